//! A straight run: no journal, no pause.

use crate::table::Spare;
use crate::{Chronicle, Decider, Halt, Nature, Rules, Table};

/// Plays a position on to its end, or to where the decider stops, in one straight run: no journal is kept for later. What an opponent's
/// search, a benchmark and a test of whole games call. Returns the last position and why it is the last.
///
/// ```
/// use kernel::{Halt, Random, Rules, Seed, Seeded, Silent, run_out};
/// let start = pig::Pig::start(());
/// let (mut player, mut nature) = (Random::forgetful(Seed(1)), Seeded::new(Seed(2)));
/// let (_, halt) = run_out::<pig::Pig>(start, &mut player, &mut nature, &mut Silent);
/// assert!(matches!(halt, Halt::Over(_)));
/// ```
pub fn run_out<R: Rules>(
    mut state: R::State,
    decider: &mut dyn Decider<R>,
    nature: &mut dyn Nature,
    log: &mut dyn Chronicle<R::Event>,
) -> (R::State, Halt) {
    let mut spare = Spare::default();
    loop {
        let mut table = Table::<R>::new(state, &[], decider, nature, log);
        table.lend(&mut spare);
        let result = R::step(&mut table);
        if result.is_ok() {
            table.is_told();
        }
        state = table.give_back(&mut spare);
        spare.fresh.clear();
        if let Err(halt) = result {
            return (state, halt);
        }
    }
}
