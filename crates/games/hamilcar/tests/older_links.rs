//! Links made with earlier rules play on where today's rules lead where they led, and open at their last position elsewhere.

use engine::Side::{Carthage, Rome};
use engine::code::{self, LinkError};
use hamilcar::Hamilcar;
use testkit::{older_links, wars_outlive_a_new_field};

#[test]
fn links_of_revision_1_open_where_they_stood() {
    let mut asked = Vec::new();
    for line in include_str!("links_of_revision_1.txt").lines().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let [rule, turn, rome, carthage, link] = words[..] else {
            panic!("a row has five words: {line}")
        };
        assert!(
            matches!(
                code::open_link::<Hamilcar>(link),
                Err(LinkError::RulesChanged { made_with: 1, .. })
            ),
            "{rule}: its answers lead elsewhere by now"
        );
        let still = code::last_position::<Hamilcar>(link).unwrap_or_else(|error| panic!("{rule}: {error}"));
        let state = still.game.game().state();
        assert_eq!(still.made_with, 1);
        assert_eq!(state.turn.to_string(), turn, "{rule}");
        for (side, provinces) in [(Rome, rome), (Carthage, carthage)] {
            assert_eq!(state.score(side).to_string(), provinces, "{rule}");
        }
        assert_eq!(
            state.march.is_some(),
            ["7.2.A", "7.3.A", "10.3"].contains(&rule),
            "{rule}"
        );
        assert_eq!(state.voyage.is_some(), rule == "7.3.A");
        assert_eq!(state.reactions.is_some(), rule == "10.3");
        asked.push(rule);
    }
    assert_eq!(asked.len(), 6);
}

/// Whole wars of each set-up. None is refused, and a change of the layout alone turns none of them into a picture.
#[test]
fn wars_of_revision_2_open() {
    let older = older_links::<Hamilcar>(include_str!("links_of_revision_2.txt"));
    assert!(older.refused.is_empty(), "{:?}", older.refused);
    assert_eq!(
        (older.plays_on, older.stands_still),
        (143, 27),
        "wars of revision 2 that play on, and that stand still; after a change of rules or rows that was meant, the counts on the left stand here"
    );
}

#[test]
fn wars_of_revision_3_open() {
    let older = older_links::<Hamilcar>(include_str!("links_of_revision_3.txt"));
    assert!(older.refused.is_empty(), "{:?}", older.refused);
    assert_eq!(
        (older.plays_on, older.stands_still),
        (217, 6),
        "wars of revision 3 that play on, and that stand still; after a change of rules or rows that was meant, the counts on the left stand here"
    );
}

/// With a layout made for the test, and a switch that is off.
#[test]
fn wars_of_today_outlive_a_new_field_and_a_new_switch() {
    wars_outlive_a_new_field::<Hamilcar>(2);
}
