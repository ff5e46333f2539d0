//! Choosing units by their number, kind by kind.

use crate::{Force, Kind, Moved};
use engine::words::several;
use engine::{Choice, Flow, Options, Question, Refusal, Rule, Rules, Side, Table};

/// How many units may be chosen, and why not fewer or more.
#[derive(Clone, Copy)]
pub struct Choosing {
    /// What there is, chosen or not.
    pub avail: Force,
    /// What has been chosen of the kinds asked about before.
    pub chosen: Force,
    /// Places in all for those that take one.
    pub room: u8,
    /// Whether trains take one.
    pub trains_take_room: bool,
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

impl Choosing {
    /// What a duty leaves no choice in, in words: how many CUs must go along, and how many must stay.
    #[must_use]
    pub fn duty(&self) -> String {
        let all = self.avail.fighting();
        let (goes, stays) = (self.least.min(all), all.saturating_sub(self.most));
        match (goes, stays) {
            (0, 0) => String::new(),
            (goes, 0) => format!(" Here at least {} must go along.", several(goes, "CU")),
            (0, stays) => format!(" Here at least {} must stay.", several(stays, "CU")),
            (goes, stays) => format!(
                " Here at least {} must go along, and {stays} must stay.",
                several(goes, "CU")
            ),
        }
    }

    /// The fewest and the most of a kind, if there are so many of it to be asked about now and these come later. The largest numbers
    /// come first, so that the first answers together take all there is room for.
    fn range(&self, kind: Kind, here: u8, later: u8) -> (u8, u8) {
        let room = if self.takes_room(kind) {
            self.room_left()
        } else {
            u8::MAX
        };
        let most = here.min(room);
        if !kind.fights() {
            return (0, most);
        }
        let chosen = self.chosen.fighting();
        let most = most.min(self.most.saturating_sub(chosen));
        (self.least.saturating_sub(chosen + later).min(most), most)
    }

    fn takes_room(&self, kind: Kind) -> bool {
        kind.fights() || self.trains_take_room
    }

    fn room_left(&self) -> u8 {
        let trains = if self.trains_take_room { self.chosen.trains } else { 0 };
        self.room.saturating_sub(self.chosen.fighting() + trains)
    }

    /// CUs of the kinds that are asked about after this one.
    fn later(&self, of: Force, kind: Kind) -> u8 {
        let after = Kind::ALL.iter().skip_while(|k| **k != kind).skip(1);
        after.filter(|k| k.fights()).map(|k| of.of(*k)).sum()
    }

    fn why_not(&self, too_few: bool, n: u8, kind: Kind) -> Refusal {
        if too_few {
            self.why_least
        } else if self.takes_room(kind) && (n > self.room_left() || !kind.fights()) {
            self.why_room
        } else {
            self.why_most
        }
    }

    /// The numbers from the largest down, and why not the others up to as many as are here.
    fn offer(&self, o: &mut Options, kind: Kind, here: u8, later: u8) {
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
/// [`engine::Halt`].
pub fn choose_units<R: Rules>(
    t: &mut Table<'_, R>,
    side: Side,
    rule: Rule,
    choosing: impl Fn(&R::State) -> Choosing,
    about: impl Fn(Kind) -> R::Prompt,
    put: impl Fn(&mut R::State, Kind, u8),
) -> Flow<()> {
    for kind in Kind::ALL {
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
/// [`engine::Halt`].
pub fn choose_apart<R: Rules, const N: usize>(
    t: &mut Table<'_, R>,
    side: Side,
    rule: Rule,
    choosing: impl Fn(&R::State) -> Choosing,
    there: impl Fn(&R::State) -> Moved<N>,
    about: impl Fn(Kind, Option<u8>) -> R::Prompt,
    put: impl Fn(&mut R::State, Kind, u8, u8),
) -> Flow<()> {
    for kind in Kind::ALL {
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
