//! What the computer opponent has to know of this war: where it may pause to judge, what an answer has in its favour, and what a position
//! is worth. Nothing here is a rule: it could be wrong without anybody playing against the rules.

mod actions;
mod acts;
mod answers;
mod battles;
mod bests;
mod calibration;
mod endings;
mod fleets;
mod inputs;
mod reasons;
mod sides;
mod words;
mod worth;

use crate::board::supply::supplied;
use crate::data::locations::{ALL, Area};
use crate::present::words::names::{place, zone};
use crate::present::words::proposal;
use crate::protocol::prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
use crate::rules::ending;
use crate::state::{Action, Phase};
use crate::{Hands, State};
use ::ai::{
    Advice, Calibration, Counted, Evaluate, Holding, Input, Inputs, Pause, Reason, SeatView, Stake, difference,
};
use engine::{Choice, Question, Side};
use reasons::CHEAP;

impl Evaluate for Hands {
    const REASONS: &'static [&'static Reason] = reasons::ALL;

    const INPUTS: &'static [Input] = inputs::INPUTS;

    const CALIBRATION: Calibration = calibration::CALIBRATION;

    const COUNTED: &'static [Counted<State>] = &[
        Counted {
            amount: |s| difference(|side| i32::from(ending::final_score(s, side).total())),
            words: "VP",
            least: 5,
        },
        Counted {
            amount: |s| difference(|side| s.owned(side).len() as i32),
            words: "locations",
            least: 3,
        },
        Counted {
            amount: |s| difference(|side| s.owned(side).and(supplied(s, side)).len() as i32),
            words: "locations in supply",
            least: 5,
        },
        Counted {
            amount: |s| difference(|side| i32::from(s.of(side).warships)),
            words: "Warships",
            least: 3,
        },
    ];

    /// Ten points count as 3 in a hundred: its points have been weighed by more wars than its value.
    const TRUST: i32 = 12;

    /// Four rounds of each side: what a settlement, a raid or a blockade comes to is seen only by then.
    const AHEAD: u8 = 8;

    /// Once a round, when the battle that its side has begun has been looked at: what is begun in a round is seen to its next.
    fn pause(s: &State) -> Pause {
        match s.phase {
            Phase::OtherBattle => Pause::Card,
            _ => Pause::Inside,
        }
    }

    fn acted(before: &State, after: Option<&State>) -> Option<Side> {
        let same_turn = after.is_some_and(|after| after.turn == before.turn);
        (before.phase == Phase::OtherBattle && same_turn).then_some(before.active)
    }

    fn progress(s: &State) -> u8 {
        inputs::progress(s)
    }

    fn stake(question: &Question<Prompt>) -> Stake {
        match question.about {
            Prompt::Own(OwnAsk::Act { left: 1.. }) => Stake::Much,
            Prompt::Own(
                OwnAsk::Act { .. } | OwnAsk::Where(_) | OwnAsk::Battle(_) | OwnAsk::Take(_) | OwnAsk::Levy(_),
            )
            | Prompt::Own(OwnAsk::Card(Action::Reinforce | Action::Return | Action::Reserve))
            | Prompt::Window(WindowAsk::Raid(_) | WindowAsk::Bribe | WindowAsk::Pillage(_) | WindowAsk::Leader)
            | Prompt::Table(TableAsk::Retreat { .. } | TableAsk::Rebellion(_) | TableAsk::Wages { .. }) => Stake::Some,
            Prompt::Own(_) | Prompt::Window(_) | Prompt::Table(_) => Stake::Little,
        }
    }

    fn advise(seat: &SeatView<'_, Self>, question: &Question<Prompt>, advice: &mut Advice<'_>) {
        let (s, side) = (seat.state, seat.side);
        match question.about {
            Prompt::Own(OwnAsk::Act { .. }) => actions::which(s, side, advice),
            Prompt::Own(OwnAsk::Where(action)) => actions::whither(s, side, action, advice),
            Prompt::Own(OwnAsk::More { action, .. }) if action != Action::Discard => proposed(s, question, advice),
            Prompt::Own(OwnAsk::From(_) | OwnAsk::Pay { .. }) => proposed(s, question, advice),
            Prompt::Own(about) => answers::own(s, side, about, advice),
            Prompt::Window(about) => answers::window(s, side, about, advice),
            Prompt::Table(about) => answers::table(s, side, about, advice),
        }
    }

    fn inputs(s: &State, inputs: &mut Inputs) {
        inputs::measure(s, inputs);
    }

    fn holdings(s: &State) -> Vec<Holding> {
        let owner = |at| Side::BOTH.into_iter().find(|side| s.owned(*side).contains(at));
        let locations = ALL.iter().map(|at| Holding::space(place(at), owner(at)));
        let seas = Area::ALL.map(|area| Holding::sea(zone(area), s.controls_sea(area)));
        locations.chain(seas).collect()
    }
}

/// What is worth least to its owner.
fn proposed(s: &State, question: &Question<Prompt>, advice: &mut Advice<'_>) {
    let least = proposal::proposed(s, question, advice.legal());
    let points = |choice| if Some(choice) == least { 30 } else { 0 };
    advice.each_saying(&CHEAP, points, |choice, _| match choice {
        Choice::Card(id) => format!("spends what is worth least: {}", words::of(id)),
        Choice::Space(at) => format!("sets out from {}, which costs least", place(at)),
        _ => "spends no more than it must".into(),
    });
}
