//! What a case expects: each statement of an `expect` part.

use super::answers::Offered;
use super::numbers::{is_of, section};
use super::run::{Playing, Ran};
use super::story::Asked;
use super::{CaseLanguage, Stated, Words, chances, same};
use engine::scene::is_house_rule;
use engine::{Choice, Line, Question, Rules, Side, Viewer};

/// What a game says beside an answer of a march; nothing as an empty text.
type Says<R> = fn(&<R as Rules>::State, &Question<<R as Rules>::Prompt>, Choice) -> String;

impl<R: CaseLanguage> Playing<R> {
    pub(super) fn expect(&self, stated: &Stated, ran: &mut Ran) -> Result<(), String> {
        let text = stated.text.as_str();
        let mut words = Words::new(text);
        if words.eat("refused") {
            return self.refused(&mut words, ran);
        }
        if words.eat("asked") {
            return self.asked(&mut words);
        }
        if words.eat("not asked") {
            return self.not_asked(&mut words);
        }
        if words.eat("proposed") {
            return self.proposed(&mut words);
        }
        if words.eat("odds") {
            let choice = self.answerable(&mut words)?;
            return chances::hold(&self.game, choice, &mut words);
        }
        if words.eat("risks") {
            return self.said_beside(&mut words, R::risks, true);
        }
        if words.eat("no risks") {
            return self.said_beside(&mut words, R::risks, false);
        }
        if words.eat("gives up nothing") {
            return self.said_beside(&mut words, R::gives_up, false);
        }
        if words.eat("gives up") {
            return self.said_beside(&mut words, R::gives_up, true);
        }
        if words.eat("warns") {
            let said = R::warns(self.game.state());
            return same(said.contains(words.rest()), || format!("it warns:{said}"));
        }
        if words.eat("no odds") {
            return match chances::of(&self.game, self.answerable(&mut words)?) {
                Some(odds) => Err(format!("dice follow: {}", odds.about)),
                None => Ok(()),
            };
        }
        if words.eat("log") {
            return match self.logged(&mut words)? {
                Some(_) => Ok(()),
                None => Err(format!("no line of the log is so: {text}")),
            };
        }
        if words.eat("no log") {
            return match self.logged(&mut words)? {
                Some(line) => Err(format!("the log does say so: {line}")),
                None => Ok(()),
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
                return self.may_not(side, &after);
            }
            if after.eat("may") {
                return self.may(side, &mut after);
            }
        }
        R::case_holds(self.game.state(), &mut words)?;
        finished(&words)
    }

    /// That this side is asked now.
    fn asks(&self, side: Side) -> Result<&Asked, String> {
        let waiting = self.story.waits().ok_or("the war is over")?;
        if waiting.to == side {
            Ok(waiting)
        } else {
            Err(format!(
                "{} is asked {}, not {}",
                waiting.to.name(),
                waiting.about(),
                side.name()
            ))
        }
    }

    /// `SIDE may WORDS [reads "LABEL"]`
    fn may(&self, side: Side, words: &mut Words<'_>) -> Result<(), String> {
        let waiting = self.asks(side)?;
        let named = *words;
        let answer = waiting.offered.take::<R>(words);
        if let Some(at) = answer
            && words.eat("reads")
        {
            let (read, wanted) = (&waiting.offered.labels[at], words.rest().trim_matches('"'));
            return same(read == wanted, || format!("it reads \"{read}\""));
        }
        if answer.is_some() && words.is_empty() {
            return Ok(());
        }
        let mut text = format!("{} may only answer {}", side.name(), waiting.offered.labels.join(" | "));
        if let Some(why) = self.refusal(side, &named) {
            text.push_str(&format!("; {why}"));
        }
        Err(text)
    }

    /// `SIDE may not WORDS`: the side is asked, and these words of an answer are none of its.
    fn may_not(&self, side: Side, words: &Words<'_>) -> Result<(), String> {
        if self.asks(side)?.offered.means::<R>(words) {
            return Err(format!("{} may answer `{}`", side.name(), words.rest()));
        }
        same(self.knows(words), || {
            format!(
                "`{}` is no space, general, card, number or button of the game: misspelt, it would hold whatever may be answered",
                words.rest()
            )
        })
    }

    /// `proposed SIDE WORDS`: this answer is the one that the page proposes to the side that is asked.
    fn proposed(&self, words: &mut Words<'_>) -> Result<(), String> {
        let choice = self.answerable(words)?;
        let pending = self.game.pending().ok_or("the war is over")?;
        let (state, question) = (self.game.state(), &pending.question);
        match R::proposed(state, question, &pending.legal) {
            Some(found) if found == choice => finished(words),
            Some(found) => Err(format!("`{}` is proposed", R::label(state, question, found))),
            None => Err("nothing is proposed".to_owned()),
        }
    }

    /// `risks SIDE WORDS`, `no risks SIDE WORDS`, `gives up SIDE WORDS`, `gives up nothing SIDE WORDS`: what this answer of a march puts at stake
    /// or gives up is said, or nothing of the kind.
    fn said_beside(&self, words: &mut Words<'_>, says: Says<R>, some: bool) -> Result<(), String> {
        let choice = self.answerable(words)?;
        let pending = self.game.pending().ok_or("the war is over")?;
        let said = says(self.game.state(), &pending.question, choice);
        same(said.is_empty() != some, || format!("it says:{said}"))?;
        finished(words)
    }

    /// The answer named next, which the side named before it may give to the question that waits.
    fn answerable(&self, words: &mut Words<'_>) -> Result<Choice, String> {
        let side = words.side().ok_or("a side stands before its answer")?;
        let offered = &self.asks(side)?.offered;
        match offered.take::<R>(words) {
            Some(at) => Ok(offered.choices[at]),
            None => Err(format!("`{}` may not be answered", words.rest())),
        }
    }

    /// `refused SIDE WORDS [because SECTION]`
    fn refused(&self, words: &mut Words<'_>, ran: &mut Ran) -> Result<(), String> {
        let side = words.side().ok_or("`refused` names a side")?;
        let waiting = self.asks(side)?;
        let pending = self.game.pending().ok_or("the war is over")?;
        let refused = self.game.refusals();
        let choices: Vec<Choice> = refused.iter().map(|(c, _)| *c).collect();
        let (before, mut legal) = (words.rest(), *words);
        let Some(at) = Offered::of(&self.game, &pending.question, &choices).take::<R>(words) else {
            return Err(match waiting.offered.take::<R>(&mut legal) {
                Some(at) => format!("`{}` may be answered", waiting.offered.labels[at]),
                None => format!("`{before}` is neither an answer nor refused"),
            });
        };
        let found = refused[at].1;
        if words.is_empty() {
            return Ok(());
        }
        if !words.eat("because") {
            return Err(format!(
                "what is `{}`? `because` and a section may end it",
                words.rest()
            ));
        }
        let section = section::<R>(words)?;
        if !is_of(found.rule.0, section) {
            return Err(format!("it is refused by {}: {}", found.rule, found.because));
        }
        if found.rule.0 == section {
            ran.cited.push(found);
        }
        finished(words)
    }

    fn asked(&self, words: &mut Words<'_>) -> Result<(), String> {
        let side = words.side().ok_or("`asked` names a side")?;
        let wanted = if words.is_empty() {
            None
        } else {
            Some(section::<R>(words)?)
        };
        let waiting = self.asks(side)?;
        if wanted.is_none_or(|section| is_of(waiting.section, section)) {
            return finished(words);
        }
        Err(format!("{} is asked {}", side.name(), waiting.about()))
    }

    /// `not asked SIDE SECTION`: no question since the last `play`, the one that waits now among them, was put to it by this section.
    fn not_asked(&self, words: &mut Words<'_>) -> Result<(), String> {
        let side = words.side().ok_or("`not asked` names a side")?;
        let section = section::<R>(words)?;
        let so = |asked: &&Asked| asked.to == side && is_of(asked.section, section);
        match self.story.since().iter().find(so) {
            Some(asked) => Err(format!("{} is asked {}", side.name(), asked.about())),
            None => finished(words),
        }
    }

    /// The first line of the log since the last `play` that has these words, and this section if one is named.
    fn logged(&self, words: &mut Words<'_>) -> Result<Option<String>, String> {
        let section = if words.rest().starts_with(|c: char| c.is_ascii_digit()) || is_house_rule(words.rest()) {
            Some(section::<R>(words)?)
        } else {
            None
        };
        let wanted = words.rest().trim_matches('"').to_lowercase();
        let lines = self.game.log()[self.story.read..]
            .iter()
            .filter_map(|entry| R::line(&entry.event, Viewer::Both));
        let so = |line: &Line| {
            section.is_none_or(|section| line.rule.is_some_and(|rule| is_of(rule.0, section)))
                && line.text.to_lowercase().contains(&wanted)
        };
        let said = |line: Line| format!("{} {}", line.rule.map_or("", |rule| rule.0), line.text);
        Ok({ lines }.find(so).map(said))
    }

    fn won(&self, side: Side, words: &mut Words<'_>) -> Result<(), String> {
        let outcome = self.game.outcome().ok_or("the war goes on")?;
        let section = section::<R>(words)?;
        if outcome.winner == side && is_of(outcome.rule.0, section) {
            return finished(words);
        }
        Err(format!("{} wins by {}", outcome.winner.name(), outcome.rule))
    }
}

/// Nothing is left of the statement.
fn finished(words: &Words<'_>) -> Result<(), String> {
    if words.is_empty() {
        Ok(())
    } else {
        Err(format!("what is `{}`?", words.rest()))
    }
}
