//! How the war may go on after an answer: what is asked of the coach, and what is told.

use crate::games::AiTask;
use crate::model::msg::{ChallengeMsg, LookMsg, OpponentMsg, ReviewMsg};
use crate::model::review::SecondTry;
use crate::tests::battles::at_table;
use crate::tests::challenging::{all, begun, failed, readable};
use crate::tests::coaching::{continuation, goes_on, judged, verdict};
use crate::tests::reviewing::{after, asked, review};
use crate::tests::*;
use ai::message::ContinuationRequest;
use ai::{Continuation, Evaluate};
use engine::PlayerView;
use testkit::cases::CaseLanguage;

/// What is told first of how the war may go on, tried out in so many worlds.
struct Further<'q>(&'q ContinuationRequest, u32);

impl AiTask for Further<'_> {
    type Output = usize;

    fn run<R: Evaluate + CaseLanguage>(self) -> usize {
        let ContinuationRequest {
            question,
            answers,
            answer,
        } = self.0;
        let blind = PlayerView::<R>::from_bytes(&question.blind).expect("what the page writes can be read");
        let mut game = blind.game();
        for answer in answers {
            game.answer(*answer).expect("what is right is legal");
        }
        let blind = PlayerView::of(&game, blind.by()).expect("the same side is asked");
        let continuation = Continuation::new(&blind, *answer, Seed(question.seed.into()));
        let mut continuation = continuation.expect("what is right is offered");
        continuation.think(self.1);
        continuation.lines().len()
    }
}

#[test]
fn the_coach_tells_how_the_war_may_go_on_after_each_right_answer() {
    for (game, challenges) in all() {
        for (place, challenge) in challenges.iter().enumerate() {
            let mut model = begun(game, place);
            send(&mut model, Msg::Challenge(ChallengeMsg::Show));
            let request = continuation(send(&mut model, Msg::Challenge(ChallengeMsg::Continue)));
            let request = request.unwrap_or_else(|| panic!("{}: nothing is asked", challenge.key));
            assert_eq!(request.answers.len() + 1, challenge.steps.len(), "{}", challenge.key);
            let number = games::number_of(game);
            let lines = games::ai_with_number(number, Further(&request, 1));
            assert!(lines.is_some_and(|lines| lines > 0), "{}", challenge.key);
            update(&mut model, goes_on(&request));
            let words = readable(&model);
            assert!(
                words.contains("So it may go on") && words.contains("Rome falls back."),
                "{words}"
            );
        }
    }
}

#[test]
fn the_coach_tells_how_the_war_may_go_on_after_a_wrong_answer() {
    for (game, challenges) in all() {
        let (mut model, judge) = failed(game, &challenges);
        assert!(
            !readable(&model).contains("What follows?"),
            "first it is said why it is wrong"
        );
        update(&mut model, verdict(&judge, 700));
        let request = continuation(send(&mut model, Msg::Challenge(ChallengeMsg::Continue)));
        let request = request.expect("the coach is asked");
        assert_eq!((request.answers, request.answer), (judge.answers, judge.played));
        update(&mut model, Msg::Opponent(OpponentMsg::Missing));
        assert!(readable(&model).contains("The coach cannot try it out now"));
        send(&mut model, Msg::Look(LookMsg::Close));
        let request = continuation(send(&mut model, Msg::Challenge(ChallengeMsg::Continue)));
        assert!(request.is_some(), "it can be asked again");
    }
}

/// While a continuation is awaited nothing else is asked of the program, which would forget it; then the review goes on.
#[test]
fn a_review_waits_for_a_continuation() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    let request = asked(&mut model, review(ReviewMsg::Open(Side::Rome))).expect("it begins");
    send(&mut model, review(ReviewMsg::Moment(0)));
    model.coach.review.as_mut().expect("a review").again = Some(SecondTry {
        moment: 0,
        tried: Some(request.played),
        verdict: None,
        failed: true,
    });
    let effects = send(&mut model, review(ReviewMsg::Continue));
    assert!(judged(effects.clone()).is_none(), "the review waits");
    let further = continuation(effects).expect("the coach is asked");
    let goes_on_with = |effects: Vec<Effect>| judged(effects).map(|request| request.played);
    assert_eq!(
        goes_on_with(update(&mut model, goes_on(&further))),
        Some(request.played)
    );
    // What is closed is waited for no more.
    continuation(send(&mut model, review(ReviewMsg::Continue))).expect("the coach is asked again");
    assert_eq!(
        goes_on_with(send(&mut model, Msg::Look(LookMsg::Close))),
        Some(request.played)
    );
}
