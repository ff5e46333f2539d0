//! Whether all that is under way names what there is: a position that was kept comes from outside.

use crate::data::dice::{Die, faces};
use crate::data::{generals, spaces};
use crate::state::{Attempt, Battle, Force, March, Party, State};
use engine::{Side, SpaceId, UnitId, UnitSet, Unsound};

/// More than any die, rating or number of CUs comes to.
const MANY: u8 = 100;

/// What everything relies on to look up spaces, generals and faces of what is under way, and to add up its Units.
///
/// # Errors
/// The first that does not hold.
pub(crate) fn names_what_there_is(s: &State, crowd: Force) -> Result<(), Unsound> {
    let marches = s.march.iter().all(|m| march(m, crowd));
    let reacts = s.reactions.iter().all(|r| {
        let mut parties = r.avoid.iter().chain(r.interceptions.iter());
        space(r.at) && units(r.rolled) && parties.all(|p| party(p, crowd))
    });
    let besieges = s.attempt.iter().all(attempt);
    let fights = s.battle.iter().all(|b| battle(b, crowd));
    Unsound("a march names what there is").unless(marches)?;
    Unsound("Land Reactions name what there is").unless(reacts)?;
    Unsound("an attempt names what there is").unless(besieges)?;
    Unsound("a battle names what there is").unless(fights)
}

fn space(at: SpaceId) -> bool {
    usize::from(at.0) < spaces::COUNT
}

fn unit(unit: UnitId) -> bool {
    usize::from(unit.0) < generals::COUNT
}

fn units(set: UnitSet) -> bool {
    set.without(UnitSet::first(generals::COUNT as u32)).is_empty()
}

fn party(p: &Party, crowd: Force) -> bool {
    unit(p.general) && units(p.with) && space(p.from) && crowd.holds(p.units)
}

fn march(m: &March, crowd: Force) -> bool {
    let army = m.before.iter().all(|b| units(b.generals) && crowd.holds(b.units));
    let trail = m.trail.fits() && m.trail.spaces().iter().all(|at| space(*at));
    let failed = m.failed.iter().all(|p| party(p, crowd));
    units(m.with) && crowd.holds(m.units) && m.total < MANY && army && trail && failed
}

fn attempt(a: &Attempt) -> bool {
    let die = if a.red { Die::SiegeRed } else { Die::SiegeWhite };
    space(a.at) && unit(a.general) && a.points.max(a.to_lose) < MANY && a.face.is_none_or(|rolled| face(die, rolled))
}

fn battle(b: &Battle, crowd: Force) -> bool {
    let side = |side: Side| {
        let dice = b.dice[side];
        let shown = dice.large.is_none_or(|rolled| face(Die::BattleLarge, rolled))
            && dice.small.is_none_or(|rolled| face(Die::BattleSmall, rolled));
        let few = b.hits.map_or(0, |hits| hits[side]).max(b.to_lose[side]) < MANY;
        let forces = crowd.holds(b.forces[side]) && crowd.holds(b.lost[side]);
        units(b.generals[side]) && b.commanders[side].is_none_or(unit) && shown && few && forces
    };
    let charge = b.charge.is_none_or(|c| {
        [c.die, c.forgotten, c.fright, c.more, c.rating]
            .into_iter()
            .all(|n| n < MANY)
    });
    let retreat = b
        .retreat
        .is_none_or(|r| space(r.at) && r.entering.is_none_or(space) && r.spent.max(r.lost).max(r.to_lose) < MANY);
    let aside = crowd.holds(b.aside);
    space(b.at) && Side::BOTH.into_iter().all(side) && units(b.sortie_generals) && charge && retreat && aside
}

/// Whether the die has such a face, counted from 1.
fn face(die: Die, rolled: u8) -> bool {
    (1..=faces(die).len()).contains(&usize::from(rolled))
}
