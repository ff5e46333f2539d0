//! How the questions are answered that come up while odds are reckoned: nobody plays a card, slips away or intercepts unless the answer
//! says so; an army that finds room inside its walls goes in, and a larger one stands before them; all else in the order in which it is
//! offered.

use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::state::State;
use engine::{Choice, Question};

/// The index of the answer that odds take for granted; `None` where the matter goes no further.
#[must_use]
pub fn answer(s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<usize> {
    match question.about {
        Prompt::Reaction(ReactionAsk::UnitsInside { at, .. }) => {
            let (place, owner) = (s.place(at), question.to);
            let all = place.outside[owner].fighting() + place.inside.fighting();
            let hides = all <= s.capacity(at);
            if hides {
                Some(0)
            } else {
                wanted(legal, Choice::Number(0))
            }
        }
        Prompt::Reaction(ReactionAsk::GeneralInside { at, .. }) => {
            let stand = s.place(at).outside[question.to].fighting() > 0;
            if stand { wanted(legal, Choice::No) } else { Some(0) }
        }
        Prompt::Battle(about) => battle(about),
        Prompt::Reaction(about) => reaction(about, legal),
        Prompt::Movement(MovementAsk::Command(_) | MovementAsk::LandInside(_)) => Some(0),
        Prompt::Card(CardAsk::Counter(_)) => wanted(legal, Choice::Pass),
        Prompt::Turn(TurnAsk::LoseCu { .. }) => Some(0),
        Prompt::Turn(_) | Prompt::Card(_) | Prompt::Movement(_) => None,
    }
}

fn battle(about: BattleAsk) -> Option<usize> {
    match about {
        BattleAsk::Attack | BattleAsk::Match(_) | BattleAsk::AttackAs(_) => None,
        BattleAsk::Counterattack | BattleAsk::TakeInitiative => None,
        _ => Some(0),
    }
}

fn reaction(about: ReactionAsk, legal: &[Choice]) -> Option<usize> {
    match about {
        ReactionAsk::DeclareAvoid(_) | ReactionAsk::DeclareInterception(_) | ReactionAsk::BackUp => {
            wanted(legal, Choice::Pass)
        }
        ReactionAsk::Pursue => None,
        _ => Some(0),
    }
}

/// This answer if it is offered, else the first.
fn wanted(legal: &[Choice], choice: Choice) -> Option<usize> {
    Some(legal.iter().position(|c| *c == choice).unwrap_or(0))
}
