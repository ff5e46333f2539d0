//! Positions for journeys to start from: wars played by the rules as they are today, at random but for some wishes, until
//! one fits. Nothing is stored, so nothing grows stale. `named` has those that journeys ask for.

mod fleets;
mod gathering;
mod marches;
mod named;
mod rounds;

pub use fleets::{Course, an_interrupted_move, three_rounds_at_sea, two_windows};
pub use marches::{Passage, beyond_a_reaction};
pub use named::{
    a_short_turn, card_of_turn, long_retreat, losses, many_reactions, near_the_end, siege, some_moment, sortie,
};

pub use rounds::{a_battle_at_sea, a_block, a_round, a_war_that_tells, may, two_battles};

use crate::Outcome;
use engine::{Choice, Envelope, Pending, Rules, Seed, Timeline, code};
use hamilcar::Hamilcar;
use testkit::Kinds;

/// A war of a game that journeys play, mostly of this one.
pub type War<R = Hamilcar> = Timeline<R>;
/// A question of it.
pub type Asked<R = Hamilcar> = Pending<<R as Rules>::Prompt>;

/// More wars than this are not tried: some ten seconds.
const MOST_WARS: u64 = 20_000;

/// Plays wars until one fits, and gives it at the moment at which it does. Of each question, `wish` may give the answer;
/// else it is random.
///
/// # Errors
/// Fails if no war comes to it.
pub fn search<R: Rules>(
    what: &str,
    mut wish: impl FnMut(&War<R>, &Asked<R>) -> Option<Choice>,
    mut fits: impl FnMut(&War<R>) -> bool,
) -> Outcome<War<R>> {
    for number in 1..=MOST_WARS {
        let mut war = begun(number)?;
        let mut player = Kinds::new(Seed(!number));
        while let Some(asked) = war.pending().cloned() {
            if fits(&war) {
                return Ok(war);
            }
            let choice = wish(&war, &asked).filter(|choice| asked.legal.contains(choice));
            let choice = choice.unwrap_or_else(|| asked.legal[player.pick(&asked.legal)]);
            war.answer(choice)
                .map_err(|refused| format!("a legal answer was refused: {refused:?}"))?;
        }
    }
    Err(format!("{MOST_WARS} wars did not come to {what}"))
}

/// The war of this number, played to its end.
fn played<R: Rules>(number: u64, mut wish: impl FnMut(&War<R>, &Asked<R>) -> Option<Choice>) -> Outcome<War<R>> {
    let mut war = begun(number)?;
    let mut player = Kinds::new(Seed(!number));
    while let Some(asked) = war.pending().cloned() {
        let choice = wish(&war, &asked).filter(|choice| asked.legal.contains(choice));
        let choice = choice.unwrap_or_else(|| asked.legal[player.pick(&asked.legal)]);
        war.answer(choice)
            .map_err(|refused| format!("a legal answer was refused: {refused:?}"))?;
    }
    Ok(war)
}

/// A war before its first answer.
fn begun<R: Rules>(number: u64) -> Outcome<War<R>> {
    let setup = R::unpack(0).ok_or("the game has no first set-up")?;
    let envelope = Envelope {
        id: 0xc0c0_0000 | number as u32,
        ..Envelope::default()
    };
    Ok(War::new(setup, Seed(number), envelope))
}

/// No wish: all answers are random.
fn at_random(_: &War, _: &Asked) -> Option<Choice> {
    None
}

/// The fragment of its link, with the `#`.
pub fn link<R: Rules>(war: &War<R>) -> String {
    format!("#{}", code::to_link(war))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_found_and_its_link_leads_there() {
        let wars = [near_the_end(5, 3), some_moment(1, 40)];
        for war in wars {
            let war = war.expect("found");
            assert!(war.pending().is_some());
            let copy = code::open_link::<Hamilcar>(&link(&war)[1..]).expect("just made");
            assert_eq!((copy.state(), copy.cursor()), (war.state(), war.cursor()));
        }
    }
}
