//! What answers are likely: per prompt, the first three ranks and an escape, learned as the game goes on.

use super::range::{Reader, Writer};

/// Ranks with a count of their own; the last count is the escape to all others, which are equally likely.
const OWN: usize = 3;
/// What the even expectation weighs against the counts.
const EVEN: u32 = 6;
/// What one answer adds to its count.
const SEEN: u32 = 4;
/// When the counts of a prompt sum to more, they are halved: old habits fade.
const MOST: u32 = 200;

/// Counts per prompt.
#[derive(Clone)]
pub(super) struct Ranks {
    seen: Vec<[u32; OWN + 1]>,
}

impl Ranks {
    pub(super) fn new() -> Self {
        Ranks {
            seen: vec![[0; OWN + 1]; 256],
        }
    }

    /// How much each of the first ranks and the escape weigh among `of` answers, at most 65,536 in all.
    fn weights(&self, prompt: u8, of: u32) -> [u32; OWN + 1] {
        let mut weights = self.seen[usize::from(prompt)];
        let scale = of.min(256);
        for (rank, weight) in weights.iter_mut().enumerate() {
            let places = if rank < OWN {
                u32::from((rank as u32) < of)
            } else {
                scale.saturating_sub(OWN as u32)
            };
            *weight = if places == 0 {
                0
            } else {
                *weight * scale + places * EVEN
            };
        }
        weights
    }

    fn learn(&mut self, prompt: u8, symbol: usize) {
        let seen = &mut self.seen[usize::from(prompt)];
        seen[symbol] += SEEN;
        if seen.iter().sum::<u32>() > MOST {
            for count in seen {
                *count /= 2;
            }
        }
    }

    /// Writes answer number `rank` of `of`.
    pub(super) fn write(&mut self, to: &mut Writer, prompt: u8, rank: u32, of: u32) {
        if of < 2 {
            return;
        }
        let weights = self.weights(prompt, of);
        let symbol = (rank as usize).min(OWN);
        let start = weights[..symbol].iter().sum();
        to.write(start, weights[symbol], weights.iter().sum());
        let (own, others) = (OWN as u32, of.saturating_sub(OWN as u32));
        if symbol == OWN && others > 1 {
            to.write(rank - own, 1, others);
        }
        self.learn(prompt, symbol);
    }

    /// Reads the number of an answer, below `of`.
    pub(super) fn read(&mut self, from: &mut Reader, prompt: u8, of: u32) -> u32 {
        if of < 2 {
            return 0;
        }
        let weights = self.weights(prompt, of);
        let at = from.peek(weights.iter().sum());
        let (mut symbol, mut start) = (0, 0);
        while at >= start + weights[symbol] {
            start += weights[symbol];
            symbol += 1;
        }
        from.take(start, weights[symbol]);
        let (own, others) = (OWN as u32, of.saturating_sub(OWN as u32));
        let mut rank = symbol as u32;
        if symbol == OWN && others > 1 {
            let other = from.peek(others);
            from.take(other, 1);
            rank = own + other;
        }
        self.learn(prompt, symbol);
        rank
    }
}

#[cfg(test)]
mod tests {
    use super::{Ranks, Reader, Writer};

    #[test]
    fn ranks_and_back() {
        let answers: Vec<(u8, u32, u32)> = (0..5000_u32)
            .map(|i| {
                let of = 1 + i * 7919 % 11 * (i % 23);
                ((i % 5) as u8, i * 31 % of, of)
            })
            .collect();
        let (mut ranks, mut writer) = (Ranks::new(), Writer::new());
        for (prompt, rank, of) in &answers {
            ranks.write(&mut writer, *prompt, *rank, *of);
        }
        let (mut ranks, mut reader) = (Ranks::new(), Reader::new(writer.finish()));
        for (prompt, rank, of) in &answers {
            assert_eq!(ranks.read(&mut reader, *prompt, *of), *rank);
        }
    }

    #[test]
    fn a_habit_costs_little() {
        let (mut ranks, mut writer) = (Ranks::new(), Writer::new());
        for _ in 0..800 {
            ranks.write(&mut writer, 3, 0, 4);
        }
        assert!(writer.finish().len() < 20);
    }
}
