//! A game is put on the table, and what the table shows is worked out anew.

use crate::features::answering::undo;
use crate::features::{challenges, reactions};
use crate::games::AnyGame;
use crate::model::draft::Draft;
use crate::model::orders::Orders;
use crate::model::playback::Playback;
use crate::model::seats::{Mode, Seats};
use crate::model::view_model::ViewModel;
use crate::model::{Keeping, Playing, Pointing, Table, Ticker, Watching, Weighing};
use std::sync::Arc;

impl Table {
    /// Puts a game on the table.
    pub fn new(mut game: AnyGame, mode: Mode) -> Self {
        game.envelope_mut().manner = mode.number();
        let id = game.envelope().id;
        let draft = Draft::new(&game.preview());
        let mut seats = Seats {
            mode,
            names: game.envelope().names.clone(),
            orders: Orders::of(&game.envelope().orders),
            occasions: game.occasions(),
            ..Seats::default()
        };
        if game.over().is_none() {
            seats.turn_to(draft.preview.asked().as_ref(), &draft.preview);
        }
        let view_model = Arc::new(ViewModel::of(&game, &draft, &seats, &[]));
        let mut table = Table {
            id,
            game,
            seats,
            draft,
            view_model,
            past: false,
            lesson: None,
            challenge: None,
            playing: Playing::default(),
            pointing: Pointing::default(),
            ticker: Ticker::default(),
            playback: Playback::default(),
            weighing: Weighing::default(),
            watching: Watching::default(),
            keeping: Keeping::default(),
        };
        table.ticker.begun = table.game.short_war().map_or(0, |(_, begun)| begun);
        table.read_log();
        table.ticker.old = table.ticker.log.len();
        if table.view_model.outcome.is_some() {
            table.ticker.end = true;
            table.sum_up();
        }
        table
    }

    /// Builds the view model anew, clears `spoken` and ends the playback. Before reactions of both sides no hand lies open.
    pub fn refresh(&mut self) {
        self.draw_anew();
        let open = self.seats.mode == Mode::Together && self.seats.open.is_some();
        if open && self.view_model.window && reactions::both(&reactions::waiting(self)) {
            self.seats.open = None;
            self.read_log();
            self.draw_anew();
        }
    }

    fn draw_anew(&mut self) {
        self.pointing.spoken = None;
        self.playback.clear();
        let blank = self.hidden().then(|| Draft::new(&self.game.preview_for(self.viewer())));
        let draft = blank.as_ref().unwrap_or(&self.draft);
        let mut view_model = ViewModel::of(&self.game, draft, &self.seats, &self.playing.picks);
        view_model.can_undo = !draft.is_empty() || self.draft.looks() || undo::can_go_back(self);
        if challenges::is_over(self) {
            view_model.take_no_answer();
        }
        self.view_model = Arc::new(view_model);
    }
}
