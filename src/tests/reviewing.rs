//! The review of a war: which wars have one, what is judged, and a fault tried again.

use crate::features::coach::review::can_be_had;
use crate::games::{AiTask, GAMES};
use crate::model::msg::{CoachMsg, LookMsg, OpponentMsg, ReviewMsg};
use crate::model::opponent::OpponentEffect;
use crate::model::record::Record;
use crate::model::review::{KeptReview, Review, Thoroughness};
use crate::model::screen::Screen;
use crate::model::seats::Computer;
use crate::tests::battles::at_table;
use crate::tests::coaching::{continuation, goes_on};
use crate::tests::fortunes::{reckon, reckoned};
use crate::tests::*;
use crate::tree::Node;
use ai::message::{JudgeRequest, Reply};
use ai::{Evaluate, Fault, Judge, Level, Verdict};
use engine::{Choice, PlayerView, Side};
use testkit::cases::CaseLanguage;

/// What the program says of an answer; with few rollouts, so that it is quick.
struct Verdicts<'q>(&'q JudgeRequest);

impl AiTask for Verdicts<'_> {
    type Output = Option<Verdict>;

    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        let JudgeRequest {
            question,
            played,
            then,
            best,
            rollouts,
            ..
        } = self.0;
        let blind = PlayerView::<R>::from_bytes(&question.blind).expect("what the page writes can be read");
        let level = Level::of(question.level).expect("a level");
        let rollouts = rollouts / 10;
        let judge = Judge::new(&blind, *played, Level { rollouts, ..level }, Seed(question.seed.into()))?;
        judge.followed_by(then).against(*best).to_the_end()
    }
}

pub(super) fn review(msg: ReviewMsg) -> Msg {
    Msg::Coach(CoachMsg::Review(msg))
}

/// The request for a verdict that a message leads to, if it does. What dice and draws gave is told before it, where that is asked for.
pub(super) fn asked(model: &mut Model, msg: Msg) -> Option<JudgeRequest> {
    let mut effects = update(model, msg);
    if let Some(request) = reckoned(&effects) {
        effects = reckon(model, &request);
    }
    effects.into_iter().find_map(|effect| match effect {
        Effect::Opponent(OpponentEffect::Judge(request)) => Some(request),
        _ => None,
    })
}

/// The verdict that is asked for in a war of the game of this number.
pub(super) fn verdict_in(number: u8, request: &JudgeRequest) -> Option<Verdict> {
    games::ai_with_number(number, Verdicts(request)).expect("the game has a computer player")
}

/// Answers requests as the program does, until none comes; so many have come.
fn judge_all(
    model: &mut Model,
    mut request: Option<JudgeRequest>,
    change: impl Fn(&JudgeRequest, &mut Verdict),
) -> usize {
    let number = games::number_of(model.war());
    let mut judged = 0;
    while let Some(wanted) = request {
        let mut verdict = verdict_in(number, &wanted);
        verdict.iter_mut().for_each(|verdict| change(&wanted, verdict));
        let reply = Reply::Judged {
            number: wanted.question.number,
            verdict,
        };
        request = asked(model, Msg::Opponent(OpponentMsg::Said(reply)));
        judged += 1;
    }
    judged
}

/// All that can be read on the page.
pub(super) fn words(model: &Model) -> String {
    crate::view::page(model).iter().map(Node::readable).collect()
}

/// A war of a game after so many answers of players without plans, or at its end.
pub(super) fn after(game: usize, answers: usize) -> AnyGame {
    by(game, answers, &mut Lots(5))
}

/// The same, of other players.
fn by(game: usize, answers: usize, lots: &mut Lots) -> AnyGame {
    let mut war = AnyGame::new(game, 0, Seed(3), Envelope::default());
    while let Some(asked) = war.preview().asked().filter(|_| war.answers().len() < answers) {
        let legal = asked.answers;
        war.answer(legal[lots.of(legal.len())].choice);
    }
    war
}

fn table_mut(model: &mut Model) -> &mut Table {
    model.table.as_mut().expect("a table is there")
}

pub(super) fn of(model: &Model) -> &Review {
    model.coach.review.as_ref().expect("a review is there")
}

#[test]
fn a_war_that_goes_on_is_reviewed_by_who_is_alone() {
    let war = || after(games::FIRST, 30);
    for (mode, can) in [
        (Mode::Together, false),
        (Mode::Link(Side::Rome), false),
        (Mode::Against(Side::Rome, Computer::of(1)), false),
        (Mode::Watch, false),
        (Mode::Alone, true),
    ] {
        let mut model = at_table(war(), mode);
        assert_eq!(can_be_had(table(&model)), can, "{mode:?}");
        let request = asked(&mut model, review(ReviewMsg::Open(Side::Rome)));
        assert_eq!(request.is_some(), can, "{mode:?}");
        assert_eq!(model.coach.review.is_some(), can, "{mode:?}");
    }
    for mode in [
        Mode::Together,
        Mode::Link(Side::Rome),
        Mode::Against(Side::Rome, Computer::of(1)),
    ] {
        let mut model = at_table(war(), mode);
        table_mut(&mut model).game.envelope_mut().conceded = Some(Side::Rome);
        assert!(can_be_had(table(&model)), "{mode:?}");
    }
}

#[test]
fn every_answer_of_the_side_is_judged_and_none_of_the_other() {
    for game in GAMES.iter().filter(|game| game.page) {
        for side in Side::BOTH {
            let mut model = at_table(after(game.place(), 60), Mode::Alone);
            let request = asked(&mut model, review(ReviewMsg::Open(side)));
            judge_all(&mut model, request, |_, _| {});
            let mut war = table(&model).game.past();
            let own = |at: &usize| {
                war.seek(*at);
                war.preview().progress().asked == Some(side)
            };
            let own: Vec<usize> = (0..60).filter(own).collect();
            let judged: Vec<usize> = of(&model).moments.iter().map(|moment| moment.at).collect();
            assert_eq!(judged, own, "{side:?}");
            assert!(of(&model).is_whole() && words(&model).contains("All decisions have been judged."));
        }
    }
}

/// A review in which every verdict on an answer that has another beside it says that it was such a fault.
pub(super) fn of_faults(game: usize, answers: usize, fault: Fault) -> Model {
    of_losses(game, answers, |_| fault.least() + 100)
}

/// A review in which an answer that has another beside it, or is judged with what followed, has lost so much, in parts of 4096.
pub(super) fn of_losses(game: usize, answers: usize, loss: impl Fn(&JudgeRequest) -> u16) -> Model {
    let mut model = at_table(after(game, answers), Mode::Alone);
    let request = asked(&mut model, review(ReviewMsg::Open(Side::Rome)));
    judge_all(&mut model, request, |request, verdict| {
        if verdict.best.answer != verdict.played.answer || !request.then.is_empty() {
            (verdict.loss, verdict.error) = (loss(request), 20);
        }
    });
    model
}

/// Who has lost is shown his own play first.
#[test]
fn a_war_that_is_over_is_reviewed_for_who_lost() {
    for game in GAMES.iter().filter(|game| game.page) {
        let model = at_table(after(game.place(), 5000), Mode::Alone);
        let over = table(&model).game.over().expect("a war has fewer answers");
        let first = crate::features::coach::review::open_message(table(&model));
        assert!(matches!(first, Msg::Coach(CoachMsg::Review(ReviewMsg::Open(side))) if side != over.winner));
    }
}

/// What each fault cost, in points.
fn costs(words: &str) -> Vec<u16> {
    let rest = words.split("It cost ").skip(1);
    rest.filter_map(|rest| rest.split(' ').next()?.parse().ok()).collect()
}

/// What lies below the costliest fault is folded where it is slips, and else told at once.
#[test]
fn slips_are_folded() {
    for game in GAMES.iter().filter(|game| game.page) {
        let folded = |fault| {
            let model = of_faults(game.place(), 60, fault);
            assert!(of(&model).by_cost().len() > 1, "two faults at least");
            // However the chances are rounded, a fault costs what its name says.
            let most = fault.worse().map_or(100, |worse| worse.points() - 1);
            let costs = costs(&words(&model));
            assert_eq!(costs.len(), of(&model).by_cost().len());
            assert!(
                costs.iter().all(|cost| (fault.points()..=most).contains(cost)),
                "{costs:?}"
            );
            let page = format!("{:?}", crate::view::page(&model));
            (words(&model).contains("more slip"), page.contains("slips\""))
        };
        assert_eq!(
            [Fault::Slip, Fault::Blunder].map(folded),
            [(true, true), (false, false)]
        );
    }
}

#[test]
fn the_faults_of_one_card_are_one() {
    let mut joined = 0;
    for game in GAMES.iter().filter(|game| game.page) {
        let model = of_faults(game.place(), 150, Fault::Blunder);
        let review = of(&model);
        let places = review.by_cost();
        let others: usize = places.iter().map(|place| review.others_of_card(*place).count()).sum();
        assert_eq!(
            places.len() + others,
            review.faults().count(),
            "each fault is told or joined to one"
        );
        joined += others;
        if others > 0 {
            let told = words(&model);
            assert!(told.contains("too, with the same card or in the same action."));
        }
    }
    assert!(joined > 0, "some card had two");
}

#[test]
fn a_fault_is_told_and_can_be_tried_again() {
    let mut tried = 0;
    for game in GAMES.iter().filter(|game| game.page) {
        let mut model = of_faults(game.place(), 60, Fault::Blunder);
        let Some((place, moment)) = of(&model).worst() else {
            continue;
        };
        let pass = if moment.then.is_empty() {
            Thoroughness::Thorough
        } else {
            Thoroughness::AsPlayed
        };
        assert_eq!((moment.pass, moment.fault()), (pass, Some(Fault::Blunder)));
        let (at, told) = (moment.at, moment.told.clone().expect("a fault is told"));
        let verdict = moment.verdict.clone().expect("a fault has a verdict");
        assert!(words(&model).contains(&told.played) && words(&model).contains("percentage points"));

        send(&mut model, review(ReviewMsg::Again(place)));
        assert_eq!(model.past.as_ref().map(|past| past.at), Some(at));
        assert!(words(&model).contains("What would be better?"));
        assert!(asked(&mut model, review(ReviewMsg::Try(verdict.best.answer))).is_none());
        assert!(words(&model).contains("As good as the best"), "the best is known");

        let known = send(&mut model, review(ReviewMsg::Continue(verdict.best.answer)));
        let request = continuation(known).expect("the coach is asked how the war may go on");
        assert_eq!((request.answer, request.answers.len()), (verdict.best.answer, 0));
        update(&mut model, goes_on(&request));
        assert!(words(&model).contains("So it may go on") && words(&model).contains("Rome falls back."));
        send(&mut model, Msg::Look(LookMsg::Close));

        send(&mut model, review(ReviewMsg::Again(place)));
        send(&mut model, review(ReviewMsg::Try(verdict.played.answer)));
        assert!(
            words(&model).contains("percentage points"),
            "so is what was answered then"
        );

        let legal = model.past.as_ref().and_then(|past| past.table.game.preview().asked());
        let known = [verdict.best.answer, verdict.played.answer];
        let choices = legal.expect("a question was there").answers;
        let other = choices.iter().map(|one| one.choice).find(|one| !known.contains(one));
        if let Some(other) = other {
            send(&mut model, review(ReviewMsg::Again(place)));
            let request = asked(&mut model, review(ReviewMsg::Try(other)));
            assert_eq!(request.as_ref().map(|request| request.played), Some(other));
            assert!(words(&model).contains("the coach is thinking"));
            assert_eq!(judge_all(&mut model, request, |_, _| {}), 1);
            assert!(!words(&model).contains("the coach is thinking"));
            tried += 1;
        }
        send(&mut model, review(ReviewMsg::Reopen));
        assert!(model.past.is_none() && model.sheets.last() == Some(&Sheet::Review));
        assert_eq!(of(&model).again, None);
    }
    assert!(tried > 0);
}

#[test]
fn a_review_stops_goes_on_and_ends_with_its_war() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    let request = asked(&mut model, review(ReviewMsg::Open(Side::Rome))).expect("it begins");
    send(&mut model, review(ReviewMsg::Run(false)));
    let reply = |request: &JudgeRequest| {
        Msg::Opponent(OpponentMsg::Said(Reply::Judged {
            number: request.question.number,
            verdict: None,
        }))
    };
    assert!(asked(&mut model, reply(&request)).is_none(), "it has stopped");
    assert!(words(&model).contains("The review has stopped."));
    let request = asked(&mut model, review(ReviewMsg::Run(true))).expect("it goes on");
    send(&mut model, Msg::Opponent(OpponentMsg::Missing));
    assert!(words(&model).contains("The review has stopped"), "there is no program");
    assert!(
        asked(&mut model, reply(&request)).is_none(),
        "what comes too late is of no interest"
    );
    assert!(asked(&mut model, review(ReviewMsg::Run(true))).is_some());

    let choice = table(&model).draft.preview.asked().expect("somebody is asked").answers[0].choice;
    let game = &mut table_mut(&mut model).game;
    assert!(game.answer(choice));
    send(&mut model, Msg::Look(LookMsg::Close));
    assert!(model.coach.review.is_none(), "the war has gone on");
}

#[test]
fn a_hint_goes_before_a_verdict_which_is_asked_for_again() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    let first = asked(&mut model, review(ReviewMsg::Open(Side::Rome))).expect("it begins");
    send(&mut model, Msg::Look(LookMsg::Close));
    send(&mut model, Msg::Coach(CoachMsg::Ask));
    let number = model.coach.hint.as_ref().expect("a hint is waited for").number;
    let answers = Vec::new();
    let again = asked(
        &mut model,
        Msg::Opponent(OpponentMsg::Said(Reply::Hint { number, answers })),
    );
    let again = again.expect("the review goes on");
    assert!(again.played == first.played && again.question.blind == first.question.blind);
}

/// A tap on what the question offers, a space or a card, answers it.
#[test]
fn a_tap_answers_a_second_try() {
    let mut tapped = 0;
    for game in GAMES.iter().filter(|game| game.page) {
        let mut model = of_faults(game.place(), 60, Fault::Blunder);
        let places: Vec<usize> = of(&model).faults().map(|(place, _)| place).collect();
        for place in places {
            send(&mut model, review(ReviewMsg::Again(place)));
            let best = of(&model).moments[place]
                .verdict
                .as_ref()
                .map(|verdict| verdict.best.answer);
            let target = match best {
                Some(Choice::Space(at)) => Target::Space(at),
                Some(Choice::Card(card)) => Target::Card(card),
                _ => continue,
            };
            send(&mut model, Msg::Answer(AnswerMsg::Tap(target)));
            assert_eq!(of(&model).again.as_ref().and_then(|again| again.tried), best);
            tapped += 1;
        }
    }
    assert!(tapped > 0);
}

/// What has been found is kept with the war, and opens with it; other answers, or another war, open none of it.
#[test]
fn a_review_is_kept_with_its_war() {
    for game in GAMES.iter().filter(|game| game.page) {
        let mut model = of_faults(game.place(), 60, Fault::Blunder);
        assert_eq!(of(&model).unkept, 0, "all has been kept");
        let text = Record::of(table(&model)).to_text();
        let record = Record::from_text(&text).expect("what was kept can be read");
        let kept = &record.reviews[..];
        assert!(matches!(kept, [one] if one.side() == Side::Rome));

        let found = of(&model)
            .moments
            .iter()
            .map(|moment| (moment.at, moment.fault(), moment.told.clone()));
        let found: Vec<_> = found.collect();
        let mut opened = Model {
            table: Some(record.open().expect("the war opens")),
            screen: Screen::Table,
            ..Model::default()
        };
        assert!(
            asked(&mut opened, review(ReviewMsg::Open(Side::Rome))).is_none(),
            "nothing is left to judge"
        );
        let again = of(&opened)
            .moments
            .iter()
            .map(|moment| (moment.at, moment.fault(), moment.told.clone()));
        assert_eq!(again.collect::<Vec<_>>(), found);
        assert!(of(&opened).is_whole());

        let shorter = at_table(after(game.place(), 40), Mode::Alone);
        assert!(
            kept[0].open(table(&shorter)).is_none(),
            "it is about more answers than were given"
        );
        let played = table(&model).draft.preview.asked().expect("somebody is asked").answers[0].choice;
        table_mut(&mut model).game.answer(played);
        let longer = kept[0].open(table(&model)).expect("the war has gone on");
        assert!(!longer.is_whole() && longer.moments.len() >= found.len());
    }
}

/// A verdict that comes after its second try was given up is of no interest, and the next one is asked for.
#[test]
fn a_late_verdict_is_not_taken_for_another_second_try() {
    let mut model = of_faults(games::FIRST, 60, Fault::Blunder);
    let faults: Vec<usize> = of(&model).faults().map(|(place, _)| place).collect();
    let tried = faults.into_iter().find_map(|place| {
        send(&mut model, review(ReviewMsg::Again(place)));
        let legal = model.past.as_ref()?.table.game.preview().asked()?.answers;
        let verdict = of(&model).moments[place].verdict.clone()?;
        let known = [verdict.best.answer, verdict.played.answer];
        let mut others = legal.iter().map(|one| one.choice).filter(|one| !known.contains(one));
        Some((place, others.next()?, others.next()?))
    });
    let (place, first, second) = tried.expect("a question had four answers");
    let late = asked(&mut model, review(ReviewMsg::Try(first))).expect("it is judged");
    send(&mut model, review(ReviewMsg::Again(place)));
    let wanted = asked(&mut model, review(ReviewMsg::Try(second))).expect("so is the second");
    assert_eq!(wanted.played, second);
    let number = late.question.number;
    send(
        &mut model,
        Msg::Opponent(OpponentMsg::Said(Reply::Judged { number, verdict: None })),
    );
    let again = of(&model).again.as_ref().expect("it goes on");
    assert!(again.tried == Some(second) && !again.failed && again.verdict.is_none());
}

/// A review that stops in its thorough pass is not whole when it is opened again.
#[test]
fn a_review_that_is_kept_half_way_goes_on() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    let mut request = asked(&mut model, review(ReviewMsg::Open(Side::Rome)));
    while let Some(wanted) =
        request.take_if(|_| of(&model).scanned < 60 || of(&model).moments.iter().any(|m| m.pass == Thoroughness::None))
    {
        let named = |answer| ai::NamedAnswer {
            answer,
            estimate: None,
            as_good: false,
            reasons: Vec::new(),
            doubts: Vec::new(),
            theme: None,
        };
        let verdict = Some(Verdict {
            best: named(Choice::Pass),
            played: named(wanted.played),
            loss: 600,
            error: 400,
        });
        let number = wanted.question.number;
        request = asked(
            &mut model,
            Msg::Opponent(OpponentMsg::Said(Reply::Judged { number, verdict })),
        );
    }
    send(&mut model, review(ReviewMsg::Run(false)));
    assert!(!of(&model).is_whole());
    let kept = KeptReview::of(of(&model))
        .open(table(&model))
        .expect("it is about this war");
    assert!(!kept.is_whole() && kept.per_mille() < 1000);
}
