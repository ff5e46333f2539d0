//! What a log tells as a whole: its turns, its battles, what a player looks for in it.

use crate::games::LogLine;
use core::ops::Range;
use engine::scene::{Show, Tells};
use engine::{PerSide, Side};

/// Lines of the log that are shown at once.
pub const PAGE: usize = 120;

/// Lines that say the same one after the other are shown as one: the place of the last of them, and how many they are. Dice are told one
/// by one.
pub fn grouped(log: &[LogLine], places: impl IntoIterator<Item = usize>) -> Vec<(usize, usize)> {
    let alike = |one: usize, other: usize| {
        let (a, b) = (&log[one], &log[other]);
        let dice = matches!(a.line.show, Some(Show::Dice(_)));
        one + 1 == other && a.depth == b.depth && a.line == b.line && !dice && a.line.tells != Tells::Turn
    };
    let mut all: Vec<(usize, usize)> = Vec::new();
    for at in places {
        match all.last_mut().filter(|(last, _)| alike(*last, at)) {
            Some((last, times)) => (*last, *times) = (at, *times + 1),
            None => all.push((at, 1)),
        }
    }
    all
}

/// How often a line is said, after its words: nothing of one that is said once.
pub fn times(times: usize) -> String {
    if times > 1 {
        format!(" × {times}")
    } else {
        String::new()
    }
}

/// What kind of line is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFilter {
    /// Every kind.
    #[default]
    All,
    /// Battles and sieges with all that belongs to them.
    Battles,
    /// Lines that name cards.
    Cards,
    /// Who controls what.
    Control,
}

impl LogFilter {
    /// All of them, with their words.
    pub const ALL: [(LogFilter, &'static str); 4] = [
        (LogFilter::All, "All"),
        (LogFilter::Battles, "Battles"),
        (LogFilter::Cards, "Cards"),
        (LogFilter::Control, "Control"),
    ];
}

/// What is looked for in the log, and which part of it is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// The kind of line.
    pub kind: LogFilter,
    /// Whose deeds.
    pub side: Option<Side>,
    /// Words that must stand in it.
    pub words: String,
    /// Which turn lies open, counted from 0: unless chosen the last one, or all where something is looked for.
    pub turn: Option<usize>,
    /// Which page of what has been found, the last one first.
    pub page: usize,
}

impl Search {
    /// Whether lines of some kind are looked for: in the turn that was chosen, or in the whole log.
    pub fn on(&self) -> bool {
        self.kind != LogFilter::All || self.side.is_some() || !self.words.trim().is_empty()
    }

    /// The places of the lines that are looked for: of the turn that was chosen, of the whole log, or of the last turn.
    pub fn find(&self, log: &[LogLine]) -> Vec<usize> {
        let turns = turns(log);
        let last = turns.len() - 1;
        let all = if self.on() { 0..log.len() } else { turns[last].clone() };
        let all = self.turn.map_or(all, |turn| turns[turn.min(last)].clone());
        if !self.on() {
            return all.collect();
        }
        let words = self.words.trim().to_ascii_lowercase();
        let battles: Vec<Range<usize>> = match self.kind {
            LogFilter::Battles => fights(log),
            LogFilter::All | LogFilter::Cards | LogFilter::Control => Vec::new(),
        };
        let fits = |at: &usize| {
            let line = &log[*at].line;
            let kind = match self.kind {
                LogFilter::All => true,
                LogFilter::Battles => line.tells == Tells::Falls || battles.iter().any(|b| b.contains(at)),
                LogFilter::Cards => !line.cards.is_empty(),
                LogFilter::Control => matches!(line.tells, Tells::Control | Tells::Region),
            };
            kind && (self.side.is_none() || line.side == self.side)
                && (words.is_empty() || line.text.to_ascii_lowercase().contains(&words))
        };
        all.filter(fits).collect()
    }
}

/// The turns of a log, one after the other; what comes before the first belongs to it.
pub fn turns(log: &[LogLine]) -> Vec<Range<usize>> {
    let starts = (0..log.len()).filter(|at| log[*at].line.tells == Tells::Turn);
    let mut starts: Vec<usize> = starts.collect();
    match starts.first_mut() {
        Some(first) => *first = 0,
        None => starts.push(0),
    }
    let ends = starts.iter().skip(1).copied().chain([log.len()]);
    starts.iter().copied().zip(ends).map(|(from, to)| from..to).collect()
}

fn begins(line: &LogLine) -> bool {
    line.line.tells == Tells::Battle
}

/// The battle or siege that a line belongs to, from its first line to its last.
pub fn fight(log: &[LogLine], at: usize) -> Option<Range<usize>> {
    let of = |from: usize| {
        let rest = log[from + 1..].iter();
        let own = rest.take_while(|l| l.depth >= log[from].depth && !begins(l));
        from..from + 1 + own.count()
    };
    let mut siege = None;
    let mut depth = log.get(at)?.depth;
    for from in (0..=at).rev() {
        let line = &log[from];
        depth = depth.min(line.depth);
        if line.line.tells == Tells::Turn {
            break;
        }
        if begins(line) {
            return Some(of(from)).filter(|f| f.contains(&at)).or(siege);
        }
        if line.line.tells == Tells::Attempt && line.depth <= depth {
            siege = Some(of(from)).filter(|f| f.contains(&at));
        }
        if depth == 0 && from < at {
            break;
        }
    }
    siege
}

/// Whether dice are thrown in the battle or siege that a line belongs to.
pub fn rolls(log: &[LogLine], at: usize) -> bool {
    let thrown = |l: &LogLine| matches!(l.line.show, Some(Show::Dice(_)));
    fight(log, at).is_some_and(|fight| log[fight].iter().any(thrown))
}

/// All battles and sieges of a log, in their order.
pub fn fights(log: &[LogLine]) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    for (at, line) in log.iter().enumerate() {
        let inside = all.last().is_some_and(|f| f.contains(&at)) && !begins(line);
        if !inside && (begins(line) || line.line.tells == Tells::Attempt) {
            all.extend(fight(log, at));
        }
    }
    all
}

/// The name of a turn: the first two words of the line that begins it.
pub fn turn_name(log: &[LogLine], turn: Range<usize>) -> String {
    let told = log[turn].iter().find(|l| l.line.tells == Tells::Turn);
    let words = told.map_or("", |l| l.line.text.as_str());
    words.split_inclusive(' ').take(2).collect::<String>().trim().into()
}

/// What each side loses by these lines.
pub fn lost(lines: &[LogLine]) -> PerSide<u32> {
    let mut all = PerSide::<u32>::default();
    for line in lines {
        for side in Side::BOTH {
            all[side] += u32::from(line.line.lost[side]);
        }
    }
    all
}

/// A city that falls or a General who is lost swings the war as so many units do.
const FALL: u32 = 2;

/// The battles after so many answers that swung the war most, by what one side lost more than the other; the widest swing first.
pub fn decisive(log: &[LogLine], begun: usize, most: usize) -> Vec<Range<usize>> {
    let swing = |f: &Range<usize>| {
        let lost = lost(&log[f.clone()]);
        let fallen = |l: &&LogLine| matches!(l.line.tells, Tells::Falls | Tells::Death);
        let falls = log[f.clone()].iter().filter(fallen).count() as u32;
        lost.rome.abs_diff(lost.carthage) + FALL * falls
    };
    let swung = fights(log)
        .into_iter()
        .filter(|f| log[f.start].moment >= begun && swing(f) > 0);
    let mut ordered: Vec<Range<usize>> = swung.collect();
    ordered.sort_by_key(|fight| core::cmp::Reverse(swing(fight)));
    ordered.truncate(most);
    ordered
}

/// Whether a line is an event of the timeline.
pub fn is_event(line: &LogLine) -> bool {
    use Tells::{Battle, Death, Falls, Region};
    matches!(line.line.tells, Battle | Falls | Death | Region)
}

/// The head of a sentence: what stands before its first colon.
pub fn head(text: &str) -> &str {
    text.split_once(": ")
        .map_or(text, |(head, _)| head)
        .trim_end_matches('.')
}

/// The whole log as plain text.
pub fn text(log: &[LogLine]) -> String {
    let mut all = String::new();
    for LogLine { depth, line, .. } in log {
        if line.tells == Tells::Turn {
            all.push('\n');
        }
        for _ in 0..*depth {
            all.push_str("  ");
        }
        all.push_str(&line.text);
        if let Some(rule) = line.rule {
            all.push_str(" (");
            all.push_str(rule.0);
            all.push(')');
        }
        all.push('\n');
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Line;
    use engine::scene::DieShown;

    fn line(depth: u8, tells: Tells, text: &str) -> LogLine {
        let line = Line {
            text: text.into(),
            tells,
            ..Line::default()
        };
        LogLine {
            depth,
            line: line.into(),
            moment: 0,
        }
    }

    fn war() -> Vec<LogLine> {
        use Tells::{Attempt, Battle, Other, Turn, Won};
        vec![
            line(0, Other, "set up"),
            line(0, Turn, "turn one"),
            line(0, Other, "a card"),
            line(1, Other, "a march"),
            line(2, Battle, "battle: of A"),
            line(2, Other, "dice"),
            line(3, Other, "deeper"),
            line(2, Battle, "battle: of B"),
            line(2, Won, "won"),
            line(1, Other, "stops"),
            line(0, Turn, "turn two"),
            line(1, Attempt, "a die"),
            line(1, Other, "a point"),
            line(1, Attempt, "another"),
            line(0, Other, "a card"),
        ]
    }

    #[test]
    fn a_battle_ends_where_the_march_goes_on_or_the_next_begins() {
        let log = war();
        assert_eq!(fights(&log), [4..7, 7..9, 11..14]);
        assert_eq!(fight(&log, 6), Some(4..7));
        assert_eq!(fight(&log, 13), Some(11..14));
        assert_eq!((fight(&log, 3), fight(&log, 9), fight(&log, 14)), (None, None, None));
    }

    #[test]
    fn turns_follow_each_other_and_hold_every_line() {
        assert_eq!(turns(&war()), [0..10, 10..15]);
        assert_eq!(turns(&[]).len(), 1);
    }

    #[test]
    fn words_and_kinds_are_found_in_the_whole_log_or_in_the_chosen_turn() {
        let log = war();
        let search = Search {
            words: " CARD".into(),
            ..Search::default()
        };
        assert_eq!(search.find(&log), [2, 14]);
        let mut battles = Search {
            kind: LogFilter::Battles,
            ..Search::default()
        };
        assert_eq!(battles.find(&log), [4, 5, 6, 7, 8, 11, 12, 13]);
        battles.turn = Some(1);
        assert_eq!(battles.find(&log), [11, 12, 13]);
        assert_eq!(Search::default().find(&log), [10, 11, 12, 13, 14]);
    }

    #[test]
    fn the_text_is_as_deep_as_the_log() {
        assert!(text(&war()).contains("\n    battle: of A\n"));
    }

    fn lines(words: &[&str]) -> Vec<LogLine> {
        let line = |text: &&str| LogLine {
            depth: 0,
            line: Line {
                text: (*text).to_owned(),
                ..Line::default()
            }
            .into(),
            moment: 0,
        };
        words.iter().map(line).collect()
    }

    #[test]
    fn lines_that_say_the_same_one_after_the_other_are_one_and_those_apart_are_not() {
        let mut log = lines(&["a", "a", "a", "b", "a"]);
        assert_eq!(grouped(&log, 0..5), [(2, 3), (3, 1), (4, 1)]);
        assert_eq!(
            grouped(&log, [0, 2, 4]),
            [(0, 1), (2, 1), (4, 1)],
            "what lies between is not shown here"
        );
        log[1].depth = 1;
        assert_eq!(grouped(&log, 0..3), [(0, 1), (1, 1), (2, 1)]);
        assert_eq!((times(1), times(3)), (String::new(), " × 3".to_owned()));
    }

    #[test]
    fn dice_are_told_one_by_one() {
        let mut log = lines(&["a", "a"]);
        let dice: Vec<DieShown> = Vec::new();
        log.iter_mut()
            .for_each(|l| std::sync::Arc::make_mut(&mut l.line).show = Some(Show::Dice(dice.clone())));
        assert_eq!(grouped(&log, 0..2), [(0, 1), (1, 1)]);
    }
}
