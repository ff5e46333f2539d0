//! Playing a journal again through the real questions, instead of reading it back: to trust a journal from outside, and to see whether
//! it fits another world.

use crate::{
    By, CardId, Choice, Decider, Decision, Entry, EventSink, Feed, Flow, Id, Lot, Moment, Nature, Options, Question,
    Rules, Set, Step, Table, UnitId,
};

/// What came of it.
pub struct Retraced<R: Rules> {
    /// The position at its end.
    pub state: R::State,
    /// How the segment was left.
    pub flow: Flow<()>,
    /// The question at its end.
    pub asked: Option<Question<R::Prompt>>,
    /// Its options, refused ones included.
    pub options: Options,
    /// The notes.
    pub log: Vec<Entry<R::Event>>,
    /// Whether each step came about again: same answer, die or draw, to the same question, left the same freedom.
    pub faithful: bool,
}

/// Plays a journal from its checkpoint, checking each step.
pub fn retrace<R: Rules>(checkpoint: R::State, journal: &[Step]) -> Retraced<R> {
    retrace_watching(checkpoint, journal, &mut |_, _| {})
}

/// The same, with a look at each position where somebody answers, and where chance decides with its lot.
pub(crate) fn retrace_watching<R: Rules>(
    checkpoint: R::State,
    journal: &[Step],
    look: &mut dyn FnMut(&R::State, Option<Lot>),
) -> Retraced<R> {
    let answers: Vec<Choice> = journal
        .iter()
        .filter(|s| matches!(s.by, By::Answer(_)))
        .map(|s| s.choice)
        .collect();
    let falls = journal
        .iter()
        .filter(|s| s.by == By::Nature)
        .map(|s| s.choice)
        .collect();
    let mut nature = Recorded {
        falls,
        at: 0,
        astray: false,
    };
    let (feed, mut notes) = (Feed::new(&answers), LogWriter(Vec::new()));
    let mut watched = Watched { feed, look };
    let mut table = Table::<R>::new(checkpoint, &[], &mut watched, &mut nature, &mut notes).explaining();
    let flow = R::step(&mut table);
    let Table {
        state,
        fresh,
        asked,
        options,
        ..
    } = table;
    Retraced {
        state,
        flow,
        asked,
        options,
        log: notes.0,
        faithful: fresh == journal && !nature.astray,
    }
}

/// The answers as they were given.
struct Watched<'a, S> {
    feed: Feed<'a>,
    look: &'a mut dyn FnMut(&S, Option<Lot>),
}

impl<R: Rules> Decider<R> for Watched<'_, R::State> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        (self.look)(state, None);
        Decider::<R>::decide(&mut self.feed, state, question, legal)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if let Moment::Chance(lot) = moment {
            (self.look)(state, Some(lot));
        }
        false
    }
}

/// Dice and draws as they fell.
struct Recorded {
    falls: Vec<Choice>,
    at: usize,
    astray: bool,
}

impl Nature for Recorded {
    fn pick(&mut self, lot: Lot) -> u32 {
        let fall = self.falls.get(self.at).copied();
        self.at += 1;
        let index = fall.and_then(|fall| match (lot, fall) {
            (Lot::Die { faces, .. }, Choice::Number(face)) if (1..=faces).contains(&face) => Some(u32::from(face) - 1),
            (Lot::Card(set), Choice::Card(card)) => index_in::<CardId>(set, card),
            (Lot::Unit(set), Choice::Unit(unit)) => index_in::<UnitId>(set, unit),
            _ => None,
        });
        self.astray |= index.is_none();
        index.unwrap_or(0)
    }
}

fn index_in<I: Id>(set: Set<I>, id: I) -> Option<u32> {
    set.iter().position(|i| i == id).map(|at| at as u32)
}

struct LogWriter<E>(Vec<Entry<E>>);

impl<E> EventSink<E> for LogWriter<E> {
    fn emit(&mut self, depth: u8, event: E) {
        let event = event.into();
        self.0.push(Entry { depth, event });
    }
}
