//! Plays a case and holds it against what it expects.

use super::{Case, Cased, Part, Scripted, Stated, Words, shown};
use crate::scene::AskKind;
use crate::{By, Choice, Game, Question, Refusal, Side, Viewer};
use std::collections::BTreeSet;

/// What came of a case.
#[derive(Clone, Debug, Default)]
pub struct Ran {
    /// What went wrong, with its line; empty if the case holds.
    pub failures: Vec<String>,
    /// Sections carried by a question, a refusal or a log line while it ran.
    pub sections: BTreeSet<&'static str>,
    /// Refusals that an expectation named.
    pub cited: Vec<Refusal>,
    /// How many expectations were tested.
    pub expectations: usize,
}

/// Runs one case.
#[must_use]
pub fn run<R: Cased>(case: &Case) -> Ran {
    let mut ran = Ran::default();
    match begin::<R>(case) {
        Ok(mut playing) => {
            if let Err(failure) = playing.all(case, &mut ran) {
                ran.failures.push(failure);
            }
            playing.trace(&mut ran);
        }
        Err(failure) => ran.failures.push(failure),
    }
    ran
}

/// A case while it is played.
pub(super) struct Playing<R: Cased> {
    /// The game, with its scripted chance.
    pub(super) game: Game<R, Scripted>,
    /// How much of the log has been looked at by earlier parts.
    pub(super) read: usize,
    /// Sections of the questions so far.
    pub(super) asked: Vec<&'static str>,
}

/// A heading names sections of the rulebook by their numbers.
fn heading<R: Cased>(case: &Case) -> Result<(), String> {
    for section in case.sections.iter().map(String::as_str) {
        if !R::sections().contains(&section) {
            return Err(format!("line {}: the rulebook has no section {section}", case.line));
        }
    }
    Ok(())
}

fn begin<R: Cased>(case: &Case) -> Result<Playing<R>, String> {
    heading::<R>(case)?;
    let at = |stated: &Stated, what: String| format!("line {}: {what}", stated.line);
    let mut words = Words::new(&case.start.text);
    let mut state = R::case_start(&mut words).map_err(|e| at(&case.start, e))?;
    R::case_heading(&mut state, &case.sections);
    if !words.is_empty() {
        return Err(at(&case.start, format!("what is `{}`?", words.rest())));
    }
    for stated in &case.arrange {
        let mut words = Words::new(&stated.text);
        R::case_arrange(&mut state, &mut words).map_err(|e| at(stated, e))?;
        if !words.is_empty() {
            return Err(at(stated, format!("what is `{}`?", words.rest())));
        }
    }
    R::check(&state).map_err(|e| format!("line {}: the starting position is unsound: {}", case.line, e.0))?;
    let mut nature = Scripted::default();
    for part in &case.parts {
        if let Part::Script(lines) = part {
            lines.iter().try_for_each(|stated| script::<R>(&mut nature, stated))?;
        }
    }
    Ok(Playing {
        game: Game::from_state(state, nature),
        read: 0,
        asked: Vec::new(),
    })
}

fn script<R: Cased>(nature: &mut Scripted, stated: &Stated) -> Result<(), String> {
    let fail = |what: String| format!("line {}: {what}", stated.line);
    let mut words = Words::new(&stated.text);
    if words.eat("draw") {
        while !words.is_empty() {
            let drawn: Vec<_> = nature.cards.iter().copied().collect();
            let next = R::case_draws(&mut words, &drawn);
            if next.is_empty() {
                return Err(fail(format!("what is drawn by `{}`?", words.rest())));
            }
            for choice in next {
                match choice {
                    Choice::Card(card) => nature.cards.push_back(card),
                    Choice::Unit(unit) => nature.units.push_back(unit),
                    _ => return Err(fail("only cards and pieces are drawn".to_owned())),
                }
            }
        }
        return Ok(());
    }
    words.eat("dice");
    let die = R::case_die(&mut words).map_err(fail)?;
    while !words.is_empty() {
        nature.push(die, R::case_face(die, &mut words).map_err(fail)?);
    }
    Ok(())
}

impl<R: Cased> Playing<R> {
    fn all(&mut self, case: &Case, ran: &mut Ran) -> Result<(), String> {
        for part in &case.parts {
            match part {
                Part::Script(_) => {}
                Part::Play(lines) => {
                    self.read = self.game.log().len();
                    for stated in lines {
                        self.play(stated).map_err(|e| format!("line {}: {e}", stated.line))?;
                    }
                }
                Part::Expect(lines) => {
                    shown::check(&self.game).map_err(|e| format!("line {}: {e}", case.line))?;
                    self.listed().map_err(|e| format!("line {}: {e}", case.line))?;
                    self.told().map_err(|e| format!("line {}: {e}", case.line))?;
                    self.settle(lines);
                    for stated in lines {
                        ran.expectations += 1;
                        if let Err(e) = self.expect(stated, ran) {
                            ran.failures.push(format!("line {}: {e}", stated.line));
                        }
                    }
                }
            }
            if let Some(die) = self.game.nature().unscripted {
                return Err(format!(
                    "line {}: a {} is thrown that the case does not script",
                    case.line,
                    R::case_die_words(die)
                ));
            }
        }
        match self.game.nature().left_over() {
            Some(die) => Err(format!(
                "line {}: a scripted {} is never thrown",
                case.line,
                R::case_die_words(die)
            )),
            None => Ok(()),
        }
    }

    /// Every refusal at the question that waits is one of those that the game lists.
    fn listed(&self) -> Result<(), String> {
        let listed = R::refusals();
        match self.game.refusals().iter().find(|(_, why)| !listed.contains(why)) {
            Some((_, why)) => Err(format!(
                "{}: {} is not among the game's refusals",
                why.rule, why.because
            )),
            None => Ok(()),
        }
    }

    /// Nobody's log lacks a line of another's or tells it by another section, whatever the words hide; and random wars can count it.
    fn told(&self) -> Result<(), String> {
        for entry in &self.game.log()[self.read..] {
            let line = |viewer| R::line(&entry.event, viewer).map(|line| (line.side, line.rule));
            let all = line(Viewer::Both);
            if Side::BOTH.into_iter().any(|side| line(Viewer::Seat(side)) != all) {
                return Err(format!("the logs of the two seats part at {:?}", entry.event));
            }
            if R::name_event(&entry.event).is_empty() {
                return Err(format!("random wars cannot count {:?}", entry.event));
            }
        }
        Ok(())
    }

    /// One line of answers of one side; each question put to it takes the words of one of its options.
    fn play(&mut self, stated: &Stated) -> Result<(), String> {
        let mut words = Words::new(&stated.text);
        let side = words
            .side()
            .ok_or_else(|| format!("`{}` does not begin with a side", stated.text))?;
        while !words.is_empty() {
            self.answer(side, &mut words)?;
        }
        Ok(())
    }

    fn answer(&mut self, side: Side, words: &mut Words<'_>) -> Result<(), String> {
        loop {
            let Some(pending) = self.game.pending() else {
                return Err(format!("the war is over, but the case goes on: `{}`", words.rest()));
            };
            let (question, legal) = (pending.question, pending.legal.clone());
            if question.to == side
                && let Some(choice) = self.take(&question, &legal, words)
            {
                self.asked.push(question.rule.0);
                self.game.answer(choice).map_err(|e| format!("{e:?}"))?;
                return shown::check(&self.game);
            }
            if self.named_without_need(words) || self.pass_by_itself() {
                if words.is_empty() {
                    return Ok(());
                }
                continue;
            }
            let offered: Vec<String> = legal
                .iter()
                .map(|c| R::label(self.game.state(), &question, *c))
                .collect();
            let title = R::prompting(self.game.state(), &question).title;
            return Err(format!(
                "{} is asked \"{title}\" ({}) and may answer {}; the case says {} `{}`",
                question.to.name(),
                question.rule,
                offered.join(" | "),
                side.name(),
                words.rest()
            ));
        }
    }

    /// The option whose words stand next: the longest label that fits, else what a name means (a general's short name), after filler
    /// words if need be.
    pub(super) fn take(
        &self,
        question: &Question<R::Prompt>,
        legal: &[Choice],
        words: &mut Words<'_>,
    ) -> Option<Choice> {
        let state = self.game.state();
        let labels: Vec<String> = legal.iter().map(|c| R::label(state, question, *c)).collect();
        let mut tried = *words;
        loop {
            if let Some(at) = tried.longest(labels.iter().map(String::as_str)) {
                *words = tried;
                return Some(legal[at]);
            }
            if let Some(choice) = R::case_answer(&mut tried, legal) {
                *words = tried;
                return Some(choice);
            }
            let window = R::prompting(state, question).kind == AskKind::Window;
            for (word, plain) in [("pass", Choice::Pass), ("yes", Choice::Yes), ("no", Choice::No)] {
                let mut after = tried;
                if !window && legal.contains(&plain) && after.eat(word) {
                    *words = after;
                    return Some(plain);
                }
            }
            if !["move", "march", "to", "at", "and", "then", "with", "take", "operations"]
                .iter()
                .any(|w| tried.eat(w))
            {
                return None;
            }
        }
    }

    /// A name that was the only answer to a question just passed is taken as read.
    fn named_without_need(&self, words: &mut Words<'_>) -> bool {
        let mut after = *words;
        let Some(choice) = R::case_name(&mut after) else {
            return false;
        };
        let since = self
            .game
            .steps()
            .iter()
            .rev()
            .take_while(|s| !matches!(s.by, By::Answer(_)));
        let read = { since }.any(|s| s.choice == choice && matches!(s.by, By::Forced(_)));
        if read {
            *words = after;
        }
        read
    }

    /// Whether a hidden card might be played now.
    fn waits_at_window(&self) -> bool {
        self.game
            .pending()
            .is_some_and(|p| R::prompting(self.game.state(), &p.question).kind == AskKind::Window)
    }

    /// Reactions and windows that a case does not script are declined.
    fn pass_by_itself(&mut self) -> bool {
        let Some(pending) = self.game.pending() else {
            return false;
        };
        let question = pending.question;
        let kind = R::prompting(self.game.state(), &question).kind;
        let passes = matches!(kind, AskKind::Reaction | AskKind::Window) && pending.legal.contains(&Choice::Pass);
        if passes {
            self.asked.push(question.rule.0);
        }
        passes && self.game.answer(Choice::Pass).is_ok()
    }

    /// Before expectations the windows that open are passed, unless one of them says who is `asked` there and by which section, and
    /// so are reactions unless one is about what this side is asked or may answer; the question that waits then is what is looked at.
    fn settle(&mut self, expected: &[Stated]) {
        while (self.waits_at_window() || !expected.iter().any(|stated| self.names_asked_side(stated)))
            && !expected.iter().any(|stated| self.names_question(stated))
            && self.pass_by_itself()
        {}
        if let Some(pending) = self.game.pending() {
            self.asked.push(pending.question.rule.0);
        }
    }

    /// Whether a statement is about who is asked the question that waits, by its section.
    fn names_question(&self, stated: &Stated) -> bool {
        let mut words = Words::new(&stated.text);
        words.eat("asked")
            && self
                .game
                .pending()
                .is_some_and(|p| words.side() == Some(p.question.to) && words.next_word() == Some(p.question.rule.0))
    }

    /// Whether a statement is about what the side that is asked now may answer.
    fn names_asked_side(&self, stated: &Stated) -> bool {
        let mut words = Words::new(&stated.text);
        let refused = words.eat("refused") || words.eat("odds") || words.eat("no odds");
        let whom = !refused && words.eat("asked");
        let asked = self.game.pending().map(|p| p.question.to);
        let named = asked.is_some() && words.side() == asked;
        named && (refused || words.eat("may") || whom && words.is_empty())
    }

    fn trace(&self, ran: &mut Ran) {
        ran.sections.extend(self.asked.iter().copied());
        ran.sections.extend(ran.cited.iter().map(|r| r.rule.0));
        let lines = self
            .game
            .log()
            .iter()
            .filter_map(|entry| R::line(&entry.event, Viewer::Both));
        ran.sections
            .extend(lines.filter_map(|line| line.rule).map(|rule| rule.0));
        ran.sections.extend(self.game.outcome().map(|o| o.rule.0));
    }
}
