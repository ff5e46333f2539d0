//! What the odds of an answer say, held against what a case expects: `odds rome Enna 7 in 12`, `odds rome Enna says "WORDS"`.

use super::{CaseLanguage, Scripted, Words};
use engine::odds::{Chance, Odds, Standing};
use engine::{Choice, Game};

/// The title of a part of odds whose outcomes are not all that can come of it.
pub(crate) fn short_of_one(odds: &Odds) -> Option<&str> {
    let add = |sum: Chance, (_, chance): &(String, Chance)| sum.or(*chance);
    let sum = |outcomes: &[(String, Chance)]| outcomes.iter().fold(Chance::new(0, 1), add);
    let mut parts = odds.parts.iter();
    let short = parts.find(|part| sum(&part.outcomes).per_mille() != 1000)?;
    Some(&short.title)
}

/// Holds the odds of an answer to what the rest of a statement says of them.
///
/// # Errors
/// What they are instead, that there are none, or that the statement was not understood.
pub fn hold<R: CaseLanguage>(game: &Game<R, Scripted>, choice: Choice, words: &mut Words<'_>) -> Result<(), String> {
    let odds = of(game, choice).ok_or("no dice follow")?;
    if let Some(part) = short_of_one(&odds) {
        return Err(format!("the chances of `{part}` do not add up to one"));
    }
    if words.eat("says") {
        let wanted = words.rest().trim_matches('"').to_lowercase();
        let said = sentences(&odds);
        return if said.iter().any(|line| line.to_lowercase().contains(&wanted)) {
            Ok(())
        } else {
            Err(format!("the odds say: {}", said.join(" / ")))
        };
    }
    let expected = chance(words).ok_or("odds end with `N in M` or `says` and words")?;
    match odds.good {
        Some(good) if good == expected => Ok(()),
        Some(good) => Err(format!("the chance is {}", fraction(good))),
        None => Err("there is nothing to win".to_owned()),
    }
}

/// The odds of an answer to the question that waits, if dice follow it.
pub fn of<R: CaseLanguage>(game: &Game<R, Scripted>, choice: Choice) -> Option<Odds> {
    R::odds(&Standing::of(game)?, choice)
}

/// `N in M`, to the end of the line.
fn chance(words: &mut Words<'_>) -> Option<Chance> {
    let of = words.next_word()?.parse().ok()?;
    let among = if words.eat("in") {
        words.next_word()?.parse().ok()?
    } else {
        return None;
    };
    (among > 0 && words.is_empty()).then(|| Chance::new(of, among))
}

/// Everything that odds say, one line each; of a part its title, what it comes to, and how likely that is.
fn sentences(odds: &Odds) -> Vec<String> {
    let parts = odds.parts.iter().flat_map(|part| {
        part.outcomes
            .iter()
            .map(|(what, chance)| format!("{}: {what} {}", part.title, fraction(*chance)))
    });
    [odds.about.clone(), odds.goal.to_owned(), odds.forces.clone()]
        .into_iter()
        .chain(parts)
        .chain(odds.modifiers.iter().cloned())
        .chain(odds.assumptions.iter().cloned())
        .collect()
}

fn fraction(chance: Chance) -> String {
    format!("{} in {}", chance.of, chance.among)
}
