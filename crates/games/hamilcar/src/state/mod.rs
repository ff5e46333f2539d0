//! All that lies on the table. What is nowhere here is not on the board.

mod battle;
mod campaign;
mod effects;
mod general;
mod march;
mod miat;
mod naval;
mod queries;
mod setup;
mod siege;
mod squadrons;
mod victory;

pub use battle::{Battle, Charge, Dice, Levels};
pub use campaign::{ACTED, Campaign, MOST_POINTS, Moved, gone_back, gone_on};
pub use effects::{Effects, Errand, SiegeTrain};
pub use general::{General, Office, Where};
pub use march::{Before, Entered, March, Step, Trail, Voyage};
pub use miat::Mood;
pub use naval::{Fleet, Interception, NavalBattle, Roll, Tactics};
pub use punic::Retreat;
pub use punic::{Force, Kind, Parties, Party};
pub use setup::Setup;
pub use siege::Attempt;
pub use squadrons::{Sailed, Squadrons};
pub use victory::Victory;

use crate::data::generals::COUNT as GENERALS;
use crate::data::spaces::COUNT as SPACES;
use core::ops::{Deref, DerefMut};
use engine::{CardSet, PerSide, Side, UnitSet};
use serde::{Deserialize, Serialize};

/// What decides the control of a space.
pub type Marker = punic::Marker<()>;

/// A space.
pub type Place = punic::Place<()>;

/// What lies on the table of both wars.
pub type Common = punic::Common<(), General, SPACES, GENERALS>;

/// Land Reactions in progress, with the generals whose die has been rolled.
pub type Reactions = punic::Reactions<UnitSet>;

/// Where the sequence of play stands (5). One [`crate::Hamilcar`] step plays one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// 5.1, from turn 2.
    Reinforcement,
    /// 5.2.A
    Deal,
    /// 5.2.B
    FirstPlayer,
    /// 5.2.C: this side plays a card, or passes when its hand is empty.
    Play(Side),
    /// 5.3
    WinterAttrition,
    /// 5.4
    PoliticalIsolation,
    /// 5.5
    VictoryCheck,
    /// 5.6
    WarChest,
    /// 6.2, after the last War Chest Phase.
    FinalCount,
    /// 7.1: this side activates the next general of its Campaign.
    Campaign(Side),
    /// H.1: so many PCs may still be placed before the war.
    Handicap(u8),
}

impl Phase {
    /// The phase in words.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Phase::Reinforcement => "Reinforcement Phase",
            Phase::Handicap(_) => "Before the war",
            Phase::Deal | Phase::FirstPlayer | Phase::Play(_) | Phase::Campaign(_) => "Strategy Phase",
            Phase::WinterAttrition => "Winter Attrition Phase",
            Phase::PoliticalIsolation => "Political Isolation Phase",
            Phase::VictoryCheck => "Victory Check Phase",
            Phase::WarChest => "War Chest Phase",
            Phase::FinalCount => "Final Count",
        }
    }
}

/// Warships of one side (2.3.F). The supply is ten less all of these, prizes and sunk ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ships {
    /// In the At Port box, sails up.
    pub ready: u8,
    /// In the At Port box, sails furled.
    pub spent: u8,
    /// On the Turn Track, in the next turn's box.
    pub sunk: u8,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was agreed.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub setup: Setup,
    /// Game Turn, 1 to 7 (2.1.K).
    pub turn: u8,
    /// Phase of the turn.
    pub phase: Phase,
    /// What both wars have: spaces, generals, deck, discards, cards out of the game, hands.
    pub common: Common,
    /// The War Chest boxes: what each side played this turn, open to both.
    pub war_chest: PerSide<CardSet>,
    /// Cards played as Events this turn whose row removes them from play (5.6).
    pub events: CardSet,
    /// Warships.
    pub ships: PerSide<Ships>,
    /// Roman Seamanship, 1 Poor to 4 Excellent (15.4).
    pub seamanship: u8,
    /// Whether Roman ships carry Corvi (15.5).
    pub corvi: bool,
    /// Who holds Naval Supremacy (2.1.I).
    pub supremacy: Side,
    /// PCs on the five slots of the Miat, from the left (15.3).
    pub miat: [bool; 5],
    /// The Provincial Display: its fourteen entries in printed order (2.1.E).
    pub display: [Option<Side>; 14],
    /// Whether Forgotten Tactics still burdens Elephant Charges (3.1).
    pub forgotten_tactics: bool,
    /// What Events and abilities have left on the table (17).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub effects: Effects,
    /// The Tactic Cards (2.4.B, 9.1).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub tactics: Tactics,
    /// Who played the first card of this turn (5.2.B).
    pub first_player: Side,
    /// The Campaign in progress (7.1): between two of its activations too.
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub campaign: Option<Campaign>,
    /// The activation in progress (7).
    pub march: Option<March>,
    /// The Naval Movement in progress (7.3).
    pub voyage: Option<Voyage>,
    /// The Naval Interception in progress (8).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub interception: Option<Interception>,
    /// The Naval Battle in progress (9).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub naval: Option<NavalBattle>,
    /// The Land Reactions in progress (10).
    pub reactions: Option<Reactions>,
    /// The Land Battle in progress (13).
    pub battle: Option<Battle>,
    /// The battle just won, while it is answered (17.1 #43, #44, #58).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub victory: Option<Victory>,
    /// The Siege or Subjugation attempt in progress (14).
    pub attempt: Option<Attempt>,
}

impl Deref for State {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Common {
        &mut self.common
    }
}
