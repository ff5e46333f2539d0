//! While fingers are at work, nothing that they may tap next moves away: the rows of the table keep their heights and the map stays where it
//! is, until no finger has been down for a while. What a question needs beyond its height is scrolled to meanwhile.

use super::browser::{document, later, window};
use super::lens;
use crate::port::App;
use js_sys::{Function, Reflect};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// So long no finger has been down before anything moves, in milliseconds.
const CALM: u32 = 500;
/// The rows of the table, in its styles.
const ROWS: &str = "gridTemplateRows";
/// Where a tap may be followed by another one: tabs and cards open at once what they open.
const TAPPED: &str = ".pane, .prompt, .battle";

#[derive(Default)]
struct Steady {
    /// The table whose rows keep their heights.
    table: Option<Element>,
    /// How many fingers are down.
    fingers: u32,
    /// How often one has come or gone.
    turns: u32,
}

thread_local! {
    static STEADY: RefCell<Steady> = RefCell::default();
}

/// Whether nothing moves now.
pub fn holds() -> bool {
    STEADY.with_borrow(|s| s.table.is_some())
}

/// A finger comes down.
pub fn down(event: &PointerEvent) {
    if event.pointer_type() != "touch" {
        return;
    }
    STEADY.with_borrow_mut(|s| (s.fingers, s.turns) = (s.fingers + 1, s.turns + 1));
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let tapped = target.is_some_and(|t| t.closest(TAPPED).ok().flatten().is_some());
    let table = document().query_selector(".table").ok().flatten();
    if let Some(table) = table.filter(|_| tapped && !holds()) {
        let rows = computed(&table).unwrap_or_default();
        set(&table, &rows);
        STEADY.with_borrow_mut(|s| s.table = Some(table));
    }
}

/// A finger has gone.
pub fn up(app: App, event: &PointerEvent) {
    if event.pointer_type() != "touch" {
        return;
    }
    let turn = STEADY.with_borrow_mut(|s| {
        (s.fingers, s.turns) = (s.fingers.saturating_sub(1), s.turns + 1);
        s.turns
    });
    later(CALM, move || {
        if STEADY.with_borrow(|s| s.turns == turn && s.fingers == 0) {
            release(app);
        }
    });
}

/// What waited moves: no finger is at work, or the screen has changed.
pub fn release(app: App) {
    if let Some(table) = STEADY.with_borrow_mut(|s| s.table.take()) {
        set(&table, "");
        lens::settle_down(app);
    }
}

/// The heights of the rows as they are laid out.
fn computed(table: &Element) -> Option<String> {
    let compute = Reflect::get(&window(), &"getComputedStyle".into()).ok()?;
    let style = compute.dyn_into::<Function>().ok()?.call1(&window(), table).ok()?;
    Reflect::get(&style, &ROWS.into()).ok()?.as_string()
}

fn set(table: &Element, rows: &str) {
    let style = Reflect::get(table, &"style".into()).unwrap_or_default();
    Reflect::set(&style, &ROWS.into(), &rows.into()).unwrap_or_default();
}
