//! Odds against dice, and against every way followed for itself.

use super::{MOST_RUNS, Matter, Tally, may_commit, odds};
use crate::{Hamilcar, Setup, State};
use engine::odds::{Chance, Odds, Standing, distribution, distribution_by_ways, simulation};
use engine::{Choice, Game, Rules, Seed, Seeded};
use std::collections::BTreeMap;
use testkit::{Kinds, RandomPlay};

/// A moment of a war at which an answer commits to dice.
struct Commitment {
    game: Game<Hamilcar>,
    choice: Choice,
    about: String,
    outcomes: Vec<(Tally, Chance)>,
}

/// What it is about, as far as its test cares: a word of its title, whether there is a battle, and whether elephants charge.
fn sort(told: &Odds, outcomes: &[(Tally, Chance)]) -> String {
    let word = if told.about.starts_with("Att") {
        told.about.split(' ').next()
    } else {
        told.about.split(' ').nth(1)
    };
    let fought = outcomes.iter().any(|(tally, _)| tally.winner.is_some());
    let charges = told.modifiers.iter().any(|line| line.contains("Elephants"));
    format!("{word:?} {fought} {charges}")
}

/// Commitments of random wars, so many of each sort at most.
fn commitments(wars: u64, of_each: usize) -> Vec<Commitment> {
    let mut found: BTreeMap<String, Vec<Commitment>> = BTreeMap::new();
    for number in 0..wars {
        let mut state: State = Hamilcar::start(Setup::default());
        Hamilcar::rare_start(&mut state, number);
        let mut game = Game::<Hamilcar>::from_state(state, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        while let Some(pending) = game.pending() {
            let legal = pending.legal.clone();
            let about = pending.question.about;
            for choice in legal.iter().filter(|choice| may_commit(about, **choice)) {
                let standing = Standing::of(&game).expect("a question waits");
                let Some(told) = odds(&standing, *choice) else { continue };
                let outcomes = distribution(&standing, *choice, &Matter { avoids: false }, MOST_RUNS)
                    .expect("odds come from a distribution");
                let sort = sort(&told, &outcomes);
                let of_sort = found.entry(sort).or_default();
                if of_sort.len() < of_each {
                    of_sort.push(Commitment {
                        game: game.clone(),
                        choice: *choice,
                        about: told.about,
                        outcomes,
                    });
                }
            }
            let choice = legal[player.pick(&legal)];
            game.answer(choice).expect("a legal answer is taken");
        }
    }
    found.into_values().flatten().collect()
}

/// Within four standard errors of what dice bring, for each outcome.
fn agrees_with_dice(commitment: &Commitment, games: u32) {
    let standing = Standing::of(&commitment.game).expect("a question waits");
    let thrown = simulation(
        &standing,
        commitment.choice,
        &Matter { avoids: false },
        games,
        Seed(0xD1CE),
    );
    for (tally, chance) in &commitment.outcomes {
        let p = chance.of as f64 / chance.among as f64;
        let n = f64::from(games);
        let seen = thrown.get(tally).copied().unwrap_or(0) as f64;
        let error = (n * p * (1.0 - p)).sqrt();
        assert!(
            (seen - n * p).abs() <= 4.0 * error + 1.0,
            "{}: {tally:?} {seen} of {games}, expected {}",
            commitment.about,
            n * p
        );
    }
    let known = |tally: &Tally| commitment.outcomes.iter().any(|(known, _)| known == tally);
    assert!(
        thrown.keys().all(known),
        "{}: dice bring what odds do not know",
        commitment.about
    );
}

fn all_agree_with_dice(commitments: &[Commitment], games: u32) {
    for commitment in commitments {
        let sum = |sum: Chance, (_, chance): &(Tally, Chance)| sum.or(*chance);
        let whole = commitment.outcomes.iter().fold(Chance::new(0, 1), sum);
        assert_eq!(whole, Chance::new(1, 1), "{}: the chances add up", commitment.about);
        agrees_with_dice(commitment, games);
    }
}

/// How deep the tests dig: positions, of each sort, throws, ways of a battle followed one by one. With `CORVUS_DEEP=1` a million throws
/// of each sort, and every way of a battle with elephants: that takes minutes.
fn depth() -> (u64, usize, u32, u32) {
    if std::env::var_os("CORVUS_DEEP").is_some() {
        (200, 2, 1_000_000, 5_000_000)
    } else {
        (12, 1, 10_000, 20_000)
    }
}

#[test]
fn odds_agree_with_dice() {
    let (positions, each, throws, _) = depth();
    all_agree_with_dice(&commitments(positions, each), throws);
}

#[test]
fn putting_positions_together_changes_nothing() {
    let (positions, each, _, ways) = depth();
    for commitment in commitments(positions, each) {
        let standing = Standing::of(&commitment.game).expect("a question waits");
        let by_ways = distribution_by_ways(&standing, commitment.choice, &Matter { avoids: false }, ways);
        if let Some(by_ways) = by_ways {
            assert_eq!(by_ways, commitment.outcomes, "{}", commitment.about);
        }
    }
}
