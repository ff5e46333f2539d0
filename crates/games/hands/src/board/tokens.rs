//! Tokens on the board, and the cards that go with them (2, 3.5, 5.1.1, 5.2.3, 5.2.4).

use crate::board::hand;
use crate::data::cards::card_of;
use crate::data::locations::{at, capital};
use crate::data::tracks::MOST_PRESTIGE;
use crate::protocol::event::{Pile, Token, What};
use crate::{Board, State, emit};
use engine::{CardId, CardSet, Side, SpaceId};

/// 5.1.1: a Town token is placed, and the Location card comes to its owner. The card of the location that it is settled from is one of those
/// that pay.
pub(crate) fn settle(t: &mut Board<'_>, side: Side, at: SpaceId, from: SpaceId, mut with: CardSet) {
    with.remove(card_of(from));
    place_town(t, "5.1.1", side, at, Some(from), with);
}

/// 5.2.3: the same at once in a location that has just been conquered.
pub(crate) fn settle_conquest(t: &mut Board<'_>, side: Side, at: SpaceId, with: CardSet) {
    place_town(t, "5.2.3", side, at, None, with);
}

fn place_town(t: &mut Board<'_>, section: &'static str, side: Side, at: SpaceId, from: Option<SpaceId>, with: CardSet) {
    t.state.of_mut(side).towns.insert(at);
    emit(t, section, What::Settled { side, at, from, with });
    take_card(t, side, at);
}

/// 2: whoever settles a location has its card, wherever the other side has kept it. One's own card of a lost location stays where it is.
fn take_card(t: &mut Board<'_>, side: Side, at: SpaceId) {
    let card = card_of(at);
    if t.state.has(side, card) {
        return;
    }
    let whence = if t.state.neutral.remove(card) {
        Pile::Neutral
    } else {
        taken_from(&mut t.state, side.enemy(), card)
    };
    t.state.of_mut(side).discards.insert(card);
    emit(t, "2", What::CardTaken { side, at, whence });
    if whence == Pile::Deck && hand::exhausted(&t.state, side.enemy()) {
        hand::reshuffle(t, side.enemy());
    }
}

/// Takes a card out of wherever a side has it.
fn taken_from(s: &mut State, side: Side, card: CardId) -> Pile {
    let own = s.of_mut(side);
    own.known.remove(card);
    own.deduced.0.remove(card);
    own.absent.remove(card);
    let piles = [
        (&mut own.hand, Pile::Hand),
        (&mut own.discards, Pile::Discards),
        (&mut own.reserve, Pile::Reserve),
        (&mut own.empire, Pile::Empire),
    ];
    for (pile, whence) in piles {
        if pile.remove(card) {
            return whence;
        }
    }
    if own.deck.take_out(card) {
        return Pile::Deck;
    }
    for of in Side::BOTH {
        if let Some(battle) = &mut s.of_mut(of).battle {
            battle.cards[side].remove(card);
        }
    }
    Pile::Battle
}

/// The token that a side has on a location.
#[must_use]
pub(crate) fn token(s: &State, side: Side, at: SpaceId) -> Option<Token> {
    let own = s.of(side);
    if own.towns.contains(at) {
        Some(Token::Town)
    } else if own.cities.contains(at) {
        Some(Token::City)
    } else if own.capital && at == capital(side) {
        Some(Token::Capital)
    } else {
        None
    }
}

/// Takes a token off its location. A Fortification leaves with it, unless another token takes its place.
pub(crate) fn take_off(s: &mut State, side: Side, at: SpaceId) -> Option<Token> {
    let token = token(s, side, at)?;
    let own = s.of_mut(side);
    match token {
        Token::Town => {
            own.towns.remove(at);
        }
        Token::City => {
            own.cities.remove(at);
        }
        Token::Capital => own.capital = false,
    }
    Some(token)
}

/// 5.2.3, 5.2.4: a side takes the token of the other side's location and keeps it.
pub(crate) fn capture(t: &mut Board<'_>, section: &'static str, side: Side, at: SpaceId) {
    let Some(token) = take_off(&mut t.state, side.enemy(), at) else {
        return;
    };
    let captured = &mut t.state.of_mut(side).captured;
    match token {
        Token::Town => captured.towns += 1,
        Token::City => captured.cities += 1,
        Token::Capital => captured.capital = true,
    }
    emit(t, section, What::TokenCaptured { side, at, token });
}

/// 5.2.4, 4.7: a City or Capital becomes a Town, if its owner has a Town token left; else the location is unoccupied.
pub(crate) fn becomes_town(t: &mut Board<'_>, section: &'static str, side: Side, at: SpaceId) {
    if t.state.towns_left(side) > 0 {
        t.state.of_mut(side).towns.insert(at);
        emit(t, section, What::BecomesTown { side, at });
    } else {
        t.state.fortified.remove(at);
        emit(t, section, What::LeftEmpty(at));
    }
}

/// 5.2.3, 5.2.5: a Prestige point, up to 8.
pub(crate) fn prestige(t: &mut Board<'_>, section: &'static str, side: Side) {
    let own = t.state.of_mut(side);
    if own.prestige < MOST_PRESTIGE {
        own.prestige += 1;
        let now = own.prestige;
        emit(t, section, What::Prestige { side, now });
    }
}

/// 5.4.3, 5.2.3, 4.7: a card goes to the Empire deck of its side; a neutral card, and the card of a location that nobody controls, to the
/// neutral cards.
pub(crate) fn to_empire(t: &mut Board<'_>, section: &'static str, side: Side, card: CardId) {
    let to = put_in_empire(&mut t.state, side, card);
    emit(t, section, What::Returned { side, card, to });
}

/// The same, uncommitted; gives where the card lies now.
pub(crate) fn put_in_empire(s: &mut State, side: Side, card: CardId) -> Pile {
    use crate::data::cards::{OF_BOTH, location_of};
    let unoccupied = location_of(card).is_some_and(|at| !s.owned(side).contains(at));
    if OF_BOTH.contains(card) || unoccupied {
        s.neutral.insert(card);
        Pile::Neutral
    } else {
        s.of_mut(side).empire.insert(card);
        Pile::Empire
    }
}

/// 4.5: whether a location is free Syracuse.
#[must_use]
pub(crate) fn is_free_syracuse(s: &State, at: SpaceId) -> bool {
    s.syracuse_free && at == at::SYRACUSE
}
