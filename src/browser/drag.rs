//! Drag and drop of a card onto the field of a fight: it is chosen and confirmed. Dropped elsewhere, it returns.

use crate::browser::handle::App;
use crate::browser::viewport;
use crate::browser::window::{document, on, window};
use crate::model::msg::{AnswerMsg, Msg};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

/// Distance from which a moving card is dragged, in CSS pixels.
const LEAST: i32 = 8;

/// The class of a card that is dragged.
const LIFTED: &str = "lifted";

thread_local! {
    /// The card under the finger, and where the finger came down.
    static TAKEN: RefCell<Option<(HtmlElement, (i32, i32))>> = const { RefCell::new(None) };
}

/// Adds the listeners, in a game with such fights.
pub fn listen(app: App) {
    if !crate::games::DUELS {
        return;
    }
    let on = |event, run: fn(App, &PointerEvent)| {
        on(&window(), event, move |e: &Event| run(app, e.unchecked_ref()));
    };
    on("pointerdown", down);
    on("pointermove", moved);
    on("pointerup", up);
    on("pointercancel", |_, _| drop(put_back()));
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

fn down(_: App, event: &PointerEvent) {
    let target: Option<Element> = event.target().and_then(|t| t.dyn_into().ok());
    let card = target.and_then(|t| t.closest("[data-lay]").ok().flatten());
    let card = card.filter(|_| event.is_primary()).and_then(|e| e.dyn_into().ok());
    TAKEN.set(card.map(|card| (card, place(event))));
}

fn moved(app: App, event: &PointerEvent) {
    TAKEN.with_borrow(|taken| {
        let Some((card, from)) = taken else { return };
        let at = place(event);
        let (dx, dy) = (at.0 - from.0, at.1 - from.1);
        if card.class_list().contains(LIFTED) || dx.abs() + dy.abs() > LEAST {
            card.class_list().add_1(LIFTED).unwrap_or_default();
            let by = if viewport::turned(app) { -1 } else { 1 };
            let far = format!("{}px {}px", dx * by, dy * by);
            shift(card, &far);
        }
    });
}

fn shift(card: &HtmlElement, far: &str) {
    card.style().set_property("translate", far).unwrap_or_default();
}

/// Ends the drag. Returns the card if it has been dragged.
fn put_back() -> Option<HtmlElement> {
    let (card, _) = TAKEN.take()?;
    shift(&card, "");
    let lifted = card.class_list().contains(LIFTED);
    card.class_list().remove_1(LIFTED).unwrap_or_default();
    lifted.then_some(card)
}

fn up(app: App, event: &PointerEvent) {
    let (x, y) = place(event);
    let under = document().element_from_point(x as f32, y as f32);
    let Some(card) = put_back() else { return };
    if under.is_some_and(|e| e.closest("[data-field]").ok().flatten().is_some()) {
        if card.get_attribute("aria-pressed").as_deref() != Some("true") {
            card.click();
        }
        app.send(Msg::Answer(AnswerMsg::Confirm));
    }
}
