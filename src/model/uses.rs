//! What can be done with what was tapped.

use engine::odds::Chance;
use engine::{Choice, Lack, Refusal};

/// One way to use what was tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use {
    /// What it does, in words: "Settle: Messana, Velia".
    pub label: String,
    /// Its effect on the tracks of its side, unless a die or a draw decides it: "Silver +2".
    pub brings: String,
    /// How likely it comes to what it is for, and what that is, where dice or the other side decide: 64%, "not blocked".
    pub chance: Option<(Chance, &'static str)>,
    /// All its answers, the action first.
    pub path: Vec<Choice>,
    /// How many of them say what is done, before the first card that is proposed to pay for it.
    pub said: usize,
}

/// What can be done with what was tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uses {
    /// What was tapped.
    pub title: String,
    /// The same, to be read about.
    pub tapped: Choice,
    /// The uses, likely ones first.
    pub list: Vec<Use>,
    /// What is for it and cannot be done now, in words, each with its reason.
    pub refused: Vec<(String, Refusal)>,
    /// What other actions lack for it.
    pub lacks: Vec<Lack>,
}

impl Uses {
    /// The whole use in one sentence, for screen readers.
    pub fn in_words(&self) -> String {
        let labels: Vec<&str> = self.list.iter().map(|one| one.label.as_str()).collect();
        format!("{}. {}.", self.title, labels.join(". "))
    }
}
