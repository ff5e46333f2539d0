//! What is shown of challenges: the list of a game, and above the question what is to be found.

use crate::features::challenges::why;
use crate::features::coach::continuation;
use crate::games;
use crate::map;
use crate::model::challenges::{ChallengeState, OpenChallenge, Solved};
use crate::model::msg::{ChallengeMsg, Msg};
use crate::model::{Model, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{icon, main, quiet};
use crate::widgets::places::sentence;
use crate::widgets::sheet::Content;
use engine::Challenge;

const fn msg(msg: ChallengeMsg) -> Msg {
    Msg::Challenge(msg)
}

/// How hard challenges are, by their stars from 1.
const HARD: [&str; 3] = ["Easy", "Medium", "Hard"];

fn hard(challenge: &Challenge) -> &'static str {
    HARD[usize::from(challenge.stars.clamp(1, 3)) - 1]
}

/// The list of the challenges of the game of this program.
pub fn sheet(model: &Model) -> Content {
    let war = model.war();
    let (info, game) = (games::info(war), games::number_of(war));
    let all = info.challenges();
    let is_solved = |one: &&Challenge| model.solved.has(game, one.key);
    let solved = all.iter().filter(is_solved).count();
    let words = format!(
        "Moments from wars between strong computer players, in which one answer is clearly better than the others. Find it. Solved: {solved} of {}.",
        all.len()
    );
    let line = |(at, one): (usize, &Challenge)| {
        let done = is_solved(&one);
        let state = if done { "Solved" } else { hard(one) };
        el("li").with(
            el("button.row")
                .attr("data-challenge", one.key)
                .click(msg(ChallengeMsg::Begin(at)))
                .with(el("b").text(one.title))
                .with(el("span").text(one.task))
                .with(el("small").text(if done { "✓ " } else { "" }).text(state)),
        )
    };
    let lines = el("ol.challenges").all(all.iter().enumerate().map(line));
    let title = format!("{}: challenges", games::about(war).title);
    Content::new(title, vec![el("div").with(el("p").text(words)).with(lines)])
}

/// The way to the list of a game, from Home.
pub fn door(war: usize) -> Element {
    let words = format!("Challenges: {}, find the best answer", games::about(war).title);
    quiet("Challenges", msg(ChallengeMsg::List(war)))
        .attr("data-door", "challenges")
        .label(words)
}

/// What is to be found, as the first thing in the prompt; once the challenge is over in its place.
pub fn with(table: &Table, solved: &Solved, mut prompt: Element) -> Element {
    let Some(open) = &table.challenge else {
        return prompt;
    };
    if open.is_over() {
        let side = map::class(table.view_model.to());
        let section = el("section").class(format!("prompt {side}")).label("The challenge");
        return section.with(over(table, solved, open));
    }
    prompt.children.insert(0, task(table, open).into());
    prompt
}

/// The challenge's name, and beside it ways out of it.
fn guide(open: &OpenChallenge, ways: impl IntoIterator<Item = Element>) -> Element {
    let title = el("h2").with(icon("raven", 20)).text(" ").text(open.challenge.title);
    let head = el("header").with(title).with(el("span").all(ways));
    el("section.guide.challenge")
        .key("challenge")
        .label("Challenge")
        .attr("data-challenge", open.challenge.key)
        .with(head)
}

fn to_list(table: &Table) -> Msg {
    msg(ChallengeMsg::List(games::place_of(&table.game)))
}

/// What came of the last answer, while the challenge goes on.
fn verdict(table: &Table, open: &OpenChallenge) -> Option<String> {
    match &open.state {
        ChallengeState::Wrong(wrong) => {
            let name = match wrong.name.as_str() {
                "" => "That".to_owned(),
                name => format!("“{name}”"),
            };
            Some(format!(
                "{name} is not the best answer.{}",
                why::words(&open.challenge, wrong)
            ))
        }
        ChallengeState::Open if table.game.answers().len() > open.start => {
            Some("Right so far. What comes next?".to_owned())
        }
        ChallengeState::Open | ChallengeState::Solved | ChallengeState::Shown => None,
    }
}

/// What is said aloud of the challenge on a table: its task or what came of the last answer, or what was right.
pub fn spoken(table: &Table) -> Option<String> {
    let open = table.challenge.as_ref()?;
    let challenge = &open.challenge;
    let right = &open.right;
    Some(match open.state {
        ChallengeState::Open | ChallengeState::Wrong(_) => {
            verdict(table, open).unwrap_or_else(|| format!("{}. {}", challenge.title, challenge.task))
        }
        ChallengeState::Solved => format!("Solved. {}. {}", right, challenge.why.join(" ")),
        ChallengeState::Shown => format!("The answer: {}. {}", right, challenge.why.join(" ")),
    })
}

/// What is asked, and what came of the last answer.
fn task(table: &Table, open: &OpenChallenge) -> Element {
    let said = verdict(table, open);
    let wrong = match &open.state {
        ChallengeState::Wrong(wrong) => Some(wrong),
        ChallengeState::Open | ChallengeState::Solved | ChallengeState::Shown => None,
    };
    let said = said.map(|words| {
        el("p.judged")
            .attr("data-verdict", if wrong.is_some() { "fault" } else { "good" })
            .text(words)
            .maybe(wrong.and_then(why::door))
    });
    let ways = [
        quiet("Answer", msg(ChallengeMsg::Show))
            .label("Show the answer")
            .attr("data-way", "show"),
        quiet("List", to_list(table))
            .label("All challenges")
            .attr("data-way", "list"),
    ];
    guide(open, ways)
        .attr("data-state", if wrong.is_some() { "wrong" } else { "open" })
        .with(task_words(table, open, wrong.is_some()))
        .maybe(said)
}

/// The words of the task. Who has answered wrongly knows them: they are folded, and leave their room to what was wrong and to the answers.
fn task_words(table: &Table, open: &OpenChallenge, folded: bool) -> Element {
    let words = el("p").with(sentence(table, open.challenge.task));
    if folded {
        let summary = el("summary").text("The task");
        el("details").key("task").with(summary).with(words)
    } else {
        words
    }
}

/// The place of the next challenge that has not been solved; after the last comes the first.
fn next(table: &Table, known: &Solved, open: &OpenChallenge) -> Option<usize> {
    let place = games::place_of(&table.game);
    let all = games::info(place).challenges();
    let mut after = (1..all.len()).map(|step| (open.place + step) % all.len());
    let unsolved = |at: &usize| !known.has(games::number_of(place), all[*at].key);
    after.find(unsolved)
}

/// What was right, and why.
fn over(table: &Table, known: &Solved, open: &OpenChallenge) -> Element {
    let challenge = &open.challenge;
    let (good, other) = challenge.chances;
    let solved = open.state == ChallengeState::Solved;
    let head = if solved { "Solved. " } else { "The answer: " };
    let chances = format!(
        "Chance of winning, by the coach’s estimate: {good}% with this answer, at most {other}% with any other."
    );
    let next = next(table, known, open);
    let next = next.map(|place| main("Next challenge", msg(ChallengeMsg::Begin(place))).attr("data-way", "next"));
    guide(open, [])
        .attr("data-state", if solved { "solved" } else { "shown" })
        .with(
            el("div.judged")
                .attr("data-verdict", "good")
                .with(el("p").text(head).with(el("b").text(&open.right)).text(".")),
        )
        .all(challenge.why.iter().map(|line| el("p").with(sentence(table, line))))
        .with(
            el("p.doubt")
                .text(chances)
                .text(" ")
                .with(continuation::door(msg(ChallengeMsg::Continue))),
        )
        .with(
            el("div.buttons")
                .maybe(next)
                .with(button("Try again", msg(ChallengeMsg::Again)).attr("data-way", "again"))
                .with(button("All challenges", to_list(table)).attr("data-way", "list")),
        )
}
