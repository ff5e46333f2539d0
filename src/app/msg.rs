//! What can happen, and what the browser is asked to do.

use super::anywhere::{AnywhereMsg, Deed};
use super::guide::GuideMsg;
use super::keep::Record;
use super::learn::LearnMsg;
use super::model::{Screen, Sheet, Target};
use super::orders::{Manner, Order, Scope};
use super::replay::{ReplayEffect, ReplayMsg};
use super::settings::{Knob, Settings};
use super::share::{Carry, Sharing};
use super::slots::{SlotsEffect, SlotsMsg};
use kernel::{Choice, Side, SpaceId};

/// What happened.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Another screen is wanted.
    Go(Screen),
    /// Something is changed on the form of a new game.
    Form(Field),
    /// The new game begins; the number is fresh chance.
    Start(u64),
    /// A game is to be watched; the number is fresh chance.
    Watch(u64),
    /// A kept game is continued.
    Continue(u32),
    /// A kept game is deleted.
    Delete(u32),
    /// The stores have been read.
    Kept(Vec<Record>),
    /// This has been written: to the first store, to the second.
    Saved(Record, bool, bool),
    /// Something is tapped.
    Tap(Target),
    /// Something is looked at.
    Look(Sheet),
    /// The topmost sheet is closed.
    Close,
    /// The browser's way back: out of the topmost sheet, then home.
    Back,
    /// A button answers.
    Choose(Choice),
    /// A dark button is tapped.
    Refused(Choice),
    /// A row of the panel is answered.
    Pick(usize, Choice),
    /// The panel is confirmed.
    Agree,
    /// Every reaction of the panel is declined.
    Decline,
    /// What is proposed for the rest of a batch is taken.
    Propose,
    /// The planned way is taken back.
    Clear,
    /// The report of a battle is put away.
    Heard,
    /// The buttons that move the map are shown or folded away, where they lie folded.
    Tools,
    /// What has been chosen is said.
    Confirm,
    /// One step back.
    Undo,
    /// One step forward.
    Redo,
    /// "I am this side": its hand is opened.
    Reveal(Side),
    /// The curtain is put aside without opening the hand.
    Aside,
    /// A hand shall be opened: the curtain comes first.
    Curtain(Side),
    /// The hand is closed: the tablet was left alone.
    Hide,
    /// Nobody has touched the page for a while: an open hand is closed, with a word why.
    Idle,
    /// The question of the moment with this place is answered, those before it with nothing; a window for a hidden card from the hand.
    React(usize),
    /// Nobody is asked for a hidden card until the fight is over, or everybody again.
    Hush,
    /// The keyboard moves on the map.
    Cursor(Option<SpaceId>),
    /// The refusal and the fan go away.
    Untip,
    /// A piece of the stack that is fanned out is looked at.
    Piece(usize),
    /// The side to answer gives up.
    Concede,
    /// The same players, sides changed; the number is fresh chance.
    Rematch(u64),
    /// The game that plays itself takes a step.
    Tick,
    /// The line told on the map has been seen.
    News,
    /// It stops or goes on.
    Pause,
    /// It plays faster or slower.
    Faster,
    /// The game as a link is wanted.
    Share,
    /// Something happens to links.
    Sharing(Sharing),
    /// A text goes to the clipboard.
    Copy(String),
    /// A text goes to the system's share sheet.
    SendOut(String),
    /// What came of it.
    Word(String),
    /// Something was typed where a link is pasted.
    Pasted(String),
    /// The pasted link is opened.
    OpenPasted,
    /// The page has come to life at this address; whether there is a share sheet.
    Born(String, bool),
    /// A narrow screen shows another panel.
    Tab(u8),
    /// The other hand is laid in front.
    Turn,
    /// The map is moved.
    Map(MapMove),
    /// The topmost sheet is closed and something else happens.
    Instead(Box<Msg>),
    /// A link was found, in the address or pasted.
    Link(String),
    /// The seat of a game from a link.
    Seat(super::seats::Mode),
    /// Looking back, and looking for something in the log.
    Replay(ReplayMsg),
    /// The browser has a word.
    Notice(Option<String>),
    /// Where the page stops for a side.
    Stop(Side, Stop),
    /// A standing order of a side for an occasion, or none of its own for a space or an army.
    Order(Side, u8, Scope, Option<Order>),
    /// The same standing order of a side for all occasions that a hidden card could answer.
    OrderAll(Side, Scope, Option<Order>),
    /// The window is passed, and none of its kind stops again in this turn.
    Quiet,
    /// The odds of one more answer are worked out.
    Weigh,
    /// The settings of this device have been read.
    Settings(Settings),
    /// A knob of the settings is turned.
    Set(Knob, u8),
    /// Playing without a network, new versions.
    Anywhere(AnywhereMsg),
    /// Something about the slots in which games are kept.
    Slots(SlotsMsg),
    /// Something is learned.
    Learn(LearnMsg),
    /// Something happens in a lesson.
    Guide(GuideMsg),
    /// What is played goes on or is skipped.
    Play(super::playback::Play),
    /// The table shall behave otherwise on this device.
    Comfort(super::comfort::Comfort),
    /// Going back beyond a die is agreed to and done.
    Rewind(super::rewind::Step),
}

/// A change of where the page stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// When.
    Manner(Manner),
    /// An occasion is marked, or not any more.
    Mark(u8),
    /// A space or an army is marked, or not any more.
    Name(Scope),
}

/// How the map is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapMove {
    /// Nearer.
    Closer,
    /// Farther.
    Farther,
    /// All of it.
    Whole,
    /// A region, by its place in the layout.
    Region(usize),
    /// So that this space can be seen.
    Space(SpaceId),
    /// So that everything that may be tapped can be seen.
    Lit,
}

/// A field of the form of a new game.
#[derive(Clone, Debug)]
pub enum Field {
    /// Which game, by its place in the registry.
    War(usize),
    /// Who plays.
    Players(usize),
    /// A name.
    Name(usize, String),
    /// Which side the first player takes.
    Lot(super::model::Lot),
    /// The seed.
    Seed(String),
    /// A switch of the set-up, by its place, is set.
    Setting(usize, u32),
}

/// What the browser is asked to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Write a game to both stores.
    Save(Record),
    /// Delete a game from both stores.
    Delete(u32),
    /// Send [`Msg::Tick`] after so many milliseconds.
    Tick(u32),
    /// Send [`Msg::News`] after so many milliseconds.
    News(u32),
    /// Send [`Msg::Weigh`] once what is shown has been drawn.
    Weigh,
    /// Move the map.
    Map(MapMove),
    /// Put a text on the clipboard.
    Copy(String),
    /// Hand a text to the system's share sheet.
    SendOut(String),
    /// Something is done for links.
    Sharing(Carry),
    /// Move the focus to what is new.
    Focus,
    /// What looking back needs of the browser.
    Replay(ReplayEffect),
    /// Keep the settings of this device and show them.
    Keep(Settings),
    /// Playing without a network, new versions.
    Anywhere(Deed),
    /// Something about the slots in which games are kept.
    Slots(SlotsEffect),
    /// Fetch the rules help of the game.
    Texts,
    /// Fetch it when the table lies there and nothing else is on its way.
    TextsSoon,
    /// Play one thing that happens, then send [`super::playback::Play::Next`] with this number.
    Play(super::playback::Flourish, u32),
    /// What is played comes to its end at once.
    Settle,
    /// Remember on this device how the table behaves.
    Comfort(super::comfort::Comfort),
}
