//! The tables and numbers of the rules help are those of board, cards and tracks.

use engine::Side;
use hands::Named;
use hands::data::cards::*;
use hands::data::locations::{ALL, Area, location};
use hands::data::tracks;
use hands::state::Action;

const HELP: &str = include_str!("../../../../static/help/hands.txt");

/// The lines of a section.
fn section(id: &str) -> impl Iterator<Item = &'static str> {
    let head = format!("# {id} ");
    let mut lines = HELP.lines().skip_while(move |line| !line.starts_with(&head));
    assert!(lines.next().is_some(), "the help has a section {id}");
    lines.take_while(|line| !line.starts_with("# "))
}

/// That a section has these words in one of its lines.
fn says(id: &str, words: &str) {
    assert!(section(id).any(|line| line.contains(words)), "{id} says: {words}");
}

/// That a section has this row.
fn tells(id: &str, row: &str) {
    assert!(section(id).any(|line| line == row), "{id} has the row: {row}");
}

/// Whom an Event befalls.
fn hits(carthage: u8) -> String {
    match carthage {
        0 => "both sides".into(),
        5 => "Carthage on 1 to 5, Rome on 6".into(),
        upto => format!("Carthage on 1 to {upto}, Rome on {} to 6", upto + 1),
    }
}

/// A row of the Events.
fn of_event(name: &str, carthage: u8, text: &str, reshuffle: bool) -> String {
    let shuffled = if reshuffle {
        " Then all Events are shuffled."
    } else {
        ""
    };
    format!("| {name} | {} | {text}{shuffled}", hits(carthage))
}

#[test]
fn each_location_is_told() {
    for at in ALL.iter() {
        let row = location(at);
        let shown = symbols(card_of(at));
        let coin = format!("{} Silver", shown.silver);
        let marks = [
            (shown.wagon, "Wagon"),
            (shown.ship, "Ship"),
            (shown.silver > 0, &coin),
            (shown.wine, "Wine"),
            (shown.colonist, "Colonist"),
            (shown.swords > 0, "Sword"),
        ];
        let marks: Vec<&str> = marks
            .iter()
            .filter(|(there, _)| *there)
            .map(|(_, mark)| *mark)
            .collect();
        let defence = match row.defence {
            0 => "0".to_owned(),
            more => format!("+{more}"),
        };
        assert!(shown.swords <= 1);
        tells(
            "2",
            &format!(
                "| {} | {} | {} | {} | {defence} | {}",
                row.name,
                row.area.name(),
                row.vp,
                if row.colonist { "Colonist" } else { "–" },
                marks.join(", ")
            ),
        );
    }
    assert_eq!(Area::Sicily.locations().len(), 13);
    says("6.1", "all 13 locations of Sicily");
}

#[test]
fn each_empire_card_is_told_with_its_price() {
    for row in &EMPIRE {
        let whose = row.owner.map_or("neutral", Side::name);
        let colonist = if row.manpower { " and a Colonist" } else { "" };
        tells(
            "5.4.1",
            &format!(
                "| {} | {whose}, {} | {} Silver{colonist}",
                row.title, row.copies, row.silver
            ),
        );
    }
}

#[test]
fn each_strategy_card_is_told() {
    for row in &STRATEGY {
        let alone = row
            .owner
            .map_or(String::new(), |side| format!(", {} alone", side.name()));
        tells(
            "4.6",
            &format!("| {} | {}{alone} | {}", row.title, row.silver, row.text),
        );
        tells("7.1", &format!("| {} | {}", row.title, row.maintenance));
    }
}

#[test]
fn each_event_is_told_and_what_may_stand_in_its_place() {
    for (at, row) in EVENTS.iter().enumerate() {
        let twin = EVENTS.iter().filter(|other| other.title == row.title).count() > 1;
        let name = match (twin, at) {
            (false, _) => row.title.to_owned(),
            (true, 0) => format!("{} I", row.title),
            (true, _) => format!("{} II", row.title),
        };
        tells("4.7", &of_event(&name, row.carthage, row.text, row.reshuffle));
        if let Some(other) = &row.alternate {
            tells("7.3", &of_event(&name, other.carthage, other.text, other.reshuffle));
        }
    }
}

#[test]
fn each_deus_ex_machina_card_is_told() {
    for row in &DEUS {
        let price = match row.vp {
            0 => format!("{} Silver", row.silver),
            vp => format!("{vp} VP"),
        };
        tells(
            "7.2",
            &format!("| {}, {} | {price} | {}", row.title, row.owner.name(), row.text),
        );
    }
}

/// The overview has a row for each button, and the section of the action names it too.
#[test]
fn each_button_of_a_round_is_told() {
    for action in Action::ALL {
        let words = Named::of(action).words();
        let (first, rest) = words.split_at(1);
        let button = format!("{}{rest}", first.to_uppercase());
        let row = section("5").find(|line| line.starts_with(&format!("| {button} | ")));
        let row = row.unwrap_or_else(|| panic!("5 has a row for {button}"));
        let rule = row.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
        let (rule, _) = rule.expect("the row names its section");
        let told = HELP.lines().any(|line| line == format!("# {rule} {button}"));
        assert!(
            told || section(rule).any(|line| line.contains(&button)),
            "{rule} tells of {button}"
        );
    }
}

#[test]
fn the_numbers_of_board_and_tracks_are_told() {
    let [first, second, third] = tracks::PILLAGE;
    let pillage = format!(
        "At {} the other side loses {} VP, at {} it loses {}, at {} it loses {}, and the marker goes back to 0.",
        first.0, first.1, second.0, second.1, third.0, third.1
    );
    says("5.3.4", &pillage);
    let [one, two, three] = tracks::CYCLING;
    assert_eq!(one, 0);
    says(
        "5.5.3",
        &format!("One costs nothing, two cost {two} Silver, three cost {three}."),
    );
    let [dear, less, least] = tracks::SURCHARGE;
    assert_eq!(least, 0);
    says(
        "5.5.1",
        &format!("{dear} Silver more at #1, {less} more at #2, none at #3"),
    );
    for (side, warships) in [(Side::Rome, "no Warship"), (Side::Carthage, "two Warships")] {
        says(
            "3",
            &format!("{} has {} Silver and {warships}.", side.name(), tracks::SILVER[side]),
        );
    }
    assert_eq!((tracks::WARSHIPS[Side::Rome], tracks::WARSHIPS[Side::Carthage]), (0, 2));
    assert_eq!((tracks::CITIES[Side::Rome], tracks::CITIES[Side::Carthage]), (9, 7));
    says("5.1.2", "Rome has nine City tokens, Carthage seven");
    assert_eq!(
        (tracks::FORTIFICATIONS, tracks::FIELD_ROUNDS, tracks::SIEGE_ROUNDS),
        (5, 4, 6)
    );
    says("5.1.3", "There are five tokens");
    says("5.1.3", &format!("pay {} Silver", tracks::FORTIFICATION_PRICE));
    assert_eq!(tracks::TRACK, 8);
    says("5.2.1", "The track has eight spaces each way");
    says(
        "5.2.3",
        &format!("the marker at {} or more for the attacker", tracks::WON),
    );
    says("5.3.3", &format!("take {} Silver for each", tracks::WINE));
    says(
        "5.6.3",
        &format!("{} Silver and a card with a Colonist", tracks::WARSHIP_PRICE),
    );
    says("6.1", &format!("leads by {} VP", tracks::LEAD));
    says("6.2", &format!("captured tokens worth {}:", tracks::CAPTURED_END));
    says("6.2", &format!("A side has {} Prestige.", tracks::MOST_PRESTIGE));
    says("6.2", &format!("a side has {} VP", tracks::VP_END));
    for ((_, _, vp), words) in tracks::MAJORITIES.into_iter().zip([
        "seven locations or more in Sicily, in supply or not",
        "three or more in Corsica-Sardinia, in supply or not",
    ]) {
        tells("6.2", &format!("| {vp} | {words}"));
    }
}
