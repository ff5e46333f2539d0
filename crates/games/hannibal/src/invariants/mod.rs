//! Every invariant of a position, between two segments or at a question: one line each.

mod battle;
mod march;

use crate::State;
use crate::data::cards::COUNT as CARDS;
use crate::data::generals::{self, general, who};
use crate::data::setup::ELEPHANTS;
use crate::data::spaces::{self, COUNT as SPACES, Kind, space};
use crate::data::tracks::LAST_TURN;
use crate::state::{Force, Marker, Office, Phase, Where};
use engine::{CardSet, Side, SpaceId, UnitId, Unsound};

/// What must hold, and how it is said that it does.
type Claim = (bool, &'static str);

/// More units than a war can bring to one space, few enough to add up.
const CROWD: Force = Force {
    cu: 100,
    elephants: ELEPHANTS,
    trains: 1,
};

/// Every invariant.
///
/// # Errors
/// The first that does not hold.
pub fn check(s: &State) -> Result<(), Unsound> {
    within_bounds(s)?;
    Unsound("a side places no more PC markers before the war than agreed").unless(match s.phase {
        Phase::Handicap(left) => s.setup.handicap.may_leave(left),
        _ => true,
    })?;
    let places = spaces::all().flat_map(|at| place(s, at));
    let generals = generals::all().flat_map(|unit| one_general(s, unit));
    tracks(s)
        .into_iter()
        .chain(places)
        .chain(generals)
        .chain(offices(s))
        .chain(march::all(s))
        .chain(s.battle.iter().flat_map(|now| battle::all(s, now)))
        .find(|(holds, _)| !holds)
        .map_or(Ok(()), |(_, claim)| Err(Unsound(claim)))
}

/// What everything below relies on to look anything up or add it up: a kept position comes from outside.
fn within_bounds(s: &State) -> Result<(), Unsound> {
    let few = |f: Force| CROWD.holds(f);
    let units = s
        .places
        .iter()
        .all(|p| few(p.outside.rome) && few(p.outside.carthage) && few(p.inside));
    Unsound("no space holds more units than there are").unless(units)?;
    let on_map = |at: SpaceId| usize::from(at.0) < SPACES;
    let stand = s.generals.iter().filter_map(|g| g.at.space()).all(on_map);
    Unsound("every general stands in a space of the map").unless(stand)?;
    let bounds = march::within_bounds(s).into_iter().chain(battle::within_bounds(s));
    let broken = bounds.into_iter().find(|(holds, _)| !holds);
    broken.map_or(Ok(()), |(_, claim)| Err(Unsound(claim)))
}

fn tracks(s: &State) -> [Claim; 3] {
    let piles = [s.deck, s.discards, s.removed, s.hands.rome, s.hands.carthage];
    let all = piles.iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
    let count: u32 = piles.iter().map(CardSet::len).sum();
    let elephants: u8 = spaces::all().map(|at| s.place(at).all(Side::Carthage).elephants).sum();
    [
        ((1..=LAST_TURN).contains(&s.turn), "the turn is 1 to 9"),
        (
            all == CardSet::first(CARDS as u32) && count == CARDS as u32,
            "every Strategy Card lies in one place",
        ),
        (
            elephants <= ELEPHANTS,
            "there are at most four CUs with Elephants (17.1)",
        ),
    ]
}

fn place(s: &State, at: SpaceId) -> [Claim; 7] {
    let p = s.place(at);
    let printed = space(at);
    let kind = match p.marker {
        Marker::City(_) => printed.kind.is_walled(),
        Marker::Tribe(_) => printed.kind == Kind::Tribe,
        Marker::Pc(_) | Marker::None => !printed.kind.is_walled(),
    };
    let roman = p.outside.rome;
    let apart = told_apart(s, at);
    [
        (kind, "every marker lies in a space of its kind"),
        (p.points < 3, "three points end a siege (20.8)"),
        (
            p.points == 0 || matches!(p.marker, Marker::City(_) | Marker::Tribe(_)),
            "points lie on cities and Tribes alone",
        ),
        (
            p.points_of.is_some() == (p.points > 0 && p.marker == Marker::Tribe(None)),
            "points on a Tribe that is nobody's friend belong to a side (20.6)",
        ),
        (
            p.inside.is_empty() || apart && p.inside.fighting() <= printed.capacity,
            "walls hold no more than fits",
        ),
        (
            roman.elephants == 0 && roman.trains == 0,
            "Rome has no Elephants and no siege train",
        ),
        (
            p.city() != Some(Side::Rome) || p.inside.elephants == 0 && p.inside.trains == 0,
            "Rome has no Elephants and no siege train inside its walls",
        ),
    ]
}

/// Whether inside and outside differ in a space; in that of a battle as long as it lasts.
fn told_apart(s: &State, at: SpaceId) -> bool {
    s.walls_matter(at) || s.battle.is_some_and(|battle| battle.at() == at)
}

fn one_general(s: &State, unit: UnitId) -> [Claim; 3] {
    let g = s.general(unit);
    let side = general(unit).side;
    [
        (
            side == Side::Rome || g.office == Office::None,
            "only Romans hold an office",
        ),
        (
            !matches!(g.at, Where::Inside(at) if s.place(at).city() != Some(side) || !told_apart(s, at)),
            "generals are inside their own walls alone, where that matters",
        ),
        (
            unit == who::AFRICANUS || g.at != Where::ToCome,
            "only Scipio Africanus is still to come",
        ),
    ]
}

fn offices(s: &State) -> [Claim; 2] {
    let holders = |office| s.generals.iter().filter(|g| g.office == office).count();
    [
        (holders(Office::Consul) <= 2, "there are at most two consuls (6.4)"),
        (
            holders(Office::Proconsul) <= 2,
            "there are at most two proconsuls (6.6, 6.7)",
        ),
    ]
}
