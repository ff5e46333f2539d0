//! Panels of questions that belong together, and the battle in progress.

use crate::features::answering::foot::since;
use crate::features::table::board;
use crate::features::{battle_cards, coach, log, odds};
use crate::games::{DUELS, LogLine};
use crate::model::coach::Coach;
use crate::model::learn::Topic;
use crate::model::msg::{AnswerMsg, HelpMsg, LookMsg, Msg};
use crate::model::question_panel::{Row, all_declined, place};
use crate::model::{Table, log_index};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{main, quiet, rule};
use crate::widgets::dice::die;
use engine::Choice;
use engine::scene::{AskKind, BoardKind, DieShown, Fact, Show, Tells};
use engine::text::capital;

/// The rows of an army being composed or of reactions being declared, with one Confirm.
pub fn rows(table: &Table, coach: &Coach) -> Vec<Element> {
    let view_model = &table.view_model;
    let reactions = view_model
        .rows
        .first()
        .is_some_and(|r| r.asked.kind == AskKind::Reaction);
    let declined = all_declined(&view_model.rows);
    // The first row of reactions commits to dice, and the last row of an army that is composed.
    let commits = match odds::composed(table).last() {
        Some(last) => Some(*last),
        None => view_model.rows.first().map(|r| r.chosen),
    };
    let weighed = commits.and_then(|chosen| odds::view::of_chosen(table, chosen));
    let nothing = reactions.then(|| {
        button(declining(&view_model.rows), Msg::Answer(AnswerMsg::Decline))
            .class(if declined { "main" } else { "" })
            .attr("data-choice", "No reaction")
    });
    let agree = (!reactions || !declined).then(|| {
        let words = if reactions { tried(table) } else { "Confirm".into() };
        main(words, Msg::Answer(AnswerMsg::Agree)).attr("data-choice", "Confirm")
    });
    let mut shown: Vec<usize> = (0..view_model.rows.len()).collect();
    shown.sort_by_key(|n| place(&table.playing.picks, &view_model.rows, *n));
    let rows = shown.into_iter().map(|n| row(table, n, &view_model.rows[n]));
    let foot = el("div.buttons.foot").maybe(nothing).maybe(weighed).maybe(agree);
    // What confirms stays in its row when something is chosen.
    let since = since(table).filter(|_| !reactions || declined);
    let door = coach::view::door(table, coach).map(|door| el("span.aids").with(door));
    vec![el("ul.sheet-rows").all(rows), foot.maybe(since).maybe(door)]
}

/// The words of the button that declines all reactions: those of the row, if there is only one.
fn declining(rows: &[Row]) -> String {
    let label = match rows {
        [row] => row.asked.answers.iter().find(|a| Some(a.choice) == row.asked.decline()),
        _ => None,
    };
    label.map_or_else(|| "No reaction".into(), |a| capital(&a.label))
}

/// A button that says what it sends: those of several reactions that are tried, and what goes along from other places. "Try: intercept the
/// Fleet, 3 Warships, 2 CUs, 1 Elephant of Carthago".
fn tried(table: &Table) -> String {
    let (rows, spaces) = (&table.view_model.rows, &table.view_model.scene.spaces);
    let here = rows.first().and_then(|row| row.asked.at);
    let sent = |row: &&Row| Some(row.chosen) != row.asked.decline() && row.chosen != Choice::Number(0);
    let mut words = String::from("Try");
    let mut separator = ": ";
    let mut sent = rows.iter().filter(sent).peekable();
    while let Some(row) = sent.next() {
        let label = row.asked.answers.iter().find(|a| a.choice == row.chosen);
        words.push_str(separator);
        words.push_str(label.map_or("", |a| a.label.as_str()));
        separator = ", ";
        let goes_on = sent.peek().is_some_and(|next| next.asked.at == row.asked.at);
        let place = row.asked.at.filter(|at| Some(*at) != here && !goes_on);
        if let Some(space) = place.and_then(|at| spaces.get(usize::from(at.0))) {
            words.extend([" of ", space.name]);
        }
    }
    words
}

fn row(table: &Table, n: usize, row: &Row) -> Element {
    let asked = &row.asked;
    let numbers = asked.answers.iter().all(|a| matches!(a.choice, Choice::Number(_)));
    let title = el("span.row-title").text(&asked.title).text(" ").with(rule(asked.rule));
    let control = if numbers && asked.answers.len() > 2 {
        stepper(n, row)
    } else {
        options(table, n, row)
    };
    el("li.sheet-row")
        .attr("data-row", n.to_string())
        .with(title)
        .with(control)
}

fn options(table: &Table, n: usize, row: &Row) -> Element {
    let all = row.asked.answers.iter().map(|answer| {
        let on = answer.choice == row.chosen;
        button(capital(&answer.label), Msg::Answer(AnswerMsg::Pick(n, answer.choice)))
            .class(if on { "on" } else { "" })
            .attr("role", "radio")
            .attr("aria-checked", if on { "true" } else { "false" })
            .attr("data-choice", &answer.label)
            .maybe(odds::view::small(table, answer.choice).filter(|_| n == 0 && row.asked.kind == AskKind::Reaction))
    });
    el("span.options")
        .attr("role", "radiogroup")
        .label(&row.asked.title)
        .all(all)
}

fn stepper(n: usize, row: &Row) -> Element {
    let values = || {
        row.asked.answers.iter().filter_map(|a| {
            if let Choice::Number(v) = a.choice {
                Some(v)
            } else {
                None
            }
        })
    };
    let now = if let Choice::Number(v) = row.chosen { v } else { 0 };
    let less = values().filter(|v| *v < now).max();
    let more = values().filter(|v| *v > now).min();
    let step = |to: Option<u8>, sign: &str, name: &str| {
        button(sign, Msg::Answer(AnswerMsg::Pick(n, Choice::Number(to.unwrap_or(now)))))
            .class("step")
            .label(format!("{name}: {}", row.asked.title))
            .flag("disabled", to.is_none())
    };
    let most = format!(" of {}", values().max().unwrap_or(0));
    el("span.stepper")
        .with(step(less, "−", "One fewer"))
        .with(el("output").text(now.to_string()).with(el("small").text(most)))
        .with(step(more, "+", "One more"))
}

/// The battle or siege in progress: facts side by side, and its dice.
pub fn battle(table: &Table) -> Option<Element> {
    let scene = &table.view_model.scene;
    let playing = table.playback.on();
    let heads = board::of(scene, BoardKind::is_fight);
    match &table.ticker.fought {
        _ if !scene.facts.is_empty() || !scene.dice.is_empty() || !heads.is_empty() => {
            let heads = heads
                .into_iter()
                .chain(battle_cards::view::field(table))
                .chain(fallen(table));
            Some(facts(
                "Battle",
                "battle ongoing",
                heads.collect(),
                &scene.facts,
                &scene.dice,
            ))
        }
        _ if playing => None,
        // What has been fought out lies there until the next thing is chosen.
        _ if table.chosen() && !table.draft.again => None,
        Some(fought) => {
            let fresh = table.ticker.log.get(table.ticker.old..).unwrap_or_default();
            let ends = |l: &&LogLine| matches!(l.line.tells, Tells::Won | Tells::Falls);
            let came = fresh.iter().rfind(ends).or(fresh.last());
            let head = vec![report(table, &fought.title, came)];
            let (class, name) = (report_class(table), "What it came to");
            Some(facts(name, class, head, &fought.facts, &fought.dice))
        }
        None => news(table).or_else(|| arrived(table)),
    }
}

/// The class of a report. On a small or low screen it is one line until it is unfolded, so that the question has the room.
fn report_class(table: &Table) -> &'static str {
    if table.ticker.unfolded {
        "battle report"
    } else {
        "battle report folded"
    }
}

/// The heading of what has come to its end, with the line that says it and the way to put it away.
fn report(table: &Table, title: &str, came: Option<&LogLine>) -> Element {
    let unfolded = table.ticker.unfolded;
    let fold = quiet(if unfolded { "Less" } else { "More" }, Msg::Look(LookMsg::UnfoldReport))
        .class("quiet fold")
        .attr("aria-expanded", if unfolded { "true" } else { "false" });
    el("header")
        .with(el("h2").text(title))
        .with(el("span.came").text(came.map_or("", |l| &l.line.text)))
        .with(fold)
        .with(quiet("×", Msg::Look(LookMsg::CloseReport)).label("Put the report away"))
}

fn facts(name: &'static str, class: &str, heads: Vec<Element>, facts: &[Fact], dice: &[DieShown]) -> Element {
    let no_values = facts
        .iter()
        .all(|f| f.value.rome.is_empty() && f.value.carthage.is_empty());
    let head = ["What", "Rome", "Carthage", "How"]
        .into_iter()
        .enumerate()
        .map(|(at, words)| {
            // The outer two need no words for who sees the table, and an empty column none at all.
            let unseen = if no_values || at % 3 == 0 { "unseen" } else { "" };
            el("th").attr("scope", "col").with(el("span").class(unseen).text(words))
        });
    let rows = facts.iter().map(|f| {
        el("tr")
            .with(el("th").attr("scope", "row").text(&f.title))
            .with(el("td").text(&f.value.rome))
            .with(el("td").text(&f.value.carthage))
            .with(el("td.how").text(&f.note))
    });
    let table = el("table")
        .with(el("thead").with(el("tr").all(head)))
        .with(el("tbody").all(rows));
    el("section")
        .class(class)
        .attr("tabindex", "0")
        .label(name)
        .all(heads)
        // The dice first: on a phone the panel shows little more than its beginning.
        .maybe((!dice.is_empty()).then(|| el("div.throw").all(dice.iter().map(die)).maybe(meaning(dice))))
        .maybe((!facts.is_empty()).then_some(table))
}

/// The way to what the symbols on dice mean, if there are any.
fn meaning(dice: &[DieShown]) -> Option<Element> {
    let section = dice.iter().find_map(|die| die.means)?;
    let open = HelpMsg::Open(Topic::Section(section.0.into()));
    Some(quiet("What the faces mean", Msg::Help(open)))
}

/// What has come at the beginning of the turn, until its first card is chosen.
fn arrived(table: &Table) -> Option<Element> {
    let turn = table.ticker.log.iter().rposition(|l| l.line.tells == Tells::Turn)?;
    let (first, since) = table.ticker.log[turn..].split_first()?;
    let came = since.iter().position(|l| l.depth == 0)?;
    let (came, dealt) = since.split_at(came);
    // A card that is played is told with what it does.
    let over = table.ticker.old == table.ticker.log.len() || came.is_empty() || dealt.iter().any(|l| l.depth > 0);
    let lines = log_index::grouped(came, 0..came.len());
    let lines = lines
        .into_iter()
        .map(|(at, times)| log::view::repeated(table, None, &came[at], times).class("depth-0"));
    (!over).then(|| quoted(table, "Reinforcements", &first.line.text, came.last(), lines.collect()))
}

/// The lines of the log with the dice that have fallen since the last answer.
pub fn fresh_dice(table: &Table) -> Vec<&LogLine> {
    let fresh = table.ticker.log.get(table.ticker.old..).unwrap_or_default().iter();
    fresh.filter(|l| matches!(l.line.show, Some(Show::Dice(_)))).collect()
}

/// Lines that tell of a round of a fight with cards: the attack, the answer, the die that turns it.
const OF_A_ROUND: usize = 3;

/// In a fight that continues: the throws since the last answer that the scene shows no longer, each with its line; of one with cards, its last round.
fn fallen(table: &Table) -> Option<Element> {
    let scene = &table.view_model.scene;
    let lies = |l: &LogLine| match &l.line.show {
        Some(Show::Dice(dice)) => dice.iter().all(|die| scene.dice.contains(die)),
        _ => true,
    };
    let rounds = DUELS && scene.duel.as_ref().is_some_and(|duel| duel.round > 0);
    let told: Vec<&LogLine> = if rounds {
        let log = &table.ticker.log;
        let fight = log.len().checked_sub(1).and_then(|last| log_index::fight(log, last))?;
        log[fight].iter().rev().take(OF_A_ROUND).rev().collect()
    } else {
        fresh_dice(table).into_iter().filter(|l| !lies(l)).collect()
    };
    let lines: Vec<Element> = told
        .into_iter()
        .map(|l| log::view::line(table, None, l).class("depth-0"))
        .collect();
    (!lines.is_empty()).then(|| list(lines))
}

/// The dice that have fallen since the last answer, each with its line, and what came of them.
fn news(table: &Table) -> Option<Element> {
    let fresh = table.ticker.log.get(table.ticker.old..)?;
    let first = fresh.iter().position(|l| matches!(l.line.show, Some(Show::Dice(_))))?;
    let depth = fresh[first].depth;
    let came = fresh[first..].iter().take_while(|l| l.depth >= depth);
    let lines = came.map(|l| log::view::line(table, None, l).class("depth-0"));
    Some(quoted(table, "Dice", "Dice", Some(&fresh[first]), lines.collect()))
}

/// Lines of the log in the place of a battle, until the player closes them.
fn quoted(table: &Table, name: &'static str, title: &str, came: Option<&LogLine>, lines: Vec<Element>) -> Element {
    el("section")
        .class(report_class(table))
        .attr("tabindex", "0")
        .label(name)
        .with(report(table, title, came))
        .with(list(lines))
}

fn list(lines: Vec<Element>) -> Element {
    el("ol.log-all.onward").all(lines)
}
