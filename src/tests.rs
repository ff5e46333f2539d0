//! What the page does, without a browser: whole games by taps alone, in every mode.

mod acting;
mod against;
mod battles;
mod beginning;
mod breaking_in;
mod camera;
mod challenging;
mod coaching;
mod confirming;
mod continuing;
mod damage;
mod deciding;
mod duels;
mod few_taps;
mod fortunes;
mod gestures;
mod hands;
mod home;
mod inspecting;
mod keeping;
mod kept_reviews;
mod listed;
mod looking;
mod marching;
mod oversea;
mod played;
mod reacting;
mod review_faults;
mod reviewing;
mod rounds;
mod seated;
mod secrets;
mod sharing;
mod sheets;
mod short_wars;
mod six_cards;
mod small;
mod sounding;
mod speaking;
mod spies;
mod stacked;
mod stored;
mod tapped_twice;
mod tapping;
mod telling;
mod told;
mod weighing;
mod witness;

use crate::games;
use crate::games::AnyGame;
use crate::model::effect::Effect;
use crate::model::linking::LinkEffect;
use crate::model::msg::{
    AnswerMsg, BrowserMsg, DeviceMsg, Field, GameMsg, KeepMsg, LinkMsg, LookMsg, Msg, SeatMsg, StopChange,
};
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, SideChoice, Tab, Table, Target, draft, seats};
use crate::update::*;
use engine::scene::AskKind;
use engine::{Envelope, Seed, Side, Viewer};

/// A table with a fresh game of the first kind.
fn seated(players: usize, seed: u64) -> Model {
    seated_at(games::FIRST, players, seed)
}

/// A table with a fresh game.
fn seated_at(game: usize, players: usize, seed: u64) -> Model {
    let mut model = Model::default();
    model.form.game = game;
    model.form.seed = seed.to_string();
    model.form.lot = SideChoice::Chosen(Side::Rome);
    model.form.players = players;
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    send(&mut model, Msg::Game(GameMsg::Start(seed)));
    model
}

/// Lets something happen and writes what is to be written.
fn send(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let effects = update(model, msg);
    for effect in &effects {
        if let Effect::Save(record) = effect {
            update(model, Msg::Keep(KeepMsg::Saved(record.clone(), true, true)));
        }
        if let Effect::Sharing(LinkEffect::Slice) = effect {
            return send(model, Msg::Link(LinkMsg::Slice(5)));
        }
    }
    effects
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("a game is on the table")
}

/// Everything a player could tap now.
fn taps(model: &Model) -> Vec<Msg> {
    let t = table(model);
    let view_model = &t.view_model;
    let mut all: Vec<Msg> = Vec::new();
    if let Some(side) = t.seats.handover {
        return vec![Msg::Seat(SeatMsg::Reveal(side))];
    }
    if view_model.window {
        return vec![Msg::Answer(AnswerMsg::Decline), Msg::Answer(AnswerMsg::React(0))];
    }
    if let Some(side) = view_model.to().filter(|_| !view_model.mine) {
        all.push(Msg::Seat(SeatMsg::Reveal(side)));
    }
    all.extend(
        view_model
            .lit
            .iter()
            .map(|l| Msg::Answer(AnswerMsg::Tap(Target::Space(l.at)))),
    );
    all.extend(
        view_model
            .generals
            .iter()
            .map(|lit| Msg::Answer(AnswerMsg::Tap(Target::General(lit.unit)))),
    );
    all.extend(
        view_model
            .cards
            .iter()
            .map(|c| Msg::Answer(AnswerMsg::Tap(Target::Card(*c)))),
    );
    all.extend(
        view_model
            .buttons
            .iter()
            .filter(|b| b.refused.is_none())
            .map(|b| Msg::Answer(AnswerMsg::Choose(b.choice))),
    );
    all.extend(view_model.aims.iter().filter_map(|aim| {
        Some(Msg::Answer(AnswerMsg::Tap(match *aim {
            engine::Choice::Space(at) => Target::Space(at),
            engine::Choice::Card(card) => Target::Card(card),
            _ => return None,
        })))
    }));
    for (at, one) in t.pointing.uses.iter().flat_map(|uses| &uses.list).enumerate() {
        all.push(Msg::Answer(AnswerMsg::Use(at)));
        all.extend((one.said < one.path.len()).then_some(Msg::Answer(AnswerMsg::Change(at))));
    }
    all.extend(view_model.confirm.iter().map(|_| Msg::Answer(AnswerMsg::Confirm)));
    for (n, row) in view_model.rows.iter().enumerate() {
        all.extend(
            row.asked
                .answers
                .iter()
                .map(|a| Msg::Answer(AnswerMsg::Pick(n, a.choice))),
        );
        all.push(Msg::Answer(AnswerMsg::Agree));
        all.push(Msg::Answer(AnswerMsg::Decline));
    }
    all.extend(
        view_model
            .batch
            .iter()
            .filter(|b| b.removes)
            .map(|_| Msg::Answer(AnswerMsg::Propose)),
    );
    all
}

struct Lots(u64);

impl Lots {
    fn of(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// Plays by taps at random until the end or so many taps; the game must never stand still.
fn play_by_taps(model: &mut Model, taps_at_most: usize, lots: &mut Lots) {
    for tap in 0..taps_at_most {
        if table(model).view_model.outcome.is_some() {
            return;
        }
        let mut all = taps(model);
        assert!(
            !all.is_empty(),
            "tap {tap}: nothing to tap at {:?}",
            table(model).view_model.asked
        );
        if lots.of(40) == 0 {
            all.push(Msg::Answer(AnswerMsg::Undo));
            all.push(Msg::Answer(AnswerMsg::Redo));
            all.push(Msg::Seat(SeatMsg::Hide));
        }
        let msg = all.swap_remove(lots.of(all.len()));
        send(model, msg);
        model.sheets.clear();
    }
}

/// Plays while this device is asked.
fn play_by_taps_of(model: &mut Model, lots: &mut Lots, most: usize) {
    for _ in 0..most {
        if !table(model).view_model.mine {
            return;
        }
        play_by_taps(model, 1, lots);
    }
}
