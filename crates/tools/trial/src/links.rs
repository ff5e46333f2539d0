//! `trial links`: links of whole wars, how long they are and whether they lead back.

use crate::game_of_name;
use crate::players::Players;
use clap::Args;
use engine::{Envelope, Seed, Timeline};
use registry::{Listed, Task};
use testkit::{RandomPlay, Tested, measure_links, whole_game_of};

#[derive(Args)]
pub struct Links {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The set-up of all wars as a link packs it; else all set-ups in turn.
    #[arg(long, value_name = "BITS")]
    switches: Option<u32>,
    #[command(flatten)]
    players: Players,
    /// Prints every link, on a line of its own.
    #[arg(long)]
    print: bool,
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
