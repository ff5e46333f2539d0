//! The tracks and boxes of the board.

use super::fights;
use crate::State;
use crate::board::supply::supplied;
use crate::data::cards::{card_of, strategy};
use crate::data::locations::Area;
use crate::data::tracks::{CAPTURED_END, MAJORITIES, MOST_PRESTIGE, MOST_WARSHIPS, TURNS};
use crate::present::words::names::{capital, several, silver, titled, vp, waters};
use crate::rules::campaign::campaign_points;
use crate::rules::ending::final_score;
use crate::state::CampaignCard;
use core::cmp::Ordering;
use engine::Side;
use engine::scene::{Board, BoardKind, Cell, CellState};

/// All tracks and boxes, then the battles that go on.
pub(super) fn all(s: &State) -> Vec<Board> {
    let mut boards = vec![standing(s), turns(s), areas(s)];
    boards.push(at_the_end(s));
    boards.push(in_play(s));
    boards.push(in_force(s));
    boards.push(known(s));
    boards.retain(|board| board.rows.iter().any(|row| !row.is_empty()));
    boards.extend(fights::boards(s));
    boards
}

/// A track or a box under a heading.
fn track(id: &'static str, title: &str, rows: Vec<Vec<Cell>>) -> Board {
    Board {
        id,
        kind: BoardKind::Track,
        title: title.into(),
        aside: String::new(),
        rows,
    }
}

/// The Turn track (4.1).
fn turns(s: &State) -> Board {
    let cell = |(turn, years): (u8, &&str)| Cell {
        text: turn.to_string(),
        under: years.trim_end_matches(" BC").replace('-', "–"),
        state: match turn.cmp(&s.turn) {
            Ordering::Less => CellState::Past,
            Ordering::Equal => CellState::Current,
            Ordering::Greater => CellState::Plain,
        },
        note: format!("Turn {turn}, {years}."),
        ..Cell::default()
    };
    track("turns", "", vec![(1..).zip(&TURNS).map(cell).collect()])
}

/// What each side has: on its tracks Silver, VP, Prestige, Pillage and Warships, then its tokens in stock and captured.
fn standing(s: &State) -> Board {
    Board {
        kind: BoardKind::Standing,
        ..track(
            "standing",
            "",
            Side::BOTH
                .map(|side| [tracks(s, side), stock(s, side)].concat())
                .to_vec(),
        )
    }
}

/// A number of a side.
fn cell(side: Side, under: &str, text: String, note: String) -> Cell {
    Cell {
        text,
        under: under.into(),
        side: Some(side),
        note,
        ..Cell::default()
    }
}

/// The tracks of a side: 3.2, 4.1, 5.2.3, 5.3.4, 5.6.3.
fn tracks(s: &State, side: Side) -> Vec<Cell> {
    let (own, who) = (s.of(side), side.name());
    let income = s.developed(side).and(supplied(s, side)).len();
    let cell = |under: &str, text: String, note: String| cell(side, under, text, note);
    vec![
        cell(
            "Silver",
            own.silver.to_string(),
            format!(
                "{who} has {}. A Campaign now would bring {}.",
                silver(own.silver),
                silver(income)
            ),
        ),
        cell(
            "VP",
            own.vp.to_string(),
            format!(
                "{who} has {}, and {} with all that counts at the end as it stands.",
                vp(own.vp),
                vp(final_score(s, side).total())
            ),
        ),
        cell(
            "VP a Campaign",
            campaign_points(s, side).to_string(),
            format!("A Campaign now would add {} for {who}.", vp(campaign_points(s, side))),
        ),
        cell(
            "Prestige",
            own.prestige.to_string(),
            format!("{who} has {} of {MOST_PRESTIGE} Prestige.", own.prestige),
        ),
        cell(
            "Pillage",
            own.pillage.to_string(),
            format!(
                "{who}'s Pillage marker stands at {}: 3, 5 and 8 cost the enemy VP.",
                own.pillage
            ),
        ),
        cell(
            "Warships",
            own.warships.to_string(),
            format!(
                "{who} has {} of {MOST_WARSHIPS} Warships, in {}.",
                own.warships,
                waters(own.fleet)
            ),
        ),
    ]
}

/// Tokens of a side in stock and captured (2, 6.2).
fn stock(s: &State, side: Side) -> Vec<Cell> {
    let (own, who) = (s.of(side), side.name());
    let (towns, cities, captured) = (s.towns_left(side), s.cities_left(side), own.captured);
    let left = |count: u8, one: &str| {
        format!(
            "{who} has {} left in its stock. With none the end is near.",
            several(count, one)
        )
    };
    vec![
        cell(side, "Towns left", towns.to_string(), left(towns, "Town token")),
        cell(side, "Cities left", cities.to_string(), left(cities, "City token")),
        cell(
            side,
            "Captured",
            format!("{}/{CAPTURED_END}", captured.points()),
            format!(
                "{who} has captured {} and {}{}: {} of {CAPTURED_END} points.",
                several(captured.towns, "Town token"),
                several(captured.cities, "City token"),
                if captured.capital { " and a Capital" } else { "" },
                captured.points()
            ),
        ),
    ]
}

/// How many locations of each area a side controls: many are worth VP at the end (6.2).
fn areas(s: &State) -> Board {
    let cell = |area: Area| {
        let held = Side::BOTH.map(|side| s.owned(side).and(area.locations()).len());
        let worth = MAJORITIES.iter().find(|(of, ..)| *of == area);
        let end = worth.map_or_else(String::new, |(_, many, points)| {
            format!(" {many} of them bring {} at the end.", vp(*points))
        });
        Cell {
            text: area.name().into(),
            under: format!("Rome {} · Carthage {}", held[0], held[1]),
            side: match held[0].cmp(&held[1]) {
                Ordering::Greater => Some(Side::Rome),
                Ordering::Less => Some(Side::Carthage),
                Ordering::Equal => None,
            },
            note: format!(
                "{}: of {} locations Rome controls {} and Carthage {}.{end}",
                area.name(),
                area.locations().len(),
                held[0],
                held[1]
            ),
            ..Cell::default()
        }
    };
    Board {
        aside: several(s.fortifications_left(), "Fortification") + " left",
        ..track("areas", "Areas", vec![Area::ALL.map(cell).to_vec()])
    }
}

/// 6.2: what each side comes to if all stays as it is.
fn at_the_end(s: &State) -> Board {
    let cell = |side: Side| {
        let score = final_score(s, side);
        let parts = score.parts().into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> = parts.map(|(of, count)| format!("{of} {count}")).collect();
        Cell {
            text: score.total().to_string(),
            under: parts.join(", "),
            side: Some(side),
            note: format!(
                "{} would come to {}: {}.",
                side.name(),
                vp(score.total()),
                parts.join(", ")
            ),
            ..Cell::default()
        }
    };
    Board {
        aside: crate::present::words::near_end(s).join(" "),
        ..track("end", "At the end as it stands", vec![Side::BOTH.map(cell).to_vec()])
    }
}

/// The strategy cards in play (4.6, 7.1).
fn in_play(s: &State) -> Board {
    let cell = |side: Side| {
        let owned = s.of(side).strategy?;
        let row = strategy(owned.card);
        let (under, state) = if owned.flipped {
            ("flipped", CellState::Past)
        } else {
            ("in play", CellState::Current)
        };
        let upkeep = match (s.setup.maintenance, owned.flipped) {
            (true, false) => format!(" The next Campaign takes {} for it.", silver(owned.price)),
            (_, true) => " It is flipped: it has no effect.".into(),
            _ => String::new(),
        };
        Some(Cell {
            text: row.title.into(),
            under: under.into(),
            side: Some(side),
            state,
            note: format!("{} has {} in play.{upkeep} {}", side.name(), row.title, row.text),
            ..Cell::default()
        })
    };
    track(
        "in_play",
        "Strategies in play",
        vec![Side::BOTH.into_iter().filter_map(cell).collect()],
    )
}

/// What else lies over the game: the end that is near, Campaign, the Fate Token.
fn in_force(s: &State) -> Board {
    let cell = |text: &str, side: Option<Side>, note: String| Cell {
        text: text.into(),
        side,
        state: CellState::Current,
        note,
        ..Cell::default()
    };
    let mut cells = Vec::new();
    if let Some(ending) = s.ending {
        let why = crate::present::words::because(ending);
        cells.push(cell(
            "The end is near",
            None,
            format!("{}: the war ends with its last battle.", capital(&why)),
        ));
    }
    if s.campaign == CampaignCard::Drawn {
        let note = "Campaign is drawn: it is carried out when Carthage's round ends.";
        cells.push(cell("Campaign drawn", Some(Side::Carthage), note.into()));
    }
    if let Some(side) = s.fate {
        let note = format!("{} has the Fate Token: Event dice lean its way by 1.", side.name());
        cells.push(cell("Fate Token", Some(side), note));
    }
    for (side, battle) in s.battles().filter(|(_, battle)| battle.barred) {
        let note = format!(
            "The Serpent of Africa bars {} from reinforcing its attack for a round.",
            side.name()
        );
        cells.push(cell(&titled(card_of(battle.at)), Some(side), note));
    }
    track("in_force", "In force", vec![cells])
}

/// What is known of a hand.
fn known(s: &State) -> Board {
    let there = Side::BOTH.into_iter().filter(|side| !s.of(*side).absent.is_empty());
    let cell = |side: Side| Cell {
        text: "Not in hand".into(),
        side: Some(side),
        state: CellState::Current,
        note: format!(
            "It is proved that these cards are in {}'s Draw deck, not in its hand: {}.",
            side.name(),
            crate::present::words::names::cards(s.of(side).absent)
        ),
        ..Cell::default()
    };
    track("known", "Known cards", vec![there.map(cell).collect()])
}
