//! Marches past an enemy who may react on the way.

use super::War;
use crate::data::spaces;
use crate::{Hamilcar, MovementAsk, Prompt};
use engine::{Choice, SpaceId};
use testkit::position::{Found, Position, at_random, search};

/// A march that may go on beyond a space where the other side is asked whether it reacts, with the names of that space, where it may let the
/// army pass, and of one beyond it, which cannot be entered at once.
pub(super) fn beyond_a_reaction() -> Found<Position<Hamilcar>> {
    let war = search("a march past an enemy", at_random, |war| way(war).is_some())?;
    let (past, to) = way(&war).ok_or("the search stops where there is a way")?;
    Ok(Position {
        spaces: [past, to].map(|at| spaces::space(at).name).into(),
        ..Position::at(war)
    })
}

/// Of the spaces two steps away one that is reached, by the first way there is, only past a reaction.
fn way(war: &War) -> Option<(SpaceId, SpaceId)> {
    let near = steps(war)?;
    let mut seen = near.clone();
    seen.push(war.state().march?.at);
    for past in near {
        let (there, reacted) = passed(war, past);
        for to in there.as_ref().and_then(steps).unwrap_or_default() {
            if reacted && !seen.contains(&to) && quiet(there.as_ref()?, to) {
                return Some((past, to));
            }
            seen.push(to);
        }
    }
    None
}

/// The spaces a march may enter now.
fn steps(war: &War) -> Option<Vec<SpaceId>> {
    let asked = war.pending()?;
    let marches = matches!(asked.question.about, Prompt::Movement(MovementAsk::March));
    let spaces = asked.legal.iter().filter_map(|choice| match choice {
        Choice::Space(at) => Some(*at),
        _ => None,
    });
    marches.then(|| spaces.collect())
}

/// The war once a space has been entered and the other side has let that pass, and whether it was asked.
fn passed(war: &War, at: SpaceId) -> (Option<War>, bool) {
    let (Some(asked), mut there) = (war.pending(), war.clone()) else {
        return (None, false);
    };
    if there.answer(Choice::Space(at)).is_err() || there.game().nature().picks != war.game().nature().picks {
        return (None, false);
    }
    let mut reacted = false;
    while there
        .pending()
        .is_some_and(|next| next.question.to != asked.question.to)
    {
        reacted = true;
        if there.answer(Choice::Pass).is_err() {
            return (None, true);
        }
    }
    (Some(there), reacted)
}

/// Whether a step leads on without a die or a question to the other side.
fn quiet(war: &War, at: SpaceId) -> bool {
    let (there, reacted) = passed(war, at);
    !reacted && there.is_some_and(|there| steps(&there).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_way_past_an_enemy() {
        let passage = beyond_a_reaction().expect("found");
        assert_ne!(passage.spaces[0], passage.spaces[1]);
    }
}
