//! Casualties (14.11) and the Retreat Table (14.12).

use super::{battle, battle_mut, force, of};
use crate::Die;
use crate::board::{generals, why_not};
use crate::data::battle_cards::BattleCard;
use crate::data::tables::{self, Column};
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::state::{Battle, Force, Kind, State, Where};
use crate::{Board, ask, emit};
use engine::{Flow, Side, UnitSet};

/// What can be lost by an answer: the kind, and whether of those who sallied out (20.7). Cheapest first.
const LOSSES: [(Named, Kind, bool); 4] = [
    (Named::LoseCu, Kind::Cu, false),
    (Named::LoseSortieCu, Kind::Cu, true),
    (Named::LoseElephant, Kind::Elephant, false),
    (Named::LoseSortieElephant, Kind::Elephant, true),
];

/// One die costs both sides alike: a column of the Attrition Table for the number of rounds (14.11). A battle without a round costs nothing.
pub(super) fn casualties(t: &mut Board<'_>) -> Flow<()> {
    let rounds = battle(t).rounds;
    if rounds == 0 {
        return Ok(());
    }
    let die = t.roll(Die)?;
    let tables::Attrition { cus, elephant } = tables::attrition(die as i8, Column::of(rounds));
    emit(
        t,
        "14.11",
        BattleEvent::Casualties {
            rounds,
            die,
            cus,
            elephant,
        },
    );
    let attacker = battle(t).onset.attacker;
    for side in [attacker, attacker.enemy()] {
        let count = cus.min(force(&t.state, side).fighting());
        lose(t, side, count, elephant, "14.11")?;
    }
    Ok(())
}

/// The loser rolls on the Retreat Table; generals whose last CU it takes are displaced (10.10, 14.12): those of a relief and those of a sortie
/// each with their own CUs (20.7).
pub(super) fn retreat_table(t: &mut Board<'_>, side: Side, with: Option<BattleCard>) -> Flow<()> {
    let there = force(&t.state, side).fighting();
    if there == 0 {
        return Ok(());
    }
    let began_with = battle(t).began[side].fighting();
    let die = t.roll(Die)?;
    let roll = die as i8 + with.map_or(0, BattleCard::retreat);
    let lost = tables::retreat(roll, began_with).unwrap_or(there).min(there);
    emit(
        t,
        "14.12",
        BattleEvent::RetreatTable {
            side,
            began_with,
            die,
            roll,
            lost,
        },
    );
    let parts = |t: &Board<'_>| [false, true].map(|sortie| part(&t.state, battle(t), side, sortie).fighting());
    let before = parts(t);
    lose(t, side, lost, true, "14.12")?;
    let after = parts(t);
    let there = t.state.generals_where(side, Where::At(battle(t).at()));
    let sallied = if side == battle(t).onset.attacker {
        battle(t).sortie_generals
    } else {
        UnitSet::EMPTY
    };
    let mut alone = UnitSet::EMPTY;
    for (part, with_it) in [there.without(sallied), there.and(sallied)].into_iter().enumerate() {
        if after == [0, 0] || before[part] > 0 && after[part] == 0 {
            alone = alone.or(with_it);
        }
    }
    generals::displace(t, alone)
}

/// A side loses so many CUs of the battle, as its owner chooses; the first is one with Elephants where that is said (14.12, 17.2).
fn lose(t: &mut Board<'_>, side: Side, count: u8, elephant_first: bool, section: &'static str) -> Flow<()> {
    let before = force(&t.state, side);
    let mut owes_elephant = elephant_first && before.elephants > 0;
    for left in (1..=count).rev() {
        battle_mut(t).to_lose = left;
        let answer = ask(t, side, BattleAsk::BattleLoss { left }, section, |s, o| {
            for (named, kind, sortie) in LOSSES {
                if part(s, of(s), side, sortie).of(kind) > 0 {
                    let free = kind == Kind::Elephant || !owes_elephant;
                    let due = if section == "14.12" {
                        law::ELEPHANT_FIRST
                    } else {
                        law::ELEPHANT_DUE
                    };
                    o.weigh(named.choice(), || due.unless(free));
                }
            }
            why_not::nothing_else(s, o, side, law::CHOOSE_A_CASUALTY);
        })?;
        let (_, kind, sortie) = *LOSSES
            .iter()
            .find(|(named, ..)| named.choice() == answer)
            .expect("only losses are offered");
        owes_elephant = false;
        take(t, side, Force::one(kind), sortie);
    }
    battle_mut(t).to_lose = 0;
    let at = battle(t).at();
    let units = before.minus(force(&t.state, side));
    if !units.is_empty() {
        emit(t, section, BattleEvent::Lost { side, at, units });
    }
    Ok(())
}

/// Takes units of the battle off the map and counts them as lost (15.5).
fn take(t: &mut Board<'_>, side: Side, units: Force, sortie: bool) {
    let at = battle(t).at();
    t.state.place_mut(at).outside[side].take(units);
    let battle = battle_mut(t);
    battle.lost[side] += units.fighting();
    if sortie {
        battle.sortie.take(units);
    }
}

/// The part of a side's units that sallied out, or the rest.
fn part(s: &State, battle: &Battle, side: Side, sortie: bool) -> Force {
    let sallied = if side == battle.onset.attacker {
        battle.sortie
    } else {
        Force::NONE
    };
    if sortie { sallied } else { force(s, side).minus(sallied) }
}
