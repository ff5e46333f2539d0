//! Using the operation number (8.2).

mod activate;
mod pcs;
mod troops;

pub(crate) use activate::{activate, activate_law};
pub(crate) use pcs::{offer_spaces, pc_law, place_pcs};
pub(crate) use troops::{raise_law, raise_troops};
