//! The only place where things change: what happened goes in, what the browser shall do comes out. No browser in it.

pub mod anywhere;
pub mod book;
pub mod comfort;
mod commit;
pub mod desk;
pub mod draft;
pub mod duel;
mod far;
pub mod guide;
pub mod keep;
pub mod learn;
pub mod model;
pub mod moment;
pub mod msg;
pub mod orders;
pub mod playback;
pub mod propose;
mod reach;
pub mod replay;
pub mod rewind;
pub mod seats;
pub mod seen;
pub mod series;
pub mod settings;
pub mod share;
pub mod slots;
mod start;
pub mod story;
mod tap;
mod weigh;

#[cfg(test)]
mod tests;

pub use model::{Model, Screen, Sheet, Table, Target};
pub use msg::{Effect, Field, MapMove, Msg, Stop};
pub use replay::ReplayMsg;

use kernel::Choice;
use kernel::scene::AskKind;
use model::Tip;
use series::answers;

/// The panel of a narrow screen that shows the hand; the one before it shows the map alone.
const HAND: u8 = 1;

/// More has been named than travels with a game.
const FULL: &str = "No more orders and marks can travel with a game: take others back first.";

/// Lets something happen.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match &msg {
        Msg::Link(text) => model.wanted = replay::moment_of(text),
        Msg::Go(_) | Msg::Start(_) | Msg::Watch(_) | Msg::Continue(_) => (model.wanted, model.reading) = (None, None),
        _ => {}
    }
    let (before, linked) = (slots::on_table(model), slots::brings_a_link(&msg));
    let mut effects = happen(model, msg);
    effects = share::after(model, effects);
    slots::after(model, before, linked, &mut effects);
    replay::settle(model);
    effects.extend(replay::arrive(model));
    effects.extend(guide::attend(model));
    effects.extend(weigh::begin(model));
    effects.extend(anywhere::due(model));
    if let Some(table) = model.table.as_ref().filter(|t| model.tab_chosen != Some(t.sequence)) {
        let from_hand = table.desk.asks_the_hand();
        if from_hand != (model.tab == HAND) && model.tab <= HAND {
            model.tab = u8::from(from_hand);
        }
    }
    effects
}

fn happen(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if let Some(effects) = replay::instead(model, &msg) {
        return effects;
    }
    let answer = answers_something(&msg);
    if model.slots.elsewhere && (answer || slots::changes_the_game(&msg)) {
        return Vec::new();
    }
    let mut effects = Vec::new();
    let pace = model.pace();
    if let Some(table) = &mut model.table {
        let lesson = matches!(table.seats.mode, seats::Mode::Lesson(_));
        table.playback.pace = if lesson { settings::Speed::Off } else { pace };
        // Input waits until everything has been seen: whatever is done meanwhile ends it, and an answer does no more than that.
        if table.playback.on() && ends_playing(&msg) {
            effects = playback::end(table);
            effects.extend(commit::finish(table, &mut model.sheets));
            if answer {
                return effects;
            }
        }
    }
    effects.extend(heed(model, msg, answer));
    effects
}

fn heed(model: &mut Model, msg: Msg, answer: bool) -> Vec<Effect> {
    if let Some(table) = model.table.as_mut().filter(|t| t.saving && answer) {
        table.waits = Some(msg);
        return Vec::new();
    }
    if let Some(table) = model.table.as_mut().filter(|t| t.pointed && answer) {
        (table.cursor, table.pointed) = (None, false);
    }
    // Whoever opens his hand looks at no other panel, even if he has just chosen one.
    if matches!(msg, Msg::React(_) | Msg::Reveal(_)) {
        (model.tab, model.tab_chosen) = (model.tab.min(HAND), None);
    }
    // Whoever plays on has read it.
    if answer || matches!(msg, Msg::Reveal(_)) {
        model.notice = None;
    }
    let fans = matches!(&msg, Msg::Tap(Target::Stack(_)));
    if answer && !fans || matches!(msg, Msg::Map(MapMove::Whole | MapMove::Region(_)) | Msg::Hide) {
        fold(model);
    }
    match msg {
        Msg::Go(_)
        | Msg::Form(_)
        | Msg::Start(_)
        | Msg::Watch(_)
        | Msg::Continue(_)
        | Msg::Delete(_)
        | Msg::Kept(_)
        | Msg::Rematch(_) => return start::update(model, msg),
        Msg::Link(text) => return share::link(model, &text),
        Msg::Seat(mode) => return share::seat(model, mode),
        Msg::Slots(msg) => return slots::update(model, msg),
        Msg::Sharing(sharing) => return share::update(model, sharing),
        Msg::Saved(record, first, second) => return saved(model, record, first, second),
        Msg::Look(sheet) => {
            model.sheets.retain(|s| *s != sheet);
            model.sheets.push(sheet);
            return vec![Effect::Focus];
        }
        Msg::Close => {
            if model.sheets.pop().is_none() {
                fold(model);
            }
            hush(model);
        }
        Msg::Back if model.sheets.pop().is_some() => hush(model),
        Msg::Back => return start::update(model, Msg::Go(Screen::Home)),
        Msg::Idle => {
            let open = |model: &Model| model.table.as_ref().is_some_and(|t| t.seats.open.is_some());
            let was = open(model);
            let effects = happen(model, Msg::Hide);
            if was && !open(model) {
                model.notice = Some(model.settings.idled());
            }
            return effects;
        }
        Msg::Replay(msg) => return replay::update(model, msg),
        Msg::Notice(words) => model.notice = words,
        Msg::Word(words) => model.word = words,
        Msg::Pasted(text) => model.pasted = text,
        Msg::OpenPasted => {
            let text = core::mem::take(&mut model.pasted);
            return share::link(model, &text);
        }
        Msg::Born(address, share) => {
            model.abilities.address = address;
            model.abilities.share = share;
        }
        Msg::Tab(tab) => {
            model.tab = tab;
            model.tab_chosen = model.table.as_ref().map(|t| t.sequence);
        }
        Msg::Anywhere(msg) => return anywhere::update(model, msg),
        Msg::Learn(msg) => return learn::update(model, msg),
        Msg::Guide(msg) => return guide::update(model, msg),
        Msg::Turn => {
            let now = model.shown().map(|t| t.sequence);
            model.turned = now.filter(|_| model.turned != now);
            model.table.iter_mut().for_each(|t| t.tip = None);
        }
        Msg::Tools => model.tools = !model.tools,
        Msg::Map(step) => {
            model.tools &= matches!(step, MapMove::Closer | MapMove::Farther);
            return vec![Effect::Map(step)];
        }
        Msg::Settings(settings) => model.settings = settings,
        Msg::Set(knob, to) => {
            model.settings.turn(knob, to);
            if let Some(table) = &mut model.table {
                table.weighed = None;
            }
            return vec![Effect::Keep(model.settings)];
        }
        Msg::Comfort(comfort) => {
            model.comfort = comfort;
            return vec![Effect::Comfort(comfort)];
        }
        Msg::Copy(text) => return vec![Effect::Copy(text)],
        Msg::SendOut(text) => return vec![Effect::SendOut(text)],
        Msg::Instead(msg) => {
            let leafs = matches!(
                (model.sheets.pop(), &*msg),
                (Some(Sheet::Card(_)), Msg::Look(Sheet::Card(_)))
            );
            let effects = update(model, *msg);
            return if leafs { Vec::new() } else { effects };
        }
        _ => {
            let Some(table) = model.table.as_mut() else {
                return Vec::new();
            };
            let setting = matches!(msg, Msg::Order(..) | Msg::OrderAll(..) | Msg::Stop(..));
            let mut effects = play(table, &mut model.sheets, msg);
            if setting && effects.is_empty() {
                model.notice = Some(FULL.into());
            }
            effects.extend(commit::finish(table, &mut model.sheets));
            return effects;
        }
    }
    Vec::new()
}

/// What stands beside a stack goes away.
fn fold(model: &mut Model) {
    if let Some(table) = &mut model.table {
        table.fan = None;
    }
}

/// A reason that a sheet had covered does not come back and push the cards aside.
fn hush(model: &mut Model) {
    if let Some(table) = model.table.as_mut().filter(|t| t.fan.is_none()) {
        table.tip = None;
    }
}

/// Whether a message is an answer to the game: those wait until the last one is written.
fn answers_something(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Tap(_)
            | Msg::Choose(_)
            | Msg::Agree
            | Msg::Decline
            | Msg::Propose
            | Msg::Clear
            | Msg::Confirm
            | Msg::Undo
            | Msg::Redo
            | Msg::Concede
            | Msg::React(_)
            | Msg::Hush
            | Msg::Quiet
    )
}

/// Whether a message ends what is being played: an answer, or what shows something else.
fn ends_playing(msg: &Msg) -> bool {
    answers_something(msg)
        || matches!(
            msg,
            Msg::Go(_)
                | Msg::Look(_)
                | Msg::Back
                | Msg::Reveal(_)
                | Msg::Aside
                | Msg::Curtain(_)
                | Msg::Hide
                | Msg::Pick(..)
                | Msg::Share
                | Msg::Rewind(_)
                | Msg::Tick
        )
}

/// Something has been written: what was answered meanwhile has its turn.
fn saved(model: &mut Model, record: keep::Record, first: bool, second: bool) -> Vec<Effect> {
    model.abilities.forgetful = !first && !second;
    if !(model.abilities.warned || first && second) {
        model.abilities.warned = true;
        let words = match (first, second) {
            (false, false) => "This browser keeps nothing: share the game as a link before you close the page.",
            _ => {
                "One of the browser's two stores refuses to keep games: the other one serves. Save your games as a file now and then."
            }
        };
        model.notice = Some(words.into());
    }
    if let Some(table) = model.table.as_mut().filter(|t| t.id == record.id)
        && table.sequence == record.sequence
    {
        table.saving = false;
    }
    model.slots.now = model.slots.now.max(record.minutes);
    let asks = model.slots.lasting == slots::Lasting::Unasked && record.sequence > 1 && (first || second);
    let mut effects = slots::written(model, record);
    if asks {
        model.slots.lasting = slots::Lasting::Refused;
        effects.push(Effect::Slots(slots::SlotsEffect::Last));
    }
    let next = model.table.as_mut().filter(|t| !t.saving).and_then(|t| t.waits.take());
    effects.extend(next.map_or_else(Vec::new, |msg| happen(model, msg)));
    effects
}

/// What happens at the table.
fn play(table: &mut Table, sheets: &mut Vec<Sheet>, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Tap(target) => return tap::tap(table, sheets, target),
        Msg::Choose(choice) => {
            table.tip = None;
            let card = |s: &draft::Step| matches!(s.choice, Choice::Card(_));
            let mut steps = table.draft.steps.iter();
            let reacts = steps.any(|s| card(s) && s.asked.kind == AskKind::Window);
            let played = reacts || table.draft.steps.last().is_some_and(card);
            table.gesture(&[choice]);
            // What can be tapped on the map too is confirmed like there.
            let mapped = matches!(choice, Choice::Space(_) | Choice::Unit(_));
            let confirms = played || commit::passes_the_turn(table);
            if table.draft.held.is_some() && !mapped && (!confirms || commit::can_be_taken_back(table)) {
                return commit::commit(table);
            }
            table.picks.clear();
            return commit::drafted(table);
        }
        Msg::Refused(choice) => {
            let button = table.desk.buttons.iter().find(|b| b.choice == choice);
            table.tip = button.and_then(|b| Some(Tip::of(b.label.clone(), b.refused?, None)));
        }
        Msg::Pick(row, choice) => {
            series::pick(&mut table.picks, &table.desk.rows, row, choice);
            table.refresh();
        }
        Msg::Agree => return agree(table),
        Msg::Decline => {
            table.picks.clear();
            table.refresh();
            return match (table.desk.window, table.desk.rows.is_empty()) {
                (true, _) if table.seats.mode == seats::Mode::Together => moment::pass(table, usize::MAX),
                (_, true) => decline(table),
                _ => agree(table),
            };
        }
        Msg::Propose => {
            return commit::propose(table);
        }
        Msg::Confirm => return commit::commit(table),
        Msg::Clear => return tap::clear(table),
        Msg::Heard => (table.fought, table.old) = (None, table.log.len()),
        Msg::Undo => return commit::undo(table),
        Msg::Redo => return commit::redo(table),
        Msg::Reveal(side) => {
            table.seats.open = Some(side);
            table.seats.curtain = None;
            table.read_log();
            table.refresh();
            return commit::look(table).into_iter().collect();
        }
        Msg::Aside => table.seats.curtain = None,
        Msg::Curtain(side) => table.seats.curtain = Some(side),
        Msg::Hide => hide(table),
        Msg::React(at) => {
            let mut effects = if at > 0 { moment::pass(table, at) } else { Vec::new() };
            // What may be done in the open needs no hand.
            if table.desk.window {
                table.seats.reacting = true;
                table
                    .seats
                    .turn_to(table.draft.sketch.asked().as_ref(), &table.draft.sketch);
                table.refresh();
            }
            effects.extend(commit::look(table));
            return effects;
        }
        Msg::Hush => {
            let waits = table.desk.window;
            table.seats.hushed = seats::fight(&table.draft.sketch).filter(|_| waits);
            table.refresh();
            return if waits { decline(table) } else { Vec::new() };
        }
        Msg::Quiet => {
            let asked = table.draft.sketch.asked();
            if let Some((side, at)) = asked.and_then(|a| Some((a.to, a.occasion?))) {
                let stops = &mut table.seats.orders.stops[side];
                *stops = stops.in_turn(seats::turn_of(&table.draft.sketch));
                stops.quiet |= 1 << at;
                table.put_orders();
            }
            return decline(table);
        }
        Msg::Stop(side, change) => {
            let stops = &mut table.seats.orders.stops[side];
            *stops = stops.in_turn(seats::turn_of(&table.draft.sketch));
            match change {
                Stop::Manner(manner) => stops.manner = manner,
                Stop::Mark(at) => {
                    stops.changed ^= 1 << at;
                    stops.quiet &= !(1 << at);
                }
                Stop::Name(scope) => table.seats.orders.mark(side, scope),
            }
            return commit::set(table);
        }
        Msg::Order(side, at, scope, order) => {
            table.seats.orders.set(side, at, scope, order);
            return ordered(table, sheets);
        }
        Msg::OrderAll(side, scope, order) => {
            for (at, occasion) in table.seats.occasions.iter().enumerate() {
                if occasion.hidden {
                    table.seats.orders.set(side, at as u8, scope, order);
                }
            }
            return ordered(table, sheets);
        }
        Msg::Weigh => weigh::step(table, sheets.last()),
        Msg::Cursor(at) => {
            (table.cursor, table.pointed) = (at, false);
            table.spoken = at.map(|at| table.desk.about(at));
        }
        Msg::Untip => (table.tip, table.fan) = (None, None),
        Msg::Piece(at) => {
            if let Some(fan) = &mut table.fan {
                fan.piece = Some(at);
            }
        }
        Msg::Play(play) => return playback::update(table, play),
        Msg::Rewind(step) => return rewind::update(table, sheets, step),
        Msg::Concede => {
            sheets.clear();
            return commit::concede(table);
        }
        Msg::Tick => return commit::tick(table),
        Msg::News => return commit::tell(table),
        Msg::Pause => {
            table.runs = !table.runs;
            return if table.runs {
                vec![Effect::Tick(commit::STEP)]
            } else {
                Vec::new()
            };
        }
        Msg::Faster => table.fast = !table.fast,
        Msg::Share => sheets.push(Sheet::Share(table.game.link())),
        _ => {}
    }
    Vec::new()
}

/// Standing orders have changed: a link that lies open holds them.
fn ordered(table: &mut Table, sheets: &mut [Sheet]) -> Vec<Effect> {
    let effects = commit::set(table);
    for sheet in sheets {
        if let Sheet::Share(link) = sheet {
            *link = table.game.link();
        }
    }
    effects
}

/// Confirms the panel.
fn agree(table: &mut Table) -> Vec<Effect> {
    let rows = table.desk.rows.clone();
    let reactions = rows
        .first()
        .is_some_and(|r| r.asked.kind == kernel::scene::AskKind::Reaction);
    table.picks.clear();
    table.gesture(&answers(&rows));
    if table.draft.held.is_some() || reactions {
        return commit::commit(table);
    }
    commit::drafted(table)
}

/// Answers a window with nothing, without looking into the hand.
fn decline(table: &mut Table) -> Vec<Effect> {
    let nothing = table.draft.sketch.asked().and_then(|a| a.decline());
    nothing.map_or_else(Vec::new, |nothing| moment::give(table, nothing))
}

/// Closes the hand at a shared table; what has been chosen from it goes with it.
fn hide(table: &mut Table) {
    if table.seats.mode == seats::Mode::Together && table.seats.open.is_some() {
        table.seats.open = None;
        let game = table.game.sketch();
        table.seats.turn_to(game.asked().as_ref(), &game);
        table.read_log();
        table.refresh();
    }
}
