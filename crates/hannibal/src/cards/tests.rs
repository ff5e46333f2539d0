//! Events, played.
