//! Home: first taps, kept games, and what a war says of itself in one line.

use crate::features::heading;
use crate::features::saved_games::record::LINE;
use crate::model::install::script::{InstallEffect, StartAt};
use crate::model::msg::{GameMsg, KeepMsg, LinkMsg, LookMsg};
use crate::model::record::Record;
use crate::model::seats::Computer;
use crate::tests::keeping::{page, record};
use crate::tests::*;
use crate::tree::{Node, On};
use crate::view;

/// What the button sends that stands at `door` of the game in this place.
fn tap(model: &Model, war: usize, door: &str) -> Msg {
    fn inside(nodes: &[Node], war: Option<&str>, door: &str) -> Option<Msg> {
        nodes.iter().find_map(|node| {
            let Node::Element(element) = node else { return None };
            let has = |name: &str, value: &str| element.attributes.iter().any(|(n, v)| *n == name && v == value);
            if war.is_none() && has("data-door", door) {
                return match element.click.as_ref()? {
                    On::Send(msg) => Some(msg.clone()),
                    On::Chance(make) => Some(make(7)),
                    On::ChanceOf(make, which) => Some(make(*which, 7)),
                    On::Typed(..) | On::Backdrop(_) => None,
                };
            }
            let war = war.filter(|war| !has("data-war", war));
            inside(&element.children, war, door)
        })
    }
    inside(&view::page(model), Some(&war.to_string()), door).unwrap_or_else(|| panic!("no {door} of game {war}"))
}

/// From each first tap to the table it is one more, with all as it stands.
#[test]
fn the_table_is_two_taps_from_home() {
    for game in games::GAMES.iter().filter(|game| game.page) {
        for (door, players) in [("together", 0), ("against", 3), ("by-link", 2), ("new", 0)] {
            let mut model = Model::default();
            let msg = tap(&model, game.place(), door);
            send(&mut model, msg);
            assert_eq!((model.screen, model.form.game), (Screen::Setup, game.place()), "{door}");
            assert_eq!(model.form.players, players, "{door}");
            send(&mut model, Msg::Game(GameMsg::Start(9)));
            assert!(model.screen == Screen::Table && games::place_of(&table(&model).game) == game.place());
        }
        let mut model = Model::default();
        let msg = tap(&model, game.place(), "learn");
        assert_eq!(
            send(&mut model, msg),
            [Effect::Texts],
            "the lesson begins when its text is there"
        );
        assert_eq!(model.form.game, game.place());
        let mut model = Model::default();
        let msg = tap(&model, game.place(), "watch");
        send(&mut model, msg);
        assert_eq!(table(&model).seats.mode, Mode::Watch);
    }
}

/// What the program of another game begins with when the page has been loaded again.
#[test]
fn a_lesson_and_a_watched_war_begin_behind_a_reload() {
    use crate::model::install::script::Back;
    use crate::model::msg::DeviceMsg;
    use crate::model::msg::InstallMsg;
    let mut model = Model::default();
    let back = |back| Msg::Device(DeviceMsg::Install(InstallMsg::Back(back)));
    send(&mut model, back(Back::Lesson(7)));
    let effects = send(&mut model, Msg::Keep(KeepMsg::Loaded(Vec::new())));
    assert!(effects.contains(&Effect::Texts), "{effects:?}");
    let mut model = Model::default();
    send(&mut model, back(Back::Watch(7)));
    assert!(model.table.is_none(), "the stores are read first");
    send(&mut model, Msg::Keep(KeepMsg::Loaded(Vec::new())));
    assert_eq!(table(&model).seats.mode, Mode::Watch);
    let to = InstallEffect::program(1, StartAt::Lesson { chance: 7 });
    assert!(matches!(to, InstallEffect::Program { number: 2, .. }));
}

fn readable(model: &Model) -> String {
    view::page(model).iter().map(Node::readable).collect()
}

/// Each game says its war with its years, whom it suits and how sure its data are, and has a small map.
#[test]
fn each_game_says_what_it_is() {
    let home = readable(&Model::default());
    for game in games::GAMES.iter().filter(|game| game.page) {
        let about = &game.about;
        assert!(about.war.contains("BC") && about.suits.ends_with('.') && about.suits.contains("hours"));
        for words in [about.title, about.war, about.suits] {
            assert!(home.contains(words), "{words}");
        }
        let small = about.small.expect("a map is drawn for it");
        assert!(home.contains(small.svg) && home.contains(&format!("href=\"#{}\"", small.id)));
        assert_eq!(small.spots.len(), games::layout(game.place()).places.len());
        let drawn = std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(small.svg));
        assert!(drawn.expect("the small map").contains(&format!("id=\"{}\"", small.id)));
    }
}

/// The cards of the games keep the order of the registry, whichever game was played last.
#[test]
fn the_games_at_home_keep_their_order() {
    let games = || games::GAMES.iter().filter(|game| game.page);
    for played in games() {
        let mut model = seated_at(played.place(), 1, 3);
        model.screen = Screen::Home;
        let home = readable(&model);
        let cards = home.split("Open a link").next().unwrap_or_default();
        let places: Vec<_> = games().map(|game| cards.rfind(game.about.suits)).collect();
        assert!(
            places.is_sorted() && places[0].is_some(),
            "{}: {places:?}",
            played.about.title
        );
    }
}

/// A kept game tells who plays whom, the turn and who is asked, or who has won; never more than the list keeps of a line.
#[test]
fn a_kept_game_says_how_it_stands() {
    for game in games::GAMES.iter().filter(|game| game.page) {
        let mut model = seated_at(game.place(), 1, 3);
        let longest = "Quintus Fabius M".to_owned();
        table_mut(&mut model).seats.names = engine::PerSide::new(longest.clone(), longest);
        play_by_taps(&mut model, 60, &mut Lots(3));
        let kept = Record::of(table(&model));
        assert!(
            kept.about.contains("'s turn (Quintus Fabius M)") && kept.about.contains("Turn"),
            "{}",
            kept.about
        );
        assert!(
            kept.about.chars().count() <= LINE && kept.title.chars().count() <= LINE,
            "{kept:?}"
        );
        let mut by_link = seated_at(game.place(), 2, 3);
        let asked = table(&by_link).game.preview().asked().expect("a question").to;
        let said = |model: &Model| Record::of(table(model)).about.ends_with("'s turn (yours)");
        for side in Side::BOTH {
            table_mut(&mut by_link).seats.mode = Mode::Link(side);
            assert_eq!(said(&by_link), side == asked);
            assert!(Record::of(table(&by_link)).title.ends_with(", by link"));
        }
    }
}

fn table_mut(model: &mut Model) -> &mut Table {
    model.table.as_mut().expect("a game is on the table")
}

/// Neither the line that goes with a link nor a row of the list tells what a hand holds: both are the same in all worlds that look alike.
#[test]
fn what_is_said_of_a_war_is_public() {
    for game in games::GAMES.iter().filter(|game| game.page) {
        let mut model = seated_at(game.place(), 0, 8);
        let mut lots = Lots(8);
        for _ in 0..12 {
            play_by_taps(&mut model, 10, &mut lots);
            let said = |game: AnyGame| {
                let table = Table::new(game, Mode::Together);
                let Record {
                    title, about, picture, ..
                } = Record::of(&table);
                (heading::of(&table), title, about, picture)
            };
            let game = &table(&model).game;
            let here = said(game.world(0, Viewer::Both));
            for number in 1..4 {
                assert_eq!(said(game.world(number, Viewer::Public)), here);
            }
        }
    }
}

/// Twenty games, one of them named: a few letters of its name, its game or its turn leave few rows.
#[test]
fn one_of_twenty_games_is_found_by_a_word() {
    let mut records: Vec<Record> = (1..=20).map(|n| record(n, u64::from(n % 3), 4)).collect();
    records[11].name = "Friday with Ann".into();
    let mut model = page(records);
    assert_eq!(model.saved_games.listed().count(), 20);
    let words = "Find a game";
    assert!(readable(&model).contains(words));
    for (sought, found) in [("friday", 1), ("ANN fri", 1), ("nobody", 0), ("", 20)] {
        send(&mut model, Msg::Keep(KeepMsg::Seek(sought.into())));
        assert_eq!(model.saved_games.listed().count(), found, "{sought}");
        let none = readable(&model).contains("No kept game has these words.");
        assert_eq!(none, found == 0, "{sought}");
    }
    send(&mut model, Msg::Keep(KeepMsg::Seek("nobody".into())));
    model.saved_games.kept.truncate(3);
    assert_eq!(
        model.saved_games.listed().count(),
        3,
        "nothing is hidden behind words that cannot be seen"
    );
    assert!(!readable(&model).contains(words), "three are seen at a glance");
    assert!(readable(&model).contains("Play on"));
}

/// What stands before a link says game, turn and who is asked, and the whole text opens the game.
#[test]
fn what_is_copied_with_a_link_says_what_it_is_and_opens() {
    for game in games::GAMES.iter().filter(|game| game.page) {
        let mut model = seated_at(game.place(), 2, 5);
        model.abilities.address = "https://example.org/corvus/".into();
        send(&mut model, Msg::Link(LinkMsg::Share));
        let asked = table(&model).game.preview().asked().expect("a question").to.name();
        let line = heading::of(table(&model));
        let turn = table(&model).view_model.scene.turn.to_lowercase();
        assert_eq!(
            line.to_lowercase(),
            format!("{}, {turn}, {asked} to play", game.about.title).to_lowercase()
        );
        let copied = copied(&model);
        assert!(
            copied.starts_with(&format!("{line}: https://example.org/corvus/#")),
            "{copied}"
        );
        for text in [
            copied.clone(),
            copied.replace(": ", ":\n"),
            format!("> {copied}\n\nSee you!"),
        ] {
            let mut other = Model::default();
            send(&mut other, Msg::Look(LookMsg::Open(Sheet::Paste)));
            send(&mut other, Msg::Link(LinkMsg::Typed(text.clone())));
            send(&mut other, Msg::Link(LinkMsg::OpenTyped));
            assert_eq!(heading::of(table(&other)), line, "{text}");
            assert_eq!(
                table(&other).game.envelope().id,
                table(&model).game.envelope().id,
                "{text}"
            );
        }
        assert_eq!(heading::title(&model), format!("{line} · Corvus"));
    }
    assert_eq!(heading::title(&Model::default()), "Corvus");
}

/// At the end it says who has won.
#[test]
fn at_the_end_the_line_says_who_has_won() {
    let mut model = seated(1, 5);
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Concede(true))));
    send(&mut model, Msg::Answer(AnswerMsg::Concede));
    let over = table(&model).game.over().expect("conceded");
    let line = heading::of(table(&model));
    assert!(line.ends_with(&format!("{} has won", over.winner.name())), "{line}");
    assert!(Record::of(table(&model)).about.ends_with("has won"));
}

/// The text that the button "Copy" of the topmost sheet puts on the clipboard.
fn copied(model: &Model) -> String {
    fn inside(nodes: &[Node]) -> Option<String> {
        nodes.iter().find_map(|node| match node {
            Node::Element(element) => match &element.click {
                Some(On::Send(Msg::Browser(BrowserMsg::Copy(text)))) => Some(text.clone()),
                _ => inside(&element.children),
            },
            Node::Text(_) | Node::Nothing => None,
        })
    }
    inside(&view::page(model)).expect("a button that copies")
}

/// What a row shows finds it: whose turn it is, the number of the turn, how it is played and against whom, when it was played.
#[test]
fn a_kept_game_is_found_by_all_that_its_row_shows() {
    let by = |id: u32, mode: Mode, names: [&str; 2]| {
        let mut model = seated_at(games::FIRST, 1, 3);
        let seats = &mut table_mut(&mut model).seats;
        seats.mode = mode;
        seats.names = engine::PerSide::new(names[0].into(), names[1].into());
        Record {
            id,
            ..Record::of(table(&model))
        }
    };
    let asked = table(&seated_at(games::FIRST, 1, 3))
        .game
        .preview()
        .asked()
        .expect("a question")
        .to;
    let mut records: Vec<Record> = (1..=20).map(|n| record(n, u64::from(n % 3), 4)).collect();
    for record in &mut records {
        (record.title, record.about) = ("A war".into(), "Turn 12".into());
    }
    records[3] = by(31, Mode::Together, ["Ann", "Ben"]);
    records[4] = by(32, Mode::Against(asked, Computer::of(3)), ["", ""]);
    records[5] = by(33, Mode::Link(asked.enemy()), ["", ""]);
    let mut model = page(records);
    model.saved_games.now = 29_700_000 + 24 * 60;
    let turn = format!("{}\u{2019}s turn", asked.name());
    for (sought, found) in [
        (turn.as_str(), 3),
        (&format!("{}'s", asked.enemy().name()), 0),
        ("your turn", 1),
        ("turn 1", 3),
        ("turn 4", 0),
        ("turn 12", 17),
        ("turn ann", 1),
        ("link", 1),
        ("legate", 1),
        ("computer turn 1", 1),
        (asked.name(), 3),
        ("yesterday", 17),
    ] {
        send(&mut model, Msg::Keep(KeepMsg::Seek(sought.into())));
        assert_eq!(model.saved_games.listed().count(), found, "{sought}");
    }
}
