//! The words of the game: what a prompt says, what a button says, what the log says, what stands on a card.
//!
//! A prompt says who, what, why now and what it costs. A log line reads like a chronicle with numbers. The words of an answer are the
//! same on its button and in a case file.

mod answers;
mod ask_battle;
mod ask_cards;
mod ask_movement;
mod ask_reactions;
mod ask_turn;
mod faces;
mod log_battle;
mod log_cards;
mod log_movement;
mod log_siege;
mod log_turn;
mod log_weight;
pub(crate) mod names;
pub(crate) mod offers;
mod reacting;
mod vain;

pub use answers::label;
pub(crate) use answers::seldom;
pub(crate) use ask_movement::added;
pub(crate) use ask_turn::isolated_now;
pub use faces::card;
pub(crate) use faces::certainty;
pub(crate) use log_siege::{added as siege_adds, given_up as siege_given_up};

use crate::protocol::prompt::{BattleAsk, Prompt, TurnAsk};
use crate::state::State;
use crate::{Event, What};
use engine::scene::DieShown;
use engine::words::{Told, says, tells};
use engine::{Line, Prompting, Question, Side, Viewer};

/// What a prompt says.
#[must_use]
pub fn prompting(state: &State, question: &Question<Prompt>) -> Prompting {
    let words = match question.about {
        Prompt::Turn(about) => ask_turn::prompting(state, question.to, question.rule, about),
        Prompt::Movement(about) => ask_movement::prompting(state, question.to, about),
        Prompt::Reaction(about) => ask_reactions::prompting(state, question.to, question.rule, about),
        Prompt::Battle(about) => ask_battle::prompting(state, question.to, question.rule, about),
        Prompt::Card(about) => ask_cards::prompting(state, question.to, about),
    };
    Prompting {
        reacting: reacting::reacting(state, question),
        left: left(question.about),
        ..words
    }
}

/// How many PCs or CUs one debt still takes.
const fn left(about: Prompt) -> u8 {
    match about {
        Prompt::Turn(TurnAsk::RemovePc { left } | TurnAsk::LoseCu { left, .. })
        | Prompt::Battle(
            BattleAsk::BattleLoss { left } | BattleAsk::RetreatLoss { left } | BattleAsk::SiegeLoss { left, .. },
        ) => left,
        _ => 0,
    }
}

/// The line of an event as this viewer may read it, if he may at all.
#[must_use]
pub fn line(event: &Event, by: Viewer) -> Option<Line> {
    let told = match &event.what {
        What::Turn(what) => log_turn::tell(what, event.rule, by),
        What::Movement(what) => log_movement::tell(what),
        What::Reaction(what) => log_movement::react(what, event.rule.0),
        What::Battle(what) => log_battle::tell(what, event.rule.0, by),
        What::Card(what) => log_cards::tell(what),
    };
    let (cards, lost) = (log_weight::cards(event, &told.text), log_weight::lost(event));
    Some(told.line(event.rule, log_weight::tells(event), cards, lost))
}

/// The die of this game as it lies.
fn die(side: Side, number: u8) -> DieShown {
    engine::words::die(side, "die", number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::battle_cards::BattleCard;
    use crate::data::cards::{COUNT, Window};
    use crate::data::generals::who::{HANNIBAL, MAGO};
    use crate::data::spaces::at::CAPUA;
    use crate::protocol::prompt::{CardAsk, MovementAsk, ReactionAsk, TurnAsk};
    use crate::rules::setup;
    use crate::state::Kind;
    use engine::{CardId, Rule};

    fn asks() -> Vec<Prompt> {
        let (at, general, left, kind) = (CAPUA, HANNIBAL, 2, Kind::Cu);
        let probe = BattleCard::Probe.cards().iter().next().expect("there are probes");
        let mut all: Vec<Prompt> = vec![
            TurnAsk::PlaceCu { left }.into(),
            TurnAsk::PlaceGeneral(general).into(),
            TurnAsk::Proconsul.into(),
            TurnAsk::PreEmpt.into(),
            TurnAsk::GoFirst.into(),
            TurnAsk::PlayCard.into(),
            TurnAsk::PlacePc { left }.into(),
            TurnAsk::Handicap { left }.into(),
            TurnAsk::RaiseTroops.into(),
            TurnAsk::RemovePc { left }.into(),
            TurnAsk::LoseCu { at, left }.into(),
            MovementAsk::March.into(),
            MovementAsk::TakeGeneral(general).into(),
            MovementAsk::TakeUnits(kind).into(),
            MovementAsk::TakeMoved { kind, class: 1 }.into(),
            ReactionAsk::UnitsInside { at, kind }.into(),
            ReactionAsk::GeneralInside { at, general }.into(),
            ReactionAsk::DeclareAvoid(at).into(),
            ReactionAsk::DeclareInterception(at).into(),
            ReactionAsk::ReactWithUnits { general, kind }.into(),
            ReactionAsk::ReactWithGeneral { general, other: MAGO }.into(),
            ReactionAsk::AvoidTo(general).into(),
            MovementAsk::Command(at).into(),
            ReactionAsk::Pursue.into(),
            ReactionAsk::BackUp.into(),
            MovementAsk::Sail.into(),
            MovementAsk::LandInside(at).into(),
            MovementAsk::RemoveHere(at).into(),
            BattleAsk::ChangeOfCommand.into(),
            BattleAsk::Attack.into(),
            BattleAsk::AttackAs(probe).into(),
            BattleAsk::JoinSortie { at, kind }.into(),
            BattleAsk::RetreatLoss { left }.into(),
            BattleAsk::SiegeLoss { at, left }.into(),
        ];
        for card in (0..COUNT as u8).map(CardId) {
            all.extend([
                Prompt::from(TurnAsk::UseCard(card)),
                MovementAsk::Activate(card).into(),
                MovementAsk::Campaign { card, left: 1 }.into(),
                CardAsk::Target { card, left }.into(),
                CardAsk::General(card).into(),
                CardAsk::Numidia(card).into(),
            ]);
        }
        use Window::*;
        all.extend(
            [EnemyEnters, EnemyMoved, EnemySails, BattleStart, BattleRound, Charge]
                .map(|w| Prompt::from(CardAsk::Counter(w))),
        );
        all
    }

    /// A question of the past is read beside a table that has gone on.
    #[test]
    fn every_question_speaks_beside_any_table() {
        let state = setup::start(crate::Setup::default());
        for about in asks() {
            for to in Side::BOTH {
                let said = prompting(&state, &Question::open(to, about, Rule("10.2")));
                assert!(
                    !said.title.is_empty() && said.text.ends_with(['.', '?']),
                    "{about:?}: {said:?}"
                );
            }
        }
    }
}
