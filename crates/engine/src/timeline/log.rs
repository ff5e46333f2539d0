//! The log of a game with its past.

use super::Timeline;
use crate::{Logged, Rules, Step};

impl<R: Rules> Timeline<R> {
    /// The log up to here. Rewinds that happened later on the tape show at its end.
    pub fn log(&self) -> impl Iterator<Item = Logged<'_, R::Event>> {
        let settled = &self.log[..self.marks[self.mark].log];
        let (here, last) = (self.cursor as u32, self.cursor == self.answers.len());
        let told = self.rewinds.iter().filter(move |r| last || r.at <= here);
        let mut rewinds = told.copied().peekable();
        let mut notes = settled.iter().chain(self.game.log()).enumerate().peekable();
        core::iter::from_fn(move || {
            let at = notes.peek().map_or(usize::MAX, |(at, _)| *at);
            let next = rewinds.next_if(|r| self.log_at(r.at as usize) <= at);
            next.map(Logged::Rewound)
                .or_else(|| notes.next().map(|(_, note)| Logged::Note(note)))
        })
    }

    /// How many notes of the rules, from the first, are those that the log of this game held after these earlier steps. Of another game,
    /// or another fork of it, the number means nothing.
    #[must_use]
    pub fn shared_notes(&self, earlier: &[Step]) -> usize {
        let pairs = self.steps().iter().zip(earlier);
        let same = pairs.take_while(|(now, earlier)| now == earlier).count();
        let moments = &self.moments[..=self.cursor];
        let shared = moments.partition_point(|moment| moment.steps as usize <= same);
        moments[..shared].last().map_or(0, |moment| moment.log as usize)
    }

    /// How many notes of the rules the log held when so many answers had been given (at most as many as here).
    #[must_use]
    pub fn log_at(&self, answers: usize) -> usize {
        self.moments[answers.min(self.cursor)].log as usize
    }
}
