//! What a line of the log is in the story of the war, which cards it names, and what it costs.

use super::faces;
use crate::protocol::event::{BattleEvent, CardEvent, MovementEvent, NavalEvent, TurnEvent, Why};
use crate::{Event, What};
use engine::scene::Tells;
use engine::{CardId, PerSide};

/// What the line of an event is in the story of the war.
pub(super) fn tells(event: &Event) -> Tells {
    match &event.what {
        What::Turn(what) => match what {
            TurnEvent::TurnBegins(_) => Tells::Turn,
            TurnEvent::Played { .. } => Tells::Played,
            TurnEvent::PcPlaced { .. }
            | TurnEvent::PcFlipped { .. }
            | TurnEvent::PcRemoved { .. }
            | TurnEvent::MiatPlaced(_)
            | TurnEvent::MiatRemoved(_)
            | TurnEvent::MiatIs(_) => Tells::Control,
            TurnEvent::Province { .. } => Tells::Region,
            // A term of office that ends is no blow.
            TurnEvent::Eliminated(_) if matches!(event.rule.0, "5.1.C" | "2.2.C3") => Tells::Other,
            TurnEvent::Eliminated(_) => Tells::Death,
            TurnEvent::VictoryCheck { .. }
            | TurnEvent::FinalCount { .. }
            | TurnEvent::WarChest { .. }
            | TurnEvent::ItalianProvinces(_) => Tells::Points,
            TurnEvent::Reshuffled | TurnEvent::ChestsEmptied { .. } => Tells::Shuffled,
            _ => Tells::Other,
        },
        What::Battle(what) => match what {
            BattleEvent::Begins { .. } => Tells::Battle,
            BattleEvent::SiegeDie { .. } => Tells::Attempt,
            BattleEvent::Points { .. } | BattleEvent::Lifted { .. } => Tells::Progress,
            BattleEvent::Won { .. } => Tells::Won,
            BattleEvent::CityFalls { .. } | BattleEvent::Subjugated { .. } => Tells::Falls,
            _ => Tells::Other,
        },
        What::Naval(what) => match what {
            NavalEvent::Begins { .. } => Tells::Battle,
            NavalEvent::Won { .. } => Tells::Won,
            _ => Tells::Other,
        },
        What::Movement(_) | What::Reaction(_) | What::Card(_) => Tells::Other,
    }
}

/// Whether the line beside it says as much: what a Supply Train is given up for that it is gone.
pub(super) fn told_beside(event: &Event) -> bool {
    match &event.what {
        What::Turn(TurnEvent::Removed { units, .. }) => {
            units.fighting() == 0 && matches!(event.rule.0, "2.3.D1" | "5.3.A" | "5.6")
        }
        _ => false,
    }
}

/// Units and Warships that an event takes from each side.
pub(super) fn lost(event: &Event) -> PerSide<u8> {
    let (side, count) = match &event.what {
        // What is turned into something else is not lost.
        What::Turn(TurnEvent::Removed { .. }) if event.rule.0 == "2.3.B" => return PerSide::default(),
        What::Turn(TurnEvent::Removed { side, units, .. })
        | What::Battle(
            BattleEvent::Lost { side, units, .. }
            | BattleEvent::NoRetreat { side, units, .. }
            | BattleEvent::DeterminedDefence { side, units, .. },
        )
        | What::Naval(NavalEvent::UnitsLost { side, units }) => (*side, units.units()),
        What::Battle(BattleEvent::CityFalls { to, lost, .. }) => (to.enemy(), lost.units()),
        What::Naval(NavalEvent::Sunk { side, count }) => (*side, *count),
        What::Naval(NavalEvent::Prize { side, count, .. }) => (side.enemy(), *count),
        What::Movement(MovementEvent::Overrun { side, .. }) => (side.enemy(), 1),
        What::Movement(MovementEvent::Captured { side, trains, .. }) => (side.enemy(), *trains),
        What::Movement(MovementEvent::TrainDestroyed { side, .. }) | What::Turn(TurnEvent::TrainSpent { side, .. }) => {
            (*side, 1)
        }
        _ => return PerSide::default(),
    };
    engine::words::lost_by(side, count)
}

/// The cards that a line names: of those of the event the ones whose title its reader finds in the text.
pub(super) fn cards(event: &Event, text: &str) -> Vec<CardId> {
    let mut all: Vec<CardId> = match &event.what {
        What::Turn(TurnEvent::Dealt { cards, .. })
        | What::Naval(NavalEvent::Drew { cards, .. })
        | What::Card(CardEvent::Shown { cards, .. }) => cards.clone(),
        What::Turn(TurnEvent::Played { card, .. } | TurnEvent::Discarded { card, .. })
        | What::Naval(NavalEvent::Played { card, .. } | NavalEvent::CardTaken { card: Some(card), .. })
        | What::Card(
            CardEvent::Counter { card, .. }
            | CardEvent::Cancelled { card }
            | CardEvent::NoEffect { card, .. }
            | CardEvent::TruceEnds { by: Some(card) }
            | CardEvent::On { card, .. }
            | CardEvent::OnGeneral { card, .. }
            | CardEvent::Nobody { card, .. }
            | CardEvent::Taken { card, .. },
        ) => vec![*card],
        What::Naval(NavalEvent::Rolled { modifiers, changes, .. }) => modifiers
            .iter()
            .chain(changes)
            .filter_map(|(why, _)| named(*why))
            .collect(),
        What::Naval(NavalEvent::Prize { why, .. }) => named(*why).into_iter().collect(),
        _ => Vec::new(),
    };
    all.retain(|card| text.contains(faces::card(*card).title));
    all
}

fn named(why: Why) -> Option<CardId> {
    match why {
        Why::Card(card) | Why::Tactic(card) => Some(card),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::words::line;
    use engine::{Rule, Side, Viewer};

    #[test]
    fn a_line_names_no_card_that_its_reader_may_not_see() {
        let event = Event {
            rule: Rule("5.2.A"),
            what: What::Turn(TurnEvent::Dealt {
                side: Side::Rome,
                cards: vec![CardId(1), CardId(2)],
            }),
        };
        let cards = |by: Viewer| line(&event, by).map(|line| line.cards);
        assert_eq!(cards(Viewer::Seat(Side::Rome)), Some(vec![CardId(1), CardId(2)]));
        assert_eq!(cards(Viewer::Seat(Side::Carthage)), Some(Vec::new()));
        assert_eq!(cards(Viewer::Public), Some(Vec::new()));
    }

    #[test]
    fn a_siege_that_is_lifted_tells_of_its_points_as_well() {
        let event = |what: BattleEvent| Event {
            rule: Rule("14.1"),
            what: What::Battle(what),
        };
        let at = engine::SpaceId(0);
        assert_eq!(tells(&event(BattleEvent::Lifted { at })), Tells::Progress);
    }
}
