//! How many Battle Cards each side has, and dealing them (14.1 to 14.4).

use super::{battle, battle_mut, of};
use crate::data::battle_cards::deck;
use crate::data::provinces::{self, Province, Region};
use crate::data::tables::{ITALIAN_ALLIES, MILITIA};
use crate::protocol::event::BattleEvent;
use crate::state::{Battle, Denied, Hand, Marker, State};
use crate::{Board, emit};
use engine::{Flow, PerSide, Side};

/// Battle Cards that allies bring to a side in a battle fought in this province (14.2, 14.3).
#[must_use]
pub fn allies(s: &State, side: Side, there: Province, denied: Denied) -> u8 {
    let stays_away = |p: Province| match p {
        Province::WesternNumidia | Province::EasternNumidia => denied.numidian,
        _ => denied.spanish && p.region() == Region::Hispania,
    };
    let helping = Province::ALL
        .into_iter()
        .filter(|p| p.helps_in(there) && p.allies() > 0);
    let sum = helping
        .filter(|p| !stays_away(*p) && s.controls_province(side, *p))
        .map(Province::allies)
        .sum();
    if side == Side::Rome && there.region() == Region::Italia {
        ITALIAN_ALLIES.min(sum)
    } else {
        sum
    }
}

/// The hand of a side in a battle as it stands (14.1 to 14.4).
#[must_use]
pub fn hand(s: &State, battle: &Battle, side: Side) -> Hand {
    let at = battle.at();
    let there = provinces::of(at);
    let led = battle.commanders[side].is_some();
    let defends = side != battle.onset.attacker;
    let tribe = s.place(at).marker == Marker::Tribe(Some(side));
    Hand {
        rating: battle.rating(side),
        cus: s.place(at).outside[side].fighting(),
        interception: u8::from(defends && battle.onset.intercepted),
        allies: if led {
            allies(s, side, there, battle.denied[side])
        } else {
            0
        },
        militia: if side == Side::Rome && there == Province::Latium {
            MILITIA
        } else {
            0
        },
        tribe: u8::from(tribe),
        avoidance: u8::from(defends && battle.onset.botched),
        charge: battle.charge.map_or(0, |charge| charge.cost[side]),
    }
}

/// Says which sections add cards to a hand or take them off.
fn bonuses(t: &mut Board<'_>, side: Side, hand: Hand) {
    let italian = provinces::of(battle(t).at()).region() == Region::Italia;
    let more = [
        (if italian { "14.3" } else { "14.2" }, hand.allies),
        ("14.4", hand.militia),
        ("20.9", hand.tribe),
        ("12.4", hand.interception),
    ];
    for (section, cards) in more.into_iter().filter(|(_, cards)| *cards > 0) {
        emit(t, section, BattleEvent::MoreCards { side, cards });
    }
    let fewer = [("13.1", hand.avoidance), ("17.4", hand.charge)];
    for (section, cards) in fewer.into_iter().filter(|(_, cards)| *cards > 0) {
        emit(t, section, BattleEvent::FewerCards { side, cards });
    }
}

/// Deals both hands, the attacker's first.
pub(super) fn deal(t: &mut Board<'_>) -> Flow<()> {
    let now = battle(t);
    let hands = PerSide::new(hand(&t.state, now, Side::Rome), hand(&t.state, now, Side::Carthage));
    let attacker = now.onset.attacker;
    battle_mut(t).dealt = Some(hands);
    for side in [attacker, attacker.enemy()] {
        let hand = hands[side];
        emit(t, "14.1", BattleEvent::Hand { side, hand });
        bonuses(t, side, hand);
        let mut cards = Vec::new();
        for _ in 0..hand.cards() {
            let now = of(&t.state);
            let card = t.draw_card(deck().without(now.hands.rome.or(now.hands.carthage)))?;
            battle_mut(t).hands[side].insert(card);
            cards.push(card);
        }
        emit(t, "14.1", BattleEvent::Dealt { side, cards });
    }
    Ok(())
}
