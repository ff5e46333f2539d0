//! Sections of the rulebook by their numbers; the number of a chapter stands for each of its sections.

use super::{Cased, Words};

/// Whether a section is the one of this number, or one of the chapter of this number.
///
/// ```
/// use kernel::trial::cases::is_of;
/// assert!(is_of("10.2", "10.2") && is_of("10.2", "10") && is_of("7.2.E", "7.2"));
/// assert!(!is_of("10.2", "1") && !is_of("10", "10.2"));
/// ```
#[must_use]
pub fn is_of(section: &str, number: &str) -> bool {
    section
        .strip_prefix(number)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(|c: char| !c.is_ascii_digit()))
}

/// The numbers of all rules of a game: the sections of its rulebook, then its house rules.
#[must_use]
pub fn all_rules<R: Cased>() -> Vec<&'static str> {
    let house = R::switches().iter().filter(|switch| switch.is_house_rule());
    R::sections()
        .iter()
        .copied()
        .chain(house.map(|switch| switch.rule.0))
        .collect()
}

/// Whether there is a section, chapter or house rule of this number.
pub(super) fn is_known<R: Cased>(number: &str) -> bool {
    all_rules::<R>().iter().any(|section| is_of(section, number))
}

/// The number of a section or chapter that must stand next.
///
/// # Errors
/// That there is none, or that the rulebook has none of this number.
pub(super) fn section<'a, R: Cased>(words: &mut Words<'a>) -> Result<&'a str, String> {
    let number = words.next_word().ok_or("by which section?")?;
    if is_known::<R>(number) {
        Ok(number)
    } else {
        Err(format!("the rulebook has no section {number}"))
    }
}
