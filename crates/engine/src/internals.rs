//! How the engine does its work, open to the test kit alone: neither games nor page use it.

pub use crate::code::{FNV, fnv, link_with, resealed, seal, state_bytes};
pub use crate::nature::mix;
pub use crate::past::free_undo;
pub use crate::retrace::{Retraced, retrace};
pub use crate::world::shuffle;
