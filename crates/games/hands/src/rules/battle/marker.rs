//! 5.2.1, 5.2.2: the Battle Strength marker.

use crate::data::cards::{CAVALRY, Card, ELEPHANTS, Effect, Empire, HEAVY, LIGHT, card, empire};
use crate::data::locations::location;
use crate::data::tracks::TRACK;
use crate::protocol::event::What;
use crate::state::Battle;
use crate::{Board, Die, State, emit};
use engine::{CardId, CardSet, Flow, Side, SpaceId};

/// Strength of every location by itself (5.2.1).
const INTRINSIC: i8 = 1;
/// Strength of a Fortification at the start of a battle (5.1.3).
const WALLS: i8 = 2;
/// Strength of a Ship on a coast (5.2.2).
const SHIP: u8 = 1;
/// The bonus of Combined Arms (5.2.2).
const COMBINED: i8 = 1;

/// 5.2.1: how far on the defender's side the marker starts.
#[must_use]
pub(crate) fn start(s: &State, attacker: Side, at: SpaceId) -> i8 {
    let siege = s.fortified.contains(at);
    let walls = match (siege, s.effect(attacker)) {
        (true, Some(Effect::Siegecraft(adds))) => adds as i8,
        (true, _) => WALLS,
        (false, _) => 0,
    };
    let defender = attacker.enemy();
    let ambush = match s.effect(defender) {
        Some(Effect::HitAndRun(adds)) if !siege && s.owner(at) == Some(defender) => adds as i8,
        _ => 0,
    };
    INTRINSIC + walls + location(at).defence as i8 + ambush
}

/// 5.2.1: the track is finite: what would go beyond its end is lost.
fn clamped(marker: i8) -> i8 {
    marker.clamp(-TRACK, TRACK)
}

/// 5.2.2: the strength of a card for a side in a battle at this location, before Cavalry is halved; none if it cannot be played there.
/// The Sword of a Location card counts, or else its Ship.
#[must_use]
pub(crate) fn strength(s: &State, battle: &Battle, side: Side, attacker: Side, id: CardId) -> Option<u8> {
    let (symbols, swords) = match card(id) {
        Card::Location(row) => (row.symbols, row.symbols.swords),
        Card::Empire(row, _) => (row.symbols, swords(row, battle.siege, side != attacker)),
        Card::Strategy(_) | Card::Event(_) | Card::Deus(_) | Card::Campaign => return None,
    };
    let sails = symbols.ship && State::zone_of(battle.at).is_some_and(|zone| !s.is_hostile(zone, side));
    match swords {
        0 if sails => Some(SHIP),
        0 => None,
        swords => Some(swords),
    }
}

fn swords(row: &Empire, siege: bool, defends: bool) -> u8 {
    let strength = if siege { row.strength.siege } else { row.strength.field };
    strength[usize::from(defends)]
}

/// 5.2.2, 5.1.3: how far a card moves the marker for its side. In a siege two points of Cavalry are one of strength.
#[must_use]
fn worth(s: &State, attacker: Side, side: Side, id: CardId) -> i8 {
    let battle = s.fought(attacker);
    let strength = strength(s, battle, side, attacker, id).unwrap_or(0) as i8;
    if CAVALRY.contains(id) && battle.siege {
        let there = battle.cavalry(side) as i8;
        (there + strength) / 2 - there / 2
    } else {
        strength
    }
}

/// 5.2.2: how far a card and the Combined Arms that it completes move the marker for its side; War Elephants roll besides.
#[must_use]
pub(crate) fn moves(s: &State, attacker: Side, side: Side, id: CardId) -> i8 {
    let mut sent = s.fought(attacker).cards[side];
    sent.insert(id);
    worth(s, attacker, side, id) + combined(s, attacker, side, sent)
}

/// Moves the marker of a battle for a side; tells where it stands.
pub(crate) fn advance(s: &mut State, attacker: Side, side: Side, spaces: i8) -> i8 {
    let battle = s.fought_mut(attacker);
    let spaces = if side == attacker { spaces } else { -spaces };
    battle.marker = clamped(battle.marker + spaces);
    battle.marker
}

/// 5.2.2: a card that has just been played joins a battle, and the marker moves.
pub(crate) fn commit(t: &mut Board<'_>, attacker: Side, side: Side, card: CardId) -> Flow<()> {
    let moves = worth(&t.state, attacker, side, card);
    t.state.of_mut(side).discards.remove(card);
    let battle = t.state.fought_mut(attacker);
    battle.cards[side].insert(card);
    let at = battle.at;
    let marker = advance(&mut t.state, attacker, side, moves);
    emit(t, "5.2.2", What::Reinforced { side, at, card, marker });
    if ELEPHANTS.contains(card) {
        charge(t, attacker, side, card)?;
    }
    combine(t, attacker, side, at);
    Ok(())
}

/// War Elephants: a die says how far they move the marker.
fn charge(t: &mut Board<'_>, attacker: Side, side: Side, card: CardId) -> Flow<()> {
    let face = t.roll(Die)?;
    let at = t.state.fought(attacker).at;
    let moves = driven(&t.state, attacker, side, card, face);
    let marker = advance(&mut t.state, attacker, side, moves);
    let what = What::Elephants {
        side,
        at,
        face,
        moves,
        marker,
    };
    emit(t, "5.2.2", what);
    Ok(())
}

/// War Elephants: how far this face moves the marker for their side; a siege hampers them, drivers help.
#[must_use]
pub(crate) fn driven(s: &State, attacker: Side, side: Side, card: CardId, face: u8) -> i8 {
    let die = empire(card).and_then(|row| row.elephants);
    let die = die.expect("War Elephants alone are driven");
    let hampered = if s.fought(attacker).siege {
        face.saturating_sub(die.siege).max(1)
    } else {
        face
    };
    let comes_to = match s.effect(side) {
        Some(Effect::ElephantDrivers(adds)) => (hampered + adds).min(6),
        _ => hampered,
    };
    die.moves[usize::from(comes_to) - 1]
}

/// 5.2.2 Combined Arms: once for each side, at the third type, in field battles.
fn combine(t: &mut Board<'_>, attacker: Side, side: Side, at: SpaceId) {
    let bonus = combined(&t.state, attacker, side, t.state.fought(attacker).cards[side]);
    if bonus > 0 {
        t.state.fought_mut(attacker).combined[side] = true;
        let marker = advance(&mut t.state, attacker, side, bonus);
        emit(t, "5.2.2", What::CombinedArms { side, at, marker });
    }
}

/// 5.2.2 Combined Arms: how far it moves the marker with these cards of a side, if it has not yet done so.
fn combined(s: &State, attacker: Side, side: Side, cards: CardSet) -> i8 {
    let battle = s.fought(attacker);
    let has = |kind: CardSet| !cards.and(kind).is_empty();
    if battle.siege || battle.combined[side] || !(has(HEAVY) && has(LIGHT) && has(CAVALRY)) {
        return 0;
    }
    match s.effect(side) {
        Some(Effect::CombinedArms(bonus)) => bonus as i8,
        _ => COMBINED,
    }
}

/// 4.7: a card is taken out of the battle in which it fights, and its strength goes with it. Gives where that is, and where the marker stands
/// then.
pub(crate) fn take_out(s: &mut State, side: Side, card: CardId) -> Option<(SpaceId, i8)> {
    let fights = s.battles().find(|(_, battle)| battle.cards[side].contains(card));
    let (attacker, at) = fights.map(|(attacker, battle)| (attacker, battle.at))?;
    let strength = worth(s, attacker, side, card);
    s.fought_mut(attacker).cards[side].remove(card);
    Some((at, advance(s, attacker, side, -strength)))
}
