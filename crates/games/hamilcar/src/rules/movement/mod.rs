//! Movement (7): an activated general marches, sails, picks up and drops, and ends with a battle or a Siege.
//!
//! 7.1 `activation`, `army`, `muster`, `arrange`, `choose`; 7.2 `road`, `entry`; 7.3 and 15.6 `lane`, `fleet`, `squadron`.

mod abilities;
mod activation;
mod army;
mod arrange;
mod choose;
mod company;
mod entry;
mod fleet;
mod lane;
mod muster;
mod road;
mod squadron;
mod weather;

pub use activation::{POINTS, activate, activate_to_siege, force_march, may_go_to_sea};

pub(crate) use abilities::after_battle;
pub(crate) use activation::{lifts_siege, move_army};
pub(crate) use army::{CONSULAR_CUS, MOST_UNITS, MOST_WARSHIPS, guard};
pub(crate) use arrange::duty;
pub(crate) use choose::{Choosing, choose_units};
pub(crate) use company::{attempted, driven, fought, may_attempt as may_attempt_again};
pub(crate) use entry::capture_trains;
pub(crate) use lane::{bars_landing, may_land, range};
pub(crate) use squadron::shrink as warships_are_lost;
