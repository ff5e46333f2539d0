//! 5.2.5 Engage Enemy Fleet.

use super::sea;
use crate::board::payment::{self, Means, carry_out, leave_hand};
use crate::board::{hidden_hand, tokens, why_not};
use crate::data::cards::{Effect, HEAVY, LEADERS, LIGHT, RETURNING, empire, infantry};
use crate::data::locations::Area;
use crate::data::places;
use crate::data::tracks::MOST_WARSHIPS;
use crate::protocol::event::{NavalDice, What};
use crate::protocol::need::Need;
use crate::protocol::prompt::{TableAsk, WindowAsk};
use crate::protocol::refusals::{battle as refusals, cards};
use crate::state::{Action, Naval};
use crate::{Board, Die, State, ask, emit};
use engine::answer;
use engine::{CardSet, Choice, Flow, Legality, PerSide, Side};

/// The lowest face with which a Warship hits (5.2.5).
pub(crate) const HIT: u8 = 5;

/// 5.2.5: whether the enemy Fleet can be engaged.
pub(super) fn can_engage(s: &State, means: &Means) -> Legality {
    refusals::NO_NEW_BATTLE.unless(s.ending.is_none())?;
    let (own, other) = (s.of(means.side).fleet, s.of(means.side.enemy()).fleet);
    refusals::NO_ENEMY_FLEET.unless(own.is_some() && own == other)?;
    refusals::BUILT_ALREADY.unless(!s.round.built)?;
    refusals::NO_SHIP_IN_HAND.unless(!means.with(Need::Ship).is_empty())
}

/// 5.2.5 Engage Enemy Fleet: Leaders of the attacker, then of the defender, then Infantry, then the dice.
pub(super) fn engage(t: &mut Board<'_>, side: Side) -> Flow<()> {
    payment::pay(t, side, Action::Engage, &[Need::Ship])?;
    let with = carry_out(t, side);
    let zone = t.state.of(side).fleet.expect("whoever engages is at sea");
    t.state.round.engaged = true;
    t.state.naval = Some(Naval {
        zone,
        attacker: side,
        leaders: PerSide::default(),
        infantry: CardSet::EMPTY,
        dice: PerSide::default(),
    });
    emit(t, "5.2.5", What::Engaged { side, zone, with });
    let order = [side, side.enemy()];
    for side in order {
        leaders(t, side)?;
    }
    corvus(t)?;
    for side in order {
        roll_warships(t, side)?;
    }
    for side in order {
        reroll(t, side)?;
    }
    let mut hits = PerSide::new(0, 0);
    for side in order {
        hits[side] = warship_hits(&t.state, side) + roll_others(t, side)?;
    }
    resolve(t, hits)
}

/// The naval battle under way.
fn naval(s: &mut State) -> &mut Naval {
    s.naval.as_mut().expect("a naval battle is under way")
}

/// 5.2.5 Leaders in Naval Combat: from the hand, any number.
fn leaders(t: &mut Board<'_>, side: Side) -> Flow<()> {
    while hidden_hand::could_hold(&t.state, side, LEADERS) {
        let Some(card) = hidden_hand::card_or_none(t, side, WindowAsk::Leader, "5.2.5", LEADERS)? else {
            break;
        };
        leave_hand(t, side, CardSet::from_iter([card]));
        naval(&mut t.state).leaders[side].insert(card);
        emit(t, "5.2.5", What::LeaderSails { side, card });
    }
    Ok(())
}

/// 5.2.5 Corvus: the side that has it in play, with the lowest faces that hit for Light and for Heavy Infantry.
fn boarding(s: &State) -> Option<(Side, u8, u8)> {
    Side::BOTH.into_iter().find_map(|side| match s.effect(side) {
        Some(Effect::Corvus { light, heavy }) => Some((side, light, heavy)),
        _ => None,
    })
}

/// 5.2.5 Corvus: Infantry of the Reserve, one card for each Warship at most.
fn corvus(t: &mut Board<'_>) -> Flow<()> {
    let Some((side, ..)) = boarding(&t.state) else {
        return Ok(());
    };
    loop {
        let own = t.state.of(side);
        let sent = t.state.naval.as_ref().map_or(0, |naval| naval.infantry.len());
        if own.reserve.and(infantry()).is_empty() || sent >= u32::from(own.warships) {
            return Ok(());
        }
        let answer = ask(t, side, TableAsk::Corvus, "5.2.5", |s, o| {
            for card in s.of(side).reserve.and(infantry()).iter() {
                o.offer(Choice::Card(card));
            }
            o.offer(Choice::Pass);
            why_not::other_cards(o, refusals::NOT_BOARDING);
        })?;
        let Choice::Card(card) = answer else { return Ok(()) };
        t.state.of_mut(side).reserve.remove(card);
        naval(&mut t.state).infantry.insert(card);
        emit(t, "5.2.5", What::InfantrySails(card));
    }
}

/// 5.2.5: a die for each Warship.
fn roll_warships(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let faces = roll(t, t.state.of(side).warships)?;
    naval(&mut t.state).dice[side].clone_from(&faces);
    tell(t, side, NavalDice::Warships, faces, HIT);
    Ok(())
}

fn roll(t: &mut Board<'_>, count: u8) -> Flow<Vec<u8>> {
    (0..count).map(|_| t.roll(Die)).collect()
}

/// Tells dice and how many of them hit; gives that number.
fn tell(t: &mut Board<'_>, side: Side, of: NavalDice, faces: Vec<u8>, from: u8) -> u8 {
    let hits = faces.iter().filter(|face| **face >= from).count() as u8;
    let what = What::NavalDice { side, of, faces, hits };
    emit(t, "5.2.5", what);
    hits
}

fn warship_hits(s: &State, side: Side) -> u8 {
    let dice = s.naval.as_ref().map_or(&[][..], |naval| &naval.dice[side]);
    dice.iter().filter(|face| **face >= HIT).count() as u8
}

/// Veteran Crews: dice of Warships that missed are rolled again.
fn reroll(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let Some(Effect::VeteranCrews(most)) = t.state.effect(side) else {
        return Ok(());
    };
    let mut fresh = Vec::new();
    for left in (1..=most).rev() {
        let missed = missed(&t.state, side);
        if missed.is_empty() {
            break;
        }
        let answer = ask(t, side, TableAsk::Reroll { left }, "5.2.5", |s, o| {
            for face in self::missed(s, side) {
                o.offer(Choice::Number(face));
            }
            o.offer(Choice::Pass);
        })?;
        let Choice::Number(from) = answer else { break };
        let dice = &mut naval(&mut t.state).dice[side];
        if let Some(at) = dice.iter().position(|face| *face == from) {
            dice.swap_remove(at);
        }
        let to = t.roll(Die)?;
        fresh.push(to);
        emit(t, "5.2.5", What::Rerolled { side, from, to });
    }
    naval(&mut t.state).dice[side].extend(fresh);
    Ok(())
}

/// The faces of a side's Warships that missed, each once.
fn missed(s: &State, side: Side) -> Vec<u8> {
    let dice = s.naval.as_ref().map_or(&[][..], |naval| &naval.dice[side]);
    (1..HIT).filter(|face| dice.contains(face)).collect()
}

/// 5.2.5: the dice of Leaders, one for each Sword, and of Infantry; gives their hits.
fn roll_others(t: &mut Board<'_>, side: Side) -> Flow<u8> {
    let mut hits = 0;
    let leaders = naval(&mut t.state).leaders[side];
    for card in leaders.iter() {
        let Some(row) = empire(card) else { continue };
        let faces = roll(t, row.symbols.swords)?;
        hits += tell(t, side, NavalDice::Leader(card), faces, row.hits);
    }
    let Some((owner, light, heavy)) = boarding(&t.state) else {
        return Ok(hits);
    };
    let infantry = naval(&mut t.state).infantry;
    if owner != side || infantry.is_empty() {
        return Ok(hits);
    }
    let kinds = [
        (LIGHT, light, NavalDice::LightInfantry),
        (HEAVY, heavy, NavalDice::HeavyInfantry),
    ];
    for (kind, from, of) in kinds {
        let count = infantry.and(kind).len() as u8;
        if count > 0 {
            let faces = roll(t, count)?;
            hits += tell(t, side, of, faces, from);
        }
    }
    Ok(hits)
}

/// 5.2.5: Warships are sunk, the winner has his Prestige, and everybody aboard comes home or does not.
fn resolve(t: &mut Board<'_>, hits: PerSide<u8>) -> Flow<()> {
    let ships = PerSide::from(Side::BOTH.map(|side| t.state.of(side).warships));
    let sunk = PerSide::from(Side::BOTH.map(|side| hits[side.enemy()].min(ships[side])));
    let winner = winner(ships, sunk);
    emit(t, "5.2.5", What::NavalOver { sunk, winner });
    for side in Side::BOTH {
        sea::sink(t, side, sunk[side]);
    }
    if let Some(side) = winner {
        tokens::prestige(t, "5.2.5", side);
    }
    capture_ship(t, winner);
    land_infantry(t)?;
    let naval = t.state.naval.take().expect("a naval battle is under way");
    for side in Side::BOTH {
        land_leaders(t, side, naval.leaders[side]);
    }
    let (leaving, draw) = match winner {
        Some(winner) => (winner.enemy(), false),
        None => (naval.attacker.enemy(), true),
    };
    retreat(t, leaving, naval.zone, draw)
}

/// 5.2.5: whoever sinks more Warships wins, a Fleet that is left alone in any case.
#[must_use]
pub(crate) fn winner(ships: PerSide<u8>, sunk: PerSide<u8>) -> Option<Side> {
    let left = |side: Side| ships[side] - sunk[side];
    match (left(Side::Rome), left(Side::Carthage)) {
        (0, 0) => None,
        (0, _) => Some(Side::Carthage),
        (_, 0) => Some(Side::Rome),
        _ => Side::BOTH.into_iter().find(|side| sunk[side.enemy()] > sunk[*side]),
    }
}

/// 5.2.5 Corvus: who has won with Infantry aboard captures one of the Warships that were sunk.
fn capture_ship(t: &mut Board<'_>, winner: Option<Side>) {
    let aboard = t.state.naval.as_ref().is_some_and(|naval| !naval.infantry.is_empty());
    let Some((side, ..)) = boarding(&t.state).filter(|(side, ..)| aboard && winner == Some(*side)) else {
        return;
    };
    let own = t.state.of_mut(side);
    if own.warships < MOST_WARSHIPS {
        own.warships += 1;
        emit(t, "5.2.5", What::ShipCaptured(side));
    }
}

/// 5.2.5 Corvus: Infantry for which no Warship is left is lost, of its owner's choice, all of it with a Fleet that is wiped out; the rest
/// goes to the Discard pile.
fn land_infantry(t: &mut Board<'_>) -> Flow<()> {
    let Some((side, ..)) = boarding(&t.state) else {
        return Ok(());
    };
    if t.state.of(side).warships == 0 {
        for card in core::mem::take(&mut naval(&mut t.state).infantry).iter() {
            tokens::to_empire(t, "5.2.5", side, card);
        }
    }
    while naval(&mut t.state).infantry.len() > u32::from(t.state.of(side).warships) {
        let answer = ask(t, side, TableAsk::Drowned, "5.2.5", |s, o| {
            let aboard = s.naval.as_ref().map_or(CardSet::EMPTY, |naval| naval.infantry);
            for card in aboard.iter() {
                o.offer(Choice::Card(card));
            }
            why_not::other_cards(o, refusals::NOT_ABOARD);
        })?;
        let card = answer::card(answer);
        naval(&mut t.state).infantry.remove(card);
        tokens::to_empire(t, "5.2.5", side, card);
    }
    let cards = core::mem::take(&mut naval(&mut t.state).infantry);
    discard(t, side, cards);
    Ok(())
}

/// 5.2.5: Leaders of a Fleet that is lost go to the Empire deck, like those who always do; the others to the Discard pile.
fn land_leaders(t: &mut Board<'_>, side: Side, leaders: CardSet) {
    let lost = t.state.of(side).warships == 0;
    let gone = if lost { leaders } else { leaders.and(RETURNING) };
    for card in gone.iter() {
        tokens::to_empire(t, "5.2.5", side, card);
    }
    discard(t, side, leaders.without(gone));
}

fn discard(t: &mut Board<'_>, side: Side, cards: CardSet) {
    let own = t.state.of_mut(side);
    own.discards = own.discards.or(cards);
    if !cards.is_empty() {
        emit(t, "5.2.5", What::Disbanded { side, cards });
    }
}

/// 5.2.5: the beaten Fleet goes to an adjacent Sea Zone with a port of its own, or home; after a draw the defender may.
fn retreat(t: &mut Board<'_>, side: Side, zone: Area, draw: bool) -> Flow<()> {
    if t.state.of(side).warships == 0 {
        return Ok(());
    }
    let answer = ask(t, side, TableAsk::Retreat { zone, draw }, "5.2.5", |s, o| {
        if draw {
            o.offer(Choice::Pass);
        }
        for next in zone.adjacent() {
            let port = !s.owned(side).and(next.coasts()).is_empty();
            o.weigh(Choice::Space(places::place_of(side, Some(next))), || {
                refusals::NO_PORT.unless(port)
            });
        }
        o.offer(Choice::Space(places::place_of(side, None)));
        why_not::places(o, refusals::NO_PORT);
        why_not::every_card(o, cards::NOT_A_CARD);
    })?;
    if let Choice::Space(to) = answer {
        sea::go(t, "5.2.5", side, places::fleet_at(to));
    }
    Ok(())
}
