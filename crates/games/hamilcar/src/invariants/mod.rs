//! Every invariant of a position, between two segments or at a question: one line each.

pub(crate) mod bounds;

mod naval;

use crate::State;
use crate::board::politics::display_of;
use crate::data::cards::{self, DICTATOR};
use crate::data::generals::{self, general};
use crate::data::setup::{ELEPHANTS, WARSHIPS};
use crate::data::spaces::{self, Kind, space};
use crate::data::tracks::LAST_TURN;
use crate::invariants::bounds::names_what_there_is;
use crate::rules::siege;
use crate::state::{ACTED, Battle, Campaign, Force, MOST_POINTS, March, Marker, Office, Phase, Victory, Voyage, Where};
use engine::{CardSet, Side, SpaceId, UnitId, Unsound};

/// Every invariant.
///
/// # Errors
/// The first that does not hold.
pub fn check(s: &State) -> Result<(), Unsound> {
    within_bounds(s)?;
    Unsound("a side places no more PCs before the war than agreed").unless(match s.phase {
        Phase::Handicap(left) => s.setup.handicap.may_leave(left),
        _ => true,
    })?;
    tracks(s)?;
    cards_lie_once(s)?;
    effects(s)?;
    spaces::all().try_for_each(|at| place(s, at))?;
    generals::all().try_for_each(|unit| one_general(s, unit))?;
    offices(s)?;
    Side::BOTH.into_iter().try_for_each(|side| warships(s, side))?;
    under_way(s)?;
    naval::claims(s)?;
    siege_trains(s)?;
    citadel_and_errand(s)?;
    s.march.iter().try_for_each(|m| march(s, m))?;
    s.voyage.iter().try_for_each(fleet)?;
    s.victory.iter().try_for_each(|v| victory(s, v))?;
    s.campaign.iter().try_for_each(|c| campaign(s, c))
}

/// More CUs, Elephants and Supply Trains than a war can bring to one space (counters are no limit, 2.3.B), few enough to add up.
const CROWD: Force = Force::new(90, ELEPHANTS, 120);
/// More MPs than an activation has, with a Forced March.
const MANY_POINTS: u8 = 16;
/// More than any walls hold.
const CROWD_INSIDE: Force = Force::new(6, 6, 6);

/// What everything below relies on to look anything up or add it up: a kept position comes from outside.
fn within_bounds(s: &State) -> Result<(), Unsound> {
    let outside = s.places.iter().flat_map(|p| [p.outside.rome, p.outside.carthage]);
    let answering = s.interception.and_then(|i| i.fleet);
    let mut outside = outside
        .chain(s.voyage.map(|v| v.units))
        .chain(answering.map(|f| f.units));
    Unsound("no space holds more Units than there are").unless(outside.all(|f| CROWD.holds(f)))?;
    Unsound("no walls hold more Units than there are").unless(s.places.iter().all(|p| CROWD_INSIDE.holds(p.inside)))?;
    let marked = s.effects.siege_trains.iter().flatten().map(|train| train.at);
    let marked = marked
        .chain(s.effects.citadel)
        .chain(s.effects.errand.and_then(|errand| errand.port));
    let stand = s.generals.iter().filter_map(|g| g.at.space());
    let moving = s
        .march
        .iter()
        .map(|m| m.at)
        .chain(s.voyage.iter().map(|v| v.at))
        .chain(s.victory.map(|v| v.at));
    let off_map = |at: SpaceId| usize::from(at.0) >= spaces::COUNT;
    Unsound("everyone stands in a space of the map").unless(!stand.chain(moving).chain(marked).any(off_map))?;
    let named = s.march.iter().map(|m| m.general).chain(bound(s));
    let known = named.into_iter().all(|u| usize::from(u.0) < generals::COUNT);
    Unsound("an Army is led by a General of the game").unless(known)?;
    let counted = s.campaign.iter().all(|c| {
        let mut all = c.stood.iter().map(|stood| &stood.moved).chain([&c.marching]);
        c.stood.len() <= spaces::COUNT && all.all(|moved| moved.fits(CROWD))
    });
    Unsound("no more Units have moved than there are").unless(counted)?;
    let sailed = |c: &Campaign| c.sailed.fits(WARSHIPS, MANY_POINTS);
    Unsound("no more Warships have sailed than there are").unless(s.campaign.iter().all(sailed))?;
    Unsound("a Naval Battle names Generals and a port of the game").unless(naval::within_bounds(s))?;
    names_what_there_is(s, CROWD)?;
    let afloat = |side| {
        let ships = s.ships[side];
        let taken = s.naval.map_or(0, |b| b.prizes[side]);
        let sailing = s.warships_at_sea(side);
        [ships.ready, ships.spent, ships.sunk, sailing, taken]
            .iter()
            .all(|n| *n <= WARSHIPS)
    };
    Unsound("each side has ten Warships").unless(Side::BOTH.into_iter().all(afloat))
}

/// What Events have left on the table (17.1).
fn effects(s: &State) -> Result<(), Unsound> {
    let hands = s.hands.rome.or(s.hands.carthage);
    Unsound("cards that both know are in a hand").unless(s.effects.known.without(hands).is_empty())?;
    Unsound("the Senate and the rites bind Romans").unless(bound(s).all(|u| general(u).side == Side::Rome))
}

/// Generals whose next activation is burdened.
fn bound(s: &State) -> impl Iterator<Item = UnitId> {
    s.effects.flamen.into_iter().chain(s.effects.recalled)
}

fn tracks(s: &State) -> Result<(), Unsound> {
    Unsound("the turn is 1 to 7").unless((1..=LAST_TURN).contains(&s.turn))?;
    Unsound("Seamanship is 1 to 4").unless((1..=4).contains(&s.seamanship))?;
    Unsound("the Provincial Display shows what the map says").unless(s.display == display_of(s))
}

fn cards_lie_once(s: &State) -> Result<(), Unsound> {
    let played = s.war_chest.rome.or(s.war_chest.carthage);
    let hidden = s.deck.or(s.hands.rome).or(s.hands.carthage);
    let piles = [
        s.deck,
        s.discards,
        s.removed,
        s.hands.rome,
        s.hands.carthage,
        s.war_chest.rome,
        s.war_chest.carthage,
    ];
    let all = piles.iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
    let every = CardSet::first(cards::COUNT as u32);
    let dealt = every.without([DICTATOR].into_iter().collect());
    let count: u32 = piles.iter().map(CardSet::len).sum();
    Unsound("no card lies in two places").unless(all.len() == count)?;
    Unsound("every card is one of the game").unless(all.without(every).is_empty())?;
    Unsound("every card but the Dictator lies somewhere").unless(dealt.without(all).is_empty())?;
    Unsound("nobody is dealt the Dictator").unless(!hidden.contains(DICTATOR))?;
    Unsound("Events of the turn lie in the War Chests").unless(s.events.without(played).is_empty())
}

/// Whether a battle, an attempt or reactions are under way, or units are being chosen: dead and gone are put in order at the end.
fn changing(s: &State) -> bool {
    let arranging = s.march.is_some_and(|m| m.before.is_some());
    s.battle.is_some() || s.attempt.is_some() || s.reactions.is_some() || s.interception.is_some() || arranging
}

fn place(s: &State, at: SpaceId) -> Result<(), Unsound> {
    let (here, printed) = (s.place(at), space(at));
    let marked = match here.marker {
        Marker::City(_) => printed.kind.is_walled(),
        Marker::Tribe(()) => printed.kind == Kind::Tribe,
        Marker::None | Marker::Pc(_) => !printed.kind.is_walled(),
    };
    let owner = here.points_of;
    let target = owner.is_none_or(|side| here.city() == Some(side.enemy()) || here.is_tribe());
    let embarking = s.voyage.is_some_and(|v| v.at == at);
    let besieger = embarking || owner.is_none_or(|side| here.outside[side].fighting() > 0);
    Unsound("Walled Cities and Tribes are where they are printed").unless(marked)?;
    Unsound("Rome has no Elephants").unless(here.outside.rome.elephants == 0)?;
    Unsound("inside is told apart only while it matters")
        .unless(here.inside.is_empty() || s.walls_matter(at) || changing(s))?;
    Unsound("no more CUs inside than the walls hold").unless(here.inside.fighting() <= s.capacity(at))?;
    Unsound("no more Supply Trains inside than the walls hold").unless(here.inside.trains <= s.capacity(at))?;
    Unsound("points have an owner").unless((here.points == 0) == owner.is_none())?;
    Unsound("points lie on an enemy city or a Tribe").unless(target)?;
    Unsound("enough points end a siege")
        .unless(s.attempt.is_some() || owner.is_none() || here.points < siege::needed(s, at))?;
    Unsound("who has points has CUs there").unless(besieger || changing(s))?;
    let both = s.has_cus(at, Side::Rome) && s.has_cus(at, Side::Carthage);
    let fight = |b: &Battle| b.at == at || b.retreat.as_ref().is_some_and(|retreat| retreat.at == at);
    let meet = s.march.is_some_and(|m| m.at == at) || s.battle.as_ref().is_some_and(fight);
    Unsound("armies that meet in the open fight").unless(!both || meet || here.city().is_some())
}

fn one_general(s: &State, unit: UnitId) -> Result<(), Unsound> {
    let (now, printed) = (s.general(unit), general(unit));
    let roman = printed.side == Side::Rome;
    let drawn = now.at == Where::Drawn;
    let in_play = drawn || matches!(now.at, Where::At(_) | Where::Inside(_) | Where::AtSea);
    let inside = match now.at {
        Where::Inside(at) => Some(at),
        _ => None,
    };
    let own_walls = inside.is_none_or(|at| s.place(at).city() == Some(printed.side));
    Unsound("Carthage has no offices").unless(roman || now.office == Office::None)?;
    Unsound("who is not in play has no office").unless(in_play || now.office == Office::None)?;
    Unsound("every Roman in play has an office").unless(!roman || !in_play || drawn || now.office != Office::None)?;
    Unsound("generals are inside their own walls").unless(own_walls)?;
    Unsound("generals are inside only while it matters")
        .unless(inside.is_none_or(|at| s.walls_matter(at) || changing(s)))?;
    Unsound("at sea are the Fleets").unless(now.at != Where::AtSea || s.voyage.is_some() || s.interception.is_some())
}

fn offices(s: &State) -> Result<(), Unsound> {
    let count = |office| s.generals.iter().filter(|g| g.office == office).count();
    Unsound("there are at most two Consuls").unless(count(Office::Consul) <= 2)?;
    Unsound("there is at most one Proconsul").unless(count(Office::Proconsul) <= 1)?;
    Unsound("there is at most one Dictator").unless(count(Office::Dictator) <= 1)
}

fn warships(s: &State, side: Side) -> Result<(), Unsound> {
    let ships = s.ships[side];
    let sailing = s.warships_at_sea(side) + s.naval.map_or(0, |b| b.prizes[side.enemy()]);
    Unsound("each side has ten Warships").unless(ships.ready + ships.spent + ships.sunk + sailing <= WARSHIPS)
}

/// What lies on the table only inside its section, and the Elephants wherever they are.
fn under_way(s: &State) -> Result<(), Unsound> {
    let at_sea = s.units_at_sea(Side::Carthage).elephants;
    let on_land = s
        .places
        .iter()
        .flat_map(|p| [p.outside.carthage.elephants, p.inside.elephants]);
    let elephants: u32 = on_land.chain([at_sea]).map(u32::from).sum();
    Unsound("a Fleet sails within an activation").unless(s.march.is_some() || s.voyage.is_none())?;
    Unsound("Land Reactions answer a move").unless(s.march.is_some() || s.reactions.is_none())?;
    Unsound("a battle is fought within an activation").unless(s.march.is_some() || s.battle.is_none())?;
    Unsound("a siege is attempted within an activation").unless(s.march.is_some() || s.attempt.is_none())?;
    Unsound("there are four Elephants").unless(elephants <= u32::from(ELEPHANTS))
}

/// The Siege Trains (17.1 #3): before enemy cities, as long as there are CUs of their side.
fn siege_trains(s: &State) -> Result<(), Unsound> {
    let trains = || s.effects.siege_trains.iter().flatten();
    let embarking = |at| s.voyage.is_some_and(|v| v.at == at);
    let [one, other] = s.effects.siege_trains;
    Unsound("a Siege Train is before an enemy city")
        .unless(trains().all(|train| s.place(train.at).city() == Some(train.side.enemy())))?;
    Unsound("a Siege Train has CUs beside it")
        .unless(changing(s) || trains().all(|train| s.has_cus(train.at, train.side) || embarking(train.at)))?;
    Unsound("one Siege Train is before a city").unless(one.is_none() || one != other)
}

/// The Citadel (17.1 #46), and the Event that wants a Naval Movement (17.1 #5, #19, #20).
fn citadel_and_errand(s: &State) -> Result<(), Unsound> {
    let errand = s.effects.errand.map(|errand| usize::from(errand.card.0) + 1);
    Unsound("the Citadel is in a Walled City")
        .unless(s.effects.citadel.is_none_or(|at| s.place(at).city().is_some()))?;
    Unsound("an Event that wants a voyage says so").unless(errand.is_none_or(|number| [5, 19, 20].contains(&number)))
}

/// An Army on the march; one that fights gets reinforcements and losses, and is put in order after it.
fn march(s: &State, m: &March) -> Result<(), Unsound> {
    if s.battle.is_some() {
        return Ok(());
    }
    Unsound("an Army has at most ten Units").unless(m.units.units() <= 10)?;
    Unsound("no more Movement Points are spent than there are").unless(m.spent <= m.total)?;
    Unsound("the activated general leads his own")
        .unless(general(m.general).side == m.side && !m.with.contains(m.general))
}

fn fleet(v: &Voyage) -> Result<(), Unsound> {
    Unsound("a Fleet has at most five Warships").unless(v.warships <= 5)?;
    Unsound("a Fleet has at most ten Units").unless(v.warships + v.units.units() <= 10)?;
    Unsound("no Warship has sailed more than 4 MPs with one card").unless(v.worn <= MOST_POINTS)
}

/// A battle just won is answered after it, within the activation that brought it.
fn victory(s: &State, v: &Victory) -> Result<(), Unsound> {
    let led = |side: Side| v.commanders[side].is_none_or(|unit| generals::of_side(side).contains(unit));
    Unsound("a victory is answered when the battle is over")
        .unless(s.march.is_some() && s.battle.is_none() && s.naval.is_none())?;
    Unsound("each side's own General commanded").unless(Side::BOTH.into_iter().all(led))
}

/// A Campaign is resolved activation by activation (7.1).
fn campaign(s: &State, c: &Campaign) -> Result<(), Unsound> {
    Unsound("a Campaign is resolved in the Strategy Phase").unless(matches!(
        s.phase,
        Phase::Play(_) | Phase::FirstPlayer | Phase::Campaign(_)
    ))?;
    Unsound("a Campaign activates its owner's Generals").unless(s.march.is_none_or(|m| m.side == c.side))?;
    Unsound("no General moves more than 4 MPs with one card").unless(c.generals.iter().all(|moved| *moved <= ACTED))
}
