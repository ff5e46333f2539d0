//! A whole turn as somebody plays it who hears the page: by roles, names and the live region of the accessibility tree alone. Nothing is
//! looked for by its place or its markup; a thing is pressed by giving it the focus and striking a key.

use crate::position;
use crate::table::{ALONE, ends_a_turn};
use crate::{Browser, Outcome, World};
use serde_json::{Value, json};

/// A turn has no more questions than this.
const MOST: u32 = 260;
/// So often a General is activated and goes a step; the other cards are discarded.
const MARCHES: u32 = 2;
/// What goes on, wherever it is offered: beginnings of names.
const GO_ON: [&str; 4] = ["Confirm", "As proposed", "No reaction", "Go on"];
/// How the button is heard that leaves it to the other side to play first.
const FIRST: &str = " says who plays first";
/// Preferred answers of the list.
const WISHES: [&str; 6] = ["Discard", "Stand", "No interception", "No reaction", "Pass", "Done"];
/// The same in a round of actions.
const ROUND: [&str; 2] = ["End the round", "Take money"];

/// Something as it is heard.
struct Heard {
    role: String,
    name: String,
    node: u64,
    focused: bool,
}

/// What is heard at one moment.
struct Moment {
    things: Vec<Heard>,
    /// What each live region says.
    said: Vec<String>,
    busy: bool,
}

impl Moment {
    fn listen(browser: &Browser) -> Outcome<Moment> {
        let tree = browser.session.devtools("Accessibility.getFullAXTree", &json!({}))?;
        let nodes: Vec<&Value> = tree["nodes"].as_array().into_iter().flatten().collect();
        let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
        let name = |node: &Value| node["name"]["value"].as_str().unwrap_or_default().trim().to_owned();
        let has = |node: &Value, property: &str| {
            let all = node["properties"].as_array().into_iter().flatten();
            all.filter(|p| p["name"] == property)
                .any(|p| p["value"]["value"] == true)
        };
        let used = nodes.iter().filter(|node| node["ignored"] != true);
        let things = used
            .clone()
            .filter(|node| !name(node).is_empty() && !has(node, "disabled"));
        let things = things.filter_map(|node| {
            Some(Heard {
                role: role(node),
                name: name(node),
                node: node["backendDOMNodeId"].as_u64()?,
                focused: has(node, "focused"),
            })
        });
        let live = used
            .clone()
            .filter(|node| matches!(role(node).as_str(), "status" | "alert" | "log"));
        let said = live.map(|node| {
            let mut text = Vec::new();
            let mut open = vec![*node];
            while let Some(node) = open.pop() {
                if role(node) == "StaticText" {
                    text.push(name(node));
                }
                let inside = node["childIds"].as_array().into_iter().flatten().rev();
                open.extend(inside.filter_map(|id| nodes.iter().find(|n| n["nodeId"] == *id)));
            }
            text.join(" ")
        });
        Ok(Moment {
            busy: used.clone().any(|node| has(node, "busy")),
            said: said.collect(),
            things: things.filter(|thing| thing.role != "RootWebArea").collect(),
        })
    }

    fn find(&self, role: &str, fits: impl Fn(&str) -> bool) -> Option<&Heard> {
        self.things.iter().find(|thing| thing.role == role && fits(&thing.name))
    }

    /// The name of the dialog that lies over the page.
    fn dialog(&self) -> Option<&str> {
        self.find("dialog", |_| true).map(|thing| thing.name.as_str())
    }

    /// Everything, to be compared.
    fn words(&self) -> String {
        let names: Vec<&str> = self.things.iter().map(|thing| thing.name.as_str()).collect();
        format!("{}\n{}", self.said.join("\n"), names.join("\n"))
    }
}

/// Somebody who hears and strikes keys.
struct Reader {
    browser: Browser,
    now: Moment,
    wishes: &'static [&'static str],
    marches: u32,
    steps: u32,
}

impl Reader {
    /// Presses something and waits for what comes of it.
    fn press(&mut self, role: &str, fits: impl Fn(&str) -> bool) -> Outcome {
        let Some(thing) = self.now.find(role, fits) else {
            return Err(format!("no such {role}; heard: {}", self.now.words()));
        };
        let (node, before) = (thing.node, self.now.words());
        self.browser
            .session
            .devtools("DOM.focus", &json!({ "backendNodeId": node }))?;
        self.browser.key(if role == "radio" { "Space" } else { "Enter" })?;
        let browser = &self.browser;
        let changed = browser.wait_for("something else to be heard", || {
            let now = Moment::listen(browser)?;
            Ok(Some(now).filter(|now| !now.busy && now.words() != before))
        });
        self.now = changed.map_err(|words| format!("{words}; heard: {before}"))?;
        Ok(())
    }

    fn begins(&mut self, role: &str, start: &str) -> Outcome {
        self.press(role, |name| name.starts_with(start))
    }

    /// Whether the tablet goes to the other player.
    fn hands_over(&self) -> bool {
        let opens = |name: &str| name.ends_with(": open your hand");
        self.now.find("button", opens).is_some()
    }

    /// Presses the one whose name ends so.
    fn ends(&mut self, role: &str, end: &str) -> Outcome {
        self.press(role, |name| name.ends_with(end))
    }

    /// Gives one answer.
    fn answer(&mut self) -> Outcome {
        let going = GO_ON.iter().find(|start| {
            self.now
                .find("button", |name| {
                    name.starts_with(*start) || name.ends_with(": no reaction") || name.ends_with(FIRST)
                })
                .is_some()
        });
        if let Some(start) = going {
            return self.press("button", |name| {
                name.starts_with(start) || name.ends_with(": no reaction") || name.ends_with(FIRST)
            });
        }
        self.press("button", |name| name == "All answers as a list" || name == "As a list")?;
        let heading = self.now.things.iter().position(|thing| thing.role == "dialog");
        let list: Vec<String> = self.now.things[heading.unwrap_or(0)..]
            .iter()
            .filter(|thing| thing.role == "button" && thing.name != "Close")
            .map(|thing| thing.name.clone())
            .collect();
        let wish = self.wish(&list)?;
        self.press("button", |name| name == wish)
    }

    fn wish(&mut self, list: &[String]) -> Outcome<String> {
        let there = |wish: &str| list.iter().any(|name| name == wish);
        if there("Stop") && self.steps == self.marches {
            return Ok("Stop".to_owned());
        }
        if there("Stop") {
            self.steps += 1;
        } else if there("Activate") && self.marches < MARCHES {
            self.marches += 1;
            return Ok("Activate".to_owned());
        } else if let Some(wish) = self.wishes.iter().find(|wish| there(wish)) {
            return Ok((*wish).to_owned());
        }
        list.first()
            .cloned()
            .ok_or_else(|| format!("an empty list: {}", self.now.words()))
    }

    /// One region speaks, and it says something; something has the focus. Between two questions there may be neither for a moment.
    fn check(&mut self) -> Outcome {
        let browser = &self.browser;
        let heard = browser.wait_for("one live region that speaks, and a focus", || {
            let now = Moment::listen(browser)?;
            let speaks = matches!(now.said.as_slice(), [one] if !one.is_empty());
            if speaks && now.things.iter().any(|thing| thing.focused) {
                return Ok(Some(now));
            }
            Err(format!("heard {:?} in {}", now.said, now.words()))
        })?;
        self.now = heard;
        Ok(())
    }
}

/// What is added to live regions, or put in the place of their words.
const HEAR: &str = "
    window.heard = [];
    const live = (node) => (node.parentElement ?? node).closest('[aria-live], [role=status], [role=log], [role=alert]');
    new MutationObserver((records) => records.forEach((record) => {
      if (record.type === 'characterData' && live(record.target)) heard.push(record.target.data);
      record.addedNodes.forEach((node) => { if (live(node)) heard.push(node.textContent); });
    })).observe(document, { childList: true, subtree: true, characterData: true });
";

/// What comes to the same words a second time is heard a second time: a copy of a link.
pub fn said_twice(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    browser.tap("Menu")?;
    browser.tap("Share as a link")?;
    browser.find("css:[data-link]")?;
    browser.look(HEAR)?;
    for times in 1..=3 {
        browser.tap("button:Copy")?;
        let heard = "heard.filter((words) => words.startsWith('Cop')).length";
        let said = browser.await_script("a word about the copy", &format!("return {heard} === {times}"));
        said.map_err(|words| {
            let heard = browser.look("return heard").unwrap_or_default();
            format!("copied {times} times: {words}; heard: {heard}")
        })?;
    }
    browser.verdict()
}

/// A round of actions from a link, until the other side is heard to act.
pub fn a_round(world: &World) -> Outcome {
    let war = position::showing("Rome may take money")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, ALONE)?;
    let now = Moment::listen(&browser)?;
    let mut reader = Reader {
        browser,
        now,
        wishes: &ROUND,
        marches: 0,
        steps: 0,
    };
    for _ in 0..MOST {
        reader.answer()?;
        reader.check()?;
        if reader.now.said.iter().any(|said| said.contains("Carthage acts")) {
            return reader.browser.verdict();
        }
    }
    Err(format!("{MOST} answers do not end the round: {}", reader.now.words()))
}

/// From Home to the end of the first turn, both sides at one table.
pub fn whole_turn(world: &World) -> Outcome {
    let browser = world.browser()?;
    let now = browser.wait_for("New game", || {
        let now = Moment::listen(&browser)?;
        Ok(Some(now).filter(|now| now.find("button", |name| name.starts_with("New game")).is_some()))
    })?;
    let mut reader = Reader {
        browser,
        now,
        wishes: &WISHES,
        marches: 0,
        steps: 0,
    };
    reader.begins("button", "New game")?;
    reader.begins("DisclosureTriangle", "+ Optional rules")?;
    let seed = reader.now.find("textbox", |name| name.starts_with("Seed"));
    let seed = json!({ "backendNodeId": seed.ok_or("no field for the seed")?.node });
    reader.browser.session.devtools("DOM.focus", &seed)?;
    reader.browser.type_text("7")?;
    reader.begins("button", "To the table")?;
    let mut handovers = 0;
    for _ in 0..MOST {
        match reader.now.dialog() {
            Some(title) if ends_a_turn(title) => {
                if handovers < 10 || reader.steps < MARCHES {
                    return Err(format!(
                        "{handovers} hand-overs and {} steps make no turn",
                        reader.steps
                    ));
                }
                return reader.browser.verdict();
            }
            Some(other) => return Err(format!("the dialog {other} was not asked for")),
            None if reader.hands_over() => {
                handovers += 1;
                reader.ends("button", ": open your hand")?;
            }
            None => {
                reader.answer()?;
                reader.check()?;
            }
        }
    }
    Err(format!("{MOST} answers do not end the turn: {}", reader.now.words()))
}
