//! 5.2.4 Cavalry Raid.

use crate::board::payment::{self, Means, carry_out, target};
use crate::board::{hidden_hand, tokens};
use crate::data::cards::{BLOCKS_RAID, Effect, NUMIDIANS, RAIDERS, card_of};
use crate::data::ways::raided_from;
use crate::protocol::event::{Token, What};
use crate::protocol::prompt::{OwnAsk, WindowAsk};
use crate::protocol::refusals::{battle as refusals, cards};
use crate::state::Action;
use crate::{Board, State, emit};
use engine::answer;
use engine::{CardSet, Flow, Legality, Question, Side, SpaceId, SpaceSet};

/// 5.2.4: how many connections each location of the enemy that can be raided is away: those at one connection, those at two, and so on.
fn rings(s: &State, means: &Means, reach: u32) -> impl Iterator<Item = SpaceSet> {
    let closed = s.fortified.or(means.embattled);
    let enemy = s.owned(means.side.enemy());
    let mut reached = means.live;
    let mut outer = reached;
    (0..reach).map(move |_| {
        let next = outer.iter().fold(SpaceSet::EMPTY, |all, at| all.or(raided_from(at)));
        outer = next.without(closed).without(reached);
        reached = reached.or(outer);
        outer.and(enemy)
    })
}

/// 5.2.4: how far so many cards reach: one connection each, and further with Numidian allies.
fn reach(s: &State, side: Side, cards: CardSet) -> u32 {
    let more = match s.effect(side) {
        Some(Effect::NumidianAlliance { reach, .. }) if !cards.and(NUMIDIANS).is_empty() => u32::from(reach),
        _ => 0,
    };
    cards.len() + more
}

/// 5.2.4: the locations that the raiders in a hand reach.
pub(crate) fn targets(s: &State, means: &Means) -> SpaceSet {
    let raiders = means.hand.and(RAIDERS);
    if raiders.is_empty() {
        return SpaceSet::EMPTY;
    }
    rings(s, means, reach(s, means.side, raiders)).fold(SpaceSet::EMPTY, SpaceSet::or)
}

/// 5.2.4: whether anything can be raided.
pub(super) fn can_raid(s: &State, means: &Means) -> Legality {
    refusals::NOTHING_TO_RAID.unless(!targets(s, means).is_empty())
}

/// How many connections a location is away, if so many cards reach it.
fn distance(s: &State, means: &Means, at: SpaceId) -> Option<u32> {
    let most = reach(s, means.side, means.hand.and(RAIDERS));
    rings(s, means, most)
        .zip(1..)
        .find_map(|(ring, away)| ring.contains(at).then_some(away))
}

/// 5.2.4 Cavalry Raid.
pub(super) fn raid(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = target(t, side, Action::Raid, |s, means, o| {
        let open = s.owned(side.enemy()).without(s.fortified).without(means.embattled);
        super::expand::weigh(o, open, refusals::NOT_RAIDED, |at| {
            refusals::TOO_FAR.unless(distance(s, means, at).is_some())
        });
    })?;
    let away = distance(&t.state, &Means::of(&t.state, side), at).unwrap_or(1);
    loop {
        let laid = laid(&t.state);
        if !laid.is_empty() && reach(&t.state, side, laid) >= away {
            break;
        }
        add(t, side, away)?;
    }
    let with = carry_out(t, side);
    let supplied = Means::of(&t.state, side.enemy()).supplied.contains(at);
    let what = What::Raids {
        side,
        at,
        with,
        supplied,
    };
    emit(t, "5.2.4", what);
    if blocked(t, side.enemy(), at, supplied)? {
        return Ok(());
    }
    succeed(t, side, at);
    Ok(())
}

/// The cards laid down for the raid.
fn laid(s: &State) -> CardSet {
    s.laid()
}

/// Asks for a card more, with which the raid can still reach its target.
fn add(t: &mut Board<'_>, side: Side, away: u32) -> Flow<()> {
    let count = laid(&t.state).len() as u8;
    let about = OwnAsk::More {
        action: Action::Raid,
        count,
    };
    let chosen = t.ask(
        Question::uncommitted(side, about.into(), Action::Raid.rule()),
        &mut |s, o| {
            let means = Means::of(s, side);
            payment::offer(s, o, &means, RAIDERS, cards::NO_RAIDER, |_| {
                let all = laid(s).or(means.hand.and(RAIDERS));
                refusals::TOO_FAR.unless(reach(s, side, all) >= away)
            });
        },
    )?;
    payment::lay(t, answer::card(chosen));
    Ok(())
}

/// 5.2.4: whether the other side blocks the raid: with a card that says so, or with the card of the location if it is in supply.
fn blocked(t: &mut Board<'_>, side: Side, at: SpaceId, supplied: bool) -> Flow<bool> {
    let mut blockers = BLOCKS_RAID;
    if supplied {
        blockers.insert(card_of(at));
    }
    hidden_hand::blocks(t, side, WindowAsk::Raid(at), "5.2.4", blockers)
}

/// 5.2.4: the raid has succeeded: the token is taken; a City becomes a Town.
fn succeed(t: &mut Board<'_>, side: Side, at: SpaceId) {
    let owner = side.enemy();
    let token = tokens::token(&t.state, owner, at);
    tokens::capture(t, "5.2.4", side, at);
    if token == Some(Token::Town) {
        emit(t, "5.2.4", What::LeftEmpty(at));
    } else {
        tokens::becomes_town(t, "5.2.4", owner, at);
    }
}
