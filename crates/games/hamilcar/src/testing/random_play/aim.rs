//! What the game of a rare start is about: a Strategy Card, a Tactic Card or a General's ability, and where such things happen.

use super::RARE;
use crate::data::cards::{CARDS, PRICE_OF_FAILURE, card};
use crate::data::generals::{self, general, who};
use crate::data::tactics::TACTICS;
use crate::state::State;
use engine::{CardId, Side, UnitId};
use std::sync::LazyLock;

/// What a game is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// The Event of this Strategy Card.
    Event(CardId),
    /// The ability of this General.
    Ability(UnitId),
    /// The Tactic Card with this section.
    Tactic(&'static str),
}

/// Where things happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Theatre {
    /// In one's own turn.
    Council,
    /// An Army marches against another.
    Field,
    /// An Army lies before a city or a Tribe.
    Walls,
    /// A Fleet sails where another answers.
    Sea,
}

/// Those that come up less often than others, by section: they are aimed at three times as often.
const OFTEN: [&str; 10] = [
    "17.1.1",
    "17.1.9",
    "17.1.14",
    "17.1.43",
    "17.1.44",
    "17.2.Himilco",
    "17.2.Pullus",
    "17.2.Metellus",
    "17.2.Megellus",
    "17.2.Paterculus",
];

/// What is in a game with the optional rule Price of Failure alone.
const OPTIONAL: [&str; 3] = ["17.1.58", "17.1.59", "17.2.Pulcher"];

/// What the games with Price of Failure may be about besides.
static IN_OPTIONAL: LazyLock<Vec<Aim>> = LazyLock::new(|| OPTIONAL.map(Aim::named).to_vec());

/// What any game may be about.
static IN_ALL: LazyLock<Vec<Aim>> = LazyLock::new(|| {
    let all = RARE.iter().filter(|id| !OPTIONAL.contains(id));
    let more = OFTEN.iter().chain(&OFTEN);
    all.chain(more).map(|id| Aim::named(id)).collect()
});

impl Aim {
    /// What the game of this number is about. One game in eight with the optional rule is about what it brings.
    pub(super) fn of(state: &State, number: u64) -> Self {
        let (turn, number) = (number % 8, number / 8);
        let pick = |aims: &[Aim]| aims[(number % aims.len() as u64) as usize];
        if turn == 0 && state.setup.price_of_failure {
            pick(&IN_OPTIONAL)
        } else {
            pick(&IN_ALL)
        }
    }

    fn named(id: &'static str) -> Self {
        let event = (0..CARDS.len() as u8)
            .map(CardId)
            .find(|c| crate::data::cards::section(*c) == id);
        let ability = generals::all().find(|unit| general(*unit).section == id);
        match (event, ability) {
            (Some(card), _) => Aim::Event(card),
            (_, Some(unit)) => Aim::Ability(unit),
            _ => Aim::Tactic(
                TACTICS
                    .iter()
                    .find(|row| row.section == id)
                    .map_or(id, |row| row.section),
            ),
        }
    }

    /// Whose card or ability it is; either side's belong to Rome, but what an Elephant Charge or an omen for Rome wants.
    pub(super) fn owner(self) -> Side {
        match self {
            Aim::Event(id) if card(id).number == 50 => Side::Carthage,
            Aim::Event(id) => card(id).side.unwrap_or(Side::Rome),
            Aim::Ability(unit) => general(unit).side,
            Aim::Tactic(_) => Side::Rome,
        }
    }

    /// The side whose turn it is.
    pub(super) fn active(self) -> Side {
        match self {
            Aim::Event(id) => match card(id).number {
                1 | 32 | 39 => Side::Carthage,
                11 | 13 | 18 | 59 => Side::Rome,
                _ => self.owner(),
            },
            Aim::Ability(who::GISCO | who::HAMILCAR | who::ADHERBAL) | Aim::Tactic(_) => Side::Rome,
            Aim::Ability(_) => self.owner(),
        }
    }

    /// Where it happens.
    pub(super) fn theatre(self) -> Theatre {
        match self {
            Aim::Event(id) => match card(id).number {
                1 | 32 | 43 | 44 | 50 | 54 | 58 | 59 => Theatre::Field,
                9 | 18 | 53 => Theatre::Walls,
                11..=15 | 39 => Theatre::Sea,
                _ => Theatre::Council,
            },
            Aim::Ability(unit) => match unit {
                who::FLACCUS | who::MEGELLUS | who::HIMILCO => Theatre::Walls,
                who::CATULUS | who::PATERCULUS | who::PULLUS | who::GISCO | who::HAMILCAR | who::ADHERBAL => {
                    Theatre::Sea
                }
                who::ASINA | who::DUILIUS | who::VULSO | who::HANNO | who::CARTHALO | who::CAUDEX => Theatre::Council,
                _ => Theatre::Field,
            },
            Aim::Tactic(_) => Theatre::Sea,
        }
    }

    /// The General it is about, or who does best in its theatre.
    pub(super) fn hero(self, side: Side) -> UnitId {
        let sea = self.theatre() == Theatre::Sea;
        match (self, side) {
            (Aim::Ability(unit), _) if general(unit).side == side => unit,
            (_, Side::Rome) => who::REGULUS,
            (Aim::Event(PRICE_OF_FAILURE), Side::Carthage) => who::HASDRUBAL,
            (_, Side::Carthage) if sea => who::CARTHALO,
            (_, Side::Carthage) => who::HASDRUBAL,
        }
    }

    /// Whether Rome is to lose its battle.
    pub(super) fn rome_loses(self) -> bool {
        matches!(self, Aim::Ability(who::CALATINUS | who::PULCHER))
    }
}
