//! A straight run: no journal is kept, no pause.

use crate::table::Spare;
use crate::{Decider, EventSink, Halt, Moment, Nature, Rules, Step, Table};

/// Plays positions on in straight runs, one after the other with the same room. What a search calls.
///
/// ```
/// use engine::{Halt, Random, Rules, Runner, Seed, Seeded, Silent};
/// let mut runner = Runner::default();
/// for number in 0..3 {
///     let (mut player, mut nature) = (Random::forgetful(Seed(number)), Seeded::new(Seed(2)));
///     let (_, halt) = runner.run::<pig::Pig>(pig::Pig::start(()), &[], &mut player, &mut nature, &mut Silent);
///     assert!(matches!(halt, Halt::Over(_)));
/// }
/// ```
#[derive(Default)]
pub struct Runner {
    spare: Spare,
}

impl Runner {
    /// Plays on from a checkpoint with the journal of what has happened since, to the end of the game or to where the decider stops. It
    /// may stop between two segments too, at [`Moment::Segment`]. Returns the last position and why it is the last.
    pub fn run<R: Rules>(
        &mut self,
        checkpoint: R::State,
        journal: &[Step],
        decider: &mut dyn Decider<R>,
        nature: &mut dyn Nature,
        log: &mut dyn EventSink<R::Event>,
    ) -> (R::State, Halt) {
        let (mut state, mut past) = (checkpoint, journal);
        loop {
            let mut table = Table::<R>::new(state, past, decider, nature, log);
            table.lend(&mut self.spare);
            let result = R::step(&mut table);
            if result.is_ok() {
                table.is_told();
            }
            state = table.give_back(&mut self.spare);
            self.spare.fresh.clear();
            past = &[];
            if let Err(halt) = result {
                return (state, halt);
            }
            if decider.stops(&state, Moment::Segment) {
                return (state, Halt::Cut);
            }
        }
    }
}

/// Plays a position on to its end, or to where the decider stops, in one straight run: no journal is kept for later. What a benchmark and
/// a test of whole games call. Returns the last position and why it is the last.
///
/// ```
/// use engine::{Halt, Random, Rules, Seed, Seeded, Silent, run_out};
/// let start = pig::Pig::start(());
/// let (mut player, mut nature) = (Random::forgetful(Seed(1)), Seeded::new(Seed(2)));
/// let (_, halt) = run_out::<pig::Pig>(start, &mut player, &mut nature, &mut Silent);
/// assert!(matches!(halt, Halt::Over(_)));
/// ```
pub fn run_out<R: Rules>(
    state: R::State,
    decider: &mut dyn Decider<R>,
    nature: &mut dyn Nature,
    log: &mut dyn EventSink<R::Event>,
) -> (R::State, Halt) {
    Runner::default().run(state, &[], decider, nature, log)
}
