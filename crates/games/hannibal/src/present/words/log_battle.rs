//! Lines of sections 14 to 18 and 20.

use super::log_turn::{because, read};
use super::names::{by_type, company, force, full, leading, linked, list, several, short, shorts, signed, titled};
use super::{Told, die, log_siege, tells};
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::generals::{general, who};
use crate::data::tables::{CHANGES_COMMAND, HAND};
use crate::protocol::event::BattleEvent;
use crate::state::{Force, Hand};
use engine::scene::Show;
use engine::{CardId, PerSide, Side, SpaceId, UnitId, UnitSet, Viewer};
use punic::present::words::under;

/// The line of an event of battle or siege.
pub(super) fn tell(event: &BattleEvent, rule: &str, by: Viewer) -> Told {
    match event {
        BattleEvent::Begins {
            at,
            attacker,
            forces,
            generals,
            commanders,
        } => tells(*attacker, begins(*at, *attacker, *forces, *generals, *commanders)).at(&[*at]),
        BattleEvent::Sortie {
            at,
            side,
            units,
            generals,
        } => tells(
            *side,
            format!(
                "{} sallies out of {}: {}.",
                side.name(),
                linked(*at),
                company(*units, *generals)
            ),
        )
        .at(&[*at]),
        BattleEvent::CommandRolled { die: face, commander } => tells(
            Side::Rome,
            format!(
                "The consuls dispute the command, {face}: {} {}.",
                full(*commander),
                if *face >= CHANGES_COMMAND {
                    "commands now"
                } else {
                    "commands still"
                }
            ),
        )
        .shows(Show::Dice(vec![die(Side::Carthage, *face)])),
        BattleEvent::Charge {
            elephants,
            die: face,
            rating,
            succeeds,
        } => tells(
            Side::Carthage,
            format!(
                "{} {} against Battle Rating {rating}: {face}, {}.",
                several(*elephants, "elephant CU"),
                if *elephants == 1 { "charges" } else { "charge" },
                match (succeeds, face) {
                    (true, _) => "and Rome's ranks are broken",
                    (false, 1) => "and the beasts run wild",
                    (false, _) => "in vain",
                }
            ),
        )
        .shows(Show::Dice(vec![die(Side::Carthage, *face)])),
        BattleEvent::Fright { cards } => tells(
            Side::Rome,
            format!(
                "The elephants take fright: there is no charge, and Carthage gets {} fewer.",
                several(*cards, "Battle Card")
            ),
        ),
        BattleEvent::Hand { side, hand } => tells(*side, hand_of(*side, *hand)),
        BattleEvent::MoreCards { side, cards } => tells(
            *side,
            format!(
                "{} of {}'s Battle Cards {} {}.",
                cards,
                side.name(),
                is_or_are(*cards),
                more_for(rule)
            ),
        ),
        BattleEvent::FewerCards { side, cards } => tells(
            *side,
            format!(
                "{} has {} fewer {}.",
                side.name(),
                cards_of(*cards),
                if rule == "13.1" {
                    "for trying in vain to avoid battle"
                } else {
                    "for the elephants"
                }
            ),
        ),
        BattleEvent::Dealt { side, cards } => tells(*side, dealt(*side, cards, by)),
        BattleEvent::Shown { side, cards } => tells(
            *side,
            if cards.is_empty() {
                format!("The spy sees no Battle Card of {}.", side.name())
            } else {
                format!("The spy sees Battle Cards of {}: {}.", side.name(), types(cards))
            },
        ),
        BattleEvent::Deserted { to, card } => tells(
            *to,
            format!("An ally comes over to {} with {}.", to.name(), titled(*card)),
        ),
        BattleEvent::Attacks {
            round,
            side,
            card,
            kind,
        } => tells(*side, attacks(*round, *side, *card, *kind)),
        BattleEvent::Matches { side, card } => tells(*side, format!("{} matches with {}.", side.name(), titled(*card))),
        BattleEvent::Unmatched { side } => tells(*side, format!("{} does not match.", side.name())),
        BattleEvent::Exhausted { side } => tells(
            *side,
            format!(
                "{} has no Battle Card left to attack with: the defender wins, even without one.",
                side.name()
            ),
        ),
        BattleEvent::Counterattack {
            side,
            die,
            upto,
            succeeds,
        } => rolls(*side, "to counterattack", *die, *upto, *succeeds),
        BattleEvent::Withdrawal {
            side,
            die,
            upto,
            succeeds,
        } => rolls(*side, "to withdraw", *die, *upto, *succeeds),
        BattleEvent::Stopping {
            side,
            die,
            upto,
            succeeds,
        } => rolls(*side, "to stop the withdrawal", *die, *upto, *succeeds),
        BattleEvent::Initiative { side } => tells(*side, format!("{} is the attacker now.", side.name())),
        BattleEvent::Ability(unit) => tells(general(*unit).side, ability(*unit)),
        BattleEvent::Won { winner, at, with } => tells(
            *winner,
            format!(
                "{} wins the Battle of {}{}.",
                winner.name(),
                linked(*at),
                with.map_or(String::new(), |card| format!(" with {}", card.name()))
            ),
        )
        .at(&[*at]),
        BattleEvent::Casualties {
            rounds,
            die: face,
            cus,
            elephant,
        } => tells(
            None,
            format!(
                "Casualties after {}: on a {face} {}{}.",
                several(*rounds, "round"),
                if *cus == 0 {
                    "nobody loses anything".into()
                } else {
                    format!("each side loses {}", several(*cus, "CU"))
                },
                if *elephant && *cus > 0 {
                    ", an elephant CU first"
                } else {
                    ""
                }
            ),
        )
        .shows(Show::Dice(vec![engine::scene::DieShown {
            side: None,
            ..die(Side::Rome, *face)
        }])),
        BattleEvent::RetreatTable {
            side,
            began_with,
            die: face,
            roll,
            lost,
        } => tells(
            *side,
            format!(
                "{}, which began with {}, rolls {}{} on the Retreat Table and loses {}.",
                side.name(),
                several(*began_with, "CU"),
                read(*face, *roll),
                because(retreat_adds(roll - *face as i8)),
                several(*lost, "CU"),
            ),
        )
        .shows(Show::Dice(vec![die(*side, *face)])),
        BattleEvent::Lost { side, at, units } => tells(
            *side,
            format!("{} loses {} in {}.", side.name(), force(*units), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::Retreated {
            side,
            from,
            to,
            units,
            generals,
        } => goes(*side, "retreats", [*from, *to], *units, *generals),
        BattleEvent::RetreatedInside {
            side,
            at,
            units,
            generals,
        } => tells(
            *side,
            format!(
                "{} goes inside {}: {}.",
                side.name(),
                linked(*at),
                company(*units, *generals)
            ),
        )
        .at(&[*at]),
        BattleEvent::SweptUp { side, at, units } => tells(
            *side,
            format!("The retreat sweeps {} along from {}.", force(*units), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::NoRetreat { side, at, units } => tells(
            *side,
            format!(
                "{} finds no way out of {}: {} lost.",
                side.name(),
                linked(*at),
                punic::present::words::does(&[], super::names::units(*units), units.units(), ["is", "are"])
            ),
        )
        .at(&[*at]),
        BattleEvent::Consequences { side, cus, pcs } => tells(
            *side,
            format!(
                "{} has lost {} in this battle: it costs {}.",
                side.name(),
                several(*cus, "CU"),
                several(*pcs, "PC")
            ),
        ),
        BattleEvent::Withdrawn {
            side,
            from,
            to,
            units,
            generals,
        } => goes(*side, "withdraws", [*from, *to], *units, *generals),
        BattleEvent::TrainLost { .. }
        | BattleEvent::Detached { .. }
        | BattleEvent::SiegeDie { .. }
        | BattleEvent::Points { .. }
        | BattleEvent::Besieged { .. }
        | BattleEvent::Lifted { .. }
        | BattleEvent::CityFalls { .. }
        | BattleEvent::Subjugated { .. } => log_siege::tell(event),
    }
}

fn begins(
    at: SpaceId,
    attacker: Side,
    forces: PerSide<Force>,
    generals: PerSide<UnitSet>,
    commanders: PerSide<Option<UnitId>>,
) -> String {
    let army = |side: Side| {
        let commander = commanders[side].filter(|_| generals[side].len() > 1);
        format!(
            "{}{}",
            company(forces[side], generals[side]),
            commander.map_or(String::new(), |unit| format!(", {} in command", short(unit)))
        )
    };
    format!(
        "Battle of {}: {} attacks, {}; {} stands, {}.",
        linked(at),
        attacker.name(),
        army(attacker),
        attacker.enemy().name(),
        army(attacker.enemy())
    )
}

const fn is_or_are(count: u8) -> &'static str {
    if count > 1 { "are" } else { "is" }
}

fn cards_of(count: u8) -> String {
    several(count, "Battle Card")
}

/// 14.1: the sum of a hand.
fn hand_of(side: Side, hand: Hand) -> String {
    let parts = [
        (hand.rating, "for the general"),
        (hand.cus, "for CUs"),
        (hand.allies, "for allies"),
        (hand.militia, "for the militia"),
        (hand.tribe, "for the Tribe"),
        (hand.interception, "for the interception"),
    ];
    let mut all: Vec<String> = parts
        .into_iter()
        .filter(|part| part.0 > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    let sum: u8 = parts.iter().map(|part| part.0).sum();
    if hand.avoidance > 0 {
        all.push(format!("{} less for trying to avoid battle", hand.avoidance));
    }
    if sum.saturating_sub(hand.avoidance) > HAND {
        all.push(format!("{HAND} at most"));
    }
    if hand.charge > 0 {
        all.push(format!("{} less for the elephants", hand.charge));
    }
    if all.is_empty() {
        return format!("{} gets no Battle Card.", side.name());
    }
    format!("{} gets {}: {}.", side.name(), cards_of(hand.cards()), list(all))
}

/// What a section adds to a hand (12.4, 14.2 to 14.4, 20.9).
fn more_for(rule: &str) -> &'static str {
    match rule {
        "14.3" => "for its allies in Italia",
        "14.2" => "for its allies",
        "14.4" => "for the militia of Latium",
        "20.9" => "for the friendly Tribe",
        _ => "for intercepting",
    }
}

fn dealt(side: Side, cards: &[CardId], by: Viewer) -> String {
    let count = cards_of(cards.len() as u8);
    if by.sees(side) && !cards.is_empty() {
        format!("{} is dealt {count}: {}.", side.name(), types(cards))
    } else {
        format!("{} is dealt {count}.", side.name())
    }
}

fn types(cards: &[CardId]) -> String {
    by_type(cards.iter().copied().collect())
}

fn attacks(round: u8, side: Side, card: CardId, kind: BattleCard) -> String {
    let plain = is_battle_card(card) && BattleCard::of(card) == kind;
    let stands = if plain {
        String::new()
    } else {
        format!(" as {}", kind.name())
    };
    format!("Round {round}: {} attacks with {}{stands}.", side.name(), titled(card))
}

/// What the card that has won the battle adds to the roll on the Retreat Table.
fn retreat_adds(add: i8) -> Vec<String> {
    let adds = |card: &BattleCard| add != 0 && card.retreat() == add;
    let card = [BattleCard::Probe, BattleCard::DoubleEnvelopment]
        .into_iter()
        .find(adds);
    card.map(|card| format!("{} for the {}", signed(add), card.name()))
        .into_iter()
        .collect()
}

fn rolls(side: Side, what: &str, face: u8, upto: u8, succeeds: bool) -> Told {
    let success = if succeeds { "it succeeds" } else { "it fails" };
    tells(
        side,
        format!("{} rolls {face} {what}, needs {upto} or less: {success}.", side.name()),
    )
    .shows(Show::Dice(vec![die(side, face)]))
}

/// A general's ability at work in a battle (24).
fn ability(unit: UnitId) -> String {
    match unit {
        who::HANNIBAL => "Hannibal uses his Probe as he likes, once in this battle.".into(),
        who::FLAMINIUS => format!("{} stops withdrawals as he pursues.", full(unit)),
        _ => format!("{} is quick to counterattack.", full(unit)),
    }
}

fn goes(side: Side, how: &str, way: [SpaceId; 2], units: Force, generals: UnitSet) -> Told {
    let [from, to] = way.map(linked);
    let who = match units.is_empty() {
        true => format!("with {}", list(shorts(generals))),
        false => [leading(units), under(shorts(generals))].concat(),
    };
    let text = format!("{} {how} from {from} to {to} {who}.", side.name());
    tells(side, text).at(&way)
}
