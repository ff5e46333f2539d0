//! What there is to fight for and to win, in words, for reasons that name it.

use super::armies::{Aim, aim, army};
use super::pcs::Gain;
use crate::State;
use crate::data::lanes::tyrrhenum_ports;
use crate::data::provinces;
use crate::data::spaces::at;
use crate::present::words::names::{list, place, several, several_of, short};
use crate::rules::siege;
use engine::{Side, SpaceId, UnitId};

/// An army that marches together has no more CUs (7.1).
const MOST: u8 = 10;

/// Our CUs and theirs: "6 CUs against 3".
pub(super) fn against(own: u8, theirs: u8) -> String {
    format!("{} against {theirs}", several_of(own, "CU"))
}

/// An army that is met, with our CUs and theirs: "meets a weaker army at Messana: 6 CUs against 3".
pub(super) fn meets(verb: &str, own: u8, theirs: u8, at: SpaceId) -> String {
    let army = match own.cmp(&theirs) {
        core::cmp::Ordering::Greater => "a weaker army",
        core::cmp::Ordering::Equal => "an equal army",
        core::cmp::Ordering::Less => "a stronger army",
    };
    format!("{verb} {army} at {}: {}", place(at), against(own, theirs))
}

/// A city or Tribe that may be attempted, with the points that lie on it: "the walls of Lilybaeum", "the siege of Lilybaeum (2 of 3 Siege
/// Points)".
fn before(s: &State, at: SpaceId) -> String {
    let (there, points, needed) = (place(at), s.place(at).points, siege::needed(s, at));
    match (s.place(at).is_tribe(), points) {
        (true, 0) => format!("the Tribe of {there}"),
        (true, _) => format!("the Tribe of {there} ({points} of {needed} points)"),
        (false, 0) => format!("the walls of {there}"),
        (false, _) => format!("the siege of {there} ({points} of {needed} Siege Points)"),
    }
}

/// An attempt on them; `ends` is the ending of its verb: "goes on with the siege of Lilybaeum (2 of 3 Siege Points)".
pub(super) fn attempts(s: &State, at: SpaceId, ends: [&str; 2]) -> String {
    let [s_, es] = ends;
    match (s.place(at).is_tribe(), s.place(at).points) {
        (true, 0) => format!("attempt{s_} to Subjugate {}", before(s, at)),
        (false, 0) => format!("besiege{s_} {}", place(at)),
        _ => format!("go{es} on with {}", before(s, at)),
    }
}

/// What an army of so many CUs fights for in a space: "the walls of Lilybaeum", "a weaker army at Messana: 6 CUs against 3".
fn fought_for(s: &State, side: Side, cus: u8, at: SpaceId) -> String {
    let enemy = side.enemy();
    let (there, enemies) = (s.place(at), s.outside(at, enemy).fighting());
    let walls = there.city() == Some(enemy) || there.is_tribe();
    match (walls, enemies) {
        (true, 0) => before(s, at),
        (true, _) => format!("{}, with {} before it", place(at), several(enemies, "CU")),
        (false, 0) => format!("{}'s PC in {}", enemy.name(), place(at)),
        (false, _) => format!("a weaker army at {}: {}", place(at), against(cus, enemies)),
    }
}

/// How a step or an army's place serves the best that it could fight for: "comes nearer to", "can go for", with what that is.
pub(super) fn towards(s: &State, side: Side, cus: u8, aim: &Aim, verb: &str) -> String {
    format!("{verb} {}", fought_for(s, side, cus, aim.at))
}

/// What a general is sent for: "lets Regulus go for the walls of Lilybaeum with 6 CUs".
pub(super) fn sends(s: &State, side: Side, general: UnitId) -> String {
    let name = short(general);
    let Some((cus, from)) = army(s, side, general) else {
        return format!("moves {name}");
    };
    let cus = cus.min(MOST);
    let led = several_of(cus, "CU");
    if siege::may_attempt(s, general).is_ok() {
        return format!("lets {name} with {led} {}", attempts(s, from, ["", ""]));
    }
    match aim(s, side, cus, from) {
        Some(aim) => towards(s, side, cus, &aim, &format!("lets {name} with {led} go for")),
        None => format!("lets {name} with {led} move"),
    }
}

/// Where a CU or a general joins: "joins Regulus with 5 CUs at Messana".
pub(super) fn joins(s: &State, side: Side, space: SpaceId) -> String {
    let cus = s.place(space).all(side).fighting();
    let names: Vec<String> = s.generals_at(space, side).iter().map(|g| short(g).to_owned()).collect();
    let there = place(space);
    match (names.is_empty(), cus) {
        (true, _) => format!("joins {} at {there}", several(cus, "CU")),
        (false, 0) => format!("gives {} at {there} a CU to lead", list(names)),
        (false, _) => format!("joins {} with {} at {there}", list(names), several(cus, "CU")),
    }
}

/// What a PC in a space does: "turns Etruria", "brings Samnium nearer to being turned: 2 of 3 spaces needed".
pub(super) fn gains(s: &State, side: Side, space: SpaceId) -> String {
    let province = provinces::of(space);
    let ports = tyrrhenum_ports();
    let of_province = Gain::of(s, side, space, province.spaces(), province.majority());
    let of_ports = Gain::of(s, side, space, ports, ports.len() / 2 + 1);
    let worth = if province.significant() {
        of_province.points()
    } else {
        of_province.points() / 2
    };
    if space == at::LILYBAEUM && worth < 14 {
        return "gains Lilybaeum".into();
    }
    if ports.contains(space) && of_ports.points() > worth {
        let ports = "most ports of the Mare Tyrrhenum";
        return match of_ports.short {
            1 => format!("gains {ports}"),
            0 => format!("keeps {ports} with one to spare"),
            _ if of_ports.breaks() => format!("takes {ports} from {}", side.enemy().name()),
            short if short > 0 => format!("counts towards {ports}: {} needed", of_ports.reached()),
            _ => format!("takes a port of the Mare Tyrrhenum from {}", side.enemy().name()),
        };
    }
    let name = province.name();
    match of_province.short {
        1 => format!("turns {name}"),
        _ if of_province.breaks() => format!("takes {}'s majority in {name}", side.enemy().name()),
        0 => format!("keeps one space to spare in {name}"),
        short if short > 0 => format!(
            "brings {name} nearer to being turned: {} spaces needed",
            of_province.reached()
        ),
        _ if of_province.taken => format!("takes {} in {name} from {}", place(space), side.enemy().name()),
        _ => format!("adds {} to {name}, which is held", place(space)),
    }
}
