//! Armies and what they fight for in words, for reasons that name it.

use super::army::{Army, NEVER};
use super::field::{Field, Voyage};
use super::outlook::Outlook;
use super::posts::{Post, Posts, post};
use super::survey::Survey;
use super::voyages::met_by_rome;
use crate::State;
use crate::data::generals::general;
use crate::data::tables::POINTS;
use crate::present::words::names::{place, several, several_of, short};
use crate::rules::siege;
use crate::state::Marker;
use engine::{Side, SpaceId, UnitId};

/// A sentence of more letters leaves the own general out.
const LETTERS: usize = 90;

/// An army by its CUs and its general: "6 CUs under Hannibal".
pub(super) fn led(army: Army) -> String {
    let cus = several_of(army.cus, "CU");
    match army.commander {
        Some(unit) => format!("{cus} under {}", short(unit)),
        None => cus,
    }
}

/// Two armies that would fight, of which the reader knows the first: "6 CUs against 8 under Varro".
pub(super) fn against(own: Army, other: Army) -> String {
    let own = several_of(own.cus, "CU");
    match other.commander {
        Some(unit) => format!("{own} against {} under {}", other.cus, short(unit)),
        None => format!("{own} against {}", other.cus),
    }
}

/// The same with the general of the first, where his army is no larger.
fn facing(own: Army, other: Army) -> String {
    match own.commander {
        Some(unit) if own.cus > 0 && own.cus <= other.cus => {
            let against = against(own, other);
            against.replacen(" against", &format!(" under {} against", short(unit)), 1)
        }
        _ => against(own, other),
    }
}

/// What an army is that is weaker if it is less.
pub(super) fn stronger(ahead: i32) -> &'static str {
    match ahead {
        ..=-1 => "a weaker army",
        0 => "an equal army",
        1 => "a hardly stronger army",
        2.. => "a stronger army",
    }
}

/// A city or Tribe that may be attempted, with the points that lie on it: "the walls of Capua", "the siege of Capua (2 of 3 siege points)".
fn before(s: &State, at: SpaceId) -> String {
    let (there, points) = (place(at), s.place(at).points);
    match (s.place(at).is_tribe(), points) {
        (true, 0) => format!("the Tribe of {there}"),
        (true, _) => format!("the Tribe of {there} ({points} of {POINTS} points)"),
        (false, 0) => format!("the walls of {there}"),
        (false, _) => format!("the siege of {there} ({points} of {POINTS} siege points)"),
    }
}

/// An attempt on them; `ends` are the endings of its verbs: "goes on with the siege of Capua (2 of 3 siege points)".
pub(super) fn attempts(s: &State, at: SpaceId, ends: [&str; 2]) -> String {
    let [short, long] = ends;
    match (s.place(at).is_tribe(), s.place(at).points) {
        (true, 0) => format!("attempt{short} to subjugate {}", before(s, at)),
        (false, 0) => format!("besiege{short} {}", place(at)),
        _ => format!("go{long} on with {}", before(s, at)),
    }
}

/// What an army is wanted for without a fight.
pub(super) fn wanted(at: SpaceId, post: Post) -> String {
    match post {
        Post::Exposed(province) => format!("{}, which is nearly lost", province.name()),
        Post::Garrison(region) => format!("{}, where no other army stands", region.name()),
        Post::Home(capital) => format!("{}, where few CUs would be left", place(capital)),
        Post::Quarters => format!("winter quarters at {}", place(at)),
        Post::Guard(capital, besiegers) => {
            format!("the defence of {} against {}", place(capital), several(besiegers, "CU"))
        }
    }
}

/// What an army fights for in a space: "the walls of Capua", "a weaker army at Capua: 6 CUs against 3".
pub(super) fn fought_for(s: &State, outlook: &Outlook, army: Army, at: SpaceId) -> String {
    let (there, enemy) = (s.place(at), army.side.enemy());
    let post = post(s, &outlook.survey, army, at);
    if army.cus == 0 {
        let cus = several_of(s.place(at).all(army.side).fighting(), "CU");
        return format!("{cus} to lead at {}", place(at));
    }
    if there.outside[enemy].fighting() > 0 {
        let other = Army::at(s, enemy, at);
        let relief = if there.city() == Some(army.side) {
            "the relief of"
        } else {
            "a battle at"
        };
        return format!("{relief} {}: {}", place(at), against(army.joined(s, at), other));
    }
    let ground = army.ground(s, outlook, at);
    match (there.marker, post) {
        (_, Some((post, points))) if points > ground => wanted(at, post),
        (Marker::City(_) | Marker::Tribe(_), _) if ground > 0 => before(s, at),
        (Marker::Pc(owner), _) if ground > 0 => format!("{}'s PC in {}", owner.name(), place(at)),
        _ => place(at).to_owned(),
    }
}

/// Who could attack an army in a space: "can be attacked at Capua by 9 CUs under Hannibal".
pub(super) fn endangered(s: &State, outlook: &Outlook, army: Army, at: SpaceId, feared: i32) -> String {
    match outlook.attacker(s, army, feared, at) {
        Some(other) => format!("can be attacked at {} by {}", place(at), led(other)),
        None => format!("can be attacked at {}", place(at)),
    }
}

/// What a step from one space to another, or a voyage, means for an army: what it comes nearer to, or what speaks against it. `points` are those
/// of the step.
pub(super) fn steps(
    s: &State,
    outlook: &Outlook,
    field: &Field,
    army: Army,
    [from, to]: [SpaceId; 2],
    points: i32,
) -> String {
    let aim = field.aim(s, outlook, army, to).at;
    let verb = if aim == to { "comes to" } else { "comes nearer to" };
    match points {
        // What there was to fight for is where it stands; it is good to be away from there.
        1.. if aim == from => format!("gets away from {}", place(from)),
        1.. => format!("{verb} {}", fought_for(s, outlook, army, aim)),
        _ if field.is_dangerous(to) => endangered(s, outlook, army, to, super::army::FEARED),
        _ if field.is_trap(to) => format!("finds no retreat from {}", place(to)),
        _ => format!("finds nothing worth the way at {}", place(to)),
    }
}

/// The enemy in a space that an army enters: "meets a weaker army at Capua: 6 CUs against 3".
pub(super) fn meets(s: &State, outlook: &Outlook, army: Army, at: SpaceId) -> String {
    let (other, army) = (Army::at(s, army.side.enemy(), at), army.joined(s, at));
    let margin = army.margin(s, &outlook.survey, at);
    let says = |armies: String| format!("meets {} at {}: {armies}", stronger(-margin), place(at));
    let whole = says(facing(army, other));
    if whole.chars().count() > LETTERS {
        says(against(army, other))
    } else {
        whole
    }
}

/// What speaks against going on to an enemy who is no stronger.
pub(super) fn risks(s: &State, outlook: &Outlook, field: &Field, army: Army, at: SpaceId) -> String {
    match () {
        () if field.is_dangerous(at) => endangered(s, outlook, army, at, super::army::FEARED),
        () if field.is_trap(at) => format!("finds no retreat from a battle at {}", place(at)),
        () => format!("finds a battle at {} that is not worth the way", place(at)),
    }
}

/// The enemy before whom an army stays.
pub(super) fn stays_before(s: &State, outlook: &Outlook, army: Army, at: SpaceId) -> String {
    let (other, margin) = (Army::at(s, army.side.enemy(), at), army.margin(s, &outlook.survey, at));
    format!(
        "stays before {} at {}: {}",
        stronger(-margin),
        place(at),
        against(army, other)
    )
}

/// The besiegers that an army attacks from inside.
pub(super) fn sallies(s: &State, outlook: &Outlook, army: Army, at: SpaceId) -> String {
    let (other, margin) = (Army::at(s, army.side.enemy(), at), army.margin(s, &outlook.survey, at));
    format!("sallies against {}: {}", stronger(-margin), against(army, other))
}

/// What an army gives up that leaves a space where it is of use.
pub(super) fn leaves(s: &State, outlook: &Outlook, army: Army, at: SpaceId) -> String {
    match post(s, &outlook.survey, army, at) {
        Some((post, _)) => format!("leaves {}", wanted(at, post)),
        None => format!("leaves {}", place(at)),
    }
}

/// What an army goes to sea for.
pub(super) fn sails(s: &State, outlook: &Outlook, field: &Field, army: Army, from: SpaceId, points: i32) -> String {
    match field.best_voyage(s, army, from) {
        Some(Voyage { to, .. }) if points > 0 => {
            let aim = field.aim(s, outlook, army, to).at;
            let port = if aim == to {
                String::new()
            } else {
                format!(" to {}", place(to))
            };
            format!("sails{port} for {}", fought_for(s, outlook, army, aim))
        }
        Some(Voyage { to, .. }) if met_by_rome(s, army, from, to) > 0 => {
            format!("may be met by the Roman fleet: {} in 6", met_by_rome(s, army, from, to))
        }
        _ => "finds nothing over sea that is worth the way".into(),
    }
}

/// What a general is sent for: "sends Hannibal with 6 CUs for the walls of Capua".
pub(super) fn sends(s: &State, outlook: &Outlook, unit: UnitId, by_ship: bool) -> String {
    let army = Army::led_by(s, unit);
    let Some(at) = s.general(unit).at.space() else {
        return format!("moves {}", short(unit));
    };
    if siege::may_attempt(s, unit).is_ok() {
        return format!("lets {} {}", with(army), attempts(s, at, ["", ""]));
    }
    let field = Field::of(s, outlook, army, &Posts::of(s, &outlook.survey, army), Some(at));
    let by_road = field.best_step(at);
    let over_sea = Some(at)
        .filter(|_| by_ship)
        .and_then(|at| field.best_voyage(s, army, at));
    let (to, way) = match (by_road, over_sea) {
        (road, Some(Voyage { to, points })) if points > road.map_or(NEVER, |(_, points)| points) => (to, " over sea"),
        (Some((to, points)), _) if points > NEVER => (to, ""),
        _ => return format!("finds no way for {}", with(army)),
    };
    let aim = field.aim(s, outlook, army, to);
    let fights = s.outside(aim.at, army.side.enemy()).fighting() > 0;
    // A battle tells the CUs itself.
    let who = if fights { short(unit).to_owned() } else { with(army) };
    let verb = if aim.is_far() { "towards" } else { "for" };
    format!("sends {who}{way} {verb} {}", fought_for(s, outlook, army, aim.at))
}

/// A general with what he leads: "Hannibal with 6 CUs".
fn with(army: Army) -> String {
    match army.commander {
        Some(unit) if army.cus > 0 => format!("{} with {}", short(unit), several(army.cus, "CU")),
        Some(unit) => short(unit).to_owned(),
        None => several_of(army.cus, "CU"),
    }
}

/// A general with his rating: "Fabius, Battle Rating 3".
pub(super) fn rated(unit: UnitId) -> String {
    format!("{}, Battle Rating {}", short(unit), general(unit).battle)
}

/// What a side's PC in a space does to the majorities: "turns Etruria", "helps to turn Samnium: 2 of the 3 spaces it takes".
pub(super) fn gains(s: &State, survey: &Survey, side: Side, at: SpaceId) -> String {
    let (province, enemy) = (crate::data::provinces::of(at), side.enemy());
    let (name, majority) = (province.name(), province.majority() as i32);
    let taken = s.control(at) == Some(enemy);
    match (survey.spare(side, province), survey.spare(enemy, province)) {
        (-1, _) => format!("turns {name}"),
        (_, 0) if taken => format!("takes {}'s majority in {name}", enemy.name()),
        (spare @ ..=-2, _) => {
            let reached = majority + spare + 1;
            format!("helps to turn {name}: {reached} of the {majority} spaces it takes")
        }
        (0, _) => format!("keeps one space to spare in {name}"),
        (spare, _) => format!("makes {name} safer: {} spaces, {majority} needed", majority + spare + 1),
    }
}
