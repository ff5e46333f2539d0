//! The Land Battle or the siege in progress: its heading, comparison lines and dice.

use crate::data::dice::{Die, face};
use crate::data::provinces::region_of;
use crate::present::words::die_lies;
use crate::present::words::names::{force, joined, list, place, several, short};
use crate::rules::siege::needed;
use crate::state::{Attempt, Battle, Dice, Force, State};
use engine::scene::{Board, BoardKind, Cell, CellState, DieShown, Fact};
use engine::{PerSide, Side};

/// The boards of what is being fought over.
pub(super) fn boards(state: &State) -> Vec<Board> {
    let battle = state.battle.as_ref().map(|b| field(state, b));
    let siege = state.attempt.as_ref().map(|a| works(state, a));
    battle.into_iter().chain(siege).collect()
}

/// Heading of a Land Battle, and who stands against whom.
fn field(state: &State, battle: &Battle) -> Board {
    let army = |side: Side| {
        let there = match battle.generals[side] {
            // While the besieged are asked whether they join, nobody is counted yet.
            none if none.is_empty() => state.generals_at(battle.at, side),
            counted => counted,
        };
        let leaders: Vec<String> = there.iter().map(|g| short(g).into()).collect();
        let commander = match battle.commanders[side] {
            Some(named) => short(named).to_owned(),
            None if leaders.is_empty() => "no General".to_owned(),
            None => joined(leaders.clone(), "or"),
        };
        let standing = match battle.winner {
            None => force(state.outside(battle.at, side)),
            Some(_) => remains(state, battle, side),
        };
        Cell {
            text: commander.clone(),
            under: standing.clone(),
            side: Some(side),
            symbol: "general",
            state: if battle.winner == Some(side) {
                CellState::Current
            } else {
                CellState::Plain
            },
            note: match leaders.len() {
                _ if battle.commanders[side].is_none() => format!("{}: {commander} with {standing}.", side.name()),
                0 | 1 => format!("{}: {commander} commands; {standing}.", side.name()),
                _ => format!(
                    "{}: {commander} commands; {standing}; with {}.",
                    side.name(),
                    list(leaders)
                ),
            },
            ..Cell::default()
        }
    };
    Board {
        id: "battle",
        kind: BoardKind::Battle,
        title: format!("Battle of {}", place(battle.at)),
        aside: match battle.winner {
            Some(side) => format!("{} wins", side.name()),
            None => format!("{} attacks", battle.attacker.name()),
        },
        rows: vec![vec![army(battle.attacker), army(battle.attacker.enemy())]],
    }
}

/// What of a side is in the space of a battle that has been decided: outside walls garrisons that fought, captured Trains, losses taken
/// off.
fn remains(state: &State, battle: &Battle, side: Side) -> String {
    let (place, outside) = (state.place(battle.at), state.outside(battle.at, side));
    let here = |general| state.general(general).at.space() == Some(battle.at);
    let gone = outside.is_empty() && battle.commanders[side].is_some_and(|general| !here(general));
    let outside = if gone {
        "no longer here".to_owned()
    } else {
        format!("still here: {}", force(outside))
    };
    if place.city() != Some(side) || place.inside.is_empty() {
        return outside;
    }
    let inside = force(place.inside);
    if gone {
        format!("{outside}; {inside} inside")
    } else {
        format!("{outside} outside, {inside} inside")
    }
}

/// Heading of a Siege or Subjugation attempt, and the points it needs.
fn works(state: &State, attempt: &Attempt) -> Board {
    let tribe = state.place(attempt.at).is_tribe();
    let (points, wanted) = (state.place(attempt.at).points, needed(state, attempt.at));
    let what = if tribe { "Subjugation" } else { "Siege" };
    let cell = |n: u8| Cell {
        symbol: if n <= points { "siege" } else { "" },
        count: u8::from(n <= points),
        side: (n <= points).then_some(attempt.side),
        state: if n <= points {
            CellState::Plain
        } else {
            CellState::Empty
        },
        note: format!(
            "{what} Point {n} of {wanted}: {}.",
            if n <= points { "there" } else { "missing" }
        ),
        ..Cell::default()
    };
    Board {
        id: "siege",
        kind: BoardKind::Siege,
        title: format!("{what} of {}", place(attempt.at)),
        aside: format!("{}, {}", short(attempt.general), die_of(attempt).name()),
        rows: vec![(1..=if taken(state, attempt) { 0 } else { wanted }).map(cell).collect()],
    }
}

/// Comparison lines of the Land Battle in progress, each with the die level it brings.
pub(super) fn facts(state: &State) -> Vec<Fact> {
    let Some(battle) = &state.battle else {
        return state.attempt.iter().map(|a| points(state, a)).collect();
    };
    let each = |of: &dyn Fn(Side) -> String| PerSide::new(of(Side::Rome), of(Side::Carthage));
    let fact = |title: &str, value: PerSide<String>, note: String| Fact {
        title: title.into(),
        value,
        note,
    };
    let mut facts = Vec::new();
    match battle.levels {
        None => {
            let cus = |side| state.outside(battle.at, side).fighting().to_string();
            facts.push(fact("CUs", each(&cus), "more CUs: one die level".into()));
        }
        Some(l) => {
            let numbers = |counts: PerSide<u8>| each(&|side| counts[side].to_string());
            let full = PerSide::new(before(&l).rome == 3, before(&l).carthage == 3);
            facts.push(fact("CUs", numbers(l.cus), gains(l.cus)));
            facts.push(fact(
                &format!("Allies in {}", region_of(battle.at).name()),
                numbers(l.allies),
                gains(l.allies),
            ));
            let better = ahead(l.ratings);
            let note = match better.filter(|side| full[*side]) {
                Some(side) => format!("{} at level 3: {} rolls no die", side.name(), side.enemy().name()),
                None => gains(l.ratings),
            };
            facts.push(fact("Battle Rating", numbers(l.ratings), note));
            facts.push(fact(
                "Dice",
                each(&|side| rolls(l.levels[side]).into()),
                "level 1 rolls the small die, 2 the large one, 3 both".into(),
            ));
        }
    }
    if let Some(charge) = battle.charge {
        let (result, less) = (charge.result(), charge.less());
        let read = if charge.more > 0 {
            format!("{} more {} less {less}: {result}", charge.die, charge.more)
        } else if less > 0 {
            format!("{} less {less}: {result}", charge.die)
        } else {
            result.to_string()
        };
        let note = match (charge.rerolls(Side::Rome), charge.rerolls(Side::Carthage)) {
            (true, true) => "each may reroll a die",
            (true, false) => "Rome may reroll a die",
            (false, true) => "Carthage may reroll a die",
            (false, false) => "no reroll",
        };
        facts.push(fact(
            "Elephant Charge",
            PerSide::new(format!("rating {}", charge.rating), read),
            note.into(),
        ));
    }
    if let Some(hits) = battle.hits {
        let note = if hits.rome == hits.carthage {
            "a tie: the Attacker loses"
        } else {
            "who suffers more loses"
        };
        facts.push(fact("Hits suffered", each(&|side| hits[side].to_string()), note.into()));
    }
    if battle.lost != PerSide::default() {
        let gone = |side: Side| {
            if battle.lost[side] == Force::NONE {
                "none".into()
            } else {
                force(battle.lost[side])
            }
        };
        facts.push(fact(
            "Units lost",
            each(&gone),
            battle.loser().map_or_else(String::new, |side| pays(battle, side)),
        ));
    }
    if let Some(retreat) = battle.retreat {
        let mut value = PerSide::new(String::new(), String::new());
        value[retreat.side] = place(retreat.at).into();
        facts.push(fact("Retreat", value, format!("{} of 4 MPs spent", retreat.spent)));
    }
    facts
}

/// Points on the city or the Tribe.
fn points(state: &State, attempt: &Attempt) -> Fact {
    let mut value = PerSide::new(String::new(), String::new());
    value[attempt.side] = if taken(state, attempt) {
        "taken".into()
    } else {
        format!("{} of {}", state.place(attempt.at).points, needed(state, attempt.at))
    };
    Fact {
        title: format!("Points on {}", place(attempt.at)),
        value,
        note: format!("{} conducts the attempt", short(attempt.general)),
    }
}

/// Whether the city has fallen, or the Tribe. A city is empty and without points then, and its marker is turned when displaced Aristocrats
/// have been paid for (14.4).
fn taken(state: &State, attempt: &Attempt) -> bool {
    let place = state.place(attempt.at);
    let rolled = attempt.points > 0 && attempt.to_lose == 0 && !state.effects.siege_train(attempt.at, attempt.side);
    let emptied = place.city().is_some() && place.inside.is_empty() && place.points_of.is_none() && rolled;
    emptied || state.control(attempt.at) == Some(attempt.side)
}

/// What the loser will pay (13.6).
fn pays(battle: &Battle, loser: Side) -> String {
    format!(
        "{} pays half: {}",
        loser.name(),
        several(battle.lost[loser].units() / 2, "PC")
    )
}

/// The levels before the ratings are compared.
fn before(levels: &crate::state::Levels) -> PerSide<u8> {
    crate::rules::battle::levels(levels.cus, levels.allies, PerSide::default()).levels
}

fn ahead(counts: PerSide<u8>) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| counts[*side] > counts[side.enemy()])
}

/// Who gains a level by having more.
fn gains(counts: PerSide<u8>) -> String {
    ahead(counts).map_or_else(
        || "even: no level".into(),
        |side| format!("one die level to {}", side.name()),
    )
}

/// The dice of a level (13.4).
const fn rolls(level: u8) -> &'static str {
    match level {
        0 => "none",
        1 => "small",
        2 => "large",
        _ => "large + small",
    }
}

/// The dice that lie on the table.
pub(super) fn dice(state: &State) -> Vec<DieShown> {
    let mut dice = Vec::new();
    if let Some(battle) = &state.battle {
        for side in Side::BOTH {
            dice.extend(battle_dice(side, battle.dice[side]));
        }
    }
    if let Some(attempt) = &state.attempt {
        dice.extend(
            attempt
                .face
                .map(|rolled| die_lies(Some(attempt.side), die_of(attempt), face(die_of(attempt), rolled))),
        );
    }
    dice
}

fn battle_dice(side: Side, dice: Dice) -> impl Iterator<Item = DieShown> {
    let shown = move |die: Die, rolled: Option<u8>| rolled.map(|r| die_lies(Some(side), die, face(die, r)));
    [shown(Die::BattleLarge, dice.large), shown(Die::BattleSmall, dice.small)]
        .into_iter()
        .flatten()
}

const fn die_of(attempt: &Attempt) -> Die {
    if attempt.red { Die::SiegeRed } else { Die::SiegeWhite }
}
