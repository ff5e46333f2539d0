//! What is paid and taken (4.2, 5.1, 5.3 to 5.6): cards that can be used, their symbols, and Silver.

use super::board::holds;
use super::deed::{Deed, Trade};
use super::names::{name, title};
use super::supply::supplied;
use super::{Auditor, Seen};
use crate::data::cards::{
    BRIBERS, CELTS, COLONISTS, Effect, FORTIFICATION_CARDS, LEVIED, LOCATION_SET, MERCENARIES, MERCHANTS, NUMIDIANS,
    OF_CARTHAGE, OF_ROME, RAIDERS, SHIPS, WAGONS, WINES, card_of, empire, infantry, location_of, symbols,
};
use crate::data::locations::{Area, WITH_COLONIST, location};
use crate::data::ways::{Kind, WAYS};
use engine::{CardId, CardSet, SpaceId};
use testkit::audit::read::{Line, same};

#[derive(Default)]
pub(super) struct Payments {
    done: usize,
}

impl Auditor<Seen> for Payments {
    fn take(&mut self, _: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let paid = paid(seen)?;
        self.done += usize::from(paid);
        Ok(())
    }

    fn done(&self) -> usize {
        self.done
    }
}

/// Whether a line pays something; an error where it is not what it must be.
fn paid(seen: &Seen) -> Result<bool, String> {
    match seen.deed {
        Deed::Settled { side, at, from, with } => {
            usable(seen, side, with)?;
            let conquered = matches!(
                seen.last,
                Deed::Captured { .. } | Deed::WallsGone { .. } | Deed::SyracuseFalls { .. }
            );
            match from {
                Some(from) => reaches(seen, side, (from, at), with, &settlers(seen, side, at))?,
                None => conquers(at, with)?,
            }
            same("a conquest", from.is_none(), conquered)?;
        }
        Deed::Developed { side, at, with } => own_card(seen, side, at, with, COLONISTS)?,
        Deed::Fortified { side, at, with } => own_card(seen, side, at, with, FORTIFICATION_CARDS)?,
        Deed::Attacked {
            side, at, from, with, ..
        } => {
            usable(seen, side, with)?;
            reaches(seen, side, (from, at), with, &[])?;
            holds(!seen.ending, || "the end is near".to_owned())?;
        }
        Deed::Money {
            side,
            how,
            silver,
            ship,
            with,
        } => {
            usable(seen, side, with.or(ship.into_iter().collect()))?;
            same("Silver", silver, money(seen, side, how, (ship, with))?)?;
        }
        Deed::Drafted {
            side,
            card,
            silver,
            levy,
            with,
        } => drafts(seen, side, card, (silver, levy), with)?,
        Deed::Discarded { cards, silver, .. } => {
            same("Silver", silver, cards.len() * (cards.len() - 1) / 2)?;
        }
        Deed::Retrieved { cards, silver, .. } => same("Silver", silver, cards.len())?,
        Deed::Built { side, silver, with } => builds(seen, side, silver, with)?,
        Deed::Raids {
            side,
            at,
            with,
            supplied,
        } => {
            all_of(seen, side, with, RAIDERS)?;
            same("supply", supplied, self::supplied(seen, 1 - side).contains(at))?;
        }
        Deed::Bribes { side, with } => {
            same("cards", with.len(), 1)?;
            all_of(seen, side, with, BRIBERS)?;
        }
        Deed::Engaged { side, with, .. } => {
            same("Ships", with.len(), 1)?;
            all_of(seen, side, with, SHIPS)?;
        }
        Deed::Pillages {
            side,
            at,
            with,
            supplied,
        } => {
            same("Ships", with.len(), pillagers(seen, side, at)?)?;
            all_of(seen, side, with, SHIPS)?;
            same("supply", supplied, self::supplied(seen, 1 - side).contains(at))?;
        }
        Deed::Flipped { side, .. } => {
            let price = seen.market.owned[side].map_or(0, |owned| owned.price);
            holds(seen.board.own[side].silver < price, || {
                "there is Silver for it".to_owned()
            })?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Cards that are played can be used: what they show of a location is owned, supplied and not in battle (4.4).
pub(super) fn usable(seen: &Seen, side: usize, with: CardSet) -> Result<(), String> {
    let places = with.and(LOCATION_SET).iter().filter_map(location_of);
    let live = { seen.board.owned(side) }
        .and(supplied(seen, side))
        .without(seen.embattled());
    let dead = places.into_iter().find(|at| !live.contains(*at));
    // Each side has a Merchant, and both are called alike.
    let strange = with.and([OF_CARTHAGE, OF_ROME][side]).without(MERCHANTS).iter().next();
    match (dead.map(card_of)).or(strange) {
        None => Ok(()),
        Some(card) => Err(format!("{} cannot be used", title(card))),
    }
}

/// Cards of a kind, all of them usable.
fn all_of(seen: &Seen, side: usize, with: CardSet, kind: CardSet) -> Result<(), String> {
    usable(seen, side, with)?;
    let other = with.without(kind).iter().next();
    holds(other.is_none() && !with.is_empty(), || {
        format!("{} does not serve", other.map_or("nothing", title))
    })
}

/// A card of its own for each of these sets, and no card more.
fn matched(cards: &[CardId], sets: &[CardSet]) -> bool {
    match (sets.split_first(), cards.len() == sets.len()) {
        (None, true) => true,
        (Some((set, rest)), true) => (0..cards.len()).any(|at| {
            let mut left = cards.to_vec();
            set.contains(left.remove(at)) && matched(&left, rest)
        }),
        (_, false) => false,
    }
}

/// 5.1.1: the Colonist that settling takes.
fn settlers(seen: &Seen, side: usize, at: SpaceId) -> Vec<CardSet> {
    let island = matches!(location(at).area, Area::Sicily | Area::Corsica);
    let diplomacy = seen.effect(side) == Some(Effect::Diplomacy) && island;
    let wanted = WITH_COLONIST.contains(at) && !diplomacy;
    wanted.then_some(COLONISTS).into_iter().collect()
}

/// 5.1.1, 5.2.1: the card of a connected location, what the way from there costs, and what else is needed.
fn reaches(
    seen: &Seen,
    side: usize,
    (from, at): (SpaceId, SpaceId),
    with: CardSet,
    then: &[CardSet],
) -> Result<(), String> {
    usable(seen, side, CardSet::from_iter([card_of(from)]))?;
    let way = WAYS
        .iter()
        .find(|way| [(from, at), (at, from)].contains(&(way.a, way.b)));
    let way = way.ok_or_else(|| format!("{} is not connected", name(from)))?;
    let wagons = |count: usize| vec![WAGONS; count];
    let mut sets = match way.kind {
        Kind::Road => wagons(1),
        Kind::Rough => match seen.effect(side) {
            Some(Effect::Roads(count)) => wagons(count.into()),
            _ => wagons(2),
        },
        Kind::Straits => wagons(2),
        Kind::Sea if seen.board.hostile(location(at).area, side) => return Err("the sea is closed".to_owned()),
        Kind::Sea => vec![SHIPS],
    };
    sets.extend(then);
    let paid = matched(&with.iter().collect::<Vec<_>>(), &sets);
    holds(paid && !with.contains(card_of(from)), || {
        "the cards do not pay the way".to_owned()
    })
}

/// 5.2.3: what settles a conquered location.
fn conquers(at: SpaceId, with: CardSet) -> Result<(), String> {
    let wanted = u32::from(WITH_COLONIST.contains(at));
    same("Colonists", with.len(), wanted)?;
    same("cards that are Colonists", with.and(COLONISTS).len(), wanted)
}

/// 5.1.2, 5.1.3: the card of the location, and one of a kind.
fn own_card(seen: &Seen, side: usize, at: SpaceId, with: CardSet, kind: CardSet) -> Result<(), String> {
    usable(seen, side, with)?;
    let mut other = with;
    let there = other.remove(card_of(at));
    holds(there && other.len() == 1 && other.without(kind).is_empty(), || {
        "the cards do not pay it".to_owned()
    })
}

/// 5.3.1 to 5.3.3: Silver from the bank.
fn money(seen: &Seen, side: usize, how: Trade, (ship, with): (Option<CardId>, CardSet)) -> Result<u32, String> {
    let coins = |cards: CardSet| -> u32 { cards.iter().map(|card| u32::from(symbols(card).silver)).sum() };
    match how {
        Trade::Coin => {
            let taxes = match seen.effect(side) {
                Some(Effect::TaxCollectors(more)) => more,
                _ => 0,
            };
            same("coins", with.len(), 1)?;
            holds(coins(with) > 0, || "there is no coin".to_owned())?;
            Ok(coins(with) + u32::from(taxes))
        }
        Trade::Trader => {
            let most = match seen.effect(side) {
                Some(Effect::TradeNetwork(most)) => most,
                _ => 2,
            };
            let sells = |card: CardId| LOCATION_SET.contains(card) && symbols(card).silver > 0;
            let sails = ship.is_some_and(|ship| SHIPS.contains(ship) && !with.contains(ship));
            holds(sails, || "the Ship does not serve".to_owned())?;
            let few = (1..=u32::from(most)).contains(&with.len());
            holds(few && with.iter().all(sells), || "nothing can be traded so".to_owned())?;
            Ok(coins(with))
        }
        Trade::Merchant => {
            let wine = with.and(WINES).and(LOCATION_SET);
            same("Merchants", with.and(MERCHANTS).len(), 1)?;
            same("cards with Wine", wine.len(), with.len() - 1)?;
            holds(!wine.is_empty(), || "there is no Wine".to_owned())?;
            Ok(2 * wine.len())
        }
    }
}

/// 5.4.1: the price of a card, doubled by a levy, and its manpower.
fn drafts(seen: &Seen, side: usize, card: CardId, (silver, levy): (u32, bool), with: CardSet) -> Result<(), String> {
    usable(seen, side, with.or(CardSet::from_iter([card]).without(LOCATION_SET)))?;
    let row = empire(card);
    let printed = i32::from(row.map_or(0, |row| row.silver));
    let price = match seen.effect(side) {
        Some(Effect::CelticAllies { celtic, .. }) if CELTS.contains(card) => (printed - i32::from(celtic)).max(1),
        Some(Effect::CelticAllies { others, .. }) if infantry().and(MERCENARIES).contains(card) => {
            (printed - i32::from(others)).max(1)
        }
        Some(Effect::NumidianAlliance { discount, .. }) if NUMIDIANS.contains(card) => printed - i32::from(discount),
        _ => printed,
    };
    same("the price", silver as i32, if levy { 2 * price } else { price })?;
    holds(!levy || LEVIED.contains(card), || "it cannot be levied".to_owned())?;
    if let Some(at) = location_of(card) {
        same("whose location it is", seen.board.owner(at), Some(side))?;
    }
    let manpower = u32::from(row.is_some_and(|row| row.manpower));
    same("Colonists", with.len(), manpower)?;
    same("cards that are Colonists", with.and(COLONISTS).len(), manpower)
}

/// 5.6.3
fn builds(seen: &Seen, side: usize, silver: u32, with: CardSet) -> Result<(), String> {
    let price = match seen.effect(side) {
        Some(Effect::Shipwrights(silver)) => silver,
        _ => 3,
    };
    same("the price", silver, price.into())?;
    same("Colonists", with.len(), 1)?;
    holds(seen.board.own[side].ships < 8 && !seen.engaged, || {
        "no Warship can be built".to_owned()
    })?;
    all_of(seen, side, with, COLONISTS)
}

/// 5.3.4: the Ships that a pillage takes.
fn pillagers(seen: &Seen, side: usize, at: SpaceId) -> Result<u32, String> {
    let row = location(at);
    let board = &seen.board;
    let fleet = board.own[side].fleet.ok_or("the Fleet is in its Home Port")?;
    let open = row.coastal
        && board.owner(at) == Some(1 - side)
        && board.own[1 - side].fleet != Some(row.area)
        && !board.walls.or(seen.embattled()).contains(at);
    holds(open && !seen.pillaged, || "it cannot be pillaged".to_owned())?;
    if fleet == row.area {
        Ok(1)
    } else {
        same(
            "a Sea Zone next to the Fleet",
            fleet.adjacent().contains(&row.area),
            true,
        )?;
        Ok(2)
    }
}
