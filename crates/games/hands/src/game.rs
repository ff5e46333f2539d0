//! Hands in the Sea as the engine sees it.

use crate::data::cards::{COUNT, DEUS_SET, deus_of};
use crate::rules::{sequence, setup};
use crate::{Board, Die, Event, Hands, Prompt, Setup, State, invariants};
use engine::{CardPermutation, CardSet, Flow, Rules, Side, Unsound};

impl Rules for Hands {
    type State = State;
    type Event = Event;
    type Setup = Setup;
    type Prompt = Prompt;
    type Die = Die;

    const NAME: &'static str = "hands";
    const GAME: u8 = 3;
    const REVISION: u8 = 4;
    const SCHEMA: u16 = 2;
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

    /// Hand and Draw deck of each side together, the decks of Events and strategy cards, and the Deus Ex Machina cards of each side.
    fn decks(state: &State) -> Vec<CardSet> {
        let own = Side::BOTH.map(|side| state.of(side).own());
        let deus = Side::BOTH.map(|side| deus_of(side).without(state.deus_played));
        own.into_iter()
            .chain([state.events, state.strategies])
            .chain(deus)
            .collect()
    }

    /// The own hand, from which follows the own deck; and all that lies open: of the other side also what is known to be in its hand or
    /// not to be there, and what lies on its deck.
    fn seen(state: &State, by: Side) -> CardSet {
        let (own, other) = (state.of(by), state.of(by.enemy()));
        let hidden = other.hidden();
        let unseen = hidden.or(own.deck.cards()).or(state.events).or(state.strategies);
        let open = own.deck.open().or(own.absent);
        let drawn: CardSet = own.deus.into_iter().collect();
        let deus = DEUS_SET.without(state.deus_played).without(drawn);
        CardSet::first(COUNT as u32).without(unseen).or(open).without(deus)
    }

    fn permute_cards(state: &mut State, names: &CardPermutation) {
        state.permute_cards(names);
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
