//! Lines of sections 4 to 8, 19 and 21 to 23.

use super::names::{force, full, leading, linked, list, several, shorts, signed, titled, titled_with_ops};
use super::{Told, die, tells};
use crate::data::cards::{self, card};
use crate::data::generals::general as row;
use crate::data::setup::UNITS;
use crate::data::tracks::turn_box;
use crate::protocol::buttons::Named;
use crate::protocol::event::{AttritionModifier, TurnEvent};
use crate::state::Force;
use core::cmp::Ordering;
use engine::scene::Show;
use engine::{CardId, Rule, Side, UnitId, Viewer};

/// The line of an event of the turn.
pub(super) fn tell(event: &TurnEvent, rule: Rule, by: Viewer) -> Told {
    match event {
        TurnEvent::SetUp(side) => tells(*side, set_up(*side)),
        TurnEvent::Tribes => tells(
            None,
            "The Tribes hold their spaces: the Boii, the Insubrians and the Bruttii are friends of Carthage.",
        ),
        TurnEvent::Decks => tells(
            None,
            format!(
                "{} Strategy Cards and 48 Battle Cards are shuffled separately.",
                cards::COUNT
            ),
        ),
        TurnEvent::BattleDeck => tells(
            None,
            "The Battle Deck holds 12 Frontal Assaults, 9 Flanks Left, 9 Flanks Right, 8 Probes, 6 Double Envelopments and 4 Reserves.",
        ),
        TurnEvent::Agreed(said) => tells(None, said.clone()),
        TurnEvent::TurnBegins(turn) => {
            let line = tells(None, format!("Turn {turn} begins: {}.", turn_box(*turn).dates));
            if *turn > 1 { line.shows(Show::TurnEnd) } else { line }
        }
        TurnEvent::Placed { side, at, units } => tells(
            *side,
            format!("{} places {} in {}.", side.name(), force(*units), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::Forgone { side, cus } => tells(
            *side,
            format!(
                "{} has nowhere to place {}, and forgoes {}.",
                side.name(),
                several(*cus, "CU"),
                its(*cus)
            ),
        ),
        TurnEvent::Named(general) => tells(Side::Rome, format!("{} stays as proconsul.", full(*general))),
        TurnEvent::Removed(general) => tells(Side::Rome, format!("{} goes back to the cup.", full(*general))),
        TurnEvent::Drawn(general) => tells(Side::Rome, format!("{} is drawn as consul.", full(*general))),
        TurnEvent::Enters { general, at } => tells(
            row(*general).side,
            format!(
                "{} {} {}.",
                full(*general),
                match rule.0 {
                    "6.7" => "comes to",
                    "6.1" => "returns in",
                    _ => "arrives in",
                },
                linked(*at)
            ),
        )
        .at(&[*at]),
        TurnEvent::Lost(general) => tells(row(*general).side, lost(*general, rule)),
        TurnEvent::Displaced { general, at } => tells(
            row(*general).side,
            format!("{} is displaced in {}.", full(*general), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::Dealt { side, cards } => tells(
            *side,
            punic::present::words::dealt(*side, by.sees(*side), cards, titled),
        ),
        TurnEvent::Reshuffled => tells(None, "The discards are shuffled into the Strategy Deck."),
        TurnEvent::PlaysFirst(side) => tells(*side, format!("{} goes first.", side.name())),
        TurnEvent::ClaimsFirst(side) => tells(*side, format!("{} claims to go first with a campaign.", side.name())),
        TurnEvent::Played { side, card, how } => tells(*side, played(*side, *card, *how)),
        TurnEvent::PcPlaced { side, at } => tells(
            *side,
            format!("{} takes political control of {}.", side.name(), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::PcRemoved { side, at } => tells(*side, pc_removed(*side, &linked(*at), rule)).at(&[*at]),
        TurnEvent::ProvinceTo { province, owner } => tells(
            *owner,
            match owner {
                Some(side) => format!("{} now controls the province of {}.", side.name(), province.name()),
                None => format!("Nobody controls the province of {} now.", province.name()),
            },
        ),
        TurnEvent::Attrition {
            side,
            at,
            die: face,
            roll,
            adds,
            cus,
            lost,
            elephant,
        } => tells(
            *side,
            format!(
                "Attrition in {}: on a {}{} {} loses {} of {cus}{}.",
                linked(*at),
                read(*face, *roll),
                because(harder(adds)),
                side.name(),
                several(*lost, "CU"),
                if *elephant { ", an elephant CU first" } else { "" },
            ),
        )
        .at(&[*at])
        .shows(Show::Dice(vec![die(*side, *face)])),
        TurnEvent::UnitsLost { side, at, units } => tells(
            *side,
            format!("{} loses {} in {}.", side.name(), force(*units), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::Points { rome, carthage } => tells(None, check(*rome, *carthage)),
        TurnEvent::Over { winner } => tells(*winner, format!("{} wins the war.", winner.name())),
    }
}

const fn its(count: u8) -> &'static str {
    if count == 1 { "it" } else { "them" }
}

/// Why Attrition is harder, or easier.
fn harder(all: &[(AttritionModifier, i8)]) -> Vec<String> {
    let said = |(adds, add): &(AttritionModifier, i8)| {
        let why = match adds {
            AttritionModifier::Pass => "a pass that is none of the Alps",
            AttritionModifier::Guides => "Native Guides",
            AttritionModifier::Card(id) => card(*id).title,
        };
        format!("{} for {why}", signed(*add))
    };
    all.iter().filter(|(_, add)| *add != 0).map(said).collect()
}

/// A die with what is added to it: "4", "4 +2 = 6".
pub(super) fn read(face: u8, roll: i8) -> String {
    match roll - face as i8 {
        0 => face.to_string(),
        added => format!("{face} {} = {roll}", signed(added)),
    }
}

/// The reasons of what is added, behind the sum: " (-1 for so few CUs, +1 for Massilia)".
pub(super) fn because(reasons: Vec<String>) -> String {
    if reasons.is_empty() {
        String::new()
    } else {
        format!(" ({})", reasons.join(", "))
    }
}

fn set_up(side: Side) -> String {
    let rows = UNITS.iter().filter(|row| row.side == side);
    let armies = rows.map(|row| {
        format!(
            "{} in {} {}",
            list(shorts(row.generals.iter().copied().collect())),
            linked(row.space),
            leading(Force::new(row.cus - row.elephants, row.elephants, 0))
        )
    });
    format!("{} sets up: {}.", side.name(), list(armies.collect()))
}

fn lost(general: UnitId, rule: Rule) -> String {
    match rule.0 {
        "6.7" => format!("{} finds nowhere to land, and never comes.", full(general)),
        _ => format!("{} is lost and leaves the game.", full(general)),
    }
}

fn played(side: Side, id: CardId, how: Named) -> String {
    let name = side.name();
    let card = titled_with_ops(id);
    match how {
        Named::Discard => format!("{name} discards {card} for no effect."),
        Named::Activate => format!("{name} plays {card} to activate a general."),
        Named::PlacePcs => format!("{name} plays {card} for political control."),
        Named::RaiseTroops => format!("{name} plays {card} to raise troops."),
        _ => format!("{name} plays {card} as an Event."),
    }
}

fn pc_removed(side: Side, place: &str, rule: Rule) -> String {
    match rule.0 {
        "19.4" => format!("{}'s PC in {place} is isolated and lost.", side.name()),
        "10.10" | "15.5" | "22.2" => format!("{} takes its PC off {place}.", side.name()),
        _ => format!("{} loses its PC in {place}.", side.name()),
    }
}

fn check(rome: u8, carthage: u8) -> String {
    let count = format!("Political Points: Rome has {rome}, Carthage {carthage}");
    match rome.cmp(&carthage) {
        Ordering::Equal => format!("{count}; nobody is behind."),
        Ordering::Less => format!("{count}; Rome is {} behind.", carthage - rome),
        Ordering::Greater => format!("{count}; Carthage is {} behind.", rome - carthage),
    }
}
