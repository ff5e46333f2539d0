//! What the computer opponent has to know of this war: where it may pause to judge, what an answer has in its favour, and what a position
//! is worth. Nothing here is a rule: it could be wrong without anybody playing against the rules.

mod army;
mod battles;
mod calibration;
mod cards;
mod company;
mod events;
mod field;
mod inputs;
mod marches;
mod musters;
mod outlook;
mod pcs;
mod posts;
mod reasons;
mod recall;
mod retreats;
mod sides;
mod sieges;
mod survey;
mod voyages;
mod ways;
mod words;

use crate::board::politics;
use crate::data::cards::{Effect, card};
use crate::data::provinces::Province;
use crate::data::{generals, spaces};
use crate::present::words::names::{place, short};
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::state::{Phase, Where};
use crate::{Hannibal, State};
use ::ai::{
    Advice, Calibration, Counted, Evaluate, Holding, Input, Inputs, Pause, Reason, SeatView, Stake, difference,
};
use engine::{CardId, Question, Side};

/// With so many cards left in both hands a rollout goes on to the end of the turn, so that winter, isolation and the Victory Check are
/// seen.
const LAST_CARDS: u32 = 3;

impl Evaluate for Hannibal {
    const REASONS: &'static [&'static Reason] = reasons::ALL;

    const INPUTS: &'static [Input] = inputs::INPUTS;

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const COUNTED: &'static [Counted<State>] = &[
        Counted {
            amount: |s| difference(|side| i32::from(s.points(side))),
            words: "provinces",
            least: 2,
        },
        Counted {
            amount: |s| difference(|side| s.cus_on_map(side) as i32),
            words: "CUs",
            least: 5,
        },
        Counted {
            amount: |s| difference(|side| s.pcs(side).len() as i32),
            words: "PCs",
            least: 10,
        },
    ];

    /// Fourteen points count as one chance in a hundred: more than many rollouts tell apart, less than an army.
    const TRUST: i32 = 3;

    /// With twenty rollouts they count twice as much.
    const PRIOR: i32 = 60;

    /// Two cards of each side: an army that sets out has arrived by then. Further on, a thought takes too long.
    const AHEAD: u8 = 8;

    fn pause(s: &State) -> Pause {
        let cards = s.hands.rome.len() + s.hands.carthage.len();
        match s.phase {
            Phase::Play(_) if cards > LAST_CARDS => Pause::Card,
            Phase::Reinforcement => Pause::Turn,
            _ => Pause::Inside,
        }
    }

    fn acted(before: &State, _: Option<&State>) -> Option<Side> {
        let cards = before.hands.rome.len() + before.hands.carthage.len();
        match before.phase {
            // Else the next pause comes after the last cards.
            Phase::Play(side) if cards > LAST_CARDS + 1 => Some(side),
            _ => None,
        }
    }

    fn progress(s: &State) -> u8 {
        (s.turn.saturating_sub(1) * 2).min(16)
    }

    fn stake(question: &Question<Prompt>) -> Stake {
        match question.about {
            Prompt::Turn(TurnAsk::PlayCard | TurnAsk::UseCard(_) | TurnAsk::PreEmpt)
            | Prompt::Movement(
                MovementAsk::Activate(_) | MovementAsk::Campaign { .. } | MovementAsk::March | MovementAsk::Sail,
            ) => Stake::Much,
            Prompt::Turn(
                TurnAsk::PlaceCu { .. }
                | TurnAsk::PlaceGeneral(_)
                | TurnAsk::RaiseTroops
                | TurnAsk::Proconsul
                | TurnAsk::PlacePc { .. }
                | TurnAsk::RemovePc { .. },
            )
            | Prompt::Card(_)
            | Prompt::Reaction(
                ReactionAsk::DeclareAvoid(_)
                | ReactionAsk::AvoidTo(_)
                | ReactionAsk::DeclareInterception(_)
                | ReactionAsk::BackUp,
            )
            | Prompt::Battle(BattleAsk::WithdrawTo | BattleAsk::RetreatTo) => Stake::Some,
            Prompt::Turn(_) | Prompt::Movement(_) | Prompt::Reaction(_) | Prompt::Battle(_) => Stake::Little,
        }
    }

    fn advise(seat: &SeatView<'_, Self>, question: &Question<Prompt>, advice: &mut Advice<'_>) {
        let (s, side) = (seat.state, seat.side);
        match question.about {
            Prompt::Turn(TurnAsk::PlayCard) => cards::which(s, side, advice),
            Prompt::Turn(TurnAsk::PreEmpt) => cards::pre_empt(s, side, advice),
            Prompt::Turn(TurnAsk::UseCard(card)) => cards::what_for(s, side, card, advice),
            Prompt::Turn(TurnAsk::PlacePc { .. } | TurnAsk::Handicap { .. }) => pcs::places(s, side, advice),
            Prompt::Turn(TurnAsk::RemovePc { .. }) => pcs::give_up(s, side, advice),
            Prompt::Turn(TurnAsk::PlaceCu { left }) => musters::cu(s, side, left, advice),
            Prompt::Turn(TurnAsk::PlaceGeneral(unit)) => musters::lead(s, side, unit, advice),
            Prompt::Turn(TurnAsk::Proconsul | TurnAsk::RaiseTroops)
            | Prompt::Card(CardAsk::General(_))
            | Prompt::Movement(MovementAsk::Command(_)) => {
                marches::favour(s, side, advice);
            }
            Prompt::Card(CardAsk::Target { card, .. }) if places(card) => pcs::places(s, side, advice),
            Prompt::Card(CardAsk::Target { .. }) => pcs::target(s, side, advice),
            Prompt::Card(CardAsk::Numidia(_)) => pcs::numidia(s, side, advice),
            Prompt::Card(CardAsk::Counter(_)) => cards::counter(s, side, advice),
            Prompt::Movement(MovementAsk::Activate(_) | MovementAsk::Campaign { .. }) => cards::who(s, side, advice),
            Prompt::Movement(MovementAsk::March) => marches::march(s, advice),
            Prompt::Movement(MovementAsk::TakeGeneral(unit)) => company::goes(s, unit, advice),
            Prompt::Movement(MovementAsk::TakeUnits(_) | MovementAsk::TakeMoved { .. }) => {
                company::units(s, question, advice);
            }
            Prompt::Movement(MovementAsk::Sail) => marches::sail(s, advice),
            Prompt::Reaction(ReactionAsk::UnitsInside { at, .. }) => marches::inside(s, side, at, advice),
            Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => marches::avoid(s, side, advice),
            Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => marches::intercept(s, side, advice),
            Prompt::Reaction(ReactionAsk::BackUp) => marches::back_up(s, side, advice),
            Prompt::Reaction(ReactionAsk::AvoidTo(_))
            | Prompt::Battle(BattleAsk::WithdrawTo | BattleAsk::RetreatTo) => {
                retreats::to(s, side, advice);
            }
            Prompt::Battle(BattleAsk::Attack) => battles::attack(s, side, advice),
            Prompt::Battle(BattleAsk::AttackAs(_)) => battles::as_type(s, side, advice),
            Prompt::Battle(BattleAsk::Match(_)) => battles::matching(advice),
            Prompt::Turn(_) | Prompt::Movement(_) | Prompt::Reaction(_) | Prompt::Battle(_) => marches::first(advice),
        }
    }

    fn inputs(s: &State, inputs: &mut Inputs) {
        inputs::measure(s, inputs);
    }

    fn holdings(s: &State) -> Vec<Holding> {
        let scored = Province::ALL.into_iter().filter(|province| province.significant());
        let provinces =
            scored.map(|province| Holding::province(province.name(), politics::province_owner(s, province)));
        let spaces = spaces::all().map(|at| Holding::space(place(at), s.control(at)));
        let of = |side| generals::of(side).iter().map(move |unit| (side, unit));
        let generals = Side::BOTH.into_iter().flat_map(of);
        let generals = generals.map(|(side, unit)| {
            let lost = s.general(unit).at == Where::Eliminated;
            Holding::general(short(unit), (!lost).then_some(side))
        });
        provinces.chain(spaces).chain(generals).collect()
    }
}

/// Whether an Event places PC markers.
fn places(id: CardId) -> bool {
    matches!(
        card(id).effect,
        Effect::Diplomacy { .. }
            | Effect::ComeIntoItaly { .. }
            | Effect::NumidianAlly { .. }
            | Effect::Sophonisba { .. }
    )
}
