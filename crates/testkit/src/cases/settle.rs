//! Which question an `expect` part is about: reactions and windows before it are declined.

use super::numbers::is_of;
use super::run::Playing;
use super::{CaseLanguage, Stated, Words};
use engine::scene::AskKind;

impl<R: CaseLanguage> Playing<R> {
    /// Before expectations the windows that open are passed, unless one of them says who is `asked` there and by which section, and
    /// so are reactions unless one is about what this side is asked or may answer; the question that waits then is what is looked at.
    pub(super) fn settle(&mut self, expected: &[Stated]) -> Result<(), String> {
        self.story.line = expected.first().map_or(self.story.line, |stated| stated.line);
        while (self.waits_at_window() || !expected.iter().any(|stated| self.names_asked_side(stated)))
            && !expected.iter().any(|stated| self.names_question(stated))
            && self.pass_by_itself(None)?
        {}
        Ok(())
    }

    /// Whether a statement is about who is asked the question that waits, by its section.
    fn names_question(&self, stated: &Stated) -> bool {
        let mut words = Words::new(&stated.text);
        words.eat("asked")
            && self.game.pending().is_some_and(|p| {
                words.side() == Some(p.question.to) && words.next_word().is_some_and(|n| is_of(p.question.rule.0, n))
            })
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

    /// Whether a hidden card might be played now.
    fn waits_at_window(&self) -> bool {
        self.story
            .waits()
            .is_some_and(|waiting| waiting.offered.kind == AskKind::Window)
    }
}
