//! What an action is worth at a moment.

use super::Style::{self, Admiral, Conqueror, Mixed, Raider, Settler};
use super::target;
use crate::data::cards::{CAVALRY, HEAVY, LEADERS, LIGHT, SWORDS};
use crate::state::Action;
use crate::{Named, State};
use engine::{Choice, Side};

/// Silver above which a player looks for something to buy.
const RICH: u16 = 8;

pub(super) fn points(s: &State, side: Side, style: Style, choice: Choice) -> i32 {
    let Some(named) = Named::from_choice(choice) else {
        return 0;
    };
    let Some(action) = named.action() else {
        return 20; // the end of the round
    };
    let own = s.of(side);
    let other = s.of(side.enemy());
    let fits = |wanted: Style, strong: i32, some: i32, weak: i32| match style {
        _ if style == wanted => strong,
        Mixed => some,
        _ => weak,
    };
    let silver = i32::from(own.silver.min(20));
    let troops = own.hand.and(SWORDS).without(LEADERS).len() as i32;
    match action {
        Action::Settle => fits(Settler, 70, 62, 50),
        Action::Develop => fits(Settler, 55, 42, 25),
        Action::Fortify => fits(Settler, 20, 14, 8),
        Action::Attack => fits(Conqueror, 40, 20, 5) + 10 * (troops - 1),
        Action::Reinforce => 30 + target::urgency(s, side),
        Action::Leader => 25 + target::urgency(s, side),
        Action::Raid => fits(Raider, 75, 50, 20),
        Action::Engage => {
            let stronger = i32::from(own.warships) - i32::from(other.warships);
            fits(Admiral, 45, 25, 10) + 12 * stronger
        }
        Action::Bribe => fits(Raider, 30, 25, 15),
        Action::TakeMoney => 34 - silver,
        Action::Trader => 40 - silver,
        Action::Merchant => 42 - silver,
        Action::Pillage => fits(Admiral, 60, 30, 15) + 6 * i32::from(own.warships / 2),
        Action::Draft => {
            let army = own.own().or(own.discards).and(HEAVY.or(LIGHT).or(CAVALRY)).len() as i32;
            fits(Conqueror, 40, 32, 22) + silver / 2 - 4 * army
        }
        Action::Discard => 12,
        Action::Return => 6 + 20 * i32::from(own.hand.iter().any(|card| super::card::dead(s, side, card) > 0)),
        Action::Reserve => fits(Conqueror, 16, 12, 6),
        Action::BuyStrategy => {
            if own.silver >= RICH {
                38
            } else {
                5
            }
        }
        Action::DropStrategy => -20,
        Action::Cycle => 2,
        Action::SeaMove => match own.fleet {
            None => fits(Admiral, 44, 18, 2),
            Some(_) => fits(Admiral, 8, 4, 1),
        },
        Action::Build => fits(Admiral, 58, 26, 8) - 3 * i32::from(own.warships),
        Action::Pass => 4,
        Action::DrawCards => 66,
        Action::Retrieve => {
            if own.reserve.len() >= 3 {
                50
            } else {
                -20
            }
        }
        Action::Withdraw => {
            if own.battle.as_ref().is_some_and(|battle| battle.marker < -4) {
                30
            } else {
                -20
            }
        }
        Action::DeusExMachina => {
            if s.turn >= 4 {
                40
            } else {
                -20
            }
        }
    }
}
