//! What is said aloud: each sentence is added, none is put in the place of another, and the same is said again.

use crate::model::spoken::Sentence;
use crate::tests::*;

/// The sentences that have been added since.
fn since(model: &Model, before: &[Sentence]) -> Vec<String> {
    let last = before.last().map_or(0, |sentence| sentence.number);
    let all = model.spoken.sentences.iter();
    all.filter(|s| s.number > last).map(|s| s.words.clone()).collect()
}

/// Sends a message and gives what is added.
fn heard(model: &mut Model, msg: Msg) -> Vec<String> {
    let before = model.spoken.sentences.clone();
    send(model, msg);
    since(model, &before)
}

#[test]
fn the_same_refusal_is_said_again() {
    for game in [0, 1, 2] {
        let mut model = seated_at(game, 1, 3);
        let dark: Vec<_> = table(&model).view_model.scene.spaces.iter().map(|s| s.id).collect();
        let refused = dark.into_iter().find_map(|at| {
            let tap = || Msg::Answer(AnswerMsg::Tap(Target::Space(at)));
            send(&mut model, tap());
            table(&model).pointing.tip.is_some().then(tap)
        });
        let first = model.spoken.sentences.last().cloned().expect("the refusal is said");
        let again = heard(&mut model, refused.expect("a dark space says why"));
        assert_eq!(again, [first.words], "game {game}");
    }
}

#[test]
fn copied_twice_is_said_twice_and_the_question_once() {
    let mut model = seated(1, 3);
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Log)));
    let copied = || Msg::Browser(BrowserMsg::Passed("Copied.".into()));
    for _ in 0..2 {
        assert_eq!(heard(&mut model, copied()), ["Copied."]);
    }
    let question = heard(&mut model, Msg::Look(LookMsg::Close));
    assert!(
        matches!(question.as_slice(), [one] if one.contains(": ")),
        "{question:?}"
    );
    assert_eq!(heard(&mut model, Msg::Look(LookMsg::Tools)), [""; 0], "nothing is new");
}

#[test]
fn every_line_is_added_and_none_is_replaced() {
    for game in [0, 1, 2] {
        let mut model = seated_at(game, 1, 5);
        let (mut lots, mut lines) = (Lots(5), 0);
        for _ in 0..150 {
            let before = model.spoken.sentences.clone();
            play_by_taps(&mut model, 1, &mut lots);
            let there = |old: &Sentence| model.spoken.sentences.contains(old);
            let newest = before.iter().rev().take(12);
            assert!(newest.clone().all(there), "what was being said is cut off: {before:?}");
            lines += since(&model, &before).len();
        }
        assert!(lines > 100, "{lines} sentences in game {game}");
    }
}

#[test]
fn what_one_side_has_heard_of_its_hand_is_gone_when_the_hand_closes() {
    let mut told = 0;
    for game in [0, 1, 2] {
        let mut model = seated_at(game, 0, 7);
        let mut lots = Lots(7);
        for _ in 0..200 {
            play_by_taps(&mut model, 1, &mut lots);
            let Some(side) = table(&model).seats.open else { continue };
            let cards = table(&model).view_model.scene.hands[side].cards.clone();
            for card in cards.into_iter().flatten() {
                let title = table(&model).game.card(card).title;
                send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
                let said = model
                    .spoken
                    .sentences
                    .last()
                    .map(|s| s.words.clone())
                    .unwrap_or_default();
                let named = said.contains(title);
                send(&mut model, Msg::Seat(SeatMsg::Hide));
                let left = model.spoken.sentences.iter().any(|s| s.words == said);
                assert!(!(named && left), "{said}");
                told += u32::from(named);
                send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
            }
        }
    }
    assert!(told > 0, "no card was named");
}
