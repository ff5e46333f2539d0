//! Lines of section 9, a Naval Battle from its Tactic Cards to the ports: enough numbers to reckon it again.

use super::log_movement::numbered;
use super::log_naval::{counts, reasons, who_and_what, why};
use super::names::{force, full, leading, linked, list, several};
use super::{Told, tells};
use crate::data::cards::card;
use crate::data::generals::general;
use crate::data::tactics::tactic;
use crate::protocol::event::{NavalEvent, Why};
use crate::state::Roll;
use engine::scene::Show;
use engine::{CardId, PerSide, Side, UnitSet, Viewer};

/// The heads of the naval columns.
pub(crate) const COLUMN_HEADS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// From the first draw of Tactic Cards to the last hit.
pub(super) fn battle(event: &NavalEvent, by: Viewer) -> Told {
    match event {
        NavalEvent::Begins {
            at,
            mover,
            commanders,
            warships,
            units,
        } => {
            let fleet = |side: Side| {
                let led = leading(UnitSet::EMPTY, warships[side], units[side]);
                format!("{} {led}", full(commanders[side]))
            };
            let text = format!(
                "Naval Battle off {}: {} Intercepts, {}; {} sails, {}.",
                linked(*at),
                mover.enemy().name(),
                fleet(mover.enemy()),
                mover.name(),
                fleet(*mover)
            );
            tells(*mover, text).at(&[*at])
        }
        NavalEvent::Drew { side, cards, reasons } => tells(*side, drew(*side, cards, reasons, by)),
        NavalEvent::Adds { general: unit, count } => tells(
            general(*unit).side,
            format!(
                "{} adds {count} to every Battle Roll of {}.",
                full(*unit),
                general(*unit).side.name()
            ),
        ),
        NavalEvent::Round { round, first } => tells(
            *first,
            format!("Round {round}: {} holds Naval Supremacy and goes first.", first.name()),
        ),
        NavalEvent::Played { side, card } => tells(*side, played(*side, *card)),
        NavalEvent::Rolled {
            roll,
            columns,
            modifiers,
            changes,
        } => tells(roll.side, rolled(roll, columns, modifiers, changes))
            .shows(Show::Dice(vec![numbered(roll.side, roll.die)])),
        NavalEvent::CardTaken { side, card } => tells(*side, card_taken(*side, *card, by)),
        NavalEvent::Sunk { side, count } => tells(
            *side,
            format!(
                "{} loses {}: sunk, and put on the Turn Track.",
                side.name(),
                several(*count, "Warship")
            ),
        ),
        NavalEvent::Prize {
            side,
            count,
            why: because,
        } => tells(
            *side,
            format!(
                "{} takes {} as {} by {}.",
                side.name(),
                several(*count, "enemy Warship"),
                if *count == 1 { "a Prize" } else { "Prizes" },
                why(*because)
            ),
        ),
        NavalEvent::UnitsLost { side, units } => {
            tells(*side, format!("{} loses {} at sea.", side.name(), force(*units)))
        }
        _ => tells(None, "The battle goes on."),
    }
}

/// How many Tactic Cards, why, and for their owner which.
fn drew(side: Side, cards: &[CardId], reasons: &[(Why, u8)], by: Viewer) -> String {
    let count = several(cards.len() as u8, "Tactic Card");
    let because = if reasons.is_empty() {
        String::new()
    } else {
        format!(" ({})", counts(reasons))
    };
    if by.sees(side) && !cards.is_empty() {
        let titles = cards.iter().map(|id| tactic(*id).title.to_owned()).collect();
        format!("{} draws {count}{because}: {}.", side.name(), list(titles))
    } else {
        format!("{} draws {count}{because}.", side.name())
    }
}

/// A Tactic Card with its text.
fn played(side: Side, id: CardId) -> String {
    let row = tactic(id);
    format!("{} plays {}, which says: {}", side.name(), row.title, row.text)
}

fn card_taken(side: Side, card: Option<CardId>, by: Viewer) -> String {
    match card {
        None => format!(
            "{} would draw a Tactic Card for its low roll, but none is left.",
            side.name()
        ),
        Some(id) if by.sees(side) => format!(
            "{} draws a Tactic Card for its low roll: {}.",
            side.name(),
            tactic(id).title
        ),
        Some(_) => format!("{} draws a Tactic Card for its low roll.", side.name()),
    }
}

/// "Rome rolls 6 in column I (only +1 for Flaccus, who is no Admiral): +1 for Corvi, -1 for Seamanship is 6, 1 hit."
fn rolled(roll: &Roll, columns: &[(Why, i8)], modifiers: &[(Why, i8)], changes: &[(Why, i8)]) -> String {
    let head = COLUMN_HEADS[usize::from(roll.column.clamp(1, 5)) - 1];
    let read = if modifiers.is_empty() {
        String::new()
    } else {
        format!(" {} is {},", reasons(modifiers), roll.result)
    };
    let changed = if changes.is_empty() {
        String::new()
    } else {
        format!(" with {}", reasons(changes))
    };
    format!(
        "{} rolls {} in column {head} ({}):{read} {}{changed}.",
        roll.side.name(),
        roll.die,
        reasons(columns),
        several(roll.hits, "hit"),
    )
}

/// Evading, who has won, and where everybody goes.
pub(super) fn ending(event: &NavalEvent) -> Told {
    match event {
        NavalEvent::GivesUp { side } => tells(*side, format!("{} gives up Naval Supremacy to Evade.", side.name())),
        NavalEvent::Evades { side } => tells(*side, format!("{} tries to get away.", side.name())),
        NavalEvent::Evaded { side } => tells(*side, format!("{} Evades: the battle is over.", side.name())),
        NavalEvent::NoWarships { side, at } => tells(
            *side,
            format!("{} has no Warship left off {}.", side.name(), linked(*at)),
        )
        .at(&[*at]),
        NavalEvent::Counted { warships, holder } => tells(None, counted(*warships, *holder)),
        NavalEvent::Won { winner, at } => tells(
            *winner,
            format!("{} wins the Naval Battle off {}.", winner.name(), linked(*at)),
        )
        .at(&[*at]),
        NavalEvent::Claimed {
            side,
            taken,
            back,
            sunk,
        } => tells(
            *side,
            format!(
                "{} claims {} and takes {} back as Spent; {} left unclaimed on the Turn Track.",
                side.name(),
                several(*taken, "Prize"),
                several(*back, "Warship"),
                several(*sunk, "Prize")
            ),
        ),
        NavalEvent::Spent { side, count } => tells(
            *side,
            format!(
                "{}'s Fleet comes home: {} Spent.",
                side.name(),
                several(*count, "Warship")
            ),
        ),
        NavalEvent::Ashore {
            side,
            at,
            generals,
            units,
        } => tells(
            *side,
            format!(
                "{} comes ashore in {}: {}.",
                side.name(),
                linked(*at),
                who_and_what(*generals, *units)
            ),
        )
        .at(&[*at]),
        NavalEvent::OneMorePc { general: unit } => tells(
            general(*unit).side,
            format!("{} has lost a battle: 1 PC more.", full(*unit)),
        ),
        NavalEvent::SailsOn { side } => tells(
            *side,
            format!(
                "{}'s Fleet sails on after its victory: its Warships will come home Spent.",
                side.name()
            ),
        ),
        NavalEvent::CalledOff { at } => tells(
            Side::Rome,
            format!(
                "Rome calls the battle off near {} for {}: Naval Supremacy does not change.",
                linked(*at),
                card(crate::data::cards::BAD_OMEN).title
            ),
        )
        .at(&[*at]),
        _ => tells(None, "The battle is over."),
    }
}

fn counted(warships: PerSide<u8>, holder: Side) -> String {
    let tie = if warships.rome == warships.carthage {
        format!(": a tie, {} holds Naval Supremacy", holder.name())
    } else {
        String::new()
    };
    format!(
        "After three rounds Rome has {}, Carthage {}{tie}.",
        several(warships.rome, "Warship"),
        several(warships.carthage, "Warship")
    )
}
