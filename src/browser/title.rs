//! The title of the document: which war lies on the table, its turn and who is asked.

use crate::browser::handle::App;
use crate::browser::window::document;
use crate::features::heading;
use std::cell::Cell;

thread_local! {
    /// What the title was last made of, for it is made of the whole game.
    static MADE_OF: Cell<Option<Made>> = const { Cell::new(None) };
}

/// The game on the table, and its number of answers.
type Made = Option<(u32, usize)>;

/// Writes the title, if another game lies on the table or it has gone on.
pub fn follow(app: App) {
    let now = app.peek(heading::made_of);
    if MADE_OF.replace(Some(now)) != Some(now) {
        document().set_title(&app.peek(heading::title));
    }
}
