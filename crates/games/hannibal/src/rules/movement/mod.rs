//! Movement (9 to 11, 18): an activated general marches, sails, picks up and drops, and ends with a battle or an attempt on a city.
//!
//! 10.1, 10.2 `activation`; 9.3, 18.1 `army`; 10.8, 10.9 `arrange`; 10.4 to 10.6 `road`, `entry`; 10.11, 10.12 `company`; 11 `sea`;
//! 24 `abilities`.

mod abilities;
mod activation;
mod army;
mod arrange;
mod company;
mod entry;
mod road;
mod sea;
mod weather;

#[cfg(test)]
pub(crate) mod tests;

pub use activation::activate;
pub use company::may_attempt as may_attempt_again;

pub(crate) use abilities::{Roll, guides, stays_home, upto};
pub(crate) use activation::{lifts_siege, move_army};
pub(crate) use army::{MOST_CUS, commands_among_equals, consular_range, joins_equals};
pub(crate) use arrange::{cus_beside_elephants, duty, nothing_to_choose};
pub(crate) use company::{has_nothing_left, send_inside};
pub(crate) use road::{after_crossing, pass_attrition, truce_allows};
pub(crate) use sea::{crossing, naval_modifiers, sea_limit, sum, sunk};
