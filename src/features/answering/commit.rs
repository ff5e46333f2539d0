//! Saying what has been chosen: to the game, and to the stores.

use crate::features::playback::ticker;
use crate::features::{battle_cards, challenges, playback};
use crate::model::draft::Draft;
use crate::model::effect::Effect;
use crate::model::map_move::MapMove;
use crate::model::orders::Orders;
use crate::model::passed::Passed;
use crate::model::queued_answers::QueuedAnswers;
use crate::model::record::Record;
use crate::model::seats::Mode;
use crate::model::settings::Speed;
use crate::model::{Fought, GestureSpan, Table};
use engine::scene::AskKind;
use engine::{Choice, Side};

impl Table {
    /// Answers the game: what comes of it may be played afterwards. The dice of a lesson are those that its words tell of, after
    /// something has been taken back too.
    pub fn give(&mut self, choice: Choice) -> bool {
        if matches!(self.seats.mode, Mode::Lesson(_)) {
            self.game.resume();
        }
        let before = self.game.preview();
        let given = self.game.answer(choice);
        if given {
            self.playback.saw(&self.game);
            self.seats.saw(&before, choice, &self.game.preview());
        }
        given
    }
}

/// An answer has been chosen and not yet confirmed: it is shown, and kept with the game.
pub fn drafted(table: &mut Table) -> Vec<Effect> {
    if table.draft.free.last().is_some_and(|s| s.asked.kind == AskKind::Window) {
        table.seats.reacting = false;
    }
    table.playing.picks.clear();
    table.refresh();
    table.keeping.sequence += 1;
    let mut effects = vec![Effect::Save(Record::of(table))];
    effects.push(look(table));
    effects
}

/// Whether what has been chosen can be taken back after it has been said: somebody plays alone, and no die falls before he is asked
/// again.
pub fn can_be_taken_back(table: &Table) -> bool {
    let mut game = table.draft.preview.clone();
    let chance = game.progress().chance;
    let mut next = table.draft.held.filter(|_| table.seats.alone());
    while let Some(choice) = next.take() {
        if !game.answer(choice) || game.progress().chance != chance || game.asked().is_none() {
            return false;
        }
        next = game.asked().and_then(|asked| table.seats.passes(&asked, &game));
        if next.is_none() {
            return true;
        }
    }
    false
}

/// Whether a button ends the turn of its side without a die: the other side is asked next, and nobody fights or reacts.
pub fn passes_the_turn(table: &Table) -> bool {
    let draft = &table.draft;
    let button = draft
        .held
        .filter(|held| matches!(held, Choice::Named(_) | Choice::Pass));
    let (Some(choice), Some(asked)) = (button, draft.preview.asked()) else {
        return false;
    };
    let goes_on = |kind| {
        use AskKind::{Act, Dice, Lay, Reaction, Window};
        matches!(kind, Window | Reaction | Lay | Dice | Act)
    };
    let marches = matches!(asked.kind, AskKind::March | AskKind::Compose) && has_marched(table);
    if draft.acts() || marches || goes_on(asked.kind) || !table.view_model.scene.facts.is_empty() {
        return false;
    }
    let mut game = draft.preview.clone();
    let (before, mut next) = (game.progress(), Some(choice));
    while let Some(answer) = next.take() {
        if !game.answer(answer) || game.progress().chance != before.chance {
            return false;
        }
        next = game.asked().and_then(|asked| table.seats.passes(&asked, &game));
    }
    let after = game.asked().filter(|after| after.to != asked.to);
    after.is_some_and(|after| !goes_on(after.kind))
}

/// Whether a space has been answered since the last card: a march that ends before its first step has spent a card on nothing.
fn has_marched(table: &Table) -> bool {
    let answers = [table.game.answers(), table.draft.choices()].concat();
    let mut since = { answers.iter().rev() }.take_while(|answer| !matches!(answer, Choice::Card(_)));
    since.any(|answer| matches!(answer, Choice::Space(_)))
}

/// Says everything that has been chosen. A march that ends freely ends here; what lies behind a reaction waits for it.
pub fn commit(table: &mut Table) -> Vec<Effect> {
    let ends = table.draft.stops();
    say(table, ends)
}

/// Takes what the game proposes and says it: one step back takes all of it back.
pub fn propose(table: &mut Table) -> Vec<Effect> {
    let proposal: Vec<Choice> = table.view_model.proposed.iter().map(|p| p.choice).collect();
    say_at_once(table, &proposal)
}

/// Says the answers of one gesture: one step back takes all of them back. An action that asks on is not said before it is whole.
pub fn say_at_once(table: &mut Table, choices: &[Choice]) -> Vec<Effect> {
    let from = table.game.answers().len() + table.draft.choices().len();
    table.gesture(choices);
    if table.draft.acts() && table.draft.held.is_none() {
        return drafted(table);
    }
    let to = table.game.answers().len() + table.draft.choices().len();
    let effects = say(table, false);
    // A wrong answer to a challenge has not been given.
    if table.game.answers().len() >= to {
        table.playing.gesture_spans.push(GestureSpan { from, to });
    }
    effects
}

/// Says everything that has been chosen, and with `ends` that the march ends.
pub fn say(table: &mut Table, ends: bool) -> Vec<Effect> {
    if let Some(effects) = challenges::judge_confirmed(table, ends) {
        return effects;
    }
    let side = table.draft.preview.asked().map(|a| a.to);
    let here = table.game.answers().len();
    table.playing.gesture_spans.retain(|leap| leap.to <= here);
    table.playing.said = Some(here);
    let mut choices = table.draft.choices();
    let beyond = core::mem::take(&mut table.draft.beyond);
    choices.extend(ends.then_some(Choice::Pass));
    let chance = table.game.preview().progress().chance;
    let own = choices.len();
    // An action is taken back as a whole.
    if table.draft.acts() {
        table.playing.gesture_spans.push(GestureSpan {
            from: here,
            to: here + own,
        });
    }
    for choice in choices {
        if !table.give(choice) {
            break;
        }
    }
    // What the other side answers leaves the plan as it is.
    if table.playing.plan.as_ref().is_none_or(|plan| side == Some(plan.side)) {
        table.playing.plan = side.filter(|_| !beyond.is_empty()).map(|side| QueuedAnswers {
            answers: beyond,
            side,
            chance,
        });
    }
    go_on(table, own)
}

/// After answers have been given: the page gives those for which it does not stop, and all that came of it is seen. So many of the answers, the
/// first, were the player's own.
fn go_on(table: &mut Table, own: usize) -> Vec<Effect> {
    play_on(table);
    let before = table.view_model.clone();
    let mut effects = said(table);
    let played = playback::begin(table, &before.scene, own);
    if played.is_empty() {
        effects.extend(ticker::linger(table));
    }
    effects.extend(played);
    effects
}

/// The computer player has answered: what comes of it is seen. `None` if its answer is not legal; nothing has changed then.
pub fn hear(table: &mut Table, answer: Choice) -> Option<Vec<Effect>> {
    table.give(answer).then(|| go_on(table, 0))
}

/// An answer that the page gives without asking.
pub struct Unasked {
    /// The answer.
    pub choice: Choice,
    /// Whether it follows a standing order.
    pub ordered: bool,
}

/// The answer for which the page does not stop: at a window that a player has silenced, what somebody who is away has ordered, or the
/// only answer of somebody who plays alone. His last card he puts down himself: he may read it first.
pub fn unasked(table: &Table) -> Option<Unasked> {
    let given = |choice, ordered| Unasked { choice, ordered };
    let game = table.game.preview();
    let asked = game.asked().filter(|_| table.game.over().is_none())?;
    let seats = &table.seats;
    if let Mode::Lesson(own) = seats.mode
        && own != asked.to
    {
        // Where the newcomer has left the way of the lesson, the computer player answers.
        let lesson = table.lesson.as_ref().filter(|lesson| lesson.is_told(table))?;
        return Some(given(lesson.reply(&asked)?, false));
    }
    let away = matches!(seats.mode, Mode::Link(own) if own != asked.to);
    if let Some(choice) = seats.passes(&asked, &game) {
        return Some(given(choice, away));
    }
    let tried = table.playing.tried.is_some_and(|side| side == asked.to) && asked.kind == AskKind::Compose;
    let first = asked.answers.first().map(|a| a.choice);
    if let Some(choice) = seats.attempts(&asked, &game).or(first.filter(|_| away && tried)) {
        return Some(given(choice, true));
    }
    let only =
        seats.unwatched(asked.to) && asked.answers.len() == 1 && !matches!(asked.kind, AskKind::Window | AskKind::Act);
    let own = |choice: &Choice| !matches!(choice, Choice::Card(_));
    first.filter(|_| only).filter(own).map(|choice| given(choice, false))
}

/// Gives every answer for which the page does not stop, and what was planned behind it, or offers that again.
pub fn play_on(table: &mut Table) {
    loop {
        while let Some(Unasked { choice, ordered }) = unasked(table) {
            let at = table.game.answers().len();
            let side = table.game.preview().asked().map(|a| a.to);
            if !table.give(choice) {
                break;
            }
            table.playing.tried = side.filter(|_| ordered && !matches!(choice, Choice::Pass | Choice::No));
            if let Some(side) = side.filter(|_| ordered) {
                table.seats.orders.remember(at, side);
                table.put_orders();
            }
        }
        table.draft = Draft::new(&table.game.preview());
        carry_on(table);
        if unasked(table).is_none() {
            return;
        }
    }
}

/// A new game: played on to the first question that is one.
pub fn begun(table: &mut Table) -> Vec<Effect> {
    play_on(table);
    table.playback.forget();
    said(table)
}

/// Brings into sight what may be tapped, or where the question is asked; where there is neither the map comes back.
pub fn look(table: &Table) -> Effect {
    Effect::Map(wanted(table).unwrap_or(MapMove::Back))
}

/// What of the map the question needs.
fn wanted(table: &Table) -> Option<MapMove> {
    let view_model = &table.view_model;
    let lit = !view_model.lit.is_empty() || !view_model.generals.is_empty();
    if view_model.mine && lit && view_model.confirm.is_none() {
        return Some(MapMove::Lit);
    }
    view_model.asked.as_ref()?.at.map(MapMove::Space)
}

/// Brings into sight where something has just happened, if that is not played: the question that follows may be about no place.
fn where_it_happened(table: &Table) -> Option<MapMove> {
    let since = &table.ticker.log[table.ticker.old..];
    let told = since.iter().rev().find_map(|l| l.line.spaces.last());
    let at = *told.filter(|_| table.playback.pace == Speed::Off)?;
    Some(MapMove::Space(at))
}

/// The game stands elsewhere: nothing is chosen there, seats change, everything is written.
pub fn moved(table: &mut Table) -> Vec<Effect> {
    table.seats.passed = Passed::default();
    table.playback.forget();
    table.draft = Draft::new(&table.game.preview());
    said(table)
}

/// The game has moved on: seats change, everything is written.
pub fn said(table: &mut Table) -> Vec<Effect> {
    let edge = battle_cards::at_the_edge(table) || battle_cards::weighs(&table.view_model);
    table.seats.reacting = false;
    table.playing.picks.clear();
    table.pointing.close();
    table.ticker.old = table.ticker.log.len();
    table.ticker.unfolded = false;
    let before = table.view_model.clone();
    if edge {
        table.seats.open = None;
    }
    let asked = table.draft.preview.asked().filter(|_| table.game.over().is_none());
    table.seats.turn_to(asked.as_ref(), &table.draft.preview);
    table.read_log();
    table.ticker.old = table.ticker.old.min(table.ticker.log.len());
    table.refresh();
    let since = &table.ticker.log[table.ticker.old..];
    table.ticker.fought = Fought::of(&before.scene, since).filter(|_| table.view_model.scene.facts.is_empty());
    keep(table)
}

/// Settings of the game have changed. More than can travel with it are not taken, and nothing is to be done.
pub fn set(table: &mut Table) -> Vec<Effect> {
    if !table.seats.orders.fit() {
        table.seats.orders = Orders::of(&table.game.envelope().orders);
        return Vec::new();
    }
    table.put_orders();
    table.keeping.sequence += 1;
    vec![Effect::Save(Record::of(table))]
}

fn keep(table: &mut Table) -> Vec<Effect> {
    table.keeping.sequence += 1;
    table.keeping.saving = table.seats.mode.is_kept();
    let record = table.keeping.saving.then(|| Effect::Save(Record::of(table)));
    let mut effects: Vec<Effect> = record.into_iter().collect();
    let to = wanted(table).or_else(|| where_it_happened(table));
    effects.push(Effect::Map(to.unwrap_or(MapMove::Back)));
    table.ticker.news = None;
    if table.playback.pace == Speed::Off {
        effects.extend(ticker::tell_from(table, table.ticker.old));
    }
    effects
}

/// Goes on with what was planned behind a reaction, or offers it again after a die.
fn carry_on(table: &mut Table) {
    while let Some(mut plan) = table.playing.plan.take() {
        let Some(asked) = table.draft.preview.asked() else {
            return;
        };
        if asked.to != plan.side || !matches!(asked.kind, AskKind::March | AskKind::Destination) {
            table.playing.plan = Some(plan);
            return;
        }
        if table.draft.preview.progress().chance != plan.chance {
            table.gesture(&plan.answers);
            table.draft.again = true;
            return;
        }
        if plan.answers.is_empty() || !table.give(plan.answers.remove(0)) {
            return;
        }
        table.draft = Draft::new(&table.game.preview());
        table.playing.plan = Some(plan).filter(|plan| !plan.answers.is_empty());
    }
}

/// The side that is to answer gives up.
pub fn concede(table: &mut Table) -> Vec<Effect> {
    if table.game.read_only().is_some() {
        return Vec::new();
    }
    table.game.envelope_mut().conceded = Some(would_concede(table));
    moved(table)
}

/// The side that gives up if somebody here does: against the computer the person's, else the side that is to answer.
pub fn would_concede(table: &Table) -> Side {
    let own = table.seats.mode.against().map(|(own, _)| own);
    own.or(table.view_model.to()).unwrap_or(Side::Rome)
}
