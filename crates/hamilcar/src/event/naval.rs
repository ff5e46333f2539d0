//! Events of sections 8 and 9.

use kernel::{Side, SpaceId};

/// An event of a Naval Interception or Battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NavalEvent {
    /// A Naval Interception is declared.
    Declared { by: Side, at: SpaceId },
}
