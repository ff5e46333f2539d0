//! The battle or siege in progress: comparison lines and dice.

use crate::battle::Battle;
use crate::data::dice::{Die, face};
use crate::siege::{self, Attempt};
use crate::state::State;
use crate::words::{die_lies, names};
use kernel::scene::{DieShown, Fact};
use kernel::{PerSide, Side};

/// Comparison lines of the battle or siege in progress.
pub(super) fn facts(state: &State) -> Vec<Fact> {
    match (&state.battle, &state.attempt) {
        (Some(battle), _) => of_battle(battle),
        (None, Some(attempt)) => vec![of_siege(state, attempt)],
        (None, None) => Vec::new(),
    }
}

/// A line of two numbers.
fn line(title: &str, value: PerSide<u8>, note: impl Into<String>) -> Fact {
    Fact {
        title: title.into(),
        value: PerSide::new(value.rome.to_string(), value.carthage.to_string()),
        note: note.into(),
    }
}

/// Commanders, the steps of the dice levels, hits and losses.
fn of_battle(battle: &Battle) -> Vec<Fact> {
    let commander = |side| battle.commanders[side].map_or("no General".to_owned(), |g| names::short(g).to_owned());
    let mut facts = vec![Fact {
        title: "Command".into(),
        value: PerSide::new(commander(Side::Rome), commander(Side::Carthage)),
        note: format!("{} attacks.", battle.attacker.name()),
    }];
    match battle.levels {
        Some(levels) => facts.extend([
            line("CUs", levels.cus, "More CUs raise the dice by a level."),
            line(
                "Allies",
                levels.allies,
                "Walled Cities in the Region, with a General in the battle.",
            ),
            line(
                "Battle Rating",
                levels.ratings,
                "The better General raises the dice by a level; above level 3 he takes the other die away.",
            ),
            line(
                "Dice level",
                levels.levels,
                "1 the small die, 2 the large, 3 both, 0 none.",
            ),
        ]),
        None => {
            let cus = PerSide::new(battle.forces.rome.cus(), battle.forces.carthage.cus());
            facts.push(line("CUs", cus, "When the battle began."));
        }
    }
    if let Some(charge) = battle.charge {
        facts.push(Fact {
            title: "Elephant Charge".into(),
            value: PerSide::new(charge.rating.to_string(), format!("{} - {}", charge.die, charge.less)),
            note: "The die against the Roman Battle Rating.".into(),
        });
    }
    if let Some(hits) = battle.hits {
        facts.push(line(
            "Hits suffered",
            hits,
            "Who suffers more loses; a tie is the Attacker's loss.",
        ));
        let lost = PerSide::new(battle.lost.rome.units(), battle.lost.carthage.units());
        facts.push(line(
            "Units lost",
            lost,
            "Supply Trains captured and the retreat's losses included.",
        ));
    }
    if let Some(retreat) = battle.retreat {
        facts.push(Fact {
            title: "Retreat".into(),
            value: match retreat.side {
                Side::Rome => PerSide::new(names::place(retreat.at).into(), String::new()),
                Side::Carthage => PerSide::new(String::new(), names::place(retreat.at).into()),
            },
            note: format!("{} of 4 MPs spent.", retreat.spent),
        });
    }
    facts
}

/// Points on the city or the Tribe.
fn of_siege(state: &State, attempt: &Attempt) -> Fact {
    let place = state.place(attempt.at);
    let mut value = PerSide::new(String::new(), String::new());
    value[attempt.side] = format!("{} of {}", place.points, siege::needed(state, attempt.at));
    Fact {
        title: format!("Points on {}", names::place(attempt.at)),
        value,
        note: format!("{} conducts the attempt.", names::full(attempt.general)),
    }
}

/// Its dice.
pub(super) fn dice(state: &State) -> Vec<DieShown> {
    let mut lie = Vec::new();
    if let Some(battle) = &state.battle {
        for (side, dice) in battle.dice.iter() {
            let each = [(Die::BattleLarge, dice.large), (Die::BattleSmall, dice.small)];
            lie.extend(
                each.into_iter()
                    .filter_map(|(die, rolled)| Some(die_lies(Some(side), die, face(die, rolled?)))),
            );
        }
    } else if let Some(attempt) = &state.attempt
        && let Some(rolled) = attempt.face
    {
        let die = if attempt.red { Die::SiegeRed } else { Die::SiegeWhite };
        lie.push(die_lies(Some(attempt.side), die, face(die, rolled)));
    }
    lie
}
