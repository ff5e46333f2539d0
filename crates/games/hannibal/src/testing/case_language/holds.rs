//! Statements about the position.

use super::nouns::NOUNS;
use super::{nouns, told};
use crate::data::cards::numbered;
use crate::present::words::names::several_of;
use crate::state::{Counsel, Marker, Office, State, Where};
use engine::Side;
use punic::testing::case_language::{Reads, statement};
use testkit::cases::{Words, same};

/// Whether one statement holds.
pub fn line(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if let Some(phase) = nouns::phase(words) {
        return same(state.phase == phase, || format!("it is {}", told::phase(state.phase)));
    }
    let begins: [(&str, Reads<State>); 2] = [("no", none), ("general", general)];
    statement(state, words, &NOUNS, &begins, of_side, track)
}

fn none(state: &State, words: &mut Words<'_>) -> Result<(), String> {
    if let Some(holds) = effect(state, words) {
        return same(!holds, || "it is in force".to_owned());
    }
    if words.eat("battle") {
        return same(state.battle.is_none(), || "a battle is under way".to_owned());
    }
    state.holds_no(words, &NOUNS)
}

fn of_side(state: &State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    let markers = [
        ("PC", Marker::Pc(side)),
        ("city", Marker::City(side)),
        ("tribe", Marker::Tribe(Some(side))),
    ];
    if words.eat("controls province") {
        let province = nouns::the_province(words)?;
        return same(state.controls_province(side, province), || {
            let enemy = state.controls_province(side.enemy(), province);
            (if enemy { "the other side does" } else { "nobody does" }).to_owned()
        });
    }
    if let Some(so) = state.holds_of(side, words, &NOUNS, &markers) {
        return so;
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
    state.holds_units(side, words, &NOUNS)
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
    let unit = NOUNS.the_general(words)?;
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
    NOUNS.stands(found, words)
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
