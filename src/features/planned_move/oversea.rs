//! What a march reaches by a button that leads on, as by going to sea: with as much of the army as the way lets along. Found by trying
//! answers on copies of the game, never by rules of the page's own.

use crate::features::planned_move::reachable;
use crate::games::{Asked, Preview};
use crate::model::seats::Seats;
use crate::model::view_model::Lit;
use engine::Choice;
use engine::scene::AskKind;

/// More rows than any question of who goes along has.
const ROWS: usize = 12;

/// Most sizes of an army that are tried, the largest first.
const SIZES: usize = 24;

/// A way on: the answers that lead to it, and the game behind them.
type Way = (Vec<Choice>, Preview);

/// The spaces that a march reaches by one of its buttons and by no step, each with all answers that lead there.
pub fn spaces(game: &Preview, asked: &Asked, by_land: &[Lit], seats: &Seats) -> Vec<Lit> {
    let mut found: Vec<Lit> = Vec::new();
    for (led, after) in ways(game, asked, seats) {
        for mut lit in reachable::spaces(&after, seats) {
            let known = |others: &[Lit]| others.iter().any(|other| other.at == lit.at);
            if !known(by_land) && !known(&found) {
                lit.path = [&led[..], &lit.path].concat();
                found.push(lit);
            }
        }
    }
    found
}

/// All ways on by a button: with the whole army, and with none of what comes last in it. Where a button opens to a smaller army alone, with as
/// large a one as it opens to.
fn ways(game: &Preview, asked: &Asked, seats: &Seats) -> Vec<Way> {
    let offered = named(asked);
    let mut all: Vec<Way> = Vec::new();
    for button in &offered {
        let led = most(game, *button, seats);
        let another = |way: &Way| walks(&way.1, asked).is_some_and(|then| then.title != asked.title);
        if led.first().is_some_and(another) {
            all.extend(led);
        } else if let Some((smaller, opened)) = opening(game, asked, *button, seats) {
            let on = most(&smaller.1, opened, seats).into_iter();
            all.extend(on.map(|(path, there)| ([&smaller.0[..], &path].concat(), there)));
        }
    }
    all.retain(|(_, there)| walks(there, asked).is_some());
    all
}

/// The buttons of a question, without those that are seldom wanted.
fn named(asked: &Asked) -> Vec<Choice> {
    let wanted = asked.answers.iter().filter(|a| !a.rare);
    let answers = wanted.map(|a| a.choice);
    answers.filter(|choice| matches!(choice, Choice::Named(_))).collect()
}

/// The question for the next space behind some answers, if the march goes on by it.
fn walks(after: &Preview, asked: &Asked) -> Option<Asked> {
    let goes = |then: &Asked| then.to == asked.to && matches!(then.kind, AskKind::March | AskKind::Destination);
    after.asked().filter(goes)
}

/// Takes an answer, and lets pass each window behind it at which the page does not stop, as before the first lane. Returns whether it was legal.
fn answer(game: &mut Preview, choice: Choice, seats: &Seats) -> bool {
    let legal = game.answer(choice);
    let silent = |game: &Preview| game.asked().and_then(|asked| seats.passes(&asked, game));
    while let Some(pass) = silent(game) {
        game.answer(pass);
    }
    legal
}

/// A button with the first answers to who goes along, which are the most; and with the last answers to the last of them.
fn most(game: &Preview, button: Choice, seats: &Seats) -> Vec<Way> {
    let sizes = |fewest: usize| {
        let (mut led, mut after) = (vec![button], game.clone());
        let mut rows: Vec<Choice> = Vec::new();
        if !answer(&mut after, button, seats) {
            return None;
        }
        while let Some(row) = after
            .asked()
            .filter(|a| a.kind == AskKind::Compose && rows.len() < ROWS)
        {
            if after.progress() != game.progress() {
                return None;
            }
            let most = rows.len() < fewest;
            let taken = if most { row.answers.first() } else { row.answers.last() };
            rows.push(taken?.choice);
            answer(&mut after, taken?.choice, seats);
        }
        let count = rows.len();
        led.extend(rows);
        (after.progress() == game.progress()).then_some((count, (led, after)))
    };
    let Some((rows, whole)) = sizes(ROWS) else {
        return Vec::new();
    };
    let fewer = (1..rows).rev().filter_map(sizes).map(|(_, way)| way);
    [whole].into_iter().chain(fewer).collect()
}

/// The largest army, chosen anew by this button, to which a button opens that is refused now; with that button.
fn opening(game: &Preview, asked: &Asked, button: Choice, seats: &Seats) -> Option<(Way, Choice)> {
    let refused: Vec<Choice> = game.refusals().into_iter().map(|(choice, _)| choice).collect();
    let refused: Vec<Choice> = refused.into_iter().filter(|c| matches!(c, Choice::Named(_))).collect();
    let mut begun = game.clone();
    if refused.is_empty() || !answer(&mut begun, button, seats) {
        return None;
    }
    let (mut tried, mut stack) = (0, vec![(vec![button], begun)]);
    while let Some((led, after)) = stack.pop().filter(|_| tried < SIZES) {
        if after.progress() != game.progress() || led.len() > ROWS {
            continue;
        }
        let Some(row) = after.asked().filter(|a| a.kind == AskKind::Compose) else {
            tried += 1;
            let then = walks(&after, asked);
            let opens = |then: Asked| named(&then).into_iter().find(|choice| refused.contains(choice));
            match then.and_then(opens) {
                Some(opened) if led.len() > 1 => return Some(((led, after), opened)),
                _ => continue,
            }
        };
        for taken in row.answers.iter().rev() {
            let mut next = after.clone();
            answer(&mut next, taken.choice, seats);
            stack.push(([&led[..], &[taken.choice]].concat(), next));
        }
    }
    None
}
