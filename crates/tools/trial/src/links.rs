//! `trial links GAME --games N --seed S [--switches BITS] [--players NAME] [--print]`.

use crate::arguments::Arguments;
use crate::players::Players;
use engine::{Envelope, Seed, Timeline};
use registry::Task;
use testkit::{RandomPlay, Tested, measure_links, whole_game_of};

pub struct Links {
    games: u32,
    seed: u64,
    /// The set-up as a link packs it, the same for all wars; else all set-ups in turn.
    switches: Option<u32>,
    players: Players,
    /// Whether every link is printed, on a line of its own.
    print: bool,
}

impl Links {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        Ok(Links {
            games: arguments.number("games", 1000)?,
            seed: arguments.number("seed", 1)?,
            switches: arguments
                .has("switches")
                .then(|| arguments.number("switches", 0))
                .transpose()?,
            players: Players::from(arguments),
            print: arguments.has("print"),
        })
    }
}

impl Task for Links {
    type Output = Result<u8, String>;

    fn run<R: Tested>(self) -> Self::Output {
        if self.players.are_random() {
            return Ok(self.measured(whole_game_of::<R>));
        }
        self.players.of::<R>(Seed(self.seed))?;
        Ok(self.measured::<R>(|setup, number| {
            let mut game = Timeline::new(setup, Seed(number), Envelope::default());
            let mut players = self.players.of(Seed(number)).expect("the names have been read");
            game.play(&mut *players);
            game
        }))
    }
}

impl Links {
    fn measured<R: RandomPlay>(&self, play: impl Fn(R::Setup, u64) -> Timeline<R>) -> u8 {
        let setup = self.switches.map(R::unpack);
        let Ok(setup) = setup.map(|setup| setup.ok_or(())).transpose() else {
            eprintln!("trial: no war of {} is set up with these switches", R::NAME);
            return 2;
        };
        let print = |link: &str| {
            if self.print {
                println!("{link}");
            }
        };
        let measured = measure_links::<R>(self.games, self.seed, setup, play, print);
        for (seed, link) in measured.failures.iter().take(10) {
            println!("FAIL seed={seed} answer=0 link={link} what=the link does not lead back to its game");
        }
        let lengths = &measured.lengths;
        println!(
            "links={} longest={} median={} p95={} p999={} failures={}",
            lengths.len(),
            lengths.last().unwrap_or(&0),
            lengths.get(lengths.len() / 2).unwrap_or(&0),
            lengths.get(lengths.len() * 95 / 100).unwrap_or(&0),
            lengths.get(lengths.len() * 999 / 1000).unwrap_or(&0),
            measured.failures.len()
        );
        u8::from(!measured.failures.is_empty())
    }
}
