//! The service worker is handled by the script that starts the page. The program and that script talk by two custom events.

use crate::browser::handle::App;
use crate::browser::objects;
use crate::browser::window::{document, on, window};
use crate::model::install::script::{Back, InstallEffect};
use crate::model::msg::{DeviceMsg, InstallMsg, Msg};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit};

/// Says what is opened when the stores have been read: the link of the address, or what the script found to come back to (`data-back`).
pub fn begin(app: App, linked: bool) {
    if linked {
        tell(app, InstallMsg::Linked);
    }
    let page = document().document_element();
    let text = page.and_then(|page| page.get_attribute("data-back"));
    if let Some(back) = text.and_then(|text| Back::from_text(&text)) {
        tell(app, InstallMsg::Back(back));
    }
}

/// Listens to the script.
pub fn listen(app: App) {
    on(&window(), "anywhere", move |event| {
        let detail = event.dyn_ref().map(CustomEvent::detail);
        if let Some(report) = detail.and_then(|detail| objects::read(&detail)) {
            tell(app, InstallMsg::Report(report));
        }
    });
}

fn tell(app: App, msg: InstallMsg) {
    app.send(Msg::Device(DeviceMsg::Install(msg)));
}

/// The key in session storage of the game that this tab shows. After a reload the script has the page open it again.
const BACK: &str = "corvus/back";

thread_local! {
    /// The game that is written there; none until the first drawing, for what a page comes back to stays there until then.
    static OPEN: Cell<Option<Option<u32>>> = const { Cell::new(None) };
}

/// Writes which game a reload of this tab opens.
pub fn come_back_to(open: Option<u32>) {
    if OPEN.replace(Some(open)) == Some(open) {
        return;
    }
    let Some(tab) = window().session_storage().ok().flatten() else {
        return;
    };
    match open {
        Some(id) => tab.set_item(BACK, &id.to_string()),
        None => tab.remove_item(BACK),
    }
    .unwrap_or_default();
}

/// Asks the script for something.
pub fn ask(deed: InstallEffect) {
    if matches!(deed, InstallEffect::Program { .. }) {
        // What the other program comes back to is not taken away by a drawing before the page is gone.
        OPEN.set(Some(None));
    }
    let options = CustomEventInit::new();
    options.set_detail(&objects::write(&deed));
    if let Ok(event) = CustomEvent::new_with_event_init_dict("anywhere-do", &options) {
        window().dispatch_event(&event).map(drop).unwrap_or_default();
    }
}
