//! Games without checks, for measuring: the caller holds the clock.

use super::RandomPlay;
use super::setups::setup_of;
use engine::code::{Opened, Opening, to_link};
use engine::internals::mix;
use engine::{Envelope, Game, Lot, Nature, Random, Seed, Seeded, Silent, Timeline, run_out};

/// Plays whole games from set-up in straight runs, uniformly at random, until so many decisions are made. Returns how many were.
#[must_use]
pub fn straight_games<R: RandomPlay>(decisions: u64, seed: u64) -> u64 {
    let (mut made, mut number) = (0, seed);
    while made < decisions {
        let (seed, player) = (Seed(mix(number)), Seed(mix(!number)));
        let mut random = Random::forgetful(player);
        let mut nature = Seeded::new(seed);
        run_out::<R>(R::start(setup_of::<R>(number)), &mut random, &mut nature, &mut Silent);
        made += random.decisions.max(1);
        number = number.wrapping_add(1);
    }
    made
}

/// The same, pausing at each answer and running the segment again after it.
#[must_use]
pub fn reexecute<R: RandomPlay>(decisions: u64, seed: u64) -> u64 {
    let (mut made, mut number) = (0, seed);
    while made < decisions {
        let mut game = Game::<R>::new(setup_of::<R>(number), Seed(mix(number)));
        let mut chance = Seeded::new(Seed(mix(!number)));
        while let Some(pending) = game.pending() {
            let faces = pending.legal.len() as u8;
            let choice = pending.legal[chance.pick(Lot::Die { id: 0, faces }) as usize];
            made += u64::from(faces > 1);
            game.answer(choice).expect("a legal answer is taken");
        }
        made += 1;
        number = number.wrapping_add(1);
    }
    made
}

/// A whole game of one of the set-ups, uniformly at random, with all its past.
pub(super) fn whole_game<R: RandomPlay>(number: u64) -> Timeline<R> {
    whole_game_of(setup_of::<R>(number), number)
}

/// A whole game of this set-up, uniformly at random, with all its past. The same number gives the same dice and answers.
#[must_use]
pub fn whole_game_of<R: RandomPlay>(setup: R::Setup, number: u64) -> Timeline<R> {
    let mut game = Timeline::<R>::new(setup, Seed(mix(number)), Envelope::default());
    game.play(&mut Random::forgetful(Seed(mix(!number))));
    game
}

/// The game with most answers of so many.
#[must_use]
pub fn measure_longest<R: RandomPlay>(games: u32, seed: u64) -> Option<Timeline<R>> {
    (0..u64::from(games))
        .map(|game| whole_game::<R>(seed.wrapping_add(game)))
        .max_by_key(|game| game.answers().len())
}

/// Lengths of links.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Measured {
    /// The length of each link in characters, sorted.
    pub lengths: Vec<usize>,
    /// Games, by number, whose link did not lead back to them.
    pub failures: Vec<(u64, String)>,
}

/// Makes and opens the link of so many finished games of one set-up or of all in turn. `play` makes the game of a set-up and a number, as
/// [`whole_game_of`] does at random; `each` is told every link.
///
/// ```
/// use testkit::{measure_links, whole_game_of};
/// let mut links = Vec::new();
/// let measured = measure_links::<pig::Pig>(20, 1, None, whole_game_of::<pig::Pig>, |link| links.push(link.to_owned()));
/// assert_eq!((measured.lengths.len(), measured.failures.len()), (20, 0));
/// assert!(links.iter().all(|link| engine::code::open_link::<pig::Pig>(link).is_ok()));
/// ```
#[must_use]
pub fn measure_links<R: RandomPlay>(
    games: u32,
    seed: u64,
    of: Option<R::Setup>,
    play: impl Fn(R::Setup, u64) -> Timeline<R>,
    mut each: impl FnMut(&str),
) -> Measured {
    let mut measured = Measured::default();
    for number in (0..u64::from(games)).map(|game| seed.wrapping_add(game)) {
        let game = play(of.unwrap_or_else(|| setup_of::<R>(number)), number);
        let link = to_link(&game);
        let opened = Opening::<R>::new(&link).and_then(|opening| opening.advance(u32::MAX));
        match opened {
            Ok(Opened::Whole(copy)) if copy.state() == game.state() && copy.steps() == game.steps() => {}
            _ => measured.failures.push((number, link.clone())),
        }
        each(&link);
        measured.lengths.push(link.len());
    }
    measured.lengths.sort_unstable();
    measured
}
