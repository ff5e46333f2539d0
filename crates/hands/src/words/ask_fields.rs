//! Prompts of battles that are reinforced (5.2.2): how they stand, and how far each card would move the marker.

use super::names::{list, place, stands, titled};
use crate::data::cards::{ELEPHANTS, LEADERS};
use crate::state::Action;
use crate::{State, battle};
use kernel::{CardId, Side};

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
            let by = battle::moves(s, attacker, side, card);
            match kinds.iter_mut().find(|(other, _)| *other == by) {
                Some((_, names)) => names.push(titled(card)),
                None => kinds.push((by, vec![titled(card)])),
            }
        }
    }
    kinds.sort_unstable();
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
