//! What tools ask of this game: players by name, the map, positions, golden wars, the audit of its logs.

use crate::protocol::prompt::{OwnAsk, Prompt};
use crate::testing::styles::{Players, Style};
use crate::testing::{audit, golden, map, positions};
use crate::{Hands, State};
use engine::{Decider, PerSide, Question, Seed};
use testkit::Tested;
use testkit::audit::Report;
use testkit::golden::Golden;
use testkit::map_spec::MapSpec;
use testkit::position::{Found, Position};

impl Tested for Hands {
    const WHOLE: &'static [&'static str] = &["styles-1", "with-7.1", "with-7.2", "with-7.3"];
    const SIMPLE: &'static [&'static str] = &Style::NAMES;
    const POSITIONS: &'static [&'static str] = positions::ALL;
    const LAST_TURN: u8 = crate::data::tracks::TURNS.len() as u8;

    fn players(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<Self>>> {
        Some(Box::new(Players::by_name(names, war)?))
    }

    fn turn(state: &State) -> u8 {
        state.turn
    }

    fn chooses_next(question: &Question<Prompt>) -> bool {
        matches!(question.about, Prompt::Own(OwnAsk::Act { left: 1.. }))
    }

    fn map() -> Option<MapSpec> {
        Some(map::spec())
    }

    fn position(shows: &str) -> Option<Found<Position<Self>>> {
        positions::showing(shows)
    }

    fn golden() -> Vec<Golden<Self>> {
        golden::wars()
    }

    fn begins(log: &str) -> bool {
        log.starts_with(audit::BEGINNING)
    }

    fn audited(log: &str) -> Report {
        audit::audited(log)
    }
}
