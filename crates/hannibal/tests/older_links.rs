//! Links made with earlier rules play on where today's rules lead where they led, and open at their last position elsewhere.

use hannibal::Hannibal;
use kernel::trial::older_links;

/// Whole wars. None is refused, and a change of the layout alone turns none of them into a picture.
#[test]
fn wars_of_revision_1_open() {
    let older = older_links::<Hannibal>(include_str!("links_of_revision_1.txt"));
    assert!(older.refused.is_empty(), "{:?}", older.refused);
    assert_eq!(
        (older.plays_on, older.stands_still),
        (25, 0),
        "wars of revision 1 that play on, and that stand still"
    );
}
