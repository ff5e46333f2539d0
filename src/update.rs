//! The only place where things change: what happened goes in, what the browser shall do comes out. No browser in it.

use crate::features::opponent::streaks;
use crate::features::playback::ticker;
use crate::features::table::at_table::{at_table, close_fan};
use crate::features::{
    answering, challenges, coach, help, install, lesson, links, odds, opponent, playback, replay, saved_games, seating,
    settings, setup, sound, spoken, table,
};
use crate::model::effect::Effect;
use crate::model::msg::{BrowserMsg, LookMsg, Msg, Traits};
use crate::model::settings::Speed;
use crate::model::{Model, Sheet, Tab, seats};

/// Carries out a message, and what follows every message.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let traits = msg.traits();
    if traits.leaves {
        (model.linking.wanted, model.linking.reading) = (None, None);
    }
    let was_over = model.table.as_ref().is_none_or(|table| table.game.over().is_some());
    let anew = spoken::answers_anew(&msg);
    let mut effects = apply(model, msg);
    if let Some(next) = model.follow_up.take() {
        effects.extend(update(model, next));
    }
    settings::seat(model);
    effects.extend(install::due(model));
    effects = links::after(model, effects);
    saved_games::after(model, traits.brings_link, &mut effects);
    replay::settle(model);
    effects.extend(replay::arrive(model));
    effects.extend(lesson::attend(model));
    effects.extend(odds::begin(model));
    effects.extend(opponent::attend(model));
    effects.extend(coach::warning::attend(model));
    effects.extend(coach::review::attend(model));
    effects.extend(streaks::after(model, was_over));
    effects.extend(challenges::after(model));
    if let Some(table) = model
        .table
        .as_ref()
        .filter(|t| model.showing.tab_chosen != Some(t.keeping.sequence))
    {
        let from_hand = table.view_model.asks_the_hand();
        if model.showing.tab.answers() {
            model.showing.tab = Tab::of_question(from_hand);
        }
    }
    spoken::listen(model, anew);
    sound::after(model, &mut effects);
    effects
}

/// Carries out a message unless the past, another tab or the playback stands in its way.
fn apply(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if let Some(effects) = replay::instead(model, &msg) {
        return effects;
    }
    let traits = msg.traits();
    if model.saved_games.elsewhere && traits.changes_game {
        return Vec::new();
    }
    let mut effects = Vec::new();
    let pace = model.pace();
    if let Some(table) = &mut model.table {
        let guided = matches!(table.seats.mode, seats::Mode::Lesson(_) | seats::Mode::Challenge(_));
        let at_once = guided || table.watching.fast;
        table.playback.pace = if at_once { Speed::Off } else { pace };
        // Input waits until everything has been seen: whatever is done meanwhile ends it, and an answer does no more than that.
        if table.playback.on() && traits.ends_playback {
            effects = playback::end(table);
            effects.extend(ticker::finish(table, &mut model.sheets));
            if traits.answers {
                return effects;
            }
        }
    }
    effects.extend(dispatch(model, msg, traits));
    effects
}

/// Passes a message to the part of its kind. An answer waits here while the last one is being written.
fn dispatch(model: &mut Model, msg: Msg, traits: Traits) -> Vec<Effect> {
    if let Some(table) = model.table.as_mut().filter(|t| t.keeping.saving && traits.answers) {
        table.keeping.waits = Some(msg);
        return Vec::new();
    }
    if let Some(table) = model.table.as_mut().filter(|t| t.pointing.pointed && traits.answers) {
        (table.pointing.cursor, table.pointing.pointed) = (None, false);
    }
    // Whoever opens his hand looks at no other panel, even if he has just chosen one.
    if traits.opens_hand {
        if !model.showing.tab.answers() {
            model.showing.tab = Tab::Hand;
        }
        model.showing.tab_chosen = None;
    }
    // Whoever plays on has read it.
    if traits.answers || traits.opens_hand {
        model.notice.close();
    }
    if traits.closes_fan {
        close_fan(model);
    }
    match msg {
        Msg::Answer(msg) => at_table(model, |table, sheets| answering::update(table, sheets, msg)),
        Msg::Seat(msg) => seating::update(model, msg),
        Msg::Look(LookMsg::Instead(msg)) => instead(model, *msg),
        Msg::Look(msg) => table::update(model, msg),
        Msg::Past(msg) => replay::update(model, msg),
        Msg::Game(msg) => setup::update(model, msg),
        Msg::Keep(msg) => saved_games::update(model, msg),
        Msg::Link(msg) => links::update(model, msg),
        Msg::Help(msg) => help::update(model, msg),
        Msg::Device(msg) => settings::update(model, msg),
        Msg::Opponent(msg) => opponent::update(model, msg),
        Msg::Coach(msg) => coach::update(model, msg),
        Msg::Challenge(msg) => challenges::update(model, msg),
        Msg::Browser(msg) => browser(model, msg),
    }
}

/// Closes the topmost sheet, and carries out another message.
fn instead(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let was = model.sheets.pop();
    let leafs = matches!(was, Some(Sheet::Card(_))) && msg.traits().opens_card;
    let effects = update(model, msg);
    if leafs { Vec::new() } else { effects }
}

/// Carries out what the browser tells or is asked.
fn browser(model: &mut Model, msg: BrowserMsg) -> Vec<Effect> {
    match msg {
        BrowserMsg::Started(address, share) => {
            model.abilities.address = address;
            model.abilities.share = share;
        }
        BrowserMsg::Plays { sounds, trembles } => {
            model.abilities.sounds = sounds;
            model.abilities.trembles = trembles;
        }
        BrowserMsg::Notice(words) => model.notice.set(words),
        BrowserMsg::Passed(words) => model.word = words,
        BrowserMsg::Copy(text) => return vec![Effect::Copy(text)],
        BrowserMsg::SendOut(line, address) => return vec![Effect::SendOut(line, address)],
    }
    Vec::new()
}
