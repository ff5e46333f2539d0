//! The War Chest Phase (5.6).

use crate::board::{units, why_not};
use crate::data::cards::{CRUEL_SEA, card};
use crate::data::generals::who::DUILIUS;
use crate::data::spaces;
use crate::protocol::refusals::turn as refusals;
use crate::rules::operations::{TrainWith, pc_law, place_one_pc, place_train, refit, refit_law, train_law};
use crate::rules::{dictator, mercenaries, victory};
use crate::state::{Force, Phase};
use crate::{Board, CardEvent, Named, State, TurnAsk, TurnEvent, ask, emit};
use core::cmp::Ordering;
use engine::{CardSet, Choice, Flow, Side, SpaceId};

/// The side that played fewer OPs spends the difference; then the played cards leave the boxes (5.6).
///
/// # Errors
/// [`engine::Halt`].
pub fn war_chest_phase(t: &mut Board<'_>) -> Flow<Phase> {
    let (rome, carthage) = (ops_played(&t.state, Side::Rome), ops_played(&t.state, Side::Carthage));
    emit(t, "5.6", TurnEvent::WarChest { rome, carthage });
    let more = match rome.cmp(&carthage) {
        Ordering::Greater => Some(Side::Rome),
        Ordering::Less => Some(Side::Carthage),
        Ordering::Equal => None,
    };
    if let Some(more) = more {
        let difference = remove_trains(t, more, rome.abs_diff(carthage))?;
        spend(t, more.enemy(), difference)?;
    }
    empty_the_boxes(t);
    effects_end(t);
    mercenaries::turn_ends(t);
    dictator::lays_down_office(t);
    Ok(victory::next_turn(t))
}

/// With the War Chest Phase a Truce is over (17.1 #49), and what Events and abilities have laid down for the turn.
fn effects_end(t: &mut Board<'_>) {
    let effects = &mut t.state.effects;
    (effects.flamen, effects.recalled, effects.hanno) = (None, None, false);
    if core::mem::take(&mut effects.truce) {
        emit(t, "17.1.49", CardEvent::TruceEnds { by: None });
    }
}

/// OPs of all cards in a side's War Chest box.
#[must_use]
pub fn ops_played(s: &State, side: Side) -> u8 {
    s.war_chest[side].iter().map(|c| card(c).ops).sum()
}

/// The side that played more may remove Supply Trains, each for a point of the difference (2.3.D1). Returns what is left of it.
fn remove_trains(t: &mut Board<'_>, side: Side, difference: u8) -> Flow<u8> {
    let mut left = difference;
    while left > 0 && all_trains(&t.state, side) > 0 {
        let answer = ask(t, side, TurnAsk::WarChestTrain { left }, "2.3.D1", |s, o| {
            o.offer(Choice::Pass);
            for at in spaces::all() {
                o.weigh(Choice::Space(at), || {
                    if s.place(at).all(side).trains > 0 {
                        Ok(())
                    } else {
                        Err(refusals::NO_TRAIN_HERE)
                    }
                });
            }
            why_not::no_card_no_general(s, o, side);
        })?;
        let Choice::Space(at) = answer else { break };
        emit(t, "5.6", TurnEvent::TrainSpent { side, at });
        spend_train(t, side, at)?;
        left -= 1;
    }
    Ok(left)
}

/// Takes one Supply Train from a space: outside walls first.
fn spend_train(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    let inside = t.state.outside(at, side).trains == 0;
    units::remove(t, side, at, inside, Force::new(0, 0, 1), "5.6")
}

fn all_trains(s: &State, side: Side) -> u8 {
    spaces::all().map(|at| s.place(at).all(side).trains).sum()
}

/// The side that played fewer spends the difference point by point; what is not spent is lost. In the turn in which Duilius is Consul
/// Rome may pay for his election as Proconsul in the next (17.2).
fn spend(t: &mut Board<'_>, side: Side, difference: u8) -> Flow<()> {
    for left in (1..=difference).rev() {
        let answer = ask(t, side, TurnAsk::WarChest { left }, "5.6", |s, o| {
            o.weigh(Named::OnePc.choice(), || pc_law(s, side));
            o.weigh(Named::PlaceTrain.choice(), || train_law(s, side, TrainWith::General));
            o.weigh(Named::Refit.choice(), || refit_law(s, side));
            if side == Side::Rome && s.is_consul(DUILIUS) {
                o.weigh(Named::PayDuilius.choice(), || {
                    refusals::DUILIUS_PAID.unless(!s.effects.duilius)
                });
            }
            o.offer(Choice::Pass);
            why_not::nothing_else(s, o, side, refusals::CHOOSE_FIRST);
        })?;
        match Named::from_choice(answer) {
            Some(Named::OnePc) => place_one_pc(t, side, "5.6")?,
            Some(Named::PlaceTrain) => place_train(t, side, TrainWith::General, "5.6")?,
            Some(Named::Refit) => refit(t, side, 1),
            Some(Named::PayDuilius) => {
                t.state.effects.duilius = true;
                emit(t, "17.2.Duilius", TurnEvent::DuiliusPaid);
            }
            _ => break,
        }
    }
    Ok(())
}

/// Cards whose Event takes them from play leave the game, all others are discarded. Cruel Sea brings all discards back into the deck.
fn empty_the_boxes(t: &mut Board<'_>) {
    let s = &mut t.state;
    let played = s.war_chest.rome.or(s.war_chest.carthage);
    let removed = played.and(s.events);
    let discarded = played.without(removed);
    s.removed = s.removed.or(removed);
    s.discards = s.discards.or(discarded);
    (s.war_chest.rome, s.war_chest.carthage, s.events) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
    emit(
        t,
        "5.6",
        TurnEvent::ChestsEmptied {
            discarded: discarded.len() as u8,
            removed: removed.len() as u8,
        },
    );
    if t.state.discards.contains(CRUEL_SEA) {
        t.state.shuffle_discards();
        emit(t, "5.6", TurnEvent::Reshuffled);
    }
}
