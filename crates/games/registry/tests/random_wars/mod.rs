//! Wars whose answers are drawn by lot.

use engine::internals::mix;
use engine::{Envelope, Seed};
use registry::AnyGame;

/// Numbers by lot.
pub struct Lots(pub u64);

impl Lots {
    /// A number below this one.
    pub fn of(&mut self, number: usize) -> usize {
        self.0 = mix(self.0);
        usize::try_from(self.0 % number as u64).expect("less than a number of answers")
    }
}

/// Answers by lot; tells whether there was a question.
pub fn answer(war: &mut AnyGame, lots: &mut Lots) -> bool {
    let Some(asked) = war.preview().asked() else {
        return false;
    };
    assert!(
        war.answer(asked.answers[lots.of(asked.answers.len())].choice),
        "it is legal"
    );
    true
}

/// A war after so many answers, or at its end.
pub fn played(game: usize, seed: u64, answers: usize) -> AnyGame {
    let (mut war, mut lots) = (AnyGame::new(game, 0, Seed(seed), Envelope::default()), Lots(seed));
    while war.answers().len() < answers && answer(&mut war, &mut lots) {}
    war
}
