//! The second of two quick taps at one place: it answers nothing that the first has brought up.

use crate::model::msg::AnswerMsg;
use crate::model::second_tap::Tap;
use crate::tests::*;

/// A finger comes down again after so many milliseconds.
const QUICK: f64 = 250.0;

fn at(model: &Model, time: f64, on: &str) -> Tap {
    Tap::new(model, (400.0, 1200.0), time, on.to_owned())
}

#[test]
fn a_second_tap_does_not_answer_the_question_that_the_first_brought_up() {
    let (mut said, mut chosen, mut picked, mut placed) = (0, 0, 0, 0);
    for (game, players, seed) in [(0, 1, 3), (0, 0, 4), (1, 1, 5), (1, 0, 6), (2, 1, 7), (2, 0, 8)] {
        let (mut model, mut lots) = (seated_at(games::FIRST + game, players, seed), Lots(seed));
        for _ in 0..300 {
            let all = taps(&model);
            if table(&model).view_model.outcome.is_some() || all.is_empty() {
                break;
            }
            let msg = all[lots.of(all.len())].clone();
            let first = at(&model, 0.0, "Go on");
            let before = (table(&model).game.answers().len(), table(&model).draft.choices().len());
            send(&mut model, msg.clone());
            let t = table(&model);
            let after = (t.game.answers().len(), t.draft.choices().len());
            let (same, other) = (at(&model, QUICK, "Go on"), at(&model, QUICK, "Who goes aboard?"));
            assert!(!at(&model, 400.0, "Who goes aboard?").repeats(&first), "{msg:?}");
            let far = Tap::new(&model, (400.0, 1100.0), QUICK, "Who goes aboard?".to_owned());
            assert!(!far.repeats(&first), "{msg:?}");
            if after.0 > before.0 {
                said += 1;
                assert!(same.repeats(&first) && other.repeats(&first), "{msg:?}");
            } else if after.1 > before.1 {
                chosen += 1;
                assert!(other.repeats(&first), "{msg:?}");
                // The markers of one batch are placed as fast as they are tapped.
                let batch = t.draft.batch_kind().is_some() && t.draft.batch_answers().count() > 1;
                if batch {
                    placed += 1;
                    assert!(!same.repeats(&first), "{msg:?}");
                }
            } else if matches!(msg, Msg::Answer(AnswerMsg::Pick(..))) {
                picked += 1;
                assert!(!same.repeats(&first) && !other.repeats(&first), "{msg:?}");
            }
            model.sheets.clear();
        }
    }
    assert!(
        said > 50 && chosen > 50 && picked > 5 && placed > 5,
        "{said} said, {chosen} chosen, {picked} picked, {placed} placed"
    );
}
