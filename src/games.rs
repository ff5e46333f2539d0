//! The one place that knows which games there are.

mod playing;
pub mod replayed;
mod told;

pub use playing::{Answer, Asked, LogLine, Mark, Over};

use core::ops::ControlFlow;
use hamilcar::Hamilcar;
use kernel::code;
use kernel::layout::Layout;
use kernel::odds::Odds;
use kernel::scene::{CardFace, GeneralFace, Occasion, Scene, Switch};
use kernel::{CardId, Choice, Envelope, PerSide, Refusal, Rule, Rules, Seed, Shown, Side, Viewer};
use playing::{Playing, Sketching};

/// What the page says of a game, and where its drawing lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct About {
    /// Its title.
    pub title: &'static str,
    /// Which war.
    pub war: &'static str,
    /// The drawn map, relative to the page.
    pub map: &'static str,
    /// Where things lie on it.
    pub layout: &'static Layout,
    /// Its rules help: texts in our own words, relative to the page.
    pub help: [&'static str; 3],
    /// A plain word on what of it is reconstructed.
    pub doubt: &'static str,
}

/// The games there are.
pub const GAMES: [About; 1] = [About {
    title: "Hamilcar",
    war: "The First Punic War, 264–241 BC",
    map: "static/maps/hamilcar.svg",
    layout: &hamilcar::data::layout::LAYOUT,
    help: [
        "static/help/hamilcar.txt",
        "static/help/hamilcar-glossary.txt",
        "static/help/hamilcar-lesson.txt",
    ],
    doubt: "No public source prints all the cards of this game. Titles, effects and numbers that could not be found are \
            reconstructed to fit what the rulebook says of them; each card says on its face how sure it is.",
}];

/// The texts of the first game's help, as the page fetches them.
#[cfg(test)]
pub const TEXTS: [&str; 3] = [
    include_str!("../static/help/hamilcar.txt"),
    include_str!("../static/help/hamilcar-glossary.txt"),
    include_str!("../static/help/hamilcar-lesson.txt"),
];

/// The sections of the first game's rulebook.
#[cfg(test)]
pub fn sections() -> &'static [&'static str] {
    <Hamilcar as kernel::trial::cases::Cased>::sections()
}

/// The link of a whole war with battles by land and sea.
#[cfg(test)]
pub const A_WHOLE_WAR: &str = include_str!("../crates/hamilcar/golden/fighters-2/link");

/// A game in progress, whichever it is.
pub enum AnyGame {
    /// The First Punic War.
    Hamilcar(Playing<Hamilcar>),
}

macro_rules! each {
    ($kind:ident, $game:expr, $one:ident => $do:expr) => {
        match $game {
            $kind::Hamilcar($one) => $do,
        }
    };
}

/// A game that comes by link, while its answers are read.
pub enum Coming {
    /// Of the First Punic War.
    Hamilcar(Box<playing::coming::Coming<Hamilcar>>),
}

impl Coming {
    /// Begins to read a link, or a text that holds one.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn new(text: &str) -> Result<Self, String> {
        let link = code::find_link(text).unwrap_or(text.trim());
        match code::game_of_link(link).map_err(|why| why.to_string())? {
            Hamilcar::GAME => Ok(Coming::Hamilcar(Box::new(playing::coming::Coming::new(link)?))),
            _ => Err(code::LinkError::NotOurs.to_string()),
        }
    }

    /// How many answers have been read, and of how many.
    pub fn progress(&self) -> (u32, u32) {
        each!(Coming, self, g => g.progress())
    }

    /// Reads on, at most so many answers: the game, or what is left to be read.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn advance(self, answers: u32) -> Result<ControlFlow<AnyGame, Coming>, String> {
        let Coming::Hamilcar(coming) = self;
        Ok(match coming.advance(answers)? {
            ControlFlow::Break(game) => ControlFlow::Break(AnyGame::Hamilcar(game)),
            ControlFlow::Continue(rest) => ControlFlow::Continue(Coming::Hamilcar(Box::new(rest))),
        })
    }
}

/// A copy of a game to try answers on.
#[derive(Clone)]
pub enum Sketch {
    /// Of the First Punic War.
    Hamilcar(Sketching<Hamilcar>),
}

impl AnyGame {
    /// A new game of this number in [`GAMES`] with these of its [`switches`] on, one bit each.
    pub fn new(_game: usize, on: u32, seed: Seed, envelope: Envelope) -> Self {
        let plain = || Playing::new(0, seed, envelope.clone()).expect("every game can be played without its switches");
        AnyGame::Hamilcar(Playing::new(on, seed, envelope.clone()).unwrap_or_else(plain))
    }

    /// A new game of the same kind, with the same of its [`switches`] on.
    pub fn again(&self, seed: Seed, envelope: Envelope) -> Self {
        each!(AnyGame, self, g => AnyGame::new(0, g.switches(), seed, envelope))
    }

    /// The optional rules that this game is played with.
    pub fn agreed(&self) -> Vec<&'static Switch> {
        each!(AnyGame, self, g => g.agreed())
    }

    /// The occasions of this game to react.
    pub fn occasions(&self) -> &'static [Occasion] {
        match self {
            AnyGame::Hamilcar(_) => Hamilcar::occasions(),
        }
    }

    /// The occasions at which a card could be played, one bit each.
    pub fn occasions_of(&self, card: CardId) -> u32 {
        match self {
            AnyGame::Hamilcar(_) => Hamilcar::occasions_of(card),
        }
    }

    /// What the page says of it.
    pub fn about(&self) -> &'static About {
        match self {
            AnyGame::Hamilcar(_) => &GAMES[0],
        }
    }

    /// A copy to try answers on.
    pub fn sketch(&self) -> Sketch {
        match self {
            AnyGame::Hamilcar(game) => Sketch::Hamilcar(game.sketch()),
        }
    }

    /// Names, id and manner of play.
    pub fn envelope(&self) -> &Envelope {
        each!(AnyGame, self, g => g.envelope())
    }

    /// The same, to be changed.
    pub fn envelope_mut(&mut self) -> &mut Envelope {
        each!(AnyGame, self, g => g.envelope_mut())
    }

    /// Answers; `false` if the answer is not legal.
    pub fn answer(&mut self, choice: Choice) -> bool {
        each!(AnyGame, self, g => g.answer(choice))
    }

    /// The answers up to here.
    pub fn answers(&self) -> Vec<Choice> {
        each!(AnyGame, self, g => g.answers())
    }

    /// Whether the last answer can be taken back.
    #[cfg(test)]
    pub fn can_undo(&self, alone: bool) -> bool {
        each!(AnyGame, self, g => g.can_undo(alone))
    }

    /// Whether an answer taken back can be given again.
    pub fn can_redo(&self) -> bool {
        each!(AnyGame, self, g => g.can_redo())
    }

    /// Takes the last answer back: somebody `alone` up to the last die or draw.
    pub fn undo(&mut self, alone: bool) -> bool {
        each!(AnyGame, self, g => g.undo(alone))
    }

    /// Goes back to so many answers, whatever has happened since.
    pub fn back_to(&mut self, answers: usize) {
        each!(AnyGame, self, g => g.back_to(answers));
    }

    /// Gives the answer taken back again.
    pub fn redo(&mut self) -> bool {
        each!(AnyGame, self, g => g.redo())
    }

    /// Stands so many answers earlier; they can be given again.
    pub fn back(&mut self, answers: usize) {
        each!(AnyGame, self, g => g.back(answers));
    }

    /// The log as the viewer may read it; `ordered` are the answers given by standing order.
    pub fn log(&self, by: Viewer, ordered: &[(u32, Side)]) -> Vec<LogLine> {
        each!(AnyGame, self, g => g.log(by, ordered))
    }

    /// The same game once more, to look back in: it stands at its last answer and has nothing to redo.
    pub fn past(&self) -> Self {
        match self {
            AnyGame::Hamilcar(game) => AnyGame::Hamilcar(game.past()),
        }
    }

    /// Stands at the moment after so many answers.
    pub fn seek(&mut self, answers: usize) {
        each!(AnyGame, self, g => g.seek(answers));
    }

    /// A game of its own from the moment after so many answers: as it was, or with other dice and with other cards where this viewer
    /// has not seen them.
    pub fn fork(&self, answers: usize, id: u32, other: Option<Viewer>) -> Self {
        match self {
            AnyGame::Hamilcar(game) => AnyGame::Hamilcar(game.fork(answers, id, other)),
        }
    }

    /// What lies on the table, as this viewer may see it.
    pub fn scene(&self, by: Viewer) -> Scene {
        each!(AnyGame, self, g => g.scene(by))
    }

    /// The lines that everybody may read, from the answer with this place on, each with the place of its answer.
    pub fn told(&self, from: usize) -> Vec<(usize, LogLine)> {
        each!(AnyGame, self, g => g.told(from))
    }

    /// The place after the last answer by which this side did something.
    pub fn acted(&self, side: Side) -> usize {
        each!(AnyGame, self, g => g.acted(side))
    }

    /// Goes back to where so many answers had been given, for good: with the `same` dice or with new ones.
    pub fn rewind(&mut self, answers: usize, same: bool) {
        each!(AnyGame, self, g => g.rewind(answers, same));
    }

    /// How it ended.
    pub fn over(&self) -> Option<Over> {
        each!(AnyGame, self, g => g.over())
    }

    /// The score at the end of each turn.
    pub fn way(&self) -> Vec<(String, PerSide<u8>)> {
        each!(AnyGame, self, g => g.way())
    }

    /// The whole game as a link's fragment.
    pub fn link(&self) -> String {
        each!(AnyGame, self, g => g.link())
    }

    /// The game of a link.
    #[cfg(test)]
    pub fn from_link(text: &str) -> Result<Self, String> {
        match Coming::new(text)?.advance(u32::MAX)? {
            ControlFlow::Break(game) => Ok(game),
            ControlFlow::Continue(_) => Err("all of it is a slice".into()),
        }
    }

    /// What lies open, as the fragment of a link of its own kind: to look at, with what was told last.
    pub fn position(&self) -> String {
        each!(AnyGame, self, g => g.position())
    }

    /// The position of a link that holds one, as a game that stands still; none if it is no such link.
    pub fn of_position(text: &str) -> Option<Result<Self, String>> {
        let link = code::find_link(text).unwrap_or(text.trim());
        match code::game_of_position(link)? {
            Hamilcar::GAME => Some(Playing::of_position(link).map(AnyGame::Hamilcar)),
            _ => Some(Err(code::LinkError::NotOurs.to_string())),
        }
    }

    /// How it stood after so many answers, as everybody may see it, standing still.
    pub fn moment(&self, answers: usize) -> Self {
        match self {
            AnyGame::Hamilcar(game) => AnyGame::Hamilcar(game.moment(answers)),
        }
    }

    /// The turn after so many answers, the last line told until then, and those told next.
    pub fn around(&self, answers: usize, by: Viewer) -> (String, Vec<LogLine>, Vec<LogLine>) {
        each!(AnyGame, self, g => g.around(answers, by))
    }

    /// Its answers as a chain: a number for each, that tells all answers so far from others and, in its lowest bit, whether chance spoke.
    pub fn chain(&self) -> Vec<u16> {
        each!(AnyGame, self, g => g.chain())
    }

    /// Whether its log tells that play went back behind this answer.
    pub fn went_back(&self, answer: usize) -> bool {
        each!(AnyGame, self, g => g.went_back(answer))
    }

    /// The whole game as text.
    pub fn save(&self) -> String {
        each!(AnyGame, self, g => g.save())
    }

    /// A game from its text.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn load(text: &str) -> Result<Self, String> {
        let save = code::Save::from_text(text).map_err(|why| why.to_string())?;
        match code::game_of_link(&save.link).map_err(|why| why.to_string())? {
            Hamilcar::GAME => Ok(AnyGame::Hamilcar(Playing::load(text)?)),
            _ => Err(code::LinkError::NotOurs.to_string()),
        }
    }

    /// Why it stands still, if it does: its rules have changed, and it is only to be looked at.
    pub fn still(&self) -> Option<&str> {
        each!(AnyGame, self, g => g.still())
    }

    /// A world in which what this viewer has not seen has changed places.
    #[cfg(test)]
    pub fn world(&self, number: u32, by: Viewer) -> Self {
        match self {
            AnyGame::Hamilcar(game) => AnyGame::Hamilcar(game.world(number, by)),
        }
    }

    /// The link that a page with other rules would have made of it.
    #[cfg(test)]
    pub fn link_of_other_rules(&self) -> String {
        each!(AnyGame, self, g => g.link_of_other_rules())
    }

    /// A card's face.
    pub fn card(&self, card: CardId) -> CardFace {
        match self {
            AnyGame::Hamilcar(_) => Hamilcar::card(card),
        }
    }
}

/// The optional rules of a game.
pub fn switches(_game: usize) -> &'static [Switch] {
    Hamilcar::switches()
}

/// All cards of a game by deck, with their faces.
pub fn decks(_game: usize) -> Vec<(&'static str, Vec<CardFace>)> {
    let faces = |cards: Vec<CardId>| cards.into_iter().map(Hamilcar::card).collect();
    Hamilcar::readable()
        .into_iter()
        .map(|(name, cards)| (name, faces(cards)))
        .collect()
}

/// All generals of a game.
pub fn generals(_game: usize) -> Vec<GeneralFace> {
    Hamilcar::generals()
}

/// The section of the rules that a card has for itself.
pub fn section_of(card: CardId) -> Rule {
    use hamilcar::data::{cards, tactics};
    Rule(match tactics::is_tactic(card) {
        true => tactics::tactic(card).section,
        false => cards::section(card),
    })
}

/// How many cards of a game stand in a source, follow from one, or are reconstructed.
pub fn certainties(_game: usize) -> [usize; 3] {
    let mut counts = [0; 3];
    for face in decks(0).iter().flat_map(|(_, faces)| faces) {
        counts[face.certainty as usize] += 1;
    }
    counts
}

/// Which game it is, by its place in [`GAMES`].
pub fn number(game: &AnyGame) -> usize {
    match game {
        AnyGame::Hamilcar(_) => 0,
    }
}

/// The id of a kept game: the same in every copy of it, and on every device.
pub fn id_of(text: &str) -> Option<u32> {
    code::id_of_link(&code::Save::from_text(text).ok()?.link)
}

/// Whether a kept text is whole: nothing in it is missing or changed.
pub fn whole(text: &str) -> bool {
    code::Save::from_text(text).is_ok()
}

impl Sketch {
    /// The question that waits, in words.
    pub fn asked(&self) -> Option<Asked> {
        each!(Sketch, self, g => g.asked())
    }

    /// The answer that is proposed for it, if it is one of a batch of losses or removals.
    pub fn proposed(&self) -> Option<Choice> {
        each!(Sketch, self, g => g.proposed())
    }

    /// The words of an answer to the question that waits.
    pub fn label(&self, choice: Choice) -> String {
        each!(Sketch, self, g => g.label(choice))
    }

    /// Which answers are refused, and why.
    pub fn refusals(&self) -> Vec<(Choice, Refusal)> {
        each!(Sketch, self, g => g.refusals())
    }

    /// Answers; `false` if the answer is not legal.
    pub fn answer(&mut self, choice: Choice) -> bool {
        each!(Sketch, self, g => g.answer(choice))
    }

    /// The odds of a legal answer, if it commits to dice.
    pub fn odds(&self, choice: Choice) -> Option<Odds> {
        each!(Sketch, self, g => g.odds(choice))
    }

    /// How far it has come.
    pub fn mark(&self) -> Mark {
        each!(Sketch, self, g => g.mark())
    }

    /// What to draw.
    pub fn scene(&self, by: Viewer) -> Scene {
        each!(Sketch, self, g => g.scene(by))
    }
}
