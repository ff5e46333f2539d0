//! What tests and tools ask of the game beside its rules.

mod audit;
mod case_language;
mod holder;

use crate::Pig;
use engine::{Decider, PerSide, Seed};
use testkit::audit::Report;
use testkit::{RandomPlay, Tested};

impl RandomPlay for Pig {}

impl Tested for Pig {
    const SIMPLE: &'static [&'static str] = &[holder::NAME];

    fn players(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<Self>>> {
        Some(Box::new(holder::Players::by_name(names, war)?))
    }

    fn begins(log: &str) -> bool {
        log.starts_with(audit::BEGINNING)
    }

    fn audited(log: &str) -> Report {
        audit::audited(log)
    }
}
