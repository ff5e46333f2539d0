//! Widgets: symbols, the mark of a side, rule chips, certainty.

use crate::model::Table;
use crate::model::learn::Topic;
use crate::model::msg::{HelpMsg, Msg};
use crate::tree::{Element, On, button, el};
use crate::{games, map};
use engine::scene::{Certainty, Rating, RatingShape};
use engine::{Rule, Side};

/// A symbol of the sheet.
pub fn icon(id: &str, size: u32) -> Element {
    el("svg.i")
        .attr("width", size.to_string())
        .attr("height", size.to_string())
        .attr("aria-hidden", "true")
        .with(el("use").attr("href", format!("#i-{}", map::counters::known(id))))
}

/// The mark of a side: long or round shield with its letter; an empty ring for nobody.
pub fn side(of: Option<Side>) -> Element {
    let mark = el("span").class(format!("side {}", map::class(of))).attr("role", "img");
    match of {
        Some(side) => mark.label(side.name()).text(map::letter(side)),
        None => mark.label("Nobody"),
    }
}

/// A section of the rules: a tap opens it.
pub fn rule(section: Rule) -> Element {
    let open = HelpMsg::Open(Topic::Section(section.0.into()));
    button(format!("§ {}", section.0), Msg::Help(open))
        .class("rule")
        .attr("data-rule", section.0)
        .label(format!("Rule {}", section.0))
}

/// A field in which words are looked for, with its title.
pub fn search(title: &str, of: &'static str, words: &str, typed: fn(usize, String) -> Msg) -> Element {
    let field = el("input")
        .attr("type", "search")
        .attr("data-search", of)
        .attr("autocomplete", "off")
        .attr("prop:value", words)
        .on(On::Typed(typed, 0));
    el("label.field").with(el("span").text(title)).with(field)
}

/// A button of little emphasis.
pub fn quiet(words: impl Into<String>, msg: Msg) -> Element {
    button(words, msg).class("quiet")
}

/// The main button: the one that continues.
pub fn main(words: impl Into<String>, msg: Msg) -> Element {
    button(words, msg).class("main")
}

/// How sure a value is, in a word.
pub fn sure(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Sourced => "Printed in a public source.",
        Certainty::Inferred => "Follows from a source.",
        Certainty::Reconstructed => "Reconstructed: no public source was found.",
    }
}

/// The sign on cards and dice of a value that is not sourced.
pub fn doubt(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Sourced => "",
        Certainty::Inferred => "≈",
        Certainty::Reconstructed => "?",
    }
}

/// More decks than this are not told apart where cards are counted.
const FEW_DECKS: usize = 3;

/// A plain word on how much of a game's cards is reconstructed, and why.
pub fn doubts(game: usize) -> String {
    let (kind, doubt) = (games::info(game), games::about(game).doubt);
    let (counts, decks) = (kind.certainties(), kind.decks());
    if decks.is_empty() {
        return doubt.to_owned();
    }
    let decks = decks.into_iter().enumerate();
    // Of the cards of a fight one of each kind is shown.
    let decks = decks.map(|(n, (name, faces))| match n {
        0 => format!("{} {name}", faces.len()),
        _ => format!("{} kinds of {name}", faces.len()),
    });
    let decks: Vec<String> = decks.collect();
    let verbs = [
        ["stands in a public source", "stand in a public source"],
        ["follows from one", "follow from one"],
        [
            "is at least in part reconstructed",
            "are at least in part reconstructed",
        ],
    ];
    let mut kinds: Vec<String> = counts
        .iter()
        .zip(verbs)
        .filter(|(count, _)| **count > 0)
        .map(|(count, [one, many])| format!("{count} {}", if *count == 1 { one } else { many }))
        .collect();
    if let [_, .., last] = &mut kinds[..] {
        last.insert_str(0, "and ");
    }
    let all = if decks.len() > FEW_DECKS {
        format!("{} kinds of cards", counts.iter().sum::<usize>())
    } else {
        decks.join(" and ")
    };
    format!("Of the {all} {}. {}", kinds.join(", "), games::about(game).doubt)
}

/// "1 OP", "3 OPs".
pub fn ops(count: u8) -> String {
    format!("{count} OP{}", if count == 1 { "" } else { "s" })
}

/// What has been lost in battle, by the word of the game: "no Unit", "1 Unit", "3 Units".
pub fn pieces(table: &Table, count: u32) -> String {
    let [one, several] = table.game.about().pieces;
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        many => format!("{many} {several}"),
    }
}

/// The ratings of a general in words: "Strategy 3, Battle 2".
pub fn ratings_in_words(ratings: &[Rating]) -> String {
    let words: Vec<String> = ratings.iter().map(|r| format!("{} {}", r.name, r.value)).collect();
    words.join(", ")
}

/// The ratings of a general as they stand on his counter.
pub fn ratings(ratings: &[Rating]) -> Element {
    let number = |rating: &Rating| {
        let frame = match rating.frame {
            RatingShape::Circle => "b.circle",
            RatingShape::Square => "b.square",
        };
        el(frame).text(rating.value.to_string())
    };
    el("span.ratings")
        .attr("role", "img")
        .label(ratings_in_words(ratings))
        .all(ratings.iter().map(number))
}
