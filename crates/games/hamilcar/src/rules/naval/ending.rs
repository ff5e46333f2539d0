//! The end of a Naval Battle (9.3, 9.4).

use super::{AtSea, ashore, battle, battle_mut};
use crate::board::politics;
use crate::data::generals::who;
use crate::rules::{after_victory, seamanship};
use crate::state::{Force, State, Victory};
use crate::{BattleEvent, Board, NavalEvent, emit};
use engine::{Flow, PerSide, Side};

/// PCs that Rome removes beyond for a battle that Pulcher has lost (17.2).
const FOR_PULCHER: u8 = 1;

/// After the third round the side with more Ready Warships wins, in a tie the one with Naval Supremacy (9.3.A).
pub(super) fn by_count(t: &mut Board<'_>) {
    let s = &t.state;
    let warships = PerSide::new(s.warships_at_sea(Side::Rome), s.warships_at_sea(Side::Carthage));
    let holder = s.supremacy;
    let winner = Side::BOTH
        .into_iter()
        .find(|side| warships[*side] > warships[side.enemy()])
        .unwrap_or(holder);
    battle_mut(&mut t.state).winner = Some(winner);
    emit(t, "9.3.A", NavalEvent::Counted { warships, holder });
}

/// Prizes, Naval Supremacy, where the Fleets go (9.3.B), Political Consequences (9.4). The moving Fleet sails on if it has won.
pub(super) fn resolve(t: &mut Board<'_>, section: &'static str) -> Flow<AtSea> {
    let now = *battle(&t.state);
    let winner = now.winner.expect("the battle has ended");
    let loser = winner.enemy();
    emit(t, section, NavalEvent::Won { winner, at: now.at });
    t.state.tactics = t.state.tactics.gathered();
    claim_prizes(t, winner);
    if now.fled != Some(loser) {
        seamanship::give_supremacy(t, winner, "9.3.B3");
    }
    if winner != now.mover {
        ashore::interceptor_lands(t)?;
    }
    ashore::loser_lands(t, loser)?;
    clear(&mut t.state, loser);
    if !now.unguarded {
        consequences(t, &now, loser)?;
    }
    t.state.naval = None;
    t.state.interception = None;
    after_victory::won(
        t,
        Victory {
            winner,
            at: now.at,
            land: false,
            commanders: PerSide::new(Some(now.commanders.rome), Some(now.commanders.carthage)),
            lost: now.ships_lost[loser] + now.units_lost[loser].units(),
        },
    )?;
    Ok(if winner == now.mover {
        AtSea::SailsOn
    } else {
        AtSea::Ended
    })
}

/// The loser has no Fleet any more; one of the moving side's that has not come ashore is lost with all Units.
fn clear(s: &mut State, loser: Side) {
    if s.voyage.is_some_and(|v| v.side == loser) {
        s.voyage = None;
        let march = s.march.as_mut().expect("a Fleet sails within an activation");
        march.stopped = true;
        march.units = Force::NONE;
    } else if let Some(fleet) = s.interception.as_mut().and_then(|i| i.fleet.as_mut()) {
        fleet.warships = 0;
        fleet.units = Force::NONE;
    }
}

/// The winner claims all Prizes he has taken as far as his supply of Warships goes, and half of those the loser has taken; they come to
/// port Spent. All others are sunk (9.3.B1, 9.3.B3).
fn claim_prizes(t: &mut Board<'_>, winner: Side) {
    let loser = winner.enemy();
    let prizes = battle(&t.state).prizes;
    if prizes == PerSide::default() {
        return;
    }
    let taken = prizes[winner].min(t.state.ships_in_supply(winner));
    let back = prizes[loser] / 2;
    battle_mut(&mut t.state).prizes = PerSide::default();
    let lost = PerSide::new(prizes.carthage, prizes.rome);
    t.state.ships[winner].spent += taken + back;
    t.state.ships[winner].sunk += lost[winner] - back;
    t.state.ships[loser].sunk += lost[loser] - taken;
    emit(
        t,
        "9.3.B1",
        NavalEvent::Claimed {
            side: winner,
            taken,
            back,
            sunk: lost[winner] - back + lost[loser] - taken,
        },
    );
}

/// The loser removes PCs for half of all Units he has lost (9.4), and one more for Pulcher (17.2).
fn consequences(t: &mut Board<'_>, now: &crate::state::NavalBattle, loser: Side) -> Flow<()> {
    let units = now.ships_lost[loser] + now.units_lost[loser].units();
    let half = units / 2;
    emit(
        t,
        "9.4",
        BattleEvent::Consequences {
            side: loser,
            units,
            pcs: half,
        },
    );
    if units % 2 == 1 {
        emit(t, "15.1", BattleEvent::HalfRounded { units, half });
    }
    let more = if now.commanders[loser] == who::PULCHER {
        emit(t, "17.2.Pulcher", NavalEvent::OneMorePc { general: who::PULCHER });
        FOR_PULCHER
    } else {
        0
    };
    politics::remove_pcs(t, loser, half + more, "9.4")
}

/// Rome calls the battle off: its Fleet lands where it would land if it had lost, but with its Warships Ready, and its move ends; the
/// Intercepting Fleet lands like a winner, and Naval Supremacy does not change (17.1 #59).
pub(super) fn called_off(t: &mut Board<'_>) -> Flow<AtSea> {
    let now = *battle(&t.state);
    emit(t, "17.1.59", NavalEvent::CalledOff { at: now.at });
    ashore::both_go_back(t)?;
    t.state.naval = None;
    t.state.interception = None;
    Ok(AtSea::Ended)
}
