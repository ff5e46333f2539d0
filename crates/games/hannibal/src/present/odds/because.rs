//! What makes odds what they are: what is needed, and what is added to a die.

use super::tally::Tally;
use super::words::Aim;
use crate::Hannibal;
use crate::data::cards::{Effect, card};
use crate::data::generals::general;
use crate::data::roads::between;
use crate::present::words::names::{full, list, place, several, short, signed};
use crate::present::words::{added, siege_adds};
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::rules::battle::stops_upto;
use crate::rules::movement::{Roll, guides, naval_modifiers, pass_attrition, upto};
use crate::rules::reactions::interception_modifier;
use crate::rules::siege;
use crate::state::{March, State};
use engine::odds::{Chance, Standing};
use engine::{Choice, UnitId};

/// One sentence for each.
pub(super) fn because(
    standing: &Standing<'_, Hannibal>,
    choice: Choice,
    aim: Aim,
    outcomes: &[(Tally, Chance)],
) -> Vec<String> {
    let s = standing.state;
    let tried = |of: fn(&Tally) -> Option<UnitId>| outcomes.iter().find_map(|(tally, _)| of(tally));
    let needs = |unit: UnitId, roll: Roll| format!("{} needs {} or less.", full(unit), upto(unit, roll));
    let march = s.march.as_ref();
    match aim {
        Aim::Escape => tried(|t| t.reactions.avoiding.map(|a| a.0))
            .map(|unit| needs(unit, Roll::Avoid))
            .into_iter()
            .collect(),
        Aim::GoOn => tried(|t| t.reactions.pursuing.map(|a| a.0))
            .map(|unit| needs(unit, Roll::Pursue))
            .into_iter()
            .collect(),
        Aim::Intercept => {
            let units = outcomes
                .iter()
                .flat_map(|(tally, _)| tally.reactions.intercepting)
                .flatten();
            let mut all: Vec<UnitId> = units.map(|(unit, _)| unit).collect();
            all.sort_unstable();
            all.dedup();
            let mut said: Vec<String> = all.into_iter().map(|unit| needs(unit, Roll::Intercept)).collect();
            said.extend(march.and_then(|m| in_enemy_space(s, m)));
            said
        }
        Aim::Through => march
            .and_then(|m| at_sea(s, m, standing.pending.question.about, choice))
            .into_iter()
            .collect(),
        Aim::Points => march.map_or_else(Vec::new, |m| attempt(s, m)),
        Aim::Withdraw => withdrawal(s, standing.pending.question.about, standing.pending.question.to),
        Aim::Spare => march.and_then(|m| pass(s, m, choice)).into_iter().collect(),
        Aim::Harm => event(standing.pending.question.about).into_iter().collect(),
        Aim::Win => Vec::new(),
    }
}

/// 25, 52: what an Event adds to the die of Attrition.
fn event(about: Prompt) -> Option<String> {
    let (Prompt::Card(CardAsk::Target { card: id, .. }) | Prompt::Turn(TurnAsk::UseCard(id))) = about else {
        return None;
    };
    match card(id).effect {
        Effect::Pestilence { attrition } => Some(format!("The die is changed by {}.", signed(attrition))),
        _ => None,
    }
}

/// 12.4: 1 is added into an enemy space without CUs of one's own.
fn in_enemy_space(s: &State, m: &March) -> Option<String> {
    let hostile = interception_modifier(s, m.side.enemy(), m.at) > 0;
    hostile.then(|| format!("1 is added to the die: {} is an enemy space.", place(m.at)))
}

/// 11.6: what is added to the roll on the Naval Combat Table.
fn at_sea(s: &State, m: &March, about: Prompt, choice: Choice) -> Option<String> {
    let to = match (about, choice) {
        (Prompt::Movement(MovementAsk::Sail) | Prompt::Reaction(ReactionAsk::BackUp), Choice::Space(to))
            if to != m.at =>
        {
            to
        }
        _ => return None,
    };
    let all = naval_modifiers(s, m.general, m.units, &[m.at, to]);
    let sum: i8 = all.iter().map(|(_, add)| add).sum();
    Some(match all.is_empty() {
        true => "Nothing is added to the die.".to_owned(),
        false => format!("The die is changed by {}: {}.", signed(sum), list(added(&all))),
    })
}

/// 10.6: what is added to the roll for a mountain pass.
fn pass(s: &State, m: &March, choice: Choice) -> Option<String> {
    let Choice::Space(to) = choice else { return None };
    let add = pass_attrition(s, between(m.at, to)?)? + guides(m);
    let changed = match add {
        0 => String::new(),
        add => format!(", the die changed by {}", signed(add)),
    };
    Some(format!(
        "{} suffer{} Attrition on the pass{changed}.",
        several(m.units.units(), "CU"),
        if m.units.units() == 1 { "s" } else { "" }
    ))
}

/// 20.2, 24: how an attempt is rolled.
fn attempt(s: &State, m: &March) -> Vec<String> {
    let means = siege::means(s, m.at, m.general, m.card, m.event);
    let mut said = Vec::new();
    if means.rolls > 1 {
        said.push(format!(
            "{} on the Siege Table, all of them applied.",
            several(means.rolls, "roll")
        ));
    }
    if !means.adds.is_empty() {
        let (sum, why) = (siege::sum(&means.adds), siege_adds(&means.adds));
        said.push(format!("Each roll is changed by {}: {}.", signed(sum), list(why)));
    }
    let points = s.place(m.at).points;
    if points > 0 {
        said.push(format!(
            "{} already stands at {}.",
            place(m.at),
            several(points, "point")
        ));
    }
    said
}

/// 16.1, 24: who needs what.
fn withdrawal(s: &State, about: Prompt, to: engine::Side) -> Vec<String> {
    let Some(battle) = s.battle.as_ref() else {
        return Vec::new();
    };
    let stops = |unit: UnitId| format!("{} stops the withdrawal on {} or less.", short(unit), stops_upto(unit));
    if about == Prompt::Battle(BattleAsk::StopWithdrawal) {
        return battle.commanders[to].map(stops).into_iter().collect();
    }
    let goes = |unit: UnitId| format!("{} needs {} or less.", full(unit), general(unit).battle);
    let own = battle.commanders[to].map(goes);
    own.into_iter()
        .chain(battle.commanders[to.enemy()].map(stops))
        .collect()
}
