//! Words in texts, by plain comparison: the two-way search that `str` has for this would weigh 2 KB, and the texts are short.

/// Where a part first stands in a text.
#[must_use]
pub fn find(text: &str, part: &str) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    text.as_bytes().windows(part.len()).position(|w| w == part.as_bytes())
}

/// Whether a part stands in a text.
#[must_use]
pub fn has(text: &str, part: &str) -> bool {
    find(text, part).is_some()
}

/// What stands before a part, and what after it.
#[must_use]
pub fn split<'a>(text: &'a str, part: &str) -> Option<(&'a str, &'a str)> {
    let at = find(text, part)?;
    Some((text.get(..at)?, text.get(at + part.len()..)?))
}

/// A text with a capital letter at its head. A slice of a text (`&text[1..]`) would bring the words of its panic, 6 KB.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        [first.to_ascii_uppercase()].into_iter().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_where_the_standard_library_finds_them() {
        for (text, part) in [
            ("Carthage", "age"),
            ("Carthage", ""),
            ("", "a"),
            ("§ 7.2 · 8", " · "),
            ("aab", "ab"),
            ("ab", "abc"),
        ] {
            assert_eq!(find(text, part), text.find(part), "{part:?} in {text:?}");
            assert_eq!(has(text, part), text.contains(part));
            assert_eq!(split(text, part), text.split_once(part));
        }
    }
}
