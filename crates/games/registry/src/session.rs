//! A game in progress, whichever it is.

use crate::{GameInfo, LogCache, LogLine, Over, Preview, info};
use core::ops::{Deref, DerefMut};
use engine::about::About;
use engine::layout::Layout;
use engine::scene::{CardFace, Chapter, Occasion, Scene, Switch};
use engine::{CardId, Choice, Envelope, PerSide, Seed, ShortWar, Side, Viewer};
#[cfg(feature = "testing")]
use testkit::Leaning;

/// What the page asks of a game in progress. It names no game; `SessionOf` answers by the rules of one.
pub trait Session {
    /// Which game it is, for what needs no war.
    fn info(&self) -> &'static dyn GameInfo;

    /// What was agreed, packed.
    fn switches(&self) -> u32;

    /// The optional rules and house rules that this game is played with, each with what is said of its setting.
    fn agreed(&self) -> Vec<(&'static Switch, String)>;

    /// A copy to try answers on.
    fn preview(&self) -> Preview;

    /// A copy that stands as far as this viewer may know the game: before an action of the other side that it has not yet carried out.
    fn preview_for(&self, by: Viewer) -> Preview;

    /// Whether a side is about an action that it has not yet carried out and that this viewer may not know.
    fn uncommitted_to(&self, by: Viewer) -> bool;

    /// What the side that is asked knows of the game, as bytes for the computer player; none when nobody is asked.
    fn blind(&self) -> Option<Vec<u8>>;

    /// The game as it was played up to here, hidden cards and all, as bytes for who reckons its fortune.
    fn played(&self) -> Vec<u8>;

    /// How many answers had been given before the last one that a side chose; none if it has chosen none.
    fn last_answer_of(&self, side: Side) -> Option<usize>;

    /// Names, id and manner of play.
    fn envelope(&self) -> &Envelope;

    /// The same, to be changed.
    fn envelope_mut(&mut self) -> &mut Envelope;

    /// Answers; `false` if the answer is not legal.
    fn answer(&mut self, choice: Choice) -> bool;

    /// The answers up to here.
    fn answers(&self) -> Vec<Choice>;

    /// Whether the last answer can be taken back.
    fn can_undo(&self, alone: bool) -> bool;

    /// Whether an answer taken back can be given again.
    fn can_redo(&self) -> bool;

    /// Takes the last answer back: somebody `alone` up to the last die or draw.
    fn undo(&mut self, alone: bool) -> bool;

    /// Goes back to so many answers, whatever has happened since.
    fn back_to(&mut self, answers: usize);

    /// Goes on from here with the dice that fall here, whatever has been seen of them, and tells nothing of it.
    fn resume(&mut self);

    /// Gives the answer taken back again.
    fn redo(&mut self) -> bool;

    /// Stands so many answers earlier; they can be given again.
    fn back(&mut self, answers: usize);

    /// The log as the viewer may read it; `ordered` are the answers given by standing order.
    fn log(&self, by: Viewer, ordered: &[(u32, Side)]) -> Vec<LogLine> {
        self.log_cached(by, ordered, &mut LogCache::default())
    }

    /// The log likewise. What it has in common with the last reading of this war is not worded anew.
    fn log_cached(&self, by: Viewer, ordered: &[(u32, Side)], cache: &mut LogCache) -> Vec<LogLine>;

    /// The same game once more, to look back in: it stands at its last answer and has nothing to redo.
    fn past(&self) -> AnyGame;

    /// Stands at the moment after so many answers.
    fn seek(&mut self, answers: usize);

    /// A game of its own from the moment after so many answers: as it was, or with other dice and with other cards where this viewer
    /// has not seen them.
    fn fork(&self, answers: usize, id: u32, other: Option<Viewer>) -> AnyGame;

    /// What lies on the table, as this viewer may see it.
    fn scene(&self, by: Viewer) -> Scene;

    /// The lines that everybody may read, from the answer with this place on, each with the place of its answer.
    fn told(&self, from: usize) -> Vec<(usize, LogLine)>;

    /// Goes back to where so many answers had been given, for good: with the `same` dice or with new ones.
    fn rewind(&mut self, answers: usize, same: bool);

    /// How it ended.
    fn over(&self) -> Option<Over>;

    /// What each side has at the end of the war, part by part; none in a game that ends otherwise.
    fn counted(&self) -> Vec<(&'static str, PerSide<u16>)>;

    /// The score at the end of each turn, from the turn that is under way after so many answers.
    fn scores(&self, from: usize) -> Vec<(String, PerSide<u8>)>;

    /// After how many answers the side began what it is asked about after so many: the first of its answers since of which the log tells
    /// nothing and no die has fallen; what it has let pass before is none.
    fn begun(&self, answers: usize) -> usize;

    /// The whole game as a link's fragment.
    fn link(&self) -> String;

    /// What lies open, as the fragment of a link of its own kind: to look at, with what was told last.
    fn position(&self) -> String;

    /// How it stood after so many answers, as everybody may see it, standing still.
    fn moment(&self, answers: usize) -> AnyGame;

    /// The turn after so many answers, the last line told until then, and those told next.
    fn around(&self, answers: usize, by: Viewer) -> (String, Vec<LogLine>, Vec<LogLine>);

    /// Its answers as a chain: a number for each, that tells all answers so far from others and, in its lowest bit, whether chance spoke.
    fn chain(&self) -> Vec<u16>;

    /// Whether its log tells that play went back behind this answer.
    fn went_back(&self, answer: usize) -> bool;

    /// The whole game as text.
    fn save(&self) -> String;

    /// Why it stands still, if it does: its rules have changed, and it is only to be looked at.
    fn read_only(&self) -> Option<&str>;

    /// Whether a statement of a case file holds here; else what holds instead.
    #[cfg(feature = "testing")]
    fn holds(&self, statement: &str) -> Result<(), String>;

    /// A world in which what this viewer has not seen has changed places.
    #[cfg(feature = "testing")]
    fn world(&self, number: u32, by: Viewer) -> AnyGame;

    /// What that player answers.
    #[cfg(feature = "testing")]
    fn pick(&self, player: &mut Leaning) -> Option<Choice>;

    /// The link that a page with other rules would have made of it.
    #[cfg(feature = "testing")]
    fn link_of_other_rules(&self) -> String;
}

/// A game in progress, whichever it is.
pub struct AnyGame(Box<dyn Session>);

impl Deref for AnyGame {
    type Target = dyn Session;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyGame {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl AnyGame {
    pub(crate) fn of(war: impl Session + 'static) -> Self {
        AnyGame(Box::new(war))
    }

    /// A new game of this place, with its switches set as this packed number says, or with none of them on if that number means nothing.
    #[must_use]
    pub fn new(game: usize, on: u32, seed: Seed, envelope: Envelope) -> Self {
        info(game).begin(on, seed, envelope)
    }

    /// A new game of the same kind, with the same of its switches.
    #[must_use]
    pub fn again(&self, seed: Seed, envelope: Envelope) -> Self {
        self.info().begin(self.switches(), seed, envelope)
    }

    /// Which short war of its game it is, by its place in the list, and how many answers had been given where that begins; none if it is a
    /// whole war.
    #[must_use]
    pub fn short_war(&self) -> Option<(usize, usize)> {
        let (info, given) = (self.info(), self.answers());
        let begun = |(place, war): (usize, &ShortWar)| {
            let begun = info.begin_short_war(war, 0).ok()?.answers();
            given.starts_with(&begun).then_some((place, begun.len()))
        };
        // Each begins as a fork: a war that has none there need not be compared.
        let wars = info.short_wars();
        let mut forked = wars.iter().enumerate().filter(|(_, war)| self.went_back(war.at));
        forked.find_map(begun)
    }

    /// What it says of itself.
    #[must_use]
    pub fn about(&self) -> &'static About {
        self.info().about()
    }

    /// Where things lie on its map.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        self.info().layout()
    }

    /// A card's face.
    #[must_use]
    pub fn card(&self, card: CardId) -> CardFace {
        self.info().card(card)
    }

    /// The occasions of this game to react.
    #[must_use]
    pub fn occasions(&self) -> &'static [Occasion] {
        self.info().occasions()
    }

    /// The occasions at which a card could be played, one bit each.
    #[must_use]
    pub fn occasions_of(&self, card: CardId) -> u32 {
        self.info().occasions_of(card)
    }

    /// What is told of a turn that has ended, in this order.
    #[must_use]
    pub fn chapters(&self) -> &'static [Chapter] {
        self.info().chapters()
    }

    /// The game of a campaign with this number, and its player: half of these begin where rare things come up.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn tried(game: usize, number: u64) -> (Self, Leaning) {
        info(game).tried(number)
    }
}
