//! Lines of sections 8 and 9.

use super::names::place;
use super::{Told, tells};
use crate::event::NavalEvent;

/// The line of an event of a Naval Interception or Battle.
pub(super) fn tell(event: &NavalEvent) -> Told {
    match event {
        NavalEvent::Declared { by, at } => {
            tells(*by, format!("{} Intercepts the Fleet at {}.", by.name(), place(*at))).at(&[*at])
        }
    }
}
