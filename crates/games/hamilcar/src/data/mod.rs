//! What is printed on map, cards, dice and tracks: one table per kind, one row per record. Whoever owns the printed game can
//! check and correct a row here without reading any rules; `docs/data.md` says how.

pub mod cards;
pub mod dice;
pub mod generals;
pub mod lanes;
pub mod layout;
pub mod provinces;
pub mod roads;
pub mod setup;
pub mod spaces;
pub mod tactics;
pub mod tracks;
