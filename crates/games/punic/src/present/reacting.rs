//! What questions to react say in both games; what happens is each game's own.

use engine::{Reacting, Side};

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

/// The general with the best chance to succeed, and on how many of six faces.
pub type Best = Option<(&'static str, u8)>;

/// What is tried, with its chance: "Intercept in Capua (at best 3 in 6, Marcellus)".
fn tried(what: &str, place: &str, best: Best) -> String {
    let chance = best.map_or_else(String::new, |(name, faces)| format!(" (at best {faces} in 6, {name})"));
    format!("{what} in {place}{chance}")
}

/// To avoid battle in a place.
#[must_use]
pub fn avoid(side: Side, happens: String, place: &str, best: Best) -> Reacting {
    Reacting {
        happens,
        about: tried("Avoid battle", place, best),
        act: "Avoid battle …",
        pass: format!("{} stands", side.name()),
        ..Reacting::default()
    }
}

/// To intercept in a place.
#[must_use]
pub fn intercept(side: Side, happens: String, place: &str, best: Best) -> Reacting {
    Reacting {
        happens,
        about: tried("Intercept", place, best),
        act: "Intercept …",
        pass: format!("{} does not intercept", side.name()),
        ..Reacting::default()
    }
}
