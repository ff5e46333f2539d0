//! The rules of all games for JavaScript: a war as its host holds it, and the seat of one side, which knows what that side may know.
//!
//! `docs/js-api.md` shows how it is used. [`classes`] is what JavaScript calls; it turns values into those of [`types`] and leaves all else to
//! [`host`] and [`seat`], which know no browser.

pub mod classes;
pub mod error;
pub mod host;
pub mod seat;
pub mod types;

#[cfg(test)]
mod tests;
