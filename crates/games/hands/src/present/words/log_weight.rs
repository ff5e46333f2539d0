//! What a line of the log is in the story of the war, which cards it names, and what it costs.

use crate::Event;
use crate::data::cards::{LEADERS, card_of};
use crate::protocol::event::{NavalDice, Pile, What};
use engine::scene::Tells;
use engine::words::lost_by;
use engine::{CardSet, PerSide, Viewer};

/// What the line of an event is in the story of the war.
pub(super) fn tells(event: &Event) -> Tells {
    match &event.what {
        What::TurnBegins(_) => Tells::Turn,
        What::RoundBegins { .. } | What::CampaignBegins => Tells::Round,
        What::Attacked { .. } | What::Engaged { .. } => Tells::Battle,
        What::BattleOver { .. } | What::NavalOver { .. } => Tells::Won,
        What::TokenCaptured { .. } if event.rule.0 == "5.2.3" => Tells::Falls,
        What::SyracuseFalls(_) => Tells::Falls,
        What::Settled { .. }
        | What::Developed { .. }
        | What::Fortified { .. }
        | What::TokenCaptured { .. }
        | What::WallsGone { .. }
        | What::LeftEmpty(_)
        | What::TownGone { .. } => Tells::Control,
        What::Lost { card, .. } if LEADERS.contains(*card) => Tells::Death,
        What::LeaderLeaves { to, .. } if *to != Pile::Discards => Tells::Death,
        What::Points(_)
        | What::PointsGained { .. }
        | What::Prestige { .. }
        | What::Shamed { .. }
        | What::FinalScore { .. } => Tells::Points,
        What::Reshuffled(_)
        | What::EventsReshuffled
        | What::StrategiesReshuffled
        | What::CampaignBack
        | What::CampaignGone => Tells::Shuffled,
        What::Income(_) | What::Maintained { .. } | What::Flipped { .. } => Tells::Income,
        What::Drafted { .. } => Tells::Acquired,
        What::EventDrawn(_) => Tells::Event,
        _ if event.rule.0 == "4.7" => Tells::Event,
        _ => Tells::Other,
    }
}

/// The Warships and cards that an event takes from each side for good.
pub(super) fn lost(event: &Event) -> PerSide<u8> {
    match &event.what {
        What::NavalOver { sunk, .. } => *sunk,
        What::WarshipsLost { side, lost, .. } => lost_by(*side, *lost),
        What::Lost { side, .. } => lost_by(*side, 1),
        _ => PerSide::default(),
    }
}

/// The cards that a line names. Those that are drawn, their owner alone reads.
pub(super) fn cards(event: &Event, by: Viewer) -> CardSet {
    match &event.what {
        What::Drew { side, cards } if by.sees(*side) => *cards,
        What::Settled { from, with, .. } => with.or(from.iter().map(|from| card_of(*from)).collect()),
        What::Attacked { from, with, .. } => with.or(CardSet::from_iter([card_of(*from)])),
        What::Money { ship, with, .. } => with.or(ship.iter().copied().collect()),
        What::Developed { with, .. }
        | What::Fortified { with, .. }
        | What::Built { with, .. }
        | What::Raids { with, .. }
        | What::Bribes { with, .. }
        | What::Pillages { with, .. }
        | What::Engaged { with, .. } => *with,
        What::Drafted { card, with, .. } => {
            let mut all = *with;
            all.insert(*card);
            all
        }
        What::Discarded { cards, .. }
        | What::Retrieved { cards, .. }
        | What::Cycled { cards, .. }
        | What::Disbanded { cards, .. }
        | What::HandShown { cards, .. }
        | What::Recalled { cards, .. } => *cards,
        What::Returned { card, .. }
        | What::Reserved { card, .. }
        | What::Bought { card, .. }
        | What::Dropped { card, .. }
        | What::IntoRow(card)
        | What::DrawsWith { card, .. }
        | What::Reinforced { card, .. }
        | What::Lost { card, .. }
        | What::Blocked { card, .. }
        | What::LeaderSails { card, .. }
        | What::InfantrySails(card)
        | What::EventDrawn(card)
        | What::EventIgnored(card)
        | What::RandomDiscard { card, .. }
        | What::LeaderLeaves { card, .. }
        | What::Paid { card, .. }
        | What::Maintained { card, .. }
        | What::Flipped { card, .. }
        | What::DeusPlayed { card, .. }
        | What::NavalDice {
            of: NavalDice::Leader(card),
            ..
        } => CardSet::from_iter([*card]),
        What::CardTaken { at, .. } => CardSet::from_iter([card_of(*at)]),
        _ => CardSet::EMPTY,
    }
}
