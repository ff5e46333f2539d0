//! Hannibal as the engine sees it.

use crate::data::battle_cards;
use crate::data::cards::COUNT;
use crate::rules::{sequence, setup};
use crate::{Board, Die, Event, Hannibal, Prompt, Setup, State, invariants};
use engine::{CardPermutation, CardSet, Flow, Rules, Side, Unsound};

impl Rules for Hannibal {
    type State = State;
    type Event = Event;
    type Setup = Setup;
    type Prompt = Prompt;
    type Die = Die;

    const NAME: &'static str = "hannibal";
    const GAME: u8 = 2;
    const REVISION: u8 = 3;
    const SCHEMA: u16 = 4;
    const OLDEST_SCHEMA: u16 = 1;

    fn start(setup: Setup) -> State {
        setup::start(setup)
    }

    fn step(table: &mut Board<'_>) -> Flow<()> {
        sequence::step(table)
    }

    fn faces(_: Die) -> u8 {
        6
    }

    fn die_id(_: Die) -> u8 {
        0
    }

    fn prompt_id(prompt: Prompt) -> u8 {
        prompt.id()
    }

    fn decks(_: &State) -> Vec<CardSet> {
        vec![CardSet::first(COUNT as u32), battle_cards::deck()]
    }

    /// The own hand, and all that lies open.
    fn seen(state: &State, by: Side) -> CardSet {
        let own = state.battle.as_ref().map_or(CardSet::EMPTY, |battle| battle.hands[by]);
        state.open_cards().or(state.hands[by]).or(own)
    }

    fn permute_cards(state: &mut State, names: &CardPermutation) {
        let own = [&mut state.effects.known];
        for set in state.common.piles_mut().into_iter().chain(own) {
            *set = names.set(*set);
        }
        if let Some(battle) = &mut state.battle {
            battle.permute_cards(names);
        }
    }

    fn check(state: &State) -> Result<(), Unsound> {
        invariants::check(state)
    }

    fn pack(setup: Setup) -> u32 {
        setup.pack()
    }

    fn unpack(number: u32) -> Option<Setup> {
        Setup::unpack(number)
    }
}
