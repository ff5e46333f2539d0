//! What the registry asks of the rules of a game.

/// Rules that the page can show. With the feature `testing` they also have a case language and are played at random.
#[cfg(not(feature = "testing"))]
pub trait Playable: engine::Present {}

#[cfg(not(feature = "testing"))]
impl<R: engine::Present> Playable for R {}

/// Rules that the page can show, whose wars are kept, that have a case language and are played at random.
#[cfg(feature = "testing")]
pub trait Playable: testkit::Tested {}

#[cfg(feature = "testing")]
impl<R: testkit::Tested> Playable for R {}
