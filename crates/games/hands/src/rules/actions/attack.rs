//! 5.2.1 Attack a Location, 5.2.2 Reinforce a Land Battle.

use crate::board::payment::{self, Means, can_reach, carry_out, needs, target};
use crate::board::{tokens, why_not};
use crate::data::cards::{ELEPHANTS, LEADERS, LOCATION_SET, SHIPS, card_of};
use crate::data::locations::at::SYRACUSE;
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{battle as refusals, cards};
use crate::rules::battle::{self, strength};
use crate::state::{Action, Battle};
use crate::{Board, State, emit};
use engine::answer;
use engine::{CardId, CardSet, Choice, Flow, Legality, PerSide, Question, Side, SpaceId, SpaceSet};

/// What an attack needs beside the way there: the card that opens the battle.
const LEAD: [Need; 1] = [Need::Sword];

/// 5.2.1: whether anything can be attacked.
pub(super) fn can_attack(s: &State, means: &Means) -> Legality {
    refusals::NO_NEW_BATTLE.unless(s.ending.is_none())?;
    refusals::ATTACKING_ALREADY.unless(s.of(means.side).battle.is_none())?;
    let any = targets(s, means.side).iter().any(|at| attacks(s, means, at).is_ok());
    refusals::NOTHING_TO_ATTACK.unless(any)
}

/// 5.2.1, 4.5: what a side may attack at all: the locations of the enemy, and free Syracuse.
pub(crate) fn targets(s: &State, side: Side) -> SpaceSet {
    let mut all = s.owned(side.enemy());
    if s.syracuse_free {
        all.insert(SYRACUSE);
    }
    all
}

/// 5.2.1: whether the hand attacks a location.
pub(crate) fn attacks(s: &State, means: &Means, at: SpaceId) -> Legality {
    refusals::SYRACUSE_TAKEN.unless(!means.embattled.contains(at))?;
    can_reach(s, means, at, &LEAD)
}

/// 5.2.1 Attack a Location.
pub(super) fn attack(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = target(t, side, Action::Attack, |s, means, o| {
        super::expand::weigh(o, targets(s, side), refusals::NOT_ENEMY, |at| attacks(s, means, at));
    })?;
    let (from, kind) = payment::from(t, side, Action::Attack, at, &LEAD)?;
    let needs = needs(&t.state, side, kind, &LEAD);
    let lead = payment::pay(t, side, Action::Attack, &needs)?;
    let lead = lead.expect("an attack needs a Sword at least");
    let mut with = carry_out(t, side);
    with.remove(lead);
    with.remove(card_of(from));
    let start = battle::start(&t.state, side, at);
    let siege = t.state.fortified.contains(at);
    t.state.of_mut(side).battle = Some(Battle {
        at,
        siege,
        round: 1,
        marker: -start,
        cards: PerSide::default(),
        combined: PerSide::default(),
        barred: false,
    });
    let what = What::Attacked {
        side,
        at,
        from,
        with,
        start,
    };
    emit(t, "5.2.1", what);
    battle::commit(t, side, side, lead)
}

/// 5.2.2: the battles that a side takes part in and can reinforce, by their attackers.
fn reinforced(s: &State, means: &Means) -> impl Iterator<Item = Side> {
    let may = Side::BOTH.map(|attacker| can_join(s, means, attacker).is_ok());
    Side::BOTH
        .into_iter()
        .zip(may)
        .filter_map(|(attacker, may)| may.then_some(attacker))
}

/// 5.2.2: whether a side can reinforce the battle that this side has begun: it takes part in it, and traces supply to it.
pub(crate) fn can_join(s: &State, means: &Means, attacker: Side) -> Legality {
    let Some(battle) = &s.of(attacker).battle else {
        return Err(refusals::NO_BATTLE);
    };
    let defends = means.side != attacker;
    refusals::SYRACUSE_ALONE.unless(!(defends && tokens::is_free_syracuse(s, battle.at)))?;
    refusals::BARRED.unless(defends || !battle.barred)?;
    refusals::NOT_SUPPLIED.unless(means.supplied.contains(battle.at))
}

/// 5.2.2: whether a card of the hand can be added to a battle by the Reinforce action.
pub(crate) fn reinforces(s: &State, means: &Means, attacker: Side, card: CardId) -> Legality {
    refusals::LEADERS_ARE_FREE.unless(!LEADERS.contains(card))?;
    let arms = strength(s, s.fought(attacker), means.side, attacker, card);
    let only_ship = SHIPS.contains(card) && arms.is_none();
    refusals::SHIP_IS_CLOSED.unless(!only_ship)?;
    refusals::NO_STRENGTH.unless(arms.is_some() || ELEPHANTS.contains(card))
}

/// 5.2.2: whether any battle can be reinforced.
pub(super) fn can_reinforce(s: &State, means: &Means) -> Legality {
    first_reason(s, means, refusals::NO_REINFORCEMENT, |attacker| {
        means
            .hand
            .iter()
            .any(|card| reinforces(s, means, attacker, card).is_ok())
    })
}

/// 5.2.2: whether a Leader can be added to any battle.
pub(super) fn can_add_leader(s: &State, means: &Means) -> Legality {
    let leads = !means.hand.and(LEADERS).is_empty();
    first_reason(s, means, refusals::NO_LEADER_IN_HAND, |_| leads)
}

/// Whether some battle is open to a side and the hand has something for it; else why not.
fn first_reason(s: &State, means: &Means, otherwise: engine::Refusal, has: impl Fn(Side) -> bool) -> Legality {
    if reinforced(s, means).any(has) {
        return Ok(());
    }
    let mut why = refusals::NO_BATTLE;
    for attacker in Side::BOTH {
        match can_join(s, means, attacker) {
            Ok(()) => why = otherwise,
            Err(closed) if why == refusals::NO_BATTLE => why = closed,
            Err(_) => {}
        }
    }
    Err(why)
}

/// 5.2.2 Reinforce a Land Battle: one card.
pub(super) fn reinforce(t: &mut Board<'_>, side: Side) -> Flow<()> {
    add(t, side, Action::Reinforce, |s, means, attacker, card| {
        reinforces(s, means, attacker, card)
    })
}

/// 5.2.2: a Leader joins a battle as a free action.
pub(super) fn add_leader(t: &mut Board<'_>, side: Side) -> Flow<()> {
    add(t, side, Action::Leader, |_, _, _, card| {
        refusals::NO_LEADER.unless(LEADERS.contains(card))
    })
}

/// A card of the hand is added to a battle; which battle is asked first, if both are open to it.
fn add(
    t: &mut Board<'_>,
    side: Side,
    action: Action,
    law: impl Fn(&State, &Means, Side, CardId) -> Legality,
) -> Flow<()> {
    let about = OwnAsk::Battle(action).into();
    let chosen = t.ask(Question::uncommitted(side, about, action.rule()), &mut |s, o| {
        let means = Means::of(s, side);
        for (attacker, battle) in s.battles() {
            o.weigh(Choice::Space(battle.at), || {
                can_join(s, &means, attacker)?;
                let any = means.hand.iter().any(|card| law(s, &means, attacker, card).is_ok());
                refusals::NO_REINFORCEMENT.unless(any)
            });
        }
        why_not::places(o, refusals::NO_BATTLE);
        why_not::cards(s, o, side, cards::NOT_A_CARD);
    })?;
    let at = answer::space(chosen);
    if let Some(underway) = &mut t.state.underway {
        underway.target = Some(at);
    }
    let attacker = t.state.attacker_at(at).expect("battles alone are offered");
    let about = OwnAsk::Card(action).into();
    let chosen = t.ask(Question::uncommitted(side, about, action.rule()), &mut |s, o| {
        let means = Means::of(s, side);
        payment::offer(s, o, &means, usable_in_battle(), refusals::NO_STRENGTH, |card| {
            law(s, &means, attacker, card)
        });
    })?;
    let card = answer::card(chosen);
    payment::lay(t, card);
    carry_out(t, side);
    battle::commit(t, attacker, side, card)
}

/// Cards of a hand that may have strength in a battle at all.
fn usable_in_battle() -> CardSet {
    LOCATION_SET.or(crate::data::cards::EMPIRE_SET)
}
