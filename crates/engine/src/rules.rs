//! What a game is: its rules, and how it shows itself.

use crate::about::{About, DrawnMap};
use crate::odds::{Odds, Standing};
use crate::{CardId, CardSet, Choice, Flow, PerSide, Question, Refusal, Rule, Side, SpaceId, Table, scene};
use core::fmt::Debug;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub winner: Side,
    /// By which section.
    pub rule: Rule,
    /// One whole sentence.
    pub because: &'static str,
}

impl Outcome {
    /// A victory by a section, with its sentence.
    #[must_use]
    pub const fn new(winner: Side, rule: Rule, because: &'static str) -> Self {
        Outcome { winner, rule, because }
    }
}

/// An invariant that does not hold: what a damaged snapshot says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsound(pub &'static str);

impl Unsound {
    /// One line of [`Rules::check`]: the invariant in words, if it does not hold.
    ///
    /// # Errors
    /// This one, if the condition does not hold.
    pub const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }
}

/// The rules of a game. A type without values; everything lies in the state.
pub trait Rules: Sized + 'static {
    /// All that lies on the table. No `usize` inside; `u32` and `u64` in arithmetic.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What the log tells.
    type Event: Clone + Debug;
    /// What is agreed before the game.
    type Setup: Copy + Eq + Debug;
    /// What can be asked.
    type Prompt: Copy + Eq + Debug;
    /// The kinds of dice.
    type Die: Copy + Eq + Debug;

    /// Short name, as the command line spells it.
    const NAME: &'static str;
    /// Number of the game in a link, 1 to 15: for ever the same.
    const GAME: u8;
    /// Revision of rules and data. A link of an older one is followed if it leads where it led, else it opens at its last position, to be
    /// looked at.
    const REVISION: u8;
    /// Number of the layout of [`Rules::State`], raised with each change of its fields.
    const SCHEMA: u16 = 1;
    /// The oldest layout that can still be read: the fields that have come since are marked by [`crate::code::since`].
    const OLDEST_SCHEMA: u16;

    /// The position after set-up.
    fn start(setup: Self::Setup) -> Self::State;
    /// Plays one segment of the sequence of play, as told by the state.
    ///
    /// # Errors
    /// [`crate::Halt`]: it waits, or the game is over.
    fn step(table: &mut Table<'_, Self>) -> Flow<()>;
    /// How many faces a die has, each equally likely.
    fn faces(die: Self::Die) -> u8;
    /// The number of a kind of die, below 64.
    fn die_id(die: Self::Die) -> u8;
    /// The number of a kind of prompt, below 250: stable within a revision.
    fn prompt_id(prompt: Self::Prompt) -> u8;
    /// The cards whose place this side knows: its own hand and all that lies open. What the other side has laid down for an action that is
    /// still uncommitted is not among them.
    fn seen(state: &Self::State, by: Side) -> CardSet;
    /// The decks: cards that nobody has seen may change places with cards of their own deck alone. Where each side has a deck of its own,
    /// that is what it holds in hand and deck together; cards that change owner change decks.
    fn decks(state: &Self::State) -> Vec<CardSet>;
    /// Renames cards everywhere on the state.
    fn permute_cards(state: &mut Self::State, names: &CardPermutation);
    /// Every invariant, one line each.
    ///
    /// # Errors
    /// The first that does not hold.
    fn check(state: &Self::State) -> Result<(), Unsound>;
    /// The set-up as a number, for the link.
    fn pack(setup: Self::Setup) -> u32;
    /// The set-up of a number, if there is one.
    fn unpack(number: u32) -> Option<Self::Setup>;
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// One side: its own hand open.
    Seat(Side),
    /// Everybody: no hand open.
    Public,
    /// One person with both sides, or a finished game: both hands open.
    Both,
}

impl Viewer {
    /// Who sees what both of these viewers see.
    #[must_use]
    pub fn and(self, other: Viewer) -> Viewer {
        match (self, other) {
            (Viewer::Both, seen) | (seen, Viewer::Both) => seen,
            (one, other) if one == other => one,
            _ => Viewer::Public,
        }
    }

    /// Whether this viewer may see the secrets of a side.
    #[must_use]
    pub fn sees(self, side: Side) -> bool {
        self == Viewer::Both || self == Viewer::Seat(side)
    }
}

/// What a prompt says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompting {
    /// A few words: "Valerius marches".
    pub title: String,
    /// Who, what, why now and what it costs, in whole sentences.
    pub text: String,
    /// Where on the map the question is asked, if anywhere.
    pub at: Option<crate::SpaceId>,
    /// The kind of question in the way the page treats it.
    pub kind: scene::AskKind,
    /// What a question to react says beside others of its moment.
    pub reacting: Reacting,
    /// How many answers to such questions one debt still takes, or how many actions may still be chosen, this one included; 0 where nobody
    /// counts them, or where none may.
    pub left: u8,
    /// What the answer serves as, where it pays for something, to stand before its words: "from", "Wagon". May be empty.
    pub serves: &'static str,
    /// Whether a card that answers is played, and not drafted, discarded or given up.
    pub plays: bool,
}

/// The words of a question to react, as they stand on one sheet with others and on buttons. They are public.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reacting {
    /// What happens, without a full stop: "Valerius comes into Thermae with 4 CUs".
    pub happens: String,
    /// What may be done: "Avoid battle in Thermae". Empty for a question that is no reaction.
    pub about: String,
    /// The button that reacts: "Avoid battle".
    pub act: &'static str,
    /// What it means not to, where more than a card is given up: "Carthage stands".
    pub pass: String,
    /// What both sides give up who want to be asked nothing more until the battle is over: "plays a Counter Event".
    pub forgo: &'static str,
}

/// What an action lacks for a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lack {
    /// The action, as its button says it.
    pub action: String,
    /// A whole sentence: "A Wagon and a Colonist are missing."
    pub because: String,
    /// The section that wants it.
    pub rule: Rule,
}

/// A space named in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceNamed {
    /// Which.
    pub at: SpaceId,
    /// Where its name begins, in bytes.
    pub from: u32,
    /// Where its name ends.
    pub to: u32,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The sentence, like a chronicle with numbers.
    pub text: String,
    /// The section it follows.
    pub rule: Option<Rule>,
    /// Whose deed it is.
    pub side: Option<Side>,
    /// Spaces that it is about, for links to the map.
    pub spaces: Vec<crate::SpaceId>,
    /// Where in the sentence they are named; of a space that is not here the page looks for the name.
    pub places: Vec<PlaceNamed>,
    /// Cards named in it.
    pub cards: Vec<CardId>,
    /// What it is in the story of the game.
    pub tells: scene::Tells,
    /// Units and ships that each side loses by it.
    pub lost: crate::PerSide<u8>,
    /// What the page plays when the line appears.
    pub show: Option<scene::Show>,
}

/// How a game shows itself: to the page, to the case files and to the command line. What is not written speaks in the words of the
/// code, enough for a small game whose events hold no secret.
pub trait Present: Rules {
    /// What the game says of itself where none of its wars is open.
    const ABOUT: About = About::titled(Self::NAME);
    /// Its drawn map, if it has one.
    const MAP: Option<DrawnMap> = None;
    /// The file of its short wars, as [`crate::ShortWar::read`] reads it; empty if it has none.
    const SHORT_WARS: &'static str = "";
    /// The file of its challenges, as [`crate::Challenge::read`] reads it; empty if it has none.
    const CHALLENGES: &'static str = "";
    /// Whether battles are fought with cards of their own, drawn in [`scene::Scene::duel`].
    const DUELS: bool = false;
    /// Whether rounds of actions are played, each chosen by [`scene::AskKind::Act`].
    const ACTS: bool = false;
    /// Whether armies march from space to space, and are reacted to at each step.
    const MARCHES: bool = false;

    /// What to draw. Never contains what the viewer may not see; of an action that the other side has not yet carried out, nothing.
    fn scene(state: &Self::State, by: Viewer) -> scene::Scene;
    /// The march under way, as [`scene::Scene::route`] has it.
    fn route(_state: &Self::State) -> Option<scene::Route> {
        None
    }
    /// What the prompt says. Public for a public question; for a secret one it may name the asked side's own cards.
    fn prompting(_state: &Self::State, question: &Question<Self::Prompt>) -> Prompting {
        Prompting {
            title: format!("{:?}", question.about),
            ..Prompting::default()
        }
    }
    /// The result of a march as things stand, in a whole sentence after a space: said where it is planned. May be empty.
    fn warns(_state: &Self::State) -> String {
        String::new()
    }
    /// What an answer of a march puts at stake beside what its odds say, in a whole sentence after a space: that the army would have no
    /// retreat from the battle to which it leads. It depends on what lies open alone. May be empty.
    fn risks(_state: &Self::State, _question: &Question<Self::Prompt>, _choice: Choice) -> String {
        String::new()
    }
    /// What an answer of a march gives up where the army stands, in a whole sentence after a space: that a siege ends with it. It depends on
    /// what lies open alone. May be empty.
    fn gives_up(_state: &Self::State, _question: &Question<Self::Prompt>, _choice: Choice) -> String {
        String::new()
    }
    /// What each action lacks for a space that is tapped while an action, or its space, is asked for; none for an action that it allows. It
    /// may tell of the hand of the side that is asked.
    fn lacks(_state: &Self::State, _question: &Question<Self::Prompt>, _at: SpaceId) -> Vec<Lack> {
        Vec::new()
    }
    /// The words of an answer: on its button, in a case file, in the list of actions. Distinct for distinct legal answers of a question.
    fn label(_state: &Self::State, _question: &Question<Self::Prompt>, choice: Choice) -> String {
        format!("{choice:?}")
    }
    /// Whether an answer is seldom wanted, since it takes something away or changes nothing: it stands last, and quieter than the others.
    fn seldom(_state: &Self::State, _question: &Question<Self::Prompt>, _choice: Choice) -> bool {
        false
    }
    /// Where an answer stands among the buttons of its question: the lower number first, equal ones in the order in which they are offered.
    fn place(_question: &Question<Self::Prompt>, _choice: Choice) -> u8 {
        0
    }
    /// Why a legal answer changes nothing, if it does not: its button says so.
    fn idle(_state: &Self::State, _question: &Question<Self::Prompt>, _choice: Choice) -> Option<Refusal> {
        None
    }
    /// The line of an event as this viewer may read it, if he may at all.
    fn line(event: &Self::Event, _by: Viewer) -> Option<Line> {
        Some(Line {
            text: format!("{event:?}"),
            ..Line::default()
        })
    }
    /// The space that an answer is about though it names none: a tap there finds it. `None` also where the answer names its space.
    fn concerns(_state: &Self::State, _question: &Question<Self::Prompt>, _choice: Choice) -> Option<SpaceId> {
        None
    }
    /// Whether an answer activates a General who is still to be chosen: a tap on a General gives both answers. An Event that has a General for its
    /// target does not.
    fn activates(_choice: Choice) -> bool {
        false
    }
    /// Whether an answer places markers on spaces that are still to be chosen: a tap on one of them gives both answers. An Event that places some does
    /// not.
    fn places(_choice: Choice) -> bool {
        false
    }
    /// Whether an answer throws a die as soon as nobody reacts, and the other answers to its question let it lie: its button says so.
    fn throws(_question: &Question<Self::Prompt>, _choice: Choice) -> bool {
        false
    }
    /// Whether two legal answers come to the same, but for whom they name: a tap on the stack of two such Generals means the first.
    fn alike(_state: &Self::State, _question: &Question<Self::Prompt>, _one: Choice, _other: Choice) -> bool {
        false
    }
    /// Which of the legal answers the page proposes for one of a batch of losses or removals, or to pay for an action: the one that costs
    /// its owner least. For a public question it depends on what lies open alone.
    fn proposed(_state: &Self::State, _question: &Question<Self::Prompt>, legal: &[Choice]) -> Option<Choice> {
        legal.first().copied()
    }
    /// What each side has at the end of the war, part by part, where the higher sum wins; none in a game that ends otherwise.
    fn counted(_state: &Self::State) -> Vec<(&'static str, PerSide<u16>)> {
        Vec::new()
    }
    /// The odds of a legal answer of the question that waits, if it commits to dice. They tell nothing that is hidden.
    fn odds(_standing: &Standing<'_, Self>, _choice: Choice) -> Option<Odds> {
        None
    }
    /// A card's face.
    fn card(card: CardId) -> scene::CardFace {
        scene::CardFace {
            id: card,
            ..scene::CardFace::default()
        }
    }
    /// The section of the rules that a card has for itself.
    fn section_of(_card: CardId) -> Rule {
        Rule("")
    }
    /// The switches of the set-up, as [`crate::agreed!`] lists them.
    fn switches() -> &'static [scene::Switch] {
        &[]
    }
    /// The kinds of moments at which a side may answer; at most 32, for ever in the same places.
    fn occasions() -> &'static [scene::Occasion] {
        &[]
    }
    /// Which of the [`Present::occasions`] a question is, if any. It depends on the question alone.
    fn occasion(_question: &Question<Self::Prompt>) -> Option<u8> {
        None
    }
    /// The occasions at which a card could be played, one bit each.
    fn occasions_of(_card: CardId) -> u32 {
        0
    }
    /// All cards by deck, to be read; of copies one.
    fn readable() -> Vec<(&'static str, Vec<CardId>)> {
        Vec::new()
    }
    /// What is told of a turn that has ended, in this order.
    fn chapters() -> &'static [scene::Chapter] {
        const { &[scene::Chapter::LOSSES] }
    }
    /// All generals, to be read.
    fn generals() -> Vec<scene::GeneralFace> {
        Vec::new()
    }
}

/// Other names for cards: an imagined world in which the unseen cards have changed places.
///
/// ```
/// use engine::{CardId, CardSet, CardPermutation};
/// let mut names = CardPermutation::identity();
/// names.swap(CardId(1), CardId(4));
/// assert_eq!(names.card(CardId(1)), CardId(4));
/// assert_eq!(names.set(CardSet::first(2)), [CardId(0), CardId(4)].into_iter().collect());
/// ```
#[derive(Clone, Debug)]
pub struct CardPermutation {
    to: [u8; 128],
}

impl CardPermutation {
    /// Every card keeps its name.
    #[must_use]
    pub fn identity() -> Self {
        let mut to = [0; 128];
        for (i, name) in to.iter_mut().enumerate() {
            *name = i as u8;
        }
        CardPermutation { to }
    }

    /// Lets two cards change names.
    pub fn swap(&mut self, a: CardId, b: CardId) {
        self.to.swap(usize::from(a.0), usize::from(b.0));
    }

    /// Gives a card a name. The names given must in the end be those of the same cards.
    pub(crate) fn call(&mut self, card: CardId, name: CardId) {
        self.to[usize::from(card.0)] = name.0;
    }

    /// The card's other name.
    #[must_use]
    pub fn card(&self, card: CardId) -> CardId {
        CardId(self.to[usize::from(card.0)])
    }

    /// The set under the other names.
    #[must_use]
    pub fn set(&self, cards: CardSet) -> CardSet {
        cards.iter().map(|card| self.card(card)).collect()
    }

    /// The answer under the other names.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> Choice {
        match choice {
            Choice::Card(card) => Choice::Card(self.card(card)),
            other => other,
        }
    }
}
