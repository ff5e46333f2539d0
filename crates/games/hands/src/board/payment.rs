//! What an action is paid with: cards of the hand that can be used (4.4), each for one thing by one of its symbols (4.2).

use crate::board::supply;
use crate::data::cards::*;
use crate::data::locations::{self, WITH_COLONIST, location};
use crate::data::ways::{Kind, between, joined};
use crate::protocol::need::Need;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards as refusals, round};
use crate::state::{Action, Underway};
use crate::{Board, State};
use engine::answer;
use engine::{CardId, CardSet, Choice, Flow, Legality, Options, Question, Refusal, Side, SpaceId, SpaceSet};

/// What a side can pay with: reckoned once for a question.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Whose.
    pub side: Side,
    /// The cards of the hand that can be used and are not laid down yet.
    pub hand: CardSet,
    /// The locations from which the side traces supply (4.4).
    pub supplied: SpaceSet,
    /// The locations in which a battle takes place.
    pub embattled: SpaceSet,
    /// The locations whose cards can be used: the own ones in supply without a battle (4.4).
    pub live: SpaceSet,
}

impl Means {
    /// What a side can pay with now.
    #[must_use]
    pub fn of(s: &State, side: Side) -> Self {
        let (supplied, embattled) = (supply::supplied(s, side), s.embattled());
        let live = s.owned(side).and(supplied).without(embattled);
        let mut means = Means {
            side,
            hand: CardSet::EMPTY,
            supplied,
            embattled,
            live,
        };
        means.hand = s.of(side).hand.and(means.usable()).without(s.laid());
        means
    }

    /// The cards that the side can use wherever it has them: those of live locations, and Empire cards (4.4).
    #[must_use]
    pub fn usable(&self) -> CardSet {
        EMPIRE_SET.or(cards_of(self.live))
    }

    /// The cards that serve a need.
    #[must_use]
    pub fn with(&self, need: Need) -> CardSet {
        self.hand.and(need.cards())
    }

    /// Whether all these needs can be paid together, each with a card of its own.
    #[must_use]
    pub fn pays(&self, needs: &[Need]) -> bool {
        self.pays_from(self.hand, needs)
    }

    /// Whether these needs can be paid together by the hand without a card.
    #[must_use]
    pub fn pays_without(&self, card: CardId, needs: &[Need]) -> bool {
        let mut hand = self.hand;
        hand.remove(card);
        self.pays_from(hand, needs)
    }

    fn pays_from(&self, hand: CardSet, needs: &[Need]) -> bool {
        let mut sets = [CardSet::EMPTY; MOST_NEEDS];
        for (set, need) in sets.iter_mut().zip(needs) {
            *set = hand.and(need.cards());
        }
        matched(&sets[..needs.len()])
    }
}

/// As many needs as one action has at most.
const MOST_NEEDS: usize = 5;

/// The fewest of these needs that cannot be paid together, where each takes a card of its own out of these sets.
pub(crate) fn unpaid(sets: &[(Need, CardSet)]) -> Vec<Need> {
    let parted = |paid: u32| {
        let with = |bit: u32| move |(at, _): &(usize, &(Need, CardSet))| paid >> at & 1 == bit;
        let left: Vec<Need> = sets.iter().enumerate().filter(with(0)).map(|(_, set)| set.0).collect();
        let paid: Vec<CardSet> = sets.iter().enumerate().filter(with(1)).map(|(_, set)| set.1).collect();
        matched(&paid).then_some(left)
    };
    let all = (0..1_u32 << sets.len()).filter_map(parted);
    all.min_by_key(Vec::len).unwrap_or_default()
}

/// Whether each of these sets can have a card of its own (Hall's condition: any of them together hold as many cards as they are).
fn matched(sets: &[CardSet]) -> bool {
    (1_u32..1 << sets.len()).all(|some| {
        let among = sets.iter().enumerate().filter(|(at, _)| some >> at & 1 == 1);
        let together = among.fold(CardSet::EMPTY, |all, (_, set)| all.or(*set));
        together.len() >= some.count_ones()
    })
}

/// The Location cards of these locations.
#[must_use]
pub fn cards_of(locations: SpaceSet) -> CardSet {
    CardSet::from_bits(locations.bits())
}

/// 5.1.1: what a connection costs.
pub(crate) fn transport(s: &State, side: Side, kind: Kind) -> &'static [Need] {
    static WAGONS: [Need; 2] = [Need::Wagon; 2];
    match kind {
        Kind::Road => &WAGONS[..1],
        Kind::Rough => match s.effect(side) {
            Some(Effect::Roads(wagons)) => &WAGONS[..usize::from(wagons.min(2))],
            _ => &WAGONS,
        },
        Kind::Straits => &WAGONS,
        Kind::Sea => &[Need::Ship],
    }
}

/// 5.1.1, 5.2.1: the needs of reaching a location over a kind of connection, and of what is done there.
pub(crate) fn needs(s: &State, side: Side, kind: Kind, then: &[Need]) -> Vec<Need> {
    transport(s, side, kind).iter().chain(then).copied().collect()
}

/// 5.1.1: whether an area lets a side sail to its coasts: no enemy controls the Sea Zone of the target.
fn sea_is_open(s: &State, side: Side, target: SpaceId) -> bool {
    State::zone_of(target).is_some_and(|zone| !s.is_hostile(zone, side))
}

/// 5.1.1, 5.2.1: whether a side can pay the way to a location, with a Location card that is connected with it and with what is done there.
///
/// # Errors
/// Why it cannot.
pub(crate) fn can_reach(s: &State, means: &Means, target: SpaceId, then: &[Need]) -> Legality {
    let mut why = refusals::NOT_CONNECTED;
    for kind in [Kind::Road, Kind::Sea, Kind::Rough, Kind::Straits] {
        let from = cards_of(joined(target, kind)).and(means.hand);
        if from.is_empty() {
            continue;
        }
        if kind == Kind::Sea && !sea_is_open(s, means.side, target) {
            why = round::SEA_IS_CLOSED;
            continue;
        }
        let mut sets = [CardSet::EMPTY; MOST_NEEDS];
        sets[0] = from;
        let mut count = 1;
        for need in transport(s, means.side, kind).iter().chain(then) {
            sets[count] = means.with(*need);
            count += 1;
        }
        if matched(&sets[..count]) {
            return Ok(());
        }
        why = refusals::CANNOT_PAY;
    }
    Err(why)
}

/// Lays a card down for the action under way.
pub(crate) fn lay(t: &mut Board<'_>, card: CardId) {
    if let Some(underway) = &mut t.state.underway {
        underway.laid.insert(card);
    }
}

/// The action begins to be planned.
pub(crate) fn begin(t: &mut Board<'_>, action: Action) {
    t.state.underway = Some(Underway {
        action,
        target: None,
        laid: CardSet::EMPTY,
    });
}

/// The action is carried out: what has been planned is told, and what is laid down leaves the hand for the Discard pile. Gives those cards.
pub(crate) fn carry_out(t: &mut Board<'_>, side: Side) -> CardSet {
    t.disclose();
    let underway = t.state.underway.take();
    let laid = underway.map_or(CardSet::EMPTY, |underway| underway.laid);
    if underway.is_some_and(|underway| !underway.action.is_free()) {
        t.state.round.left -= 1;
    }
    leave_hand(t, side, laid);
    let own = t.state.of_mut(side);
    own.discards = own.discards.or(laid);
    laid
}

/// Cards leave the hand for all to see.
pub(crate) fn leave_hand(t: &mut Board<'_>, side: Side, cards: CardSet) {
    t.state.of_mut(side).leave_hand(cards);
}

/// Asks for a location as the target of the action under way.
pub(crate) fn target(
    t: &mut Board<'_>,
    side: Side,
    action: Action,
    mut offer: impl FnMut(&State, &Means, &mut Options),
) -> Flow<SpaceId> {
    let chosen = t.ask(
        Question::uncommitted(side, OwnAsk::Where(action).into(), action.rule()),
        &mut |s, o| {
            offer(s, &Means::of(s, side), o);
            crate::board::why_not::cards(s, o, side, refusals::NOT_A_CARD);
        },
    )?;
    let at = answer::space(chosen);
    if let Some(underway) = &mut t.state.underway {
        underway.target = Some(at);
    }
    Ok(at)
}

/// 5.1.1, 5.2.1: asks for the Location card from which a location is reached; tells which location that is, and by which kind of connection.
pub(crate) fn from(t: &mut Board<'_>, side: Side, action: Action, to: SpaceId, then: &[Need]) -> Flow<(SpaceId, Kind)> {
    let rule = action.rule();
    let chosen = t.ask(
        Question::uncommitted(side, OwnAsk::From(to).into(), rule),
        &mut |s, o| {
            let means = Means::of(s, side);
            let connected = all_ways(to);
            offer(
                s,
                o,
                &means,
                cards_of(connected),
                refusals::NOT_CONNECTED_CARD,
                |card| {
                    let kind = between(SpaceId(card.0), to).unwrap_or(Kind::Road);
                    round::SEA_IS_CLOSED.unless(kind != Kind::Sea || sea_is_open(s, side, to))?;
                    refusals::CANNOT_PAY.unless(means.pays_without(card, &needs(s, side, kind, then)))
                },
            );
        },
    )?;
    let card = answer::card(chosen);
    lay(t, card);
    let from = SpaceId(card.0);
    let kind = between(from, to).expect("connected cards alone are offered");
    Ok((from, kind))
}

/// The locations connected with this one in any way.
pub(crate) fn all_ways(at: SpaceId) -> SpaceSet {
    [Kind::Road, Kind::Rough, Kind::Straits, Kind::Sea]
        .into_iter()
        .fold(SpaceSet::EMPTY, |all, kind| all.or(joined(at, kind)))
}

/// Asks for a card for each of these needs, one after the other. Gives the last one.
pub(crate) fn pay(t: &mut Board<'_>, side: Side, action: Action, needs: &[Need]) -> Flow<Option<CardId>> {
    let mut last = None;
    for (at, need) in needs.iter().enumerate() {
        last = Some(pay_one(t, side, action, *need, &needs[at + 1..])?);
    }
    Ok(last)
}

/// Asks for a card for a need, with which the rest can still be paid.
pub(crate) fn pay_one(t: &mut Board<'_>, side: Side, action: Action, need: Need, rest: &[Need]) -> Flow<CardId> {
    let rule = action.rule();
    let ask = OwnAsk::Pay { action, need };
    let chosen = t.ask(Question::uncommitted(side, ask.into(), rule), &mut |s, o| {
        let means = Means::of(s, side);
        offer(s, o, &means, need.cards(), need.refusal(), |card| {
            refusals::CANNOT_PAY.unless(means.pays_without(card, rest))
        });
    })?;
    let card = answer::card(chosen);
    lay(t, card);
    Ok(card)
}

/// Offers the cards of a hand that serve, and gives the reasons why others do not.
pub(crate) fn offer(
    s: &State,
    o: &mut Options,
    means: &Means,
    serving: CardSet,
    otherwise: Refusal,
    law: impl Fn(CardId) -> Legality,
) {
    for card in serving.and(means.hand).iter() {
        o.weigh(Choice::Card(card), || law(card));
    }
    if o.explaining() {
        for card in s.of(means.side).hand.iter() {
            let why = || usable(s, means, card).err().unwrap_or(otherwise);
            o.explain(Choice::Card(card), why);
        }
        crate::board::why_not::cards(s, o, means.side, otherwise);
        crate::board::why_not::places(o, refusals::NOT_A_PLACE);
    }
}

/// 4.4, 5.2.1, 4.2: whether a card of the hand can be used for anything.
fn usable(s: &State, means: &Means, card: CardId) -> Legality {
    let laid = s.underway.is_some_and(|underway| underway.laid.contains(card));
    refusals::PAYS_ALREADY.unless(!laid)?;
    let Some(at) = location_of(card) else { return Ok(()) };
    refusals::LOST.unless(s.owned(means.side).contains(at))?;
    refusals::EMBATTLED.unless(!means.embattled.contains(at))?;
    refusals::OUT_OF_SUPPLY.unless(means.supplied.contains(at))
}

/// 5.1.1: what settling a location needs beside the way there.
pub(crate) fn settlers(s: &State, side: Side, at: SpaceId) -> &'static [Need] {
    let diplomacy = s.effect(side) == Some(Effect::Diplomacy)
        && matches!(location(at).area, locations::Area::Sicily | locations::Area::Corsica);
    if WITH_COLONIST.contains(at) && !diplomacy {
        &[Need::Colonist]
    } else {
        &[]
    }
}
