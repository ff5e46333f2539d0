//! The ways of a retreat (15.1 to 15.3): which step goes on to a legal end, and to the nearest.

use crate::data::roads::{Way, between, neighbours};
use crate::protocol::refusals::battle as law;
use crate::state::{Entered, Force, Onset, State};
use engine::{Legality, Refusal, Side, SpaceId, SpaceSet};
use punic::Fewest;
use punic::rules::retreat::{Step, Ways};

/// A step of a force into a space: its price first, then the end of the retreat or friends swept up (15.1, 15.3).
pub(super) fn step(s: &State, side: Side, to: SpaceId, force: Force) -> Step<u8> {
    step_of(s, side, to, force.fighting(), SpaceSet::EMPTY)
}

/// The same for so many CUs; generals alone pay nothing. CUs of its own side in `taken` belong to the force already.
fn step_of(s: &State, side: Side, to: SpaceId, cus: u8, taken: SpaceSet) -> Step<u8> {
    let place = s.place(to);
    let lost = price(s, side, to).min(cus);
    if cus > 0 && lost == cus {
        return Step::Lost;
    }
    let left = cus - lost;
    let friends = if taken.contains(to) {
        0
    } else {
        place.outside[side].fighting()
    };
    let free = place.outside[side.enemy()].fighting() == 0;
    if free && (place.control() == Some(side) || friends > left) {
        return Step::Ends { lost };
    }
    Step::GoesOn {
        lost,
        force: left + friends,
    }
}

/// CUs that entering a space costs: one for an enemy PC marker or a Tribe that is no friend, one for each enemy CU outside walls (15.3).
pub(super) fn price(s: &State, side: Side, to: SpaceId) -> u8 {
    let place = s.place(to);
    u8::from(place.hostile(side)) + place.outside[side.enemy()].fighting()
}

/// A retreating force: where, how far, and what it may not do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Track<'a> {
    s: &'a State,
    side: Side,
    /// The space of the battle.
    field: SpaceId,
    at: SpaceId,
    spent: u8,
    /// CUs lost on the way so far.
    lost: u8,
    /// How the original attacker came, while he has not gone back there.
    first: Option<Entered>,
    /// Where the original defender may not go.
    shun: Option<SpaceId>,
}

impl<'a> Track<'a> {
    /// The retreat as it stands: of the loser of a battle that began so.
    pub(super) fn of(s: &'a State, onset: &Onset, side: Side, at: SpaceId, spent: u8, lost: u8) -> Self {
        let attacker = side == onset.attacker;
        let came = attacker && spent == 0 && onset.entered != Entered::Start;
        Track {
            s,
            side,
            field: onset.at,
            at,
            spent,
            lost,
            first: came.then_some(onset.entered),
            shun: onset.entered.from().filter(|_| !attacker),
        }
    }

    /// The next spaces that come into question: for the original attacker first the one that he came from (15.2).
    pub(super) fn candidates(&self) -> impl Iterator<Item = SpaceId> + use<> {
        let first = self.first;
        let open = move |to: &SpaceId| first.is_none_or(|came| came == Entered::Road(*to));
        neighbours(self.at).iter().copied().filter(open)
    }

    /// Whether a step to this neighbour obeys 15.2 and goes on to a legal end: the fewest losses by the length of its ways.
    fn via(&self, to: SpaceId) -> Result<Fewest, Refusal> {
        law::RETREAT_OVER_PASS.unless(between(self.at, to) == Some(Way::Road))?;
        law::RETREAT_NOT_BACK.unless(to != self.field)?;
        law::RETREAT_TO_ORIGIN.unless(self.shun != Some(to))?;
        let mut fewest = Fewest::NONE;
        let cus = self.s.place(self.at).outside[self.side].fighting();
        let taken = [self.at].into_iter().collect();
        self.walk(to, self.spent + 1, self.lost, cus, taken, &mut fewest);
        law::RETREAT_NO_END.unless(fewest != Fewest::NONE)?;
        Ok(fewest)
    }

    /// For each number of spaces, how many CUs a way must lose fewer than: the fewest of the shortest ways (15.1). `None` if no way leads
    /// to a legal end.
    pub(super) fn limits(&self) -> Option<Fewest> {
        let mut fewest = Fewest::NONE;
        for via in self.candidates().filter_map(|to| self.via(to).ok()) {
            fewest.join(via);
        }
        let shortest = fewest.0.iter().position(|lost| *lost != Fewest::NO_WAY)?;
        let mut limits = Fewest::NONE;
        limits.0[shortest + 1..].fill(fewest.0[shortest]);
        Some(limits)
    }

    /// Whether the retreat may go on to this neighbour: a legal way leads on from there, and to the nearest end unless it loses fewer CUs
    /// than the shortest (15.1).
    pub(super) fn may_go(&self, to: SpaceId, limits: Fewest) -> Legality {
        let via = self.via(to)?;
        law::RETREAT_NEAREST.unless(via.beats(limits))
    }
}

impl Ways for Track<'_> {
    /// CUs: generals alone retreat too.
    type Force = u8;

    fn step(&self, to: SpaceId, cus: u8, taken: SpaceSet) -> Step<u8> {
        step_of(self.s, self.side, to, cus, taken)
    }

    /// By road, never into the space of the battle nor to where the original defender may not go (15.2).
    fn onward(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> {
        let barred = move |to: SpaceId| to == self.field || self.shun == Some(to);
        let open = move |to: &SpaceId| !barred(*to) && between(from, *to) == Some(Way::Road);
        neighbours(from).iter().copied().filter(open)
    }
}
