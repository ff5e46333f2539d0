//! How well the opponent plays.

/// How much hangs on a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// Little, or what the policy knows as well: never searched.
    Little,
    /// A choice within a card or action.
    Some,
    /// Which card or action is next.
    Much,
}

/// A strength of play. A lower level overlooks more; none ever plays at random.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level {
    /// Its number, from 1.
    pub number: u8,
    /// What it is called.
    pub name: &'static str,
    /// Rollouts spent on a question on which [`Stake::Much`] hangs; a quarter is spent where [`Stake::Some`] does.
    pub rollouts: u32,
    /// So many answers are tried out, those with most points.
    pub answers: usize,
    /// Among answers whose chance is less by so much at most, in parts of 4096, it takes the one with most points.
    pub slack: i32,
    /// Whether its rollouts go on as far as pays in the game ([`crate::Evaluate::AHEAD`]), or to the end of the own card and the reply.
    pub far: bool,
    /// Whether it sees that the other side could end the war with its next card, and lets that be only where nothing is safer.
    pub wary: bool,
    /// How many workers share a thought of it, where the device has as many cores.
    pub workers: u8,
    /// Noise of its policy where it does not search, in points.
    pub heat: u8,
}

/// Noise of the policy in rollouts, in points.
pub const ROLLOUT_HEAT: u8 = 4;

impl Level {
    /// The levels, the weakest first.
    pub const ALL: [Level; 4] = [
        Level {
            number: 1,
            name: "Recruit",
            rollouts: 0,
            answers: 0,
            slack: 0,
            far: false,
            wary: false,
            workers: 1,
            heat: 0,
        },
        Level {
            number: 2,
            name: "Tribune",
            rollouts: 150,
            answers: 6,
            slack: 80,
            far: false,
            wary: false,
            workers: 1,
            heat: 2,
        },
        Level {
            number: 3,
            name: "Legate",
            rollouts: 1000,
            answers: 12,
            slack: 0,
            far: true,
            wary: true,
            workers: 1,
            heat: 0,
        },
        Level {
            number: 4,
            name: "Consul",
            rollouts: 4000,
            answers: 24,
            slack: 0,
            far: true,
            wary: true,
            workers: 2,
            heat: 0,
        },
    ];

    /// The level of a number.
    #[must_use]
    pub fn of(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number == number)
    }

    /// The rollouts for a question on which so much hangs.
    #[must_use]
    pub fn budget(&self, stake: Stake) -> u32 {
        match stake {
            Stake::Little => 0,
            Stake::Some => self.rollouts / 4,
            Stake::Much => self.rollouts,
        }
    }

    /// The same level with so many rollouts for a question on which so much hangs.
    #[must_use]
    pub fn with_budget(self, budget: u32, stake: Stake) -> Self {
        let rollouts = match stake {
            Stake::Little | Stake::Much => budget,
            Stake::Some => budget * 4,
        };
        Level { rollouts, ..self }
    }
}
