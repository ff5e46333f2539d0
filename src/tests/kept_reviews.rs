//! What has been found of a war and is kept with it: bad bytes harm no game.

use crate::model::msg::ReviewMsg;
use crate::model::record::Record;
use crate::model::review::KeptReview;
use crate::model::screen::Screen;
use crate::tests::reviewing::{of, of_faults, review, words};
use crate::tests::*;
use ai::Fault;
use engine::{Choice, Side};

/// Whatever bytes stand behind a kept game, the game opens, and so does its review or a new one.
#[test]
fn a_damaged_review_harms_no_game() {
    let model = of_faults(games::FIRST, 60, Fault::Blunder);
    let whole = Record::of(table(&model));
    let reviews = postcard::to_allocvec(&whole.reviews).expect("a review has bytes");
    let mut refused = 0;
    for at in 0..reviews.len() {
        let mut bytes = reviews.clone();
        bytes[at] ^= 1 << (at % 8);
        let damaged: Vec<KeptReview> = postcard::from_bytes(&bytes).unwrap_or_default();
        let record = Record {
            reviews: damaged,
            ..whole.clone()
        };
        let mut opened = Model {
            table: Some(record.open().expect("the war opens")),
            screen: Screen::Table,
            ..Model::default()
        };
        let kept = record.reviews.first().and_then(|kept| kept.open(table(&opened)));
        refused += usize::from(kept.is_none());
        send(&mut opened, review(ReviewMsg::Open(Side::Rome)));
        assert!(!words(&opened).is_empty());
    }
    assert!(refused > 0);
}

/// A review whose chances are on another scale is made anew: its numbers would contradict the curve.
#[test]
fn a_review_on_another_scale_is_made_anew() {
    let model = of_faults(games::FIRST, 60, Fault::Blunder);
    let kept = KeptReview::of(of(&model));
    assert!(kept.open(table(&model)).is_some());
    let mut bytes = postcard::to_allocvec(&kept).expect("a review has bytes");
    bytes[0] -= 1;
    let older: KeptReview = postcard::from_bytes(&bytes).expect("it can be read");
    assert!(older.open(table(&model)).is_none());
}

/// What the best answer of a kept fault is said to be was never offered: the review is made anew, and the game opens.
#[test]
fn an_answer_that_was_never_offered_is_refused() {
    let mut model = of_faults(games::FIRST, 60, Fault::Blunder);
    let (place, _) = of(&model).worst().expect("there is a fault");
    for best in [
        Choice::Card(engine::CardId(250)),
        Choice::Space(engine::SpaceId(250)),
        Choice::Unit(engine::UnitId(250)),
        Choice::Number(250),
        Choice::Named(250),
    ] {
        let review = model.coach.review.as_mut().expect("a review is there");
        review.moments[place]
            .verdict
            .as_mut()
            .expect("a fault has a verdict")
            .best
            .answer = best;
        let kept = KeptReview::of(of(&model));
        assert!(kept.open(table(&model)).is_none(), "{best:?}");
    }
}
