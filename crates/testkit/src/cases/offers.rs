//! What the page offers beside the questions: each thing has words, no two read alike, and what refers to it finds it.

use super::{CaseLanguage, Scripted};
use engine::scene::{AskKind, Scene};
use engine::{CardId, Choice, Game};
use std::collections::BTreeSet;

/// Holds the switches, occasions, cards and generals of a game to what they promise, and its lists of sections to the rulebook.
///
/// # Errors
/// The promise that is broken.
pub fn check<R: CaseLanguage>() -> Result<(), String> {
    for switch in R::switches() {
        let packed = (1..=switch.settings.len() as u32).map(|setting| switch.set(0, setting));
        if { packed }.any(|packed| R::unpack(packed).is_none_or(|setup| R::pack(setup) != packed)) {
            return Err(format!("`{}` is not packed as it is listed", switch.title));
        }
        if switch.is_house_rule() == R::sections().contains(&switch.rule.0) {
            return Err(format!(
                "{} is a house rule or a section of the rulebook",
                switch.rule.0
            ));
        }
        if switch.text.is_empty() {
            return Err(format!("`{}` does not say what it changes", switch.title));
        }
    }
    distinct("switches", R::switches().iter().map(|switch| switch.title))?;
    distinct("occasions", R::occasions().iter().map(|occasion| occasion.title))?;
    distinct("chapters", R::chapters().iter().map(|chapter| chapter.title))?;
    for (deck, cards) in R::readable() {
        if cards.iter().any(|card| R::card(*card).title.is_empty()) {
            return Err(format!("one of the {deck} has no title"));
        }
        if cards.iter().copied().collect::<BTreeSet<_>>().len() < cards.len() {
            return Err(format!("one of the {deck} is listed twice"));
        }
        cards.iter().try_for_each(|card| legible::<R>(*card))?;
    }
    // What must come up in random wars is named by its section, or by a name of its own.
    let rare = R::rare()
        .iter()
        .filter(|name| name.starts_with(|c: char| c.is_ascii_digit()));
    let sections = R::later().iter().chain(rare);
    if let Some(strange) = { sections }.find(|section| !R::sections().contains(section)) {
        return Err(format!("the rulebook has no section {strange}"));
    }
    let generals = R::generals();
    distinct("generals", generals.iter().map(|face| face.shown.full))?;
    match generals.iter().find(|face| face.shown.name.is_empty()) {
        Some(face) => Err(format!("{} has no short name", face.shown.full)),
        None => Ok(()),
    }
}

/// Whether a card to be read is itself, says what it does, and names only occasions that there are.
fn legible<R: CaseLanguage>(card: CardId) -> Result<(), String> {
    let face = R::card(card);
    let known = R::occasions().len() as u32;
    let section = R::section_of(card).0;
    if !section.is_empty() && !R::sections().contains(&section) {
        return Err(format!("`{}` points to {section}, which there is not", face.title));
    }
    if face.id != card || face.text.is_empty() {
        Err(format!("`{}` cannot be read", face.title))
    } else if R::occasions_of(card).checked_shr(known).unwrap_or(0) != 0 {
        Err(format!("`{}` names an occasion that there is not", face.title))
    } else {
        Ok(())
    }
}

/// Whether all of these have a title, each its own.
fn distinct<'a>(what: &str, titles: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    { titles }.try_for_each(|title| match (title.is_empty(), seen.insert(title)) {
        (true, _) => Err(format!("one of the {what} has no title")),
        (false, false) => Err(format!("two of the {what} are called `{title}`")),
        (false, true) => Ok(()),
    })
}

/// Whether a window or reaction is one of the occasions, and every card of a hidden hand that may answer it is known to.
///
/// # Errors
/// What is not so.
pub fn occasion<R: CaseLanguage>(game: &Game<R, Scripted>) -> Result<(), String> {
    let Some(pending) = game.pending() else { return Ok(()) };
    let kind = R::prompting(game.state(), &pending.question).kind;
    let Some(at) = R::occasion(&pending.question) else {
        return match kind {
            AskKind::Window if !R::occasions().is_empty() => Err("a window is no occasion".to_owned()),
            _ => Ok(()),
        };
    };
    let Some(occasion) = R::occasions().get(usize::from(at)) else {
        return Err(format!("there is no occasion {at}"));
    };
    if !occasion.hidden {
        return Ok(()); // its cards lie open
    }
    let strange = pending.legal.iter().find_map(|choice| match choice {
        Choice::Card(card) if R::occasions_of(*card) >> at & 1 == 0 => Some(*card),
        _ => None,
    });
    match strange {
        Some(card) => Err(format!(
            "`{}` is not known to be played {}",
            R::card(card).title,
            occasion.title
        )),
        None => Ok(()),
    }
}

/// Whether what is said of answers beside their words holds: what is proposed is one of them, not all of them are seldom wanted,
/// what changes nothing has a reason, and what an answer is about is a space of the table.
///
/// # Errors
/// What is not so.
pub fn hints<R: CaseLanguage>(game: &Game<R, Scripted>, scene: &Scene) -> Result<(), String> {
    let Some(pending) = game.pending() else { return Ok(()) };
    let (state, question) = (game.state(), &pending.question);
    let proposed = R::proposed(state, question, &pending.legal);
    if proposed.is_some_and(|choice| !pending.legal.contains(&choice)) {
        return Err("what is proposed is no answer".to_owned());
    }
    if pending.legal.iter().all(|choice| R::seldom(state, question, *choice)) {
        return Err("all answers are such as are seldom wanted".to_owned());
    }
    for choice in &pending.legal {
        let idle = R::idle(state, question, *choice);
        if idle.is_some_and(|why| why.because.is_empty()) {
            return Err("no reason is given why an answer changes nothing".to_owned());
        }
        let about = R::concerns(state, question, *choice);
        if about.is_some_and(|at| scene.spaces.iter().all(|space| space.id != at)) {
            return Err("an answer is about a space that is not on the table".to_owned());
        }
    }
    Ok(())
}
