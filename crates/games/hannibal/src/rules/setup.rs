//! Setting up the game (4). What stands where is in `data::setup` and on the rows of spaces and generals.

use crate::board::politics;
use crate::data::cards;
use crate::data::generals::{of, who};
use crate::data::setup::UNITS;
use crate::data::spaces::{self, Kind, space};
use crate::rules::operations;
use crate::state::{Common, Effects, Force, General, Marker, Office, Phase, Where};
use crate::{Board, Setup, State, TurnAsk, TurnEvent, emit};
use engine::{CardSet, Flow, Side};

/// The position after set-up (4.1 to 4.4).
pub fn start(setup: Setup) -> State {
    let in_the_cup = General {
        at: Where::Pool,
        office: Office::None,
        leads: false,
        command: 0,
    };
    let mut state = State {
        setup,
        turn: 1,
        phase: setup.handicap.left().map_or(Phase::Deal, Phase::Handicap),
        common: Common::new(in_the_cup, CardSet::first(cards::COUNT as u32)),
        effects: Effects::default(),
        battle: None,
        attempt: None,
        march: None,
        campaign: None,
        reactions: None,
    };
    markers(&mut state);
    units(&mut state);
    more_in_carthage(&mut state);
    state.general_mut(who::AFRICANUS).at = Where::ToCome;
    state
}

/// PC markers, Walled Cities and Tribes (4.1 to 4.3).
fn markers(state: &mut State) {
    for at in spaces::all() {
        let printed = space(at);
        state.place_mut(at).marker = match (printed.kind, printed.start) {
            (Kind::Tribe, friend) => Marker::Tribe(friend),
            (Kind::Ordinary, Some(side)) => Marker::Pc(side),
            (Kind::WalledCity | Kind::LargeCity, Some(side)) => Marker::City(side),
            (_, None) => Marker::None,
        };
    }
}

/// Units and generals (4.1, 4.2).
fn units(state: &mut State) {
    for row in &UNITS {
        state.place_mut(row.space).outside[row.side] = Force::new(row.cus - row.elephants, row.elephants, 0);
        for (at, unit) in row.generals.iter().enumerate() {
            let general = state.general_mut(*unit);
            general.at = Where::At(row.space);
            general.leads = at == 0;
            if row.side == Side::Rome {
                general.office = Office::Consul;
            }
        }
    }
    debug_assert!(of(Side::Carthage).iter().all(|g| state.general(g).at.space().is_some()));
}

/// The additional CUs in Carthage that were agreed (H.2).
fn more_in_carthage(state: &mut State) {
    let more = state.setup.more_in_carthage.cus();
    state.place_mut(spaces::at::CARTHAGE).outside[Side::Carthage].cu += more;
}

/// What the log says before the first turn.
pub fn announce(t: &mut Board<'_>) {
    emit(t, "4.1", TurnEvent::SetUp(Side::Rome));
    emit(t, "4.2", TurnEvent::SetUp(Side::Carthage));
    emit(t, "4.3", TurnEvent::Tribes);
    emit(t, "4.4", TurnEvent::Decks);
    emit(t, "2.1", TurnEvent::BattleDeck);
    let agreed = t.state.setup.pack();
    for row in Setup::SWITCHES {
        if let Some(said) = row.said(agreed) {
            emit(t, row.rule.0, TurnEvent::Agreed(format!("{}: {said}.", row.kind())));
        }
    }
    emit(t, "5", TurnEvent::TurnBegins(1));
}

/// Before the first cards are dealt the side with the handicap may place PCs, one after the other, as many as were agreed; where is for
/// both to see, so it tells of no hand (H.1). They are placed as by a card (19.2).
///
/// # Errors
/// [`engine::Halt`].
pub fn handicap(t: &mut Board<'_>, left: u8) -> Flow<Phase> {
    let (agreed, about) = (t.state.setup.handicap, TurnAsk::Handicap { left });
    let left = agreed.place_one(t, left, announce, about, operations::offer_spaces, politics::place_more)?;
    Ok(left.map_or(Phase::Deal, Phase::Handicap))
}
