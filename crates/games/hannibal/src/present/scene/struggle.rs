//! The battle or the siege in progress: its heading, comparison lines and dice.

use crate::data::generals::general;
use crate::data::tables::POINTS;
use crate::present::words::names::{force, full, list, place, several_of};
use crate::state::{Attempt, Battle, Ended, Hand, State, Where};
use engine::scene::{Board, BoardKind, Cell, CellState, DieShown, Fact};
use engine::words::die;
use engine::{PerSide, Side};

/// The boards of what is being fought over.
pub(super) fn boards(state: &State) -> Vec<Board> {
    let battle = state.battle.as_ref().map(|battle| field(state, battle));
    let siege = state.attempt.as_ref().map(|attempt| works(state, attempt));
    battle.into_iter().chain(siege).collect()
}

/// Heading of a battle, and who stands against whom: the side that began it first.
fn field(state: &State, battle: &Battle) -> Board {
    let won = |side: Side| matches!(battle.ended, Some(Ended::Won { winner, .. }) if winner == side);
    let army = |side: Side| {
        let leaders: Vec<String> = battle.generals[side].iter().map(|unit| full(unit).to_owned()).collect();
        // Before it is said who sallies out nobody has been found to command: who stands before the walls leads so far (20.7).
        let stand = || state.generals_where(side, Where::At(battle.at()));
        let leads = || state.commander(stand()).filter(|_| battle.began == PerSide::default());
        let commander = battle.commanders[side].or_else(leads).map_or("no General", full);
        let here = state.place(battle.at()).outside[side];
        let (standing, commands) = if here.is_empty() {
            let (standing, does) = gone(battle, side);
            (standing.to_owned(), does.to_owned())
        } else {
            (force(here), format!("commands {}", force(here)))
        };
        Cell {
            text: commander.into(),
            under: standing.clone(),
            side: Some(side),
            symbol: "general",
            state: if won(side) {
                CellState::Current
            } else {
                CellState::Plain
            },
            note: match leaders.len() {
                0 => format!("{}: {commander}, {standing}.", side.name()),
                1 => format!("{}: {commander} {commands}.", side.name()),
                _ => format!("{}: {commander} {commands}; there are {}.", side.name(), list(leaders)),
            },
            ..Cell::default()
        }
    };
    let first = battle.onset.attacker;
    Board {
        id: "battle",
        kind: BoardKind::Battle,
        title: format!("Battle of {}", place(battle.at())),
        aside: match battle.ended {
            Some(Ended::Won { winner, .. }) => format!("{} wins", winner.name()),
            Some(Ended::Withdrawn(side)) => format!("{} withdraws", side.name()),
            None => format!("{} attacks", battle.attacker.name()),
        },
        rows: vec![vec![army(first), army(first.enemy())]],
    }
}

/// Where the CUs of a side are that has none on the field, and what its commander does without them.
fn gone(battle: &Battle, side: Side) -> (&'static str, &'static str) {
    if battle.lost[side] > 0 && battle.lost[side] >= battle.began[side].fighting() {
        return ("all CUs lost", "has lost all CUs");
    }
    match battle.ended {
        Some(Ended::Withdrawn(who)) if who == side => ("withdrawn", "has withdrawn"),
        Some(Ended::Won { winner, .. }) if winner != side => ("retreated", "has retreated"),
        _ => ("without CUs", "has no CUs with him"),
    }
}

/// Heading of an attempt on a city or a Tribe, and the points it needs (20.2, 20.8).
fn works(state: &State, attempt: &Attempt) -> Board {
    let side = general(attempt.general).side;
    let tribe = state.place(attempt.at).is_tribe();
    let (title, one) = if tribe {
        ("Subjugation", "Subjugation")
    } else {
        ("Siege", "Siege")
    };
    let points = state.place(attempt.at).points;
    let cell = |n: u8| {
        let there = n <= points;
        Cell {
            symbol: if there { "siege" } else { "" },
            count: u8::from(there),
            side: there.then_some(side),
            state: if there { CellState::Plain } else { CellState::Empty },
            note: format!(
                "{one} point {n} of {POINTS}: {}.",
                if there { "there" } else { "missing" }
            ),
            ..Cell::default()
        }
    };
    Board {
        id: "siege",
        kind: BoardKind::Siege,
        title: format!("{title} of {}", place(attempt.at)),
        aside: full(attempt.general).into(),
        rows: vec![(1..=POINTS).map(cell).collect()],
    }
}

/// The Battle Cards of a hand by where they come from; the last two take cards off (12.4, 13.1, 14.1 to 14.4, 17.4, 20.9).
const fn sources(hand: Hand) -> [(&'static str, u8); 8] {
    [
        ("Battle Rating", hand.rating),
        ("CUs", hand.cus),
        ("Allies", hand.allies),
        ("Militia", hand.militia),
        ("Friendly Tribe", hand.tribe),
        ("Interception", hand.interception),
        ("Failed to avoid battle", hand.avoidance),
        ("Elephant charge", hand.charge),
    ]
}
/// From here on [`sources`] take cards off.
const FEWER: usize = 6;

/// Comparison lines of the battle or the attempt in progress.
pub(super) fn facts(state: &State) -> Vec<Fact> {
    let Some(battle) = &state.battle else {
        return state.attempt.iter().map(|attempt| points(state, attempt)).collect();
    };
    let hands = battle.dealt.unwrap_or_else(|| {
        let hand = |side| crate::rules::battle::hand(state, battle, side);
        PerSide::new(hand(Side::Rome), hand(Side::Carthage))
    });
    let mut facts = Vec::new();
    let pairs = sources(hands.rome).into_iter().zip(sources(hands.carthage));
    for (n, ((title, rome), (_, carthage))) in pairs.enumerate() {
        let cards = PerSide::new(rome, carthage);
        if n >= 2 && cards == PerSide::default() {
            continue;
        }
        let sign = if n < FEWER { "" } else { "−" };
        let said = |side: Side| match cards[side] {
            0 => "0".into(),
            some => format!("{sign}{some}"),
        };
        facts.push(fact(title, said, "Battle Cards"));
    }
    let dealt = if battle.dealt.is_some() {
        "dealt, at most 20 each"
    } else {
        "about to be dealt, at most 20 each"
    };
    facts.push(fact("Battle Cards", |side| hands[side].cards().to_string(), dealt));
    if battle.dealt.is_some() {
        let held = |side: Side| battle.hands[side].len().to_string();
        facts.push(fact("In hand", held, "Battle Cards left"));
    }
    if let Some(charge) = battle.charge {
        let said = |side: Side| match side {
            Side::Carthage => several_of(charge.elephants, "elephant CU"),
            Side::Rome => match (charge.die, charge.cost.rome) {
                (None, _) => String::new(),
                (Some(_), 0) => "no cards".to_owned(),
                (Some(_), cost) => several_of(cost, "card"),
            },
        };
        facts.push(fact("Elephant charge", said, "what charges, and what it costs Rome"));
    }
    if battle.rounds > 0 && battle.ended.is_none() {
        let said = |side: Side| if side == battle.attacker { "attacks" } else { "defends" }.to_owned();
        facts.push(fact(&format!("Round {}", battle.rounds), said, ""));
    }
    if battle.lost != PerSide::default() {
        let pays = "the loser removes a PC marker for every two";
        facts.push(fact("CUs lost", |side| battle.lost[side].to_string(), pays));
    }
    if let Some(retreat) = battle.retreat {
        let said = |side: Side| if side == retreat.side { place(retreat.at) } else { "" }.to_owned();
        facts.push(fact("Retreat", said, &format!("{} of 4 spaces entered", retreat.spent)));
    }
    facts
}

fn fact(title: &str, value: impl Fn(Side) -> String, note: &str) -> Fact {
    Fact {
        title: title.into(),
        value: PerSide::new(value(Side::Rome), value(Side::Carthage)),
        note: note.into(),
    }
}

/// Points on the city or the Tribe.
fn points(state: &State, attempt: &Attempt) -> Fact {
    let besieger = general(attempt.general).side;
    let said = |side: Side| {
        if side == besieger {
            format!("{} of {POINTS}", state.place(attempt.at).points)
        } else {
            String::new()
        }
    };
    let who = format!("{} conducts the attempt", full(attempt.general));
    fact(&format!("Points on {}", place(attempt.at)), said, &who)
}

/// The dice that lie on the table: that of a charge until the cards are dealt.
pub(super) fn dice(state: &State) -> Vec<DieShown> {
    let battle = state.battle.as_ref().filter(|battle| battle.dealt.is_none());
    let charge = battle.and_then(|battle| battle.charge?.die);
    let charge = charge.map(|rolled| die(Side::Carthage, "die", rolled));
    let attempt = state.attempt.and_then(|attempt| {
        let rolled = attempt.die?;
        Some(die(general(attempt.general).side, "die", rolled))
    });
    charge.into_iter().chain(attempt).collect()
}
