//! Looking back: the game on the table stays as it is, and a war that goes on shows no hand.

use crate::features::replay;
use crate::model::log_index;
use crate::model::msg::{AnswerMsg, KeepMsg, LinkMsg, LookMsg, PastMsg, SeatMsg};
use crate::model::record::Damage;
use crate::model::replay::{Jump, ReplayEffect};
use crate::tests::*;
use crate::tree::Node;
use crate::view;
use engine::CardId;

fn look(model: &mut Model, msg: PastMsg) -> Vec<Effect> {
    send(model, Msg::Past(msg))
}

fn past(model: &Model) -> &replay::Past {
    model.past.as_ref().expect("the past lies on the table")
}

fn read(model: &Model) -> String {
    view::page(model)
        .iter()
        .map(Node::readable)
        .collect::<Vec<_>>()
        .join(" ")
}

/// A war by taps, so many of them, with nobody on the way to the tablet.
fn war(players: usize, seed: u64, taps: usize) -> Model {
    let mut model = seated(players, seed);
    let mut lots = Lots(seed);
    play_by_taps(&mut model, taps, &mut lots);
    while table(&model).seats.handover.is_some() {
        play_by_taps(&mut model, 1, &mut lots);
    }
    model
}

/// A whole war with its end.
fn finished() -> Model {
    let war = crate::games::A_WHOLE_WAR;
    let mut model = Model::default();
    send(&mut model, Msg::Link(LinkMsg::Open(war.trim().into())));
    model.sheets.clear();
    let renew = crate::games::renew_the_war();
    let over = table(&model).view_model.outcome.is_some();
    assert!(
        over,
        "the whole war has an end, unless the rules lead elsewhere by now; {renew}"
    );
    model
}

/// The tests below play in this war; as a picture of its last position it would tell them nothing.
#[test]
fn the_frozen_war_is_played_on() {
    let war = AnyGame::from_link(crate::games::A_WHOLE_WAR).expect("the link of a war is whole");
    assert_eq!(
        war.read_only(),
        None,
        "the rules lead elsewhere by now; {}",
        crate::games::renew_the_war()
    );
}

#[test]
fn a_kept_game_is_looked_back_at_without_being_played_on() {
    let mut model = seated(0, 6);
    play_by_taps(&mut model, 40, &mut Lots(6));
    let kept = model.saved_games.kept.clone();
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Home)));
    for closed in [true, false] {
        let effects = send(&mut model, Msg::Keep(KeepMsg::Past(kept[0].id)));
        assert!(!effects.iter().any(|e| matches!(e, Effect::Save(_))), "nothing is kept");
        assert!(
            past(&model).at > 0 && table(&model).seats.handover.is_none(),
            "it opens at its last moment, with no hand-over"
        );
        let shown = read(&model);
        assert!(
            shown.contains("Looking back") && !shown.contains("please look away"),
            "the page says that one looks back, and sends nobody away: {shown}"
        );
        send(&mut model, Msg::Look(LookMsg::Back));
        assert!(
            model.past.is_none() && model.screen == Screen::Table,
            "back leads to the table as it lies now"
        );
        send(
            &mut model,
            if closed {
                Msg::Look(LookMsg::Back)
            } else {
                Msg::Look(LookMsg::Go(Screen::Home))
            },
        );
    }
    assert_eq!(model.saved_games.kept, kept, "the list of kept games stays as it was");
    model.saved_games.kept[0].damage = Some(Damage::Changed);
    send(&mut model, Msg::Keep(KeepMsg::Past(kept[0].id)));
    assert!(
        model.past.is_none() && model.sheets.len() == 1,
        "a damaged game has a word first"
    );
}

#[test]
fn the_game_on_the_table_stays_as_it_is() {
    let mut model = war(1, 5, 300);
    let (answers, scene, kept) = {
        let t = table(&model);
        (t.game.answers(), t.view_model.scene.clone(), t.keeping.sequence)
    };
    look(&mut model, PastMsg::Begin);
    assert_eq!(past(&model).at, answers.len(), "looking back begins at the last answer");
    let all = [
        Jump::First,
        Jump::Turn(true),
        Jump::Battle(true),
        Jump::Answer(true),
        Jump::Answer(false),
        Jump::Last,
        Jump::Turn(false),
    ];
    for way in all {
        let effects = look(&mut model, PastMsg::Go(way));
        assert!(
            !effects.iter().any(|e| matches!(e, Effect::Save(_))),
            "{way:?} keeps nothing"
        );
    }
    for msg in [
        Msg::Answer(AnswerMsg::Undo),
        Msg::Answer(AnswerMsg::Confirm),
        Msg::Answer(AnswerMsg::Concede),
        Msg::Seat(SeatMsg::Hide),
        Msg::Answer(AnswerMsg::Agree),
    ] {
        send(&mut model, msg);
    }
    assert!(model.past.is_some(), "nothing that is pressed meanwhile ends it");
    look(&mut model, PastMsg::Leave);
    let t = table(&model);
    let now = (t.game.answers(), &t.view_model.scene, t.keeping.sequence);
    assert_eq!(now, (answers, &scene, kept), "the game on the table is as it was");
}

#[test]
fn each_moment_is_the_game_as_it_was_then() {
    let mut model = seated(1, 9);
    let mut lots = Lots(9);
    let mut seen = Vec::new();
    for _ in 0..12 {
        play_by_taps(&mut model, 12, &mut lots);
        let t = table(&model);
        seen.push((t.game.answers(), t.game.preview().scene(Viewer::Public)));
    }
    look(&mut model, PastMsg::Begin);
    let answers = table(&model).game.answers();
    let mut met = 0;
    for (then, scene) in seen.iter().filter(|(then, _)| answers.starts_with(then)) {
        look(&mut model, PastMsg::Seek(then.len()));
        let now = past(&model).table.game.preview().scene(Viewer::Public);
        assert_eq!(now, *scene, "after {} answers", then.len());
        met += 1;
    }
    assert!(met > 3, "{met} moments");
}

#[test]
fn the_past_of_a_war_that_goes_on_shows_no_hand() {
    for seed in [21, 22, 23] {
        let mut model = war(0, seed, 200);
        assert!(table(&model).view_model.outcome.is_none(), "the war goes on");
        look(&mut model, PastMsg::Begin);
        look(&mut model, PastMsg::Eyes(Some(Side::Rome)));
        for at in 0..=past(&model).total {
            look(&mut model, PastMsg::Seek(at));
            let p = past(&model);
            let scene = p.table.game.preview().scene(Viewer::Both);
            let told: Vec<CardId> = p.table.ticker.log.iter().flat_map(|l| l.line.cards.clone()).collect();
            for side in Side::BOTH {
                let hand = &p.table.view_model.scene.hands[side].cards;
                assert_eq!(
                    hand,
                    &None,
                    "seed {seed}, answer {at}: the hand of {} is closed",
                    side.name()
                );
            }
            let page = read(&model);
            let open: Vec<CardId> = p
                .table
                .view_model
                .scene
                .piles
                .iter()
                .flat_map(|p| p.cards.clone())
                .collect();
            for card in Side::BOTH
                .iter()
                .flat_map(|s| scene.hands[*s].cards.clone().unwrap_or_default())
            {
                let title = p.table.game.card(card).title;
                // The page itself is called Corvus, a Truce holds by other rules too, and that a Campaign can be claimed with is asked of whoever
                // might hold one.
                let mut seen = told.iter().chain(&open);
                let named = matches!(title, "Corvus" | "Truce" | "Minor Campaign" | "Major Campaign");
                let known = named || seen.any(|c| p.table.game.card(*c).title == title);
                assert!(known || !page.contains(title), "seed {seed}, answer {at}: {title}");
            }
        }
    }
}

#[test]
fn a_finished_war_shows_both_hands_and_all_its_events() {
    let mut model = finished();
    look(&mut model, PastMsg::Begin);
    let turns = past(&model).turns.len();
    assert!(turns > 4, "the whole war is long enough for this test: {turns} turns");
    look(&mut model, PastMsg::Go(Jump::First));
    let mut battles = 0;
    while past(&model).goal(Jump::Battle(true)).is_some() {
        look(&mut model, PastMsg::Go(Jump::Battle(true)));
        let p = past(&model);
        assert!(
            p.table.ticker.news.is_some() && p.table.ticker.log.len() > p.table.ticker.old,
            "battle {battles} is told as news"
        );
        battles += 1;
    }
    assert!(battles > 10, "{battles} battles");
    let half = past(&model).total / 2;
    look(&mut model, PastMsg::Seek(half));
    for side in Side::BOTH {
        look(&mut model, PastMsg::Eyes(Some(side)));
        let p = past(&model);
        let seen = p.table.game.preview().scene(Viewer::Seat(side));
        assert_eq!((p.at, &p.table.view_model.scene), (half, &seen), "what this side knew");
        assert!(seen.hands[side].cards.is_some() && seen.hands[side.enemy()].cards.is_none());
    }
    look(&mut model, PastMsg::Eyes(None));
    let scene = &past(&model).table.view_model.scene;
    for side in Side::BOTH {
        let hand = &scene.hands[side].cards;
        assert!(hand.is_some(), "of a finished war the hand of {} is open", side.name());
    }
    let marked = model.story().iter().filter(|l| log_index::is_event(l)).count();
    assert!(marked > 20, "{marked} lines of the log are marked");
}

#[test]
fn every_battle_of_a_war_can_be_read_die_by_die() {
    let mut model = finished();
    let fights = log_index::fights(model.story());
    assert!(fights.len() > 30, "{} fights", fights.len());
    for fight in fights {
        for at in [fight.start, fight.end - 1] {
            model.sheets = vec![Sheet::Breakdown(at)];
            let page = read(&model);
            assert!(
                page.contains("The dice") || page.contains("What came of it"),
                "line {at} of the log has a sheet of its dice or of what came of it: {page}"
            );
        }
    }
}

#[test]
fn it_plays_itself_to_the_end_and_one_clock_at_a_time() {
    let mut model = war(1, 6, 200);
    look(&mut model, PastMsg::Begin);
    look(&mut model, PastMsg::Go(Jump::First));
    look(&mut model, PastMsg::Run);
    look(&mut model, PastMsg::Run);
    let effects = look(&mut model, PastMsg::Run);
    let Some(Effect::Replay(ReplayEffect::Tick(clock, _))) = effects.first().cloned() else {
        panic!("no clock: {effects:?}")
    };
    let here = past(&model).at;
    look(&mut model, PastMsg::Tick(clock - 1));
    assert_eq!(past(&model).at, here, "an old clock moves nothing");
    for _ in 0..2000 {
        look(&mut model, PastMsg::Tick(clock));
    }
    let p = past(&model);
    assert_eq!((p.runs, p.at), (false, p.total), "it stops at the last answer");
}

/// A file is opened by all of its text: words stand before the link and after the moment that it names.
#[test]
fn a_link_read_out_of_a_file_opens_at_the_moment_that_it_names() {
    let war = crate::games::A_WHOLE_WAR.trim();
    let file =
        format!("Look at this battle, Hanno!\r\n\r\nhttps://example.org/corvus/#{war}~120\r\n\r\nGaius, 1 May\r\n");
    let mut model = Model::default();
    send(&mut model, Msg::Link(LinkMsg::Open(file)));
    let renew = crate::games::renew_the_war();
    assert!(
        model.past.is_some(),
        "the war is played on, unless the rules lead elsewhere by now; {renew}"
    );
    assert_eq!(past(&model).at, 120);
    assert_eq!(*model.notice, None, "nothing is wrong with the moment");
}

#[test]
fn a_link_may_name_a_moment() {
    let war = crate::games::A_WHOLE_WAR.trim();
    let mut model = Model::default();
    send(&mut model, Msg::Link(LinkMsg::Open(format!("{war}~120"))));
    let renew = crate::games::renew_the_war();
    assert!(
        model.past.is_some(),
        "the war is played on, unless the rules lead elsewhere by now; {renew}"
    );
    assert_eq!(past(&model).at, 120, "the link opens at the moment that it names");
    for wrong in ["~", "~99999", "~x7", "~-3"] {
        let mut model = Model::default();
        send(&mut model, Msg::Link(LinkMsg::Open(format!("{war}{wrong}"))));
        assert!(
            model.past.is_none() && model.table.is_some(),
            "{wrong} is no moment, and the game opens where it is"
        );
        let said = model.notice.as_deref().unwrap_or_default();
        assert!(
            said.contains("moment"),
            "{wrong} is no moment, but the page says `{said}`"
        );
    }
}

#[test]
fn a_typed_link_opens_at_the_moment_that_it_names() {
    let war = crate::games::A_WHOLE_WAR.trim();
    let mut model = Model::default();
    send(
        &mut model,
        Msg::Link(LinkMsg::Typed(format!(
            "See here: https://example.org/corvus/#{war}~120"
        ))),
    );
    send(&mut model, Msg::Link(LinkMsg::OpenTyped));
    assert_eq!(past(&model).at, 120);
    assert!(model.linking.pasted.is_empty(), "what was typed has been used");
}

/// A link of another war is handed on to the program that plays it.
#[test]
fn a_link_is_handed_on_with_the_moment_that_it_names() {
    let link = table(&war(0, 31, 40)).game.link();
    for moment in [None, Some(Ok(7)), Some(Err(()))] {
        assert_eq!(replay::moment_of(&replay::with_moment(&link, moment)), moment);
    }
    assert_eq!(
        replay::moment_of(&format!("https://example.org/~hanno/#{link}")),
        None,
        "the address of the page is no part of the link"
    );
}

/// The table that is open already stays as it is.
#[test]
fn a_link_that_is_refused_names_no_moment() {
    let mut model = war(0, 31, 40);
    send(
        &mut model,
        Msg::Link(LinkMsg::Typed("EQEAAAAAAAAAAAAAAAAAAAAAAAAA~3".into())),
    );
    send(&mut model, Msg::Link(LinkMsg::OpenTyped));
    let said = model.notice.as_deref().unwrap_or_default();
    assert!(said.contains("link") && !said.contains("moment"), "{said}");
    assert!(model.past.is_none() && model.linking.wanted.is_none());
}

#[test]
fn a_fork_is_a_game_of_its_own() {
    let mut model = finished();
    let old = table(&model).game.answers();
    let id = table(&model).id;
    look(&mut model, PastMsg::Begin);
    look(&mut model, PastMsg::Seek(200));
    look(&mut model, PastMsg::Fork(false, 77));
    let t = table(&model);
    assert_ne!(t.id, id, "a fork has an id of its own");
    assert!(model.past.is_none(), "a fork lies on the table");
    assert!(
        t.game.answers().starts_with(&old[..200]),
        "it has the answers up to the moment"
    );
    assert!(t.keeping.slot.name.contains("from turn"), "{}", t.keeping.slot.name);
    assert!(t.game.over().is_none(), "and goes on from there");
    let mut model = war(0, 31, 200);
    look(&mut model, PastMsg::Begin);
    look(&mut model, PastMsg::Seek(30));
    let effects = look(&mut model, PastMsg::Fork(false, 5));
    let kept = effects
        .iter()
        .any(|e| matches!(e, Effect::Save(r) if r.name.contains("from turn")));
    assert!(kept, "a fork is kept by its name at once: {effects:?}");
    assert!(
        !table(&model).game.answers().is_empty(),
        "with the answers up to the moment"
    );
    let again = AnyGame::from_link(&table(&model).game.link()).expect("a fork has a link of its own");
    assert_eq!(
        again.answers(),
        table(&model).game.answers(),
        "the link of a fork leads to it"
    );
}

#[test]
fn any_moment_of_a_long_war_is_there_in_any_order() {
    let mut model = finished();
    look(&mut model, PastMsg::Begin);
    let total = past(&model).total;
    for n in 0..40 {
        let at = (n * 7919) % total;
        look(&mut model, PastMsg::Seek(at));
        assert_eq!(past(&model).at, at, "of {total} answers");
    }
}
