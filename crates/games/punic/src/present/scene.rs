//! What both wars say alike of their table and of their log.

use engine::scene::{Board, BoardKind, Cell, Chapter, Pile, Rating, RatingShape, Tells};
use engine::{CardSet, PerSide};

/// What the points of both wars are.
pub const SCORED: &str = "Provinces";

/// What is told of a turn that has ended.
pub const CHAPTERS: &[Chapter] = &[
    Chapter::new(SCORED, "None changed hands.", &[Tells::Region]),
    Chapter::LOSSES,
    Chapter::new("Generals", "None was lost.", &[Tells::Death]),
    Chapter::new("Battles", "None was fought.", &[Tells::Won, Tells::Falls]),
    Chapter::new("Points", "None were counted.", &[Tells::Points]),
    Chapter::new("Cards", "Nothing was shuffled.", &[Tells::Shuffled]),
];

/// A pile that lies open.
#[must_use]
pub fn open(id: &'static str, title: &'static str, cards: CardSet) -> Pile {
    Pile {
        id,
        title,
        count: cards.len() as u8,
        cards: cards.iter().collect(),
        ..Pile::default()
    }
}

/// The Strategy Deck, of which only the number of its cards is known.
#[must_use]
pub fn deck(cards: CardSet) -> Pile {
    Pile {
        cards: Vec::new(),
        ..open("deck", "Strategy Deck", cards)
    }
}

/// The board of the provinces: how many count for each side, and a row of cells.
#[must_use]
pub fn provinces(score: PerSide<u8>, cells: impl Iterator<Item = Cell>) -> Board {
    let (rome, carthage) = (score.rome, score.carthage);
    Board {
        id: "provinces",
        kind: BoardKind::Regions,
        title: "Provinces".into(),
        aside: format!("Rome {rome}, Carthage {carthage}; in brackets: not counted"),
        rows: vec![cells.collect()],
    }
}

/// The two ratings of a general.
#[must_use]
pub fn ratings(strategy: u8, battle: u8) -> Vec<Rating> {
    let rating = |name, value, frame| Rating { name, value, frame };
    vec![
        rating("Strategy", strategy, RatingShape::Circle),
        rating("Battle", battle, RatingShape::Square),
    ]
}
