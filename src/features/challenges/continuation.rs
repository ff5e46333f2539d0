//! How the war of a challenge may go on: after what is right, once the challenge is over, else after the answer that was wrong.

use crate::features::challenges::{in_short, names_of, right_choices};
use crate::features::coach::continuation;
use crate::model::challenges::ChallengeState;
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
    let given = table.game.answers().len();
    let (mut before, name): (Vec<Choice>, String) = match &open.state {
        ChallengeState::Open => return None,
        ChallengeState::Wrong(wrong) => (
            wrong.confirmed.clone(),
            in_short(&names_of(&table.game, &wrong.confirmed)),
        ),
        // Of several right answers to a question the first.
        ChallengeState::Solved | ChallengeState::Shown => {
            let right = right_choices(&table.game, open.steps_left(given)).into_iter();
            (
                right.filter_map(|step| step.first().copied()).collect(),
                open.right.clone(),
            )
        }
    };
    Some(AnswerAt {
        table: table.id,
        given,
        name,
        answer: before.pop()?,
        before,
    })
}
