//! Changes of the seats: whose hand is open, where the page stops for a side, its standing orders.

use crate::features::answering::commit;
use crate::features::battle_cards;
use crate::features::table::at_table::{at_table, close_fan};
use crate::model::draft::Draft;
use crate::model::effect::Effect;
use crate::model::msg::{SeatMsg, StopChange};
use crate::model::{Model, Sheet, Table, seats};
use engine::Side;

/// More has been named than travels with a game.
const FULL: &str = "A game can carry no more orders and marks: take some back first.";

/// Carries out a change of the seats.
pub fn update(model: &mut Model, msg: SeatMsg) -> Vec<Effect> {
    match msg {
        SeatMsg::Idle => idle(model),
        SeatMsg::Reveal(side) => at_table(model, |table, _| reveal(table, side)),
        SeatMsg::Glance(side) => at_table(model, |table, _| {
            table.seats.glance = Some(side).filter(|side| may_glance(table, *side));
            Vec::new()
        }),
        SeatMsg::LetGo => at_table(model, |table, _| let_go(table)),
        SeatMsg::Hide => at_table(model, |table, _| hide(table)),
        SeatMsg::Stop(side, change) => set(model, |table, _| change_stops(table, side, change)),
        SeatMsg::Order(side, at, scope, order) => set(model, |table, sheets| {
            table.seats.orders.set(side, at, scope, order);
            ordered(table, sheets)
        }),
        SeatMsg::OrderAll(side, scope, order) => set(model, |table, sheets| {
            for (at, occasion) in table.seats.occasions.iter().enumerate() {
                if occasion.hidden {
                    table.seats.orders.set(side, at as u8, scope, order);
                }
            }
            ordered(table, sheets)
        }),
    }
}

/// Changes what travels with the game; a notice says when there is no room for it.
fn set(model: &mut Model, change: impl FnOnce(&mut Table, &mut Vec<Sheet>) -> Vec<Effect>) -> Vec<Effect> {
    let mut full = false;
    let effects = at_table(model, |table, sheets| {
        let effects = change(table, sheets);
        full = effects.is_empty();
        effects
    });
    if full {
        model.notice.say(FULL);
    }
    effects
}

/// Changes the windows at which the page stops for a side.
fn change_stops(table: &mut Table, side: Side, change: StopChange) -> Vec<Effect> {
    let stops = &mut table.seats.orders.stops[side];
    *stops = stops.in_turn(seats::turn_of(&table.draft.preview));
    match change {
        StopChange::When(when) => stops.when = when,
        StopChange::Mark(at) => {
            stops.changed ^= 1 << at;
            stops.quiet &= !(1 << at);
        }
        StopChange::Name(scope) => table.seats.orders.mark(side, scope),
    }
    commit::set(table)
}

/// Closes an open hand; a notice says that the tablet was left alone.
fn idle(model: &mut Model) -> Vec<Effect> {
    let open = |model: &Model| model.table.as_ref().is_some_and(|t| t.seats.open.is_some());
    let was = open(model);
    close_fan(model);
    let effects = at_table(model, |table, _| hide(table));
    if was && !open(model) {
        model.notice.say(model.settings.idled());
    }
    effects
}

/// Opens the hand of a side, and brings into sight what is asked.
fn reveal(table: &mut Table, side: Side) -> Vec<Effect> {
    open(table, side);
    vec![commit::look(table)]
}

/// Opens the hand of a side.
pub fn open(table: &mut Table, side: Side) {
    table.seats.open = Some(side);
    table.pointing.take_up(side);
    if table.seats.handover.take() == Some(side) {
        table.playing.looked = Some(table.game.answers().len());
    }
    table.read_log();
    table.refresh();
}

/// The finger goes: the hand that it has opened closes, and all is as it was.
fn let_go(table: &mut Table) -> Vec<Effect> {
    if table.seats.glance.take().is_some() {
        return Vec::new();
    }
    table.pointing.fan = None;
    hide(table)
}

/// Whether a finger that rests on the edge of a side opens its hand for as long as it does: at a shared table, whoever is asked.
pub fn may_glance(table: &Table, side: Side) -> bool {
    let own = &table.seats;
    let here = own.mode == seats::Mode::Together && !own.elsewhere && !table.past && table.view_model.outcome.is_none();
    let edge = table.view_model.scene.duel.is_none() || battle_cards::opens(table) == Some(side);
    here && edge && own.open != Some(side) && own.handover != Some(side)
}

/// What a finger does that comes to rest on the edge of a hand, given the number of its side. Face to face the player opposite sees his hand
/// at his own edge, and nothing else changes.
pub fn held(model: &Model, number: u8) -> Option<SeatMsg> {
    let side = *Side::BOTH.get(usize::from(number))?;
    let table = model.table.as_ref().filter(|_| model.past.is_none())?;
    let opposite = table.seats.facing && table.faces() == Some(side.enemy());
    let msg = if opposite { SeatMsg::Glance } else { SeatMsg::Reveal };
    may_glance(table, side).then(|| msg(side))
}

/// After a change of standing orders: saves the game and renews an open share link, which contains the orders.
fn ordered(table: &mut Table, sheets: &mut [Sheet]) -> Vec<Effect> {
    let effects = commit::set(table);
    for sheet in sheets {
        if let Sheet::Share(link) = sheet {
            *link = table.game.link();
        }
    }
    effects
}

/// Closes the hand at a shared table; what has been chosen from it goes with it, and what was said of a tap. It comes back when its owner opens
/// it again.
fn hide(table: &mut Table) -> Vec<Effect> {
    table.seats.glance = None;
    if table.seats.mode == seats::Mode::Together
        && let Some(side) = table.seats.open.take()
    {
        table.pointing.put_by(side);
        if table.draft.looks() {
            table.draft = Draft::new(&table.game.preview());
            table.seats.reacting = false;
        }
        let game = table.game.preview();
        table.seats.turn_to(game.asked().as_ref(), &game);
        table.read_log();
        table.refresh();
    }
    Vec::new()
}
