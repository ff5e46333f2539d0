//! Lines of Fleets: sailing, building, pillage, naval battles, storms (5.2.5, 5.3.4, 5.6, 4.7).

use super::names::{faces, linked, several, silver, strike, titled, vp, waters, with, zone};
use crate::data::places::place_of;
use crate::data::tracks::PILLAGE_END;
use crate::protocol::event::{NavalDice, What};
use engine::Side;
use engine::scene::Show;
use engine::words::{Told, die, tells};

/// The line of what happens at sea.
pub(super) fn tell(what: &What) -> Told {
    match what {
        What::Sailed { side, to } => {
            tells(*side, format!("{}'s Fleet sails to {}.", side.name(), waters(*to))).at(&[place_of(*side, *to)])
        }
        What::Built {
            side,
            silver: price,
            with: paid,
        } => tells(
            *side,
            format!(
                "{} builds a Warship for {}{}.",
                side.name(),
                silver(*price),
                with(*paid)
            ),
        ),
        What::ShipsGiven { side, ships } => tells(
            *side,
            format!("{} is given {}.", side.name(), several(*ships, "Warship")),
        ),
        What::FleetLost(side) => tells(
            *side,
            format!(
                "{} has no Warship left: its Fleet is back in its Home Port.",
                side.name()
            ),
        )
        .at(&[place_of(*side, None)]),
        What::WarshipsLost {
            side,
            lost,
            faces: dice,
        } => storm(*side, *lost, dice),
        What::Pillages { .. } | What::Pillaged { .. } | What::Shamed { .. } => pillage(what),
        _ => battle(what),
    }
}

/// 4.7: Warships that an Event takes.
fn storm(side: Side, lost: u8, dice: &[u8]) -> Told {
    let count = several(lost, "Warship");
    if dice.is_empty() {
        return tells(side, format!("{} loses {count}.", side.name()));
    }
    let shown = if dice.len() == 1 {
        "The die shows"
    } else {
        "The dice show"
    };
    let said = format!("{shown} {}: {} loses {count}.", faces(dice), side.name());
    tells(side, said).shows(thrown(side, "Event", dice))
}

/// Dice of one kind as they fall.
fn thrown(side: Side, kind: &'static str, dice: &[u8]) -> Show {
    Show::Dice(dice.iter().map(|face| die(side, kind, *face)).collect())
}

/// 5.3.4: pillage.
fn pillage(what: &What) -> Told {
    match what {
        What::Pillages {
            side,
            at,
            with: paid,
            supplied,
        } => tells(*side, strike(*side, "tries to pillage", *at, *paid, *supplied)).at(&[*at]),
        What::Pillaged {
            side,
            at,
            taken,
            bank,
            marker,
        } => {
            let mut said = format!(
                "{} pillages {}: {} from {}",
                side.name(),
                linked(*at),
                silver(*taken),
                side.enemy().name()
            );
            if *bank > 0 {
                said.push_str(&format!(" and {} from the bank", silver(*bank)));
            }
            said.push_str(&format!("; its Pillage marker stands at {marker}"));
            said.push_str(if *marker == PILLAGE_END {
                ", and goes back to 0."
            } else {
                "."
            });
            tells(*side, said).at(&[*at])
        }
        What::Shamed { side, vp: lost } => tells(*side, format!("The pillage costs {} {}.", side.name(), vp(*lost))),
        _ => tells(None, ""),
    }
}

/// 5.2.5: a naval battle.
fn battle(what: &What) -> Told {
    match what {
        What::Engaged {
            side,
            zone: area,
            with: paid,
        } => tells(
            *side,
            format!(
                "{} engages the enemy Fleet in the {}{}.",
                side.name(),
                zone(*area),
                with(*paid)
            ),
        )
        .at(&[place_of(*side, Some(*area))]),
        What::LeaderSails { side, card } => tells(*side, format!("{} of {} goes aboard.", titled(*card), side.name())),
        What::InfantrySails(card) => tells(Side::Rome, format!("{} goes aboard for the Corvus.", titled(*card))),
        What::NavalDice {
            side,
            of,
            faces: dice,
            hits,
        } => {
            let (who, verb, kind) = crew(*of, dice.len());
            let said = format!(
                "{who} of {} {verb} {}: {}.",
                side.name(),
                faces(dice),
                several(*hits, "hit")
            );
            tells(*side, said).shows(thrown(*side, kind, dice))
        }
        What::Rerolled { side, from, to } => tells(
            *side,
            format!("The Veteran Crews of {} roll a {from} again: {to}.", side.name()),
        )
        .shows(thrown(*side, "Veteran Crews", &[*to])),
        What::NavalOver { sunk, winner } => {
            let losses = format!(
                "Rome loses {}, Carthage {}",
                several(sunk.rome, "Warship"),
                several(sunk.carthage, "Warship")
            );
            let end = winner.map_or_else(|| "nobody wins".to_owned(), |side| format!("{} wins", side.name()));
            tells(*winner, format!("{losses}: {end} the battle at sea."))
        }
        What::ShipCaptured(side) => tells(*side, format!("{} captures a Warship with the Corvus.", side.name())),
        _ => tells(None, ""),
    }
}

/// Who rolls so many dice, with the verb, and what his dice are called.
fn crew(of: NavalDice, dice: usize) -> (String, &'static str, &'static str) {
    match of {
        NavalDice::Warships if dice == 1 => ("The Warship".into(), "rolls", "Warship"),
        NavalDice::Warships => ("The Warships".into(), "roll", "Warship"),
        NavalDice::Leader(card) => (format!("The men of {}", titled(card)), "roll", "Leader"),
        NavalDice::LightInfantry => ("The Light Infantry".into(), "rolls", "Light Infantry"),
        NavalDice::HeavyInfantry => ("The Heavy Infantry".into(), "rolls", "Heavy Infantry"),
    }
}
