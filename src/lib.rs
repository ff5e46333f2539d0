//! The page: its model, its views and its browser side.
#![cfg_attr(not(test), deny(clippy::string_slice))] // it panics inside of a letter, and names come from outside
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))] // a new message or kind does not compile until each match names it

mod browser;
mod features;
mod games;
mod map;
mod model;
mod page;
#[cfg(test)]
mod tests;
mod tree;
mod update;
mod view;
mod widgets;

/// Starts the page. Each program of `src/bin` does just this, with the rules of one game.
pub fn start() {
    console_error_panic_hook::set_once();
    page::run();
}
