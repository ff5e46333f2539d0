//! Statements about the position.

use super::{nouns, told};
use crate::data::cards::numbered;
use crate::state::{Counsel, Force, Kind, Marker, Office, State, Where};
use crate::words::names::several_of;
use kernel::trial::cases::{Words, same};
use kernel::{Side, SpaceId};

/// Whether one statement holds.
pub fn line(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("no") {
        return none(state, words);
    }
    if let Some(phase) = nouns::phase(words) {
        return same(state.phase == phase, || format!("it is {}", told::phase(state.phase)));
    }
    if words.eat("general") {
        return general(state, words);
    }
    if words.eat("points") {
        let count = words.number().ok_or("how many points?")?;
        let found = state.place(nouns::the_space(words)?).points;
        return same(found == count, || told::points(found));
    }
    if words.eat("tribe") {
        let marker = state.place(nouns::the_space(words)?).marker;
        return same(matches!(marker, Marker::Tribe(_)), || told::marker(marker));
    }
    if words.eat("neutral") {
        let control = state.control(nouns::the_space(words)?);
        return same(control.is_none(), || told::control(control));
    }
    if let Some(side) = words.side() {
        return of_side(state, side, words);
    }
    track(state, words)
}

/// Units of a side where the words say: inside, outside, or both.
fn units_at(state: &State, side: Side, words: &mut Words<'_>) -> Result<(SpaceId, Force), String> {
    let at = nouns::the_space(words)?;
    let place = state.place(at);
    let force = if words.eat("outside") {
        place.outside[side]
    } else if words.eat("inside") {
        place.all(side).minus(place.outside[side])
    } else {
        place.all(side)
    };
    Ok((at, force))
}

fn none(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if let Some(holds) = effect(state, words) {
        return same(!holds, || "it is in force".to_owned());
    }
    if words.eat("PC") {
        let marker = state.place(nouns::the_space(words)?).marker;
        return same(!matches!(marker, Marker::Pc(_)), || "a PC marker is there".to_owned());
    }
    if words.eat("tribe") {
        let at = nouns::the_space(words)?;
        return same(!state.place(at).is_tribe(), || "a Tribe is there".to_owned());
    }
    if words.eat("battle") {
        return same(state.battle.is_none(), || "a battle is under way".to_owned());
    }
    let side = words.side().ok_or("`no …` names a side, PC or tribe")?;
    if words.eat("PC") {
        let at = nouns::the_space(words)?;
        return same(state.place(at).marker != Marker::Pc(side), || {
            format!("a PC marker of {} is there", side.name())
        });
    }
    if words.eat("units") {
        let (_, found) = units_at(state, side, words)?;
        return same(found.is_empty(), || format!("{} there", told::force(found)));
    }
    let kind = nouns::units(words).ok_or("no what?")?;
    let (_, found) = units_at(state, side, words)?;
    let absent = Kind::ALL.iter().all(|k| kind.of(*k) == 0 || found.of(*k) == 0);
    same(absent, || format!("{} there", told::force(found)))
}

fn of_side(state: &State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    let markers = [
        ("PC", Marker::Pc(side)),
        ("city", Marker::City(side)),
        ("tribe", Marker::Tribe(Some(side))),
    ];
    if let Some(wanted) = words.named(markers) {
        loop {
            let marker = state.place(nouns::the_space(words)?).marker;
            same(marker == wanted, || told::marker(marker))?;
            if words.is_empty() {
                return Ok(());
            }
        }
    }
    if words.eat("controls province") {
        let province = nouns::the_province(words)?;
        return same(state.controls_province(side, province), || {
            let enemy = state.controls_province(side.enemy(), province);
            (if enemy { "the other side does" } else { "nobody does" }).to_owned()
        });
    }
    if words.eat("controls") {
        let control = state.control(nouns::the_space(words)?);
        return same(control == Some(side), || told::control(control));
    }
    if words.eat("counts") {
        let wanted = words.number().ok_or("how many?")?;
        let count = state.points(side);
        return same(count == wanted, || format!("{} counts {count}", side.name()));
    }
    if words.eat("has") {
        let wanted = words.number().ok_or("how many PC markers?")?;
        words.eat("PC markers");
        let count = state.pcs(side).len();
        return same(count == u32::from(wanted), || {
            format!("{} has {}", side.name(), several_of(count as u8, "PC marker"))
        });
    }
    if words.eat("attacks") {
        let attacker = state.battle.map(|battle| battle.attacker);
        return same(attacker == Some(side), || told::attacker(attacker));
    }
    if words.eat("holds") {
        let wanted = words.number().ok_or("how many cards?")?;
        let (found, what) = if words.eat("battle cards") || words.eat("battle card") {
            (state.battle.map_or(0, |battle| battle.hands[side].len()), "Battle Card")
        } else {
            if !words.eat("cards") {
                words.eat("card");
            }
            (state.hands[side].len(), "card")
        };
        return same(found == u32::from(wanted), || {
            format!("{} holds {}", side.name(), several_of(found as u8, what))
        });
    }
    let wanted = punic::cased::units_there(words, nouns::KINDS)?;
    let (_, found) = units_at(state, side, words)?;
    let asked = |k: &Kind| wanted.of(*k) == 0 || wanted.of(*k) == found.of(*k);
    same(Kind::ALL.iter().all(asked), || format!("{} there", told::force(found)))
}

/// Off the map: `in the cup`, `to come`, `displaced`, `eliminated`.
pub(super) fn whereabouts(words: &mut Words<'_>) -> Option<Where> {
    words.named([
        ("in the cup", Where::Pool),
        ("to come", Where::ToCome),
        ("displaced", Where::Displaced),
        ("eliminated", Where::Eliminated),
    ])
}

/// `general NAME at SPACE [inside|outside]`, `in the cup`, `displaced`, `eliminated`, `as consul`, `commands`.
fn general(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    let unit = nouns::the_general(words)?;
    let found = state.general(unit).at;
    if words.eat("as") {
        let office = state.general(unit).office;
        let named = words.named([("proconsul", Office::Proconsul), ("consul", Office::Consul)]);
        let wanted = named.ok_or("as what?")?;
        return same(wanted == office, || format!("he is {}", told::office(office)));
    }
    if words.eat("commands") {
        let side = crate::data::generals::general(unit).side;
        let commander = match state.battle {
            Some(battle) => battle.commanders[side],
            None => state.commander(state.generals_where(side, found)),
        };
        return same(commander == Some(unit), || told::commander(commander));
    }
    if let Some(at) = whereabouts(words) {
        return same(found == at, || format!("he is {}", told::whereabouts(found)));
    }
    let at = nouns::the_space(words)?;
    if words.eat("inside") {
        return same(found == Where::Inside(at), || {
            format!("he is {}", told::whereabouts(found))
        });
    }
    if words.eat("outside") {
        return same(found == Where::At(at), || format!("he is {}", told::whereabouts(found)));
    }
    same(found.space() == Some(at), || {
        format!("he is {}", told::whereabouts(found))
    })
}

/// What Events have left on the table, if the words name it.
fn effect(state: &State, words: &mut Words<'_>) -> Option<bool> {
    let effects = &state.effects;
    let all = [
        ("truce", effects.truce),
        ("macedonia allied", effects.macedonia),
        ("naval victory", effects.naval_victory),
        ("hanno counsels", effects.hanno != Counsel::None),
        ("cato counsels", effects.cato != Counsel::None),
    ];
    words.named(all)
}

fn track(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if let Some(holds) = effect(state, words) {
        return same(holds, || "it is not in force".to_owned());
    }
    if words.eat("turn") {
        let turn = words.number().ok_or("which turn?")?;
        return same(state.turn == turn, || format!("it is turn {}", state.turn));
    }
    if words.eat("round") {
        let round = words.number().ok_or("which round?")?;
        let found = state.battle.map_or(0, |battle| battle.rounds);
        return same(found == round, || told::rounds(found));
    }
    if words.eat("card") {
        return card(state, words);
    }
    if words.eat("open") {
        let wanted = words.cards(numbered)?;
        return same(state.effects.known == wanted, || told::open(state.effects.known));
    }
    Err(format!("`{}` is not understood", words.rest()))
}

/// `card 45 in hand rome`, `in discards`, `in removed`, `in deck`.
fn card(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    let card = words.number().and_then(numbered).ok_or("which card?")?;
    words.eat("in");
    let pile = words.longest(["hand", "discards", "removed", "deck"]);
    let set = match pile.ok_or("in which pile?")? {
        0 => state.hands[words.side().ok_or("whose hand?")?],
        1 => state.discards,
        2 => state.removed,
        _ => state.deck,
    };
    same(set.contains(card), || format!("it lies {}", told::pile(state, card)))
}
