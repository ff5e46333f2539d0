//! Lines of sections 8 and 9: who sails to meet whom, storms, and the words that a battle's numbers are told with.

use super::log_battle::lies;
use super::log_movement::numbered;
use super::log_naval_battle::{battle, ending};
use super::names::{self, force, full, leading, linked, list, several, short, titled};
use super::{Told, tells};
use crate::data::dice::{Die, face};
use crate::data::generals::general;
use crate::data::tactics::tactic;
use crate::protocol::event::{NavalEvent, Why};
use crate::state::Force;
use engine::scene::Show;
use engine::{Side, UnitSet, Viewer};

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
            format!("{} declares a Naval Interception off {}.", by.name(), linked(*at)),
        )
        .at(&[*at]),
        NavalEvent::LetPass { by, at } => tells(
            *by,
            format!("{} lets the Fleet pass {} unchallenged.", by.name(), linked(*at)),
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
            format!("{} avoids the Interception off {}.", side.name(), linked(*at)),
        )
        .at(&[*at]),
        NavalEvent::Alone { side, at } => tells(
            *side,
            format!(
                "{}'s General is caught off {} without any Unit.",
                side.name(),
                linked(*at)
            ),
        )
        .at(&[*at]),
        NavalEvent::SetsOut { by, from, warships } => tells(
            *by,
            format!(
                "{} sets out from {} with {}.",
                by.name(),
                linked(*from),
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
                linked(*at),
                who_and_what(*generals, *units)
            ),
        )
        .at(&[*at]),
        NavalEvent::AnswerSails { by, from, to } => tells(
            *by,
            format!(
                "The Intercepting Fleet sails from {} to {}.",
                linked(*from),
                linked(*to)
            ),
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
                linked(*at),
                leading(UnitSet::EMPTY, *warships, *units)
            ),
        )
        .at(&[*at]),
        NavalEvent::Cancelled { at } => tells(
            Side::Carthage,
            format!(
                "The Interception off {} comes to nothing; Naval Supremacy does not change.",
                linked(*at)
            ),
        )
        .at(&[*at]),
        _ => tells(None, "The Fleet sails on."),
    }
}

/// "Hanno, Gisco and 3 CUs".
pub(super) fn who_and_what(generals: UnitSet, units: Force) -> String {
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
pub(super) fn why(why: Why) -> String {
    match why {
        Why::Admiral(unit) => format!("the Admiral {}", short(unit)),
        Why::NoAdmiral(unit) => format!("{}, who is no Admiral", short(unit)),
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

/// "+1 for Corvi, -1 for Seamanship"; "only +1 for Flaccus, who is no Admiral" where a Battle Rating does not count (9.2.B1).
pub(crate) fn reasons(all: &[(Why, i8)]) -> String {
    let parts: Vec<String> = all
        .iter()
        .filter(|(_, n)| *n != 0)
        .map(|(because, n)| {
            let only = if matches!(because, Why::NoAdmiral(_)) {
                "only "
            } else {
                ""
            };
            format!("{only}{n:+} for {}", why(*because))
        })
        .collect();
    parts.join(", ")
}

/// What a side's Battle Rolls begin with: "Rome begins in naval column II (+2 for the Admiral Asina), one further each round; …"
pub(crate) fn battle_roll(side: Side, columns: &[(Why, i8)], modifiers: &[(Why, i8)]) -> String {
    let first: i8 = columns.iter().map(|(_, n)| *n).sum();
    let head = super::COLUMN_HEADS[first.clamp(1, 5) as usize - 1];
    format!(
        "{} begins in naval column {head} ({}), one further each round; {}.",
        side.name(),
        reasons(columns),
        added(modifiers)
    )
}

/// What counts for a die: "its die has +1 for Corvi".
pub(super) fn added(modifiers: &[(Why, i8)]) -> String {
    if modifiers.is_empty() {
        "nothing is added to its die".to_owned()
    } else {
        format!("its die has {}", reasons(modifiers))
    }
}

/// "2 for the Admiral Carthalo, 1 for a PC in the port".
pub(super) fn counts(all: &[(Why, u8)]) -> String {
    let parts = all.iter().map(|(because, n)| format!("{n} for {}", why(*because)));
    parts.collect::<Vec<_>>().join(", ")
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
                linked(*at)
            ),
        )
        .at(&[*at]),
        _ => tells(None, "The sea is calm."),
    }
}
