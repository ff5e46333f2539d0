//! The locations, the Sea Zones and the Home Ports as they lie on the table.

use crate::State;
use crate::board::supply::supplied;
use crate::board::tokens::{is_free_syracuse, token};
use crate::data::cards::card_of;
use crate::data::locations::{self, Area, at, location};
use crate::data::places::place_of;
use crate::present::words::names::{
    capital, cards, fight, list, marker, people, place, rounds, several, token_name, vp, waters, ways, zone,
};
use crate::state::Battle;
use engine::scene::{Certainty, Counter, Mark, Seat, Shape, SpaceShown, Stack};
use engine::{CardId, PerSide, Side, SpaceId, SpaceSet};

/// All places in the order of their numbers: the locations, the four Sea Zones, the two Home Ports.
pub(super) fn all(s: &State) -> Vec<SpaceShown> {
    let supply = PerSide::from(Side::BOTH.map(|side| supplied(s, side)));
    let lands = locations::ALL.iter().map(|at| land(s, at, &supply));
    let zones = Area::ALL.into_iter().map(|area| sea(s, area));
    let ports = Side::BOTH.into_iter().map(|side| port(s, side));
    lands.chain(zones).chain(ports).collect()
}

/// A location.
fn land(s: &State, at: SpaceId, supply: &PerSide<SpaceSet>) -> SpaceShown {
    let owner = s.owner(at);
    SpaceShown {
        id: at,
        name: place(at),
        shape: match owner {
            Some(side) if s.of(side).capital && at == locations::capital(side) => Shape::LargeSquare,
            Some(side) if s.of(side).cities.contains(at) => Shape::Square,
            _ => Shape::Disc,
        },
        control: owner,
        capacity: 0,
        marks: marks(s, at, owner, supply),
        note: emit(s, at, owner, supply),
        certainty: location(at).certainty,
    }
}

/// The battle in a location with its attacker, if one is fought there.
fn battle_at(s: &State, at: SpaceId) -> Option<(Side, &Battle)> {
    s.battles().find(|(_, battle)| battle.at == at)
}

/// The Supply Points (4.4).
const fn is_supply_point(at: SpaceId) -> bool {
    at.0 == at::ROME.0 || at.0 == at::CARTHAGE.0 || at.0 == at::LILYBAEUM.0 || at.0 == at::SYRACUSE.0
}

/// What lies on a location; what is printed beside it stands on the map.
fn marks(s: &State, at: SpaceId, owner: Option<Side>, supply: &PerSide<SpaceSet>) -> Vec<Mark> {
    let mark = |symbol, count, name: String| Mark { symbol, count, name };
    let mut all = Vec::new();
    if is_free_syracuse(s, at) {
        all.push(mark("circle", 1, "independent Syracuse's own Town".into()));
    }
    if s.fortified.contains(at) {
        all.push(mark("citadel", 1, "Fortification".into()));
    }
    if let Some((attacker, battle)) = battle_at(s, at) {
        let name = format!("{} of {}, round {}", fight(battle.siege), attacker.name(), battle.round);
        all.push(mark("swords", battle.round, name));
    }
    if let Some(side) = owner.filter(|side| !supply[*side].contains(at)) {
        all.push(mark("bolt", 1, format!("out of supply for {}", side.name())));
    }
    all
}

/// All about a location in whole sentences.
fn emit(s: &State, at: SpaceId, owner: Option<Side>, supply: &PerSide<SpaceSet>) -> String {
    let row = location(at);
    let holds = match owner.and_then(|side| token(s, side, at).map(|token| (side, token))) {
        Some((side, token)) => format!("{} {}", people(side), token_name(token)),
        None if is_free_syracuse(s, at) => "free".into(),
        None => "unoccupied".into(),
    };
    let coast = if row.coastal { "on the coast of" } else { "inland in" };
    let mut said = vec![format!(
        "{}: {holds}, {coast} {}. It is worth {}: the number beside its name{}.",
        row.name,
        row.area.name(),
        vp(row.vp),
        match (row.can_become_city(), row.colonist) {
            (true, _) => ", golden because it takes a Colonist to settle it, and can become a City",
            (false, true) => "; the figure beside it says that it takes a Colonist to settle it",
            (false, false) => "",
        }
    )];
    let printed = printed(at);
    if !printed.is_empty() {
        said.push(format!("{}.", capital(&printed)));
    }
    if s.fortified.contains(at) {
        said.push("It is fortified: no raid, no pillage, and a battle here is a siege.".into());
    }
    if let Some((attacker, battle)) = battle_at(s, at) {
        said.push(fought(attacker, battle));
    }
    said.extend(supply_of(s, at, owner, supply));
    said.push(format!("Its card is {}.", lies(s, card_of(at))));
    said.push(ways(at).into());
    said.join(" ")
}

/// What is printed beside a location after its worth: "defence +1 and a Supply Point".
fn printed(at: SpaceId) -> String {
    let row = location(at);
    let all = [
        (row.defence > 0, format!("defence +{}", row.defence)),
        (is_supply_point(at), "a Supply Point".to_owned()),
    ];
    list(
        all.into_iter()
            .filter(|(there, _)| *there)
            .map(|(_, what)| what)
            .collect(),
    )
}

/// How a battle stands, with the cards in it.
fn fought(attacker: Side, battle: &Battle) -> String {
    let sides = Side::BOTH.into_iter().filter(|side| !battle.cards[*side].is_empty());
    let forces: Vec<String> = sides
        .map(|side| format!("{} has {}", side.name(), cards(battle.cards[side])))
        .collect();
    format!(
        "{} attacks it: round {} of {}, the marker {}. {}.",
        attacker.name(),
        battle.round,
        rounds(battle.siege),
        marker(battle.marker),
        if forces.is_empty() {
            "No card is in it".into()
        } else {
            list(forces)
        }
    )
}

/// Who is cut off from supply here: its owner, and whoever fights here.
fn supply_of(s: &State, at: SpaceId, owner: Option<Side>, supply: &PerSide<SpaceSet>) -> Option<String> {
    let attacker = battle_at(s, at).map(|(attacker, _)| attacker);
    let cut = Side::BOTH
        .into_iter()
        .filter(|side| (owner == Some(*side) || attacker == Some(*side)) && !supply[*side].contains(at));
    let names: Vec<String> = cut.map(|side| side.name().to_owned()).collect();
    (!names.is_empty()).then(|| format!("It is out of supply for {}.", list(names)))
}

/// Where a card lies, as far as both sides know: "in Rome's hand or Draw deck".
fn lies(s: &State, card: CardId) -> String {
    for side in Side::BOTH {
        let own = s.of(side);
        let piles = [
            (own.known, "hand, known to both"),
            (own.deck.open(), "Draw deck, on top"),
            (own.absent, "Draw deck"),
            (own.own(), "hand or Draw deck"),
            (own.discards, "Discard pile"),
            (own.reserve, "Reserve"),
            (own.empire, "Empire deck"),
            (s.fighting(side), "battle"),
        ];
        if let Some((_, pile)) = piles.into_iter().find(|(cards, _)| cards.contains(card)) {
            return format!("in {}'s {pile}", side.name());
        }
    }
    "among the neutral cards".into()
}

/// A Sea Zone.
fn sea(s: &State, area: Area) -> SpaceShown {
    let fleets: Vec<Side> = Side::BOTH
        .into_iter()
        .filter(|side| s.of(*side).fleet == Some(area))
        .collect();
    let there: Vec<String> = fleets.iter().map(|side| fleet_note(s, *side)).collect();
    let who = if there.is_empty() {
        "no Fleet is here".into()
    } else {
        list(there)
    };
    let control = s.controls_sea(area);
    let controls = match control {
        Some(side) => format!("{} controls it.", side.name()),
        None => "Nobody controls it.".into(),
    };
    let adjacent = list(area.adjacent().map(|next| zone(next).to_owned()).to_vec());
    SpaceShown {
        id: place_of(Side::Rome, Some(area)),
        name: zone(area),
        shape: Shape::Water,
        control,
        capacity: 0,
        marks: Vec::new(),
        note: format!("{}: {who}. {controls} Adjacent: {adjacent}.", zone(area)),
        certainty: Certainty::Sourced,
    }
}

/// A Home Port.
fn port(s: &State, side: Side) -> SpaceShown {
    let id = place_of(side, None);
    let home = s.of(side).fleet.is_none();
    let who = if home {
        fleet_note(s, side)
    } else {
        "its Fleet is at sea".into()
    };
    let before = zone(crate::data::tracks::home_zone(side));
    SpaceShown {
        id,
        name: place(id),
        shape: Shape::Harbour,
        control: Some(side),
        capacity: 0,
        marks: Vec::new(),
        note: format!("{}: {who}. Before it lies the {before}.", place(id)),
        certainty: Certainty::Sourced,
    }
}

/// The Fleets, each a stack in its Sea Zone or Home Port. One without a Warship is not seen: it lies in its Home Port.
pub(super) fn fleets(s: &State) -> Vec<Stack> {
    let with = Side::BOTH.into_iter().filter(|side| s.of(*side).warships > 0);
    with.map(|side| {
        let own = s.of(side);
        let note = fleet_note(s, side);
        Stack {
            key: format!("fleet_{side:?}"),
            side,
            seat: Seat::AtSea(place_of(side, own.fleet)),
            generals: Vec::new(),
            units: vec![Counter {
                symbol: "fleet",
                count: own.warships,
                name: note.clone(),
            }],
            active: s.naval.is_some(),
            note: format!("{}, in {}.", capital(&note), waters(own.fleet)),
        }
    })
    .collect()
}

/// 4.3: a Fleet in words.
fn fleet_note(s: &State, side: Side) -> String {
    format!(
        "the {} Fleet with {}",
        people(side),
        several(s.of(side).warships, "Warship")
    )
}
