//! A simple player: holds as soon as the pot is worth more than the next roll is likely to bring, and never trips.

use crate::{Pig, State};
use engine::{Choice, Decider, Decision, PerSide, Question, Seed};
use testkit::{Kinds, RANDOM};

/// Its name.
pub(super) const NAME: &str = "holder";

/// A roll loses a pot of this size as often as it adds to it on the average.
const ENOUGH: u8 = 20;

/// Two players, one for each side: one that holds, or a random one.
pub(super) struct Players {
    holds: PerSide<bool>,
    kinds: Kinds,
}

impl Players {
    /// Players of the war of a seed by name. None if a name is no player's.
    pub(super) fn by_name(names: PerSide<&str>, war: Seed) -> Option<Self> {
        let holds = |name: &str| match name {
            NAME => Some(true),
            RANDOM => Some(false),
            _ => None,
        };
        Some(Players {
            holds: PerSide::new(holds(names.rome)?, holds(names.carthage)?),
            kinds: Kinds::new(war),
        })
    }
}

impl Decider<Pig> for Players {
    fn decide(&mut self, s: &State, question: &Question<&'static str>, legal: &[Choice]) -> Decision {
        if !self.holds[question.to] {
            return Decision::Take(self.kinds.pick(legal));
        }
        let wish = match question.about {
            "go" if s.pot >= ENOUGH => Choice::No,
            "go" => Choice::Yes,
            _ => Choice::Pass,
        };
        Decision::Take(legal.iter().position(|choice| *choice == wish).unwrap_or(0))
    }
}
