//! Questions of sections 9 to 11 and 18.

use crate::state::Kind;
use engine::{CardId, SpaceId, UnitId};

engine::prompts! {
    /// A question of movement.
    #[allow(missing_docs, reason = "fields are named after what they hold")]
    /// Numbers from 6 to 15 are those of reactions, but for 13.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum MovementAsk below 40 {
        /// 8.2: which general a card activates.
        Activate(CardId) = 0,
        /// 10.11, 25: which general a campaign or another Event activates, `left` more or none.
        Campaign { card: CardId, left: u8 } = 1,
        /// 10.2: the army goes on to a space, acts, or stops (Pass).
        March = 2,
        /// 10.8, 10.9: whether this general goes along.
        TakeGeneral(UnitId) = 3,
        /// 10.2: how many of a kind go along.
        TakeUnits(Kind) = 4,
        /// 10.11: how many of a kind go along who have moved so much with this card.
        TakeMoved { kind: Kind, class: u8 } = 5,
        /// 9.3, 12.6: who commands of equals, where one has been placed or armies have intercepted.
        Command(SpaceId) = 13,
        /// 11.1: the port to sail to.
        Sail = 16,
        /// 11.3: whether the army lands inside the city.
        LandInside(SpaceId) = 17,
        /// 24: whether Hanno removes the PC marker where he is.
        RemoveHere(SpaceId) = 18,
    }
}
