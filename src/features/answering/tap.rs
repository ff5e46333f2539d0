//! What a tap does: a legal target is chosen, anything else says why not.

use crate::features::answering::{commit, lacking, tap_actions};
use crate::features::planned_move::{reachable, unreachable};
use crate::features::{odds, reactions};
use crate::games::{ACTS, Preview};
use crate::model::effect::Effect;
use crate::model::uses::Uses;
use crate::model::{Fan, Sheet, Table, Target, Tip, question_panel};
use engine::scene::AskKind;
use engine::text::capital;
use engine::{CardId, Choice, Refusal, Rule, SpaceId, UnitId};

/// A tap on something.
pub fn tap(table: &mut Table, sheets: &mut Vec<Sheet>, target: Target) -> Vec<Effect> {
    table.pointing.close();
    match target {
        Target::Space(at) => space(table, at),
        Target::General(unit) => general(table, sheets, unit),
        Target::Stack(key) => stack(table, &key),
        Target::Card(card) => self::card(table, card),
    }
}

fn space(table: &mut Table, at: SpaceId) -> Vec<Effect> {
    if offer_uses(table, Choice::Space(at), &name_of(table, at)) {
        return Vec::new();
    }
    if table.view_model.planned_from() == Some(at) {
        return begin_anew(table, at);
    }
    let destination = table.draft.choices_ahead().last();
    if destination == Some(Choice::Space(at)) && !table.draft.batch().contains(&at) {
        return commit::commit(table);
    }
    if let Some(lit) = table.view_model.lit.iter().find(|l| l.at == at) {
        let path = lit.path.clone();
        // An army that is composed and sent in one tap is taken back in two steps.
        let composed = odds::composed(table).len();
        let (army, way) = path.split_at(composed);
        if !army.is_empty() {
            table.gesture(army);
        }
        table.gesture(way);
        return commit::drafted(table);
    }
    if table.draft.batch().contains(&at) {
        table.draft.take_back(Choice::Space(at));
        return commit::drafted(table);
    }
    let standing = table.view_model.scene.stacks.iter().filter(|s| s.seat.space() == at);
    let ready = standing
        .flat_map(|s| &s.generals)
        .find(|g| table.view_model.general(g.unit).is_some());
    if let Some(unit) = ready.map(|g| g.unit) {
        return choose_general(table, unit);
    }
    // What is to be confirmed is not turned into something else by a tap on the map.
    let chooses = table.view_model.mine && table.draft.held.is_none();
    if let Some(path) = reachable::marker(&table.draft.preview, at).filter(|_| chooses) {
        table.gesture(&path);
        return commit::drafted(table);
    }
    if let Some(steps) = unreachable::beyond(table, at).filter(|_| table.view_model.mine) {
        table.gesture(&steps);
        return commit::drafted(table);
    }
    refuse(table, Choice::Space(at), name_of(table, at), Some(at));
    Vec::new()
}

/// Offers what can be done with what was tapped, where an action is to be chosen; tells whether there is anything.
fn offer_uses(table: &mut Table, tapped: Choice, title: &str) -> bool {
    let chooses = table.view_model.mine && table.draft.is_empty();
    let found = (ACTS && chooses)
        .then(|| tap_actions::of(&table.game.preview(), tapped, title))
        .flatten();
    table.pointing.spoken = found.as_ref().map(Uses::in_words);
    table.pointing.uses = found;
    table.pointing.uses.is_some()
}

/// Takes back the spaces of a planned path, all of them; what was chosen before stays.
pub fn clear(table: &mut Table) -> Vec<Effect> {
    while planned(table) && table.draft.undo() {}
    commit::drafted(table)
}

/// A tap on where a planned path begins, or on who goes it: the path is taken back, and that is said.
fn begin_anew(table: &mut Table, from: SpaceId) -> Vec<Effect> {
    let effects = clear(table);
    table.pointing.tip = table.view_model.asked.as_ref().map(|asked| Tip {
        title: name_of(table, from),
        because: "The march begins here, so its plan has been taken back. Tap where it should go instead.".into(),
        rule: asked.rule,
        at: Some(from),
    });
    effects
}

/// Whether a space of a path is among what has been chosen.
fn planned(table: &Table) -> bool {
    let path = |kind| matches!(kind, AskKind::March | AskKind::Destination);
    let draft = &table.draft;
    let spaces = draft
        .free
        .iter()
        .any(|s| matches!(s.choice, Choice::Space(_)) && path(s.asked.kind));
    let ahead = draft.choices_ahead().any(|choice| matches!(choice, Choice::Space(_)));
    spaces || ahead && draft.preview.asked().is_some_and(|asked| path(asked.kind))
}

fn name_of(table: &Table, at: SpaceId) -> String {
    let mut spaces = table.view_model.scene.spaces.iter();
    spaces.find(|s| s.id == at).map_or("", |s| s.name).to_string()
}

fn choose_general(table: &mut Table, unit: UnitId) -> Vec<Effect> {
    let Some(path) = table.view_model.general(unit).map(<[Choice]>::to_vec) else {
        return Vec::new();
    };
    table.gesture(&path);
    commit::drafted(table)
}

fn general(table: &mut Table, sheets: &mut Vec<Sheet>, unit: UnitId) -> Vec<Effect> {
    if let Some(row) = table.view_model.row_of(unit) {
        pick(table, row, unit);
        return Vec::new();
    }
    if table.view_model.general(unit).is_some() {
        sheets.clear();
        return choose_general(table, unit);
    }
    let marches = table.view_model.scene.stacks.iter().find(|s| s.active);
    if let Some(from) = table.view_model.planned_from()
        && marches.is_some_and(|s| s.generals.iter().any(|g| g.unit == unit))
    {
        return begin_anew(table, from);
    }
    let name = table
        .view_model
        .scene
        .stacks
        .iter()
        .flat_map(|s| &s.generals)
        .find(|g| g.unit == unit)
        .map_or("", |g| g.name);
    refuse(table, Choice::Unit(unit), name.to_string(), None);
    Vec::new()
}

/// Chooses a general in his row of the panel.
fn pick(table: &mut Table, row: usize, unit: UnitId) {
    question_panel::pick(
        &mut table.playing.picks,
        &table.view_model.rows,
        row,
        Choice::Unit(unit),
    );
    table.refresh();
}

/// A stack with one general who may be chosen, or with several of whom it is all the same, is chosen; a lit space under it is taken; else
/// it is fanned out, with the reason.
fn stack(table: &mut Table, key: &str) -> Vec<Effect> {
    let open = table.pointing.fan.take();
    let Some(stack) = table.view_model.scene.stacks.iter().find(|s| s.key == key).cloned() else {
        return Vec::new();
    };
    if let Some(from) = table.view_model.planned_from().filter(|_| stack.active) {
        return begin_anew(table, from);
    }
    let at = stack.seat.space();
    if stack.generals.is_empty() && offer_uses(table, Choice::Space(at), &name_of(table, at)) {
        return Vec::new();
    }
    let rows = stack.generals.iter().map(|g| (g.unit, table.view_model.row_of(g.unit)));
    let rows: Vec<(UnitId, usize)> = rows.filter_map(|(unit, row)| Some((unit, row?))).collect();
    if let [(unit, row)] = rows[..] {
        pick(table, row, unit);
        return Vec::new();
    }
    let ready = stack.generals.iter().map(|g| g.unit);
    let ready: Vec<UnitId> = ready.filter(|u| table.view_model.general(*u).is_some()).collect();
    let alike = |one: UnitId| {
        let preview = &table.draft.preview;
        let mut others = ready.iter().filter(|other| **other != one);
        others.all(|other| preview.alike(Choice::Unit(one), Choice::Unit(*other)))
    };
    match ready.first() {
        Some(first) if alike(*first) => return choose_general(table, *first),
        None if table.view_model.lit.iter().any(|l| l.at == stack.seat.space()) => {
            return space(table, stack.seat.space());
        }
        _ => {}
    }
    if open.is_some_and(|fan| fan.key == key) {
        return Vec::new();
    }
    let choosable = !rows.is_empty()
        || stack
            .generals
            .iter()
            .any(|g| table.view_model.general(g.unit).is_some());
    let acts = ACTS
        && table
            .draft
            .preview
            .asked()
            .is_some_and(|asked| asked.kind == AskKind::Act);
    let chooses = !table.view_model.lit.is_empty() || !table.view_model.generals.is_empty();
    if !choosable && (chooses || acts && table.view_model.mine) {
        let own = stack
            .generals
            .first()
            .filter(|_| Some(stack.side) == table.view_model.to());
        match own {
            Some(first) => refuse(table, Choice::Unit(first.unit), first.name.to_string(), Some(at)),
            None => refuse(table, Choice::Space(at), name_of(table, at), Some(at)),
        }
    }
    table.pointing.spoken = Some(stack.note);
    table.pointing.fan = Some(Fan {
        key: stack.key,
        piece: None,
    });
    Vec::new()
}

/// A card in hand: chosen, changed for another, or put back.
fn card(table: &mut Table, card: CardId) -> Vec<Effect> {
    let choice = Choice::Card(card);
    let title = table.game.card(card).title;
    if offer_uses(table, choice, title) {
        return Vec::new();
    }
    // A second tap lays the card of a fight.
    if table.view_model.lays() && table.draft.held == Some(choice) {
        return commit::commit(table);
    }
    if table.draft.held == Some(choice) || table.draft.free.iter().any(|s| s.choice == choice) {
        table.draft = table.draft.emptied();
        return commit::drafted(table);
    }
    if answers_window(table, choice) {
        reactions::open(table);
    }
    if !table.view_model.cards.contains(&card) {
        let fresh = table.draft.emptied();
        let swaps = fresh.preview.asked().is_some_and(|a| a.offers(choice));
        if !swaps || !table.view_model.mine {
            refuse(table, choice, title.to_string(), None);
            return Vec::new();
        }
        table.draft = fresh;
    }
    table.gesture(&[choice]);
    commit::drafted(table)
}

/// Whether a card of a hand that lies open answers the window whose bar stands there.
fn answers_window(table: &Table, choice: Choice) -> bool {
    let asked = table.draft.preview.asked().filter(|_| table.view_model.window);
    let open = |to| table.seats.viewer(false).sees(to);
    asked.is_some_and(|asked| open(asked.to) && asked.offers(choice))
}

/// Says why not: by the rule that forbids it, or by the question that waits.
fn refuse(table: &mut Table, choice: Choice, title: String, at: Option<SpaceId>) {
    let preview = &table.draft.preview;
    let Some(asked) = preview.asked() else { return };
    if let Some(side) = table.seats.handover {
        let name = table.seats.name(side);
        table.pointing.tip = Some(Tip {
            title,
            because: format!("{name}\u{2019}s hand is closed: {name} opens it first."),
            rule: asked.rule,
            at,
        });
        return;
    }
    if let Some(tip) = at.and_then(|at| lacking::tip(preview, &title, at)) {
        table.pointing.tip = Some(tip);
        return;
    }
    let found = preview.refusals().into_iter().find(|(c, _)| *c == choice);
    let found = found.or_else(|| {
        let first = asked.answers.iter().filter(|a| matches!(a.choice, Choice::Named(_)));
        first.take(2).find_map(|a| {
            let mut next = preview.clone();
            next.answer(a.choice);
            if next.progress() != preview.progress() || asked.kind != AskKind::Buttons {
                return None;
            }
            next.refusals().into_iter().find(|(c, _)| *c == choice)
        })
    });
    let far = at.filter(|at| choice == Choice::Space(*at));
    let far = far.and_then(|at| unreachable::why(table, at));
    let acts = ACTS && asked.kind == AskKind::Act;
    let tip = match found.filter(|_| !acts || of_place(preview, choice).is_empty()) {
        Some((_, refusal)) => Tip::of(title, refusal, at),
        None if acts => why_of_none(preview, choice, title, at),
        None => Tip {
            title,
            because: asked_for(&asked.title),
            rule: asked.rule,
            at,
        },
    };
    table.pointing.tip = Some(match far {
        Some((because, rule)) => Tip {
            because,
            rule: rule.unwrap_or(tip.rule),
            ..tip
        },
        None => tip,
    });
}

/// Reasons that are told at most of why nothing can be done with what was tapped.
const REASONS: usize = 3;

/// Why nothing can be done with what was tapped: what each action says of it, likely actions first.
fn why_of_none(preview: &Preview, tapped: Choice, title: String, at: Option<SpaceId>) -> Tip {
    let mut reasons: Vec<(String, Refusal)> = Vec::new();
    let answers = preview.asked().into_iter().flat_map(|asked| asked.answers);
    for (action, why) in of_place(preview, tapped) {
        reasons.push((capital(&action), why));
    }
    for action in answers.filter(|answer| matches!(answer.choice, Choice::Named(_))) {
        let mut after = preview.clone();
        after.answer(action.choice);
        let goes_on = after.progress() == preview.progress();
        let why = after
            .refusals()
            .into_iter()
            .find(|(choice, _)| goes_on && *choice == tapped);
        if let Some((_, why)) = why
            && reasons.iter().all(|(_, other)| other.because != why.because)
        {
            reasons.push((capital(&action.label), why));
        }
    }
    reasons.truncate(REASONS);
    let rule = reasons.first().map_or(Rule(""), |(_, why)| why.rule);
    let said: Vec<String> = reasons
        .iter()
        .map(|(action, why)| format!("{action}: {}", why.because))
        .collect();
    Tip {
        title,
        because: if said.is_empty() {
            "No action of this round is for it.".into()
        } else {
            said.join(" ")
        },
        rule,
        at,
    }
}

/// The actions about a place that are refused, in words, each with its reason.
pub fn of_place(preview: &Preview, tapped: Choice) -> Vec<(String, Refusal)> {
    let refused = preview.refusals().into_iter();
    let here = refused.filter(|(action, _)| preview.concerns(*action).map(Choice::Space) == Some(tapped));
    here.map(|(action, why)| (preview.label(action), why)).collect()
}

/// What is asked, as a sentence; a title may end as one already.
fn asked_for(title: &str) -> String {
    let end = if title.ends_with(['?', '.']) { "" } else { "." };
    format!("The question is: {title}{end}")
}
