//! Markers that Events leave on the table (17.1): Siege Trains, the Citadel, Corvi.

use super::nouns::NOUNS;
use crate::state::{SiegeTrain, State};
use engine::Side;
use testkit::cases::Words;

/// `siege train of rome at SPACE`, `citadel at SPACE`, `corvi`: puts the marker. `None` if the words are about something else.
pub fn put(state: &mut State, words: &mut Words<'_>) -> Option<Result<(), String>> {
    if words.eat("siege train") {
        let free = state.effects.siege_trains.iter_mut().find(|slot| slot.is_none());
        return Some(match (train(words), free) {
            (Ok(train), Some(free)) => {
                *free = Some(train);
                Ok(())
            }
            (Ok(_), None) => Err("there are two Siege Trains".to_owned()),
            (Err(why), _) => Err(why),
        });
    }
    if words.eat("citadel") {
        return Some(NOUNS.the_space(words).map(|at| state.effects.citadel = Some(at)));
    }
    words.eat("corvi").then(|| {
        state.corvi = true;
        Ok(())
    })
}

/// The same words, with `no` before them if none is there: whether it is so.
pub fn hold(state: &State, words: &mut Words<'_>) -> Option<Result<(), String>> {
    let mut after = *words;
    let wanted = !after.eat("no");
    let found = if after.eat("siege train") {
        train(&mut after).map(|train| state.effects.siege_train(train.at, train.side))
    } else if after.eat("citadel") {
        NOUNS.the_space(&mut after).map(|at| state.effects.citadel == Some(at))
    } else if after.eat("corvi") {
        Ok(state.corvi)
    } else {
        return None;
    };
    *words = after;
    Some(found.and_then(|found| {
        if found == wanted {
            Ok(())
        } else {
            Err(if wanted { "it is not there" } else { "it is there" }.to_owned())
        }
    }))
}

/// `of rome at SPACE`
fn train(words: &mut Words<'_>) -> Result<SiegeTrain, String> {
    words.eat("of");
    let side: Side = words.side().ok_or("whose Siege Train?")?;
    let at = NOUNS.the_space(words)?;
    Ok(SiegeTrain { side, at })
}
