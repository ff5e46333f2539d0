//! Why a march does not lead to a space that lies farther off: how far it is, or what bars the way.

use crate::features::planned_move::reachable::let_pass;
use crate::model::Table;
use engine::layout::Layout;
use engine::scene::AskKind;
use engine::{Choice, Rule, SpaceId};

/// One sentence on the way by road to a space that is not the next one, with its section where a rule bars the way; none if no road leads
/// there, or nobody marches.
pub fn why(table: &Table, to: SpaceId) -> Option<(String, Option<Rule>)> {
    let preview = &table.draft.preview;
    let asked = preview.asked().filter(|a| a.kind == AskKind::March)?;
    let route = preview.route()?;
    let path = by_road(table.game.layout(), *route.spaces.last()?, to);
    let left = usize::from(route.total.saturating_sub(route.spent));
    if path.len() < 2 || route.total == 0 || table.draft.at_sea() {
        return None;
    }
    if path.len() > left {
        let (far, total) = (path.len(), route.total);
        let words = format!("It lies {far} spaces away by road; MPs left: {left} of {total}.");
        return Some((words, None));
    }
    let name = |at| {
        table
            .view_model
            .scene
            .spaces
            .iter()
            .find(|s| s.id == at)
            .map_or("", |s| s.name)
    };
    let mut game = preview.clone();
    for at in path {
        let here = game.asked()?;
        if !here.offers(Choice::Space(at)) {
            let (_, refusal) = game.refusals().into_iter().find(|(c, _)| *c == Choice::Space(at))?;
            let words = match refusal.because {
                because if at == to => because.to_string(),
                because => format!("On the way, to {}: {because}", name(at)),
            };
            return Some((words, Some(refusal.rule)));
        }
        let chance = game.progress().chance;
        game.answer(Choice::Space(at));
        let passed = let_pass(&mut game, &asked, chance, &table.seats).is_some();
        if !passed || at != to && game.asked().is_none_or(|a| a.kind != asked.kind) {
            let words = format!("The way there leads through {}, where the march may end.", name(at));
            return Some((words, None));
        }
    }
    None
}

/// The steps to a space that lies behind a place where a die falls, or where the other side must answer: what comes there is not known, so the rest
/// waits behind it and is offered again. None where a rule bars the way or the MPs are too few.
pub fn beyond(table: &Table, to: SpaceId) -> Option<Vec<Choice>> {
    let mut game = table.draft.preview.clone();
    let asked = game
        .asked()
        .filter(|a| a.kind == AskKind::March && !table.draft.at_sea())?;
    let route = game.route()?;
    let path = by_road(table.game.layout(), *route.spaces.last()?, to);
    let left = usize::from(route.total.saturating_sub(route.spent));
    let steps: Vec<Choice> = path.into_iter().map(Choice::Space).collect();
    if steps.len() < 2 || steps.len() > left {
        return None;
    }
    for step in &steps[..steps.len() - 1] {
        let chance = game.progress().chance;
        if !game.asked()?.offers(*step) || !game.answer(*step) {
            return None;
        }
        if let_pass(&mut game, &asked, chance, &table.seats).is_none() {
            return Some(steps);
        }
    }
    None
}

/// The shortest way by the roads drawn, without its start.
fn by_road(layout: &Layout, from: SpaceId, to: SpaceId) -> Vec<SpaceId> {
    let mut found = vec![(from, from)];
    let mut next = 0;
    while next < found.len() && !found.iter().any(|(at, _)| *at == to) {
        let (here, _) = found[next];
        next += 1;
        for way in layout.ways.iter().filter(|w| !w.kind.by_sea()) {
            let other = match (way.from, way.to) {
                (a, b) if a == here => b,
                (a, b) if b == here => a,
                _ => continue,
            };
            if !found.iter().any(|(at, _)| *at == other) {
                found.push((other, here));
            }
        }
    }
    let mut path = Vec::new();
    let mut at = to;
    while let Some((_, before)) = found.iter().find(|(s, _)| *s == at).filter(|_| at != from) {
        path.push(at);
        at = *before;
    }
    path.reverse();
    path
}
