//! What questions to react say in both games; what happens is each game's own.

use kernel::{Reacting, Side};

/// A Counter Event, at an occasion by its title if the game lists one.
#[must_use]
pub fn counter_event(happens: String, occasion: Option<&str>) -> Reacting {
    Reacting {
        happens,
        about: occasion.map_or_else(|| "Counter Event".into(), |title| format!("Counter Event {title}")),
        act: "Play a card",
        ..Reacting::default()
    }
}

/// A Campaign by which a side acts before the other one chooses: `first` says how, such as "goes first".
#[must_use]
pub fn pre_empt(side: Side, about: &str, first: &str) -> Reacting {
    let enemy = side.enemy().name();
    Reacting {
        happens: format!("{enemy} is about to say who {first}"),
        about: about.into(),
        act: "Claim it with a Campaign",
        pass: format!("{enemy} says who {first}"),
        ..Reacting::default()
    }
}

/// To avoid battle in a place.
#[must_use]
pub fn avoid(side: Side, happens: String, place: &str) -> Reacting {
    Reacting {
        happens,
        about: format!("Avoid battle in {place}"),
        act: "Avoid battle …",
        pass: format!("{} stands", side.name()),
        ..Reacting::default()
    }
}

/// To intercept in a place.
#[must_use]
pub fn intercept(side: Side, happens: String, place: &str) -> Reacting {
    Reacting {
        happens,
        about: format!("Intercept in {place}"),
        act: "Intercept …",
        pass: format!("{} does not intercept", side.name()),
        ..Reacting::default()
    }
}
