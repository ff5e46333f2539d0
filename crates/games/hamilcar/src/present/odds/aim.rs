//! What a side is after with an answer that commits: the one number beside its button.

use super::tally::Tally;
use crate::protocol::prompt::{MovementAsk, Prompt, ReactionAsk, TurnAsk};
use engine::odds::Chance;
use engine::{Choice, Pending, Side, UnitId};

/// What the thing is that a button names, as long as that is uncertain; else what it brings about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// 7.3.A: the Fleet gets to the port, as it avoids the Interception or wins the battle.
    Through,
    /// 8.1: the Fleet at sea does not avoid the Interception.
    Catch,
    /// 8.2: the own Fleet avoids it.
    Elude,
    /// 11.1: the army of the General who Avoids gets away.
    Escape,
    /// 12.1: this General Intercepts; without one, any of those who try.
    Intercept(Option<UnitId>),
    /// 11.3
    GoOn,
    /// 9.3
    WinAtSea,
    /// 13.4
    Win,
    /// 14.2
    Points,
    /// 15.2
    Spare,
    /// 17.1: an Event brings Attrition upon the enemy.
    Harm,
}

impl Aim {
    /// What is aimed at by an answer to the question that waits; `None` if there is nothing to gain.
    pub(super) fn of(pending: &Pending<Prompt>, choice: Choice, outcomes: &[(Tally, Chance)]) -> Option<Aim> {
        let (about, side) = (pending.question.about, pending.question.to);
        let any = |is: &dyn Fn(&Tally) -> bool| outcomes.iter().any(|(tally, _)| is(tally));
        let named = named(about, choice);
        let at_sea = any(&|t| t.admiral.is_some());
        let may_fail = |t: &Tally| {
            t.reactions
                .avoiding
                .is_some_and(|(who, avoids)| !avoids && named.is_none_or(|n| n == who))
        };
        Some(match about {
            Prompt::Movement(MovementAsk::Sail) if at_sea || any(&|t| t.eluding.is_some()) => Aim::Through,
            // A Fleet that cannot avoid the Interception is fought.
            _ if any(&|t| t.eluding.is_some_and(|(mover, eluded)| mover != side && eluded)) => Aim::Catch,
            _ if any(&|t| t.eluding.is_some_and(|(mover, _)| mover == side)) => Aim::Elude,
            _ if any(&may_fail) => Aim::Escape,
            _ if any(&|t| t.reactions.intercepting[0].is_some()) => Aim::Intercept(named),
            _ if any(&|t| t.reactions.pursuing.is_some()) => Aim::GoOn,
            _ if at_sea => Aim::WinAtSea,
            _ if any(&|t| t.winner.is_some()) => Aim::Win,
            _ if any(&|t| t.siege.is_some()) => Aim::Points,
            Prompt::Card(_) | Prompt::Turn(TurnAsk::UseCard(_)) if any(&|t| t.attrition.is_some()) => Aim::Harm,
            _ if any(&|t| t.attrition.is_some()) => Aim::Spare,
            _ => return None,
        })
    }

    /// Whether a side has reached it.
    pub(super) fn reached(self, side: Side, tally: &Tally) -> bool {
        let succeeds = |named: Option<UnitId>| {
            let mut tries = tally.reactions.intercepting.iter().flatten();
            tries.any(|(who, succeeds)| *succeeds && named.is_none_or(|named| named == *who))
        };
        let eluded = tally.eluding.is_some_and(|(_, eluded)| eluded);
        match self {
            Aim::Through => eluded || tally.admiral == Some(side),
            Aim::Catch => !eluded,
            Aim::Elude => eluded,
            Aim::Escape => tally.reactions.avoiding.is_some_and(|(_, avoided)| avoided),
            Aim::Intercept(named) => succeeds(named),
            Aim::GoOn => tally.reactions.pursuing.is_some_and(|(_, goes_on)| goes_on),
            Aim::WinAtSea => tally.admiral == Some(side),
            Aim::Win => tally.winner == Some(side),
            Aim::Points => tally.falls || tally.siege.is_some_and(|(points, _)| points > 0),
            Aim::Spare => tally.attrition == Some(0),
            Aim::Harm => tally.attrition.is_some_and(|lost| lost > 0),
        }
    }

    /// What the number is the chance of, after it: "33% to get away".
    pub(super) const fn words(self) -> &'static str {
        match self {
            Aim::Through => "to get through",
            Aim::Catch | Aim::Intercept(_) => "to intercept",
            Aim::Elude | Aim::Escape => "to get away",
            Aim::GoOn => "to go on",
            Aim::WinAtSea | Aim::Win => punic::WIN,
            Aim::Points => "to gain a point",
            Aim::Spare => "to lose nothing",
            Aim::Harm => "to cost the enemy a CU",
        }
    }

    /// Whether a battle may follow that is another matter.
    pub(super) const fn before_battle(self) -> bool {
        matches!(
            self,
            Aim::Through | Aim::Catch | Aim::Elude | Aim::Escape | Aim::Intercept(_)
        )
    }
}

/// The General of whom an answer says that he tries, or whose party it makes up.
const fn named(about: Prompt, choice: Choice) -> Option<UnitId> {
    match (about, choice) {
        (Prompt::Reaction(ReactionAsk::DeclareAvoid(_) | ReactionAsk::DeclareInterception(_)), Choice::Unit(unit)) => {
            Some(unit)
        }
        (
            Prompt::Reaction(
                ReactionAsk::ReactWithUnits { general, .. } | ReactionAsk::ReactWithGeneral { general, .. },
            ),
            _,
        ) => Some(general),
        _ => None,
    }
}
