//! The last position of a game whose answers lead nowhere any more, because its rules have changed: to look at, not to play on.

use super::layouts;
use super::link::{Header, LinkError, hash_of, read_header};
use super::range::{Reader, Writer};
use super::ranks::Ranks;
use crate::{Rules, Timeline};
use core::fmt;

/// Longest position that a link may hold, in bytes before they are packed.
pub(super) const MOST_BYTES: u32 = 16 * 1024;

/// A game that stands still: its last position, with names and set-up, and without its past. It asks nothing.
pub struct Still<R: Rules> {
    /// The position, as a game that has no answers.
    pub game: Timeline<R>,
    /// The revision of the rules with which it was played.
    pub made_with: u8,
    /// How many answers led to it.
    pub answers: u32,
}

impl<R: Rules> fmt::Display for Still<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Made with rules {}, ", self.made_with)?;
        f.write_str("which have changed since: opened at the last position, to be looked at and not to be played on.")
    }
}

/// The last position of a link, as it lay on the table when the link was made. For links that [`super::open_link`] finds that the
/// rules have changed since; it works with any.
///
/// ```
/// # #[path = "../../examples/pig.rs"] #[allow(dead_code)] mod pig;
/// use kernel::{Choice, Envelope, Seed, Timeline, code};
/// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// game.answer(Choice::Pass)?;
/// let still = code::last_position::<pig::Pig>(&code::to_link(&game)).expect("the link has just been made");
/// assert_eq!((still.game.state(), still.answers), (game.state(), 1));
/// assert!(still.game.pending().is_none(), "it asks nothing");
/// # Ok::<(), kernel::NotOffered>(())
/// ```
///
/// # Errors
/// [`LinkError`], by name; [`LinkError::RulesChanged`] if positions are laid out in another way by now.
pub fn last_position<R: Rules>(link: &str) -> Result<Still<R>, LinkError> {
    let header = read_header::<R>(link)?;
    let changed = LinkError::RulesChanged {
        made_with: header.revision,
        at: header.answers,
    };
    let state = position(&header).ok_or(changed)?;
    Ok(Still {
        game: Timeline::still(state, header.setup, header.seed, header.envelope),
        made_with: header.revision,
        answers: header.answers,
    })
}

fn position<R: Rules>(header: &Header<R>) -> Option<R::State> {
    let schema = u16::try_from(header.schema).ok()?;
    if !(R::OLDEST_SCHEMA..=R::SCHEMA).contains(&schema) || header.bytes > MOST_BYTES {
        return None;
    }
    let bytes = unpacked(header.packed.clone(), header.bytes);
    let state = layouts::read(schema, &bytes, R::start(header.setup))?;
    let sound = R::check(&state).is_ok();
    (sound && hash_of(&bytes) == header.hash).then_some(state)
}

/// Bytes most of which are small and follow the byte before them, packed.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let (mut ranks, mut writer, mut before) = (Ranks::new(), Writer::new(), 0);
    for byte in bytes {
        ranks.write(&mut writer, before, u32::from(*byte), 256);
        before = *byte;
    }
    writer.finish()
}

/// So many bytes that were packed.
pub(super) fn unpacked(packed: Vec<u8>, bytes: u32) -> Vec<u8> {
    let (mut ranks, mut reader, mut before) = (Ranks::new(), Reader::new(packed), 0);
    let next = |_| {
        before = ranks.read(&mut reader, before, 256) as u8;
        before
    };
    (0..bytes).map(next).collect()
}

#[cfg(test)]
mod tests {
    use super::{packed, unpacked};

    #[test]
    fn bytes_and_back() {
        let bytes: Vec<u8> = (0..2000_u32)
            .map(|i| if i % 7 < 5 { 0 } else { (i * i) as u8 })
            .collect();
        let small = packed(&bytes);
        assert!(small.len() < bytes.len() / 2, "{}", small.len());
        assert_eq!(unpacked(small, 2000), bytes);
    }
}
