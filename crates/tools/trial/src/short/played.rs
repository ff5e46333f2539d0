//! Short wars that have been played, and what they say.

/// A short war that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Whether Rome won.
    pub rome: bool,
    /// Cards or actions that the sides chose.
    pub cards: u16,
    /// Answers where there was a choice.
    pub answers: u16,
}

/// Several from one moment.
pub struct Wars(pub Vec<Played>);

impl Wars {
    /// How many Rome won.
    pub fn rome(&self) -> usize {
        self.0.iter().filter(|war| war.rome).count()
    }

    /// Rome's share, and half the width of its interval of 95 per cent.
    fn share(&self) -> (f64, f64) {
        let wars = self.0.len().max(1) as f64;
        let share = self.rome() as f64 / wars;
        (share, 1.96 * (share * (1.0 - share) / wars).sqrt())
    }

    /// Whether the interval of Rome's share includes one half.
    pub fn is_even(&self) -> bool {
        let (share, half) = self.share();
        (share - 0.5).abs() <= half
    }

    /// Whether Rome's share lies within two standard errors of one half, and with 40 wars or more between 40 and 60 per cent.
    pub fn may_be_even(&self) -> bool {
        let (share, half) = self.share();
        let most = if self.0.len() < 40 { half } else { 0.1 };
        (share - 0.5).abs() <= most
    }

    /// The median of what is counted in each war.
    pub fn median(&self, of: impl Fn(&Played) -> u16) -> u16 {
        let mut counts: Vec<u16> = self.0.iter().map(of).collect();
        counts.sort_unstable();
        counts.get(counts.len() / 2).copied().unwrap_or(0)
    }

    /// What they say, for people and programs.
    pub fn line(&self) -> String {
        let (share, half) = self.share();
        format!(
            "wars={} rome={} rome_per_mille={:.0} low={:.0} high={:.0} cards={} answers={}",
            self.0.len(),
            self.rome(),
            1000.0 * share,
            1000.0 * (share - half),
            1000.0 * (share + half),
            self.median(|war| war.cards),
            self.median(|war| war.answers),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many wars of which Rome won so many.
    fn wars(rome: u16, of: u16) -> Wars {
        let each = |number: u16| Played {
            rome: number < rome,
            cards: number,
            answers: 3 * number,
        };
        Wars((0..of).map(each).collect())
    }

    #[test]
    fn only_shares_near_one_half_are_even() {
        assert!(wars(90, 200).is_even() && wars(110, 200).is_even());
        assert!(!wars(84, 200).is_even() && !wars(116, 200).is_even());
        assert!(wars(16, 40).may_be_even() && !wars(15, 40).may_be_even());
        assert!(wars(2, 8).may_be_even() && !wars(1, 8).may_be_even());
    }

    #[test]
    fn the_line_has_share_interval_and_medians() {
        assert_eq!(
            wars(100, 200).line(),
            "wars=200 rome=100 rome_per_mille=500 low=431 high=569 cards=100 answers=300"
        );
    }
}
