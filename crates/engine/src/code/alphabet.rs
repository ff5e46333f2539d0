//! Bytes as characters that every address bar leaves alone: base64url without padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Whether a character belongs to the alphabet.
pub(super) fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Four characters for three bytes.
#[must_use]
pub fn to_text(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0, |g, b| g << 8 | u32::from(*b)) << (8 * (3 - chunk.len()));
        for i in 0..=chunk.len() {
            text.push(char::from(LETTERS[(group >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

/// The bytes of a text; `None` if a character is foreign, the length impossible or a spare bit set.
#[must_use]
pub fn from_text(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut group = 0;
        for letter in chunk {
            group = group << 6 | value(*letter)?;
        }
        group <<= 6 * (4 - chunk.len());
        let whole = chunk.len() * 6 / 8;
        if whole == 0 || group & ((1 << (24 - 8 * whole)) - 1) != 0 {
            return None;
        }
        bytes.extend_from_slice(&group.to_be_bytes()[1..=whole]);
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let at = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u32::from(at))
}

#[cfg(test)]
mod tests {
    use super::{from_text, to_text};

    #[test]
    fn text_and_back() {
        for length in 0..40_u8 {
            let bytes: Vec<u8> = (0..length).map(|i| i.wrapping_mul(73).wrapping_add(length)).collect();
            assert_eq!(from_text(&to_text(&bytes)), Some(bytes));
        }
        assert_eq!(to_text(b"\xfb\xff"), "-_8");
    }

    #[test]
    fn foreign_text_is_refused() {
        for text in ["A", "AB=C", "A+BC", "AÄ", "AAB", "-_9"] {
            assert_eq!(from_text(text), None, "{text}");
        }
    }
}
