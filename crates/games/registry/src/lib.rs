//! The games: one list of them, and what the page and the tools ask of a game without naming it.
//!
//! # A new game
//! 1. Its folder `crates/games/NAME` with its rules: a type that implements [`engine::Rules`], [`engine::Present`] (with
//!    [`ABOUT`](engine::Present::ABOUT), and [`MAP`](engine::Present::MAP) if a map is drawn for it), [`testkit::RandomPlay`],
//!    [`testkit::cases::CaseLanguage`] and [`testkit::Tested`], by which tools know its players, map, positions, golden wars and audit.
//! 2. One line in `list.rs`.
//! 3. `Cargo.toml`: the path of the folder at the root; here the dependency, the feature `NAME`, and that feature in `page`.
//! 4. Its two programs: `src/bin/NAME.rs` and `src/bin/NAME-ai.rs`, two `[[bin]]` at the root, two links in `index.html`.
//! 5. What it has of these: texts for its help, glossary and lesson in `static/help`, its map, an audit of its logs. What
//!    [`About`](engine::about::About) does not name, the page offers nobody.
//!
//! # Who reads what
//! `list.rs` is the list. From it come the [registry](GAMES) of games, with a [`GameInfo`] for each that the program holds; [`with_number`] and
//! [`with_name`], by which tools do a [`Task`] with the rules of a game; and the programs of the page in `xtask`, which reads the same file.
//! A game in progress is an [`AnyGame`], a copy to try answers on a [`Preview`]: boxes around the [`Session`] and the [`Previewing`] of one game.
//!
//! # Features
//! A program holds the games whose features are on. `testing` adds what tests and tools ask of a game beside playing it.

#[macro_use]
mod list;

mod asked;
mod game_info;
mod link_reader;
mod log_cache;
mod preview;
mod registry;
mod session;
mod session_of;
mod task;

mod playable;
pub mod replayed;

pub use asked::{Answer, Asked, LogLine, Over, PublicProgress};
pub use game_info::GameInfo;
pub(crate) use game_info::Registered;
pub use link_reader::{LinkReader, id_of, of_link, whole};
pub use log_cache::LogCache;
pub use playable::Playable;
pub use preview::{Preview, Previewing};
pub use registry::{
    ACTS, DUELS, FIRST, GAMES, Listed, about, built_in_games, find, info, is_built_in, layout, number_of, of_name,
    of_number, place_of,
};
pub use session::{AnyGame, Session};
pub use task::{AiTask, Task, ai_with_name, ai_with_number, with_ai, with_name, with_number};
