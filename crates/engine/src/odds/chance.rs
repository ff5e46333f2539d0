//! Probabilities as whole numbers.

/// All there is: a multiple of six as often as any matter has dice, so that shares come out even.
pub(super) const WHOLE: u128 = 6u128.pow(48);

/// A probability as a fraction in lowest terms.
///
/// ```
/// use engine::odds::Chance;
/// let third = Chance::new(2, 6);
/// assert_eq!((third.of, third.among, third.per_mille()), (1, 3, 333));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// So many cases.
    pub of: u64,
    /// Among so many equally likely ones; never 0.
    pub among: u64,
}

impl Chance {
    /// A number of cases among all; `among` must not be 0.
    #[must_use]
    pub fn new(of: u64, among: u64) -> Self {
        Self::reduced(u128::from(of), u128::from(among))
    }

    /// So many ways among so many equally likely ones; `among` must not be 0. Beyond the room of 64 bits the last are lost.
    ///
    /// ```
    /// use engine::odds::Chance;
    /// assert_eq!(Chance::of_ways(6_u128.pow(30), 6_u128.pow(32)), Chance::new(1, 36));
    /// ```
    #[must_use]
    pub fn of_ways(of: u128, among: u128) -> Self {
        Self::reduced(of, among)
    }

    /// The share of the whole. Beyond 24 dice the last bits are lost.
    pub(super) fn share(mass: u128) -> Self {
        Self::reduced(mass, WHOLE)
    }

    /// The chance that one or the other of two things happens which exclude each other.
    ///
    /// ```
    /// use engine::odds::Chance;
    /// assert_eq!(Chance::new(1, 6).or(Chance::new(1, 3)), Chance::new(1, 2));
    /// ```
    #[must_use]
    pub fn or(self, other: Chance) -> Self {
        let common = gcd(u128::from(self.among), u128::from(other.among));
        let (mine, theirs) = (u128::from(other.among) / common, u128::from(self.among) / common);
        match u128::from(self.among).checked_mul(mine) {
            Some(among) => Self::reduced(u128::from(self.of) * mine + u128::from(other.of) * theirs, among),
            None => self,
        }
    }

    /// The chance of this among the cases of something wider that it is part of, which must not be impossible.
    ///
    /// ```
    /// use engine::odds::Chance;
    /// assert_eq!(Chance::new(1, 6).within(Chance::new(2, 3)), Chance::new(1, 4));
    /// ```
    #[must_use]
    pub fn within(self, wider: Chance) -> Self {
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
        Self::reduced(product(self.of, wider.among), product(self.among, wider.of))
    }

    fn reduced(of: u128, among: u128) -> Self {
        let common = gcd(of, among);
        let (mut of, mut among) = (of / common, among / common);
        while among > u128::from(u64::MAX) {
            (of, among) = (of >> 1, among >> 1);
        }
        Chance {
            of: of as u64,
            among: among as u64,
        }
    }

    /// As it is said: "62%", and "< 1%" or "> 99%" for what is neither impossible nor certain.
    ///
    /// ```
    /// use engine::odds::Chance;
    /// assert_eq!([Chance::new(1, 3).percent(), Chance::new(1, 900).percent()], ["33%", "< 1%"]);
    /// ```
    #[must_use]
    pub fn percent(self) -> String {
        match (self.per_mille() + 5) / 10 {
            0 if self.of > 0 => "< 1%".into(),
            100 if self.of < self.among => "> 99%".into(),
            whole => format!("{whole}%"),
        }
    }

    /// Cases in a thousand, rounded.
    #[must_use]
    pub fn per_mille(self) -> u32 {
        let (of, among) = (u128::from(self.of), u128::from(self.among));
        ((of * 2000 + among) / (among * 2)) as u32
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_exact() {
        assert_eq!(Chance::share(WHOLE / 1296 * 5), Chance::new(5, 1296));
        assert_eq!(Chance::share(WHOLE), Chance::new(1, 1));
        assert_eq!(Chance::share(0).per_mille(), 0);
        assert_eq!(Chance::new(1, 2000).per_mille(), 1, "half of one is rounded up");
    }
}
