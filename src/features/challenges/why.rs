//! Why an answer to a challenge was wrong: the coach tries all that was confirmed out against the best answer, when he is asked.

use crate::features::coach::continuation;
use crate::features::coach::view::in_a_row;
use crate::features::{coach, opponent};
use crate::model::challenges::{ChallengeState, Explanation, WrongAnswer};
use crate::model::effect::Effect;
use crate::model::msg::{ChallengeMsg, Msg};
use crate::model::opponent::OpponentEffect;
use crate::model::review::per_cent;
use crate::model::{Model, Table};
use crate::tree::{Element, el};
use crate::widgets::basic::quiet;
use ai::Verdict;
use ai::message::JudgeRequest;
use engine::Challenge;

/// The wrong answer that was given last.
fn wrong(table: &mut Table) -> Option<&mut WrongAnswer> {
    match &mut table.challenge.as_mut()?.state {
        ChallengeState::Wrong(answer) => Some(answer),
        ChallengeState::Open | ChallengeState::Solved | ChallengeState::Shown => None,
    }
}

/// Has the wrong answer judged. A program that had stopped is started anew.
pub fn ask(model: &mut Model) -> Vec<Effect> {
    let (Some(table), opponent) = (&mut model.table, &mut model.opponent) else {
        return Vec::new();
    };
    let given = table.game.answers().len();
    let Some((blind, answer)) = table.game.blind().zip(wrong(table).cloned()) else {
        return Vec::new();
    };
    let Some((before, [played, then @ ..])) = answer.confirmed.split_at_checked(answer.place) else {
        return Vec::new();
    };
    // The program forgets a hint that it was asked for.
    model.coach.hint.take_if(|hint| hint.answers.is_none());
    coach::revive(opponent);
    let question = opponent::question(opponent, table, blind, coach::LEVEL, given);
    let number = question.number;
    if let Some(answer) = wrong(table) {
        answer.why = Explanation::Awaited(number);
    }
    let request = JudgeRequest {
        question,
        answers: before.to_vec(),
        played: *played,
        then: then.to_vec(),
        best: None,
        rollouts: Verdict::THOROUGH,
    };
    vec![
        opponent::start(opponent),
        Effect::Opponent(OpponentEffect::Judge(request)),
    ]
}

/// Whether the verdict of this number is the explanation that is awaited.
pub fn awaits(table: Option<&Table>, number: u32) -> bool {
    let challenge = table.and_then(|table| table.challenge.as_ref());
    challenge.is_some_and(
        |open| matches!(&open.state, ChallengeState::Wrong(answer) if answer.why == Explanation::Awaited(number)),
    )
}

/// The explanation that was awaited has come; none where nothing can be said.
pub fn hear(model: &mut Model, verdict: Option<Verdict>) {
    if let Some(answer) = model.table.as_mut().and_then(wrong) {
        answer.why = Explanation::Heard(verdict.map(Box::new));
    }
}

/// The program has stopped: the explanation that is awaited does not come, and can be asked for again. Whether one was awaited.
pub fn forget(model: &mut Model) -> bool {
    let answer = model.table.as_mut().and_then(wrong);
    let answer = answer.filter(|answer| matches!(answer.why, Explanation::Awaited(_)));
    let waits = answer.is_some();
    if let Some(answer) = answer {
        answer.why = Explanation::Unasked;
    }
    waits
}

/// A verdict that lies no farther than this from what a challenge says of its best wrong answer says the same, in points of a hundred.
const SAME: u32 = 2;

/// What the coach says of a wrong answer, with a space before it. No answer that is not right is better than the challenge says.
pub fn words(challenge: &Challenge, answer: &WrongAnswer) -> String {
    let verdict = match &answer.why {
        Explanation::Unasked => return " Try another.".to_owned(),
        Explanation::Awaited(_) => return " The coach is thinking.".to_owned(),
        Explanation::Heard(None) => return " The coach cannot say why. Try another.".to_owned(),
        Explanation::Heard(Some(verdict)) => verdict,
    };
    if verdict.fault().is_none() {
        return " The coach finds little wrong with it; what is looked for is another answer.".to_owned();
    }
    let (right, best_wrong) = challenge.chances;
    let least = u32::from(right.saturating_sub(best_wrong));
    let lost = Some(per_cent(verdict.loss))
        .filter(|lost| *lost > least + SAME)
        .unwrap_or(least);
    let mut words = format!(" It costs {lost} percentage points of the chance to win.");
    if !verdict.played.doubts.is_empty() {
        words += &format!(" It {}.", in_a_row(&verdict.played.doubts));
    }
    words
}

/// The way to the explanation; once it is there, to how the war may go on.
pub fn door(answer: &WrongAnswer) -> Option<Element> {
    let way = match &answer.why {
        _ if answer.confirmed.is_empty() => return None,
        Explanation::Unasked => quiet("Why?", Msg::Challenge(ChallengeMsg::Why))
            .label("Why it is not the best answer")
            .attr("data-way", "why"),
        Explanation::Awaited(_) => return None,
        Explanation::Heard(_) => continuation::door(Msg::Challenge(ChallengeMsg::Continue)),
    };
    Some(el("span").text(" ").with(way))
}
