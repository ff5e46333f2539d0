//! The furthest that this device has seen of a game by link: answers as numbers that build on each other, and where chance spoke.
//! It outlives the game itself: whoever deletes it and opens an older link again is not forgotten to have seen more.

/// Most branches of one game that are remembered.
const BRANCHES: usize = 4;

/// Most answers of each branch.
const LONG: usize = 20_000;

/// What has been seen of a game: each branch of it, as its chain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen(Vec<Vec<u16>>);

/// How many answers two chains share.
fn shared(a: &[u16], b: &[u16]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| *a | 1 == *b | 1).count()
}

impl Seen {
    /// The answer from which a game leaves every branch that has been seen, if chance had been seen to speak behind it.
    pub fn departs(&self, chain: &[u16]) -> Option<usize> {
        let mut last = None;
        for branch in &self.0 {
            let at = shared(branch, chain);
            if at == branch.len() || at == chain.len() {
                return None;
            }
            let spoke = branch[at..].iter().any(|number| number & 1 == 1);
            if last.is_none_or(|(before, _)| at > before) {
                last = Some((at, spoke));
            }
        }
        last.filter(|(_, spoke)| *spoke).map(|(at, _)| at)
    }

    /// The game has come so far. The answer from which it departs from what had been seen, if chance had been seen to speak behind it.
    pub fn follow(&mut self, chain: &[u16]) -> Option<usize> {
        let departs = self.departs(chain);
        let chain = &chain[..chain.len().min(LONG)];
        if let Some(branch) = self
            .0
            .iter_mut()
            .find(|branch| shared(branch, chain) == branch.len().min(chain.len()))
        {
            if chain.len() > branch.len() {
                *branch = chain.to_vec();
            }
            return None;
        }
        if departs.is_none()
            && let Some(branch) = self.0.iter_mut().max_by_key(|branch| shared(branch, chain))
        {
            // Taken back before anything had been seen: that branch was none.
            *branch = chain.to_vec();
            return None;
        }
        if self.0.len() == BRANCHES {
            self.0.remove(0);
        }
        self.0.push(chain.to_vec());
        departs
    }

    /// As text: four digits for each number, a dot between branches.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (n, branch) in self.0.iter().enumerate() {
            if n > 0 {
                text.push('.');
            }
            for number in branch {
                for shift in [12, 8, 4, 0] {
                    text.push(char::from(b"0123456789abcdef"[usize::from(number >> shift & 15)]));
                }
            }
        }
        text
    }

    /// From its text; none if it is not one.
    pub fn from_text(text: &str) -> Option<Self> {
        if text.len() > BRANCHES * (LONG * 4 + 1) || !text.is_ascii() {
            return None;
        }
        let number = |digits: &[u8]| u16::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok();
        let branch = |text: &str| text.as_bytes().chunks(4).map(number).collect::<Option<Vec<u16>>>();
        text.split('.').map(branch).collect::<Option<Vec<_>>>().map(Seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_leaves_a_branch_behind_which_chance_spoke_is_a_departure() {
        let mut seen = Seen::default();
        assert_eq!(seen.follow(&[2, 4, 6]), None);
        assert_eq!(seen.follow(&[2, 4]), None, "an older one is no departure");
        assert_eq!(seen.follow(&[2, 4, 8]), None, "taken back before a die");
        assert_eq!(seen.follow(&[2, 4, 8, 11, 12]), None);
        assert_eq!(seen.follow(&[2, 4, 8, 11, 20]), None, "taken back after the die");
        assert_eq!(seen.follow(&[2, 4, 30]), Some(2), "before the die");
        assert_eq!(seen.follow(&[2, 4, 30, 33]), None, "once is enough");
        assert_eq!(
            seen.follow(&[2, 4, 8, 11, 20, 22]),
            None,
            "and the other branch goes on"
        );
        let copy = Seen::from_text(&seen.to_text());
        assert_eq!(copy, Some(seen));
        assert_eq!(Seen::from_text("nonsense"), None);
    }
}
