//! Positions in which rare cards and rules come up.

use crate::State;
use crate::data::cards::{
    CAVALRY, EMPIRE_SET, EVENT_SET, Effect, HEAVY, Happening, LEADERS, LIGHT, SHIPS, STRATEGY_SET, drafted_by, event,
    infantry, strategy,
};
use crate::data::locations::{Area, at};
use crate::state::{Battle, CampaignCard, Owned};
use engine::{CardId, CardSet, PerSide, Side, SpaceId};

/// A number made of another, so that the parts of a position come together in many ways.
struct Lots(u64);

impl Lots {
    /// A number below `count`.
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }

    /// Whether a thing is so: once in `many` times.
    fn once_in(&mut self, many: u64) -> bool {
        self.below(many) == 0
    }
}

/// Changes the position before the first draw.
pub(super) fn rare_start(s: &mut State, number: u64) {
    let lots = &mut Lots(number);
    for side in Side::BOTH {
        if lots.once_in(2) {
            s.of_mut(side).silver += 4 + lots.below(20) as u16;
        }
        if lots.once_in(2) {
            s.of_mut(side).vp += lots.below(30) as u8;
        }
        if lots.once_in(2) {
            let recruits = 2 + lots.below(6);
            (0..recruits).for_each(|_| recruit(s, side, lots));
        }
        if lots.once_in(3) {
            s.of_mut(side).warships = 1 + lots.below(8) as u8;
            let zone = if lots.once_in(2) {
                Area::Sicily
            } else {
                Area::ALL[lots.below(4) as usize]
            };
            s.of_mut(side).fleet = Some(zone);
        }
        if lots.once_in(3) {
            own_strategy(s, side, lots);
        }
        if lots.once_in(4) {
            fortify(s, side, lots);
        }
        if lots.once_in(4) {
            s.of_mut(side).prestige = lots.below(8) as u8;
            s.of_mut(side).pillage = lots.below(8) as u8;
        }
        if lots.once_in(4) {
            s.of_mut(side).captured.towns = lots.below(6) as u8;
        }
        if lots.once_in(4) {
            s.of_mut(side).deck.shuffle_in(CardSet::EMPTY);
            thin(s, side, lots);
        }
    }
    if lots.once_in(3) {
        one_event(s, lots);
    }
    if lots.once_in(3) {
        s.turn = 1 + lots.below(12) as u8;
    }
    if lots.once_in(3) {
        battle(s, Side::Rome, at::PANORMUS, lots);
    }
    if lots.once_in(3) {
        battle(s, Side::Carthage, at::CATANA, lots);
    }
    if lots.once_in(6) {
        sea_battle(s, lots);
    }
    if lots.once_in(6) {
        all_arms(s, lots);
    }
    if lots.once_in(4) {
        betrayal(s, lots);
    }
    s.opening = lots.once_in(2);
}

/// Both Fleets meet, Rome with the Corvus and Infantry in its Reserve, or Carthage with veteran crews; Leaders are in the hands.
fn sea_battle(s: &mut State, lots: &mut Lots) {
    for side in Side::BOTH {
        s.of_mut(side).warships = 2 + lots.below(6) as u8;
        s.of_mut(side).fleet = Some(Area::Sicily);
        to_hand(s, side, LEADERS, lots);
        to_hand(s, side, SHIPS, lots);
    }
    let rows = [
        (Side::Rome, Effect::Corvus { light: 5, heavy: 3 }),
        (Side::Carthage, Effect::VeteranCrews(2)),
    ];
    for (side, effect) in rows {
        if let Some(card) = s.strategies.iter().find(|card| strategy(*card).effect == effect) {
            if let Some(before) = s.of_mut(side).strategy.take() {
                s.strategies.insert(before.card);
            }
            s.strategies.remove(card);
            s.of_mut(side).strategy = Some(Owned {
                card,
                price: 0,
                flipped: false,
            });
        }
    }
    for _ in 0..2 {
        let own = s.of(Side::Rome);
        if let Some(card) = any(own.empire.and(infantry()), lots).filter(|_| own.reserve.len() < 5) {
            s.of_mut(Side::Rome).empire.remove(card);
            s.of_mut(Side::Rome).reserve.insert(card);
        }
    }
}

/// A siege hangs in the balance, Campaign comes after the first rounds, and a Traitor with it.
fn betrayal(s: &mut State, lots: &mut Lots) {
    let (side, place) = if lots.once_in(2) {
        (Side::Rome, at::PANORMUS)
    } else {
        (Side::Carthage, at::CATANA)
    };
    if s.of(side).battle.is_none() {
        battle(s, side, place, lots);
    }
    let battle = s.of_mut(side).battle.as_mut().expect("a battle has been begun");
    (battle.siege, battle.round, battle.marker) = (true, 1, lots.below(2) as i8);
    let place = battle.at;
    s.fortified.insert(place);
    let traitor = |card: &CardId| matches!(event(*card).happening, Happening::Traitor { .. });
    s.events = EVENT_SET.iter().filter(traitor).collect();
    s.event_discards = EVENT_SET.without(s.events);
    thin(s, Side::Carthage, lots);
}

/// A side has all arms: two in its battle if it has begun one, and the third in its hand.
fn all_arms(s: &mut State, lots: &mut Lots) {
    for (side, place) in [(Side::Rome, at::PANORMUS), (Side::Carthage, at::CATANA)] {
        if s.of(side).battle.is_none() {
            battle(s, side, place, lots);
        }
        if let Some(battle) = &mut s.of_mut(side).battle {
            battle.marker = lots.below(2) as i8;
        }
        to_hand(s, side, CAVALRY, lots);
        for kind in [HEAVY, LIGHT] {
            let Some(card) = any(s.of(side).empire.and(kind), lots) else {
                continue;
            };
            let own = s.of_mut(side);
            if let Some(battle) = own.battle.as_mut().filter(|battle| !battle.siege) {
                own.empire.remove(card);
                battle.cards[side].insert(card);
            }
        }
    }
}

/// A card of this kind comes into a hand, from the Empire deck or from the Draw deck.
fn to_hand(s: &mut State, side: Side, kind: CardSet, lots: &mut Lots) {
    let own = s.of_mut(side);
    if let Some(card) = any(own.empire.or(own.deck.cards()).and(kind), lots) {
        own.empire.remove(card);
        own.deck.take_out(card);
        own.hand.insert(card);
    }
}

/// An Empire card comes into deck, hand or Reserve of a side.
fn recruit(s: &mut State, side: Side, lots: &mut Lots) {
    let open = s.of(side).empire.and(EMPIRE_SET).or(s.neutral.and(drafted_by(side)));
    let card = any(open, lots).expect("a few cards never exhaust the Empire deck");
    s.neutral.remove(card);
    let own = s.of_mut(side);
    own.empire.remove(card);
    match lots.below(4) {
        0 => own.hand.insert(card),
        1 if own.reserve.len() < 5 => own.reserve.insert(card),
        2 => {
            own.deck.lay_on_top(card);
            true
        }
        _ => own.discards.insert(card),
    };
}

fn any(cards: CardSet, lots: &mut Lots) -> Option<CardId> {
    cards.nth(lots.below(u64::from(cards.len().max(1))) as u32)
}

fn own_strategy(s: &mut State, side: Side, lots: &mut Lots) {
    let open = STRATEGY_SET.and(s.strategies).iter();
    let open: CardSet = open
        .filter(|card| strategy(*card).owner.is_none_or(|owner| owner == side))
        .collect();
    if let Some(card) = any(open, lots) {
        s.strategies.remove(card);
        s.of_mut(side).strategy = Some(Owned {
            card,
            price: lots.below(4) as u8,
            flipped: false,
        });
    }
}

fn fortify(s: &mut State, side: Side, lots: &mut Lots) {
    let owned = s.owned(side);
    let place = owned.nth(lots.below(u64::from(owned.len().max(1))) as u32);
    if let Some(place) = place.filter(|_| s.fortified.len() < 5) {
        s.fortified.insert(place);
    }
}

/// Cards of the deck lie in the Discard pile: it is soon exhausted, and Campaign soon drawn.
fn thin(s: &mut State, side: Side, lots: &mut Lots) {
    let own = s.of_mut(side);
    let keeps = lots.below(5) as u32;
    let cards: Vec<CardId> = own.deck.cards().iter().skip(keeps as usize).collect();
    for card in cards {
        own.deck.take_out(card);
        own.discards.insert(card);
    }
}

/// All Events but one are discarded.
fn one_event(s: &mut State, lots: &mut Lots) {
    if let Some(card) = any(EVENT_SET, lots) {
        s.event_discards = EVENT_SET;
        s.event_discards.remove(card);
        s.events = CardSet::from_iter([card]);
        s.campaign = CampaignCard::Bottom;
    }
}

/// A battle goes on, with cards of both sides.
fn battle(s: &mut State, attacker: Side, at: SpaceId, lots: &mut Lots) {
    if lots.once_in(3) && s.fortified.len() < 5 {
        s.fortified.insert(at);
    }
    let mut cards = PerSide::new(CardSet::EMPTY, CardSet::EMPTY);
    for side in Side::BOTH {
        for _ in 0..lots.below(4) {
            if let Some(card) = any(s.of(side).empire.and(EMPIRE_SET), lots) {
                s.of_mut(side).empire.remove(card);
                cards[side].insert(card);
            }
        }
    }
    debug_assert_eq!(s.owner(at), Some(attacker.enemy()), "nobody attacks what is his own");
    let siege = s.fortified.contains(at);
    s.of_mut(attacker).battle = Some(Battle {
        at,
        siege,
        round: 1 + lots.below(3) as u8,
        marker: lots.below(9) as i8 - 4,
        cards,
        combined: PerSide::default(),
        barred: false,
    });
}
