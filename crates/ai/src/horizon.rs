//! How far a rollout goes on.

use crate::evaluate::{Evaluate, Pause};

/// To the end of so many cards at least: one's own and the reply.
pub(crate) const NEAR: u8 = 2;

/// What is left of a rollout's way, in cards or actions.
#[derive(Clone, Copy, Debug)]
pub struct Horizon {
    cards: u8,
    /// Whether it goes on after the end of a turn, which counts as a card then.
    crosses_turns: bool,
}

impl Horizon {
    /// To the end of the own card and the reply, or to that of the turn.
    pub const NEAR: Horizon = Horizon {
        cards: NEAR,
        crosses_turns: false,
    };

    /// To the end of the own card, the reply and the next own card, or to that of the turn.
    pub const TOLD: Horizon = Horizon {
        cards: NEAR + 1,
        crosses_turns: false,
    };

    /// As far as pays in a game ([`Evaluate::AHEAD`]).
    #[must_use]
    pub const fn of<R: Evaluate>() -> Self {
        Horizon {
            cards: R::AHEAD,
            crosses_turns: R::AHEAD > NEAR,
        }
    }

    /// To the end of so many cards or actions, over the end of a turn too, which counts as one.
    #[must_use]
    pub const fn after(cards: u8) -> Self {
        Horizon {
            cards,
            crosses_turns: true,
        }
    }

    /// Passes a checkpoint; tells whether it is where the position is judged.
    pub fn passes(&mut self, pause: Pause) -> bool {
        match pause {
            Pause::Inside => false,
            Pause::Turn if !self.crosses_turns => true,
            Pause::Card | Pause::Turn => {
                self.cards = self.cards.saturating_sub(1);
                self.cards == 0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of these checkpoints a rollout passes.
    fn passed(mut horizon: Horizon, pauses: &[Pause]) -> usize {
        let judged = pauses.iter().position(|pause| horizon.passes(*pause));
        judged.map_or(pauses.len(), |at| at + 1)
    }

    #[test]
    fn a_near_horizon_ends_with_the_reply_or_the_turn() {
        use Pause::{Card, Inside, Turn};
        assert_eq!(passed(Horizon::NEAR, &[Inside, Card, Inside, Card, Card]), 4);
        assert_eq!(passed(Horizon::NEAR, &[Inside, Turn, Card]), 2);
    }

    #[test]
    fn a_far_horizon_goes_on_after_the_end_of_a_turn() {
        use Pause::{Card, Inside, Turn};
        let far = Horizon {
            cards: 3,
            crosses_turns: true,
        };
        assert_eq!(passed(far, &[Card, Inside, Turn, Inside, Card, Card]), 5);
    }
}
