//! What the page and the program of the computer player say to each other.
//!
//! In the browser a message is a JavaScript object: `type` names it, the other fields are its own, and bytes are a `Uint8Array`.

use crate::{NamedAnswer, RoundPart, Share, Stretch, Thought, Verdict};
use engine::Choice;
use serde::{Deserialize, Serialize};

/// What the page says. It holds neither a seed of the war nor a link, and of hidden cards only those of a war in which nothing is hidden any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Request {
    /// Think about the question of a [`engine::PlayerView`].
    Think(ThinkRequest),
    /// Give a hint for the question of a [`engine::PlayerView`], or for the one that comes after some answers to it.
    Hint(HintRequest),
    /// Judge an answer that was given to the question of a [`engine::PlayerView`].
    Judge(JudgeRequest),
    /// Reckon what dice and draws gave in a war that is over, or is played by one person for both sides.
    Fortune(FortuneRequest),
    /// Take in what came of the worlds of another worker that shares the thought about the question of this number.
    Take {
        /// The question's number.
        number: u32,
        /// What came of them.
        part: RoundPart,
    },
    /// Answer now with what has been thought.
    Stop,
}

/// A question to be thought about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThinkRequest {
    /// Its number: the reply bears it.
    pub number: u32,
    /// The bytes of the [`engine::PlayerView`].
    #[serde(with = "serde_bytes")]
    pub blind: Vec<u8>,
    /// The number of the level.
    pub level: u8,
    /// What the thought's chance grows from.
    pub seed: u32,
    /// Whether half of the level's rollouts are enough.
    pub halved: bool,
    /// Which worlds of the thought are played by the program that is asked.
    pub share: Share,
}

/// A question for which the player who is asked wants a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintRequest {
    /// The question that waits in the game.
    pub question: ThinkRequest,
    /// What has been answered to it and is not yet said: the hint is for the question after that.
    pub answers: Vec<Choice>,
}

/// An answer that is to be judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgeRequest {
    /// The question that waits in the game, or waited there.
    pub question: ThinkRequest,
    /// What has been answered to it and is not yet said: what is judged answers the question after that.
    pub answers: Vec<Choice>,
    /// What is answered.
    pub played: Choice,
    /// Rollouts spent on a question on which much hangs, instead of those of the level.
    pub rollouts: u32,
}

/// A war whose fortune is to be reckoned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FortuneRequest {
    /// Its number: the reply bears it.
    pub number: u32,
    /// The bytes of the [`engine::PlayedGame`].
    #[serde(with = "serde_bytes")]
    pub war: Vec<u8>,
    /// The seed of the dice of the replays, which is not that of the war.
    pub seed: u32,
}

/// What the program of the computer player says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reply {
    /// It has been loaded.
    Ready,
    /// It thinks about the question of this number.
    Thinking {
        /// The question's number.
        number: u32,
        /// Of a thousand.
        per_mille: u16,
    },
    /// What came of its share of the worlds of a round, for the others that share the thought about the question of this number.
    Part {
        /// The question's number.
        number: u32,
        /// What came of them.
        part: RoundPart,
    },
    /// Its answer to the question of this number.
    Thought {
        /// The question's number.
        number: u32,
        /// The answer.
        answer: Choice,
        /// Its chance to win after it, in parts of 4096.
        chance: u16,
        /// Rollouts spent.
        rollouts: u32,
        /// As many as it might have spent.
        budget: u32,
        /// How many workers shared the thought.
        parts: u8,
        /// Whether it was thought through.
        whole: bool,
    },
    /// The hint for the question of this number.
    Hint {
        /// The question's number.
        number: u32,
        /// The answers that it names, the best first.
        answers: Vec<NamedAnswer>,
    },
    /// The verdict on the answer to the question of this number.
    Judged {
        /// The question's number.
        number: u32,
        /// What is to be said of it; none where nothing was tried out.
        verdict: Option<Verdict>,
    },
    /// The fortune of the war of this number.
    Fortune {
        /// The request's number.
        number: u32,
        /// Card by card.
        stretches: Vec<Stretch>,
    },
    /// The question of this number cannot be thought about.
    Failed {
        /// The question's number.
        number: u32,
    },
}

impl Reply {
    /// The thought about the question of a number.
    #[must_use]
    pub fn of(number: u32, thought: &Thought) -> Self {
        Reply::Thought {
            number,
            answer: thought.answer,
            chance: thought.chance,
            rollouts: thought.rollouts,
            budget: thought.budget,
            parts: thought.parts,
            whole: thought.whole,
        }
    }
}

/// What the chance of a thought grows from, of the id of a game and how many answers had been given: both are known to everybody, and every
/// thought can be repeated.
#[must_use]
pub fn seed_of(id: u32, answers: usize) -> u32 {
    let mixed = (u64::from(id) << 32 | answers as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 32) as u32 ^ (mixed >> 13) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Estimate, Sums};
    use engine::{CardId, SpaceId, UnitId};
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
            rollouts: 150,
        };
        let shape = json!({ "type": "judge", "question": question_alone, "answers": ["Yes"], "played": "Pass", "rollouts": 150 });
        is(&Request::Judge(judge), shape);
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
        let told = |estimate: Value| json!({ "answer": "Pass", "estimate": estimate, "asGood": true, "reasons": ["turns Etruria"], "doubts": [] });
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
        for reply in [Reply::Ready, told, hint, judged, fortune, thought(Choice::Pass)] {
            match reply {
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
}
