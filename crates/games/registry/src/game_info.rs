//! A game without a war of it: cards to be read, switches to be set, links to be opened.

use crate::link_reader::ReadLink;
use crate::playable::Playable;
use crate::session_of::{LinkReaderOf, SessionOf};
use crate::{AnyGame, LinkReader};
use core::marker::PhantomData;
use engine::about::{About, DrawnMap};
use engine::layout::Layout;
use engine::scene::{CardFace, Chapter, GeneralFace, Occasion, Switch};
use engine::{CardId, Challenge, Envelope, Rule, Seed, ShortWar};

/// What the page asks of a game that this program holds, where no war of it is meant. `Registered` answers by the rules of one.
pub trait GameInfo: Sync {
    /// Its place: its number in links less one.
    fn place(&self) -> usize;
    /// What it says of itself.
    fn about(&self) -> &'static About;
    /// Its drawn map, if it has one.
    fn map(&self) -> Option<DrawnMap>;
    /// The optional rules and house rules that can be agreed on.
    fn switches(&self) -> &'static [Switch];
    /// The occasions to react.
    fn occasions(&self) -> &'static [Occasion];
    /// The occasions at which a card could be played, one bit each.
    fn occasions_of(&self, card: CardId) -> u32;
    /// Whether armies march from space to space, and are reacted to at each step.
    fn marches(&self) -> bool;
    /// What is told of a turn that has ended, in this order.
    fn chapters(&self) -> &'static [Chapter];
    /// A card's face.
    fn card(&self, card: CardId) -> CardFace;
    /// The section of the rules that a card has for itself.
    fn section_of(&self, card: CardId) -> Rule;
    /// All cards by deck, with their faces.
    fn decks(&self) -> Vec<(&'static str, Vec<CardFace>)>;
    /// All generals.
    fn generals(&self) -> Vec<GeneralFace>;

    /// Its short wars, in the order in which they are offered.
    fn short_wars(&self) -> Vec<ShortWar>;

    /// Its challenges, in the order in which they are offered.
    fn challenges(&self) -> Vec<Challenge>;

    /// A new game with its switches set as a packed number says, or with none of them on if that number means nothing.
    fn begin(&self, on: u32, seed: Seed, envelope: Envelope) -> AnyGame;
    /// One of its short wars as a game of its own with this id, by which hidden cards and dice are drawn.
    ///
    /// # Errors
    /// A plain word on why its link cannot be followed.
    fn begin_short_war(&self, war: &ShortWar, id: u32) -> Result<AnyGame, String>;
    /// The war of one of its challenges, at its moment.
    ///
    /// # Errors
    /// A plain word on why its link cannot be followed.
    fn begin_challenge(&self, challenge: &Challenge) -> Result<AnyGame, String>;
    /// Begins to read a link of this game.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    fn read(&self, link: &str) -> Result<LinkReader, String>;
    /// The position of a link that holds one, as a game that stands still.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    fn of_position(&self, link: &str) -> Result<AnyGame, String>;
    /// A game from its text.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    fn load(&self, text: &str) -> Result<AnyGame, String>;

    /// The sections of its rulebook, then its house rules.
    #[cfg(feature = "testing")]
    fn sections(&self) -> Vec<&'static str>;
    /// The game of a campaign with this number, and its player: half of these begin where rare things come up.
    #[cfg(feature = "testing")]
    fn tried(&self, number: u64) -> (AnyGame, testkit::Leaning);
}

impl dyn GameInfo {
    /// Where things lie on its map: nothing anywhere, if it has none.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        self.map().map_or(&Layout::EMPTY, |map| map.layout)
    }

    /// How many cards stand in a source, follow from one, or are reconstructed.
    #[must_use]
    pub fn certainties(&self) -> [usize; 3] {
        let mut counts = [0; 3];
        for face in self.decks().iter().flat_map(|(_, faces)| faces) {
            counts[face.certainty as usize] += 1;
        }
        counts
    }
}

/// The game of these rules.
pub(crate) struct Registered<R>(pub(crate) PhantomData<fn() -> R>);

impl<R: Playable> GameInfo for Registered<R> {
    fn place(&self) -> usize {
        usize::from(R::GAME) - 1
    }

    fn about(&self) -> &'static About {
        const { &R::ABOUT }
    }

    fn map(&self) -> Option<DrawnMap> {
        R::MAP
    }

    fn switches(&self) -> &'static [Switch] {
        R::switches()
    }

    fn occasions(&self) -> &'static [Occasion] {
        R::occasions()
    }

    fn occasions_of(&self, card: CardId) -> u32 {
        R::occasions_of(card)
    }

    fn marches(&self) -> bool {
        R::MARCHES
    }

    fn chapters(&self) -> &'static [Chapter] {
        R::chapters()
    }

    fn card(&self, card: CardId) -> CardFace {
        R::card(card)
    }

    fn section_of(&self, card: CardId) -> Rule {
        R::section_of(card)
    }

    fn decks(&self) -> Vec<(&'static str, Vec<CardFace>)> {
        let faces = |cards: Vec<CardId>| cards.into_iter().map(R::card).collect();
        { R::readable() }
            .into_iter()
            .map(|(name, cards)| (name, faces(cards)))
            .collect()
    }

    fn generals(&self) -> Vec<GeneralFace> {
        R::generals()
    }

    fn short_wars(&self) -> Vec<ShortWar> {
        ShortWar::read(R::SHORT_WARS).unwrap_or_default()
    }

    fn challenges(&self) -> Vec<Challenge> {
        Challenge::read(R::CHALLENGES).unwrap_or_default()
    }

    fn begin(&self, on: u32, seed: Seed, envelope: Envelope) -> AnyGame {
        let game = SessionOf::<R>::new(on, seed, envelope.clone()).or_else(|| SessionOf::new(0, seed, envelope));
        AnyGame::of(game.expect("every game can be played without its switches"))
    }

    fn begin_short_war(&self, war: &ShortWar, id: u32) -> Result<AnyGame, String> {
        let game = war.begin::<R>(id).map_err(|why| why.to_string())?;
        Ok(AnyGame::of(SessionOf::playing(game)))
    }

    fn begin_challenge(&self, challenge: &Challenge) -> Result<AnyGame, String> {
        let war = challenge.begin::<R>().map_err(|why| why.to_string())?;
        Ok(AnyGame::of(SessionOf::playing(war)))
    }

    fn read(&self, link: &str) -> Result<LinkReader, String> {
        let reading: Box<dyn ReadLink> = Box::new(LinkReaderOf::<R>::new(link)?);
        Ok(LinkReader(reading))
    }

    fn of_position(&self, link: &str) -> Result<AnyGame, String> {
        SessionOf::<R>::of_position(link).map(AnyGame::of)
    }

    fn load(&self, text: &str) -> Result<AnyGame, String> {
        SessionOf::<R>::load(text).map(AnyGame::of)
    }

    #[cfg(feature = "testing")]
    fn sections(&self) -> Vec<&'static str> {
        testkit::cases::all_rules::<R>()
    }

    #[cfg(feature = "testing")]
    fn tried(&self, number: u64) -> (AnyGame, testkit::Leaning) {
        let (game, player) = SessionOf::<R>::tried(number);
        (AnyGame::of(game), player)
    }
}
