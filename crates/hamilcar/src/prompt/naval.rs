//! Questions of sections 8 and 9: naval interception and battle.

/// A question of a Naval Interception or Battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavalAsk {
    /// 8.1: whether a Naval Interception is declared.
    Declare,
    /// 8.2: whether the Fleet tries to avoid it.
    Avoid,
}

impl NavalAsk {
    /// Its number, below 50.
    #[must_use]
    pub fn id(self) -> u8 {
        match self {
            NavalAsk::Declare => 0,
            NavalAsk::Avoid => 1,
        }
    }
}
