//! How the war may go on after an answer: what is asked of the coach, and what is shown.

use crate::games::AiTask;
use crate::model::coach::ContinuationState;
use crate::model::msg::{ChallengeMsg, CoachMsg, LookMsg, OpponentMsg, PastMsg, ReviewMsg};
use crate::model::review::SecondTry;
use crate::tests::battles::at_table;
use crate::tests::challenging::{all, begun, failed, readable};
use crate::tests::coaching::{continuation, goes_on, judged, verdict};
use crate::tests::reviewing::{after, asked, review};
use crate::tests::*;
use ai::message::{ContinuationRequest, Reply};
use ai::{Continuation, ContinuationStory, Evaluate};
use engine::{Choice, PlayerView};
use testkit::cases::CaseLanguage;

/// What the program replies, from so few worlds that it is quick.
struct Story<'q>(&'q ContinuationRequest);

impl AiTask for Story<'_> {
    type Output = ContinuationStory;

    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        let request = self.0;
        let blind = PlayerView::<R>::from_bytes(&request.blind).expect("what the page writes can be read");
        let mut game = blind.game();
        for answer in &request.answers {
            game.answer(*answer).expect("what is right is legal");
        }
        let blind = PlayerView::of(&game, blind.by()).expect("the same side is asked");
        let begun = Continuation::new(&blind, request.answer, Seed(request.seed.into()));
        let mut continuation = begun.expect("what is right is offered").of_worlds(1);
        continuation.think(1);
        continuation.story().expect("all worlds have been tried")
    }
}

/// Asks for the continuation of a challenge that is over, or has a wrong answer.
fn continued(model: &mut Model) -> Option<ContinuationRequest> {
    continuation(send(model, Msg::Challenge(ChallengeMsg::Continue)))
}

#[test]
fn each_challenge_goes_on_after_its_right_answers() {
    for (game, challenges) in all() {
        let mut with_enemy = 0;
        for (place, challenge) in challenges.iter().enumerate() {
            let mut model = begun(game, place);
            let enemy = table(&model).view_model.to().expect("a side is asked").enemy();
            send(&mut model, Msg::Challenge(ChallengeMsg::Show));
            let request = continued(&mut model).unwrap_or_else(|| panic!("{}: nothing is asked", challenge.key));
            assert_eq!(request.answers.len() + 1, challenge.steps.len(), "{}", challenge.key);
            let number = games::number_of(game);
            let lines = games::ai_with_number(number, Story(&request))
                .expect("the game has a computer player")
                .lines;
            assert!(!lines.is_empty(), "{}: something happens", challenge.key);
            with_enemy += usize::from(lines.iter().any(|line| line.side == Some(enemy)));
            update(&mut model, goes_on(&request));
            let words = readable(&model);
            for told in [
                "So it may go on",
                "Rome falls back.",
                "Then, in Turn II, ",
                "Rome 7, Carthage 6.",
            ] {
                assert!(words.contains(told), "{told}: {words}");
            }
        }
        assert!(
            2 * with_enemy > challenges.len(),
            "mostly the enemy replies: {with_enemy}"
        );
    }
}

#[test]
fn a_wrong_answer_goes_on_once_the_coach_has_said_why() {
    for (game, challenges) in all() {
        let (mut model, judge) = failed(game, &challenges);
        assert!(
            !readable(&model).contains("What follows?"),
            "first it is said why it is wrong"
        );
        update(&mut model, verdict(&judge, 700));
        let request = continued(&mut model).expect("the coach is asked");
        // The whole of what was confirmed, of which the wrong step is judged.
        let all = [request.answers, vec![request.answer]].concat();
        assert!(
            all.starts_with(&[judge.answers, vec![judge.played]].concat()),
            "{all:?}"
        );
    }
}

#[test]
fn what_does_not_come_is_said_and_can_be_asked_for_again() {
    let (mut model, judge) = failed(games::FIRST, &games::info(games::FIRST).challenges());
    update(&mut model, verdict(&judge, 700));
    let request = continued(&mut model).expect("the coach is asked");
    update(&mut model, Msg::Opponent(OpponentMsg::Missing));
    assert!(readable(&model).contains("The coach was interrupted"));
    update(&mut model, goes_on(&request));
    assert!(
        !readable(&model).contains("Rome falls back."),
        "what was given up says nothing"
    );
    send(&mut model, Msg::Look(LookMsg::Close));

    let request = continued(&mut model).expect("it is asked for again");
    let number = request.number;
    update(&mut model, Msg::Opponent(OpponentMsg::Said(Reply::Failed { number })));
    assert!(readable(&model).contains("The coach cannot try this answer out."));
    send(&mut model, Msg::Look(LookMsg::Close));

    continued(&mut model).expect("it is asked for again");
    update(&mut model, Msg::Opponent(OpponentMsg::Silent));
    assert!(
        readable(&model).contains("The coach was interrupted"),
        "the program is started anew"
    );
}

#[test]
fn a_place_leads_to_the_map_and_what_is_known_is_not_asked_for_twice() {
    let mut model = begun(games::FIRST, 0);
    send(&mut model, Msg::Challenge(ChallengeMsg::Show));
    let request = continued(&mut model).expect("the coach is asked");
    update(&mut model, goes_on(&request));
    let at = table(&model).view_model.scene.spaces[0].id;
    send(&mut model, Msg::Past(PastMsg::Show(at)));
    assert!(model.sheets.is_empty() && table(&model).pointing.cursor == Some(at));
    assert_eq!(continued(&mut model), None, "it is known");
    assert!(readable(&model).contains("Rome falls back."));
}

#[test]
fn a_hint_that_was_awaited_is_given_up() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    // The review has begun before.
    asked(&mut model, review(ReviewMsg::Open(Side::Rome))).expect("it begins");
    send(&mut model, Msg::Look(LookMsg::Close));
    send(&mut model, Msg::Coach(CoachMsg::Ask));
    assert!(model.coach.waits());
    send(&mut model, review(ReviewMsg::Open(Side::Rome)));
    let played = second_try(&mut model);
    continuation(send(&mut model, review(ReviewMsg::Continue(played)))).expect("the coach is asked");
    assert!(!model.coach.waits(), "the program has forgotten it");
}

/// The first answer of the review is tried again, as it was answered in the war; nothing can be said of it.
fn second_try(model: &mut Model) -> Choice {
    send(model, review(ReviewMsg::Moment(0)));
    let review = model.coach.review.as_mut().expect("a review");
    let played = review.moments[0].played;
    review.again = Some(SecondTry {
        moment: 0,
        tried: Some(played),
        verdict: None,
        failed: true,
    });
    played
}

/// While a continuation is awaited nothing else is asked of the program, which would forget it; then the review goes on.
#[test]
fn a_review_waits_for_a_continuation() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    let request = asked(&mut model, review(ReviewMsg::Open(Side::Rome))).expect("it begins");
    let played = second_try(&mut model);
    let effects = send(&mut model, review(ReviewMsg::Continue(played)));
    assert!(judged(effects.clone()).is_none(), "the review waits");
    assert!(effects.contains(&Effect::Focus), "the sheet has the focus");
    let further = continuation(effects).expect("the coach is asked");
    let goes_on_with = |effects: Vec<Effect>| judged(effects).map(|request| request.played);
    assert_eq!(
        goes_on_with(update(&mut model, goes_on(&further))),
        Some(request.played)
    );
    // What is closed is waited for no more.
    model.coach.continuation.as_mut().expect("a continuation").state = ContinuationState::Interrupted;
    continuation(send(&mut model, review(ReviewMsg::Continue(played)))).expect("the coach is asked again");
    assert_eq!(
        goes_on_with(send(&mut model, Msg::Look(LookMsg::Close))),
        Some(request.played)
    );
}
