//! The names that each game has for generals, spaces and units, and the lines of the log and the questions that both put in the same
//! words around them.

use crate::present::scene::ratings;
use crate::present::words::{self, led};
use crate::{Force, Kind, Marched, ReactionAsk, ReactionEvent, ReactionRoll};
use engine::scene::{AskKind, Certainty, DieShown, GeneralShown, Show};
use engine::text::capital;
use engine::words::{Told, says, several, tells};
use engine::{Prompting, Side, SpaceId, UnitId, UnitSet};

/// What a game calls things.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// Whose general he is.
    pub side: fn(UnitId) -> Side,
    /// A general's full name.
    pub full: fn(UnitId) -> &'static str,
    /// A general's name on his counter.
    pub short: fn(UnitId) -> &'static str,
    /// The name of a space.
    pub place: fn(SpaceId) -> &'static str,
    /// What a unit of a kind is called.
    pub kind: fn(Kind) -> &'static str,
    /// A die of a reaction with this face, as it lies.
    pub die: fn(Side, u8) -> DieShown,
}

impl Names {
    /// A general as he is printed, without an office.
    #[must_use]
    pub fn printed(&self, unit: UnitId, strategy: u8, battle: u8) -> GeneralShown {
        GeneralShown {
            unit,
            name: (self.short)(unit),
            full: (self.full)(unit),
            ratings: ratings(strategy, battle),
            office: String::new(),
            certainty: Certainty::default(),
        }
    }

    /// A deed of a general.
    pub fn by(&self, general: UnitId, text: String) -> Told {
        tells((self.side)(general), text)
    }

    /// Whom a general leads: "with Mago and 3 CUs", or "alone".
    #[must_use]
    pub fn leading(&self, with: UnitSet, units: Force) -> String {
        let generals = with.iter().map(|unit| (self.full)(unit).to_owned());
        led(generals.chain(words::units(units, self.kind)).collect())
    }

    /// The name of a space in a line of the log, which links it to the map.
    fn linked(&self, at: SpaceId) -> String {
        engine::words::linked(at, (self.place)(at))
    }

    /// A general goes somewhere with those he leads: "Hanno lands in Enna with 2 CUs."
    pub fn goes(&self, general: UnitId, with: UnitSet, how: &str, at: SpaceId, units: Force) -> Told {
        let text = format!(
            "{} {how} {} {}.",
            (self.full)(general),
            self.linked(at),
            self.leading(with, units)
        );
        self.by(general, text).at(&[at])
    }

    /// A general is activated.
    pub fn activated(&self, general: UnitId, at: SpaceId, points: u8) -> Told {
        let (who, place, points) = ((self.full)(general), self.linked(at), several(points, "MP"));
        self.by(general, format!("{who} is activated in {place}: {points}."))
            .at(&[at])
    }

    /// An army marches.
    #[must_use]
    pub fn marches(&self, march: &Marched) -> Told {
        let Marched { general, from, to, .. } = *march;
        let (who, from_place, to_place) = ((self.full)(general), self.linked(from), self.linked(to));
        let (with, points) = (self.leading(march.with, march.units), several(march.points, "MP"));
        let text = format!("{who} marches from {from_place} to {to_place} {with} ({points}).");
        self.by(general, text).at(&[from, to])
    }

    fn rolled(&self, roll: ReactionRoll, what: &str) -> Told {
        let success = if roll.succeeds() { "succeeds" } else { "fails" };
        let face = roll.die.saturating_sub(roll.modifier);
        let read = match roll.modifier {
            0 => format!("{face}"),
            added => format!("{face}, +{added} for the enemy space,"),
        };
        let (who, needed) = ((self.full)(roll.general), roll.needed);
        let text = format!("{who} rolls {read} {what}, needs {needed} or less: he {success}.");
        let lies = (self.die)((self.side)(roll.general), face);
        self.by(roll.general, text).shows(Show::Dice(vec![lies]))
    }

    /// The line of an event of a reaction.
    #[must_use]
    pub fn reaction(&self, event: &ReactionEvent) -> Told {
        match *event {
            ReactionEvent::AvoidDeclared { general, at } => {
                let (who, place) = ((self.full)(general), self.linked(at));
                self.by(general, format!("{who} will try to avoid battle in {place}."))
                    .at(&[at])
            }
            ReactionEvent::InterceptionDeclared { general, from, at } => {
                let way = format!("from {} into {}", self.linked(from), self.linked(at));
                self.by(
                    general,
                    format!("{} will try to intercept {way}.", (self.full)(general)),
                )
                .at(&[from, at])
            }
            ReactionEvent::AvoidRolled(roll) => self.rolled(roll, "to avoid battle"),
            ReactionEvent::InterceptionRolled(roll) => self.rolled(roll, "to intercept"),
            ReactionEvent::PursuitRolled(roll) => self.rolled(roll, "to pursue"),
            ReactionEvent::Avoided {
                general,
                with,
                to,
                units,
            } => self.goes(general, with, "slips away to", to, units),
            ReactionEvent::Intercepted {
                general,
                with,
                at,
                units,
            } => self.goes(general, with, "falls on the enemy in", at, units),
            ReactionEvent::BackedUp {
                general,
                with,
                to,
                units,
            } => self.goes(general, with, "backs up to", to, units),
        }
    }

    /// What a question of a reaction says, under a title that both games have: `here` is where the march is, `seat` where a general is.
    pub fn asks(
        &self,
        about: ReactionAsk,
        to: Side,
        here: Option<SpaceId>,
        seat: impl Fn(UnitId) -> Option<SpaceId>,
        text: String,
    ) -> Prompting {
        let (who, short) = (to.name(), self.short);
        let (kind, at, title) = match about {
            ReactionAsk::UnitsInside { at, kind } => (
                AskKind::Compose,
                Some(at),
                format!("{}s inside {}", capital((self.kind)(kind)), (self.place)(at)),
            ),
            ReactionAsk::GeneralInside { at, general } => (
                AskKind::Compose,
                Some(at),
                format!("{} in {}", short(general), (self.place)(at)),
            ),
            ReactionAsk::DeclareAvoid(at) => (AskKind::Reaction, Some(at), format!("Does {who} avoid battle?")),
            ReactionAsk::DeclareInterception(at) => (AskKind::Reaction, Some(at), format!("Does {who} intercept?")),
            ReactionAsk::ReactWithUnits { general, kind } => (
                AskKind::Compose,
                seat(general),
                format!("{} takes {}s", short(general), (self.kind)(kind)),
            ),
            ReactionAsk::ReactWithGeneral { general, other } => (
                AskKind::Compose,
                seat(general),
                format!("{} and {}", short(general), short(other)),
            ),
            ReactionAsk::AvoidTo(unit) => (AskKind::Destination, seat(unit), format!("{} slips away", short(unit))),
            ReactionAsk::Pursue => (AskKind::Buttons, here, format!("Does {who} pursue?")),
            ReactionAsk::BackUp => (AskKind::Buttons, here, format!("Does {who} back up?")),
        };
        says(kind, at, title, text)
    }
}
