//! The face of a card.

use crate::map;
use crate::tree::{Element, el};
use crate::widgets::basic::{doubt, icon, ops, sure};
use engine::Side;
use engine::scene::{CardFace, Pile};

/// Whether it is the pile from which cards are dealt: it shows nothing of what lies in it.
pub fn face_down(pile: &Pile) -> bool {
    pile.id == "deck" && pile.cards.is_empty()
}

/// Css classes of a card.
pub fn classes(face: &CardFace) -> String {
    let counter = if face.kind.contains("Counter") { " counter" } else { "" };
    format!("card {}{counter}", face.side.map_or("both", map::class_of))
}

/// Accessible name of a card.
pub fn name(face: &CardFace) -> String {
    let whose = match face.side {
        None => "either side’s event",
        Some(Side::Rome) => "Rome’s event",
        Some(Side::Carthage) => "Carthage’s event",
    };
    if face.ops == 0 {
        return format!("{}, {}. {}", face.title, face.kind, face.text);
    }
    format!(
        "{}, card {}: {}, {whose}, {}. {}",
        face.title,
        face.number,
        ops(face.ops),
        face.kind,
        face.text
    )
}

/// A card at reading size.
pub fn big(shown: &CardFace) -> Element {
    el("div")
        .class(format!("{} big", classes(shown)))
        .attr("role", "img")
        .label(name(shown))
        .all(face(shown, true))
}

/// What is printed on it.
pub fn face(face: &CardFace, full: bool) -> Vec<Element> {
    let span = |class: &'static str| el("span").class(class);
    let (small, large) = if full { (22, 118) } else { (14, 30) };
    let doubt = doubt(face.certainty);
    let foot = span("foot")
        .maybe((face.ops > 0).then(|| span("num").text(face.number.to_string())))
        .maybe((!doubt.is_empty()).then(|| span("sure").attr("title", sure(face.certainty)).text(doubt)));
    let mut parts = vec![
        span(if face.ops > 0 { "ops" } else { "ops none" }).text(face.ops.to_string()),
        span("marks").all(face.symbols.iter().map(|s| icon(s, small))),
        span("art").with(icon(face.art, large)),
        span("name").text(parted(face.title)),
    ];
    // A hand of nine small cards is drawn with each answer, so they hold only what they show.
    if full {
        parts.push(span("text").text(face.text));
        parts.push(foot.with(span("kind").text(face.kind)));
    } else {
        parts.push(foot);
    }
    parts
}

/// Words of more letters than this may be parted on a card.
const LONG: usize = 11;

/// A long word may be parted before such an end.
const ENDS: [&str; 6] = ["ments", "ment", "nian", "tions", "tion", "ships"];

/// A title whose long words can be parted: a small card is no wider than eleven letters.
fn parted(title: &str) -> String {
    let part = |word: &str| {
        let long = word.chars().count() > LONG;
        let end = ENDS
            .iter()
            .find_map(|end| word.strip_suffix(end).map(|head| (head, end)));
        match end.filter(|_| long) {
            Some((head, end)) => [head, "\u{ad}", end].concat(),
            None => word.to_owned(),
        }
    };
    title.split(' ').map(part).collect::<Vec<_>>().join(" ")
}
