//! The rules of a game and their terms in our own words, read from two plain texts of its own folder.
//!
//! A section begins with `# 7.2 Title`, goes on with `keys: words to find it by`, and has a paragraph on each line: `- ` begins an item of
//! a list, `> ` an example, `| ` a row of a table, its cells parted by `|`, the first of a table its head. In it `[8.3]` names a section and `{Army}` a term, whose ending may follow. A term begins with `= Name`.

/// A section of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// Its number: "7.2".
    pub id: String,
    /// Its title.
    pub title: String,
    /// Words to find it by.
    pub keys: String,
    /// Its paragraphs, items of lists and examples.
    pub lines: Vec<String>,
}

/// The rules of a game and their terms.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// All sections, in the order of the rulebook.
    pub sections: Vec<Section>,
    /// All terms, each with what it says.
    pub terms: Vec<(String, String)>,
}

/// A piece of a paragraph of the rules help: plain words, or a reference to a section or a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// The number of a section.
    Section(&'a str),
    /// The name of a term.
    Term(&'a str),
}

impl Book {
    /// The book of two texts; a line that fits nowhere is left out.
    pub fn of(rules: &str, glossary: &str) -> Self {
        let mut book = Book::default();
        for line in rules.lines().filter(|line| !line.is_empty()) {
            if let Some(head) = line.strip_prefix("# ") {
                let (id, title) = head.split_once(' ').unwrap_or((head, ""));
                book.sections.push(Section {
                    id: id.into(),
                    title: title.into(),
                    ..Section::default()
                });
            } else if let Some(section) = book.sections.last_mut() {
                match line.strip_prefix("keys: ") {
                    Some(keys) => section.keys = keys.into(),
                    None => section.lines.push(line.into()),
                }
            }
        }
        for line in glossary.lines().filter(|line| !line.is_empty()) {
            match (line.strip_prefix("= "), book.terms.last_mut()) {
                (Some(name), _) => book.terms.push((name.into(), String::new())),
                (None, Some((_, said))) => {
                    if !said.is_empty() {
                        said.push(' ');
                    }
                    said.push_str(line);
                }
                (None, None) => {}
            }
        }
        book
    }

    /// The place of a section.
    pub fn at(&self, id: &str) -> Option<usize> {
        self.sections.iter().position(|s| s.id == id)
    }

    /// The title of a section.
    pub fn title(&self, id: &str) -> Option<&str> {
        Some(&self.sections[self.at(id)?].title)
    }

    /// What a term says.
    pub fn term(&self, name: &str) -> Option<&str> {
        self.terms
            .iter()
            .find(|(n, _)| n == name)
            .map(|(_, said)| said.as_str())
    }

    /// The sections in which all these words stand, the best first: by number, then in the title, in the keys, in the text.
    pub fn find(&self, words: &str) -> Vec<usize> {
        let words = words.to_ascii_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let found = self.sections.iter().enumerate().filter_map(|(at, section)| {
            let worth = words.iter().map(|word| worth(section, word));
            let sum = worth.clone().sum::<u32>();
            worth.min().filter(|least| *least > 0).map(|_| (sum, at))
        });
        let mut found: Vec<(u32, usize)> = found.collect();
        found.sort_by_key(|(sum, at)| (core::cmp::Reverse(*sum), *at));
        found.into_iter().map(|(_, at)| at).collect()
    }
}

/// How well a word fits a section; 0 if it does not stand there.
fn worth(section: &Section, word: &str) -> u32 {
    let id = section.id.to_ascii_lowercase();
    if id == word {
        return 1000;
    }
    let number = if id.starts_with(word) { 60 } else { 0 };
    let title = heard(&section.title, word) * 12;
    let keys = heard(&section.keys, word) * 4;
    let text = section.lines.iter().map(|line| heard(line, word)).sum::<u32>().min(3);
    number + title + keys + text
}

/// 2 if a word of the text begins so, 1 if it stands anywhere in it, else 0.
fn heard(text: &str, word: &str) -> u32 {
    let text = text.to_ascii_lowercase();
    let (mut rest, mut before, mut found) = (text.as_str(), None, 0);
    while let Some((skipped, after)) = rest.split_once(word).filter(|_| !word.is_empty()) {
        if skipped
            .chars()
            .next_back()
            .or(before)
            .is_none_or(|c| !c.is_ascii_alphanumeric())
        {
            return 2;
        }
        (rest, before, found) = (after, word.chars().next_back(), 1);
    }
    found
}

/// The pieces of a paragraph. A bracket that is never closed is a word like any other.
pub fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut all = Vec::new();
    let mut rest = line;
    while let Some((before, inside)) = rest.split_once(['[', '{']) {
        let close = if rest.as_bytes()[before.len()] == b'[' {
            ']'
        } else {
            '}'
        };
        let Some((name, after)) = inside.split_once(close) else {
            break;
        };
        if !before.is_empty() {
            all.push(Piece::Words(before));
        }
        all.push(match close {
            ']' => Piece::Section(name),
            _ => Piece::Term(name),
        });
        rest = after;
    }
    if !rest.is_empty() {
        all.push(Piece::Words(rest));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::model::learn::BRIEF;
    use crate::model::learn::Topic;
    use testkit::cases::first_difference;

    fn books() -> impl Iterator<Item = (usize, Book)> {
        let texts = games::rules().into_iter();
        texts.map(|(game, [rules, terms])| (game, Book::of(&rules, &terms)))
    }

    fn book() -> Book {
        books().next().expect("there is a game").1
    }

    /// Sections of the rulebook stand in its order; the help may have more, such as what all Events have in common.
    #[test]
    fn every_section_of_the_rulebook_has_its_own_words() {
        for (game, book) in books() {
            let sections = games::info(game).sections();
            let ids = book.sections.iter().map(|s| s.id.as_str());
            let printed: Vec<&str> = ids.filter(|id| sections.contains(id)).collect();
            if let Some(what) = first_difference(&printed, &sections) {
                let title = games::about(game).title;
                panic!("the help of {title} has every section in the order of the rulebook: {what}");
            }
            for section in book.sections {
                let whole = !section.title.is_empty() && !section.keys.is_empty() && !section.lines.is_empty();
                assert!(whole, "{} has a title, keys and words", section.id);
            }
        }
    }

    #[test]
    fn each_book_begins_with_the_war_in_brief() {
        for (game, book) in books() {
            let first = &book.sections[0];
            assert_eq!(Topic::Section(first.id.clone()), Topic::brief());
            assert_eq!(first.title, BRIEF);
            assert_eq!(games::about(game).chapters[0], ("1", BRIEF));
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        books().for_each(|(_, book)| leads_somewhere(&book));
    }

    fn leads_somewhere(book: &Book) {
        let sections = book.sections.iter().flat_map(|s| s.lines.iter().map(|l| (&s.id, l)));
        let terms = book.terms.iter().map(|(name, said)| (name, said));
        for (from, line) in sections.chain(terms) {
            for piece in pieces(line) {
                match piece {
                    Piece::Words(words) => assert!(!words.contains(['[', ']', '{', '}']), "{from}: {words}"),
                    Piece::Section(id) => assert!(book.at(id).is_some(), "{from} names section {id}"),
                    Piece::Term(name) => assert!(book.term(name).is_some(), "{from} names the term {name}"),
                }
            }
        }
    }

    #[test]
    fn every_term_is_told_once_and_in_order() {
        for (_, book) in books() {
            let names: Vec<String> = book.terms.iter().map(|(name, _)| name.to_ascii_lowercase()).collect();
            assert!(
                names.is_sorted_by(|one, next| one < next),
                "the terms stand once, in the order of the alphabet"
            );
            for (name, said) in book.terms {
                assert!(!said.is_empty(), "{name} says something");
            }
        }
    }

    #[test]
    fn search_takes_several_words_and_puts_the_best_first() {
        let book = book();
        let first = |words: &str| book.find(words).first().map(|at| book.sections[*at].id.clone());
        assert_eq!(first("13.5.D").as_deref(), Some("13.5.D"));
        assert!(first("retreat").is_some_and(|id| id.starts_with("13.5")));
        assert_eq!(first("stormy lanes").as_deref(), Some("2.1.J"));
        assert!(book.find("retreat elephants zama xyzzy").is_empty());
        assert!(book.find("  ").is_empty());
    }

    #[test]
    fn damaged_texts_are_read_without_harm() {
        let [help, _] = &games::rules()[0].1;
        for cut in (0..help.len()).step_by(997) {
            let Some(text) = help.get(cut..) else {
                continue;
            };
            let book = Book::of(text, text);
            book.find("army [ { 7.2");
            for line in book.sections.iter().flat_map(|s| &s.lines) {
                pieces(line.get(1..).unwrap_or_default());
            }
        }
        assert_eq!(pieces("a [b {c"), [Piece::Words("a [b {c")]);
        assert_eq!(
            pieces("x{y}s [1]"),
            [
                Piece::Words("x"),
                Piece::Term("y"),
                Piece::Words("s "),
                Piece::Section("1")
            ]
        );
    }
}
