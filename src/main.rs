//! The page: mounts the app and nothing else.

use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <main data-part="page"><h1>"Corvus"</h1></main> });
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
}
