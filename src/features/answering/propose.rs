//! What the game proposes for the rest of a batch: losses and removals that are taken in one tap.

use crate::features::answering::tap_actions;
use crate::games::{ACTS, Answer, Asked, Preview};
use crate::model::draft::Draft;
use engine::scene::{AskKind, BoardKind, Scene};
use engine::{Choice, Side};

/// Most answers of one proposal.
const LIMIT: usize = 60;

/// The rest of a batch of removals, as far as it leads without a die, with the words of each answer. None where nothing need be given
/// up at all: the proposal would be to give up nothing.
pub fn proposed(draft: &Draft) -> Vec<Answer> {
    let mut all: Vec<Answer> = crate::features::battle_cards::proposed(draft).into_iter().collect();
    let pays = ACTS && draft.held.is_none() && draft.preview.asked().is_some_and(|asked| asked.kind == AskKind::Pay);
    if draft.batch_kind() != Some(AskKind::Remove) && !pays {
        return all;
    }
    let mut preview = draft.preview.clone();
    let progress = preview.progress();
    let batch = preview.asked().map(|a| a.batch());
    let goes_on = |asked: &Asked| Some(asked.batch()) == batch || pays && asked.kind == AskKind::Pay;
    while let Some(asked) = preview.asked().filter(|asked| goes_on(asked) && all.len() < LIMIT) {
        let choice = preview.proposed().filter(|_| preview.progress() == progress);
        let found = asked.answers.iter().find(|a| Some(a.choice) == choice).cloned();
        let paid = |answer: Answer| Answer {
            label: tap_actions::as_paid(&asked, answer.label.clone()),
            ..answer
        };
        let Some(answer) = found.map(paid).filter(|a| !all.is_empty() || a.choice != Choice::Pass) else {
            break;
        };
        preview.answer(answer.choice);
        all.push(answer);
    }
    all
}

/// What goes of itself behind an answer to the last question of a batch: as many are due as there are answers, so all of them go. Not where the
/// rest is asked for among others: the first PC comes from the Miat, the next from anywhere.
pub fn forced(game: &Preview, taken: Choice) -> Vec<Answer> {
    let Some(asked) = game.asked() else {
        return Vec::new();
    };
    if usize::from(asked.left) != asked.answers.len() || asked.offers(Choice::Pass) {
        return Vec::new();
    }
    let mut next = game.clone();
    next.answer(taken);
    let goes_on = |then: &Asked| (then.to, then.kind, then.left + 1) == (asked.to, asked.kind, asked.left);
    if next.asked().is_some_and(|then| goes_on(&then)) {
        return Vec::new();
    }
    let others = asked.answers.iter().filter(|answer| answer.choice != taken);
    others.cloned().collect()
}

/// What goes of itself behind a proposal.
pub fn follows(draft: &Draft, proposed: &[Answer]) -> Vec<Answer> {
    let Some((last, before)) = proposed.split_last() else {
        return Vec::new();
    };
    let mut preview = draft.preview.clone();
    before.iter().for_each(|answer| _ = preview.answer(answer.choice));
    let Some(asked) = preview.asked() else {
        return Vec::new();
    };
    let behind = forced(&preview, last.choice);
    preview.answer(last.choice);
    let ends = preview.asked().is_none_or(|then| then.batch() != asked.batch());
    if ends { behind } else { Vec::new() }
}

/// What the side that is asked would lose with a proposal of all it holds of regions; nothing if a die falls.
pub fn price(draft: &Draft, proposed: &[Answer]) -> String {
    let held = |game: &Preview, to: Side| -> Vec<String> {
        let boards = game.scene(engine::Viewer::Public).boards;
        let cells = boards.into_iter().filter(|b| b.kind == BoardKind::Regions);
        let own = cells.flat_map(|b| b.rows).flatten().filter(|c| c.side == Some(to));
        own.map(|c| c.text.trim_matches(['(', ')']).to_owned()).collect()
    };
    let Some(asked) = draft.preview.asked().filter(|_| !proposed.is_empty()) else {
        return String::new();
    };
    let mut after = draft.preview.clone();
    let chance = after.progress().chance;
    let said = proposed.iter().all(|answer| after.answer(answer.choice));
    if !said || after.progress().chance != chance {
        return String::new();
    }
    let kept = held(&after, asked.to);
    let mut lost = held(&draft.preview, asked.to);
    lost.retain(|name| !kept.contains(name));
    if lost.is_empty() {
        return String::new();
    }
    format!(" – loses control of {}", lost.join(", "))
}

/// Where a button makes an army grow, against what is shown, if only in one place and without chance: " in Roma".
pub fn grows(game: &Preview, shown: &Scene, choice: Choice) -> String {
    let mut next = game.clone();
    let chance = next.progress().chance;
    let known = matches!(choice, Choice::Named(_)) && next.answer(choice) && next.progress().chance == chance;
    if !known {
        return String::new();
    }
    let after = next.scene(engine::Viewer::Public);
    let count = |scene: &Scene, at| {
        let here = scene.stacks.iter().filter(|s| s.seat.space() == at);
        here.flat_map(|s| &s.units).map(|u| u32::from(u.count)).sum::<u32>()
    };
    let mut grown = after.spaces.iter().filter(|s| count(&after, s.id) > count(shown, s.id));
    match (grown.next(), grown.next()) {
        (Some(space), None) => format!(" in {}", space.name),
        _ => String::new(),
    }
}

/// A proposal in few words: "Enna, Catana, 2 × CU".
pub fn in_words(proposed: &[Answer]) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for answer in proposed.iter().filter(|a| a.choice != Choice::Pass) {
        match kinds.iter_mut().find(|(label, _)| *label == answer.label) {
            Some((_, count)) => *count += 1,
            None => kinds.push((&answer.label, 1)),
        }
    }
    let words = kinds.iter().map(|(label, count)| match count {
        1 => (*label).to_string(),
        more => format!("{label} (× {more})"),
    });
    words.collect::<Vec<_>>().join(", ")
}
