//! The battles that go on: their boards, comparison lines and dice.

use crate::State;
use crate::data::cards::{HEAVY, LIGHT};
use crate::data::locations::at::SYRACUSE;
use crate::data::tracks::{TRACK, WON};
use crate::present::words::names::{capital, cards, fight, marker, place, rounds, several, zone};
use crate::state::{Battle, Naval};
use engine::scene::{Board, BoardKind, Cell, CellState, DieShown, Fact};
use engine::words::die;
use engine::{PerSide, Side};

/// A board for each battle on land, and for the one at sea.
pub(super) fn boards(s: &State) -> Vec<Board> {
    let land = s.battles().map(|(attacker, battle)| field(s, attacker, battle));
    land.chain(s.naval.as_ref().map(|naval| sea(s, naval))).collect()
}

/// A battle on land: who fights with what, and the Battle Strength track of the attacker (5.2.1).
fn field(s: &State, attacker: Side, battle: &Battle) -> Board {
    let siege = battle.siege;
    let force = |side: Side| {
        let role = if side == attacker { "attacks" } else { "defends" };
        let sent = cards(battle.cards[side]);
        Cell {
            text: side.name().into(),
            under: if sent.is_empty() {
                "no card".into()
            } else {
                sent.clone()
            },
            side: Some(side),
            symbol: if side == attacker { "swords" } else { "scutum" },
            note: if sent.is_empty() {
                format!("{} {role} without a card.", side.name())
            } else {
                format!("{} {role} with {sent}.", side.name())
            },
            ..Cell::default()
        }
    };
    let space = |at: i8| Cell {
        text: at.unsigned_abs().to_string(),
        side: match at {
            ..0 => Some(attacker.enemy()),
            WON.. => Some(attacker),
            _ => None,
        },
        state: if at == battle.marker {
            CellState::Current
        } else {
            CellState::Plain
        },
        note: if at == battle.marker {
            format!("The marker stands {}.", marker(at))
        } else {
            capital(&format!("{}.", marker(at)))
        },
        ..Cell::default()
    };
    Board {
        id: match attacker {
            Side::Rome => "battle_rome",
            Side::Carthage => "battle_carthage",
        },
        kind: BoardKind::Field,
        title: format!("{} of {}", capital(fight(siege)), place(battle.at)),
        aside: format!(
            "{} attacks, round {} of {}",
            attacker.name(),
            battle.round,
            rounds(siege)
        ),
        rows: vec![
            vec![
                force(attacker),
                if defends_itself(s, attacker, battle) {
                    own_town(battle)
                } else {
                    force(attacker.enemy())
                },
            ],
            (-TRACK..=TRACK).map(space).collect(),
        ],
    }
}

/// 4.5: whether Syracuse defends itself, or has done so and has just fallen: it is not the other side's.
fn defends_itself(s: &State, attacker: Side, battle: &Battle) -> bool {
    battle.at == SYRACUSE && s.owner(battle.at) != Some(attacker.enemy())
}

/// 4.5: free Syracuse defends itself.
fn own_town(battle: &Battle) -> Cell {
    Cell {
        text: place(battle.at).into(),
        under: "its own Town".into(),
        symbol: "scutum",
        note: format!("{} is free and defends itself.", place(battle.at)),
        ..Cell::default()
    }
}

/// A battle at sea (5.2.5).
fn sea(s: &State, naval: &Naval) -> Board {
    let fleet = |side: Side| {
        let ships = s.of(side).warships;
        let aboard = cards(aboard(naval, side));
        Cell {
            text: side.name().into(),
            under: aboard.clone(),
            side: Some(side),
            symbol: "trireme",
            count: ships,
            note: match aboard.as_str() {
                "" => format!("{} has {}.", side.name(), several(ships, "Warship")),
                _ => format!("{} has {} and {aboard}.", side.name(), several(ships, "Warship")),
            },
            ..Cell::default()
        }
    };
    Board {
        id: "naval",
        kind: BoardKind::Battle,
        title: format!("Battle in the {}", zone(naval.zone)),
        aside: format!("{} attacks", naval.attacker.name()),
        rows: vec![[naval.attacker, naval.attacker.enemy()].map(fleet).to_vec()],
    }
}

/// The cards of a side in a battle at sea: Infantry is Rome's, by the Corvus.
fn aboard(naval: &Naval, side: Side) -> engine::CardSet {
    match side {
        Side::Rome => naval.leaders.rome.or(naval.infantry),
        Side::Carthage => naval.leaders.carthage,
    }
}

/// A comparison line.
fn fact(title: String, value: impl Fn(Side) -> String, note: &str) -> Fact {
    Fact {
        title,
        value: PerSide::new(value(Side::Rome), value(Side::Carthage)),
        note: note.into(),
    }
}

/// Comparison lines of all battles.
pub(super) fn facts(s: &State) -> Vec<Fact> {
    let land = s.battles().flat_map(|(attacker, battle)| of_field(s, attacker, battle));
    land.chain(s.naval.iter().flat_map(|naval| of_sea(s, naval))).collect()
}

/// 5.2.2, 5.2.3: what decides a battle on land.
fn of_field(s: &State, attacker: Side, battle: &Battle) -> Vec<Fact> {
    let siege = battle.siege;
    let alone = defends_itself(s, attacker, battle);
    let at = place(battle.at);
    let strength = |side: Side| {
        let own = if side == attacker {
            battle.marker
        } else {
            -battle.marker
        };
        own.max(0).to_string()
    };
    let needs = |side: Side| if side == attacker { WON.to_string() } else { "1".into() };
    let types = |side: Side| {
        if siege {
            return "not in a siege".into();
        }
        if battle.combined[side] {
            return "yes".to_owned();
        }
        let kinds = [HEAVY, LIGHT, crate::data::cards::CAVALRY];
        let there = kinds
            .into_iter()
            .filter(|kind| !battle.cards[side].and(*kind).is_empty());
        format!("{} of 3 types", there.count())
    };
    // Syracuse sends no cards: of the other side there is nothing to compare.
    let cards_of = |side: Side, count: String| {
        if alone && side != attacker {
            String::new()
        } else {
            count
        }
    };
    let mut all = vec![
        fact(
            format!("{at}: strength"),
            strength,
            if alone {
                "the marker on its side of the track; the defender is Syracuse itself"
            } else {
                "the marker on its side of the track"
            },
        ),
        fact(format!("{at}: wins with"), needs, "at the start of a round of its own"),
        fact(
            format!("{at}: Combined Arms"),
            |side| cards_of(side, types(side)),
            "Heavy Infantry, Light Infantry and Cavalry",
        ),
    ];
    if !siege {
        let cavalry = |side: Side| battle.cavalry(side).to_string();
        all.push(fact(
            format!("{at}: Cavalry"),
            |side| cards_of(side, cavalry(side)),
            "the winner with more of it chooses the loss",
        ));
    }
    all
}

/// 5.2.5: what decides a battle at sea.
fn of_sea(s: &State, naval: &Naval) -> Vec<Fact> {
    let count = |side: Side| s.of(side).warships.to_string();
    let leaders = |side: Side| naval.leaders[side].len().to_string();
    let mut all = vec![
        fact("Warships".into(), count, "a die each, which hits on 5 or 6"),
        fact("Leaders".into(), leaders, "a die for each Sword"),
    ];
    if !naval.infantry.is_empty() {
        let sent = |side: Side| match side {
            Side::Rome => naval.infantry.len().to_string(),
            Side::Carthage => String::new(),
        };
        all.push(fact("Infantry".into(), sent, "aboard for the Corvus"));
    }
    all
}

/// The dice of the Warships as they lie.
pub(super) fn dice(s: &State) -> Vec<DieShown> {
    let Some(naval) = &s.naval else { return Vec::new() };
    let of = |side: Side| naval.dice[side].iter().map(move |face| die(side, "Warship", *face));
    Side::BOTH.into_iter().flat_map(of).collect()
}
