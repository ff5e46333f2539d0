//! What to draw, for any game: the page draws a [`Scene`] and knows no rule.

mod faces;
mod story;

pub use crate::agreed::{Setting, Switch, is_house_rule};
pub use faces::{CardFace, GeneralFace, Occasion};
pub use story::{Chapter, Tells};

use crate::{CardId, CardSet, PerSide, Rule, Side, SpaceId, UnitId};

/// How sure we are of a printed value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Certainty {
    /// A named public source says it.
    #[default]
    Sourced,
    /// It follows from a source.
    Inferred,
    /// No public source was found: designed to fit.
    Reconstructed,
}

/// How the page treats a question; games choose, the page knows no prompt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum AskKind {
    /// A card of one's hand is to be played.
    Card,
    /// A card is laid down in a fight with cards of its own, from a hidden hand. Its title and text are public.
    Lay,
    /// How the card just named is used, or what a piece does: a row of buttons.
    #[default]
    Buttons,
    /// A general is to be chosen.
    General,
    /// A moving army goes on, acts or stops: legal spaces light up, a path is planned.
    March,
    /// How many of a kind go along: part of composing an army in one panel.
    Compose,
    /// A marker or piece is placed: one of a batch.
    Place,
    /// A marker or piece is removed: one of a batch.
    Remove,
    /// A reaction that may be declared: one of a sheet.
    Reaction,
    /// A hidden card might be played: a window bar. Its title and text are public.
    Window,
    /// A space to go to under rules (retreat, avoiding, landing).
    Destination,
    /// Dice are to be chosen (reroll).
    Dice,
    /// An action is to be chosen: a row of buttons; whoever taps a space or a card is told what can be done with it, with a proposal of
    /// what pays for it.
    Act,
    /// What pays for an action: a card of one's hand, one of several in a row.
    Pay,
}

/// The outline of a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// An ordinary space.
    Disc,
    /// A walled city.
    Square,
    /// A large walled city.
    LargeSquare,
    /// A tribe.
    Oval,
    /// A part of the sea where fleets lie, printed on the map: an oval as large as its place says.
    Water,
    /// A harbour where a fleet lies, printed on the map: a box as large as its place says.
    Harbour,
}

/// A symbol of the sheet with a count: siege marks, supply trains, warships.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Id in the symbol sheet, without its `i-`.
    pub symbol: &'static str,
    /// How many.
    pub count: u8,
    /// Accessible name: "1 of 2 Siege Points".
    pub name: String,
}

/// A space as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceShown {
    /// Which space.
    pub id: SpaceId,
    /// Its printed name.
    pub name: &'static str,
    /// Its outline now.
    pub shape: Shape,
    /// Whose marker or city it holds.
    pub control: Option<Side>,
    /// Capacity of its walls, 0 without.
    pub capacity: u8,
    /// Markers in it.
    pub marks: Vec<Mark>,
    /// All about it in whole sentences, for inspection and screen readers.
    pub note: String,
    /// How sure its row is.
    pub certainty: Certainty,
}

/// Where a stack stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// In the space, outside any walls.
    Outside(SpaceId),
    /// Inside the walls.
    Inside(SpaceId),
    /// At sea, drawn at the port last touched.
    AtSea(SpaceId),
}

impl Seat {
    /// The space it is drawn at.
    #[must_use]
    pub const fn space(self) -> SpaceId {
        match self {
            Seat::Outside(space) | Seat::Inside(space) | Seat::AtSea(space) => space,
        }
    }
}

/// A general on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneralShown {
    /// Which general.
    pub unit: UnitId,
    /// Short name, as on the counter.
    pub name: &'static str,
    /// Full name.
    pub full: &'static str,
    /// What is printed on his counter; two at most.
    pub ratings: Vec<Rating>,
    /// Office and traits: "Consul · Aristocrat".
    pub office: String,
    /// Certainty of his row.
    pub certainty: Certainty,
}

/// A number on the counter of a general.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// What it is called: "Strategy".
    pub name: &'static str,
    /// The number as it counts where he is.
    pub value: u8,
    /// The shape around the number.
    pub frame: RatingShape,
}

/// The shape around a number on a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatingShape {
    /// A circle, on the left.
    Circle,
    /// A square, on the right.
    Square,
}

/// A kind of units in a stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Id in the symbol sheet: `legionary`, `punic`, `elephant`, `wagon`, `warship`.
    pub symbol: &'static str,
    /// How many.
    pub count: u8,
    /// Accessible name: "3 Roman CUs".
    pub name: String,
}

/// A stack of one side in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Stable over a move of the same pieces: keyed by its commanding general or its place.
    pub key: String,
    /// Whose.
    pub side: Side,
    /// Where.
    pub seat: Seat,
    /// Commander first.
    pub generals: Vec<GeneralShown>,
    /// Units by kind.
    pub units: Vec<Counter>,
    /// Whether this is the army that is moving.
    pub active: bool,
    /// Accessible description.
    pub note: String,
}

/// How a cell of a board looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellState {
    /// As printed.
    #[default]
    Plain,
    /// Where the marker stands.
    Current,
    /// Passed.
    Past,
    /// An empty box that can be filled.
    Empty,
}

/// A cell of a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// What stands in it.
    pub text: String,
    /// Second line, smaller.
    pub under: String,
    /// A symbol of the sheet, or empty.
    pub symbol: &'static str,
    /// How many of the symbol.
    pub count: u8,
    /// Whose marker.
    pub side: Option<Side>,
    /// How it looks.
    pub state: CellState,
    /// Accessible name.
    pub note: String,
}

/// What a board is to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardKind {
    /// A track or a box.
    #[default]
    Track,
    /// Who holds each region of the map, a cell each: the map shows it too.
    Regions,
    /// What each side has, a row for each: it lies in sight beside the question.
    Standing,
    /// A battle that is fought out before anything else is done.
    Battle,
    /// A battle that goes on from round to round, with other things done in between.
    Field,
    /// A siege that goes on, by one attempt after the other.
    Siege,
}

impl BoardKind {
    /// Whether it is there while something is fought over, and no longer.
    #[must_use]
    pub const fn is_fight(self) -> bool {
        matches!(self, BoardKind::Battle | BoardKind::Field | BoardKind::Siege)
    }
}

/// A track or box of the board, or what is being fought over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// Stable id, also its css class.
    pub id: &'static str,
    /// What it is to the page.
    pub kind: BoardKind,
    /// Heading.
    pub title: String,
    /// A word beside the heading ("Warlike").
    pub aside: String,
    /// Rows of cells.
    pub rows: Vec<Vec<Cell>>,
}

/// A pile of cards or pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// Stable id: `deck`, `discards`, `removed`, `war_chest_rome`, …
    pub id: &'static str,
    /// Heading.
    pub title: &'static str,
    /// How many cards.
    pub count: u8,
    /// Those that lie open, in a stable order.
    pub cards: Vec<CardId>,
    /// Whose it is, if not everybody's.
    pub owner: Option<Side>,
    /// Whether its open cards lie side by side on the table, each to be tapped there.
    pub spread: bool,
    /// What each open card costs today, in a word or two, in their order; empty where nothing is sold.
    pub prices: Vec<String>,
    /// What its cards come to together where that counts, not how many they are: "4 OPs".
    pub sum: Option<String>,
}

/// A hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// How many cards.
    pub count: u8,
    /// Those among them that everybody sees by their backs to be of another kind, if there are any.
    pub apart: Option<Apart>,
    /// Which; `None` for those who may not see them.
    pub cards: Option<Vec<CardId>>,
}

/// Cards of a kind of their own in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Apart {
    /// How many, at least one.
    pub count: u8,
    /// What they are called: "Tactic".
    pub kind: &'static str,
}

/// A card laid down in a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// What it stands for, if not for itself; else empty.
    pub stands_for: &'static str,
}

/// A fight that is fought with cards of its own: each side holds a hand of them, face down at its own edge of the field. The page draws
/// them with [`CardFace`] like any other card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The cards that each side holds for it.
    pub hands: PerSide<Hand>,
    /// Those among them that both sides know.
    pub known: PerSide<Vec<CardId>>,
    /// Whose turn it is to attack.
    pub attacker: Side,
    /// Rounds begun.
    pub round: u8,
    /// What the attacker has laid down in this round.
    pub attack: Option<Laid>,
    /// What the other side has answered with.
    pub answer: Option<Laid>,
    /// The cards that have been played in it, open to both sides.
    pub played: Vec<CardId>,
}

/// A die as it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieShown {
    /// Whose, if anybody's.
    pub side: Option<Side>,
    /// Its kind in words: "large Battle Die".
    pub kind: &'static str,
    /// Symbols on its face (ids of the sheet), or none.
    pub symbols: Vec<&'static str>,
    /// Number on its face, or 0.
    pub number: u8,
    /// How sure the face is.
    pub certainty: Certainty,
    /// The section that says what its symbols mean, if it has any.
    pub means: Option<Rule>,
}

/// A labelled number of each side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fact {
    /// What it counts.
    pub title: String,
    /// Each side's.
    pub value: PerSide<String>,
    /// Why, in a few words.
    pub note: String,
}

/// The march in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Whose.
    pub side: Side,
    /// The spaces touched so far, the start first.
    pub spaces: Vec<SpaceId>,
    /// MPs spent and in all.
    pub spent: u8,
    /// MPs in all.
    pub total: u8,
    /// Units in the army, and the limit.
    pub units: u8,
    /// The limit of units.
    pub limit: u8,
}

/// What the page plays when a line of the log appears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Show {
    /// Dice fall.
    Dice(Vec<DieShown>),
    /// Look here.
    Look(SpaceId),
    /// A turn has ended: a summary may be shown.
    TurnEnd,
}

/// Everything on the table, as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// "Turn I".
    pub turn: String,
    /// "264-262 BC · Strategy Phase".
    pub phase: String,
    /// Whose turn it is, if anybody's.
    pub active: Option<Side>,
    /// All spaces in the order of their ids.
    pub spaces: Vec<SpaceShown>,
    /// All stacks.
    pub stacks: Vec<Stack>,
    /// Tracks and boxes.
    pub boards: Vec<Board>,
    /// Piles.
    pub piles: Vec<Pile>,
    /// Hands.
    pub hands: PerSide<Hand>,
    /// Cards of a hand that is seen which are of no use as things stand.
    pub dead: CardSet,
    /// The battle in progress, if it is fought with cards of its own.
    pub duel: Option<Duel>,
    /// The battle or siege in progress: comparison lines.
    pub facts: Vec<Fact>,
    /// Its dice.
    pub dice: Vec<DieShown>,
    /// The march in progress.
    pub route: Option<Route>,
    /// What each side has of that which decides the game.
    pub score: PerSide<u8>,
    /// What that is: "Provinces".
    pub scored: &'static str,
}
