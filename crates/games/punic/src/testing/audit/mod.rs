//! What the logs of both games count alike: losses by the Attrition Table, paths and the removal of isolated PCs, Units.

pub mod losses;
pub mod paths;
pub mod sweep;
pub mod units;
