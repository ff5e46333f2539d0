//! Chance for arranging positions.

use engine::{Lot, Nature, Seed, Seeded};

/// Numbers by which a game arranges positions for the kit: the same for the same seed.
///
/// ```
/// use testkit::Dice;
/// let (mut a, mut b) = (Dice::new(7), Dice::new(7));
/// assert_eq!(a.below(100), b.below(100));
/// assert!(a.below(6) < 6 && a.one::<u8>(&[]).is_none());
/// ```
pub struct Dice(Seeded);

impl Dice {
    /// Dice that fall as this number says.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Dice(Seeded::new(Seed(number)))
    }

    /// A number below `count` (at most 255).
    pub fn below(&mut self, count: usize) -> usize {
        let faces = count as u8;
        self.0.pick(Lot::Die { id: 0, faces }) as usize
    }

    /// One of these, if there are any.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.below(of.len())])
    }
}
