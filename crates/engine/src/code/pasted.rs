//! A link that somebody pasted: found in its text, and mended where its way here has hurt it. Mail programs fold long lines and quote them,
//! chats take a last letter for punctuation, and redirects carry an address in percent signs.

use super::alphabet::is_letter;
use super::check::unsealed;
use super::link::{LINK_CHARACTERS, game_of_link, is_unseen};
use super::position::game_of_position;
use std::borrow::Cow;

/// Shortest run of letters that is taken for a link whose checksum fails, in characters.
const SHORTEST: usize = 24;
/// Most places of a text at which a link is looked for.
const MOST_STARTS: usize = 32;
/// Most pieces into which a link can have been broken.
const MOST_PIECES: usize = 400;
/// So often an address can have been packed into another one.
const WRAPPED: usize = 3;
/// Most letters that can have been lost, or added, at the end of a link.
const MOST_AT_END: usize = 2;

/// A whole link in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pasted<'a> {
    /// The link: its checksum holds.
    pub link: Cow<'a, str>,
    /// What stands right behind it.
    pub behind: Cow<'a, str>,
}

/// The whole link in a text that somebody pasted, mended if need be: none if no reading of the text has a checksum that holds, or if two
/// different ones have.
///
/// ```
/// use engine::{Envelope, Seed, Timeline, code};
/// let link = code::to_link(&Timeline::<pig::Pig>::new((), Seed(4), Envelope::default()));
/// let (begin, end) = link.split_at(30);
/// let mail = format!("> https://example.org/corvus/%23{begin}\n> {end}\n> Your move!");
/// assert_eq!(code::pasted(&mail).expect("folded and quoted").link, link);
/// ```
#[must_use]
pub fn pasted(text: &str) -> Option<Pasted<'_>> {
    if let Some(link) = longest(text).filter(|link| unsealed(link).is_some()) {
        let behind = &from(text, link)[link.len()..];
        return Some(Pasted {
            link: link.into(),
            behind: behind.into(),
        });
    }
    let mut found: Vec<Pasted<'_>> = Vec::new();
    let hides = |c: char| is_unseen(c) && !c.is_control();
    let mut reading = text.replace(hides, "");
    for _ in 0..=WRAPPED {
        for pasted in whole(&reading) {
            if !found.iter().any(|other| other.link == pasted.link) {
                found.push(pasted);
            }
        }
        let plain = percent_decoded(&reading);
        if plain == reading {
            break;
        }
        reading = plain;
    }
    match found.len() {
        1 => found.pop(),
        _ => None,
    }
}

/// The link in a text that somebody pasted: a whole one, or else what is most like one: what follows a `#`, or the longest word.
///
/// ```
/// # let link = "EAEAAQIDBAAAAAAAAAAAAAAAAAAAAAAAAA";
/// let pasted = format!("Your move! https://example.org/corvus/#{link} (Hanno)");
/// assert_eq!(engine::code::find_link(&pasted).as_deref(), Some(link));
/// ```
#[must_use]
pub fn find_link(text: &str) -> Option<Cow<'_, str>> {
    match pasted(text) {
        Some(pasted) => Some(pasted.link),
        None => longest(text).map(Cow::Borrowed),
    }
}

/// What follows a `#`, or else the longest word that could be a link.
fn longest(text: &str) -> Option<&str> {
    let plain = text.split(|c| !is_letter(c));
    let marked = text.split('#').skip(1).map(|after| {
        let mut parts = after.split(|c| !is_letter(c));
        parts.next().unwrap_or_default()
    });
    let long = |word: &&str| word.len() >= SHORTEST;
    marked
        .filter(long)
        .max_by_key(|w| w.len())
        .or_else(|| plain.filter(long).max_by_key(|w| w.len()))
}

/// The whole links of a reading of a text: each follows a `#`, or begins with a long word.
fn whole(text: &str) -> Vec<Pasted<'static>> {
    let marked = text.split('#').skip(1);
    let words = text.split(|c| !is_letter(c)).filter(|word| word.len() >= SHORTEST);
    let heads = marked
        .chain(words)
        .map(|part| from(text, part))
        .filter(|rest| is_head(rest));
    heads.take(MOST_STARTS).filter_map(joined).collect()
}

/// A text from this part of it on.
fn from<'a>(text: &'a str, part: &str) -> &'a str {
    &text[part.as_ptr() as usize - text.as_ptr() as usize..]
}

/// Whether the first letters of a text are those of a link.
fn is_head(text: &str) -> bool {
    let head = text.get(..4).unwrap_or_default();
    game_of_link(head).is_ok() || game_of_position(head).is_some()
}

/// The whole link with which a text begins, put together from as many pieces as it takes.
fn joined(text: &str) -> Option<Pasted<'static>> {
    let (mut link, mut pieces, mut rest) = (String::new(), 0, text);
    loop {
        let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        link.push_str(piece);
        pieces += 1;
        if link.len() > LINK_CHARACTERS || pieces > MOST_PIECES {
            return None;
        }
        if let Some(link) = ended(&link) {
            let behind = after.chars().take(SHORTEST).collect::<String>().into();
            return Some(Pasted {
                link: link.into(),
                behind,
            });
        }
        rest = after.trim_start_matches(is_break);
        if rest.len() == after.len() || !rest.starts_with(is_letter) {
            return None;
        }
    }
}

/// Letters as a link whose checksum holds: as they are, with a last letter that was taken for punctuation, or without one that came to it.
fn ended(letters: &str) -> Option<String> {
    let holds = |link: &str| unsealed(link).is_some();
    if holds(letters) {
        return Some(letters.to_owned());
    }
    let mut less = letters;
    for _ in 0..MOST_AT_END {
        less = less.strip_suffix(['-', '_']).unwrap_or(less);
        if less.len() < letters.len() && holds(less) {
            return Some(less.to_owned());
        }
    }
    // Only a link of whole groups of four letters can end in one of these.
    let lost = (4 - letters.len() % 4) % 4;
    let ends: &[&str] = match lost {
        1 => &["-", "_"],
        2 => &["--", "-_", "_-", "__"],
        _ => &[],
    };
    let mut more = ends.iter().map(|end| [letters, end].concat());
    more.find(|link| holds(link))
}

/// Whether a character can stand between two pieces of a link: white space, signs of a quotation, and the `=` with which mail marks a
/// folded line.
fn is_break(c: char) -> bool {
    c.is_whitespace() || matches!(c, '>' | '|' | '=')
}

/// A text with `%23` as `#`, and so on. What is no such number stays.
fn percent_decoded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        plain.push_str(before);
        let number = after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match number.filter(u8::is_ascii) {
            Some(number) => {
                plain.push(char::from(number));
                rest = &after[2..];
            }
            None => {
                plain.push('%');
                rest = after;
            }
        }
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::sealed;

    /// A link of so many bytes, as far as letters and checksum go.
    fn link(bytes: u32, salt: u32) -> String {
        let byte = |n: u32| ((n + 1).wrapping_mul(salt.wrapping_mul(2_654_435_761) | 1) >> 13) as u8;
        sealed([vec![17, 1], (0..bytes).map(byte).collect()].concat())
    }

    /// A link that ends in these letters.
    fn ending(end: &str) -> String {
        let mut links = (0..99_999).map(|salt| link(60, salt));
        links.find(|link| link.ends_with(end)).expect("one in 64 or 4096 does")
    }

    fn folded(text: &str, columns: usize, between: &str) -> String {
        let lines: Vec<&str> = (0..text.len())
            .step_by(columns)
            .map(|at| &text[at..text.len().min(at + columns)])
            .collect();
        lines.join(between)
    }

    #[test]
    fn each_hurt_is_mended() {
        for bytes in [40, 41, 42, 900, 6000] {
            let whole = link(bytes, 77);
            let address = format!("https://example.org/~hanno/corvus/#{whole}");
            let encoded = address.replace(':', "%3A").replace('/', "%2F").replace('#', "%23");
            let twice = encoded.replace('%', "%25");
            let thin: String = whole.chars().flat_map(|c| [c, '\u{AD}', '\u{200B}']).collect();
            for (hurt, text) in [
                ("none", address.clone()),
                ("none but words", format!("Your move!\n{address} (Hanno)")),
                ("alone", whole.clone()),
                ("percent", address.replace('#', "%23")),
                ("percent, small letters", address.replace('#', "%2523")),
                ("both", address.replace('#', "#%23")),
                ("twice", address.replace('#', "##")),
                ("folded", folded(&address, 76, "\n")),
                (
                    "folded and words",
                    format!("Hi,\n{}\nSee you", folded(&address, 76, "\r\n")),
                ),
                ("folded alone", folded(&whole, 76, "\n")),
                ("quoted-printable", folded(&address, 75, "=\n")),
                ("quoted", format!("> {}", folded(&address, 72, "\n> "))),
                ("quoted twice", format!(">> {}", folded(&address, 72, "\n>> "))),
                ("spaces", folded(&address, 70, "%20")),
                ("thin", address.replace(&whole, &thin)),
                ("byte order mark", format!("\u{FEFF}{address}")),
                (
                    "redirect",
                    format!("https://safe.example/?url={encoded}&data=05%7C02%7Cx&reserved=0"),
                ),
                ("redirect twice", format!("https://safe.example/?url={twice}&data=05")),
                ("markdown", format!("_{address}_ and *more*")),
                ("angles", format!("<{address}>")),
                ("the end of a sentence", format!("It is {address}. Yours?")),
            ] {
                let found = pasted(&text).map(|p| p.link.into_owned());
                assert_eq!(found.as_deref(), Some(whole.as_str()), "{hurt}, {bytes} bytes: {text}");
                assert_eq!(find_link(&text).as_deref(), Some(whole.as_str()), "{hurt}");
            }
        }
    }

    #[test]
    fn a_last_letter_taken_for_punctuation_comes_back() {
        for end in ["-", "_", "--", "_-"] {
            let whole = ending(end);
            let cut = &whole[..whole.len() - end.len()];
            for text in [cut.to_owned(), format!("https://example.org/#{cut}. (Hanno)")] {
                assert_eq!(pasted(&text).expect(end).link, whole.as_str());
            }
        }
    }

    #[test]
    fn what_stands_behind_belongs_to_the_same_reading() {
        let whole = link(900, 5);
        for (text, behind) in [
            (format!("https://example.org/~hanno/#{whole}"), ""),
            (format!("https://example.org/#{whole}~120 (Hanno)"), "~120 (Hanno)"),
            (format!("https://example.org/%23{whole}%7E120"), "~120"),
            (format!("https://example.org/#{}~120", folded(&whole, 76, "\n")), "~120"),
        ] {
            let found = pasted(&text).expect("a whole link");
            assert_eq!((&*found.link, &*found.behind), (whole.as_str(), behind));
        }
    }

    #[test]
    fn what_is_damaged_or_another_stays_so() {
        let (one, other) = (link(90, 5), link(90, 7));
        let mut damaged = one.clone();
        let letter = if one[40..].starts_with('A') { "B" } else { "A" };
        damaged.replace_range(40..41, letter);
        assert_eq!(pasted(&damaged), None);
        assert_eq!(find_link(&damaged).as_deref(), Some(damaged.as_str()));
        let cut = &one[..80];
        assert_eq!(pasted(cut), None);
        let broken = |link: &str| folded(link, 76, "\n");
        assert_eq!(
            pasted(&format!("{}\n\nor: {}", broken(&one), broken(&other))),
            None,
            "two readings"
        );
        assert_eq!(pasted(""), None);
        assert_eq!(pasted("100 % of \u{AD}%zz%2"), None);
        let long = "EAEA ".repeat(9000);
        assert_eq!(pasted(&long), None);
    }

    #[test]
    fn letters_of_the_alphabet_are_no_breaks() {
        let mut all = (0..=0x7F_u8).map(char::from);
        assert!(!all.any(|c| is_letter(c) && is_break(c)));
    }
}
