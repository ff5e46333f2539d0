//! Finding things as a player, or a screen reader, does: by accessible name and role; or by a CSS selector.

use crate::browser_engine::BrowserEngine;
use crate::element::Node;
use crate::{Browser, Outcome};
use serde_json::{Value, json};

/// What to look for.
#[derive(Clone, Debug)]
pub enum Find {
    /// Exactly this accessible name, whatever the role.
    Name(String),
    /// A role such as `button`, and exactly this name.
    Role(&'static str, String),
    /// A name that begins so.
    Begins(String),
    /// A CSS selector: the first match in the document.
    Css(String),
}

impl From<&str> for Find {
    /// `css:.hand button`, `begins:Continue`, `button:Play`, or an exact name.
    fn from(words: &str) -> Find {
        match words.split_once(':') {
            Some(("css", selector)) => Find::Css(selector.to_owned()),
            Some(("begins", name)) => Find::Begins(name.to_owned()),
            Some(("button", name)) => Find::Role("button", name.to_owned()),
            Some(("link", name)) => Find::Role("link", name.to_owned()),
            _ => Find::Name(words.to_owned()),
        }
    }
}

/// A thing on the page as assistive technology sees it.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its role, such as `button`.
    pub role: String,
    /// Its accessible name.
    pub name: String,
    /// Whether it says that it cannot be used now.
    pub disabled: bool,
    pub(crate) node: Node,
}

impl Browser {
    /// Everything with a role and a name on the page now, in document order.
    pub fn everything(&self) -> Outcome<Vec<Found>> {
        if self.engine != BrowserEngine::Chromium {
            return self.elements(None);
        }
        let tree = self.session.devtools("Accessibility.getFullAXTree", &json!({}))?;
        let nodes = tree["nodes"].as_array().into_iter().flatten();
        Ok(nodes.filter(|node| node["ignored"] != true).filter_map(found).collect())
    }

    /// Waits for exactly one thing that fits, and gives it. Of several that fit, the first that is no mere text.
    pub fn find(&self, what: impl Into<Find>) -> Outcome<Found> {
        let what = what.into();
        self.wait_for(&format!("{what:?}"), || self.find_now(&what))
            .map_err(|words| match self.names() {
                Ok(names) => format!("{words}\n  on the page: {names}"),
                Err(_) => words,
            })
    }

    /// The thing, if it is there now.
    pub fn find_now(&self, what: &Find) -> Outcome<Option<Found>> {
        if self.engine != BrowserEngine::Chromium {
            return match what {
                Find::Css(selector) => self.element(selector),
                _ => Ok(self.elements(Some(what))?.into_iter().next()),
            };
        }
        let fits = |found: &Found| match what {
            Find::Name(name) => found.name == *name,
            Find::Role(role, name) => found.role == *role && found.name == *name,
            Find::Begins(start) => found.name.starts_with(start.as_str()),
            Find::Css(_) => false,
        };
        if let Find::Css(selector) = what {
            return self.by_selector(selector);
        }
        Ok(self.everything()?.into_iter().find(fits))
    }

    /// Whether it is there now. A page that is being replaced while it is looked at is looked at again.
    pub fn sees(&self, what: impl Into<Find>) -> Outcome<bool> {
        let what = what.into();
        self.wait_for(&format!("a look for {what:?}"), || {
            self.find_now(&what).map(|found| Some(found.is_some()))
        })
    }

    /// Waits until it is there no more.
    pub fn await_gone(&self, what: impl Into<Find>) -> Outcome {
        let what = what.into();
        self.wait_for(&format!("the end of {what:?}"), || {
            Ok(if self.find_now(&what)?.is_none() {
                Some(())
            } else {
                None
            })
        })
    }

    /// The text of the first element a selector finds.
    pub fn text(&self, selector: &str) -> Outcome<String> {
        let script = format!(
            "return document.querySelector({})?.textContent ?? null",
            json!(selector)
        );
        let text = self.await_script(selector, &script)?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// How many elements a selector finds now.
    pub fn count(&self, selector: &str) -> Outcome<u64> {
        let script = format!("return document.querySelectorAll({}).length", json!(selector));
        Ok(self.look(&script)?.as_u64().unwrap_or(0))
    }

    fn by_selector(&self, selector: &str) -> Outcome<Option<Found>> {
        let root = self.session.devtools("DOM.getDocument", &json!({ "depth": 0 }))?;
        let wanted = json!({ "nodeId": root["root"]["nodeId"], "selector": selector });
        let node = self.session.devtools("DOM.querySelector", &wanted)?["nodeId"]
            .as_u64()
            .unwrap_or(0);
        if node == 0 {
            return Ok(None);
        }
        let told = self.session.devtools("DOM.describeNode", &json!({ "nodeId": node }))?;
        let Some(node) = told["node"]["backendNodeId"].as_u64() else {
            return Ok(None);
        };
        let partial = json!({ "backendNodeId": node, "fetchRelatives": false });
        let tree = self.session.devtools("Accessibility.getPartialAXTree", &partial)?;
        let nameless = Found {
            role: String::new(),
            name: selector.to_owned(),
            disabled: false,
            node: Node::Devtools(node),
        };
        Ok(Some(tree["nodes"].get(0).and_then(found).unwrap_or(nameless)))
    }

    /// The names of everything that can be used, for messages.
    fn names(&self) -> Outcome<String> {
        let usable = [
            "button", "link", "textbox", "checkbox", "radio", "dialog", "heading", "tab", "option",
        ];
        let all = self
            .everything()?
            .into_iter()
            .filter(|found| usable.contains(&found.role.as_str()));
        let short = all.filter(|found| found.name.len() < 60).take(40);
        let names: Vec<String> = short
            .map(|found| format!("{} \"{}\"", found.role, found.name))
            .collect();
        Ok(names.join(", "))
    }
}

fn found(node: &Value) -> Option<Found> {
    let role = node["role"]["value"].as_str()?;
    let name = node["name"]["value"].as_str().unwrap_or_default().trim();
    if name.is_empty() || matches!(role, "StaticText" | "InlineTextBox" | "RootWebArea") {
        return None;
    }
    let properties = node["properties"].as_array().into_iter().flatten();
    let disabled = properties
        .filter(|property| property["name"] == "disabled")
        .any(|p| p["value"]["value"] == true);
    Some(Found {
        role: role.to_owned(),
        name: name.to_owned(),
        disabled,
        node: Node::Devtools(node["backendDOMNodeId"].as_u64()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_say_how_to_look() {
        assert!(matches!(Find::from("css:#a"), Find::Css(s) if s == "#a"));
        assert!(matches!(Find::from("button:Play"), Find::Role("button", s) if s == "Play"));
        assert!(matches!(Find::from("Rome: 3 units"), Find::Name(s) if s == "Rome: 3 units"));
    }
}
