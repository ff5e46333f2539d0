//! Undo, redo, rewinds with the same and with new dice, forks.

#[path = "games/stones.rs"]
mod stones;

use engine::{By, Choice, Dice, Envelope, Logged, Plan, Seed, Side, SpaceId, Stop, Timeline, Viewer, code};
use stones::{Between, Stones};

type Game = Timeline<Stones>;

fn game(between: Between) -> Game {
    Timeline::new(between, Seed(5), Envelope::default())
}

/// Answers so many questions with the n-th legal answer.
fn answer(game: &mut Game, times: usize, nth: usize) {
    for _ in 0..times {
        let choice = game.pending().expect("the game goes on").legal[nth];
        game.answer(choice).expect("a legal answer is taken");
    }
}

fn floor_after(between: Between, answers: usize) -> usize {
    let mut game = game(between);
    answer(&mut game, answers, 0);
    game.undo_floor()
}

#[test]
fn own_answers_are_free_to_undo() {
    assert_eq!(floor_after(Between::Nothing, 2), 0);
    assert_eq!(floor_after(Between::Nothing, 3), 3, "now the other side is asked");
    assert_eq!(floor_after(Between::Nothing, 5), 3);
}

#[test]
fn a_die_and_a_question_to_the_other_side_forced_or_not_end_free_undo() {
    assert_eq!(floor_after(Between::Die, 1), 0);
    assert_eq!(floor_after(Between::Die, 2), 2);
    assert_eq!(
        floor_after(Between::Forced, 2),
        2,
        "it was asked, though it had one answer"
    );
    assert_eq!(floor_after(Between::Asked, 2), 2);
    assert_eq!(
        floor_after(Between::Asked, 3),
        3,
        "asked again after the other side's answer"
    );
}

#[test]
fn undo_and_redo_lead_to_the_same_moments() {
    let mut game = game(Between::Nothing);
    answer(&mut game, 5, 3);
    let (state, log) = (game.state().clone(), game.log().count());
    assert!(game.undo() && game.undo() && !game.undo());
    assert_eq!((game.cursor(), game.log().count()), (3, 3));
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!((game.state(), game.log().count()), (&state, log));
}

#[test]
fn an_answer_after_undo_makes_another_future() {
    let mut game = game(Between::Nothing);
    answer(&mut game, 5, 3);
    assert!(game.undo());
    game.answer(Choice::Space(SpaceId(40))).expect("the space is free");
    assert_eq!((game.cursor(), game.answers().len()), (5, 5));
    assert!(game.rewinds().is_empty(), "nothing was seen that could have been used");
    assert!(!game.redo());
}

#[test]
fn any_moment_can_be_reached_directly() {
    let mut game = game(Between::Die);
    let mut moments = vec![game.state().clone()];
    while game.outcome().is_none() {
        answer(&mut game, 1, 1);
        moments.push(game.state().clone());
    }
    for at in [36, 0, 17, 18, 3, 35, 35, 1, 36] {
        game.seek(at);
        assert_eq!(*game.state(), moments[at], "after {at} answers");
        assert_eq!(game.log().count(), at);
    }
}

/// The dice of all steps.
fn dice(game: &Game) -> Vec<Choice> {
    game.steps()
        .iter()
        .filter(|s| s.by == By::Nature)
        .map(|s| s.choice)
        .collect()
}

#[test]
fn the_same_dice_fall_again_and_new_dice_do_not() {
    let mut first = game(Between::Die);
    answer(&mut first, 36, 0);
    let mut same = first.clone();
    same.rewind(1, Dice::Same);
    answer(&mut same, 35, 0);
    assert_eq!(dice(&same), dice(&first));
    let mut new = first.clone();
    new.rewind(4, Dice::New);
    answer(&mut new, 32, 0);
    assert_eq!(dice(&new)[0], dice(&first)[0], "what came before stays");
    assert_ne!(dice(&new)[1..], dice(&first)[1..]);
    let mut twice = new.clone();
    twice.rewind(4, Dice::New);
    answer(&mut twice, 32, 0);
    assert_ne!(
        dice(&twice)[1..],
        dice(&new)[1..],
        "a second rewind throws other dice again"
    );
}

#[test]
fn a_log_shares_with_that_of_other_steps_what_came_before_they_part() {
    let mut game = game(Between::Die);
    answer(&mut game, 8, 0);
    let then = game.steps().to_vec();
    assert_eq!(game.shared_notes(&then), game.log_at(8));
    assert_eq!(game.shared_notes(&[]), game.log_at(0));
    game.seek(5);
    assert_eq!(game.shared_notes(&then), game.log_at(5), "it has come no further");
    answer(&mut game, 3, 1);
    assert_eq!(
        game.shared_notes(&then),
        game.log_at(5),
        "from there it took another way"
    );
    assert!(game.log_at(5) < game.log_at(8));
}

#[test]
fn a_rewind_stays_in_the_log() {
    let mut game = game(Between::Die);
    answer(&mut game, 8, 0);
    game.rewind(4, Dice::New);
    answer(&mut game, 2, 0);
    let told: Vec<bool> = game.log().map(|l| matches!(l, Logged::Rewound(_))).collect();
    assert_eq!(told, [false, false, false, false, true, false, false]);
    game.rewind(0, Dice::New);
    let rewinds = game.log().filter(|l| matches!(l, Logged::Rewound(_))).count();
    assert_eq!(
        (rewinds, game.log().count()),
        (2, 2),
        "both are told, though all else is gone"
    );
}

#[test]
fn answering_in_the_past_behind_a_die_is_a_rewind_with_new_dice() {
    let mut game = game(Between::Die);
    answer(&mut game, 36, 0);
    let before = dice(&game);
    game.seek(1);
    answer(&mut game, 35, 0);
    assert_eq!((game.rewinds().len(), game.rewinds()[0].dice), (1, Dice::New));
    assert_ne!(dice(&game), before);
}

#[test]
fn dice_that_were_seen_do_not_come_back_through_undo() {
    let mut game = game(Between::Die);
    answer(&mut game, 5, 0);
    let seen = dice(&game);
    game.rewind(4, Dice::New);
    game.seek(3);
    answer(&mut game, 33, 0);
    let rewound = game.rewinds();
    assert!(rewound.iter().all(|r| r.at <= 3), "{rewound:?}");
    let (mut all, mut other) = (dice(&game), self::game(Between::Die));
    answer(&mut other, 36, 0);
    assert_eq!(all.remove(0), seen[0]);
    assert_ne!(all, dice(&other)[1..]);
}

#[test]
fn a_fork_is_a_game_of_its_own_with_new_dice() {
    let mut game = game(Between::Die);
    answer(&mut game, 36, 0);
    let mut fork = game.fork(3, 77, Viewer::Public);
    assert_eq!((fork.envelope.id, fork.cursor(), game.cursor()), (77, 3, 36));
    answer(&mut fork, 33, 0);
    assert_ne!(dice(&fork), dice(&game));
}

#[test]
fn links_carry_rewinds_and_their_dice() {
    let mut game = game(Between::Die);
    answer(&mut game, 10, 2);
    game.rewind(5, Dice::New);
    answer(&mut game, 8, 1);
    game.rewind(9, Dice::Same);
    answer(&mut game, 20, 0);
    for at in 0..=game.cursor() {
        let mut here = game.clone();
        here.seek(at);
        let copy = code::open_link::<Stones>(&code::to_link(&here)).expect("a link opens");
        assert_eq!((copy.state(), copy.steps()), (here.state(), here.steps()));
        assert_eq!(copy.undo_floor(), here.undo_floor());
    }
    let copy = code::open_link::<Stones>(&code::to_link(&game)).expect("a link opens");
    assert_eq!(copy.rewinds(), game.rewinds());
    assert_eq!(copy.log().collect::<Vec<_>>(), game.log().collect::<Vec<_>>());
}

fn three(between: Between) -> (usize, Stop, usize) {
    let spaces = [1, 2, 3].map(|s| Choice::Space(SpaceId(s)));
    let plan = spaces
        .into_iter()
        .fold(Plan::of(Side::Rome), |plan, c| plan.then_at(0, c));
    let carried = plan.carry_out(&mut game(between));
    (carried.given, carried.stop, carried.rest.answers().len())
}

#[test]
fn a_plan_is_carried_out_until_something_intervenes() {
    assert_eq!(three(Between::Nothing), (3, Stop::Done, 0));
    assert_eq!(three(Between::Die), (2, Stop::Chance, 1));
    assert_eq!(three(Between::Forced), (3, Stop::Done, 0));
    assert_eq!(three(Between::Asked), (2, Stop::Reaction(Side::Carthage), 1));
}

#[test]
fn a_plan_stops_at_what_is_refused_and_at_another_question() {
    let mut game = game(Between::Nothing);
    let space = Choice::Space(SpaceId(9));
    let carried = Plan::of(Side::Rome)
        .then(space)
        .then(space)
        .then(Choice::Pass)
        .carry_out(&mut game);
    assert!(matches!(carried.stop, Stop::Refused(no) if no.choice == space));
    assert_eq!((carried.given, carried.rest.answers().len()), (1, 2));
    let carried = Plan::of(Side::Rome)
        .then_at(7, Choice::Space(SpaceId(1)))
        .carry_out(&mut game);
    assert_eq!((carried.given, carried.stop), (0, Stop::Elsewhere));
}
