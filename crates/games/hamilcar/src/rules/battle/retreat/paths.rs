//! The ways of a Retreat (13.5.A to D): which step goes on to a legal end, and to the nearest.

use crate::data::lanes::{by_sea, sea_set};
use crate::data::provinces::{Region, region_of};
use crate::data::roads::{by_road, is_strait, roads_set};
use crate::protocol::refusals::battle as law;
use crate::state::{Battle, Entered, Force, State};
use engine::{Legality, Side, SpaceId, SpaceSet};
use punic::Fewest;
use punic::rules::retreat::{Step, Ways};

/// A step into a space: penalties first, then the end of the Retreat or absorption (13.5.A to C). `friends` stand there outside walls and
/// are not of the Force; those inside walls make the space an end if they are enough, and are never swept along.
pub(super) fn step(s: &State, side: Side, to: SpaceId, force: Force, friends: Force) -> Step<Force> {
    let place = s.place(to);
    let enemy = place.all(side.enemy());
    let lost = penalty(s, side, to);
    if lost >= force.fighting() {
        return Step::Lost;
    }
    let left = force.units() - lost;
    let inside = place.all(side).without(place.outside[side]);
    let larger = friends.plus(inside).units() > left;
    if enemy.fighting() == 0 && (place.control() == Some(side) && enemy.is_empty() || larger) {
        return Step::Ends { lost };
    }
    let joining = if joins(friends, left) { friends } else { Force::NONE };
    // Which CUs are lost does not matter to the way.
    let plain = lost.min(force.cu);
    Step::GoesOn {
        lost,
        force: force.minus(Force::new(plain, lost - plain, 0)).plus(joining),
    }
}

/// Whether a friendly Force is swept along by one that has so many Units left: if it is equal or smaller. A larger one stays where it is
/// when the enemy bars the end beside it (13.5.A, 13.5.B).
pub(super) fn joins(friends: Force, left: u8) -> bool {
    friends.units() <= left
}

/// CUs lost by entering a space: one for an enemy PC or a Tribe, one for each enemy CU (13.5.C).
pub(super) fn penalty(s: &State, side: Side, to: SpaceId) -> u8 {
    let place = s.place(to);
    let hostile = place.control() == Some(side.enemy()) || place.is_tribe();
    u8::from(hostile) + place.all(side.enemy()).fighting()
}

/// Where an Army came from.
const fn origin(entered: Entered) -> Option<SpaceId> {
    match entered {
        Entered::Start => None,
        Entered::Road(from) | Entered::Sea(from) => Some(from),
    }
}

/// A retreating Force: where, how far, and what it may not do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way<'a> {
    pub s: &'a State,
    pub side: Side,
    pub at: SpaceId,
    pub spent: u8,
    /// CUs lost on the way so far.
    pub lost: u8,
    /// Friends in the space where it is who are not of the Force.
    pub aside: Force,
    /// Where a Retreat must begin (original Attacker).
    pub first: Option<Entered>,
    /// Where it may not go (original Defender).
    pub shun: Option<SpaceId>,
}

impl<'a> Way<'a> {
    /// The Retreat as it stands: of the loser of this battle.
    pub fn of(s: &'a State, battle: &Battle, side: Side, at: SpaceId, spent: u8, lost: u8) -> Self {
        let origin = origin(battle.entered);
        let attacker = side == battle.attacker;
        Way {
            s,
            side,
            at,
            spent,
            lost,
            aside: battle.aside,
            first: origin.filter(|_| attacker && spent == 0).map(|_| battle.entered),
            shun: origin.filter(|_| !attacker),
        }
    }

    fn force(&self) -> Force {
        self.s.outside(self.at, self.side).without(self.aside)
    }

    /// Who stands outside walls in a space and is not of the Force, after it has taken in all of some spaces.
    fn friends(&self, to: SpaceId, taken: SpaceSet) -> Force {
        match to {
            _ if taken.contains(to) => Force::NONE,
            _ if to == self.at => self.aside,
            _ => self.s.outside(to, self.side),
        }
    }

    /// The next spaces that come into question: for the original Attacker at first only the one from which he entered (13.5.B).
    pub fn candidates(&self) -> impl Iterator<Item = SpaceId> + use<> {
        let (at, roads) = (self.at, roads_set(self.at));
        let first = self.first.and_then(origin);
        let lanes: &[SpaceId] = if self.spent == 0 { by_sea(at) } else { &[] };
        by_road(at)
            .iter()
            .chain(lanes.iter().filter(move |port| !roads.contains(**port)))
            .copied()
            .filter(move |to| first.is_none_or(|first| first == *to))
    }

    /// Whether a step to this neighbour obeys 13.5.B and D and goes on to a legal end: the fewest losses by MPs of its ways.
    pub fn via(&self, to: SpaceId) -> Result<Fewest, engine::Refusal> {
        if self.shun == Some(to) {
            return Err(law::RETREAT_TO_ORIGIN);
        }
        let road = self.by_road(to);
        if road.is_ok() || self.spent > 0 || !sea_set(self.at).contains(to) {
            return road;
        }
        // A Force without an Admiral thinks of the road first, if there is one.
        self.by_sea(to).map_err(|by_sea| match road {
            Err(by_road) if by_sea == law::RETREAT_NO_ADMIRAL && by_road != law::RETREAT_NO_ROAD => by_road,
            _ => by_sea,
        })
    }

    fn by_road(&self, to: SpaceId) -> Result<Fewest, engine::Refusal> {
        if !roads_set(self.at).contains(to) {
            return Err(law::RETREAT_NO_ROAD);
        }
        if is_strait(self.at, to) {
            return Err(law::RETREAT_STRAIT);
        }
        // Who came by sea goes back by sea.
        if let Some(Entered::Sea(_)) = self.first {
            return Err(law::RETREAT_NO_ROAD);
        }
        let mut fewest = Fewest::NONE;
        self.walk(
            to,
            self.spent + 1,
            self.lost,
            self.force(),
            SpaceSet::EMPTY,
            &mut fewest,
        );
        law::RETREAT_NO_END.unless(fewest != Fewest::NONE)?;
        Ok(fewest)
    }

    /// Whether a legal step to this neighbour goes by sea.
    pub fn needs_sea(&self, to: SpaceId) -> bool {
        self.by_road(to).is_err()
    }

    /// One sea lane instead of roads, with an Admiral, to a port without enemy PC and Units, where the Retreat ends (13.5.D).
    fn by_sea(&self, to: SpaceId) -> Result<Fewest, engine::Refusal> {
        let (s, side) = (self.s, self.side);
        if !s.has_admiral(s.generals_at(self.at, side)) {
            return Err(law::RETREAT_NO_ADMIRAL);
        }
        if s.control(to) == Some(side.enemy()) || !s.place(to).all(side.enemy()).is_empty() {
            return Err(law::RETREAT_SEA_ENEMY);
        }
        let out_of_africa = region_of(self.at) == Region::Africa && region_of(to) != Region::Africa;
        if side == Side::Carthage && out_of_africa && !s.may_leave_africa() {
            return Err(law::RETREAT_AFRICA);
        }
        let mut fewest = Fewest::NONE;
        fewest.add(self.spent + 1, self.lost);
        Ok(fewest)
    }

    /// For each number of MPs, how many CUs a way must lose fewer than: the fewest of all shorter ways by road (13.5.A). The sea is
    /// there instead of roads for who wants it (13.5.D) and makes none of them too long. `None` if no way leads to a legal end.
    pub fn limits(&self) -> Option<Fewest> {
        let mut fewest = Fewest::NONE;
        let mut by_sea = false;
        for to in self.candidates() {
            if let Ok(via) = self.via(to) {
                if self.needs_sea(to) {
                    by_sea = true;
                } else {
                    fewest.join(via);
                }
            }
        }
        let mut limits = Fewest::NONE;
        for mps in 1..limits.0.len() {
            limits.0[mps] = limits.0[mps - 1].min(fewest.0[mps - 1]);
        }
        (by_sea || fewest != Fewest::NONE).then_some(limits)
    }

    /// Whether the Retreat may go on to this neighbour: a legal path leads on from there, and to the nearest end unless it loses fewer
    /// CUs than every shorter one (13.5.A).
    pub fn may_go(&self, to: SpaceId, limits: Fewest) -> Legality {
        let via = self.via(to)?;
        law::RETREAT_NEAREST.unless(self.needs_sea(to) || via.beats(limits))
    }
}

impl Ways for Way<'_> {
    type Force = Force;

    fn step(&self, to: SpaceId, force: Force, taken: SpaceSet) -> Step<Force> {
        step(self.s, self.side, to, force, self.friends(to, taken))
    }

    fn takes_in(&self, to: SpaceId, force: Force, taken: SpaceSet) -> bool {
        let left = force.units().saturating_sub(penalty(self.s, self.side, to));
        joins(self.friends(to, taken), left)
    }

    /// By road, never to where the original Defender may not go (13.5.B).
    fn onward(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> {
        let open = move |to: &SpaceId| !is_strait(from, *to) && self.shun != Some(*to);
        by_road(from).iter().copied().filter(open)
    }
}
