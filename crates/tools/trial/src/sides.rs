//! Which sides fight, and which play at random.

use crate::arguments::Arguments;
use engine::PerSide;

/// Which sides fight, by `--fighters`, `--rome KIND` and `--carthage KIND`.
///
/// # Errors
/// What is no kind of player.
pub fn sides(arguments: &Arguments) -> Result<PerSide<bool>, String> {
    let kind = |side: &str| match arguments.text(side) {
        None => Ok(arguments.has("fighters")),
        Some("fighter") => Ok(true),
        Some("random") => Ok(false),
        Some(other) => Err(format!("--{side} wants fighter or random, not {other}")),
    };
    Ok(PerSide::new(kind("rome")?, kind("carthage")?))
}
