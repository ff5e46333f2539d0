//! What the page and the program of the computer player say to each other.
//!
//! In the browser a message is a JavaScript object: `type` names it, the other fields are its own, and bytes are a `Uint8Array`.

use crate::{ContinuationStory, NamedAnswer, RoundPart, Share, Stretch, Thought, Verdict};
use engine::Choice;
use serde::{Deserialize, Serialize};

/// What the page says. It holds neither a seed of the war nor a link, and of hidden cards only those of a war in which nothing is hidden any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Request {
    /// Think about the question of a [`engine::PlayerView`].
    Think(ThinkRequest),
    /// Give a hint for the question of a [`engine::PlayerView`], or for the one that comes after some answers to it.
    Hint(HintRequest),
    /// Judge an answer that was given to the question of a [`engine::PlayerView`].
    Judge(JudgeRequest),
    /// Tell how the war may go on after an answer to the question of a [`engine::PlayerView`].
    Continuation(ContinuationRequest),
    /// Reckon what dice and draws gave in a war that is over, or is played by one person for both sides.
    Fortune(FortuneRequest),
    /// Take in what came of the worlds of another worker that shares the thought about the question of this number.
    Take {
        /// The question's number.
        number: u32,
        /// What came of them.
        part: RoundPart,
    },
    /// Answer now with what has been thought.
    Stop,
}

/// A question to be thought about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThinkRequest {
    /// Its number: the reply bears it.
    pub number: u32,
    /// The bytes of the [`engine::PlayerView`].
    #[serde(with = "serde_bytes")]
    pub blind: Vec<u8>,
    /// The number of the level.
    pub level: u8,
    /// What the thought's chance grows from.
    pub seed: u32,
    /// Whether half of the level's rollouts are enough.
    pub halved: bool,
    /// Which worlds of the thought are played by the program that is asked.
    pub share: Share,
}

/// A question for which the player who is asked wants a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintRequest {
    /// The question that waits in the game.
    pub question: ThinkRequest,
    /// What has been answered to it and is not yet said: the hint is for the question after that.
    pub answers: Vec<Choice>,
}

/// An answer that is to be judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgeRequest {
    /// The question that waits in the game, or waited there.
    pub question: ThinkRequest,
    /// What has been answered to it and is not yet said: what is judged answers the question after that.
    pub answers: Vec<Choice>,
    /// What is answered.
    pub played: Choice,
    /// What the same side answered next, given as long as it is legal. The other side may have answered in between.
    pub then: Vec<Choice>,
    /// The answer that has been found to be the best before; none where it is to be looked for.
    pub best: Option<Choice>,
    /// Rollouts spent on a question on which much hangs, instead of those of the level.
    pub rollouts: u32,
}

/// An answer after which the war is to be continued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContinuationRequest {
    /// Its number: the reply bears it.
    pub number: u32,
    /// The bytes of the [`engine::PlayerView`] of the question that waits in the game, or waited there.
    #[serde(with = "serde_bytes")]
    pub blind: Vec<u8>,
    /// What the chance of the worlds grows from.
    pub seed: u32,
    /// What has been answered to the question and is not yet said.
    pub answers: Vec<Choice>,
    /// The answer to the question after that.
    pub answer: Choice,
}

/// A war whose fortune is to be reckoned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FortuneRequest {
    /// Its number: the reply bears it.
    pub number: u32,
    /// The bytes of the [`engine::PlayedGame`].
    #[serde(with = "serde_bytes")]
    pub war: Vec<u8>,
    /// The seed of the dice of the replays, which is not that of the war.
    pub seed: u32,
}

/// What the program of the computer player says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
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
    /// What came of its share of the worlds of a round, for the others that share the thought about the question of this number.
    Part {
        /// The question's number.
        number: u32,
        /// What came of them.
        part: RoundPart,
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
        /// How many workers shared the thought.
        parts: u8,
        /// Whether it was thought through.
        whole: bool,
    },
    /// The hint for the question of this number.
    Hint {
        /// The question's number.
        number: u32,
        /// The answers that it names, the best first.
        answers: Vec<NamedAnswer>,
    },
    /// The verdict on the answer to the question of this number.
    Judged {
        /// The question's number.
        number: u32,
        /// What is to be said of it; none where nothing was tried out.
        verdict: Option<Verdict>,
    },
    /// How the war may go on after the answer to the question of this number.
    Continuation {
        /// The request's number.
        number: u32,
        /// What happens.
        story: ContinuationStory,
    },
    /// The fortune of the war of this number.
    Fortune {
        /// The request's number.
        number: u32,
        /// Card by card.
        stretches: Vec<Stretch>,
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
            parts: thought.parts,
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

#[cfg(test)]
mod tests;
