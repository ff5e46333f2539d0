//! Positions as older layouts had them: a field that has come since is what it is by default.

use core::cell::Cell;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

thread_local! {
    /// The layout of the position that is being read ([`crate::Rules::SCHEMA`]).
    static READING: Cell<u16> = const { Cell::new(u16::MAX) };
}

/// What these bytes, and no more, stand for, with a position of a layout in it.
pub(crate) fn read<S: DeserializeOwned>(schema: u16, bytes: &[u8]) -> Option<S> {
    let mut from = postcard::Deserializer::from_bytes(bytes);
    READING.set(schema);
    let read = S::deserialize(&mut from);
    READING.set(u16::MAX);
    let position = read.ok()?;
    from.finalize().ok()?.is_empty().then_some(position)
}

/// Reads a field that positions have had since a layout. For new fields at any place of a position:
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Position {
///     turn: u8,
///     #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
///     truce: bool,
/// }
/// ```
///
/// # Errors
/// Those of the field's own reading.
pub fn since<'de, const LAYOUT: u16, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    if READING.get() < LAYOUT {
        Ok(T::default())
    } else {
        T::deserialize(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    struct Position {
        turn: u8,
        #[serde(deserialize_with = "since::<2, _, _>")]
        truce: bool,
        side: u8,
    }

    #[test]
    fn a_field_that_has_come_since_is_not_looked_for_in_older_bytes() {
        let [old, new] = [false, true].map(|truce| Position {
            turn: 3,
            truce,
            side: 1,
        });
        assert_eq!(read(1, &[3, 1]), Some(old));
        assert_eq!(read(2, &[3, 1, 1]), Some(new));
        assert_eq!(read::<Position>(2, &[3, 1]), None);
        assert_eq!(read::<Position>(1, &[3, 1, 1]), None);
    }
}
