//! What happens in the wars of a duel: how often each event of the log occurs, in which turn and by whose answer, and when and how wars end.

use engine::{Entry, Game, Outcome, PerSide, Side};
use std::collections::BTreeMap;
use testkit::Tested;

/// Counts by turn, and in each by side.
type ByTurn = BTreeMap<u8, PerSide<u64>>;

/// What has been counted in some wars.
#[derive(Clone, Default)]
pub struct Counts {
    /// Wars that were counted.
    wars: u64,
    /// Events by name; the side is that whose answer brought it about.
    events: BTreeMap<String, ByTurn>,
    /// Wars by the turn in which they ended; the side is the winner.
    ends: ByTurn,
    /// Wars by the reason of their end; the side is the winner.
    reasons: BTreeMap<&'static str, PerSide<u64>>,
}

impl Counts {
    /// Counts what an answer of a side has brought about.
    pub fn count<R: Tested>(&mut self, turn: u8, by: Side, entries: &[Entry<R::Event>]) {
        for entry in entries {
            let of = self.events.entry(R::name_event(&entry.event)).or_default();
            of.entry(turn).or_default()[by] += 1;
        }
    }

    /// Counts how a war has ended.
    pub fn end<R: Tested>(&mut self, game: &Game<R>, outcome: &Outcome) {
        self.wars += 1;
        self.ends.entry(R::turn(game.state())).or_default()[outcome.winner] += 1;
        self.reasons.entry(outcome.because).or_default()[outcome.winner] += 1;
    }

    pub fn join(&mut self, other: Counts) {
        self.wars += other.wars;
        join(&mut self.ends, other.ends);
        for (name, of) in other.events {
            join(self.events.entry(name).or_default(), of);
        }
        for (reason, of) in other.reasons {
            add(self.reasons.entry(reason).or_default(), of);
        }
    }

    /// Wars in which a turn was begun.
    fn reached(&self, turn: u8) -> u64 {
        let later = self.ends.range(turn..);
        later.map(|(_, of)| of.rome + of.carthage).sum()
    }

    /// A line for each turn, each reason and each event. Events are counted in a hundred wars, and turn by turn in a hundred that
    /// reached the turn.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let last = self.ends.keys().last().copied().unwrap_or_default();
        for turn in 1..=last {
            let of = self.ends.get(&turn).copied().unwrap_or_default();
            let reached = self.reached(turn);
            let (rome, carthage) = (of.rome, of.carthage);
            lines.push(format!("turn={turn} reached={reached} rome={rome} carthage={carthage}"));
        }
        for (reason, of) in &self.reasons {
            lines.push(format!("rome={} carthage={} end={reason}", of.rome, of.carthage));
        }
        let hundred = |n: u64, wars: u64| (100 * n + wars / 2) / wars.max(1);
        for (name, of) in &self.events {
            for side in Side::BOTH {
                let whole: u64 = of.values().map(|by| by[side]).sum();
                let at = |turn| of.get(&turn).map_or(0, |by| by[side]);
                let turns: Vec<String> = (1..=last)
                    .map(|turn| hundred(at(turn), self.reached(turn)).to_string())
                    .collect();
                let (all, side) = (hundred(whole, self.wars), side.name());
                if whole > 0 {
                    lines.push(format!("{side} of_100={all} turns={} event={name}", turns.join(",")));
                }
            }
        }
        lines
    }
}

fn join(own: &mut ByTurn, other: ByTurn) {
    for (turn, of) in other {
        add(own.entry(turn).or_default(), of);
    }
}

fn add(own: &mut PerSide<u64>, other: PerSide<u64>) {
    for side in Side::BOTH {
        own[side] += other[side];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(turn: u8, rome: u64, carthage: u64) -> Counts {
        let of = PerSide::new(rome, carthage);
        Counts {
            wars: rome + carthage,
            events: [("Settled".to_owned(), [(1, of)].into())].into(),
            ends: [(turn, of)].into(),
            reasons: [("by points", of)].into(),
        }
    }

    #[test]
    fn counts_of_threads_are_joined_and_told_in_a_hundred_wars() {
        let mut counts = ended(1, 1, 0);
        counts.join(ended(2, 1, 2));
        let lines = [
            "turn=1 reached=4 rome=1 carthage=0",
            "turn=2 reached=3 rome=1 carthage=2",
            "rome=2 carthage=2 end=by points",
            "Rome of_100=50 turns=50,0 event=Settled",
            "Carthage of_100=50 turns=50,0 event=Settled",
        ];
        assert_eq!(counts.lines(), lines);
    }
}
