//! 4.7 Random Events, and the Fate Token (6F).

mod hand;
mod sea;
mod table;

use crate::data::cards::{Effect, Happening, event};
use crate::protocol::event::What;
use crate::state::{Phase, Struck};
use crate::{Board, Die, State, emit};
use engine::{CardId, CardSet, Flow, Side};

/// The die's faces (4.7): a shifted die stays within them.
const FACES: core::ops::RangeInclusive<i8> = 1..=6;

/// What an Event has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Came {
    /// It has done something: the Fate Token looks at it (6F).
    Worked,
    /// It has found nothing, and nothing else happens.
    ToNothing,
    /// It has found nothing: what is printed for that case happens in a segment of its own, since it is known by it what a hand lacks.
    Missed,
}

/// 4.7: an Event is drawn, and a die says whom it hits.
pub(crate) fn draw(t: &mut Board<'_>) -> Flow<()> {
    t.state.phase = Phase::Struck;
    let card = t.draw_card(t.state.events)?;
    t.state.events.remove(card);
    let alternate = t.state.setup.alternate_events && event(card).alternate.is_some();
    emit(t, if alternate { "7.3" } else { "4.7" }, What::EventDrawn(card));
    let mut struck = Struck {
        event: card,
        side: None,
        settled: CardSet::EMPTY,
        missed: false,
    };
    let row = event(card).played(t.state.setup.alternate_events);
    if row.carthage > 0 {
        let face = t.roll(Die)?;
        let shifted = shifted(&t.state, row.happening, face);
        let side = if shifted <= row.carthage {
            Side::Carthage
        } else {
            Side::Rome
        };
        struck.side = Some(side);
        emit(t, "4.7", What::EventDie { face, shifted, side });
    }
    t.state.struck = Some(struck);
    Ok(())
}

/// 4.7, 4.6, 6F: the die of an Event after Devotio, the Fate Token and Tax Collectors. Low faces hit Carthage.
#[must_use]
pub(crate) fn shifted(s: &State, happening: Happening, face: u8) -> u8 {
    let mut shift = 0;
    for side in Side::BOTH {
        let luck = match s.effect(side) {
            Some(Effect::Devotio(by)) => by as i8,
            Some(Effect::TaxCollectors(_)) if is_rebellion(happening) => -1,
            _ => 0,
        };
        let luck = luck + i8::from(s.fate == Some(side));
        // In Rome's favour: up for what is good, down for what is not.
        let up = (side == Side::Rome) == happening.is_good();
        shift += if up { luck } else { -luck };
    }
    (face as i8 + shift).clamp(*FACES.start(), *FACES.end()) as u8
}

const fn is_rebellion(happening: Happening) -> bool {
    matches!(happening, Happening::Rebellion { .. } | Happening::Unrest { .. })
}

/// 4.7: the Event does its work; then it is discarded, and the Events are shuffled if it says so.
pub(crate) fn strike(t: &mut Board<'_>) -> Flow<()> {
    let struck = t.state.struck.expect("an Event is at work in its phase");
    let row = event(struck.event).played(t.state.setup.alternate_events);
    let came = work(t, struck, row.happening)?;
    match (came, struck.side) {
        (Came::Missed, _) => {
            if let Some(struck) = &mut t.state.struck {
                struck.missed = true;
            }
            return Ok(());
        }
        (Came::ToNothing, _) => emit(t, "4.7", What::EventIgnored(struck.event)),
        (Came::Worked, Some(side)) => fate(t, if row.happening.is_good() { side.enemy() } else { side }),
        (Came::Worked, None) => {}
    }
    put_away(t, struck.event, row.reshuffle);
    t.state.struck = None;
    t.state.phase = Phase::Reckoning;
    Ok(())
}

/// 4.7: what an Event does to the side that it hits. Peace hits nobody.
fn work(t: &mut Board<'_>, struck: Struck, happening: Happening) -> Flow<Came> {
    let card = struck.event;
    let side = struck.side.unwrap_or(t.state.active);
    match happening {
        Happening::Storms { sinks, corvus } => sea::storms(t, side, sinks, corvus),
        Happening::Gale { ships, corvus } => sea::gale(t, side, ships, corvus),
        Happening::NavalDisaster { crews } => sea::disaster(t, side, crews),
        Happening::NavalMishap { crews } => sea::mishap(t, side, crews),
        Happening::LeaderDies if struck.missed => hand::random_discards(t, side, 1),
        Happening::LeaderDies => hand::leader_dies(t, side, card),
        Happening::LeadersQuarrel if struck.missed => hand::random_discards(t, side, 1),
        Happening::LeadersQuarrel => hand::leaders_quarrel(t, side, card),
        Happening::LeaderSulks => hand::leader_sulks(t, side, card),
        Happening::MercenaryRevolt { price, celtic } => hand::mercenaries(t, side, card, [price, celtic], None),
        Happening::MercenaryUnrest { price, celtic } => hand::mercenaries(t, side, card, [price, celtic], Some(1)),
        Happening::Rebellion { silver } => table::rebellion(t, side, card, silver),
        Happening::Unrest { silver } => table::unrest(t, side, card, silver),
        Happening::Traitor { spaces } => table::traitor(t, side, card, spaces),
        Happening::Plague { cards } => hand::random_discards(t, side, cards),
        Happening::Corruption { most } => Ok(table::corruption(t, side, most)),
        Happening::Desertion { silver } if struck.missed => Ok(table::lose_silver(t, side, silver)),
        Happening::Desertion { .. } => hand::desertion(t, side, card),
        Happening::Harvest { most } => Ok(table::harvest(t, side, most)),
        Happening::Omens { vp } => Ok(table::omens(t, side, vp)),
        Happening::Peace { first, target } => table::peace(t, first, target),
    }
}

/// 6F: the Fate Token goes to whoever is hurt, if nobody has it; its holder keeps it through blows of his own, and sets it aside when the
/// other side is hurt.
fn fate(t: &mut Board<'_>, hurt: Side) {
    if !t.state.setup.fate_token {
        return;
    }
    let now = match t.state.fate {
        None => Some(hurt),
        Some(holder) if holder == hurt => return,
        Some(_) => None,
    };
    t.state.fate = now;
    emit(t, "6F", What::FateToken(now));
}

/// 4.7: the Event is discarded; with its Reshuffle symbol, or when none is left, all are shuffled.
fn put_away(t: &mut Board<'_>, card: CardId, reshuffle: bool) {
    t.state.event_discards.insert(card);
    if reshuffle || t.state.events.is_empty() {
        t.state.events = t.state.events.or(core::mem::take(&mut t.state.event_discards));
        emit(t, "4.7", What::EventsReshuffled);
    }
}
