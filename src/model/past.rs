//! The past of a game: the table as it lay at an earlier moment, and the jumps from one moment to another.

use crate::games::{LogLine, Over};
use crate::model::replay::Jump;
use crate::model::seats::Mode;
use crate::model::view_model::ViewModel;
use crate::model::{Table, log_index};
use engine::scene::{AskKind, Show, Tells};
use engine::{Side, Viewer};
use std::sync::Arc;

/// How fast the past plays itself.
pub struct Pace {
    /// How long a moment stays, in milliseconds.
    pub millis: u32,
    /// What it is called.
    pub name: &'static str,
}

/// The paces, the slowest first.
pub const PACES: [Pace; 3] = [
    Pace {
        millis: 2400,
        name: "Slow",
    },
    Pace {
        millis: 1200,
        name: "Steady",
    },
    Pace {
        millis: 400,
        name: "Fast",
    },
];

/// A turn of the war that is looked back at.
pub struct TurnStart {
    /// What the turn is called.
    pub name: String,
    /// Its first moment.
    pub moment: usize,
}

/// A game that is looked back at.
pub struct Past {
    /// The table as it lay at the moment.
    pub table: Table,
    /// All that has been told.
    pub story: Vec<LogLine>,
    /// After how many answers.
    pub at: usize,
    /// How many there are.
    pub total: usize,
    /// After how many of them the war was begun here: a short war comes with answers of others.
    begun: usize,
    /// The turns.
    pub turns: Vec<TurnStart>,
    /// What was asked then, in a few words.
    pub title: String,
    /// Whether it plays itself.
    pub runs: bool,
    /// How fast, by its place in [`PACES`].
    pub pace: usize,
    /// Counts starts and stops, so that a tick knows whether it is still wanted.
    pub clock: u32,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// How the war ended, if it is over.
    over: Option<Over>,
}

/// Where the turns of a story begin.
pub fn turn_starts(story: &[LogLine], total: usize) -> Vec<TurnStart> {
    let start = |turn: core::ops::Range<usize>| {
        let told = story[turn.clone()].iter().find(|l| l.line.tells == Tells::Turn);
        let moment = told.filter(|_| turn.start > 0).map_or(0, |l| l.moment).min(total);
        let name = log_index::turn_name(story, turn);
        TurnStart { name, moment }
    };
    log_index::turns(story).into_iter().map(start).collect()
}

impl Past {
    /// The past of a game, at a moment. Of a war that goes on at a shared table only what lies open is shown.
    pub fn of(table: &Table, at: usize) -> Self {
        let over = table.game.over();
        let viewer = match table.seats.mode {
            Mode::Together if over.is_none() => Viewer::Public,
            Mode::Together
            | Mode::Alone
            | Mode::Link(_)
            | Mode::Watch
            | Mode::Look
            | Mode::Lesson(_)
            | Mode::Challenge(_)
            | Mode::Against(..) => table.seats.viewer(over.is_some()),
        };
        Past::through(table, at, viewer)
    }

    /// The past as this viewer saw it. What he must not see yet is the caller's care.
    fn through(table: &Table, at: usize, viewer: Viewer) -> Self {
        let mut copy = Table::new(table.game.past(), table.seats.mode);
        copy.id = table.id;
        copy.seats.open = None;
        copy.seats.handover = None;
        copy.past = true;
        let story = table.game.log(viewer, &table.seats.orders.given);
        let total = table.game.answers().len();
        let mut past = Past {
            table: copy,
            turns: Vec::new(),
            story,
            at,
            total,
            begun: table.ticker.begun,
            title: String::new(),
            runs: false,
            pace: 1,
            clock: 0,
            viewer,
            over: table.game.over(),
        };
        past.turns = turn_starts(&past.story, total);
        past.seek(at);
        past
    }

    /// The same moment of a war that is over, through the eyes of one side or of both.
    pub fn with_eyes(&self, table: &Table, eyes: Option<Side>) -> Self {
        let viewer = match table.game.over() {
            Some(_) => eyes.map_or(Viewer::Both, Viewer::Seat),
            None => self.viewer,
        };
        let mut past = Past::through(table, self.at, viewer);
        if let Viewer::Seat(side) = viewer {
            // The table lies as on a device that is this side.
            past.table.seats.mode = Mode::Link(side);
        }
        past.pace = self.pace;
        past
    }

    /// Goes to a moment.
    pub fn seek(&mut self, at: usize) {
        self.at = at.min(self.total);
        let over = self.over.clone();
        let table = &mut self.table;
        table.game.seek(self.at);
        let preview = table.game.preview();
        table.view_model = Arc::new(ViewModel {
            scene: preview.scene(self.viewer),
            outcome: over.filter(|_| self.viewer == Viewer::Both),
            ..ViewModel::default()
        });
        let told = self.story.partition_point(|l| l.moment <= self.at);
        table.ticker.log = self.story[..told].to_vec();
        table.ticker.old = self.story.partition_point(|l| l.moment < self.at);
        let fresh = table.ticker.log.iter().enumerate().skip(table.ticker.old);
        let weight = |line: &LogLine| match line.line.show {
            _ if log_index::is_event(line) => 3,
            Some(Show::Dice(_)) => 2,
            Some(Show::Look(_)) => 1,
            _ => 0,
        };
        let best = fresh.rev().max_by_key(|(_, l)| weight(l));
        table.ticker.news = best.map(|(at, _)| at);
        let asked = preview.asked().filter(|a| {
            let open = !a.secret || a.kind == AskKind::Window || self.viewer.sees(a.to);
            open && self.at < self.total
        });
        self.title = asked.map_or_else(|| table.view_model.scene.phase.clone(), |a| a.title);
    }

    /// Which answer the moment comes after: "answer 12 of 80". Those before a short war are counted for themselves.
    pub fn counted(&self) -> String {
        match self.at.checked_sub(self.begun) {
            Some(at) => format!("answer {at} of {}", self.total - self.begun),
            None => format!("answer {} of {} before this short war", self.at, self.begun),
        }
    }

    /// The battles by their moments.
    fn battles(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let battle = |l: &&LogLine| matches!(l.line.tells, Tells::Battle | Tells::Falls);
        self.story.iter().filter(battle).map(|l| l.moment)
    }

    /// The moment that a jump leads to, if there is one.
    pub fn goal(&self, jump: Jump) -> Option<usize> {
        let here = self.at;
        let turns = || self.turns.iter().map(|turn| turn.moment);
        let to = match jump {
            Jump::First => Some(0),
            Jump::Last => Some(self.total),
            Jump::Answer(true) => Some(here + 1),
            Jump::Answer(false) => here.checked_sub(1),
            Jump::Turn(true) => turns().find(|at| *at > here),
            Jump::Turn(false) => turns().rfind(|at| *at < here),
            Jump::Battle(true) => self.battles().find(|at| *at > here),
            Jump::Battle(false) => self.battles().rfind(|at| *at < here),
        };
        to.filter(|to| *to != here && *to <= self.total)
    }

    /// The turn that the moment lies in, by its place.
    pub fn turn(&self) -> usize {
        self.turns.partition_point(|turn| turn.moment <= self.at).max(1) - 1
    }

    /// The line of the battle or siege that is told at this moment.
    pub fn fight(&self) -> Option<usize> {
        let mut told = self.table.ticker.old..self.table.ticker.log.len();
        told.find(|at| log_index::fight(&self.story, *at).is_some())
    }

    /// The next moment at which something is told.
    pub fn next_told(&self) -> usize {
        let next = self.story.iter().map(|l| l.moment).find(|at| *at > self.at);
        next.unwrap_or(self.total).min(self.total)
    }
}
