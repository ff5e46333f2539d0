//! Reinforcements: where CUs and generals come to (6).

use super::army::{Army, FEARED, threatened};
use super::field::Field;
use super::outlook::Outlook;
use super::posts::Posts;
use super::reasons::{FLIGHT, MUSTER, STRONG, TARGET};
use super::words::{endangered, fought_for, rated};
use crate::State;
use crate::data::generals::{general, who};
use crate::data::provinces::Region;
use crate::data::tracks::{AFRICANUS_BRINGS, CONSULAR};
use crate::present::words::names::{place, several, short};
use crate::rules::movement::MOST_CUS;
use ::ai::Advice;
use engine::{Choice, Side, SpaceId, UnitId};

/// Points that it costs to bring CUs to an army that a stronger one can attack.
const LOST_CU: i32 = 15;
/// Points that it costs to bring a general there.
const LOST_GENERAL: i32 = 10;

/// Points of CUs with which a consul can enter in Italy, who could not else.
const CONSULS_COME: i32 = 6;

/// CUs come to the best general whose army is not full.
pub(super) fn cu(s: &State, side: Side, left: u8, advice: &mut Advice<'_>) {
    let outlook = Outlook::of(s, side);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(space) = choice else { continue };
        let there = Army::at(s, side, *space);
        let army = Army {
            cus: there.cus + 1,
            ..there
        };
        if threatened(s, &outlook, army).contains(*space) {
            advice.give_saying(at, &FLIGHT, -LOST_CU, || endangered(s, &outlook, army, *space, FEARED));
        }
        let generals = s.generals_in(*space, side);
        let best = generals.iter().map(|unit| i32::from(general(unit).battle)).max();
        let cus = s.place(*space).all(side).fighting();
        advice.give_saying(at, &STRONG, best.unwrap_or(-2), || {
            match generals.iter().max_by_key(|unit| general(*unit).battle) {
                Some(unit) => format!("joins {}", rated(unit)),
                None => format!("finds no general at {}", place(*space)),
            }
        });
        let full = if cus >= MOST_CUS { 34 } else { 0 };
        advice.give_saying(at, &MUSTER, i32::from(cus.min(MOST_CUS)) - full, || {
            let more = if full > 0 { ", more than can march together" } else { "" };
            format!("joins {} at {}{more}", several(cus, "CU"), place(*space))
        });
        if side == Side::Rome && makes_consular(s, *space, left) {
            advice.give_saying(at, &MUSTER, CONSULS_COME + i32::from(cus), || {
                format!(
                    "brings {CONSULAR} CUs together at {}, so that a consul can enter",
                    place(*space)
                )
            });
        }
    }
}

/// Whether so many CUs that are still to come bring five together in a space of Italy, while nowhere there five stand: with fewer no consul
/// enters (6.5).
fn makes_consular(s: &State, at: SpaceId, left: u8) -> bool {
    let italian = Region::Italia.spaces();
    let cus = |at: SpaceId| s.place(at).all(Side::Rome).units();
    let open = |at: &SpaceId| !s.place(*at).besieged();
    italian.contains(at) && !italian.iter().filter(open).any(|at| cus(at) >= CONSULAR) && cus(at) + left >= CONSULAR
}

/// A general comes to where most CUs wait for him, and there is most to fight for.
pub(super) fn lead(s: &State, side: Side, unit: UnitId, advice: &mut Advice<'_>) {
    let outlook = Outlook::of(s, side);
    let rating = |unit: UnitId| i32::from(general(unit).battle);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(space) = choice else { continue };
        let there = Army::at(s, side, *space);
        let brings = if unit == who::AFRICANUS { AFRICANUS_BRINGS } else { 0 };
        let army = Army {
            side,
            cus: (there.cus + brings).min(MOST_CUS),
            commander: Some(unit),
            ..there
        };
        let posts = Posts::of(s, &outlook.survey, army);
        let field = Field::of(s, &outlook, army, &posts, None);
        let points = 3 * field.at(*space) / 4;
        advice.give_saying(at, &TARGET, points, || {
            let aim = field.aim(s, &outlook, army, *space).at;
            match points {
                1.. => format!("is wanted for {}", fought_for(s, &outlook, army, aim)),
                _ => format!("finds nothing to fight for at {}", place(*space)),
            }
        });
        if field.is_dangerous(*space) {
            advice.give_saying(at, &FLIGHT, -LOST_GENERAL, || {
                endangered(s, &outlook, army, *space, FEARED)
            });
        }
        let better = there
            .commander
            .map_or(0, |other| (rating(other) + 1 - rating(unit)).max(0));
        advice.give_saying(at, &STRONG, i32::from(army.cus) - 4 * better, || {
            match there.commander {
                Some(other) if i32::from(army.cus) < 4 * better => format!("is hardly needed beside {}", rated(other)),
                Some(other) => {
                    let cus = several(army.cus, "CU");
                    format!("comes to {cus} at {}, beside {}", place(*space), short(other))
                }
                _ => format!("takes command of {} at {}", several(army.cus, "CU"), place(*space)),
            }
        });
    }
}
