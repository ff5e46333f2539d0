//! The coach: who may ask it, what it is told, and what it says.

use crate::features::coach::is_allowed;
use crate::games::{AiTask, GAMES};
use crate::model::msg::{CoachMsg, LookMsg, OpponentMsg};
use crate::model::opponent::OpponentEffect;
use crate::model::seats::Computer;
use crate::model::settings::DeviceSetting;
use crate::tests::battles::at_table;
use crate::tests::duels::asking;
use crate::tests::*;
use crate::tree::{Element, Node, On};
use ai::message::{ContinuationRequest, HintRequest, JudgeRequest, Reply};
use ai::{ContinuationLine, ContinuationStory, Evaluate, Level, NamedAnswer, Thinker, Verdict, hint};
use engine::{PerSide, PlayerView};
use testkit::cases::CaseLanguage;

/// What the coach says to a request.
struct Advise<'q>(&'q HintRequest);

impl AiTask for Advise<'_> {
    type Output = Vec<NamedAnswer>;

    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        let HintRequest { question, answers } = self.0;
        let blind = PlayerView::<R>::from_bytes(&question.blind).expect("what the page writes can be read");
        let mut game = blind.game();
        for answer in answers {
            game.answer(*answer).expect("what the page has taken is legal");
        }
        let blind = PlayerView::of(&game, blind.by()).expect("the same side is asked");
        let level = Level::of(question.level).expect("a level");
        let thought = Thinker::thought_within(&blind, level, Seed(question.seed.into()), 48);
        hint(&blind, &thought)
    }
}

/// Asks for a hint: the request, if there is one.
fn asked(model: &mut Model) -> Option<HintRequest> {
    let effects = update(model, Msg::Coach(CoachMsg::Ask));
    effects.into_iter().find_map(|effect| match effect {
        Effect::Opponent(OpponentEffect::Hint(request)) => Some(request),
        _ => None,
    })
}

/// Gives the hint that was asked for.
fn given(model: &mut Model, request: &HintRequest) -> Vec<NamedAnswer> {
    let number = games::number_of(model.war());
    let answers = games::ai_with_number(number, Advise(request)).expect("the game has a computer player");
    let reply = Reply::Hint {
        number: request.question.number,
        answers: answers.clone(),
    };
    update(model, Msg::Opponent(OpponentMsg::Said(reply)));
    answers
}

/// All that can be read on the page.
fn words(model: &Model) -> String {
    crate::view::page(model).iter().map(Node::readable).collect()
}

/// Whether a message gives an answer.
fn is_answer(msg: &Msg) -> bool {
    matches!(msg, Msg::Answer(_))
}

/// The messages of all buttons in an element.
fn clicks(element: &Element) -> Vec<Msg> {
    let own = match &element.click {
        Some(On::Send(msg)) => Some(msg.clone()),
        _ => None,
    };
    let inner = element.children.iter().filter_map(|node| match node {
        Node::Element(element) => Some(clicks(element)),
        Node::Text(_) | Node::Nothing => None,
    });
    own.into_iter().chain(inner.flatten()).collect()
}

/// A war in which a side chooses a card.
fn at_a_card() -> AnyGame {
    let (mut game, mut player) = AnyGame::tried(games::FIRST, 7);
    while game.preview().asked().is_none_or(|asked| asked.kind != AskKind::Card) {
        let choice = game.pick(&mut player).expect("a card is chosen before the war ends");
        game.answer(choice);
    }
    game
}

const HINTED: Computer = Computer { level: 1, hints: true };

#[test]
fn hints_are_for_who_is_alone_or_has_agreed_on_them_with_the_computer() {
    let to = at_a_card().preview().asked().expect("somebody is asked").to;
    for (mode, allowed) in [
        (Mode::Together, false),
        (Mode::Link(to), false),
        (Mode::Against(to, Computer::of(1)), false),
        (Mode::Against(to, HINTED), true),
        (Mode::Alone, true),
        (Mode::Lesson(to), true),
    ] {
        let mut model = at_table(at_a_card(), mode);
        assert_eq!(is_allowed(table(&model)), allowed, "{mode:?}");
        assert_eq!(words(&model).contains("Hint"), allowed, "{mode:?}");
        assert_eq!(asked(&mut model).is_some(), allowed, "{mode:?}");
    }
}

#[test]
fn an_answer_of_a_hint_is_chosen_by_a_tap_on_its_name() {
    let mut model = at_table(at_a_card(), Mode::Alone);
    let request = asked(&mut model).expect("who is alone may ask");
    let first = given(&mut model, &request)[0].answer;
    let hint = crate::features::coach::view::hint(table(&model), &model.coach).expect("it is shown");
    let tap = clicks(&hint).into_iter().find(is_answer).expect("its name is a button");
    send(&mut model, tap);
    assert_eq!(table(&model).draft.free.last().map(|free| free.choice), Some(first));
}

/// As a tap on the card itself does.
#[test]
fn a_battle_card_of_a_hint_is_laid_by_confirm_and_not_by_its_name() {
    let mut model = at_table(asking(AskKind::Lay, |_| true), Mode::Alone);
    let given_before = table(&model).game.answers();
    let request = asked(&mut model).expect("who is alone may ask");
    given(&mut model, &request);
    let hint = crate::features::coach::view::hint(table(&model), &model.coach).expect("it is shown");
    let is_card = |msg: &Msg| matches!(msg, Msg::Answer(AnswerMsg::Tap(Target::Card(_))));
    let tap = clicks(&hint).into_iter().find(is_card).expect("a card is named");
    send(&mut model, tap);
    assert_eq!(table(&model).game.answers(), given_before);
    assert!(table(&model).draft.held.is_some(), "it waits for Confirm");
}

#[test]
fn a_hint_names_answers_that_can_be_given_and_goes_with_its_question() {
    for game in GAMES.iter().filter(|game| game.page) {
        let (mut told, mut drafted, mut lots) = (0, 0, Lots(5));
        let mut model = at_table(AnyGame::new(game.place(), 0, Seed(3), Envelope::default()), Mode::Alone);
        for tap in 0..240 {
            if tap % 9 == 0
                && let Some(request) = asked(&mut model)
            {
                assert!(words(&model).contains("The coach thinks"));
                let answers = given(&mut model, &request);
                let preview = &table(&model).draft.preview;
                let legal = preview.asked().expect("a question stands").answers;
                for named in &answers {
                    assert!(legal.iter().any(|answer| answer.choice == named.answer), "{named:?}");
                    let label = match named.answer {
                        engine::Choice::Card(card) => table(&model).game.card(card).title.to_owned(),
                        answer => engine::text::capital(&preview.label(answer)),
                    };
                    assert!(words(&model).contains(&label), "{label}");
                }
                assert!((1..=3).contains(&answers.len()) && !words(&model).contains("Hint"));
                told += 1;
                drafted += usize::from(!request.answers.is_empty());
            }
            let before = model.coach.hint.clone();
            let mut all = taps(&model);
            if all.is_empty() {
                break;
            }
            send(&mut model, all.swap_remove(lots.of(all.len())));
            let (t, hint) = (table(&model), model.coach.hint.as_ref());
            assert_eq!(
                hint,
                before.as_ref(),
                "it is kept, for the question may come back by Undo"
            );
            let moved = hint.is_some_and(|hint| hint.about.given != t.game.answers().len());
            assert!(
                !moved || !words(&model).contains("Chances of"),
                "nor shown at another question"
            );
        }
        assert!(
            told > 8 && drafted > 0,
            "{}: {told} hints, {drafted} within a draft",
            game.about.title
        );
    }
}

#[test]
fn a_hint_that_cannot_be_had_is_said_and_asked_for_again() {
    let mut model = at_table(at_a_card(), Mode::Alone);
    asked(&mut model).expect("a hint is asked for");
    update(&mut model, Msg::Opponent(OpponentMsg::Missing));
    assert!(words(&model).contains("cannot give a hint"));
    assert!(words(&model).contains("Hint"));
    let request = asked(&mut model).expect("it is asked for again");
    let late = Reply::Hint {
        number: request.question.number - 1,
        answers: Vec::new(),
    };
    update(&mut model, Msg::Opponent(OpponentMsg::Said(late)));
    assert!(
        words(&model).contains("The coach thinks"),
        "an earlier hint comes too late"
    );
    given(&mut model, &request);
    assert!(words(&model).contains("Chances of"));
    update(&mut model, Msg::Coach(CoachMsg::Close));
    assert!(words(&model).contains("Hint"));
}

#[test]
fn a_hint_says_how_the_war_may_go_on() {
    for game in GAMES.iter().filter(|game| game.page) {
        let mut model = at_table(crate::tests::reviewing::after(game.place(), 60), Mode::Alone);
        let request = asked(&mut model).expect("a hint is given");
        let named = given(&mut model, &request);
        let place = named.len() - 1;
        let further = continuation(send(&mut model, Msg::Coach(CoachMsg::Continue(place))));
        let further = further.expect("the coach is asked");
        assert_eq!(
            (&further.blind, further.answer),
            (&request.question.blind, named[place].answer)
        );
        update(&mut model, goes_on(&further));
        assert!(words(&model).contains("Rome falls back."));
        send(&mut model, Msg::Look(LookMsg::Close));
        assert!(words(&model).contains("Chances of"), "the hint is still there");
        assert!(continuation(send(&mut model, Msg::Coach(CoachMsg::Continue(99)))).is_none());
    }
}

#[test]
fn a_war_with_hints_says_so() {
    let game = AnyGame::new(games::FIRST, 0, Seed(7), Envelope::default());
    let model = at_table(game, Mode::Against(Side::Rome, HINTED));
    let record = crate::model::record::Record::of(table(&model));
    assert!(record.title.ends_with("with hints"), "{}", record.title);
    let again = record.open().expect("it is kept");
    assert_eq!(again.seats.mode, Mode::Against(Side::Rome, HINTED));
}

/// The request for a verdict among the effects of a message, if there is one.
pub(super) fn judged(effects: Vec<Effect>) -> Option<JudgeRequest> {
    effects.into_iter().find_map(|effect| match effect {
        Effect::Opponent(OpponentEffect::Judge(request)) => Some(request),
        _ => None,
    })
}

/// The request for a continuation among the effects of a message, if there is one.
pub(super) fn continuation(effects: Vec<Effect>) -> Option<ContinuationRequest> {
    effects.into_iter().find_map(|effect| match effect {
        Effect::Opponent(OpponentEffect::Continuation(request)) => Some(request),
        _ => None,
    })
}

/// How the war goes on, as the program tells it.
pub(super) fn goes_on(request: &ContinuationRequest) -> Msg {
    let line = ContinuationLine {
        side: Some(Side::Rome),
        depth: 0,
        begins: true,
        text: "Rome falls back.".to_owned(),
        places: Vec::new(),
        cards: Vec::new(),
    };
    let (number, lines) = (request.number, vec![line]);
    let story = ContinuationStory {
        lines,
        turn: "Turn II".to_owned(),
        score: PerSide::new(7, 6),
        winner: None,
    };
    Msg::Opponent(OpponentMsg::Said(Reply::Continuation { number, story }))
}

/// Taps until an answer waits for its Confirm, and the request that comes of it.
fn held(model: &mut Model) -> Option<JudgeRequest> {
    let mut lots = Lots(5);
    for _ in 0..400 {
        let mut all = taps(model);
        let effects = send(model, all.swap_remove(lots.of(all.len())));
        let shown = table(model).view_model.mine && !table(model).view_model.window;
        if shown && table(model).draft.held.is_some() {
            return judged(effects);
        }
    }
    panic!("no answer waits for its Confirm");
}

/// The verdict that an answer costs so much, in parts of 4096, as the program gives it.
pub(super) fn verdict(request: &JudgeRequest, loss: u16) -> Msg {
    let named = |doubts| NamedAnswer {
        answer: request.played,
        estimate: None,
        as_good: false,
        reasons: Vec::new(),
        doubts,
        theme: None,
    };
    let verdict = Verdict {
        best: named(Vec::new()),
        played: named(vec!["leaves Roma open".to_owned()]),
        loss,
        error: 10,
    };
    let number = request.question.number;
    let verdict = Some(verdict);
    Msg::Opponent(OpponentMsg::Said(Reply::Judged { number, verdict }))
}

#[test]
fn the_mark_above_confirm_is_for_wars_with_hints_and_who_wants_it() {
    let to = at_a_card().preview().asked().expect("somebody is asked").to;
    for (mode, wanted, marks) in [
        (Mode::Against(to, HINTED), true, true),
        (Mode::Alone, true, true),
        (Mode::Against(to, HINTED), false, false),
        (Mode::Against(to, Computer::of(1)), true, false),
        (Mode::Together, true, false),
        (Mode::Link(to), true, false),
    ] {
        let mut model = at_table(at_a_card(), mode);
        model.settings.set(DeviceSetting::Warnings, u8::from(wanted));
        let request = held(&mut model);
        assert_eq!(request.is_some(), marks, "{mode:?}, {wanted}");
    }
}

#[test]
fn only_a_blunder_is_marked_and_it_can_be_confirmed_all_the_same() {
    for (loss, marked) in [(700, true), (500, false)] {
        let mut model = at_table(at_a_card(), Mode::Alone);
        model.settings.set(DeviceSetting::Warnings, 1);
        let request = held(&mut model).expect("the answer is judged");
        assert!(!words(&model).contains("Careful"), "nothing is said before it is known");
        assert!(
            judged(update(&mut model, verdict(&request, loss))).is_none(),
            "it is judged once"
        );
        assert_eq!(words(&model).contains("Careful: it leaves Roma open."), marked);
        if marked {
            send(&mut model, Msg::Coach(CoachMsg::Why));
            assert!(words(&model).contains("It costs 17 percentage points."));
        }
        let given = table(&model).game.answers().len();
        send(&mut model, Msg::Answer(AnswerMsg::Confirm));
        let t = table(&model);
        assert!(
            t.game.answers().len() > given || t.draft.held.is_none(),
            "nothing stops it"
        );
        assert!(!words(&model).contains("Careful"), "it goes with its answer");
    }
}
