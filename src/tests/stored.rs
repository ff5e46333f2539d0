//! What devices keep today: records, positions, files, orders, what has been seen, settings. Each was written by an earlier page and opens.

use crate::features::saved_games::incoming;
use crate::model::orders::{Order, Orders, Scope, StopWhen};
use crate::model::record::Record;
use crate::model::seen::Seen;
use crate::model::settings::{DeviceSetting, Settings};
use crate::tests::*;
use engine::SpaceId;

const FIRST_WAR: &str = include_str!("../fixtures/record-2-first-war.txt");

const SECOND_WAR: &str = include_str!("../fixtures/record-2-second-war.txt");

/// In the midst of an action that is planned and not yet said.
const THIRD_WAR: &str = include_str!("../fixtures/record-2-third-war.txt");

/// An exported file that holds both records, as a player saves it.
const FILE: &str = include_str!("../fixtures/file-2.txt");

/// Positions to look at: of the first war, of the second.
const POSITIONS: &str = include_str!("../fixtures/positions.txt");

/// What a device had seen of the war of [`FIRST_WAR`].
const SEEN: &str = include_str!("../fixtures/seen.txt");

/// Dark, no odds, all else as usual.
const SETTINGS: &str = include_str!("../fixtures/settings.txt");

/// The orders of both records.
fn orders() -> Orders {
    let mut orders = Orders::default();
    orders.stops.rome.when = StopWhen::Always;
    orders.stops.carthage.changed = 0b101;
    orders.marks.carthage.push(Scope::Space(SpaceId(13)));
    orders.set(Side::Rome, 1, Scope::Everywhere, Some(Order::Attempt(3)));
    orders.given.push((4, Side::Carthage));
    orders
}

#[test]
fn records_open_with_names_orders_and_game() {
    for (text, kind, answers) in [(FIRST_WAR, 0, 160), (SECOND_WAR, 1, 100)] {
        let record = Record::from_text(text).expect("whole");
        assert_eq!((record.kind, record.called()), (kind, "Friday"));
        let table = record.open().expect("it opens");
        assert_eq!(table.seats.names.rome, "Ann");
        assert_eq!(Orders::of(&table.game.envelope().orders), orders());
        match table.game.read_only() {
            Some(why) => assert!(why.starts_with("Made with rules "), "{why}"),
            None => assert_eq!(table.game.answers().len(), answers),
        }
        assert_eq!(Record::of(&table).called(), "Friday");
    }
}

#[test]
fn a_record_with_a_planned_action_opens_with_it() {
    let record = Record::from_text(THIRD_WAR).expect("whole");
    assert_eq!((record.kind, record.called()), (2, "Friday"));
    let mut table = record.open().expect("it opens");
    assert_eq!(table.seats.names.rome, "Ann");
    assert_eq!(Orders::of(&table.game.envelope().orders), orders());
    if let Some(why) = table.game.read_only() {
        assert!(why.starts_with("Made with rules "), "{why}");
        return;
    }
    assert_eq!(table.game.answers().len(), 120);
    let first = table.draft.free.first().map(|s| s.asked.kind);
    assert_eq!(
        (first, table.draft.choices()),
        (Some(AskKind::Act), record.draft.clone())
    );
    // At a shared table it lies hidden until its side opens the hand.
    assert!(table.hidden() && !table.view_model.mine);
    table.seats.open = table.draft.preview.asked().map(|asked| asked.to);
    table.refresh();
    assert!(!table.hidden() && table.view_model.mine);
}

#[test]
fn a_file_of_games_is_read() {
    let records = incoming::records(FILE).expect("it is one of ours");
    let kinds: Vec<u8> = records.iter().map(|r| r.kind).collect();
    assert_eq!(kinds, [0, 1]);
    assert!(records.iter().all(|r| r.damage.is_none() && r.open().is_ok()));
}

#[test]
fn positions_are_looked_at() {
    let turns = POSITIONS.lines().map(|link| {
        let game = AnyGame::of_position(link).expect("a position").expect("it opens");
        game.scene(Viewer::Public).turn
    });
    assert_eq!(turns.collect::<Vec<_>>(), ["Turn II", "Turn 2"]);
}

#[test]
fn what_has_been_seen_is_remembered() {
    let seen = Seen::from_text(SEEN.trim()).expect("it is one of ours");
    assert_eq!(seen.to_text(), SEEN.trim());
}

#[test]
fn settings_stand_as_they_were_left() {
    let settings = Settings::from_text(SETTINGS.trim());
    assert_eq!((settings.of(DeviceSetting::Theme), settings.odds()), (2, false));
}
