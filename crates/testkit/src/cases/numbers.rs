//! Sections of the rulebook by their numbers; the number of a chapter stands for each of its sections.

use super::{CaseLanguage, Words};

/// Whether a section is the one of this number, or one of the chapter of this number.
///
/// ```
/// use testkit::cases::is_of;
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
pub fn all_rules<R: CaseLanguage>() -> Vec<&'static str> {
    let house = R::switches().iter().filter(|switch| switch.is_house_rule());
    R::sections()
        .iter()
        .copied()
        .chain(house.map(|switch| switch.rule.0))
        .collect()
}

/// The first way in which a list of sections is not the one that is wanted; nothing if it is.
///
/// ```
/// use testkit::cases::first_difference;
/// let wanted = ["7.1", "7.2", "7.3"];
/// let said = |listed: &[&str]| first_difference(listed, &wanted).unwrap_or_default();
/// assert_eq!(said(&["7.1", "7.3"]), "7.2 is missing; it comes after 7.1");
/// assert_eq!(said(&["7.1", "7.2", "7.9", "7.3"]), "7.9 is no section of the rulebook, nor a house rule");
/// assert_eq!(said(&["7.2", "7.1", "7.3"]), "7.2 stands where 7.1 should");
/// assert_eq!(said(&["7.1", "7.2", "7.3", "7.1"]), "7.1 stands there twice");
/// assert_eq!(first_difference(&wanted, &wanted), None);
/// ```
#[must_use]
pub fn first_difference(listed: &[&str], wanted: &[&str]) -> Option<String> {
    let mut before = "the head";
    for at in 0..listed.len().max(wanted.len()) {
        let (found, due) = (listed.get(at).copied(), wanted.get(at).copied());
        match (found, due) {
            (Some(found), Some(due)) if found == due => before = due,
            (_, Some(due)) if !listed.contains(&due) => {
                return Some(format!("{due} is missing; it comes after {before}"));
            }
            (Some(found), _) if !wanted.contains(&found) => {
                return Some(format!("{found} is no section of the rulebook, nor a house rule"));
            }
            (Some(found), Some(due)) => return Some(format!("{found} stands where {due} should")),
            (Some(found), None) => return Some(format!("{found} stands there twice")),
            (None, _) => return None,
        }
    }
    None
}

/// Whether there is a section, chapter or house rule of this number.
pub(super) fn is_known<R: CaseLanguage>(number: &str) -> bool {
    all_rules::<R>().iter().any(|section| is_of(section, number))
}

/// The number of a section or chapter that must stand next.
///
/// # Errors
/// That there is none, or that the rulebook has none of this number.
pub(super) fn section<'a, R: CaseLanguage>(words: &mut Words<'a>) -> Result<&'a str, String> {
    let number = words.next_word().ok_or("by which section?")?;
    if is_known::<R>(number) {
        Ok(number)
    } else {
        Err(format!("the rulebook has no section {number}"))
    }
}
