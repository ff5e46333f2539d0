//! What the program and the script that starts the page (`xtask/src/page/boot.js`) say to each other. In the browser each is a JavaScript
//! object: `type` names it, the other fields are its own.

use serde::{Deserialize, Serialize};

/// What the script reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Report {
    /// The page can be played without a network.
    Ready,
    /// The address is plain http: nothing can be kept.
    Insecure,
    /// The browser keeps nothing.
    Unable,
    /// This is a draft of the page, which is not to be kept.
    Draft,
    /// A new version is here and waits.
    Newer,
    /// A new version was looked for, and there is none.
    Newest,
    /// A new version was looked for, and the network could not be reached.
    Unreachable,
    /// The browser offers to install the page.
    Installable,
    /// It has been asked to.
    Installed,
    /// The computer player is kept for playing without a network.
    Kept,
}

/// What the script is asked to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum InstallEffect {
    /// Take the new version, load the page again and come back to where it is.
    Take {
        /// Where it is.
        to: StartAt,
    },
    /// Look for a new version.
    Seek,
    /// Install the page.
    Install,
    /// Keep the computer player, which has just begun to run.
    KeepOpponent,
    /// Let the program of another game run.
    Program {
        /// The game's number in links.
        number: u8,
        /// Where it begins.
        to: StartAt,
    },
}

impl InstallEffect {
    /// Lets the program of the game in this place of the registry run.
    pub fn program(place: usize, to: StartAt) -> Self {
        InstallEffect::Program {
            number: crate::games::number_of(place),
            to,
        }
    }
}

/// Where another program begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum StartAt {
    /// At Home.
    Home,
    /// Where a new game is set up.
    Setup {
        /// What is chosen ([`crate::model::Form::to_text`]).
        form: String,
    },
    /// With the lesson.
    Lesson {
        /// Fresh chance.
        chance: u32,
    },
    /// With a game that plays itself.
    Watch {
        /// Fresh chance.
        chance: u32,
    },
    /// With the list of challenges.
    Challenges,
    /// With a kept game.
    Game {
        /// The game's id.
        id: u32,
    },
    /// With what somebody has sent.
    Link {
        /// The part of an address after `#`.
        link: String,
    },
}

/// What a page comes back to that is loaded again. The session storage holds it as text, which an older version may have written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Back {
    /// A kept game.
    Game(u32),
    /// Where a new game is set up, with what was chosen.
    Setup(String),
    /// The lesson begins; with fresh chance.
    Lesson(u32),
    /// A game that plays itself begins; with fresh chance.
    Watch(u32),
    /// The list of challenges.
    Challenges,
}

impl Back {
    /// Reads a game's id, `setup` with what is chosen, or `lesson` and `watch` with a number. None of any other text.
    pub fn from_text(text: &str) -> Option<Self> {
        if let Some(form) = text.strip_prefix("setup") {
            return Some(Back::Setup(form.into()));
        }
        if text == "challenges" {
            return Some(Back::Challenges);
        }
        let number = |word| text.strip_prefix(word).and_then(|number| number.parse().ok());
        None.or_else(|| number("lesson").map(Back::Lesson))
            .or_else(|| number("watch").map(Back::Watch))
            .or_else(|| number("").map(Back::Game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, from_value, json, to_value};

    const SCRIPT: &str = include_str!("../../../xtask/src/page/boot.js");

    const REPORTS: [(Report, &str); 10] = [
        (Report::Ready, "ready"),
        (Report::Insecure, "insecure"),
        (Report::Unable, "unable"),
        (Report::Draft, "draft"),
        (Report::Newer, "newer"),
        (Report::Newest, "newest"),
        (Report::Unreachable, "unreachable"),
        (Report::Installable, "installable"),
        (Report::Installed, "installed"),
        (Report::Kept, "kept"),
    ];

    #[test]
    fn each_report_of_the_script_is_read() {
        for (report, name) in REPORTS {
            let object = json!({ "type": name });
            assert_eq!(to_value(report).unwrap(), object);
            assert_eq!(from_value::<Report>(object).unwrap(), report);
            assert!(SCRIPT.contains(&format!("tell(\"{name}\")")), "nobody reports {name}");
        }
        for (at, told) in SCRIPT.match_indices("tell(\"") {
            let name = SCRIPT[at + told.len()..].split('"').next().unwrap();
            assert!(REPORTS.iter().any(|(_, known)| *known == name), "{name} is not read");
        }
        for no in [json!(null), json!("ready"), json!({}), json!({ "type": "late" })] {
            assert!(from_value::<Report>(no.clone()).is_err(), "{no}");
        }
    }

    /// Nothing keeps a draft, which has no version.
    #[test]
    fn a_draft_has_no_service_worker() {
        let draft = SCRIPT
            .find("if (!version) return tell(\"draft\");")
            .expect("a draft is told apart");
        assert!(draft < SCRIPT.find("workers.register(").expect("a page is kept"));
        assert!(include_str!("../../../index.html").contains("data-version=\"\""));
    }

    /// The deeds of the script, as it names them, with the fields that it reads of each.
    #[test]
    fn each_request_is_one_that_the_script_knows() {
        let deeds = SCRIPT.split("const deeds = {").nth(1).unwrap();
        let is = |deed: InstallEffect, object: Value, head: &str| {
            assert_eq!(to_value(&deed).unwrap(), object);
            assert!(
                deeds.contains(&format!("\n  {head} {{")),
                "the script does not know {head}"
            );
        };
        let take = json!({ "type": "take", "to": { "type": "home" } });
        is(InstallEffect::Take { to: StartAt::Home }, take, "take({ to })");
        is(InstallEffect::Seek, json!({ "type": "seek" }), "seek()");
        is(InstallEffect::Install, json!({ "type": "install" }), "install()");
        is(
            InstallEffect::KeepOpponent,
            json!({ "type": "keepOpponent" }),
            "keepOpponent()",
        );
        let form = "32\nR".to_owned();
        for (to, object, reads) in [
            (StartAt::Home, json!({ "type": "home" }), None),
            (
                StartAt::Setup { form },
                json!({ "type": "setup", "form": "32\nR" }),
                Some("`setup${to.form}`"),
            ),
            (
                StartAt::Lesson { chance: 7 },
                json!({ "type": "lesson", "chance": 7 }),
                Some("`lesson${to.chance}`"),
            ),
            (
                StartAt::Watch { chance: 7 },
                json!({ "type": "watch", "chance": 7 }),
                Some("`watch${to.chance}`"),
            ),
            (
                StartAt::Challenges,
                json!({ "type": "challenges" }),
                Some("return \"challenges\""),
            ),
            (
                StartAt::Game { id: 9 },
                json!({ "type": "game", "id": 9 }),
                Some("to.id"),
            ),
            (
                StartAt::Link { link: "AB".into() },
                json!({ "type": "link", "link": "AB" }),
                Some("`#${to.link}`"),
            ),
        ] {
            if let Some(reads) = reads {
                let asks = format!("to.type === {}", object["type"]);
                assert!(
                    SCRIPT.contains(&asks) && SCRIPT.contains(reads),
                    "the script does not read {object}"
                );
            }
            let object = json!({ "type": "program", "number": 2, "to": object });
            is(InstallEffect::program(1, to), object, "program({ number, to })");
        }
    }

    #[test]
    fn what_a_page_comes_back_to_is_read() {
        assert_eq!(Back::from_text("4000000000"), Some(Back::Game(4_000_000_000)));
        assert_eq!(Back::from_text("setup13\nR"), Some(Back::Setup("13\nR".into())));
        assert_eq!(Back::from_text("lesson7"), Some(Back::Lesson(7)));
        assert_eq!(Back::from_text("watch4000000000"), Some(Back::Watch(4_000_000_000)));
        assert_eq!(Back::from_text("challenges"), Some(Back::Challenges));
        for no in ["", "lesson", "watch-1", "to front", "-1", "4294967296", "Setup13"] {
            assert_eq!(Back::from_text(no), None, "{no}");
        }
    }
}
