//! Exact odds of the small game: a die that may be rolled again.

use engine::odds::{Chance, Inquiry, Standing, distribution, distribution_by_ways, simulation, story};
use engine::{Choice, Decision, Game, Question, Seed, Side};
use pig::{Pig, State};

/// Rolls on until so many dice have fallen, and nobody trips. Counts the dice and what they show together.
struct Rolls(u8);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Sum {
    dice: u8,
    sum: u8,
    ended: bool,
}

impl Inquiry<Pig> for Rolls {
    type Tally = Sum;

    fn answer(&self, _: &State, question: &Question<&'static str>, legal: &[Choice]) -> Decision {
        let wanted = if question.about == "trip" {
            Choice::Pass
        } else {
            Choice::Yes
        };
        legal
            .iter()
            .position(|c| *c == wanted)
            .map_or(Decision::Cut, Decision::Take)
    }

    fn hear(&self, tally: &mut Sum, event: &(Side, &'static str, u8)) -> bool {
        match event.1 {
            "rolls" => {
                tally.dice += 1;
                tally.sum += event.2;
            }
            "scores" => tally.ended = true,
            _ => {}
        }
        tally.ended || tally.dice == self.0
    }
}

/// A game in which it is asked whether to roll again.
fn game() -> Game<Pig> {
    let mut game = Game::<Pig>::new((), Seed(1));
    while game.pending().expect("the game has just begun").question.about != "go" {
        game.answer(Choice::Pass).expect("nobody has to trip");
    }
    game
}

#[test]
fn one_roll() {
    let game = game();
    let standing = Standing::of(&game).expect("a question waits");
    let odds = distribution(&standing, Choice::Yes, &Rolls(1), 100).expect("a die falls");
    let sums: Vec<(u8, Chance)> = odds.iter().map(|(tally, chance)| (tally.sum, *chance)).collect();
    let expected: Vec<(u8, Chance)> = (1..=6).map(|face| (face, Chance::new(1, 6))).collect();
    assert_eq!(sums, expected);
    assert_eq!(
        distribution(&standing, Choice::No, &Rolls(1), 100),
        None,
        "to hold rolls no die"
    );
    assert_eq!(
        distribution(&standing, Choice::Yes, &Rolls(3), 20),
        None,
        "more ways than runs"
    );
}

#[test]
fn ways_and_dice_agree() {
    let game = game();
    let standing = Standing::of(&game).expect("a question waits");
    let inquiry = Rolls(3);
    let odds = distribution(&standing, Choice::Yes, &inquiry, 1000).expect("a die falls");
    let ways = distribution_by_ways(&standing, Choice::Yes, &inquiry, 1000);
    assert_eq!(Some(&odds), ways.as_ref());
    let cases: u64 = odds.iter().map(|(_, c)| c.of * (216 / c.among)).sum();
    assert_eq!(cases, 216, "the chances add up to one");
    let thrown = simulation(&standing, Choice::Yes, &inquiry, 60_000, Seed(3));
    for (tally, chance) in odds {
        let expected = 60 * u64::from(chance.per_mille());
        assert!(thrown[&tally].abs_diff(expected) < 500, "{tally:?}: {expected}");
    }
    assert!(!story(&standing, Choice::Yes, &inquiry).is_empty());
}
