//! Using the operation number (8.2).

mod pcs;
mod troops;

pub(crate) use pcs::{pc_law, place_pcs};
pub(crate) use troops::{raise_law, raise_troops};
