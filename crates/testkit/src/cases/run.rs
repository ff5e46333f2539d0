//! Plays a case and holds it against what it expects.

use super::numbers::is_known;
use super::story::{Declined, Story};
use super::{Case, CaseLanguage, Part, Scripted, Stated, Words, shown};
use engine::scene::AskKind;
use engine::{By, Choice, Game, Refusal, Side, Viewer};
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
pub fn run<R: CaseLanguage>(case: &Case) -> Ran {
    let mut ran = Ran::default();
    match begin::<R>(case) {
        Ok(mut playing) => {
            if let Err(failure) = playing.all(case, &mut ran) {
                ran.failures.extend([failure, playing.story.told(&playing.game)]);
            }
            playing.trace(&mut ran);
        }
        Err(failure) => ran.failures.push(failure),
    }
    ran
}

impl Ran {
    /// What went wrong with a case of this file, its heading before it: for people.
    #[must_use]
    pub fn report(&self, file: &str, case: &Case) -> String {
        let mut text = format!("{file}:{} {} {}", case.line, case.sections.join(" "), case.title);
        for line in self.failures.iter().flat_map(|failure| failure.lines()) {
            text.push_str("\n     ");
            text.push_str(line);
        }
        text
    }
}

/// A case while it is played.
pub(super) struct Playing<R: CaseLanguage> {
    /// The game, with its scripted chance.
    pub(super) game: Game<R, Scripted>,
    /// What was asked and answered so far.
    pub(super) story: Story,
}

/// A heading names sections and chapters of the rulebook by their numbers.
fn heading<R: CaseLanguage>(case: &Case) -> Result<(), String> {
    match case.sections.iter().find(|number| !is_known::<R>(number)) {
        Some(number) => Err(format!("line {}: the rulebook has no section {number}", case.line)),
        None => Ok(()),
    }
}

fn begin<R: CaseLanguage>(case: &Case) -> Result<Playing<R>, String> {
    heading::<R>(case)?;
    let at = |stated: &Stated, what: String| format!("line {}: {what}", stated.line);
    let mut words = Words::new(&case.start.text);
    let mut state = R::case_start(&mut words).map_err(|e| at(&case.start, e))?;
    R::case_heading(&mut state, &case.sections);
    if !words.is_empty() {
        return Err(at(&case.start, format!("what is `{}`?", words.rest())));
    }
    // The line since which the position is unsound; a later line may mend it.
    let mut unsound = None;
    for stated in &case.arrange {
        let mut words = Words::new(&stated.text);
        R::case_arrange(&mut state, &mut words).map_err(|e| at(stated, e))?;
        if !words.is_empty() {
            return Err(at(stated, format!("what is `{}`?", words.rest())));
        }
        unsound = R::check(&state).err().and(unsound.or(Some(stated)));
    }
    let line = unsound.map_or(case.start.line, |stated| stated.line);
    R::check(&state).map_err(|e| format!("line {line}: the starting position is unsound: {}", e.0))?;
    let mut nature = Scripted::default();
    for part in &case.parts {
        if let Part::Script(lines) = part {
            lines.iter().try_for_each(|stated| script::<R>(&mut nature, stated))?;
        }
    }
    let mut playing = Playing {
        game: Game::from_state(state, nature),
        story: Story::default(),
    };
    playing.story.hear(&playing.game);
    Ok(playing)
}

fn script<R: CaseLanguage>(nature: &mut Scripted, stated: &Stated) -> Result<(), String> {
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

/// The last line of a case that scripts a kind of die.
fn scripts<R: CaseLanguage>(case: &Case, die: u8) -> Option<usize> {
    let lines = case.parts.iter().rev().flat_map(|part| match part {
        Part::Script(lines) => lines.as_slice(),
        Part::Play(_) | Part::Expect(_) => &[],
    });
    let of = |stated: &&Stated| {
        let mut words = Words::new(&stated.text);
        words.eat("dice") && R::case_die(&mut words) == Ok(die)
    };
    { lines }.find(of).map(|stated| stated.line)
}

impl<R: CaseLanguage> Playing<R> {
    fn all(&mut self, case: &Case, ran: &mut Ran) -> Result<(), String> {
        for part in &case.parts {
            match part {
                Part::Script(_) => {}
                Part::Play(lines) => {
                    self.story.begin(self.game.log().len());
                    for stated in lines {
                        self.story.line = stated.line;
                        self.play(stated).map_err(|e| format!("line {}: {e}", stated.line))?;
                    }
                }
                Part::Expect(lines) => {
                    let at = lines.first().map_or(case.line, |stated| stated.line);
                    self.expect_all(lines, ran).map_err(|e| format!("line {at}: {e}"))?;
                }
            }
        }
        self.thrown().map_err(|e| format!("line {}: {e}", case.line))?;
        let Some((die, count)) = self.game.nature().left_over() else {
            return Ok(());
        };
        let (line, words) = (scripts::<R>(case, die).unwrap_or(case.line), R::case_die_words(die));
        Err(if count == 1 {
            format!("line {line}: the last scripted {words} is never thrown")
        } else {
            format!("line {line}: the last {count} scripted faces of the {words} are never thrown")
        })
    }

    /// One `expect` part. What does not hold is a failure, and the case goes on.
    fn expect_all(&mut self, lines: &[Stated], ran: &mut Ran) -> Result<(), String> {
        shown::check(&self.game)?;
        self.listed()?;
        self.told()?;
        self.settle(lines)?;
        let before = ran.failures.len();
        for stated in lines {
            ran.expectations += 1;
            if let Err(e) = self.expect(stated, ran) {
                ran.failures.push(format!("line {}: {e}", stated.line));
            }
        }
        if ran.failures.len() > before {
            ran.failures.push(self.story.told(&self.game));
        }
        Ok(())
    }

    /// Every die that was thrown is scripted.
    fn thrown(&self) -> Result<(), String> {
        match self.game.nature().unscripted {
            Some(die) => Err(format!(
                "a {} is thrown that the case does not script",
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
        for entry in &self.game.log()[self.story.read..] {
            let line = |viewer| R::line(&entry.event, viewer).map(|line| (line.side, line.rule));
            let all = line(Viewer::Both);
            if Side::BOTH.into_iter().any(|side| line(Viewer::Seat(side)) != all) {
                let said = |viewer| R::line(&entry.event, viewer).map(|line| line.text).unwrap_or_default();
                return Err(format!("the logs of the two seats part at `{}`", said(Viewer::Both)));
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
            let Some(waiting) = self.story.waits() else {
                return Err(format!("the war is over, but the case goes on: `{}`", words.rest()));
            };
            if waiting.to == side
                && let Some(at) = waiting.offered.take::<R>(words)
            {
                self.give(at, None)?;
                return shown::check(&self.game);
            }
            if self.named_without_need(words) || self.pass_by_itself(Some((side, words)))? {
                if words.is_empty() {
                    return Ok(());
                }
                continue;
            }
            return Err(self.no_answer(side, words));
        }
    }

    /// Gives the answer at this place of the legal ones.
    fn give(&mut self, at: usize, declined: Option<Declined>) -> Result<(), String> {
        let choice = self.story.answer(at, declined).ok_or("the war is over")?;
        self.game
            .answer(choice)
            .map_err(|_| "it is no answer any more".to_owned())?;
        self.story.hear(&self.game);
        self.thrown()
    }

    /// A name or number that was the only answer to a question just passed is taken as read.
    fn named_without_need(&self, words: &mut Words<'_>) -> bool {
        let mut after = *words;
        let choice = R::case_name(&mut after).or_else(|| {
            after = *words;
            R::case_count(&mut after).map(Choice::Number)
        });
        let Some(choice) = choice else {
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

    /// Reactions and windows that a case does not script are declined; `said` is what stands there instead.
    pub(super) fn pass_by_itself(&mut self, said: Option<(Side, &Words<'_>)>) -> Result<bool, String> {
        let Some(waiting) = self.story.waits() else {
            return Ok(false);
        };
        let pass = waiting
            .offered
            .choices
            .iter()
            .position(|choice| *choice == Choice::Pass);
        let (AskKind::Reaction | AskKind::Window, Some(at)) = (waiting.offered.kind, pass) else {
            return Ok(false);
        };
        let declined = Declined {
            line: self.story.line,
            refused: said.and_then(|(side, words)| self.refusal(side, words)),
        };
        self.give(at, Some(declined))?;
        Ok(true)
    }

    fn trace(&self, ran: &mut Ran) {
        ran.sections.extend(self.story.all().iter().map(|asked| asked.section));
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
