//! 4.7: Events on what lies open.

use super::Came;
use crate::board::{supply, tokens, why_not};
use crate::data::cards::Effect;
use crate::data::locations::Area;
use crate::protocol::event::{Token, What};
use crate::protocol::prompt::TableAsk;
use crate::protocol::refusals::cards as refusals;
use crate::rules::actions::money::earn;
use crate::rules::battle::advance;
use crate::rules::campaign::score;
use crate::rules::ending;
use crate::state::Ending;
use crate::{Board, Die, Named, State, ask, emit};
use engine::answer;
use engine::{CardId, Choice, Flow, Side, SpaceId, SpaceSet};

/// Locations of a side that may rebel: in Sicily and Corsica-Sardinia, neither fortified nor in battle.
fn restless(s: &State, side: Side) -> SpaceSet {
    let islands = Area::Sicily.locations().or(Area::Corsica.locations());
    s.owned(side).and(islands).without(s.fortified).without(s.embattled())
}

/// Rebellion: the other side chooses; without a location Silver is lost.
pub(super) fn rebellion(t: &mut Board<'_>, side: Side, event: CardId, silver: u8) -> Flow<Came> {
    if restless(&t.state, side).is_empty() {
        return Ok(lose_silver(t, side, silver));
    }
    let answer = ask(t, side.enemy(), TableAsk::Rebellion(event), "4.7", |s, o| {
        restless(s, side).iter().for_each(|at| o.offer(Choice::Space(at)));
        why_not::places(o, refusals::NOT_RESTLESS);
        why_not::every_card(o, refusals::NOT_A_CARD);
    })?;
    rebels(t, side, answer::space(answer));
    Ok(Came::Worked)
}

/// Rebellion, the milder: its owner chooses, or pays.
pub(super) fn unrest(t: &mut Board<'_>, side: Side, event: CardId, silver: u8) -> Flow<Came> {
    if restless(&t.state, side).is_empty() {
        return Ok(Came::ToNothing);
    }
    let answer = ask(t, side, TableAsk::Rebellion(event), "4.7", |s, o| {
        let paid = s.of(side).silver >= u16::from(silver);
        o.weigh(Choice::Pass, || refusals::RANSOM_TOO_HIGH.unless(paid));
        restless(s, side).iter().for_each(|at| o.offer(Choice::Space(at)));
        why_not::places(o, refusals::NOT_RESTLESS);
        why_not::every_card(o, refusals::NOT_A_CARD);
    })?;
    match answer {
        Choice::Space(at) => rebels(t, side, at),
        _ => {
            lose_silver(t, side, silver);
        }
    }
    Ok(Came::Worked)
}

/// A City becomes a Town, if a token is left; a Town goes back to the stock.
fn rebels(t: &mut Board<'_>, side: Side, at: SpaceId) {
    match tokens::take_off(&mut t.state, side, at) {
        Some(Token::Town) => emit(t, "4.7", What::TownGone { side, at }),
        Some(Token::City | Token::Capital) => tokens::becomes_town(t, "4.7", side, at),
        None => {}
    }
}

/// Traitor: the marker of a siege moves; else a Fortification is taken off. The other side chooses, if there are several.
pub(super) fn traitor(t: &mut Board<'_>, side: Side, event: CardId, spaces: i8) -> Flow<Came> {
    let sieges = sieges(&t.state, side);
    let among = if sieges.is_empty() {
        t.state.owned(side).and(t.state.fortified)
    } else {
        sieges
    };
    if among.is_empty() {
        return Ok(Came::ToNothing);
    }
    let answer = ask(t, side.enemy(), TableAsk::Traitor(event), "4.7", |_, o| {
        among.iter().for_each(|at| o.offer(Choice::Space(at)));
        why_not::places(o, refusals::NO_TRAITOR);
        why_not::every_card(o, refusals::NOT_A_CARD);
    })?;
    let at = answer::space(answer);
    if sieges.is_empty() {
        t.state.fortified.remove(at);
        emit(t, "4.7", What::WallsOpened { at });
        return Ok(Came::Worked);
    }
    if let Some(attacker) = t.state.attacker_at(at) {
        let marker = advance(&mut t.state, attacker, side.enemy(), spaces);
        emit(t, "4.7", What::Betrayed { at, marker });
    }
    Ok(Came::Worked)
}

/// The sieges in which a side attacks or defends.
fn sieges(s: &State, side: Side) -> SpaceSet {
    let takes_part = |attacker: Side, at| attacker == side || s.owner(at) == Some(side);
    let own = s
        .battles()
        .filter(|(attacker, battle)| battle.siege && takes_part(*attacker, battle.at));
    own.map(|(_, battle)| battle.at).collect()
}

/// Silver goes to the bank, as far as there is any.
pub(super) fn lose_silver(t: &mut Board<'_>, side: Side, silver: u8) -> Came {
    let own = t.state.of_mut(side);
    let silver = own.silver.min(u16::from(silver)) as u8;
    own.silver -= u16::from(silver);
    if silver == 0 {
        return Came::ToNothing;
    }
    emit(t, "4.7", What::SilverLost { side, silver });
    Came::Worked
}

/// Corruption: half of the Silver, rounded up, at most so much.
pub(super) fn corruption(t: &mut Board<'_>, side: Side, most: u8) -> Came {
    let half = t.state.of(side).silver.div_ceil(2).min(u16::from(most)) as u8;
    lose_silver(t, side, half)
}

/// Bountiful Harvest: Silver for each location in supply in Sicily.
pub(super) fn harvest(t: &mut Board<'_>, side: Side, most: u8) -> Came {
    let fields = t
        .state
        .owned(side)
        .and(supply::supplied(&t.state, side))
        .and(Area::Sicily.locations());
    let silver = (fields.len() as u8).min(most);
    if silver == 0 {
        return Came::ToNothing;
    }
    earn(&mut t.state, side, silver);
    emit(t, "4.7", What::SilverGained { side, silver });
    Came::Worked
}

/// Favourable Omens: VP.
pub(super) fn omens(t: &mut Board<'_>, side: Side, vp: u8) -> Came {
    score(&mut t.state, side, vp);
    emit(t, "4.7", What::PointsGained { side, vp });
    Came::Worked
}

/// Peace: from a turn on the war may end. Diplomacy changes the die after it has been rolled.
pub(super) fn peace(t: &mut Board<'_>, first: u8, target: u8) -> Flow<Came> {
    if t.state.turn < first {
        return Ok(Came::ToNothing);
    }
    let face = t.roll(Die)?;
    let diplomat = Side::BOTH
        .into_iter()
        .find(|side| t.state.effect(*side) == Some(Effect::Diplomacy));
    let changed = match diplomat {
        Some(side) => diplomacy(t, side, face)?,
        None => 0,
    };
    let comes_to = (face + t.state.turn + 1 - first).saturating_add_signed(changed);
    let what = What::PeaceDie {
        face,
        changed,
        comes_to,
    };
    emit(t, "4.7", what);
    if comes_to < target {
        return Ok(Came::ToNothing);
    }
    ending::comes_near(t, Ending::Peace);
    Ok(Came::Worked)
}

fn diplomacy(t: &mut Board<'_>, side: Side, face: u8) -> Flow<i8> {
    let answer = ask(t, side, TableAsk::PeaceDie { face }, "4.7", |_, o| {
        o.offer(Choice::Pass);
        o.offer(Named::AddOne.choice());
        o.offer(Named::TakeOne.choice());
    })?;
    Ok(match Named::from_choice(answer) {
        Some(Named::AddOne) => 1,
        Some(Named::TakeOne) => -1,
        _ => 0,
    })
}
