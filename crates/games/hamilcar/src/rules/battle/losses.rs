//! Losses (13.4).

use super::{battle, battle_mut, lose};
use crate::board::{generals, why_not};
use crate::data::generals::{general, who};
use crate::protocol::buttons::Named;
use crate::protocol::event::{BattleEvent, MovementEvent};
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::state::{Battle, Force, Kind, State};
use crate::{Board, ask, emit};
use engine::{Flow, Side};

/// What can be lost by an answer: the kind, and whether of those who sallied out (14.5.B). Cheapest first.
const LOSSES: [(Named, Kind, bool); 4] = [
    (Named::LoseCu, Kind::Cu, false),
    (Named::LoseSortieCu, Kind::Cu, true),
    (Named::LoseElephant, Kind::Elephant, false),
    (Named::LoseSortieElephant, Kind::Elephant, true),
];

/// Each hit eliminates a CU; the owner chooses which (13.4). Calatinus, if he commands the losers, saves them one (17.2).
pub(super) fn losses(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let now = battle(t);
    let at = now.at;
    let hits = now.hits.expect("the dice have decided")[side];
    let spared = now.loser() == Some(side) && t.state.is_able(now.commanders[side], who::CALATINUS) && hits > 0;
    let hits = hits - u8::from(spared);
    if spared {
        emit(t, general(who::CALATINUS).section, BattleEvent::Ability(who::CALATINUS));
    }
    let before = t.state.outside(at, side);
    battle_mut(t).to_lose[side] = hits.min(before.fighting());
    while battle(t).to_lose[side] > 0 {
        let left = battle(t).to_lose[side];
        let choice = ask(t, side, BattleAsk::BattleLoss { left }, "13.4", |s, o| {
            let battle = s.battle.as_ref().expect("asked in a battle");
            for (named, kind, sortie) in LOSSES {
                if part(s, battle, side, sortie).of(kind) > 0
                    && (kind == Kind::Elephant || !elephant_first(s, battle, side))
                {
                    o.offer(named.choice());
                }
            }
            why_not::nothing_else(s, o, side, law::CHOOSE_A_CASUALTY);
        })?;
        let (_, kind, sortie) = *LOSSES
            .iter()
            .find(|(named, ..)| named.choice() == choice)
            .expect("only losses are offered");
        let one = Force::one(kind);
        lose(t, side, at, one);
        let now = battle_mut(t);
        now.to_lose[side] -= 1;
        if sortie {
            now.sortie.take(one);
        }
    }
    let lost = before.minus(t.state.outside(at, side));
    if !lost.is_empty() {
        emit(t, "13.4", BattleEvent::Lost { side, at, units: lost });
    }
    Ok(())
}

/// The part of a side's Force that sallied out, or the rest.
fn part(s: &State, battle: &Battle, side: Side, sortie: bool) -> Force {
    let sallied = if side == battle.attacker {
        battle.sortie
    } else {
        Force::NONE
    };
    if sortie {
        sallied
    } else {
        s.outside(battle.at, side).minus(sallied)
    }
}

/// After an announced Elephant Charge in a lost battle the first Carthaginian loss is an Elephant (13.4).
fn elephant_first(s: &State, battle: &Battle, side: Side) -> bool {
    side == Side::Carthage
        && battle.charge.is_some()
        && battle.loser() == Some(side)
        && battle.lost[side].is_empty()
        && s.outside(battle.at, side).elephants > 0
}

/// The winner gains all Supply Trains in the space; those inside walls are not in the battle (13.4, 2.3.D3).
pub(super) fn spoils(t: &mut Board<'_>) {
    let now = battle(t);
    let (at, winner) = (now.at, now.winner.expect("the dice have decided"));
    let loser = winner.enemy();
    let trains = t.state.outside(at, loser).trains;
    if trains > 0 {
        let captured = Force::new(0, 0, trains);
        lose(t, loser, at, captured);
        t.state.place_mut(at).outside[winner].add(captured);
        emit(
            t,
            "2.3.D3",
            MovementEvent::Captured {
                side: winner,
                at,
                trains,
            },
        );
    }
}

/// If hits took all CUs of the loser his Generals are displaced; the winner's never are (13.4).
pub(super) fn leaderless(t: &mut Board<'_>) -> Flow<()> {
    let now = battle(t);
    let (at, loser) = (now.at, now.loser().expect("the dice have decided"));
    if t.state.has_cus(at, loser) {
        return Ok(());
    }
    for general in t.state.generals_at(at, loser).iter() {
        generals::displace(t, general, "13.4")?;
    }
    Ok(())
}
