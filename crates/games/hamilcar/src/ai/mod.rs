//! What the computer opponent has to know of this war: where it may pause to judge, what an answer has in its favour, and what a position
//! is worth. Nothing here is a rule: it could be wrong without anybody playing against the rules.

mod armies;
mod calibration;
mod cards;
mod inputs;
mod pcs;
mod reasons;
mod split;
mod walls;
mod weights;
mod words;

use crate::board::politics;
use crate::data::provinces::{self, Province};
use crate::data::tracks::LAST_TURN;
use crate::data::{generals, spaces};
use crate::present::words::names::{place, short};
use crate::present::{odds, proposal};
use crate::protocol::prompt::{CardAsk, MovementAsk, NavalAsk, Prompt, ReactionAsk, TurnAsk};
use crate::state::{Phase, Where};
use crate::{Hamilcar, State};
use ::ai::{
    Advice, Calibration, Counted, Evaluate, Holding, Input, Inputs, Pause, Reason, SeatView, Stake, Weights, difference,
};
use engine::{Choice, Question, Side};
use reasons::USUAL;

/// With so many cards left in both hands a rollout goes on to the end of the turn, so that winter and the Victory Check are seen.
const LAST_CARDS: u32 = 3;

impl Evaluate for Hamilcar {
    const REASONS: &'static [&'static Reason] = reasons::ALL;

    const INPUTS: &'static [Input] = inputs::INPUTS;

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const COUNTED: &'static [Counted<State>] = &[
        Counted {
            amount: |s| difference(|side| politics::entries(s, side) as i32),
            words: "provinces",
            least: 2,
        },
        Counted {
            amount: |s| difference(|side| s.cus_on_map(side) as i32),
            words: "CUs",
            least: 5,
        },
        Counted {
            amount: |s| difference(|side| i32::from(s.pcs_on_map(side))),
            words: "PCs",
            least: 10,
        },
    ];

    const WEIGHTS: &'static [Weights] = weights::WEIGHTS;

    /// Points decide where rollouts hardly tell answers apart: a hundred count as seven chances in a hundred.
    const TRUST: i32 = 3;

    const AHEAD: u8 = 4;

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
        (s.turn.saturating_sub(1) * 16 / (LAST_TURN - 1)).min(16)
    }

    fn stake(question: &Question<Prompt>) -> Stake {
        match question.about {
            Prompt::Turn(TurnAsk::PlayCard | TurnAsk::UseCard(_) | TurnAsk::ActivateGeneral(_) | TurnAsk::PreEmpt) => {
                Stake::Much
            }
            Prompt::Movement(MovementAsk::March | MovementAsk::Sail) => Stake::Much,
            Prompt::Turn(
                TurnAsk::PlaceCu { .. }
                | TurnAsk::PlaceGeneral(_)
                | TurnAsk::Proconsul
                | TurnAsk::Reform(_)
                | TurnAsk::GoFirst
                | TurnAsk::PlacePc { .. }
                | TurnAsk::RaiseTroops
                | TurnAsk::SplitOp { .. }
                | TurnAsk::WarChest { .. }
                | TurnAsk::RemovePc { .. },
            )
            | Prompt::Card(_)
            | Prompt::Reaction(
                ReactionAsk::DeclareAvoid(_)
                | ReactionAsk::DeclareInterception(_)
                | ReactionAsk::BackUp
                | ReactionAsk::UnitsInside { .. },
            )
            | Prompt::Naval(
                NavalAsk::Declare | NavalAsk::Avoid | NavalAsk::Maneuver | NavalAsk::Warships | NavalAsk::Disembark,
            ) => Stake::Some,
            Prompt::Turn(_) | Prompt::Movement(_) | Prompt::Reaction(_) | Prompt::Naval(_) | Prompt::Battle(_) => {
                Stake::Little
            }
        }
    }

    fn advise(seat: &SeatView<'_, Self>, question: &Question<Prompt>, advice: &mut Advice<'_>) {
        let (s, side) = (seat.state, seat.side);
        match question.about {
            Prompt::Turn(TurnAsk::PlayCard | TurnAsk::PreEmpt) => cards::which(s, side, question.about, advice),
            Prompt::Turn(TurnAsk::UseCard(card)) => cards::what_for(s, side, card, advice),
            Prompt::Turn(TurnAsk::ActivateGeneral(_)) | Prompt::Card(CardAsk::March { .. } | CardAsk::Activate(_)) => {
                armies::who(s, side, advice);
            }
            Prompt::Turn(TurnAsk::PlacePc { .. } | TurnAsk::Handicap { .. }) | Prompt::Card(CardAsk::Place { .. }) => {
                pcs::places(s, side, advice);
            }
            Prompt::Turn(TurnAsk::SplitOp { .. }) => split::next(s, side, advice),
            Prompt::Turn(TurnAsk::MiatSlot) => split::slot(s, advice),
            Prompt::Turn(TurnAsk::RemovePc { .. }) => proposed(s, question, advice),
            Prompt::Turn(TurnAsk::PlaceCu { .. } | TurnAsk::RaiseTroops) => armies::reinforce(s, side, advice),
            Prompt::Turn(TurnAsk::PlaceGeneral(_)) => armies::lead(s, side, advice),
            Prompt::Movement(MovementAsk::March) => armies::march(s, side, advice),
            Prompt::Movement(MovementAsk::Sail) => armies::sail(s, side, advice),
            Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => armies::avoid(s, side, advice),
            Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => armies::intercept(s, side, advice),
            Prompt::Reaction(ReactionAsk::BackUp) => armies::back_up(s, side, advice),
            Prompt::Reaction(about @ (ReactionAsk::UnitsInside { .. } | ReactionAsk::GeneralInside { .. })) => {
                walls::inside(s, side, about, advice);
            }
            Prompt::Naval(about @ (NavalAsk::AddUnits(_) | NavalAsk::Disembark)) => {
                walls::aboard(s, side, about, advice);
            }
            Prompt::Card(CardAsk::Counter { .. }) => cards::counter(advice),
            _ => usual(s, question, advice),
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
        let of = |side| generals::of_side(side).iter().map(move |unit| (side, unit));
        let generals = Side::BOTH.into_iter().flat_map(of);
        let generals = generals.map(|(side, unit)| {
            let lost = s.general(unit).at == Where::Eliminated;
            Holding::general(short(unit), (!lost).then_some(side))
        });
        provinces.chain(spaces).chain(generals).collect()
    }
}

/// What odds take for granted, else what is offered first.
fn usual(s: &State, question: &Question<Prompt>, advice: &mut Advice<'_>) {
    let at = odds::answer(s, question, advice.legal()).unwrap_or(0);
    advice.give(at, &USUAL, 12);
}

/// What costs its owner least.
fn proposed(s: &State, question: &Question<Prompt>, advice: &mut Advice<'_>) {
    let least = proposal::proposed(s, question, advice.legal());
    let points = |choice| if Some(choice) == least { 20 } else { 0 };
    advice.each_saying(&USUAL, points, |choice, _| match choice {
        Choice::Space(at) => format!("gives up what is missed least: a PC in {}", provinces::of(at).name()),
        _ => "gives up what is missed least: a PC on the Miat".into(),
    });
}

/// Whether a choice stops or gives up, as far as the words of the rules go.
fn passes(choice: Choice) -> bool {
    matches!(choice, Choice::Pass | Choice::No)
}
