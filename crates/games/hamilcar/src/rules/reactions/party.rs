//! Who and what goes with a reacting general, and what must stay (11.1, 11.2, 12.1, 12.2).

use super::{march, reactions, reactions_mut};
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::{CONSULAR_CUS, Choosing, MOST_UNITS, choose_units};
use crate::state::{Party, State};
use crate::{Board, ReactionAsk, ask};
use engine::{Choice, Flow, Refusal, Side, SpaceId, UnitId, UnitSet};
use punic::Aim;

/// The stack from which a general reacts.
pub(super) struct Stack(punic::Stack);

impl Stack {
    /// The stack of a general.
    pub(super) fn of(s: &State, side: Side, general: UnitId, aim: Aim) -> Stack {
        Stack(s.reacting(side, general, aim, &march(s).failed))
    }

    /// The fewest and the most CUs that can go with these generals: those who stay keep at least one CU, three if a Consul is among
    /// them; a Consul who goes takes at least three unless he takes all (11.1, 12.1, 2.3.E3).
    fn range(&self, s: &State, goes: UnitSet) -> Option<(u8, u8)> {
        let stays = self.0.generals.without(goes);
        let kept = match stays.is_empty() {
            true => 0,
            false if s.has_consul(stays) => CONSULAR_CUS,
            false => 1,
        };
        let all = self.0.force.fighting();
        let most = all.checked_sub(kept)?.min(self.0.fresh.fighting()).min(MOST_UNITS);
        let least = if s.has_consul(goes) {
            all.min(CONSULAR_CUS)
        } else {
            self.0.least
        };
        let least = least.max(self.0.least);
        (least <= most).then_some((least, most))
    }

    /// Whether the party can still be made up, when about these others nothing has been said yet.
    fn can_be(&self, s: &State, goes: UnitSet, open: UnitSet) -> bool {
        let no_consul: UnitSet = open.iter().filter(|u| !s.is_consul(*u)).collect();
        self.range(s, goes.or(open)).is_some() || self.range(s, goes.or(no_consul)).is_some()
    }

    /// Other generals who may go along: of equal or lower rank, and not failed.
    pub(super) fn others(&self, s: &State, general: UnitId) -> UnitSet {
        s.may_lead(general, self.0.generals.without(self.0.failed))
    }

    /// Whether a general can make up a party at all.
    pub(super) fn has_party(&self, s: &State, general: UnitId) -> bool {
        self.can_be(s, [general].into_iter().collect(), self.others(s, general))
    }

    /// The fewest and the most CUs with which he can go, whoever else comes along or stays.
    pub(super) fn cus_with(&self, s: &State, general: UnitId) -> (u8, u8) {
        let alone: UnitSet = [general].into_iter().collect();
        let others = self.others(s, general);
        let no_consul = others.iter().filter(|u| !s.is_consul(*u)).collect();
        let parties = [alone, alone.or(others), alone.or(no_consul)];
        let ranges = parties.into_iter().filter_map(|goes| self.range(s, goes));
        ranges
            .reduce(|(few, many), (least, most)| (few.min(least), many.max(most)))
            .unwrap_or((0, 0))
    }

    /// Whether the general has failed before.
    pub(super) fn has_failed(&self, general: UnitId) -> bool {
        self.0.failed.contains(general)
    }

    /// How many units may go when it has been said of each general whether he goes.
    fn choosing(&self, s: &State, party: Party, aim: Aim) -> Choosing {
        let goes = party.generals();
        let (least, most) = self.range(s, goes).unwrap_or((0, 0));
        Choosing {
            avail: self.0.fresh,
            chosen: party.units,
            room: MOST_UNITS,
            trains_take_room: true,
            least,
            most,
            why_least: if s.has_consul(goes) {
                refusals::CONSUL_KEEPS_THREE
            } else {
                refusals::NO_ARMY
            },
            why_most: left_behind(aim),
            why_room: ten_units(aim),
        }
    }

    /// CUs that stand there.
    pub(super) fn cus(&self) -> u8 {
        self.0.force.fighting()
    }
}

/// Declares who rolls, and asks who and what goes with him.
pub(super) fn make_up(t: &mut Board<'_>, general: UnitId, from: SpaceId, aim: Aim) -> Flow<()> {
    let side = reactions(&t.state).by;
    reactions_mut(&mut t.state).declare(general, from, aim);
    let stack = |s: &State| Stack::of(s, side, general, aim);
    for other in stack(&t.state).others(&t.state, general).iter() {
        let about = ReactionAsk::ReactWithGeneral { general, other };
        let answer = ask(t, side, about, section(aim), |s, o| {
            let (stack, goes) = (stack(s), reactions(s).party(aim).generals());
            let open = stack.others(s, general).iter().filter(|u| u.0 > other.0).collect();
            let mut along = goes;
            along.insert(other);
            o.weigh(Choice::Yes, || {
                refusals::CONSUL_KEEPS_THREE.unless(stack.can_be(s, along, open))
            });
            o.weigh(Choice::No, || left_behind(aim).unless(stack.can_be(s, goes, open)));
        })?;
        if answer == Choice::Yes {
            reactions_mut(&mut t.state).party_mut(aim).with.insert(other);
        }
    }
    let choosing = |s: &State| stack(s).choosing(s, reactions(s).party(aim), aim);
    let about = |kind| ReactionAsk::ReactWithUnits { general, kind };
    choose_units(t, side, section(aim), choosing, about, |s, kind, n| {
        *reactions_mut(s).party_mut(aim).units.of_mut(kind) = n;
    })
}

const fn section(aim: Aim) -> &'static str {
    match aim {
        Aim::Avoid => "11.1",
        Aim::Intercept => "12.1",
    }
}

const fn left_behind(aim: Aim) -> Refusal {
    match aim {
        Aim::Avoid => refusals::AVOID_LEAVES_TOO_FEW,
        Aim::Intercept => refusals::INTERCEPTION_LEAVES_TOO_FEW,
    }
}

const fn ten_units(aim: Aim) -> Refusal {
    match aim {
        Aim::Avoid => refusals::TEN_AVOID,
        Aim::Intercept => refusals::TEN_INTERCEPT,
    }
}
