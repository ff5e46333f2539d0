//! Choosing units by their number, kind by kind.

use crate::{Moved, Units};
use kernel::{Choice, Flow, Options, Question, Refusal, Rule, Rules, Side, Table};

/// How many units may be chosen, and why not fewer or more.
pub struct Choosing<F> {
    /// What there is, chosen or not.
    pub avail: F,
    /// What has been chosen of the kinds asked about before.
    pub chosen: F,
    /// Places in all for those that take one.
    pub room: u8,
    /// The fewest CUs.
    pub least: u8,
    /// The most CUs.
    pub most: u8,
    /// Why not fewer CUs.
    pub why_least: Refusal,
    /// Why not more CUs.
    pub why_most: Refusal,
    /// Why there is no room for more.
    pub why_room: Refusal,
}

impl<F: Units> Choosing<F> {
    /// The fewest and the most of a kind, if there are so many of it to be asked about now and these come later. The largest numbers
    /// come first, so that the first answers together take all there is room for.
    fn range(&self, kind: F::Kind, here: u8, later: u8) -> (u8, u8) {
        let room = if F::takes_room(kind) { self.room_left() } else { u8::MAX };
        let most = here.min(room);
        if !F::is_cu(kind) {
            return (0, most);
        }
        let chosen = self.chosen.sum(F::is_cu);
        let most = most.min(self.most.saturating_sub(chosen));
        (self.least.saturating_sub(chosen + later).min(most), most)
    }

    fn room_left(&self) -> u8 {
        self.room.saturating_sub(self.chosen.sum(F::takes_room))
    }

    /// CUs of the kinds that are asked about after this one.
    fn later(&self, of: F, kind: F::Kind) -> u8 {
        let after = F::KINDS.iter().skip_while(|k| **k != kind).skip(1);
        after.filter(|k| F::is_cu(**k)).map(|k| of.of(*k)).sum()
    }

    fn why_not(&self, too_few: bool, n: u8, kind: F::Kind) -> Refusal {
        if too_few {
            self.why_least
        } else if F::takes_room(kind) && (n > self.room_left() || !F::is_cu(kind)) {
            self.why_room
        } else {
            self.why_most
        }
    }

    /// The numbers from the largest down, and why not the others up to as many as are here.
    fn offer(&self, o: &mut Options, kind: F::Kind, here: u8, later: u8) {
        let (least, most) = self.range(kind, here, later);
        (least..=most).rev().for_each(|n| o.offer(Choice::Number(n)));
        if o.explaining() {
            for n in 0..=here {
                o.explain(Choice::Number(n), || self.why_not(n < least, n, kind));
            }
        }
    }
}

fn number(answer: Choice) -> u8 {
    match answer {
        Choice::Number(n) => n,
        _ => unreachable!("numbers alone are offered"),
    }
}

/// Asks how many of each kind that is there, kind by kind. What may be chosen is read from the table anew for each.
///
/// # Errors
/// [`kernel::Halt`].
pub fn choose_units<R: Rules, F: Units>(
    t: &mut Table<'_, R>,
    side: Side,
    rule: Rule,
    choosing: impl Fn(&R::State) -> Choosing<F>,
    about: impl Fn(F::Kind) -> R::Prompt,
    put: impl Fn(&mut R::State, F::Kind, u8),
) -> Flow<()> {
    for kind in F::KINDS.iter().copied() {
        if choosing(&t.state).avail.of(kind) == 0 {
            continue;
        }
        let answer = t.ask(Question::open(side, about(kind), rule), &mut |s, o| {
            let choosing = choosing(s);
            choosing.offer(o, kind, choosing.avail.of(kind), choosing.later(choosing.avail, kind));
        })?;
        put(&mut t.state, kind, number(answer));
    }
    Ok(())
}

/// As [`choose_units`], for units counted apart: asks of each kind and class, the freshest first. The question names the class where
/// there is more than one of the kind.
///
/// # Errors
/// [`kernel::Halt`].
pub fn choose_apart<R: Rules, F: Units, const N: usize>(
    t: &mut Table<'_, R>,
    side: Side,
    rule: Rule,
    choosing: impl Fn(&R::State) -> Choosing<F>,
    there: impl Fn(&R::State) -> Moved<F, N>,
    about: impl Fn(F::Kind, Option<u8>) -> R::Prompt,
    put: impl Fn(&mut R::State, F::Kind, u8, u8),
) -> Flow<()> {
    for kind in F::KINDS.iter().copied() {
        let all = there(&t.state);
        let classes: Vec<u8> = (0..N as u8).filter(|class| all.of(*class).of(kind) > 0).collect();
        let several = classes.len() > 1;
        for class in classes {
            let about = about(kind, several.then_some(class));
            let answer = t.ask(Question::open(side, about, rule), &mut |s, o| {
                let (choosing, there) = (choosing(s), there(s));
                let same: u8 = (class + 1..N as u8).map(|n| there.of(n).of(kind)).sum();
                let later = same + choosing.later(there.all(), kind);
                choosing.offer(o, kind, there.of(class).of(kind), later);
            })?;
            put(&mut t.state, kind, class, number(answer));
        }
    }
    Ok(())
}
