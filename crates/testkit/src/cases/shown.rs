//! What the table shows while a case is played: nobody sees the other hand, and no two answers read alike.

use super::{CaseLanguage, Scripted, offers};
use crate::other_world;
use engine::{Game, Side, Viewer};

/// Holds the scenes, prompts and labels of the present moment to what they promise.
///
/// # Errors
/// The promise that is broken.
pub fn check<R: CaseLanguage>(game: &Game<R, Scripted>) -> Result<(), String> {
    let state = game.state();
    R::check(state).map_err(|unsound| format!("the position is unsound: {}", unsound.0))?;
    for side in Side::BOTH {
        hides_the_other_hand::<R>(state, side)?;
    }
    let both = R::scene(state, Viewer::Both);
    if Side::BOTH.into_iter().any(|side| both.hands[side].cards.is_none()) {
        return Err("who plays both sides does not see both hands".to_owned());
    }
    both.hands
        .iter()
        .flat_map(|(_, hand)| hand.cards.iter().flatten())
        .chain(both.piles.iter().flat_map(|pile| &pile.cards))
        .try_for_each(|card| {
            if R::card(*card).id == *card {
                Ok(())
            } else {
                Err("a card shows another's face".to_owned())
            }
        })?;
    let Some(pending) = game.pending() else { return Ok(()) };
    if R::prompting(state, &pending.question).title.is_empty() {
        return Err("a question has no title".to_owned());
    }
    offers::occasion(game)?;
    offers::hints(game, &both)?;
    let mut labels: Vec<String> = pending
        .legal
        .iter()
        .map(|c| R::label(state, &pending.question, *c))
        .collect();
    labels.sort_unstable();
    labels.windows(2).try_for_each(|pair| {
        if pair[0] == pair[1] {
            Err(format!("two answers read `{}`", pair[0]))
        } else {
            Ok(())
        }
    })
}

/// A side's scene is the same in a world where the cards that it has not seen have changed places.
fn hides_the_other_hand<R: CaseLanguage>(state: &R::State, side: Side) -> Result<(), String> {
    let scene = R::scene(state, Viewer::Seat(side));
    if scene.hands[side.enemy()].cards.is_some() {
        return Err(format!("{} sees the other hand", side.name()));
    }
    if R::scene(&other_world::<R>(state, side), Viewer::Seat(side)) == scene {
        Ok(())
    } else {
        Err(format!("{} can tell what it has not seen", side.name()))
    }
}
