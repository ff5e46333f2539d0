//! What is printed on map, cards, counters and tables: one table per kind, one row per record. Whoever owns the printed game can
//! check and correct a row here without reading any rules; `docs/data.md` says how. A row without a doubt is sourced in all of it.

pub mod battle_cards;
pub mod cards;
pub mod generals;
pub mod layout;
pub mod provinces;
pub mod roads;
pub mod setup;
pub mod spaces;
pub mod tables;
pub mod tracks;
