//! Battles fought with cards, for the tests that look at one: wars that come to it, a table for them, and what of their hands can be read.

use crate::features::spoken;
use crate::games::{Asked, FIELD};
use crate::tests::secrets::page;
use crate::tests::*;
use engine::Choice;
use std::collections::BTreeSet;

/// A war up to a question that `wanted` looks for, answered on the way as `answer` says.
pub(super) fn war(
    seed: u64,
    wanted: impl Fn(&AnyGame, &Asked) -> bool,
    answer: impl Fn(&AnyGame, &Asked, &mut Lots) -> Choice,
) -> Option<AnyGame> {
    let envelope = Envelope {
        id: 1,
        ..Envelope::default()
    };
    let mut game = AnyGame::new(FIELD, 0, Seed(seed), envelope);
    let mut lots = Lots(seed);
    for _ in 0..4000 {
        let asked = game.preview().asked()?;
        if wanted(&game, &asked) {
            return Some(game);
        }
        let choice = answer(&game, &asked, &mut lots);
        game.answer(choice);
    }
    None
}

/// An answer by lot.
pub(super) fn any(_: &AnyGame, asked: &Asked, lots: &mut Lots) -> Choice {
    asked.answers[lots.of(asked.answers.len())].choice
}

/// Whether a battle is being fought.
pub(super) fn fought(game: &AnyGame) -> bool {
    game.scene(Viewer::Public).duel.is_some()
}

pub(super) fn at_table(game: AnyGame, mode: Mode) -> Model {
    let mut model = Model {
        screen: Screen::Table,
        table: Some(Table::new(game, mode)),
        ..Model::default()
    };
    spoken::listen(&mut model, false);
    model
}

/// The names of cards that lie open in the hands of the battle.
pub(super) fn kinds(model: &Model) -> BTreeSet<String> {
    let page = page(model);
    let parts = page.split("(\"data-kind\", \"").skip(1);
    parts
        .map(|part| part[..part.find('"').expect("the name ends")].to_string())
        .collect()
}
