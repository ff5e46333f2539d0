//! Thoughts about a game of dice.

use super::*;
use crate::{Input, Inputs, Pause, Reason, Stake};
use core::cell::Cell;
use engine::Question;
use pig::{Pig, State};

static HOLDS: Reason = Reason {
    name: "holds",
    words: "keeps what it has",
};

thread_local! {
    /// Points for holding, against none for rolling on.
    static FOR_HOLDING: Cell<i32> = const { Cell::new(0) };
    /// How often a rollout has come to the end of a card.
    static PAUSES: Cell<u32> = const { Cell::new(0) };
}

impl Evaluate for Pig {
    const REASONS: &'static [&'static Reason] = &[&HOLDS];
    const INPUTS: &'static [Input] = &[];
    const TRUST: i32 = 4;
    const AHEAD: u8 = 5;

    fn pause(_: &State) -> Pause {
        PAUSES.set(PAUSES.get() + 1);
        Pause::Card
    }

    fn progress(_: &State) -> u8 {
        0
    }

    fn stake(_: &Question<&'static str>) -> Stake {
        Stake::Much
    }

    fn advise(_: &SeatView<'_, Pig>, _: &Question<&'static str>, advice: &mut Advice<'_>) {
        advice.each(&HOLDS, |choice| i32::from(choice == Choice::No) * FOR_HOLDING.get());
    }

    fn inputs(_: &State, _: &mut Inputs) {}
}

/// A thought of level 3 about rolling on or holding, at its beginning.
fn about_holding(points: i32) -> Thinker<Pig> {
    at_level(3, points)
}

/// The same of any level.
fn at_level(number: u8, points: i32) -> Thinker<Pig> {
    FOR_HOLDING.set(points);
    let level = Level::of(number).expect("a level");
    Thinker::new(&about_rolling(), level, Seed(1))
}

/// A question where one may roll on or hold.
fn about_rolling() -> PlayerView<Pig> {
    let mut game = Game::<Pig>::new((), Seed(7));
    while let Some(pending) = game.pending().filter(|pending| !pending.legal.contains(&Choice::No)) {
        let answer = pending.legal[0];
        game.answer(answer).expect("a legal answer is taken");
    }
    let side = game.asked().expect("somebody may hold");
    PlayerView::of(&game, side).expect("this side is asked")
}

#[test]
fn points_count_beside_the_chance_as_far_as_they_are_trusted() {
    let tried = |points| {
        let thinker = about_holding(points);
        let tried = thinker.tried.iter().map(|tried| (tried.answer, tried.trust));
        tried.collect::<Vec<_>>()
    };
    let (hold, roll) = (Choice::No, Choice::Yes);
    assert_eq!(tried(0), [(roll, 0), (hold, 0)]);
    assert_eq!(tried(20), [(hold, 0), (roll, -80)]);
    assert_eq!(tried(99), [(hold, 0), (roll, -240)], "sixty points at most");
    assert_eq!(
        tried(100),
        [(hold, 0), (roll, -240)],
        "the best are tried out whatever speaks against them"
    );
}

#[test]
fn a_level_that_looks_far_plays_its_rollouts_on_as_far_as_pays() {
    let cards = |number| {
        let mut thinker = at_level(number, 0);
        PAUSES.set(0);
        thinker.think(1);
        PAUSES.get()
    };
    assert_eq!((cards(2), cards(3)), (2, 5));
}

#[test]
fn a_rollout_follows_what_was_answered_next_as_long_as_it_can() {
    FOR_HOLDING.set(20);
    let blind = about_rolling();
    let worlds = blind.worlds();
    let ends = |answers: &[Choice], seed| {
        let (world, mut end) = (worlds.sample(&mut Seeded::new(seed)), None);
        Trials::cool(Horizon::NEAR).run_to(&world, answers, blind.by(), seed, |state| end = Some(state.clone()));
        end
    };
    let seeds: Vec<Seed> = (0..20).map(Seed).collect();
    let differs = |seed: &&Seed| ends(&[Choice::Yes], **seed) != ends(&[Choice::Yes, Choice::Yes], **seed);
    assert!(
        seeds.iter().filter(differs).count() > 5,
        "who would hold by himself rolls again"
    );
    for seed in seeds {
        assert_eq!(
            ends(&[Choice::Yes, Choice::Number(9)], seed),
            ends(&[Choice::Yes], seed),
            "what cannot be answered is left out"
        );
    }
}

#[test]
fn a_chance_outweighs_the_points_if_it_is_greater_by_more_than_they_count() {
    let answer = |chance| {
        let mut thinker = about_holding(20);
        for (tried, chance) in thinker.tried.iter_mut().zip([2000, chance]) {
            (tried.all.chance, tried.all.rollouts) = (chance, 1);
        }
        thinker.thought().answer
    };
    assert_eq!((answer(2079), answer(2081)), (Choice::No, Choice::Yes));
}

#[test]
fn a_shared_thought_is_that_of_one_worker() {
    for parts in [2, 3] {
        let mut alone = at_level(4, 20);
        alone.think(u32::MAX);
        let alone = alone.thought();
        let level = Level::of(4).expect("a level");
        let shared = Thinker::shared_thought(&about_rolling(), level, Seed(1), u32::MAX, parts);
        assert_eq!(shared, Thought { parts, ..alone });
    }
}

#[test]
fn what_does_not_fit_a_round_is_not_taken_in() {
    let mut thinker = at_level(4, 20).sharing(Share { part: 0, parts: 2 });
    assert_eq!(thinker.think(u32::MAX), Progress::Waiting);
    let told = thinker.tell().expect("its worlds have been played");
    assert_eq!(thinker.tell(), None, "it is told once");
    let [later, short] = [
        RoundPart {
            round: 1,
            ..told.clone()
        },
        RoundPart {
            sums: told.sums[1..].to_vec(),
            ..told.clone()
        },
    ];
    for wrong in [later, short] {
        thinker.take(wrong);
        assert_eq!(thinker.think(1), Progress::Waiting);
    }
    thinker.take(told);
    assert_ne!(thinker.think(1), Progress::Waiting);
}

#[test]
fn a_shared_thought_that_is_cut_short_can_be_repeated() {
    let blind = about_rolling();
    let level = Level::of(4).expect("a level");
    let [once, again] = [0, 1].map(|_| Thinker::shared_thought(&blind, level, Seed(1), 700, 2));
    assert!(once == again && !once.whole && once.rollouts == 700, "{once:?}");
    let whole = Thinker::shared_thought(&blind, level, Seed(1), u32::MAX, 2);
    assert_eq!(whole.answer, Thinker::thought_through(&blind, level, Seed(1)).answer);
}
