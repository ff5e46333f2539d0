//! A tap that comes twice answers once. For a moment after the tablet has changed hands, or a hand has been opened, nothing is taken where the
//! finger has just been: the second tap was meant for what stood there before.

use super::browser::{document, later};
use std::cell::{Cell, RefCell};
use web_sys::MouseEvent;

/// How long that is, in milliseconds.
const MOMENT: u32 = 700;
/// Taps nearer than this to the last one are at its place, in CSS pixels.
const NEAR: f64 = 48.0;
/// Says on the root that the moment lasts.
const SIGN: &str = "data-settling";

thread_local! {
    /// Where the last tap was.
    static LAST: Cell<(f64, f64)> = const { Cell::new((0.0, 0.0)) };
    /// Whose turn it was at the last picture, and whose hand lay open.
    static TURN: RefCell<String> = const { RefCell::new(String::new()) };
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
pub fn drawn() {
    let table = document().query_selector("[data-turn]").ok().flatten();
    let now = table
        .and_then(|table| table.get_attribute("data-turn"))
        .unwrap_or_default();
    let before = TURN.replace(now.clone());
    let Some(root) = document()
        .document_element()
        .filter(|_| !now.is_empty() && now != before)
    else {
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
