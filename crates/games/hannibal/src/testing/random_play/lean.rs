//! What the random player leans to, so that what a game is about happens: he saves its card for it, and leads his army there.

use super::stage::hero;
use super::{Aim, Theatre};
use crate::data::cards::card as row;
use crate::data::roads::by_road;
use crate::data::spaces::at;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, ReactionAsk, TurnAsk};
use crate::rules::cards;
use crate::state::State;
use crate::{Named, Prompt};
use engine::{Choice, Question, Side, SpaceId};

/// How much he leans to an answer.
pub(super) fn lean(aim: Aim, s: &State, asked: &Question<Prompt>, answer: Choice) -> i8 {
    let side = asked.to;
    match asked.about {
        Prompt::Turn(TurnAsk::PlayCard) => card(aim, s, side, answer),
        Prompt::Turn(TurnAsk::PreEmpt) => i8::from(answer == Choice::Pass),
        Prompt::Turn(TurnAsk::UseCard(id)) => match Named::from_choice(answer) {
            Some(Named::Event) if id == aim.card => 5,
            Some(Named::Activate) if aim.theatre() != Theatre::Council => 2,
            _ => 0,
        },
        Prompt::Turn(_) => 0,
        Prompt::Movement(MovementAsk::Activate(_) | MovementAsk::Campaign { .. }) => activated(aim, s, side, answer),
        Prompt::Movement(about) => movement(aim, s, side, about, answer),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) if aim.theatre() == Theatre::Field => {
            i8::from(answer == Choice::Pass)
        }
        Prompt::Reaction(ReactionAsk::BackUp) => i8::from(answer == Named::Stand.choice()),
        Prompt::Reaction(_) => 0,
        Prompt::Battle(BattleAsk::ElephantCharge) => i8::from(answer == Choice::Yes),
        Prompt::Battle(BattleAsk::Attack | BattleAsk::Match(_)) | Prompt::Card(CardAsk::Counter(_)) => {
            5 * i8::from(answer == Choice::Card(aim.card))
        }
        Prompt::Battle(_) | Prompt::Card(_) => 0,
    }
}

/// The card of the game when it can be played in one's own turn, else those that move most generals.
fn card(aim: Aim, s: &State, side: Side, answer: Choice) -> i8 {
    let Choice::Card(id) = answer else { return 0 };
    match id == aim.card {
        true if cards::law(s, side, id).is_ok() => 5,
        true => -2,
        false if aim.theatre() == Theatre::Council => 0,
        false => row(id).ops as i8,
    }
}

fn activated(aim: Aim, s: &State, side: Side, answer: Choice) -> i8 {
    let wanted = hero(aim.theatre(), side);
    match answer {
        Choice::Unit(unit) if unit == wanted && aim.theatre() != Theatre::Council => 3,
        Choice::Unit(unit) => i8::from(s.general(unit).at.space().is_some_and(|at| meets(s, side, at))),
        _ => -1,
    }
}

/// Whether an enemy army is next to a space.
fn meets(s: &State, side: Side, at: SpaceId) -> bool {
    by_road(at).iter().any(|next| s.has_cus(next, side.enemy()))
}

fn movement(aim: Aim, s: &State, side: Side, about: MovementAsk, answer: Choice) -> i8 {
    let named = Named::from_choice(answer);
    match (about, aim.theatre()) {
        (MovementAsk::March, theatre) => match (answer, theatre) {
            (Choice::Space(at), Theatre::Field) if s.has_cus(at, side.enemy()) => 3,
            (Choice::Space(at), Theatre::Field) if meets(s, side, at) => 1,
            _ => match (named, theatre) {
                (Some(Named::Sail), Theatre::Sea) | (Some(Named::Siege), Theatre::Walls) => 3,
                (Some(Named::Arrange), _) => -1,
                _ => 0,
            },
        },
        (MovementAsk::Sail, Theatre::Sea) => i8::from(answer == Choice::Space(at::CROTON)),
        _ => 0,
    }
}
