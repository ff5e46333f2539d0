//! What a line of the log is in the story of the war, which cards it names, and what it costs.

use super::names::title;
use crate::protocol::event::{BattleEvent, CardEvent, MovementEvent, TurnEvent};
use crate::{Event, What};
use engine::scene::Tells;
use engine::{CardId, PerSide, Side};

/// What the line of an event is in the story of the war.
pub(super) fn tells(event: &Event) -> Tells {
    match &event.what {
        What::Turn(what) => match what {
            TurnEvent::TurnBegins(_) => Tells::Turn,
            TurnEvent::Played { .. } => Tells::Played,
            TurnEvent::PcPlaced { .. } | TurnEvent::PcRemoved { .. } => Tells::Control,
            TurnEvent::ProvinceTo { .. } => Tells::Region,
            TurnEvent::Lost(_) if event.rule.0 == "10.10" => Tells::Death,
            TurnEvent::Points { .. } => Tells::Points,
            TurnEvent::Reshuffled => Tells::Shuffled,
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
        What::Card(CardEvent::LeavesTheGame { .. }) => Tells::Shuffled,
        What::Movement(_) | What::Reaction(_) | What::Card(_) => Tells::Other,
    }
}

/// Units that an event takes from each side.
pub(super) fn lost(event: &Event) -> PerSide<u8> {
    let (side, count) = match &event.what {
        What::Turn(TurnEvent::UnitsLost { side, units, .. })
        | What::Battle(BattleEvent::Lost { side, units, .. } | BattleEvent::NoRetreat { side, units, .. })
        | What::Movement(MovementEvent::Sunk { side, units }) => (*side, units.units()),
        What::Battle(BattleEvent::CityFalls { to, lost, .. }) => (to.enemy(), lost.units()),
        What::Battle(BattleEvent::TrainLost { .. }) => (Side::Carthage, 1),
        What::Movement(MovementEvent::Overrun { side, .. }) => (side.enemy(), 1),
        _ => return PerSide::default(),
    };
    engine::words::lost_by(side, count)
}

/// The cards that a line names: of those of the event the ones whose title its reader finds in the text.
pub(super) fn cards(event: &Event, text: &str) -> Vec<CardId> {
    let mut all: Vec<CardId> = match &event.what {
        What::Turn(TurnEvent::Dealt { cards, .. })
        | What::Battle(BattleEvent::Dealt { cards, .. } | BattleEvent::Shown { cards, .. }) => cards.clone(),
        What::Turn(TurnEvent::Played { card, .. })
        | What::Battle(
            BattleEvent::Deserted { card, .. } | BattleEvent::Attacks { card, .. } | BattleEvent::Matches { card, .. },
        )
        | What::Card(
            CardEvent::Counter { card, .. }
            | CardEvent::NoEffect { card, .. }
            | CardEvent::LeavesTheGame { card }
            | CardEvent::TruceEnds { by: card }
            | CardEvent::Discarded { card, .. }
            | CardEvent::Intercepted { card, .. },
        ) => vec![*card],
        _ => Vec::new(),
    };
    all.retain(|card| text.contains(title(*card)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::battle_cards::BattleCard;
    use crate::present::words::line;
    use engine::{Rule, Viewer};

    #[test]
    fn a_line_names_no_card_that_its_reader_may_not_see() {
        let probes: Vec<CardId> = BattleCard::Probe.cards().iter().take(2).collect();
        let dealt = [
            What::Turn(TurnEvent::Dealt {
                side: Side::Rome,
                cards: vec![CardId(1), CardId(2)],
            }),
            What::Battle(BattleEvent::Dealt {
                side: Side::Rome,
                cards: probes,
            }),
        ];
        for what in dealt {
            let event = Event {
                rule: Rule("7.1"),
                what,
            };
            let cards = |by: Viewer| line(&event, by).map(|line| line.cards.len());
            assert_eq!(cards(Viewer::Seat(Side::Rome)), Some(2));
            assert_eq!(cards(Viewer::Seat(Side::Carthage)), Some(0));
            assert_eq!(cards(Viewer::Public), Some(0));
        }
    }
}
