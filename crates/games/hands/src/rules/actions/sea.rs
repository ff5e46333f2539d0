//! 5.6.1 Sea Move, 5.6.3 Build a Warship.

use crate::board::payment::{self, Means, carry_out};
use crate::board::why_not;
use crate::data::cards::Effect;
use crate::data::locations::Area;
use crate::data::places::{fleet_at, place_of};
use crate::data::tracks::{MOST_WARSHIPS, WARSHIP_PRICE, home_zone};
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards, round as refusals};
use crate::state::Action;
use crate::{Board, State, emit};
use engine::answer;
use engine::{Choice, Flow, Legality, Question, Side};

/// 5.6.1: whether the Fleet can sail: it has a Warship.
pub(super) fn can_sail(s: &State, side: Side) -> Legality {
    refusals::NO_WARSHIP.unless(s.of(side).warships > 0)
}

/// 5.6.1: where the Fleet of a side can sail: from its Home Port to the Sea Zone before it; from a Sea Zone to an adjacent one or home.
fn courses(s: &State, side: Side) -> Vec<Option<Area>> {
    match s.of(side).fleet {
        None => vec![Some(home_zone(side))],
        Some(zone) => zone.adjacent().into_iter().map(Some).chain([None]).collect(),
    }
}

/// 5.6.1 Sea Move.
pub(super) fn sail(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let about = OwnAsk::Where(Action::SeaMove).into();
    let chosen = t.ask(
        Question::uncommitted(side, about, Action::SeaMove.rule()),
        &mut |s, o| {
            for to in courses(s, side) {
                o.offer(Choice::Space(place_of(side, to)));
            }
            why_not::places(o, refusals::NOT_ADJACENT);
            why_not::cards(s, o, side, cards::NOT_A_CARD);
        },
    )?;
    carry_out(t, side);
    go(t, "5.6.1", side, fleet_at(answer::space(chosen)));
    Ok(())
}

/// A Fleet goes to a Sea Zone, or home.
pub(crate) fn go(t: &mut Board<'_>, section: &'static str, side: Side, to: Option<Area>) {
    t.state.of_mut(side).fleet = to;
    emit(t, section, What::Sailed { side, to });
}

/// 5.6.3: Silver for a Warship.
#[must_use]
pub(crate) fn warship_price(s: &State, side: Side) -> u8 {
    match s.effect(side) {
        Some(Effect::Shipwrights(silver)) => silver,
        _ => WARSHIP_PRICE,
    }
}

/// 5.6.3: whether a Warship can be built.
pub(super) fn can_build(s: &State, means: &Means) -> Legality {
    let own = s.of(means.side);
    refusals::FLEET_IS_FULL.unless(own.warships < MOST_WARSHIPS)?;
    refusals::ENGAGED_ALREADY.unless(!s.round.engaged)?;
    refusals::BUILDING_TOO_DEAR.unless(own.silver >= u16::from(warship_price(s, means.side)))?;
    refusals::NO_COLONIST_IN_HAND.unless(!means.with(Need::Colonist).is_empty())
}

/// 5.6.3 Build a Warship.
pub(super) fn build(t: &mut Board<'_>, side: Side) -> Flow<()> {
    payment::pay(t, side, Action::Build, &[Need::Colonist])?;
    let with = carry_out(t, side);
    let silver = warship_price(&t.state, side);
    t.state.round.built = true;
    let own = t.state.of_mut(side);
    own.silver -= u16::from(silver);
    own.warships += 1;
    emit(t, "5.6.3", What::Built { side, silver, with });
    Ok(())
}

/// 5.2.5, 4.7: Warships of a side are lost. A Fleet without any is back in its Home Port (4.3).
pub(crate) fn sink(t: &mut Board<'_>, side: Side, ships: u8) {
    let own = t.state.of_mut(side);
    let had = own.warships;
    own.warships = had.saturating_sub(ships);
    if had > 0 && own.warships == 0 {
        own.fleet = None;
        emit(t, "4.3", What::FleetLost(side));
    }
}
