//! A tap that comes twice answers once. For a moment after the tablet has changed hands, or a hand has been opened, nothing is taken where the
//! finger has just been: the second tap was meant for what stood there before.

use crate::browser::window::{document, later};
use crate::model::Model;
use crate::model::seats::Mode;
use engine::Side;
use std::cell::Cell;
use web_sys::MouseEvent;

/// How long that is, in milliseconds.
const MOMENT: u32 = 700;

/// Taps nearer than this to the last one are at its place, in CSS pixels.
const NEAR: f64 = 48.0;

/// Says on the root that the moment lasts.
const SIGN: &str = "data-settling";

/// At a shared table: who is asked, to whom the tablet is handed, whose hand lies open.
type Turn = Option<[Option<Side>; 3]>;

/// Whose turn it is, and whose hand lies open.
pub fn turn(model: &Model) -> Turn {
    let table = model.table.as_ref().filter(|t| t.seats.mode == Mode::Together)?;
    Some([table.view_model.to(), table.seats.handover, table.seats.open])
}

thread_local! {
    /// Where the last tap was.
    static LAST: Cell<(f64, f64)> = const { Cell::new((0.0, 0.0)) };
    /// Whose turn it was at the last picture, and whose hand lay open.
    static TURN: Cell<Turn> = const { Cell::new(None) };
    /// Counts changes, so that a timer knows whether another has come since.
    static CHANGES: Cell<u32> = const { Cell::new(0) };
}

/// Whether a click is the second of two at one place, between which the tablet has changed hands. Another is remembered.
pub fn swallows(event: &MouseEvent) -> bool {
    if event.detail() == 0 {
        return false;
    }
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let last = LAST.replace(at);
    let near = (at.0 - last.0).hypot(at.1 - last.1) < NEAR;
    near && document()
        .document_element()
        .is_some_and(|root| root.has_attribute(SIGN))
}

/// Looks after a picture whether the tablet has changed hands.
pub fn drawn(now: Turn) {
    let before = TURN.replace(now);
    let root = document().document_element();
    let Some(root) = root.filter(|_| now.is_some() && now != before) else {
        return;
    };
    root.set_attribute(SIGN, "").unwrap_or_default();
    let change = CHANGES.get() + 1;
    CHANGES.set(change);
    later(MOMENT, move || {
        if CHANGES.get() == change {
            root.remove_attribute(SIGN).unwrap_or_default();
        }
    });
}
