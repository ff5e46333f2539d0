//! What stands on a card.

use crate::data::cards;
use kernel::CardId;
use kernel::scene::CardFace;

/// A card's face.
#[must_use]
pub fn card(id: CardId) -> CardFace {
    let row = cards::card(id);
    let mut symbols = vec!["ship-ready"; usize::from(row.ships)];
    symbols.extend(
        [
            (row.infantry, "legionary"),
            (row.counter, "swords"),
            (row.breaks_truce, "broken-olive"),
        ]
        .into_iter()
        .filter(|s| s.0)
        .map(|s| s.1),
    );
    CardFace {
        id,
        number: row.number,
        title: row.title,
        ops: row.ops,
        side: row.side,
        symbols,
        art: row.art,
        text: row.text,
        kind: row.kind(),
        certainty: row.certainty,
        doubt: row.doubt,
    }
}
