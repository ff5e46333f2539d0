//! What odds say.

use super::aim::Aim;
use super::tally::Tally;
use crate::data::dice::Die;
use crate::present::words;
use crate::present::words::names::{full, list, place, several, short};
use crate::protocol::event::{BattleEvent, MovementEvent, ReactionEvent, TurnEvent};
use crate::rules::battle::hits;
use crate::rules::siege;
use crate::state::{Charge, Dice};
use crate::{Event, Hamilcar, NavalEvent, State, What};
use engine::odds::{Chance, Odds, Part, Standing};
use engine::{Choice, PerSide, Side, SpaceId, UnitId, Viewer};

type Outcomes = [(Tally, Chance)];

/// The odds in words. The story is how it can go.
pub(super) fn odds(standing: &Standing<'_, Hamilcar>, choice: Choice, outcomes: &Outcomes, story: &[Event]) -> Odds {
    let aim = Aim::of(standing.pending, choice, outcomes);
    let side = standing.pending.question.to;
    let mut parts = vec![part("Result".to_owned(), outcomes, &|tally| (0, result(tally)))];
    if aim.is_some_and(Aim::before_battle) {
        parts.extend(battle_after(outcomes));
    }
    if outcomes.iter().any(|(tally, _)| tally.admiral.is_some()) {
        for side in Side::BOTH {
            let title = format!("{} loses at sea", side.name());
            parts.push(part(title, outcomes, &|tally| {
                let (ships, units) = (tally.ships[side as usize], tally.drowned[side as usize]);
                let said = list(vec![several(ships, "Warship"), several(units, "other Unit")]);
                (ships * 16 + units, said)
            }));
        }
    }
    if outcomes.iter().any(|(tally, _)| tally.winner.is_some()) {
        for side in Side::BOTH {
            let title = format!("{} loses", side.name());
            parts.push(part(title, outcomes, &|tally| {
                let lost = tally.lost[side as usize];
                (lost, several(lost, "CU"))
            }));
        }
        parts.push(part("PCs it costs the loser".to_owned(), outcomes, &|tally| {
            (tally.pcs, several(tally.pcs, "PC"))
        }));
    }
    let mut modifiers: Vec<String> = Vec::new();
    for line in story.iter().flat_map(|event| modifiers_of(standing.state, event)) {
        if !modifiers.contains(&line) {
            modifiers.push(line);
        }
    }
    Odds {
        about: about(standing.state, aim, story),
        good: aim.map(|aim| chance(outcomes, &|tally| aim.reached(side, tally))),
        goal: aim.map_or("", Aim::words),
        forces: String::new(),
        parts,
        modifiers,
        assumptions: assumptions(outcomes, story),
        further: None,
    }
}

/// How likely it is that an outcome is of this kind.
fn chance(outcomes: &Outcomes, is: &dyn Fn(&Tally) -> bool) -> Chance {
    let hits = outcomes.iter().filter(|(tally, _)| is(tally));
    hits.fold(Chance::new(0, 1), |sum, (_, chance)| sum.or(*chance))
}

/// Who wins the battle that may follow, among the cases in which one does; nothing if it is certain that it does, or that it does not.
fn battle_after(outcomes: &Outcomes) -> Option<Part> {
    let winner = |tally: &Tally| tally.winner.or(tally.admiral);
    let fought = chance(outcomes, &|tally| winner(tally).is_some());
    if fought.of == 0 || fought.of == fought.among {
        return None;
    }
    let wins = |side: Side| {
        let wins = chance(outcomes, &|tally| winner(tally) == Some(side));
        (format!("{} wins", side.name()), wins.within(fought))
    };
    Some(Part {
        title: "If it comes to battle".to_owned(),
        outcomes: Side::BOTH.map(wins).into(),
    })
}

/// Outcomes put together by what they say, in the order of what they count.
fn part(title: String, outcomes: &Outcomes, says: &dyn Fn(&Tally) -> (u8, String)) -> Part {
    let mut counts: Vec<u8> = Vec::new();
    let mut rows: Vec<(String, Chance)> = Vec::new();
    for (tally, chance) in outcomes {
        let (count, words) = says(tally);
        if let Some(row) = rows.iter_mut().find(|row| row.0 == words) {
            row.1 = row.1.or(*chance);
        } else {
            let at = counts.partition_point(|other| *other <= count);
            counts.insert(at, count);
            rows.insert(at, (words, *chance));
        }
    }
    Part { title, outcomes: rows }
}

/// What came of it, in a few words.
fn result(tally: &Tally) -> String {
    let mut said = Vec::new();
    let attempts = tally.reactions.intercepting.into_iter().flatten();
    said.extend(
        tally
            .reactions
            .avoiding
            .map(|try_| tried(try_, "slips away", "cannot slip away")),
    );
    said.extend(attempts.map(|try_| tried(try_, "intercepts", "does not intercept")));
    said.extend(tally.reactions.pursuing.map(|try_| tried(try_, "goes on", "stops")));
    said.extend(tally.eluding.map(|(side, eluded)| {
        let what = if eluded {
            "avoids the Interception"
        } else {
            "is Intercepted"
        };
        format!("{} {what}", side.name())
    }));
    said.extend(tally.admiral.map(|winner| format!("{} wins at sea", winner.name())));
    said.extend(tally.winner.map(|winner| format!("{} wins", winner.name())));
    said.extend(tally.siege.map(|(points, losses)| attempt(points, losses, tally.falls)));
    said.extend(tally.attrition.map(|lost| format!("{} lost", several(lost, "CU"))));
    match said.len() {
        0 => "nothing comes of it".to_owned(),
        _ => list(said),
    }
}

fn tried((general, succeeds): (UnitId, bool), yes: &str, no: &str) -> String {
    format!("{} {}", short(general), if succeeds { yes } else { no })
}

fn attempt(points: u8, losses: u8, falls: bool) -> String {
    let mut said = Vec::new();
    if falls {
        said.push("it falls".to_owned());
    } else if points > 0 {
        said.push(several(points, "point"));
    }
    if losses > 0 {
        said.push(format!("{} lost", several(losses, "CU")));
    }
    if said.is_empty() {
        "no effect".to_owned()
    } else {
        list(said)
    }
}

/// What is uncertain: the attempt of the General who is named, else the first thing that comes up, else the battle under way.
fn about(s: &State, aim: Option<Aim>, story: &[Event]) -> String {
    let title = |event: &Event| match event.what {
        What::Naval(NavalEvent::Declared { at, .. }) => Some(["Naval Interception off ", place(at), "", ""]),
        What::Naval(NavalEvent::AvoidRolled { side, .. }) => {
            Some([side.name(), " avoids a Naval Interception", "", ""])
        }
        What::Naval(NavalEvent::Begins { at, .. } | NavalEvent::Won { at, .. }) => Some(naval_battle(at)),
        What::Battle(BattleEvent::Begins { at, .. } | BattleEvent::Won { at, .. }) => {
            Some(["Battle of ", place(at), "", ""])
        }
        What::Battle(BattleEvent::SiegeDie { at, .. }) => Some(["Attempt on ", place(at), "", ""]),
        What::Reaction(ReactionEvent::AvoidRolled(roll)) => Some([short(roll.general), " avoids battle", "", ""]),
        What::Reaction(ReactionEvent::InterceptionRolled(roll)) => Some(intercepts(roll.general)),
        What::Reaction(ReactionEvent::PursuitRolled(roll)) => Some([short(roll.general), " pursues", "", ""]),
        What::Turn(TurnEvent::Attrition { side, at, .. }) => Some(["Attrition of ", side.name(), " in ", place(at)]),
        _ => None,
    };
    let words = match aim {
        Some(Aim::Intercept(Some(general))) => Some(intercepts(general)),
        _ => story.iter().find_map(title),
    };
    let under_way = || {
        s.naval
            .map_or(["What follows", "", "", ""], |battle| naval_battle(battle.at))
    };
    words.unwrap_or_else(under_way).concat()
}

fn intercepts(general: UnitId) -> [&'static str; 4] {
    [short(general), " intercepts", "", ""]
}

fn naval_battle(at: SpaceId) -> [&'static str; 4] {
    ["Naval Battle off ", place(at), "", ""]
}

/// What an event of the way says about the chances.
fn modifiers_of(s: &State, event: &Event) -> Vec<String> {
    match &event.what {
        What::Battle(event_) => battle_modifiers(s, event, event_),
        What::Reaction(
            ReactionEvent::AvoidRolled(roll)
            | ReactionEvent::InterceptionRolled(roll)
            | ReactionEvent::PursuitRolled(roll),
        ) => {
            let added = roll.modifier;
            let added = (added > 0).then(|| format!("The Die counts {added} more in the enemy space."));
            [needs(roll.general, roll.needed)].into_iter().chain(added).collect()
        }
        What::Naval(NavalEvent::Rolled {
            roll,
            columns,
            modifiers,
            ..
        }) if columns.len() == 1 => vec![words::battle_roll(roll.side, columns, modifiers)],
        What::Naval(NavalEvent::AvoidRolled { track, .. }) => vec![format!(
            "The Seamanship track shows {}.",
            several(*track, "Punic symbol")
        )],
        What::Turn(TurnEvent::Attrition { side, at, .. }) => {
            let cus = s.outside(*at, *side).fighting();
            vec![format!("{} has {} there.", side.name(), several(cus, "CU"))]
        }
        _ => Vec::new(),
    }
}

fn battle_modifiers(s: &State, event: &Event, what: &BattleEvent) -> Vec<String> {
    match what {
        BattleEvent::Levels { .. } | BattleEvent::Commands { .. } => {
            let line = words::line(event, Viewer::Public);
            let summed = |line: String| match line.split_once("Dice levels: ") {
                Some((counts, levels)) => format!("{counts}Levels so far: {levels}"),
                None => line,
            };
            let sure = match what {
                BattleEvent::Levels { levels, .. } if event.rule.0 == "13.3.C" => sure(*levels),
                _ => None,
            };
            line.map(|line| summed(line.text)).into_iter().chain(sure).collect()
        }
        BattleEvent::Charge(now) => vec![charge(*now)],
        BattleEvent::SiegeDie { at, red, .. } => {
            let die = if *red { Die::SiegeRed } else { Die::SiegeWhite };
            let (points, needed) = (s.place(*at).points, siege::needed(s, *at));
            vec![
                format!("The {} is rolled.", die.name()),
                format!("{} bears {points} of {needed} points.", place(*at)),
            ]
        }
        _ => Vec::new(),
    }
}

/// What dice of these levels come to, if no face of theirs changes who wins (13.4).
fn sure(levels: PerSide<u8>) -> Option<String> {
    let winner = Side::BOTH
        .into_iter()
        .find(|side| levels[*side] > levels[side.enemy()])?;
    let against = levels[winner.enemy()];
    let always = throws(levels.rome).all(|rome| {
        throws(levels.carthage).all(|carthage| {
            let suffered = hits(PerSide::new(rome, carthage));
            suffered[winner] < suffered[winner.enemy()]
        })
    });
    always.then(|| {
        let name = winner.name();
        let level = levels[winner];
        format!("Every throw of level {level} has more symbols than any of level {against}: no roll of these dice takes the battle from {name}.")
    })
}

/// All that the dice of a level can show: 1 the small die, 2 the large, 3 both, 0 none.
fn throws(level: u8) -> impl Iterator<Item = Dice> {
    let faces =
        |rolled: bool| (u8::from(rolled)..=if rolled { 6 } else { 0 }).map(|face| Some(face).filter(|f| *f > 0));
    let (large, small) = (level >= 2, level == 1 || level == 3);
    faces(large).flat_map(move |large| faces(small).map(move |small| Dice { large, small }))
}

fn needs(general: UnitId, needed: u8) -> String {
    format!("{} needs his Battle Rating of {needed} or less.", full(general))
}

fn charge(now: Charge) -> String {
    let rating = now.rating;
    let less = match (now.more, now.less()) {
        (0, 0) => String::new(),
        (0, less) => format!(", {less} less on its die"),
        (more, 0) => format!(", {more} more on its die"),
        (more, less) => format!(", {more} more and {less} less on its die"),
    };
    format!(
        "The Elephants charge against Battle Rating {rating}{less}: above it Carthage may reroll a Battle Die, at 1 or less Rome."
    )
}

/// What is taken for granted.
fn assumptions(outcomes: &Outcomes, story: &[Event]) -> Vec<String> {
    let mut all = vec!["Nobody plays a Strategy Card or a Tactic Card."];
    let fought = outcomes.iter().any(|(tally, _)| tally.winner.is_some());
    let tells = |is: fn(&What) -> bool| story.iter().any(|event| is(&event.what));
    if fought {
        all.push("The Battle Dice have the faces that are reconstructed here.");
        all.push("No other General tries to avoid battle or to intercept, and an intercepted army stands and fights.");
        all.push(
            "Plain CUs are lost before Elephants, and the loser takes the first way of retreat that he is offered.",
        );
    }
    if outcomes.iter().any(|(tally, _)| tally.admiral.is_some()) {
        all.push(
            "Whoever can Intercept at sea does, with all that he can take aboard; the other side tries to avoid it.",
        );
        all.push("Nobody Evades, and plain CUs go down first.");
    }
    if tells(|what| matches!(what, What::Battle(BattleEvent::Charge(_)))) {
        all.push("A reroll is taken by its owner where it raises his chance to win.");
    }
    let besieged = |(tally, _): &(Tally, Chance)| tally.siege.is_some();
    if outcomes.iter().any(besieged) {
        all.push("The besieged cancel no point by a determined defence.");
    }
    let inside = story.iter().find_map(hides);
    all.into_iter().map(str::to_owned).chain(inside).collect()
}

/// Who is taken to hide inside (10.1).
fn hides(event: &Event) -> Option<String> {
    let What::Movement(MovementEvent::Inside { side, at, units }) = event.what else {
        return None;
    };
    Some(format!(
        "{} keeps {} inside {}, and with them each General who may: all that the walls hold, unless it has said otherwise. Only what stands outside is counted in a battle.",
        side.name(),
        several(units.fighting(), "CU"),
        place(at),
    ))
}
