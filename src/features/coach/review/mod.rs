//! The review of a war by the coach: what its own answers cost a side, and each fault tried again. The program of the computer player judges.

mod curve;
mod fortune;
pub mod view;

use crate::features::coach::continuation;
use crate::features::coach::{LEVEL, revive};
use crate::features::{opponent, replay};
use crate::model::coach::{AnswerAt, Warning};
use crate::model::draft;
use crate::model::effect::Effect;
use crate::model::map_move::MapMove;
use crate::model::msg::{CoachMsg, Msg, ReviewMsg};
use crate::model::opponent::{Opponent, OpponentEffect};
use crate::model::record::Record;
use crate::model::review::{
    FortuneState, KeptReview, PendingVerdict, Review, SecondTry, Thoroughness, VerdictSubject, called,
};
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table, Target};
use ai::Verdict;
use ai::message::{FortuneRequest, JudgeRequest, seed_of};
use engine::{Choice, Side};

/// Whether the war at a table can be reviewed: it is over, or who plays it is alone.
pub fn can_be_had(table: &Table) -> bool {
    let ended = table.game.over().is_some() || table.seats.mode == Mode::Alone;
    ended && table.game.read_only().is_none() && !table.seats.elsewhere && !table.game.answers().is_empty()
}

/// The message that opens it: first through the eyes of who plays here.
pub fn open_message(table: &Table) -> Msg {
    Msg::Coach(CoachMsg::Review(ReviewMsg::Open(first_side(table))))
}

/// The player's own side; where nobody has one, the side that has lost: it has more to learn.
fn first_side(table: &Table) -> Side {
    let lost = || table.game.over().map(|over| over.winner.enemy());
    table.seats.own().or_else(lost).unwrap_or(Side::Rome)
}

/// Carries out a message about the review.
pub fn update(model: &mut Model, msg: ReviewMsg) -> Vec<Effect> {
    match msg {
        ReviewMsg::Open(side) => return open(model, side),
        ReviewMsg::Reopen => {
            let side = model.coach.review.as_ref().map(|review| review.side);
            return side.map_or_else(Vec::new, |side| open(model, side));
        }
        ReviewMsg::Run(on) => {
            if let Some(review) = &mut model.coach.review {
                review.runs = on;
            }
            if on {
                revive(&mut model.opponent);
            } else {
                return keep(model);
            }
        }
        ReviewMsg::Moment(at) => return show(model, at, true),
        ReviewMsg::Again(at) => return show(model, at, false),
        ReviewMsg::Look(at) => return look(model, at),
        ReviewMsg::Try(choice) => answer(model, choice),
        ReviewMsg::Continue(answer) => return continue_from_try(model, answer),
    }
    Vec::new()
}

/// Shows the review through the eyes of a side; that of the other side is kept.
fn open(model: &mut Model, side: Side) -> Vec<Effect> {
    let of_side = |review: &Review| review.side == side;
    // That of the other side is put away.
    let mut effects = if model.coach.review.as_ref().is_some_and(of_side) {
        Vec::new()
    } else {
        keep(model)
    };
    let Some(table) = model.table.as_ref().filter(|table| can_be_had(table)) else {
        return effects;
    };
    let goes_on = |review: &&mut Review| review.is_of(table) && of_side(review);
    match model.coach.review.as_mut().filter(goes_on) {
        Some(review) => review.end_second_try(),
        None => {
            let kept = table.keeping.slot.reviews.iter().find(|kept| kept.side() == side);
            let opened = kept.and_then(|kept| kept.open(table));
            let mut review = opened.unwrap_or_else(|| Review::new(table, side));
            // Dice and draws are the same for both.
            let other = model.coach.review.as_ref().filter(|other| other.is_of(table));
            if let Some(known) = other.and_then(Review::known_fortune) {
                review.hear_fortune(known.stretches.clone());
            }
            model.coach.review = Some(review);
        }
    }
    model.past = None;
    model.sheets.retain(|sheet| *sheet != Sheet::Review);
    model.sheets.push(Sheet::Review);
    revive(&mut model.opponent);
    effects.push(Effect::Focus);
    effects
}

/// Looks back at the moment of an answer: with the verdict, or for another answer. A war that is over is seen through the eyes of the side.
fn show(model: &mut Model, place: usize, told: bool) -> Vec<Effect> {
    let (Some(table), Some(review)) = (&model.table, &mut model.coach.review) else {
        return Vec::new();
    };
    let Some(moment) = review.moments.get(place).filter(|_| review.is_of(table)) else {
        return Vec::new();
    };
    let (at, side) = (moment.at, review.side);
    let verdict = moment.verdict.clone().filter(|_| told);
    let better = verdict.as_ref().and_then(|verdict| draft::space(verdict.best.answer));
    review.end_second_try();
    review.again = Some(SecondTry {
        moment: place,
        tried: verdict.as_ref().map(|verdict| verdict.best.answer),
        verdict,
        failed: false,
    });
    let mut effects = replay::begin(model, at);
    if let (Some(table), Some(past)) = (&model.table, &mut model.past) {
        *past = past.with_eyes(table, Some(side));
        // The map shows where the best answer leads.
        if let Some(space) = better {
            (past.table.pointing.cursor, past.table.pointing.pointed) = (Some(space), true);
            effects.push(Effect::Map(MapMove::Space(space)));
        }
    }
    effects
}

/// Looks back at what dice and draws have done. A war that is over is seen through the eyes of the side.
fn look(model: &mut Model, at: usize) -> Vec<Effect> {
    let Some(side) = model.coach.review.as_ref().map(|review| review.side) else {
        return Vec::new();
    };
    let effects = replay::begin(model, at);
    if let (Some(table), Some(past)) = (&model.table, &mut model.past) {
        *past = past.with_eyes(table, Some(side));
    }
    effects
}

/// Asks how the war may go on after an answer at the moment that is tried again.
fn continue_from_try(model: &mut Model, answer: Choice) -> Vec<Effect> {
    let tried = model.coach.review.as_mut().and_then(|review| {
        let again = review.again.as_ref()?;
        let at = review.moments.get(again.moment)?.at;
        review.war.seek(at);
        let after = AnswerAt {
            table: review.table,
            given: at,
            before: Vec::new(),
            answer,
            name: called(&review.war, &review.war.preview(), answer),
        };
        Some((after, review.war.blind()?))
    });
    tried.map_or_else(Vec::new, |(after, blind)| continuation::ask(model, after, blind))
}

/// Answers at the moment that is tried again. What has been judged there already is not judged anew.
fn answer(model: &mut Model, choice: Choice) {
    let Some(review) = &mut model.coach.review else {
        return;
    };
    review.forget_second_verdict();
    let Some(again) = &mut review.again else {
        return;
    };
    let known = review
        .moments
        .get(again.moment)
        .and_then(|moment| moment.verdict.as_ref());
    again.verdict = known.and_then(|verdict| verdict.of(choice));
    (again.tried, again.failed) = (Some(choice), false);
    revive(&mut model.opponent);
}

/// What a tap on the map or on a card answers at the moment that is tried again.
pub fn tapped(model: &Model, target: &Target) -> Option<Choice> {
    let past = model.past.as_ref()?;
    let again = asks_again(model, past.at)?;
    let choice = match target {
        Target::Space(at) => Choice::Space(*at),
        Target::Card(card) => Choice::Card(*card),
        Target::Stack(_) | Target::General(_) => return None,
    };
    let asked = past.table.game.preview().asked()?;
    (again.tried.is_none() && asked.offers(choice)).then_some(choice)
}

/// The fault that is tried again, if this is its moment.
fn asks_again(model: &Model, at: usize) -> Option<&SecondTry> {
    let review = model.coach.review_of(model.table.as_ref()?)?;
    let again = review.again.as_ref()?;
    (review.moments.get(again.moment)?.at == at).then_some(again)
}

/// The program cannot be had: the review stops, and says so.
pub fn halt(model: &mut Model) {
    if let Some(review) = &mut model.coach.review
        && review.waits()
    {
        review.forget_requests();
        review.runs = false;
        model.notice.say(
            "The review has stopped: the computer player's program is not available. What has been judged so far is kept; you can go on later.",
        );
    }
}

/// After so many verdicts what has been found is kept with the war.
const OFTEN: u32 = 24;

/// Keeps what has been found with the war, on this device. A war that is only watched is not kept.
fn keep(model: &mut Model) -> Vec<Effect> {
    let (Some(table), Some(review)) = (&mut model.table, &mut model.coach.review) else {
        return Vec::new();
    };
    let is_kept = table.seats.mode.is_kept() && !table.keeping.saving;
    if review.unkept == 0 || !is_kept || !can_be_had(table) || !review.is_of(table) {
        return Vec::new();
    }
    review.unkept = 0;
    let reviews = &mut table.keeping.slot.reviews;
    reviews.retain(|kept| kept.side() != review.side);
    reviews.push(KeptReview::of(review));
    table.keeping.sequence += 1;
    vec![Effect::Save(Record::of(table))]
}

/// After each message: has the next answer judged, unless the program thinks about something else.
pub fn attend(model: &mut Model) -> Vec<Effect> {
    let warns = model.coach.warning.as_ref().is_some_and(Warning::waits);
    let waits = model.coach.waits() || warns || continuation::waits(model);
    let mut effects = Vec::new();
    let (Some(table), Some(review)) = (&model.table, &mut model.coach.review) else {
        return Vec::new();
    };
    if !review.is_of(table) || !can_be_had(table) {
        model.coach.review = None;
        return Vec::new();
    }
    let opponent = &mut model.opponent;
    if waits || opponent.thought.is_some() {
        // The program forgets what it was asked for.
        review.forget_requests();
        return Vec::new();
    }
    let trouble = opponent.trouble().is_some();
    if review.unkept >= OFTEN || review.is_whole() || trouble || !review.runs {
        effects = keep(model);
    }
    let (Some(table), Some(review)) = (&model.table, &mut model.coach.review) else {
        return effects;
    };
    let opponent = &mut model.opponent;
    if review.waits() || trouble {
        return effects;
    }
    if let Some(request) = reckoning(review, opponent, table) {
        effects.push(opponent::start(opponent));
        effects.push(Effect::Opponent(OpponentEffect::Fortune(request)));
        return effects;
    }
    while let Some((about, at, played)) = wanted(review) {
        review.war.seek(at);
        let Some(blind) = review.war.blind() else {
            review.hear(about, None);
            continue;
        };
        let question = opponent::question(opponent, table, blind, LEVEL, at);
        review.asked = Some(PendingVerdict {
            number: question.number,
            about,
        });
        let quick = matches!(about, VerdictSubject::Answer(_, Thoroughness::Quick));
        // What a thorough look has found to be the best is looked for once.
        let known = |place: usize| Some(review.moments[place].verdict.as_ref()?.best.answer);
        let (then, best) = match about {
            VerdictSubject::Answer(place, Thoroughness::AsPlayed) => (review.moments[place].then.clone(), known(place)),
            VerdictSubject::SecondTry(place, _) => (Vec::new(), known(place)),
            VerdictSubject::Answer(..) => (Vec::new(), None),
        };
        let request = JudgeRequest {
            question,
            answers: Vec::new(),
            played,
            then,
            best,
            rollouts: if quick { Verdict::QUICK } else { Verdict::THOROUGH },
        };
        effects.push(opponent::start(opponent));
        effects.push(Effect::Opponent(OpponentEffect::Judge(request)));
        break;
    }
    effects
}

/// Asks for the fortune of the war: before all verdicts, for it takes seconds and gives the curve.
fn reckoning(review: &mut Review, opponent: &mut Opponent, table: &Table) -> Option<FortuneRequest> {
    if !review.runs || review.again.is_some() || !matches!(review.fortune, FortuneState::Unasked) {
        return None;
    }
    review.war.seek(review.answers.len());
    opponent.number += 1;
    review.fortune = FortuneState::Awaited(opponent.number);
    Some(FortuneRequest {
        number: opponent.number,
        war: review.war.played(),
        seed: seed_of(table.game.envelope().id, review.answers.len()),
    })
}

/// What is to be judged next: a second try before all else.
fn wanted(review: &mut Review) -> Option<(VerdictSubject, usize, Choice)> {
    if let Some(again) = review
        .again
        .as_ref()
        .filter(|again| again.verdict.is_none() && !again.failed)
        && let Some(choice) = again.tried
    {
        let subject = VerdictSubject::SecondTry(again.moment, choice);
        return Some((subject, review.moments[again.moment].at, choice));
    }
    // What followed an answer is known by the cards of the war, which come with its fortune.
    let goes_on = review.runs && !matches!(review.fortune, FortuneState::Unasked);
    let (place, pass) = goes_on.then(|| review.next()).flatten()?;
    let moment = &review.moments[place];
    Some((VerdictSubject::Answer(place, pass), moment.at, moment.played))
}
