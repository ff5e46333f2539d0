//! The game shows itself: the page, the case files and the command line ask here.

pub mod odds;

pub(crate) mod about;
pub(crate) mod proposal;
pub(crate) mod scene;
pub(crate) mod thrown;
pub(crate) mod words;

use crate::data::{cards, tactics};
use crate::protocol::buttons::Named;
use crate::protocol::prompt::{MovementAsk, Prompt};
use crate::rules::{battle, movement};
use crate::state::Entered;
use crate::{Event, Hamilcar, State};
use engine::about::{About, DrawnMap};
use engine::odds::{Odds, Standing};
use engine::scene::{CardFace, Chapter, GeneralFace, Occasion, Route, Scene, Switch};
use engine::{CardId, Choice, Line, Present, Prompting, Question, Rule, Viewer};
use punic::present::words::CUT_OFF;

impl Present for Hamilcar {
    const ABOUT: About = about::ABOUT;
    const SHORT_WARS: &'static str = include_str!("../../short-wars.txt");
    const CHALLENGES: &'static str = include_str!("../../challenges.txt");
    const MAP: Option<DrawnMap> = Some(about::MAP);
    const MARCHES: bool = true;

    fn scene(state: &State, by: Viewer) -> Scene {
        scene::scene(state, by)
    }

    fn route(state: &State) -> Option<Route> {
        scene::route(state)
    }

    fn warns(state: &State) -> String {
        let Some(march) = state.march else { return String::new() };
        let isolated = words::isolated_now(state, march.side);
        match movement::bars_landing(state) {
            Some(refusal) => format!(
                " The Fleet cannot land there and has to sail on. {}{isolated}",
                refusal.because
            ),
            None => isolated,
        }
    }

    fn risks(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
        let into = match (question.about, choice, state.march, state.voyage) {
            (Prompt::Movement(MovementAsk::March), Choice::Space(to), Some(march), _) => {
                Some((to, Entered::Road(march.at)))
            }
            // Into a port of the enemy it sails to land.
            (Prompt::Movement(MovementAsk::Sail), Choice::Space(to), _, Some(voyage)) => {
                Some((to, Entered::Sea(voyage.from)))
            }
            (Prompt::Movement(MovementAsk::Sail), choice, _, Some(voyage)) if choice == Named::Land.choice() => {
                Some((voyage.at, Entered::Sea(voyage.from)))
            }
            _ => None,
        };
        let cut_off = into.is_some_and(|(to, entered)| battle::cuts_off(state, to, entered));
        if cut_off { CUT_OFF.to_owned() } else { String::new() }
    }

    fn gives_up(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
        let (Some(march), Prompt::Movement(MovementAsk::March)) = (state.march, question.about) else {
            return String::new();
        };
        let leaves = matches!(choice, Choice::Space(_)) || choice == Named::Sail.choice();
        if !leaves || !movement::lifts_siege(state) {
            return String::new();
        }
        let train = state.effects.siege_train(march.at, march.side);
        words::siege_given_up(march.at, state.place(march.at).points, train)
    }

    fn prompting(state: &State, question: &Question<Prompt>) -> Prompting {
        words::prompting(state, question)
    }

    fn label(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
        words::label(state, question, choice)
    }

    fn seldom(state: &State, question: &Question<Prompt>, choice: Choice) -> bool {
        words::seldom(state, question, choice)
    }

    fn line(event: &Event, by: Viewer) -> Option<Line> {
        words::line(event, by)
    }

    fn activates(choice: Choice) -> bool {
        choice == Named::Activate.choice()
    }

    fn places(choice: Choice) -> bool {
        choice == Named::PlacePcs.choice()
    }

    fn throws(question: &Question<Prompt>, choice: Choice) -> bool {
        thrown::throws(question.about, choice)
    }

    fn proposed(state: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<Choice> {
        proposal::proposed(state, question, legal)
    }

    fn odds(standing: &Standing<'_, Self>, choice: Choice) -> Option<Odds> {
        odds::odds(standing, choice)
    }

    fn card(card: CardId) -> CardFace {
        words::card(card)
    }

    fn section_of(card: CardId) -> Rule {
        Rule(match tactics::is_tactic(card) {
            true => tactics::tactic(card).section,
            false => cards::section(card),
        })
    }

    fn switches() -> &'static [Switch] {
        crate::Setup::SWITCHES
    }

    fn occasions() -> &'static [Occasion] {
        &words::offers::OCCASIONS
    }

    fn occasion(question: &Question<Prompt>) -> Option<u8> {
        words::offers::occasion(question.about)
    }

    fn occasions_of(card: CardId) -> u32 {
        words::offers::occasions_of(card)
    }

    fn readable() -> Vec<(&'static str, Vec<CardId>)> {
        words::offers::decks()
    }

    fn chapters() -> &'static [Chapter] {
        punic::present::scene::CHAPTERS
    }

    fn generals() -> Vec<GeneralFace> {
        words::offers::generals()
    }
}
