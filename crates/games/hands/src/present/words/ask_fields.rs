//! Prompts of battles that are reinforced (5.2.2): how they stand, and how far each card would move the marker.

use super::names::{list, place, stands, titled};
use crate::State;
use crate::board::payment::Means;
use crate::board::tokens::is_free_syracuse;
use crate::data::cards::{ELEPHANTS, LEADERS};
use crate::rules::actions::attack;
use crate::rules::battle;
use crate::state::Action;
use engine::{CardId, Side, SpaceId};

/// How all battles stand.
pub(super) fn battles(s: &State) -> String {
    let all: Vec<String> = s
        .battles()
        .map(|(attacker, battle)| format!("{}.", stands(attacker, battle)))
        .collect();
    if all.is_empty() {
        "No battle is fought.".into()
    } else {
        all.join(" ")
    }
}

/// 5.2.1: " The marker starts at 3 for Syracuse, the defender.": what an attack on a location meets.
pub(super) fn opposes(s: &State, to: Side, at: SpaceId) -> String {
    let start = battle::start(s, to, at);
    format!(" The marker starts at {start} for {}.", defender(s, to, at))
}

/// Who defends a location: its owner, or free Syracuse itself (4.5).
pub(crate) fn defender(s: &State, to: Side, at: SpaceId) -> &'static str {
    if is_free_syracuse(s, at) {
        place(at)
    } else {
        to.enemy().name()
    }
}

/// 5.2.1: " The marker starts on the defender's side, at 1 in Olbia, at 2 in Panormus.": the locations that the hand can attack, by how strong they are.
pub(super) fn defences(s: &State, to: Side) -> String {
    let means = Means::of(s, to);
    let mut kinds: Vec<(i8, Vec<String>)> = Vec::new();
    for at in attack::targets(s, to).iter() {
        if attack::attacks(s, &means, at).is_ok() {
            put(&mut kinds, battle::start(s, to, at), place(at).into());
        }
    }
    let words = kinds
        .into_iter()
        .map(|(start, places)| format!("at {start} in {}", list(places)));
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        String::new()
    } else {
        format!(" The marker starts on the defender's side, {}.", words.join(", "))
    }
}

/// Puts a name among those of its number, least number first.
fn put(kinds: &mut Vec<(i8, Vec<String>)>, number: i8, name: String) {
    match kinds.iter_mut().find(|(other, _)| *other == number) {
        Some((_, names)) => names.push(name),
        None => kinds.push((number, vec![name])),
    }
    kinds.sort_unstable_by_key(|(number, _)| *number);
}

/// Which cards can be sent to the battle that has been chosen, and how it stands.
pub(super) fn sends(s: &State, to: Side, action: Action) -> String {
    let target = s.underway.and_then(|underway| underway.target);
    let field = target.map_or("the battle", place);
    let attacker = target.and_then(|at| s.attacker_at(at));
    let moves = attacker.map_or_else(String::new, |attacker| moves(s, attacker, to, action));
    let words = if action == Action::Leader {
        format!("A Leader joins the battle of {field} as a free action.")
    } else {
        format!("{} sends a card to {field}.", to.name())
    };
    format!("{words}{moves} {}", battles(s))
}

/// 5.2.2: " The marker moves by 1 with Cosa and Velia, by 2 with Legion I.": the cards of the hand that can join, by how far they move it.
fn moves(s: &State, attacker: Side, side: Side, action: Action) -> String {
    let fought = s.fought(attacker);
    let leads = action == Action::Leader;
    let mut kinds: Vec<(i8, Vec<String>)> = Vec::new();
    let mut driven: Vec<String> = Vec::new();
    let joins = |card: &CardId| LEADERS.contains(*card) == leads;
    for card in s.of(side).hand.iter().filter(joins) {
        if ELEPHANTS.contains(card) {
            driven.push(titled(card));
        } else if battle::strength(s, fought, side, attacker, card).is_some() {
            put(&mut kinds, battle::moves(s, attacker, side, card), titled(card));
        }
    }
    let fixed = kinds
        .into_iter()
        .map(|(by, names)| format!("by {by} with {}", list(names)));
    let rolled = (!driven.is_empty()).then(|| format!("by a die with {}", list(driven)));
    let all: Vec<String> = fixed.chain(rolled).collect();
    if all.is_empty() {
        String::new()
    } else {
        format!(" The marker moves {}.", all.join(", "))
    }
}
