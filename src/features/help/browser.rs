//! All cards and generals of the game, each with how sure its row is.

use crate::features::help;
use crate::features::table::inspect;
use crate::games;
use crate::model::learn::Topic;
use crate::model::msg::{HelpMsg, LookMsg, Msg};
use crate::model::{Model, Sheet};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{doubt, doubts, icon, ops, quiet, rule, search, side, sure};
use crate::widgets::sheet::Content;
use crate::widgets::{basic, card};
use engine::scene::{Certainty, GeneralFace};

/// The button to all cards and generals, if the game has any to be read.
pub fn door(war: usize) -> Option<Element> {
    any(war).then(|| quiet(title(war), Msg::Look(LookMsg::Open(Sheet::Browser(0)))))
}

/// What there is to be read, as a title.
pub fn title(war: usize) -> &'static str {
    if games::info(war).generals().is_empty() {
        "All cards"
    } else {
        "Cards and Generals"
    }
}

/// Whether the game has cards or generals to be read.
pub fn any(war: usize) -> bool {
    let kind = games::info(war);
    !(kind.decks().is_empty() && kind.generals().is_empty())
}

fn tabs(war: usize, now: usize) -> Element {
    let decks = games::info(war).decks();
    let generals = (!games::info(war).generals().is_empty()).then_some("Generals");
    let names = decks.iter().map(|(name, _)| *name).chain(generals);
    let all = names.enumerate().map(|(n, name)| {
        button(
            name,
            Msg::Look(LookMsg::Instead(Box::new(Msg::Look(LookMsg::Open(Sheet::Browser(n)))))),
        )
        .class(if n == now { "on" } else { "" })
        .attr("aria-pressed", if n == now { "true" } else { "false" })
    });
    el("p.options").all(all)
}

fn row(at: (usize, usize), title: &str, about: String, sign: Certainty) -> Element {
    let row = button("", Msg::Look(LookMsg::Open(Sheet::Face(at.0, at.1)))).class("row");
    let certainty = el("small.sure").attr("title", sure(sign)).text(doubt(sign));
    el("li").with(
        row.with(el("b").text(title).text(" ").with(certainty))
            .with(el("small").text(about)),
    )
}

/// One deck, or the generals; with a name to look for, all whose name or words have it.
pub fn list(war: usize, deck: usize, name: &str) -> Content {
    let decks = games::info(war).decks();
    let wanted = name.trim().to_ascii_lowercase();
    let fits = |words: &[&str]| words.iter().any(|words| words.to_ascii_lowercase().contains(&wanted));
    let mut body = vec![
        search("Find by name or words", "names", name, |_, words| {
            Msg::Help(HelpMsg::Name(words))
        }),
        tabs(war, deck),
        el("p.doubt").text("≈ follows from a source, ? is reconstructed."),
    ];
    let rows: Vec<Element> = match decks.get(deck) {
        Some((_, faces)) => faces
            .iter()
            .enumerate()
            .filter(|(_, face)| fits(&[face.title, face.text, &face.number.to_string()]))
            .map(|(n, face)| {
                let printed = if face.ops > 0 {
                    format!("{} · {} · {}", face.number, ops(face.ops), face.kind)
                } else {
                    face.kind.to_string()
                };
                row((deck, n), face.title, printed, face.certainty)
            })
            .collect(),
        None => games::info(war)
            .generals()
            .iter()
            .enumerate()
            .filter(|(_, face)| fits(&[face.shown.full, face.ability, &face.shown.office]))
            .map(|(n, face)| {
                let g = &face.shown;
                let numbers: Vec<String> = g.ratings.iter().map(|rating| rating.value.to_string()).collect();
                let about = format!("{} · {} {}", face.side.name(), numbers.join("/"), g.office);
                row((deck, n), g.full, about, g.certainty)
            })
            .collect(),
    };
    if rows.is_empty() {
        body.push(
            el("p")
                .attr("role", "status")
                .text("None here: look in the other lists."),
        );
    }
    body.push(el("ul.menu.answers").all(rows));
    Content::new(title(war), body)
}

/// The face of a card or a general.
pub fn face(war: usize, deck: usize, at: usize) -> Option<Content> {
    let decks = games::info(war).decks();
    match decks.get(deck) {
        Some((_, faces)) => {
            let face = faces.get(at)?;
            Some(Content::new(
                face.title,
                vec![card::big(face), inspect::certainty(war, face)],
            ))
        }
        None => games::info(war).generals().get(at).map(general),
    }
}

/// The sheet "About the data": how many cards are sourced, inferred or reconstructed, and which optional and house rules this game uses.
pub fn about(model: &Model) -> Content {
    let war = model.war();
    let agreed = model.table.as_ref().map(|t| t.game.agreed()).unwrap_or_default();
    let rows = agreed.iter().map(|(s, said)| {
        let words = el("span").with(el("b").text(said)).text(". ").text(s.text).text(" ");
        el("li").with(words.with(rule(s.rule)))
    });
    let agreed = (!agreed.is_empty()).then(|| {
        let title = el("h3").text("Optional rules and house rules of this game");
        el("section")
            .attr("data-agreed", "")
            .with(title)
            .with(el("ul.prose").all(rows))
    });
    let [sourced, inferred, made] = games::info(war).certainties();
    let grade = |sign: &str, of: Certainty, count: usize, words: &str| {
        let head = el("b").text(format!("{sign}{} {count} cards.", sure(of)));
        (count > 0).then(|| el("li").with(head).text(words))
    };
    let grades = [
        grade(
            "",
            Certainty::Sourced,
            sourced,
            " Somebody has published what is printed.",
        ),
        grade(
            "≈ ",
            Certainty::Inferred,
            inferred,
            " The rulebook or another source leaves no other reading, or hardly one.",
        ),
        grade(
            "? ",
            Certainty::Reconstructed,
            made,
            " Made to fit all that the rulebook says of it. What of it, its title, its OPs, its side or its words, stands below the card.",
        ),
    ];
    let all = [
        el("p").text(doubts(war)),
        el("ul.prose").all(grades.into_iter().flatten()),
        el("p").text(
            "Spaces, Generals and dice have the same three grades: tap a space, or look a General up. Whoever owns the printed game \
             can correct a row: each is one line of a table in the project, with its grade and what is unsure.",
        ),
        el("div.buttons").maybe(door(war)),
    ];
    Content::new("About the data", all.into_iter().chain(agreed).collect())
}

fn general(face: &GeneralFace) -> Content {
    let g = &face.shown;
    let head = el("p.officer")
        .with(icon("general", 34))
        .with(el("span").with(el("b").text(g.full)).with(el("small").text(&g.office)))
        .with(basic::ratings(&g.ratings))
        .with(side(Some(face.side)));
    let doubt = if face.doubt.is_empty() {
        sure(g.certainty)
    } else {
        face.doubt
    };
    let traits = g.office.split('·').map(str::trim).filter(|name| !name.is_empty());
    let traits = traits.map(|name| button(name, help::view::open(Topic::Term(name.into()))).class("term"));
    let body = vec![
        head,
        el("p.traits").all(traits),
        el("p").text(face.ability).text(" ").with(rule(face.rule)),
        el("p.doubt").text(doubt),
    ];
    Content::new(g.full, body)
}
