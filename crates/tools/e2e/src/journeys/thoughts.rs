//! Thoughts of the computer player in the browser.

use crate::thoughts::{Questions, begin, replies};
use crate::{Outcome, World};

/// So many questions of each game.
const QUESTIONS: usize = 334;

/// A thousand thoughts of the second level, of all games, are the same in the browser's worker as natively: answer, chance and rollouts.
pub fn as_natively(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    for game in registry::built_in_games().map(|game| game.number) {
        let questions = Questions {
            count: QUESTIONS,
            level: 2,
            stake: None,
        };
        let asked = registry::ai_with_number(game, questions).ok_or("a game without a computer player")?;
        begin(&mut browser, game, None)?;
        let told = replies(&browser, &asked)?;
        if told.len() != QUESTIONS {
            return Err(format!("game {game}: {} thoughts", told.len()));
        }
        let mut pairs = asked.iter().zip(&told);
        if let Some((asked, told)) = pairs.find(|(asked, told)| told.0 != asked.reply) {
            return Err(format!("game {game}: {:?} and not {:?}", told.0, asked.reply));
        }
    }
    browser.verdict()
}
