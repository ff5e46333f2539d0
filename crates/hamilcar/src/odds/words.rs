//! What odds say.

use super::tally::Tally;
use crate::event::{BattleEvent, MovementEvent, TurnEvent};
use crate::words::names::{full, list, place, several, short};
use crate::{Event, Hamilcar, What, words};
use kernel::odds::{Chance, Odds, Part, Standing};
use kernel::{Side, Viewer};
use std::collections::BTreeMap;

type Outcomes = [(Tally, Chance)];

/// The odds in words. The story is one way that it can go.
pub(super) fn odds(_standing: &Standing<'_, Hamilcar>, outcomes: &Outcomes, story: &[Event]) -> Odds {
    let mut parts = vec![part("Result", outcomes, result)];
    if outcomes.iter().any(|(tally, _)| tally.winner.is_some()) {
        for side in Side::BOTH {
            let title = format!("{} loses", side.name());
            parts.push(part(&title, outcomes, |tally| several(tally.lost[side as usize], "CU")));
        }
        parts.push(part("PCs it costs the loser", outcomes, |tally| {
            several(tally.pcs, "PC")
        }));
    }
    let mut modifiers: Vec<String> = Vec::new();
    for line in story.iter().filter_map(modifier) {
        if !modifiers.contains(&line) {
            modifiers.push(line);
        }
    }
    Odds {
        about: about(story),
        parts,
        modifiers,
        assumptions: assumptions(outcomes, story),
    }
}

/// Outcomes put together by what they say.
fn part(title: &str, outcomes: &Outcomes, says: impl Fn(&Tally) -> String) -> Part {
    let mut together: BTreeMap<String, (usize, Chance)> = BTreeMap::new();
    for (tally, chance) in outcomes {
        let next = together.len();
        let entry = together.entry(says(tally)).or_insert((next, Chance::new(0, 1)));
        entry.1 = entry.1.or(*chance);
    }
    let mut outcomes: Vec<(usize, String, Chance)> = together
        .into_iter()
        .map(|(words, (at, chance))| (at, words, chance))
        .collect();
    outcomes.sort_by_key(|(at, ..)| *at);
    Part {
        title: title.to_owned(),
        outcomes: outcomes.into_iter().map(|(_, words, chance)| (words, chance)).collect(),
    }
}

/// What came of it, in a few words.
fn result(tally: &Tally) -> String {
    let mut said = Vec::new();
    let tried =
        |(general, done): (_, bool), yes: &str, no: &str| format!("{} {}", short(general), if done { yes } else { no });
    said.extend(
        tally
            .avoiding
            .map(|tried_| tried(tried_, "slips away", "cannot slip away")),
    );
    said.extend(
        tally
            .intercepting
            .iter()
            .map(|tried_| tried(*tried_, "intercepts", "does not intercept")),
    );
    said.extend(tally.pursuing.map(|tried_| tried(tried_, "goes on", "stops")));
    said.extend(tally.winner.map(|winner| format!("{} wins", winner.name())));
    said.extend(tally.siege.map(|(points, losses)| siege(points, losses, tally.falls)));
    said.extend(
        tally
            .attrition
            .map(|lost| several(lost, "CU lost").replace("losts", "lost")),
    );
    match said.len() {
        0 => "nothing comes of it".to_owned(),
        _ => list(said),
    }
}

fn siege(points: u8, losses: u8, falls: bool) -> String {
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

/// What is uncertain.
fn about(story: &[Event]) -> String {
    let title = |event: &Event| match &event.what {
        What::Battle(BattleEvent::Begins { at, .. }) => Some(format!("Battle of {}", place(*at))),
        What::Battle(BattleEvent::Won { at, .. }) => Some(format!("Battle of {}", place(*at))),
        What::Battle(BattleEvent::SiegeDie { at, .. }) => Some(format!("Attempt on {}", place(*at))),
        What::Movement(MovementEvent::AvoidRolled { general, .. }) => {
            Some(format!("{} avoids battle", short(*general)))
        }
        What::Movement(MovementEvent::InterceptionRolled { general, .. }) => {
            Some(format!("{} intercepts", short(*general)))
        }
        What::Movement(MovementEvent::PursuitRolled { general, .. }) => Some(format!("{} pursues", short(*general))),
        What::Turn(TurnEvent::Attrition { side, at, .. }) => {
            Some(format!("Attrition of {} in {}", side.name(), place(*at)))
        }
        _ => None,
    };
    story.iter().find_map(title).unwrap_or_else(|| "The dice".to_owned())
}

/// What an event of the way says about the chances.
fn modifier(event: &Event) -> Option<String> {
    match &event.what {
        What::Battle(BattleEvent::Levels { .. } | BattleEvent::Commands { .. }) => {
            words::line(event, Viewer::Public).map(|line| line.text)
        }
        What::Battle(BattleEvent::Charge { less, rating, .. }) => Some(charge(*less, *rating)),
        What::Battle(BattleEvent::SiegeDie { red, .. }) => Some(
            if *red {
                "The red Siege Die is rolled."
            } else {
                "The white Siege Die is rolled."
            }
            .to_owned(),
        ),
        What::Movement(MovementEvent::InterceptionRolled {
            general,
            needed,
            modifier,
            ..
        }) => Some(match modifier {
            0 => needs(*general, *needed),
            added => format!(
                "{} {added} is added to the die for the enemy space.",
                needs(*general, *needed)
            ),
        }),
        What::Movement(
            MovementEvent::AvoidRolled { general, needed, .. } | MovementEvent::PursuitRolled { general, needed, .. },
        ) => Some(needs(*general, *needed)),
        _ => None,
    }
}

fn needs(general: kernel::UnitId, needed: u8) -> String {
    format!("{} needs his Battle Rating of {needed} or less.", full(general))
}

fn charge(less: u8, rating: u8) -> String {
    let less = match less {
        0 => String::new(),
        less => format!(", {less} less on its die"),
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
        all.push("No other General tries to avoid battle or to intercept, and an intercepted army stands and fights.");
        all.push(
            "Plain CUs are lost before Elephants, and the loser takes the first way of retreat that he is offered.",
        );
    }
    if tells(|what| matches!(what, What::Battle(BattleEvent::Charge { .. }))) {
        all.push("A reroll is taken by its owner where it raises his chance to win.");
    }
    if outcomes.iter().any(|(tally, _)| tally.siege.is_some()) {
        all.push("The besieged cancel no point by a determined defence.");
    }
    all.into_iter().map(str::to_owned).collect()
}
