//! Choosing units by their number, kind by kind.

use crate::state::{Force, Kind, State};
use crate::{Board, Prompt, ask};
use kernel::{Choice, Flow, Refusal, Side};

/// How many units may be chosen, and why not fewer or more.
pub(crate) struct Choosing {
    /// What there is, chosen or not.
    pub avail: Force,
    /// What has been chosen of the kinds asked about before.
    pub chosen: Force,
    /// How many Units in all.
    pub room: u8,
    /// The fewest CUs.
    pub least: u8,
    /// The most CUs.
    pub most: u8,
    /// Why not fewer CUs.
    pub why_least: Refusal,
    /// Why not more CUs.
    pub why_most: Refusal,
    /// Why not more Units.
    pub why_room: Refusal,
}

impl Choosing {
    /// The fewest and the most of a kind. The largest numbers come first, so that the first answers together take all there is room for.
    fn range(&self, kind: Kind) -> (u8, u8) {
        let here = self.avail.of(kind).min(self.room.saturating_sub(self.chosen.units()));
        match kind {
            Kind::Cu => (
                self.least.saturating_sub(self.avail.elephants),
                here.min(self.cus_left()),
            ),
            Kind::Elephant => (self.least.saturating_sub(self.chosen.cus()), here.min(self.cus_left())),
            Kind::Train => (0, here),
        }
    }

    fn cus_left(&self) -> u8 {
        self.most.saturating_sub(self.chosen.cus())
    }

    fn why_not(&self, kind: Kind, n: u8) -> Refusal {
        if n < self.range(kind).0 {
            self.why_least
        } else if n > self.room.saturating_sub(self.chosen.units()) {
            self.why_room
        } else {
            self.why_most
        }
    }
}

/// Asks how many of each kind that is there: Combat Units, then Elephants, then Supply Trains. What may be chosen is read from the
/// table anew for each kind.
pub(crate) fn choose_units<P: Into<Prompt>>(
    t: &mut Board<'_>,
    side: Side,
    section: &'static str,
    choosing: impl Fn(&State) -> Choosing,
    about: impl Fn(Kind) -> P,
    put: impl Fn(&mut State, Kind, u8),
) -> Flow<()> {
    for kind in Kind::ALL {
        if choosing(&t.state).avail.of(kind) == 0 {
            continue;
        }
        let answer = ask(t, side, about(kind), section, |s, o| {
            let choosing = choosing(s);
            let (least, most) = choosing.range(kind);
            for n in (least..=most).rev() {
                o.offer(Choice::Number(n));
            }
            if o.explaining() {
                for n in 0..=choosing.avail.of(kind) {
                    o.explain(Choice::Number(n), || choosing.why_not(kind, n));
                }
            }
        })?;
        let n = crate::answer::number(answer);
        put(&mut t.state, kind, n);
    }
    Ok(())
}
