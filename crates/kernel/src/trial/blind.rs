//! Blindness: in every world that fits what a side knows, it meets the same questions and sees the same table.

use super::Fuzzed;
use crate::past::free_undo;
use crate::retrace::{Retraced, retrace};
use crate::world::{World, Worlds};
use crate::{Blind, CardId, Game, Question, Relabel, Rules, Seeded, Side, Step, Viewer};

/// Another world: the cards that a side has not seen have changed places, each with another of its deck.
#[must_use]
pub fn other_world<R: Rules>(state: &R::State, side: Side) -> R::State {
    let mut names = Relabel::identity();
    for deck in R::decks(state) {
        let hidden: Vec<CardId> = deck.without(R::seen(state, side)).iter().collect();
        for pair in hidden.windows(2) {
            names.swap(pair[0], pair[1]);
        }
    }
    let mut other = state.clone();
    R::relabel(&mut other, &names);
    other
}

/// Compares the game with a world in which the cards hidden from a side have changed places, and in which the other side has not begun the
/// action that it has not yet carried out.
pub(super) fn compare<R: Fuzzed>(game: &Game<R>, chance: &mut Seeded) -> Result<(), &'static str> {
    for side in Side::BOTH {
        let by = Viewer::Seat(side);
        let told = game.told_to(by);
        let world = Worlds::of(&*told, by, true).sample(chance);
        let other = retrace::<R>(world.checkpoint.clone(), &world.journal);
        same_view(game, &other, &world.journal, side)?;
        same_blind(game, &world, side)?;
        ensure(
            R::seen(game.state(), side) == R::seen(told.state(), side),
            "blind: a card of an untold action is seen",
        )?;
    }
    Ok(())
}

/// A computer opponent is given the same in both worlds, and it is sound.
fn same_blind<R: Fuzzed>(game: &Game<R>, world: &World<R>, side: Side) -> Result<(), &'static str> {
    let Some(blind) = Blind::of(game, side) else {
        return Ok(());
    };
    let chance = *game.nature();
    let Some(other) = Game::resume(world.checkpoint.clone(), world.journal.clone(), chance, chance) else {
        return Err("blind: another world does not come about");
    };
    ensure(
        Blind::of(&other, side).as_ref() == Some(&blind),
        "blind: what the computer is given tells what is hidden",
    )?;
    ensure(
        Blind::from_bytes(&blind.to_bytes()).as_ref() == Some(&blind),
        "blind: what the computer is given does not come back from its bytes",
    )
}

fn ensure(holds: bool, otherwise: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn same_view<R: Fuzzed>(game: &Game<R>, other: &Retraced<R>, journal: &[Step], side: Side) -> Result<(), &'static str> {
    let here = game.state();
    ensure(
        other.faithful,
        "blind: the questions asked, or those the page would skip, tell what is hidden",
    )?;
    ensure(
        R::check(&other.state).is_ok(),
        "blind: relabelling makes the position unsound",
    )?;
    for viewer in [Viewer::Seat(side), Viewer::Public] {
        let same = R::scene(here, viewer) == R::scene(&other.state, viewer);
        ensure(same, "blind: the scene tells what is hidden")?;
        let before = game.log().len() - other.log.len().min(game.log().len());
        let ours = game.log()[before..].iter().map(|e| R::line(&e.event, viewer));
        let theirs = other.log.iter().map(|e| R::line(&e.event, viewer));
        ensure(ours.eq(theirs), "blind: the log tells what is hidden")?;
    }
    let question = game.pending().map(|p| p.question);
    if game.untold_to(Viewer::Seat(side)) > 0 {
        let secret = |q: Question<R::Prompt>| (q.to, q.is_secret());
        let same = question.map(secret) == other.asked.map(secret);
        return ensure(same, "blind: who is asked tells of an untold action");
    }
    ensure(question == other.asked, "blind: who is asked what tells what is hidden")?;
    let Some(question) = question else { return Ok(()) };
    let undo = free_undo(game.journal(), Some(question.to)) == free_undo(journal, Some(question.to));
    ensure(undo, "blind: the limit of undo tells what is hidden")?;
    if question.to != side && question.is_secret() {
        return Ok(());
    }
    let options = game.explained();
    ensure(
        options.legal() == other.options.legal(),
        "blind: the options tell what is hidden",
    )?;
    ensure(
        options.refused() == other.options.refused(),
        "blind: the refusals tell what is hidden",
    )?;
    ensure(
        R::prompting(here, &question) == R::prompting(&other.state, &question),
        "blind: the prompt tells what is hidden",
    )?;
    let labels = options
        .legal()
        .iter()
        .all(|c| R::label(here, &question, *c) == R::label(&other.state, &question, *c));
    ensure(labels, "blind: the words of an answer tell what is hidden")
}
