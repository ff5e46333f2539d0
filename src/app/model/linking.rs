//! Games that come by link.

use crate::app::seen::Seen;
use crate::app::share::Reading;

/// What is known of games that come by link.
#[derive(Default)]
pub struct Linking {
    /// The link that is being read.
    pub reading: Option<Reading>,
    /// The moment that a link names which is being opened.
    pub wanted: Option<Result<usize, ()>>,
    /// What has been typed where a link is pasted.
    pub pasted: String,
    /// What this device has seen of games by link, by the id of the game.
    pub seen: Vec<(u32, Seen)>,
}
