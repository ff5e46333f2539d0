//! Letters of texts.

/// A text with a small letter at its head.
#[must_use]
pub fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        core::iter::once(first.to_ascii_lowercase()).chain(letters).collect()
    })
}

/// A text with a capital letter at its head.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        core::iter::once(first.to_ascii_uppercase()).chain(letters).collect()
    })
}
