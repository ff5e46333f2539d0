//! PC markers: where they do most, and which are missed least (8.2, 19, 22.2).

use super::reasons::{ISOLATED, MAJORITY, NEARLY, STOP, USUAL};
use super::survey::Survey;
use crate::board::politics::may_place_pc;
use crate::data::spaces::{self, space};
use crate::rules::isolation::{isolated, supplied};
use crate::state::Marker;
use crate::{Named, State};
use ::ai::Advice;
use engine::{Choice, Side, SpaceId, SpaceSet};

/// Points against a PC that falls when the turn ends.
const IN_VAIN: i32 = 5;
/// Points for each enemy PC that is isolated by a flip.
const CUT_OFF: i32 = 8;
/// Points that count as a province turned.
const TURNS: i32 = 20;

/// What PCs are worth to a side wherever they may be placed.
pub(super) struct Spots {
    survey: Survey,
    joined: SpaceSet,
    gone: SpaceSet,
}

impl Spots {
    pub(super) fn of(s: &State, side: Side) -> Self {
        Spots {
            survey: Survey::of(s),
            joined: supplied(s, side),
            gone: isolated(s, side.enemy()),
        }
    }

    /// Whether a PC there would be isolated (19.4).
    fn is_isolated(&self, at: SpaceId) -> bool {
        !self.joined.contains(at) && space(at).port.is_none()
    }

    /// Points of a PC in a space.
    pub(super) fn worth(&self, s: &State, side: Side, at: SpaceId) -> i32 {
        let mut worth = self.survey.worth(s, side, at);
        if self.gone.contains(at) {
            // It goes anyway when the turn ends.
            worth /= 5;
        }
        worth + CUT_OFF * self.cuts_off(s, side, at)
    }

    /// How many PCs of the enemy would be isolated if one of his were flipped (19.4).
    fn cuts_off(&self, s: &State, side: Side, at: SpaceId) -> i32 {
        if s.place(at).marker != Marker::Pc(side.enemy()) {
            return 0;
        }
        let mut after = s.clone();
        after.place_mut(at).marker = Marker::Pc(side);
        isolated(&after, side.enemy()).without(self.gone).len() as i32
    }

    /// Points of the best so many PCs.
    pub(super) fn best(&self, s: &State, side: Side) -> [i32; 3] {
        let mut best = [0; 3];
        for at in spaces::all().filter(|at| may_place_pc(s, side, *at).is_ok()) {
            let mut worth = if self.is_isolated(at) {
                1
            } else {
                self.worth(s, side, at)
            };
            for kept in &mut best {
                if worth > *kept {
                    core::mem::swap(kept, &mut worth);
                }
            }
        }
        best
    }
}

/// Where a PC is placed or flipped.
pub(super) fn place(s: &State, side: Side, advice: &mut Advice<'_>) {
    let spots = Spots::of(s, side);
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(space) => {
                let points = spots.worth(s, side, *space);
                advice.give(at, if points >= TURNS { &MAJORITY } else { &NEARLY }, points);
                if spots.is_isolated(*space) {
                    advice.give(at, &ISOLATED, -points - IN_VAIN);
                }
            }
            _ => advice.give(at, &STOP, -IN_VAIN + 1),
        }
    }
}

/// Which own PC is missed least (22.2): one that would go anyway, then by what hangs on it.
pub(super) fn give_up(s: &State, side: Side, advice: &mut Advice<'_>) {
    let (survey, lost) = (Survey::of(s), isolated(s, side));
    advice.each(&USUAL, |choice| match choice {
        Choice::Space(at) if lost.contains(at) => 5,
        Choice::Space(at) => -survey.loss(side, at),
        _ => 0,
    });
}

/// Which space an Event works on: where a province turns, where most enemies are, where more CUs join most.
pub(super) fn target(s: &State, side: Side, advice: &mut Advice<'_>) {
    let survey = Survey::of(s);
    let [own, enemy] = [side, side.enemy()];
    advice.each(&NEARLY, |choice| match choice {
        Choice::Space(at) => {
            let cus = |of| i32::from(s.place(at).all(of).fighting());
            let ground = match s.control(at) {
                Some(owner) if owner == own => 0,
                _ => survey.worth(s, own, at),
            };
            ground + 3 * cus(enemy) + 2 * cus(own)
        }
        _ => 0,
    });
}

/// Which Numidia: where the enemy's majority is nearest to going.
pub(super) fn numidia(s: &State, side: Side, advice: &mut Advice<'_>) {
    use crate::data::provinces::Province::{EasternNumidia, WesternNumidia};
    let survey = Survey::of(s);
    advice.each(&NEARLY, |choice| {
        let province = match Named::from_choice(choice) {
            Some(Named::WesternNumidia) => WesternNumidia,
            _ => EasternNumidia,
        };
        let theirs = survey.controls(side.enemy(), province);
        let own = survey.controls(side, province);
        10 * i32::from(theirs) - 10 * i32::from(own)
    });
}
