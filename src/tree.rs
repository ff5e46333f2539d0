//! What a part of the page looks like, as plain data: made by `view`, tried by tests, compared with what is in the document by `edits`.
//!
//! One type for every element keeps the program small: a typed view costs some kilobytes for each shape of markup.

pub mod edits;

use crate::app::Msg;

/// A piece of the page.
#[derive(Debug)]
pub enum Node {
    /// Text.
    Text(String),
    /// An element.
    Element(Element),
    /// Nothing, holding a place.
    Nothing,
}

/// What an event on an element does.
#[derive(Debug)]
pub enum On {
    /// Lets something happen.
    Send(Msg),
    /// Lets something happen that needs fresh chance.
    Chance(fn(u64) -> Msg),
    /// Lets something happen with what has been typed.
    Typed(fn(usize, String) -> Msg, usize),
    /// Closes what lies over the page, if the event is on this very element.
    Backdrop(Msg),
}

/// An element; boxed, since it is handed on with every attribute that is added.
#[derive(Debug)]
pub struct Element(Box<Parts>);

/// What an element consists of.
#[derive(Debug)]
pub struct Parts {
    /// Its tag.
    pub tag: &'static str,
    /// What tells it from its siblings: it keeps its place in the document as long as its key is there.
    pub key: String,
    /// Attributes; names with `prop:` or `style:` are set as such.
    pub attributes: Vec<(&'static str, String)>,
    /// What a click does.
    pub click: Option<On>,
    /// What a right click or a long press does.
    pub menu: Option<Msg>,
    /// Markup of our own instead of children.
    pub markup: Option<String>,
    /// What is in it.
    pub children: Vec<Node>,
    /// Whether what is in it stays as it was drawn: only its attributes are new.
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

/// A button that lets something happen.
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

    /// Whether it, or anything in it but what is drawn, has this css class.
    pub fn holds(&self, class: &str) -> bool {
        let mut own = self.attributes.iter().filter(|(name, _)| *name == "class");
        own.any(|(_, all)| all.split(' ').any(|one| one == class))
            || self.children.iter().any(|child| match child {
                Node::Element(inner) => inner.tag != "svg" && inner.holds(class),
                _ => false,
            })
    }

    /// With an attribute that stands alone, if so.
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

    /// A click on it lets something happen.
    pub fn click(mut self, msg: Msg) -> Self {
        self.click = Some(On::Send(msg));
        self
    }

    /// An event on it does something.
    pub fn on(mut self, on: On) -> Self {
        self.click = Some(on);
        self
    }

    /// A right click or a long press lets something happen.
    pub fn menu(mut self, msg: Msg) -> Self {
        self.menu = Some(msg);
        self
    }

    /// What is in it stays as it was drawn.
    pub fn keep(mut self) -> Self {
        self.kept = true;
        self
    }

    /// With text in it.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.push(Node::Text(text.into()));
        self
    }

    /// With one more in it.
    pub fn with(mut self, child: impl Into<Node>) -> Self {
        self.push(child.into());
        self
    }

    /// With one more in it, if there is one.
    pub fn maybe(mut self, child: Option<Element>) -> Self {
        self.push(child.map_or(Node::Nothing, Node::from));
        self
    }

    /// With all of these in it.
    pub fn all(mut self, children: impl IntoIterator<Item = Element>) -> Self {
        for child in children {
            self.push(child.into());
        }
        self
    }

    /// With markup of our own in it.
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
