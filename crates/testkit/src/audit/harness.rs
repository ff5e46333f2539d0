//! What the tests of all audits share: wars at random, whose lines are held against what lies on the table, and lies told of their lines.

use super::Report;
use super::read::Line;
use crate::{Kinds, RandomPlay};
use engine::{Choice, Game, Present, Rules, Seed, Seeded, Viewer};

/// Answers after which a war is told no further.
const MOST_ANSWERS: usize = 2500;
/// Lines before a finding that are shown with it.
const STORY: usize = 14;

/// The position of a game.
type State<W> = <<W as Watched>::Game as Rules>::State;
/// Its prompts.
type Prompt<W> = <<W as Watched>::Game as Rules>::Prompt;

/// The table of a game as the lines of its log tell it, for tests.
pub trait Watched: Sized {
    /// The game.
    type Game: RandomPlay;

    /// The set-up of the war of this number.
    fn setup(number: u64) -> <Self::Game as Rules>::Setup;
    /// The table as it lies there.
    fn of(now: &State<Self>) -> Self;
    /// Changes what a line tells; says what cannot be.
    fn read(&mut self, line: &Line<'_>) -> Result<(), String>;
    /// Whether all that has happened is told at this question, or at the end of the war.
    fn is_told(now: &State<Self>, asked: Option<Prompt<Self>>) -> bool;
    /// What has been told against what lies on the table.
    fn differs(&mut self, now: &State<Self>) -> Option<String>;
    /// The audit of lines that follow a position.
    fn audited<'a>(from: &State<Self>, lines: impl Iterator<Item = &'a str>) -> Report;
}

/// A war at random, led to where its rare start points.
pub struct War<W: Watched> {
    start: State<W>,
    lines: Vec<String>,
    /// Where the lines have told something else than what lay on the table.
    differs: Option<String>,
}

impl<W: Watched> War<W> {
    fn of(number: u64, rare: bool) -> Self {
        let mut start = W::Game::start(W::setup(number));
        if rare {
            W::Game::rare_start(&mut start, number);
        }
        let mut war = War {
            start: start.clone(),
            lines: Vec::new(),
            differs: None,
        };
        let mut told = W::of(&start);
        let mut game = Game::<W::Game>::from_state(start, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        let mut read = 0;
        for _ in 0..MOST_ANSWERS {
            let entries = game.log()[read..].iter();
            let fresh = entries.filter_map(|entry| W::Game::line(&entry.event, Viewer::Both));
            for line in fresh {
                let line = format!("{} ({})", line.text, line.rule.map_or("", |rule| rule.0));
                let said = told.read(&Line::of(&line));
                war.lines.push(line);
                war.note(said.err());
            }
            read = game.log().len();
            if war.differs.is_none() && W::is_told(game.state(), game.pending().map(|pending| pending.question.about)) {
                war.note(told.differs(game.state()));
            }
            let Some(pending) = game.pending() else { break };
            let (question, legal) = (pending.question, pending.legal.clone());
            let lean = |choice: &Choice| i8::from(rare) * W::Game::lean(number, game.state(), &question, *choice);
            let most = legal.iter().map(lean).max();
            let best: Vec<Choice> = { legal.iter().copied() }
                .filter(|choice| Some(lean(choice)) == most)
                .collect();
            game.answer(best[player.pick(&best)]).expect("a legal answer is taken");
        }
        war
    }

    /// Keeps the first thing that is wrong, with the lines before it.
    fn note(&mut self, wrong: Option<String>) {
        if let Some(what) = wrong.filter(|_| self.differs.is_none()) {
            self.differs = Some(self.story(self.lines.len(), &what));
        }
    }

    /// What is wrong at a line, with those before it.
    fn story(&self, line: usize, what: &str) -> String {
        let before = &self.lines[line.saturating_sub(STORY)..line];
        format!("{what}\n{}", before.join("\n"))
    }

    fn audited(&self) -> Report {
        W::audited(&self.start, self.lines.iter().map(String::as_str))
    }

    /// Its audit with one line put otherwise.
    fn falsified(&self, at: usize, lie: &str) -> Report {
        let put = |(i, line)| if i == at { lie } else { line };
        let lines = self.lines.iter().map(String::as_str).enumerate().map(put);
        W::audited(&self.start, lines)
    }
}

/// Holds eighty wars, a thousand with `CORVUS_DEEP`, to their audit, and what their lines tell to the table.
pub fn every_war_passes_and_its_log_tells_the_table<W: Watched>() {
    let (mut done, mut wrong) = ([0; 5], Vec::new());
    let wars = if std::env::var_os("CORVUS_DEEP").is_some() {
        1000
    } else {
        80
    };
    for number in 0..wars {
        let war = War::<W>::of(number, number % 4 > 0);
        let report = war.audited();
        let told = report.findings.first().map(|(line, what)| war.story(*line, what));
        wrong.extend(war.differs.or(told).map(|what| format!("war {number}: {what}")));
        done = [0, 1, 2, 3, 4].map(|at| done[at] + report.done.0[at].1);
    }
    wrong.truncate(5);
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(done.iter().all(|count| *count > 20), "{done:?}");
}

/// Tells each lie of each line of these wars: it is found at the line itself, or at the one after it.
pub fn every_falsified_line_is_named<W: Watched>(wars: &[u64], lies: impl Fn(&str) -> Vec<String>) {
    let (mut told, mut passed) = (0, Vec::new());
    for number in wars {
        let war = War::<W>::of(*number, true);
        for (at, line) in war.lines.iter().enumerate() {
            for lie in lies(line) {
                let findings = war.falsified(at, &lie).findings;
                if !is_named(&findings, at) {
                    passed.push(format!("war {number}, {}: {lie}: {:?}", at + 1, findings.first()));
                }
                told += 1;
            }
        }
    }
    assert_eq!(passed, [""; 0]);
    assert!(told > 100, "{told}");
}

/// Whether the first finding is at the line of this index, or right after it.
pub fn is_named(findings: &[(usize, String)], at: usize) -> bool {
    let first = findings.first();
    first.is_some_and(|(line, _)| (at + 1..=at + 2).contains(line))
}

/// A line with the number after some words one higher.
pub fn one_more(line: &str, before: &str) -> Option<String> {
    let (head, rest) = line.split_once(before)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let number: u32 = rest[..digits].parse().ok()?;
    Some(format!("{head}{before}{}{}", number + 1, &rest[digits..]))
}
