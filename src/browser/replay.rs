//! Effects of looking back: its clock, and printing.

use crate::browser::handle::App;
use crate::browser::window::{later, window};
use crate::model::msg::{BrowserMsg, Msg, PastMsg};
use crate::model::replay::ReplayEffect;

/// Delay before printing, in milliseconds: the sheet is drawn first.
const PRINT_AFTER: u32 = 120;

/// Carries out an effect of looking back.
pub fn carry_out(app: App, effect: ReplayEffect) {
    match effect {
        ReplayEffect::Tick(clock, after) => later(after, move || app.send(Msg::Past(PastMsg::Tick(clock)))),
        ReplayEffect::Print => later(PRINT_AFTER, move || {
            if window().print().is_err() {
                let words = "This browser does not print from here: use its own menu while this sheet is open.";
                app.send(Msg::Browser(BrowserMsg::Notice(Some(words.into()))));
            }
        }),
    }
}
