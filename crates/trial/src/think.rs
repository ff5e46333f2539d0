//! `trial think LINK [--at ANSWERS] [--level L] [--rollouts N]`: what the computer player thinks where a link ends, or after so many of its
//! answers; the same thought as on the page.

use crate::arguments::Arguments;
use games::MindTask;
use kernel::trial::cases::Cased;
use kernel::{Blind, Choice, Question, Seed, Timeline, code};
use mind::message::seed_of;
use mind::{Advice, Level, Minded, Seat, Thinker, Thought};

/// So many reasons are told of each answer.
const REASONS: usize = 4;

pub struct Think {
    link: String,
    at: Option<usize>,
    level: u8,
    rollouts: Option<u32>,
}

/// A thought about the question that waits in a game.
pub struct Considered<R: Minded> {
    pub game: Timeline<R>,
    pub question: Question<R::Prompt>,
    pub thought: Thought,
}

impl<R: Minded + Cased> Considered<R> {
    /// Thinks at a level where a link ends, or after so many of its answers.
    pub fn of(link: &str, at: Option<usize>, level: Level) -> Result<Self, String> {
        let mut game: Timeline<R> = code::open_link(link).map_err(|error| error.to_string())?;
        if let Some(at) = at {
            game.seek(at);
        }
        let question = game.pending().ok_or("nobody is asked there")?.question;
        let blind = Blind::of(game.game(), question.to).ok_or("nobody is asked there")?;
        let seed = seed_of(game.envelope.id, game.cursor());
        Ok(Considered {
            question,
            thought: Thinker::thought_through(&blind, level, Seed(seed.into())),
            game,
        })
    }

    /// The words of an answer to it.
    pub fn words(&self, choice: Choice) -> String {
        R::label(self.game.state(), &self.question, choice)
    }

    /// The weightiest reasons for and against an answer, with their points.
    fn reasons(&self, choice: Choice) -> String {
        let legal = &self.game.pending().expect("a question waits").legal;
        let seat = Seat {
            state: self.game.state(),
            side: self.question.to,
        };
        let mut points = Vec::new();
        let mut advice = Advice::new(legal, &mut points).explaining();
        R::advise(&seat, &self.question, &mut advice);
        let at = legal.iter().position(|other| *other == choice).unwrap_or_default();
        let told = advice.told(at).into_iter().take(REASONS);
        let told: Vec<String> = told
            .map(|(reason, points)| format!("{points:+} {}", reason.words))
            .collect();
        told.join(", ")
    }
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
        let considered = Considered::<R>::of(&self.link, self.at, level)?;
        let (game, question, thought) = (&considered.game, &considered.question, &considered.thought);
        println!("{}: {}", question.to.name(), R::prompting(game.state(), question).title);
        for way in &thought.ways {
            println!(
                "  {:>4} of 4096 in {:>5}: {} ({})",
                way.chance,
                way.rollouts,
                considered.words(way.answer),
                considered.reasons(way.answer)
            );
        }
        println!("answers {}", considered.words(thought.answer));
        println!(
            "chance={} rollouts={} level={}",
            thought.chance, thought.rollouts, level.number
        );
        Ok(0)
    }
}
