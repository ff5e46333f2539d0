//! What tools ask of a game besides its case language.

use crate::Kinds;
use crate::audit::Report;
use crate::cases::CaseLanguage;
use crate::golden::{self, Golden};

/// A game whose wars are kept and whose logs are audited.
pub trait Tested: CaseLanguage {
    /// How many golden wars are played by chance where nothing is agreed.
    const RANDOM_WARS: u64 = 5;

    /// The golden wars: some by chance, one for each thing that can be agreed.
    #[must_use]
    fn golden() -> Vec<Golden<Self>> {
        let mut wars = golden::agreed::<Self>(|seed| Box::new(Kinds::new(seed)));
        wars.extend(golden::random(Self::RANDOM_WARS));
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
