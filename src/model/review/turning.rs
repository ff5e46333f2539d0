//! Where a war turned: the cards at which the chance of a side changed most.

use crate::games::LogLine;
use ai::{Fault, Stretch};
use engine::Side;
use engine::scene::Tells;

/// Number of cards that are named.
const NAMED: usize = 3;
/// Lines of the log that are shown of each.
const LINES: usize = 4;
/// A change is named from so much on, in parts of 4096: what would be a mistake, were it an answer.
const LEAST: u16 = Fault::Mistake.least();

/// A card at which the chance of a side changed much.
pub struct TurningPoint {
    /// How many answers had been given when it began.
    pub from: usize,
    /// How many when it was over.
    pub to: usize,
    /// The chance of the side before it, in parts of 4096.
    pub before: u16,
    /// The chance after it.
    pub after: u16,
    /// What dice and draws had to do with the change, in parts of 4096.
    pub fortune: i32,
    /// What was told of it: how it began, and what came of it.
    pub told: Vec<LogLine>,
}

/// The turning points of a war for a side, in its order.
pub fn turning_points(stretches: &[Stretch], side: Side, story: &[LogLine]) -> Vec<TurningPoint> {
    let change = |one: &Stretch| one.chance(side).abs_diff(one.chance_before(side));
    let mut most: Vec<&Stretch> = stretches.iter().filter(|one| change(one) >= LEAST).collect();
    // Of equals the earliest.
    most.sort_by_key(|one| core::cmp::Reverse(change(one)));
    most.truncate(NAMED);
    most.sort_by_key(|one| one.from);
    let point = |one: &Stretch| TurningPoint {
        from: one.from as usize,
        to: one.to as usize,
        before: one.chance_before(side),
        after: one.chance(side),
        fortune: one.fortune(side),
        told: told(story, one),
    };
    most.into_iter().map(point).collect()
}

/// The lines of a card or an action, in their order.
pub fn lines_of<'s>(story: &'s [LogLine], stretch: &Stretch) -> impl Iterator<Item = &'s LogLine> {
    let (from, to) = (stretch.from as usize, stretch.to as usize);
    // A card at which nobody had a choice has no answers of its own.
    let first = if from == to { from } else { from + 1 };
    story.iter().filter(move |line| (first..=to).contains(&line.moment))
}

/// How a card began, and what came of it; where that is little, what else happened, on the map above all.
fn told(story: &[LogLine], stretch: &Stretch) -> Vec<LogLine> {
    let end = story.last().map(|line| line.moment);
    let is_telling = |line: &LogLine| {
        let tells = line.line.tells;
        // With the last answer the war may be over: then points are counted.
        let counts = tells == Tells::Points && Some(line.moment) == end;
        counts || matches!(tells, Tells::Won | Tells::Falls | Tells::Death | Tells::Region)
    };
    let lines: Vec<&LogLine> = lines_of(story, stretch).collect();
    let (telling, other): (Vec<usize>, Vec<usize>) = (1..lines.len()).partition(|at| is_telling(lines[*at]));
    let (mapped, other): (Vec<usize>, Vec<usize>) =
        other.into_iter().partition(|at| !lines[*at].line.spaces.is_empty());
    // The last telling lines first, then the last with spaces on the map, then the first of the rest.
    let by_weight = telling.into_iter().rev().chain(mapped.into_iter().rev()).chain(other);
    let mut told: Vec<usize> = by_weight.take(LINES - 1).chain([0]).collect();
    told.sort_unstable();
    told.iter().filter_map(|at| lines.get(*at)).copied().cloned().collect()
}
