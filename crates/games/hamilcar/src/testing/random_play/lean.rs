//! What the random player leans to, so that what a game is about happens: he saves its card for it, and leads his General there.

use super::aim::{Aim, Theatre};
use crate::data::generals::{general, who};
use crate::data::roads::by_road;
use crate::data::spaces::at;
use crate::data::tactics::{is_tactic, tactic};
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, NavalAsk, ReactionAsk, TurnAsk};
use crate::rules::cards;
use crate::state::State;
use crate::{Named, Prompt, data};
use engine::{CardId, Choice, Question, Side, SpaceId};

/// How much he leans to an answer.
pub(super) fn lean(aim: Aim, s: &State, asked: &Question<Prompt>, answer: Choice) -> i8 {
    if let Choice::Card(id) = answer {
        return card(aim, s, asked, id);
    }
    if asked.rule.0 == section(aim) {
        return if matches!(answer, Choice::Pass | Choice::No) {
            0
        } else {
            1
        };
    }
    match asked.about {
        Prompt::Turn(about) => turn(aim, s, asked.to, about, answer),
        Prompt::Movement(about) => movement(aim, s, asked.to, about, answer),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) if aim.theatre() == Theatre::Field => {
            i8::from(answer == Choice::Pass)
        }
        Prompt::Reaction(ReactionAsk::BackUp) => i8::from(answer == Choice::No),
        Prompt::Reaction(_) => 0,
        Prompt::Battle(about) => battle(aim, about, answer),
        Prompt::Naval(about) => naval(aim, about, answer),
        Prompt::Card(CardAsk::March { .. } | CardAsk::Activate(_)) => activated(aim, s, asked.to, answer),
        Prompt::Card(_) => 0,
    }
}

/// The section that counts.
fn section(aim: Aim) -> &'static str {
    match aim {
        Aim::Event(id) => data::cards::section(id),
        Aim::Ability(unit) => general(unit).section,
        Aim::Tactic(section) => section,
    }
}

fn card(aim: Aim, s: &State, asked: &Question<Prompt>, id: CardId) -> i8 {
    let is_aim = match aim {
        Aim::Event(wanted) => id == wanted,
        Aim::Tactic(section) => is_tactic(id) && tactic(id).section == section,
        Aim::Ability(_) => false,
    };
    let of_turn = matches!(asked.about, Prompt::Turn(TurnAsk::PlayCard));
    let discards = matches!(asked.about, Prompt::Turn(TurnAsk::BlockadeDiscard | TurnAsk::PreEmpt));
    match (is_aim, of_turn) {
        (true, _) if discards => -2,
        (true, false) => 5,
        (true, true) if cards::law(s, asked.to, id).is_ok() => 5,
        (true, true) => -2,
        (false, true) => rated(aim, id),
        (false, false) if is_tactic(id) => 0,
        (false, false) => -1,
    }
}

/// Cards with the OPs that most Generals take.
fn rated(aim: Aim, id: CardId) -> i8 {
    let needs = aim.theatre() != Theatre::Council || matches!(aim, Aim::Ability(_));
    if needs { data::cards::card(id).ops as i8 } else { 0 }
}

fn turn(aim: Aim, s: &State, side: Side, about: TurnAsk, answer: Choice) -> i8 {
    let named = Named::from_choice(answer);
    match about {
        TurnAsk::UseCard(id) => match (aim, named) {
            (Aim::Event(wanted), Some(Named::Event)) if wanted == id => 5,
            (Aim::Event(_), Some(Named::Event)) if aim.theatre() != Theatre::Council => -1,
            (Aim::Ability(who::DUILIUS), Some(Named::Discard)) if side == Side::Rome => 0,
            (Aim::Event(_), _) if aim.theatre() == Theatre::Council => 0,
            (_, Some(Named::Activate)) => 2,
            _ => 0,
        },
        TurnAsk::ActivateGeneral(_) => activated(aim, s, side, answer),
        TurnAsk::PlayCard => -1,
        TurnAsk::WarChest { .. } if named == Some(Named::PayDuilius) => 3,
        TurnAsk::PlaceGeneral(who::ASINA) if answer == Choice::Space(at::ROMA) => 3,
        TurnAsk::Reform(who::ASINA) if named == Some(Named::ConvertCus) => 3,
        TurnAsk::ConvertCus(who::ASINA) => number(answer),
        _ => 0,
    }
}

fn activated(aim: Aim, s: &State, side: Side, answer: Choice) -> i8 {
    match answer {
        Choice::Unit(unit) if unit == aim.hero(side) => 3,
        Choice::Unit(unit) => i8::from(s.general(unit).at.space().is_some_and(|at| meets(s, side, at))),
        _ => -1,
    }
}

/// Whether an enemy Army is next to a space.
fn meets(s: &State, side: Side, at: SpaceId) -> bool {
    by_road(at).iter().any(|next| s.has_cus(*next, side.enemy()))
}

fn number(answer: Choice) -> i8 {
    match answer {
        Choice::Number(n) => n as i8,
        _ => 0,
    }
}

fn movement(aim: Aim, s: &State, side: Side, about: MovementAsk, answer: Choice) -> i8 {
    let theatre = aim.theatre();
    let named = Named::from_choice(answer);
    match about {
        MovementAsk::March => match (answer, theatre) {
            (Choice::Space(at), Theatre::Field) if s.outside(at, side.enemy()).fighting() > 0 => 3,
            (Choice::Space(at), Theatre::Field) if meets(s, side, at) => 1,
            (Choice::Space(at::REGIUM | at::MESSANA), _) if aim == Aim::Ability(who::CAUDEX) => 3,
            (Choice::Named(_), _) => match (named, theatre) {
                (Some(Named::Sail), Theatre::Sea) | (Some(Named::Siege), Theatre::Walls) => 3,
                (Some(Named::Raid | Named::RepairWalls), _) => 4,
                (Some(Named::Arrange), _) => -1,
                _ => 0,
            },
            _ => 0,
        },
        MovementAsk::TakeGeneral(_) => i8::from(answer == Choice::No),
        MovementAsk::TakeUnits(_)
        | MovementAsk::TakeMoved { .. }
        | MovementAsk::TakeWarships
        | MovementAsk::TakeSquadron { .. } => number(answer),
        MovementAsk::Sail if theatre == Theatre::Sea => match answer {
            Choice::Space(_) => i8::from(!s.voyage.is_some_and(|v| v.tried)),
            _ => 0,
        },
        _ => 0,
    }
}

fn battle(aim: Aim, about: BattleAsk, answer: Choice) -> i8 {
    match about {
        BattleAsk::ElephantCharge if aim.theatre() == Theatre::Field => i8::from(answer == Choice::Yes),
        BattleAsk::Command if answer == Choice::Unit(aim.hero(aim.owner())) => 1,
        _ => 0,
    }
}

fn naval(aim: Aim, about: NavalAsk, answer: Choice) -> i8 {
    let avoids = aim == Aim::Ability(who::PULLUS);
    let lets_sail = matches!(aim, Aim::Event(id) if matches!(data::cards::card(id).number, 11 | 39));
    match about {
        NavalAsk::Declare if lets_sail => i8::from(answer == Choice::Pass),
        NavalAsk::Declare => i8::from(answer == Choice::Yes),
        NavalAsk::Avoid => i8::from((answer == Choice::Yes) == avoids),
        NavalAsk::Warships | NavalAsk::AddUnits(_) => number(answer),
        NavalAsk::Command => i8::from(answer == Choice::Unit(aim.hero(aim.owner()))),
        NavalAsk::AddGeneral => i8::from(answer == Choice::Unit(aim.hero(Side::Carthage))),
        NavalAsk::Evade => match (aim, answer) {
            (Aim::Tactic("9.2.A.Flee" | "9.2.A.Pursuit"), _) => 0,
            (Aim::Event(id), _) if data::cards::card(id).number == 12 => 0,
            _ => i8::from(answer == Choice::Pass),
        },
        _ => 0,
    }
}
