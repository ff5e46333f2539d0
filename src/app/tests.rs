//! What the page does, without a browser: whole games by taps alone, in every mode.

mod battles;
mod confirming;
mod damage;
mod deciding;
mod duels;
mod keeping;
mod looking;
mod marching;
mod played;
mod reacting;
mod seated;
mod secrets;
mod sharing;
mod sheets;
mod small;
mod spies;
mod stacked;
mod stored;
mod told;
mod weighing;
mod witness;

use super::model::{Lot, Tip};
use super::seats::Mode;
use super::*;
use crate::app::msg::{AnswerMsg, GameMsg, KeepMsg, LinkMsg, LookMsg, SeatMsg};
use crate::games::AnyGame;
use kernel::scene::AskKind;
use kernel::{Envelope, Seed, Side, Viewer};

/// A table with a fresh game.
fn seated(players: usize, seed: u64) -> Model {
    let mut model = Model::default();
    model.form.seed = seed.to_string();
    model.form.lot = Lot::Chosen(Side::Rome);
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
        if let Effect::Sharing(share::Carry::Slice) = effect {
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
    if let Some(side) = t.seats.curtain {
        return vec![Msg::Seat(SeatMsg::Reveal(side)), Msg::Seat(SeatMsg::Aside)];
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
            .map(|(g, _)| Msg::Answer(AnswerMsg::Tap(Target::General(*g)))),
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

#[test]
fn the_table_is_two_taps_away() {
    let mut model = Model::default();
    update(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    let effects = update(&mut model, Msg::Game(GameMsg::Start(1)));
    assert_eq!(model.screen, Screen::Table);
    assert!(effects.iter().any(|e| matches!(e, Effect::Save(_))));
}

#[test]
fn games_go_on_by_taps_in_every_mode() {
    for (players, seed) in [(0, 1), (1, 2), (1, 3)] {
        let mut model = seated(players, seed);
        play_by_taps(&mut model, 900, &mut Lots(seed));
        let t = table(&model);
        assert!(
            t.game.answers().len() > 40,
            "mode {players} seed {seed}: {} answers",
            t.game.answers().len()
        );
    }
}

#[test]
fn a_kept_game_opens_where_it_was_left() {
    let mut model = seated(1, 4);
    let mut lots = Lots(4);
    for _ in 0..12 {
        play_by_taps(&mut model, 25, &mut lots);
        let t = table(&model);
        let record = keep::Record::of(t);
        let copy = keep::Record::from_text(&record.to_text()).expect("the text has just been written");
        let opened = copy.open().expect("the game has just been kept");
        assert_eq!(opened.view_model.scene, t.view_model.scene);
        assert_eq!(opened.draft.choices(), t.draft.choices());
        assert_eq!(opened.telling.log, t.telling.log);
    }
}

#[test]
fn a_shared_table_shows_no_hand_but_the_open_one() {
    let mut model = seated(0, 5);
    let mut lots = Lots(5);
    for _ in 0..300 {
        play_by_taps(&mut model, 1, &mut lots);
        let t = table(&model);
        for side in Side::BOTH {
            let shown = t.view_model.scene.hands[side].cards.is_some();
            assert!(
                !shown || t.seats.open == Some(side) || t.view_model.outcome.is_some(),
                "{side:?}'s hand lies open"
            );
        }
        if let Some(asked) = t
            .view_model
            .asked
            .as_ref()
            .filter(|a| a.secret && t.seats.open != Some(a.to))
        {
            assert!(asked.answers.is_empty() && t.view_model.cards.is_empty() && t.view_model.lit.is_empty());
        }
        let page: String = crate::view::page(&model)
            .iter()
            .map(crate::tree::Node::readable)
            .collect();
        let all = t.game.sketch().scene(Viewer::Both);
        for side in Side::BOTH
            .into_iter()
            .filter(|s| t.seats.open != Some(*s) && t.view_model.outcome.is_none())
        {
            for card in all.hands[side].cards.iter().flatten() {
                let (number, face) = (t.game.card(*card).number, t.game.card(*card));
                assert!(
                    !page.contains(&format!("{}, card {number}:", face.title)),
                    "{side:?}'s {} shows",
                    face.title
                );
            }
        }
    }
}

#[test]
fn alone_there_is_no_curtain() {
    let mut model = seated(1, 6);
    let mut lots = Lots(6);
    for _ in 0..300 {
        play_by_taps(&mut model, 1, &mut lots);
        assert_eq!(table(&model).seats.curtain, None);
    }
}

#[test]
fn undo_takes_a_choice_back_and_redo_gives_it_again() {
    let mut model = seated(1, 7);
    let mut lots = Lots(7);
    for _ in 0..200 {
        play_by_taps(&mut model, 1, &mut lots);
        let (before, shown) = (table(&model).draft.choices(), table(&model).view_model.scene.clone());
        if before.is_empty() {
            continue;
        }
        send(&mut model, Msg::Answer(AnswerMsg::Undo));
        assert!(table(&model).draft.choices().len() < before.len());
        send(&mut model, Msg::Answer(AnswerMsg::Redo));
        assert_eq!(table(&model).draft.choices(), before);
        assert_eq!(table(&model).view_model.scene, shown);
    }
}

#[test]
fn no_answer_is_taken_while_the_last_one_is_being_written() {
    let mut model = seated(1, 8);
    let first = taps(&model).remove(0);
    update(&mut model, first);
    while !table(&model).keeping.saving {
        let msg = taps(&model).remove(0);
        update(&mut model, msg);
    }
    let before = table(&model).game.answers();
    for msg in taps(&model) {
        update(&mut model, msg);
    }
    assert_eq!(table(&model).game.answers(), before);
}

#[test]
fn a_link_brings_the_same_game_and_one_seat() {
    let mut model = seated(2, 9);
    assert_eq!(table(&model).seats.mode, Mode::Link(Side::Rome));
    let mut lots = Lots(9);
    play_by_taps_of(&mut model, &mut lots, 60);
    let link = table(&model).game.link();
    let mut other = Model::default();
    send(
        &mut other,
        Msg::Link(LinkMsg::Open(format!("Your move! https://example.org/#{link}"))),
    );
    let (mine, theirs) = (table(&model), table(&other));
    assert_eq!(theirs.seats.mode, Mode::Link(Side::Carthage));
    assert_eq!(theirs.game.answers(), mine.game.answers());
    assert_eq!(theirs.game.log(Viewer::Public, &[]), mine.game.log(Viewer::Public, &[]));
    assert!(theirs.view_model.scene.hands.rome.cards.is_none());
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

#[test]
fn a_damaged_link_is_refused_and_harms_nothing() {
    let mut model = seated(1, 10);
    let before = table(&model).game.answers();
    let mut link = table(&model).game.link();
    link.replace_range(12..13, if &link[12..13] == "A" { "B" } else { "A" });
    for text in [link.as_str(), "", "#", "https://example.org/#abc", "ÄÖÜ#ééé"] {
        send(&mut model, Msg::Link(LinkMsg::Open(text.into())));
        assert!(model.notice.take().is_some(), "{text}: no word");
        assert_eq!(table(&model).game.answers(), before);
    }
}

#[test]
fn a_game_of_other_rules_stands_still_and_stays_as_it_is() {
    let mut model = seated(1, 10);
    play_by_taps(&mut model, 60, &mut Lots(10));
    let game = &table(&model).game;
    let (scene, link) = (game.sketch().scene(Viewer::Public), game.link_of_other_rules());
    let mut other = Model::default();
    send(&mut other, Msg::Link(LinkMsg::Open(link.clone())));
    assert!(
        other
            .notice
            .take()
            .is_some_and(|word| word.starts_with("Made with rules "))
    );
    assert_eq!(table(&other).game.sketch().scene(Viewer::Public), scene);
    assert!(table(&other).view_model.asked.is_none() && table(&other).view_model.outcome.is_none());
    for msg in [
        Msg::Answer(AnswerMsg::Confirm),
        Msg::Answer(AnswerMsg::Undo),
        Msg::Answer(AnswerMsg::Redo),
        Msg::Answer(AnswerMsg::Concede),
    ] {
        send(&mut other, msg);
    }
    assert!(table(&other).view_model.outcome.is_none(), "nothing can be done");
    let kept = other.kept[0].clone();
    send(&mut other, Msg::Keep(KeepMsg::Continue(kept.id)));
    assert!(other.notice.is_some(), "the word is said again");
    assert_eq!(table(&other).game.link(), link, "it is kept as it came");
    send(&mut model, Msg::Link(LinkMsg::Open(link)));
    assert!(
        model.notice.is_some() && table(&model).view_model.asked.is_some(),
        "the game that goes on stays"
    );
}

#[test]
fn a_link_that_has_come_further_goes_on_and_an_older_one_does_not() {
    let mut model = seated(1, 11);
    let early = table(&model).game.link();
    play_by_taps(&mut model, 120, &mut Lots(11));
    let (late, answers) = (table(&model).game.link(), table(&model).game.answers());
    send(&mut model, Msg::Link(LinkMsg::Open(early)));
    assert_eq!(
        table(&model).game.answers(),
        answers,
        "an older link takes nothing away"
    );
    send(&mut model, Msg::Link(LinkMsg::Open(late)));
    assert_eq!(table(&model).game.answers(), answers);
    assert_eq!(model.kept.len(), 1);
}

#[test]
fn giving_up_ends_the_war_and_a_rematch_changes_sides() {
    let mut model = seated(0, 12);
    model.form.names = ["Gaius".into(), "Hanno".into()];
    send(&mut model, Msg::Game(GameMsg::Start(12)));
    let side = table(&model).view_model.to().expect("somebody is asked");
    send(&mut model, Msg::Answer(AnswerMsg::Concede));
    let over = table(&model).view_model.outcome.clone().expect("the war is over");
    assert_eq!(over.winner, side.enemy());
    assert_eq!(model.sheets.last(), Some(&Sheet::End));
    assert_eq!(table(&model).seats.names.rome, "Gaius");
    send(&mut model, Msg::Game(GameMsg::Rematch(13)));
    assert_eq!(table(&model).seats.names.rome, "Hanno");
    assert!(table(&model).view_model.outcome.is_none());
}

#[test]
fn every_dark_space_says_why_not() {
    let mut model = seated(1, 14);
    let mut lots = Lots(14);
    let mut tips: Vec<Tip> = Vec::new();
    for _ in 0..60 {
        play_by_taps(&mut model, 1, &mut lots);
        let spaces: Vec<_> = table(&model).view_model.scene.spaces.iter().map(|s| s.id).collect();
        let view_model = table(&model).view_model.clone();
        let busy = |at| {
            view_model.lit.iter().any(|l| l.at == at)
                || view_model.batch.iter().any(|b| b.placed.contains(&at))
                || view_model.scene.stacks.iter().any(|s| s.seat.space() == at)
                || view_model.path.contains(&at)
        };
        for at in spaces.into_iter().filter(|at| !busy(*at)).take(3) {
            update(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
            tips.push(table(&model).pointing.tip.clone().expect("a dark space says why not"));
        }
    }
    assert!(tips.iter().all(|t| !t.because.is_empty() && !t.rule.0.is_empty()));
}

#[test]
fn a_march_takes_four_taps() {
    let found = (1..30).any(|seed| {
        let mut model = seated(1, seed);
        while table(&model)
            .view_model
            .asked
            .as_ref()
            .is_some_and(|a| a.kind != AskKind::Card)
        {
            let first = table(&model)
                .view_model
                .asked
                .as_ref()
                .map(|a| a.answers[0].choice)
                .expect("something is asked");
            send(&mut model, Msg::Answer(AnswerMsg::Choose(first)));
        }
        let card = table(&model).view_model.cards[0];
        send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
        let Some((general, _)) = table(&model).view_model.generals.first().cloned() else {
            return false;
        };
        send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::General(general))));
        let Some(far) = table(&model)
            .view_model
            .lit
            .iter()
            .rfind(|l| l.contested.is_empty())
            .cloned()
        else {
            return false;
        };
        assert!(far.path.len() > 1, "the farthest space is more than one step away");
        send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(far.at))));
        let before = table(&model).game.answers().len();
        send(&mut model, Msg::Answer(AnswerMsg::Confirm));
        let after = table(&model).game.answers();
        assert!(after.len() >= before + 3 + far.path.len());
        let stands = table(&model)
            .view_model
            .scene
            .stacks
            .iter()
            .any(|s| s.seat.space() == far.at && s.generals.iter().any(|g| g.unit == general));
        assert!(stands, "the general stands where he was sent");
        true
    });
    assert!(found, "no march in thirty games");
}

#[test]
fn a_watched_war_comes_to_its_end() {
    let mut model = Model::default();
    send(&mut model, Msg::Game(GameMsg::Watch(15)));
    for _ in 0..20_000 {
        if table(&model).view_model.outcome.is_some() {
            assert_eq!(model.sheets.last(), Some(&Sheet::End));
            return;
        }
        send(&mut model, Msg::Game(GameMsg::Tick));
    }
    panic!("the war has no end");
}

#[test]
fn new_games_differ_by_their_seed_alone() {
    let open = |seed| {
        AnyGame::new(0, 0, Seed(seed), Envelope::default())
            .sketch()
            .scene(Viewer::Both)
            .hands
    };
    assert_eq!(open(1), open(1));
    assert_ne!(open(1), open(2));
}
