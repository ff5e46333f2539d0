//! Every branch of every lesson: whatever a newcomer does instead is taken back to the very same war, and what a page says is so.

use crate::features::answering::{commit, undo};
use crate::features::lesson::tests::*;
use crate::model::msg::{AnswerMsg, GuideMsg, HelpMsg};

/// Words that name a number; a page with one of them says what it rests on.
const NUMBERS: &str = "two three four five six seven eight nine ten eleven twelve fourteen eighteen";

/// What of a page is not so: the lines that it speaks of are those that the last answer has brought, in their order, and what it rests on holds.
fn wrong(model: &Model, page: &LessonPage, advice: &GuideText, since: usize) -> Vec<String> {
    let (table, mut wrong) = (table(model), Vec::new());
    for words in &page.log {
        let found = advice
            .lines
            .iter()
            .find(|at| table.ticker.log[**at].line.text.contains(words));
        if found.is_none_or(|at| *at < since) {
            let fresh: Vec<&str> = table.ticker.log[since..].iter().map(|l| l.line.text.as_str()).collect();
            wrong.push(format!("the log does not say {words:?} but {fresh:#?}"));
        }
    }
    if !advice.lines.is_sorted() {
        wrong.push(format!(
            "the log tells {:?} in another order: {:?}",
            page.log, advice.lines
        ));
    }
    // A list of the log is turned over by its style where it is not said that it runs on.
    let list = "log-all onward quoted";
    if advice.lines.len() > 1 && !format!("{:?}", crate::view::page(model)).contains(list) {
        wrong.push("the lines are shown from the last to the first".to_owned());
    }
    for claim in &page.claims {
        let (kind, words) = claim.split_once(": ").expect("a claim has words");
        let held = match kind {
            "holds" => table.game.holds(words),
            _ => match table.draft.preview.asked() {
                Some(asked) if asks(&asked, words) => Ok(()),
                asked => Err(asked.map_or_else(String::new, |a| format!("{}: {}", a.title, a.text))),
            },
        };
        wrong.extend(held.err().map(|instead| format!("{claim}, instead {instead}")));
    }
    let mut words = page.words.iter().flat_map(|l| l.split(|c: char| !c.is_alphanumeric()));
    let number = words.find(|w| w.parse::<u8>().is_ok() || NUMBERS.split(' ').any(|n| w.eq_ignore_ascii_case(n)));
    if let Some(number) = number.filter(|_| page.claims.is_empty() && page.log.is_empty()) {
        wrong.push(format!("it says {number:?} and not what that rests on"));
    }
    wrong.iter().map(|why| format!("{}: {why}", page.title)).collect()
}

#[test]
fn what_the_pages_say_is_so() {
    let mut failed = Vec::new();
    for lesson in lessons() {
        let mut model = seated(lesson.game);
        let (mut at, mut since) = (0, 0);
        loop {
            let advice = model.advice().expect("the guide says something");
            if advice.over {
                failed.extend(wrong(&model, &lesson.end, &advice, 0));
                break;
            }
            let same = |p: &LessonPage| p.title == advice.title && p.words == advice.words;
            if let Some(n) = lesson.pages.iter().skip(at).position(same) {
                at += n + 1;
                failed.extend(wrong(&model, &lesson.pages[at - 1], &advice, since));
            }
            let (answers, log) = (table(&model).game.answers().len(), table(&model).ticker.log.len());
            obey(&mut model);
            if table(&model).game.answers().len() != answers {
                since = log;
            }
        }
        assert_eq!(at, lesson.pages.len(), "each page is told in its turn");
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// The newcomer answers so, and a few questions more by this number; the guide has words for each.
fn stray(model: &mut Model, first: Choice, number: usize) {
    for step in 0..3 {
        let table = model.table.as_mut().expect("a game is on the table");
        let Some(asked) = table
            .draft
            .preview
            .asked()
            .filter(|_| table.view_model.outcome.is_none())
        else {
            return;
        };
        let other = asked.answers[(number * 7 + step) % asked.answers.len()].choice;
        table.gesture(&[if step == 0 { first } else { other }]);
        let effects = commit::commit(table);
        settle(model, effects);
        let advice = model.advice().expect("the guide says something");
        if advice.over {
            return;
        }
        assert!(!advice.title.is_empty() && !advice.words.is_empty(), "{asked:?}");
    }
}

/// What can be seen where the guide says this.
fn sight(model: &Model) -> (GuideText, String, Vec<String>, engine::scene::Scene) {
    let table = table(model);
    let log = table.ticker.log.iter().map(|l| l.line.text.clone()).collect();
    let scene = table.draft.preview.scene(Viewer::Both);
    let advice = model.advice().expect("the guide says something");
    (advice, table.game.link(), log, scene)
}

#[test]
fn whatever_is_done_instead_is_taken_back_to_the_same_war() {
    for lesson in lessons() {
        let mut model = seated(lesson.game);
        let mut number = 0;
        loop {
            let advice = model.advice().expect("the guide says something");
            if advice.over {
                break;
            }
            let asked = table(&model).draft.preview.asked();
            let asked = asked.filter(|_| advice.next.is_none() && table(&model).draft.held.is_none());
            for answer in asked.iter().flat_map(|asked| &asked.answers) {
                number += 1;
                let (before, answers) = (sight(&model), table(&model).game.answers().len());
                stray(&mut model, answer.choice, number);
                if number % 3 == 0 {
                    send(&mut model, Msg::Answer(AnswerMsg::Undo));
                }
                if let Some(advice) = model.advice().filter(|t| t.back.is_some()) {
                    send(&mut model, Msg::Help(HelpMsg::Guide(GuideMsg::TakeBack)));
                    assert_eq!(model.advice().and_then(|t| t.back), None, "{advice:?}");
                }
                // What was the lesson's own answer stays until then.
                let table = model.table.as_mut().expect("a game is on the table");
                if table.game.answers().len() > answers || table.draft.choices().is_empty() {
                    let effects = undo::back_to(table, answers);
                    settle(&mut model, effects);
                }
                for _ in 0..12 {
                    if model.advice().as_ref() == Some(&before.0) {
                        break;
                    }
                    obey(&mut model);
                }
                let after = sight(&model);
                assert_eq!((&after.0, &after.2), (&before.0, &before.2), "after {answer:?}");
                assert_eq!(after.1, before.1, "after {answer:?}");
                assert!(before == after, "{}: {answer:?} is not taken back", advice.title);
                model.sheets.clear();
            }
            obey(&mut model);
            model.sheets.clear();
        }
    }
}
