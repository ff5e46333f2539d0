//! Land battles in case files.

use super::{arrange, nouns};
use crate::data::cards::card_of;
use crate::data::locations::capital;
use crate::state::{Battle, State};
use engine::{CardId, PerSide, Side};
use testkit::cases::{Words, same};

/// What a line says of a battle: `SIDE at LOCATION [round N] [marker SIDE N|marker 0] [combined SIDE] [barred] [with SIDE CARDS …]`.
struct Said {
    attacker: Side,
    at: engine::SpaceId,
    round: Option<u8>,
    /// Above 0 for the attacker.
    marker: Option<i8>,
    combined: Option<Side>,
    barred: bool,
    cards: Option<PerSide<Vec<CardId>>>,
}

fn said(words: &mut Words<'_>) -> Result<Said, String> {
    let attacker = words.side().ok_or("who has begun the battle?")?;
    let mut said = Said {
        attacker,
        at: nouns::the_location(words)?,
        round: None,
        marker: None,
        combined: None,
        barred: false,
        cards: None,
    };
    loop {
        if words.eat("round") {
            said.round = Some(words.number().ok_or("which round?")?);
        } else if words.eat("marker") {
            let whose = words.side();
            let spaces = words.number().ok_or("where is the marker?")? as i8;
            said.marker = Some(if whose == Some(attacker.enemy()) {
                -spaces
            } else {
                spaces
            });
        } else if words.eat("combined") {
            said.combined = Some(words.side().ok_or("whose Combined Arms?")?);
        } else if words.eat("barred") {
            said.barred = true;
        } else if words.eat("with") {
            said.cards = Some(cards(words));
        } else {
            return Ok(said);
        }
    }
}

fn cards(words: &mut Words<'_>) -> PerSide<Vec<CardId>> {
    let mut cards: PerSide<Vec<CardId>> = PerSide::default();
    while let Some(side) = words.side() {
        // The name of a capital is that of its side.
        cards[side] = nouns::cards(words, |card| {
            nouns::is_for(side)(card) && Side::BOTH.into_iter().all(|side| card != card_of(capital(side)))
        });
    }
    cards
}

/// Begins a battle; its marker stands on 0 unless it is said.
pub fn arrange(s: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let said = said(words)?;
    let cards = said.cards.unwrap_or_default();
    for card in cards.rome.iter().chain(&cards.carthage) {
        arrange::lift(s, *card);
    }
    let mut combined = PerSide::default();
    if let Some(side) = said.combined {
        combined[side] = true;
    }
    s.of_mut(said.attacker).battle = Some(Battle {
        at: said.at,
        round: said.round.unwrap_or(1),
        marker: said.marker.unwrap_or(0),
        cards: PerSide::new(cards.rome.into_iter().collect(), cards.carthage.into_iter().collect()),
        combined,
        barred: said.barred,
        siege: s.fortified.contains(said.at),
    });
    Ok(())
}

/// Whether a battle is as it is said to be.
pub fn holds(s: &State, words: &mut Words<'_>) -> Result<(), String> {
    let said = said(words)?;
    let Some(battle) = &s.of(said.attacker).battle else {
        return Err(format!("{} has begun no battle", said.attacker.name()));
    };
    let fits = battle.at == said.at
        && said.round.is_none_or(|round| battle.round == round)
        && said.marker.is_none_or(|marker| battle.marker == marker);
    same(fits, || {
        let place = crate::data::locations::location(battle.at).name;
        let (round, marker) = (battle.round, battle.marker);
        format!("the battle is at {place}, round {round}, with the marker on {marker} for the attacker")
    })?;
    let combined = said.combined.is_none_or(|side| battle.combined[side]);
    same(combined && (battle.barred || !said.barred), || {
        "it has had no such bonus, or is not barred".to_owned()
    })?;
    let Some(cards) = said.cards else { return Ok(()) };
    for side in Side::BOTH {
        let wanted = cards[side].iter().copied().collect();
        let found = battle.cards[side];
        same(found == wanted, || {
            format!("{} has {} there", side.name(), nouns::titles(found))
        })?;
    }
    Ok(())
}
