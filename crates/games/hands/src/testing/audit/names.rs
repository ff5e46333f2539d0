//! Cards, locations and Sea Zones by the names that the log has for them.

use crate::data::cards::{COUNT, Card, EVENTS, FIRST_EVENT, card};
use crate::data::locations::{Area, LOCATIONS};
use engine::{CardId, CardSet, SpaceId};
use std::sync::LazyLock;

/// The title of each card as the log writes it, with the number of the copy where there are several.
static TITLES: LazyLock<Vec<String>> = LazyLock::new(|| (0..COUNT as u8).map(|id| titled(CardId(id))).collect());

fn titled(id: CardId) -> String {
    let numbered = |title: &str, copy: usize| format!("{title} {}", ["I", "II", "III", "IV"][copy]);
    match card(id) {
        Card::Location(row) => LOCATIONS[usize::from(row.location.0)].name.to_owned(),
        Card::Empire(row, copy) if row.copies > 1 => numbered(row.title, copy.into()),
        Card::Empire(row, _) => row.title.to_owned(),
        Card::Strategy(row) => row.title.to_owned(),
        Card::Event(row) => {
            let at = usize::from(id.0) - FIRST_EVENT;
            let same =
                |rows: &[crate::data::cards::Event]| rows.iter().filter(|other| other.title == row.title).count();
            if same(&EVENTS) > 1 {
                numbered(row.title, same(&EVENTS[..at]))
            } else {
                row.title.to_owned()
            }
        }
        Card::Deus(row) => row.title.to_owned(),
        Card::Campaign => "Campaign".to_owned(),
    }
}

/// The longest of these names with which a text begins, and what follows it.
fn longest(text: &str, names: impl Iterator<Item = (u8, &'static str)>) -> Option<(u8, &str)> {
    let begins = names.filter(|(_, name)| text.starts_with(name));
    let (id, name) = begins.max_by_key(|(_, name)| name.len())?;
    Some((id, text.strip_prefix(name)?))
}

/// The card that a text begins with, and what follows: "Equites II for 3 Silver.", "the card of Messana to Panormus".
pub(super) fn card_first(text: &str) -> Option<(CardId, &str)> {
    let text = text.strip_prefix("the card of ").unwrap_or(text);
    let (id, rest) = longest(text, (0..).zip(TITLES.iter().map(String::as_str)))?;
    Some((CardId(id), rest))
}

/// The cards of a list, and what follows it: "Messana, Velia and Equites II for 1 Silver."
pub(super) fn cards_first(text: &str) -> Option<(CardSet, &str)> {
    let (first, mut rest) = card_first(text)?;
    let mut all = CardSet::from_iter([first]);
    while let Some(more) = rest.strip_prefix(", ").or_else(|| rest.strip_prefix(" and ")) {
        let Some((next, after)) = card_first(more) else { break };
        all.insert(next);
        rest = after;
    }
    Some((all, rest))
}

/// The cards after " with ", if a text goes on so, and what follows them.
pub(super) fn with(text: &str) -> Option<(CardSet, &str)> {
    match text.strip_prefix(" with ") {
        Some(rest) => cards_first(rest),
        None => Some((CardSet::EMPTY, text)),
    }
}

/// The location that a text begins with, and what follows.
pub(super) fn place_first(text: &str) -> Option<(SpaceId, &str)> {
    let (id, rest) = longest(text, (0..).zip(LOCATIONS.iter().map(|row| row.name)))?;
    Some((SpaceId(id), rest))
}

/// The Sea Zone that a text begins with, `None` for a Home Port: "the Sicily Sea Zone.", "its Home Port."
pub(super) fn waters(text: &str) -> Option<Option<Area>> {
    if text.starts_with("its Home Port") {
        return Some(None);
    }
    let text = text.strip_prefix("the ")?;
    let zone = |area: &Area| {
        text.strip_prefix(area.name())
            .is_some_and(|rest| rest.starts_with(" Sea Zone"))
    };
    Some(Some(Area::ALL.into_iter().find(zone)?))
}

/// The name of a location.
pub(super) fn name(at: SpaceId) -> &'static str {
    LOCATIONS[usize::from(at.0)].name
}

/// The title of a card.
pub(super) fn title(id: CardId) -> &'static str {
    &TITLES[usize::from(id.0)]
}
