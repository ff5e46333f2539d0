//! An action of several answers that nobody else learns of before it is carried out, and cards that are seen and then are not.

#[path = "../examples/foray.rs"]
#[expect(dead_code, reason = "as a program of its own it has a main")]
mod foray;

use engine::{CardSet, Choice, Dice, Envelope, Present, Rules, Seed, Side, Timeline, Viewer, code};
use foray::Foray;

type Game = Timeline<Foray>;

const ROME: Viewer = Viewer::Seat(Side::Rome);
const CARTHAGE: Viewer = Viewer::Seat(Side::Carthage);

fn answer(game: &mut Game, choice: Choice) {
    game.answer(choice).expect("a legal answer is taken");
}

fn card(game: &Game, nth: usize) -> Choice {
    game.pending().expect("the game goes on").legal[nth]
}

/// Carthage, in its first round, has laid two cards, and the action goes on.
fn midst() -> (Game, usize) {
    let mut game = Game::new((), Seed(3), Envelope::default());
    answer(&mut game, Choice::Pass);
    let before = game.cursor();
    for _ in 0..2 {
        let first = card(&game, 0);
        answer(&mut game, first);
    }
    (game, before)
}

fn hand(game: &Game, side: Side) -> CardSet {
    let hands = Foray::scene(game.state(), Viewer::Both).hands;
    hands[side].cards.iter().flatten().copied().collect()
}

#[test]
fn an_action_is_known_to_nobody_else_before_it_is_carried_out() {
    let (mut game, before) = midst();
    let known = |game: &Game, by| game.cursor() - game.game().uncommitted_to(by);
    assert_eq!([ROME, Viewer::Public].map(|by| known(&game, by)), [before; 2]);
    assert_eq!([CARTHAGE, Viewer::Both].map(|by| known(&game, by)), [before + 2; 2]);
    let mut there = game.clone();
    there.seek(before);
    let told = game.game().told_to(ROME);
    assert_eq!((told.state(), told.pending()), (there.state(), there.pending()));
    answer(&mut game, Choice::Pass);
    assert_eq!(known(&game, Viewer::Public), before + 3, "now it is carried out");
}

#[test]
fn a_position_to_look_at_is_that_before_the_action() {
    let (game, before) = midst();
    let mut there = game.clone();
    there.seek(before);
    assert_eq!(code::to_position(&game, &[]), code::to_position(&there, &[]));
    assert_eq!(game.as_read_only().state(), there.as_read_only().state());
}

#[test]
fn a_fork_begins_before_an_action_that_its_viewer_does_not_know() {
    let (game, before) = midst();
    let forks: Vec<Game> = (0..20).map(|id| game.fork(game.cursor(), id, ROME)).collect();
    for fork in &forks {
        assert_eq!((fork.cursor(), fork.rewinds()[0].back), (before, 2));
        assert_eq!(Foray::scene(fork.state(), ROME), Foray::scene(game.state(), ROME));
        assert!(Foray::check(fork.state()).is_ok());
        let copy = code::open_link::<Foray>(&code::to_link(fork)).expect("a link opens");
        assert_eq!((copy.state(), copy.rewinds()), (fork.state(), fork.rewinds()));
    }
    let other = |fork: &Game| hand(fork, Side::Carthage) != hand(&game, Side::Carthage);
    assert!(forks.iter().any(other));
    let own = game.fork(game.cursor(), 7, CARTHAGE);
    assert_eq!(
        (own.cursor(), hand(&own, Side::Carthage)),
        (before + 2, hand(&game, Side::Carthage))
    );
}

#[test]
fn going_back_from_a_fork_into_an_action_goes_back_before_it() {
    let (mut game, before) = midst();
    let midst = game.cursor();
    answer(&mut game, Choice::Pass);
    let hands = (0..20).map(|id| {
        let mut fork = game.fork(game.cursor(), id, ROME);
        fork.seek(midst);
        let next = card(&fork, 0);
        assert!(
            fork.answer(next).is_err(),
            "this would show the hand that Rome has not seen"
        );
        fork.rewind(midst, Dice::Same);
        assert_eq!(fork.cursor(), before);
        hand(&fork, Side::Carthage)
    });
    let mut there = game.clone();
    there.seek(midst);
    assert!(hands.into_iter().any(|h| h != hand(&there, Side::Carthage)));
}

/// Carthage has discarded all it could, its deck is empty and all that it had discarded comes back: in each round three cards are laid.
fn come_back() -> Game {
    let mut game = Game::new((), Seed(3), Envelope::default());
    loop {
        let question = game.pending().expect("the game goes on").question;
        let open = Foray::seen(game.game().checkpoint(), Side::Rome);
        let hidden = hand(&game, Side::Carthage).without(Foray::seen(game.state(), Side::Rome));
        if question.to == Side::Carthage && !hidden.and(open).is_empty() {
            return game;
        }
        let lays = question.to == Side::Carthage && card(&game, 0) != Choice::Pass;
        let own = hand(&game, Side::Carthage)
            .iter()
            .map(Choice::Card)
            .find(|c| game.pending().is_some_and(|p| p.legal.contains(c)));
        answer(&mut game, own.filter(|_| lays).unwrap_or(Choice::Pass));
    }
}

#[test]
fn a_card_is_known_until_it_goes_where_it_is_not_seen() {
    let game = come_back();
    let seen = Foray::seen(game.game().checkpoint(), Side::Rome);
    let own = hand(&game, Side::Carthage);
    let forks: Vec<Game> = (0..40).map(|id| game.fork(game.cursor(), id, ROME)).collect();
    let same = |set: CardSet| {
        forks
            .iter()
            .all(|fork| hand(fork, Side::Carthage).and(set) == own.and(set))
    };
    assert!(
        !same(seen),
        "discards have come back into the deck, and some of them were drawn"
    );
    for fork in &forks {
        assert_eq!(Foray::scene(fork.state(), ROME), Foray::scene(game.state(), ROME));
        let [ours, theirs] = [&game, fork].map(|game| Foray::scene(game.game().checkpoint(), ROME));
        assert_eq!(ours, theirs, "what lay open there lies there still");
        let copy = code::open_link::<Foray>(&code::to_link(fork)).expect("a link opens");
        assert_eq!(copy.state(), fork.state());
    }
}

#[test]
fn a_fork_of_an_older_link_keeps_all_that_was_seen() {
    let game = come_back();
    let older = |id| {
        let fork = game.fork(game.cursor(), id, ROME);
        let Some(Dice::Fork(kind)) = fork.rewinds().last().map(|r| r.dice) else {
            unreachable!("it is a fork")
        };
        let mut older = game.clone();
        older.rewind(game.cursor(), Dice::Fork(engine::Fork { forgets: false, ..kind }));
        let copy = code::open_link::<Foray>(&code::to_link(&older)).expect("a link opens");
        assert_eq!((copy.state(), copy.rewinds()), (older.state(), older.rewinds()));
        hand(&older, Side::Carthage)
    };
    assert!((0..20).all(|id| older(id) == hand(&game, Side::Carthage)));
}
