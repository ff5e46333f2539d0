//! What tools ask of a game besides its case language.

use crate::Kinds;
use crate::audit::Report;
use crate::cases::CaseLanguage;
use crate::golden::{self, Golden};
use crate::map_spec::MapSpec;
use crate::position::{Found, Position};
use engine::{Decider, PerSide, Question, Seed};

/// The name of the player that answers at random, in every game.
pub const RANDOM: &str = "random";

/// A game with simple players, whose wars are kept and whose logs are audited.
pub trait Tested: CaseLanguage {
    /// The names of the golden wars whose logs are kept whole: those that together have the most kinds of lines.
    const WHOLE: &'static [&'static str] = &[];

    /// Names of the simple players of this game, which look for plain reasons; the usual one first.
    const SIMPLE: &'static [&'static str] = &[];

    /// What there is to be seen at the positions that [`Tested::position`] knows, for lists.
    const POSITIONS: &'static [&'static str] = &[];

    /// The number of the last turn that a war can have; 0 in a game without turns.
    const LAST_TURN: u8 = 0;

    /// Two players for the war of a seed, one of each side, by name: [`RANDOM`] or one of [`Tested::SIMPLE`]. None if a name is no player's.
    #[must_use]
    fn players(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<Self>>> {
        let random = names.rome == RANDOM && names.carthage == RANDOM;
        random.then(|| -> Box<dyn Decider<Self>> { Box::new(Kinds::new(war)) })
    }

    /// The number of the turn that is played; 0 in a game without turns.
    #[must_use]
    fn turn(_state: &Self::State) -> u8 {
        0
    }

    /// Whether a side is asked which card or action is its next.
    #[must_use]
    fn chooses_next(_question: &Question<Self::Prompt>) -> bool {
        false
    }

    /// What its map is drawn from, if one is drawn for it.
    #[must_use]
    fn map() -> Option<MapSpec> {
        None
    }

    /// The position from which journeys start that are about this; none if the game has no position of that name.
    #[must_use]
    fn position(_shows: &str) -> Option<Found<Position<Self>>> {
        None
    }

    /// The golden wars: some by chance, one for each thing that can be agreed.
    #[must_use]
    fn golden() -> Vec<Golden<Self>> {
        let mut wars = golden::agreed::<Self>(|seed| Box::new(Kinds::new(seed)));
        wars.extend(golden::random(golden::RANDOM_WARS));
        wars
    }

    /// Whether a log begins as those of this game do. Nobody audits a log of a game that does not say so.
    #[must_use]
    fn begins(_log: &str) -> bool {
        false
    }

    /// Recomputes what a log tells from its text alone; a piece of a log too.
    #[must_use]
    fn audited(_log: &str) -> Report {
        Report::default()
    }
}
