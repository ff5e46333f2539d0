//! Wars that pass, and falsified lines that do not.

use super::board::{Board, Marker, name};
use super::siege::Sieges;
use super::troops::{Troops, Units};
use super::{Auditor, Before, Line, Report, Seen, Told, audited, audited_from};
use hannibal::data::spaces::COUNT;
use hannibal::{Hannibal, State, state};
use kernel::trial::{Fuzzed, Kinds};
use kernel::{Choice, Game, Rules, Seed, Seeded, Shown, Side, SpaceId, Viewer};
use std::fs;
use std::path::Path;

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

/// A war at random, led to where its rare start points.
struct War {
    start: State,
    lines: Vec<String>,
    /// Where the lines have told something else than what lay on the table.
    differs: Option<String>,
}

impl War {
    fn of(number: u64, rare: bool) -> War {
        let mut start = Hannibal::start(hannibal::Setup::default());
        if rare {
            Hannibal::rare_start(&mut start, number);
        }
        let mut war = War {
            start: start.clone(),
            lines: Vec::new(),
            differs: None,
        };
        let mut told = seen(&start);
        let mut sieges = Sieges::of(&told);
        let mut game = Game::<Hannibal>::from_state(start, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        let mut read = 0;
        for _ in 0..2500 {
            let entries = game.log()[read..].iter();
            let fresh = entries.filter_map(|entry| Hannibal::line(&entry.event, Viewer::Both));
            for line in fresh {
                let line = format!("{} ({})", line.text, line.rule.map_or("", |rule| rule.0));
                let read = Line::of(&line);
                let mut said = vec![told.board.settle(&read), sieges.take(&read, &told)];
                said.extend(told.take(&read));
                assert!(said.iter().all(Result::is_ok), "war {number}: {line}: {said:?}");
                war.lines.push(line);
            }
            read = game.log().len();
            let now = game.state();
            let quiet = now.march.is_none() && now.battle.is_none() && now.attempt.is_none();
            if quiet && war.differs.is_none() {
                assert_eq!(told.board.settle(&Line::of("")), Ok(()), "war {number}");
                war.differs = differs(&told, &sieges, now).map(|what| war.story(war.lines.len(), &what));
            }
            let Some(pending) = game.pending() else { break };
            let (question, legal) = (pending.question, pending.legal.clone());
            let lean = |choice: &Choice| i8::from(rare) * Hannibal::lean(number, game.state(), &question, *choice);
            let most = legal.iter().map(lean).max();
            let best: Vec<Choice> = legal
                .iter()
                .copied()
                .filter(|choice| Some(lean(choice)) == most)
                .collect();
            game.answer(best[player.pick(&best)]).expect("a legal answer is taken");
        }
        war
    }

    /// What is wrong at a line, with those before it.
    fn story(&self, line: usize, what: &str) -> String {
        let before = &self.lines[line.saturating_sub(14)..line];
        format!("{what}\n{}", before.join("\n"))
    }

    fn audited(&self) -> Report {
        audited_from(seen(&self.start), self.lines.iter().map(String::as_str))
    }

    /// Its audit with one line put otherwise.
    fn falsified(&self, at: usize, lie: &str) -> Report {
        let put = |(i, line)| if i == at { lie } else { line };
        let lines = self.lines.iter().map(String::as_str).enumerate().map(put);
        audited_from(seen(&self.start), lines)
    }
}

#[test]
fn every_war_passes_and_its_log_tells_the_map() {
    let (mut done, mut wrong) = ([0; 5], Vec::new());
    let wars = if std::env::var_os("CORVUS_DEEP").is_some() {
        1000
    } else {
        60
    };
    for number in 0..wars {
        let war = War::of(number, number % 4 > 0);
        let report = war.audited();
        let told = report.findings.first().map(|(line, what)| war.story(*line, what));
        wrong.extend(war.differs.or(told).map(|what| format!("war {number}: {what}")));
        done = [0, 1, 2, 3, 4].map(|at| done[at] + report.done.0[at].1);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(done.iter().all(|count| *count > 20), "{done:?}");
}

/// A line with the number after some words one higher.
fn one_more(line: &str, before: &str) -> Option<String> {
    let (head, rest) = line.split_once(before)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let number: u32 = rest[..digits].parse().ok()?;
    Some(format!("{head}{before}{}{}", number + 1, &rest[digits..]))
}

/// A line with another space in it: a Walled City, which holds no PC.
fn elsewhere(line: &str, before: &str) -> Option<String> {
    let (head, rest) = line.split_once(before)?;
    let at = (0..COUNT).find(|at| rest.starts_with(name(*at)))?;
    Some(format!("{head}{before}{}{}", "Syracuse", &rest[name(at).len()..]))
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
        swap(" controls the province Samnium", " controls the province Latium"),
        one_more(line, " CUs of ").or(one_more(line, " CU of ")),
    ];
    lies.into_iter().flatten().filter(|lie| lie != line).collect()
}

#[test]
fn every_falsified_line_is_named() {
    let (mut told, mut passed) = (0, Vec::new());
    for number in [1, 5, 22, 31, 66] {
        let war = War::of(number, true);
        for (at, line) in war.lines.iter().enumerate() {
            for lie in lies(line) {
                let findings = war.falsified(at, &lie).findings;
                let near = findings
                    .first()
                    .is_some_and(|(line, _)| (at + 1..=at + 2).contains(line));
                if !near {
                    passed.push(format!("war {number}, {}: {lie}: {findings:?}", at + 1));
                }
                told += 1;
            }
        }
    }
    assert_eq!(passed, [""; 0]);
    assert!(told > 100, "{told}");
}

#[test]
fn golden_logs_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hannibal/golden");
    for war in fs::read_dir(folder).expect("the golden wars lie there") {
        let log = fs::read_to_string(war.expect("a folder").path().join("log.txt")).expect("each has its log");
        assert_eq!(audited(&log).findings, []);
    }
}
