//! What a review makes of the faults that it finds: they are judged with what followed, and told together.

use crate::games::GAMES;
use crate::model::review::Thoroughness;
use crate::tests::reviewing::{of, of_faults, of_losses, verdict_in, words};
use crate::tests::*;
use ai::message::JudgeRequest;
use ai::{Fault, Stretch};
use engine::Choice;
use std::cell::Cell;

/// The first step of a plan is no fault if it is good with the steps that followed; and it is no worse because of them.
#[test]
fn a_fault_is_judged_once_more_with_what_was_answered_next() {
    for game in GAMES.iter().filter(|game| game.page) {
        let losses = |alone: Fault, followed: u16| {
            let model = of_losses(game.place(), 90, |request| {
                if request.then.is_empty() {
                    alone.least()
                } else {
                    followed
                }
            });
            let review = of(&model);
            let passes: Vec<Thoroughness> = review.moments.iter().map(|moment| moment.pass).collect();
            let faults: Vec<(usize, Option<Fault>)> =
                review.faults().map(|(place, moment)| (place, moment.fault())).collect();
            (passes, faults)
        };
        let (passes, good_together) = losses(Fault::Blunder, 0);
        let followed: Vec<usize> = (0..passes.len())
            .filter(|place| passes[*place] == Thoroughness::AsPlayed)
            .collect();
        assert!(!followed.is_empty(), "{}: {passes:?}", game.name);
        assert!(good_together.iter().all(|(place, _)| !followed.contains(place)));
        let model = of_losses(game.place(), 90, |_| Fault::Slip.least());
        let review = of(&model);
        let stretches = &review.known_fortune().expect("it has been reckoned").stretches;
        for moment in review.moments.iter().filter(|moment| !moment.then.is_empty()) {
            let stretch = |one: &&Stretch| (one.from as usize..one.to as usize).contains(&moment.at);
            let end = stretches.iter().find(stretch).map_or(0, |one| one.to as usize);
            let later = review
                .moments
                .iter()
                .filter(|other| (moment.at + 1..end).contains(&other.at));
            assert!(moment.then.iter().copied().eq(later.map(|other| other.played)));
        }
        let (_, worse_together) = losses(Fault::Mistake, 4000);
        let places: Vec<usize> = worse_together.iter().map(|(place, _)| *place).collect();
        assert!(followed.iter().all(|place| places.contains(place)));
        assert!(worse_together.iter().all(|(_, fault)| *fault == Some(Fault::Mistake)));
    }
}

/// The best answer that the look before has found is not looked for again, which changes no verdict. What a question does not offer does not count.
#[test]
fn a_best_answer_that_is_known_gives_the_verdict_of_a_search() {
    for game in GAMES.iter().filter(|game| game.page) {
        let compared = Cell::new(0);
        of_losses(game.place(), 90, |request| {
            let known = |best| JudgeRequest {
                best,
                ..request.clone()
            };
            let verdict = |best| verdict_in(game.number, &known(best));
            assert_eq!(request.best.is_some(), !request.then.is_empty());
            if request.best.is_some() && compared.get() < 6 {
                let searched = verdict(None).expect("it is offered");
                assert_eq!(verdict(Some(Choice::Named(255))), Some(searched.clone()));
                if searched.loss > 0 {
                    assert_eq!(verdict(request.best), Some(searched));
                    compared.set(compared.get() + 1);
                }
            }
            Fault::Slip.least()
        });
        assert!(compared.get() > 0, "{}", game.name);
    }
}

/// What better answers have in common is told with the share of the faults and their cost.
#[test]
fn a_review_tells_what_the_better_answers_have_in_common() {
    let mut model = of_faults(games::FIRST, 240, Fault::Mistake);
    let review = model.coach.review.as_mut().expect("a review is there");
    for (number, place) in review.by_cost().into_iter().enumerate() {
        let words = ["turns a Province", "meets a weaker army"][number % 2];
        let verdict = review.moments[place].verdict.as_mut().expect("a fault has a verdict");
        verdict.best.theme = Some(words.to_owned());
    }
    let (themes, all) = (of(&model).themes(), of(&model).by_cost().len());
    assert_eq!(themes.len(), 2);
    assert_eq!(themes.iter().map(|theme| theme.faults).sum::<usize>(), all);
    assert!(themes.is_sorted_by_key(|theme| core::cmp::Reverse(theme.cost)));
    for theme in themes {
        let line = format!(
            "In {} of {all} faults the better answer {}: {} percentage points in total.",
            theme.faults, theme.words, theme.cost
        );
        assert!(words(&model).contains(&line), "{line}");
    }
    let review = model.coach.review.as_mut().expect("a review is there");
    for place in review.by_cost() {
        let verdict = review.moments[place].verdict.as_mut().expect("a fault has a verdict");
        verdict.best.theme = Some("turns a Province".to_owned());
    }
    assert!(words(&model).contains(&format!("In all {all} faults the better answer turns a Province:")));
}
