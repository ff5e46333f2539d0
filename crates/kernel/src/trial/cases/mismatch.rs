//! Why words of a case are no answer.

use super::answers::Offered;
use super::run::Playing;
use super::{Cased, Words};
use crate::{Choice, Side};

impl<R: Cased> Playing<R> {
    /// Why the words of a side are no answer: what waits instead, what refuses them, and the question that they would have answered.
    pub(super) fn no_answer(&self, side: Side, words: &Words<'_>) -> String {
        let said = words.rest();
        let Some(waiting) = self.story.waits() else {
            return "the war is over".to_owned();
        };
        let mut text = format!(
            "{} is asked {} and may answer {}; the case says {} `{said}`",
            waiting.to.name(),
            waiting.about(),
            waiting.offered.labels.join(" | "),
            side.name(),
        );
        if let Some(why) = self.refusal(side, words) {
            text.push_str(&["; ", &why].concat());
        }
        for asked in self.story.since().iter().filter(|asked| asked.to == side) {
            let Some(declined) = asked.answer.as_ref().and_then(|answer| answer.declined.as_ref()) else {
                continue;
            };
            let fits = asked.offered.take::<R>(&mut { *words }).is_some();
            let why = match &declined.refused {
                _ if fits => "these words answer it".to_owned(),
                Some(why) if declined.line == self.story.line => why.clone(),
                _ => continue,
            };
            let before = format!(
                "; {} was asked {} before, at line {}, where the case does not answer it: {why}",
                side.name(),
                asked.about(),
                declined.line,
            );
            text.push_str(&before);
        }
        text
    }

    /// What refuses the words of a side as an answer to the question that waits.
    pub(super) fn refusal(&self, side: Side, words: &Words<'_>) -> Option<String> {
        let pending = self.game.pending().filter(|pending| pending.question.to == side)?;
        let refused = self.game.refusals();
        let choices: Vec<Choice> = refused.iter().map(|(choice, _)| *choice).collect();
        let at = Offered::of(&self.game, &pending.question, &choices).take::<R>(&mut { *words })?;
        let why = refused[at].1;
        Some(format!("{} refuses it: {}", why.rule, why.because))
    }
}
