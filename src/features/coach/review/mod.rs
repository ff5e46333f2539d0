//! The review of a war by the coach: what its own answers cost a side, and each fault tried again. The program of the computer player judges.

pub mod view;

use crate::features::{opponent, replay};
use crate::model::coach::Warning;
use crate::model::effect::Effect;
use crate::model::msg::{CoachMsg, Msg, ReviewMsg};
use crate::model::opponent::OpponentEffect;
use crate::model::record::Record;
use crate::model::review::{About, Again, Asked, KeptReview, Pass, Review};
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table, Target};
use ai::message::{JudgeRequest, ThinkRequest, seed_of};
use ai::{Share, Verdict};
use engine::{Choice, Side};

/// The coach judges as well as the third level.
const LEVEL: u8 = 3;

/// Whether the war at a table can be reviewed: it is over, or who plays it is alone.
pub fn can_be_had(table: &Table) -> bool {
    let ended = table.game.over().is_some() || table.seats.mode == Mode::Alone;
    ended && table.game.read_only().is_none() && !table.seats.elsewhere && !table.game.answers().is_empty()
}

/// The message that opens it: first through the eyes of who plays here.
pub fn open_message(table: &Table) -> Msg {
    Msg::Coach(CoachMsg::Review(ReviewMsg::Open(first_side(table))))
}

fn first_side(table: &Table) -> Side {
    match table.seats.mode {
        Mode::Against(own, _) | Mode::Link(own) | Mode::Lesson(own) => own,
        Mode::Together | Mode::Alone | Mode::Watch | Mode::Look => Side::Rome,
    }
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
                revive(model);
            } else {
                return keep(model);
            }
        }
        ReviewMsg::Moment(at) => return show(model, at, true),
        ReviewMsg::Again(at) => return show(model, at, false),
        ReviewMsg::Try(choice) => answer(model, choice),
    }
    Vec::new()
}

/// Shows the review through the eyes of a side; another side's begins anew.
fn open(model: &mut Model, side: Side) -> Vec<Effect> {
    let Some(table) = model.table.as_ref().filter(|table| can_be_had(table)) else {
        return Vec::new();
    };
    let goes_on = |review: &&mut Review| review.is_of(table) && review.side == side;
    match model.coach.review.as_mut().filter(goes_on) {
        Some(review) => review.again = None,
        None => {
            let kept = table.keeping.slot.reviews.iter().find(|kept| kept.side() == side);
            let opened = kept.and_then(|kept| kept.open(table));
            model.coach.review = Some(opened.unwrap_or_else(|| Review::new(table, side)));
        }
    }
    model.past = None;
    model.sheets.retain(|sheet| *sheet != Sheet::Review);
    model.sheets.push(Sheet::Review);
    revive(model);
    vec![Effect::Focus]
}

/// A program that had stopped is started anew.
fn revive(model: &mut Model) {
    let opponent = &mut model.opponent;
    if opponent.trouble().is_some() {
        (opponent.program, opponent.failures) = (Default::default(), 0);
    }
}

/// Looks back at the moment of an answer through the eyes of its side: with the verdict, or for another answer.
fn show(model: &mut Model, place: usize, told: bool) -> Vec<Effect> {
    let (Some(table), Some(review)) = (&model.table, &mut model.coach.review) else {
        return Vec::new();
    };
    let Some(moment) = review.moments.get(place).filter(|_| review.is_of(table)) else {
        return Vec::new();
    };
    let (at, side) = (moment.at, review.side);
    let verdict = moment.verdict.clone().filter(|_| told);
    review.again = Some(Again {
        moment: place,
        tried: verdict.as_ref().map(|verdict| verdict.best.answer),
        verdict,
        failed: false,
    });
    let effects = replay::begin(model, at);
    if let (Some(table), Some(past)) = (&model.table, &mut model.past) {
        *past = past.with_eyes(table, Some(side));
    }
    effects
}

/// Answers at the moment that is tried again. What has been judged there already is not judged anew.
fn answer(model: &mut Model, choice: Choice) {
    let Some(review) = &mut model.coach.review else {
        return;
    };
    let Some(again) = &mut review.again else {
        return;
    };
    let known = review
        .moments
        .get(again.moment)
        .and_then(|moment| moment.verdict.as_ref());
    again.verdict = known.and_then(|verdict| verdict.of(choice));
    (again.tried, again.failed) = (Some(choice), false);
    revive(model);
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
fn asks_again(model: &Model, at: usize) -> Option<&Again> {
    let review = model.coach.review_of(model.table.as_ref()?)?;
    let again = review.again.as_ref()?;
    (review.moments.get(again.moment)?.at == at).then_some(again)
}

/// The program cannot be had: the review stops, and says so.
pub fn halt(model: &mut Model) {
    if let Some(review) = &mut model.coach.review
        && review.asked.take().is_some()
    {
        review.runs = false;
        model.notice.say(
            "The review has stopped: the program of the computer player cannot be had. What has been judged stays; go on later.",
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
    let is_kept = !matches!(table.seats.mode, Mode::Watch | Mode::Look) && !table.keeping.saving;
    if review.unkept == 0 || !is_kept || !review.is_of(table) {
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
    let waits = model.coach.waits() || model.coach.warning.as_ref().is_some_and(Warning::waits);
    let mut effects = Vec::new();
    let (Some(table), Some(review)) = (&model.table, &mut model.coach.review) else {
        return Vec::new();
    };
    if !review.is_of(table) {
        model.coach.review = None;
        return Vec::new();
    }
    let opponent = &mut model.opponent;
    if waits || opponent.thought.is_some() {
        // The program forgets the verdict that it was asked for.
        review.asked = None;
        return Vec::new();
    }
    if review.asked.is_some() || opponent.trouble().is_some() {
        return Vec::new();
    }
    if review.unkept >= OFTEN || review.is_whole() {
        effects = keep(model);
    }
    let (Some(table), Some(review)) = (&model.table, &mut model.coach.review) else {
        return effects;
    };
    let opponent = &mut model.opponent;
    while let Some((about, at, played)) = wanted(review) {
        review.war.seek(at);
        let Some(blind) = review.war.blind() else {
            review.hear(about, None);
            continue;
        };
        opponent.number += 1;
        review.asked = Some(Asked {
            number: opponent.number,
            about,
        });
        let question = ThinkRequest {
            number: opponent.number,
            blind,
            level: LEVEL,
            seed: seed_of(table.game.envelope().id, at),
            halved: opponent.failures > 0,
            share: Share::WHOLE,
        };
        let quick = matches!(about, About::Moment(_, Pass::Quick));
        let request = JudgeRequest {
            question,
            answers: Vec::new(),
            played,
            rollouts: if quick { Verdict::QUICK } else { Verdict::THOROUGH },
        };
        effects.push(opponent::start(opponent));
        effects.push(Effect::Opponent(OpponentEffect::Judge(request)));
        break;
    }
    effects
}

/// What is to be judged next: a second try before all else.
fn wanted(review: &mut Review) -> Option<(About, usize, Choice)> {
    if let Some(again) = review
        .again
        .as_ref()
        .filter(|again| again.verdict.is_none() && !again.failed)
        && let Some(choice) = again.tried
    {
        return Some((About::Again, review.moments[again.moment].at, choice));
    }
    let (place, pass) = review.runs.then(|| review.next()).flatten()?;
    let moment = &review.moments[place];
    Some((About::Moment(place, pass), moment.at, moment.played))
}
