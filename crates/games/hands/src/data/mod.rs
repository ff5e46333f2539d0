//! What is printed: board, cards and tracks. One table per kind, one row per record, and no rules. Whoever owns the game can check and
//! correct a row here without reading any rules; `docs/data-hands.md` says how, and what our balance has changed.

pub mod cards;
pub mod layout;
pub mod locations;
pub(crate) mod places;
pub mod tracks;
pub mod ways;
