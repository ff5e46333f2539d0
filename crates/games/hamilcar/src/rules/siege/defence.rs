//! Determined Defence (14.3).

use super::{now, now_mut};
use crate::board::why_not;
use crate::data::generals::{general, who};
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::protocol::refusals::movement::CONSUL_KEEPS_THREE;
use crate::rules::movement::CONSULAR_CUS;
use crate::state::{Force, Kind, State};
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId};

/// Whether a CU inside may be given: a Consul there is not left with fewer than three by his own side's choice (2.3.E3).
fn spares_a_cu(s: &State, owner: Side, at: SpaceId) -> Legality {
    let consul = s.has_consul(s.generals_inside(at, owner));
    CONSUL_KEEPS_THREE.unless(!consul || s.place(at).inside.fighting() > CONSULAR_CUS)
}

/// When points come on a city its owner may give a Supply Train and a CU inside to cancel one of them: a plain CU by
/// Yes, an Elephant if he says so or has nothing else (14.3). Against points won by Megellus there is no Determined Defence (17.2).
pub(super) fn determined_defence(t: &mut Board<'_>) -> Flow<()> {
    let (at, points) = (now(&t.state).at, now(&t.state).points);
    let place = t.state.place(at);
    let Some(owner) = place.city() else { return Ok(()) };
    if points > 0 && t.state.is_able(Some(now(&t.state).general), who::MEGELLUS) {
        emit(t, general(who::MEGELLUS).section, BattleEvent::Ability(who::MEGELLUS));
        return Ok(());
    }
    if points == 0 || place.inside.trains == 0 || place.inside.fighting() == 0 {
        return Ok(());
    }
    let answer = ask(t, owner, BattleAsk::DeterminedDefence(at), "14.3", |s, o| {
        o.weigh(Choice::Yes, || spares_a_cu(s, owner, at));
        let inside = s.place(at).inside;
        if inside.cu > 0 && inside.elephants > 0 {
            o.offer(Named::LoseElephant.choice());
        }
        o.offer(Choice::No);
        why_not::nothing_else(s, o, owner, law::ANSWER_THE_SIEGE);
    })?;
    if answer == Choice::No {
        if spares_a_cu(&t.state, owner, at).is_err() {
            emit(t, "2.3.E3", BattleEvent::NoDefence { side: owner, at });
        }
        return Ok(());
    }
    let plain = answer == Choice::Yes && t.state.place(at).inside.cu > 0;
    let kind = if plain { Kind::Cu } else { Kind::Elephant };
    let given = Force::one(kind).plus(Force::one(Kind::Train));
    t.state.place_mut(at).inside.take(given);
    now_mut(t).points -= 1;
    emit(
        t,
        "14.3",
        BattleEvent::DeterminedDefence {
            side: owner,
            at,
            units: given,
        },
    );
    Ok(())
}
