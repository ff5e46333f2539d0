//! The Naval Interception or Naval Battle in progress: its board, comparison lines, dice and open Tactic Cards.

use crate::data::dice::{Die, face};
use crate::present::words::names::{force, place, several, short};
use crate::present::words::{COLUMN_HEADS, die_lies, reasons};
use crate::rules::naval::{column, leader, modifiers};
use crate::state::{Interception, NavalBattle, State};
use engine::scene::{Board, BoardKind, Cell, CellState, DieShown, Fact, Pile, Route};
use engine::{PerSide, Side};

/// The board of the battle, or of the Fleets that are about to meet.
pub(super) fn boards(state: &State) -> Vec<Board> {
    match (&state.naval, &state.interception) {
        (Some(battle), _) => vec![fleets(state, battle)],
        (None, Some(sighted)) => vec![meeting(state, sighted)],
        (None, None) => Vec::new(),
    }
}

/// Whom the Warships of a side carry.
fn aboard(state: &State, side: Side) -> String {
    match state.units_at_sea(side) {
        none if none.is_empty() => "nobody aboard".into(),
        units => force(units),
    }
}

/// Who fights whom, round by round.
fn fleets(state: &State, battle: &NavalBattle) -> Board {
    let fleet = |side: Side| {
        let (warships, prizes) = (state.warships_at_sea(side), battle.prizes[side]);
        let aboard = aboard(state, side);
        let taken = if prizes > 0 {
            format!(", {} taken", several(prizes, "Prize"))
        } else {
            String::new()
        };
        Cell {
            text: short(battle.commanders[side]).into(),
            under: format!("{aboard}{taken}"),
            symbol: "ship-ready",
            count: warships,
            side: Some(side),
            state: if battle.winner == Some(side) || (battle.winner.is_none() && battle.acting == side) {
                CellState::Current
            } else {
                CellState::Plain
            },
            note: format!(
                "{}: {} commands {}; {aboard}{taken}.",
                side.name(),
                short(battle.commanders[side]),
                several(warships, "Warship"),
            ),
        }
    };
    Board {
        id: "naval_battle",
        kind: BoardKind::Battle,
        title: format!("Naval Battle off {}", place(battle.at)),
        aside: match (battle.winner, battle.round) {
            (Some(side), _) if battle.unguarded => format!("{} wins: no Warships guarded the Fleet", side.name()),
            (Some(side), _) => format!("{} wins", side.name()),
            (None, _) if battle.unguarded => "no Warships to guard the Fleet".into(),
            (None, 0) => "Tactic Cards are drawn".into(),
            (None, round) => format!("round {round} of 3"),
        },
        rows: vec![vec![fleet(battle.mover), fleet(battle.mover.enemy())]],
    }
}

/// A Fleet is Intercepted, and the other is being formed.
fn meeting(state: &State, sighted: &Interception) -> Board {
    let mover = sighted.by.enemy();
    let fleet = |side: Side, leader: Option<&'static str>| Cell {
        text: leader.unwrap_or("no General yet").into(),
        under: aboard(state, side),
        symbol: "ship-ready",
        count: state.warships_at_sea(side),
        side: Some(side),
        note: format!(
            "{}: {} with {} and {}.",
            side.name(),
            leader.unwrap_or("no General yet"),
            several(state.warships_at_sea(side), "Warship"),
            force(state.units_at_sea(side)),
        ),
        ..Cell::default()
    };
    let answering = sighted.fleet.and_then(|f| f.commander).map(short);
    Board {
        id: "naval_battle",
        kind: BoardKind::Battle,
        title: format!("Interception off {}", place(sighted.at)),
        aside: format!("{} Intercepts", sighted.by.name()),
        rows: vec![vec![
            fleet(mover, leader(state).map(short)),
            fleet(sighted.by, answering),
        ]],
    }
}

/// The way of an Intercepting Fleet while it is formed.
pub(super) fn route(state: &State) -> Option<Route> {
    let sighted = state.interception.filter(|_| state.naval.is_none())?;
    let fleet = sighted.fleet?;
    Some(Route {
        side: sighted.by,
        spaces: fleet.route.spaces().to_vec(),
        spent: 0,
        total: 0,
        units: fleet.warships + fleet.units.units(),
        limit: 10,
    })
}

/// Comparison lines of the battle.
pub(super) fn facts(state: &State) -> Vec<Fact> {
    let Some(battle) = &state.naval else { return Vec::new() };
    let each = |of: &dyn Fn(Side) -> String| PerSide::new(of(Side::Rome), of(Side::Carthage));
    let fact = |title: &str, value: PerSide<String>, note: String| Fact {
        title: title.into(),
        value,
        note,
    };
    let mut facts = vec![fact(
        "Naval Supremacy",
        each(&|side| if state.supremacy == side { "holds it" } else { "" }.into()),
        "who holds it goes first, and wins a tie".into(),
    )];
    if battle.winner.is_none() && battle.round > 0 {
        let heads = |side| COLUMN_HEADS[usize::from(column(state, side).0.clamp(1, 5)) - 1].to_owned();
        facts.push(fact(
            "Column",
            each(&heads),
            "where the next roll of each is read".into(),
        ));
        let added = |side| {
            let sum: i8 = modifiers(state, side).iter().map(|(_, n)| *n).sum();
            format!("{sum:+}")
        };
        let why = |side: Side| {
            let modifiers = modifiers(state, side);
            (!modifiers.is_empty()).then(|| format!("{}: {}", side.name(), reasons(&modifiers)))
        };
        let whys: Vec<String> = Side::BOTH.into_iter().filter_map(why).collect();
        let note = if whys.is_empty() {
            "nothing is added to the next roll of either".into()
        } else {
            whys.join("; ")
        };
        facts.push(fact("Die", each(&added), note));
    }
    if !battle.unguarded {
        let hand = |side: Side| state.tactics.hands[side].len().to_string();
        facts.push(fact("Tactic Cards", each(&hand), "in hand".into()));
    }
    if let Some(roll) = battle.roll {
        let mut value = PerSide::new(String::new(), String::new());
        value[roll.side] = several(roll.hits, "hit");
        let head = COLUMN_HEADS[usize::from(roll.column.clamp(1, 5)) - 1];
        facts.push(fact("Battle Roll", value, format!("{} in column {head}", roll.result)));
    }
    let lost = |side: Side| battle.ships_lost[side] + battle.units_lost[side].units();
    if lost(Side::Rome) + lost(Side::Carthage) > 0 {
        let pays = "the loser removes a PC for every two".to_owned();
        facts.push(fact("Units lost", each(&|side| lost(side).to_string()), pays));
    }
    facts
}

/// The dice that lie on the table.
pub(super) fn dice(state: &State) -> Vec<DieShown> {
    let roll = state.naval.and_then(|b| b.roll);
    let avoided = state.interception.filter(|_| state.naval.is_none());
    let naval = avoided.and_then(|i| Some((i.by.enemy(), i.die?)));
    let battle = roll.map(|r| die_lies(Some(r.side), Die::Classic, face(Die::Classic, r.die.clamp(1, 6))));
    let tried = naval.map(|(side, rolled)| die_lies(Some(side), Die::Naval, face(Die::Naval, rolled.clamp(1, 6))));
    battle.into_iter().chain(tried).collect()
}

/// The Tactic Cards that have been played, while a battle lasts.
pub(super) fn piles(state: &State) -> Vec<Pile> {
    let played = state.tactics.played;
    if state.naval.is_none() || played.is_empty() {
        return Vec::new();
    }
    vec![Pile {
        id: "tactics",
        title: "Tactic Cards played",
        count: played.len() as u8,
        cards: played.iter().collect(),
        ..Pile::default()
    }]
}
