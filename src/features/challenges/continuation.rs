//! How the war of a challenge may go on: after what is right, once the challenge is over, else after the answer that was wrong.

use crate::features::coach::continuation::{self, AnswerAt};
use crate::model::challenges::{ChallengeState, OpenChallenge};
use crate::model::effect::Effect;
use crate::model::{Model, Table};
use engine::Choice;

/// Asks the coach for it.
pub fn ask(model: &mut Model) -> Vec<Effect> {
    let about = model.table.as_ref().and_then(about);
    about.map_or_else(Vec::new, |about| continuation::ask(model, about))
}

/// The answer that it is about.
fn about(table: &Table) -> Option<AnswerAt> {
    let open = table.challenge.as_ref()?;
    let (mut before, name) = match &open.state {
        ChallengeState::Open => return None,
        ChallengeState::Wrong(wrong) => (wrong.answers.clone(), wrong.name.clone()),
        ChallengeState::Solved | ChallengeState::Shown => (right(table, open), open.right.clone()),
    };
    Some(AnswerAt {
        blind: table.game.blind()?,
        given: table.game.answers().len(),
        answer: before.pop()?,
        before,
        name,
    })
}

/// What is right from where the war stands; of several right answers to a question the first.
fn right(table: &Table, open: &OpenChallenge) -> Vec<Choice> {
    let mut war = table.game.preview();
    let given = table.game.answers().len() - open.start;
    let mut choices = Vec::new();
    for step in open.challenge.steps.iter().skip(given) {
        let asked = war.asked();
        let right = asked.and_then(|asked| asked.answers.into_iter().find(|answer| answer.label == step[0]));
        let Some(choice) = right.map(|answer| answer.choice).filter(|choice| war.answer(*choice)) else {
            break;
        };
        choices.push(choice);
    }
    choices
}
