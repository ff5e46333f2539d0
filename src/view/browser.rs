//! All cards and generals of the game, each with how sure its row is.

use super::small::{doubt, icon, rule, side, sure};
use super::{card, inspect};
use crate::app::{Msg, Sheet};
use crate::games;
use crate::tree::{Element, button, el};
use kernel::scene::{Certainty, GeneralFace};

type Titled = (String, Vec<Element>);

fn tabs(now: usize) -> Element {
    let decks = games::decks(0);
    let names = decks.iter().map(|(name, _)| *name).chain(["Generals"]);
    let all = names.enumerate().map(|(n, name)| {
        button(name, Msg::Instead(Box::new(Msg::Look(Sheet::Browser(n)))))
            .class(if n == now { "on" } else { "" })
            .attr("aria-pressed", if n == now { "true" } else { "false" })
    });
    el("p").class("options").all(all)
}

fn row(at: (usize, usize), title: &str, about: String, sign: Certainty) -> Element {
    let row = button("", Msg::Look(Sheet::Face(at.0, at.1))).class("row");
    let mark = el("small").class("sure").attr("title", sure(sign)).text(doubt(sign));
    el("li").with(
        row.with(el("b").text(title).text(" ").with(mark))
            .with(el("small").text(about)),
    )
}

/// One deck, or the generals.
pub fn list(deck: usize) -> Titled {
    let decks = games::decks(0);
    let mut body = vec![
        tabs(deck),
        el("p")
            .class("doubt")
            .text("≈ follows from a source, ? is reconstructed."),
    ];
    let rows: Vec<Element> = match decks.get(deck) {
        Some((_, faces)) => faces
            .iter()
            .enumerate()
            .map(|(n, face)| {
                let printed = if face.ops > 0 {
                    format!("{} · {} OPs · {}", face.number, face.ops, face.kind)
                } else {
                    face.kind.to_string()
                };
                row((deck, n), face.title, printed, face.certainty)
            })
            .collect(),
        None => games::generals(0)
            .iter()
            .enumerate()
            .map(|(n, face)| {
                let g = &face.shown;
                let about = format!("{} · {}/{} {}", face.side.name(), g.strategy, g.battle, g.office);
                row((deck, n), g.full, about, g.certainty)
            })
            .collect(),
    };
    body.push(el("ul").class("menu answers").all(rows));
    ("Cards and Generals".into(), body)
}

/// One of them.
pub fn face(deck: usize, at: usize) -> Option<Titled> {
    let decks = games::decks(0);
    match decks.get(deck) {
        Some((_, faces)) => {
            let face = faces.get(at)?;
            Some((face.title.into(), vec![card::big(face), inspect::certainty(face)]))
        }
        None => games::generals(0).get(at).map(general),
    }
}

fn general(face: &GeneralFace) -> Titled {
    let g = &face.shown;
    let ratings = el("span")
        .class("ratings")
        .attr("role", "img")
        .label(format!("Strategy {}, Battle {}", g.strategy, g.battle))
        .with(el("b").class("strategy").text(g.strategy.to_string()))
        .with(el("b").class("battle-rating").text(g.battle.to_string()));
    let head = el("p")
        .class("officer")
        .with(icon("general", 34))
        .with(el("span").with(el("b").text(g.full)).with(el("small").text(&g.office)))
        .with(ratings)
        .with(side(Some(face.side)));
    let doubt = if face.doubt.is_empty() {
        sure(g.certainty)
    } else {
        face.doubt
    };
    let body = vec![
        head,
        el("p").text(face.ability).text(" ").with(rule(face.rule)),
        el("p").class("doubt").text(doubt),
    ];
    (g.full.into(), body)
}
