//! A random player who picks a kind of action before the action, so that rare kinds are not drowned by many spaces.

use engine::{Choice, Decider, Decision, Lot, Nature, Question, Rules, Seed, Seeded};

/// Picks among the kinds of choices first (stop, a space, a card, each button for itself), then among those of the kind.
///
/// ```
/// use engine::{Choice, Seed, SpaceId};
/// use testkit::Kinds;
/// let legal = [Choice::Pass, Choice::Space(SpaceId(1)), Choice::Space(SpaceId(2))];
/// assert!(Kinds::new(Seed(1)).pick(&legal) < 3);
/// ```
#[derive(Clone, Debug)]
pub struct Kinds {
    chance: Seeded,
    kinds: Vec<u16>,
}

impl Kinds {
    /// A player of its own seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Kinds {
            chance: Seeded::new(seed),
            kinds: Vec::new(),
        }
    }

    fn below(&mut self, count: usize) -> usize {
        let faces = u8::try_from(count).expect("a question has at most 255 answers");
        self.chance.pick(Lot::Die { id: 0, faces }) as usize
    }

    /// Whether it follows a leaning this time: mostly, so that the rest comes up too.
    pub(super) fn leans(&mut self) -> bool {
        self.below(16) > 0
    }

    /// The index of the choice it picks among those it leans to most.
    pub(super) fn pick_leaning(&mut self, legal: &[Choice], lean: impl Fn(&Choice) -> i8) -> usize {
        let most = legal.iter().map(&lean).max().unwrap_or_default();
        let (kept, choices): (Vec<usize>, Vec<Choice>) = legal
            .iter()
            .enumerate()
            .filter(|(_, choice)| lean(choice) == most)
            .unzip();
        kept[self.pick(&choices)]
    }

    /// The index of the choice it picks.
    pub fn pick(&mut self, legal: &[Choice]) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        self.kinds.clear();
        for choice in legal {
            let kind = kind(*choice);
            if !self.kinds.contains(&kind) {
                self.kinds.push(kind);
            }
        }
        let picked = self.below(self.kinds.len());
        let picked = self.kinds[picked];
        let of_kind = |choice: &&(usize, &Choice)| kind(*choice.1) == picked;
        let count = legal.iter().enumerate().filter(|c| of_kind(&c)).count();
        let nth = self.below(count);
        let mut chosen = legal.iter().enumerate().filter(|c| of_kind(&c));
        chosen.nth(nth).map_or(0, |(at, _)| at)
    }
}

impl<R: Rules> Decider<R> for Kinds {
    fn decide(&mut self, _: &R::State, _: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        Decision::Take(self.pick(legal))
    }
}

fn kind(choice: Choice) -> u16 {
    match choice {
        Choice::Pass => 0,
        Choice::Yes => 1,
        Choice::No => 2,
        Choice::Space(_) => 3,
        Choice::Card(_) => 4,
        Choice::Unit(_) => 5,
        Choice::Number(_) => 6,
        Choice::Named(button) => 7 + u16::from(button),
    }
}

#[cfg(test)]
mod tests {
    use super::Kinds;
    use engine::{Choice, Seed, SpaceId};

    #[test]
    fn a_lone_button_beside_many_spaces_is_pressed_half_of_the_time() {
        let mut player = Kinds::new(Seed(3));
        let mut legal = vec![Choice::Named(4)];
        legal.extend((0..50).map(|s| Choice::Space(SpaceId(s))));
        let pressed = (0..1000).filter(|_| player.pick(&legal) == 0).count();
        assert!((430..570).contains(&pressed), "{pressed}");
    }
}
