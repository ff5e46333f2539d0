//! Tokens, Fleets and tracks as the lines tell them (2). Locations and cards are the game's data; what lies on the board comes from the
//! lines alone.

use super::deed::{Deed, Token};
use super::names::name;
use crate::data::locations::{self, Area, Start, at, capital, location};
use crate::data::tracks::{CITIES, SILVER, TOWNS, WARSHIPS};
use engine::{Side, SpaceId, SpaceSet};
use testkit::audit::read::{SIDES, same};

/// What a side has on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Own {
    pub(super) towns: SpaceSet,
    pub(super) cities: SpaceSet,
    pub(super) capital: bool,
    /// Tokens captured from the other side: Towns, Cities, Capitals.
    pub(super) captured: [u32; 3],
    /// The Sea Zone of the Fleet; `None` in the Home Port.
    pub(super) fleet: Option<Area>,
    pub(super) ships: u32,
    pub(super) silver: u32,
    pub(super) vp: u32,
    pub(super) prestige: u32,
    pub(super) pillage: u32,
}

/// The board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) own: [Own; 2],
    pub(super) walls: SpaceSet,
    /// Whether Syracuse still has its own token (4.5).
    pub(super) free: bool,
    pub(super) turn: u32,
}

impl Board {
    /// The board at set-up (3).
    pub(super) fn set_up() -> Self {
        let own = |side: Side| {
            let start = |start: Start| {
                let at = locations::ALL.iter();
                at.filter(|at| location(*at).start == start).collect::<SpaceSet>()
            };
            Own {
                towns: start(Start::Town(side)),
                cities: start(Start::City(side)),
                capital: true,
                ships: WARSHIPS[side].into(),
                silver: SILVER[side].into(),
                ..Own::default()
            }
        };
        Board {
            own: Side::BOTH.map(own),
            walls: SpaceSet::EMPTY,
            free: true,
            turn: 1,
        }
    }

    /// The locations that a side controls.
    pub(super) fn owned(&self, side: usize) -> SpaceSet {
        let own = &self.own[side];
        let mut all = own.towns.or(own.cities);
        if own.capital {
            all.insert(capital(Side::BOTH[side]));
        }
        all
    }

    /// The Cities of a side, and its Capital.
    pub(super) fn developed(&self, side: usize) -> SpaceSet {
        self.owned(side).without(self.own[side].towns)
    }

    pub(super) fn owner(&self, at: SpaceId) -> Option<usize> {
        [0, 1].into_iter().find(|side| self.owned(*side).contains(at))
    }

    /// Whether a location is free Syracuse.
    pub(super) fn is_free(&self, place: SpaceId) -> bool {
        self.free && place == at::SYRACUSE
    }

    /// The token of a side in a location.
    pub(super) fn token(&self, side: usize, at: SpaceId) -> Option<Token> {
        let own = &self.own[side];
        if own.towns.contains(at) {
            Some(Token::Town)
        } else if own.cities.contains(at) {
            Some(Token::City)
        } else {
            (own.capital && at == capital(Side::BOTH[side])).then_some(Token::Capital)
        }
    }

    /// Town tokens in the stock of a side.
    pub(super) fn towns_left(&self, side: usize) -> i32 {
        let gone = self.own[side].towns.len() + self.own[1 - side].captured[0];
        i32::from(TOWNS[Side::BOTH[side]]) - gone as i32
    }

    /// City tokens in the stock of a side.
    pub(super) fn cities_left(&self, side: usize) -> i32 {
        let gone = self.own[side].cities.len() + self.own[1 - side].captured[1];
        i32::from(CITIES[Side::BOTH[side]]) - gone as i32
    }

    /// Points of the tokens that a side has captured (6.2).
    pub(super) fn captured(&self, side: usize) -> u32 {
        let [towns, cities, capitals] = self.own[side].captured;
        towns + 2 * (cities + capitals)
    }

    /// Whether the enemy of a side controls a Sea Zone (4.3).
    pub(super) fn hostile(&self, zone: Area, side: usize) -> bool {
        self.own[1 - side].fleet == Some(zone) && self.own[side].fleet != Some(zone)
    }

    /// Changes what a deed changes; says what cannot be.
    pub(super) fn take(&mut self, deed: &Deed) -> Result<(), String> {
        let told = [
            self.tokens(deed),
            self.ships(deed),
            self.points(deed),
            self.silver(deed),
        ];
        told.into_iter().collect()
    }

    /// Tokens on locations and in stock.
    fn tokens(&mut self, deed: &Deed) -> Result<(), String> {
        match *deed {
            Deed::Settled { side, at, .. } => {
                let empty = self.owner(at).is_none() && !self.is_free(at);
                self.own[side].towns.insert(at);
                holds(empty, || format!("{} is taken", name(at)))?;
                holds(self.towns_left(side) >= 0, || format!("{} has no Town", SIDES[side]))
            }
            Deed::Developed { side, at, .. } => {
                let town = self.take_off(side, at) == Some(Token::Town);
                self.own[side].cities.insert(at);
                holds(town && location(at).vp >= 2, || format!("no Town of {}", SIDES[side]))?;
                holds(self.cities_left(side) >= 0, || format!("{} has no City", SIDES[side]))
            }
            Deed::Fortified { side, at, .. } => {
                let own = self.owner(at) == Some(side) && !self.walls.contains(at);
                self.walls.insert(at);
                holds(own && self.walls.len() <= 5, || {
                    format!("{} is not fortified", name(at))
                })
            }
            Deed::Captured { side, at, token } => {
                let taken = self.take_off(1 - side, at);
                self.own[side].captured[token as usize] += 1;
                holds(taken == Some(token), || format!("{} held {taken:?}", name(at)))
            }
            Deed::SyracuseFalls { .. } => {
                let was = core::mem::replace(&mut self.free, false);
                holds(was, || "Syracuse was not free".to_owned())
            }
            Deed::BecomesTown { side, at } => self.becomes_town(side, at),
            Deed::TownGone { side, at } => {
                let taken = self.take_off(side, at);
                holds(taken == Some(Token::Town), || format!("{} held {taken:?}", name(at)))
            }
            Deed::LeftEmpty { at } => {
                self.walls.remove(at);
                // A City that rises is gone where no Town token is left for it.
                let Some(side) = self.owner(at) else { return Ok(()) };
                let gone = self.towns_left(side) <= 0 && self.take_off(side, at) != Some(Token::Town);
                holds(gone, || format!("{} is not empty", name(at)))
            }
            Deed::WallsGone { at } | Deed::WallsOpened { at } => {
                holds(self.walls.remove(at), || format!("{} has no walls", name(at)))
            }
            _ => Ok(()),
        }
    }

    /// A City that has been captured or rises becomes a Town: a rising one is still there.
    fn becomes_town(&mut self, side: usize, at: SpaceId) -> Result<(), String> {
        let before = self.take_off(side, at);
        self.own[side].towns.insert(at);
        holds(before != Some(Token::Town), || format!("{} was a Town", name(at)))?;
        holds(self.towns_left(side) >= 0, || format!("{} has no Town", SIDES[side]))
    }

    /// Takes a token off a location.
    pub(super) fn take_off(&mut self, side: usize, at: SpaceId) -> Option<Token> {
        let token = self.token(side, at)?;
        let own = &mut self.own[side];
        match token {
            Token::Town => drop(own.towns.remove(at)),
            Token::City => drop(own.cities.remove(at)),
            Token::Capital => own.capital = false,
        }
        Some(token)
    }

    /// Fleets, Warships, and the tracks whose numbers are told.
    fn ships(&mut self, deed: &Deed) -> Result<(), String> {
        match *deed {
            Deed::Sailed { side, to } => self.own[side].fleet = to,
            Deed::FleetLost { side } => self.own[side].fleet = None,
            Deed::ShipCaptured { side } | Deed::Built { side, .. } => self.own[side].ships += 1,
            Deed::ShipsGiven { side, ships } => self.own[side].ships += ships,
            Deed::WarshipsLost { side, lost, .. } => less(&mut self.own[side].ships, lost, "Warships")?,
            Deed::NavalOver { sunk, .. } => {
                for (own, sunk) in self.own.iter_mut().zip(sunk) {
                    less(&mut own.ships, sunk, "Warships")?;
                }
            }
            Deed::Prestige { side, now } => self.own[side].prestige = now,
            Deed::Pillaged { side, marker, .. } => self.own[side].pillage = marker % 8,
            Deed::Turn(turn) => self.turn = turn,
            _ => {}
        }
        Ok(())
    }

    fn points(&mut self, deed: &Deed) -> Result<(), String> {
        match *deed {
            Deed::Points(points) => {
                for (own, points) in self.own.iter_mut().zip(points) {
                    own.vp += points;
                }
            }
            Deed::PointsGained { side, vp } => self.own[side].vp += vp,
            Deed::Shamed { side, vp } => less(&mut self.own[side].vp, vp, "VP")?,
            Deed::DeusPlayed { side, card, price } => {
                let row = crate::data::cards::deus(card);
                same("the price", price, u32::from(row.vp.max(row.silver)))?;
                less(&mut self.own[side].vp, row.vp.into(), "VP")?;
            }
            _ => {}
        }
        Ok(())
    }

    fn silver(&mut self, deed: &Deed) -> Result<(), String> {
        match *deed {
            Deed::Income(income) => {
                for (own, income) in self.own.iter_mut().zip(income) {
                    own.silver += income;
                }
                return Ok(());
            }
            Deed::Pillaged { side, taken, bank, .. } => {
                self.own[side].silver += taken + bank;
                return less(&mut self.own[1 - side].silver, taken, "Silver");
            }
            _ => {}
        }
        let (side, gain) = match *deed {
            Deed::Money { side, silver, .. } | Deed::SilverGained { side, silver } => (side, silver as i32),
            Deed::Passed { side } => (side, 1),
            Deed::Bribes { side, .. } => (side, -1),
            Deed::Fortified { side, .. } => (side, -3),
            Deed::DeusPlayed { side, card, .. } => (side, -i32::from(crate::data::cards::deus(card).silver)),
            Deed::Drafted { side, silver, .. }
            | Deed::Discarded { side, silver, .. }
            | Deed::Retrieved { side, silver, .. }
            | Deed::Bought { side, silver, .. }
            | Deed::Built { side, silver, .. }
            | Deed::SilverLost { side, silver }
            | Deed::Paid { side, silver, .. }
            | Deed::Maintained { side, silver, .. }
            | Deed::Cycled {
                side: Some(side),
                silver,
                ..
            } => (side, -(silver as i32)),
            _ => return Ok(()),
        };
        let own = &mut self.own[side].silver;
        if gain < 0 {
            less(own, gain.unsigned_abs(), "Silver")
        } else {
            *own += gain.unsigned_abs();
            Ok(())
        }
    }
}

/// Takes off a number; an error if there is less.
fn less(from: &mut u32, count: u32, what: &str) -> Result<(), String> {
    let had = *from;
    *from = had.saturating_sub(count);
    holds(had >= count, || format!("{count} {what} of {had}"))
}

/// An error unless something holds.
pub(super) fn holds(held: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if held { Ok(()) } else { Err(why()) }
}
