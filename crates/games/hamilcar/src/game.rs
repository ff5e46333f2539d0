//! Hamilcar as the engine sees it.

use crate::data::cards::{COUNT, DICTATOR};
use crate::data::dice::{Die, faces};
use crate::data::tactics;
use crate::rules::{sequence, setup};
use crate::{Board, Event, Hamilcar, Prompt, Setup, State, invariants};
use engine::{CardPermutation, CardSet, Flow, Rules, Side, Unsound};

impl Rules for Hamilcar {
    type State = State;
    type Event = Event;
    type Setup = Setup;
    type Prompt = Prompt;
    type Die = Die;

    const NAME: &'static str = "hamilcar";
    const GAME: u8 = 1;
    const REVISION: u8 = 4;
    const SCHEMA: u16 = 4;
    const OLDEST_SCHEMA: u16 = 1;

    fn start(setup: Setup) -> State {
        setup::start(setup)
    }

    fn step(table: &mut Board<'_>) -> Flow<()> {
        sequence::step(table)
    }

    fn faces(die: Die) -> u8 {
        faces(die).len() as u8
    }

    fn die_id(die: Die) -> u8 {
        die as u8
    }

    fn prompt_id(prompt: Prompt) -> u8 {
        prompt.id()
    }

    fn decks(_: &State) -> Vec<CardSet> {
        vec![CardSet::first(COUNT as u32), tactics::deck()]
    }

    /// The own hand, and all that lies open: discards, cards out of the game, both War Chest boxes.
    fn seen(state: &State, by: Side) -> CardSet {
        let beside_the_board = [DICTATOR].into_iter().collect();
        let tactics = state.tactics.hands[by]
            .or(state.tactics.played)
            .or(state.tactics.last[by]);
        let strategy = state.open_cards().or(state.hands[by]).or(state.effects.known);
        strategy.or(tactics).or(beside_the_board)
    }

    fn permute_cards(state: &mut State, names: &CardPermutation) {
        let own = [
            &mut state.war_chest.rome,
            &mut state.war_chest.carthage,
            &mut state.events,
            &mut state.effects.known,
            &mut state.tactics.hands.rome,
            &mut state.tactics.hands.carthage,
            &mut state.tactics.played,
            &mut state.tactics.last.rome,
            &mut state.tactics.last.carthage,
        ];
        for set in state.common.piles_mut().into_iter().chain(own) {
            *set = names.set(*set);
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
