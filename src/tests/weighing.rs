//! Odds that are an estimate: they narrow while they are looked at, and tell nothing of a closed hand.

use crate::games::Asked;
use crate::model::msg::LookMsg;
use crate::model::spoken::Sentence;
use crate::tests::battles::{any, at_table, fought, war};
use crate::tests::secrets::page;
use crate::tests::*;
use crate::tree::Node;
use engine::Choice;

/// A war played at random until a side in a battle may try something with a die.
fn estimated() -> AnyGame {
    let offers = |asked: &Asked| asked.kind == AskKind::Buttons && asked.offers(Choice::Yes);
    let further = |game: &AnyGame| {
        game.preview()
            .odds(Choice::Yes)
            .is_some_and(|odds| odds.further.is_some())
    };
    let wanted = |game: &AnyGame, asked: &Asked| offers(asked) && fought(game) && further(game);
    let mut wars = (1..60).filter_map(|seed| war(seed, wanted, any));
    wars.next().expect("such a question in one of sixty wars")
}

/// At the table, with the odds of all answers worked out.
fn weighed(game: AnyGame, mode: Mode) -> Model {
    let mut model = at_table(game, mode);
    send(&mut model, Msg::Look(LookMsg::CloseTip));
    while !table(&model).weighing.left.is_empty() {
        send(&mut model, Msg::Look(LookMsg::Weigh));
    }
    model
}

fn goes_on(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Weigh))
}

/// In tenths of a point, as the sheet says it; with it the title of the sheet.
fn margin(model: &Model) -> u32 {
    let page = page(model);
    let (_, rest) = page
        .split_once("an estimate, within ")
        .expect("the sheet says its margin");
    let (number, _) = rest.split_once(" point").expect("in points");
    number.replace('.', "").parse().expect("a number")
}

/// What has been said aloud.
fn spoken(model: &Model) -> Vec<Sentence> {
    model.spoken.sentences.clone()
}

fn title(model: &Model) -> String {
    let page = page(model);
    let (_, rest) = page.split_once("\"over\"").expect("a sheet is open");
    rest.split_once("sheet-body").expect("a sheet has a body").0.to_string()
}

#[test]
fn an_estimate_narrows_while_it_is_looked_at() {
    let game = estimated();
    let mut model = weighed(game, Mode::Alone);
    let before = spoken(&model);
    assert!(
        !goes_on(&send(&mut model, Msg::Look(LookMsg::CloseTip))),
        "nobody looks"
    );
    let opened = send(&mut model, Msg::Look(LookMsg::Open(Sheet::Odds(Choice::Yes))));
    assert!(goes_on(&opened));
    let (first, heading) = (margin(&model), title(&model));
    assert!(first <= 20, "{first}");
    assert!(
        !goes_on(&send(&mut model, Msg::Look(LookMsg::CloseTip))),
        "the next step is asked for once"
    );
    // Closed and opened again it goes on where it stood.
    assert!(goes_on(&send(&mut model, Msg::Look(LookMsg::Weigh))));
    let second = margin(&model);
    assert!(second < first, "{second}");
    send(&mut model, Msg::Look(LookMsg::Close));
    assert!(
        !goes_on(&send(&mut model, Msg::Look(LookMsg::Weigh))),
        "a closed sheet stops it"
    );
    assert!(goes_on(&send(
        &mut model,
        Msg::Look(LookMsg::Open(Sheet::Odds(Choice::Yes)))
    )));
    assert_eq!(margin(&model), second);
    let mut steps = 0;
    while goes_on(&send(&mut model, Msg::Look(LookMsg::Weigh))) {
        steps += 1;
        assert!(steps < 20, "it ends");
        assert_eq!(title(&model), heading, "the sheet stands");
        assert_eq!(spoken(&model), before, "nothing is said aloud");
    }
    assert!(margin(&model) <= 5, "{}", margin(&model));
}

/// Both look at one screen: what a closed hand makes of the odds would tell of it.
#[test]
fn odds_tell_nothing_of_a_closed_hand() {
    let game = estimated();
    let side = game.preview().asked().expect("a question waits").to;
    let worlds = (1..8).map(|number| weighed(game.world(number, Viewer::Public), Mode::Together));
    let pages: Vec<String> = worlds.map(|model| page(&model)).collect();
    assert!(pages.iter().all(|p| *p == pages[0]), "the number tells of the hand");
    let own = weighed(game, Mode::Link(side));
    assert!(
        !table(&own).weighing.odds.is_empty(),
        "who is alone with his hand has his odds"
    );
}

#[test]
fn answers_that_commit_to_dice_show_their_odds() {
    let mut weighed = 0;
    for seed in 92..96 {
        let mut model = seated(1, seed);
        let mut lots = Lots(seed);
        for _ in 0..120 {
            play_by_taps(&mut model, 1, &mut lots);
            while !table(&model).weighing.left.is_empty() {
                send(&mut model, Msg::Look(LookMsg::Weigh));
            }
            for (choice, odds) in &table(&model).weighing.odds {
                weighed += 1;
                assert!(!odds.parts.is_empty() && !odds.assumptions.is_empty(), "{choice:?}");
                assert_eq!(odds.good.is_some(), !odds.goal.is_empty(), "{}", odds.about);
            }
        }
    }
    assert!(weighed > 3, "{weighed} answers were weighed");
}

/// The place that an Event works on is said by a tap: it is held back for the die behind it, and shows its odds.
#[test]
fn an_event_whose_place_leads_to_a_die_shows_its_odds() {
    let wanted = |game: &AnyGame, asked: &Asked| {
        let first = asked.answers[0].choice;
        asked.kind == AskKind::Place && asked.answers.len() > 1 && game.preview().odds(first).is_some()
    };
    let mut wars = (1..200).filter_map(|seed| war(seed, wanted, any));
    let game = wars.next().expect("such an Event in one of 200 wars");
    let choice = game.preview().asked().expect("a question waits").answers[0].choice;
    let Choice::Space(at) = choice else {
        panic!("{choice:?} is no place")
    };
    let mut model = at_table(game, Mode::Alone);
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
    while !table(&model).weighing.left.is_empty() {
        send(&mut model, Msg::Look(LookMsg::Weigh));
    }
    let t = table(&model);
    assert!(t.view_model.confirm.is_some() && t.weighing.odds.iter().any(|(c, _)| *c == choice));
}

/// What confirms, as it is written in the document: the foot of a question, and the buttons of what may be reacted to.
fn confirming(nodes: &[Node]) -> Vec<String> {
    let mut all = Vec::new();
    for node in nodes {
        let Node::Element(element) = node else { continue };
        let class = |(name, value): &(&str, String)| {
            *name == "class"
                && value
                    .split(' ')
                    .any(|class| matches!(class, "foot" | "equal" | "sheet-rows"))
        };
        if element.attributes.iter().any(class) {
            all.push(format!("{element:?}"));
        } else {
            all.extend(confirming(&element.children));
        }
    }
    all
}

/// Odds that come after the question has been drawn move nothing that confirms.
#[test]
fn what_confirms_stays_while_odds_come() {
    let (mut later, mut beside) = (0, 0);
    for game in games::built_in_games().map(games::Listed::place) {
        for mode in [Mode::Alone, Mode::Together] {
            let mut model = at_table(AnyGame::tried(game, 7).0, mode);
            let mut lots = Lots(7);
            for _ in 0..160 {
                play_by_taps(&mut model, 1, &mut lots);
                let drawn = confirming(&crate::view::page(&model));
                beside += drawn.iter().filter(|part| part.contains("quiet odds")).count();
                while !table(&model).weighing.left.is_empty() {
                    send(&mut model, Msg::Look(LookMsg::Weigh));
                    later += 1;
                }
                let now = confirming(&crate::view::page(&model));
                assert_eq!(now, drawn, "{game}");
            }
        }
    }
    assert!(later > 20 && beside > 20, "{later} odds come later, {beside} at once");
}
