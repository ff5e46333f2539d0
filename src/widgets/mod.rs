//! Parts of the page that more than one feature uses.

pub mod basic;
pub mod card;
pub mod dice;
pub mod extent;
pub mod places;
pub mod question;
pub mod sheet;
