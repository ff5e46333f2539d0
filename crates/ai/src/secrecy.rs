//! What a game's [`Evaluate`] must not read: the same in every world that looks alike. What the tests of games call.

use crate::evaluate::{Evaluate, GivenReason, Inputs, Pause, SeatView};
use crate::facts::counts;
use crate::holdings::HoldingKind;
use crate::trying::Trials;
use crate::{Advice, Continuation, ContinuationStory, Horizon, Judge, Level, Stake, Thinker, Thought, Verdict};
use engine::{
    Choice, Decider, Decision, Game, Halt, Moment, PlayerView, Present, Question, Seed, Seeded, Side, Silent, World,
    run_out,
};
use testkit::{Kinds, RandomPlay, other_world};

/// Worlds that each position is compared in.
const WORLDS: u32 = 3;
/// Of the questions that are worth a search one in so many is also decided in each of them.
const DECIDED: u32 = 20;
/// With so many rollouts.
const ROLLOUTS: u32 = 24;
/// So many times somebody who sees the hidden cards tries an answer out.
const PEEKS: u64 = 4;

/// What [`secrecy`] has compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Questions, for their advice.
    pub questions: u32,
    /// Questions, for what is decided.
    pub decisions: u32,
    /// Pauses, for their inputs.
    pub pauses: u32,
    /// Of the questions that are decided, those at which somebody who saw the hidden cards would say something else in one of the worlds: what
    /// the comparison would find.
    pub peeking: u32,
}

/// Plays so many wars by chance. At each question the reasons and their words must be the same in worlds that look alike to the side that is
/// asked, at some also the decision, the verdict on an answer and its continuation, and at each pause the inputs in worlds that look alike to either side.
/// Tells how much was compared.
///
/// # Panics
/// If a game reads what it must not.
#[must_use]
pub fn secrecy<R: Evaluate + RandomPlay>(wars: u64, seed: u64) -> Compared {
    let mut compared = Compared::default();
    for war in seed..seed + wars {
        let mut start = R::start(R::unpack(0).expect("every game has a plain set-up"));
        R::rare_start(&mut start, war);
        compared.pauses += inputs_of::<R>(start.clone(), Seed(war));
        advice_of::<R>(start, Seed(war), &mut compared);
    }
    compared
}

/// Plays by chance, and compares inputs at each pause.
struct Pauses {
    player: Kinds,
    pauses: u32,
    /// What can be held, by kind and name.
    things: Vec<(HoldingKind, &'static str)>,
}

impl<R: Evaluate> Decider<R> for Pauses {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        Decider::<R>::decide(&mut self.player, state, question, legal)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if matches!(moment, Moment::Segment) && R::pause(state) != Pause::Inside {
            same_inputs::<R>(state);
            assert_eq!(things::<R>(state), self.things, "each position lists the same things");
            self.pauses += 1;
        }
        false
    }
}

fn inputs_of<R: Evaluate>(start: R::State, seed: Seed) -> u32 {
    let mut pauses = Pauses {
        player: Kinds::new(seed),
        pauses: 0,
        things: things::<R>(&start),
    };
    let halt = run_out::<R>(start, &mut pauses, &mut Seeded::new(seed), &mut Silent).1;
    assert!(matches!(halt, Halt::Over(_)), "a war comes to its end");
    pauses.pauses
}

fn advice_of<R: Evaluate + Present>(start: R::State, seed: Seed, compared: &mut Compared) {
    let mut game = Game::<R>::from_state(start, Seeded::new(seed));
    let (mut player, mut chance) = (Kinds::new(seed), Seeded::new(Seed(!seed.0)));
    let mut searched = 0;
    while let Some(pending) = game.pending() {
        let (question, legal) = (pending.question, pending.legal.clone());
        searched += u32::from(legal.len() > 1 && R::stake(&question) != Stake::Little);
        let decides = searched == DECIDED;
        if decides {
            (searched, compared.decisions) = (0, compared.decisions + 1);
        }
        compared.peeking += u32::from(same_advice(&game, &question, decides, &mut chance));
        compared.questions += 1;
        let at = match Decider::<R>::decide(&mut player, game.state(), &question, &legal) {
            Decision::Take(at) => at,
            Decision::Wait | Decision::Cut => 0,
        };
        game.answer(legal[at]).expect("a legal answer is taken");
    }
}

/// What can be held in a position.
fn things<R: Evaluate>(state: &R::State) -> Vec<(HoldingKind, &'static str)> {
    let holdings = R::holdings(state).into_iter();
    holdings.map(|holding| (holding.kind, holding.name)).collect()
}

fn same_inputs<R: Evaluate>(state: &R::State) {
    let amounts = |state: &R::State| {
        let mut inputs = Inputs::default();
        R::inputs(state, &mut inputs);
        assert_eq!(inputs.amounts().len(), R::INPUTS.len(), "an amount for each input");
        inputs.amounts().to_vec()
    };
    let one = other_world::<R>(state, Side::Rome);
    let both = other_world::<R>(&one, Side::Carthage);
    assert_eq!(amounts(state), amounts(&one), "inputs tell what Rome has not seen");
    assert_eq!(amounts(state), amounts(&both), "inputs tell what Carthage has not seen");
    let counted = counts::<R>(state);
    assert_eq!(counted, counts::<R>(&one), "counts tell what Rome has not seen");
    assert_eq!(counted, counts::<R>(&both), "counts tell what Carthage has not seen");
    let holdings = R::holdings(state);
    assert_eq!(holdings, R::holdings(&one), "holdings tell what Rome has not seen");
    assert_eq!(holdings, R::holdings(&both), "holdings tell what Carthage has not seen");
}

/// Compares a question in several worlds; whether somebody who saw the hidden cards would say something else in one of them.
fn same_advice<R: Evaluate + Present>(
    game: &Game<R>,
    question: &Question<R::Prompt>,
    decides: bool,
    chance: &mut Seeded,
) -> bool {
    let here = reasons_of::<R>(game, question);
    let blind = PlayerView::of(game, question.to).expect("this side is asked");
    let decided = decides.then(|| decisions(&blind));
    let worlds = blind.worlds();
    let answer = last_answer(&blind);
    let mut peeked = Vec::new();
    for _ in 0..WORLDS {
        let world = worlds.sample(chance);
        if decides {
            peeked.push(peeked_at(&world, answer, question.to));
        }
        let World { checkpoint, journal } = world;
        let other = Game::<R>::resume(checkpoint, journal, *chance, *chance).expect("a world comes about");
        assert_eq!(
            here,
            reasons_of::<R>(&other, question),
            "{question:?}: advice tells what is hidden"
        );
        if decides {
            // As the page has it: from the bytes of what the side knows.
            let bytes = PlayerView::of(&other, question.to)
                .expect("this side is asked")
                .to_bytes();
            let told = PlayerView::<R>::from_bytes(&bytes).expect("what has been written can be read");
            assert_eq!(
                decided,
                Some(decisions(&told)),
                "{question:?}: a decision tells what is hidden"
            );
        }
    }
    peeked.windows(2).any(|pair| pair[0] != pair[1])
}

/// The last of the legal answers.
fn last_answer<R: Evaluate>(blind: &PlayerView<R>) -> Choice {
    let game = blind.game();
    let pending = game.pending().expect("a blind game has a question");
    *pending.legal.last().expect("a question has answers")
}

/// What an answer comes to in a world that is known whole.
fn peeked_at<R: Evaluate>(world: &World<R>, answer: Choice, side: Side) -> Vec<i32> {
    let mut trials = Trials::new(Horizon::of::<R>());
    let seeds = (0..PEEKS).map(Seed);
    seeds.map(|seed| trials.run(world, answer, side, seed).chance).collect()
}

/// What is said of the last answer, and what the levels decide.
#[derive(PartialEq, Eq, Debug)]
struct Said {
    /// What the first level and the second decide, the second after few rollouts.
    thoughts: [Thought; 2],
    verdict: Option<Verdict>,
    continuation: Option<ContinuationStory>,
}

fn decisions<R: Evaluate + Present>(blind: &PlayerView<R>) -> Said {
    let [first, second, ..] = Level::ALL;
    let second = Level {
        rollouts: ROLLOUTS,
        ..second
    };
    let answer = last_answer(blind);
    let continuation = Continuation::new(blind, answer, Seed(7)).expect("the last answer is offered");
    let mut continuation = continuation.of_worlds(WORLDS);
    continuation.think(u32::MAX);
    Said {
        thoughts: [first, second].map(|level| Thinker::thought_through(blind, level, Seed(7))),
        verdict: Judge::judged(blind, answer, second, Seed(7)),
        continuation: continuation.story(),
    }
}

/// The reasons of each answer with their points and words, if this is the question.
fn reasons_of<R: Evaluate>(game: &Game<R>, question: &Question<R::Prompt>) -> Vec<Vec<GivenReason>> {
    let pending = game.pending().filter(|pending| pending.question == *question);
    let legal = &pending.expect("all worlds meet the same question").legal;
    let seat = SeatView::<R> {
        state: game.state(),
        side: question.to,
    };
    let mut points = Vec::new();
    let mut advice = Advice::new(legal, &mut points).explaining();
    R::advise(&seat, question, &mut advice);
    (0..legal.len()).map(|at| advice.told(at)).collect()
}
