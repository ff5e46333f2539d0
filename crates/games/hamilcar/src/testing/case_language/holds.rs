//! Statements about the position.

use super::nouns::NOUNS;
use super::{markers, nouns, told};
use crate::board::politics;
use crate::data::cards::by_number;
use crate::data::provinces::by_name;
use crate::present::words::names::several_of;
use crate::state::{Marker, Office, State, Where};
use engine::Side;
use punic::testing::case_language::{Reads, statement};
use testkit::cases::{Words, same};

/// Whether one statement holds.
pub fn line(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if let Some(so) = markers::hold(state, words) {
        return so;
    }
    if let Some(phase) = nouns::phase(words) {
        return same(state.phase == phase, || format!("it is {}", told::phase(state.phase)));
    }
    let begins: [(&str, Reads<State>); 2] = [("no", none), ("general", general)];
    statement(state, words, &NOUNS, &begins, of_side, track)
}

fn none(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("truce") {
        return same(!state.effects.truce, || "there is a Truce".to_owned());
    }
    state.holds_no(words, &NOUNS)
}

fn of_side(state: &State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("controls province") {
        let name = words.rest();
        let province = by_name(name.trim_matches('"')).ok_or_else(|| format!("`{name}` is no province"))?;
        *words = Words::new("");
        let owner = politics::province_owner(state, province);
        return same(owner == Some(side), || told::control(owner));
    }
    let markers = [("PC", Marker::Pc(side)), ("city", Marker::City(side))];
    if let Some(so) = state.holds_of(side, words, &NOUNS, &markers) {
        return so;
    }
    if words.eat("counts") {
        let wanted = words.number().ok_or("how many?")?;
        words.eat("provinces");
        let count = state.display.iter().filter(|owner| **owner == Some(side)).count();
        return same(count == usize::from(wanted), || {
            format!("the Provincial Display shows {count}")
        });
    }
    if words.eat("ships") {
        const KINDS: [&str; 3] = ["ready", "spent", "sunk"];
        if !KINDS.iter().any(|kind| { *words }.eat(kind)) {
            return Err("ready, spent or sunk?".to_owned());
        }
        while let Some(at) = words.longest(KINDS) {
            let ships = state.ships[side];
            let wanted = words.number().ok_or("how many ships?")?;
            let found = [ships.ready, ships.spent, ships.sunk][at];
            same(found == wanted, || {
                format!("{} has {} {}", side.name(), several_of(found, "Warship"), KINDS[at])
            })?;
        }
        return Ok(());
    }
    if words.eat("at sea") {
        let wanted = words.number().ok_or("how many Warships?")?;
        words.eat("warships");
        let found = state.warships_at_sea(side);
        return same(found == wanted, || {
            format!("{} has {} at sea", side.name(), several_of(found, "Warship"))
        });
    }
    if words.eat("holds") {
        let wanted = words.number().ok_or("how many cards?")?;
        if words.eat("tactics") {
            let found = state.tactics.hands[side].len();
            return same(found == u32::from(wanted), || {
                format!("{} holds {}", side.name(), several_of(found as u8, "Tactic Card"))
            });
        }
        words.eat("cards");
        let found = state.hands[side].len();
        return same(found == u32::from(wanted), || {
            format!("{} holds {}", side.name(), several_of(found as u8, "card"))
        });
    }
    state.holds_units(side, words, &NOUNS)
}

/// Off the map: `in the pool`, `eliminated`, `set aside`, `in the mercenary pool`.
pub(super) fn whereabouts(words: &mut Words<'_>) -> Option<Where> {
    words.named([
        ("in the pool", Where::Pool),
        ("eliminated", Where::Eliminated),
        ("set aside", Where::SetAside),
        ("in the mercenary pool", Where::Mercenary),
    ])
}

/// `general NAME at SPACE [inside]`, `in the pool`, `eliminated`, `set aside`, `on turn 3`, `as consul`.
fn general(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    let unit = NOUNS.the_general(words)?;
    let found = state.general(unit).at;
    if words.eat("as") {
        let office = state.general(unit).office;
        let named = words.named([
            ("proconsul", Office::Proconsul),
            ("consul", Office::Consul),
            ("dictator", Office::Dictator),
        ]);
        let wanted = named.ok_or("as what?")?;
        return same(wanted == office, || format!("he is {}", told::office(office)));
    }
    if let Some(at) = whereabouts(words) {
        return same(found == at, || format!("he is {}", told::whereabouts(found)));
    }
    if words.eat("at sea") {
        return same(found == Where::AtSea, || format!("he is {}", told::whereabouts(found)));
    }
    if words.eat("on turn") {
        let turn = words.number().ok_or("on which turn?")?;
        return same(found == Where::TurnTrack(turn), || {
            format!("he is {}", told::whereabouts(found))
        });
    }
    NOUNS.stands(found, words)
}

fn track(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("turn") {
        let turn = words.number().ok_or("which turn?")?;
        return same(state.turn == turn, || format!("it is turn {}", state.turn));
    }
    if words.eat("miat") {
        let count = words.number().ok_or("how many PCs on the Miat?")?;
        let found = state.miat.iter().filter(|pc| **pc).count();
        return same(found == usize::from(count), || {
            let verb = if found == 1 { "is" } else { "are" };
            format!("{} {verb} on the Miat", several_of(found as u8, "PC"))
        });
    }
    if words.eat("seamanship") {
        const LEVELS: [&str; 4] = ["poor", "fair", "good", "excellent"];
        let level = words.longest(LEVELS).ok_or("poor, fair, good or excellent?")?;
        return same(usize::from(state.seamanship) == level + 1, || {
            format!("it is {}", LEVELS[usize::from(state.seamanship) - 1])
        });
    }
    if words.eat("supremacy") {
        let side = words.side().ok_or("whose?")?;
        return same(state.supremacy == side, || {
            format!("{} holds it", state.supremacy.name())
        });
    }
    if words.eat("card") {
        return card(state, words);
    }
    if words.eat("open") {
        let wanted = words.cards(by_number)?;
        return same(state.effects.known == wanted, || told::open(state.effects.known));
    }
    if words.eat("tactics remembered") {
        return same(!state.forgotten_tactics, || "they are forgotten".to_owned());
    }
    if words.eat("truce") {
        return same(state.effects.truce, || "there is no Truce".to_owned());
    }
    Err(format!("`{}` is not understood", words.rest()))
}

/// `card 45 in hand rome`, `in war chest rome`, `in discards`, `removed`, `in deck`.
fn card(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    let card = words.number().and_then(by_number).ok_or("which card?")?;
    words.eat("in");
    let pile = words
        .longest(["hand", "war chest", "discards", "removed", "deck"])
        .ok_or("in which pile?")?;
    let set = match pile {
        0 => state.hands[words.side().ok_or("whose hand?")?],
        1 => state.war_chest[words.side().ok_or("whose War Chest?")?],
        2 => state.discards,
        3 => state.removed,
        _ => state.deck,
    };
    same(set.contains(card), || format!("it lies {}", told::pile(state, card)))
}
