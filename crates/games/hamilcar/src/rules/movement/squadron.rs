//! The Warships that go to sea with a Fleet (2.3.F, 2.3.G). In a Campaign each of them sails no more than 4 MPs in all, and none that
//! has fought (7.1).

use super::army::{MOST_UNITS, MOST_WARSHIPS};
use super::fleet::voyage_from;
use super::lane;
use crate::protocol::refusals::movement as refusals;
use crate::state::{ACTED, MOST_POINTS, March, Sailed, State, Voyage};
use crate::{Board, MovementAsk, answer, ask};
use engine::{Choice, Flow, Side};

/// Ready Warships at port, by what they have sailed with the card that is being resolved.
fn at_port(s: &State, side: Side) -> Sailed {
    let ready = s.ships[side].ready;
    s.campaign
        .as_ref()
        .map(|campaign| campaign.sailed)
        .unwrap_or_default()
        .at_port(ready)
}

/// MPs that the Warships of a Fleet can still sail.
pub(super) fn reach(s: &State, v: &Voyage) -> u8 {
    if s.campaign.is_none() || v.warships == 0 {
        return u8::MAX;
    }
    MOST_POINTS.saturating_sub(v.worn.saturating_add(v.spent))
}

/// Whether a Warship that has sailed so much can guard the Fleet to any port.
fn may_guard(s: &State, m: &March, spent: u8) -> bool {
    lane::has_a_way(s, m, &voyage_from(m, 1, spent)).is_ok()
}

/// How many Ready Warships go along, in a Campaign of each sort that can, the freshest first.
pub(super) fn choose(t: &mut Board<'_>, m: &March) -> Flow<Sailed> {
    let there = at_port(&t.state, m.side);
    let of = |spent: u8| there[usize::from(spent)];
    let goes: Vec<u8> = (0..=ACTED)
        .filter(|spent| of(*spent) > 0 && may_guard(&t.state, m, *spent))
        .collect();
    let several = goes.len() > 1;
    let mut chosen = Sailed::default();
    for spent in goes {
        let taken: u8 = chosen.iter().sum();
        let room = (MOST_UNITS - m.units.units() - taken).min(MOST_WARSHIPS - taken);
        let most = of(spent).min(room);
        if most == 0 {
            continue;
        }
        let about = if several {
            MovementAsk::TakeSquadron { spent }
        } else {
            MovementAsk::TakeWarships
        };
        let n = ask(t, m.side, about, "2.3.F", |s, o| {
            (0..=most).rev().for_each(|n| o.offer(Choice::Number(n)));
            if o.explaining() {
                let ready = if several { of(spent) } else { s.ships[m.side].ready };
                for n in most + 1..=ready {
                    let why = if n + taken > MOST_WARSHIPS {
                        refusals::FIVE_WARSHIPS
                    } else if n > room {
                        refusals::TEN_IN_FLEET
                    } else {
                        refusals::WARSHIPS_HAVE_SAILED
                    };
                    o.explain(Choice::Number(n), || why);
                }
            }
        })?;
        chosen[usize::from(spent)] = answer::number(n);
    }
    Ok(chosen)
}

/// They go to sea.
pub(super) fn put_to_sea(s: &mut State, m: &March, goes: Sailed) {
    let warships = goes.iter().sum();
    let ready = s.ships[m.side].ready;
    s.ships[m.side].ready -= warships;
    if let Some(campaign) = s.campaign.as_mut() {
        campaign.sailed.put_to_sea(ready, goes, m.spent);
    }
    let worn = (0..=ACTED).rev().find(|spent| goes[usize::from(*spent)] > 0);
    s.voyage = Some(voyage_from(m, warships, worn.unwrap_or(0)));
}

/// So many Warships are left of the moving Fleet.
pub(crate) fn shrink(s: &mut State) {
    let Some(v) = s.voyage.as_mut() else { return };
    v.worn = s
        .campaign
        .as_ref()
        .map_or(0, |campaign| campaign.sailed.most(v.warships));
}
