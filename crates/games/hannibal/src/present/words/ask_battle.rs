//! Prompts of sections 14 to 18 and 20.

use super::names::{full, kind, place, rated, several, titled};
use super::says;
use crate::data::battle_cards::BattleCard;
use crate::data::generals::who::HANNIBAL;
use crate::protocol::prompt::BattleAsk;
use crate::rules::battle::{initiative_upto, may_withdraw, stops_upto};
use crate::state::{Battle, Force, State};
use engine::scene::AskKind;
use engine::{Prompting, Rule, Side, SpaceId, UnitId};

/// What a question of battle or siege says.
pub(super) fn prompting(state: &State, to: Side, rule: Rule, about: BattleAsk) -> Prompting {
    let who = to.name();
    match about {
        BattleAsk::SiegeLoss { at, left } => {
            return says(
                AskKind::Remove,
                Some(at),
                format!("{who} loses {}", several(left, "CU")),
                format!(
                    "The Siege Table costs {who}'s force before {} {}. {who} chooses which.",
                    place(at),
                    several(left, "CU")
                ),
            );
        }
        BattleAsk::JoinSortie { at, kind: k } => {
            return says(
                AskKind::Compose,
                Some(at),
                format!("Do those inside {} sally out?", place(at)),
                format!(
                    "An army of {who} attacks the enemy before {}. How many {}s from inside join the battle? If none does, no general \
                     inside takes part.",
                    place(at),
                    kind(k)
                ),
            );
        }
        BattleAsk::JoinSortieGeneral { at, general } => {
            return says(
                AskKind::Buttons,
                Some(at),
                format!("Does {} sally out?", full(general)),
                format!(
                    "Those inside {} sally out. {} may go with them, or stay inside. The commander is the general of highest rank.",
                    place(at),
                    rated(state, general)
                ),
            );
        }
        _ => {}
    }
    match &state.battle {
        Some(battle) => in_battle(state, battle, to, rule, about),
        None => says(AskKind::Buttons, None, format!("{who} decides"), "A battle is fought."),
    }
}

/// A question of a battle that has begun.
fn in_battle(state: &State, battle: &Battle, to: Side, rule: Rule, about: BattleAsk) -> Prompting {
    let (who, enemy) = (to.name(), to.enemy().name());
    let at: SpaceId = battle.at();
    let field = place(at);
    let ask = |kind, title: String, text: String| says(kind, Some(at), title, text);
    match about {
        BattleAsk::ChangeOfCommand => ask(
            AskKind::Buttons,
            "A quarrel of consuls?".into(),
            format!(
                "Both consuls are in the Roman army in {field}, and {}. Carthage may roll: on 4 to 6 the other one commands.",
                commander(state, battle, Side::Rome)
            ),
        ),
        BattleAsk::ElephantCharge => ask(
            AskKind::Buttons,
            "Do the elephants charge?".into(),
            charge(battle, state.place(at).outside.carthage),
        ),
        BattleAsk::Attack => ask(
            AskKind::Lay,
            format!("{who} attacks"),
            if battle.hands[to].is_empty() {
                format!(
                    "{who} has no Battle Card left. Unless it plays another card now, the Battle of {field} is lost."
                )
            } else {
                format!(
                    "Round {} of the Battle of {field}. {} {who} lays a Battle Card; {enemy} must match it or lose the battle.{}",
                    battle.rounds + 1,
                    hands(battle),
                    withdrawal(state, battle, to)
                )
            },
        ),
        BattleAsk::AttackAs(card) => ask(
            AskKind::Buttons,
            format!("{}: as what?", titled(card)),
            format!(
                "{who} has laid a {} and says which type it stands for. {enemy} must match that type.",
                titled(card)
            ),
        ),
        BattleAsk::Match(card) => ask(
            AskKind::Lay,
            format!("Does {who} match {}?", card.name()),
            format!(
                "{enemy} attacks with {} in the Battle of {field}. {who} matches it with the same type or a Reserve{}, or loses the battle. \
                 {}{}",
                card.name(),
                probe(battle, to, card),
                hands(battle),
                matched(battle, card),
            ),
        ),
        BattleAsk::Counterattack => ask(
            AskKind::Buttons,
            format!("Does {who} counterattack?"),
            format!(
                "{who} has matched the attack. {} Success makes {who} the attacker.",
                battle.commanders[to].map_or(String::new(), |unit| {
                    rolls(unit, initiative_upto(unit, to == battle.onset.attacker))
                })
            ),
        ),
        BattleAsk::TakeInitiative => ask(
            AskKind::Buttons,
            format!("Does {who} attack?"),
            match rule.0 {
                "16.1" => format!("The withdrawal has come to nothing. {who} may become the attacker, without a roll."),
                _ => format!("{who} has matched a Double Envelopment, and may become the attacker without a roll."),
            },
        ),
        BattleAsk::StopWithdrawal => ask(
            AskKind::Buttons,
            format!("Does {who} stop the withdrawal?"),
            format!(
                "{enemy} breaks off the Battle of {field}. {} Success holds the enemy there, and {who} may become the attacker.",
                battle.commanders[to].map_or(String::new(), |unit| rolls(unit, stops_upto(unit))),
            ),
        ),
        BattleAsk::WithdrawTo => ask(
            AskKind::Destination,
            format!("Where does {who} withdraw?"),
            format!(
                "{who} has broken off the Battle of {field} and goes one space by road{}: not to enemy PCs or CUs, nor to a Tribe that is \
                 no friend. The Retreat Table is not rolled.",
                if to == battle.onset.attacker {
                    ", back the way it came"
                } else {
                    ", not where the enemy came from"
                }
            ),
        ),
        BattleAsk::Deserter => ask(
            AskKind::Card,
            "Which card deserts?".into(),
            format!(
                "An ally comes over to {who} with a Battle Card of {enemy}: one that lies open, or one drawn unseen from the rest."
            ),
        ),
        BattleAsk::BattleLoss { left } => ask(
            AskKind::Remove,
            format!("{who} loses {}", several(left, "CU")),
            format!(
                "{} {} from {who}'s force in {field}. {who} chooses which{}.",
                if rule.0 == "14.11" {
                    "The casualties of the battle take"
                } else {
                    "The Retreat Table takes"
                },
                several(left, "CU"),
                if state.place(at).outside[to].elephants > 0 && rule.0 == "14.12" {
                    ", but an elephant CU first"
                } else {
                    ""
                }
            ),
        ),
        BattleAsk::RetreatInside(k) => ask(
            AskKind::Compose,
            format!("{who} retreats behind the walls"),
            format!(
                "{who} has lost the Battle of {field}. How many {}s go inside the walls, which hold {}? The rest retreats by road.",
                kind(k),
                several(state.capacity(at), "CU")
            ),
        ),
        BattleAsk::RetreatGeneralInside(unit) => ask(
            AskKind::Buttons,
            format!("Where does {} go?", full(unit)),
            format!(
                "{} goes inside the walls of {field}, or on with the CUs that retreat.",
                full(unit)
            ),
        ),
        BattleAsk::RetreatTo => {
            let retreat = battle.retreat;
            says(
                AskKind::Destination,
                retreat.map(|r| r.at).or(Some(at)),
                format!("{who} retreats"),
                format!(
                    "{who} has lost the Battle of {field} and goes by road, {} left, to the nearest space of its own without enemy CUs, or \
                     one where more of its CUs stand than retreat. An enemy PC or a Tribe that is no friend costs 1 CU, enemy CUs as many as \
                     stand there.",
                    several(4_u8.saturating_sub(retreat.map_or(0, |r| r.spent)), "space")
                ),
            )
        }
        BattleAsk::RetreatLoss { left } => {
            let to = battle.retreat.and_then(|r| r.entering);
            says(
                AskKind::Remove,
                to.or(Some(at)),
                "Losses on the retreat",
                format!(
                    "The way to {} costs {who} {}. {who} chooses which.",
                    to.map_or("safety", place),
                    several(left, "CU")
                ),
            )
        }
        BattleAsk::SiegeLoss { .. } | BattleAsk::JoinSortie { .. } | BattleAsk::JoinSortieGeneral { .. } => {
            ask(AskKind::Buttons, format!("{who} decides"), "A battle is fought.".into())
        }
    }
}

/// Battle Cards of both sides, which all may count.
fn hands(battle: &Battle) -> String {
    format!(
        "Rome holds {}, Carthage {}.",
        several(battle.hands.rome.len() as u8, "card"),
        several(battle.hands.carthage.len() as u8, "card")
    )
}

/// 24: what else Hannibal may match with.
fn probe(battle: &Battle, to: Side, card: BattleCard) -> &'static str {
    use BattleCard::{DoubleEnvelopment, FlankLeft, FlankRight};
    let leads = battle.commanders[to] == Some(HANNIBAL) && !battle.probed;
    if leads && matches!(card, FlankLeft | FlankRight | DoubleEnvelopment) {
        ", Hannibal once with a Probe"
    } else {
        ""
    }
}

/// 14.8: what follows a match.
fn matched(battle: &Battle, card: BattleCard) -> &'static str {
    match battle.attack {
        Some(attack) if attack.gives_way() => " Whoever matches it may become the attacker without a roll.",
        Some(_) if card == BattleCard::DoubleEnvelopment => {
            " It is Maharbal's Cavalry: whoever matches it must roll to become the attacker."
        }
        _ => "",
    }
}

/// 16.1: what a withdrawal takes.
fn withdrawal(state: &State, battle: &Battle, to: Side) -> String {
    match battle.commanders[to] {
        Some(_) if may_withdraw(state, to).is_err() => String::new(),
        Some(unit) => {
            // Who has no general neither rolls nor takes the attack (14.8, 16.1).
            let enemy = match battle.commanders[to.enemy()] {
                Some(_) => ", the enemy may roll to stop him, and if it fails may become the attacker",
                None => "",
            };
            format!(
                " Or {} withdraws: the die must show {} or less{enemy}.",
                full(unit),
                battle.rating(to),
            )
        }
        None => " Without a general it cannot withdraw.".into(),
    }
}

/// Who commands with what: "C. Terentius Varro (1/1) commands".
fn commander(state: &State, battle: &Battle, side: Side) -> String {
    match battle.commanders[side] {
        Some(unit) => format!("{} commands", rated(state, unit)),
        None => "nobody commands".into(),
    }
}

/// "Paulus rolls, and needs 3 or less."
fn rolls(unit: UnitId, upto: u8) -> String {
    format!("{} rolls, and needs {upto} or less.", full(unit))
}

/// 17.3 to 17.5: what a charge may bring.
fn charge(battle: &Battle, force: Force) -> String {
    let rating = battle.rating(Side::Rome).max(1);
    let needs = format!(
        "The die must show more than {rating}{}",
        match battle.commanders.rome {
            Some(unit) => format!(", the Battle Rating of {}", full(unit)),
            None => String::new(),
        }
    );
    format!(
        "Carthage has {} in the Battle of {}. {needs}; then Rome gets {} fewer. On a 1 the beasts run wild, and Carthage gets 1 fewer.",
        several(force.elephants, "elephant CU"),
        place(battle.at()),
        several(force.elephants, "Battle Card"),
    )
}
