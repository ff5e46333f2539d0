//! Setting up the game (3). What stands where is in `data::setup` and on the rows of spaces, generals, cards and tracks.

use crate::board::politics;
use crate::board::politics::display_of;
use crate::data::generals::{Entry, general};
use crate::data::setup::{CORVI, FORGOTTEN_TACTICS, Office as Printed, READY, SPENT, SUPREMACY, UNITS};
use crate::data::spaces::{Kind, at, space};
use crate::data::tracks::{SEAMANSHIP_AT_SETUP, miat};
use crate::data::{cards, generals, spaces};
use crate::rules::operations;
use crate::state::{Common, Effects, Force, General, Marker, Office, Phase, Ships, Tactics, Where};
use crate::{Board, Setup, State, TurnAsk, TurnEvent, emit};
use engine::{CardSet, Flow, PerSide, Side};

/// The position after set-up (3.1 to 3.4).
pub fn start(setup: Setup) -> State {
    let mut state = bare(setup);
    components(&mut state);
    for side in Side::BOTH {
        units(&mut state, side);
    }
    state.display = display_of(&state);
    state
}

/// The board before anything is on it: no marker, no unit, no card dealt, every general out of reach.
fn bare(setup: Setup) -> State {
    let aside = General {
        at: Where::SetAside,
        office: Office::None,
        was_consul: false,
        rated: None,
    };
    State {
        setup,
        turn: 1,
        phase: setup.handicap.left().map_or(Phase::Deal, Phase::Handicap),
        common: Common::new(aside, CardSet::EMPTY),
        war_chest: PerSide::default(),
        events: CardSet::EMPTY,
        ships: PerSide::default(),
        seamanship: SEAMANSHIP_AT_SETUP + 1,
        corvi: CORVI,
        supremacy: SUPREMACY,
        miat: miat::SETUP,
        display: [None; 14],
        forgotten_tactics: FORGOTTEN_TACTICS,
        effects: Effects::default(),
        tactics: Tactics::default(),
        first_player: SUPREMACY,
        victory: None,
        campaign: None,
        march: None,
        voyage: None,
        interception: None,
        naval: None,
        reactions: None,
        battle: None,
        attempt: None,
    }
}

/// Walled Cities, Tribes and PCs, the deck and the pools of generals (3.1). The Dictator card lies beside the board, in no pile.
fn components(state: &mut State) {
    for at in spaces::all() {
        let printed = space(at);
        state.place_mut(at).marker = match (printed.kind, printed.start) {
            (Kind::Tribe, _) => Marker::Tribe(()),
            (Kind::Ordinary, Some(side)) => Marker::Pc(side),
            (Kind::WalledCity | Kind::LargeWalledCity, Some(side)) => Marker::City(side),
            (_, None) => Marker::None,
        };
    }
    if state.setup.political_instability {
        state.place_mut(at::MADAUROS).marker = Marker::None;
    }
    state.deck = cards::deck();
    let optional: CardSet = [cards::PRICE_OF_FAILURE, cards::BAD_OMEN].into_iter().collect();
    if state.setup.price_of_failure {
        state.deck = state.deck.or(optional);
    } else {
        state.removed = optional;
    }
    for unit in generals::all() {
        state.general_mut(unit).at = match general(unit).entry {
            Entry::Start(at) => Where::At(at),
            Entry::Pool => Where::Pool,
            Entry::PriceOfFailure if state.setup.price_of_failure => Where::Pool,
            Entry::SetAside | Entry::PriceOfFailure => Where::SetAside,
            Entry::TurnTrack(turn) => Where::TurnTrack(turn),
            Entry::Mercenary => Where::Mercenary,
        };
    }
}

/// Units, generals and Warships of one side (3.2, 3.3).
fn units(state: &mut State, side: Side) {
    for row in UNITS.iter().filter(|row| row.side == side) {
        state.place_mut(row.space).outside[side] = Force::new(row.cus, row.elephants, row.sts);
        if let Some((unit, office)) = row.general {
            let general = state.general_mut(unit);
            general.office = match office {
                Printed::Consul => Office::Consul,
                Printed::Proconsul => Office::Proconsul,
                Printed::General => Office::None,
            };
            general.was_consul = office == Printed::Consul;
        }
    }
    state.ships[side] = Ships {
        ready: READY[side],
        spent: SPENT[side],
        sunk: 0,
    };
}

/// What the log says before the first turn (3.1 to 3.4).
pub fn announce(t: &mut Board<'_>) {
    emit(t, "3.1", TurnEvent::SetUp(None));
    emit(t, "3.2", TurnEvent::SetUp(Some(Side::Rome)));
    emit(t, "3.3", TurnEvent::SetUp(Some(Side::Carthage)));
    let agreed = t.state.setup.pack();
    for row in Setup::SWITCHES {
        if let Some(said) = row.said(agreed) {
            emit(t, row.rule.0, TurnEvent::Agreed(format!("{}: {said}.", row.kind())));
        }
    }
    emit(t, "3.4", TurnEvent::WarBegins);
}

/// Before the first cards are dealt the side with the handicap may place PCs, one after the other, as many as were agreed; where is for
/// both to see, so it tells of no hand (H.1). They are placed as by a card (5.2.C2.2).
///
/// # Errors
/// [`engine::Halt`].
pub fn handicap(t: &mut Board<'_>, left: u8) -> Flow<Phase> {
    let (agreed, about) = (t.state.setup.handicap, TurnAsk::Handicap { left });
    let left = agreed.place_one(t, left, announce, about, operations::offer_spaces, politics::place_more)?;
    Ok(left.map_or(Phase::Deal, Phase::Handicap))
}
