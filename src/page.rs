//! The run loop: a message changes the model, the browser carries out the effects, and the page is drawn once for all messages of one go.
//!
//! After a tap the view that answers it is drawn first, and the rest of the page with the next frame.

use crate::browser::App;
use crate::features::hand::view::Front;
use crate::features::install;
use crate::model::Model;
use crate::model::msg::{Msg, Redraw};
use crate::model::screen::Screen;
use crate::update::update;
use crate::widgets::extent::Extent;
use crate::{browser, view};
use engine::Viewer;
use std::cell::RefCell;

/// What the loop remembers of the last drawing, and what it still has to draw.
#[derive(Default)]
struct Drawing {
    /// How much is to be drawn once the messages of this go have been handled; none when no drawing is scheduled.
    scheduled: Option<Extent>,
    /// Whether the last drawing left out a part of the page.
    partial: bool,
    /// The game that was drawn last, and the viewer that it was drawn for.
    watched: Option<(u32, Viewer)>,
    /// The front hand that was drawn last.
    hand: Option<Front>,
}

thread_local! {
    static DRAWING: RefCell<Drawing> = RefCell::default();
}

/// Starts the page.
pub fn run() {
    browser::begin(App::new(send));
}

/// Handles a message, and schedules the drawing of what it changes.
fn send(app: App, msg: Msg) {
    browser::before_update(&msg);
    let wanted = Some(extent_of(&msg));
    let effects = app.change(|model| update(model, msg));
    let before = DRAWING.with_borrow_mut(|drawing| {
        let most = drawing.scheduled.max(wanted);
        core::mem::replace(&mut drawing.scheduled, most)
    });
    if before.is_none() {
        browser::spawn_local(async move { draw(app) });
    }
    browser::carry_out(app, effects);
}

/// Draws what has been scheduled: all of it, or the answer to a tap first. The boot screen stays until there is what comes first.
fn draw(app: App) {
    if app.peek(install::comes_first) {
        return DRAWING.with_borrow_mut(|drawing| drawing.scheduled = None);
    }
    let (watched, hand) = app.peek(|model| (watched(model), view::front_hand(model)));
    let (wanted, same, another) = DRAWING.with_borrow_mut(|drawing| {
        let wanted = drawing.scheduled.take();
        let same = core::mem::replace(&mut drawing.watched, watched) == watched && watched.is_some();
        let another = view::is_another(core::mem::replace(&mut drawing.hand, hand), hand);
        (wanted, same, another)
    });
    // Nothing that another viewer has seen stays on the page for a frame.
    if !same || wanted == Some(Extent::Whole) {
        return draw_all(app);
    }
    DRAWING.with_borrow_mut(|drawing| drawing.partial = true);
    let extent = if another { Extent::Question } else { Extent::Answer };
    browser::show(app.peek(|model| view::drawn(model, extent)));
    browser::after_partial_draw(app, move || draw_rest(app));
}

/// Draws what the drawing of an answer left out, unless the whole page has been drawn since.
fn draw_rest(app: App) {
    if DRAWING.with_borrow(|drawing| drawing.partial) {
        draw_all(app);
    }
}

fn draw_all(app: App) {
    DRAWING.with_borrow_mut(|drawing| drawing.partial = false);
    browser::show(app.peek(view::page));
    browser::after_draw(app);
}

/// What is drawn first of what a message changes: a tap on the table is answered as soon as may be.
fn extent_of(msg: &Msg) -> Extent {
    match msg.traits().redraw {
        Redraw::Answer => Extent::Answer,
        Redraw::Whole => Extent::Whole,
    }
}

/// The game that is drawn, and its viewer; none where the page must be drawn in one go: at no table, during playback, between two players and in
/// the past.
fn watched(model: &Model) -> Option<(u32, Viewer)> {
    let table = model.table.as_ref().filter(|_| model.screen == Screen::Table)?;
    let quiet = !table.playback.on() && table.seats.handover.is_none() && model.past.is_none();
    quiet.then(|| (table.id, table.seats.viewer(table.game.over().is_some())))
}
