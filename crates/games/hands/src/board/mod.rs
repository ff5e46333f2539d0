//! Operations on the table that several sections of the rulebook share.

pub mod payment;
pub mod supply;

pub(crate) mod hand;
pub(crate) mod hidden_hand;
pub(crate) mod tokens;
pub(crate) mod why_not;
