//! The odds of what commits to dice or to a hidden hand: raids, pillages and bribes that may be blocked, naval battles, and the outlook of
//! land battles. All of them are exact, and reckoned from what lies open alone.

mod blocks;
mod naval;
mod outlook;
mod ways;

use crate::protocol::need::Need;
use crate::protocol::prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
use crate::state::Action;
use crate::{Hands, State};
use engine::odds::{Odds, Standing};
use engine::{By, CardId, Choice, Side, SpaceId};
use naval::Fleets;

pub(crate) use outlook::attacked;

/// The odds of an answer, if it commits to anything uncertain.
#[must_use]
pub fn odds(standing: &Standing<'_, Hands>, choice: Choice) -> Option<Odds> {
    let (s, question) = (standing.state, &standing.pending.question);
    let side = question.to;
    match (question.about, choice) {
        (Prompt::Own(OwnAsk::Where(action @ (Action::Raid | Action::Pillage))), Choice::Space(at)) => {
            Some(blocks::odds(s, side, action, Some(at)))
        }
        (
            Prompt::Own(OwnAsk::More {
                action: Action::Raid, ..
            }),
            Choice::Card(_),
        ) => Some(blocks::odds(s, side, Action::Raid, target(s))),
        (Prompt::Own(OwnAsk::Pay { action, need }), Choice::Card(card)) => paid(s, side, action, need, card),
        (Prompt::Own(OwnAsk::Card(Action::Reinforce | Action::Leader)), Choice::Card(card)) => {
            let attacker = s.attacker_at(target(s)?)?;
            outlook::odds(s, attacker, side, card)
        }
        (Prompt::Window(WindowAsk::Leader), _) => Some(at_sea(s, side, choice)),
        (Prompt::Table(TableAsk::Corvus), _) => Some(at_sea(s, side, choice)),
        (Prompt::Table(TableAsk::Reroll { left }), _) => {
            let again = if choice == Choice::Pass { 0 } else { left };
            Some(naval::again(s, side, again, &rolled_again(standing)))
        }
        _ => None,
    }
}

/// The odds of paying for something with a card.
fn paid(s: &State, side: Side, action: Action, need: Need, card: CardId) -> Option<Odds> {
    match action {
        Action::Pillage | Action::Bribe => Some(blocks::odds(s, side, action, target(s))),
        Action::Engage => Some(naval::odds(s, side, Fleets::of(s))),
        Action::Attack if need == Need::Sword => {
            outlook::odds(&outlook::attacked(s, side, target(s)?), side, side, card)
        }
        _ => None,
    }
}

/// The odds of a naval battle with whom the answer sends.
fn at_sea(s: &State, side: Side, choice: Choice) -> Odds {
    let fleets = Fleets::of(s);
    let fleets = match choice {
        Choice::Card(card) if crate::data::cards::LEADERS.contains(card) => fleets.with_leader(side, card),
        Choice::Card(card) => fleets.with_infantry(card),
        _ => fleets,
    };
    naval::odds(s, side, fleets)
}

/// The faces of the dice that the Veteran Crews have rolled again before: the last ones that have fallen, as many as lie apart.
fn rolled_again(standing: &Standing<'_, Hands>) -> Vec<u8> {
    let (s, side) = (standing.state, standing.pending.question.to);
    let lie = s.naval.as_ref().map_or(0, |naval| naval.dice[side].len());
    let apart = usize::from(s.of(side).warships).saturating_sub(lie);
    let fallen = standing.journal.iter().rev().filter(|step| step.by == By::Nature);
    let faces = fallen.filter_map(|step| match step.choice {
        Choice::Number(face) => Some(face),
        _ => None,
    });
    faces.take(apart).collect()
}

/// The target of the action under way.
fn target(s: &State) -> Option<SpaceId> {
    s.underway?.target
}
