//! What tools ask of this game: players by name, the map, positions, golden wars, the audit of its logs.

use crate::protocol::prompt::{Prompt, TurnAsk};
use crate::testing::{audit, map, positions};
use crate::{Hannibal, State};
use engine::{Decider, PerSide, Question, Seed};
use testkit::Tested;
use testkit::audit::Report;
use testkit::fighters::{self, FIGHTER};
use testkit::map_spec::MapSpec;
use testkit::position::{Found, Position};

impl Tested for Hannibal {
    const WHOLE: &'static [&'static str] = &["random-1", "random-3", "with-21.1", "with-H.1-Carthage-2"];
    const SIMPLE: &'static [&'static str] = &[FIGHTER];
    const POSITIONS: &'static [&'static str] = positions::ALL;
    const LAST_TURN: u8 = crate::data::tracks::LAST_TURN;

    fn players(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<Self>>> {
        fighters::by_name(names, war)
    }

    fn turn(state: &State) -> u8 {
        state.turn
    }

    fn chooses_next(question: &Question<Prompt>) -> bool {
        matches!(question.about, Prompt::Turn(TurnAsk::PlayCard))
    }

    fn map() -> Option<MapSpec> {
        Some(map::spec())
    }

    fn position(shows: &str) -> Option<Found<Position<Self>>> {
        positions::showing(shows)
    }

    fn begins(log: &str) -> bool {
        log.starts_with(audit::BEGINNING)
    }

    fn audited(log: &str) -> Report {
        audit::audited(log)
    }
}
