//! A question that goes on below its edge says so: a sign stands over its foot.

use crate::browser::window::{document, window};
use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement};

/// The sign; it is there in every layout, and shown where something is hidden.
const MORE: &str = ".table > .more";

/// Says on it that something is hidden.
const SIGN: &str = "data-hides";

/// Less than this is no line of a question, in CSS pixels.
const LINE: i32 = 12;

/// Listens to the scrolling of questions.
pub fn listen() {
    let look: Function = Closure::<dyn Fn()>::new(look).into_js_value().unchecked_into();
    for event in ["scroll", "resize"] {
        // A scroll does not bubble: it is caught on its way down.
        let added = window().add_event_listener_with_callback_and_bool(event, &look, true);
        added.unwrap_or_default();
    }
}

/// Looks whether the question goes on below its edge.
pub fn look() {
    let (Some(panel), Some(more)) = (found(".prompt"), found(MORE)) else {
        return;
    };
    let hidden = panel.scroll_height() - panel.client_height() - panel.scroll_top();
    if hidden > LINE {
        let foot = format!("{}px", foot(&panel));
        more.style().set_property("--foot", &foot).unwrap_or_default();
        more.set_attribute(SIGN, "").unwrap_or_default();
    } else {
        more.remove_attribute(SIGN).unwrap_or_default();
    }
}

/// The height of what stands at the lower edge of the question whatever is scrolled, in CSS pixels.
fn foot(panel: &Element) -> i32 {
    // Where a lesson goes on there, the foot of the question scrolls with it.
    let found = |selector| panel.query_selector(selector).ok().flatten();
    let foot = found(".sticks").or_else(|| found(".foot"));
    let foot = foot.and_then(|foot| foot.dyn_into::<HtmlElement>().ok());
    let stays = |foot: &HtmlElement| {
        let style = window().get_computed_style(foot).ok().flatten();
        style.is_some_and(|style| style.get_property_value("position").is_ok_and(|is| is == "sticky"))
    };
    foot.filter(stays).map_or(0, |foot| foot.offset_height())
}

fn found(selector: &str) -> Option<HtmlElement> {
    let found = document().query_selector(selector).ok().flatten()?;
    found.dyn_into().ok()
}
