//! Reading lines of a log.

/// A side by its name.
pub const SIDES: [&str; 2] = ["Rome", "Carthage"];

/// A line: its text without the section, and the section.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// What it says.
    pub text: &'a str,
    /// The section, or nothing.
    pub section: &'a str,
}

impl<'a> Line<'a> {
    /// A line as it is printed.
    #[must_use]
    pub fn of(raw: &'a str) -> Self {
        let raw = raw.trim();
        let split = raw.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
        match split {
            Some((text, section)) => Line { text, section },
            None => Line { text: raw, section: "" },
        }
    }

    /// The side whose name the line begins with, and what follows it.
    pub fn subject(&self) -> Option<(usize, &'a str)> {
        subject(self.text)
    }
}

/// The side whose name a text begins with, and what follows it.
pub fn subject(text: &str) -> Option<(usize, &str)> {
    let follows = |side: &&str| text.strip_prefix(*side).and_then(|rest| rest.strip_prefix(' '));
    let at = SIDES.iter().position(|side| follows(side).is_some())?;
    Some((at, follows(&SIDES[at])?))
}

/// What stands between two words.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

/// The number that a text begins with; "no" is 0.
pub fn leading(text: &str) -> Option<u32> {
    if text.starts_with("no ") {
        return Some(0);
    }
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

/// A number, or that it cannot be read.
pub fn number(what: &str, found: Option<u32>) -> Result<u32, String> {
    found.ok_or_else(|| format!("the {what} cannot be read"))
}

/// How many of a thing a list names: the number before the word or its plural, 0 if it is not there.
pub fn count(text: &str, thing: &str) -> u32 {
    let words: Vec<&str> = text
        .split([' ', ',', '.', ';', ':'])
        .filter(|w| !w.is_empty())
        .collect();
    let thing: Vec<&str> = thing.split(' ').collect();
    let mut sum = 0;
    for at in 1..words.len() {
        let fits = words[at..].len() >= thing.len()
            && thing.iter().enumerate().all(|(i, part)| {
                let word = words[at + i];
                word == *part || i + 1 == thing.len() && word.strip_suffix('s') == Some(part)
            });
        if fits {
            sum += words[at - 1].parse::<u32>().unwrap_or(0);
        }
    }
    sum
}

/// The numbers of "Rome 3, Carthage 2".
pub fn both(text: &str) -> Option<[u32; 2]> {
    let rome = leading(text.split_once("Rome ")?.1)?;
    let carthage = leading(text.split_once("Carthage ")?.1)?;
    Some([rome, carthage])
}

/// An error unless two numbers are equal.
pub fn same<T: PartialEq + core::fmt::Debug>(what: &str, printed: T, computed: T) -> Result<(), String> {
    if printed == computed {
        Ok(())
    } else {
        Err(format!("{what}: the log says {printed:?}, it comes to {computed:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_counted() {
        assert_eq!(count("1 horse head, 2 circles.", "horse head"), 1);
        assert_eq!(both("Rome 5, Carthage 3. Dice"), Some([5, 3]));
        let line = Line::of("    Rome loses 1 CU in Enna. (14.2)");
        assert_eq!((line.text, line.section), ("Rome loses 1 CU in Enna.", "14.2"));
        assert_eq!(line.subject(), Some((0, "loses 1 CU in Enna.")));
    }
}
