//! What must hold of a Naval Interception and a Naval Battle on the table.

use crate::data::generals::{self, general};
use crate::data::{cards, spaces, tactics};
use crate::rules::movement::{MOST_UNITS, MOST_WARSHIPS};
use crate::state::{NavalBattle, State};
use engine::{Side, SpaceId, Unsound};

/// Whether every space, General and card named exists: everything else looks them up.
pub(super) fn within_bounds(s: &State) -> bool {
    let on_map = |at: SpaceId| usize::from(at.0) < spaces::COUNT;
    let fleets = s.interception.iter().filter_map(|i| i.fleet);
    let commanders = s
        .naval
        .iter()
        .flat_map(|b| [b.commanders.rome, b.commanders.carthage])
        .chain(fleets.clone().filter_map(|f| f.commander));
    let ways = s.voyage.iter().map(|v| v.route).chain(fleets.clone().map(|f| f.route));
    s.interception.iter().all(|i| on_map(i.at))
        && s.voyage.iter().all(|v| on_map(v.from))
        && { ways }.all(|way| way.fits() && way.spaces().iter().all(|at| on_map(*at)))
        && s.naval.iter().all(|b| on_map(b.at) && (0..=3).contains(&b.round))
        && { commanders }.all(|u| usize::from(u.0) < generals::COUNT)
        && s.naval.iter().all(names_cards)
}

/// Strategy Cards where those are played, Tactic Cards where those lie.
fn names_cards(b: &NavalBattle) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let tactics = b.lasting[side].or(b.playing[side]).or(b.against[side]);
        tactics.without(tactics::deck()).is_empty() && b.cards[side].iter().all(|id| usize::from(id.0) < cards::COUNT)
    })
}

/// Every invariant.
///
/// # Errors
/// The first that does not hold.
pub(super) fn claims(s: &State) -> Result<(), Unsound> {
    let hands = s.tactics.hands;
    let tactic_cards = hands.rome.or(hands.carthage).or(s.tactics.played);
    let once = hands.rome.len() + hands.carthage.len() + s.tactics.played.len() == tactic_cards.len();
    let fleet = s.interception.and_then(|i| i.fleet);
    Unsound("a Fleet is Intercepted within an activation")
        .unless(s.march.is_some() || (s.interception.is_none() && s.naval.is_none()))?;
    Unsound("a Naval Battle follows an Interception").unless(s.interception.is_some() || s.naval.is_none())?;
    Unsound("no Tactic Card is in two places").unless(once && tactic_cards.without(tactics::deck()).is_empty())?;
    Unsound("Tactic Cards are drawn in a Naval Battle").unless(s.naval.is_some() || tactic_cards.is_empty())?;
    Unsound("an Intercepting Fleet has at most ten Units, five of them Warships")
        .unless(fleet.is_none_or(|f| f.warships <= MOST_WARSHIPS && f.warships + f.units.units() <= MOST_UNITS))?;
    Unsound("each side commands its own Fleet").unless(s.naval.is_none_or(|b| {
        Side::BOTH
            .into_iter()
            .all(|side| general(b.commanders[side]).side == side)
    }))
}
