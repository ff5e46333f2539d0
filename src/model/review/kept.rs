//! A review as it is kept with its war on this device. A link does not carry it.

use crate::model::Table;
use crate::model::review::{JudgedAnswer, Review, Thoroughness};
use ai::{Estimate, NamedAnswer, Verdict};
use engine::{Choice, Side};
use serde::{Deserialize, Serialize};

/// A chance of one, in parts.
const WHOLE: u16 = 4096;
/// Version of a kept review: rises when shown chances, the way of judging or the layout of a verdict changes. One of another version is made
/// anew.
const SCALE: u8 = 4;

/// The review of a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptReview {
    /// The [`SCALE`] of its chances. Reviews before there was one begin with the side, which is 0 or 1.
    scale: u8,
    side: Side,
    /// How many answers of the war have been looked through for those of the side.
    scanned: u32,
    /// What tells those answers from others.
    chain: u16,
    moments: Vec<KeptAnswer>,
}

/// An answer of the side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct KeptAnswer {
    /// Answers that had been given before.
    at: u32,
    found: Found,
}

/// What has been found of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Found {
    /// Nothing yet.
    Waits,
    /// That nothing was tried out.
    Nothing,
    /// The chance with the best answer; what was answered is no fault.
    Good(Estimate),
    /// That it is a fault.
    Fault(Verdict),
}

impl KeptReview {
    /// What is kept of a review.
    pub fn of(review: &Review) -> Self {
        KeptReview {
            scale: SCALE,
            side: review.side,
            scanned: review.scanned as u32,
            chain: chain(review, review.scanned),
            moments: review.moments.iter().map(KeptAnswer::of).collect(),
        }
    }

    /// Whose answers it judges.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The review of the war at a table; `None` if it is not about that war, its chances are on another scale, or it says what cannot be.
    pub fn open(&self, table: &Table) -> Option<Review> {
        let mut review = Review::new(table, self.side);
        review.scanned = usize::try_from(self.scanned)
            .ok()
            .filter(|n| (review.begun..=review.answers.len()).contains(n))?;
        if self.scale != SCALE || chain(&review, review.scanned) != self.chain {
            return None;
        }
        for kept in &self.moments {
            let at = kept.at as usize;
            let next = review.moments.last().is_none_or(|last| last.at < at);
            let next = next && (review.begun..review.scanned).contains(&at);
            let played = review.answers.get(at).copied().filter(|_| next)?;
            let moment = kept.open(at, played)?;
            if let Some(verdict) = moment.verdict.clone().filter(|verdict| verdict.fault().is_some()) {
                // What would be better is an answer to the question that was there.
                review.war.seek(at);
                let asked = review.war.preview().asked().filter(|asked| asked.to == self.side)?;
                if verdict.played.answer != played || !asked.offers(verdict.best.answer) {
                    return None;
                }
                let told = review.tell(at, &verdict)?;
                review.moments.push(JudgedAnswer {
                    told: Some(told),
                    ..moment
                });
            } else {
                review.moments.push(moment);
            }
        }
        Some(review)
    }
}

/// What tells the first answers of a war from those of another.
fn chain(review: &Review, answers: usize) -> u16 {
    let last = answers.checked_sub(1).and_then(|last| review.chain.get(last));
    last.copied().unwrap_or_default()
}

impl KeptAnswer {
    fn of(moment: &JudgedAnswer) -> Self {
        let found = match &moment.verdict {
            // What waits for another look begins anew.
            _ if !moment.is_settled() => Found::Waits,
            None => Found::Nothing,
            Some(verdict) if verdict.fault().is_some() => Found::Fault(verdict.clone()),
            Some(verdict) => verdict.best.estimate.map_or(Found::Nothing, Found::Good),
        };
        KeptAnswer {
            at: moment.at as u32,
            found,
        }
    }

    fn open(&self, at: usize, played: Choice) -> Option<JudgedAnswer> {
        let sound = |estimate: &Estimate| estimate.chance <= WHOLE && estimate.error <= WHOLE;
        let (pass, verdict) = match &self.found {
            Found::Waits => (Thoroughness::None, None),
            Found::Nothing => (Thoroughness::Thorough, None),
            Found::Good(estimate) => (Thoroughness::Thorough, Some(good(played, *estimate))),
            Found::Fault(verdict) => (Thoroughness::Thorough, Some(verdict.clone())),
        };
        let estimates = verdict
            .iter()
            .flat_map(|verdict| [verdict.best.estimate, verdict.played.estimate]);
        let losses = verdict.iter().flat_map(|verdict| [verdict.loss, verdict.error]);
        let is_sound = estimates.flatten().all(|one| sound(&one)) && losses.max() <= Some(WHOLE);
        is_sound.then_some(JudgedAnswer {
            at,
            played,
            pass,
            verdict,
            told: None,
            then: Vec::new(),
        })
    }
}

/// The verdict on an answer that is no fault.
fn good(played: Choice, estimate: Estimate) -> Verdict {
    let named = NamedAnswer {
        answer: played,
        estimate: Some(estimate),
        as_good: true,
        reasons: Vec::new(),
        doubts: Vec::new(),
        theme: None,
    };
    Verdict {
        best: named.clone(),
        played: named,
        loss: 0,
        error: 0,
    }
}
