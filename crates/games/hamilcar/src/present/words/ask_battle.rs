//! Prompts of sections 13 and 14.

use super::names::{full, joined, kind, place, rated, several, short};
use super::says;
use crate::data::generals::general;
use crate::protocol::prompt::BattleAsk;
use crate::rules::siege::needed;
use crate::state::State;
use engine::scene::AskKind;
use engine::{Prompting, Side, UnitId, UnitSet};

/// Where all of them rate the same, that the dice do not ask who it is, and what each can do.
fn even(state: &State, all: UnitSet) -> String {
    let mut ratings = all.iter().map(|u| state.battle_rating(u));
    match ratings.next() {
        Some(first) if ratings.all(|other| other == first) => format!(
            " Whoever it is, the Battle Rating is {first}; only abilities differ.{}",
            abilities(all.iter())
        ),
        _ => String::new(),
    }
}

/// What each of these Generals can do, a sentence each.
pub(super) fn abilities(all: impl Iterator<Item = UnitId>) -> String {
    all.map(|unit| format!(" {}: {}", short(unit), general(unit).ability))
        .collect()
}

/// What a question of battle or siege says.
pub(super) fn prompting(state: &State, to: Side, about: BattleAsk) -> Prompting {
    let who = to.name();
    let field = state.battle.map(|b| b.at);
    let there = field.map_or("the field", place);
    let equal = state.battle.map_or(UnitSet::EMPTY, |b| state.highest(b.generals[to]));
    match about {
        BattleAsk::Command => says(
            AskKind::General,
            field,
            format!("Who commands for {who}?"),
            format!(
                "Generals of equal rank stand together in {there}: {who} names the one whose Battle Rating, the second number, counts: {}.{}",
                joined(equal.iter().map(rated).collect(), "or"),
                even(state, equal),
            ),
        ),
        BattleAsk::ChangeOfCommand => {
            let battle = state.battle.as_ref();
            let commander = battle.and_then(|b| b.commanders.rome);
            says(
                AskKind::Buttons,
                field,
                "A quarrel of Consuls?",
                format!(
                    "Both Consuls attack in {there}, {} in command. Carthage may roll the Die: on 4 to 6 they quarrel, and the other commands, with his Battle Rating and ability.",
                    commander.map_or("one", short),
                ),
            )
        }
        BattleAsk::ElephantCharge => says(
            AskKind::Buttons,
            field,
            "Do the elephants charge?",
            format!(
                "Carthage has enough Elephants in {there}. A die above the Roman Battle Rating lets Carthage reroll one Battle Die, 1 or less lets Rome{}. If Carthage then loses, an Elephant falls first.",
                if state.forgotten_tactics {
                    "; Forgotten Tactics takes 2 off it"
                } else {
                    ""
                },
            ),
        ),
        BattleAsk::Reroll => says(
            AskKind::Dice,
            field,
            format!("{who} may reroll"),
            format!(
                "The Elephant Charge lets {who} have one Battle Die rolled again, of either side. The new face stands."
            ),
        ),
        BattleAsk::SiegeAgain(at) => says(
            AskKind::Buttons,
            Some(at),
            "Flaccus: roll again?",
            format!(
                "The Siege Die gives {} against the Tribe and costs {}. Q. Fulvius Flaccus may roll it once more; the second result stands.",
                several(state.attempt.map_or(0, |a| a.points), "point"),
                several(state.attempt.map_or(0, |a| a.to_lose), "CU"),
            ),
        ),
        BattleAsk::ChargeAgain => {
            let charge = state.battle.and_then(|b| b.charge);
            says(
                AskKind::Buttons,
                field,
                "Metellus and the elephants",
                format!(
                    "The charge has come to {} against Battle Rating {}. L. Caecilius Metellus may have its die rolled again; the second result stands.",
                    charge.map_or(0, |c| c.result()),
                    charge.map_or(0, |c| c.rating),
                ),
            )
        }
        BattleAsk::BarcaRerolls => says(
            AskKind::Dice,
            field,
            "Hamilcar Barca may reroll",
            "Hamilcar Barca commands: one of Carthage's own Battle Dice may be rolled again, once in this battle. The new face stands.",
        ),
        BattleAsk::Laurels => says(
            AskKind::Place,
            None,
            "Scipio's laurels",
            "L. Cornelius Scipio has won: Rome may place a PC in any space without a PC, Tribe or Walled City, whoever stands there.",
        ),
        BattleAsk::BattleLoss { left } => says(
            AskKind::Remove,
            field,
            format!("{who} loses {}", several(left, "CU")),
            format!(
                "{who}'s Force in {there} was struck: each hit takes 1 CU. {}",
                if field.is_some_and(|at| state.outside(at, to).fighting() <= left) {
                    "None is left: only the order can be chosen.".to_owned()
                } else {
                    format!("{who} chooses which.")
                },
            ),
        ),
        BattleAsk::RetreatTo => says(
            AskKind::Destination,
            field,
            format!("{who} retreats"),
            format!(
                "{who} has lost the Land Battle in {there} and goes to the nearest safe space within 4 MPs. A space with an enemy PC or a Tribe costs 1 CU, enemy CUs cost as many as stand there."
            ),
        ),
        BattleAsk::RetreatInside(units) => says(
            AskKind::Compose,
            field,
            format!("{who} retreats behind the walls"),
            format!(
                "{who} has lost the Land Battle in {there}. As many {}s as the walls hold may go inside; the rest retreats by road.",
                kind(units)
            ),
        ),
        BattleAsk::RetreatGeneralInside(unit) => says(
            AskKind::Buttons,
            field,
            format!("Where does {} go?", full(unit)),
            format!(
                "{} goes inside the walls of {there}, or on with the Force that retreats.",
                full(unit)
            ),
        ),
        BattleAsk::RetreatLoss { left } => says(
            AskKind::Remove,
            field,
            "Losses on the retreat",
            format!("The way out costs {who} {}: {who} chooses which.", several(left, "CU")),
        ),
        BattleAsk::SiegeLoss(at) => says(
            AskKind::Remove,
            Some(at),
            format!("A loss before {}", place(at)),
            format!(
                "The Siege Die costs {who}'s Force in {} 1 CU: {who} chooses which.",
                place(at)
            ),
        ),
        BattleAsk::DeterminedDefence(at) => {
            says(AskKind::Buttons, Some(at), format!("{} defends itself", place(at)), {
                let coming = state.attempt.map_or(0, |a| a.points);
                let (there, needed) = (state.place(at).points, needed(state, at));
                format!(
                    "{} on {}, which bears {there} of {needed}.{} {who} may give 1 Supply Train and 1 CU inside to cancel one.",
                    if coming == 1 {
                        "A Siege Point falls".to_owned()
                    } else {
                        format!("{coming} Siege Points fall")
                    },
                    place(at),
                    match (there + coming).checked_sub(needed) {
                        None => "",
                        Some(0) => " If it stands, the city falls: CUs inside are lost, Generals displaced.",
                        Some(_) => " The city falls even with one less.",
                    },
                )
            })
        }
        BattleAsk::JoinSortie { at, kind: units } => says(
            AskKind::Compose,
            Some(at),
            format!("Do those inside {} sally out?", place(at)),
            format!(
                "An Army of {who}'s attacks the enemy before {}. {}s inside may join the Land Battle; if no Unit does, no General inside takes part.",
                place(at),
                kind(units)
            ),
        ),
        BattleAsk::JoinSortieGeneral { at, general } => says(
            AskKind::Buttons,
            Some(at),
            format!("Does {} join the Sortie?", full(general)),
            format!(
                "Those inside {} sally out. {} may go with them, or stay inside.",
                place(at),
                full(general)
            ),
        ),
    }
}
