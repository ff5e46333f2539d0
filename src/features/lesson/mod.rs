//! The guided first game: what is said at each moment, and what lights up.
//!
//! Where the newcomer stands in the lesson is read off the answers of the game alone, so it survives a closed page, an undo and a copy:
//! as long as they are those of the lesson its next page is told; from the first other one on there are words for every kind of question.

#[cfg(test)]
mod tests;
pub mod view;

use crate::features::answering::{commit, undo};
use crate::games::Asked;
use crate::model::effect::Effect;
use crate::model::learn::Fetched;
pub use crate::model::lesson::Lesson;
use crate::model::lesson::{GuideText, Highlight, LessonPage, asks, labelled};
use crate::model::msg::GuideMsg;
use crate::model::seats::{Computer, Mode};
use crate::model::{Model, Table};
use ai::Level;
use engine::{Choice, Envelope, Side, Viewer};

impl Lesson {
    /// Whether all answers of a table are those of the lesson.
    pub fn is_told(&self, table: &Table) -> bool {
        let given = table.game.answers();
        given.len() < self.course.len()
            && given
                .iter()
                .zip(&self.course)
                .all(|(given, told)| *given == told.choice)
    }
}

impl Model {
    /// What the guide of a lesson says now.
    pub fn advice(&self) -> Option<GuideText> {
        advice(self.learn.read, self.table.as_ref()?)
    }
}

/// After each message: a table that is a lesson gets its words once they are here, and the other side answers.
pub fn attend(model: &mut Model) -> Vec<Effect> {
    let learn = &mut model.learn;
    if let Some(chance) = learn.begins.filter(|_| learn.lesson().is_some()) {
        return begin(model, chance);
    }
    let Some(table) = &mut model.table else {
        return Vec::new();
    };
    let lesson = matches!(table.seats.mode, Mode::Lesson(_));
    let fetched = match learn.fetched {
        Fetched::Unasked if lesson => learn.fetch(),
        Fetched::Unasked | Fetched::Soon | Fetched::Asked | Fetched::Missing => learn.fetch_soon(),
    };
    let mut effects: Vec<Effect> = fetched.into_iter().collect();
    if !lesson || table.lesson.is_some() {
        return effects;
    }
    table.lesson = learn.lesson();
    if table.lesson.is_some() && table.view_model.asked.is_some() && !table.view_model.mine {
        effects.extend(commit::begun(table));
    }
    effects
}

/// Handles the messages of a lesson.
pub fn update(model: &mut Model, msg: GuideMsg) -> Vec<Effect> {
    match msg {
        GuideMsg::Begin(chance) => {
            model.learn.begins = Some(chance);
            return model.learn.fetch().into_iter().collect();
        }
        GuideMsg::Next(page) => model.learn.read = page,
        GuideMsg::TakeBack => {
            let learn = &model.learn;
            let back = model
                .table
                .as_ref()
                .and_then(|t| advice(learn.read, t))
                .and_then(|t| t.back);
            if let (Some(back), Some(table)) = (back, &mut model.table) {
                return undo::back_to(table, back);
            }
        }
        GuideMsg::Leave => return leave(model, |_| Mode::Alone),
        GuideMsg::Against => return leave(model, |side| Mode::Against(side, FIRST)),
    }
    Vec::new()
}

/// The computer player after a lesson: whoever learns may ask the coach.
const FIRST: Computer = Computer {
    level: Level::ALL[0].number,
    hints: true,
};

/// The lesson is left, and its game goes on in another way; it says which for the newcomer's side.
fn leave(model: &mut Model, then: impl Fn(Side) -> Mode) -> Vec<Effect> {
    let Some(table) = &mut model.table else {
        return Vec::new();
    };
    let Mode::Lesson(side) = table.seats.mode else {
        return Vec::new();
    };
    let mode = then(side);
    table.lesson = None;
    table.keeping.slot.lesson = true;
    table.seats.mode = mode;
    table.game.envelope_mut().manner = mode.number();
    commit::begun(table)
}

/// Puts the war of the lesson on the table.
fn begin(model: &mut Model, chance: u64) -> Vec<Effect> {
    let learn = &mut model.learn;
    learn.begins = None;
    learn.read = 0;
    let Some(lesson) = learn.lesson() else {
        return Vec::new();
    };
    let envelope = Envelope {
        id: (chance >> 16) as u32,
        ..Envelope::default()
    };
    let mut table = Table::new(lesson.war(envelope), Mode::Lesson(lesson.side));
    table.lesson = Some(lesson);
    let mut effects = commit::begun(&mut table);
    model.sheets.clear();
    model.table = Some(table);
    model.screen = crate::model::screen::Screen::Table;
    effects.push(Effect::Focus);
    effects
}

/// What the guide says at this table, after so many pages that are only read.
pub fn advice(read: usize, table: &Table) -> Option<GuideText> {
    let Mode::Lesson(side) = table.seats.mode else {
        return None;
    };
    let Some(lesson) = &table.lesson else {
        return Some(GuideText {
            title: "One moment.".into(),
            words: vec!["The words of this lesson are being fetched.".into()],
            ..GuideText::default()
        });
    };
    let now = table.draft.preview.scene(Viewer::Public).turn;
    if let Some(over) = &table.view_model.outcome {
        return Some(GuideText {
            title: "The war is over".into(),
            words: vec![over.because.clone()],
            over: true,
            ..GuideText::default()
        });
    }
    if now != lesson.turn {
        return Some(GuideText {
            over: true,
            ..of(&lesson.end, table)
        });
    }
    let asked = table.draft.preview.asked().filter(|a| a.to == side)?;
    let mut said = table.game.answers();
    let answered = said.len();
    said.extend(table.draft.choices());
    let same = said
        .iter()
        .zip(&lesson.course)
        .take_while(|(said, expected)| **said == expected.choice)
        .count();
    if same < said.len() || same >= lesson.course.len() {
        return Some(strayed(lesson, table, &asked, same.min(answered)));
    }
    Some(on_the_way(lesson, table, &asked, same, read))
}

/// The newcomer has done what the lesson says.
fn on_the_way(lesson: &Lesson, table: &Table, asked: &Asked, same: usize, read: usize) -> GuideText {
    let confirm = || vec![("data-choice", "Confirm".to_string())];
    if table.draft.held.is_some() {
        return GuideText {
            title: "Confirm.".into(),
            words: vec![
                "It is planned; nothing has happened yet. Look at it once more, then confirm with the ringed button. \
                 Undo, at the top, takes a plan back."
                    .into(),
            ],
            light: confirm(),
            ..GuideText::default()
        };
    }
    let at = lesson.course[same..].iter().find_map(|expected| expected.page);
    let end = at.unwrap_or(lesson.pages.len());
    let first = lesson.pages[..end].iter().rposition(|p| !p.answer.is_empty());
    if let Some(unread) = (first.map_or(0, |n| n + 1).max(read)..end).next() {
        return GuideText {
            next: Some(unread + 1),
            ..of(&lesson.pages[unread], table)
        };
    }
    let Some(page) = at.map(|at| &lesson.pages[at]) else {
        return free(lesson, asked);
    };
    let course = lesson.course.get(same..).unwrap_or_default();
    let mut rows = table.view_model.rows.iter().zip(course).enumerate();
    let open = rows.find(|(_, (row, expected))| row.chosen != expected.choice);
    let light = match open {
        _ if table.view_model.rows.is_empty() => lights(table, asked, lesson.course[same].choice),
        Some((_, (row, expected))) => lights(table, &row.asked, expected.choice),
        None => confirm(),
    };
    // Rows of a panel are told one by one; when all are as they should be, the last one leads to Confirm.
    let row = open.map_or(table.view_model.rows.len().saturating_sub(1), |(n, _)| n);
    let of_row = course.get(row).and_then(|expected| lesson.pages.get(expected.page?));
    let page = of_row.unwrap_or(page);
    GuideText {
        light,
        ..of(page, table)
    }
}

/// The newcomer plays otherwise: words for the question, what the lesson would choose if it still can, and the way back.
fn strayed(lesson: &Lesson, table: &Table, asked: &Asked, back: usize) -> GuideText {
    let mut advice = free(lesson, asked);
    let fits = |page: &&LessonPage| !page.answer.is_empty() && asks(asked, &page.ask);
    let best = lesson
        .pages
        .iter()
        .filter(fits)
        .find_map(|page| labelled(asked, &page.answer));
    if let Some(choice) = best.filter(|_| table.draft.held.is_none()) {
        let name = match choice {
            Choice::Card(card) => table.game.card(card).title.to_string(),
            Choice::Pass
            | Choice::Yes
            | Choice::No
            | Choice::Space(_)
            | Choice::Unit(_)
            | Choice::Number(_)
            | Choice::Named(_) => asked
                .answers
                .iter()
                .find(|a| a.choice == choice)
                .map_or_else(String::new, |a| a.label.clone()),
        };
        advice.words.push(format!("The lesson would choose: {name}."));
        advice.light = lights(table, asked, choice);
    }
    advice.back = Some(back);
    advice
}

/// Words for a question without a page.
fn free(lesson: &Lesson, asked: &Asked) -> GuideText {
    let found = lesson.free.iter().find(|page| asks(asked, &page.ask));
    let words = found.map_or_else(Vec::new, |page| page.words.clone());
    GuideText {
        title: format!("{}.", asked.title.trim_end_matches(['.', '?', '!'])),
        words,
        ..GuideText::default()
    }
}

/// What a page says, with the last line of the log for each that it speaks of, in the order of the log.
fn of(page: &LessonPage, table: &Table) -> GuideText {
    let last = |words: &String| table.ticker.log.iter().rposition(|l| l.line.text.contains(words));
    let mut lines: Vec<usize> = page.log.iter().filter_map(last).collect();
    lines.sort_unstable();
    GuideText {
        title: page.title.clone(),
        words: page.words.clone(),
        lines,
        ..GuideText::default()
    }
}

/// Where an answer is on the page.
fn lights(table: &Table, asked: &Asked, choice: Choice) -> Vec<Highlight> {
    let label = asked
        .answers
        .iter()
        .find(|a| a.choice == choice)
        .map(|a| a.label.clone());
    let label = label.unwrap_or_default();
    // A window is a bar of two buttons: the hand lies behind one of them.
    if table.view_model.window {
        let declines = asked.decline() == Some(choice);
        return vec![("data-choice", if declines { "No reaction" } else { "React" }.into())];
    }
    // A proposal of one answer is that answer's button.
    if let [one] = table.view_model.proposed.as_slice()
        && one.choice == choice
    {
        return vec![("data-choice", "As proposed".into())];
    }
    match choice {
        Choice::Card(card) => {
            let face = table.game.card(card);
            // In a list of cards its row goes by its title.
            vec![
                ("data-card", face.number.to_string()),
                ("data-kind", face.title.into()),
                ("data-choice", face.title.into()),
            ]
        }
        Choice::Space(_) => vec![("data-space", label.clone()), ("data-choice", label)],
        Choice::Unit(_) => vec![("data-general", label.clone()), ("data-choice", label)],
        Choice::Pass | Choice::Yes | Choice::No | Choice::Number(_) | Choice::Named(_) => vec![("data-choice", label)],
    }
}
