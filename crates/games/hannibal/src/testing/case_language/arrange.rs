//! The lines below `start`.

use super::nouns;
use super::nouns::NOUNS;
use crate::data::cards::numbered;
use crate::data::generals::{general as row, who};
use crate::data::spaces;
use crate::state::{Counsel, Marker, Office, State, Where};
use engine::{Side, SpaceId, UnitId};
use testkit::cases::Words;

/// Takes every PC marker, unit and general off the map. Walled Cities and Tribes stay as printed.
pub fn empty(state: &mut State) {
    spaces::all().for_each(|at| clear(state, at));
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
    if let Some(phase) = nouns::phase(words) {
        state.phase = phase;
    } else if let Some(arrange) = words.named(LINES) {
        arrange(state, words)?;
    } else if words.eat("province") {
        province(state, words)?;
    } else if words.eat("points") {
        let count = words.number().ok_or("how many points?")?;
        let at = NOUNS.the_space(words)?;
        let carthage = !state.place(at).outside.carthage.is_empty();
        state
            .place_mut(at)
            .set_points(count, if carthage { Side::Carthage } else { Side::Rome });
    } else {
        track(state, words)?;
    }
    Ok(())
}

/// Takes everything off a space but what is printed there.
fn clear(state: &mut State, at: SpaceId) {
    for side in Side::BOTH {
        for unit in state.generals_in(at, side).iter() {
            let to = if unit == who::AFRICANUS {
                Where::ToCome
            } else {
                Where::Pool
            };
            retire(state, unit, to);
        }
    }
    state.bare(at);
}

fn retire(state: &mut State, unit: UnitId, to: Where) {
    let general = state.general_mut(unit);
    (general.at, general.office) = (to, Office::None);
    (general.leads, general.command) = (false, 0);
}

fn put(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("tribe") {
        let at = NOUNS.the_space(words)?;
        state.place_mut(at).marker = Marker::Tribe(None);
        return Ok(());
    }
    let side = words
        .side()
        .ok_or_else(|| format!("`put {}` names no side", words.rest()))?;
    let marker = [
        ("PC", Marker::Pc(side)),
        ("city", Marker::City(side)),
        ("tribe", Marker::Tribe(Some(side))),
    ];
    if let Some(marker) = words.named(marker) {
        loop {
            let at = NOUNS.the_space(words)?;
            state.place_mut(at).marker = marker;
            if words.is_empty() {
                return Ok(());
            }
        }
    }
    if words.eat("general") {
        let unit = NOUNS.the_general(words)?;
        let at = NOUNS.the_space(words)?;
        return place_general(state, unit, at, words);
    }
    let force = NOUNS
        .units(words)
        .ok_or_else(|| format!("`put {}` is not understood", words.rest()))?;
    let at = NOUNS.the_space(words)?;
    let place = state.place_mut(at);
    if !words.eat("inside") {
        place.outside[side].add(force);
    } else if place.city() == Some(side) {
        place.inside.add(force);
    } else {
        return Err("no city of that side has walls there".to_owned());
    }
    Ok(())
}

/// The first general of a side in a place leads those who come after him.
fn place_general(state: &mut State, unit: UnitId, at: SpaceId, words: &mut Words<'_>) -> Result<(), String> {
    let to = if words.eat("inside") {
        Where::Inside(at)
    } else {
        Where::At(at)
    };
    let first = state.generals_where(row(unit).side, to).is_empty();
    let general = state.general_mut(unit);
    (general.at, general.leads, general.command) = (to, first, 0);
    if row(unit).side == Side::Rome && general.office == Office::None {
        general.office = if unit == who::AFRICANUS {
            Office::Proconsul
        } else {
            Office::Consul
        };
    }
    if words.eat("as") {
        state.general_mut(unit).office = office(words)?;
    }
    Ok(())
}

fn office(words: &mut Words<'_>) -> Result<Office, String> {
    let named = words.named([("consul", Office::Consul), ("proconsul", Office::Proconsul)]);
    named.ok_or_else(|| format!("`{}` is no office", words.rest()))
}

/// `move rome general NAME [with UNITS] to SPACE`: from wherever he is; the units come out of his space, those missing are added.
fn march(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let moves = NOUNS.moves(words)?;
    if let Some(from) = state.general(moves.general).at.space() {
        let left = state.outside(from, moves.side).without(moves.units);
        state.place_mut(from).outside[moves.side] = left;
    }
    state.place_mut(moves.to).outside[moves.side].add(moves.units);
    place_general(state, moves.general, moves.to, words)
}

/// `general NAME as proconsul`, `in the cup`, `displaced`, `eliminated`, `to come`, `leads`.
fn general(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let unit = NOUNS.the_general(words)?;
    if words.eat("as") {
        state.general_mut(unit).office = office(words)?;
        return Ok(());
    }
    if words.eat("leads") {
        state.mark(unit);
        state.take_command(unit);
        return Ok(());
    }
    match super::holds::whereabouts(words) {
        Some(to) => {
            retire(state, unit, to);
            Ok(())
        }
        None => Err(format!("`general … {}` is not understood", words.rest())),
    }
}

/// `province NAME to rome`, `province NAME to nobody`: every round space of it.
fn province(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let province = nouns::the_province(words)?;
    words.eat("to");
    let marker = match words.side() {
        Some(side) => Marker::Pc(side),
        None if words.eat("nobody") => Marker::None,
        None => return Err("to whom?".to_owned()),
    };
    for at in province.spaces().iter() {
        let place = state.place_mut(at);
        if matches!(place.marker, Marker::Pc(_) | Marker::None) {
            place.marker = marker;
        }
    }
    Ok(())
}

fn track(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    let effects = &mut state.effects;
    if words.eat("turn") {
        state.turn = words.number().ok_or("which turn?")?;
    } else if words.eat("truce") {
        effects.truce = true;
    } else if words.eat("macedonia allied") {
        effects.macedonia = true;
    } else if words.eat("naval victory") {
        effects.naval_victory = true;
    } else if words.eat("hanno counsels") {
        effects.hanno = Counsel::Given;
    } else if words.eat("cato counsels") {
        effects.cato = Counsel::Given;
    } else {
        return cards(state, words);
    }
    Ok(())
}

/// `hand rome 45 12`, `discards 7`, `removed 6`, `known 3`, `deck 1 2 3` (all others discarded).
fn cards(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
    if state.arrange_cards(words, numbered, |_| {})? {
        return Ok(());
    }
    if words.eat("known") {
        state.effects.known = state.effects.known.or(words.cards(numbered)?);
        return Ok(());
    }
    Err(format!("`{}` is not understood", words.rest()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals;
    use engine::Rules;

    #[test]
    fn an_empty_map_is_sound() {
        let mut state = crate::Hannibal::start(crate::Setup::default());
        empty(&mut state);
        assert!(crate::Hannibal::check(&state).is_ok());
        let on_map = generals::all().filter(|unit| state.general(*unit).at.space().is_some());
        assert_eq!(on_map.count(), 0);
    }
}
