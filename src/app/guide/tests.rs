//! The lesson as it is written, played as it is told and played at random.

use super::lesson::{Lesson, asks};
use super::*;
use crate::app::{Msg, Target, keep, learn::LearnMsg, update};
use crate::games::{AnyGame, TEXTS};

fn lesson() -> Lesson {
    Lesson::of(0, TEXTS[0][2])
}

/// A table with the lesson, its texts here.
fn seated() -> Model {
    let mut model = Model::default();
    send(&mut model, Msg::Guide(GuideMsg::Begin(7 << 16)));
    arrive(&mut model);
    model
}

fn arrive(model: &mut Model) {
    let texts = TEXTS[0].map(str::to_owned).to_vec();
    send(model, Msg::Learn(LearnMsg::Arrived(Some(texts))));
}

fn send(model: &mut Model, msg: Msg) {
    for effect in update(model, msg) {
        if let Effect::Save(record) = effect {
            send(model, Msg::Saved(record, true, true));
        }
    }
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("a game is on the table")
}

/// Does what the guide says; gives the title of its page.
fn obey(model: &mut Model) -> String {
    let told = model.told().expect("the guide says something");
    let desk = table(model).desk.clone();
    let lit = |name: &str| {
        told.light
            .iter()
            .find(|(n, _)| *n == name)
            .map(|(_, value)| value.clone())
    };
    let msg = if let Some(page) = told.next {
        Msg::Guide(GuideMsg::Next(page))
    } else if lit("data-choice").as_deref() == Some("Confirm") {
        if desk.rows.is_empty() { Msg::Confirm } else { Msg::Agree }
    } else if let Some(number) = lit("data-card") {
        let mut cards = desk.cards.iter();
        let card = cards.find(|c| table(model).game.card(**c).number.to_string() == number);
        Msg::Tap(Target::Card(*card.expect("the card is in the hand")))
    } else if let Some(name) = lit("data-space") {
        let space = desk
            .scene
            .spaces
            .iter()
            .find(|s| s.name == name)
            .expect("the space is on the map");
        Msg::Tap(Target::Space(space.id))
    } else if let Some((row, answer)) = row(&desk, &lit("data-choice").unwrap_or_default()) {
        Msg::Pick(row, answer)
    } else if let Some(name) = lit("data-general") {
        let mut generals = desk.scene.stacks.iter().flat_map(|s| &s.generals);
        Msg::Tap(Target::General(
            generals.find(|g| g.full == name).expect("he is on the map").unit,
        ))
    } else {
        let label = lit("data-choice").unwrap_or_default();
        let button = desk.buttons.iter().find(|b| b.label == label);
        Msg::Choose(
            button
                .unwrap_or_else(|| panic!("{}: no button {label}", told.title))
                .choice,
        )
    };
    send(model, msg);
    told.title
}

fn row(desk: &crate::app::desk::Desk, label: &str) -> Option<(usize, Choice)> {
    let rows = desk.rows.iter().enumerate();
    let mut found = rows.flat_map(|(n, row)| row.asked.answers.iter().map(move |a| (n, a)));
    found.find(|(_, a)| a.label == label).map(|(n, a)| (n, a.choice))
}

#[test]
fn the_lesson_is_walked_to_the_next_turn() {
    let lesson = lesson();
    let mut war = lesson.war(Envelope::default());
    for (choice, _) in &lesson.way {
        assert!(war.answer(*choice));
    }
    let told = lesson.way.iter().filter(|(_, page)| page.is_some()).count();
    let waits = lesson.pages.iter().filter(|p| !p.answer.is_empty()).count();
    let stuck = lesson.pages.iter().filter(|p| !p.answer.is_empty()).nth(told);
    assert_eq!(told, waits, "stuck before {stuck:?} at {:?}", war.sketch().asked());
    assert_ne!(war.sketch().scene(Viewer::Public).turn, lesson.turn);
}

#[test]
fn whoever_does_as_he_is_told_comes_to_the_end() {
    let mut model = seated();
    let mut titles: Vec<String> = Vec::new();
    while !model.told().expect("the guide says something").over {
        assert!(titles.len() < 200, "{titles:?}");
        titles.push(obey(&mut model));
        let told = model.told().expect("the guide says something");
        assert_eq!(
            told.back,
            None,
            "after {:?} the guide thinks the newcomer has strayed",
            titles.last()
        );
        model.sheets.clear();
    }
    for page in &lesson().pages {
        assert!(titles.contains(&page.title), "nobody was told {:?}", page.title);
    }
}

#[test]
fn a_closed_lesson_goes_on_at_its_place() {
    let mut model = seated();
    for n in 0..40 {
        obey(&mut model);
        model.sheets.clear();
        // What is chosen on a panel and not confirmed is not kept.
        if n % 5 != 0 || !table(&model).desk.rows.is_empty() {
            continue;
        }
        let record = keep::Record::of(table(&model));
        let title = model.told().expect("the guide says something").title;
        let read = model.learn.read;
        let mut again = Model::default();
        send(&mut again, Msg::Kept(vec![record.clone()]));
        send(&mut again, Msg::Continue(record.id));
        assert!(
            again.told().is_some_and(|t| t.light.is_empty()),
            "without its words it waits"
        );
        arrive(&mut again);
        again.learn.read = read;
        assert_eq!(again.told().expect("the guide says something").title, title);
    }
}

#[test]
fn whoever_strays_can_take_it_back() {
    let mut model = seated();
    while model.told().is_some_and(|t| t.title != "A card for its Event") {
        obey(&mut model);
        model.sheets.clear();
    }
    let answers = table(&model).game.answers().len();
    let card = table(&model).desk.cards[0];
    send(&mut model, Msg::Tap(Target::Card(card)));
    let button = table(&model).desk.buttons.last().expect("a card has uses").choice;
    send(&mut model, Msg::Choose(button));
    let told = model.told().expect("the guide says something");
    assert_eq!(told.back, Some(answers), "{told:?}");
    send(&mut model, Msg::Guide(GuideMsg::TakeBack));
    assert_eq!(model.told().expect("the guide says something").back, None);
    send(&mut model, Msg::Guide(GuideMsg::Leave));
    assert_eq!(model.told(), None);
    assert!(table(&model).desk.mine);
}

/// Random answers of the newcomer, the other side as written: there is always a question with an answer and a word to it, and the turn
/// comes to its end. `CORVUS_LESSONS` says how many wars; a few are enough to see that nothing is broken.
#[test]
fn at_random_the_lesson_never_stands_still() {
    let wanted = std::env::var("CORVUS_LESSONS").ok().and_then(|n| n.parse().ok());
    let lesson = lesson();
    let mut chance = 0x5EED_u64;
    for war in 0..wanted.unwrap_or(25) {
        let mut game: AnyGame = lesson.war(Envelope::default());
        let mut answers = 0;
        loop {
            let sketch = game.sketch();
            if game.over().is_some() || sketch.scene(Viewer::Public).turn != lesson.turn {
                break;
            }
            let asked = sketch.asked().unwrap_or_else(|| panic!("war {war}: nothing is asked"));
            let choice = if asked.to == lesson.side {
                let said = free(&lesson, &asked);
                assert!(
                    !said.title.is_empty() && !said.words.is_empty(),
                    "war {war}: no word to {asked:?}"
                );
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let follows = lesson
                    .pages
                    .iter()
                    .find(|p| asks(&asked, &p.ask) && !p.answer.is_empty());
                let told = follows
                    .and_then(|p| labelled(&asked, &p.answer))
                    .filter(|_| chance >> 60 < 4);
                told.unwrap_or(asked.answers[(chance >> 33) as usize % asked.answers.len()].choice)
            } else {
                lesson
                    .reply(&asked)
                    .unwrap_or_else(|| panic!("war {war}: no reply to {asked:?}"))
            };
            assert!(game.answer(choice), "war {war}: {choice:?} to {asked:?}");
            answers += 1;
            assert!(answers < 2000, "war {war} does not end");
        }
    }
}

#[test]
fn damaged_lessons_are_read_without_harm() {
    for cut in [1, 10, 100, 700, 3000, 9000] {
        let text = TEXTS[0][2].get(cut..).unwrap_or_default();
        Lesson::of(0, text);
        Lesson::of(0, TEXTS[0][2].get(..cut).unwrap_or_default());
    }
}
