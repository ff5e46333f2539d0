//! The words by which case files speak of this game: `score rome 25`, `pot 12`, `hand carthage 4 7`, `second` where Carthage is to play.

use crate::{EMPTY, Pig, State};
use engine::{CardId, Choice, Refusal, Rules};
use testkit::cases::{CaseLanguage, Words, same};

/// A number that must stand next.
fn number(words: &mut Words<'_>) -> Result<u8, String> {
    words.number().ok_or_else(|| format!("`{}` is no number", words.rest()))
}

fn card(number: u8) -> Option<CardId> {
    (number < 12).then_some(CardId(number))
}

impl CaseLanguage for Pig {
    fn case_start(words: &mut Words<'_>) -> Result<State, String> {
        same(words.eat("set-up"), || "a case starts from `set-up`".to_owned())?;
        Ok(Pig::start(()))
    }

    fn case_arrange(state: &mut State, words: &mut Words<'_>) -> Result<(), String> {
        if words.eat("pot") {
            state.pot = number(words)?;
        } else if words.eat("second") {
            state.second = true;
        } else if words.eat("score") {
            let side = words.side().ok_or("whose score?")?;
            state.score[side] = number(words)?;
        } else if words.eat("hand") {
            let side = words.side().ok_or("whose hand?")?;
            state.hands[side] = words.cards(card)?;
        } else {
            return Err(format!("what is `{}`?", words.rest()));
        }
        Ok(())
    }

    fn case_holds(state: &State, words: &mut Words<'_>) -> Result<(), String> {
        let now = if words.eat("pot") {
            state.pot
        } else if words.eat("score") {
            state.score[words.side().ok_or("whose score?")?]
        } else {
            return Err(format!("what is `{}`?", words.rest()));
        };
        let wanted = number(words)?;
        same(now == wanted, || format!("it is {now}"))
    }

    fn case_die(words: &mut Words<'_>) -> Result<u8, String> {
        words.eat("die");
        Ok(0)
    }

    fn case_face(_die: u8, words: &mut Words<'_>) -> Result<u32, String> {
        let face = words.number().filter(|face| (1..=6).contains(face));
        face.map(|face| u32::from(face) - 1)
            .ok_or_else(|| format!("the die has no face `{}`", words.rest()))
    }

    fn case_name(words: &mut Words<'_>) -> Option<Choice> {
        let card = words.eat("card").then(|| words.number().and_then(card))?;
        card.map(Choice::Card)
    }

    fn case_die_words(_die: u8) -> &'static str {
        "die"
    }

    fn sections() -> &'static [&'static str] {
        &["1", "1.1", "2", "3"]
    }

    fn later() -> &'static [&'static str] {
        &[]
    }

    fn refusals() -> Vec<Refusal> {
        vec![EMPTY]
    }
}
