//! `trial think LINK [--at ANSWERS] [--level L] [--rollouts N]`: what the computer player thinks where a link ends, or after so many of its
//! answers; the same thought as on the page.

use crate::arguments::Arguments;
use games::MindTask;
use kernel::trial::cases::Cased;
use kernel::{Blind, Seed, Timeline, code};
use mind::message::seed_of;
use mind::{Level, Minded, Thinker};

pub struct Think {
    link: String,
    at: Option<usize>,
    level: u8,
    rollouts: Option<u32>,
}

impl Think {
    pub fn from(arguments: &mut Arguments) -> Result<Self, String> {
        let at = arguments.text("at").map(str::parse).transpose();
        let rollouts = arguments.text("rollouts").map(str::parse).transpose();
        Ok(Think {
            link: arguments.link()?,
            at: at.map_err(|_| "--at wants a number")?,
            level: arguments.number("level", 3)?,
            rollouts: rollouts.map_err(|_| "--rollouts wants a number")?,
        })
    }

    /// Thinks, and prints the answers that were tried out.
    pub fn run(self) -> Result<u8, String> {
        let number = code::game_of_link(&self.link).map_err(|error| error.to_string())?;
        games::mind_with_number(number, self).ok_or("the game has no computer player")?
    }
}

impl MindTask for Think {
    type Output = Result<u8, String>;

    fn run<R: Minded + Cased>(self) -> Self::Output {
        let mut level = Level::of(self.level).ok_or("there is no such level")?;
        level.rollouts = self.rollouts.unwrap_or(level.rollouts);
        let mut game: Timeline<R> = code::open_link(&self.link).map_err(|error| error.to_string())?;
        if let Some(at) = self.at {
            game.seek(at);
        }
        let question = game.pending().ok_or("nobody is asked there")?.question;
        let blind = Blind::of(game.game(), question.to).ok_or("nobody is asked there")?;
        let seed = seed_of(game.envelope.id, game.cursor());
        let mut thinker = Thinker::new(&blind, level, Seed(seed.into()));
        thinker.think(u32::MAX);
        let thought = thinker.thought();
        let words = |choice| R::label(game.state(), &question, choice);
        println!(
            "{}: {}",
            question.to.name(),
            R::prompting(game.state(), &question).title
        );
        for way in &thought.ways {
            println!(
                "  {:>4} of 4096 in {:>5}: {}",
                way.chance,
                way.rollouts,
                words(way.answer)
            );
        }
        println!("answers {}", words(thought.answer));
        println!(
            "chance={} rollouts={} level={}",
            thought.chance, thought.rollouts, level.number
        );
        Ok(0)
    }
}
