//! The games of a campaign, for tests that play them answer by answer.

use super::RandomPlay;
use super::player::Kinds;
use super::straight::Begun;
use engine::internals::mix;
use engine::{Choice, Envelope, Seed, Timeline};

/// The random player of a game of a campaign.
pub struct Leaning {
    kinds: Kinds,
    /// The number of the rare start, if the game began there.
    leaning: Option<u64>,
}

/// The game of a campaign with this number, before its first answer, and its player: half of these games begin at the set-up, half
/// where rare things come up, with a player who leans towards them.
#[must_use]
pub fn begun<R: RandomPlay>(number: u64) -> (Timeline<R>, Leaning) {
    let begun = Begun::<R>::new(number);
    let game = Timeline::starting_from(begun.state, begun.setup, begun.seed, Envelope::default());
    let player = Leaning {
        kinds: Kinds::new(Seed(mix(number ^ 0xA1))),
        leaning: (!begun.plain).then_some(begun.rare),
    };
    (game, player)
}

impl Leaning {
    /// The answer to the question that waits; none when none does.
    pub fn pick<R: RandomPlay>(&mut self, game: &Timeline<R>) -> Option<Choice> {
        let game = game.game();
        let pending = game.pending()?;
        let legal = &pending.legal;
        let at = match self.leaning.filter(|_| legal.len() > 1 && self.kinds.leans()) {
            Some(number) => {
                let leans = |choice: &Choice| R::lean(number, game.state(), &pending.question, *choice);
                self.kinds.pick_leaning(legal, leans)
            }
            None => self.kinds.pick(legal),
        };
        Some(legal[at])
    }
}
