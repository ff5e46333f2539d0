//! Tracks, tokens and numbers of the rules that stand on the board (2, 3).

use super::locations::Area;
use engine::{PerSide, Side};

/// Cards of a full hand (4).
pub const HAND: u32 = 5;
/// Cards that the Reserve holds (5.4.4).
pub const RESERVE: u8 = 5;
/// Silver at set-up (3.2).
pub const SILVER: PerSide<u8> = PerSide::new(5, 6);
/// Warships at set-up (3.3).
pub const WARSHIPS: PerSide<u8> = PerSide::new(0, 2);
/// Warships that a Fleet has at most (5.6.3).
pub const MOST_WARSHIPS: u8 = 8;
/// Silver for a Warship (5.6.3).
pub const WARSHIP_PRICE: u8 = 3;
/// Silver for a Fortification, beside the price of its card (5.1.3).
pub const FORTIFICATION_PRICE: u8 = 3;
/// Fortification tokens (2).
pub const FORTIFICATIONS: u8 = 5;
/// Town tokens (2).
pub const TOWNS: PerSide<u8> = PerSide::new(19, 18);
/// City tokens, beside the Capital (2).
pub const CITIES: PerSide<u8> = PerSide::new(9, 7);
/// Prestige at the end of its track (5.2.3, 6.2).
pub const MOST_PRESTIGE: u8 = 8;
/// Points of captured tokens that end the game (6.2).
pub const CAPTURED_END: u8 = 10;
/// VP that end the game (6.2).
pub const VP_END: u8 = 90;
/// VP by which a side wins at the end of a Campaign (6.1).
pub const LEAD: u8 = 25;
/// Silver for each Wine symbol (5.3.3).
pub const WINE: u8 = 2;

/// Spaces of the Battle Strength track on each side of its 0 (2). Reconstructed: only that it is finite is known.
pub const TRACK: i8 = 8;
/// Rounds of a field battle (5.2).
pub const FIELD_ROUNDS: u8 = 4;
/// Rounds of a siege (5.2).
pub const SIEGE_ROUNDS: u8 = 6;
/// The marker at which the attacker wins (5.2.3).
pub const WON: i8 = 2;

/// Turns of the war (6.2), with their years.
pub const TURNS: [&str; 12] = [
    "264-263 BC",
    "262-261 BC",
    "260-259 BC",
    "258-257 BC",
    "256-255 BC",
    "254-253 BC",
    "252-251 BC",
    "250-249 BC",
    "248-247 BC",
    "246-245 BC",
    "244-243 BC",
    "242-241 BC",
];

/// Spaces of the Pillage track that cost the other side VP, with how many: 1 and 2 follow from a sum in the rules, 3 is reconstructed (5.3.4).
pub const PILLAGE: [(u8, u8); 3] = [(3, 1), (5, 2), (8, 3)];
/// The last space of the Pillage track: the marker goes back to 0 (5.3.4).
pub const PILLAGE_END: u8 = 8;

/// What many locations of an area are worth at the end: area, locations, VP (6.2).
pub const MAJORITIES: [(Area, u32, u8); 2] = [(Area::Sicily, 7, 5), (Area::Corsica, 3, 2)];

/// Silver beside the price of a strategy card by its place in the row, #1 first (5.5.1).
pub const SURCHARGE: [u8; 3] = [2, 1, 0];
/// Silver to cycle so many strategy cards of the row (5.5.3).
pub const CYCLING: [u8; 3] = [0, 1, 3];

/// The Sea Zone before the Home Port of a side (4.3).
#[must_use]
pub const fn home_zone(side: Side) -> Area {
    match side {
        Side::Rome => Area::Italy,
        Side::Carthage => Area::Africa,
    }
}
