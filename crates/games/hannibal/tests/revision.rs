//! No rule and no row changes without a new revision: `revision.txt` holds what this one comes to.

use hannibal::Hannibal;
use hannibal::data::battle_cards::BattleCard;
use hannibal::data::provinces::Province;
use hannibal::data::roads::Way;
use hannibal::data::{cards, generals, roads, setup, spaces, tables, tracks};
use std::fmt::Debug;

/// What is printed, without what is said of how sure it is, and where a space is drawn.
fn rows() -> Vec<Box<dyn Debug>> {
    let doubt = "";
    let mut rows: Vec<Box<dyn Debug>> = Vec::new();
    for card in cards::CARDS {
        rows.push(Box::new(cards::Card { doubt, ..card }));
    }
    for card in BattleCard::ALL {
        rows.push(Box::new((card, card.in_deck(), card.retreat())));
    }
    for general in generals::GENERALS {
        rows.push(Box::new(generals::General { doubt, ..general }));
    }
    for space in spaces::SPACES {
        rows.push(Box::new(spaces::Space {
            draw_lat: 0,
            draw_lon: 0,
            doubt,
            ..space
        }));
    }
    for road in roads::ROADS {
        rows.push(Box::new(road));
    }
    for way in [Way::Road, Way::Alps, Way::Pass, Way::Strait] {
        rows.push(Box::new((way, way.mp(), way.attrition())));
    }
    for province in Province::ALL {
        let printed = (province.name(), province.region(), province.significant());
        rows.push(Box::new((province, printed, province.allies())));
    }
    for turn in tracks::TURNS {
        rows.push(Box::new(turn));
    }
    rows.push(Box::new((
        tracks::LAST_TURN,
        tracks::AFRICANUS_COMES,
        tracks::AFRICANUS_BRINGS,
        tracks::ROMAN_CUS,
        tracks::ROMAN_CUS_IN_ITALY,
        tracks::CONSULAR,
    )));
    rows.push(Box::new((setup::UNITS, setup::ELEPHANTS)));
    rows.extend(printed_tables());
    rows
}

/// The tables, by every roll that a die and what is added can come to, and one beyond at each end.
fn printed_tables() -> Vec<Box<dyn Debug>> {
    let mut rows: Vec<Box<dyn Debug>> = Vec::new();
    for roll in -1..=8 {
        let retreat = [1, 4, 5, 20].map(|cus| tables::retreat(roll, cus));
        let attrition = [1, 2, 3, 4, 5, 6, 7, 9, 10].map(|cus| tables::attrition(roll, tables::Column::of(cus)));
        let tribes = tables::attrition(roll, tables::Column::HOSTILE_TRIBES);
        let voyage = tables::naval_combat(roll);
        rows.push(Box::new((
            roll,
            tables::siege(roll),
            retreat,
            attrition,
            tribes,
            voyage,
        )));
    }
    rows.push(Box::new((tables::POINTS, tables::BESIEGERS, tables::PUNIC_SIEGE)));
    rows.push(Box::new((
        tables::HAND,
        tables::ITALIAN_ALLIES,
        tables::MILITIA,
        tables::AVOIDERS,
        tables::CHANGES_COMMAND,
    )));
    rows
}

#[test]
fn no_rule_changes_without_a_new_revision() {
    testkit::no_rule_changes_without_a_new_revision::<Hannibal>(env!("CARGO_MANIFEST_DIR"), &rows());
}

#[test]
fn no_field_of_the_state_comes_unmarked() {
    testkit::no_field_comes_unmarked::<Hannibal>(env!("CARGO_MANIFEST_DIR"), &["src", "../punic/src"]);
}
