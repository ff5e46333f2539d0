//! Where the page runs: how long that browser keeps what it is given, in plain words.

use crate::model::Model;
use crate::model::saved_games::{BrowserKind, Lasting};

/// Said before the first answer inside another app.
pub const IN_APP: &str = "This page is open inside another app, which may delete your games when you leave it. Open it in the \
                          browser itself before you play.";

/// Said where seven days are the limit.
const SEVEN_DAYS: &str = "Safari deletes the data of a page that you have not opened for seven days: save your games as a \
                          file now and then.";

/// Said where the browser keeps nothing.
pub const FORGETFUL: &str = "This browser keeps nothing: a game is lost when you close or reload the page or go to another game. Save it \
                             as a file or share it as a link to keep it.";

/// Said of files.
const FILE: &str =
    "A file holds everything, hidden cards and dice to come included. Keep it to yourself until the war is over.";

/// Said when nothing more fits.
const FULL: &str = "The browser's storage is full. Save your games as a file, then delete some of them.";

/// The one sentence that Home says where it matters.
pub fn warning(model: &Model) -> Option<&'static str> {
    match model.saved_games.place {
        _ if model.saved_games.full => Some(FULL),
        BrowserKind::InApp => Some(IN_APP),
        BrowserKind::SevenDays => Some(SEVEN_DAYS),
        BrowserKind::Usual | BrowserKind::HomeScreen => None,
    }
}

/// Where games are kept and for how long, in whole sentences.
pub fn words(model: &Model) -> Vec<&'static str> {
    let slots = &model.saved_games;
    if model.abilities.forgetful {
        return vec![FORGETFUL, FILE];
    }
    let mut words = vec!["Games are kept in this browser, on this device, and nowhere else."];
    if slots.full {
        words.push(FULL);
    }
    words.push(match slots.lasting {
        Lasting::Promised => "The browser has promised not to delete them when space runs short.",
        Lasting::Refused => "The browser has not promised to keep them: it may delete them when space runs short.",
        Lasting::Unasked => {
            "After your first answer the page asks the browser not to delete them when space runs short."
        }
    });
    match slots.place {
        BrowserKind::Usual => words.push("Clearing the data of this site deletes them."),
        BrowserKind::SevenDays => {
            words.push(SEVEN_DAYS);
            words.push(
                "A page on the home screen is spared, but it has storage of its own: save your games as a file here \
                 first, and add them there.",
            );
        }
        BrowserKind::HomeScreen => {
            words.push("This page on your home screen has storage of its own, apart from the browser's: move games from one to the other as a file or a link.");
        }
        BrowserKind::InApp => words.push(IN_APP),
    }
    words.push(FILE);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_kept_nothing_is_said_to_be_kept() {
        let mut model = Model::default();
        assert!(words(&model).concat().contains("Games are kept in this browser"));
        model.abilities.forgetful = true;
        model.saved_games.lasting = Lasting::Promised;
        let said = words(&model).concat();
        assert!(
            said.contains("keeps nothing") && said.contains("file") && said.contains("link"),
            "{said}"
        );
        for untrue in ["are kept", "promised", "asks the browser", "deletes them"] {
            assert!(!said.contains(untrue), "{said}");
        }
    }
}
