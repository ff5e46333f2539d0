//! Where the focus goes after a drawing: to what has been opened; from a sheet that is closed back to what opened it, or to what stands in its
//! place; never to nothing after a key.

use crate::browser::gesture;
use crate::browser::handle::App;
use crate::browser::window::document;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What takes the focus by itself and can be used. A section of the rules beside a question is none that one comes back to.
const USABLE: &str = "button:not(:disabled, .rule), input, textarea, summary, a[href], [tabindex='0']";

/// What goes on next, the likeliest first; the way back only if there is nothing else.
const NEXT: [&str; 4] = [
    ".prompt .main",
    ".prompt .buttons button:not(:disabled, .quiet, .dark)",
    ".prompt button:not(:disabled, .rule, [data-choice=Back])",
    ".prompt button:not(.rule)",
];

/// Where the focus goes where nothing else has a claim to it: to a sheet, then to [`NEXT`], then to these.
const OVER: [&str; 1] = [".over .sheet-body button"];

const ELSE: [&str; 3] = [".card", ".doors button", "main button"];

/// An element, and all that it was in, the nearest first: what is left of them is where it stood.
struct Place(Vec<Element>);

#[derive(Default)]
struct Focus {
    /// Whether the next drawing moves the focus to what it opens.
    wanted: bool,
    /// Whether a key has just given an answer: what goes on next gets the focus.
    answered: bool,
    /// The element whose message is carried out, while one is.
    sender: Option<Element>,
    /// Where the player was when the first message since the last drawing came.
    from: Option<Place>,
    /// What opened each of the sheets that lie there.
    openers: Vec<Option<Place>>,
}

thread_local! {
    static FOCUS: RefCell<Focus> = RefCell::default();
}

/// Lets the next drawing move the focus to what it opens.
pub fn want() {
    FOCUS.with_borrow_mut(|focus| focus.wanted = true);
}

/// Lets the next drawing move the focus to what goes on next, if the answer is given by a key.
pub fn want_on_answer() {
    FOCUS.with_borrow_mut(|focus| focus.answered = gesture::keyed());
}

/// Sends what an element sends; what is opened by that is closed to it. A button that is clicked has the focus in some browsers alone.
pub fn sent_by(element: &Element, send: impl FnOnce()) {
    FOCUS.with_borrow_mut(|focus| focus.sender = Some(element.clone()));
    send();
    FOCUS.with_borrow_mut(|focus| focus.sender = None);
}

/// Before a message changes the model: remembers where the player is.
pub fn remember() {
    FOCUS.with_borrow_mut(|focus| {
        if focus.from.is_none() {
            let at = focus.sender.clone().or_else(active);
            focus.from = at.map(Place::of);
        }
    });
}

/// Places the focus after each drawing, in the same task, so that no key falls between.
pub fn place(app: App) {
    let sheets = app.peek(|model| model.sheets.len());
    let (wanted, answered, from, opener) = FOCUS.with_borrow_mut(|focus| {
        let from = focus.from.take();
        let opener = match focus.openers.len() {
            open if open > sheets => focus.openers.drain(sheets..).next().flatten(),
            open if open < sheets => {
                focus.openers.push(from.clone());
                focus.openers.resize_with(sheets, || None);
                None
            }
            _ => None,
        };
        let wanted = core::mem::take(&mut focus.wanted);
        (wanted, core::mem::take(&mut focus.answered), from, opener)
    });
    let opened = [
        ".sheet:last-of-type [data-first]",
        ".sheet:last-of-type",
        "[data-first]",
    ];
    if wanted && focus_first(&opened) {
        return;
    }
    // A card leads to its uses, a button to what stands in the place of the buttons. On the map the focus stays.
    let on_map = there(".pane:focus");
    if answered && !on_map && !there(".over") && there(".slot.chosen, .prompt :focus") {
        focus_first(&NEXT);
        return;
    }
    if opener.is_some_and(|opener| opener.take_focus()) {
        return;
    }
    let active = active();
    // An element under a sheet is inert, but the browser takes its focus away only later.
    let under = active.as_ref().is_some_and(is_under);
    let lost = active.is_none() && gesture::keyed();
    if under || lost && !from.is_some_and(|from| from.take_focus()) {
        focus_first(&[&OVER[..], &NEXT, &ELSE].concat());
    }
}

impl Clone for Place {
    fn clone(&self) -> Self {
        Place(self.0.clone())
    }
}

impl Place {
    fn of(element: Element) -> Self {
        let ways = core::iter::successors(Some(element), |element| element.parent_element());
        Place(ways.take_while(|element| element.tag_name() != "BODY").collect())
    }

    /// Gives the focus to the element, or to the first thing that can be used in what is left of its place; not to the whole table.
    fn take_focus(&self) -> bool {
        let left = self.0.iter().find(|element| element.is_connected());
        let Some(left) = left.filter(|left| !left.matches("#boot, .corvus, .table, .over").unwrap_or(true)) else {
            return false;
        };
        if self.0.first() == Some(left) && focused(left) {
            return true;
        }
        let Ok(inside) = left.query_selector_all(USABLE) else {
            return false;
        };
        let mut inside = (0..inside.length()).filter_map(|at| inside.item(at)?.dyn_into::<Element>().ok());
        inside.any(|element| focused(&element))
    }
}

/// The element that has the focus, if it is not the page as a whole.
fn active() -> Option<Element> {
    document().active_element().filter(|e| e.tag_name() != "BODY")
}

fn is_under(element: &Element) -> bool {
    element.closest("[inert], [data-under]").ok().flatten().is_some()
}

/// Whether something like this is in the document.
pub fn there(selector: &str) -> bool {
    document().query_selector(selector).ok().flatten().is_some()
}

/// Gives an element the focus, unless it is covered or takes none; whether it has it now.
fn focused(element: &Element) -> bool {
    if is_under(element) {
        return false;
    }
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.focus().unwrap_or_default();
    }
    active().as_ref() == Some(element)
}

/// Moves the focus to the first of these selectors that is in the document; whether there is one.
fn focus_first(places: &[&str]) -> bool {
    let document = document();
    let mut found = places.iter().filter_map(|s| document.query_selector(s).ok().flatten());
    found.any(|element| focused(&element))
}
