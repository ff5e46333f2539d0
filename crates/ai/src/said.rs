//! What reasons say: the ways in which a game words them, each with an example from wars that are played for it. What the tests of games call.

use crate::{Evaluate, GivenReason, Policy, reasons};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Game, Question, Seed, Seeded};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};
use testkit::RandomPlay;

/// The file of the examples in the folder of a game.
const FILE: &str = "reasons.txt";
/// A reason says no more letters than this.
const LETTERS: usize = 90;
/// Noise of the policies in points, by turns: wars as they should be played, and wars that come to odd places.
const HEATS: [u8; 2] = [6, 60];
/// Words between two names that are counted with the names.
const BETWEEN: [&str; 8] = ["of", "the", "into", "and", "in", "at", "to", "from"];

/// The place of a reason in its game's list, whether it speaks against the answer, and the way in which it is said.
type Way = (usize, bool, String);

/// Holds `reasons.txt` of a game, which lies in this folder, against what is said in so many wars: one line for each reason, for or against an
/// answer, and each way of saying it. With `CORVUS_WRITE=1` the file is written anew.
///
/// # Panics
/// If the file differs and was not written, if a reason is never given, or if a sentence is not whole.
pub fn reasons_are_said<R: Evaluate + RandomPlay>(folder: &str, wars: u64) {
    let said = reasons_said::<R>(wars);
    for (at, reason) in R::REASONS.iter().enumerate() {
        assert!(said.keys().any(|way| way.0 == at), "{} is never given", reason.name);
    }
    let wrong = said.iter().filter_map(|((at, ..), words)| {
        let wrong = whole(words).err()?;
        Some(format!("{} {wrong}: {words:?}", R::REASONS[*at].name))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let lines = said.iter().map(|((at, against, _), words)| {
        let side = if *against { "against" } else { "for" };
        format!("{}, {side}: {words}\n", R::REASONS[*at].name)
    });
    let (text, file) = (lines.collect::<String>(), Path::new(folder).join(FILE));
    if env::var_os("CORVUS_WRITE").is_some() {
        fs::write(&file, &text).expect("the file can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    for (new, old) in text.lines().zip(kept.lines()) {
        assert_eq!(new, old, "write {FILE} anew: cargo xtask renew {}", R::NAME);
    }
    assert_eq!(text, kept, "write {FILE} anew: cargo xtask renew {}", R::NAME);
}

/// The ways in which reasons are said in so many wars, each with its first example.
fn reasons_said<R: Evaluate + RandomPlay>(wars: u64) -> BTreeMap<Way, String> {
    let mut said = BTreeMap::new();
    for war in 1..=wars {
        let mut start = R::start(R::unpack(0).expect("every game has a plain set-up"));
        if war % 3 == 0 {
            R::rare_start(&mut start, war);
        }
        let mut game = Game::<R>::from_state(start, Seeded::new(Seed(war)));
        let mut policy = Policy::new(Seed(!war), HEATS[usize::from(war % 2 == 0)]);
        for _ in 0..MOST_ANSWERS {
            let Some(pending) = game.pending() else { break };
            let (question, legal) = (pending.question, pending.legal.clone());
            if legal.len() > 1 {
                of_question::<R>(game.state(), &question, &legal, &mut said);
            }
            let at = policy.choose::<R>(game.state(), &question, &legal);
            game.answer(legal[at]).expect("a policy answers what is legal");
        }
    }
    said
}

/// Adds what is said of the answers to a question.
fn of_question<R: Evaluate>(
    state: &R::State,
    question: &Question<R::Prompt>,
    legal: &[Choice],
    said: &mut BTreeMap<Way, String>,
) {
    for given in reasons::<R>(state, question, legal).into_iter().flatten() {
        let GivenReason { reason, points, words } = given;
        let known = R::REASONS.iter().position(|known| core::ptr::eq(*known, reason));
        let at = known.expect("the list of the game has all its reasons");
        if points != 0 {
            let sentence = said
                .entry((at, points < 0, way(&words)))
                .or_insert_with(|| words.clone());
            // The first that is not whole takes the place of the example.
            if whole(&words).is_err() && whole(sentence).is_ok() {
                *sentence = words;
            }
        }
    }
}

/// Whether words can follow "because it".
///
/// # Errors
/// What is wrong with them.
fn whole(words: &str) -> Result<(), &'static str> {
    let says = |part: &str| words.contains(part);
    match () {
        () if !words.starts_with(|letter: char| letter.is_ascii_lowercase()) => Err("begins with no verb"),
        () if says("  ") || says(" ,") || says(" :") || words.trim() != words => Err("has a gap"),
        () if words.ends_with(['.', ':', ',']) => Err("has no end"),
        () if words.chars().count() > LETTERS => Err("is too long"),
        () => Ok(()),
    }
}

/// The way of saying something: the words with a mark for names and numbers.
fn way(words: &str) -> String {
    let mut way: Vec<&str> = Vec::new();
    for word in words.split_whitespace() {
        let named = !word.starts_with(char::is_lowercase);
        if !named {
            way.push(word);
            continue;
        }
        let before = way.iter().rev().take_while(|word| BETWEEN.contains(word)).count();
        let end = way.len() - before;
        if way[..end].last() == Some(&"*") {
            way.truncate(end);
        } else {
            way.push("*");
        }
    }
    way.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_make_no_other_way() {
        assert_eq!(
            way("turns Etruria"),
            way("turns Corsica & Sardinia").replace(" & *", "")
        );
        assert_eq!(way("meets 3 CUs at Capua"), "meets *");
        assert_eq!(way("brings 2 of 4 spaces"), "brings * spaces");
        assert_ne!(way("turns Etruria"), way("keeps Etruria"));
    }

    #[test]
    fn a_sentence_without_its_name_is_not_whole() {
        assert_eq!(whole("turns Etruria"), Ok(()));
        for wrong in [
            "turns ",
            "turns  Etruria",
            "",
            "Etruria",
            "turns Etruria.",
            "meets : 3 CUs",
        ] {
            assert!(whole(wrong).is_err(), "{wrong}");
        }
        assert!(whole(&"turns ".repeat(16)).is_err());
    }
}
