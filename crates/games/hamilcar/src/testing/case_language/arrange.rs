//! The lines below `start`.

use super::nouns::NOUNS;
use super::{markers, nouns};
use crate::board::{politics, walls};
use crate::data::cards::by_number;
use crate::data::generals::{self, general as row};
use crate::data::spaces;
use crate::state::{Force, Marker, Office, Phase, State, Where};
use engine::{CardId, CardSet, PerSide, Side, SpaceId, UnitId};
use punic::testing::case_language::Move;
use testkit::cases::Words;

/// Takes every PC, unit and general off the map. Walled Cities and Tribes stay as printed, and so do the Miat and the tracks.
pub fn empty(state: &mut State) {
    spaces::all().for_each(|at| state.bare(at));
    for unit in generals::all() {
        if state.general(unit).at.space().is_some() {
            retire(state, unit, Where::Pool);
        }
    }
    state.display = politics::display_of(state);
}

/// A line that begins with a certain word.
type Line = fn(&mut State, &mut Words<'_>) -> Result<(), String>;

/// The lines by their first words.
const LINES: [(&str, Line); 4] = [
    ("clear", |state, words| {
        clear(state, NOUNS.the_space(words)?);
        Ok(())
    }),
    ("put", put),
    ("move", march),
    ("general", general),
];

/// One line of arrangement.
pub fn line(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("war chest") {
        match words.side() {
            Some(side) => war_chest(state, side, words)?,
            None => state.phase = Phase::WarChest,
        }
    } else if let Some(phase) = nouns::phase(words) {
        state.phase = phase;
    } else if let Some(done) = markers::put(state, words) {
        done?;
    } else if let Some(arrange) = words.named(LINES) {
        arrange(state, words)?;
    } else if words.eat("points") {
        points(state, words)?;
    } else {
        track(state, words)?;
    }
    state.display = politics::display_of(state);
    Ok(())
}

fn clear(state: &mut State, at: SpaceId) {
    for side in Side::BOTH {
        for unit in state.generals_in(at, side).iter() {
            retire(state, unit, Where::Pool);
        }
    }
    state.bare(at);
}

fn retire(state: &mut State, unit: UnitId, to: Where) {
    let general = state.general_mut(unit);
    general.at = to;
    general.office = Office::None;
}

fn put(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("tribe") {
        let at = NOUNS.the_space(words)?;
        state.place_mut(at).marker = Marker::Tribe(());
        return Ok(());
    }
    let side = words
        .side()
        .ok_or_else(|| format!("`put {}` names no side", words.rest()))?;
    if words.eat("PC") {
        let at = NOUNS.the_space(words)?;
        state.place_mut(at).marker = Marker::Pc(side);
    } else if words.eat("city") {
        let at = NOUNS.the_space(words)?;
        state.place_mut(at).marker = Marker::City(side);
    } else if words.eat("general") {
        let unit = NOUNS.the_general(words)?;
        let at = NOUNS.the_space(words)?;
        place_general(state, unit, at, words)?;
    } else if let Some(force) = NOUNS.units(words) {
        let at = NOUNS.the_space(words)?;
        come_to(state, at, |state| {
            units_of(state, at, side, words.eat("inside"))?.add(force);
            Ok(())
        })?;
    } else {
        return Err(format!("`put {}` is not understood", words.rest()));
    }
    Ok(())
}

/// An arrangement that may bring the enemy before a city, or points upon it. Of those who were there all that find room are inside from
/// then on (2.1.C), unless the case has said who is.
fn come_to(
    state: &mut State,
    at: SpaceId,
    arrange: impl FnOnce(&mut State) -> Result<(), String>,
) -> Result<(), String> {
    let said = !state.place(at).inside.is_empty()
        || Side::BOTH
            .iter()
            .any(|side| !state.generals_inside(at, *side).is_empty());
    let apart = state.walls_matter(at);
    arrange(state)?;
    if !said && state.place(at).inside.is_empty() {
        walls::part_if_new(state, at, apart);
    }
    Ok(())
}

fn units_of(state: &mut State, at: SpaceId, side: Side, inside: bool) -> Result<&mut Force, String> {
    let place = state.place_mut(at);
    if !inside {
        return Ok(&mut place.outside[side]);
    }
    if place.city() == Some(side) {
        Ok(&mut place.inside)
    } else {
        Err("no city of that side has walls there".to_owned())
    }
}

fn place_general(state: &mut State, unit: UnitId, at: SpaceId, words: &mut Words<'_>) -> Result<(), String> {
    let inside = words.eat("inside");
    state.general_mut(unit).at = if inside { Where::Inside(at) } else { Where::At(at) };
    if row(unit).side == Side::Rome {
        let office = state.general(unit).office;
        state.general_mut(unit).office = if office == Office::None { Office::Consul } else { office };
    }
    if words.eat("as") {
        state.general_mut(unit).office = office(words)?;
    }
    let taken = state.general(unit).office == Office::Consul;
    state.general_mut(unit).was_consul |= taken;
    Ok(())
}

fn office(words: &mut Words<'_>) -> Result<Office, String> {
    let named = words.named([
        ("consul", Office::Consul),
        ("proconsul", Office::Proconsul),
        ("dictator", Office::Dictator),
    ]);
    named.ok_or_else(|| format!("`{}` is no office", words.rest()))
}

/// `move rome general NAME [with UNITS] to SPACE`: from wherever he is; the units come out of his space.
fn march(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let Move {
        side,
        general,
        units,
        to,
    } = NOUNS.moves(words)?;
    if !units.is_empty() {
        let from = state.general(general).at.space().ok_or("he is in no space")?;
        let left = state.outside(from, side).without(units);
        state.place_mut(from).outside[side] = left;
    }
    come_to(state, to, |state| {
        state.place_mut(to).outside[side].add(units);
        Ok(())
    })?;
    place_general(state, general, to, words)
}

/// `general NAME rating 1/3`, `general NAME in the pool`, `general NAME as proconsul`.
fn general(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let unit = NOUNS.the_general(words)?;
    if words.eat("rating") {
        let rating = words
            .next_word()
            .and_then(|w| w.split_once('/'))
            .and_then(|(s, b)| Some((s.parse().ok()?, b.parse().ok()?)));
        state.general_mut(unit).rated = Some(rating.ok_or("a rating is written 2/1: strategy, battle")?);
        return Ok(());
    }
    if words.eat("as") {
        state.general_mut(unit).office = office(words)?;
        return Ok(());
    }
    if let Some(to) = super::holds::whereabouts(words) {
        retire(state, unit, to);
        return Ok(());
    }
    if words.eat("on turn") {
        retire(state, unit, Where::TurnTrack(words.number().ok_or("on which turn?")?));
        return Ok(());
    }
    Err(format!("`general … {}` is not understood", words.rest()))
}

/// `points 1 of rome at SPACE`
fn points(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let count = words.number().ok_or("how many points?")?;
    words.eat("of");
    let side = words.side().ok_or("whose points?")?;
    let at = NOUNS.the_space(words)?;
    come_to(state, at, |state| {
        state.place_mut(at).points = count;
        state.place_mut(at).points_of = (count > 0).then_some(side);
        Ok(())
    })?;
    Ok(())
}

fn track(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("turn") {
        state.turn = words.number().ok_or("which turn?")?;
    } else if words.eat("miat") {
        miat(state, words)?;
    } else if words.eat("seamanship") {
        let level = words
            .longest(["poor", "fair", "good", "excellent"])
            .ok_or("poor, fair, good or excellent?")?;
        state.seamanship = level as u8 + 1;
    } else if words.eat("supremacy") {
        state.supremacy = words.side().ok_or("whose supremacy?")?;
    } else if words.eat("truce") {
        state.effects.truce = true;
    } else if words.eat("forgotten tactics gone") {
        state.forgotten_tactics = false;
    } else if words.eat("ships") {
        let side = words.side().ok_or("whose ships?")?;
        while let Some(at) = words.longest(["ready", "spent", "sunk"]) {
            let count = words.number().ok_or("how many ships?")?;
            let ships = &mut state.ships[side];
            *[&mut ships.ready, &mut ships.spent, &mut ships.sunk][at] = count;
        }
    } else {
        return cards(state, words);
    }
    Ok(())
}

/// `miat 1 2 3` puts PCs on these slots alone, `miat empty` on none.
fn miat(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    state.miat = [false; 5];
    if words.eat("empty") {
        return Ok(());
    }
    while let Some(slot) = words.number() {
        *state
            .miat
            .get_mut(usize::from(slot).wrapping_sub(1))
            .ok_or("the Miat has slots 1 to 5")? = true;
    }
    Ok(())
}

/// `hand rome 45 12`, `war chest rome 3`, `discards 7`, `removed 6`, `deck 1 2 3` (all others discarded).
fn cards(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let State {
        common,
        events,
        war_chest,
        ..
    } = state;
    let lift = |card| lift(events, war_chest, card);
    if common.arrange_cards(words, by_number, lift)? {
        return Ok(());
    }
    if words.eat("events") {
        state.events = state.events.or(words.cards(by_number)?);
        return Ok(());
    }
    Err(format!("`{}` is not understood", words.rest()))
}

/// `war chest rome 3`
fn war_chest(state: &mut State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    let listed = punic::testing::case_language::listed(words, by_number)?;
    for card in listed.iter() {
        state.common.lift(card);
        lift(&mut state.events, &mut state.war_chest, card);
    }
    state.war_chest[side] = state.war_chest[side].or(listed);
    Ok(())
}

/// Takes a card out of the piles that this game alone has.
fn lift(events: &mut CardSet, war_chest: &mut PerSide<CardSet>, card: CardId) {
    for pile in [events, &mut war_chest.rome, &mut war_chest.carthage] {
        pile.remove(card);
    }
}
