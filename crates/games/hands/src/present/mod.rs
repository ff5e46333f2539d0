//! The game shows itself: the page, the case files and the command line ask here.

pub mod odds;

pub(crate) mod about;
pub(crate) mod scene;
pub(crate) mod words;

use crate::rules::ending;
use crate::{Event, Hands, Prompt, Setup, State};
use engine::about::{About, DrawnMap};
use engine::odds::{Odds, Standing};
use engine::scene::{CardFace, Chapter, Occasion, Scene, Switch};
use engine::{CardId, Choice, Lack, Line, PerSide, Present, Prompting, Question, Refusal, Rule, SpaceId, Viewer};

impl Present for Hands {
    const ABOUT: About = about::ABOUT;
    const SHORT_WARS: &'static str = include_str!("../../short-wars.txt");
    const CHALLENGES: &'static str = include_str!("../../challenges.txt");
    const ACTS: bool = true;
    const MAP: Option<DrawnMap> = Some(about::MAP);

    fn scene(state: &State, by: Viewer) -> Scene {
        scene::scene(state, by)
    }

    fn prompting(state: &State, question: &Question<Prompt>) -> Prompting {
        words::prompting(state, question)
    }

    fn label(_: &State, question: &Question<Prompt>, choice: Choice) -> String {
        words::label(question, choice)
    }

    fn seldom(_: &State, _: &Question<Prompt>, choice: Choice) -> bool {
        words::seldom(choice)
    }

    fn place(_: &Question<Prompt>, choice: Choice) -> u8 {
        words::place_among(choice)
    }

    fn lacks(state: &State, question: &Question<Prompt>, at: SpaceId) -> Vec<Lack> {
        words::lacks(state, question, at)
    }

    fn counted(state: &State) -> Vec<(&'static str, PerSide<u16>)> {
        ending::counted(state)
    }

    fn idle(state: &State, question: &Question<Prompt>, choice: Choice) -> Option<Refusal> {
        words::idle(state, question, choice)
    }

    fn line(event: &Event, by: Viewer) -> Option<Line> {
        Some(words::line(event, by))
    }

    fn proposed(state: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<Choice> {
        words::proposed(state, question, legal)
    }

    fn concerns(state: &State, _: &Question<Prompt>, choice: Choice) -> Option<SpaceId> {
        words::concerns(state, choice)
    }

    fn odds(standing: &Standing<'_, Self>, choice: Choice) -> Option<Odds> {
        odds::odds(standing, choice)
    }

    fn card(card: CardId) -> CardFace {
        words::card(card)
    }

    fn section_of(card: CardId) -> Rule {
        Rule(words::section_of(card))
    }

    fn switches() -> &'static [Switch] {
        Setup::SWITCHES
    }

    fn occasions() -> &'static [Occasion] {
        &words::OCCASIONS
    }

    fn occasion(question: &Question<Prompt>) -> Option<u8> {
        words::occasion(question.about)
    }

    fn occasions_of(card: CardId) -> u32 {
        words::occasions_of(card)
    }

    fn readable() -> Vec<(&'static str, Vec<CardId>)> {
        words::readable()
    }

    fn chapters() -> &'static [Chapter] {
        words::CHAPTERS
    }
}
