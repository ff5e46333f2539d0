//! Paths out of isolation.

use engine::{SpaceId, SpaceSet};

/// The spaces from which a path leads to one of these ends: space by space, through open ones alone; the end and the beginning need not
/// be open.
#[must_use]
pub fn joined_with(ends: SpaceSet, open: SpaceSet, next_to: impl Fn(SpaceId) -> SpaceSet) -> SpaceSet {
    let (mut joined, mut edge) = (ends, ends);
    while !edge.is_empty() {
        let next = edge.iter().fold(SpaceSet::EMPTY, |next, at| next.or(next_to(at)));
        edge = next.without(joined).and(open);
        joined = joined.or(next);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_goes_through_open_spaces_and_begins_anywhere() {
        let set = |spaces: &[u8]| -> SpaceSet { spaces.iter().map(|at| SpaceId(*at)).collect() };
        let row = |at: SpaceId| set(&[at.0.saturating_sub(1), at.0 + 1]);
        assert_eq!(joined_with(set(&[5]), set(&[6, 4]), row), set(&[3, 4, 5, 6, 7]));
        assert_eq!(joined_with(SpaceSet::EMPTY, set(&[1]), row), SpaceSet::EMPTY);
    }
}
