//! What the browser tells the page, and what the page asks of it.

/// The browser has started the page or has news, or is asked to pass on a text.
#[derive(Clone, Debug)]
pub enum BrowserMsg {
    /// The page has started at this address; whether there is a share sheet.
    Started(String, bool),
    /// Whether the browser plays sounds, and whether the device trembles.
    Plays {
        /// It plays sounds.
        sounds: bool,
        /// It trembles.
        trembles: bool,
    },
    /// A notice for the player appears or goes away.
    Notice(Option<String>),
    /// A text goes to the clipboard.
    Copy(String),
    /// A line and an address go to the system's share sheet.
    SendOut(String, String),
    /// What came of copying or sending, in words.
    Passed(String),
}
