//! Looking for a kept game by words of its row.

/// One thing that is looked for: each of its spellings will do.
pub struct Term(Vec<String>);

/// What is looked for, in small letters. A number belongs to the word before it, so "turn 3" is one term; the row of a game whose turns have
/// Roman numerals is found by it too.
pub fn terms(sought: &str) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    for word in lowered(sought).split_whitespace() {
        let last = terms.last_mut().and_then(|term| Some((term, word.parse().ok()?)));
        if let Some((Term(spellings), number)) = last {
            let before = spellings.swap_remove(0);
            *spellings = vec![format!("{before} {word}"), format!("{before} {}", roman(number))];
        } else {
            terms.push(Term(vec![word.to_owned()]));
        }
    }
    terms
}

/// Whether all terms stand in the words of a row.
pub fn has(row: &str, terms: &[Term]) -> bool {
    let row = lowered(row);
    terms
        .iter()
        .all(|Term(spellings)| spellings.iter().any(|spelling| stands_in(&row, spelling)))
}

/// A word is found within words, but what ends in a number only where that ends: "turn 1" is not in "turn 12".
fn stands_in(row: &str, spelling: &str) -> bool {
    row.match_indices(spelling).any(|(at, _)| {
        let next = row.get(at + spelling.len()..).and_then(|rest| rest.chars().next());
        !spelling.contains(' ') || !next.is_some_and(char::is_alphanumeric)
    })
}

/// A number of one byte in Roman numerals, in small letters.
fn roman(number: u8) -> String {
    const SIGNS: [(u8, &str); 9] = [
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ];
    let mut left = number;
    let mut said = String::new();
    for (worth, sign) in SIGNS {
        while left >= worth {
            left -= worth;
            said.push_str(sign);
        }
    }
    said
}

/// Small letters, and the apostrophe of a keyboard for that of a tablet.
fn lowered(words: &str) -> String {
    words.to_lowercase().replace('\u{2019}', "'")
}
