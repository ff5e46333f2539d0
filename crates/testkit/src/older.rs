//! Links that people hold: whole wars of earlier revisions, kept beside the rules of a game.

use engine::Rules;
use engine::code::{last_position, open_link};

/// What today's rules make of kept links.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Older {
    /// Links whose answers lead where they led: these wars play on.
    pub plays_on: usize,
    /// Links that open read-only at their last position, since the rules have changed.
    pub stands_still: usize,
    /// Links that do not open at all: number of the line, and why.
    pub refused: Vec<(usize, String)>,
}

/// Opens every link of a text. A line holds one link as its last word; lines that begin with `#` are comments.
///
/// ```
/// use testkit::{older_links, whole_game_of};
/// let link = engine::code::to_link(&whole_game_of::<pig::Pig>((), 1));
/// let older = older_links::<pig::Pig>(&format!("# two lines\n0 {link}\n0 {}\n", &link[1..]));
/// assert_eq!((older.plays_on, older.refused.len()), (1, 1));
/// assert_eq!(older.refused[0].0, 3, "the line of the damaged link");
/// ```
#[must_use]
pub fn older_links<R: Rules>(text: &str) -> Older {
    let mut older = Older::default();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
        let link = line.rsplit(' ').next().unwrap_or_default();
        match (open_link::<R>(link), last_position::<R>(link)) {
            (Ok(_), _) => older.plays_on += 1,
            (Err(_), Ok(_)) => older.stands_still += 1,
            (Err(_), Err(why)) => older.refused.push((number, why.to_string())),
        }
    }
    older
}
