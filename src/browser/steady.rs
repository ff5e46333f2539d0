//! Holds the layout while fingers tap, so that the next target does not move away: the rows of the table keep their heights and the map is not
//! moved until no finger has been down for [`CALM`]. A question that needs more height is scrolled meanwhile.

use crate::browser::handle::App;
use crate::browser::viewport;
use crate::browser::window::{document, later, window};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// Time without a finger before the layout is released, in milliseconds.
const CALM: u32 = 500;

/// The style property that is held.
const ROWS: &str = "grid-template-rows";

/// Where taps hold the layout. Tabs and cards do not: what they open comes at once.
const TAPPED: &str = ".pane, .prompt, .battle";

#[derive(Default)]
struct Steady {
    /// The table whose rows keep their heights.
    table: Option<HtmlElement>,
    /// How many fingers are down.
    fingers: u32,
    /// Counts fingers that come or go, so that a timer knows whether one has come since.
    changes: u32,
}

thread_local! {
    static STEADY: RefCell<Steady> = RefCell::default();
}

/// Whether the layout is held now.
pub fn holds() -> bool {
    STEADY.with_borrow(|s| s.table.is_some())
}

/// Handles `pointerdown`.
pub fn down(event: &PointerEvent) {
    if event.pointer_type() != "touch" {
        return;
    }
    // The first finger of a gesture: those before it have gone, though the browser may not have said so.
    let others = |s: &Steady| if event.is_primary() { 0 } else { s.fingers };
    STEADY.with_borrow_mut(|s| (s.fingers, s.changes) = (others(s) + 1, s.changes + 1));
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let tapped = target.is_some_and(|t| t.closest(TAPPED).ok().flatten().is_some());
    let table = document().query_selector(".table").ok().flatten();
    let table = table.and_then(|t| t.dyn_into::<HtmlElement>().ok());
    if let Some(table) = table.filter(|_| tapped && !holds()) {
        let rows = computed(&table).unwrap_or_default();
        set(&table, &rows);
        STEADY.with_borrow_mut(|s| s.table = Some(table));
    }
}

/// Handles `pointerup` and `pointercancel`.
pub fn up(app: App, event: &PointerEvent) {
    if event.pointer_type() != "touch" {
        return;
    }
    let change = STEADY.with_borrow_mut(|s| {
        (s.fingers, s.changes) = (s.fingers.saturating_sub(1), s.changes + 1);
        s.changes
    });
    later(CALM, move || {
        if STEADY.with_borrow(|s| s.changes == change && s.fingers == 0) {
            release(app);
        }
    });
}

/// Releases the layout, and makes the moves that waited. Whoever leaves the page or turns the screen has no finger on it.
pub fn release(app: App) {
    STEADY.with_borrow_mut(|s| s.fingers = 0);
    if let Some(table) = STEADY.with_borrow_mut(|s| s.table.take()) {
        set(&table, "");
        viewport::after_hold(app);
    }
}

/// The computed heights of the rows.
fn computed(table: &Element) -> Option<String> {
    let style = window().get_computed_style(table).ok()??;
    style.get_property_value(ROWS).ok()
}

fn set(table: &HtmlElement, rows: &str) {
    table.style().set_property(ROWS, rows).unwrap_or_default();
}
