//! What stands on a card. What a row says in numbers, the text of its face says in words.

use super::names::{deus_price, silver, title, vp, ways};
use crate::data::cards::{COUNT, Card, Deus, Empire, Event, Kind, LocationCard, Strategy, Symbols, card as row_of};
use crate::data::locations::{Area, at, location};
use crate::data::tracks::SURCHARGE;
use engine::scene::{CardFace, Certainty};
use engine::{CardId, Side};
use std::sync::LazyLock;

/// The texts of all cards: they are put together once.
static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| (0..COUNT as u8).map(|id| text(CardId(id))).collect());
/// What in the rows of all cards is not sourced.
static DOUBTS: LazyLock<Vec<String>> = LazyLock::new(|| (0..COUNT as u8).map(|id| doubt(CardId(id))).collect());

/// A card's face. No number is printed on the cards: the one given tells copies apart on the page.
#[must_use]
pub(crate) fn card(id: CardId) -> CardFace {
    let row = row_of(id);
    let marks = marks(row);
    let mut signs = marks.clone();
    signs.dedup();
    let at = usize::from(id.0);
    CardFace {
        id,
        number: id.0,
        title: title(id),
        side: side(row),
        symbols: marks.iter().map(|(symbol, _)| *symbol).collect(),
        signs,
        art: art(row),
        text: TEXTS.get(at).map_or("", String::as_str),
        kind: kind(row),
        certainty: certainty(row),
        doubt: DOUBTS.get(at).map_or("", String::as_str),
        ..CardFace::default()
    }
}

/// The section of the rules that a card has for itself.
#[must_use]
pub(crate) fn section_of(id: CardId) -> &'static str {
    match row_of(id) {
        Card::Location(_) => "2",
        Card::Strategy(_) => "4.6",
        Card::Event(_) => "4.7",
        Card::Deus(_) => "7.2",
        Card::Campaign => "4.1",
        Card::Empire(row, _) => match row.kind {
            Kind::HeavyInfantry | Kind::LightInfantry | Kind::Leader | Kind::Elephants | Kind::SiegeEngine => "5.2.2",
            Kind::Cavalry => "5.2.4",
            Kind::Support => "4",
            Kind::Merchant => "5.3.3",
            Kind::Fortification => "5.1.3",
            Kind::Naval => "5.3.4",
            Kind::Colonists => "5.1.1",
            Kind::Agent => "5.2.6",
        },
    }
}

/// Whose card it is by its border; nobody's for what both may have.
fn side(row: Card) -> Option<Side> {
    match row {
        Card::Location(row) => match location(row.location).area {
            Area::Italy => Some(Side::Rome),
            Area::Africa => Some(Side::Carthage),
            Area::Sicily | Area::Corsica => None,
        },
        Card::Empire(row, _) => row.owner,
        Card::Strategy(row) => row.owner,
        Card::Deus(row) => Some(row.owner),
        Card::Event(_) => None,
        Card::Campaign => Some(Side::Carthage),
    }
}

/// The kind of a card in a few words.
fn kind(row: Card) -> &'static str {
    match row {
        Card::Location(_) => "Location card",
        Card::Strategy(_) => "Strategy card",
        Card::Event(_) => "Random Event",
        Card::Deus(_) => "Deus Ex Machina",
        Card::Campaign => "Campaign",
        Card::Empire(row, _) => match row.kind {
            Kind::HeavyInfantry => "Heavy Infantry",
            Kind::LightInfantry => "Light Infantry",
            Kind::Cavalry => "Cavalry",
            Kind::Leader => "Leader",
            Kind::Elephants => "War Elephants",
            Kind::Support => "Draws cards",
            Kind::Merchant => "Sells Wine",
            Kind::Fortification => "Fortifies",
            Kind::SiegeEngine => "For sieges",
            Kind::Naval => "Blocks a pillage",
            Kind::Colonists => "Colonist",
            Kind::Agent => "Bribes",
        },
    }
}

/// The symbols of a card with what they say, each as often as it is printed.
fn marks(row: Card) -> Vec<(&'static str, &'static str)> {
    let (shown, bribed) = match row {
        Card::Location(row) => (row.symbols, false),
        Card::Empire(row, _) => (row.symbols, row.bribed),
        Card::Strategy(_) | Card::Event(_) | Card::Deus(_) | Card::Campaign => (Symbols::NONE, false),
    };
    let all = [
        (u8::from(shown.wagon), "wagon", "Wagon: it pays for roads (5.1.1)."),
        (
            u8::from(shown.ship),
            "trireme",
            "Ship: it pays for ways by sea, and has strength 1 on a coast (5.1.1, 5.2.2).",
        ),
        (shown.silver, "roundel", "Silver: as much as the coin shows (5.3.1)."),
        (
            u8::from(shown.wine),
            "amphora",
            "Wine: 2 Silver with a Merchant (5.3.3).",
        ),
        (
            u8::from(shown.colonist),
            "figure",
            "Colonist: to settle, to develop, for Warships and for manpower (5.1, 5.6.3).",
        ),
        (shown.swords, "swords", "Sword: strength in a land battle (5.2)."),
        (u8::from(bribed), "raven", "Bribe: it can be bribed (5.2.6)."),
    ];
    all.into_iter()
        .flat_map(|(count, symbol, says)| (0..count).map(move |_| (symbol, says)))
        .collect()
}

/// A symbol for the picture.
fn art(row: Card) -> &'static str {
    match row {
        Card::Location(row) if [at::ROME, at::CARTHAGE].contains(&row.location) => "standard",
        Card::Location(row) if location(row.location).coastal => "anchor",
        Card::Location(_) => "citadel",
        Card::Strategy(_) => "laurels",
        Card::Event(_) => "bolt",
        Card::Deus(_) => "olive",
        Card::Campaign => "standard",
        Card::Empire(row, _) => match (row.kind, row.owner) {
            (Kind::HeavyInfantry, Some(Side::Rome)) => "legionary",
            (Kind::HeavyInfantry, _) => "hoplite",
            (Kind::LightInfantry, _) => "scutum",
            (Kind::Cavalry, _) => "horse",
            (Kind::Leader, _) => "general",
            (Kind::Elephants, _) => "elephant",
            (Kind::Support, _) => "standard",
            (Kind::Merchant, _) => "amphora",
            (Kind::Fortification, _) => "citadel",
            (Kind::SiegeEngine, _) => "ram",
            (Kind::Naval, _) => "trireme",
            (Kind::Colonists, _) => "figure",
            (Kind::Agent, _) => "raven",
        },
    }
}

/// How sure a row is: as its least sure value.
fn certainty(row: Card) -> Certainty {
    match row {
        Card::Location(row) => location(row.location).certainty.max(Certainty::Reconstructed),
        Card::Empire(row, _) => row.certainty,
        Card::Strategy(row) => row.certainty,
        Card::Event(row) => row.certainty,
        Card::Deus(row) => row.certainty,
        Card::Campaign => Certainty::Sourced,
    }
}

/// What in a row is not sourced.
fn doubt(id: CardId) -> String {
    match row_of(id) {
        Card::Location(row) => {
            let board = location(row.location).doubt;
            format!(
                "Board: {board} Card: {} Its connections are reconstructed for the most part.",
                row.doubt
            )
        }
        Card::Empire(row, _) => row.doubt.into(),
        Card::Strategy(row) => row.doubt.into(),
        Card::Event(row) => row.doubt.into(),
        Card::Deus(row) => row.doubt.into(),
        Card::Campaign => String::new(),
    }
}

/// The text of a card: what it costs, then what it does.
fn text(id: CardId) -> String {
    match row_of(id) {
        Card::Location(row) => of_location(row),
        Card::Empire(row, _) => of_empire(row),
        Card::Strategy(row) => of_strategy(row),
        Card::Event(row) => of_event(row),
        Card::Deus(row) => of_deus(row),
        Card::Campaign => "The last card of Carthage's Draw deck, never in a hand. When it is drawn the turn ends: an Event, income, VP, the row of \
                           strategy cards, and the next turn."
            .into(),
    }
}

/// A location as the board shows it, with its connections.
fn of_location(card: &LocationCard) -> String {
    let row = location(card.location);
    let coast = if row.coastal { "On the coast of" } else { "Inland in" };
    let mut said = format!("{coast} {}, {}", row.area.name(), vp(row.vp));
    if row.colonist {
        said.push_str(", settled with a Colonist");
    }
    if row.defence > 0 {
        said.push_str(&format!(", defence +{}", row.defence));
    }
    if [at::ROME, at::CARTHAGE, at::LILYBAEUM, at::SYRACUSE].contains(&card.location) {
        said.push_str(", a Supply Point");
    }
    format!("{said}. {}", ways(card.location))
}

/// 5.4.1: an Empire card with its price.
fn of_empire(row: &Empire) -> String {
    let colonist = if row.manpower { " and a Colonist" } else { "" };
    let copies = if row.copies > 1 {
        format!(" There are {}.", row.copies)
    } else {
        String::new()
    };
    format!("It costs {}{colonist}. {}{copies}", silver(row.silver), row.text)
}

/// 5.5.1, 7.1: a strategy card with its prices.
fn of_strategy(row: &Strategy) -> String {
    let owner = row
        .owner
        .map_or_else(String::new, |side| format!(" For {} alone.", side.name()));
    format!(
        "It costs {} at #3, {} at #2, {} at #1.{owner} {} Maintenance, if agreed: {} (7.1).",
        silver(row.silver + SURCHARGE[2]),
        row.silver + SURCHARGE[1],
        row.silver + SURCHARGE[0],
        row.text,
        row.maintenance
    )
}

/// 4.7, 7.3: an Event and what may stand in its place.
fn of_event(row: &Event) -> String {
    let own = befalls(row.carthage, row.reshuffle, row.text);
    let Some(other) = &row.alternate else { return own };
    format!(
        "{own} The alternate Event (7.3): {}",
        befalls(other.carthage, other.reshuffle, other.text)
    )
}

/// Whom an Event befalls, what it does, and whether all Events are shuffled after it.
fn befalls(carthage: u8, reshuffle: bool, text: &str) -> String {
    let whom = match carthage {
        0 => String::new(),
        5 => "Carthage on 1 to 5, Rome on 6. ".into(),
        upto => format!("Carthage on 1 to {upto}, Rome on {} to 6. ", upto + 1),
    };
    let shuffled = if reshuffle {
        " Then all Events are shuffled."
    } else {
        ""
    };
    format!("{whom}{text}{shuffled}")
}

/// 7.2: a Deus Ex Machina card with its price.
fn of_deus(row: &Deus) -> String {
    format!(
        "Once, as a free action of your round, for {}: {}",
        deus_price(row),
        row.text
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::FIRST_EMPIRE;

    #[test]
    fn every_card_has_a_face() {
        for id in (0..COUNT as u8).map(CardId) {
            let face = card(id);
            assert!(!face.title.is_empty() && !face.kind.is_empty() && !face.art.is_empty());
            assert!(
                face.text.ends_with(['.', ')']) && !face.text.contains("  "),
                "{}: {}",
                face.title,
                face.text
            );
            assert!(!section_of(id).is_empty());
        }
    }

    #[test]
    fn a_face_says_what_it_costs_and_where_it_leads() {
        assert_eq!(
            card(CardId(at::LILYBAEUM.0)).text,
            "On the coast of Sicily, 2 VP, settled with a Colonist, defence +1, a Supply Point. By rough road Drepana and Heraclea; by sea \
             Carthage, Aspis and Agrigentum."
        );
        let legion = card(CardId(FIRST_EMPIRE as u8));
        assert_eq!(
            legion.text,
            "It costs 4 Silver and a Colonist. 2 Swords in any land battle. From your hand it blocks a raid."
        );
        assert_eq!(
            (legion.symbols.as_slice(), legion.signs.len()),
            (["swords", "swords"].as_slice(), 1)
        );
    }
}
