//! The game shows itself: the page, the case files and the command line ask here.

pub mod odds;
pub mod scene;

pub(crate) mod about;
pub(crate) mod proposal;
pub(crate) mod thrown;
pub(crate) mod words;

use crate::data::{battle_cards, cards};
use crate::protocol::buttons::Named;
use crate::protocol::prompt::{CardAsk, MovementAsk, Prompt};
use crate::rules::battle;
use crate::rules::movement::{self, nothing_to_choose};
use crate::state::Entered;
use crate::{Event, Hannibal, State};
use engine::about::{About, DrawnMap};
use engine::odds::{Odds, Standing};
use engine::scene::{CardFace, Chapter, GeneralFace, Occasion, Route, Scene, Switch};
use engine::{CardId, Choice, Line, Present, Prompting, Question, Refusal, Rule, Viewer};
use punic::present::words::CUT_OFF;

impl Present for Hannibal {
    const ABOUT: About = about::ABOUT;
    const SHORT_WARS: &'static str = include_str!("../../short-wars.txt");
    const CHALLENGES: &'static str = include_str!("../../challenges.txt");
    const MAP: Option<DrawnMap> = Some(about::MAP);
    const MARCHES: bool = true;
    const DUELS: bool = true;

    fn scene(state: &State, by: Viewer) -> Scene {
        scene::scene(state, by)
    }

    fn route(state: &State) -> Option<Route> {
        scene::route(state)
    }

    fn warns(state: &State) -> String {
        state
            .march
            .map_or_else(String::new, |m| words::isolated_now(state, m.side))
    }

    fn risks(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
        let (Some(march), Choice::Space(to)) = (state.march, choice) else {
            return String::new();
        };
        let entered = match question.about {
            Prompt::Movement(MovementAsk::March) => Entered::Road(march.at),
            Prompt::Movement(MovementAsk::Sail) => Entered::Sea(march.at),
            _ => return String::new(),
        };
        let cut_off = battle::cuts_off(state, to, entered);
        if cut_off { CUT_OFF.to_owned() } else { String::new() }
    }

    fn gives_up(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
        let leaves = matches!(question.about, Prompt::Movement(MovementAsk::March | MovementAsk::Sail));
        match (state.march, choice) {
            (Some(march), Choice::Space(to)) if leaves && movement::lifts_siege(state, to) => {
                words::siege_given_up(march.at, state.place(march.at).points)
            }
            _ => String::new(),
        }
    }

    fn switches() -> &'static [Switch] {
        crate::Setup::SWITCHES
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

    fn idle(state: &State, question: &Question<Prompt>, choice: Choice) -> Option<Refusal> {
        let arranges = choice == Named::Arrange.choice() && question.about == MovementAsk::March.into();
        if arranges { nothing_to_choose(state) } else { None }
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

    fn alike(state: &State, question: &Question<Prompt>, one: Choice, other: Choice) -> bool {
        match (question.about, one, other) {
            (Prompt::Card(CardAsk::General(id)), Choice::Unit(one), Choice::Unit(other)) => {
                crate::rules::cards::alike(state, id, one, other)
            }
            _ => false,
        }
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
        use battle_cards::BattleCard::{DoubleEnvelopment, Reserve};
        if !battle_cards::is_battle_card(card) {
            return Rule(cards::section(card));
        }
        Rule(match battle_cards::BattleCard::of(card) {
            Reserve => "14.9",
            DoubleEnvelopment => "14.8",
            _ => "14.6",
        })
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
