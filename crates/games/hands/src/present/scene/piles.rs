//! The piles of cards. Those that lie face down have a count alone; what both sides know of a hand or a deck lies open beside it.

use crate::State;
use crate::data::cards::CAMPAIGN;
use crate::present::words::names::silver;
use crate::rules::actions::{draft, strategy};
use crate::state::{CampaignCard, Phase};
use engine::scene::Pile;
use engine::{CardId, CardSet, PerSide, Side, Viewer};

/// The names of a pile of each side.
struct Names {
    id: PerSide<&'static str>,
    title: PerSide<&'static str>,
}

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $title:literal;)*) => {
        $($(#[$doc])* const $name: Names = Names {
            id: PerSide::new(concat!($id, "_rome"), concat!($id, "_carthage")),
            title: PerSide::new(concat!("Rome: ", $title), concat!("Carthage: ", $title)),
        };)*
    };
}

names! {
    /// 4
    DECK = "deck", "Draw deck";
    /// 4
    DISCARDS = "discards", "Discard pile";
    /// 5.4.4
    RESERVE = "reserve", "Reserve";
    /// 5.4.1
    EMPIRE = "empire", "Empire deck";
    /// 4.6
    STRATEGY = "strategy", "strategy card in play";
    /// 5.2.6, 5.4.5
    KNOWN = "known", "known in the hand";
    /// 5.2.1
    ATTACK = "attack", "cards in its own attack";
    /// 5.2.2
    DEFENCE = "defence", "cards against the enemy's attack";
    /// 5.2.5
    ABOARD = "aboard", "cards in the battle at sea";
    /// 7.2
    DEUS = "deus", "Deus Ex Machina";
    /// 4.2
    LAID = "laid", "laid down for the action";
}

/// All piles: those of each side, then the common ones. What is there only now and then is left out while it is empty.
pub(super) fn all(s: &State, by: Viewer) -> Vec<Pile> {
    let mut piles: Vec<Pile> = Side::BOTH.into_iter().flat_map(|side| of_side(s, by, side)).collect();
    let buyer = s.active;
    piles.push(Pile {
        prices: drafted(s, buyer, s.neutral),
        ..open("neutral", "Neutral cards", s.neutral)
    });
    if s.phase != Phase::SetUp {
        piles.push(row(s));
    }
    piles.push(closed("strategies", "Strategy deck", s.strategies, CardSet::EMPTY));
    piles.push(open(
        "strategy_discards",
        "Discarded strategy cards",
        s.strategy_discards,
    ));
    piles.push(closed("events", "Event deck", s.events, CardSet::EMPTY));
    piles.push(open("event_discards", "Discarded Events", s.event_discards));
    let struck = s.struck.map(|struck| struck.event).into_iter().collect();
    let aside = (s.campaign == CampaignCard::Drawn)
        .then_some(CAMPAIGN)
        .into_iter()
        .collect();
    for (id, title, cards) in [
        ("struck", "Event at work", struck),
        ("campaign", "Campaign, drawn", aside),
        ("deus_played", "Deus Ex Machina cards played", s.deus_played),
    ] {
        piles.extend(some(id, title, cards));
    }
    piles
}

/// The row of strategy cards in the order in which they lie, with what each costs today (5.5.1).
fn row(s: &State) -> Pile {
    let places = || s.row.iter().enumerate();
    Pile {
        count: s.row.len() as u8,
        cards: places().map(|(_, card)| *card).collect(),
        prices: places().map(|(at, _)| silver(strategy::price(s, at))).collect(),
        spread: true,
        ..open("row", "Row of strategy cards", CardSet::EMPTY)
    }
}

/// What cards cost a side today (5.4.1): "4 Silver and a Colonist".
fn drafted(s: &State, side: Side, cards: CardSet) -> Vec<String> {
    let price = |card: CardId| {
        let colonist = if draft::needs_manpower(card) {
            " and a Colonist"
        } else {
            ""
        };
        silver(draft::price(s, side, card)) + colonist
    };
    cards.iter().map(price).collect()
}

/// The piles of a side.
fn of_side(s: &State, by: Viewer, side: Side) -> Vec<Pile> {
    let own = s.of(side);
    let mut piles = vec![
        Pile {
            prices: drafted(s, side, own.empire),
            ..open(EMPIRE.id[side], EMPIRE.title[side], own.empire)
        },
        closed(DECK.id[side], DECK.title[side], own.deck.cards(), own.deck.open()),
        open(DISCARDS.id[side], DISCARDS.title[side], own.discards),
        Pile {
            spread: !own.reserve.is_empty(),
            ..open(RESERVE.id[side], RESERVE.title[side], own.reserve)
        },
    ];
    // Campaign lies at the bottom of the deck of Carthage, and is one of its cards for all to see.
    if side == Side::Carthage && s.campaign == CampaignCard::Bottom {
        piles[1].count += 1;
    }
    let attack = own.battle.as_ref().map_or(CardSet::EMPTY, |battle| battle.cards[side]);
    let enemy = s.of(side.enemy()).battle.as_ref();
    let defence = enemy.map_or(CardSet::EMPTY, |battle| battle.cards[side]);
    let naval = s.naval.as_ref();
    let mut aboard = naval.map_or(CardSet::EMPTY, |naval| naval.leaders[side]);
    if side == Side::Rome {
        aboard = aboard.or(naval.map_or(CardSet::EMPTY, |naval| naval.infantry));
    }
    let planned = s.underway.filter(|_| by.sees(side) && s.active == side);
    let laid = planned.map_or(CardSet::EMPTY, |underway| underway.laid);
    for (names, cards) in [
        (STRATEGY, own.strategy.iter().map(|owned| owned.card).collect()),
        (KNOWN, own.known),
        (ATTACK, attack),
        (DEFENCE, defence),
        (ABOARD, aboard),
        (LAID, laid),
    ] {
        piles.extend(some(names.id[side], names.title[side], cards));
    }
    if let Some(card) = own.deus {
        let cards = CardSet::from_iter([card]);
        let shown = if by.sees(side) { cards } else { CardSet::EMPTY };
        piles.push(Pile {
            spread: by.sees(side),
            ..closed(DEUS.id[side], DEUS.title[side], cards, shown)
        });
    }
    let in_play = STRATEGY.id[side];
    for pile in &mut piles {
        pile.owner = Some(side);
        pile.spread |= pile.id == in_play;
    }
    piles
}

/// A pile that lies open.
fn open(id: &'static str, title: &'static str, cards: CardSet) -> Pile {
    closed(id, title, cards, cards)
}

/// A pile of which some cards alone lie open.
fn closed(id: &'static str, title: &'static str, cards: CardSet, shown: CardSet) -> Pile {
    Pile {
        id,
        title,
        count: cards.len() as u8,
        cards: shown.iter().collect(),
        ..Pile::default()
    }
}

/// An open pile, unless it is empty.
fn some(id: &'static str, title: &'static str, cards: CardSet) -> Option<Pile> {
    (!cards.is_empty()).then(|| open(id, title, cards))
}
