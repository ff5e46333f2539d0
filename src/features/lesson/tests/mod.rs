//! The lesson of each game as it is written, played as it is told and played at random.

mod branches;

use crate::features::lesson::*;
use crate::games::{AnyGame, texts};
use crate::model::Target;
use crate::model::lesson::{Lesson, asks};
use crate::model::msg::{AnswerMsg, GuideMsg, HelpMsg, KeepMsg, Msg, OpponentMsg};
use crate::model::opponent::OpponentEffect;
use crate::model::record::Record;
use crate::model::screen::Screen;
use crate::tree::Node;
use crate::update::update;
use crate::view;

fn lessons() -> impl Iterator<Item = Lesson> {
    { texts().into_iter() }.map(|(game, [_, _, lesson])| Lesson::of(game, &lesson))
}

/// A table with the lesson of a game, after its texts have arrived.
fn seated(game: usize) -> Model {
    let mut model = Model::default();
    model.form.game = game;
    send(&mut model, Msg::Help(HelpMsg::Guide(GuideMsg::Begin(7 << 16))));
    arrive(&mut model, game);
    model
}

fn arrive(model: &mut Model, game: usize) {
    let (_, texts) = { texts().into_iter() }
        .find(|(of, _)| *of == game)
        .expect("it has a lesson");
    send(model, Msg::Help(HelpMsg::Arrived(Some(texts.to_vec()))));
}

fn send(model: &mut Model, msg: Msg) {
    let effects = update(model, msg);
    settle(model, effects);
}

/// What shall be written is written at once. The computer player cannot be had, so the lesson answers for the other side to its end.
fn settle(model: &mut Model, effects: Vec<Effect>) {
    for effect in effects {
        match effect {
            Effect::Save(record) => send(model, Msg::Keep(KeepMsg::Saved(record, true, true))),
            Effect::Opponent(OpponentEffect::Start) => send(model, Msg::Opponent(OpponentMsg::Missing)),
            _ => {}
        }
    }
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("a game is on the table")
}

/// Does what the guide says; gives the title of its page.
fn obey(model: &mut Model) -> String {
    let advice = model.advice().expect("the guide says something");
    let view_model = table(model).view_model.clone();
    let lit = |name: &str| {
        advice
            .light
            .iter()
            .find(|(n, _)| *n == name)
            .map(|(_, value)| value.clone())
    };
    let msg = if let Some(page) = advice.next {
        Msg::Help(HelpMsg::Guide(GuideMsg::Next(page)))
    } else if lit("data-choice").as_deref() == Some("Confirm") {
        if view_model.rows.is_empty() {
            Msg::Answer(AnswerMsg::Confirm)
        } else {
            Msg::Answer(AnswerMsg::Agree)
        }
    } else if lit("data-choice").as_deref() == Some("As proposed") {
        Msg::Answer(AnswerMsg::Propose)
    } else if view_model.window {
        Msg::Answer(match lit("data-choice").as_deref() {
            Some("React") => AnswerMsg::React(0),
            _ => AnswerMsg::Decline,
        })
    } else if let Some(number) = lit("data-card") {
        let mut cards = view_model.cards.iter();
        let card = cards.find(|c| table(model).game.card(**c).number.to_string() == number);
        Msg::Answer(AnswerMsg::Tap(Target::Card(*card.expect("the card is in the hand"))))
    } else if let Some(name) = lit("data-space") {
        let space = view_model
            .scene
            .spaces
            .iter()
            .find(|s| s.name == name)
            .expect("the space is on the map");
        Msg::Answer(AnswerMsg::Tap(Target::Space(space.id)))
    } else if let Some((row, answer)) = row(&view_model, &lit("data-choice").unwrap_or_default()) {
        Msg::Answer(AnswerMsg::Pick(row, answer))
    } else if let Some(name) = lit("data-general") {
        let mut generals = view_model.scene.stacks.iter().flat_map(|s| &s.generals);
        Msg::Answer(AnswerMsg::Tap(Target::General(
            generals.find(|g| g.full == name).expect("he is on the map").unit,
        )))
    } else {
        let label = lit("data-choice").unwrap_or_default();
        let button = view_model.buttons.iter().find(|b| b.label == label);
        Msg::Answer(AnswerMsg::Choose(
            button
                .unwrap_or_else(|| panic!("{}: no button {label}", advice.title))
                .choice,
        ))
    };
    send(model, msg);
    advice.title
}

/// Whether something on the page has the ring of the guide.
fn is_ringed(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Element(one) => one.attributes.iter().any(|(name, _)| *name == "data-lit") || is_ringed(&one.children),
        _ => false,
    })
}

fn row(view_model: &crate::model::view_model::ViewModel, label: &str) -> Option<(usize, Choice)> {
    let rows = view_model.rows.iter().enumerate();
    let mut found = rows.flat_map(|(n, row)| row.asked.answers.iter().map(move |a| (n, a)));
    found.find(|(_, a)| a.label == label).map(|(n, a)| (n, a.choice))
}

#[test]
fn the_lesson_is_walked_to_the_next_turn() {
    for lesson in lessons() {
        let mut war = lesson.war(Envelope::default());
        for expected in &lesson.course {
            assert!(war.answer(expected.choice));
        }
        let met = lesson.course.iter().filter(|expected| expected.page.is_some()).count();
        let waits = lesson.pages.iter().filter(|p| !p.answer.is_empty()).count();
        let stuck = lesson.pages.iter().filter(|p| !p.answer.is_empty()).nth(met);
        assert_eq!(met, waits, "stuck before {stuck:?} at {:?}", war.preview().asked());
        assert_ne!(war.preview().scene(Viewer::Public).turn, lesson.turn);
    }
}

#[test]
fn whoever_does_as_he_is_told_comes_to_the_end() {
    for lesson in lessons() {
        let mut model = seated(lesson.game);
        let mut titles: Vec<String> = Vec::new();
        while !model.advice().expect("the guide says something").over {
            assert!(titles.len() < 200, "{titles:?}");
            let advice = model.advice().expect("the guide says something");
            let shown = advice.light.is_empty() || is_ringed(&crate::view::page(&model));
            assert!(shown, "{}: nothing has a ring", advice.title);
            titles.push(obey(&mut model));
            let advice = model.advice().expect("the guide says something");
            let last = titles.last();
            assert_eq!(
                advice.back, None,
                "after {last:?} the guide thinks the newcomer has strayed"
            );
            assert!(advice.over || !advice.words.is_empty(), "after {last:?} no page waits");
            assert!(
                !advice.over || model.sheets.is_empty(),
                "nothing covers the closing words: {:?}",
                model.sheets
            );
            model.sheets.clear();
        }
        for page in &lesson.pages {
            assert!(titles.contains(&page.title), "nobody was told {:?}", page.title);
        }
    }
}

/// What a page says is so on the page: it names no button or card but the one with the ring, and says "As proposed" where that is ringed.
#[test]
fn what_a_page_tells_to_tap_has_the_ring() {
    let mut wrong: Vec<String> = Vec::new();
    for lesson in lessons() {
        let mut model = seated(lesson.game);
        while !model.advice().expect("the guide says something").over {
            let advice = model.advice().expect("the guide says something");
            let ringed = |value: &str| advice.light.iter().any(|(_, lit)| lit == value);
            let told = advice.words.last().map_or("", String::as_str);
            let page = lesson.pages.iter().find(|page| page.title == advice.title);
            let waits = page.is_some_and(|page| !page.answer.is_empty());
            if waits && table(&model).view_model.rows.is_empty() {
                let title = &advice.title;
                let proposed = ["Tap As proposed", "Tap Match"]
                    .iter()
                    .any(|words| told.contains(words));
                if proposed != ringed("As proposed") {
                    let words = crate::features::answering::propose::in_words(&table(&model).view_model.proposed);
                    wrong.push(format!("{title}: {told} Proposed: {words}"));
                }
                assert!(advice.lines.is_sorted(), "{title}: lines of the log in their order");
            }
            obey(&mut model);
            model.sheets.clear();
        }
        // The war goes on from there against the computer.
        let page = format!("{:?}", crate::view::page(&model));
        assert!(page.contains("Play on against the computer"));
        send(&mut model, Msg::Help(HelpMsg::Guide(GuideMsg::Against)));
        assert_eq!(model.advice(), None);
        assert!(matches!(table(&model).seats.mode, Mode::Against(own, _) if own == lesson.side));
        let manner = table(&model).game.envelope().manner;
        assert_eq!(Mode::of(manner), Some(table(&model).seats.mode));
    }
    assert_eq!(wrong, Vec::<String>::new(), "another button has the ring");
}

#[test]
fn a_closed_lesson_goes_on_at_its_place() {
    for (game, _) in texts() {
        let mut model = seated(game);
        for n in 0..40 {
            obey(&mut model);
            model.sheets.clear();
            // What is chosen on a panel and not confirmed is not kept.
            if n % 5 != 0 || !table(&model).view_model.rows.is_empty() {
                continue;
            }
            let record = Record::of(table(&model));
            let title = model.advice().expect("the guide says something").title;
            let read = model.learn.read;
            let mut again = Model::default();
            send(&mut again, Msg::Keep(KeepMsg::Loaded(vec![record.clone()])));
            send(&mut again, Msg::Keep(KeepMsg::Continue(record.id)));
            assert!(
                again.advice().is_some_and(|t| t.light.is_empty()),
                "without its words it waits"
            );
            arrive(&mut again, game);
            again.learn.read = read;
            assert_eq!(again.advice().expect("the guide says something").title, title);
        }
    }
}

#[test]
fn whoever_strays_can_take_it_back() {
    let mut model = seated(0);
    while model.advice().is_some_and(|t| t.title != "A card for its Event") {
        obey(&mut model);
        model.sheets.clear();
    }
    let answers = table(&model).game.answers().len();
    let card = table(&model).view_model.cards[0];
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
    let button = table(&model).view_model.buttons.last().expect("a card has uses").choice;
    send(&mut model, Msg::Answer(AnswerMsg::Choose(button)));
    let advice = model.advice().expect("the guide says something");
    assert_eq!(advice.back, Some(answers), "{advice:?}");
    send(&mut model, Msg::Help(HelpMsg::Guide(GuideMsg::TakeBack)));
    assert_eq!(model.advice().expect("the guide says something").back, None);
    send(&mut model, Msg::Help(HelpMsg::Guide(GuideMsg::Leave)));
    assert_eq!(model.advice(), None);
    assert!(table(&model).view_model.mine);
}

/// A lesson that was left and is played on with says so in the list, also when it is opened again from there.
#[test]
fn a_lesson_that_was_left_is_still_one_in_the_list() {
    let home = |model: &Model| view::page(model).iter().map(Node::readable).collect::<String>();
    for then in [GuideMsg::Leave, GuideMsg::Against] {
        let mut model = seated(0);
        send(&mut model, Msg::Help(HelpMsg::Guide(then)));
        let kept = Record::from_text(&Record::of(table(&model)).to_text()).expect("what is kept is read");
        assert!(kept.lesson);
        let mut again = Model::default();
        send(&mut again, Msg::Keep(KeepMsg::Loaded(vec![kept.clone()])));
        again.screen = Screen::Home;
        assert_eq!(home(&again).matches("begun as the guided first game").count(), 2);
        send(&mut again, Msg::Keep(KeepMsg::Continue(kept.id)));
        assert!(Record::of(table(&again)).lesson, "played on it stays one");
    }
}

#[test]
fn a_lesson_that_ends_as_a_war_says_so() {
    let mut model = seated(0);
    send(&mut model, Msg::Answer(AnswerMsg::Concede));
    let advice = model.advice().expect("the guide says something");
    assert_eq!((advice.title.as_str(), advice.over), ("The war is over", true));
}

/// Random answers of the newcomer after some of the lesson's, the other side as written: there is always a question with an answer and a word to it, and the turn
/// comes to its end. `CORVUS_LESSONS` says how many wars; a few are enough to see that nothing is broken.
#[test]
fn at_random_the_lesson_never_stands_still() {
    let wanted = std::env::var("CORVUS_LESSONS").ok().and_then(|n| n.parse().ok());
    for lesson in lessons() {
        let mut chance = 0x5EED_u64;
        let mut met: Vec<bool> = vec![false; lesson.free.len()];
        for war in 0..wanted.unwrap_or(60) {
            at_random(&lesson, war, &mut chance, &mut met);
        }
        // What comes up rarely is met by many wars only.
        let deep = wanted.is_some_and(|wars| wars >= 500);
        let unmet = lesson.free.iter().zip(met).filter(|(_, met)| deep && !met);
        let unmet: Vec<&str> = unmet.map(|(page, _)| page.ask.as_str()).collect();
        assert_eq!(unmet, Vec::<&str>::new(), "no question has these words");
    }
}

/// One war of the lesson; notes which words for free questions were said.
fn at_random(lesson: &Lesson, war: usize, chance: &mut u64, met: &mut [bool]) {
    let mut game: AnyGame = lesson.war(Envelope::default());
    // The first answers are those of the lesson, in each war some more.
    for expected in lesson.course.iter().take(war * 7 % lesson.course.len()) {
        assert!(game.answer(expected.choice));
    }
    for _ in 0..2000 {
        let preview = game.preview();
        if game.over().is_some() || preview.scene(Viewer::Public).turn != lesson.turn {
            return;
        }
        let asked = preview.asked().unwrap_or_else(|| panic!("war {war}: nothing is asked"));
        let choice = if asked.to == lesson.side {
            let said = free(lesson, &asked);
            assert!(
                !said.title.is_empty() && !said.words.is_empty(),
                "war {war}: no word to {asked:?}"
            );
            let which = lesson.free.iter().position(|page| asks(&asked, &page.ask));
            met[which.expect("words for every question")] = true;
            *chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mut pages = lesson.pages.iter();
            let follows = pages.find(|p| asks(&asked, &p.ask) && !p.answer.is_empty());
            let ordered = follows
                .and_then(|p| labelled(&asked, &p.answer))
                .filter(|_| *chance >> 60 < 4);
            ordered.unwrap_or(asked.answers[(*chance >> 33) as usize % asked.answers.len()].choice)
        } else {
            lesson
                .reply(&asked)
                .unwrap_or_else(|| panic!("war {war}: no reply to {asked:?}"))
        };
        assert!(game.answer(choice), "war {war}: {choice:?} to {asked:?}");
    }
    panic!("war {war} does not end");
}

#[test]
fn damaged_lessons_are_read_without_harm() {
    for (game, [_, _, lesson]) in texts() {
        for cut in [1, 10, 100, 700, 3000, 9000] {
            Lesson::of(game, lesson.get(cut..).unwrap_or_default());
            Lesson::of(game, lesson.get(..cut).unwrap_or_default());
        }
    }
}
