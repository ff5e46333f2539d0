//! The score at the end of each turn.

mod random_wars;

use engine::Viewer;
use random_wars::played;
use registry::{Listed, built_in_games};

/// What the end of a turn brings is part of its score, though nobody may be asked between it and the next turn.
#[test]
fn a_turn_ends_with_the_score_at_which_the_next_begins() {
    let mut turns = 0;
    // The dice game of the tests has no turns: it says what its pot holds.
    for game in built_in_games().filter(|game| game.page).map(Listed::place) {
        let war = played(game, 9, 900);
        let answers = war.answers().len();
        let mut past = war.past();
        let mut moment = |at: usize| {
            past.seek(at);
            past.scene(Viewer::Public)
        };
        let scores = war.scores(0);
        for (before, after) in scores.iter().zip(&scores[1..]) {
            let begins = (0..=answers).find(|at| moment(*at).turn == after.0);
            assert_eq!(before.1, moment(begins.expect("it was played")).score, "{}", before.0);
            turns += 1;
        }
        let last = moment(answers);
        assert_eq!(scores.last(), Some(&(last.turn.clone(), last.score)));
        let half = moment(answers / 2).turn;
        assert_eq!(war.scores(answers / 2)[0].0, half, "from the turn under way");
    }
    assert!(turns > 3, "{turns} turns");
}
