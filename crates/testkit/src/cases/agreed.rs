//! What a case agrees on before its war: `with 16.1 16.6 H.1 Rome 2`.

use super::{CaseLanguage, Words};
use engine::scene::Switch;

/// The set-up named after `with`, by the sections of what is agreed; of a row with several settings the setting follows. Nothing is
/// agreed where `with` does not stand next.
///
/// # Errors
/// That a setting is missing, or that these cannot be agreed together.
pub fn agreed<R: CaseLanguage>(words: &mut Words<'_>) -> Result<R::Setup, String> {
    let mut packed = 0;
    if words.eat("with") {
        while let Some(at) = words.longest(R::switches().iter().map(|row| row.rule.0)) {
            packed = set(&R::switches()[at], packed, words)?;
        }
    }
    R::unpack(packed).ok_or_else(|| "these cannot be agreed together".to_owned())
}

fn set(row: &Switch, packed: u32, words: &mut Words<'_>) -> Result<u32, String> {
    if row.settings.len() == 1 {
        return Ok(row.set(packed, 1));
    }
    let at = words.longest(row.settings.iter().copied());
    let at = at.ok_or_else(|| format!("{} wants one of: {}", row.rule.0, row.settings.join(", ")))?;
    Ok(row.set(packed, at as u32 + 1))
}

/// Whether a case starts from an empty map, else from the set-up.
///
/// # Errors
/// That it says neither.
pub fn starts_empty(words: &mut Words<'_>) -> Result<bool, String> {
    let bare = words.eat("empty");
    if bare || words.eat("set-up") {
        return Ok(bare);
    }
    let other = words.next_word().unwrap_or_default();
    Err(format!("a case starts from `set-up` or `empty`, not `{other}`"))
}
