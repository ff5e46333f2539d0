//! What the page and the program of the computer player say to each other, as bytes.

use crate::Thought;
use kernel::Choice;
use serde::{Deserialize, Serialize};

/// What the page says. It holds neither a seed of the war nor a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Think about the question of a [`kernel::Blind`].
    Think(Question),
    /// Answer now with what has been thought.
    Stop,
}

/// A question to be thought about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Its number: the reply bears it.
    pub number: u32,
    /// The bytes of the [`kernel::Blind`].
    pub blind: Vec<u8>,
    /// The number of the level.
    pub level: u8,
    /// What the thought's chance grows from.
    pub seed: u32,
    /// Whether half of the level's rollouts are enough.
    pub halved: bool,
}

/// What the program of the computer player says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It has been loaded.
    Ready,
    /// It thinks about the question of this number.
    Thinking {
        /// The question's number.
        number: u32,
        /// Of a thousand.
        per_mille: u16,
    },
    /// Its answer to the question of this number.
    Thought {
        /// The question's number.
        number: u32,
        /// The answer.
        answer: Choice,
        /// Its chance to win after it, in parts of 4096.
        chance: u16,
        /// Rollouts spent.
        rollouts: u32,
        /// As many as it might have spent.
        budget: u32,
        /// Whether it was thought through.
        whole: bool,
    },
    /// The question of this number cannot be thought about.
    Failed {
        /// The question's number.
        number: u32,
    },
}

impl Reply {
    /// The thought about the question of a number.
    #[must_use]
    pub fn of(number: u32, thought: &Thought) -> Self {
        Reply::Thought {
            number,
            answer: thought.answer,
            chance: thought.chance,
            rollouts: thought.rollouts,
            budget: thought.budget,
            whole: thought.whole,
        }
    }
}

/// What the chance of a thought grows from, of the id of a game and how many answers had been given: both are known to everybody, and every
/// thought can be repeated.
#[must_use]
pub fn seed_of(id: u32, answers: usize) -> u32 {
    let mixed = (u64::from(id) << 32 | answers as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 32) as u32 ^ (mixed >> 13) as u32
}

/// A message as bytes.
///
/// # Panics
/// Never: plain data can be written.
#[must_use]
pub fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("plain data can be written")
}

/// The message of bytes, if they are one.
#[must_use]
pub fn from_bytes<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_back() {
        let order = Order::Think(Question {
            number: 3,
            blind: vec![1, 2],
            level: 2,
            seed: 9,
            halved: false,
        });
        assert_eq!(from_bytes(&to_bytes(&order)), Some(order));
        assert_eq!(from_bytes::<Order>(&[9, 9]), None);
    }
}
