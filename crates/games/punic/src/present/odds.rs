//! How reactions to a march weigh in odds: who tries, and how the dice came out.

use crate::{Parties, ReactionEvent};
use engine::odds::{Chance, Odds, Part};
use engine::{Choice, UnitId};

/// The index of the general who avoids battle most easily, by the highest face with which he does (Hamilcar 11.1, Hannibal 13.1); of another
/// answer if no general may try.
pub fn easiest(legal: &[Choice], upto: impl Fn(UnitId) -> u8) -> Option<usize> {
    (0..legal.len()).max_by_key(|at| match legal[*at] {
        Choice::Unit(unit) => Some(upto(unit)),
        _ => None,
    })
}

/// What the number of a battle is the chance of.
pub const WIN: &str = "to win";

/// Says in the odds of a battle that the other side may try to avoid it, and how likely it gets away: so the dice came out where it tries.
pub fn may_avoid(odds: &mut Odds, tried: impl Iterator<Item = (Tried, Chance)>, name: impl Fn(UnitId) -> &'static str) {
    let mut rows: Vec<(String, Chance)> = Vec::new();
    for (tried, chance) in tried {
        let Some((unit, avoided)) = tried.avoiding else {
            continue;
        };
        let words = [name(unit), if avoided { " slips away" } else { " cannot slip away" }].concat();
        match rows.iter_mut().find(|row| row.0 == words) {
            Some(row) => row.1 = row.1.or(chance),
            None => rows.push((words, chance)),
        }
    }
    let nothing = Chance::new(0, 1);
    let comes_to_it = rows.iter().fold(nothing, |sum, (_, chance)| sum.or(*chance));
    for (_, chance) in &mut rows {
        *chance = chance.within(comes_to_it);
    }
    if !rows.is_empty() {
        // Of a voyage that has to get through before it is fought the number is about the voyage.
        if odds.goal == WIN {
            odds.goal = "to win if they stand";
        }
        odds.parts.push(Part {
            title: "If they try to avoid battle".to_owned(),
            outcomes: rows,
        });
    }
}

/// How the dice of reactions came out, taken down for odds. Of a matter that did not come up nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Tried {
    /// Who tried to avoid battle, and whether he got away.
    pub avoiding: Option<(UnitId, bool)>,
    /// Who tried to intercept, in order, and whether he did.
    pub intercepting: [Option<(UnitId, bool)>; Parties::ROOM],
    /// Who pursued, and whether he may go on.
    pub pursuing: Option<(UnitId, bool)>,
}

impl Tried {
    /// Whether somebody has avoided battle.
    #[must_use]
    pub fn got_away(&self) -> bool {
        self.avoiding.is_some_and(|(_, avoided)| avoided)
    }

    /// Takes down an event. True when all is decided.
    pub fn hear(&mut self, event: &ReactionEvent) -> bool {
        match *event {
            ReactionEvent::AvoidRolled(roll) => self.avoiding = Some((roll.general, false)),
            ReactionEvent::Avoided { general, .. } => self.avoiding = Some((general, true)),
            ReactionEvent::InterceptionRolled(roll) => {
                if let Some(next) = self.intercepting.iter_mut().find(|next| next.is_none()) {
                    *next = Some((roll.general, false));
                }
            }
            ReactionEvent::Intercepted { general, .. } => {
                let attempts = self.intercepting.iter_mut().flatten();
                attempts
                    .filter(|(who, _)| *who == general)
                    .for_each(|attempt| attempt.1 = true);
            }
            ReactionEvent::PursuitRolled(roll) => {
                self.pursuing = Some((roll.general, roll.succeeds()));
                return true;
            }
            ReactionEvent::AvoidDeclared { .. }
            | ReactionEvent::InterceptionDeclared { .. }
            | ReactionEvent::BackedUp { .. } => {}
        }
        false
    }
}
