//! A hint: what the coach says of a question, from what the side that is asked knows.

use crate::evaluate::{Evaluate, GivenReason, reasons};
use crate::share::Sums;
use crate::thought::Thought;
use core::cmp::Reverse;
use engine::{Choice, PlayerView};
use serde::{Deserialize, Serialize};

/// So many answers are named.
const ANSWERS: usize = 3;
/// So many reasons are told of each.
const REASONS: usize = 2;

/// The reason by which a game takes what is offered first; its own words tell a player nothing.
const USUAL: &str = "usual";
/// The reason for stopping; it makes no theme.
const STOP: &str = "stop";

/// A chance that rollouts have come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// In parts of 4096.
    pub chance: u16,
    /// Its standard error, likewise.
    pub error: u16,
}

impl Estimate {
    /// What rollouts have come to.
    pub(crate) fn of(sums: Sums) -> Self {
        Estimate {
            chance: sums.mean() as u16,
            error: sums.error() as u16,
        }
    }

    /// Whether nothing says that this chance is less than another: the difference is within its standard error.
    #[must_use]
    pub fn is_as_good_as(self, best: Estimate) -> bool {
        let [own, other] = [self, best].map(|one| u32::from(one.error).pow(2));
        u32::from(best.chance.saturating_sub(self.chance)) <= (own + other).isqrt()
    }
}

/// An answer that a hint names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NamedAnswer {
    /// The answer.
    pub answer: Choice,
    /// The side's chance to win after it; none where nothing was tried out.
    pub estimate: Option<Estimate>,
    /// Whether it is as good as the best, as far as the rollouts tell.
    pub as_good: bool,
    /// Why, in words as they follow "because it", the weightiest reason first.
    pub reasons: Vec<String>,
    /// What speaks against it, likewise.
    pub doubts: Vec<String>,
    /// What the weightiest reason for it says of answers of its kind, likewise; none where that tells a player nothing.
    pub theme: Option<String>,
}

impl NamedAnswer {
    /// The same with its estimate as it is shown. Which answers are as good is judged before, by raw chances.
    pub(crate) fn shown(self, of: impl Fn(Estimate) -> Estimate) -> Self {
        NamedAnswer {
            estimate: self.estimate.map(of),
            ..self
        }
    }
}

/// What is said of the answers to a question.
pub(crate) struct AnswerReasons {
    legal: Vec<Choice>,
    given: Vec<Vec<GivenReason>>,
}

impl AnswerReasons {
    /// Of the question of a `PlayerView`.
    pub(crate) fn of<R: Evaluate>(blind: &PlayerView<R>) -> Self {
        let game = blind.game();
        let pending = game.pending().expect("a blind game has a question");
        let given = reasons::<R>(game.state(), &pending.question, &pending.legal);
        let legal = pending.legal.to_vec();
        AnswerReasons { legal, given }
    }

    /// An answer with its chance, that of the best, and the weightiest reasons for and against it.
    pub(crate) fn name(&self, answer: Choice, estimate: Option<Estimate>, best: Option<Estimate>) -> NamedAnswer {
        named(answer, self.told(answer), estimate, best)
    }

    /// A better answer than another with its chance. Reasons that hold for the other as well are left out, unless no other speaks for it.
    pub(crate) fn name_better(&self, answer: Choice, than: Choice, estimate: Estimate) -> NamedAnswer {
        let other = self.told(than);
        let is_shared = |own: &GivenReason| {
            other
                .iter()
                .any(|one| one.reason == own.reason && one.points >= own.points)
        };
        let all = self.told(answer);
        let own: Vec<GivenReason> = all.iter().filter(|own| !is_shared(own)).cloned().collect();
        let own = named(answer, own, Some(estimate), Some(estimate));
        if own.reasons.is_empty() {
            // What it has in common with the other is no theme.
            let all = named(answer, all, Some(estimate), Some(estimate));
            return NamedAnswer { theme: None, ..all };
        }
        own
    }

    /// The reasons for and against an answer, the weightiest first.
    fn told(&self, answer: Choice) -> Vec<GivenReason> {
        let at = self.legal.iter().position(|legal| *legal == answer);
        at.map_or_else(Vec::new, |at| self.given[at].clone())
    }
}

/// An answer with its chance, that of the best, and the weightiest of these reasons.
fn named(answer: Choice, given: Vec<GivenReason>, estimate: Option<Estimate>, best: Option<Estimate>) -> NamedAnswer {
    let says = |given: &GivenReason| given.reason.name != USUAL || given.words != given.reason.words;
    let (reasons, doubts): (Vec<_>, Vec<_>) = given.into_iter().filter(says).partition(|given| given.points > 0);
    let weightiest = reasons
        .first()
        .filter(|given| ![USUAL, STOP].contains(&given.reason.name));
    let theme = weightiest.map(|given| given.reason.words.to_owned());
    let words = |given: Vec<GivenReason>| given.into_iter().take(REASONS).map(|given| given.words).collect();
    NamedAnswer {
        answer,
        estimate,
        as_good: estimate.zip(best).is_some_and(|(own, best)| own.is_as_good_as(best)),
        reasons: words(reasons),
        doubts: words(doubts),
        theme,
    }
}

/// The best answers to the question of a `PlayerView`, as a thought about it has found them, the likeliest to win first; but before all others the
/// one that it would give, if that is taken for its safety.
#[must_use]
pub fn hint<R: Evaluate>(blind: &PlayerView<R>, thought: &Thought) -> Vec<NamedAnswer> {
    let names = AnswerReasons::of(blind);
    let answers = in_order(thought);
    let estimate = |answer: Choice| thought.estimate(answer);
    let best = estimate(answers[0]);
    let progress = R::progress(blind.game().state());
    let shown = |estimate: Estimate| R::CALIBRATION.estimate(blind.by(), progress, estimate);
    let named = |answer: Choice| names.name(answer, estimate(answer), best).shown(shown);
    answers.into_iter().map(named).collect()
}

/// The answers that a hint names: the likeliest to win first, but before all others the one that is taken because it is safer.
fn in_order(thought: &Thought) -> Vec<Choice> {
    let taken = thought.answer;
    let mut answers = vec![taken];
    answers.extend(thought.ways.iter().map(|way| way.answer).filter(|way| *way != taken));
    answers.truncate(ANSWERS);
    // The best that was tried out stands first in a thought: a level without slack that has thought it through takes another for its safety alone.
    let safer = thought.whole && thought.ways.first().is_some_and(|best| best.answer != taken);
    let chance = |answer: &Choice| thought.estimate(*answer).map(|one| one.chance);
    answers[usize::from(safer)..].sort_by_key(|answer| Reverse(chance(answer)));
    answers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TriedAnswer;
    use crate::evaluate::Reason;

    #[test]
    fn the_likeliest_to_win_stands_first_unless_another_is_taken_for_its_safety() {
        let way = |answer, chance| TriedAnswer {
            answer,
            chance,
            error: 20,
            rollouts: 100,
        };
        // Points have put the first before the second.
        let mut thought = Thought {
            answer: Choice::Yes,
            chance: 3000,
            rollouts: 300,
            budget: 300,
            parts: 1,
            whole: true,
            ways: vec![way(Choice::Yes, 3000), way(Choice::No, 3400), way(Choice::Pass, 3200)],
        };
        assert_eq!(in_order(&thought), [Choice::No, Choice::Pass, Choice::Yes]);
        thought.answer = Choice::Pass;
        assert_eq!(in_order(&thought), [Choice::Pass, Choice::No, Choice::Yes]);
    }

    #[test]
    fn a_difference_within_the_error_is_none() {
        let of = |chance, error| Estimate { chance, error };
        let best = of(2000, 30);
        assert!(of(1950, 40).is_as_good_as(best), "50 is the root of 900 and 1600");
        assert!(!of(1949, 40).is_as_good_as(best));
        assert!(of(2500, 1).is_as_good_as(best), "more is as good");
    }

    #[test]
    fn what_holds_for_both_is_no_reason_for_the_better_one() {
        const fn reason(name: &'static str, words: &'static str) -> Reason {
            Reason { name, words }
        }
        static REASONS: [Reason; 3] = [
            reason("ops", "of ops"),
            reason("relieves", "relieves a siege"),
            reason("turns", "turns a province"),
        ];
        let given = |of: usize, points, words: &str| GivenReason {
            reason: &REASONS[of],
            points,
            words: words.into(),
        };
        let names = AnswerReasons {
            legal: vec![Choice::Yes, Choice::No, Choice::Pass],
            given: vec![
                vec![
                    given(0, 9, "has 2 OPs"),
                    given(1, 8, "relieves Nola"),
                    given(2, 1, "turns Apulia"),
                ],
                vec![given(0, 12, "has 3 OPs"), given(1, 8, "relieves Capua")],
                vec![given(0, 12, "has 3 OPs")],
            ],
        };
        let estimate = Estimate { chance: 0, error: 0 };
        let reasons = |answer, than| names.name_better(answer, than, estimate).reasons;
        assert_eq!(reasons(Choice::No, Choice::Yes), ["has 3 OPs"]);
        assert_eq!(
            reasons(Choice::Yes, Choice::No),
            ["turns Apulia"],
            "of all, not of the weightiest two"
        );
        let named = |answer, than| names.name_better(answer, than, estimate);
        assert_eq!(named(Choice::No, Choice::Yes).theme.as_deref(), Some("of ops"));
        let shared = named(Choice::Pass, Choice::No);
        assert_eq!(
            (shared.reasons, shared.theme),
            (vec!["has 3 OPs".to_owned()], None),
            "no other speaks for it"
        );
    }
}
