//! Moments of wars that are played in rounds of actions: with battles, with a question to the other side, in the middle of a war.

use super::{Asked, War, search};
use crate::Outcome;
use engine::{Choice, Logged, Shown, Side};
use hands::{Hands, Named, OwnAsk, Prompt, State, What, WindowAsk};

/// Where an action is asked, all that follows is answered as proposed: so wars get on.
fn as_proposed(war: &War<Hands>, asked: &Asked<Hands>) -> Option<Choice> {
    let acts = matches!(asked.question.about, Prompt::Own(OwnAsk::Act { .. }));
    let follows = matches!(asked.question.about, Prompt::Own(_)) && !acts;
    follows
        .then(|| Hands::proposed(war.state(), &asked.question, &asked.legal))
        .flatten()
}

fn found(what: &str, mut fits: impl FnMut(&State, &Asked<Hands>) -> bool) -> Outcome<War<Hands>> {
    search(what, as_proposed, |war| {
        war.pending().is_some_and(|asked| fits(war.state(), asked))
    })
}

/// A war to its end, with the number of answers after which something is told for the first time.
///
/// # Errors
/// Fails if no war tells it and comes to an end.
pub fn a_war_that_tells(tells: impl Fn(&What) -> bool) -> Outcome<(War<Hands>, usize)> {
    for number in 1..=3000 {
        let mut war = super::played(number, as_proposed)?;
        let end = war.cursor();
        let told = war.log().enumerate().find_map(|(at, logged)| match logged {
            Logged::Note(entry) if tells(&entry.event.what) => Some(at),
            _ => None,
        });
        let Some(line) = told else { continue };
        while war.cursor() > 0 && war.log_at(war.cursor()) > line {
            war.seek(war.cursor() - 1);
        }
        let at = war.cursor();
        war.seek(end);
        return Ok((war, at));
    }
    Err("no war tells it".to_owned())
}

/// The first moment of a side's round at which it has two actions, or the one of the first turn, and may do this.
///
/// # Errors
/// Fails if no war comes to it.
pub fn may(side: Side, action: Named) -> Outcome<War<Hands>> {
    found(action.words(), |_, asked| {
        let free = matches!(asked.question.about, Prompt::Own(OwnAsk::Act { .. }));
        free && asked.question.to == side && asked.legal.contains(&action.choice())
    })
}

/// Whether this side has two actions left, and nothing is under way.
fn acts(asked: &Asked<Hands>, side: Side) -> bool {
    asked.question.to == side && matches!(asked.question.about, Prompt::Own(OwnAsk::Act { left: 2 }))
}

/// The beginning of a side's round in this turn.
///
/// # Errors
/// Fails if no war comes to it.
pub fn a_round(turn: u8, side: Side) -> Outcome<War<Hands>> {
    found("a round", |state, asked| state.turn == turn && acts(asked, side))
}

/// A round in which both sides have a battle going on, with cards of both in each.
///
/// # Errors
/// Fails if no war comes to it.
pub fn two_battles(side: Side) -> Outcome<War<Hands>> {
    found("two battles", |state, asked| {
        let fought = state.battles().filter(|(attacker, battle)| {
            !battle.cards[*attacker].is_empty() && !battle.cards[attacker.enemy()].is_empty()
        });
        acts(asked, side) && fought.count() == 2
    })
}

/// A raid that a side may block, while it holds a card that does.
///
/// # Errors
/// Fails if no war comes to it.
pub fn a_block(side: Side) -> Outcome<War<Hands>> {
    found("a raid that can be blocked", |_, asked| {
        let raided = matches!(asked.question.about, Prompt::Window(WindowAsk::Raid(_)));
        raided && asked.question.to == side && asked.legal.len() > 1
    })
}

/// A round of a side whose Fleet lies beside the enemy's, with a Ship in its hand to engage it, and a Leader in one hand or the other.
///
/// # Errors
/// Fails if no war comes to it.
pub fn a_battle_at_sea(side: Side) -> Outcome<War<Hands>> {
    found("Fleets beside each other", |state, asked| {
        let leads = |of: Side| !state.of(of).hand.and(hands::data::cards::LEADERS).is_empty();
        acts(asked, side) && asked.legal.contains(&Named::Engage.choice()) && Side::BOTH.into_iter().any(leads)
    })
}
