//! Sentences in which places are named: their names lead to the map.

use crate::model::Table;
use crate::model::msg::{Msg, PastMsg};
use crate::tree::{Element, button, el};
use engine::{Side, SpaceId};

/// The sentence; the names of spaces in it are buttons.
pub fn sentence(table: &Table, text: &str) -> Element {
    let links = spaces_in(table, text).into_iter();
    linked(
        text,
        links
            .map(|(from, to, at)| (from, to, Msg::Past(PastMsg::Show(at))))
            .collect(),
    )
}

/// The spaces that a sentence names.
pub fn named(table: &Table, text: &str) -> Vec<SpaceId> {
    spaces_in(table, text).into_iter().map(|(_, _, at)| at).collect()
}

/// Where a sentence names spaces. "Rome" and "Carthage" are sides first, and lead nowhere.
fn spaces_in(table: &Table, text: &str) -> Vec<(usize, usize, SpaceId)> {
    let spaces = &table.view_model.scene.spaces;
    let is_side = |name: &str| Side::BOTH.iter().any(|side| side.name() == name);
    let names: Vec<(&str, SpaceId)> = spaces.iter().map(|space| (space.name, space.id)).collect();
    let names: Vec<(&str, SpaceId)> = names.into_iter().filter(|(name, _)| !is_side(name)).collect();
    found(&names, text)
}

/// A sentence in which parts, from where to where in bytes, are buttons with their messages. Of parts that overlap the first counts.
pub fn linked(text: &str, mut links: Vec<(usize, usize, Msg)>) -> Element {
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let (mut done, mut words) = (0, el("span.words"));
    links.sort_by_key(|(from, ..)| *from);
    for (from, to, msg) in links {
        if from >= done {
            words = words
                .text(part(done, from))
                .with(button(part(from, to), msg).class("named"));
            done = to;
        }
    }
    words.text(part(done, text.len()))
}

/// Where these names stand in a text as whole words, in order; of names that begin at one place the longest.
fn found(names: &[(&str, SpaceId)], text: &str) -> Vec<(usize, usize, SpaceId)> {
    let letter = |one: Option<char>| one.is_some_and(char::is_alphanumeric);
    let mut found: Vec<(usize, usize, SpaceId)> = Vec::new();
    for (name, at) in names.iter().filter(|(name, _)| !name.is_empty()) {
        for (from, _) in text.match_indices(name) {
            let to = from + name.len();
            let before = text.get(..from).and_then(|before| before.chars().next_back());
            let after = text.get(to..).and_then(|after| after.chars().next());
            if !letter(before) && !letter(after) {
                found.push((from, to, *at));
            }
        }
    }
    found.sort_by_key(|(from, to, _)| (*from, core::cmp::Reverse(*to)));
    let mut end = 0;
    found.retain(|(from, to, _)| {
        let free = *from >= end;
        if free {
            end = *to;
        }
        free
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_names_are_found_and_the_longest_of_them() {
        let names = [
            ("Hippo", SpaceId(1)),
            ("Hippo Regius", SpaceId(2)),
            ("Roma", SpaceId(3)),
        ];
        let text = "From Hippo Regius to Hippo; the Romans before Roma.";
        let found: Vec<(&str, u8)> = { found(&names, text).into_iter() }
            .map(|(from, to, at)| (&text[from..to], at.0))
            .collect();
        assert_eq!(found, [("Hippo Regius", 2), ("Hippo", 1), ("Roma", 3)]);
    }
}
