use super::*;
use crate::{ContinuationLine, Estimate, Sums};
use engine::{CardId, PerSide, PlaceNamed, Side, SpaceId, UnitId};
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};

fn question() -> ThinkRequest {
    ThinkRequest {
        number: 3,
        blind: vec![1, 2],
        level: 2,
        seed: u32::MAX,
        halved: false,
        share: Share::WHOLE,
    }
}

fn part() -> RoundPart {
    let sums = Sums {
        chance: 8000,
        rollouts: 4,
        lost: 1,
        squares: 70_000,
    };
    RoundPart {
        round: 2,
        sums: vec![sums],
    }
}

fn part_as_json() -> Value {
    json!({ "round": 2, "sums": [{ "chance": 8000, "rollouts": 4, "lost": 1, "squares": 70000 }] })
}

fn named() -> NamedAnswer {
    NamedAnswer {
        answer: Choice::Pass,
        estimate: Some(Estimate {
            chance: 2048,
            error: 40,
        }),
        as_good: true,
        reasons: vec!["turns Etruria".to_owned()],
        doubts: Vec::new(),
        theme: Some("turns a province".to_owned()),
    }
}

fn verdict() -> Verdict {
    Verdict {
        best: named(),
        played: NamedAnswer {
            estimate: None,
            ..named()
        },
        loss: 123,
        error: 30,
    }
}

fn stretch() -> Stretch {
    Stretch {
        from: 4,
        to: 9,
        before: 2048,
        expected: 2000,
        error: 20,
        after: 2500,
        by: Some(engine::Side::Rome),
    }
}

fn story() -> ContinuationStory {
    let line = ContinuationLine {
        side: Some(Side::Rome),
        depth: 1,
        begins: true,
        text: "Rome wins.".to_owned(),
        places: vec![PlaceNamed {
            at: SpaceId(4),
            from: 0,
            to: 4,
        }],
        cards: vec![CardId(5)],
    };
    ContinuationStory {
        lines: vec![line],
        turn: "Turn II".to_owned(),
        score: PerSide::new(7, 6),
        winner: None,
    }
}

fn story_as_json() -> Value {
    let places = json!([{ "at": 4, "from": 0, "to": 4 }]);
    let line =
        json!({ "side": "Rome", "depth": 1, "begins": true, "text": "Rome wins.", "places": places, "cards": [5] });
    json!({ "lines": [line], "turn": "Turn II", "score": { "rome": 7, "carthage": 6 }, "winner": null })
}

fn thought(answer: Choice) -> Reply {
    Reply::Thought {
        number: 3,
        answer,
        chance: 4096,
        rollouts: 7,
        budget: 9,
        parts: 2,
        whole: true,
    }
}

/// A message looks like this, and what looks like this is the message.
fn is<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(message: &T, shape: Value) {
    assert_eq!(to_value(message).unwrap(), shape);
    assert_eq!(&from_value::<T>(shape).unwrap(), message);
}

#[test]
fn orders_come_back() {
    let think = json!({ "type": "think", "number": 3, "blind": [1, 2], "level": 2, "seed": u32::MAX, "halved": false, "share": { "part": 0, "parts": 1 } });
    is(&Request::Think(question()), think.clone());
    let mut question_alone = think;
    question_alone.as_object_mut().unwrap().remove("type");
    let hint = HintRequest {
        question: question(),
        answers: vec![Choice::Number(4)],
    };
    let shape = json!({ "type": "hint", "question": question_alone.clone(), "answers": [{ "Number": 4 }] });
    is(&Request::Hint(hint), shape);
    let judge = JudgeRequest {
        question: question(),
        answers: vec![Choice::Yes],
        played: Choice::Pass,
        then: vec![Choice::No],
        best: Some(Choice::Yes),
        rollouts: 150,
    };
    let shape = json!({
        "type": "judge", "question": question_alone, "answers": ["Yes"], "played": "Pass", "then": ["No"], "best": "Yes",
        "rollouts": 150
    });
    is(&Request::Judge(judge), shape);
    let further = ContinuationRequest {
        number: 3,
        blind: vec![1, 2],
        seed: 9,
        answers: vec![Choice::Yes],
        answer: Choice::Pass,
    };
    let shape = json!({ "type": "continuation", "number": 3, "blind": [1, 2], "seed": 9, "answers": ["Yes"], "answer": "Pass" });
    is(&Request::Continuation(further), shape);
    let fortune = FortuneRequest {
        number: 3,
        war: vec![7, 8],
        seed: 9,
    };
    let shape = json!({ "type": "fortune", "number": 3, "war": [7, 8], "seed": 9 });
    is(&Request::Fortune(fortune), shape);
    let take = json!({ "type": "take", "number": 3, "part": part_as_json() });
    is(
        &Request::Take {
            number: 3,
            part: part(),
        },
        take,
    );
    is(&Request::Stop, json!({ "type": "stop" }));
}

#[test]
fn replies_come_back() {
    is(&Reply::Ready, json!({ "type": "ready" }));
    let (number, per_mille) = (3, 500);
    let thinking = json!({ "type": "thinking", "number": 3, "perMille": 500 });
    is(&Reply::Thinking { number, per_mille }, thinking);
    is(&Reply::Failed { number }, json!({ "type": "failed", "number": 3 }));
    let answers = vec![
        named(),
        NamedAnswer {
            estimate: None,
            ..named()
        },
    ];
    let told = |estimate: Value| json!({ "answer": "Pass", "estimate": estimate, "asGood": true, "reasons": ["turns Etruria"], "doubts": [], "theme": "turns a province" });
    let shape = [told(json!({ "chance": 2048, "error": 40 })), told(json!(null))];
    is(
        &Reply::Hint { number, answers },
        json!({ "type": "hint", "number": 3, "answers": shape }),
    );
    let verdict = verdict();
    let as_json = json!({ "best": told(json!({ "chance": 2048, "error": 40 })), "played": told(json!(null)), "loss": 123, "error": 30 });
    for (verdict, as_json) in [(Some(verdict), as_json), (None, json!(null))] {
        let shape = json!({ "type": "judged", "number": 3, "verdict": as_json });
        is(&Reply::Judged { number, verdict }, shape);
    }
    let stretches = vec![stretch()];
    let shape = json!({ "type": "fortune", "number": 3, "stretches": [
        { "from": 4, "to": 9, "before": 2048, "expected": 2000, "error": 20, "after": 2500, "by": "Rome" }
    ] });
    is(&Reply::Fortune { number, stretches }, shape);
    let shape = json!({ "type": "continuation", "number": 3, "story": story_as_json() });
    is(&Reply::Continuation { number, story: story() }, shape);
    let told = json!({ "type": "part", "number": 3, "part": part_as_json() });
    is(&Reply::Part { number, part: part() }, told);
    for (answer, shape) in [
        (Choice::Pass, json!("Pass")),
        (Choice::Yes, json!("Yes")),
        (Choice::No, json!("No")),
        (Choice::Space(SpaceId(4)), json!({ "Space": 4 })),
        (Choice::Card(CardId(5)), json!({ "Card": 5 })),
        (Choice::Unit(UnitId(6)), json!({ "Unit": 6 })),
        (Choice::Number(7), json!({ "Number": 7 })),
        (Choice::Named(8), json!({ "Named": 8 })),
    ] {
        let shape = json!({
            "type": "thought", "number": 3, "answer": shape, "chance": 4096, "rollouts": 7, "budget": 9, "parts": 2, "whole": true
        });
        is(&thought(answer), shape);
    }
}

#[test]
fn what_is_no_message_is_refused() {
    for no in [
        json!(null),
        json!("stop"),
        json!({}),
        json!({ "type": "sleep" }),
        json!({ "type": "think", "number": 3 }),
        json!({ "type": "think", "number": -3, "blind": [], "level": 2, "seed": 9, "halved": false, "share": { "part": 0, "parts": 1 } }),
        json!({ "type": "think", "number": 3, "blind": [256], "level": 2, "seed": 9, "halved": false, "share": { "part": 0, "parts": 1 } }),
        json!({ "type": "think", "number": 3, "blind": [], "level": 2, "seed": 9, "halved": false }),
        json!({ "type": "take", "number": 3, "part": { "round": -1, "sums": [] } }),
    ] {
        assert!(from_value::<Request>(no.clone()).is_err(), "{no}");
    }
}

/// A number that JavaScript holds exactly. A `u64` is none, and would need another way to travel.
fn travels(_: impl Into<f64>) {}

#[test]
fn every_number_is_one_of_javascript() {
    let ThinkRequest {
        number,
        blind: _,
        level,
        seed,
        halved: _,
        share: Share { part, parts },
    } = question();
    travels(number);
    travels(level);
    travels(seed);
    travels(part);
    travels(parts);
    let told = Reply::Part {
        number,
        part: self::part(),
    };
    let hint = Reply::Hint {
        number,
        answers: vec![named()],
    };
    let judged = Reply::Judged {
        number,
        verdict: Some(verdict()),
    };
    let fortune = Reply::Fortune {
        number,
        stretches: vec![stretch()],
    };
    let further = Reply::Continuation { number, story: story() };
    for reply in [
        Reply::Ready,
        told,
        hint,
        judged,
        further,
        fortune,
        thought(Choice::Pass),
    ] {
        match reply {
            Reply::Continuation { number, story } => {
                travels(number);
                travels(story.score.rome);
                travels(story.score.carthage);
                for line in story.lines {
                    travels(line.depth);
                    for PlaceNamed { at, from, to } in line.places {
                        travels(at.0);
                        travels(from);
                        travels(to);
                    }
                }
            }
            Reply::Fortune { number, stretches } => {
                travels(number);
                for Stretch {
                    from,
                    to,
                    before,
                    expected,
                    error,
                    after,
                    by: _,
                } in stretches
                {
                    travels(from);
                    travels(to);
                    [before, expected, error, after].into_iter().for_each(travels);
                }
            }
            Reply::Judged { number, verdict } => {
                travels(number);
                if let Some(Verdict { loss, error, .. }) = verdict {
                    travels(loss);
                    travels(error);
                }
            }
            Reply::Hint { number, answers } => {
                travels(number);
                for Estimate { chance, error } in answers.into_iter().filter_map(|named| named.estimate) {
                    travels(chance);
                    travels(error);
                }
            }
            Reply::Ready => {}
            Reply::Thinking { number, per_mille } => {
                travels(number);
                travels(per_mille);
            }
            Reply::Part { number, part } => {
                travels(number);
                travels(part.round);
                for Sums {
                    chance,
                    rollouts,
                    lost,
                    squares,
                } in part.sums
                {
                    travels(squares);
                    travels(chance);
                    travels(rollouts);
                    travels(lost);
                }
            }
            Reply::Thought {
                number,
                answer,
                chance,
                rollouts,
                budget,
                parts,
                whole: _,
            } => {
                travels(parts);
                travels(number);
                travels(chance);
                travels(rollouts);
                travels(budget);
                match answer {
                    Choice::Pass | Choice::Yes | Choice::No => {}
                    Choice::Space(SpaceId(id)) => travels(id),
                    Choice::Card(CardId(id)) => travels(id),
                    Choice::Unit(UnitId(id)) => travels(id),
                    Choice::Number(number) | Choice::Named(number) => travels(number),
                }
            }
            Reply::Failed { number } => travels(number),
        }
    }
}
