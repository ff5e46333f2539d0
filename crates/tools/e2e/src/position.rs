//! Positions for journeys to start from. A game has them by what they show (`testkit::position`); journeys ask for that, and for moments of
//! random wars, and name no game.

use crate::Outcome;
use crate::war::War;
use engine::Side;
use registry::Task;
use testkit::Tested;
use testkit::position::{Position, near_the_end, some_moment};

/// The number of the game that the page plays before another has been chosen.
pub const FIRST: u8 = registry::number_of(registry::FIRST);

/// A position, and what comes after it.
pub struct Course {
    /// The war, at the position. The answers that follow are on its tape, if it is about them.
    pub war: War,
    /// The number of answers at which the matter is over.
    pub end: usize,
    /// Names of the spaces that it is about, if they matter.
    pub spaces: Vec<&'static str>,
}

/// The position that shows something.
struct Showing<'a>(&'a str);

impl Task for Showing<'_> {
    type Output = Option<Outcome<Course>>;

    fn run<R: Tested>(self) -> Self::Output {
        let course = |Position { war, end, spaces }: Position<R>| Course {
            war: War::of(war),
            end,
            spaces,
        };
        R::position(self.0).map(|found| found.map(course))
    }
}

/// The position that shows this, of whichever game has one of that name.
///
/// # Errors
/// Fails if no game has one, or no war comes to it.
pub fn course(shows: &str) -> Outcome<Course> {
    let mut found =
        registry::built_in_games().filter_map(|game| registry::with_number(game.number, Showing(shows)).flatten());
    found.next().unwrap_or_else(|| Err(format!("no game shows {shows}")))
}

/// The same, where nothing that comes after it matters but the answers on its tape.
///
/// # Errors
/// As [`course`].
pub fn showing(shows: &str) -> Outcome<War> {
    course(shows).map(|course| course.war)
}

/// A march that is asked for its next step, and a way past the other side.
pub struct Passage {
    /// At the question.
    pub war: War,
    /// The space on the way where the other side is asked; it may let the army pass.
    pub past: &'static str,
    /// A space beyond it, which cannot be entered at once.
    pub to: &'static str,
}

/// A march that may go on beyond a space where the other side is asked whether it reacts.
///
/// # Errors
/// Fails if no war comes to it.
pub fn beyond_a_reaction() -> Outcome<Passage> {
    let Course { war, spaces, .. } = course("a march past an enemy")?;
    let [past, to] = spaces[..] else {
        return Err("it is about two spaces".to_owned());
    };
    Ok(Passage { war, past, to })
}

/// What there is to be seen.
struct All;

impl Task for All {
    type Output = &'static [&'static str];

    fn run<R: Tested>(self) -> Self::Output {
        R::POSITIONS
    }
}

/// What there is to be seen at positions of all games, for lists.
#[must_use]
pub fn all() -> Vec<&'static str> {
    let of = registry::built_in_games().filter_map(|game| registry::with_number(game.number, All));
    of.flatten().copied().collect()
}

/// A moment of a random war of the game of a number.
struct OfRandomWar {
    war: u64,
    answers: Answers,
}

/// Which moment of a war is meant.
enum Answers {
    /// After so many answers.
    After(usize),
    /// So many before the last.
    Before(usize),
}

impl Task for OfRandomWar {
    type Output = Outcome<War>;

    fn run<R: Tested>(self) -> Self::Output {
        let war = match self.answers {
            Answers::After(answers) => some_moment::<R>(self.war, answers),
            Answers::Before(answers) => near_the_end::<R>(self.war, answers),
        };
        war.map(War::of)
    }
}

fn of_random_war(game: u8, war: u64, answers: Answers) -> Outcome<War> {
    registry::with_number(game, OfRandomWar { war, answers }).ok_or("there is no game of that number")?
}

/// A moment in the middle of a war of the first game: after so many answers of the random war of this number.
///
/// # Errors
/// Fails if that war is shorter.
pub fn moment(war: u64, answers: usize) -> Outcome<War> {
    moment_of(FIRST, war, answers)
}

/// The same of the game of a number.
///
/// # Errors
/// Fails if that war is shorter.
pub fn moment_of(game: u8, war: u64, answers: usize) -> Outcome<War> {
    of_random_war(game, war, Answers::After(answers))
}

/// A random war of the first game so many answers before its end.
///
/// # Errors
/// Fails if the war is shorter.
pub fn before_the_end(war: u64, answers: usize) -> Outcome<War> {
    of_random_war(FIRST, war, Answers::Before(answers))
}

/// More wars than this are not looked at.
const MOST_WARS: u64 = 1000;

/// The first moment that fits of random wars of the first game.
///
/// # Errors
/// Fails if no war comes to it.
pub fn search(what: &str, fits: impl Fn(&War) -> bool) -> Outcome<War> {
    for number in 1..=MOST_WARS {
        let mut war = before_the_end(number, 0)?;
        for answers in 0..war.tape().len() {
            war.seek(answers);
            if fits(&war) {
                return Ok(war);
            }
        }
    }
    Err(format!("{MOST_WARS} wars did not come to {what}"))
}

/// Whether each side holds three cards or more.
#[must_use]
pub fn both_hold_cards(war: &War) -> bool {
    Side::BOTH.into_iter().all(|side| war.hand(side).len() >= 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Viewer, code};

    /// The war of a link.
    struct Opened<'a>(&'a str);

    impl Task for Opened<'_> {
        type Output = War;

        fn run<R: Tested>(self) -> War {
            War::of(code::open_link::<R>(self.0).expect("just made"))
        }
    }

    #[test]
    fn a_position_is_found_and_its_link_leads_there() {
        for war in [before_the_end(5, 3), moment(1, 40)] {
            let war = war.expect("found");
            assert!(war.asked().is_some());
            let copy = registry::with_number(FIRST, Opened(&war.link())).expect("the first game is held");
            assert!(copy.scene(Viewer::Both) == war.scene(Viewer::Both), "the same position");
            assert_eq!(copy.cursor(), war.cursor());
        }
    }

    #[test]
    fn every_name_of_the_list_is_found_or_has_a_part_to_be_filled_in() {
        for name in all() {
            let open = name.chars().any(|letter| letter.is_ascii_uppercase()) && name.ends_with(char::is_uppercase);
            assert!(open || showing(name).is_ok(), "{name}");
        }
    }
}
