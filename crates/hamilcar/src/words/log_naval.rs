//! Lines of sections 8 and 9: enough numbers to reckon a battle again.

use super::log_battle::lies;
use super::log_movement::numbered;
use super::names::{self, force, full, leading, list, place, several, short, titled};
use super::{Told, tells};
use crate::data::cards::card;
use crate::data::dice::{Die, face};
use crate::data::generals::general;
use crate::data::tactics::tactic;
use crate::event::{NavalEvent, Why};
use crate::naval::Roll;
use crate::state::Force;
use kernel::scene::Show;
use kernel::{CardId, PerSide, Side, UnitSet, Viewer};

/// The line of an event of a Naval Interception or Battle as this viewer may read it.
pub(super) fn tell(event: &NavalEvent, by: Viewer) -> Told {
    match event {
        NavalEvent::Declared { .. }
        | NavalEvent::LetPass { .. }
        | NavalEvent::Cancelled { .. }
        | NavalEvent::AvoidRolled { .. }
        | NavalEvent::Avoided { .. }
        | NavalEvent::Alone { .. }
        | NavalEvent::SetsOut { .. }
        | NavalEvent::TakenAboard { .. }
        | NavalEvent::AnswerSails { .. }
        | NavalEvent::Arrives { .. } => interception(event),
        NavalEvent::Begins { .. }
        | NavalEvent::Drew { .. }
        | NavalEvent::DrawsFor { .. }
        | NavalEvent::Adds { .. }
        | NavalEvent::Round { .. }
        | NavalEvent::Played { .. }
        | NavalEvent::Rolled { .. }
        | NavalEvent::CardTaken { .. }
        | NavalEvent::Sunk { .. }
        | NavalEvent::Prize { .. }
        | NavalEvent::UnitsLost { .. } => battle(event, by),
        NavalEvent::Storm { .. }
        | NavalEvent::Storms { .. }
        | NavalEvent::CruelSea { .. }
        | NavalEvent::CannotLand { .. } => storm(event),
        _ => ending(event),
    }
}

fn interception(event: &NavalEvent) -> Told {
    match event {
        NavalEvent::Declared { by, at } => tells(
            *by,
            format!("{} declares a Naval Interception off {}.", by.name(), place(*at)),
        )
        .at(&[*at]),
        NavalEvent::LetPass { by, at } => tells(
            *by,
            format!("{} lets the Fleet pass {} unchallenged.", by.name(), place(*at)),
        )
        .at(&[*at]),
        NavalEvent::AvoidRolled {
            side,
            face: rolled,
            track,
            avoided,
        } => avoid(*side, *rolled, *track, *avoided),
        NavalEvent::Avoided { side, at } => tells(
            *side,
            format!("{} avoids the Interception off {}.", side.name(), place(*at)),
        )
        .at(&[*at]),
        NavalEvent::Alone { side, at } => tells(
            *side,
            format!(
                "{}'s General is caught off {} without any Unit.",
                side.name(),
                place(*at)
            ),
        )
        .at(&[*at]),
        NavalEvent::SetsOut { by, from, warships } => tells(
            *by,
            format!(
                "{} sets out from {} with {}.",
                by.name(),
                place(*from),
                several(*warships, "Warship")
            ),
        )
        .at(&[*from]),
        NavalEvent::TakenAboard {
            by,
            at,
            generals,
            units,
        } => tells(
            *by,
            format!(
                "{} takes aboard in {}: {}.",
                by.name(),
                place(*at),
                who_and_what(*generals, *units)
            ),
        )
        .at(&[*at]),
        NavalEvent::AnswerSails { by, from, to } => tells(
            *by,
            format!("The Intercepting Fleet sails from {} to {}.", place(*from), place(*to)),
        )
        .at(&[*from, *to]),
        NavalEvent::Arrives {
            commander,
            at,
            warships,
            units,
        } => tells(
            general(*commander).side,
            format!(
                "{} commands the Intercepting Fleet off {} {}.",
                full(*commander),
                place(*at),
                leading(*warships, *units)
            ),
        )
        .at(&[*at]),
        NavalEvent::Cancelled { at } => tells(
            Side::Carthage,
            format!(
                "The Interception off {} comes to nothing; Naval Supremacy does not change.",
                place(*at)
            ),
        )
        .at(&[*at]),
        _ => tells(None, "The Fleet sails on."),
    }
}

/// "Hanno, Gisco and 3 CUs".
fn who_and_what(generals: UnitSet, units: Force) -> String {
    let mut parts: Vec<String> = generals.iter().map(|u| full(u).to_owned()).collect();
    parts.extend(names::units(units));
    if parts.is_empty() {
        return force(units);
    }
    list(parts)
}

fn avoid(side: Side, rolled: u8, track: u8, avoided: bool) -> Told {
    let shown = face(Die::Naval, rolled.clamp(1, 6));
    let text = format!(
        "{} tries to avoid the Interception: {} on the Naval Die and {} on the Seamanship track; {}.",
        side.name(),
        shown.words(),
        several(track, "Punic symbol"),
        if avoided { "it is avoided" } else { "it is not avoided" }
    );
    tells(side, text).shows(Show::Dice(vec![lies(Some(side), Die::Naval, shown)]))
}

/// A reason in words.
fn why(why: Why) -> String {
    match why {
        Why::Admiral(unit) => format!("the Admiral {}", short(unit)),
        Why::NoAdmiral(unit) => format!("{} is no Admiral", short(unit)),
        Why::General(unit) => short(unit).into(),
        Why::Round(round) => format!("round {round}"),
        Why::Corvi => "Corvi".into(),
        Why::Seamanship => "Seamanship".into(),
        Why::PcInPort => "a PC in the port".into(),
        Why::Card(id) => titled(id),
        Why::Tactic(id) => tactic(id).title.into(),
        Why::Storms => "storms of the lane".into(),
    }
}

/// "+1 Corvi, -1 Seamanship".
pub(crate) fn reasons(all: &[(Why, i8)]) -> String {
    let parts: Vec<String> = all
        .iter()
        .map(|(because, n)| format!("{n:+} {}", why(*because)))
        .collect();
    parts.join(", ")
}

/// What a side's Battle Rolls begin with: "Rome rolls in a column of +2 the Admiral Duilius; +1 Corvi."
pub(crate) fn battle_roll(side: Side, columns: &[(Why, i8)], modifiers: &[(Why, i8)]) -> String {
    let added = if modifiers.is_empty() {
        "nothing is added to its die".to_owned()
    } else {
        format!("its die has {}", reasons(modifiers))
    };
    format!(
        "{} begins in the naval column of {}, one further each round; {added}.",
        side.name(),
        reasons(columns)
    )
}

/// "2 for the Admiral Carthalo, 1 for a PC in the port".
fn counts(all: &[(Why, u8)]) -> String {
    let parts = all.iter().map(|(because, n)| format!("{n} for {}", why(*because)));
    parts.collect::<Vec<_>>().join(", ")
}

/// The heads of the naval columns.
pub(crate) const COLUMN_HEADS: [&str; 5] = ["I", "II", "III", "IV", "V"];

fn battle(event: &NavalEvent, by: Viewer) -> Told {
    match event {
        NavalEvent::Begins {
            at,
            mover,
            commanders,
            warships,
            units,
        } => {
            let fleet = |side: Side| format!("{} {}", full(commanders[side]), leading(warships[side], units[side]));
            let text = format!(
                "Naval Battle off {}: {} Intercepts, {}; {} sails, {}.",
                place(*at),
                mover.enemy().name(),
                fleet(mover.enemy()),
                mover.name(),
                fleet(*mover)
            );
            tells(*mover, text).at(&[*at])
        }
        NavalEvent::Drew { side, cards, reasons } => tells(*side, drew(*side, cards, reasons, by)),
        NavalEvent::DrawsFor {
            side,
            why: because,
            count,
        } => tells(
            *side,
            format!(
                "{} draws {} for {}.",
                side.name(),
                several(*count, "Tactic Card"),
                why(*because)
            ),
        ),
        NavalEvent::Adds { general: unit, count } => tells(
            general(*unit).side,
            format!("{} commands: {count:+} to the Battle Roll.", full(*unit)),
        ),
        NavalEvent::Round { round, first } => tells(
            *first,
            format!("Round {round}: {} holds Naval Supremacy and goes first.", first.name()),
        ),
        NavalEvent::Played { side, card } => tells(*side, format!("{} plays {}.", side.name(), tactic(*card).title)),
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

fn card_taken(side: Side, card: Option<CardId>, by: Viewer) -> String {
    match card {
        None => format!("{} would draw a Tactic Card, but none is left.", side.name()),
        Some(id) if by.sees(side) => format!(
            "{} draws a Tactic Card for its roll: {}.",
            side.name(),
            tactic(id).title
        ),
        Some(_) => format!("{} draws a Tactic Card for its roll.", side.name()),
    }
}

/// "Rome rolls 6 in column I (+1 Flaccus is no Admiral): 6 +1 Corvi -1 Seamanship is 6, 1 hit."
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

fn storm(event: &NavalEvent) -> Told {
    match event {
        NavalEvent::Storm {
            side,
            die,
            units,
            losses,
        } => tells(
            *side,
            format!(
                "A storm strikes {}'s Fleet of {}, {die}: {} lost.",
                side.name(),
                several(*units, "Unit"),
                several(*losses, "Unit")
            ),
        )
        .shows(Show::Dice(vec![numbered(*side, *die)])),
        NavalEvent::Storms { rolls } => {
            let count: u8 = rolls.iter().map(|(_, n)| *n).sum();
            let because = if rolls.is_empty() {
                String::new()
            } else {
                format!(" ({})", counts(rolls))
            };
            tells(
                Side::Rome,
                format!("The cruel sea asks Rome for {}{because}.", several(count, "roll")),
            )
        }
        NavalEvent::CruelSea { die, hits } => tells(
            Side::Rome,
            format!("The cruel sea, {die} in the Storm column: {}.", several(*hits, "hit")),
        )
        .shows(Show::Dice(vec![numbered(Side::Rome, *die)])),
        NavalEvent::CannotLand { side, at } => tells(
            *side,
            format!(
                "What is left of {}'s Fleet cannot land in {} and turns back.",
                side.name(),
                place(*at)
            ),
        )
        .at(&[*at]),
        _ => tells(None, "The sea is calm."),
    }
}

fn ending(event: &NavalEvent) -> Told {
    match event {
        NavalEvent::GivesUp { side } => tells(*side, format!("{} gives up Naval Supremacy to Evade.", side.name())),
        NavalEvent::Evades { side } => tells(*side, format!("{} tries to get away.", side.name())),
        NavalEvent::Evaded { side } => tells(*side, format!("{} Evades: the battle is over.", side.name())),
        NavalEvent::NoWarships { side, at } => tells(
            *side,
            format!("{} has no Warship left off {}.", side.name(), place(*at)),
        )
        .at(&[*at]),
        NavalEvent::Counted { warships, holder } => tells(None, counted(*warships, *holder)),
        NavalEvent::Won { winner, at } => tells(
            *winner,
            format!("{} wins the Naval Battle off {}.", winner.name(), place(*at)),
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
                "{} claims {} and takes back {}, Spent; {} unclaimed, on the Turn Track.",
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
                place(*at),
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
                "Rome calls the battle off {} off for {}: Naval Supremacy does not change.",
                place(*at),
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
