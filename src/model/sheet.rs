//! The sheets: what lies over the screen.

use crate::model::Target;
use crate::model::learn::Topic;
use crate::model::linking::Shared;
use crate::model::orders::Scope;
use crate::model::rewind::Rewinding;
use crate::model::saved_games::SavedGamesSheet;
use crate::model::seats::Mode;
use engine::{CardId, Choice, Side, SpaceId};

/// What lies over the screen; the topmost is closed first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The menu of the table.
    Menu,
    /// A space.
    Space(SpaceId),
    /// A stack, by its key.
    Stack(String),
    /// A card, large.
    Card(CardId),
    /// A pile, by its place in the scene.
    Pile(usize),
    /// Two or more things lie under one finger.
    Loupe(Vec<Target>),
    /// The whole log.
    Log,
    /// All boards, where they do not lie on the map.
    Boards,
    /// All answers as a list.
    Answers,
    /// What happened in the turn that has just ended.
    Summary(usize),
    /// The end of the war.
    End,
    /// The review of the war.
    Review,
    /// How the war may go on after an answer.
    Continuation,
    /// The challenges of the game.
    Challenges,
    /// Giving up: asked once, asked twice.
    Concede(bool),
    /// The game as a link.
    Share(String),
    /// Something about links.
    Sharing(Shared),
    /// A link to be opened is pasted here.
    Paste,
    /// Whose seat a game from a link is played from, and who played it where the link was made.
    Seat(Mode),
    /// A sheet about kept games.
    SavedGames(SavedGamesSheet),
    /// A plain word about the data.
    About,
    /// Where the page stops for a side.
    Stops(Side),
    /// The standing orders of a side, for everything or for a space or an army.
    Orders(Side, Scope),
    /// A battle or siege die by die, by a line of the log that belongs to it.
    Breakdown(usize),
    /// Who holds what.
    Holdings,
    /// Starting a separate game (a fork) from the moment that is looked at.
    Fork,
    /// What will be printed.
    Print,
    /// The odds of an answer.
    Odds(Choice),
    /// What can be set on this device.
    Settings,
    /// All cards and generals, by deck.
    Browser(usize),
    /// One of their faces, by deck and place.
    Face(usize, usize),
    /// How the computer player plays.
    Opponent,
    /// Playing without a network, new versions.
    Install,
    /// A topic of the rules help.
    Rules(Topic),
    /// The moments to which both may agree to go back.
    Moments,
    /// Going back, as far as it has been agreed to.
    Rewind(Rewinding),
    /// What has happened since a side last did something.
    Since(Side),
}
