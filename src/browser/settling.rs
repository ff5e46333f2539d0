//! A tap that comes twice answers once. For a moment after the tablet has changed hands, or a hand has been opened, nothing is taken where the
//! finger has just been: the second tap was meant for what stood there before. Nor is the second of two quick taps, if the first has led to
//! another question.

use crate::browser::handle::App;
use crate::browser::window::{document, later};
use crate::model::Model;
use crate::model::seats::Mode;
use crate::model::second_tap::Tap;
use engine::Side;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

/// How long the moment after a change of hands is, in milliseconds.
const MOMENT: u32 = 700;

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
    /// The last tap.
    static LAST: RefCell<Option<Tap>> = const { RefCell::new(None) };
    /// Whose turn it was at the last picture, and whose hand lay open.
    static TURN: Cell<Turn> = const { Cell::new(None) };
    /// Counts changes, so that a timer knows whether another has come since.
    static CHANGES: Cell<u32> = const { Cell::new(0) };
}

/// Whether a click is the second of two at one place, between which the tablet has changed hands or another question has come. Another is
/// remembered.
pub fn swallows(app: App, event: &MouseEvent) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let within = |what: &str| target.as_ref().and_then(|t| t.closest(what).ok().flatten());
    if event.detail() == 0 {
        return false;
    }
    let place = (f64::from(event.client_x()), f64::from(event.client_y()));
    let tap = app.peek(|model| {
        Tap::new(
            model,
            place,
            event.time_stamp(),
            words(within("button, .pane").as_ref()),
        )
    });
    let last = LAST.take();
    let settles = || {
        let root = document().document_element();
        root.is_some_and(|root| root.has_attribute(SIGN))
    };
    let moved_on = last.as_ref().is_some_and(|last| tap.is_near(last)) && settles();
    // A step back or forward is taken as often as it is tapped.
    let steps = within("nav.tools").is_some();
    let repeated = last.filter(|last| !steps && tap.repeats(last));
    let swallowed = moved_on || repeated.is_some();
    // A third tap is held against the first as well.
    LAST.set(Some(match repeated {
        Some(first) => first.at(tap.time),
        None => tap,
    }));
    swallowed
}

/// What an element is called: its label, else its text. The map is one thing, whatever is written on it.
fn words(on: Option<&Element>) -> String {
    let Some(on) = on.filter(|on| !on.class_list().contains("pane")) else {
        return String::new();
    };
    on.get_attribute("aria-label")
        .or_else(|| on.text_content())
        .unwrap_or_default()
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
