//! `trial think`: what the computer player thinks where a link ends, or after so many of its answers; the same thought as on the page.
//! `--budget`, `--rollouts` and `--workers` repeat one that was cut short, as its report names it.

use crate::found_link;
use crate::known::Known;
use ai::{Continuation, Evaluate, Level, Thinker, Thought};
use clap::Args;
use engine::{Choice, Game, Question, Seed};
use registry::AiTask;
use testkit::cases::CaseLanguage;

/// So many reasons are told of each answer.
const REASONS: usize = 4;

#[derive(Args)]
pub struct Think {
    /// The link; text may stand around it.
    #[arg(value_parser = found_link)]
    pub link: String,
    /// After so many answers of the link.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The level of the computer player.
    #[arg(long, value_name = "L", default_value_t = 3)]
    level: u8,
    /// What the whole thought may spend, if that is not what its level has for the question.
    #[arg(long, value_name = "N")]
    budget: Option<u32>,
    /// After so many rollouts it is cut short.
    #[arg(long, value_name = "N")]
    rollouts: Option<u32>,
    /// So many workers shared it.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    workers: u8,
    /// Tells how the war may go on after each answer that was tried out.
    #[arg(long)]
    continuations: bool,
}

/// A thought about the question that waits in a game, as the side that is asked knows it.
pub struct Considered<R: Evaluate> {
    pub game: Game<R>,
    pub question: Question<R::Prompt>,
    pub thought: Thought,
}

impl<R: Evaluate + CaseLanguage> Considered<R> {
    /// Thinks at a level.
    pub fn of(known: &Known<R>, level: Level) -> Self {
        Self::within(known, level, None, None, 1)
    }

    /// The same with another budget, or cut short after so many rollouts, by so many workers.
    fn within(known: &Known<R>, level: Level, budget: Option<u32>, rollouts: Option<u32>, workers: u8) -> Self {
        let game = known.blind.game();
        let question = game.pending().expect("a blind game has a question").question;
        let level = budget.map_or(level, |budget| level.with_budget(budget, R::stake(&question)));
        let seed = Seed(known.seed.into());
        Considered {
            game,
            question,
            thought: Thinker::shared_thought(&known.blind, level, seed, rollouts.unwrap_or(u32::MAX), workers),
        }
    }

    /// The words of an answer to it.
    pub fn words(&self, choice: Choice) -> String {
        R::label(self.game.state(), &self.question, choice)
    }

    /// The weightiest reasons for and against an answer, with their points.
    fn reasons(&self, choice: Choice) -> String {
        let legal = &self.game.pending().expect("a question waits").legal;
        let all = ai::reasons::<R>(self.game.state(), &self.question, legal);
        let at = legal.iter().position(|other| *other == choice).unwrap_or_default();
        let told = all[at].iter().take(REASONS);
        let told: Vec<String> = told
            .map(|given| format!("{:+} {}", given.points, given.words))
            .collect();
        told.join("; ")
    }
}

/// How the war may go on after an answer, as the page tells it.
fn continuation<R: Evaluate + CaseLanguage>(known: &Known<R>, answer: Choice) -> Vec<String> {
    let Some(mut continuation) = Continuation::new(&known.blind, answer, Seed(known.seed.into())) else {
        return Vec::new();
    };
    continuation.think(u32::MAX);
    let story = continuation.story().into_iter();
    story.flat_map(|story| story.lines).map(|line| line.text).collect()
}

impl AiTask for Think {
    type Output = Result<u8, String>;

    /// Thinks, and prints the answers that were tried out.
    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        let level = Level::of(self.level).ok_or("there is no such level")?;
        let known = Known::<R>::at(&self.link, self.at)?;
        let considered = Considered::within(&known, level, self.budget, self.rollouts, self.workers);
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
            if self.continuations {
                continuation(&known, way.answer)
                    .iter()
                    .for_each(|line| println!("      {line}"));
            }
        }
        println!("answers {}", considered.words(thought.answer));
        println!(
            "chance={} rollouts={} budget={} level={}",
            thought.chance, thought.rollouts, thought.budget, level.number
        );
        Ok(0)
    }
}
