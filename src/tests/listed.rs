//! The list of kept games: names, pictures and dates, and what it says of the browser.

use crate::features::saved_games::{picture, when};
use crate::model::record::Record;
use crate::model::saved_games::BrowserKind;
use crate::tests::keeping::{page, record, saves, slots};
use crate::tests::*;

#[test]
fn no_name_turns_the_direction_of_what_stands_beside_it() {
    let typed = "A\u{202E}nn\u{2066}\u{200F}\u{7}a ".to_string();
    let mut model = Model::default();
    update(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    update(&mut model, Msg::Game(GameMsg::Form(Field::Name(0, typed.clone()))));
    assert_eq!(model.form.names[0], "Anna ", "what is typed on may end in a space");
    let mut model = page(vec![record(5, 1, 10)]);
    slots(&mut model, KeepMsg::Typed(typed.clone()));
    let effects = slots(&mut model, KeepMsg::Rename(5));
    assert_eq!(saves(&effects)[0].name, "Anna");
    let foreign = Record {
        id: 6,
        name: typed.clone(),
        title: typed,
        ..record(6, 2, 10)
    };
    let read = Record::found(None, &foreign.to_text());
    assert_eq!((read.name.as_str(), read.title.as_str()), ("Anna ", "Anna "));
}

#[test]
fn the_picture_tells_what_is_public() {
    let mut model = seated(0, 6);
    play_by_taps(&mut model, 120, &mut Lots(6));
    let t = table(&model);
    let scene = t.game.preview().scene(Viewer::Public);
    let dots = picture::dots(&picture::of(&scene), t.game.about().small.expect("a drawn map").spots);
    let count = |class: &str| {
        dots.iter()
            .find(|(c, _)| *c == class)
            .map_or(0, |(_, p)| p.matches('M').count())
    };
    let of = |side| scene.spaces.iter().filter(|s| s.control == Some(side)).count();
    assert_eq!(count("rome"), of(Side::Rome));
    assert_eq!(count("carthage"), of(Side::Carthage));
    assert_eq!(count("rome") + count("carthage") + count("free"), scene.spaces.len());
    assert!(picture::of(&scene).len() < 60);
    let home = |t: &Table| picture::of(&t.game.preview().scene(Viewer::Both));
    assert_eq!(picture::of(&scene), home(t), "no hand is in it");
}

#[test]
fn dates_are_words() {
    let now = 29_920_321; // 21 November 2026, 00:01 at Greenwich
    let day = 24 * 60;
    for (minutes, ahead, words) in [
        (now - 1, 0, "Today, 00:00"),
        (now - 2, 0, "Yesterday, 23:59"),
        (now - 2, 60, "Today, 00:59"),
        (now - 3 * day, 0, "3 days ago"),
        (now - 30 * day, 0, "22 October 2026"),
        (27_362_160, 0, "9 January 2022"),
        (now - 1000 * day, -600, "24 February 2024"),
        (0, 0, ""),
    ] {
        assert_eq!(when::words(minutes, now, ahead), words);
    }
}

#[test]
fn browsers_that_forget_are_known() {
    let safari = "Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";
    let mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
    let chrome = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36";
    let inside =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
    let view =
        "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/124.0 Mobile Safari/537.36";
    for (agent, home, place) in [
        (safari, false, BrowserKind::SevenDays),
        (safari, true, BrowserKind::HomeScreen),
        (mac, false, BrowserKind::SevenDays),
        (chrome, false, BrowserKind::Usual),
        (inside, false, BrowserKind::InApp),
        (view, false, BrowserKind::InApp),
    ] {
        assert_eq!(BrowserKind::of(agent, home), place, "{agent}");
    }
}
