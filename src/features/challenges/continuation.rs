//! How the war of a challenge may go on: after what is right, once the challenge is over, else after the answer that was wrong.

use crate::features::challenges::right_choices;
use crate::features::coach::continuation;
use crate::model::challenges::{ChallengeState, OpenChallenge};
use crate::model::coach::AnswerAt;
use crate::model::effect::Effect;
use crate::model::{Model, Table};
use engine::Choice;

/// Asks the coach how the war may go on.
pub fn ask(model: &mut Model) -> Vec<Effect> {
    let about = model
        .table
        .as_ref()
        .and_then(|table| Some((after(table)?, table.game.blind()?)));
    about.map_or_else(Vec::new, |(after, blind)| continuation::ask(model, after, blind))
}

/// The answer that the continuation is about.
fn after(table: &Table) -> Option<AnswerAt> {
    let open = table.challenge.as_ref()?;
    let (mut before, name) = match &open.state {
        ChallengeState::Open => return None,
        ChallengeState::Wrong(wrong) => (wrong.answers.clone(), wrong.name.clone()),
        ChallengeState::Solved | ChallengeState::Shown => (right(table, open), open.right.clone()),
    };
    Some(AnswerAt {
        table: table.id,
        given: table.game.answers().len(),
        answer: before.pop()?,
        before,
        name,
    })
}

/// What is right from where the war stands; of several right answers to a question the first.
fn right(table: &Table, open: &OpenChallenge) -> Vec<Choice> {
    let given = table.game.answers().len() - open.start;
    let steps = right_choices(&table.game, &open.challenge.steps[given..]);
    steps.into_iter().filter_map(|step| step.first().copied()).collect()
}
