//! What has happened at a table, and how far the player has been told of it.

use crate::games::{LogCache, LogLine};
use engine::PerSide;
use engine::scene::{BoardKind, DieShown, Fact, Scene, Tells};

/// The log of a table, and how far it has been told.
#[derive(Default)]
pub struct Ticker {
    /// The log as it may be read here.
    pub log: Vec<LogLine>,
    /// The words of the log as they were last read, kept so that a long war is not worded anew after each answer.
    pub log_cache: LogCache,
    /// How many lines of it are old.
    pub old: usize,
    /// The line of the log that is being told on the map.
    pub news: Option<usize>,
    /// The battle or siege that the last answer brought to its end, as it last lay there.
    pub fought: Option<Fought>,
    /// Whether the report of what the last answer brought is unfolded on a small screen, where it is one line.
    pub unfolded: bool,
    /// The line of the log whose summary has been shown.
    pub summed: usize,
    /// Whether the end of the war has been told.
    pub end: bool,
    /// After how many answers the war was begun here: a short war comes with answers of others.
    pub begun: usize,
    /// The score at the end of each turn, once the war is over.
    pub scores: Vec<(String, PerSide<u8>)>,
}

/// The report of a battle or siege, as it last lay on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fought {
    /// Which it was.
    pub title: String,
    /// What counted.
    pub facts: Vec<Fact>,
    /// The dice of its last throw.
    pub dice: Vec<DieShown>,
}

impl Fought {
    /// What lies there, if something is being fought over; of a siege what the log has told since.
    pub fn of(scene: &Scene, since: &[LogLine]) -> Option<Self> {
        let board = scene.boards.iter().find(|b| b.kind.is_fight());
        let siege = board.is_some_and(|b| b.kind == BoardKind::Siege);
        let mut told = since.iter().rev().map(|l| &l.line);
        let last = told.find(|l| siege && matches!(l.tells, Tells::Progress | Tells::Falls));
        let came = last.map(|line| Fact {
            note: line.text.clone(),
            ..Fact::default()
        });
        (!scene.facts.is_empty()).then(|| Fought {
            title: board.map_or_else(String::new, |b| b.title.clone()),
            facts: came.map_or_else(|| scene.facts.clone(), |came| vec![came]),
            dice: scene.dice.clone(),
        })
    }
}
