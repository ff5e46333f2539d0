//! What is shown: screens, sheets, the map, the playback.

pub mod at_table;
pub mod board;
pub mod fan;
pub mod inspect;
pub mod menu;
pub mod pane;
pub mod view;

use crate::features::playback::ticker;
use crate::features::table::at_table::{at_table, close_fan};
use crate::features::{odds, playback, setup};
use crate::model::effect::Effect;
use crate::model::map_move::MapMove;
use crate::model::msg::LookMsg;
use crate::model::screen::Screen;
use crate::model::{Model, Sheet};

/// Carries out a change of what is shown.
pub fn update(model: &mut Model, msg: LookMsg) -> Vec<Effect> {
    match msg {
        LookMsg::Go(screen) => return setup::go(model, screen),
        LookMsg::Open(sheet) => {
            // What came of copying belongs to the sheet on which it was asked for.
            model.word.clear();
            if sheet == Sheet::Paste {
                model.linking.pasted.clear();
            }
            model.sheets.retain(|s| *s != sheet);
            model.sheets.push(sheet);
            return vec![Effect::Focus];
        }
        LookMsg::Close => {
            model.word.clear();
            if model.sheets.pop().is_none() {
                close_fan(model);
            }
            close_tip(model);
        }
        LookMsg::Back if model.sheets.pop().is_some() => {
            model.word.clear();
            close_tip(model);
        }
        LookMsg::Back => return setup::go(model, Screen::Home),
        // It is carried out by the list of all messages.
        LookMsg::Instead(_) => {}
        LookMsg::CloseReport => {
            return at_table(model, |table, _| {
                (table.ticker.fought, table.ticker.old) = (None, table.ticker.log.len());
                Vec::new()
            });
        }
        LookMsg::UnfoldReport => {
            return at_table(model, |table, _| {
                table.ticker.unfolded = !table.ticker.unfolded;
                Vec::new()
            });
        }
        LookMsg::CloseTip => {
            // The line that lies over the map goes with a tap beside what it covers.
            if let Some(past) = &mut model.past {
                past.table.ticker.news = None;
            }
            return at_table(model, |table, _| {
                table.pointing.close();
                (table.pointing.fan, table.ticker.news) = (None, None);
                Vec::new()
            });
        }
        LookMsg::Piece(at) => {
            return at_table(model, |table, _| {
                if let Some(fan) = &mut table.pointing.fan {
                    fan.piece = Some(at);
                }
                Vec::new()
            });
        }
        LookMsg::Tab(tab) => {
            model.showing.tab = tab;
            model.showing.tab_chosen = model.table.as_ref().map(|t| t.keeping.sequence);
        }
        LookMsg::SwapHands => {
            let now = model.shown().map(|t| t.keeping.sequence);
            model.showing.turned = now.filter(|_| model.showing.turned != now);
            model.table.iter_mut().for_each(|t| t.pointing.close());
        }
        LookMsg::Tools => model.showing.tools = !model.showing.tools,
        LookMsg::Map(to) => {
            model.showing.tools &= matches!(to, MapMove::Closer | MapMove::Farther);
            return vec![Effect::Map(to)];
        }
        LookMsg::Cursor(at) => {
            return at_table(model, |table, _| {
                (table.pointing.cursor, table.pointing.pointed) = (at, false);
                table.pointing.spoken = at.map(|at| table.view_model.about(at));
                Vec::new()
            });
        }
        LookMsg::News => return at_table(model, |table, _| ticker::tell(table)),
        LookMsg::Weigh => {
            return at_table(model, |table, sheets| {
                odds::go_on(table, sheets.last());
                Vec::new()
            });
        }
        LookMsg::Play(play) => return at_table(model, |table, _| playback::update(table, play)),
    }
    Vec::new()
}

/// A reason that a sheet had covered does not come back and push the cards aside.
fn close_tip(model: &mut Model) {
    if let Some(table) = model.table.as_mut().filter(|t| t.pointing.fan.is_none()) {
        table.pointing.close();
    }
}
