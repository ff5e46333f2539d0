//! What is written down of a game's past.

use crate::{By, Choice, Entry, PerSide, Side, Step, Viewer};

/// An answer that a side gave where it had a choice, with what a link needs to code it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The answer.
    pub choice: Choice,
    /// How many legal answers stood before it.
    pub rank: u16,
    /// How many legal answers there were.
    pub of: u16,
    /// The number of the prompt.
    pub tag: u8,
}

/// What a game carries besides its moves: sealed into links and saves, of no effect on the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Envelope {
    /// 32 random bits that tell this game from others.
    pub id: u32,
    /// The players' names, at most 16 characters each in a link.
    pub names: PerSide<String>,
    /// How the game is played, as the page numbers it.
    pub manner: u8,
    /// Who has given up, if anybody.
    pub conceded: Option<Side>,
    /// Standing orders of the absent side, as the page writes them; at most 255 bytes.
    pub orders: Vec<u8>,
}

/// Which dice fall after a rewind that both sides agreed to, or in a fork.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// Those that fell before.
    Same,
    /// Others: a new epoch of chance.
    New,
    /// Others, in a game of its own: the unseen cards change places too.
    Fork(Fork),
}

/// A game of its own that began in the midst of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fork {
    /// What it keeps is what this viewer had seen.
    pub by: Viewer,
    /// What its dice and its shuffle grow from, besides the seed; below 2^24.
    pub salt: u32,
    /// Whether cards that the viewer has seen, and that have gone out of his sight again, change places too: in all forks but those of
    /// older links.
    pub forgets: bool,
}

/// A rewind beyond what may be undone freely. It stays in the log for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rewound {
    /// To how many answers.
    pub at: u32,
    /// How many answers were taken back.
    pub back: u32,
    /// Which dice fall from there on.
    pub dice: Dice,
}

/// One entry of a timeline's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logged<'a, E> {
    /// What the rules noted.
    Note(&'a Entry<E>),
    /// Play went back to here.
    Rewound(Rewound),
}

/// How many of the last answers may be taken back freely, when this side is asked now: those after the last die, draw or question to
/// the other side. Whether an answer was forced makes no difference, or the limit would tell what is in a hand.
pub fn free_undo(steps: &[Step], asked: Option<Side>) -> usize {
    let mut side = asked;
    let same = |step: &&Step| match step.by {
        By::Nature => false,
        By::Answer(to) | By::Forced(to) => *side.get_or_insert(to) == to,
    };
    let free = steps.iter().rev().take_while(same);
    free.filter(|step| matches!(step.by, By::Answer(_))).count()
}
