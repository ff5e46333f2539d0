//! PC markers: where they do most, and which are missed least (8.2, 19, 22.2).

use super::reasons::{ISOLATED, MAJORITY, NEARLY, STOP, USUAL};
use super::recall;
use super::survey::Survey;
use super::words::gains;
use crate::board::politics::may_place_pc;
use crate::data::provinces;
use crate::data::spaces::{self, space};
use crate::present::words::names::{place, several};
use crate::rules::isolation::{Supply, isolated};
use crate::state::{Marker, Place};
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
    pub(super) survey: Survey,
    /// Spaces in which a PC would not be isolated.
    joined: SpaceSet,
    /// Where paths of the enemy lead.
    supply: Supply,
    /// His PCs.
    theirs: SpaceSet,
    /// Those of them that are isolated.
    gone: SpaceSet,
}

impl Spots {
    pub(super) fn of(s: &State, side: Side, survey: Survey) -> Self {
        let (supply, theirs) = (Supply::of(s, side.enemy()), s.pcs(side.enemy()));
        Spots {
            survey,
            joined: Supply::of(s, side).joined(),
            gone: theirs.without(supply.joined()),
            supply,
            theirs,
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
        let flipped = Place {
            marker: Marker::Pc(side),
            ..*s.place(at)
        };
        let (mut theirs, after) = (self.theirs.without(self.gone), self.supply.with(at, &flipped));
        theirs.remove(at);
        theirs.without(after.joined()).len() as i32
    }

    /// Points of a PC in a space where one may be placed; one that will be isolated counts little.
    fn lasting(&self, s: &State, side: Side, at: SpaceId) -> i32 {
        if self.is_isolated(at) {
            1
        } else {
            self.worth(s, side, at)
        }
    }

    /// The spaces where PCs do something, the best first.
    pub(super) fn best_spaces(&self, s: &State, side: Side) -> Vec<SpaceId> {
        let open = spaces::all().filter(|at| may_place_pc(s, side, *at).is_ok());
        let worth = open.map(|at| (at, self.lasting(s, side, at)));
        let mut all: Vec<(SpaceId, i32)> = worth.filter(|(_, points)| *points > 0).collect();
        all.sort_by_key(|(_, points)| -points);
        all.into_iter().map(|(at, _)| at).collect()
    }

    /// Points of the best so many PCs.
    pub(super) fn best(&self, s: &State, side: Side) -> [i32; 3] {
        let mut best = [0; 3];
        for at in spaces::all().filter(|at| may_place_pc(s, side, *at).is_ok()) {
            let mut worth = self.lasting(s, side, at);
            for kept in &mut best {
                if worth > *kept {
                    core::mem::swap(kept, &mut worth);
                }
            }
        }
        best
    }
}

/// What a PC does in a space: it cuts enemy PCs off, or counts towards a majority.
fn does(s: &State, spots: &Spots, side: Side, at: SpaceId) -> String {
    let cut_off = spots.cuts_off(s, side, at);
    let (worth, enemy) = (spots.survey.worth(s, side, at), side.enemy().name());
    match cut_off {
        1.. if CUT_OFF * cut_off > worth => {
            let pcs = several(cut_off as u8, "PC");
            format!("isolates {pcs} of {enemy} by {}", place(at))
        }
        _ if spots.gone.contains(at) => format!("takes a PC in {} that would go when the turn ends", place(at)),
        _ => gains(s, &spots.survey, side, at),
    }
}

/// Where a PC is placed or flipped.
pub(super) fn places(s: &State, side: Side, advice: &mut Advice<'_>) {
    let (uses, made);
    let spots = if let Some(recalled) = recall::recalled(s, side) {
        uses = recalled;
        &uses.spots
    } else {
        made = Spots::of(s, side, Survey::of(s));
        &made
    };
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Space(space) => {
                let points = spots.worth(s, side, *space);
                let reason = if points >= TURNS { &MAJORITY } else { &NEARLY };
                advice.give_saying(at, reason, points, || does(s, spots, side, *space));
                if spots.is_isolated(*space) {
                    advice.give_saying(at, &ISOLATED, -points - IN_VAIN, || {
                        format!("is isolated at {} when the turn ends", place(*space))
                    });
                }
            }
            _ => advice.give_saying(at, &STOP, -IN_VAIN + 1, || "leaves a PC unplaced".into()),
        }
    }
}

/// Which own PC is missed least (22.2): one that would go anyway, then by what hangs on it.
pub(super) fn give_up(s: &State, side: Side, advice: &mut Advice<'_>) {
    let (survey, lost) = (Survey::of(s), isolated(s, side));
    let points = |choice| match choice {
        Choice::Space(at) if lost.contains(at) => 5,
        Choice::Space(at) => -survey.loss(side, at),
        _ => 0,
    };
    advice.each_saying(&USUAL, points, |choice, _| match choice {
        Choice::Space(at) if lost.contains(at) => format!("gives up a PC at {} that goes anyway", place(at)),
        Choice::Space(at) => loses(&survey, side, at),
        _ => String::new(),
    });
}

/// What a side loses with the control of a space.
fn loses(survey: &Survey, side: Side, at: SpaceId) -> String {
    let province = provinces::of(at);
    let (name, held) = (
        province.name(),
        province.majority() as i32 + survey.spare(side, province),
    );
    match survey.spare(side, province) {
        0 => format!("loses {name}"),
        1 => format!("leaves {name} with no space to spare"),
        _ => format!("leaves {} of {} spaces of {name}", held - 1, province.spaces().len()),
    }
}

/// Which space an Event works on: where a province turns, where most enemies are, where more CUs join most.
pub(super) fn target(s: &State, side: Side, advice: &mut Advice<'_>) {
    let survey = Survey::of(s);
    let [own, enemy] = [side, side.enemy()];
    let cus = |of, at| s.place(at).all(of).fighting();
    let ground = |at| match s.control(at) {
        Some(owner) if owner == own => 0,
        _ => survey.worth(s, own, at),
    };
    let points = |choice| match choice {
        Choice::Space(at) => ground(at) + 3 * i32::from(cus(enemy, at)) + 2 * i32::from(cus(own, at)),
        _ => 0,
    };
    advice.each_saying(&NEARLY, points, |choice, _| {
        let Choice::Space(at) = choice else {
            return String::new();
        };
        let (theirs, ours) = (cus(enemy, at), cus(own, at));
        match ground(at) {
            _ if theirs > ours => format!("strikes {} at {}", several(theirs, "CU"), place(at)),
            0 => format!("joins {} at {}", several(ours, "CU"), place(at)),
            ground if ground < 2 * i32::from(ours) => format!("joins {} at {}", several(ours, "CU"), place(at)),
            _ => gains(s, &survey, own, at),
        }
    });
}

/// Which Numidia: where the enemy's majority is nearest to going.
pub(super) fn numidia(s: &State, side: Side, advice: &mut Advice<'_>) {
    use crate::data::provinces::Province::{EasternNumidia, WesternNumidia};
    let survey = Survey::of(s);
    let province = |choice| match Named::from_choice(choice) {
        Some(Named::WesternNumidia) => WesternNumidia,
        _ => EasternNumidia,
    };
    let points = |choice| {
        let theirs = survey.controls(side.enemy(), province(choice));
        let own = survey.controls(side, province(choice));
        10 * i32::from(theirs) - 10 * i32::from(own)
    };
    advice.each_saying(&NEARLY, points, |choice, points| {
        let name = province(choice).name();
        match points {
            1.. => format!("strikes {name}, which {} controls", side.enemy().name()),
            _ => format!("is wasted on {name}, which {} controls already", side.name()),
        }
    });
}
