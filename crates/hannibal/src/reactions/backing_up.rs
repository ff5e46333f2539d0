//! The intercepted army backs up (12.5).

use super::march;
use crate::battle::Entered;
use crate::data::roads::between;
use crate::laws::movement as laws;
use crate::movement::{after_crossing, move_army};
use crate::state::{State, Where};
use crate::{Board, MovementAsk, MovementEvent, Named, ask, note, tapped, units};
use kernel::{Choice, Flow, SpaceId};

/// Asks whether the intercepted army backs up, and moves it back: to the space it just came from, over a pass with Attrition again; its
/// move ends (12.5). Tells whether it has backed up.
///
/// # Errors
/// [`kernel::Halt`].
pub(crate) fn backs_up(t: &mut Board<'_>) -> Flow<bool> {
    let m = *march(&t.state);
    let Entered::Road(back) = m.entered else {
        return Ok(false);
    };
    let answer = ask(t, m.side, MovementAsk::BackUp, "12.5", |s, o| {
        o.offer(Choice::Space(back));
        o.offer(Named::Stand.choice());
        tapped::spaces(o, |_| laws::BACK_UP_OR_FIGHT);
        tapped::no_card_no_general(s, o, m.side);
    })?;
    if answer != Choice::Space(back) {
        return Ok(false);
    }
    go_back(t, back, Where::At(back))?;
    if let Some(way) = between(m.at, back) {
        after_crossing(t, way)?;
    }
    Ok(true)
}

/// The army goes back and moves no more; what it leaves to the enemy is lost.
fn go_back(t: &mut Board<'_>, back: SpaceId, to: Where) -> Flow<()> {
    let m = *march(&t.state);
    units::shelter(&mut t.state, m.side.enemy(), back);
    move_army(&mut t.state, to);
    ends_its_move(&mut t.state);
    let (general, units) = (m.general, m.units);
    note(
        t,
        "12.5",
        MovementEvent::BackedUp {
            general,
            to: back,
            units,
        },
    );
    units::drive_off(t, m.side.enemy(), m.at)
}

fn ends_its_move(s: &mut State) {
    if let Some(m) = s.march.as_mut() {
        m.spent = m.total;
        m.entered = Entered::Start;
        m.stopped = true;
        m.acted = true;
    }
}
