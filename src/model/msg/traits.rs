//! What the page has to know of a message before it is carried out: one table, in which every message is named.

use crate::model::map_move::MapMove;
use crate::model::msg::{
    AnswerMsg, BrowserMsg, ChallengeMsg, CoachMsg, DeviceMsg, GameMsg, HelpMsg, KeepMsg, LinkMsg, LookMsg, Msg,
    OpponentMsg, PastMsg, SeatMsg,
};
use crate::model::{Sheet, Target};

/// How much of the page is drawn at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Redraw {
    /// What answers a tap: the question, the hand, the sheets. The map, the tracks and the log follow in a second picture.
    Answer,
    /// The whole page.
    Whole,
}

/// The traits of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits {
    /// It answers the game: it waits until the last answer has been written. After a key the focus goes to what goes on next.
    pub answers: bool,
    /// It ends the playback: an answer, or what shows something else.
    pub ends_playback: bool,
    /// It changes the game as it is kept: it is ignored while another tab plays the game.
    pub changes_game: bool,
    /// It is ignored while the past of the game is looked at.
    pub ignored_in_past: bool,
    /// It opens a hand: a narrow screen shows no further panel, and the notice goes away.
    pub opens_hand: bool,
    /// It closes the fan.
    pub closes_fan: bool,
    /// It leads to another screen or game: a link that is being read is read no further.
    pub leaves: bool,
    /// It brings a link: whoever opens one wants to play in this tab.
    pub brings_link: bool,
    /// It opens the sheet of a card.
    pub opens_card: bool,
    /// The id of the kept game that the message opens.
    pub opens: Option<u32>,
    /// How much is drawn at once.
    pub redraw: Redraw,
}

/// A message with no trait.
const PLAIN: Traits = Traits {
    answers: false,
    ends_playback: false,
    changes_game: false,
    ignored_in_past: false,
    opens_hand: false,
    closes_fan: false,
    leaves: false,
    brings_link: false,
    opens_card: false,
    opens: None,
    redraw: Redraw::Whole,
};

/// A message that answers the game; the whole page is drawn.
const ANSWERS: Traits = Traits {
    answers: true,
    ends_playback: true,
    changes_game: true,
    ignored_in_past: true,
    closes_fan: true,
    ..PLAIN
};

/// A message that answers the game; the answer is drawn first.
const ANSWERS_AT_ONCE: Traits = Traits {
    redraw: Redraw::Answer,
    ..ANSWERS
};

/// Traits of a message that opens another view, and so ends the playback of what has happened.
const SHOWS: Traits = Traits {
    ends_playback: true,
    ..PLAIN
};

/// A setting that travels with the game.
const SETS: Traits = Traits {
    changes_game: true,
    ignored_in_past: true,
    ..PLAIN
};

/// A message that leads to another screen or game.
const LEAVES: Traits = Traits { leaves: true, ..PLAIN };

impl Msg {
    /// The traits of this message.
    pub fn traits(&self) -> Traits {
        match self {
            Msg::Answer(msg) => answer(msg),
            Msg::Seat(msg) => seat(msg),
            Msg::Look(msg) => look(msg),
            Msg::Past(msg) => past(msg),
            Msg::Game(msg) => game(msg),
            Msg::Keep(msg) => keep(msg),
            Msg::Link(msg) => link(msg),
            Msg::Help(msg) => help(msg),
            Msg::Device(msg) => device(msg),
            Msg::Opponent(msg) => opponent(msg),
            Msg::Coach(msg) => coach(msg),
            Msg::Challenge(msg) => challenge(msg),
            Msg::Browser(msg) => browser(msg),
        }
    }
}

fn answer(msg: &AnswerMsg) -> Traits {
    match msg {
        AnswerMsg::Tap(target) => Traits {
            closes_fan: !matches!(target, Target::Stack(_)),
            ..ANSWERS_AT_ONCE
        },
        AnswerMsg::Choose(_)
        | AnswerMsg::Use(_)
        | AnswerMsg::Change(_)
        | AnswerMsg::Agree
        | AnswerMsg::Decline
        | AnswerMsg::Propose
        | AnswerMsg::Clear
        | AnswerMsg::Confirm
        | AnswerMsg::Undo
        | AnswerMsg::Redo => ANSWERS_AT_ONCE,
        AnswerMsg::MuteFight(_) | AnswerMsg::MuteTurn | AnswerMsg::Concede => ANSWERS,
        AnswerMsg::React(_) => Traits {
            opens_hand: true,
            ..ANSWERS
        },
        AnswerMsg::Pick(..) => Traits {
            ends_playback: true,
            redraw: Redraw::Answer,
            ..SETS
        },
        AnswerMsg::Refused(_) => Traits {
            ignored_in_past: true,
            ..PLAIN
        },
    }
}

fn seat(msg: &SeatMsg) -> Traits {
    match msg {
        SeatMsg::Stop(..) | SeatMsg::Order(..) | SeatMsg::OrderAll(..) => SETS,
        SeatMsg::Reveal(_) => Traits {
            ends_playback: true,
            opens_hand: true,
            ..SETS
        },
        SeatMsg::Hide => Traits {
            closes_fan: true,
            ..SHOWS
        },
        SeatMsg::Glance(_) => Traits {
            ignored_in_past: true,
            ..PLAIN
        },
        SeatMsg::LetGo | SeatMsg::Idle => PLAIN,
    }
}

fn look(msg: &LookMsg) -> Traits {
    match msg {
        LookMsg::Go(_) => Traits { leaves: true, ..SHOWS },
        LookMsg::Open(sheet) => Traits {
            opens_card: matches!(sheet, Sheet::Card(_)),
            redraw: Redraw::Answer,
            ..SHOWS
        },
        LookMsg::Close | LookMsg::CloseReport | LookMsg::UnfoldReport => Traits {
            redraw: Redraw::Answer,
            ..PLAIN
        },
        LookMsg::Back => SHOWS,
        // What follows is asked for its own traits when its turn comes; only one picture is drawn of both.
        LookMsg::Instead(msg) => Traits {
            redraw: msg.traits().redraw,
            ..PLAIN
        },
        LookMsg::Map(to) => Traits {
            closes_fan: matches!(to, MapMove::Whole | MapMove::Region(_)),
            ..PLAIN
        },
        LookMsg::CloseTip
        | LookMsg::Piece(_)
        | LookMsg::Tab(_)
        | LookMsg::SwapHands
        | LookMsg::Tools
        | LookMsg::Cursor(_)
        | LookMsg::News
        | LookMsg::Weigh
        | LookMsg::Play(_) => PLAIN,
    }
}

fn past(msg: &PastMsg) -> Traits {
    match msg {
        PastMsg::Rewind(_) => Traits {
            ends_playback: true,
            changes_game: true,
            ..PLAIN
        },
        PastMsg::Begin
        | PastMsg::Line(_)
        | PastMsg::Seek(_)
        | PastMsg::Slide(_)
        | PastMsg::Go(_)
        | PastMsg::Run
        | PastMsg::Pace
        | PastMsg::Eyes(_)
        | PastMsg::Tick(_)
        | PastMsg::Leave
        | PastMsg::Fork(..)
        | PastMsg::Show(_)
        | PastMsg::Search(_)
        | PastMsg::Words(_)
        | PastMsg::Turn(_)
        | PastMsg::Export
        | PastMsg::CopyLog
        | PastMsg::Print => PLAIN,
    }
}

fn game(msg: &GameMsg) -> Traits {
    match msg {
        GameMsg::SetUp(..) | GameMsg::Start(_) | GameMsg::Learn(..) | GameMsg::Watch(..) => LEAVES,
        GameMsg::Pause | GameMsg::Faster | GameMsg::NextLevel(_) => Traits {
            ignored_in_past: true,
            ..PLAIN
        },
        GameMsg::Form(_) | GameMsg::Rematch(_) | GameMsg::Offered(_) => PLAIN,
    }
}

fn keep(msg: &KeepMsg) -> Traits {
    match msg {
        KeepMsg::Continue(id) => Traits {
            opens: Some(*id),
            ..LEAVES
        },
        KeepMsg::Anyway(id) | KeepMsg::Past(id) => Traits {
            opens: Some(*id),
            ..PLAIN
        },
        KeepMsg::Loaded(_)
        | KeepMsg::Seek(_)
        | KeepMsg::Saved(..)
        | KeepMsg::Forgetful
        | KeepMsg::Late
        | KeepMsg::Delete(_)
        | KeepMsg::Born(..)
        | KeepMsg::Suspect(..)
        | KeepMsg::Look(_)
        | KeepMsg::Typed(_)
        | KeepMsg::Rename(_)
        | KeepMsg::Copy(_)
        | KeepMsg::Export(_)
        | KeepMsg::Undelete
        | KeepMsg::Forget
        | KeepMsg::File(_)
        | KeepMsg::Add
        | KeepMsg::Lasting(_)
        | KeepMsg::Full(..)
        | KeepMsg::Played(_)
        | KeepMsg::MakeRoom(_)
        | KeepMsg::Beaten(_)
        | KeepMsg::Elsewhere(_)
        | KeepMsg::Gone(_)
        | KeepMsg::Held(_)
        | KeepMsg::Mine(..)
        | KeepMsg::TakeOver
        | KeepMsg::Earlier(..) => PLAIN,
    }
}

fn link(msg: &LinkMsg) -> Traits {
    match msg {
        LinkMsg::Open(_) | LinkMsg::OpenTyped | LinkMsg::Slice(_) => Traits {
            brings_link: true,
            ..PLAIN
        },
        LinkMsg::Share => SHOWS,
        LinkMsg::Take(_) => Traits {
            changes_game: true,
            ..PLAIN
        },
        LinkMsg::Arrived(_)
        | LinkMsg::Typed(_)
        | LinkMsg::Cancel
        | LinkMsg::Position
        | LinkMsg::Code(_)
        | LinkMsg::Room(..)
        | LinkMsg::Clipboard
        | LinkMsg::Moment(..)
        | LinkMsg::Seen(_) => PLAIN,
    }
}

fn help(msg: &HelpMsg) -> Traits {
    match msg {
        HelpMsg::Open(_)
        | HelpMsg::Back
        | HelpMsg::Shut
        | HelpMsg::Search(_)
        | HelpMsg::Name(_)
        | HelpMsg::Arrived(_)
        | HelpMsg::Again
        | HelpMsg::Guide(_) => PLAIN,
    }
}

fn challenge(msg: &ChallengeMsg) -> Traits {
    match msg {
        ChallengeMsg::List(_) | ChallengeMsg::Begin(_) | ChallengeMsg::Again => LEAVES,
        ChallengeMsg::Show | ChallengeMsg::Why | ChallengeMsg::Continue => PLAIN,
    }
}

fn device(msg: &DeviceMsg) -> Traits {
    match msg {
        DeviceMsg::Settings(_)
        | DeviceMsg::Streaks(_)
        | DeviceMsg::Solved(_)
        | DeviceMsg::Set(..)
        | DeviceMsg::Device(_)
        | DeviceMsg::Install(_) => PLAIN,
    }
}

fn opponent(msg: &OpponentMsg) -> Traits {
    match msg {
        OpponentMsg::TakeBoth | OpponentMsg::TakeBack => SETS,
        OpponentMsg::Said(_)
        | OpponentMsg::Missing
        | OpponentMsg::Outdated
        | OpponentMsg::Silent
        | OpponentMsg::Hurry
        | OpponentMsg::Again => PLAIN,
    }
}

fn coach(msg: &CoachMsg) -> Traits {
    match msg {
        CoachMsg::Ask | CoachMsg::Continue(_) | CoachMsg::Close | CoachMsg::Why => Traits {
            ignored_in_past: true,
            ..PLAIN
        },
        CoachMsg::Review(_) => PLAIN,
    }
}

fn browser(msg: &BrowserMsg) -> Traits {
    match msg {
        BrowserMsg::Started(..)
        | BrowserMsg::Plays { .. }
        | BrowserMsg::Notice(_)
        | BrowserMsg::Copy(_)
        | BrowserMsg::SendOut(..)
        | BrowserMsg::Passed(_) => PLAIN,
    }
}
