//! Where CUs and generals stand, how strong their armies are, and what threatens them (9, 10.10, 14, 15, 21).

use super::{Stack, Table};
use crate::ai::army::Army;
use crate::ai::retreats::without_retreat;
use crate::ai::ways::within_a_march;
use crate::data::generals::{general, of, who};
use crate::data::provinces::{Province, Region, region_of};
use crate::data::spaces::COUNT;
use crate::data::tracks::CONSULAR;
use crate::rules::movement::MOST_CUS;
use crate::state::Where;
use ::ai::{Inputs, difference};
use engine::{PerSide, Side, SpaceId, SpaceSet, UnitId};

/// An army counts as strong as the difference of the best in a country, up to so much.
const ODDS: i32 = 12;
/// An army that is stronger by so many Battle Cards threatens another.
const STRONGER: i32 = 2;
/// CUs with which a general counts as in command of an army.
const COMMAND: i32 = 3;

/// CUs of an army that march together, and its rating twice: once for Battle Cards, once for what it wins beyond them.
fn power(army: &Army) -> i32 {
    i32::from(army.cus.min(MOST_CUS)) + 2 * i32::from(army.rating())
}

/// What is counted of the stacks of a side.
#[derive(Clone, Copy, Default)]
struct Counts {
    cus: i32,
    leaderless: i32,
    inside: i32,
    /// CUs where winter takes its part (21.1).
    hostile: i32,
    strongest: i32,
    second: i32,
    commanders: i32,
    elephants: i32,
    trains: i32,
    /// CUs that a stronger army could attack.
    threatened: i32,
    /// CUs without a way to retreat that an army no weaker could attack.
    trapped: i32,
}

impl Counts {
    fn of(table: &Table<'_>, side: Side) -> Self {
        let mut counts = Counts::default();
        let cornered = without_retreat(table.s, side);
        for stack in &table.stacks[side] {
            let place = table.s.place(stack.at);
            let (force, outside) = (place.all(side), i32::from(stack.outside.cus));
            counts.cus += stack.cus;
            counts.inside += stack.cus - outside;
            counts.elephants += i32::from(force.elephants);
            counts.trains += i32::from(force.trains);
            if place.hostile(side) {
                counts.hostile += outside;
            }
            match stack.outside.commander {
                Some(_) if outside > 0 => {
                    let power = power(&stack.outside);
                    counts.second = counts.second.max(power.min(counts.strongest));
                    counts.strongest = counts.strongest.max(power);
                    if outside >= COMMAND {
                        counts.commanders += i32::from(stack.outside.rating());
                    }
                }
                _ => counts.leaderless += outside,
            }
            let Some(ahead) = outdone(table, side, stack) else {
                continue;
            };
            if ahead >= STRONGER {
                counts.threatened += outside;
            }
            if ahead >= 0 && cornered.contains(stack.at) {
                counts.trapped += outside;
            }
        }
        counts
    }
}

/// By how many Battle Cards the strongest enemy army within a march outdoes a stack outside walls.
fn outdone(table: &Table<'_>, side: Side, stack: &Stack) -> Option<i32> {
    if stack.outside.cus == 0 {
        return None;
    }
    let strength = |army: &Army| army.strength(table.s, &table.survey, stack.at);
    let near = table.armies(side.enemy(), within_a_march(stack.at));
    let strongest = near.map(|enemy| strength(&enemy.outside)).max()?;
    Some(strongest - strength(&stack.outside))
}

/// Measures what stands on the map.
pub(super) fn measure(table: &Table<'_>, inputs: &mut Inputs) {
    let counts = PerSide::new(Counts::of(table, Side::Rome), Counts::of(table, Side::Carthage));
    let counted = |of: fn(&Counts) -> i32| difference(|side| of(&counts[side]));
    inputs.push(counted(|counts| counts.cus));
    inputs.push(-counted(|counts| counts.leaderless));
    inputs.push(-counted(|counts| counts.inside));
    inputs.push(-counted(|counts| counts.hostile));
    inputs.push(counted(|counts| counts.strongest));
    inputs.push(counted(|counts| counts.second));
    inputs.push(difference(|side| ratings(table, side)));
    inputs.push(counted(|counts| counts.commanders));
    generals(table, inputs);
    countries(table, inputs);
    let italy = Region::Italia.spaces();
    let consular = table
        .stacks
        .rome
        .iter()
        .any(|stack| italy.contains(stack.at) && stack.outside.cus >= CONSULAR);
    inputs.push(i32::from(consular));
    inputs.push(-counts.carthage.elephants);
    inputs.push(counted(|counts| counts.trains));
    inputs.push(-counted(|counts| counts.threatened));
    inputs.push(-counted(|counts| counts.trapped));
    inputs.push(difference(|side| may_flip(table, side)));
}

/// Battle Ratings of all generals of a side in play.
fn ratings(table: &Table<'_>, side: Side) -> i32 {
    let in_play = of(side).and(table.s.generals_in_play(side));
    in_play.iter().map(|unit| i32::from(general(unit).battle)).sum()
}

/// Hannibal and Scipio Africanus, who do not come back (10.10).
fn generals(table: &Table<'_>, inputs: &mut Inputs) {
    let stands = |unit: UnitId, region: Region| {
        let at = table.s.general(unit).at.space();
        i32::from(at.is_some_and(|at| region_of(at) == region))
    };
    let leads = |unit: UnitId| {
        let (force, _) = table.s.stack(general(unit).side, table.s.general(unit).at);
        i32::from(force.fighting().min(MOST_CUS))
    };
    let (hannibal, africanus) = (table.s.general(who::HANNIBAL).at, table.s.general(who::AFRICANUS).at);
    inputs.push(-i32::from(hannibal != Where::Eliminated));
    inputs.push(-leads(who::HANNIBAL));
    inputs.push(-stands(who::HANNIBAL, Region::Italia));
    inputs.push(i32::from(matches!(hannibal, Where::Inside(_))));
    inputs.push(i32::from(africanus.space().is_some()));
    inputs.push(leads(who::AFRICANUS));
    inputs.push(-i32::from(africanus == Where::Eliminated));
    inputs.push(stands(who::AFRICANUS, Region::Africa));
}

/// CUs by country, and the odds of the best armies in it.
fn countries(table: &Table<'_>, inputs: &mut Inputs) {
    let [italy, spain, africa, islands] =
        [Region::Italia, Region::Hispania, Region::Africa, Region::Islands].map(Region::spaces);
    let gauls = Region::Gallia.spaces().or(Province::GalliaCisalpinia.spaces());
    for spaces in [italy, spain, africa, islands] {
        inputs.push(table.cus(Side::Rome, spaces));
    }
    for spaces in [italy.without(gauls), gauls, spain, africa, islands] {
        inputs.push(-table.cus(Side::Carthage, spaces));
    }
    for spaces in [italy, spain, africa] {
        let best = |side| {
            table
                .armies(side, spaces)
                .map(|stack| power(&stack.outside))
                .max()
                .unwrap_or(0)
        };
        inputs.push(difference(best).clamp(-ODDS, ODDS));
    }
}

/// Enemy PCs without CUs that armies of a side could march to and flip.
fn may_flip(table: &Table<'_>, side: Side) -> i32 {
    let everywhere = SpaceSet::first(COUNT as u32);
    let armies = table.armies(side, everywhere);
    let reached = armies.fold(SpaceSet::EMPTY, |all, stack| all.or(within_a_march(stack.at)));
    let free = |at: &SpaceId| !table.s.has_cus(*at, side.enemy()) && !table.s.has_cus(*at, side);
    table.s.pcs(side.enemy()).and(reached).iter().filter(free).count() as i32
}
