//! Political Consequences (13.6).

use super::battle;
use crate::board::politics;
use crate::data::generals::{general, who};
use crate::protocol::event::BattleEvent;
use crate::{Board, emit};
use engine::Flow;

/// The loser removes PCs for half of all Units he lost: in battle, in retreat, and Supply Trains captured (13.6). PCs for a displaced
/// Aristocrat have gone with him (2.2.D2). A battle that Pulcher has lost costs one more (17.2).
pub(super) fn consequences(t: &mut Board<'_>) -> Flow<()> {
    let now = *battle(t);
    let loser = now.loser().expect("the dice have decided");
    let units = now.lost[loser].units();
    let pcs = units / 2;
    emit(
        t,
        "13.6",
        BattleEvent::Consequences {
            side: loser,
            units,
            pcs,
        },
    );
    if units % 2 == 1 {
        emit(t, "15.1", BattleEvent::HalfRounded { units, half: pcs });
    }
    let blamed = t.state.is_able(now.commanders[loser], who::PULCHER);
    if blamed {
        emit(t, general(who::PULCHER).section, BattleEvent::Ability(who::PULCHER));
    }
    politics::remove_pcs(t, loser, pcs + u8::from(blamed), "13.6")
}
