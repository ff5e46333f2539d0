//! 5.1 Expansive Actions.

use crate::board::payment::{self, Means, can_reach, carry_out, needs, settlers, target};
use crate::board::{tokens, why_not};
use crate::data::cards::card_of;
use crate::data::locations::DEVELOPABLE;
use crate::data::tracks::FORTIFICATION_PRICE;
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::refusals::round as refusals;
use crate::state::Action;
use crate::{Board, State, emit};
use engine::{Choice, Flow, Legality, Options, Refusal, Side, SpaceId, SpaceSet};

/// 5.1.1: whether anything can be settled.
pub(super) fn can_settle(s: &State, means: &Means) -> Legality {
    refusals::NO_TOWN.unless(s.towns_left(means.side) > 0)?;
    let any = s.unoccupied().iter().any(|at| settles(s, means, at).is_ok());
    refusals::NOTHING_TO_SETTLE.unless(any)
}

/// 5.1.1: whether a location can be settled.
pub(crate) fn settles(s: &State, means: &Means, at: SpaceId) -> Legality {
    can_reach(s, means, at, settlers(s, means.side, at))
}

/// 5.1.1 Settle a Location.
pub(super) fn settle(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = target(t, side, Action::Settle, |s, means, o| {
        weigh(o, s.unoccupied(), refusals::OCCUPIED, |at| settles(s, means, at));
    })?;
    let colonist = settlers(&t.state, side, at);
    let (from, kind) = payment::from(t, side, Action::Settle, at, colonist)?;
    let needs = needs(&t.state, side, kind, colonist);
    payment::pay(t, side, Action::Settle, &needs)?;
    let with = carry_out(t, side);
    tokens::settle(t, side, at, from, with);
    Ok(())
}

/// 5.1.2: whether anything can be developed.
pub(super) fn can_develop(s: &State, means: &Means) -> Legality {
    refusals::NO_CITY.unless(s.cities_left(means.side) > 0)?;
    let any = candidates(s, means.side).iter().any(|at| develops(means, at).is_ok());
    refusals::NOTHING_TO_DEVELOP.unless(any)
}

/// 5.1.2: the Towns of a side that can become Cities: those worth 2 VP or more.
fn candidates(s: &State, side: Side) -> SpaceSet {
    s.of(side).towns.and(DEVELOPABLE)
}

/// 5.1.2: whether the hand develops a Town: its card, and a Colonist beside it.
fn develops(means: &Means, at: SpaceId) -> Legality {
    let card = card_of(at);
    refusals::NO_OWN_CARD.unless(means.hand.contains(card))?;
    refusals::NOTHING_TO_DEVELOP.unless(means.pays_without(card, &[Need::Colonist]))
}

/// 5.1.2 Develop a Location.
pub(super) fn develop(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = target(t, side, Action::Develop, |s, means, o| {
        weigh(o, candidates(s, side), refusals::NO_TOWN_TO_DEVELOP, |at| {
            develops(means, at)
        });
    })?;
    payment::lay(t, card_of(at));
    payment::pay(t, side, Action::Develop, &[Need::Colonist])?;
    let with = carry_out(t, side);
    let own = t.state.of_mut(side);
    own.towns.remove(at);
    own.cities.insert(at);
    emit(t, "5.1.2", What::Developed { side, at, with });
    Ok(())
}

/// 5.1.3: whether anything can be fortified.
pub(super) fn can_fortify(s: &State, means: &Means) -> Legality {
    refusals::NO_FORTIFICATION_LEFT.unless(s.fortifications_left() > 0)?;
    refusals::FORTIFYING_TOO_DEAR.unless(s.of(means.side).silver >= u16::from(FORTIFICATION_PRICE))?;
    let any = s.owned(means.side).iter().any(|at| fortifies(s, means, at).is_ok());
    refusals::NOTHING_TO_FORTIFY.unless(any)
}

/// 5.1.3: whether the hand fortifies a location: its card, and a Fortification beside it.
fn fortifies(s: &State, means: &Means, at: SpaceId) -> Legality {
    refusals::FORTIFIED.unless(!s.fortified.contains(at))?;
    let card = card_of(at);
    refusals::NO_CARD_OF_LOCATION.unless(means.hand.contains(card))?;
    crate::protocol::refusals::cards::NO_FORTIFICATION.unless(means.pays_without(card, &[Need::Fortification]))
}

/// 5.1.3 Fortify a Location.
pub(super) fn fortify(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = target(t, side, Action::Fortify, |s, means, o| {
        weigh(o, s.owned(side), refusals::NOT_YOUR_LOCATION, |at| {
            fortifies(s, means, at)
        });
    })?;
    payment::lay(t, card_of(at));
    payment::pay(t, side, Action::Fortify, &[Need::Fortification])?;
    let with = carry_out(t, side);
    t.state.of_mut(side).silver -= u16::from(FORTIFICATION_PRICE);
    t.state.fortified.insert(at);
    emit(t, "5.1.3", What::Fortified { side, at, with });
    Ok(())
}

/// Weighs the locations that come into question, and says of all others why they do not.
pub(super) fn weigh(o: &mut Options, among: SpaceSet, otherwise: Refusal, law: impl Fn(SpaceId) -> Legality) {
    for at in among.iter() {
        o.weigh(Choice::Space(at), || law(at));
    }
    why_not::places(o, otherwise);
}
