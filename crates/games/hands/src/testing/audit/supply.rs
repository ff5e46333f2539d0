//! Supply (4.4) by the board as the lines tell it: paths over roads, and from coast to coast over Sea Zones that no enemy controls.

use super::Seen;
use crate::data::locations::{self, Area, at, location};
use crate::data::ways::{Kind, WAYS};
use engine::{SpaceId, SpaceSet};

/// The locations from which a side traces supply.
pub(super) fn supplied(seen: &Seen, side: usize) -> SpaceSet {
    let board = &seen.board;
    let own = board.owned(side);
    let empty = locations::ALL
        .iter()
        .filter(|at| board.owner(*at).is_none() && !board.is_free(*at));
    let empty: SpaceSet = empty.collect();
    let fought: SpaceSet = seen.fights.open.iter().flatten().map(|battle| battle.at).collect();
    let open = own.or(empty).or(fought);
    let sources = [
        (at::ROME, side == 0),
        (at::CARTHAGE, side == 1),
        (at::LILYBAEUM, side == 1),
        (at::SYRACUSE, false),
    ];
    let mut reached = SpaceSet::EMPTY;
    for (source, home) in sources {
        if own.contains(source) || home && empty.contains(source) {
            reached.insert(source);
        }
    }
    // Whatever is next to what is reached is reached, until nothing more is.
    loop {
        let next: SpaceSet = open.iter().filter(|at| joins(seen, side, reached, *at)).collect();
        let all = reached.or(next);
        if all == reached {
            break;
        }
        reached = all;
    }
    reached.or(beyond(reached, open))
}

/// Whether a road or a voyage leads from what is reached to a location.
fn joins(seen: &Seen, side: usize, reached: SpaceSet, to: SpaceId) -> bool {
    let row = location(to);
    let sails = |from: SpaceId| {
        let other = location(from);
        row.coastal && other.coastal && voyage(seen, side, other.area, row.area)
    };
    reached.iter().any(|from| road(from, to) || sails(from))
}

/// Whether Sea Zones that are not hostile lead from one to another.
fn voyage(seen: &Seen, side: usize, from: Area, to: Area) -> bool {
    let open = |area: Area| !seen.board.hostile(area, side);
    let between = || {
        from.adjacent()
            .into_iter()
            .any(|zone| open(zone) && zone.adjacent().contains(&to))
    };
    open(from) && open(to) && (from == to || from.adjacent().contains(&to) || between())
}

/// Whether a road, rough or not, joins two locations.
fn road(a: SpaceId, b: SpaceId) -> bool {
    let ends = |kind: Kind| { WAYS.iter() }.any(|way| way.kind == kind && [(a, b), (b, a)].contains(&(way.a, way.b)));
    ends(Kind::Road) || ends(Kind::Rough)
}

/// Two locations beyond the straits at most, over roads alone.
fn beyond(reached: SpaceSet, open: SpaceSet) -> SpaceSet {
    let mut all = SpaceSet::EMPTY;
    for (shore, landing) in [(at::RHEGIUM, at::MESSANA), (at::MESSANA, at::RHEGIUM)] {
        if reached.contains(shore) && open.contains(landing) {
            all.insert(landing);
            all = all.or(open.iter().filter(|at| road(landing, *at)).collect());
        }
    }
    all
}
