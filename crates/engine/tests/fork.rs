//! A game of its own from the midst of another: the cards that its player had not seen change places, and other dice fall.

use engine::{By, CardSet, Choice, Dice, Envelope, Present, Rules, Seed, Side, Timeline, Viewer, code};
use pig::Pig;

type Game = Timeline<Pig>;

const ROME: Viewer = Viewer::Seat(Side::Rome);

/// The first legal answers, so many of them.
fn answer(game: &mut Game, count: usize) {
    for _ in 0..count {
        let Some(legal) = game.pending().map(|p| p.legal.clone()) else {
            return;
        };
        game.answer(legal[0]).expect("a legal answer is taken");
    }
}

/// A game in which each side has drawn some cards.
fn midst() -> Game {
    let mut game = Game::new((), Seed(4), Envelope::default());
    answer(&mut game, 12);
    game
}

fn hand(game: &Game, side: Side) -> CardSet {
    let hands = Pig::scene(game.state(), Viewer::Both).hands;
    hands[side].cards.iter().flatten().copied().collect()
}

/// Dice and draws after so many steps.
fn chance(game: &Game, from: usize) -> Vec<Choice> {
    let falls = game.steps()[from..].iter().filter(|s| s.by == By::Nature);
    falls.map(|s| s.choice).collect()
}

#[test]
fn unseen_cards_change_places_and_seen_ones_stay() {
    let game = midst();
    let hands: Vec<CardSet> = (0..20)
        .map(|id| {
            let fork = game.fork(game.cursor(), id, ROME);
            assert_eq!(Pig::scene(fork.state(), ROME), Pig::scene(game.state(), ROME));
            assert_eq!(hand(&fork, Side::Carthage).len(), hand(&game, Side::Carthage).len());
            assert!(Pig::check(fork.state()).is_ok());
            hand(&fork, Side::Carthage)
        })
        .collect();
    assert!(hands.iter().any(|h| *h != hand(&game, Side::Carthage)));
    assert!(
        hands.windows(2).any(|two| two[0] != two[1]),
        "each fork has a shuffle of its own"
    );
}

#[test]
fn who_sees_both_hands_keeps_both_and_a_stranger_neither() {
    let game = midst();
    let both = game.fork(game.cursor(), 5, Viewer::Both);
    assert_eq!(both.state(), game.state());
    let strangers: Vec<Game> = (0..20).map(|id| game.fork(game.cursor(), id, Viewer::Public)).collect();
    for side in Side::BOTH {
        assert!(strangers.iter().any(|fork| hand(fork, side) != hand(&game, side)));
    }
}

#[test]
fn other_dice_fall_in_each() {
    let mut game = midst();
    let (at, steps) = (game.cursor(), game.steps().len());
    let mut forks = [1, 2].map(|id| game.fork(at, id, Viewer::Both));
    let mut rewound = game.clone();
    rewound.rewind(at, Dice::New);
    answer(&mut game, 12);
    answer(&mut rewound, 12);
    forks.iter_mut().for_each(|fork| answer(fork, 12));
    let courses = [&game, &rewound, &forks[0], &forks[1]].map(|g| chance(g, steps));
    for (n, course) in courses.iter().enumerate() {
        assert!(
            courses[..n].iter().all(|other| other[..4] != course[..4]),
            "{courses:?}"
        );
    }
}

#[test]
fn it_lives_on_through_links_forks_and_rewinds() {
    let game = midst();
    let mut fork = game.fork(game.cursor() - 2, 7, ROME);
    answer(&mut fork, 3);
    let mut again = fork.fork(fork.cursor(), 8, Viewer::Seat(Side::Carthage));
    answer(&mut again, 3);
    for one in [&mut fork, &mut again] {
        let copy = code::open_link::<Pig>(&code::to_link(one)).expect("a link opens");
        assert_eq!((copy.state(), copy.rewinds()), (one.state(), one.rewinds()));
        assert_eq!(copy.undo_floor(), one.undo_floor());
        let (here, state) = (one.cursor(), one.state().clone());
        one.seek(1);
        let early = code::open_link::<Pig>(&code::to_link(one)).expect("a link from before the fork opens");
        assert_eq!(early.state(), one.state());
        one.seek(here);
        assert_eq!(*one.state(), state);
    }
}

#[test]
fn going_back_before_it_does_not_bring_the_true_cards_back() {
    let game = midst();
    let early = game.cursor() - 3;
    let mut there = game.clone();
    there.seek(early);
    let hands = (0..20).map(|id| {
        let mut fork = game.fork(game.cursor(), id, ROME);
        assert!(!fork.undo(), "what led to a fork is not taken back");
        fork.rewind(early, Dice::Same);
        assert_eq!(Pig::scene(fork.state(), ROME), Pig::scene(there.state(), ROME));
        hand(&fork, Side::Carthage)
    });
    assert!(hands.into_iter().any(|h| h != hand(&there, Side::Carthage)));
}
