//! The numbers of the rules help are those of the tables, the cards and the generals.

use engine::Side;
use hannibal::data::battle_cards::BattleCard;
use hannibal::data::cards::{CARDS, Card};
use hannibal::data::generals;
use hannibal::data::provinces::Province;
use hannibal::data::tables::{self, Column, Voyage};
use hannibal::data::tracks::turn_box;

const HELP: &str = include_str!("../../../../static/help/hannibal.txt");

/// The lines of a section.
fn section(id: &str) -> impl Iterator<Item = &'static str> {
    let head = format!("# {id} ");
    let mut lines = HELP.lines().skip_while(move |line| !line.starts_with(&head));
    assert!(lines.next().is_some(), "the help has a section {id}");
    lines.take_while(|line| !line.starts_with("# "))
}

/// Whether a section has a line that begins so.
fn says(id: &str, words: &str) {
    assert!(section(id).any(|line| line.starts_with(words)), "{id} says: {words}");
}

/// "1 | 2 | 3"
fn row(numbers: impl IntoIterator<Item = u8>) -> String {
    let numbers: Vec<String> = numbers.into_iter().map(|n| n.to_string()).collect();
    numbers.join(" | ")
}

#[test]
fn attrition_and_casualties_are_told_cell_by_cell() {
    let columns = [
        (1, "1"),
        (2, "2"),
        (3, "3"),
        (4, "4"),
        (5, "5 or 6"),
        (7, "7 to 9"),
        (10, "10 and more"),
    ];
    for (count, name) in columns {
        let lost = |roll| tables::attrition(roll, Column::of(count)).cus;
        says("21.2", &format!("| {name} | {}", row((1..=7).map(lost))));
        says("14.11", &format!("| {name} | {}", row((1..=6).map(lost))));
    }
}

#[test]
fn the_retreat_table_is_told_cell_by_cell() {
    for roll in 0..=7 {
        let lost = |began| tables::retreat(roll, began).map_or("all".to_owned(), |cus| cus.to_string());
        let name = match roll {
            0 => "0 or less".to_owned(),
            7 => "7 or more".to_owned(),
            _ => roll.to_string(),
        };
        says("14.12", &format!("| {name} | {} | {}", lost(4), lost(5)));
    }
}

#[test]
fn the_siege_table_and_naval_combat_are_told() {
    for (roll, name) in (1..=6).zip(["1 or less", "2", "3", "4", "5", "6 or more"]) {
        let tables::Besieged { points, lost } = tables::siege(roll);
        let words = match (points, lost) {
            (0, 0) => "nothing",
            (0, 1) => "no point, 1 CU lost",
            (1, 1) => "1 point, 1 CU lost",
            (1, 0) => "1 point",
            _ => "2 points",
        };
        says("20.2", &format!("| {name} | {words}"));
    }
    for (roll, words) in [
        (1, "1 or less | It gets"),
        (2, "2 | It returns"),
        (3, "3 or more | Sunk"),
    ] {
        says("11.5", &format!("| {words}"));
        assert_eq!(tables::naval_combat(roll) == Voyage::Passes, roll == 1);
        assert_eq!(tables::naval_combat(roll) == Voyage::Sunk, roll == 3);
    }
}

#[test]
fn decks_hands_and_majorities_are_told() {
    for kind in BattleCard::ALL {
        says("2.1", &format!("- {}: {}.", kind.name(), kind.in_deck()));
    }
    for (first, last) in [(1, 3), (4, 6), (7, 9)] {
        let cards = turn_box(first).cards;
        assert!((first..=last).all(|turn| turn_box(turn).cards == cards));
        assert!(
            section("7.1").any(|line| line.starts_with(&format!("- Turns {first} to {last} ("))
                && line.ends_with(&format!("): {cards} each.")))
        );
    }
    let told: String = section("19.1").collect();
    for province in Province::ALL {
        let (wanted, all) = (province.majority(), province.spaces().len());
        let words = format!("{wanted} of {all}");
        assert!(told.contains(province.name()), "{}", province.name());
        assert!(all == 1 || told.contains(&words), "{}: {words}", province.name());
    }
}

#[test]
fn each_general_is_told_with_his_ratings() {
    for unit in generals::all() {
        let general = generals::general(unit);
        let ratings = format!(" ({}, {}): ", general.strategy, general.battle);
        let last = general.name.rsplit(' ').next().expect("every general has a name");
        let first = general.name.split(' ').next().expect("every general has a name");
        let named = |line: &str| line.contains(last) || line.contains(first);
        assert!(
            section("24").any(|line| line.contains(&ratings) && named(line)),
            "{}{ratings}",
            general.name
        );
    }
}

#[test]
fn each_card_is_told_with_its_number_and_owner() {
    for Card {
        number,
        ops,
        side,
        ship,
        counter,
        ..
    } in &CARDS
    {
        let owner = match side {
            None => "either side",
            Some(Side::Rome) => "Rome",
            Some(Side::Carthage) => "Carthage",
        };
        let ship = if *ship { " with a ship" } else { "" };
        let event = if *counter { "Counter Event" } else { "Event" };
        says(&format!("25.{number}"), &format!("A {ops}{ship}; {event} of {owner}. "));
    }
}
