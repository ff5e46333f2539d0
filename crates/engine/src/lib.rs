//! A rules engine for two-player wargames. It knows no game and no browser.
//!
//! A rule is a plain function that asks ([`Table::ask`]); a paused game is a checkpoint and a journal ([`Game`]);
//! one predicate gives the legal list and the refusal ([`Options::weigh`]); chance stands outside the state
//! ([`Nature`]); everything that lies on the table lies in the state, and [`Present`] turns it into a [`scene::Scene`].
//!
//! Around it: a game with its past ([`Timeline`]), answers given by one gesture ([`Plan`]), links and saves ([`code`]), exact odds ([`odds`]),
//! a game as one side knows it ([`PlayerView`]).
//! The crate `testkit` tries every promise of this one on a game. `crates/games/pig` is a whole game, `examples/foray.rs` one whose
//! sides have decks of their own and plan in secret.

mod agreed;
mod blocks;
mod challenge;
mod checkpoint;
mod choice;
mod decider;
mod fork;
mod game;
mod id;
mod law;
mod named;
mod nature;
mod past;
mod pile;
mod plan;
mod played_game;
mod player_view;
mod prompts;
mod question;
mod recorder;
mod retrace;
mod rules;
mod run;
mod short_war;
mod side;
mod table;
mod timeline;
mod world;

pub mod about;
pub mod adjacency;
pub mod answer;
pub mod code;
pub mod internals;
pub mod layout;
pub mod odds;
pub mod scene;
pub mod text;
pub mod words;

pub use challenge::{Attempt, Challenge};
pub use choice::{Choice, Options};
pub use decider::{Decider, Decision, Feed, Moment, Random, Wait};
pub use game::{Entry, Game, NotOffered, Pending};
pub use id::{CardId, CardSet, Id, Set, SpaceId, SpaceSet, UnitId, UnitSet};
pub use law::{Legality, Refusal, Rule};
use nature::mix;
pub use nature::{Lot, Nature, Seed, Seeded};
pub use past::{Answered, Dice, Envelope, Fork, Logged, Rewound};
pub use pile::DrawPile;
pub use plan::{Carried, Plan, Planned, Stop};
pub use played_game::{Played, PlayedGame, PlayedMoment};
pub use player_view::PlayerView;
pub use question::{Question, Secrecy};
pub use rules::{
    CardPermutation, Lack, Line, Outcome, PlaceNamed, Present, Prompting, Reacting, Rules, Unsound, Viewer,
};
pub use run::{Runner, run_out};
pub use short_war::ShortWar;
pub use side::{PerSide, Side};
pub use table::{By, EventSink, Flow, Halt, Never, Silent, Step, Table};
pub use timeline::Timeline;
pub use world::{World, Worlds};
