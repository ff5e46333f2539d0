//! What the review shows: the sheet with the curve and the faults, and a fault in the place of the bar of looking back.

use crate::features::coach::continuation;
use crate::features::coach::review::curve::curve;
use crate::features::coach::review::{self, asks_again, fortune};
use crate::features::coach::view::{chance, said};
use crate::map;
use crate::model::msg::{CoachMsg, Msg, PastMsg, ReviewMsg};
use crate::model::past::Past;
use crate::model::review::{FaultText, FortuneState, Review, Theme, called, cost};
use crate::model::{Model, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::quiet;
use crate::widgets::question::{ask, headline};
use crate::widgets::sheet::Content;
use ai::{Fault, NamedAnswer, Verdict};
use engine::Side;
use engine::text::capital;
use engine::words::{list, several};

const fn msg(msg: ReviewMsg) -> Msg {
    Msg::Coach(CoachMsg::Review(msg))
}

/// The review: how far it has come, what cost most, the curve, and every fault.
pub fn sheet(model: &Model, table: &Table) -> Option<Content> {
    let review = model.coach.review_of(table)?;
    let mut body = vec![eyes(table, review), progress(model, review)];
    body.extend(worst(review));
    body.extend(themes(review));
    body.extend(counted(review));
    body.extend(curve(table, review));
    body.extend(fortune::turning(review));
    body.extend(others_below(review));
    body.extend(fortune::section(table, review));
    let words = "The coach judges each answer by what its side knew then: never by hidden cards, nor by the dice that fell afterwards. \
                 The chances are estimates.";
    body.push(el("p.doubt").text(words));
    body.push(el("div.buttons").with(button("Print", Msg::Past(PastMsg::Print)).attr("data-choice", "Print")));
    let title = format!("Review of {}’s play", review.side.name());
    Some(Content::new(title, vec![el("div.review").all(body)]))
}

/// Through whose eyes.
fn eyes(table: &Table, review: &Review) -> Element {
    let one = |of: Side| {
        let on = review.side == of;
        button(table.seats.name(of), msg(ReviewMsg::Open(of)))
            .class(if on { "on" } else { "" })
            .attr("aria-pressed", if on { "true" } else { "false" })
    };
    el("div.buttons")
        .attr("role", "group")
        .label("Whose decisions are judged")
        .all(Side::BOTH.map(one))
}

fn progress(model: &Model, review: &Review) -> Element {
    let section = el("div.considers").attr("aria-live", "polite");
    if review.is_whole() {
        return section.with(el("p").text("All decisions have been judged."));
    }
    let done = review.per_mille();
    let bar = el("progress")
        .attr("max", "1000")
        .attr("value", done.to_string())
        .label("Progress of the review");
    let runs = review.runs && model.opponent.trouble().is_none();
    let (words, way) = if runs {
        let words = match review.fortune {
            FortuneState::Awaited(_) => "The coach is working out what dice and draws gave.",
            FortuneState::Unasked | FortuneState::Unknown | FortuneState::Known(_) => {
                "The coach is judging every decision."
            }
        };
        (words, quiet("Stop", msg(ReviewMsg::Run(false))))
    } else {
        ("The review has stopped.", quiet("Go on", msg(ReviewMsg::Run(true))))
    };
    section.with(el("p").text(words).text(" ").with(way)).with(bar)
}

/// The fault that cost most, in a sentence with its figures.
fn worst(review: &Review) -> Option<Element> {
    let (at, moment) = review.worst()?;
    let (told, verdict) = (moment.told.as_ref()?, moment.verdict.as_ref()?);
    let kind = moment.fault().map_or("", Fault::name);
    let section = el("section.worst").with(el("h3").text(format!("The costliest {kind}")));
    Some(
        section
            .with(
                el("p")
                    .with(el("b").text(line(told, verdict)))
                    .maybe(said("It ", &verdict.played.doubts))
                    .maybe(others(review, at)),
            )
            .with(instead(&told.best, &verdict.best))
            .with(ways(at)),
    )
}

/// What the better answers have in common: "In 4 of 9 faults the better answer turns a Province: 31 percentage points in total."
fn themes(review: &Review) -> Option<Element> {
    let (themes, all) = (review.themes(), review.by_cost().len());
    let line = |theme: &Theme| {
        let Theme { words, faults, cost } = theme;
        let of = if *faults == all {
            "all".to_owned()
        } else {
            format!("{faults} of")
        };
        el("li").text(format!(
            "In {of} {all} faults the better answer {words}: {cost} percentage points in total."
        ))
    };
    (!themes.is_empty()).then(|| {
        el("section.themes")
            .with(el("h3").text("What to do differently"))
            .with(el("ul").all(themes.iter().map(line)))
    })
}

/// "Turn II, Regulus marches: Messana. It cost 18 percentage points."
fn line(told: &FaultText, verdict: &Verdict) -> String {
    let FaultText {
        turn, question, played, ..
    } = told;
    let lost = cost(verdict);
    // "“Which location is settled?”: Olbia"
    let question = if question.ends_with('?') {
        format!("“{question}”")
    } else {
        question.clone()
    };
    format!("{turn}, {question}: {played}. It cost {lost} percentage points.")
}

/// Which other answers of the same card or action were faults too.
fn others(review: &Review, at: usize) -> Option<Element> {
    let names: Vec<String> = review.others_of_card(at).map(|name| format!("“{name}”")).collect();
    let words = match names.len() {
        0 => return None,
        1 => "was a fault too",
        _ => "were faults too",
    };
    Some(el("span").text(format!(
        " {} {words}, with the same card or in the same action.",
        list(names)
    )))
}

/// The better answer with its chance and its reasons.
fn instead(label: &str, best: &NamedAnswer) -> Element {
    el("p")
        .text("Better: ")
        .with(el("b").text(label))
        .text(chance(best.estimate))
        .maybe(said("Because it ", &best.reasons))
}

fn ways(at: usize) -> Element {
    el("div.buttons")
        .with(button("Try again", msg(ReviewMsg::Again(at))).attr("data-coach", "again"))
        .with(button("Show the best answer", msg(ReviewMsg::Moment(at))).attr("data-coach", "moment"))
}

/// The other faults, the costliest first; slips are folded.
fn others_below(review: &Review) -> Vec<Element> {
    let others = review.by_cost().into_iter().skip(1);
    let (slips, graver): (Vec<usize>, Vec<usize>) =
        others.partition(|at| review.moments[*at].fault() == Some(Fault::Slip));
    let all = |places: Vec<usize>| el("ol.faults").all(places.into_iter().map(|at| fault(review, at)));
    let mut below = Vec::new();
    if !graver.is_empty() {
        below.push(el("h3").text("The others, the costliest first"));
        below.push(all(graver));
    }
    if !slips.is_empty() {
        let costliest = review.worst().and_then(|(_, worst)| worst.fault());
        let name = if costliest == Some(Fault::Slip) {
            "more slip"
        } else {
            "slip"
        };
        let words = several(u8::try_from(slips.len()).unwrap_or(u8::MAX), name);
        let summary = el("summary").text(words);
        below.push(el("details.slips").key("slips").with(summary).with(all(slips)));
    }
    below
}

/// How many faults of each kind, once there are any or all has been judged.
fn counted(review: &Review) -> Option<Element> {
    let of = |fault: Fault| {
        review
            .by_cost()
            .into_iter()
            .filter(|at| review.moments[*at].fault() == Some(fault))
            .count()
    };
    let words = Fault::ALL.into_iter().rev().map(|fault| {
        let count = of(fault);
        format!("{count} {}{}", fault.name(), if count == 1 { "" } else { "s" })
    });
    let (so_far, any) = if review.is_whole() {
        ("", true)
    } else {
        (" so far", review.faults().count() > 0)
    };
    let scale = " A slip costs 3 percentage points or more, a mistake 7, a blunder 15.";
    let none = (review.is_whole() && review.by_cost().is_empty())
        .then_some(" No single answer cost as much: what decided the war stands below, dice and draws apart from what each side did.");
    any.then(|| {
        el("p.counts").text(words.collect::<Vec<_>>().join(", ") + so_far + "." + scale + none.unwrap_or_default())
    })
}

/// One fault of the list. What would have been better is not told: it can be tried.
fn fault(review: &Review, at: usize) -> Element {
    let moment = &review.moments[at];
    let told = moment.told.as_ref().zip(moment.verdict.as_ref());
    let name = moment.fault().map_or("", Fault::name);
    let kind = el("b").text(capital(name) + ". ");
    el("li")
        .class(name)
        .maybe(told.map(|(told, verdict)| {
            el("p")
                .with(kind)
                .text(line(told, verdict))
                .maybe(said("It ", &verdict.played.doubts))
                .maybe(others(review, at))
        }))
        .with(ways(at))
}

/// A fault at its moment, in the place of the bar of looking back: for another answer, or with what was better.
pub fn again(model: &Model, past: &Past) -> Option<Element> {
    let again = asks_again(model, past.at)?;
    let review = model.coach.review_of(model.table.as_ref()?)?;
    let moment = review.moments.get(again.moment)?;
    let all = review.by_cost();
    let number = all.iter().position(|at| *at == again.moment);
    let asked = past.table.game.preview().asked()?;
    let head = match (number, &moment.fault()) {
        (Some(number), Some(fault)) => format!("{} (fault {} of {}). ", capital(fault.name()), number + 1, all.len()),
        _ => String::new(),
    };
    let section = el("section.prompt.looking")
        .class(format!("prompt looking again {}", map::class_of(review.side)))
        .label("A second try")
        .with(ask(
            Some(asked.to),
            &(head + &headline(&asked, asked.to.name())),
            &asked.text,
            Some(asked.rule),
        ));
    let preview = past.table.game.preview();
    let name = |answer| called(&past.table.game, &preview, answer);
    let section = match (again.tried, &again.verdict) {
        (None, _) => {
            let answers = asked
                .answers
                .iter()
                .map(|one| button(name(one.choice), msg(ReviewMsg::Try(one.choice))).attr("data-choice", &one.label));
            section
                .with(el("p.doubt").text(format!("Played then: {}. What would be better?", name(moment.played))))
                .with(el("div.buttons").all(answers))
        }
        (Some(_), None) if again.failed => section.with(el("p").text("The coach cannot judge this answer.")),
        (Some(tried), None) => section.with(
            el("p")
                .attr("aria-live", "polite")
                .text(format!("{}: the coach is thinking.", name(tried))),
        ),
        (Some(_), Some(verdict)) => section.with(judged(verdict, name)).maybe(
            moment
                .verdict
                .as_ref()
                .filter(|then| then.played.answer != verdict.played.answer)
                .map(|then| then_answered(then, name)),
        ),
    };
    let to = |at: Option<usize>| at.and_then(|at| all.get(at)).copied();
    let next = to(number.map(|number| number + 1));
    let previous = to(number.and_then(|number| number.checked_sub(1)));
    let step = |words: &str, at: usize| button(words, msg(ReviewMsg::Again(at)));
    let follows = |answer| continuation::door_after(&name(answer), msg(ReviewMsg::Continue(answer)));
    let spoken_of = again.verdict.iter().flat_map(|verdict| {
        let better = verdict.fault().map(|_| verdict.best.answer);
        [Some(verdict.played.answer), better].into_iter().flatten()
    });
    Some(
        section.with(
            el("div.buttons")
                .maybe(previous.map(|at| step("‹ Previous", at)))
                .maybe(next.map(|at| step("Next ›", at)))
                .all(spoken_of.map(follows))
                .maybe(
                    again
                        .tried
                        .map(|_| button("Try again", msg(ReviewMsg::Again(again.moment))).attr("data-coach", "again")),
                )
                .maybe(again.tried.is_none().then(|| {
                    button("Show the best answer", msg(ReviewMsg::Moment(again.moment))).attr("data-coach", "moment")
                }))
                .with(button("The review", msg(ReviewMsg::Reopen)).attr("data-coach", "review")),
        ),
    )
}

/// What is said of an answer that was tried.
pub fn judged(verdict: &Verdict, name: impl Fn(engine::Choice) -> String) -> Element {
    let tried = &verdict.played;
    let section = el("div.judged").attr("aria-live", "polite");
    let line = el("p")
        .with(el("b").text(name(tried.answer)))
        .text(chance(tried.estimate));
    if verdict.fault().is_none() {
        return section
            .attr("data-verdict", "good")
            .with(line.text(if verdict.is_as_good_as_the_best() {
                " As good as the best, as far as the coach can tell."
            } else if verdict.may_be_a_fault() {
                " Perhaps weaker than the best: the coach cannot tell."
            } else {
                " Nearly as good as the best."
            }))
            .maybe(said("Because it ", &tried.reasons).map(|words| el("p").with(words)));
    }
    let lost = cost(verdict);
    section
        .attr("data-verdict", "fault")
        .with(
            line.text(format!(" It costs {lost} percentage points."))
                .maybe(said("It ", &tried.doubts)),
        )
        .with(instead(&name(verdict.best.answer), &verdict.best))
}

/// What was answered in the war, for comparison.
fn then_answered(then: &Verdict, name: impl Fn(engine::Choice) -> String) -> Element {
    el("p")
        .text("Played then: ")
        .with(el("b").text(name(then.played.answer)))
        .text(chance(then.played.estimate))
        .maybe(said("It ", &then.played.doubts))
}

/// The way to the review, where it can be had.
pub fn door(table: &Table) -> Option<Element> {
    let can = review::can_be_had(table);
    can.then(|| button("Review", review::open_message(table)).attr("data-coach", "review"))
}

/// The way back to the review, while the war is looked back at.
pub fn back(model: &Model) -> Option<Element> {
    let review = model.coach.review_of(model.table.as_ref()?)?;
    let words = format!("Review of {}", review.side.name());
    Some(button(words, msg(ReviewMsg::Reopen)).attr("data-coach", "review"))
}
