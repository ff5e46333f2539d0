//! A whole game in one straight run: what the other checks are held against.

use super::RandomPlay;
use super::digest::{bytes, digest_of, state_digest};
use super::player::Kinds;
use super::setups::setup_of;
use core::fmt::{self, Debug, Write};
use core::marker::PhantomData;
use engine::code::MOST_ANSWERS;
use engine::internals::{FNV, fnv, mix};
use engine::{
    Choice, Decider, Decision, EventSink, Halt, Outcome, Question, Rules, Seed, Seeded, Side, Unsound, run_out,
};
use std::collections::BTreeMap;

/// Makes a player of its own seed that plays a campaign instead of the random one.
pub type Hired<R> = fn(Seed) -> Box<dyn Decider<R>>;

/// A game of a campaign before its first question.
pub(super) struct Begun<R: Rules> {
    pub(super) number: u64,
    pub(super) setup: R::Setup,
    pub(super) seed: Seed,
    pub(super) state: R::State,
    /// Whether the position is the set-up's own.
    pub(super) plain: bool,
    /// The number of its rare start.
    pub(super) rare: u64,
    /// Who plays it; without, the random player.
    pub(super) hired: Option<Hired<R>>,
}

impl<R: RandomPlay> Begun<R> {
    /// The game with this number: half of them begin where rare things come up.
    pub(super) fn new(number: u64) -> Self {
        let setup = setup_of::<R>(number);
        let mut state = R::start(setup);
        let (plain, rare) = (number.is_multiple_of(2), mix(number ^ 0x4A4E));
        if !plain {
            R::rare_start(&mut state, rare);
        }
        Begun {
            number,
            setup,
            seed: Seed(mix(number ^ 0xD1CE)),
            state,
            plain,
            rare,
            hired: None,
        }
    }

    /// The same game, played by somebody else.
    pub(super) fn by(self, hired: Option<Hired<R>>) -> Self {
        Begun { hired, ..self }
    }
}

/// What a straight run came to.
pub(super) struct Run<R: Rules> {
    /// Answers chosen among two or more.
    pub(super) decisions: u64,
    /// Per answer, a hash of the question and its options, and of the position where that was wanted.
    pub(super) hashes: Vec<u64>,
    pub(super) outcome: Option<Outcome>,
    pub(super) state: R::State,
    pub(super) unsound: Option<Unsound>,
    /// How often each event and prompt came up.
    pub(super) counts: BTreeMap<String, u64>,
    pub(super) digest: u64,
}

/// Plays a game to its end with a random player. `closely` says at which answers the position goes into the hash. The answers stand in
/// `answers` even if the rules panic.
pub(super) fn play<R: RandomPlay>(
    begun: &Begun<R>,
    answers: &mut Vec<Choice>,
    closely: &mut dyn FnMut(usize) -> bool,
) -> Run<R> {
    answers.clear();
    let seed = Seed(mix(begun.number ^ 0xA1));
    let mut watched = Watched {
        player: Kinds::new(seed),
        hired: begun.hired.map(|hired| hired(seed)),
        leaning: (!begun.plain).then_some(begun.rare),
        answers,
        decisions: 0,
        hashes: Vec::new(),
        unsound: R::check(&begun.state).err(),
        prompts: BTreeMap::new(),
        closely,
    };
    let (mut nature, mut events) = (
        Seeded::new(begun.seed),
        Events::<R> {
            counts: BTreeMap::new(),
            of: PhantomData,
        },
    );
    let (state, halt) = run_out::<R>(begun.state.clone(), &mut watched, &mut nature, &mut events);
    let outcome = match halt {
        Halt::Over(outcome) => Some(outcome),
        Halt::Waiting | Halt::Cut => None,
    };
    let last = R::check(&state).err();
    let mut counts = events.counts;
    counts.extend(
        watched
            .prompts
            .into_values()
            .map(|(name, n)| (format!("ask:{name}"), n)),
    );
    Run {
        digest: digest_of::<R>(watched.answers, outcome, &state),
        decisions: watched.decisions,
        hashes: watched.hashes,
        unsound: watched.unsound.or(last),
        outcome,
        state,
        counts,
    }
}

/// Answers as the player does, and looks at every position.
struct Watched<'a, R: Rules> {
    player: Kinds,
    /// Who answers instead.
    hired: Option<Box<dyn Decider<R>>>,
    /// The number of the rare start, if the game began there.
    leaning: Option<u64>,
    answers: &'a mut Vec<Choice>,
    decisions: u64,
    hashes: Vec<u64>,
    unsound: Option<Unsound>,
    prompts: BTreeMap<u8, (String, u64)>,
    closely: &'a mut dyn FnMut(usize) -> bool,
}

impl<R: RandomPlay> Watched<'_, R> {
    /// The index of the random player's answer.
    fn at_random(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> usize {
        match self.leaning.filter(|_| legal.len() > 1 && self.player.leans()) {
            Some(number) => {
                let leans = |choice: &Choice| R::lean(number, state, question, *choice);
                self.player.pick_leaning(legal, leans)
            }
            None => self.player.pick(legal),
        }
    }
}

impl<R: RandomPlay> Decider<R> for Watched<'_, R> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        self.unsound = self.unsound.or(R::check(state).err());
        if self.unsound.is_some() || self.answers.len() >= MOST_ANSWERS as usize {
            return Decision::Cut;
        }
        let closely = (self.closely)(self.answers.len());
        self.hashes
            .push(moment_hash::<R>(question, legal, closely.then_some(state)));
        let prompt = self.prompts.entry(R::prompt_id(question.about));
        prompt.or_insert_with(|| (name_of(&question.about), 0)).1 += 1;
        let at = match &mut self.hired {
            Some(hired) => match hired.decide(state, question, legal) {
                Decision::Take(at) => at,
                decision @ (Decision::Wait | Decision::Cut) => return decision,
            },
            None => self.at_random(state, question, legal),
        };
        self.decisions += u64::from(legal.len() > 1);
        self.answers.push(legal[at]);
        Decision::Take(at)
    }
}

/// A hash of a question and its options, and of the position if it is given.
pub(super) fn moment_hash<R: Rules>(question: &Question<R::Prompt>, legal: &[Choice], state: Option<&R::State>) -> u64 {
    let to = u8::from(question.to == Side::Rome);
    let asked = [R::prompt_id(question.about), to, question.secrecy as u8];
    let hash = legal.iter().fold(fnv(FNV, &asked), |hash, c| fnv(hash, &bytes(*c)));
    state.map_or(hash, |state| state_digest::<R>(hash, state))
}

/// Counts events by name.
struct Events<R: RandomPlay> {
    counts: BTreeMap<String, u64>,
    of: PhantomData<R>,
}

impl<R: RandomPlay> EventSink<R::Event> for Events<R> {
    fn emit(&mut self, _: u8, event: R::Event) {
        *self.counts.entry(R::name_event(&event)).or_default() += 1;
    }
}

/// How `Debug` begins to write a value: the name of its variant and of the variant inside.
pub(super) fn name_of(value: &dyn Debug) -> String {
    let mut names = Names(String::new());
    let whole = write!(names, "{value:?}").is_ok();
    let names = names.0.trim_end_matches('.');
    if names.is_empty() && !whole {
        "note".to_owned()
    } else {
        names.to_owned()
    }
}

struct Names(String);

impl Write for Names {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            match c {
                '(' if !self.0.is_empty() && !self.0.contains('.') => self.0.push('.'),
                '"' if self.0.is_empty() => {}
                c if c.is_alphabetic() => self.0.push(c),
                _ => return Err(fmt::Error),
            }
        }
        Ok(())
    }
}
