//! Whether the sentences of a game are of one number: "1 Warship meets 3", "2 Warships meet 3", in the lines of golden wars and in the
//! questions and lines of random ones.

use super::{RandomPlay, Tested, begun, golden};
use engine::Viewer;

/// Verbs in the singular and in the plural.
const VERBS: [[&str; 2]; 21] = [
    ["is", "are"],
    ["has", "have"],
    ["was", "were"],
    ["goes", "go"],
    ["rolls", "roll"],
    ["meets", "meet"],
    ["lies", "lie"],
    ["comes", "come"],
    ["stands", "stand"],
    ["leaves", "leave"],
    ["shows", "show"],
    ["costs", "cost"],
    ["sails", "sail"],
    ["returns", "return"],
    ["falls", "fall"],
    ["charges", "charge"],
    ["sallies", "sally"],
    ["retreats", "retreat"],
    ["gives", "give"],
    ["takes", "take"],
    ["joins", "join"],
];

/// What in a sentence is not of the number that is said: a noun after its number, or the verb after both. `counted` is what the game counts,
/// in the singular.
///
/// ```
/// use testkit::of_another_number;
/// let wrong = |text| of_another_number(text, &["Warship", "CU"]).is_some();
/// assert!(wrong("In the Sicily Sea Zone 1 Warship of Rome meet 3.") && wrong("1 CU go inside Enna."));
/// assert!(wrong("Rome loses 2 CU.") && wrong("Rome loses no Warship, Carthage 0."));
/// assert!(!wrong("1 CU and 1 Warship are lost, Hanno with 1 CU goes on.") && !wrong("He has 2 CUs. Is that enough?"));
/// ```
#[must_use]
pub fn of_another_number(text: &str, counted: &[&str]) -> Option<String> {
    if text.contains("loses no ") && text.contains("Carthage 0") {
        return Some(format!("a number without its noun: {text}"));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    (0..words.len()).find_map(|at| disagrees(&words, at, counted))
}

/// The same of the number at one place among the words.
fn disagrees(words: &[&str], at: usize, counted: &[&str]) -> Option<String> {
    let number: u32 = words[at].parse().ok()?;
    // "Elephant CU" is counted before "Elephant".
    let (noun, end) = [2, 1].into_iter().find_map(|length| {
        let noun = words.get(at + 1..=at + length)?.join(" ");
        let known = |one: &&str| bare(&noun).trim_end_matches('s') == *one;
        counted.iter().any(known).then_some((noun, at + length))
    })?;
    if bare(&noun).ends_with('s') == (number == 1) {
        return Some(format!("{number} {noun} in {}", words.join(" ")));
    }
    // Who is with units does something by himself, and abbreviated names end no sentence; the last of a list does it with all others.
    let clause = words[..at]
        .rsplit(|word| word.ends_with([':', ';']) || word.len() > 3 && word.ends_with('.'))
        .next();
    if bare(&noun) != noun || clause.is_some_and(|clause| clause.contains(&"with")) {
        return None;
    }
    let next = match words.get(end + 1..)? {
        ["of", _, verb, ..] | [verb, ..] => *verb,
        [] => return None,
    };
    let many = number != 1 || at > 0 && words[at - 1] == "and";
    let strange = VERBS.iter().any(|verb| verb[usize::from(!many)] == next);
    strange.then(|| format!("{number} {noun} {next} in {}", words.join(" ")))
}

/// Words without the punctuation after them.
fn bare(words: &str) -> &str {
    words.trim_end_matches(|c: char| !c.is_alphanumeric())
}

/// The lines of a game's golden wars.
///
/// # Panics
/// If there are none.
#[must_use]
pub fn golden_lines<R: Tested>() -> Vec<String> {
    let logs = golden::logs::<R>();
    let lines: Vec<String> = logs.iter().flat_map(|log| log.lines()).map(str::to_owned).collect();
    assert!(lines.len() > 1000, "{} lines", lines.len());
    lines
}

/// What every game counts in sentences, in the singular.
const COUNTED: [&str; 6] = ["CU", "PC", "MP", "OP", "point", "card"];

/// Looks whether what golden wars, and what some random wars, say is of one number. `counted` is what this game counts besides the usual.
///
/// # Panics
/// At the first sentence that is not.
pub fn of_one_number<R: Tested>(counted: &[&str]) {
    let counted = [&COUNTED[..], counted].concat();
    let holds = |text: &str| assert_eq!(of_another_number(text, &counted), None);
    golden_lines::<R>().iter().for_each(|line| holds(line));
    sentences::<R>(24, 600, holds);
}

/// Plays games of a campaign and looks at all that they say: the titles and texts of questions, what stands on a sheet of reactions, the
/// words of answers, the lines of the log.
pub fn sentences<R: RandomPlay>(games: u64, answers: usize, mut look: impl FnMut(&str)) {
    for number in 0..games {
        let (mut game, mut player) = begun::<R>(number);
        let mut told = 0;
        for _ in 0..answers {
            let lines: Vec<_> = game.game().log()[told.min(game.game().log().len())..].iter().collect();
            told += lines.len();
            for entry in lines {
                if let Some(line) = R::line(&entry.event, Viewer::Both) {
                    look(&line.text);
                }
            }
            let Some(choice) = player.pick(&game) else { break };
            let pending = game.pending().expect("a question waits").clone();
            let said = R::prompting(game.state(), &pending.question);
            for text in [
                &said.title,
                &said.text,
                &said.reacting.happens,
                &said.reacting.about,
                &said.reacting.pass,
            ] {
                look(text);
            }
            look(&R::label(game.state(), &pending.question, choice));
            game.answer(choice).expect("a legal answer is taken");
        }
    }
}
