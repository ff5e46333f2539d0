//! What a case expects: each statement of an `expect` part.

use super::run::{Playing, Ran};
use super::{Cased, Stated, Words, chances};
use crate::{Choice, Side, Viewer};

impl<R: Cased> Playing<R> {
    pub(super) fn expect(&self, stated: &Stated, ran: &mut Ran) -> Result<(), String> {
        let text = stated.text.as_str();
        let mut words = Words::new(text);
        if words.eat("refused") {
            return self.refused(&mut words, ran);
        }
        if words.eat("asked") {
            return self.asked(&mut words);
        }
        if words.eat("odds") {
            let choice = self.answerable(&mut words)?;
            return chances::hold(&self.game, choice, &mut words);
        }
        if words.eat("no odds") {
            return match chances::of(&self.game, self.answerable(&mut words)?) {
                Some(odds) => Err(format!("dice follow: {}", odds.about)),
                None => Ok(()),
            };
        }
        if words.eat("log") {
            return self.logged(&mut words);
        }
        if words.eat("no log") {
            return match self.logged(&mut words) {
                Ok(()) => Err("the log does say so".to_owned()),
                Err(_) => Ok(()),
            };
        }
        if words.eat("the war goes on") {
            return match self.game.outcome() {
                None => Ok(()),
                Some(outcome) => Err(format!("{} has won by {}", outcome.winner.name(), outcome.rule)),
            };
        }
        let mut after = words;
        if let Some(side) = after.side() {
            if after.eat("wins by") {
                return self.won(side, &mut after);
            }
            if after.eat("may not") {
                return match self.may(side, &mut after) {
                    Ok(_) => Err(format!("{} may", side.name())),
                    Err(_) => Ok(()),
                };
            }
            if after.eat("may") {
                return self.may(side, &mut after);
            }
        }
        R::case_holds(self.game.state(), &mut words)?;
        if words.is_empty() {
            Ok(())
        } else {
            Err(format!("what is `{}`?", words.rest()))
        }
    }

    fn may(&self, side: Side, words: &mut Words<'_>) -> Result<(), String> {
        let pending = self.game.pending().ok_or("the war is over")?;
        if pending.question.to != side {
            return Err(format!("{} is asked, not {}", pending.question.to.name(), side.name()));
        }
        match self.take(&pending.question, &pending.legal, words) {
            Some(_) if words.is_empty() => Ok(()),
            _ => {
                let state = self.game.state();
                let offered: Vec<String> = pending
                    .legal
                    .iter()
                    .map(|c| R::label(state, &pending.question, *c))
                    .collect();
                Err(format!("{} may only answer {}", side.name(), offered.join(" | ")))
            }
        }
    }

    /// The answer named next, which the side named before it may give to the question that waits.
    fn answerable(&self, words: &mut Words<'_>) -> Result<Choice, String> {
        let pending = self.game.pending().ok_or("the war is over")?;
        if words.side() != Some(pending.question.to) {
            return Err(format!("{} is asked", pending.question.to.name()));
        }
        self.take(&pending.question, &pending.legal, words)
            .ok_or_else(|| format!("`{}` may not be answered", words.rest()))
    }

    fn refused(&self, words: &mut Words<'_>, ran: &mut Ran) -> Result<(), String> {
        let pending = self.game.pending().ok_or("the war is over")?;
        let side = words.side().ok_or("`refused` names a side")?;
        if pending.question.to != side {
            return Err(format!("{} is asked, not {}", pending.question.to.name(), side.name()));
        }
        let refused = self.game.refusals();
        let choices: Vec<Choice> = refused.iter().map(|(c, _)| *c).collect();
        let before = words.rest();
        let choice = self
            .take(&pending.question, &choices, words)
            .ok_or_else(|| format!("`{before}` is not refused"))?;
        if !words.eat("because") {
            return Err("`refused` ends with `because` and a section".to_owned());
        }
        let section = words.next_word().unwrap_or_default();
        let found = refused
            .iter()
            .find(|(c, _)| *c == choice)
            .expect("the choice was taken from this list")
            .1;
        if found.rule.0 != section {
            return Err(format!("it is refused by {}: {}", found.rule, found.because));
        }
        ran.cited.push(found);
        Ok(())
    }

    fn asked(&self, words: &mut Words<'_>) -> Result<(), String> {
        let pending = self.game.pending().ok_or("the war is over")?;
        let side = words.side().ok_or("`asked` names a side")?;
        let section = words.next_word();
        let question = &pending.question;
        if question.to == side && section.is_none_or(|s| s == question.rule.0) {
            return Ok(());
        }
        Err(format!(
            "{} is asked by {}: {}",
            question.to.name(),
            question.rule,
            R::prompting(self.game.state(), question).title
        ))
    }

    fn logged(&self, words: &mut Words<'_>) -> Result<(), String> {
        let section = words
            .rest()
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| words.next_word())
            .flatten();
        let wanted = words.rest().trim_matches('"').to_lowercase();
        let lines = self.game.log()[self.read..]
            .iter()
            .filter_map(|entry| R::line(&entry.event, Viewer::Both));
        let mut said = Vec::new();
        for line in lines {
            let by = line.rule.map_or("", |r| r.0);
            if section.is_none_or(|s| s == by) && line.text.to_lowercase().contains(&wanted) {
                return Ok(());
            }
            said.push(format!("{by} {}", line.text));
        }
        Err(format!("the log says: {}", said.join(" / ")))
    }

    fn won(&self, side: Side, words: &mut Words<'_>) -> Result<(), String> {
        let outcome = self.game.outcome().ok_or("the war goes on")?;
        let section = words.next_word().unwrap_or_default();
        if outcome.winner == side && outcome.rule.0 == section {
            return Ok(());
        }
        Err(format!("{} wins by {}", outcome.winner.name(), outcome.rule))
    }
}
