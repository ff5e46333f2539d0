//! Sieges and subjugation (20).

use crate::{Board, State};
use kernel::{CardId, Flow, Legality, UnitId};

/// Whether a general may make an attempt on the city or the Tribe where he stands (20.2); that one attempt is made for each card (10.11),
/// and that he has not fought, is for the move to know.
/// As yet nobody may.
///
/// # Errors
/// The reason why not.
pub fn may_attempt(_: &State, _: UnitId) -> Legality {
    Err(crate::laws::battle::NOTHING_TO_SIEGE)
}

/// One attempt by a general where he stands (20.2, 20.3, 20.8), activated by this card, as an Event or with its operation number.
/// As yet nothing comes of it.
///
/// # Errors
/// [`kernel::Halt`].
pub fn attempt(_: &mut Board<'_>, _: UnitId, _card: CardId, _event: bool) -> Flow<()> {
    Ok(())
}
