//! How the provinces stand, and what the control of a space is worth (19.1, 22.1).

use super::army::capital;
use super::sides::UNSCORED;
use super::ways::{within_a_march, within_two_marches};
use crate::State;
use crate::data::provinces::{self, Province, Region};
use crate::data::spaces;
use crate::data::tables::{BESIEGERS, ITALIAN_ALLIES};
use crate::state::Where;
use engine::{PerSide, Side, SpaceId, SpaceSet};

/// Battle Cards that the allies of each province bring in a battle in each (14.3).
static HELP: [[u8; Province::COUNT]; Province::COUNT] = {
    let (mut help, mut from) = ([[0; Province::COUNT]; Province::COUNT], 0);
    while from < Province::COUNT {
        let (province, mut there) = (Province::ALL[from], 0);
        while there < Province::COUNT {
            if province.helps_in(Province::ALL[there]) {
                help[from][there] = province.allies();
            }
            there += 1;
        }
        from += 1;
    }
    help
};

/// CUs with which a general counts as an army.
pub(super) const ARMY: u8 = 3;

/// How many spaces of each province each side controls.
pub(super) struct Survey {
    held: PerSide<[u8; Province::COUNT]>,
    /// The spaces that each side controls.
    controlled: PerSide<SpaceSet>,
    /// Battle Cards for allies in each province; a thought asks for them at each space.
    allies: PerSide<[u8; Province::COUNT]>,
    /// Spaces in which an army of each side stands.
    armies: PerSide<SpaceSet>,
    /// Spaces that an army of each side could come to.
    reached: PerSide<SpaceSet>,
    /// CUs of the largest enemy army that could besiege the capital of each side by its second activation.
    besiegers: PerSide<u8>,
}

impl Survey {
    pub(super) fn of(s: &State) -> Self {
        let mut held = PerSide::new([0; Province::COUNT], [0; Province::COUNT]);
        let mut controlled = PerSide::new(SpaceSet::EMPTY, SpaceSet::EMPTY);
        for at in spaces::all() {
            if let Some(side) = s.control(at) {
                controlled[side].insert(at);
                held[side][provinces::of(at) as usize] += 1;
            }
        }
        let armies = PerSide::new(armies(s, Side::Rome), armies(s, Side::Carthage));
        let reached = |side| {
            armies[side]
                .iter()
                .map(within_a_march)
                .fold(SpaceSet::EMPTY, SpaceSet::or)
        };
        let mut survey = Survey {
            held,
            controlled,
            allies: PerSide::new([0; Province::COUNT], [0; Province::COUNT]),
            armies,
            reached: PerSide::new(reached(Side::Rome), reached(Side::Carthage)),
            besiegers: PerSide::new(0, 0),
        };
        for side in Side::BOTH {
            survey.besiegers[side] = survey.besiegers_of(s, side);
            survey.allies[side] = survey.allies_of(side);
        }
        survey
    }

    /// By how many spaces a side holds more than the least majority of a province; less than 0 if it does not control it.
    pub(super) fn spare(&self, side: Side, province: Province) -> i32 {
        i32::from(self.held[side][province as usize]) - province.majority() as i32
    }

    /// Whether a side controls a province.
    pub(super) fn controls(&self, side: Side, province: Province) -> bool {
        self.spare(side, province) >= 0
    }

    /// The spaces that a side controls.
    pub(super) fn controlled(&self, side: Side) -> SpaceSet {
        self.controlled[side]
    }

    /// Whether an army of a side stands in these spaces, other than the one that comes from `from`.
    pub(super) fn has_army(&self, side: Side, spaces: SpaceSet, from: Option<SpaceId>) -> bool {
        self.armies[side].and(spaces).iter().any(|at| Some(at) != from)
    }

    /// Whether a province of a side is nearly lost, and within reach of an enemy army.
    pub(super) fn is_exposed(&self, side: Side, province: Province) -> bool {
        let nearly = matches!(self.spare(side, province), 0 | 1);
        nearly && province.significant() && !province.spaces().and(self.reached[side.enemy()]).is_empty()
    }

    /// CUs of the largest enemy army that could besiege the capital of a side by its second activation; 0 if none could (20.2).
    pub(super) fn besiegers(&self, side: Side) -> u8 {
        self.besiegers[side]
    }

    fn besiegers_of(&self, s: &State, side: Side) -> u8 {
        let near = self.armies[side.enemy()].and(within_two_marches(capital(side)));
        let cus = near.iter().map(|at| s.outside(at, side.enemy()).fighting());
        cus.filter(|cus| *cus > BESIEGERS).max().unwrap_or(0)
    }

    /// CUs of a side's armies in these spaces, without the one that comes from `from`.
    pub(super) fn cus_of_armies(&self, s: &State, side: Side, spaces: SpaceSet, from: Option<SpaceId>) -> u8 {
        let others = self.armies[side].and(spaces).iter().filter(|at| Some(*at) != from);
        others.map(|at| s.outside(at, side).fighting()).sum()
    }

    /// Political Points of a side (22.1).
    pub(super) fn points(&self, side: Side) -> i32 {
        let held = |p: &Province| p.significant() && self.controls(side, *p);
        Province::ALL.iter().filter(|p| held(p)).count() as i32
    }

    /// Battle Cards for allies (14.2, 14.3).
    pub(super) fn allies(&self, side: Side, there: Province) -> u8 {
        self.allies[side][there as usize]
    }

    fn allies_of(&self, side: Side) -> [u8; Province::COUNT] {
        let mut sums = [0; Province::COUNT];
        for from in Province::ALL.iter().filter(|from| self.controls(side, **from)) {
            for (sum, help) in sums.iter_mut().zip(HELP[*from as usize]) {
                *sum += help;
            }
        }
        if side == Side::Rome {
            let italian = Province::ALL.iter().filter(|there| there.region() == Region::Italia);
            italian.for_each(|there| sums[*there as usize] = ITALIAN_ALLIES.min(sums[*there as usize]));
        }
        sums
    }

    /// Points of a space that comes under a side's control: for its own majority, and for the enemy's if it is his.
    pub(super) fn worth(&self, s: &State, side: Side, at: SpaceId) -> i32 {
        let (province, enemy) = (provinces::of(at), side.enemy());
        let own = match self.spare(side, province) {
            -1 => 22,
            -2 => 17,
            -3 => 9,
            0 | 1 => 3,
            spare if spare > 1 => 1,
            _ => 5,
        };
        let theirs = match (s.control(at), self.spare(enemy, province)) {
            (Some(_), 0 | 1) => 13,
            (Some(_), 2) => 14,
            (Some(_), _) => 4,
            // He could have placed a PC there, and now he cannot.
            (None, -1) => 7,
            (None, -2) => 2,
            (None, _) => 0,
        };
        let all = own + theirs;
        if province.significant() { all } else { all / 20 }
    }

    /// Points that a side loses with the control of a space.
    pub(super) fn loss(&self, side: Side, at: SpaceId) -> i32 {
        let province = provinces::of(at);
        let loss = match self.spare(side, province) {
            0 => 40,
            1 => 14,
            2 => 5,
            spare if spare > 2 => 3,
            -1 => 8,
            _ => 4,
        };
        if province.significant() {
            loss
        } else {
            loss / UNSCORED[side]
        }
    }
}

/// The spaces in which an army of a side stands outside walls; where one is on the march, none is counted.
fn armies(s: &State, side: Side) -> SpaceSet {
    let marching = s.march.filter(|m| m.side == side).map(|m| m.at);
    let army = |unit| match s.general(unit).at {
        Where::At(at) => Some(at).filter(|at| s.outside(*at, side).fighting() >= ARMY && marching != Some(*at)),
        _ => None,
    };
    s.generals_in_play(side).iter().filter_map(army).collect()
}
