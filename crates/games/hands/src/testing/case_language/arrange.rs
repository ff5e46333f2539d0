//! The lines below `start`.

use super::nouns::{self, Pile};
use crate::data::cards::{STRATEGY_SET, card_of, starting};
use crate::data::locations::{self, at, capital};
use crate::state::{CampaignCard, Ending, Owned, Phase, Round, State};
use engine::{CardId, CardSet, DrawPile, Side, SpaceSet};
use testkit::cases::Words;

/// Leaves only the capitals on the map. Their cards lie in the Discard piles, those of all other locations are neutral; the starting
/// Empire cards are in the Empire decks. The Draw decks are empty.
pub fn empty(s: &mut State) {
    for side in Side::BOTH {
        let own = s.of_mut(side);
        (own.towns, own.cities) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        own.deck = DrawPile::default();
        own.empire = own.empire.or(starting(side));
        own.discards = CardSet::from_iter([card_of(capital(side))]);
        s.neutral.remove(card_of(capital(side)));
    }
    for at in locations::ALL.iter() {
        if Side::BOTH.into_iter().all(|side| at != capital(side)) {
            s.neutral.insert(card_of(at));
        }
    }
}

/// The position amid a round of Rome: two actions, hands still empty, the first three strategy cards in the row.
pub fn amid(s: &mut State) {
    for (place, card) in s.row.iter_mut().zip(s.strategies.iter()) {
        *place = card;
        s.strategies.remove(card);
    }
    s.opening = false;
    in_round(s, Side::Rome, Phase::Actions);
}

fn in_round(s: &mut State, side: Side, phase: Phase) {
    (s.active, s.phase) = (side, phase);
    s.round = Round {
        left: 2,
        ..Round::default()
    };
}

/// One line of arrangement.
pub fn line(s: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    if sequence(s, words)? || piles(s, words)? || tracks(s, words)? || markers(s, words)? {
        Ok(())
    } else {
        Err(format!("`{}` is not understood", words.rest()))
    }
}

fn the_side(words: &mut Words<'_>) -> Result<Side, String> {
    words.side().ok_or_else(|| format!("`{}` names no side", words.rest()))
}

fn the_number(words: &mut Words<'_>) -> Result<u8, String> {
    words.number().ok_or_else(|| format!("`{}` is no number", words.rest()))
}

/// Where the sequence of play stands.
fn sequence(s: &mut State, words: &mut Words<'_>) -> Result<bool, String> {
    if words.eat("turn") {
        s.turn = the_number(words)?;
    } else if words.eat("round") {
        in_round(s, the_side(words)?, Phase::Actions);
    } else if words.eat("start of round") {
        in_round(s, the_side(words)?, Phase::OwnBattle);
    } else if words.eat("end of round") {
        in_round(s, the_side(words)?, Phase::End);
        s.round.left = 0;
    } else if words.eat("first round") {
        s.opening = true;
        s.round.left = 1;
    } else if words.eat("actions") {
        s.round.left = the_number(words)?;
    } else if let Some(phase) = words.named([
        ("campaign sequence", Phase::Reshuffle),
        ("random event", Phase::Event),
        ("income", Phase::Reckoning),
    ]) {
        in_round(s, Side::Carthage, phase);
        s.round.left = 0;
        s.campaign = CampaignCard::Drawn;
    } else if words.eat("campaign drawn") {
        s.campaign = CampaignCard::Drawn;
    } else if words.eat("ending") {
        s.ending = Some(Ending::Peace);
        s.campaign = CampaignCard::Gone;
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// Takes a card out of wherever it lies. Into the row another strategy card comes.
pub fn lift(s: &mut State, card: CardId) {
    for side in Side::BOTH {
        let own = s.of_mut(side);
        let sets = [
            &mut own.hand,
            &mut own.known,
            &mut own.deduced.0,
            &mut own.absent,
            &mut own.discards,
            &mut own.reserve,
            &mut own.empire,
        ];
        for set in sets {
            set.remove(card);
        }
        own.deck.take_out(card);
        own.strategy = own.strategy.filter(|owned| owned.card != card);
        for of in Side::BOTH {
            if let Some(battle) = &mut s.of_mut(of).battle {
                battle.cards[side].remove(card);
            }
        }
    }
    let sets = [
        &mut s.neutral,
        &mut s.strategies,
        &mut s.strategy_discards,
        &mut s.events,
        &mut s.event_discards,
    ];
    for set in sets {
        set.remove(card);
    }
    if let Some(place) = s.row.iter().position(|other| *other == card)
        && let Some(next) = s.strategies.iter().next()
    {
        s.strategies.remove(next);
        s.row[place] = next;
    }
}

/// Cards move to a pile of a side, to the neutral cards, or to a deck that both share.
fn piles(s: &mut State, words: &mut Words<'_>) -> Result<bool, String> {
    if words.eat("neutral") {
        for card in nouns::cards(words, |_| true) {
            lift(s, card);
            s.neutral.insert(card);
        }
        return Ok(true);
    }
    if words.eat("events") {
        let left: CardSet = nouns::cards(words, |_| true).into_iter().collect();
        let others = s.events.or(s.event_discards).without(left);
        (s.events, s.event_discards) = (left, others);
        return Ok(true);
    }
    if words.eat("strategies") {
        let left: CardSet = nouns::cards(words, |_| true).into_iter().collect();
        left.iter().for_each(|card| lift(s, card));
        s.strategy_discards = s.strategy_discards.or(s.strategies);
        s.strategies = left;
        return Ok(true);
    }
    if words.eat("row") {
        return row(s, words).map(|()| true);
    }
    let mut ahead = *words;
    let Some(pile) = Pile::named(&mut ahead).filter(|pile| *pile != Pile::Battle) else {
        return Ok(false);
    };
    *words = ahead;
    let side = the_side(words)?;
    let cards = nouns::cards(words, nouns::is_for(side));
    if pile == Pile::Known {
        let own = s.of_mut(side);
        own.known = own.known.or(cards.into_iter().collect());
        return Ok(true);
    }
    for card in &cards {
        lift(s, *card);
    }
    let set: CardSet = cards.iter().copied().collect();
    let own = s.of_mut(side);
    match pile {
        Pile::Hand => own.hand = own.hand.or(set),
        Pile::Discards => own.discards = own.discards.or(set),
        Pile::Reserve => own.reserve = own.reserve.or(set),
        Pile::Empire => own.empire = own.empire.or(set),
        Pile::Top => cards.iter().for_each(|card| own.deck.lay_on_top(*card)),
        Pile::Deck => {
            own.discards = own.discards.or(own.deck.cards());
            own.deck = DrawPile::of(set);
        }
        Pile::Battle | Pile::Known => {}
    }
    Ok(true)
}

/// `row CARD CARD CARD`, #1 first.
fn row(s: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let cards = nouns::cards(words, |card| STRATEGY_SET.contains(card));
    let row: [CardId; 3] = cards
        .try_into()
        .map_err(|_| "the row has three strategy cards".to_owned())?;
    for card in s.row {
        s.strategies.insert(card);
    }
    for card in row {
        for set in [&mut s.strategies, &mut s.strategy_discards] {
            set.remove(card);
        }
    }
    s.row = row;
    Ok(())
}

/// Numbers of a side.
fn tracks(s: &mut State, words: &mut Words<'_>) -> Result<bool, String> {
    let Some(track) = words.longest(["silver", "vp", "prestige", "pillage", "warships"]) else {
        return Ok(false);
    };
    let side = the_side(words)?;
    let number = the_number(words)?;
    let own = s.of_mut(side);
    match track {
        0 => own.silver = u16::from(number),
        1 => own.vp = number,
        2 => own.prestige = number,
        3 => own.pillage = number,
        _ => own.warships = number,
    }
    Ok(true)
}

/// What lies on the map and beside it.
fn markers(s: &mut State, words: &mut Words<'_>) -> Result<bool, String> {
    if words.eat("put") {
        put(s, words)?;
    } else if words.eat("clear") {
        for at in nouns::the_locations(words)? {
            bare(s, at);
        }
    } else if words.eat("fortify") {
        for at in nouns::the_locations(words)? {
            s.fortified.insert(at);
            for side in Side::BOTH {
                if let Some(battle) = &mut s.of_mut(side).battle {
                    battle.siege |= battle.at == at;
                }
            }
        }
    } else if words.eat("battle") {
        super::battle::arrange(s, words)?;
    } else if words.eat("fleet") {
        let side = the_side(words)?;
        if let Some(ships) = words.number() {
            s.of_mut(side).warships = ships;
        }
        s.of_mut(side).fleet = nouns::the_fleet(words)?;
    } else if words.eat("strategy") {
        strategy(s, words)?;
    } else if words.eat("captured") {
        captured(s, words)?;
    } else if words.eat("deus") {
        let side = the_side(words)?;
        s.of_mut(side).deus = Some(nouns::the_card(words, |card| {
            crate::data::cards::deus_of(side).contains(card)
        })?);
    } else if words.eat("fate") {
        s.fate = Some(the_side(words)?);
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// Takes token and Fortification off; the Location card stays where it is.
fn bare(s: &mut State, at: engine::SpaceId) {
    for side in Side::BOTH {
        let own = s.of_mut(side);
        own.towns.remove(at);
        own.cities.remove(at);
        own.capital &= at != capital(side);
    }
    s.fortified.remove(at);
    if at == at::SYRACUSE {
        s.syracuse_free = false;
    }
}

/// `put SIDE town|city|capital at LOCATION …`: its card comes to the side's Discard pile, unless the side has it already.
fn put(s: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let side = the_side(words)?;
    let token = words
        .longest(["town", "city", "capital"])
        .ok_or_else(|| format!("`{}` is no token", words.rest()))?;
    for at in nouns::the_locations(words)? {
        bare(s, at);
        let own = s.of_mut(side);
        match token {
            0 => {
                own.towns.insert(at);
            }
            1 => {
                own.cities.insert(at);
            }
            _ => own.capital = true,
        }
        if !s.has(side, card_of(at)) {
            lift(s, card_of(at));
            s.of_mut(side).discards.insert(card_of(at));
        }
    }
    Ok(())
}

/// `strategy SIDE CARD [price N] [flipped]`
fn strategy(s: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let side = the_side(words)?;
    let card = nouns::the_card(words, |card| STRATEGY_SET.contains(card))?;
    lift(s, card);
    if let Some(old) = s.of_mut(side).strategy.take() {
        s.strategy_discards.insert(old.card);
    }
    let price = if words.eat("price") { the_number(words)? } else { 0 };
    s.of_mut(side).strategy = Some(Owned {
        card,
        price,
        flipped: words.eat("flipped"),
    });
    Ok(())
}

/// `captured SIDE 3 towns 1 city capital`
fn captured(s: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let side = the_side(words)?;
    s.of_mut(side).captured = tokens(words);
    Ok(())
}

/// Captured tokens in words.
pub fn tokens(words: &mut Words<'_>) -> crate::state::Captured {
    let kinds = [("towns", 0), ("town", 0), ("cities", 1), ("city", 1), ("capital", 2)];
    let mut captured = crate::state::Captured::default();
    for (kind, count) in words.counts(&kinds) {
        match kind {
            0 => captured.towns = count,
            1 => captured.cities = count,
            _ => captured.capital = true,
        }
    }
    captured
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rules;

    #[test]
    fn an_empty_map_is_sound() {
        let mut s = crate::Hands::start(crate::Setup::default());
        empty(&mut s);
        amid(&mut s);
        assert!(crate::Hands::check(&s).is_ok());
        assert_eq!(s.owned(Side::Rome).len() + s.owned(Side::Carthage).len(), 2);
    }

    #[test]
    fn a_card_that_is_moved_lies_in_one_place() {
        let mut s = crate::Hands::start(crate::Setup::default());
        amid(&mut s);
        for text in [
            "hand rome \"Legion I\" Equites Equites",
            "strategy rome Corvus",
            "top rome \"Legion I\"",
        ] {
            line(&mut s, &mut Words::new(text)).expect("it is understood");
            assert!(crate::Hands::check(&s).is_ok(), "{text}");
        }
        assert_eq!(s.of(Side::Rome).hand.len(), 2);
    }
}
