//! `trial think LINK [--at ANSWERS] [--level L] [--budget N] [--rollouts N]`: what the computer player thinks where a link ends, or after so
//! many of its answers; the same thought as on the page. `--budget` and `--rollouts` repeat one that was cut short, as its report names it.

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
    /// What the whole thought may spend, if that is not what its level has for the question.
    budget: Option<u32>,
    /// After so many it is cut short.
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
        Self::within(link, at, level, None, None)
    }

    /// The same with another budget, or cut short after so many rollouts.
    fn within(
        link: &str,
        at: Option<usize>,
        level: Level,
        budget: Option<u32>,
        rollouts: Option<u32>,
    ) -> Result<Self, String> {
        let mut game: Timeline<R> = code::open_link(link).map_err(|error| error.to_string())?;
        if let Some(at) = at {
            game.seek(at);
        }
        let question = game.pending().ok_or("nobody is asked there")?.question;
        let blind = Blind::of(game.game(), question.to).ok_or("nobody is asked there")?;
        let seed = Seed(seed_of(game.envelope.id, game.cursor()).into());
        let level = budget.map_or(level, |budget| level.with_budget(budget, R::stake(&question)));
        Ok(Considered {
            question,
            thought: Thinker::thought_within(&blind, level, seed, rollouts.unwrap_or(u32::MAX)),
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
        let budget = arguments.text("budget").map(str::parse).transpose();
        let rollouts = arguments.text("rollouts").map(str::parse).transpose();
        Ok(Think {
            link: arguments.link()?,
            at: at.map_err(|_| "--at wants a number")?,
            level: arguments.number("level", 3)?,
            budget: budget.map_err(|_| "--budget wants a number")?,
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
        let level = Level::of(self.level).ok_or("there is no such level")?;
        let considered = Considered::<R>::within(&self.link, self.at, level, self.budget, self.rollouts)?;
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
            "chance={} rollouts={} budget={} level={}",
            thought.chance, thought.rollouts, thought.budget, level.number
        );
        Ok(0)
    }
}
