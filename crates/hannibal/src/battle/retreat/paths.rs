//! The ways of a retreat (15.1 to 15.3): which step goes on to a legal end, and to the nearest.

use crate::battle::{Battle, Entered};
use crate::data::roads::{Way, between, neighbours};
use crate::laws::battle as law;
use crate::state::{Force, State};
use kernel::{Legality, Refusal, Side, SpaceId, SpaceSet};

/// Spaces of a retreat at most (15.2).
const SPACES: u8 = 4;

/// The fewest CUs that a way of so many spaces loses; [`NO_WAY`] where there is none. Index 0 stands for no way at all.
pub(super) type Fewest = [u8; SPACES as usize + 1];

/// More CUs than any way loses.
const NO_WAY: u8 = u8::MAX;

/// What a step into a space does to a retreating force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Its last CU is lost.
    Lost,
    /// The retreat ends there.
    Ends { lost: u8 },
    /// It goes on from there, with so many CUs, those it has swept up among them.
    GoesOn { lost: u8, cus: u8 },
}

/// A step of a force into a space: its price first, then the end of the retreat or friends swept up (15.1, 15.3).
pub(super) fn step(s: &State, side: Side, to: SpaceId, force: Force) -> Step {
    step_of(s, side, to, force.fighting(), SpaceSet::EMPTY)
}

/// The same for so many CUs; generals alone pay nothing. CUs of its own side in `taken` belong to the force already.
fn step_of(s: &State, side: Side, to: SpaceId, cus: u8, taken: SpaceSet) -> Step {
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
        cus: left + friends,
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
    /// The retreat as it stands: of the loser of this battle.
    pub(super) fn of(s: &'a State, battle: &Battle, side: Side, at: SpaceId, spent: u8, lost: u8) -> Self {
        let Battle { onset, .. } = battle;
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
        let mut fewest = [NO_WAY; SPACES as usize + 1];
        let cus = self.s.place(self.at).outside[self.side].fighting();
        let taken = [self.at].into_iter().collect();
        self.walk(taken, to, self.spent + 1, self.lost, cus, &mut fewest);
        law::RETREAT_NO_END.unless(fewest != [NO_WAY; SPACES as usize + 1])?;
        Ok(fewest)
    }

    /// Walks into a space and on from it as far as spaces and CUs go, never into the space of the battle (15.2).
    fn walk(&self, mut taken: SpaceSet, to: SpaceId, spent: u8, lost: u8, cus: u8, fewest: &mut Fewest) {
        match step_of(self.s, self.side, to, cus, taken) {
            Step::Lost => {}
            Step::Ends { lost: more } => {
                let best = &mut fewest[usize::from(spent)];
                *best = (*best).min(lost + more);
            }
            Step::GoesOn { lost: more, cus } if spent < SPACES => {
                taken.insert(to);
                for next in neighbours(to) {
                    let barred = *next == self.field || self.shun == Some(*next);
                    if !barred && between(to, *next) == Some(Way::Road) {
                        self.walk(taken, *next, spent + 1, lost + more, cus, fewest);
                    }
                }
            }
            Step::GoesOn { .. } => {}
        }
    }

    /// For each number of spaces, how many CUs a way must lose fewer than: the fewest of the shortest ways (15.1). `None` if no way leads
    /// to a legal end.
    pub(super) fn limits(&self) -> Option<Fewest> {
        let mut fewest = [NO_WAY; SPACES as usize + 1];
        for via in self.candidates().filter_map(|to| self.via(to).ok()) {
            for (best, new) in fewest.iter_mut().zip(via) {
                *best = (*best).min(new);
            }
        }
        let shortest = fewest.iter().position(|lost| *lost != NO_WAY)?;
        let mut limits = [NO_WAY; SPACES as usize + 1];
        limits[shortest + 1..].fill(fewest[shortest]);
        Some(limits)
    }

    /// Whether the retreat may go on to this neighbour: a legal way leads on from there, and to the nearest end unless it loses fewer CUs
    /// than the shortest (15.1).
    pub(super) fn may_go(&self, to: SpaceId, limits: &Fewest) -> Legality {
        let via = self.via(to)?;
        let near = via.iter().zip(limits).any(|(lost, limit)| lost < limit);
        law::RETREAT_NEAREST.unless(near)
    }
}
