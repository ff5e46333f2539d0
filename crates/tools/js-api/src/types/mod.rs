//! What JavaScript is told and tells: plain data whose TypeScript types the build writes. Names and fields stay, whatever becomes of the
//! engine's own types.

mod choice;
mod game;
mod log;
mod odds;
mod question;
mod scene;

pub use choice::{Choice, Side, Sides};
pub use game::{CardFace, GameInfo, MapPlace, OptionInfo, WarOptions};
pub use log::{LogLine, Over};
pub use odds::{Odds, Outcome, Part};
pub use question::{Answer, Question, Refusal};
pub use scene::{
    Board, Cell, Counter, Die, Duel, Fact, General, Hand, Mark, Pile, PlayedCard, Rating, Route, Scene, Space, Stack,
};
