//! The words of a line, read from the left.

use engine::{CardId, CardSet, Side};

/// What is left of a line. Quotation marks bind words together and are otherwise ignored; case does not matter.
///
/// ```
/// use testkit::cases::Words;
/// let mut words = Words::new("rome 3 \"H. Gisco\" at Enna");
/// assert_eq!(words.side(), Some(engine::Side::Rome));
/// assert_eq!(words.number(), Some(3));
/// assert!(words.eat("h. gisco"));
/// assert!(words.eat("at"));
/// assert_eq!(words.rest(), "Enna");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    left: &'a str,
}

impl<'a> Words<'a> {
    /// All the words of a line.
    #[must_use]
    pub fn new(line: &'a str) -> Self {
        Words { left: trim(line) }
    }

    /// What is left, to its end.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        self.left
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Takes a phrase if it stands next, as whole words; quotation marks around or within what is left are passed over.
    pub fn eat(&mut self, phrase: &str) -> bool {
        let Some(taken) = starts_with(self.left, phrase) else {
            return false;
        };
        self.left = trim(&self.left[taken..]);
        true
    }

    /// Takes the longest of these phrases that stands next; its index.
    pub fn longest<'p>(&mut self, phrases: impl IntoIterator<Item = &'p str>) -> Option<usize> {
        let mut best: Option<(usize, usize, &str)> = None;
        for (i, phrase) in phrases.into_iter().enumerate() {
            if starts_with(self.left, phrase).is_some() && best.is_none_or(|(_, len, _)| phrase.len() > len) {
                best = Some((i, phrase.len(), phrase));
            }
        }
        let (i, _, phrase) = best?;
        self.eat(phrase);
        Some(i)
    }

    /// Takes the longest of these names that stands next; what it means.
    pub fn named<'p, T>(&mut self, names: impl IntoIterator<Item = (&'p str, T)>) -> Option<T> {
        let (names, meanings): (Vec<&str>, Vec<T>) = names.into_iter().unzip();
        let at = self.longest(names)?;
        meanings.into_iter().nth(at)
    }

    /// Takes a name that must stand next, after words like `at`; what it means.
    ///
    /// # Errors
    /// That these words are none of `what`.
    pub fn place<'p, T>(&mut self, what: &str, names: impl IntoIterator<Item = (&'p str, T)>) -> Result<T, String> {
        for small in ["at", "to", "in"] {
            self.eat(small);
        }
        self.named(names)
            .ok_or_else(|| format!("`{}` is no {what}", self.rest()))
    }

    /// Takes numbers with what they count, as many as there are: `3 cu 1 elephant`, `cu 3, train 1`, `siege train`.
    ///
    /// ```
    /// use testkit::cases::Words;
    /// let mut words = Words::new("3 cu, elephant 2 train at Enna");
    /// let kinds = [("cu", 'c'), ("elephant", 'e'), ("train", 't')];
    /// assert_eq!(words.counts(&kinds), [('c', 3), ('e', 2), ('t', 1)]);
    /// assert_eq!(words.rest(), "at Enna");
    /// ```
    pub fn counts<T: Copy>(&mut self, kinds: &[(&str, T)]) -> Vec<(T, u8)> {
        let mut all = Vec::new();
        loop {
            let mut ahead = *self;
            let before = ahead.number();
            let Some(kind) = ahead.named(kinds.iter().copied()) else {
                return all;
            };
            all.push((kind, before.or_else(|| ahead.number()).unwrap_or(1)));
            *self = ahead;
        }
    }

    /// Takes the numbers of cards, as many as there are.
    ///
    /// # Errors
    /// That there is no such card.
    pub fn cards(&mut self, numbered: impl Fn(u8) -> Option<CardId>) -> Result<CardSet, String> {
        let mut listed = CardSet::EMPTY;
        while let Some(number) = self.number() {
            listed.insert(numbered(number).ok_or_else(|| format!("there is no card {number}"))?);
        }
        Ok(listed)
    }

    /// Takes a number.
    pub fn number(&mut self) -> Option<u8> {
        let end = self.left.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.left.len());
        let number = self.left[..end].parse().ok()?;
        self.left = trim(&self.left[end..]);
        Some(number)
    }

    /// Takes a side's name.
    pub fn side(&mut self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.eat(side.name()))
    }

    /// Takes the next word, or the next phrase in quotation marks.
    pub fn next_word(&mut self) -> Option<&'a str> {
        if self.left.is_empty() {
            return None;
        }
        if let Some(quoted) = self.left.strip_prefix('"') {
            let end = quoted.find('"').unwrap_or(quoted.len());
            self.left = trim(quoted.get(end + 1..).unwrap_or(""));
            return Some(&quoted[..end]);
        }
        let end = self.left.find(char::is_whitespace).unwrap_or(self.left.len());
        let (word, rest) = self.left.split_at(end);
        self.left = trim(rest);
        Some(word)
    }
}

fn trim(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == ',')
        .trim_end()
}

/// How many bytes of `text` the phrase takes if `text` begins with it as whole words.
fn starts_with(text: &str, phrase: &str) -> Option<usize> {
    let mut rest = text.char_indices().filter(|(_, c)| *c != '"').peekable();
    let mut end = 0;
    for wanted in phrase.chars().filter(|c| *c != '"') {
        let (at, found) = rest.next()?;
        if !found.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        end = at + found.len_utf8();
    }
    let after = text[end..].trim_start_matches('"');
    let whole = after.is_empty() || after.starts_with(|c: char| c.is_whitespace() || c == ',' || c == ';');
    (whole && end > 0).then_some(text.len() - after.len())
}
