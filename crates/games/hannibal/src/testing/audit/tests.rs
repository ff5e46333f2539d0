//! Wars that pass, and falsified lines that do not.

use super::board::{Board, Marker, name};
use super::siege::Sieges;
use super::troops::{Troops, Units};
use super::{Auditor, Before, Line, Report, Seen, Told, audited, audited_from};
use crate::data::spaces::COUNT;
use crate::{Hannibal, Prompt, State, state};
use engine::{Side, SpaceId};
use testkit::audit::harness::{self, Watched, one_more};
use testkit::golden;

fn marker(now: &State, at: usize) -> Marker {
    match now.place(SpaceId(at as u8)).marker {
        state::Marker::None => Marker::Empty,
        state::Marker::Pc(side) => Marker::Pc(side as usize),
        state::Marker::City(side) => Marker::City(side as usize),
        state::Marker::Tribe(friend) => Marker::Tribe(friend.map(|side| side as usize)),
    }
}

fn units(now: &State, at: usize, side: Side) -> Units {
    let all = now.place(SpaceId(at as u8)).all(side);
    Units {
        cus: all.fighting().into(),
        elephants: all.elephants.into(),
        trains: all.trains.into(),
    }
}

fn points(now: &State) -> Vec<u32> {
    (0..COUNT as u8)
        .map(|at| now.place(SpaceId(at)).points.into())
        .collect()
}

/// What is known of a position.
fn seen(now: &State) -> Seen {
    let there = |at: usize| Side::BOTH.map(|side| units(now, at, side));
    Seen {
        board: Board::of(core::array::from_fn(|at| marker(now, at)), now.turn.into()),
        troops: Troops::of((0..COUNT).map(there).collect()),
        before: Before {
            points: points(now),
            macedonia: now.effects.macedonia,
            victory: now.effects.naval_victory,
        },
        ..Seen::set_up()
    }
}

/// What the lines have told against what lies on the table.
fn differs(seen: &Seen, sieges: &Sieges, now: &State) -> Option<String> {
    let told = |at: usize| {
        seen.board.marker(at) == marker(now, at)
            && Side::BOTH
                .into_iter()
                .all(|side| seen.troops.units(at, side as usize) == units(now, at, side))
            && sieges.points[at] == points(now)[at]
    };
    let tell = |at: usize| {
        let here = Side::BOTH.map(|side| (seen.troops.units(at, side as usize), units(now, at, side)));
        format!(
            "{} {:?} {here:?} {} {}",
            name(at),
            marker(now, at),
            sieges.points[at],
            points(now)[at]
        )
    };
    (0..COUNT).find(|at| !told(*at)).map(tell)
}

/// The table, with the points of sieges, which an auditor counts.
struct Table {
    seen: Seen,
    sieges: Sieges,
}

impl Watched for Table {
    type Game = Hannibal;

    fn setup(_: u64) -> crate::Setup {
        crate::Setup::default()
    }

    fn of(now: &State) -> Self {
        let seen = seen(now);
        let sieges = Sieges::of(&seen);
        Table { seen, sieges }
    }

    fn read(&mut self, line: &Line<'_>) -> Result<(), String> {
        self.seen.settle(line)?;
        self.sieges.take(line, &self.seen)?;
        self.seen.take(line).into_iter().collect()
    }

    fn is_told(now: &State, _: Option<Prompt>) -> bool {
        now.march.is_none() && now.battle.is_none() && now.attempt.is_none()
    }

    fn differs(&mut self, now: &State) -> Option<String> {
        let left_open = self.seen.settle(&Line::of("")).err();
        left_open.or_else(|| differs(&self.seen, &self.sieges, now))
    }

    fn audited<'a>(from: &State, lines: impl Iterator<Item = &'a str>) -> Report {
        audited_from(seen(from), lines)
    }
}

/// A line with another space in it: a Walled City, which holds no PC.
fn elsewhere(line: &str, before: &str) -> Option<String> {
    let (head, rest) = line.split_once(before)?;
    let at = (0..COUNT).find(|at| rest.starts_with(name(*at)))?;
    Some(format!("{head}{before}{}{}", "Syracuse", rest.strip_prefix(name(at))?))
}

/// Ways to falsify a line that the line itself gives away, or the one after it.
fn lies(line: &str) -> Vec<String> {
    let swap = |one: &str, other: &str| line.contains(one).then(|| line.replace(one, other));
    let lies = [
        elsewhere(line, "'s PC in "),
        elsewhere(line, " takes its PC off "),
        elsewhere(line, " takes political control of "),
        elsewhere(line, "Attrition in ").filter(|_| !line.contains("in Syracuse")),
        one_more(line, "Political Points: Rome has "),
        one_more(line, " has lost "),
        one_more(line, ": it costs "),
        one_more(line, " for the general"),
        one_more(line, " gets "),
        one_more(line, " is dealt ").filter(|line| line.contains("Battle Card")),
        one_more(line, "Round "),
        one_more(line, "Casualties after "),
        one_more(line, ", which began with "),
        one_more(line, " on the Retreat Table and loses "),
        one_more(line, " stands at "),
        one_more(line, ", needs "),
        swap(": he succeeds.", ": he fails."),
        swap(": it fails.", ": it succeeds."),
        swap(" he gets through.", " his fleet is sunk."),
        swap("Carthage wins the Battle", "Rome wins the Battle"),
        swap(
            " on the Siege Table before Rome: no effect",
            " on the Siege Table before Rome: 1 point",
        ),
        swap(" controls the province of Samnium", " controls the province of Latium"),
        one_more(line, " CUs of ").or(one_more(line, " CU of ")),
    ];
    lies.into_iter().flatten().filter(|lie| lie != line).collect()
}

#[test]
fn every_war_passes_and_its_log_tells_the_map() {
    harness::every_war_passes_and_its_log_tells_the_table::<Table>();
}

#[test]
fn every_falsified_line_is_named() {
    harness::every_falsified_line_is_named::<Table>(&[1, 5, 22, 31, 66], lies);
}

#[test]
fn golden_logs_pass() {
    for log in golden::logs::<Hannibal>() {
        assert_eq!(audited(&log).findings, []);
    }
}
