//! Why words of a case are no answer.

use super::answers::Offered;
use super::run::Playing;
use super::{CaseLanguage, Words};
use engine::{Choice, Side, Viewer};

impl<R: CaseLanguage> Playing<R> {
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
            text.push_str(&format!("; {why}"));
        }
        let mut unfit = true;
        for asked in self.story.since().iter().filter(|asked| asked.to == side) {
            let Some(declined) = asked.answer.as_ref().and_then(|answer| answer.declined.as_ref()) else {
                continue;
            };
            let fits = asked.offered.take::<R>(&mut { *words }).is_some();
            let why = match &declined.refused {
                _ if fits => "these words answer it".to_owned(),
                Some(why) if declined.line == self.story.line => why.clone(),
                // Of the others only the first: what stands there was meant for it.
                _ if unfit && declined.line == self.story.line && asked.offered.choices.len() > 1 => {
                    unfit = false;
                    format!("`{said}` is none of {}", asked.offered.labels.join(" | "))
                }
                _ => continue,
            };
            let before = format!(
                "\n{} was asked {} before, at line {}, where the case does not answer it: {why}",
                side.name(),
                asked.about(),
                declined.line,
            );
            text.push_str(&before);
        }
        text
    }

    /// Whether words, to their end, are those of some answer of the game: as the question that waits would have it on its button, or a
    /// name, or a number with what it counts.
    pub(super) fn knows(&self, words: &Words<'_>) -> bool {
        let whole = |take: &dyn Fn(&mut Words<'_>) -> bool| {
            let mut after = *words;
            take(&mut after) && after.is_empty()
        };
        let any = self.game.pending().is_some_and(|pending| {
            let refused = self.game.refusals();
            let refused: Vec<Choice> = refused.iter().map(|(choice, _)| *choice).collect();
            [refused, self.every_answer()]
                .iter()
                .any(|choices| Offered::of(&self.game, &pending.question, choices).means::<R>(words))
        });
        any || whole(&|words| R::case_name(words).is_some()) || whole(&|words| R::case_count(words).is_some())
    }

    /// Everything that could be an answer to some question: all spaces, generals, cards, numbers and buttons.
    fn every_answer(&self) -> Vec<Choice> {
        let scene = R::scene(self.game.state(), Viewer::Both);
        let cards = R::readable().into_iter().flat_map(|(_, cards)| cards);
        let units = R::generals().into_iter().map(|face| face.shown.unit);
        [Choice::Pass, Choice::Yes, Choice::No]
            .into_iter()
            .chain(scene.spaces.iter().map(|space| Choice::Space(space.id)))
            .chain(units.map(Choice::Unit))
            .chain(cards.map(Choice::Card))
            .chain((0..=u8::MAX).flat_map(|number| [Choice::Number(number), Choice::Named(number)]))
            .collect()
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
