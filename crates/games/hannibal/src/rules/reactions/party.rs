//! Who and what goes with a reacting general, and what must stay (12.7, 13.2, 13.3, 18.1).

use super::{march, reactions, reactions_mut};
use crate::board::why_not;
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::{MOST_CUS, consular_range};
use crate::state::{Party, State, Where};
use crate::{Board, ReactionAsk, ask};
use engine::{Choice, Flow, Refusal, Rule, Side, SpaceId, UnitId, UnitSet};
use punic::{Aim, Choosing};

/// Whether a party may go where it must.
pub(super) type Fits = fn(&State, Side, &Party) -> bool;

/// The stack from which a general reacts.
pub(super) struct Stack {
    /// What stands there.
    there: punic::Stack,
    /// The commander, whom a subordinate leaves behind.
    commander: Option<UnitId>,
}

impl Stack {
    /// The stack of a general.
    pub(super) fn of(s: &State, side: Side, general: UnitId, aim: Aim) -> Stack {
        let there = s.reacting(side, general, aim, &march(s).failed);
        Stack {
            there,
            commander: s.commander(there.generals).filter(|unit| *unit != general),
        }
    }

    /// The fewest and the most CUs that can go with these generals: a commander whom a subordinate leaves keeps one (12.7, 13.3), a consul
    /// who stays or goes five (18.1), and no more than ten go (10.2, 13.2).
    fn range(&self, s: &State, goes: UnitSet) -> Option<(u8, u8)> {
        let stays = self.there.generals.without(goes);
        if s.has_consul(goes) && s.has_consul(stays) && self.there.force.fighting() < 2 * crate::data::tracks::CONSULAR
        {
            return None;
        }
        let (least, most) = consular_range(s, self.there.force.fighting(), goes, stays);
        let kept = u8::from(self.commander.is_some());
        let most = most
            .min(self.there.force.fighting().checked_sub(kept)?)
            .min(self.there.fresh.fighting())
            .min(MOST_CUS);
        let least = least.max(self.there.least);
        (least <= most).then_some((least, most))
    }

    /// Whether the party can still be made up, when about these others nothing has been said yet.
    fn can_be(&self, s: &State, goes: UnitSet, open: UnitSet) -> bool {
        let no_consul: UnitSet = open.iter().filter(|u| !s.is_consul(*u)).collect();
        let parties = [goes, goes.or(open), goes.or(no_consul)];
        parties.into_iter().any(|party| self.range(s, party).is_some())
    }

    /// Other generals who may go along: who do not outrank him, have not failed, can go where the party must, and are not the commander
    /// whom a subordinate leaves.
    fn others(&self, s: &State, side: Side, general: UnitId, fits: Fits) -> UnitSet {
        let mut others = s.may_lead(general, self.there.generals.without(self.there.failed));
        if let Some(commander) = self.commander {
            others.remove(commander);
        }
        let Some(from) = s.general(general).at.space() else {
            return UnitSet::EMPTY;
        };
        let with = |unit: &UnitId| Party {
            with: [*unit].into_iter().collect(),
            ..Party::of(general, from)
        };
        others.iter().filter(|unit| fits(s, side, &with(unit))).collect()
    }

    /// Whether a general can make up a party at all.
    pub(super) fn has_party(&self, s: &State, side: Side, general: UnitId, fits: Fits) -> bool {
        self.can_be(s, [general].into_iter().collect(), self.others(s, side, general, fits))
    }

    /// Whether he could go without any CU, and whether with some.
    pub(super) fn cus_alone_or_not(&self, s: &State, side: Side, general: UnitId) -> [bool; 2] {
        let alone = self.range(s, [general].into_iter().collect());
        [
            alone.is_some_and(|(least, _)| least == 0),
            self.there.fresh.fighting() > 0 && self.has_party(s, side, general, |_, _, _| true),
        ]
    }

    /// Whether the general has failed before.
    pub(super) fn has_failed(&self, general: UnitId) -> bool {
        self.there.failed.contains(general)
    }

    /// CUs that stand there.
    pub(super) fn cus(&self) -> u8 {
        self.there.force.fighting()
    }

    /// How many units may go when it has been said of each general whether he goes.
    fn choosing(&self, s: &State, party: &Party, aim: Aim) -> Choosing {
        let (least, most) = self.range(s, party.generals()).unwrap_or((0, 0));
        Choosing {
            avail: self.there.fresh,
            chosen: party.units,
            room: MOST_CUS,
            trains_take_room: false,
            least,
            most,
            why_least: if s.has_consul(party.generals()) {
                refusals::CONSUL_TAKES_FIVE
            } else {
                refusals::NO_ARMY
            },
            why_most: left_behind(aim),
            why_room: ten_cus(aim),
        }
    }
}

/// Declares who rolls, and asks who and what goes with him.
pub(super) fn make_up(t: &mut Board<'_>, general: UnitId, from: SpaceId, aim: Aim, fits: Fits) -> Flow<()> {
    let side = reactions(&t.state).by;
    reactions_mut(&mut t.state).declare(general, from, aim);
    let stack = |s: &State| Stack::of(s, side, general, aim);
    for other in stack(&t.state).others(&t.state, side, general, fits).iter() {
        let about = ReactionAsk::ReactWithGeneral { general, other };
        let answer = ask(t, side, about, section(aim), |s, o| {
            let (stack, party) = (stack(s), reactions(s).party(aim));
            let goes = party.generals();
            let others = stack.others(s, side, general, fits);
            let open = others.iter().filter(|u| u.0 > other.0).collect();
            let mut more = goes;
            more.insert(other);
            o.weigh(Choice::Yes, || {
                refusals::CONSUL_KEEPS_FIVE.unless(stack.can_be(s, more, open))
            });
            o.weigh(Choice::No, || left_behind(aim).unless(stack.can_be(s, goes, open)));
            why_not::nothing_else(s, o, side, refusals::INSIDE_OR_OUTSIDE);
        })?;
        if answer == Choice::Yes {
            reactions_mut(&mut t.state).party_mut(aim).with.insert(other);
        }
    }
    let choosing = |s: &State| stack(s).choosing(s, &reactions(s).party(aim), aim);
    let about = |kind| ReactionAsk::ReactWithUnits { general, kind }.into();
    punic::choose_units(t, side, Rule(section(aim)), choosing, about, |s, kind, n| {
        *reactions_mut(s).party_mut(aim).units.of_mut(kind) = n;
    })
}

/// Moves a party to another place; where it was, inside and outside may be one again (10.7).
pub(super) fn move_party(s: &mut State, side: Side, party: &Party, to: Where) {
    s.move_party(side, party, to);
    crate::board::units::settle(s, party.from);
}

const fn section(aim: Aim) -> &'static str {
    match aim {
        Aim::Avoid => "13.3",
        Aim::Intercept => "12.7",
    }
}

const fn left_behind(aim: Aim) -> Refusal {
    match aim {
        Aim::Avoid => refusals::COMMANDER_KEEPS_ONE,
        Aim::Intercept => refusals::INTERCEPTION_LEAVES_TOO_FEW,
    }
}

const fn ten_cus(aim: Aim) -> Refusal {
    match aim {
        Aim::Avoid => refusals::TEN_AVOID,
        Aim::Intercept => refusals::TEN_INTERCEPT,
    }
}
