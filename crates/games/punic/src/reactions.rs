//! Reactions to a march: what is declared, asked and told of them, and how their dice fall (Hamilcar 10 to 12, Hannibal 10.3, 12 and 13).

use crate::{Common, Force, Kind, Officer, Parties, Party, Station, Tribe};
use engine::odds::{Chance, Odds, Part};
use engine::{Choice, Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// What a reaction is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To avoid battle (Hamilcar 11, Hannibal 13).
    Avoid,
    /// To intercept (12).
    Intercept,
}

/// Reactions in progress to a march: all that has been declared. `D` is what a game writes down of the dice: Hannibal nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reactions<D> {
    /// The space just entered.
    pub at: SpaceId,
    /// The side that reacts.
    pub by: Side,
    /// Who tries to avoid battle, if anybody (Hamilcar 11.1, Hannibal 13.1).
    pub avoid: Option<Party>,
    /// Who tries to intercept, in the order of declaration (Hamilcar 12.1, Hannibal 12.6).
    pub interceptions: Parties,
    /// In Hamilcar the generals whose die has been rolled.
    pub rolled: D,
}

impl<D: Default> Reactions<D> {
    /// Nothing has been declared yet.
    #[must_use]
    pub fn new(at: SpaceId, by: Side) -> Self {
        Reactions {
            at,
            by,
            avoid: None,
            interceptions: Parties::default(),
            rolled: D::default(),
        }
    }
}

impl<D> Reactions<D> {
    /// A general declares that he tries; who and what goes with him is still to be said.
    pub fn declare(&mut self, general: UnitId, from: SpaceId, aim: Aim) {
        let party = Party::of(general, from);
        match aim {
            Aim::Avoid => self.avoid = Some(party),
            Aim::Intercept => self.interceptions.push(party),
        }
    }

    /// The party that was declared last.
    ///
    /// # Panics
    /// If none was.
    #[must_use]
    pub fn party(&self, aim: Aim) -> Party {
        let last = match aim {
            Aim::Avoid => self.avoid,
            Aim::Intercept => self.interceptions.iter().last().copied(),
        };
        last.expect("the attempt has been declared")
    }

    /// The party that was declared last, to be changed.
    ///
    /// # Panics
    /// If none was.
    pub fn party_mut(&mut self, aim: Aim) -> &mut Party {
        let last = match aim {
            Aim::Avoid => self.avoid.as_mut(),
            Aim::Intercept => self.interceptions.last_mut(),
        };
        last.expect("the attempt has been declared")
    }
}

/// The stack from which a general reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// All that stands there.
    pub force: Force,
    /// What has not failed to intercept this march before (Hamilcar 11.2, Hannibal 12.10).
    pub fresh: Force,
    /// All generals who stand there.
    pub generals: UnitSet,
    /// Those who have failed.
    pub failed: UnitSet,
    /// CUs he must take.
    pub least: u8,
}

impl<T: Tribe, G: Officer, const SPACES: usize, const GENERALS: usize> Common<T, G, SPACES, GENERALS> {
    /// The stack of a general who reacts; `failed` are the parties that have failed to intercept the same march.
    #[must_use]
    pub fn reacting(&self, side: Side, general: UnitId, aim: Aim, failed: &Parties) -> Stack {
        let place = self.general(general).at();
        let (force, generals) = self.stack(side, place);
        let failed = match (aim, place.ground()) {
            (Aim::Avoid, Some((at, _))) => failed.from(at),
            _ => None,
        };
        Stack {
            force,
            fresh: force.without(failed.map_or(Force::NONE, |party| party.units)),
            generals,
            failed: failed.map_or(UnitSet::EMPTY, Party::generals),
            least: u8::from(aim == Aim::Intercept),
        }
    }
}

/// An army has marched from one space to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marched {
    /// Who leads it.
    pub general: UnitId,
    /// Other generals who go along.
    pub with: UnitSet,
    /// Where it was.
    pub from: SpaceId,
    /// Where it is.
    pub to: SpaceId,
    /// MPs that the step cost.
    pub points: u8,
    /// Its units.
    pub units: Force,
}

/// A question of a reaction.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReactionAsk {
    /// How many of a kind are inside the city just entered (Hamilcar 10, Hannibal 10.7).
    UnitsInside { at: SpaceId, kind: Kind },
    /// Whether this general is inside.
    GeneralInside { at: SpaceId, general: UnitId },
    /// Which general tries to avoid battle, if any (Hamilcar 10, Hannibal 10.3).
    DeclareAvoid(SpaceId),
    /// Which general tries to intercept, if any more.
    DeclareInterception(SpaceId),
    /// How many of a kind go with the reacting general (Hamilcar 11.1, 12.1, Hannibal 12.7, 13.3).
    ReactWithUnits { general: UnitId, kind: Kind },
    /// Whether this other general goes with him.
    ReactWithGeneral { general: UnitId, other: UnitId },
    /// Where the avoiding army goes (Hamilcar 11.1, Hannibal 13.1).
    AvoidTo(UnitId),
    /// Whether the army pursues (Hamilcar 11.3, Hannibal 13.4).
    Pursue,
    /// Whether the army backs up, and in Hannibal where to (Hamilcar 12.3, Hannibal 12.5, 12.8).
    BackUp,
}

impl ReactionAsk {
    /// Its number, below 9: games number their prompts by it.
    #[must_use]
    pub const fn id(self) -> u8 {
        match self {
            ReactionAsk::UnitsInside { .. } => 0,
            ReactionAsk::GeneralInside { .. } => 1,
            ReactionAsk::DeclareAvoid(_) => 2,
            ReactionAsk::DeclareInterception(_) => 3,
            ReactionAsk::ReactWithUnits { .. } => 4,
            ReactionAsk::ReactWithGeneral { .. } => 5,
            ReactionAsk::AvoidTo(_) => 6,
            ReactionAsk::Pursue => 7,
            ReactionAsk::BackUp => 8,
        }
    }
}

/// A die of a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReactionRoll {
    /// Who rolls.
    pub general: UnitId,
    /// The result, the modifier in it.
    pub die: u8,
    /// What is added to the face of the die.
    pub modifier: u8,
    /// Up to which result he succeeds.
    pub needed: u8,
}

impl ReactionRoll {
    /// A die with this face.
    #[must_use]
    pub const fn new(general: UnitId, face: u8, needed: u8) -> Self {
        ReactionRoll {
            general,
            die: face,
            modifier: 0,
            needed,
        }
    }

    /// The same with something added.
    #[must_use]
    pub const fn plus(self, modifier: u8) -> Self {
        ReactionRoll {
            die: self.die + modifier,
            modifier,
            ..self
        }
    }

    /// Whether he succeeds.
    #[must_use]
    pub const fn succeeds(&self) -> bool {
        self.die <= self.needed
    }
}

/// An event of a reaction.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReactionEvent {
    /// An attempt to avoid battle is declared.
    AvoidDeclared { general: UnitId, at: SpaceId },
    /// An interception is declared.
    InterceptionDeclared {
        general: UnitId,
        from: SpaceId,
        at: SpaceId,
    },
    /// The die of an attempt to avoid battle.
    AvoidRolled(ReactionRoll),
    /// The die of an interception.
    InterceptionRolled(ReactionRoll),
    /// An army has avoided battle.
    Avoided {
        general: UnitId,
        with: UnitSet,
        to: SpaceId,
        units: Force,
    },
    /// An army has intercepted.
    Intercepted {
        general: UnitId,
        with: UnitSet,
        at: SpaceId,
        units: Force,
    },
    /// The die of a pursuit.
    PursuitRolled(ReactionRoll),
    /// An army backs up, or in Hannibal as much of it as does not go inside.
    BackedUp {
        general: UnitId,
        with: UnitSet,
        to: SpaceId,
        units: Force,
    },
}

/// The index of the general who avoids battle most easily, by the highest face with which he does (Hamilcar 11.1, Hannibal 13.1); of another
/// answer if no general may try.
pub fn easiest(legal: &[Choice], upto: impl Fn(UnitId) -> u8) -> Option<usize> {
    (0..legal.len()).max_by_key(|at| match legal[*at] {
        Choice::Unit(unit) => Some(upto(unit)),
        _ => None,
    })
}

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
    if !rows.is_empty() {
        odds.goal = "to win if they stand";
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
