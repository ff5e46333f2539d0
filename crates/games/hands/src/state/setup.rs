//! What is agreed before the war: the optional rules of the book.

use serde::{Deserialize, Serialize};

engine::agreed! {
    /// What is agreed before the game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct Setup {
        /// 6F: whoever is hurt by an Event takes the Fate Token, and later Events lean his way.
        pub fate_token: bool = "6F" "Fate Token"
            "Whoever is hurt by an Event takes the Fate Token, and later Events lean his way by 1.";
        /// 7.1: strategy cards cost more with every Campaign.
        pub maintenance: bool = "7.1" "Strategy Card Maintenance"
            "A strategy card costs its owner Silver at the end of each Campaign, and more each time. Who cannot pay loses its effect.";
        /// 7.2: each side has a secret card to be played once.
        pub deus_ex_machina: bool = "7.2" "Deus Ex Machina"
            "Each side draws one of its four secret cards before the war and may play it once, for VP or Silver.";
        /// 7.3: five Events are milder.
        pub alternate_events: bool = "7.3" "Alternate Events"
            "Leaders Quarrel, Mercenary Revolt, Naval Disaster, Rebellion and one of the Storms at Sea are milder.";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links have packed them so: the numbers are for ever.
    #[test]
    fn what_links_have_packed_stays_what_it_is() {
        let all: Vec<(&str, u32)> = Setup::SWITCHES.iter().map(|row| (row.rule.0, row.set(0, 1))).collect();
        assert_eq!(all, [("6F", 1), ("7.1", 2), ("7.2", 4), ("7.3", 8)]);
        assert_eq!(Setup::unpack(16), None);
    }
}
