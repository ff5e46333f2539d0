//! The Intercepted army Backs up (12.3), or is overwhelmed if it has no CUs (12.4).

use super::march;
use crate::board::{generals, walls};
use crate::rules::movement::{capture_trains, move_army};
use crate::state::{Entered, State, Where};
use crate::{Board, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow, Side, SpaceId};

/// Asks whether the Intercepted army Backs up, and moves it back: by land to the space it just came from, after Naval Movement to the
/// port where it embarked, unless it has landed in that very port, or enemy CUs have come ashore there since (12.3, 9.3.B2). It loses
/// all MPs. Tells whether it has Backed up.
pub(crate) fn backs_up(t: &mut Board<'_>) -> Flow<bool> {
    let m = *march(&t.state);
    let (Entered::Road(back) | Entered::Sea(back)) = m.entered else {
        return Ok(false);
    };
    let answer = ask(t, m.side, ReactionAsk::BackUp, "12.3", |s, o| {
        if back != march(s).at && may_return(s, back) {
            o.offer(Choice::Yes);
        }
        o.offer(Choice::No);
    })?;
    if answer == Choice::No {
        return Ok(false);
    }
    go_back(t, back)?;
    emit(
        t,
        "12.3",
        ReactionEvent::BackedUp {
            general: m.general,
            with: m.with,
            to: back,
            units: m.units,
        },
    );
    overwhelmed(t, m.side, m.at, "2.2.A")?;
    Ok(true)
}

/// The army goes back to the space it came from and loses all MPs.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn go_back(t: &mut Board<'_>, back: SpaceId) -> Flow<()> {
    let m = *march(&t.state);
    let to = returns_to(&t.state, m.side, back);
    let apart = t.state.walls_matter(back);
    move_army(&mut t.state, to);
    let now = t.state.march.as_mut().expect("Land Reactions answer a march");
    now.at = back;
    now.spent = now.total;
    now.entered = Entered::Start;
    now.stopped = true;
    now.acted = true;
    now.went(back, false);
    walls::part_if_new(&mut t.state, back, apart);
    Ok(())
}

/// Inside the walls if the army came from inside them with the enemy before the gates, else outside.
fn returns_to(s: &State, side: Side, back: SpaceId) -> Where {
    let beset = s.place(back).city() == Some(side) && s.walls_matter(back);
    if beset { Where::Inside(back) } else { Where::At(back) }
}

/// Whether the army may go back: there is room, which an army that came out of beset walls and grew on its way may not find (2.1.C), and
/// no enemy CUs wait in the open, for it escapes a Land Battle and begins none.
pub(crate) fn may_return(s: &State, back: SpaceId) -> bool {
    let m = march(s);
    match returns_to(s, m.side, back) {
        Where::Inside(_) => s.room_for(back, s.place(back).inside, m.units) == m.units,
        _ => s.place(back).city().is_some() || !s.has_cus(back, m.side.enemy()),
    }
}

/// Generals of a side who are left without CUs among enemy CUs are displaced, and its Supply Trains captured (12.4).
pub(crate) fn overwhelmed(t: &mut Board<'_>, side: Side, at: SpaceId, section: &'static str) -> Flow<()> {
    for unit in t.state.unguarded(at, side).iter() {
        generals::displace(t, unit, section)?;
    }
    capture_trains(t, side.enemy(), at);
    walls::settle(t, at)
}
