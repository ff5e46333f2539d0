//! Drives the real page in a real browser, through WebDriver, as a player would: by what is seen and named on it.
//!
//! [`World`] holds what all journeys share; [`Browser`] is one person's browser with its own profile; its verbs are in
//! `pointer`, `keys`, `find` and `table`; [`Robot`] is a random player. A journey is a function in the table of [`journeys`].
#![allow(
    clippy::disallowed_types,
    reason = "a browser is waited for by the clock; only rules must not know one"
)]

pub mod audit;
mod browser;
mod browser_engine;
mod chromium;
mod display;
mod driver;
mod element;
mod faults;
mod find;
pub mod journeys;
mod keys;
pub mod measure;
pub mod picture;
mod pointer;
pub mod position;
mod process;
mod profile;
mod robot;
pub mod runner;
mod table;
mod tabs;
pub mod thoughts;
pub mod title;
mod war;
mod wire;
mod world;

pub use browser::{Browser, Screen, Tab};
pub use browser_engine::BrowserEngine;
pub use find::{Find, Found};
pub use robot::Robot;
pub use table::{ALONE, MORE, Seen, TOGETHER};
pub use war::{Followed, War};
pub use world::World;

/// What went wrong, in words for the person at the terminal.
pub type Outcome<T = ()> = Result<T, String>;
