//! The 20 Naval Tactic Cards (9.2.A), by title.

use Timing::*;
use engine::scene::Certainty::{self, *};
use engine::{CardId, CardSet};

/// When a Tactic Card works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// For the whole Naval Battle.
    Battle,
    /// When it is played.
    Immediately,
    /// In one's own Engage step of this round.
    Engage,
    /// In the opponent's next Engage step.
    Enemy,
}

impl Timing {
    /// When in words, as on its card.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Timing::Battle => "Tactic: Battle",
            Timing::Immediately => "Tactic: Immediately",
            Timing::Engage => "Tactic: Engage",
            Timing::Enemy => "Tactic: Enemy",
        }
    }
}

/// What a Tactic Card does, with the numbers in its text.
#[allow(missing_docs, reason = "fields are named after what they count")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tactical {
    /// The commanding Admiral's Battle Rating counts higher.
    Rating { more: u8 },
    /// The own Fleet Evades.
    Flee,
    /// The opponent's Evading is cancelled.
    Pursuit,
    /// The own roll scores more hits.
    Hits { more: u8 },
    /// Warships hit are taken as Prizes.
    Prizes { most: u8, choice: bool },
    /// The own roll is made further right.
    Columns { more: u8 },
    /// The own roll counts higher.
    Roll { more: u8 },
    /// The opponent's roll scores fewer hits.
    EnemyHits { less: u8 },
    /// The opponent's roll counts lower.
    EnemyRoll { less: u8 },
    /// Naval Supremacy is taken.
    Supremacy,
}

/// What is printed of a Tactic Card.
#[derive(Clone, Copy, Debug)]
pub struct Tactic {
    /// Its title.
    pub title: &'static str,
    /// Its own section.
    pub section: &'static str,
    /// How many of it are in the deck.
    pub copies: u8,
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub effect: Tactical,
    /// Its effect in our words.
    pub text: &'static str,
    /// How sure the row is.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

/// How many cards the deck has.
pub const COUNT: u8 = 20;

/// The first Tactic Card among all cards: Strategy Cards have the numbers below.
const FIRST: u8 = 64;

/// All Tactic Cards.
#[must_use]
pub fn deck() -> CardSet {
    (FIRST..FIRST + COUNT).map(CardId).collect()
}

/// The row of a Tactic Card; its copies stand side by side in the deck.
///
/// # Panics
/// If it is no Tactic Card.
#[must_use]
pub fn tactic(id: CardId) -> &'static Tactic {
    let mut nth = id.0 - FIRST;
    for row in &TACTICS {
        if nth < row.copies {
            return row;
        }
        nth -= row.copies;
    }
    unreachable!("the deck has {COUNT} Tactic Cards")
}

/// Whether the number is that of a Tactic Card.
#[must_use]
pub const fn is_tactic(id: CardId) -> bool {
    id.0 >= FIRST && id.0 < FIRST + COUNT
}

/// The cards with an effect.
pub fn with(effect: Tactical) -> CardSet {
    deck().iter().filter(|id| tactic(*id).effect == effect).collect()
}

/// Which copy of its title a card is, counted from 1.
#[must_use]
pub fn copy(id: CardId) -> u8 {
    let before = titled(tactic(id).title).iter().take_while(|other| *other != id);
    before.count() as u8 + 1
}

/// The cards of a title.
#[must_use]
pub fn titled(title: &str) -> CardSet {
    deck().iter().filter(|id| tactic(*id).title == title).collect()
}

const WHOLE: &str = "No public source gives this card: the whole row is designed to fit.";

/// The Tactic Cards. One card a Maneuver, so no two of them stack in one roll.
#[rustfmt::skip]
pub static TACTICS: [Tactic; 11] = [
    Tactic {
        title: "Great Leadership", section: "9.2.A.Great-Leadership", copies: 2, timing: Battle,
        effect: Tactical::Rating { more: 1 },
        text: "The Battle Rating of the Admiral commanding your Fleet counts 1 higher for the rest of this Naval Battle: your current and later Battle Rolls are made one column further right (V at most). No extra Tactic Card is drawn. No effect without a commanding Admiral.",
        certainty: Inferred, doubt: "Inferred: timing and effect. Reconstructed: number of copies.",
    },
    Tactic {
        title: "Flee!", section: "9.2.A.Flee", copies: 2, timing: Immediately,
        effect: Tactical::Flee,
        text: "Play at any time in the battle, also outside your Maneuver step: your Fleet Evades and the battle ends with your opponent as winner. If you hold Naval Supremacy you keep it.",
        certainty: Inferred, doubt: "Inferred: timing. Reconstructed: number of copies.",
    },
    Tactic {
        title: "Pursuit", section: "9.2.A.Pursuit", copies: 2, timing: Immediately,
        effect: Tactical::Pursuit,
        text: "Play when the opponent Evades by any means: the Evade is cancelled and the battle goes on. It does not count as your Maneuver card. If the opponent gave up Naval Supremacy to Evade, you keep it.",
        certainty: Inferred, doubt: "Inferred: timing and effect. Reconstructed: number of copies.",
    },
    Tactic {
        title: "Ramming", section: "9.2.A.Ramming", copies: 3, timing: Engage,
        effect: Tactical::Hits { more: 1 },
        text: "Your Battle Roll of this round scores 1 additional hit.",
        certainty: Reconstructed, doubt: WHOLE,
    },
    Tactic {
        title: "Boarding", section: "9.2.A.Boarding", copies: 2, timing: Engage,
        effect: Tactical::Prizes { most: 1, choice: false },
        text: "Take 1 of the enemy Warships hit by your Battle Roll of this round as a Prize instead of sinking it.",
        certainty: Reconstructed, doubt: "Inferred: effect. Reconstructed: title, number of copies and timing.",
    },
    Tactic {
        title: "Captured Squadron", section: "9.2.A.Captured-Squadron", copies: 1, timing: Engage,
        effect: Tactical::Prizes { most: 2, choice: true },
        text: "Take up to 2 of the enemy Warships hit by your Battle Roll of this round as Prizes instead of sinking them.",
        certainty: Reconstructed, doubt: WHOLE,
    },
    Tactic {
        title: "Diekplous", section: "9.2.A.Diekplous", copies: 2, timing: Engage,
        effect: Tactical::Columns { more: 1 },
        text: "Make your Battle Roll of this round one column further right (V at most).",
        certainty: Reconstructed, doubt: WHOLE,
    },
    Tactic {
        title: "Periplous", section: "9.2.A.Periplous", copies: 2, timing: Engage,
        effect: Tactical::Roll { more: 1 },
        text: "Add 1 to your Battle Roll of this round.",
        certainty: Reconstructed, doubt: WHOLE,
    },
    Tactic {
        title: "Defensive Circle", section: "9.2.A.Defensive-Circle", copies: 2, timing: Enemy,
        effect: Tactical::EnemyHits { less: 1 },
        text: "The next Battle Roll of the opponent scores 1 hit less (not below 0).",
        certainty: Reconstructed, doubt: WHOLE,
    },
    Tactic {
        title: "Contrary Wind", section: "9.2.A.Contrary-Wind", copies: 1, timing: Enemy,
        effect: Tactical::EnemyRoll { less: 2 },
        text: "Subtract 2 from the next Battle Roll of the opponent.",
        certainty: Reconstructed, doubt: WHOLE,
    },
    Tactic {
        title: "Favourable Wind", section: "9.2.A.Favourable-Wind", copies: 1, timing: Immediately,
        effect: Tactical::Supremacy,
        text: "Take Naval Supremacy. The order of the current round does not change for a step already taken. If the second player takes it in his step, he also goes first in the next round.",
        certainty: Reconstructed, doubt: WHOLE,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_cards() {
        assert_eq!(TACTICS.iter().map(|t| t.copies).sum::<u8>(), COUNT);
    }
}
