//! The table a rule plays at: it asks, rolls, draws and notes.

use crate::question::{Question, Secrecy, Uncommitted};
use crate::{
    CardId, CardSet, Choice, Decider, Decision, Lot, Moment, Nature, Options, Outcome, Pending, Rules, Side, UnitId,
    UnitSet,
};
use serde::{Deserialize, Serialize};

/// Who gave a step of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum By {
    /// A die or a draw.
    Nature,
    /// The answer of a side that had a choice.
    Answer(Side),
    /// The only answer a side could publicly give; costs nothing in a link.
    Forced(Side),
}

/// One entry of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The answer; a die as its face counted from 1, a draw as what was drawn.
    pub choice: Choice,
    /// Who gave it.
    pub by: By,
    /// The prompt's or die's number: replay checks that it meets the same question.
    pub tag: u8,
}

/// Why a rule was left early. Rules never catch it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A question waits for its answer.
    Waiting,
    /// The game is over.
    Over(Outcome),
    /// The decider wanted no more.
    Cut,
}

/// What a rule returns: `?` leaves it when there is no answer yet.
pub type Flow<T> = Result<T, Halt>;

/// What [`Table::end`] never returns.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

/// Takes the notes of the rules.
pub trait EventSink<E> {
    /// One event, and how many sections enclose it.
    fn emit(&mut self, depth: u8, event: E);
}

/// Keeps no notes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    fn emit(&mut self, _: u8, _: E) {}
}

/// The table: the state, the journal so far, and whoever answers, throws and listens.
pub struct Table<'a, R: Rules> {
    /// All that lies on the table.
    pub state: R::State,
    past: &'a [Step],
    at: usize,
    pub(crate) fresh: Vec<Step>,
    pub(crate) asked: Option<Question<R::Prompt>>,
    pub(crate) options: Options,
    pub(crate) uncommitted: Option<Uncommitted>,
    explain: bool,
    depth: u8,
    decider: &'a mut dyn Decider<R>,
    nature: &'a mut dyn Nature,
    log: &'a mut dyn EventSink<R::Event>,
}

/// Room that a run leaves behind for the next, so that a run allocates nothing.
#[derive(Default)]
pub(crate) struct Spare {
    pub(crate) fresh: Vec<Step>,
    options: Options,
}

impl Spare {
    /// The question that waits, with the legal answers of the run that has just stopped at it.
    pub(crate) fn pending<P>(&self, question: Question<P>, mut legal: Vec<Choice>) -> Pending<P> {
        legal.clear();
        legal.extend_from_slice(self.options.legal());
        Pending { question, legal }
    }
}

impl<'a, R: Rules> Table<'a, R> {
    pub(crate) fn lend(&mut self, spare: &mut Spare) {
        self.fresh = core::mem::take(&mut spare.fresh);
        self.options = core::mem::take(&mut spare.options);
    }

    pub(crate) fn give_back(self, spare: &mut Spare) -> R::State {
        spare.fresh = self.fresh;
        spare.options = self.options;
        self.state
    }

    /// A table at a checkpoint, with the journal of what has been answered since.
    pub fn new(
        state: R::State,
        past: &'a [Step],
        decider: &'a mut dyn Decider<R>,
        nature: &'a mut dyn Nature,
        log: &'a mut dyn EventSink<R::Event>,
    ) -> Self {
        Table {
            state,
            past,
            at: 0,
            fresh: Vec::new(),
            asked: None,
            options: Options::default(),
            uncommitted: None,
            explain: false,
            depth: 0,
            decider,
            nature,
            log,
        }
    }

    /// Remembers the reasons of refused choices too.
    #[must_use]
    pub fn explaining(mut self) -> Self {
        self.explain = true;
        self
    }

    fn recorded(&mut self, tag: u8) -> Option<Choice> {
        let step = self.past.get(self.at)?;
        debug_assert_eq!(
            step.tag, tag,
            "the journal holds the answer to another question at {}",
            self.at
        );
        self.at += 1;
        Some(step.choice)
    }

    /// Asks a question. `offer` lists the options, at least one legal; it must depend on the state alone. It is no type parameter: a game
    /// has hundreds of questions, and this is compiled once. After an answer read the
    /// state again: it may have changed.
    ///
    /// # Errors
    /// [`Halt::Waiting`] when there is no answer yet, [`Halt::Cut`] when the decider wants no more.
    pub fn ask(
        &mut self,
        question: Question<R::Prompt>,
        offer: &mut dyn FnMut(&R::State, &mut Options),
    ) -> Flow<Choice> {
        assert!(
            self.uncommitted
                .is_none_or(|uncommitted| question.secrecy == Secrecy::Uncommitted && question.to == uncommitted.by),
            "another question comes before an action is carried out"
        );
        if let Some(choice) = self.recorded(R::prompt_id(question.about)) {
            self.answered(&question);
            return Ok(choice);
        }
        self.options.reset(self.explain);
        offer(&self.state, &mut self.options);
        self.put(question)
    }

    /// While an answer is uncommitted nothing happens but further uncommitted questions to the same side: anything else would tell of it.
    #[inline]
    pub(crate) fn is_told(&self) {
        assert!(
            self.uncommitted.is_none(),
            "something happens before an action is carried out"
        );
    }

    /// The last step of the journal is the answer to this question.
    #[inline]
    fn answered(&mut self, question: &Question<R::Prompt>) {
        if question.secrecy == Secrecy::Uncommitted {
            let from = self.at + self.fresh.len() - 1;
            self.uncommitted.get_or_insert(Uncommitted { by: question.to, from });
        }
    }

    /// The action under way is carried out: its answers to [`Question::uncommitted`] are told. It comes before anything that others see of the
    /// action, the first note, die, draw or other question, and before the end of the segment.
    pub fn disclose(&mut self) {
        self.uncommitted = None;
    }

    fn put(&mut self, question: Question<R::Prompt>) -> Flow<Choice> {
        let legal = self.options.legal();
        assert!(!legal.is_empty(), "a question of {} leaves no answer", question.rule.0);
        let (choice, by) = if legal.len() == 1 && !question.is_secret() {
            (legal[0], By::Forced(question.to))
        } else {
            match self.decider.decide(&self.state, &question, legal) {
                Decision::Take(at) => (legal[at], By::Answer(question.to)),
                Decision::Wait => {
                    self.asked = Some(question);
                    return Err(Halt::Waiting);
                }
                Decision::Cut => return Err(Halt::Cut),
            }
        };
        self.fresh.push(Step {
            choice,
            by,
            tag: R::prompt_id(question.about),
        });
        self.answered(&question);
        Ok(choice)
    }

    /// Rolls a die: its face, counted from 1.
    ///
    /// # Errors
    /// [`Halt::Cut`] when the decider stops before it.
    pub fn roll(&mut self, die: R::Die) -> Flow<u8> {
        let id = R::die_id(die);
        match self.chance(
            id,
            Lot::Die {
                id,
                faces: R::faces(die),
            },
        )? {
            Choice::Number(face) => Ok(face),
            _ => unreachable!("a die shows a number"),
        }
    }

    /// Draws one card of a set, which must not be empty. Taking it out of the set is the caller's.
    ///
    /// # Errors
    /// As [`Table::roll`].
    pub fn draw_card(&mut self, from: CardSet) -> Flow<CardId> {
        match self.chance(254, Lot::Card(from))? {
            Choice::Card(card) => Ok(card),
            _ => unreachable!("a card comes from a deck"),
        }
    }

    /// Draws one named piece of a set, which must not be empty.
    ///
    /// # Errors
    /// As [`Table::roll`].
    pub fn draw_unit(&mut self, from: UnitSet) -> Flow<UnitId> {
        match self.chance(255, Lot::Unit(from))? {
            Choice::Unit(unit) => Ok(unit),
            _ => unreachable!("a piece comes from a pool"),
        }
    }

    fn chance(&mut self, tag: u8, lot: Lot) -> Flow<Choice> {
        self.is_told();
        if let Some(choice) = self.recorded(tag) {
            return Ok(choice);
        }
        assert!(lot.size() > 0, "nothing to draw from");
        if self.decider.stops(&self.state, Moment::Chance(lot)) {
            return Err(Halt::Cut);
        }
        let at = self.nature.pick(lot);
        let choice = match lot {
            Lot::Die { .. } => Choice::Number(at as u8 + 1),
            Lot::Card(set) => Choice::Card(set.nth(at).expect("nature picks below the size of the lot")),
            Lot::Unit(set) => Choice::Unit(set.nth(at).expect("nature picks below the size of the lot")),
        };
        self.fresh.push(Step {
            choice,
            by: By::Nature,
            tag,
        });
        Ok(choice)
    }

    /// Ends a round: all that follows in this section depends on the state alone, however it came about. Odds are remembered from here.
    ///
    /// # Errors
    /// [`Halt::Cut`] when the decider stops here.
    pub fn round(&mut self) -> Flow<()> {
        if self.decider.stops(&self.state, Moment::Round) {
            return Err(Halt::Cut);
        }
        Ok(())
    }

    /// Notes an event: a line of the log, and what the page animates.
    pub fn emit(&mut self, event: R::Event) {
        self.is_told();
        self.log.emit(self.depth, event);
    }

    /// Runs a section inside the present one: its notes are indented.
    ///
    /// # Errors
    /// What the section returns.
    pub fn within<T>(&mut self, section: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        self.depth += 1;
        let result = section(self);
        self.depth -= 1;
        result
    }

    /// Plays one segment by the rules on which these are built, at their part of the state, with the same journal, chance and log.
    /// `theirs` makes a decider of theirs of the one that sits here. For tests of what a new field does.
    pub fn step_below<'b, I, D>(
        &'b mut self,
        state: I::State,
        theirs: impl FnOnce(&'b mut dyn Decider<R>) -> D,
    ) -> (I::State, Flow<()>)
    where
        I: Rules<Event = R::Event, Prompt = R::Prompt>,
        D: Decider<I>,
    {
        let mut decider = theirs(&mut *self.decider);
        let mut table = Table::<I> {
            state,
            past: self.past,
            at: self.at,
            fresh: core::mem::take(&mut self.fresh),
            asked: None,
            options: core::mem::take(&mut self.options),
            uncommitted: self.uncommitted,
            explain: self.explain,
            depth: self.depth,
            decider: &mut decider,
            nature: &mut *self.nature,
            log: &mut *self.log,
        };
        let flow = I::step(&mut table);
        (self.at, self.asked, self.uncommitted) = (table.at, table.asked, table.uncommitted);
        (self.fresh, self.options) = (table.fresh, table.options);
        (table.state, flow)
    }

    /// Ends the game at any depth.
    ///
    /// # Errors
    /// Always [`Halt::Over`].
    pub fn end(&mut self, outcome: Outcome) -> Flow<Never> {
        self.is_told();
        Err(Halt::Over(outcome))
    }
}
