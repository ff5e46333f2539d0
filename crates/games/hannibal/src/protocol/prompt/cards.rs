//! Questions of section 25 and of Counter Events (8.4).

use crate::data::cards::Window;
use engine::CardId;

engine::prompts! {
    /// A question of an Event.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CardAsk below 40 {
        /// 8.4: whether a Counter Event is played at this moment; Pass not to. Secret.
        Counter(Window) = 0,
        /// 25: the space that an Event works on; `left` counts how many are still to be chosen, this one included. Pass to stop.
        Target {
            /// The card.
            card: CardId,
            /// Spaces still to be chosen.
            left: u8,
        } = 1,
        /// 25: the general whom an Event is for, or whom it brings.
        General(CardId) = 2,
        /// 25, 3 and 24: which of both Numidias.
        Numidia(CardId) = 3,
    }
}
