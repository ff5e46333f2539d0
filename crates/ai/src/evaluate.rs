//! What the opponent has to know of a game besides its rules.

use crate::Stake;
use crate::calibration::Calibration;
use crate::holdings::Holding;
use crate::horizon::NEAR;
use crate::weights::{self, WHOLE_WEIGHT, Weight, Weights};
use engine::{Choice, Question, Rules, Side};

/// A position as one side may look at it. What it must not read is held by tests, not by the type.
pub struct SeatView<'a, R: Rules> {
    /// The position.
    pub state: &'a R::State,
    /// Whose seat it is.
    pub side: Side,
}

/// What a checkpoint is to the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// In the midst of something: its value says little.
    Inside,
    /// Between two cards or actions.
    Card,
    /// Between two turns, or at another moment that decides.
    Turn,
}

/// A reason for an answer.
#[derive(PartialEq, Eq, Debug)]
pub struct Reason {
    /// Its name, for tools.
    pub name: &'static str,
    /// The reason in words, as they follow "because it": "relieves a siege". Said where nothing closer is ([`Advice::give_saying`]).
    pub words: &'static str,
}

/// A reason that was given for or against an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenReason {
    /// The reason.
    pub reason: &'static Reason,
    /// What it counts, in whole points: less than 0 if it speaks against the answer.
    pub points: i32,
    /// What is said of it, with places and figures, as it follows "because it", for a reason against an answer too: "relieves the siege
    /// of Syracuse". The reason's own words if nothing closer was said.
    pub words: String,
}

/// A quantity by which positions are judged.
#[derive(PartialEq, Eq, Debug)]
pub struct Input {
    /// Its name, for tools.
    pub name: &'static str,
    /// What one more is worth for Rome at the beginning of a war, in 256ths of log odds.
    pub early: i16,
    /// The same at its end.
    pub late: i16,
}

/// A quantity that a player counts in a position.
#[derive(Debug)]
pub struct Counted<S> {
    /// How much there is of it, Rome's less Carthage's: by what lies open alone.
    pub amount: fn(&S) -> i32,
    /// What it is called, of several: "provinces".
    pub words: &'static str,
    /// The smallest mean difference that is told, in tenths.
    pub least: u8,
}

/// An input, for the list of a game: its name, and what one more is worth for Rome at the beginning and at the end of a war.
#[must_use]
pub const fn input(name: &'static str, early: i16, late: i16) -> Input {
    Input { name, early, late }
}

/// For each side how much, as Rome's less Carthage's.
pub fn difference(of: impl Fn(Side) -> i32) -> i32 {
    of(Side::Rome) - of(Side::Carthage)
}

/// The progress of a war at its end ([`Evaluate::progress`]).
pub const END: u8 = 16;

/// What a game tells the opponent of itself.
pub trait Evaluate: Rules {
    /// All reasons that [`Evaluate::advise`] gives.
    const REASONS: &'static [&'static Reason];

    /// The quantities by which positions are judged, each more of which is worth something to Rome.
    const INPUTS: &'static [Input];

    /// What a point of [`Evaluate::advise`] counts where answers are tried out, in parts of 4096, beside their chance. A game that trusts its
    /// points at all tries out what a hundred of them speak against only if it is among the two best. At 0 the chance alone decides.
    const TRUST: i32 = 0;

    /// What a point counts more, in parts of 4096, divided by the rollouts of the answer so far: the fewer there are, the less they tell.
    const PRIOR: i32 = 0;

    /// What is shown of Rome's chance: found by `trial calibrate`. Hints, verdicts, fortune and challenges show chances by it.
    const CALIBRATION: Calibration = Calibration::NONE;

    /// What a player counts, the most telling first. Verdicts tell of it.
    const COUNTED: &'static [Counted<Self::State>] = &[];

    /// What points count, by kind of question and reason, for each side: found by `trial learn`. Sorted by kinds of question.
    const WEIGHTS: &'static [Weights] = &[];

    /// To the end of so many cards or actions a rollout of a level that looks far ahead goes on; of more than two, also over the end of a
    /// turn, which counts as one. The further, the less hangs on the value, and the more on luck: a duel finds it.
    const AHEAD: u8 = NEAR;

    /// What this checkpoint is.
    fn pause(state: &Self::State) -> Pause;

    /// Whose card or action alone lies between a pause and the next; none where more does, as the end of a turn. `after` is none where the war
    /// has ended.
    fn acted(_before: &Self::State, _after: Option<&Self::State>) -> Option<Side> {
        None
    }

    /// How far the war has come, from 0 at its beginning to 16 at its end.
    fn progress(state: &Self::State) -> u8;

    /// How much hangs on a question.
    fn stake(question: &Question<Self::Prompt>) -> Stake;

    /// Gives the reasons for and against each answer, in points: ten are a good reason, a hundred outweigh all others. They depend on what
    /// the seat knows alone.
    fn advise(seat: &SeatView<'_, Self>, question: &Question<Self::Prompt>, advice: &mut Advice<'_>);

    /// Measures the inputs of a position between two cards. They depend on what lies open alone.
    fn inputs(state: &Self::State, inputs: &mut Inputs);

    /// What a verdict may say that a side loses or takes: the same things in the same order at each position, by what lies open alone.
    fn holdings(_state: &Self::State) -> Vec<Holding> {
        Vec::new()
    }
}

/// Points of the legal answers of a question.
pub struct Advice<'a> {
    legal: &'a [Choice],
    /// In parts of [`WHOLE_WEIGHT`].
    points: &'a mut Vec<i32>,
    /// What reasons count at this kind of question, and for whom.
    weights: (&'static [Weight], Side),
    /// The reasons with the indices of their answers, their points in parts of [`WHOLE_WEIGHT`]: kept where somebody wants to know.
    told: Option<Vec<(usize, GivenReason)>>,
}

impl<'a> Advice<'a> {
    /// No reasons yet for these answers; the points are counted in `points`, in parts of [`WHOLE_WEIGHT`]. All reasons count as a whole.
    pub fn new(legal: &'a [Choice], points: &'a mut Vec<i32>) -> Self {
        points.clear();
        points.resize(legal.len(), 0);
        Advice {
            legal,
            points,
            weights: (&[], Side::Rome),
            told: None,
        }
    }

    /// No reasons yet for the answers of a question, by the weights of its game.
    pub fn about<R: Evaluate>(question: &Question<R::Prompt>, legal: &'a [Choice], points: &'a mut Vec<i32>) -> Self {
        Advice::new(legal, points).weighing::<R>(question, R::WEIGHTS)
    }

    /// The same answers with what reasons count by another table.
    #[must_use]
    pub fn weighing<R: Evaluate>(mut self, question: &Question<R::Prompt>, table: &'static [Weights]) -> Self {
        self.weights = (weights::at(table, R::prompt_id(question.about)), question.to);
        self
    }

    /// The same, and each reason is kept.
    #[must_use]
    pub fn explaining(mut self) -> Self {
        self.told = Some(Vec::new());
        self
    }

    /// The legal answers.
    #[must_use]
    pub fn legal(&self) -> &'a [Choice] {
        self.legal
    }

    /// Gives an answer, by its index, points for a reason, or against it.
    pub fn give(&mut self, at: usize, reason: &'static Reason, points: i32) {
        self.give_saying(at, reason, points, || reason.words.to_owned());
    }

    /// The same with what is said of it, places and figures among it ([`GivenReason::words`]). The words are made only if reasons are
    /// kept and this one counts, so that a rollout does not pay for them.
    pub fn give_saying(&mut self, at: usize, reason: &'static Reason, points: i32, words: impl FnOnce() -> String) {
        let (weights, side) = self.weights;
        let points = points * weights::counts(weights, reason, side);
        self.points[at] += points;
        if let Some(told) = self.told.as_mut().filter(|_| points != 0) {
            let words = words();
            told.push((at, GivenReason { reason, points, words }));
        }
    }

    /// Gives each answer the points that a function finds for a reason.
    pub fn each(&mut self, reason: &'static Reason, points: impl Fn(Choice) -> i32) {
        for (at, choice) in self.legal.iter().enumerate() {
            self.give(at, reason, points(*choice));
        }
    }

    /// The same with what is said of each, by its choice and its points.
    pub fn each_saying(
        &mut self,
        reason: &'static Reason,
        points: impl Fn(Choice) -> i32,
        words: impl Fn(Choice, i32) -> String,
    ) {
        for (at, choice) in self.legal.iter().enumerate() {
            let points = points(*choice);
            self.give_saying(at, reason, points, || words(*choice, points));
        }
    }

    /// The answers by their indices, those with most points first; equals stay in their order.
    #[must_use]
    pub fn best_first(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.legal.len()).collect();
        order.sort_by_key(|at| -self.points[*at]);
        order
    }

    /// The reasons for and against an answer, the weightiest first, where they were kept.
    #[must_use]
    pub fn told(&self, at: usize) -> Vec<GivenReason> {
        let of = self.told.iter().flatten().filter(|(of, _)| *of == at);
        let whole = |given: &GivenReason| GivenReason {
            points: given.points / WHOLE_WEIGHT,
            ..given.clone()
        };
        let mut told: Vec<GivenReason> = of.map(|(_, given)| whole(given)).collect();
        told.sort_by_key(|given| -given.points.abs());
        told
    }
}

/// The reasons for and against each legal answer of a question, by the weights of its game; of each answer the weightiest first.
pub fn reasons<R: Evaluate>(
    state: &R::State,
    question: &Question<R::Prompt>,
    legal: &[Choice],
) -> Vec<Vec<GivenReason>> {
    let (mut points, side) = (Vec::new(), question.to);
    let mut advice = Advice::about::<R>(question, legal, &mut points).explaining();
    R::advise(&SeatView { state, side }, question, &mut advice);
    (0..legal.len()).map(|at| advice.told(at)).collect()
}

/// The amounts of a game's [`Evaluate::INPUTS`], in their order.
#[derive(Clone, Default, Debug)]
pub struct Inputs {
    amounts: Vec<i32>,
}

impl Inputs {
    /// No amounts yet.
    pub(crate) fn clear(&mut self) {
        self.amounts.clear();
    }

    /// The amount of the next input.
    pub fn push(&mut self, amount: i32) {
        self.amounts.push(amount);
    }

    /// All of them.
    #[must_use]
    pub fn amounts(&self) -> &[i32] {
        &self.amounts
    }
}
