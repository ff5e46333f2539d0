//! The Naval Battle from beginning to end (9): it begins, cards, three rounds.

use super::{AtSea, battle, battle_mut, command, draw, ending, engage, evade, fleet, maneuver};
use crate::data::cards::{Effect, card};
use crate::data::generals::{general, who};
use crate::data::tactics::{Tactical, tactic};
use crate::state::{Force, NavalBattle, State, Tactics};
use crate::{Board, NavalEvent, emit};
use engine::{CardSet, Flow, PerSide, Side, UnitId};

/// Rounds of a Naval Battle (9.3.A).
const ROUNDS: u8 = 3;

/// Fights a Naval Battle (9): Strategy Cards and Tactic Cards (9.1), up to three rounds (9.2), resolution (9.3), consequences (9.4).
pub(super) fn naval_battle(t: &mut Board<'_>) -> Flow<AtSea> {
    let commander = command::command(t)?;
    begin(t, commander, false);
    if draw::strategy_cards(t)? {
        return ending::called_off(t);
    }
    draw::tactic_cards(t)?;
    rounds(t)?;
    ending::resolve(t, "9.3.A")
}

/// Lays the battle on the table (9). `commander` is the one of the moving Fleet.
pub(super) fn begin(t: &mut Board<'_>, commander: UnitId, unguarded: bool) {
    let v = t.state.voyage.expect("a Fleet is at sea");
    let f = *fleet(&t.state);
    let march = t.state.march.as_mut().expect("a general is activated");
    march.acted = true;
    march.sea_battle = true;
    let mut commanders = PerSide::new(commander, commander);
    commanders[v.side.enemy()] = f.commander.expect("no Fleet arrives without a General");
    if let Some(v) = t.state.voyage.as_mut() {
        v.intercepted = true;
    }
    t.state.tactics = Tactics::default();
    t.state.naval = Some(NavalBattle {
        at: v.at,
        mover: v.side,
        unguarded,
        commanders,
        round: 0,
        acting: t.state.supremacy,
        cards: PerSide::default(),
        lasting: PerSide::default(),
        playing: PerSide::default(),
        against: PerSide::default(),
        roll: None,
        to_lose: PerSide::default(),
        prizes: PerSide::default(),
        ships_lost: PerSide::default(),
        units_lost: PerSide::new(Force::NONE, Force::NONE),
        rerolled: false,
        boarded: false,
        fled: None,
        winner: None,
    });
    let each = |of: &dyn Fn(Side) -> u8| PerSide::new(of(Side::Rome), of(Side::Carthage));
    let warships = each(&|side| t.state.warships_at_sea(side));
    let units = PerSide::new(t.state.units_at_sea(Side::Rome), t.state.units_at_sea(Side::Carthage));
    emit(
        t,
        if unguarded { "8.5" } else { "9" },
        NavalEvent::Begins {
            at: v.at,
            mover: v.side,
            commanders,
            warships,
            units,
        },
    );
    for unit in [commanders.rome, commanders.carthage] {
        if unit == who::CATULUS {
            let count = engage::CATULUS;
            emit(t, general(unit).section, NavalEvent::Adds { general: unit, count });
        }
    }
}

/// Whether the Commanding General of a side is an Admiral (9.2.B1).
pub(super) fn admiral_commands(s: &State, side: Side) -> bool {
    general(battle(s).commanders[side]).admiral
}

/// Battle Rating of the Commanding General in this battle: with Ambush, less Bad Omen, and with Great Leadership for an Admiral.
pub(super) fn rating(s: &State, side: Side) -> u8 {
    let now = battle(s);
    let cards = |set: CardSet, of: fn(Effect) -> u8| set.iter().map(|id| of(card(id).effect)).sum::<u8>();
    let ambush = cards(now.cards[side], |e| match e {
        Effect::Ambush { rating } => rating,
        _ => 0,
    });
    let omen = cards(now.cards[side.enemy()], |e| match e {
        Effect::BadOmen { rating } => rating,
        _ => 0,
    });
    let led = now.lasting[side].iter().map(|id| match tactic(id).effect {
        Tactical::Rating { more } => more,
        _ => 0,
    });
    let leadership: u8 = if admiral_commands(s, side) { led.sum() } else { 0 };
    (s.battle_rating(now.commanders[side]) + ambush).saturating_sub(omen) + leadership
}

/// Up to three rounds; in each the side with Naval Supremacy resolves its steps first, as it stands when the round begins (9.2).
fn rounds(t: &mut Board<'_>) -> Flow<()> {
    for round in 1..=ROUNDS {
        let first = t.state.supremacy;
        battle_mut(&mut t.state).round = round;
        emit(t, "9.2.A", NavalEvent::Round { round, first });
        for side in [first, first.enemy()] {
            battle_mut(&mut t.state).acting = side;
            battle_mut(&mut t.state).roll = None;
            maneuver::maneuver(t, side)?;
            if !ended(t) {
                evade::at_any_time(t, side)?;
            }
            if !ended(t) {
                engage::engage(t, side)?;
            }
            if !ended(t) {
                evade::step(t, side)?;
            }
            if ended(t) {
                return Ok(());
            }
            t.round()?;
        }
    }
    ending::by_count(t);
    Ok(())
}

/// Whether the battle has ended (9.3.A).
pub(super) fn ended(t: &Board<'_>) -> bool {
    battle(&t.state).winner.is_some()
}
