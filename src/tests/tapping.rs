//! Games by taps alone: each mode, each game kept and opened, undo, and why not.

use crate::features::planned_move::reachable;
use crate::model::Tip;
use crate::model::record::Record;
use crate::tests::*;
use engine::Choice;

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
        let record = Record::of(t);
        let copy = Record::from_text(&record.to_text()).expect("the text has just been written");
        let opened = copy.open().expect("the game has just been kept");
        assert_eq!(opened.view_model.scene, t.view_model.scene);
        assert_eq!(opened.draft.choices(), t.draft.choices());
        assert_eq!(opened.ticker.log, t.ticker.log);
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
        let all = t.game.preview().scene(Viewer::Both);
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
fn alone_nothing_is_handed_over() {
    let mut model = seated(1, 6);
    let mut lots = Lots(6);
    for _ in 0..300 {
        play_by_taps(&mut model, 1, &mut lots);
        assert_eq!(table(&model).seats.handover, None);
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
        let (game, free) = (table(&model).draft.preview.clone(), table(&model).draft.held.is_none());
        let busy = |at| {
            free && reachable::marker(&game, at).is_some()
                || view_model.lit.iter().any(|l| l.at == at)
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
        let Some(general) = table(&model).view_model.generals.first().map(|lit| lit.unit) else {
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
fn new_games_differ_by_their_seed_alone() {
    let open = |seed| {
        AnyGame::new(0, 0, Seed(seed), Envelope::default())
            .preview()
            .scene(Viewer::Both)
            .hands
    };
    assert_eq!(open(1), open(1));
    assert_ne!(open(1), open(2));
}

/// An Event that gives CUs to a General gives them to his place: which of several there he is, is not asked.
#[test]
fn a_tap_on_generals_of_whom_it_is_all_the_same_takes_the_first() {
    let mut taken = 0;
    for seed in 1..400 {
        let wanted = |game: &AnyGame, asked: &crate::games::Asked| {
            let mut units = asked.answers.iter().filter(|a| matches!(a.choice, Choice::Unit(_)));
            let first = units.next();
            let alike = |first: &crate::games::Answer, other: &crate::games::Answer| {
                game.preview().alike(first.choice, other.choice)
            };
            first.is_some_and(|first| units.any(|other| alike(first, other)))
        };
        let Some(game) = crate::tests::battles::war(seed, wanted, crate::tests::battles::any) else {
            continue;
        };
        let first = game.preview().asked().expect("a question waits").answers[0].choice;
        let mut model = crate::tests::battles::at_table(game, Mode::Alone);
        let stacks = &table(&model).view_model.scene.stacks;
        let stands = |s: &&engine::scene::Stack| s.generals.iter().any(|g| Choice::Unit(g.unit) == first);
        let key = stacks.iter().find(stands).expect("he stands on the map").key.clone();
        send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Stack(key))));
        let t = table(&model);
        assert!(t.pointing.fan.is_none(), "seed {seed}");
        assert!(
            t.draft.held.is_some()
                || !t.draft.free.is_empty()
                || t.game.preview().asked().is_none_or(|a| !a.offers(first))
        );
        taken += 1;
        if taken > 1 {
            return;
        }
    }
    panic!("{taken} such Events");
}

/// A card and a space are enough to place a PC; one step back leaves the card as it was.
#[test]
fn a_card_and_a_space_place_a_marker() {
    let mut placed = 0;
    for (game, seed) in [(0, 3), (0, 4), (1, 3), (1, 4)] {
        let mut model = seated_at(games::FIRST + game, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..200 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let spaces = t.view_model.scene.spaces.iter().map(|space| space.id);
            let own = |at: &engine::SpaceId| {
                let general =
                    |s: &engine::scene::Stack| s.generals.iter().any(|g| t.view_model.general(g.unit).is_some());
                t.view_model
                    .scene
                    .stacks
                    .iter()
                    .any(|s| s.seat.space() == *at && general(s))
            };
            let mut free = spaces.filter(|at| !own(at) && t.view_model.mine && t.draft.held.is_none());
            let Some((at, path)) = free.find_map(|at| Some((at, reachable::marker(&t.draft.preview, at)?))) else {
                continue;
            };
            let before = t.draft.choices();
            send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
            let chosen = table(&model).draft.choices();
            assert_eq!(chosen, [&before[..], &path].concat());
            send(&mut model, Msg::Answer(AnswerMsg::Undo));
            assert_eq!(table(&model).draft.choices(), before);
            placed += 1;
        }
    }
    assert!(placed > 5, "{placed} markers");
}
