//! What can be asked, told and refused, and the words on buttons.

pub mod buttons;
pub mod event;
pub mod prompt;
pub mod refusals;
