//! What stands on a card.

use crate::data::cards::{self, COUNT, Card};
use crate::data::tactics::{is_tactic, tactic};
use engine::CardId;
use engine::scene::CardFace;
use engine::text::capital;
use std::sync::LazyLock;

/// The texts as the faces show them: when, what, and within which limits.
static TEXTS: LazyLock<[String; COUNT]> = LazyLock::new(|| cards::CARDS.each_ref().map(text));

fn text(row: &Card) -> String {
    let mut text = String::new();
    if row.counter {
        let windows: Vec<&str> = row.windows.iter().map(|w| w.words()).collect();
        text.push_str(&capital(&windows.join(", or ")));
        text.push_str(". ");
    }
    text.push_str(row.text);
    if !row.limits.is_empty() {
        text.push(' ');
        text.push_str(row.limits);
    }
    if row.removed_after {
        text.push_str(" Leaves the game after its Event.");
    }
    text
}

/// The face of a Naval Tactic Card. Its number tells copies apart on the page; none is printed.
fn tactical(id: CardId) -> CardFace {
    let row = tactic(id);
    CardFace {
        id,
        number: id.0,
        title: row.title,
        art: "trireme",
        text: row.text,
        kind: row.timing.words(),
        certainty: row.certainty,
        doubt: row.doubt,
        ..CardFace::default()
    }
}

/// A card's face.
#[must_use]
pub fn card(id: CardId) -> CardFace {
    if is_tactic(id) {
        return tactical(id);
    }
    let row = cards::card(id);
    let mut symbols = vec!["ship-ready"; usize::from(row.ships)];
    let marks = [
        (
            row.ships > 0,
            "ship-ready",
            "Its 3 OPs can build as many Warships as ships stand on it (5.2.C2.4).",
        ),
        (row.infantry, "legionary", "Its 3 OPs can raise troops (5.2.C2.3)."),
        (row.counter, "swords", "A Counter Event, played out of turn (5.2.C1)."),
        (row.breaks_truce, "broken-olive", "As an Event it ends a Truce."),
    ];
    let signs: Vec<_> = marks.into_iter().filter(|m| m.0).map(|m| (m.1, m.2)).collect();
    symbols.extend(signs.iter().map(|s| s.0).filter(|s| *s != "ship-ready"));
    CardFace {
        id,
        number: row.number,
        title: row.title,
        ops: row.ops,
        side: row.side,
        symbols,
        signs,
        art: row.art,
        text: &TEXTS[usize::from(id.0)],
        kind: row.kind(),
        certainty: row.certainty,
        doubt: row.doubt,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::by_number;

    #[test]
    fn a_face_says_when_what_and_within_which_limits() {
        let face = |number| card(by_number(number).expect("the game has 59 cards"));
        assert_eq!(
            face(1).text,
            "When an Elephant Charge is announced. The Elephant Charge die is read 2 lower; this adds up with the 2 lower of \
             Forgotten Tactics.",
        );
        assert!(face(22).text.ends_with("Never into a Besieged Walled City (5.1.D)."));
        assert!(face(6).text.ends_with("Leaves the game after its Event."));
    }
}
