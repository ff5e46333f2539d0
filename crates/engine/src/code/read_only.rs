//! The last position of a game whose answers lead nowhere any more, because its rules have changed: to look at, not to play on.

use super::link::{LinkError, read_header};
use crate::{Rules, Timeline};
use core::fmt;

/// A game that stands still: its last position, with names and set-up, and without its past. It asks nothing.
pub struct ReadOnly<R: Rules> {
    /// The position, as a game that has no answers.
    pub game: Timeline<R>,
    /// The revision of the rules with which it was played.
    pub made_with: u8,
    /// How many answers led to it.
    pub answers: u32,
}

impl<R: Rules> fmt::Display for ReadOnly<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Made with rules {}, ", self.made_with)?;
        f.write_str("which have changed since: opened at the last position, to be looked at and not to be played on.")
    }
}

/// The last position of a link, as it lay on the table when the link was made. For links that [`super::open_link`] finds that the
/// rules have changed since; it works with any.
///
/// ```
/// use engine::{Choice, Envelope, Seed, Timeline, code};
/// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// game.answer(Choice::Pass)?;
/// let position = code::last_position::<pig::Pig>(&code::to_link(&game)).expect("the link has just been made");
/// assert_eq!((position.game.state(), position.answers), (game.state(), 1));
/// assert!(position.game.pending().is_none(), "it asks nothing");
/// # Ok::<(), engine::NotOffered>(())
/// ```
///
/// # Errors
/// [`LinkError`], by name; [`LinkError::RulesChanged`] if positions are laid out in another way by now.
pub fn last_position<R: Rules>(link: &str) -> Result<ReadOnly<R>, LinkError> {
    let header = read_header::<R>(link)?;
    let changed = LinkError::RulesChanged {
        made_with: header.revision,
        at: header.answers,
    };
    let state = header.last.read::<R>();
    let state = state.filter(|state| R::check(state).is_ok()).ok_or(changed)?;
    Ok(ReadOnly {
        game: Timeline::read_only(state, header.setup, header.seed, header.envelope),
        made_with: header.revision,
        answers: header.answers,
    })
}
