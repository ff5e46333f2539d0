//! What it costs to play a tape of answers again by taps.

use crate::features::reactions;
use crate::model::msg::{AnswerMsg, SeatMsg};
use crate::model::question_panel::Row;
use crate::tests::witness::Lay;
use crate::tests::*;
use engine::Choice;

/// What a war has cost so far.
#[derive(Default, Debug)]
pub(super) struct Cost {
    pub(super) taps: usize,
    /// How often a hand had to be opened.
    pub(super) gates: usize,
    /// The same in battles, and how many cards were laid there.
    pub(super) battle_gates: usize,
    pub(super) laid: usize,
}

/// How much of the tape is said or chosen, and how much of it is said; none if the table has left its way.
fn along(t: &Table, tape: &[Choice]) -> Option<(usize, usize)> {
    let said = t.game.answers();
    if said.len() >= tape.len() {
        return said.starts_with(tape).then_some((tape.len(), tape.len()));
    }
    let chosen = [said.clone(), t.draft.choices()].concat();
    let mut at = chosen.len();
    let holds = tape.starts_with(&chosen) || chosen.starts_with(tape);
    let planned = t.playing.plan.as_ref().filter(|_| t.draft.is_empty());
    let beyond = planned.map_or(&t.draft.beyond, |plan| &plan.answers);
    for step in beyond {
        let skips = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::No) && *choice != step;
        at += tape.get(at..)?.iter().take_while(skips).count();
        if tape.get(at) != Some(step) {
            return None;
        }
        at += 1;
    }
    holds.then_some((at.min(tape.len()), said.len()))
}

/// The taps that bring a panel to the answers of the tape: one for each step of a number, and for each other answer.
fn compose(model: &mut Model, tape: &[Choice]) -> usize {
    let from = table(model).game.answers().len() + table(model).draft.choices().len();
    let mut taps = 0;
    for n in 0..table(model).view_model.rows.len() {
        let Some(row) = table(model).view_model.rows.get(n).cloned() else {
            break;
        };
        let Some(wanted) = tape.get(from + n).copied() else {
            break;
        };
        if row.chosen == wanted || !row.asked.offers(wanted) {
            continue;
        }
        taps += steps(&row, wanted);
        send(model, Msg::Answer(AnswerMsg::Pick(n, wanted)));
    }
    taps
}

/// How often the sign beside a number is tapped.
fn steps(row: &Row, wanted: Choice) -> usize {
    let place = |choice| row.asked.answers.iter().position(|a| a.choice == choice);
    match (row.chosen, wanted) {
        (Choice::Number(_), Choice::Number(_)) => {
            place(row.chosen).zip(place(wanted)).map_or(1, |(a, b)| a.abs_diff(b))
        }
        _ => 1,
    }
}

/// The best of these taps, if one gets on.
fn best(model: &mut Model, tape: &[Choice]) -> Option<Msg> {
    let here = along(table(model), tape);
    let mut found: Option<(Option<(usize, usize)>, Msg)> = None;
    let lay = Lay::of(table(model));
    let mut all = taps(model);
    let t = table(model);
    let fights = t.view_model.window && seats::fight(&t.game.preview()).is_some();
    let quiet = t.view_model.to().filter(|_| fights);
    let rows = reactions::waiting(t).len();
    all.push(Msg::Answer(AnswerMsg::Propose));
    all.extend((0..rows).map(|row| Msg::Answer(AnswerMsg::React(row))));
    // Of two that get as far now, this one gets farther later.
    all.extend(quiet.map(|side| Msg::Answer(AnswerMsg::MuteFight(side))));
    let next = tape.get(table(model).game.answers().len() + table(model).draft.choices().len() + 1);
    if let Some(Choice::Space(at)) = next {
        all.push(Msg::Answer(AnswerMsg::Tap(Target::Space(*at))));
    }
    for msg in all {
        send(model, msg.clone());
        let led = along(table(model), tape).filter(|_| model.table.is_some());
        lay.again(model);
        if led > here && found.as_ref().is_none_or(|(most, _)| led >= *most) {
            found = Some((led, msg));
        }
    }
    found.map(|(_, msg)| msg)
}

/// Plays the tape to its end from where the table stands.
pub(super) fn cost(model: &mut Model, tape: &[Choice]) -> Cost {
    let mut cost = Cost::default();
    while table(model).game.answers().len() < tape.len() {
        let t = table(model);
        let gate = t
            .seats
            .handover
            .or(t.view_model.to().filter(|_| !t.view_model.mine && !t.view_model.window));
        let battle = t.view_model.scene.duel.is_some();
        let laid = t.view_model.lays() && !t.draft.is_empty();
        let rows = !t.view_model.rows.is_empty() && !t.view_model.window && gate.is_none();
        let msg = if let Some(side) = gate {
            cost.gates += 1;
            cost.battle_gates += usize::from(battle);
            Msg::Seat(SeatMsg::Reveal(side))
        } else {
            cost.taps += if rows { compose(model, tape) } else { 0 };
            best(model, tape).unwrap_or_else(|| {
                let t = table(model);
                let next = &tape[t.game.answers().len()..];
                panic!(
                    "no tap leads to {:?} of {:?}",
                    &next[..next.len().min(6)],
                    t.view_model.asked
                )
            })
        };
        cost.laid += usize::from(laid && matches!(msg, Msg::Answer(AnswerMsg::Confirm | AnswerMsg::Tap(_))));
        cost.taps += 1;
        send(model, msg);
        // A sheet that came of itself is closed.
        cost.taps += usize::from(!model.sheets.is_empty());
        model.sheets.clear();
    }
    cost
}
