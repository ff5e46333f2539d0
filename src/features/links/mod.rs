//! Games that come and go by link: what is shared, and how a link that comes is read.

mod arriving;
pub mod view;

use crate::features::links::arriving::came;
pub use crate::features::links::arriving::take_seat;
use crate::features::setup::sit;
use crate::features::table::at_table::at_table;
use crate::features::{replay, saved_games};
use crate::games;
use crate::games::{AnyGame, LinkReader};
use crate::model::effect::Effect;
use crate::model::install::script::{InstallEffect, StartAt};
use crate::model::linking::{LinkEffect, Reading, Shared};
use crate::model::msg::{KeepMsg, LinkMsg, Msg};
use crate::model::record::Record;
use crate::model::seats::Mode;
use crate::model::seen::Seen;
use crate::model::{Model, Sheet, Table};
use core::ops::ControlFlow;
use engine::code;

/// Longest link that is shown as a code, in characters after the `#`.
pub const CODED: usize = 1000;

/// Answers of a link in the first slice; later slices take as many as fit into their time.
const FIRST: u32 = 250;

/// A slice of time, in milliseconds: the page breathes after it.
const SLICE: u32 = 50;

/// A link whose reading takes longer than this in all is none of ours, in milliseconds.
const PATIENCE: u32 = 2000;

/// Does it.
pub fn update(model: &mut Model, msg: LinkMsg) -> Vec<Effect> {
    let carry = |carry| vec![Effect::Sharing(carry)];
    match msg {
        LinkMsg::Take(mode) => return take_seat(model, mode),
        LinkMsg::Open(text) => return open(model, &text),
        LinkMsg::Arrived(text) => return arrived(model, text),
        LinkMsg::Typed(text) => model.linking.pasted = text,
        LinkMsg::OpenTyped => {
            let text = core::mem::take(&mut model.linking.pasted);
            let effects = open(model, &text);
            if model.sheets.last() == Some(&Sheet::Paste) {
                // The text still stands in its field, and can be opened again.
                model.linking.pasted = text;
            }
            return effects;
        }
        LinkMsg::Share => {
            return at_table(model, |table, sheets| {
                sheets.push(Sheet::Share(table.game.link()));
                Vec::new()
            });
        }
        LinkMsg::Slice(took) => {
            let Some(reading) = model.linking.reading.take() else {
                return Vec::new();
            };
            let spent = reading.spent + took;
            let fit = (reading.fit * SLICE / took.max(SLICE / 8)).clamp(FIRST / 4, FIRST * 8);
            if spent <= PATIENCE {
                return read_on(model, Reading { fit, spent, ..reading });
            }
            return refuse(model, "Reading this link took too long, so it was not opened.".into());
        }
        LinkMsg::Cancel => (model.linking.reading, model.linking.wanted) = (None, None),
        LinkMsg::Position => {
            if let Some(table) = &model.table {
                let link = table.game.position();
                model.sheets.push(Sheet::Sharing(Shared::Position(link)));
            }
        }
        LinkMsg::Code(address) => return carry(LinkEffect::Measure(address)),
        LinkMsg::Room(address, room) => {
            let modules = crate::map::qr::Code::of(&address).map(|code| code.size as u32 + 8);
            let scale = modules.map(|modules| room / modules).filter(|scale| *scale >= 4);
            model.sheets.push(Sheet::Sharing(Shared::Code(address, scale)));
            return vec![Effect::Focus];
        }
        LinkMsg::Clipboard => return carry(LinkEffect::Clipboard),
        LinkMsg::Moment(id, answers) => {
            let record = model.saved_games.kept.iter().find(|r| r.id == id);
            let game = record
                .and_then(|r| r.open().ok())
                .map(|table| table.game.moment(answers));
            if let Some(game) = game {
                look_at(model, game, "Here the two games part. ");
            }
        }
        LinkMsg::Seen(all) => {
            for (id, seen) in all {
                *seen_of(&mut model.linking.seen, id) = seen;
            }
        }
    }
    Vec::new()
}

/// A position to look at lies on the table.
fn look_at(model: &mut Model, game: AnyGame, before: &str) {
    let word = game.read_only().unwrap_or_default();
    model.notice.say([before, word].concat());
    sit(model, Table::new(game, Mode::Look));
}

/// What a message has brought about: positions to look at are not kept, and what has been seen of a game by link is remembered.
pub fn after(model: &mut Model, mut effects: Vec<Effect>) -> Vec<Effect> {
    let Some(table) = &mut model.table else { return effects };
    match table.seats.mode {
        Mode::Look | Mode::Challenge(_) => effects.retain(|effect| !matches!(effect, Effect::Save(_))),
        Mode::Link(_) if effects.iter().any(|e| matches!(e, Effect::Save(r) if r.id == table.id)) => {
            let chain = table.game.chain();
            let id = table.game.envelope().id;
            let known = seen_of(&mut model.linking.seen, id);
            let (before, found) = (known.clone(), known.follow(&chain));
            if let Some(at) = found.filter(|at| !table.game.went_back(*at)) {
                replayed(table, at);
                table.keeping.sequence += 1;
                table.keeping.saving = true;
                effects.push(Effect::Save(Record::of(table)));
            }
            if *known != before {
                effects.push(Effect::Sharing(LinkEffect::Remember(id, known.clone())));
            }
        }
        Mode::Together | Mode::Alone | Mode::Link(_) | Mode::Watch | Mode::Lesson(_) | Mode::Against(..) => {}
    }
    effects
}

/// What this device has seen of a game.
fn seen_of(all: &mut Vec<(u32, Seen)>, id: u32) -> &mut Seen {
    let at = all.iter().position(|(of, _)| *of == id).unwrap_or_else(|| {
        all.push((id, Seen::default()));
        all.len() - 1
    });
    &mut all[at].1
}

/// The game was played again from a die already seen: its log says so from now on, on every device.
fn replayed(table: &mut Table, at: usize) {
    let known = &mut table.seats.orders.replayed;
    if !known.contains(&(at as u32)) {
        let place = known.partition_point(|answer| *answer < at as u32);
        known.insert(place, at as u32);
        table.put_orders();
        table.read_log();
        table.ticker.old = table.ticker.old.min(table.ticker.log.len());
    }
}

/// A link has come into the address of the open page. Over a table with another game it is offered; the table stays until it is taken.
fn arrived(model: &mut Model, text: String) -> Vec<Effect> {
    let found = code::pasted(&text).map(|found| found.link.into_owned());
    let (Some(table), Some(link)) = (model.table.as_ref(), found) else {
        model.follow_up = Some(Msg::Link(LinkMsg::Open(text)));
        return Vec::new();
    };
    if code::id_of_link(&link) == Some(table.game.envelope().id) && code::game_of_position(&link).is_none() {
        model.follow_up = Some(Msg::Link(LinkMsg::Open(text)));
        return Vec::new();
    }
    if let Err(why) = games::of_link(&link) {
        return refuse(model, why);
    }
    model
        .sheets
        .retain(|sheet| !matches!(sheet, Sheet::Sharing(Shared::Offered(_))));
    model.sheets.push(Sheet::Sharing(Shared::Offered(text)));
    vec![Effect::Focus]
}

/// A game or a position that came by link, at the moment that the link names.
fn open(model: &mut Model, text: &str) -> Vec<Effect> {
    if saved_games::incoming::is_file(text) {
        return saved_games::update(model, KeepMsg::File(text.into()));
    }
    model.linking.reading = None;
    model.linking.wanted = None;
    let wanted = replay::moment_of(text);
    if let Ok((game, link)) = games::of_link(text)
        && games::is_built_in(game) == Some(false)
    {
        if code::pasted(text).is_none() {
            return refuse(model, code::LinkError::Damaged.to_string());
        }
        let link = replay::with_moment(&link, wanted);
        return vec![Effect::Install(InstallEffect::program(game, StartAt::Link { link }))];
    }
    if let Some(position) = AnyGame::of_position(text) {
        match position {
            Ok(game) => look_at(model, game, "A position to look at. "),
            Err(why) => model.notice.say(why),
        }
        return vec![Effect::Focus];
    }
    match LinkReader::new(text) {
        Ok(coming) => {
            model.linking.wanted = wanted;
            let (fit, spent) = (FIRST, 0);
            read_on(model, Reading { coming, fit, spent })
        }
        Err(why) => refuse(model, why),
    }
}

/// Nothing is opened, so no moment is wanted either.
fn refuse(model: &mut Model, why: String) -> Vec<Effect> {
    model.linking.reading = None;
    model.linking.wanted = None;
    model.notice.say(why);
    Vec::new()
}

/// Reads a slice of a link.
fn read_on(model: &mut Model, reading: Reading) -> Vec<Effect> {
    match reading.coming.advance(reading.fit) {
        Ok(ControlFlow::Break(game)) => came(model, game),
        Ok(ControlFlow::Continue(coming)) => {
            model.linking.reading = Some(Reading { coming, ..reading });
            vec![Effect::Sharing(LinkEffect::Slice)]
        }
        Err(why) => refuse(model, why),
    }
}
