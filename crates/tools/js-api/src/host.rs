//! A war as its host holds it: with the seed, all hands and the link.

use crate::error::RulesError;
use crate::seat::SeatView;
use crate::types::{Choice, Over, Side, WarOptions};
use engine::{Envelope, Seed};
use registry::{AnyGame, GameInfo, Listed};
use std::cell::RefCell;
use std::rc::Rc;

/// The largest whole number below which JavaScript tells all of them apart.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// A war, shared with its seats: what the host answers they see at once.
#[derive(Clone)]
pub struct Host(Rc<RefCell<AnyGame>>);

/// A game of the list and its rules.
///
/// # Errors
/// [`RulesError::UnknownGame`].
pub fn game_of(name: &str) -> Result<(&'static Listed, &'static dyn GameInfo), RulesError> {
    let listed = registry::of_name(name);
    let found = listed.and_then(|listed| Some((listed, listed.info?)));
    found.ok_or_else(|| RulesError::UnknownGame(name.to_owned()))
}

/// The optional rules of a game as a packed number.
fn packed(kind: &dyn GameInfo, options: &WarOptions) -> Result<u32, RulesError> {
    let mut packed = 0;
    for (rule, setting) in &options.0 {
        let unknown = || RulesError::UnknownOption(format!("\"{rule}\": \"{setting}\""));
        let row = kind
            .switches()
            .iter()
            .find(|row| row.rule.0 == rule)
            .ok_or_else(unknown)?;
        let place = row
            .settings
            .iter()
            .position(|name| name == setting)
            .ok_or_else(unknown)?;
        packed = row.set(packed, place as u32 + 1);
    }
    Ok(packed)
}

/// The id by which the page tells kept games apart: wars of one game and seed share it, as they share their dice.
fn id_of(game: u8, seed: u64) -> u32 {
    let bytes = [game].into_iter().chain(seed.to_le_bytes());
    bytes.fold(0x811C_9DC5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

impl Host {
    /// Begins a war of a game with these of its optional rules.
    ///
    /// # Errors
    /// [`RulesError::UnknownGame`], [`RulesError::BadSeed`], [`RulesError::UnknownOption`].
    pub fn begin(game: &str, seed: f64, options: &WarOptions) -> Result<Self, RulesError> {
        let (listed, kind) = game_of(game)?;
        if !(0.0..=MAX_SAFE_INTEGER).contains(&seed) || seed.fract() != 0.0 {
            return Err(RulesError::BadSeed);
        }
        let seed = seed as u64;
        let envelope = Envelope {
            id: id_of(listed.number, seed),
            ..Envelope::default()
        };
        Ok(Self::of(kind.begin(packed(kind, options)?, Seed(seed), envelope)))
    }

    /// Opens the war of a link, or of a text that holds one.
    ///
    /// # Errors
    /// [`RulesError::BadLink`], [`RulesError::OldRules`].
    pub fn from_link(text: &str) -> Result<Self, RulesError> {
        if AnyGame::is_position(text) {
            let words = "This is the link of a position to look at, not of a war.";
            return Err(RulesError::BadLink(words.to_owned()));
        }
        let game = AnyGame::from_link(text).map_err(RulesError::BadLink)?;
        match game.read_only() {
            Some(words) => Err(RulesError::OldRules(words.to_owned())),
            None => Ok(Self::of(game)),
        }
    }

    /// A war that is under way.
    #[must_use]
    pub fn of(game: AnyGame) -> Self {
        Host(Rc::new(RefCell::new(game)))
    }

    /// The side that is asked; none when the war is over.
    #[must_use]
    pub fn asked(&self) -> Option<Side> {
        let game = self.0.borrow();
        let over = game.over().is_some();
        let asked = game.preview().progress().asked.filter(|_| !over);
        asked.map(Side::from)
    }

    /// Answers the question that waits.
    ///
    /// # Errors
    /// [`RulesError::NotLegal`], [`RulesError::WarIsOver`]; nothing has changed then.
    pub fn answer(&self, choice: Choice) -> Result<(), RulesError> {
        if self.asked().is_none() {
            return Err(RulesError::WarIsOver);
        }
        let choice = engine::Choice::from(choice);
        let mut game = self.0.borrow_mut();
        if game.answer(choice) {
            return Ok(());
        }
        let refusals = game.preview().refusals();
        let refusal = refusals.into_iter().find(|(refused, _)| *refused == choice);
        Err(RulesError::NotLegal(refusal.map(|(_, refusal)| refusal)))
    }

    /// The whole war as the fragment of a link. It holds the seed and every answer, and so both hands.
    #[must_use]
    pub fn link(&self) -> String {
        self.0.borrow().link()
    }

    /// How the war has ended, if it has.
    #[must_use]
    pub fn over(&self) -> Option<Over> {
        self.0.borrow().over().map(Over::from)
    }

    /// The seat of a side. It stays up to date with the war.
    #[must_use]
    pub fn seat(&self, side: Side) -> SeatView {
        SeatView::new(Rc::clone(&self.0), side)
    }
}
