//! The words of the game: what a prompt says, what a button says, what the log says, what stands on a card.
//!
//! A prompt says who, what, why now and what it costs. A log line reads like a chronicle with numbers. The words of an answer are the
//! same on its button and in a case file.

mod answers;
mod ask_fields;
mod ask_own;
mod ask_table;
mod ask_window;
mod faces;
mod lacking;
mod log_battle;
mod log_campaign;
mod log_round;
mod log_sea;
mod log_weight;
pub(crate) mod names;
mod near_end;
mod offers;
pub(crate) mod proposal;
mod reacting;

pub(crate) use answers::{concerns, idle, label, place_among, seldom};
pub(crate) use ask_fields::defender;
pub(crate) use faces::{card, section_of};
pub(crate) use lacking::lacks;
pub(crate) use log_campaign::because;
pub(crate) use near_end::near_end;
pub(crate) use offers::{CHAPTERS, OCCASIONS, occasion, occasions_of, readable};
pub(crate) use proposal::proposed;

use crate::protocol::prompt::Prompt;
use crate::{Event, State, What};
use engine::words::Told;
use engine::{Line, Prompting, Question, Viewer};

/// What a prompt says.
#[must_use]
pub(crate) fn prompting(state: &State, question: &Question<Prompt>) -> Prompting {
    let words = match question.about {
        Prompt::Own(about) => ask_own::prompting(state, question.to, about),
        Prompt::Window(about) => ask_window::prompting(state, question, about),
        Prompt::Table(about) => ask_table::prompting(state, question.to, about),
    };
    Prompting {
        reacting: reacting::reacting(question),
        ..words
    }
}

/// The line of an event as this viewer may read it.
#[must_use]
pub(crate) fn line(event: &Event, by: Viewer) -> Line {
    let told = told(event, by);
    told.line(
        event.rule,
        log_weight::tells(event),
        log_weight::cards(event, by).iter().collect(),
        log_weight::lost(event),
    )
}

/// The sentence of an event: each file of the log knows those of its sections.
fn told(event: &Event, by: Viewer) -> Told {
    let what = &event.what;
    match what {
        What::SetUp
        | What::Agreed(_)
        | What::RoundBegins { .. }
        | What::Drew { .. }
        | What::Reshuffled(_)
        | What::Settled { .. }
        | What::CardTaken { .. }
        | What::Developed { .. }
        | What::Fortified { .. }
        | What::Money { .. }
        | What::Passed(_)
        | What::Drafted { .. }
        | What::Discarded { .. }
        | What::Returned { .. }
        | What::Reserved { .. }
        | What::Retrieved { .. }
        | What::Bought { .. }
        | What::Dropped { .. }
        | What::Cycled { .. }
        | What::IntoRow(_)
        | What::StrategiesReshuffled
        | What::DrawsWith { .. } => log_round::tell(what, by),
        What::Attacked { .. }
        | What::Reinforced { .. }
        | What::Elephants { .. }
        | What::CombinedArms { .. }
        | What::BattleRound { .. }
        | What::BattleOver { .. }
        | What::TokenCaptured { .. }
        | What::SyracuseFalls(_)
        | What::BecomesTown { .. }
        | What::WallsGone { .. }
        | What::LeftEmpty(_)
        | What::Prestige { .. }
        | What::Lost { .. }
        | What::Disbanded { .. }
        | What::Raids { .. }
        | What::Blocked { .. }
        | What::Bribes { .. }
        | What::HandShown { .. }
        | What::NobodyToBribe(_) => log_battle::tell(what),
        What::Sailed { .. }
        | What::Built { .. }
        | What::Pillages { .. }
        | What::Pillaged { .. }
        | What::Shamed { .. }
        | What::Engaged { .. }
        | What::LeaderSails { .. }
        | What::InfantrySails(_)
        | What::NavalDice { .. }
        | What::Rerolled { .. }
        | What::NavalOver { .. }
        | What::ShipCaptured(_)
        | What::FleetLost(_)
        | What::WarshipsLost { .. }
        | What::ShipsGiven { .. } => log_sea::tell(what),
        What::CampaignDrawn { .. }
        | What::CampaignBack
        | What::CampaignBegins
        | What::EventDrawn(_)
        | What::EventDie { .. }
        | What::EventIgnored(_)
        | What::EventsReshuffled
        | What::RandomDiscard { .. }
        | What::LeaderLeaves { .. }
        | What::SilverLost { .. }
        | What::SilverGained { .. }
        | What::PointsGained { .. }
        | What::Paid { .. }
        | What::TownGone { .. }
        | What::Betrayed { .. }
        | What::WallsOpened { .. }
        | What::PeaceDie { .. }
        | What::FateToken(_)
        | What::Income(_)
        | What::Points(_)
        | What::Maintained { .. }
        | What::Flipped { .. }
        | What::TurnBegins(_)
        | What::EndIsNear(_)
        | What::CampaignGone
        | What::FinalScore { .. }
        | What::DeusPlayed { .. }
        | What::Recalled { .. }
        | What::SerpentAt(_) => log_campaign::tell(what),
    }
}
