//! Strategy cards (4.6, 5.5, 7.1) as the lines tell them: the row, who has which, and what its keep costs.

use super::board::holds;
use super::deed::Deed;
use super::names::title;
use crate::data::cards::{Effect, strategy};
use crate::data::tracks::{CYCLING, SURCHARGE};
use engine::{CardId, CardSet, Side};
use testkit::audit::read::{SIDES, same};

/// A strategy card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Owned {
    pub(super) card: CardId,
    /// Silver that the next Campaign takes for it.
    pub(super) price: u32,
    pub(super) flipped: bool,
}

/// A place of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Slot {
    /// The first cards come uncommitted: they are learned when they leave.
    #[default]
    Uncommitted,
    Free,
    Holds(CardId),
}

/// The row and what is in play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Market {
    /// #1 first.
    row: [Slot; 3],
    pub(super) owned: [Option<Owned>; 2],
    /// Whether Maintenance is agreed (7.1), and who has yet to be asked for it in this Campaign.
    pub(super) agreed: bool,
    due: [bool; 2],
}

impl Market {
    /// With these cards in play.
    #[cfg(test)]
    pub(super) fn with(owned: [Option<Owned>; 2]) -> Self {
        Market {
            owned,
            ..Market::default()
        }
    }

    /// The effect of a side's card, unless it is flipped.
    pub(super) fn effect(&self, side: usize) -> Option<Effect> {
        let owned = self.owned[side].filter(|owned| !owned.flipped)?;
        Some(strategy(owned.card).effect)
    }

    /// Changes what a deed changes; says what cannot be.
    pub(super) fn take(&mut self, deed: &Deed) -> Result<(), String> {
        match *deed {
            Deed::Bought { side, card, silver } => self.buy(side, card, silver),
            Deed::Dropped { side, card } => {
                let had = self.owned[side].take().map(|owned| owned.card);
                same("the card in play", Some(card), had)
            }
            Deed::Cycled { side, cards, silver } => self.cycle(side, cards, silver),
            Deed::IntoRow { card } => {
                let free = self.row.iter().rposition(|slot| *slot == Slot::Free);
                self.row[free.ok_or("the row is full")?] = Slot::Holds(card);
                Ok(())
            }
            Deed::Points(_) => {
                self.due = [0, 1].map(|side| self.agreed && self.owned[side].is_some_and(|owned| !owned.flipped));
                Ok(())
            }
            Deed::Maintained {
                side,
                card,
                silver,
                next,
            } => {
                let price = self.keep(side, card)?;
                same("the price", silver, price)?;
                same("the next price", next, self.owned[side].map_or(0, |owned| owned.price))
            }
            Deed::Flipped { side, card } => {
                self.keep(side, card)?;
                if let Some(owned) = &mut self.owned[side] {
                    owned.flipped = true;
                }
                Ok(())
            }
            Deed::Turn(_) | Deed::EndIsNear | Deed::Round { .. } => self.kept(),
            _ => Ok(()),
        }
    }

    /// 5.5.1: printed price and what the place in the row adds.
    fn buy(&mut self, side: usize, card: CardId, silver: u32) -> Result<(), String> {
        let row = strategy(card);
        let extra = silver.checked_sub(row.silver.into()).ok_or("it costs more")?;
        let place = match self.row.iter().position(|slot| *slot == Slot::Holds(card)) {
            Some(place) => place,
            None => (0..3)
                .find(|at| self.row[*at] == Slot::Uncommitted && u32::from(SURCHARGE[*at]) == extra)
                .ok_or("it does not lie in the row")?,
        };
        same("the price", silver, u32::from(row.silver + SURCHARGE[place]))?;
        let may = row.owner.is_none_or(|owner| owner == Side::BOTH[side]);
        holds(may && self.owned[side].is_none(), || {
            format!("{} cannot buy {}", SIDES[side], title(card))
        })?;
        self.owned[side] = Some(Owned {
            card,
            price: 0,
            flipped: false,
        });
        self.shift(place, 1);
        Ok(())
    }

    /// 5.5.3, 4.1: from #3 to the left.
    fn cycle(&mut self, side: Option<usize>, cards: CardSet, silver: u32) -> Result<(), String> {
        let count = cards.len() as usize;
        holds(count <= 3 && (side.is_some() || count == 1), || {
            format!("{count} cards")
        })?;
        let due = if side.is_some() { CYCLING[count - 1] } else { 0 };
        same("the price", silver, due.into())?;
        let stays = |slot: &&Slot| matches!(slot, Slot::Holds(card) if !cards.contains(*card));
        let strange = self.row[3 - count..].iter().filter(stays).count();
        same("cards that stay in the row", strange, 0)?;
        self.shift(2, count);
        Ok(())
    }

    /// What lies left of a place that is empty with so many left of it moves to the right.
    fn shift(&mut self, place: usize, count: usize) {
        for to in (0..=place).rev() {
            self.row[to] = to.checked_sub(count).map_or(Slot::Free, |from| self.row[from]);
        }
    }

    /// 7.1: a card is kept, or cannot be; gives its price now.
    fn keep(&mut self, side: usize, card: CardId) -> Result<u32, String> {
        let due = core::mem::take(&mut self.due[side]);
        let owned = self.owned[side].as_mut().ok_or("no card is in play")?;
        holds(due && owned.card == card, || format!("{} is not due", title(card)))?;
        let price = owned.price;
        owned.price += u32::from(strategy(card).maintenance);
        Ok(price)
    }

    /// Every card has been kept that had to be.
    fn kept(&mut self) -> Result<(), String> {
        same("the cards still to be kept", core::mem::take(&mut self.due), [false; 2])
    }
}
