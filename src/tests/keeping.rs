//! Kept games: records old and new, names, copies, deleting, files, the ring, one game in several tabs.

use crate::features::saved_games::kept::find;
use crate::features::saved_games::record::{WriteCheck, newer, verdict};
use crate::features::saved_games::{incoming, room};
use crate::model::install::script::Back;
use crate::model::msg::{AnswerMsg, GameMsg, InstallMsg, KeepMsg, LookMsg};
use crate::model::record::{Damage, Record};
use crate::model::saved_games::{Comes, SavedGamesEffect, SavedGamesSheet};
use crate::tests::*;

/// A record as pages wrote it before there were names and pictures.
const FIRST: &str = include_str!("../fixtures/record-1.txt");

pub(super) fn slots(model: &mut Model, msg: KeepMsg) -> Vec<Effect> {
    send(model, Msg::Keep(msg))
}

/// The record of a game some taps old, under this id.
pub(super) fn record(id: u32, seed: u64, taps: usize) -> Record {
    let mut model = seated(1, seed);
    play_by_taps(&mut model, taps, &mut Lots(seed));
    let mut record = Record::of(table(&model));
    record.id = id;
    record.minutes = 29_700_000 + id;
    record.writer = 9;
    record
}

/// A page that keeps these.
pub(super) fn page(records: Vec<Record>) -> Model {
    let mut model = Model::default();
    update(&mut model, Msg::Keep(KeepMsg::Loaded(records)));
    model
}

pub(super) fn saves(effects: &[Effect]) -> Vec<&Record> {
    let mut saves = Vec::new();
    for effect in effects {
        if let Effect::Save(record) = effect {
            saves.push(record);
        }
    }
    saves
}

#[test]
fn a_record_of_the_first_layout_still_opens() {
    let old = Record::from_text(FIRST).expect("whole");
    assert_eq!((old.id, old.sequence, old.minutes), (2_390_459_487, 121, 29_700_000));
    assert!(old.title.ends_with(": Ann against Ben"));
    let opened = old.open().expect("it opens");
    assert_eq!(opened.seats.names.rome, "Ann");
    let again = Record::from_text(&Record::of(&opened).to_text()).expect("written anew");
    assert_eq!((again.id, again.sequence), (old.id, old.sequence));
    assert!(!again.picture.is_empty());
    let half = Record::found(Some(7), &FIRST[..600]);
    assert_eq!((half.id, half.damage), (7, Some(Damage::Changed)));
    assert_eq!(half.title, old.title);
}

#[test]
fn a_damaged_record_is_listed_by_name_and_never_opened() {
    let whole = Record {
        name: "Friday".into(),
        ..record(5, 1, 40)
    };
    let text = whole.to_text();
    let cut = Record::found(Some(5), &text[..text.len() - 9]);
    assert_eq!((cut.called(), cut.damage), ("Friday", Some(Damage::Changed)));
    assert_eq!(cut.to_text(), text[..text.len() - 9]);
    assert_eq!(newer(cut.clone(), whole.clone()).damage, None, "the whole one serves");
    let swapped = Record::found(Some(6), &text);
    assert_eq!(
        swapped.damage,
        Some(Damage::Changed),
        "another game's record under this key"
    );
    assert_eq!(Record::from_text("k3.AAAA"), Err(Damage::Newer));
    let mut model = page(vec![cut]);
    update(&mut model, Msg::Keep(KeepMsg::Continue(5)));
    assert!(model.table.is_none());
    assert_eq!(model.sheets, [Sheet::SavedGames(SavedGamesSheet::Game(5))]);
    let exported = slots(&mut model, KeepMsg::Export(Some(5)));
    let Some(Effect::SavedGames(SavedGamesEffect::Download(_, file))) = exported.first() else {
        panic!("a damaged game goes to a file: {exported:?}");
    };
    assert!(file.contains(&text[..text.len() - 9]));
}

#[test]
fn a_deleted_game_comes_back_whole() {
    let kept = record(5, 1, 40);
    let mut model = page(vec![kept.clone(), record(6, 2, 10)]);
    assert_eq!(send(&mut model, Msg::Keep(KeepMsg::Delete(5)))[0], Effect::Delete(5));
    assert!(find(&model, 5).is_none());
    // A writing that was under way does not bring it back, and does not stay.
    assert!(update(&mut model, Msg::Keep(KeepMsg::Saved(kept.clone(), true, true))).contains(&Effect::Delete(5)));
    assert!(find(&model, 5).is_none());
    let effects = slots(&mut model, KeepMsg::Undelete);
    assert_eq!(saves(&effects), [&kept]);
    assert_eq!(find(&model, 5), Some(&kept));
    send(&mut model, Msg::Keep(KeepMsg::Delete(5)));
    send(&mut model, Msg::Keep(KeepMsg::Continue(6)));
    assert!(model.saved_games.deleted.is_none(), "the next action ends it");
}

#[test]
fn names_and_copies() {
    let mut model = page(vec![record(5, 1, 40)]);
    slots(&mut model, KeepMsg::Look(5));
    slots(&mut model, KeepMsg::Typed("  Our\u{7} war ".into()));
    let effects = slots(&mut model, KeepMsg::Rename(5));
    let named = saves(&effects)[0].clone();
    assert_eq!((named.name.as_str(), named.follows.0 + 1), ("Our war", named.sequence));
    let effects = slots(&mut model, KeepMsg::Copy(5));
    let copy = saves(&effects)[0].clone();
    assert_eq!(copy.called(), "Copy of Our war");
    assert_eq!(
        model.saved_games.kept[0].id, copy.id,
        "the latest of one minute stands first"
    );
    assert_ne!(copy.id, 5);
    send(&mut model, Msg::Keep(KeepMsg::Continue(copy.id)));
    let table = table(&model);
    let own = record(5, 1, 40).read().expect("whole").0.envelope().id;
    assert_eq!((table.id, table.game.envelope().id), (copy.id, own));
    assert_eq!(table.keeping.slot.name, "Copy of Our war");
    send(&mut model, Msg::Answer(AnswerMsg::Undo));
    assert_eq!(
        find(&model, 5).map(|r| r.game.clone()),
        Some(named.game),
        "the first one stays as it was"
    );
}

#[test]
fn a_file_adds_and_never_replaces() {
    let (old, mut model) = (record(5, 1, 30), page(vec![record(5, 1, 60), record(6, 2, 10)]));
    let further = record(6, 2, 40);
    let other = Record {
        game: record(9, 3, 40).game,
        ..record(5, 1, 60)
    };
    let fresh = record(8, 4, 20);
    let text = incoming::to_file([&old, &further, &other, &fresh, &record(5, 1, 60)].into_iter());
    let broken = text.clone() + &fresh.to_text()[..90] + "\n";
    update(&mut model, Msg::Keep(KeepMsg::File(broken)));
    let comes: Vec<&Comes> = model.saved_games.found.iter().map(|f| &f.comes).collect();
    assert!(
        matches!(
            comes.as_slice(),
            [
                Comes::Behind(_),
                Comes::Further(_),
                Comes::Beside(_),
                Comes::New,
                Comes::Here,
                Comes::Refused(_)
            ]
        ),
        "{comes:?}"
    );
    let before = find(&model, 5).cloned();
    let effects = slots(&mut model, KeepMsg::Add);
    assert_eq!(saves(&effects).len(), 3);
    assert_eq!(find(&model, 5).cloned(), before);
    assert_eq!(model.saved_games.kept.len(), 4);
    let answers = |r: &Record| r.read().expect("whole").0.answers();
    assert_eq!(find(&model, 6).map(answers), Some(answers(&further)));
    update(&mut model, Msg::Keep(KeepMsg::File(text)));
    assert!(
        !model.saved_games.found.iter().any(|f| f.comes.adds()),
        "{:?}",
        model.saved_games.found
    );
}

/// So many games without a name, the oldest first.
fn unnamed(count: u32) -> Vec<Record> {
    let one = record(1, 1, 10);
    let at = |id| Record {
        id,
        minutes: 1000 + id,
        ..one.clone()
    };
    (1..=count).map(at).collect()
}

fn deletes(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Delete(_)))
}

#[test]
fn no_game_goes_while_there_is_room() {
    let mut model = page(unnamed(60));
    update(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    let effects = update(&mut model, Msg::Game(GameMsg::Start(3)));
    let fresh = saves(&effects)[0].clone();
    assert!(!deletes(&update(
        &mut model,
        Msg::Keep(KeepMsg::Saved(fresh.clone(), true, true))
    )));
    // One store is full, and the other one has room.
    for (first, second) in [(false, true), (true, false)] {
        assert!(!deletes(&update(
            &mut model,
            Msg::Keep(KeepMsg::Full(fresh.clone(), first, second))
        )));
    }
    assert!(
        model
            .notice
            .as_ref()
            .is_some_and(|notice| notice.contains("the other still works"))
    );
    assert_eq!(model.saved_games.kept.len(), 61);
}

#[test]
fn where_there_is_no_room_it_is_said_what_could_go_and_the_player_decides() {
    let mut all = unnamed(12);
    all[6].over = true;
    all[0].name = "Kept".into();
    all[1].damage = Some(Damage::Changed);
    let mut model = page(all);
    send(&mut model, Msg::Keep(KeepMsg::Continue(4)));
    let latest = Record::of(table(&model));
    let full = |model: &mut Model| update(model, Msg::Keep(KeepMsg::Full(latest.clone(), false, false)));
    // Another tab plays the third one.
    update(&mut model, Msg::Keep(KeepMsg::Played(vec![3, 4])));
    assert!(!deletes(&full(&mut model)));
    assert_eq!(model.sheets, [Sheet::SavedGames(SavedGamesSheet::Room)]);
    assert!(model.notice.as_ref().is_some_and(|notice| notice.contains("full")));
    let offered = |model: &Model| room::offered(model).map(|record| record.id);
    assert_eq!(offered(&model), Some(7), "one that is over first");
    let shown: String = crate::view::page(&model)
        .iter()
        .map(crate::tree::Node::readable)
        .collect();
    assert!(
        shown.contains("Keep it as a file") && shown.contains("Delete it"),
        "{shown}"
    );
    let effects = update(&mut model, Msg::Keep(KeepMsg::MakeRoom(7)));
    assert!(
        matches!(&effects[..], [Effect::Delete(7), Effect::Save(again)] if again.game == latest.game),
        "{effects:?}"
    );
    assert!(model.sheets.is_empty() && find(&model, 7).is_none());
    full(&mut model);
    assert_eq!(
        model.sheets,
        [Sheet::SavedGames(SavedGamesSheet::Room)],
        "it is said again"
    );
    assert_eq!(offered(&model), Some(5), "no name, whole, on no table");
    assert!(model.abilities.forgetful);
    update(&mut model, Msg::Keep(KeepMsg::Saved(latest.clone(), true, true)));
    assert!(!model.saved_games.full && !model.abilities.forgetful);
    // Nothing can go: all have names.
    let mut named = page(vec![Record {
        name: "Kept".into(),
        ..record(1, 1, 10)
    }]);
    full(&mut named);
    assert_eq!(named.sheets, [Sheet::SavedGames(SavedGamesSheet::Where)]);
}

#[test]
fn a_game_that_another_tab_deletes_stays_where_it_is_played() {
    let mut model = page(vec![record(5, 1, 40), record(6, 2, 10)]);
    send(&mut model, Msg::Keep(KeepMsg::Continue(5)));
    let effects = update(&mut model, Msg::Keep(KeepMsg::Gone(5)));
    assert!(
        matches!(&effects[..], [Effect::Save(again)] if again.id == 5),
        "{effects:?}"
    );
    assert!(find(&model, 5).is_some());
    assert!(update(&mut model, Msg::Keep(KeepMsg::Gone(6))).is_empty());
    assert!(find(&model, 6).is_none());
    update(&mut model, Msg::Keep(KeepMsg::Held(5)));
    assert!(
        update(&mut model, Msg::Keep(KeepMsg::Gone(5))).is_empty(),
        "the tab that plays it says so"
    );
}

#[test]
fn no_page_sets_a_game_back() {
    let there = Record {
        sequence: 10,
        writer: 1,
        ..Record::default()
    };
    let by = |sequence, writer, follows| Record {
        sequence,
        writer,
        follows,
        ..Record::default()
    };
    let turns = [
        (by(11, 1, (0, 0)), WriteCheck::Write, "its own next"),
        (by(9, 1, (0, 0)), WriteCheck::Done, "its own, later already there"),
        (by(11, 2, (10, 1)), WriteCheck::Write, "opened from it"),
        (by(13, 2, (9, 1)), WriteCheck::Beaten, "opened from what it was before"),
        (by(99, 2, (0, 0)), WriteCheck::Beaten, "knows nothing of it"),
        (by(13, 2, (12, 1)), WriteCheck::Write, "the store had lost some"),
    ];
    for (mine, wanted, why) in turns {
        assert_eq!(verdict(&mine, Some(&there)), wanted, "{why}");
    }
    assert_eq!(verdict(&there, None), WriteCheck::Write);
    let damaged = Record {
        damage: Some(Damage::Changed),
        ..there.clone()
    };
    assert_eq!(verdict(&by(1, 2, (0, 0)), Some(&damaged)), WriteCheck::Write);
}

#[test]
fn two_tabs_the_loser_looks_on_and_takes_over() {
    let kept = record(5, 1, 40);
    let (mut here, mut there) = (page(vec![kept.clone()]), page(vec![kept]));
    assert!(
        send(&mut here, Msg::Keep(KeepMsg::Continue(5))).contains(&Effect::SavedGames(SavedGamesEffect::Hold(Some(5))))
    );
    send(&mut there, Msg::Keep(KeepMsg::Continue(5)));
    let mut lots = Lots(3);
    play_by_taps(&mut there, 12, &mut lots);
    let mut written = Record::of(table(&there));
    written.writer = 77;
    // This tab answers too, and is beaten.
    play_by_taps(&mut here, 1, &mut lots);
    update(&mut here, Msg::Keep(KeepMsg::Beaten(written.clone())));
    assert!(here.saved_games.elsewhere);
    // What is planned behind a question to the other side is not kept.
    let lies = |model: &Model| engine::scene::Scene {
        route: None,
        ..table(model).view_model.scene.clone()
    };
    assert_eq!(lies(&here), lies(&there));
    assert!(!table(&here).view_model.mine);
    assert!(here.notice.is_some());
    // No input, whatever is tapped; nothing is written.
    let before = table(&here).game.answers();
    for choice in table(&there).game.preview().asked().expect("a question waits").answers {
        assert!(saves(&update(&mut here, Msg::Answer(AnswerMsg::Choose(choice.choice)))).is_empty());
        assert!(saves(&update(&mut here, Msg::Answer(AnswerMsg::Confirm))).is_empty());
    }
    assert_eq!(table(&here).game.answers(), before);
    // It follows.
    play_by_taps(&mut there, 20, &mut lots);
    written = Record::of(table(&there));
    written.writer = 77;
    update(&mut here, Msg::Keep(KeepMsg::Elsewhere(written.clone())));
    assert_eq!(table(&here).game.answers(), table(&there).game.answers());
    assert!(here.saved_games.elsewhere);
    // It takes over.
    assert_eq!(
        update(&mut here, Msg::Keep(KeepMsg::TakeOver)),
        [Effect::SavedGames(SavedGamesEffect::Take(5))]
    );
    update(&mut here, Msg::Keep(KeepMsg::Mine(5, Some(written.clone()))));
    update(&mut there, Msg::Keep(KeepMsg::Held(5)));
    assert!(!here.saved_games.elsewhere && there.saved_games.elsewhere);
    let tap = taps(&here).remove(0);
    let effects = send(&mut here, tap);
    for mine in saves(&effects) {
        assert_eq!(
            verdict(
                &Record {
                    writer: 5,
                    ..mine.clone()
                },
                Some(&written)
            ),
            WriteCheck::Write
        );
    }
}

/// Two tabs that are loaded again: each asks for its game, so that one plays, and the other one goes on when it is free.
#[test]
fn a_game_that_comes_back_at_the_start_is_held() {
    let kept = record(5, 1, 40);
    let mut model = Model::default();
    let back = InstallMsg::Back(Back::Game(5));
    update(&mut model, Msg::Device(DeviceMsg::Install(back)));
    let effects = update(&mut model, Msg::Keep(KeepMsg::Loaded(vec![kept.clone()])));
    let holds = |effects: &[Effect]| effects.contains(&Effect::SavedGames(SavedGamesEffect::Hold(Some(5))));
    assert!(holds(&effects), "{effects:?}");
    update(&mut model, Msg::Keep(KeepMsg::Held(5)));
    assert!(model.saved_games.elsewhere);
    assert!(
        !holds(&update(&mut model, Msg::Look(LookMsg::CloseTip))),
        "it is asked for once"
    );
    update(&mut model, Msg::Keep(KeepMsg::Mine(5, Some(kept))));
    assert!(!model.saved_games.elsewhere && table(&model).view_model.mine);
}

#[test]
fn a_new_name_does_not_stop_the_tab_that_plays() {
    let kept = record(5, 1, 40);
    let mut model = page(vec![kept.clone()]);
    send(&mut model, Msg::Keep(KeepMsg::Continue(5)));
    let named = Record {
        name: "Ours".into(),
        sequence: kept.sequence + 1,
        writer: 88,
        ..kept
    };
    update(&mut model, Msg::Keep(KeepMsg::Elsewhere(named.clone())));
    assert!(!model.saved_games.elsewhere);
    let tap = taps(&model).remove(0);
    let effects = send(&mut model, tap);
    assert!(
        saves(&effects)
            .iter()
            .all(|r| r.name == "Ours" && r.follows == (named.sequence, 88))
    );
}

#[test]
fn a_game_that_stopped_the_page_twice_opens_earlier_and_leaves_a_copy() {
    let kept = record(5, 1, 60);
    let mut model = page(vec![kept.clone()]);
    update(&mut model, Msg::Keep(KeepMsg::Suspect(5, 2)));
    update(&mut model, Msg::Keep(KeepMsg::Continue(5)));
    assert_eq!(model.sheets, [Sheet::SavedGames(SavedGamesSheet::Suspect(5, 2))]);
    let all = kept.read().expect("whole").0.answers();
    let effects = slots(&mut model, KeepMsg::Earlier(5, 4));
    assert_eq!(table(&model).game.answers(), all[..all.len() - 4]);
    assert_eq!(saves(&effects)[0].game, kept.game);
    assert_ne!(saves(&effects)[0].id, 5);
}

#[test]
fn a_watched_game_is_held_by_nobody() {
    let mut model = Model::default();
    let effects = update(&mut model, Msg::Game(GameMsg::Watch(games::FIRST, 5)));
    let kept = |e: &Effect| {
        matches!(
            e,
            Effect::Save(_) | Effect::SavedGames(SavedGamesEffect::Take(_) | SavedGamesEffect::Hold(Some(_)))
        )
    };
    assert!(!effects.iter().any(kept), "{effects:?}");
}
