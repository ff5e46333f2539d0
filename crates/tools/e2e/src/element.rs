//! Things on the page: as DevTools number them in Chromium, as WebDriver names them elsewhere.

use crate::{Browser, Find, Found, Outcome};
use serde_json::{Value, json};

/// The key under which WebDriver speaks of an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Elements that are or have names, those whose words may give the name that is sought. The engine decides what the name is.
const NAMED: &str = r#"
    const [wanted, begins] = arguments;
    const bare = (words) => (words ?? "").replace(/\s+/g, "");
    const fits = (words) => wanted === null || (begins ? bare(words).startsWith(wanted) : bare(words) === wanted);
    const words = (e) => [e.getAttribute("aria-label"), e.textContent, ...[...e.labels ?? []].map((label) => label.textContent),
        ...(e.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)];
    return [...document.querySelectorAll("a[href], button, input, textarea, select, summary, dialog, h1, h2, h3, [role], [aria-label]")]
        .filter((e) => e.getClientRects().length && !e.closest("[inert], [aria-hidden=true]") && words(e).some(fits));
"#;

/// How the driver knows a thing.
#[derive(Clone, Debug)]
pub enum Node {
    /// The number of the node behind it in Chromium's DevTools.
    Devtools(u64),
    /// WebDriver's reference to the element.
    Element(Value),
}

/// The id of an element that a driver speaks of.
pub fn id(element: &Value) -> Outcome<&str> {
    element[ELEMENT].as_str().ok_or_else(|| "no element".to_owned())
}

/// Without white space: engines part the words of a name differently.
fn bare(words: &str) -> String {
    words.chars().filter(|c| !c.is_whitespace()).collect()
}

impl Browser {
    /// Everything with a name, or what fits, as WebDriver tells of it: in document order, with the engine's own role and name.
    pub(crate) fn elements(&self, what: Option<&Find>) -> Outcome<Vec<Found>> {
        let (role, name, begins) = match what {
            Some(Find::Name(name)) => (None, Some(bare(name)), false),
            Some(Find::Role(role, name)) => (Some(*role), Some(bare(name)), false),
            Some(Find::Begins(start)) => (None, Some(bare(start)), true),
            Some(Find::Css(_)) | None => (None, None, false),
        };
        let fits = |found: &Found| {
            let named = bare(&found.name);
            let name = name.as_deref();
            let named = name.is_none_or(|name| if begins { named.starts_with(name) } else { named == name });
            named && role.is_none_or(|role| found.role == role)
        };
        let listed = self.session.run(NAMED, &json!([name, begins]))?;
        let mut all = Vec::new();
        for element in listed.as_array().into_iter().flatten() {
            let told = |what: &str| -> Outcome<String> {
                let told = self.session.get(&format!("element/{}/{what}", id(element)?))?;
                Ok(told.as_str().unwrap_or_default().trim().to_owned())
            };
            let found = self.told(element, told("computedrole")?, told("computedlabel")?)?;
            if !found.name.is_empty() && fits(&found) {
                all.push(found);
                if what.is_some() {
                    break;
                }
            }
        }
        Ok(all)
    }

    /// The first element that a selector finds now.
    pub(crate) fn element(&self, selector: &str) -> Outcome<Option<Found>> {
        let script = "return document.querySelector(arguments[0])";
        let element = self.session.run(script, &json!([selector]))?;
        if element.is_null() {
            return Ok(None);
        }
        self.told(&element, String::new(), selector.to_owned()).map(Some)
    }

    fn told(&self, element: &Value, role: String, name: String) -> Outcome<Found> {
        let mut found = Found {
            role,
            name,
            disabled: false,
            node: Node::Element(element.clone()),
        };
        let disabled =
            "function () { return this.disabled === true || this.getAttribute('aria-disabled') === 'true'; }";
        found.disabled = self.ask_node(&found, disabled, &[])? == true;
        Ok(found)
    }

    /// Calls a function on a thing of the page.
    pub(crate) fn ask_node(&self, found: &Found, script: &str, arguments: &[Value]) -> Outcome<Value> {
        match &found.node {
            Node::Devtools(node) => {
                let object = self.devtools("DOM.resolveNode", &json!({ "backendNodeId": node }))?;
                let arguments: Vec<Value> = arguments.iter().map(|value| json!({ "value": value })).collect();
                let call = json!({
                    "objectId": object["object"]["objectId"], "functionDeclaration": script, "returnByValue": true,
                    "arguments": arguments,
                });
                Ok(self.devtools("Runtime.callFunctionOn", &call)?["result"]["value"].take())
            }
            Node::Element(element) => {
                let call = format!("return ({script}).apply(arguments[0], arguments[1])");
                self.session.run(&call, &json!([element, arguments]))
            }
        }
    }

    /// The boxes of a thing on the screen: left, top, width and height of each.
    pub(crate) fn boxes(&self, found: &Found) -> Outcome<Vec<(f64, f64, f64, f64)>> {
        let listed = match &found.node {
            Node::Devtools(node) => {
                self.devtools("DOM.getContentQuads", &json!({ "backendNodeId": node }))?["quads"].take()
            }
            Node::Element(_) => {
                let corners =
                    "function () { return [...this.getClientRects()].map((b) => [b.left, b.top, b.right, b.bottom]); }";
                self.ask_node(found, corners, &[])?
            }
        };
        let each = listed.as_array().into_iter().flatten();
        each.map(|corners| bounds(corners).ok_or_else(|| "a box without corners".to_owned()))
            .collect()
    }
}

/// Left, top, width and height of what has these corners.
fn bounds(corners: &Value) -> Option<(f64, f64, f64, f64)> {
    let numbers: Vec<f64> = corners.as_array()?.iter().filter_map(Value::as_f64).collect();
    let (xs, ys) = (numbers.iter().step_by(2), numbers.iter().skip(1).step_by(2));
    let (left, right) = (xs.clone().copied().reduce(f64::min)?, xs.copied().reduce(f64::max)?);
    let (top, bottom) = (ys.clone().copied().reduce(f64::min)?, ys.copied().reduce(f64::max)?);
    Some((left, top, right - left, bottom - top))
}
