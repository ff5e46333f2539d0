//! Printing. The position is the table itself, laid out by CSS; the log follows as plain text. A hand is never printed.

use crate::model::msg::{Msg, PastMsg};
use crate::model::{Model, log_index};
use crate::tree::{Element, el};
use crate::widgets::basic::main;
use crate::widgets::sheet::Content;
use engine::Viewer;

/// The sheet from which is printed.
pub fn sheet() -> Content {
    Content::new(
        "Print",
        vec![
            el("p").text("The position on one page: map, tracks and score. The log follows. Hands are never printed."),
            el("div.buttons").with(main("Print", Msg::Past(PastMsg::Print)).attr("data-choice", "Print")),
        ],
    )
}

/// The log as it is printed, while the sheet lies open: as everybody may read it.
pub fn log(model: &Model) -> Option<Element> {
    let table = model.table.as_ref()?;
    let public;
    let log = match table.game.over() {
        Some(_) => model.story(),
        None => {
            public = table.game.log(Viewer::Public, &table.seats.orders.given);
            let told = model.past.as_ref().map_or(public.len(), |p| p.table.ticker.log.len());
            &public[..told.min(public.len())]
        }
    };
    Some(
        el("section.paper")
            .attr("aria-hidden", "true")
            .with(el("h2").text("Log"))
            .with(el("pre").text(log_index::text(log))),
    )
}
