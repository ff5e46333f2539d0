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
mod halos;
pub mod hit;
pub mod origins;
mod path;
pub mod qr;
pub mod sight;
mod spaces;

pub use crate::map::halos::{halos, tethers};
pub use crate::map::path::route;
pub use crate::map::spaces::spaces;
use engine::Side;

/// A number with at most one decimal, as svg and css write it.
pub fn n(value: f64) -> String {
    // Adding zero turns -0 into 0.
    ((value * 10.0).round() / 10.0 + 0.0).to_string()
}

/// The value, or the bound it has passed. Unlike `clamp` it does not panic where the bounds cross, as those of a small pane may.
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

#[cfg(test)]
mod tests {
    #[test]
    fn a_number_has_at_most_one_decimal() {
        let written = |value| crate::map::n(value);
        assert_eq!(
            [0.0, -0.0, -0.04, 12.0, 12.34, 12.96].map(written),
            ["0", "0", "0", "12", "12.3", "13"]
        );
        assert_eq!(
            [-0.05, -0.7, -3.5, -12.96].map(written),
            ["-0.1", "-0.7", "-3.5", "-13"]
        );
    }
}
