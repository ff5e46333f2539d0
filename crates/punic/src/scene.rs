//! What both wars say alike of their table and of their log.

use kernel::scene::{Chapter, Frame, Rating, Tells};

/// What the points of both wars are.
pub const SCORED: &str = "Provinces";

/// What is told of a turn that has ended.
pub const CHAPTERS: &[Chapter] = &[
    Chapter::new(SCORED, "None changed hands.", &[Tells::Region]),
    Chapter::LOSSES,
    Chapter::new("Battles", "None was fought.", &[Tells::Won, Tells::Falls]),
    Chapter::new("Points", "None were counted.", &[Tells::Points]),
    Chapter::new("Cards", "Nothing was shuffled.", &[Tells::Shuffled]),
];

/// The two ratings of a general.
#[must_use]
pub fn ratings(strategy: u8, battle: u8) -> Vec<Rating> {
    let rating = |name, value, frame| Rating { name, value, frame };
    vec![
        rating("Strategy", strategy, Frame::Circle),
        rating("Battle", battle, Frame::Square),
    ]
}
