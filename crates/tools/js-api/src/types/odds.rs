//! The odds of an answer.

use engine::odds::Chance;
use serde::Serialize;
use tsify::Tsify;

/// All that can come of an answer that commits to dice.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Odds {
    /// What is uncertain.
    pub about: String,
    /// How likely the side gets what its answer names, from 0 to 1, if there is such a thing.
    pub good: Option<f64>,
    /// What that is, after the number: "to win".
    pub goal: &'static str,
    /// What both sides have for it; may be empty.
    pub forces: String,
    /// What can come of it: the result first, then what it costs.
    pub parts: Vec<Part>,
    /// What makes the chances what they are, a sentence each.
    pub modifiers: Vec<String>,
    /// What is taken for granted, a sentence each.
    pub assumptions: Vec<String>,
}

/// One thing that is uncertain.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Part {
    /// Its name.
    pub title: String,
    /// What it can come to; the chances add up to one.
    pub outcomes: Vec<Outcome>,
}

/// What an uncertain thing can come to.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Outcome {
    /// What it is.
    pub title: String,
    /// How likely it is, from 0 to 1.
    pub chance: f64,
}

fn share(chance: Chance) -> f64 {
    chance.of as f64 / chance.among as f64
}

impl From<engine::odds::Odds> for Odds {
    fn from(odds: engine::odds::Odds) -> Self {
        let outcome = |(title, chance)| Outcome {
            title,
            chance: share(chance),
        };
        let part = |part: engine::odds::Part| Part {
            title: part.title,
            outcomes: part.outcomes.into_iter().map(outcome).collect(),
        };
        Odds {
            about: odds.about,
            good: odds.good.map(share),
            goal: odds.goal,
            forces: odds.forces,
            parts: odds.parts.into_iter().map(part).collect(),
            modifiers: odds.modifiers,
            assumptions: odds.assumptions,
        }
    }
}
