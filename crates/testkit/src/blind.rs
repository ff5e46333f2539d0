//! Blindness: in every world that fits what a side knows, it meets the same questions and sees the same table.

use super::RandomPlay;
use engine::internals::free_undo;
use engine::internals::{Retraced, retrace};
use engine::{CardId, CardPermutation, Game, PlayerView, Question, Rules, Seeded, Side, Step, Viewer};
use engine::{World, Worlds};

/// Worlds that a position is compared with for each side: in a deep campaign at each position, else at one of three.
const WORLDS: u32 = 3;

/// What was compared.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Compared {
    /// Positions, each counted for each side.
    pub(super) positions: u64,
    /// Of those, the ones behind a second deal of the same segment.
    pub(super) second_deals: u64,
}

impl Compared {
    pub(super) fn and(self, other: Compared) -> Compared {
        Compared {
            positions: self.positions + other.positions,
            second_deals: self.second_deals + other.second_deals,
        }
    }
}

/// How many worlds a position is compared with for each side, after so many answers.
pub(super) fn worlds_after(answers: usize, deep: bool) -> u32 {
    if deep || answers.is_multiple_of(3) { WORLDS } else { 1 }
}

/// Another world: the cards that a side has not seen have changed places, each with another of its deck.
#[must_use]
pub fn other_world<R: Rules>(state: &R::State, side: Side) -> R::State {
    let mut names = CardPermutation::identity();
    for deck in R::decks(state) {
        let hidden: Vec<CardId> = deck.without(R::seen(state, side)).iter().collect();
        for pair in hidden.windows(2) {
            names.swap(pair[0], pair[1]);
        }
    }
    let mut other = state.clone();
    R::permute_cards(&mut other, &names);
    other
}

/// Compares the game, for each side, with so many worlds in which the cards hidden from it have changed places, and in which the other side
/// has not begun the action that it has not yet carried out.
pub(super) fn compare<R: RandomPlay>(
    game: &Game<R>,
    worlds: u32,
    chance: &mut Seeded,
    compared: &mut Compared,
) -> Result<(), &'static str> {
    for side in Side::BOTH {
        let by = Viewer::Seat(side);
        let told = game.told_to(by);
        let all = Worlds::of(&*told, by, true);
        let blind = PlayerView::of(game, side);
        for _ in 0..worlds {
            let world = all.sample(chance);
            let other = retrace::<R>(world.checkpoint.clone(), &world.journal);
            same_view(game, &other, &world.journal, side)?;
            if let Some(blind) = &blind {
                same_blind(game, blind, world)?;
            }
        }
        if let Some(blind) = blind {
            ensure(
                PlayerView::from_bytes(&blind.to_bytes()) == Some(blind),
                "blind: what the computer is given does not come back from its bytes",
            )?;
        }
        ensure(
            R::seen(game.state(), side) == R::seen(told.state(), side),
            "blind: a card of an uncommitted action is seen",
        )?;
        compared.positions += 1;
        compared.second_deals += u64::from(all.deals_again());
    }
    Ok(())
}

/// A computer opponent is given the same in another world.
fn same_blind<R: RandomPlay>(game: &Game<R>, blind: &PlayerView<R>, world: World<R>) -> Result<(), &'static str> {
    let chance = *game.nature();
    let Some(other) = Game::resume(world.checkpoint, world.journal, chance, chance) else {
        return Err("blind: another world does not come about");
    };
    ensure(
        PlayerView::of(&other, blind.by()).as_ref() == Some(blind),
        "blind: what the computer is given tells what is hidden",
    )
}

fn ensure(holds: bool, otherwise: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn same_view<R: RandomPlay>(
    game: &Game<R>,
    other: &Retraced<R>,
    journal: &[Step],
    side: Side,
) -> Result<(), &'static str> {
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
    if game.uncommitted_to(Viewer::Seat(side)) > 0 {
        let secret = |q: Question<R::Prompt>| (q.to, q.is_secret());
        let same = question.map(secret) == other.asked.map(secret);
        return ensure(same, "blind: who is asked tells of an uncommitted action");
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
