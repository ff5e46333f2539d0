//! The one place that knows which games there are. The page has a program for each, so each stands behind a feature; tests hold all.

macro_rules! each {
    ($kind:ident, $game:expr, $one:ident => $do:expr) => {
        match $game {
            #[cfg(feature = "hamilcar")]
            $kind::Hamilcar($one) => $do,
            #[cfg(feature = "hannibal")]
            $kind::Hannibal($one) => $do,
        }
    };
}

/// The same, as a value of the same kind.
macro_rules! alike {
    ($kind:ident, $game:expr, $one:ident => $into:ident($do:expr)) => {
        match $game {
            #[cfg(feature = "hamilcar")]
            $kind::Hamilcar($one) => $into::Hamilcar($do),
            #[cfg(feature = "hannibal")]
            $kind::Hannibal($one) => $into::Hannibal($do),
        }
    };
}

/// What the rules of the game with a number say; a program with one game has its own alone.
macro_rules! rules {
    ($number:expr, $rules:ident => $do:expr) => {
        match $number {
            #[cfg(feature = "hamilcar")]
            0 => {
                type $rules = Hamilcar;
                $do
            }
            #[cfg(feature = "hannibal")]
            1 => {
                type $rules = Hannibal;
                $do
            }
            _ => unreachable!("a game that this program does not play"),
        }
    };
}

mod about;
mod coming;
mod playing;
pub mod replayed;
mod told;

#[cfg(test)]
pub use about::TEXTS;
pub use about::{About, DUELS, FIRST, GAMES, HERE, here};
pub use coming::{Coming, of_link};
pub use playing::{Answer, Asked, LogLine, Mark, Over};

#[cfg(feature = "hamilcar")]
use hamilcar::Hamilcar;
#[cfg(feature = "hannibal")]
use hannibal::Hannibal;
use kernel::code;
use kernel::odds::Odds;
use kernel::scene::{CardFace, Chapter, GeneralFace, Occasion, Scene, Switch};
use kernel::{CardId, Choice, Envelope, PerSide, Refusal, Rule, Seed, Shown, Side, Viewer};
use playing::{Playing, Sketching};

/// The sections of a game's rulebook, then its house rules.
#[cfg(test)]
pub fn sections(game: usize) -> Vec<&'static str> {
    rules!(game, Rules => kernel::trial::cases::all_rules::<Rules>())
}

/// The link of a whole war with battles by land and sea. It is frozen: a test says how to renew it where today's rules lead elsewhere.
#[cfg(test)]
pub const A_WHOLE_WAR: &str = include_str!("app/fixtures/whole-war.txt");

/// How [`A_WHOLE_WAR`] is renewed.
#[cfg(test)]
pub const RENEW_THE_WAR: &str = "this renews it: cargo run -q --release -p trial -- golden target/wars && cp target/wars/hamilcar/golden/fighters-2/link src/app/fixtures/whole-war.txt";

/// The game whose battles are fought with cards.
#[cfg(test)]
pub const FIELD: usize = 1;

/// A game in progress, whichever it is.
pub enum AnyGame {
    /// The First Punic War.
    #[cfg(feature = "hamilcar")]
    Hamilcar(Playing<Hamilcar>),
    /// The Second Punic War.
    #[cfg(feature = "hannibal")]
    Hannibal(Playing<Hannibal>),
}

/// A copy of a game to try answers on.
#[derive(Clone)]
pub enum Sketch {
    /// Of the First Punic War.
    #[cfg(feature = "hamilcar")]
    Hamilcar(Sketching<Hamilcar>),
    /// Of the Second Punic War.
    #[cfg(feature = "hannibal")]
    Hannibal(Sketching<Hannibal>),
}

/// A new game with its switches set as a packed number says, or with none of them on if that number means nothing.
fn fresh<R: Shown>(on: u32, seed: Seed, envelope: Envelope) -> Playing<R> {
    Playing::new(on, seed, envelope.clone())
        .or_else(|| Playing::new(0, seed, envelope))
        .expect("every game can be played without its switches")
}

impl AnyGame {
    /// A new game of this number in [`GAMES`], one of [`HERE`], with its [`switches`] set as this packed number says.
    pub fn new(game: usize, on: u32, seed: Seed, envelope: Envelope) -> Self {
        match game {
            #[cfg(feature = "hamilcar")]
            0 => AnyGame::Hamilcar(fresh(on, seed, envelope)),
            #[cfg(feature = "hannibal")]
            1 => AnyGame::Hannibal(fresh(on, seed, envelope)),
            _ => unreachable!("a game that this program does not play"),
        }
    }

    /// A new game of the same kind, with the same of its [`switches`].
    pub fn again(&self, seed: Seed, envelope: Envelope) -> Self {
        each!(AnyGame, self, g => AnyGame::new(number(self), g.switches(), seed, envelope))
    }

    /// The optional rules and house rules that this game is played with, each with what is said of its setting.
    pub fn agreed(&self) -> Vec<(&'static Switch, String)> {
        each!(AnyGame, self, g => g.agreed())
    }

    /// The occasions of this game to react.
    pub fn occasions(&self) -> &'static [Occasion] {
        rules!(number(self), Rules => Rules::occasions())
    }

    /// What is told of a turn that has ended, in this order.
    pub fn chapters(&self) -> &'static [Chapter] {
        rules!(number(self), Rules => Rules::chapters())
    }

    /// The occasions at which a card could be played, one bit each.
    pub fn occasions_of(&self, card: CardId) -> u32 {
        rules!(number(self), Rules => Rules::occasions_of(card))
    }

    /// What the page says of it.
    pub fn about(&self) -> &'static About {
        &GAMES[number(self)]
    }

    /// A copy to try answers on.
    pub fn sketch(&self) -> Sketch {
        alike!(AnyGame, self, g => Sketch(g.sketch()))
    }

    /// A copy that stands as far as this viewer may know the game: before an action of the other side that it has not yet carried out.
    pub fn sketch_for(&self, by: Viewer) -> Sketch {
        alike!(AnyGame, self, g => Sketch(g.sketch_for(by)))
    }

    /// Whether a side is about an action that it has not yet carried out and that this viewer may not know.
    pub fn untold_to(&self, by: Viewer) -> bool {
        each!(AnyGame, self, g => g.untold_to(by))
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

    /// Goes on from here with the dice that fall here, whatever has been seen of them, and tells nothing of it.
    pub fn resume(&mut self) {
        each!(AnyGame, self, g => g.resume());
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
        alike!(AnyGame, self, g => AnyGame(g.past()))
    }

    /// Stands at the moment after so many answers.
    pub fn seek(&mut self, answers: usize) {
        each!(AnyGame, self, g => g.seek(answers));
    }

    /// A game of its own from the moment after so many answers: as it was, or with other dice and with other cards where this viewer
    /// has not seen them.
    pub fn fork(&self, answers: usize, id: u32, other: Option<Viewer>) -> Self {
        alike!(AnyGame, self, g => AnyGame(g.fork(answers, id, other)))
    }

    /// What lies on the table, as this viewer may see it.
    pub fn scene(&self, by: Viewer) -> Scene {
        each!(AnyGame, self, g => g.scene(by))
    }

    /// The lines that everybody may read, from the answer with this place on, each with the place of its answer.
    pub fn told(&self, from: usize) -> Vec<(usize, LogLine)> {
        each!(AnyGame, self, g => g.told(from))
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
            core::ops::ControlFlow::Break(game) => Ok(game),
            core::ops::ControlFlow::Continue(_) => Err("all of it is a slice".into()),
        }
    }

    /// What lies open, as the fragment of a link of its own kind: to look at, with what was told last.
    pub fn position(&self) -> String {
        each!(AnyGame, self, g => g.position())
    }

    /// The position of a link that holds one, as a game that stands still; none if it is no such link.
    pub fn of_position(text: &str) -> Option<Result<Self, String>> {
        code::game_of_position(code::find_link(text).unwrap_or(text.trim()))?;
        Some(match of_link(text) {
            #[cfg(feature = "hamilcar")]
            Ok((0, link)) => Playing::of_position(link).map(AnyGame::Hamilcar),
            #[cfg(feature = "hannibal")]
            Ok((1, link)) => Playing::of_position(link).map(AnyGame::Hannibal),
            Ok((game, _)) => Err(coming::elsewhere(game)),
            Err(why) => Err(why),
        })
    }

    /// How it stood after so many answers, as everybody may see it, standing still.
    pub fn moment(&self, answers: usize) -> Self {
        alike!(AnyGame, self, g => AnyGame(g.moment(answers)))
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
        let (game, _) = of_link(&save.link)?;
        match game {
            #[cfg(feature = "hamilcar")]
            0 => Ok(AnyGame::Hamilcar(Playing::load(text)?)),
            #[cfg(feature = "hannibal")]
            1 => Ok(AnyGame::Hannibal(Playing::load(text)?)),
            #[allow(unreachable_patterns, reason = "a program with all games has no other")]
            _ => Err(coming::elsewhere(game)),
        }
    }

    /// Why it stands still, if it does: its rules have changed, and it is only to be looked at.
    pub fn still(&self) -> Option<&str> {
        each!(AnyGame, self, g => g.still())
    }

    /// Whether a statement of a case file holds here; else what holds instead.
    #[cfg(test)]
    pub fn holds(&self, statement: &str) -> Result<(), String> {
        each!(AnyGame, self, g => g.holds(statement))
    }

    /// A world in which what this viewer has not seen has changed places.
    #[cfg(test)]
    pub fn world(&self, number: u32, by: Viewer) -> Self {
        alike!(AnyGame, self, g => AnyGame(g.world(number, by)))
    }

    /// The game of a campaign with this number, and its player: half of these begin where rare things come up.
    #[cfg(test)]
    pub fn tried(game: usize, number: u64) -> (Self, kernel::trial::Leaning) {
        match game {
            #[cfg(feature = "hamilcar")]
            0 => {
                let (game, player) = Playing::tried(number);
                (AnyGame::Hamilcar(game), player)
            }
            #[cfg(feature = "hannibal")]
            1 => {
                let (game, player) = Playing::tried(number);
                (AnyGame::Hannibal(game), player)
            }
            _ => unreachable!("a game that this program does not play"),
        }
    }

    /// What that player answers.
    #[cfg(test)]
    pub fn pick(&self, player: &mut kernel::trial::Leaning) -> Option<Choice> {
        each!(AnyGame, self, g => g.pick(player))
    }

    /// The link that a page with other rules would have made of it.
    #[cfg(test)]
    pub fn link_of_other_rules(&self) -> String {
        each!(AnyGame, self, g => g.link_of_other_rules())
    }

    /// A card's face.
    pub fn card(&self, card: CardId) -> CardFace {
        rules!(number(self), Rules => Rules::card(card))
    }
}

/// The section of the rules that a card of a game has for itself.
pub fn section_of(game: usize, card: CardId) -> Rule {
    rules!(game, Rules => Rules::section_of(card))
}

/// The optional rules and house rules of a game.
pub fn switches(game: usize) -> &'static [Switch] {
    rules!(game, Rules => Rules::switches())
}

/// All cards of a game by deck, with their faces.
pub fn decks(game: usize) -> Vec<(&'static str, Vec<CardFace>)> {
    let faces = |cards: Vec<CardId>| {
        cards
            .into_iter()
            .map(|card| rules!(game, Rules => Rules::card(card)))
            .collect()
    };
    rules!(game, Rules => Rules::readable())
        .into_iter()
        .map(|(name, cards)| (name, faces(cards)))
        .collect()
}

/// All generals of a game.
pub fn generals(game: usize) -> Vec<GeneralFace> {
    rules!(game, Rules => Rules::generals())
}

/// How many cards of a game stand in a source, follow from one, or are reconstructed.
pub fn certainties(game: usize) -> [usize; 3] {
    let mut counts = [0; 3];
    for face in decks(game).iter().flat_map(|(_, faces)| faces) {
        counts[face.certainty as usize] += 1;
    }
    counts
}

/// Which game it is, by its place in [`GAMES`].
pub fn number(game: &AnyGame) -> usize {
    match game {
        #[cfg(feature = "hamilcar")]
        AnyGame::Hamilcar(_) => 0,
        #[cfg(feature = "hannibal")]
        AnyGame::Hannibal(_) => 1,
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
