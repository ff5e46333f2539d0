//! The set-ups of a game that tests try.

use super::RandomPlay;
use engine::Present;
use engine::internals::mix;
use engine::scene::Switch;

/// A set-up with a name that a folder may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried<S> {
    /// `plain`, the section of the one thing that is agreed with its setting where there are several, or `all`.
    pub name: String,
    /// What is agreed.
    pub setup: S,
}

/// Nothing agreed; each setting of each row alone; everything at once, with the last setting of each row.
///
/// ```
/// let setups = testkit::setups::<pig::Pig>();
/// assert_eq!(setups.len(), 1, "nothing can be agreed");
/// assert_eq!(setups[0].name, "plain");
/// ```
///
/// # Panics
/// If a setting that the game names is none of its set-up.
#[must_use]
pub fn setups<R: Present>() -> Vec<Tried<R::Setup>> {
    let last = |row: &Switch| row.settings.len() as u32;
    let alone = R::switches().iter().flat_map(|row| {
        (1..=last(row)).map(|setting| {
            let name = match row.settings.len() {
                1 => row.rule.0.to_owned(),
                _ => format!(
                    "{}-{}",
                    row.rule.0,
                    row.settings[setting as usize - 1].replace(' ', "-")
                ),
            };
            (name, row.set(0, setting))
        })
    });
    let all = R::switches().iter().fold(0, |packed, row| row.set(packed, last(row)));
    let mut tried: Vec<(String, u32)> = vec![("plain".to_owned(), 0)];
    tried.extend(alone);
    if R::switches().len() > 1 {
        tried.push(("all".to_owned(), all));
    }
    let unpacked = |(name, packed)| Tried {
        setup: R::unpack(packed).expect("what the game names can be agreed"),
        name,
    };
    tried.into_iter().map(unpacked).collect()
}

/// The set-up of the war with this number: one of [`setups`], or every other time any mixture of settings.
pub(super) fn setup_of<R: RandomPlay>(number: u64) -> R::Setup {
    let lot = mix(number ^ 0x5E7);
    if lot.is_multiple_of(2) {
        let setups = setups::<R>();
        return setups[(lot / 2 % setups.len() as u64) as usize].setup;
    }
    let mixed = R::switches().iter().enumerate().fold(0, |packed, (at, row)| {
        let settings = row.settings.len() as u64 + 1;
        row.set(packed, (mix(lot ^ at as u64) % settings) as u32)
    });
    R::unpack(mixed).expect("what the game names can be agreed together")
}
