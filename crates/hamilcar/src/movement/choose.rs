//! Choosing units by their number, kind by kind.

use super::{activation, company};
use crate::state::{ACTED, Force, Kind, Moved, State, Where};
use crate::{Board, MovementAsk, Prompt, ask};
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

/// Those who can join the march, counted apart: of the stack on land, at sea of those before the walls of the port or inside them.
fn standing(s: &State) -> (Where, Moved) {
    let m = activation::march(s);
    let place = m.before.expect("it is asked while the army is arranged").place;
    (place, company::standing(s, m.side, place))
}

/// While a Campaign is resolved: asks of each kind how many go along who have moved so much, the freshest first (7.1).
pub(crate) fn choose_apart(
    t: &mut Board<'_>,
    side: Side,
    section: &'static str,
    choosing: impl Fn(&State) -> Choosing,
    put: impl Fn(&mut State, Kind, u8),
) -> Flow<()> {
    for kind in Kind::ALL {
        let (place, there) = standing(&t.state);
        let classes: Vec<u8> = (0..=ACTED).filter(|spent| there.of(*spent).of(kind) > 0).collect();
        for spent in classes.iter().copied() {
            let about = match classes.len() {
                1 => MovementAsk::TakeUnits(kind),
                _ => MovementAsk::TakeMoved { kind, spent },
            };
            let answer = ask(t, side, about, section, |s, o| {
                let (choosing, there) = (choosing(s), standing(s).1);
                let (least, most) = choosing.range_apart(&there, kind, spent);
                (least..=most).rev().for_each(|n| o.offer(Choice::Number(n)));
                if o.explaining() {
                    for n in 0..=there.of(spent).of(kind) {
                        o.explain(Choice::Number(n), || choosing.why_not_apart(n < least, n, kind));
                    }
                }
            })?;
            let n = crate::answer::number(answer);
            let mut units = Force::NONE;
            *units.of_mut(kind) = n;
            company::fall_in(&mut t.state, place, spent, units);
            put(&mut t.state, kind, n);
        }
    }
    Ok(())
}

impl Choosing {
    /// As [`Choosing::range`] for those of a kind who have moved so much: those asked about later can still make up the fewest.
    fn range_apart(&self, there: &Moved, kind: Kind, spent: u8) -> (u8, u8) {
        let here = there.of(spent).of(kind);
        let most = here.min(self.room.saturating_sub(self.chosen.units()));
        if kind == Kind::Train {
            return (0, most);
        }
        let most = most.min(self.cus_left());
        let same: u8 = (spent + 1..=ACTED).map(|n| there.of(n).of(kind)).sum();
        let elephants = if kind == Kind::Cu { there.all().elephants } else { 0 };
        let least = self.least.saturating_sub(self.chosen.cus() + same + elephants);
        (least.min(most), most)
    }

    fn why_not_apart(&self, too_few: bool, n: u8, kind: Kind) -> Refusal {
        if too_few {
            self.why_least
        } else if kind == Kind::Train || n > self.room.saturating_sub(self.chosen.units()) {
            self.why_room
        } else {
            self.why_most
        }
    }
}
