//! Links made with earlier rules play on where today's rules lead where they led, and open at their last position elsewhere.

use hands::Hands;
use testkit::{older_links, wars_outlive_a_new_field};

/// Whole wars. None is refused, and a change of the layout alone turns none of them into a picture.
#[test]
fn wars_of_revision_1_open() {
    let older = older_links::<Hands>(include_str!("links_of_revision_1.txt"));
    assert!(older.refused.is_empty(), "{:?}", older.refused);
    assert_eq!(
        (older.plays_on, older.stands_still),
        (0, 32),
        "wars of revision 1 that play on, and that stand still; after a change of rules or rows that was meant, the counts on the left stand here"
    );
}

/// Whole wars of each set-up.
#[test]
fn wars_of_revision_2_open() {
    let older = older_links::<Hands>(include_str!("links_of_revision_2.txt"));
    assert!(older.refused.is_empty(), "{:?}", older.refused);
    assert_eq!(
        (older.plays_on, older.stands_still),
        (0, 97),
        "wars of revision 2 that play on, and that stand still; after a change of rules or rows that was meant, the counts on the left stand here"
    );
}

/// With a layout made for the test, and a switch that is off.
#[test]
fn wars_of_today_outlive_a_new_field_and_a_new_switch() {
    wars_outlive_a_new_field::<Hands>(2);
}
