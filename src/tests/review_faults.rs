//! What a review makes of the faults that it finds: they are judged with what followed, and told together.

use crate::games::GAMES;
use crate::model::review::Thoroughness;
use crate::tests::reviewing::{of, of_faults, of_losses, words};
use crate::tests::*;
use ai::Fault;

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
        let (_, worse_together) = losses(Fault::Mistake, 4000);
        let places: Vec<usize> = worse_together.iter().map(|(place, _)| *place).collect();
        assert!(followed.iter().all(|place| places.contains(place)));
        assert!(worse_together.iter().all(|(_, fault)| *fault == Some(Fault::Mistake)));
    }
}

/// What better answers have in common is told with the share of the faults and their cost.
#[test]
fn a_review_tells_what_the_better_answers_have_in_common() {
    let mut model = of_faults(games::FIRST, 240, Fault::Mistake);
    let review = model.coach.review.as_mut().expect("a review is there");
    for (place, moment) in review.moments.iter_mut().enumerate() {
        if let Some(verdict) = &mut moment.verdict {
            let words = if place % 2 == 0 {
                "relieves a siege"
            } else {
                "turns a province"
            };
            verdict.best.theme = Some(words.to_owned());
        }
    }
    let (themes, all) = (of(&model).themes(), of(&model).by_cost().len());
    assert_eq!(themes.len(), 2);
    assert_eq!(themes.iter().map(|theme| theme.faults).sum::<usize>(), all);
    assert!(themes.is_sorted_by_key(|theme| core::cmp::Reverse(theme.cost)));
    for theme in themes {
        let line = format!(
            "In {} of {all} faults the better answer {}: {} percentage points together.",
            theme.faults, theme.words, theme.cost
        );
        assert!(words(&model).contains(&line), "{line}");
    }
}
