//! What happens to kept games.

use crate::model::record::Record;
use crate::model::saved_games::BrowserKind;

/// A kept game is read, written, opened, named, copied, deleted.
#[derive(Clone, Debug)]
pub enum KeepMsg {
    /// The stores have been read.
    Loaded(Vec<Record>),
    /// A record has been written: to the first store, to the second.
    Saved(Record, bool, bool),
    /// Neither store takes anything.
    Forgetful,
    /// The database takes too long to write.
    Late,
    /// Kept games are looked for by these words.
    Seek(String),
    /// A kept game is continued.
    Continue(u32),
    /// A kept game is deleted.
    Delete(u32),
    /// What the browser says of itself: minutes since 1970, how far clocks are ahead, its kind, whether it keeps for good.
    Born(u32, i32, BrowserKind, bool),
    /// The page has crashed while it opened this game, so often.
    Suspect(u32, u32),
    /// The sheet of a game is wanted.
    Look(u32),
    /// A game is to be looked back at.
    Past(u32),
    /// A name is typed.
    Typed(String),
    /// The game gets the name that was typed.
    Rename(u32),
    /// A copy of a game is made.
    Copy(u32),
    /// A game goes to a file, or all of them.
    Export(Option<u32>),
    /// The game deleted last comes back.
    Undelete,
    /// It need not any more.
    Forget,
    /// A file has been read.
    File(String),
    /// What was found in it is added.
    Add,
    /// The browser has answered whether it keeps for good.
    Lasting(bool),
    /// A store was full: what was to be written, and which store took it.
    Full(Record, bool, bool),
    /// The games that other tabs play.
    Played(Vec<u32>),
    /// The player lets this game go, since the stores are full.
    MakeRoom(u32),
    /// A write was refused, since another page has gone on to this.
    Beaten(Record),
    /// Another page has written this.
    Elsewhere(Record),
    /// Another page has deleted this.
    Gone(u32),
    /// Another tab holds this game.
    Held(u32),
    /// This tab holds the game now; what the stores have of it.
    Mine(u32, Option<Record>),
    /// The game is to be played in this tab.
    TakeOver,
    /// A game is opened though the page has crashed with it.
    Anyway(u32),
    /// It is opened as it stood so many answers earlier.
    Earlier(u32, u32),
}
