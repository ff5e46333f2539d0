//! The classes and functions of JavaScript. They turn values into ours and back, and leave the rest to [`crate::host`] and [`crate::seat`].

use crate::error::RulesError;
use crate::host::Host;
use crate::seat::SeatView;
use crate::types::{Answer, Choice, GameInfo, LogLine, Odds, Over, Question, Scene, Side, WarOptions};
use js_sys::{Error, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a call may throw, for TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const RULES_ERROR: &str = r#"
/** What a call throws. */
export interface RulesError extends Error {
    name: "UnknownGame" | "UnknownOption" | "BadSeed" | "BadValue" | "BadLink" | "OldRules" | "NotLegal" | "NotAsked" | "WarIsOver";
    /** The section of the rulebook that forbids it, if one does. */
    rule?: string;
}
"#;

impl From<RulesError> for JsValue {
    fn from(error: RulesError) -> Self {
        let thrown = Error::new(&error.sentence());
        thrown.set_name(error.name());
        if let Some(rule) = error.rule() {
            // A new error takes any property: nothing to be told where it did not.
            drop(Reflect::set(&thrown, &"rule".into(), &rule.into()));
        }
        thrown.into()
    }
}

/// A value of JavaScript as ours.
fn read<T: Tsify + DeserializeOwned>(value: &Ts<T>) -> Result<T, RulesError>
where
    T::JsType: Clone,
{
    value.to_rust().map_err(|error| RulesError::BadValue(error.to_string()))
}

/// A value of ours for JavaScript.
fn told<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, RulesError> {
    Ts::from_rust(value).map_err(|error| RulesError::BadValue(error.to_string()))
}

/// All games that can be played.
///
/// # Errors
/// `BadValue`, which does not come about.
#[wasm_bindgen]
pub fn games() -> Result<Vec<Ts<GameInfo>>, RulesError> {
    let held = registry::built_in_games().filter_map(|listed| Some((listed, listed.info?)));
    held.map(|(listed, kind)| told(&GameInfo::of(listed, kind))).collect()
}

/// A war as its host holds it.
#[wasm_bindgen]
pub struct War(Host);

#[wasm_bindgen]
impl War {
    /// Begins a war. The seed is a whole number from 0 to 2^53 - 1: one seed gives the same dice and cards for ever.
    ///
    /// # Errors
    /// `UnknownGame`, `BadSeed`, `UnknownOption`, `BadValue`.
    pub fn begin(game: &str, seed: f64, options: Option<Ts<WarOptions>>) -> Result<War, RulesError> {
        let options = options.as_ref().map(read).transpose()?.unwrap_or_default();
        Host::begin(game, seed, &options).map(War)
    }

    /// Opens the war of a link, or of a text that holds one.
    ///
    /// # Errors
    /// `BadLink`, `OldRules`.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(link: &str) -> Result<War, RulesError> {
        Host::from_link(link).map(War)
    }

    /// The side that is asked; undefined when the war is over.
    ///
    /// # Errors
    /// `BadValue`, which does not come about.
    pub fn asked(&self) -> Result<Option<Ts<Side>>, RulesError> {
        self.0.asked().as_ref().map(told).transpose()
    }

    /// Answers the question that waits, for the side that is asked.
    ///
    /// # Errors
    /// `NotLegal`, `WarIsOver`, `BadValue`; nothing has changed then.
    pub fn answer(&self, choice: Ts<Choice>) -> Result<(), RulesError> {
        self.0.answer(read(&choice)?)
    }

    /// The whole war as the fragment of a link. It holds the seed and every answer, and so both hands.
    #[must_use]
    pub fn link(&self) -> String {
        self.0.link()
    }

    /// How the war has ended; undefined while it goes on.
    ///
    /// # Errors
    /// `BadValue`, which does not come about.
    pub fn over(&self) -> Result<Option<Ts<Over>>, RulesError> {
        self.0.over().as_ref().map(told).transpose()
    }

    /// The seat of a side. It stays up to date with the war.
    ///
    /// # Errors
    /// `BadValue`.
    pub fn seat(&self, side: Ts<Side>) -> Result<Seat, RulesError> {
        Ok(Seat(self.0.seat(read(&side)?)))
    }
}

/// All that one side may know of a war.
#[wasm_bindgen]
pub struct Seat(SeatView);

#[wasm_bindgen]
impl Seat {
    /// The question that waits, to whichever side; undefined when the war is over.
    ///
    /// # Errors
    /// `BadValue`, which does not come about.
    pub fn question(&self) -> Result<Option<Ts<Question>>, RulesError> {
        self.0.question().as_ref().map(told).transpose()
    }

    /// The legal answers to it, likely ones first; empty unless this side is asked.
    ///
    /// # Errors
    /// `BadValue`, which does not come about.
    pub fn answers(&self) -> Result<Vec<Ts<Answer>>, RulesError> {
        self.0.answers().iter().map(told).collect()
    }

    /// What lies on the table.
    ///
    /// # Errors
    /// `BadValue`, which does not come about.
    pub fn scene(&self) -> Result<Ts<Scene>, RulesError> {
        told(&self.0.scene())
    }

    /// The log, its first line first.
    ///
    /// # Errors
    /// `BadValue`, which does not come about.
    pub fn log(&self) -> Result<Vec<Ts<LogLine>>, RulesError> {
        self.0.log().iter().map(told).collect()
    }

    /// The odds of a legal answer of this side; undefined if it commits to no dice. It takes up to a tenth of a second.
    ///
    /// # Errors
    /// `NotLegal`, `NotAsked`, `WarIsOver`, `BadValue`.
    pub fn odds(&self, choice: Ts<Choice>) -> Result<Option<Ts<Odds>>, RulesError> {
        let odds = self.0.odds(read(&choice)?)?;
        odds.as_ref().map(told).transpose()
    }
}
