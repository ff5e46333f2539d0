//! What lies on the table of both games, and what is under way.

pub(crate) mod campaign;
pub(crate) mod common;
pub(crate) mod force;
pub(crate) mod handicap;
pub(crate) mod moved;
pub(crate) mod party;
pub(crate) mod place;
pub(crate) mod reactions;
pub(crate) mod retreat;
pub(crate) mod trail;
