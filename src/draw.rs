//! The layers of the map that change: drawn as svg text from a scene, with no browser in it.

/// Adds formatted markup to a string.
macro_rules! put {
    ($out:expr, $($markup:tt)*) => {
        $out.push_str(&format!($($markup)*))
    };
}

mod apart;
pub mod camera;
pub mod counters;
pub mod hit;
mod marks;
mod path;
pub mod qr;
pub mod seat;
mod spaces;

pub use marks::{marks, tethers};
pub use path::route;
pub use spaces::spaces;

use kernel::Side;

/// A number with at most one decimal, as svg and css write it. By whole numbers: printing floats costs the program 10 KB.
pub fn n(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
    match size % 10 {
        0 => format!("{sign}{}", size / 10),
        rest => format!("{sign}{}.{rest}", size / 10),
    }
}

/// The value, or the bound it has passed. Unlike `clamp` it has no message with floats in it, which are long to print.
pub fn within(value: f64, low: f64, high: f64) -> f64 {
    value.max(low).min(high)
}

/// Text that is safe inside svg.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// The css class of a side.
pub fn class(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::Rome) => "rome",
        Some(Side::Carthage) => "carthage",
        None => "neutral",
    }
}

/// The css class of one side.
pub fn class_of(side: Side) -> &'static str {
    class(Some(side))
}

/// The letter of a side.
pub fn letter(side: Side) -> &'static str {
    match side {
        Side::Rome => "R",
        Side::Carthage => "C",
    }
}

/// A symbol of the sheet, centred.
fn symbol(id: &str, x: f64, y: f64, size: f64, class: &str) -> String {
    let (left, top, size) = (n(x - size / 2.0), n(y - size / 2.0), n(size));
    format!(r##"<use href="#i-{id}" x="{left}" y="{top}" width="{size}" height="{size}" class="{class}"/>"##)
}
