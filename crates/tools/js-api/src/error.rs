//! What can be wrong with a call, by name.

use engine::Refusal;

/// Why a call has failed. JavaScript gets it as an `Error` whose `name` is [`RulesError::name`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// No game has this name.
    UnknownGame(String),
    /// The game has no such optional rule, or no such setting of it.
    UnknownOption(String),
    /// A seed is a whole number from 0 to 2^53 - 1.
    BadSeed,
    /// A value has another form than its type says.
    BadValue(String),
    /// The link cannot be opened.
    BadLink(String),
    /// The link was made with other rules, which do not lead to its position any more.
    OldRules(String),
    /// The answer is not among the legal ones; with the rule, where one forbids it.
    NotLegal(Option<Refusal>),
    /// The question is put to the other side.
    NotAsked,
    /// Nothing is asked any more.
    WarIsOver,
}

impl RulesError {
    /// Its name, which stays the same for ever.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            RulesError::UnknownGame(_) => "UnknownGame",
            RulesError::UnknownOption(_) => "UnknownOption",
            RulesError::BadSeed => "BadSeed",
            RulesError::BadValue(_) => "BadValue",
            RulesError::BadLink(_) => "BadLink",
            RulesError::OldRules(_) => "OldRules",
            RulesError::NotLegal(_) => "NotLegal",
            RulesError::NotAsked => "NotAsked",
            RulesError::WarIsOver => "WarIsOver",
        }
    }

    /// A whole sentence for people; its words may change.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            RulesError::UnknownGame(name) => format!("No game is called \"{name}\"."),
            RulesError::UnknownOption(words) => format!("The game has no optional rule {words}."),
            RulesError::BadSeed => "A seed is a whole number from 0 to 2^53 - 1.".to_owned(),
            RulesError::BadValue(words) | RulesError::BadLink(words) | RulesError::OldRules(words) => words.clone(),
            RulesError::NotLegal(Some(refusal)) => refusal.because.to_owned(),
            RulesError::NotLegal(None) => "This is no legal answer to the question.".to_owned(),
            RulesError::NotAsked => "The question is put to the other side.".to_owned(),
            RulesError::WarIsOver => "The war is over.".to_owned(),
        }
    }

    /// The section of the rulebook that forbids it, if one does.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RulesError::NotLegal(refusal) => refusal.map(|refusal| refusal.rule.0),
            _ => None,
        }
    }
}
