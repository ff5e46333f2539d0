//! The element tree: the page as plain data. Views make it, tests read it, and `edits` compares it with the tree that is in the document.
//!
//! There is one type for all elements. A typed view would add kilobytes to the program for each shape of markup.

pub mod edits;

use crate::model::msg::Msg;

/// A node of the tree.
#[derive(Debug)]
pub enum Node {
    /// Text.
    Text(String),
    /// An element.
    Element(Element),
    /// Nothing: keeps the places of the siblings without keys.
    Nothing,
}

/// A listener: what an event on an element sends.
#[derive(Debug)]
pub enum On {
    /// A message.
    Send(Msg),
    /// A message with a random number.
    Chance(fn(u64) -> Msg),
    /// The same about one of several, by its number.
    ChanceOf(fn(usize, u64) -> Msg, usize),
    /// A message with the text of the field.
    Typed(fn(usize, String) -> Msg, usize),
    /// A message, but only if the target of the event is this element itself.
    Backdrop(Msg),
}

/// An element. It is boxed, because each builder method moves it.
#[derive(Debug)]
pub struct Element(Box<Parts>);

/// The parts of an element.
#[derive(Debug)]
pub struct Parts {
    /// Its tag.
    pub tag: &'static str,
    /// Tells it from its siblings: its node in the document is kept as long as the key is there. Empty for none.
    pub key: String,
    /// Attributes. `prop:value` and `prop:checked` are what a field or a button holds now. The prefix `style:` names a property of the style as
    /// CSS writes it, with hyphens.
    pub attributes: Vec<(&'static str, String)>,
    /// The listener for clicks or input.
    pub click: Option<On>,
    /// The message of a right click or a long press.
    pub menu: Option<Msg>,
    /// Markup of our own instead of children.
    pub markup: Option<String>,
    /// What is in it.
    pub children: Vec<Node>,
    /// Whether its children and listeners stay as they are in the document: only its attributes are compared.
    pub kept: bool,
}

/// An element being made: its tag, then its css classes, as in `el("p.quiet.small")`.
pub fn el(what: &'static str) -> Element {
    let (tag, classes) = what.split_once('.').unwrap_or((what, ""));
    let mut attributes = Vec::new();
    if !classes.is_empty() {
        attributes.push(("class", classes.replace('.', " ")));
    }
    Element(Box::new(Parts {
        tag,
        key: String::new(),
        attributes,
        click: None,
        menu: None,
        markup: None,
        children: Vec::new(),
        kept: false,
    }))
}

impl core::ops::Deref for Element {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl core::ops::DerefMut for Element {
    fn deref_mut(&mut self) -> &mut Parts {
        &mut self.0
    }
}

/// A button that sends a message.
pub fn button(words: impl Into<String>, msg: Msg) -> Element {
    el("button").click(msg).text(words)
}

impl Element {
    /// With css classes.
    pub fn class(self, class: impl Into<String>) -> Self {
        self.attr("class", class)
    }

    /// With an attribute.
    pub fn attr(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.put(name, value.into());
        self
    }

    /// Sets an attribute.
    pub fn put(&mut self, name: &'static str, value: String) {
        match self.attributes.iter_mut().find(|(n, _)| *n == name) {
            Some(known) => known.1 = value,
            None => self.attributes.push((name, value)),
        }
    }

    fn push(&mut self, child: Node) {
        self.children.push(child);
    }

    /// Whether it has this CSS class, or an element in it outside of SVG.
    pub fn holds(&self, class: &str) -> bool {
        let mut own = self.attributes.iter().filter(|(name, _)| *name == "class");
        own.any(|(_, all)| all.split(' ').any(|one| one == class))
            || self.children.iter().any(|child| match child {
                Node::Element(inner) => inner.tag != "svg" && inner.holds(class),
                Node::Text(_) | Node::Nothing => false,
            })
    }

    /// With an attribute without a value, if `set`.
    pub fn flag(self, name: &'static str, set: bool) -> Self {
        if set { self.attr(name, "") } else { self }
    }

    /// With an accessible name.
    pub fn label(self, name: impl Into<String>) -> Self {
        self.attr("aria-label", name)
    }

    /// With a key.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = key.into();
        self
    }

    /// With the message of a click.
    pub fn click(mut self, msg: Msg) -> Self {
        self.click = Some(On::Send(msg));
        self
    }

    /// With a listener.
    pub fn on(mut self, on: On) -> Self {
        self.click = Some(on);
        self
    }

    /// With the message of a right click or a long press.
    pub fn menu(mut self, msg: Msg) -> Self {
        self.menu = Some(msg);
        self
    }

    /// With its children and listeners as they are in the document.
    pub fn keep(mut self) -> Self {
        self.kept = true;
        self
    }

    /// With text in it.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.push(Node::Text(text.into()));
        self
    }

    /// With a child.
    pub fn with(mut self, child: impl Into<Node>) -> Self {
        self.push(child.into());
        self
    }

    /// With a child, if there is one.
    pub fn maybe(mut self, child: Option<Element>) -> Self {
        self.push(child.map_or(Node::Nothing, Node::from));
        self
    }

    /// With children.
    pub fn all(mut self, children: impl IntoIterator<Item = Element>) -> Self {
        for child in children {
            self.push(child.into());
        }
        self
    }

    /// With markup of our own in the place of children.
    pub fn markup(mut self, markup: String) -> Self {
        self.markup = Some(markup);
        self
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Self {
        Node::Element(element)
    }
}

#[cfg(test)]
impl Node {
    /// Everything in it that somebody could read or hear: text, names, values, markup.
    pub fn readable(&self) -> String {
        match self {
            Node::Text(text) => text.clone(),
            Node::Nothing => String::new(),
            Node::Element(element) => {
                let mut all: Vec<String> = element.attributes.iter().map(|(_, value)| value.clone()).collect();
                all.extend(element.markup.clone());
                all.extend(element.children.iter().map(Node::readable));
                all.join(" ")
            }
        }
    }
}
