//! Blockade Runners (16.4), if the optional rule is agreed.

use crate::board::{units, walls, why_not};
use crate::data::dice::{self, Die};
use crate::data::spaces::{self, space};
use crate::protocol::refusals::turn as refusals;
use crate::rules::siege;
use crate::state::Force;
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, ask_in_secret, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId};

const SIDE: Side = Side::Carthage;

/// Whether Carthage may run a blockade instead of playing a card, where the rule is agreed: a city of its own is Besieged, a Supply
/// Train lies in one of its Major Ports, and a Warship is Ready.
///
/// # Errors
/// The reason why not.
pub(crate) fn law(s: &State) -> Legality {
    refusals::NOTHING_BLOCKADED.unless(spaces::all().any(|at| city_law(s, at).is_ok()))?;
    refusals::RUNNERS_NEED_TRAIN.unless(spaces::all().any(|at| port_law(s, at).is_ok()))?;
    refusals::RUNNERS_NEED_WARSHIP.unless(s.ships[SIDE].ready > 0)
}

fn city_law(s: &State, at: SpaceId) -> Legality {
    let place = s.place(at);
    refusals::NOT_BLOCKADED.unless(place.besieged() && place.city() == Some(SIDE))
}

fn port_law(s: &State, at: SpaceId) -> Legality {
    let own = space(at).major_port && s.control(at) == Some(SIDE);
    refusals::RUNNERS_LOAD_IN_PORT.unless(own && s.place(at).all(SIDE).trains > 0)
}

/// A Supply Train and a card are given up and a Warship is risked: each point on the Siege Die takes a Siege Point off a Besieged city,
/// and its loss sinks the Warship. The die is red with Naval Supremacy, else white.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn run(t: &mut Board<'_>) -> Flow<()> {
    let at = space_of(t, TurnAsk::BlockadedCity, city_law)?;
    let port = space_of(t, TurnAsk::BlockadePort, port_law)?;
    emit(t, "16.4", TurnEvent::RunsBlockade { at, port });
    t.within(|t| {
        let inside = t.state.place(port).inside.trains > 0;
        units::remove(t, SIDE, port, inside, Force::new(0, 0, 1), "16.4")?;
        discard(t)?;
        run_in(t, at)
    })
}

fn space_of(t: &mut Board<'_>, about: TurnAsk, law: impl Fn(&State, SpaceId) -> Legality) -> Flow<SpaceId> {
    let answer = ask(t, SIDE, about, "16.4", |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| law(s, at));
        why_not::no_card_no_general(s, o, SIDE);
    })?;
    Ok(answer::space(answer))
}

/// A card goes to the discards: it is not played, and its OPs do not count.
fn discard(t: &mut Board<'_>) -> Flow<()> {
    let answer = ask_in_secret(t, SIDE, TurnAsk::BlockadeDiscard, "16.4", |s, o| {
        for card in s.hands[SIDE].iter() {
            o.offer(Choice::Card(card));
        }
        why_not::cards(o, refusals::NOT_IN_HAND);
        why_not::nothing_else(s, o, SIDE, refusals::DISCARD_FIRST);
    })?;
    let card = answer::card(answer);
    t.state.hands[SIDE].remove(card);
    t.state.effects.known.remove(card);
    t.state.discards.insert(card);
    emit(t, "16.4", TurnEvent::Discarded { side: SIDE, card });
    Ok(())
}

fn run_in(t: &mut Board<'_>, at: SpaceId) -> Flow<()> {
    let red = t.state.supremacy == SIDE;
    let die = if red { Die::SiegeRed } else { Die::SiegeWhite };
    let face = t.roll(die)?;
    let shown = dice::face(die, face);
    let before = t.state.place(at).points;
    let points = shown.siege.min(before);
    let sunk = shown.loss > 0;
    if sunk {
        t.state.ships[SIDE].ready -= 1;
        t.state.ships[SIDE].sunk += 1;
    }
    emit(
        t,
        "16.4",
        TurnEvent::BlockadeRun {
            at,
            red,
            face,
            points,
            left: before - points,
            sunk,
        },
    );
    siege::take_points(t, at, points);
    walls::settle(t, at)
}
