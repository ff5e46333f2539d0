//! Questions of section 7: marching and sailing.

use crate::state::Kind;
use engine::{SpaceId, UnitId};

engine::prompts! {
    /// A question of movement. Numbers from 5 to 13 are those of reactions.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum MovementAsk below 80 {
        /// 7.1, 7.2: the army goes on to a space, acts (sail, choose units, siege, sortie, destroy a train), or stops (Pass).
        March = 0,
        /// 7.1: whether this general goes along.
        TakeGeneral(UnitId) = 1,
        /// 7.1, 7.3.C: how many of a kind go along.
        TakeUnits(Kind) = 2,
        /// 7.3.C: how many Ready Warships go to sea.
        TakeWarships = 3,
        /// 7.3.A: the next port, choose units in this one, or land.
        Sail = 4,
        /// 7.1: how many of a kind that have moved so much with this card (5: have acted) go along.
        TakeMoved { kind: Kind, spent: u8 } = 15,
        /// 17.2: which PC Carthalo flips.
        Raid = 16,
        /// 17.2: whether Vulso turns a Warship into a CU, and which.
        Convert { left: u8 } = 17,
        /// 17.2: whether Valerius flips the PC where he is.
        FlipHere(SpaceId) = 18,
        /// 7.2.E: whether a lone CU with Supply Trains is overrun, or fought.
        Overrun = 14,
        /// 7.1: how many Ready Warships that have sailed so much with this card go to sea.
        TakeSquadron { spent: u8 } = 19,
    }
}
