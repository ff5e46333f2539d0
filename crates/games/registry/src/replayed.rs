//! Marks of a game that was played again from a die already seen: they travel before the standing orders in its envelope.

/// What the log says there.
pub const WORDS: &str = "Replayed: from here on the game was played again, though how it went on had been seen.";
/// The format of an envelope that holds such marks.
const FORMAT: u8 = 3;
/// So many are kept, the latest.
const MOST: usize = 8;

/// The marks of an envelope, and what else it holds.
pub fn split(bytes: &[u8]) -> (Vec<u32>, &[u8]) {
    let marked = bytes
        .strip_prefix(&[FORMAT])
        .and_then(|rest| postcard::take_from_bytes(rest).ok());
    marked.unwrap_or((Vec::new(), bytes))
}

/// The answers, by their place, from which the game was played again.
pub fn marks(bytes: &[u8]) -> Vec<usize> {
    split(bytes).0.into_iter().map(|at| at as usize).collect()
}

/// The envelope with these marks before the rest.
pub fn joined(marks: &[u32], rest: Vec<u8>) -> Vec<u8> {
    if marks.is_empty() {
        return rest;
    }
    let latest = &marks[marks.len().saturating_sub(MOST)..];
    let marks = postcard::to_allocvec(latest).expect("numbers always have bytes");
    [&[FORMAT], marks.as_slice(), rest.as_slice()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_travel_before_the_orders() {
        assert_eq!(split(&[2, 7]), (vec![], &[2_u8, 7][..]));
        let bytes = joined(&[3, 300], vec![2, 7]);
        assert_eq!(split(&bytes), (vec![3, 300], &[2_u8, 7][..]));
        assert_eq!(marks(&bytes), [3, 300]);
        assert_eq!(joined(&[], vec![2, 7]), [2, 7]);
        assert_eq!(split(&[3, 255]), (vec![], &[3_u8, 255][..]));
    }
}
