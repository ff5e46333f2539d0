//! What cards could be used for, kept from one question to the next: a card is chosen, then what it is for, then who goes or where PCs come,
//! and all that time nothing on the map changes. What is kept is taken only where all that it was made from is the same.

use super::cards::Uses;
use crate::State;
use crate::state::{Common, Effects};
use core::cell::RefCell;
use engine::{CardSet, Side};
use std::rc::Rc;

/// All that [`Uses`] are made from.
struct Board {
    side: Side,
    /// Of it places and generals alone count.
    common: Common,
    effects: Effects,
}

thread_local! {
    /// Those of the last question.
    static LAST: RefCell<Option<(Board, Rc<Uses>)>> = const { RefCell::new(None) };
}

impl Board {
    /// None in the midst of a march or a campaign: there other things count too.
    fn of(s: &State, side: Side) -> Option<Self> {
        (s.march.is_none() && s.campaign.is_none()).then(|| Board {
            side,
            common: s.common.clone(),
            effects: counted(s),
        })
    }

    fn is_that_of(&self, s: &State, side: Side) -> bool {
        let lies_still = s.march.is_none() && s.campaign.is_none();
        lies_still
            && self.side == side
            && self.effects == counted(s)
            && self.common.generals == s.generals
            && self.common.places == s.places
    }
}

/// Effects without known cards: those change nothing on the map.
fn counted(s: &State) -> Effects {
    Effects {
        known: CardSet::EMPTY,
        ..s.effects
    }
}

/// The uses of the last question, where nothing has changed since.
pub(super) fn recalled(s: &State, side: Side) -> Option<Rc<Uses>> {
    LAST.with_borrow(|last| {
        let same = last.as_ref().filter(|(board, _)| board.is_that_of(s, side));
        same.map(|(_, uses)| Rc::clone(uses))
    })
}

/// What a side's cards could be used for.
pub(super) fn uses(s: &State, side: Side) -> Rc<Uses> {
    recalled(s, side).unwrap_or_else(|| {
        let uses = Rc::new(Uses::of(s, side));
        if let Some(board) = Board::of(s, side) {
            LAST.set(Some((board, Rc::clone(&uses))));
        }
        uses
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::who;
    use crate::data::spaces::at;
    use crate::state::{Marker, Where};
    use crate::{Hannibal, Setup};
    use engine::Rules;

    #[test]
    fn uses_are_kept_until_something_changes() {
        let s = Hannibal::start(Setup::default());
        let first = uses(&s, Side::Carthage);
        let same = |s: &State, side| Rc::ptr_eq(&uses(s, side), &first);
        assert!(same(&s, Side::Carthage));
        let mut drawn = s.clone();
        drawn.common.hands.rome = CardSet::first(3);
        drawn.effects.known = CardSet::first(2);
        assert!(same(&drawn, Side::Carthage), "hands do not count");
        let mut moved = s.clone();
        moved.general_mut(who::HANNIBAL).at = Where::At(at::TARRACO);
        let mut placed = s.clone();
        placed.place_mut(at::BOII).marker = Marker::Pc(Side::Rome);
        let mut truce = s.clone();
        truce.effects.truce = true;
        for other in [moved, placed, truce] {
            assert!(recalled(&s, Side::Carthage).is_some());
            assert!(recalled(&other, Side::Carthage).is_none());
        }
        assert!(recalled(&s, Side::Rome).is_none());
    }
}
