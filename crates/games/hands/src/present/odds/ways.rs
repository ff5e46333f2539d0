//! Counting: hands that could be held, and dice that could fall, as whole numbers.

/// How many hands of `cards` cards there are among `among` (a binomial coefficient); 0 if there are not so many cards.
#[must_use]
pub(super) fn hands(among: u32, cards: u32) -> u128 {
    if cards > among {
        return 0;
    }
    (0..cards).fold(1, |ways, at| ways * u128::from(among - at) / u128::from(at + 1))
}

/// How the hits of some dice are spread: by the number of hits, in how many ways the dice can fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hits {
    /// Ways by hits.
    pub(super) ways: Vec<u128>,
    /// All ways together: 6 to the power of the dice.
    pub(super) all: u128,
}

impl Hits {
    /// No dice.
    pub(super) fn none() -> Self {
        Hits { ways: vec![1], all: 1 }
    }

    /// With so many dice more, each of which hits from this face on.
    #[must_use]
    pub(super) fn and(mut self, dice: u8, from: u8) -> Self {
        let good = u128::from(7 - from.clamp(1, 7));
        for _ in 0..dice {
            let mut next = vec![0; self.ways.len() + 1];
            for (hits, ways) in self.ways.iter().enumerate() {
                next[hits] += ways * (6 - good);
                next[hits + 1] += ways * good;
            }
            self = Hits {
                ways: next,
                all: self.all * 6,
            };
        }
        self
    }

    /// After so many of `dice` dice that missed have been thrown again, as many as there are.
    #[must_use]
    pub(super) fn again(self, dice: u8, most: u8, from: u8) -> Self {
        let extra = Hits::none().and(most, from);
        let mut ways = vec![0; self.ways.len()];
        for (hits, before) in self.ways.iter().enumerate() {
            let thrown = most.min(dice.saturating_sub(hits as u8));
            let again = Hits::none().and(thrown, from);
            let scale = extra.all / again.all;
            for (more, after) in again.ways.iter().enumerate() {
                ways[hits + more] += before * after * scale;
            }
        }
        Hits {
            ways,
            all: self.all * extra.all,
        }
    }

    /// So many hits more that are certain.
    #[must_use]
    pub(super) fn beside(mut self, certain: u8) -> Self {
        let none = core::iter::repeat_n(0, usize::from(certain));
        self.ways.splice(0..0, none);
        self
    }

    /// These hits and those of other dice.
    #[must_use]
    pub(super) fn with(&self, other: &Hits) -> Self {
        let mut ways = vec![0; self.ways.len() + other.ways.len() - 1];
        for (one, mine) in self.ways.iter().enumerate() {
            for (two, theirs) in other.ways.iter().enumerate() {
                ways[one + two] += mine * theirs;
            }
        }
        Hits {
            ways,
            all: self.all * other.all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_counted() {
        assert_eq!(
            [hands(14, 5), hands(13, 5), hands(3, 0), hands(2, 3)],
            [2002, 1287, 1, 0]
        );
    }

    #[test]
    fn two_dice_hit_on_a_5_or_6() {
        let two = Hits::none().and(2, 5);
        assert_eq!((two.ways, two.all), (vec![16, 16, 4], 36));
    }

    #[test]
    fn dice_thrown_again_hit_as_often_as_others() {
        let one = Hits::none().and(1, 5).again(1, 1, 5);
        // It hits at once in 2 of 6, or else in 2 of 6.
        assert_eq!((one.ways, one.all), (vec![16, 20], 36));
    }
}
