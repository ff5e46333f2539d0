//! What can be done with a space or a card that is tapped: whole actions, each with a proposal of what pays for it. They are found by
//! trying answers on copies of the game, never by rules of the page's own.

use crate::features::answering::{commit, tap};
use crate::games::{ACTS, AnyGame, Asked, Preview};
use crate::model::Table;
use crate::model::draft::{Draft, space};
use crate::model::effect::Effect;
use crate::model::uses::{Use, Uses};
use engine::scene::{AskKind, Board, BoardKind, CellState};
use engine::{Choice, Side, Viewer};

/// More answers than an action ever takes.
const MOST: usize = 16;

/// The uses of a space or a card, where an action is to be chosen; `None` where none is, or there is no use.
pub fn of(game: &Preview, tapped: Choice, title: &str) -> Option<Uses> {
    let first = game.asked().filter(|asked| asked.kind == AskKind::Act)?;
    let actions = first
        .placed()
        .into_iter()
        .filter(|answer| matches!(answer.choice, Choice::Named(_)));
    let list = actions.filter_map(|action| {
        let mut after = game.clone();
        after.answer(action.choice);
        let path = vec![(action.choice, action.label.clone())];
        match game.concerns(action.choice) {
            Some(at) if tapped == Choice::Space(at) => carried(game, &first, after, tapped, path, true),
            _ => found(game, &first, after, tapped, path),
        }
    });
    let list: Vec<Use> = list.collect();
    (!list.is_empty()).then(|| Uses {
        title: title.to_owned(),
        tapped,
        list,
        refused: tap::of_place(game, tapped),
        lacks: space(tapped).map_or_else(Vec::new, |at| game.lacks(at)),
    })
}

/// What the actions of the question that waits are for: the spaces and the cards that they offer first, or are about. Cards of the hand that only pay
/// are not among them.
pub fn aims(game: &Preview, first: &Asked) -> Vec<Choice> {
    let mut all: Vec<Choice> = Vec::new();
    for action in &first.answers {
        all.extend(game.concerns(action.choice).map(Choice::Space));
        let mut after = game.clone();
        after.answer(action.choice);
        let next = planned(game, first, &after).into_iter().flat_map(|asked| asked.answers);
        all.extend(
            next.map(|answer| answer.choice)
                .filter(|choice| matches!(choice, Choice::Space(_) | Choice::Card(_))),
        );
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// The rest of an action in which what was tapped has its part: with what is proposed, or with another place where it serves.
fn found(game: &Preview, first: &Asked, after: Preview, tapped: Choice, path: Vec<(Choice, String)>) -> Option<Use> {
    let asked = planned(game, first, &after)?;
    let proposed = after.proposed().into_iter();
    let others = asked.answers.iter().map(|answer| answer.choice);
    let mut targets: Vec<Choice> = Vec::new();
    for choice in proposed.chain(others) {
        if matches!(choice, Choice::Space(_)) && !targets.contains(&choice) {
            targets.push(choice);
        }
    }
    if targets.is_empty() || targets.contains(&tapped) {
        return carried(game, first, after, tapped, path, false);
    }
    targets
        .into_iter()
        .filter(|_| matches!(tapped, Choice::Card(_)))
        .find_map(|target| {
            let mut path = path.clone();
            path.push((target, after.label(target)));
            let mut there = after.clone();
            there
                .answer(target)
                .then(|| carried(game, first, there, tapped, path, false))
                .flatten()
        })
}

/// The question of a plan that goes on: to the same side, before anything else has happened. A window is asked for itself.
fn planned(game: &Preview, first: &Asked, after: &Preview) -> Option<Asked> {
    let goes_on = after.progress() == game.progress();
    let own = |asked: &Asked| asked.to == first.to && asked.kind != AskKind::Window;
    after.asked().filter(|asked| goes_on && own(asked))
}

/// Carries a plan on to its end, with what was tapped where it is offered, else with what is proposed. `None` if what was tapped has no
/// `part` in it and gets none.
fn carried(
    game: &Preview,
    first: &Asked,
    mut after: Preview,
    tapped: Choice,
    mut path: Vec<(Choice, String)>,
    mut part: bool,
) -> Option<Use> {
    let (mut said, mut chance) = (path.len(), None);
    while let Some(asked) = planned(game, first, &after).filter(|_| path.len() < MOST) {
        let choice = match asked.offers(tapped) && !part {
            true => tapped,
            false => after.proposed().filter(|choice| asked.offers(*choice))?,
        };
        part |= choice == tapped;
        path.push((choice, as_paid(&asked, after.label(choice))));
        if matches!(choice, Choice::Space(_)) || choice == tapped && asked.kind != AskKind::Pay {
            said = path.len();
        }
        let before = after.clone();
        if !after.answer(choice) {
            return None;
        }
        // Only the last answer of an action commits to anything.
        if planned(game, first, &after).is_none() {
            chance = before.odds(choice).and_then(|odds| Some((odds.good?, odds.goal)));
        }
    }
    part.then(|| Use {
        label: label(&path, tapped),
        chance,
        brings: brings(game, &after, first.to),
        path: path.into_iter().map(|(choice, _)| choice).collect(),
        said,
    })
}

/// The words of an answer, with what it serves as if it pays: "Wagon Velia".
pub fn as_paid(asked: &Asked, label: String) -> String {
    if asked.serves.is_empty() {
        label
    } else {
        format!("{} {label}", asked.serves)
    }
}

/// The action, and what goes into it beside what was tapped: "Settle: Messana, Velia".
fn label(path: &[(Choice, String)], tapped: Choice) -> String {
    let (action, rest) = path
        .split_first()
        .map_or(("", path), |((_, action), rest)| (action.as_str(), rest));
    let plain = |choice: Choice| choice == tapped || matches!(choice, Choice::Pass | Choice::No);
    let rest: Vec<&str> = rest
        .iter()
        .filter(|(choice, _)| !plain(*choice))
        .map(|(_, label)| label.as_str())
        .collect();
    let action = engine::text::capital(action);
    if rest.is_empty() {
        action
    } else {
        format!("{action}: {}", rest.join(", "))
    }
}

/// What the actions under way, with the answer that is held back, change of what its side has; empty where no action is under way.
pub fn brings_in_draft(game: &AnyGame, draft: &Draft) -> String {
    let (Some(first), Some(held)) = (draft.free.first().filter(|_| draft.acts()), draft.held) else {
        return String::new();
    };
    let mut after = draft.preview.clone();
    after.answer(held);
    brings(&game.preview(), &after, first.asked.to)
}

/// What a side has before and after, where that is a number and another, and how far a battle moves for it: "Silver −3, Marker +1".
fn brings(before: &Preview, after: &Preview, side: Side) -> String {
    if after.progress().chance != before.progress().chance {
        return String::new();
    }
    let numbers = |game: &Preview| -> Vec<((&'static str, String), i32)> {
        let boards = game.scene(Viewer::Public).boards;
        let of = |board: &Board| {
            let all = numbers(board, side).into_iter();
            all.map(|(what, number)| ((board.id, what), number)).collect::<Vec<_>>()
        };
        boards.iter().flat_map(of).collect()
    };
    let new = numbers(after);
    let changed = numbers(before).into_iter().filter_map(|(what, old)| {
        let (_, new) = new.iter().find(|(same, new)| *same == what && *new != old)?;
        Some((what.1, old, *new))
    });
    let words = changed.map(|(what, old, new)| {
        let sign = if new > old { '+' } else { '−' };
        format!("{what} {sign}{}", new.abs_diff(old))
    });
    words.collect::<Vec<_>>().join(", ")
}

/// The numbers of a side on a board: what it has, or where the marker of a battle stands on its side of the track.
pub fn numbers(board: &Board, side: Side) -> Vec<(String, i32)> {
    let cells = board.rows.iter().flatten();
    match board.kind {
        BoardKind::Standing => cells
            .filter(|cell| cell.side == Some(side))
            .filter_map(|cell| Some((cell.under.clone(), cell.text.parse().ok()?)))
            .collect(),
        BoardKind::Field => board
            .rows
            .iter()
            .filter_map(|row| {
                let at = row.iter().position(|cell| cell.state == CellState::Current)? as i32;
                let ahead = row.last()?.side == Some(side);
                Some(("Marker".into(), if ahead { at } else { -at }))
            })
            .collect(),
        BoardKind::Track | BoardKind::Regions | BoardKind::Battle | BoardKind::Siege => Vec::new(),
    }
}

/// Takes a use as it is proposed.
pub fn take(table: &mut Table, at: usize) -> Vec<Effect> {
    let Some(taken) = chosen(table, at) else {
        return Vec::new();
    };
    commit::say_at_once(table, &taken.path)
}

/// Takes of a use what it does; what pays for it is chosen card by card.
pub fn change(table: &mut Table, at: usize) -> Vec<Effect> {
    let Some(taken) = chosen(table, at) else {
        return Vec::new();
    };
    table.gesture(&taken.path[..taken.said]);
    commit::drafted(table)
}

fn chosen(table: &mut Table, at: usize) -> Option<Use> {
    let uses = table.pointing.uses.take().filter(|_| ACTS)?;
    uses.list.into_iter().nth(at)
}
