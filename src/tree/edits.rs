//! The difference between two trees, as edits of the document. No browser in it; `browser::dom` applies the edits.

#[cfg(test)]
mod tests;

use crate::model::msg::Msg;
use crate::tree::{Element, Node, On};
use std::collections::BTreeSet;

/// The number of a node of the document. It is free for another node once its own has been released.
pub type NodeId = usize;

/// The element that holds the page. It is there from the beginning.
pub const ROOT: NodeId = 0;

/// One change of the document.
#[derive(Debug)]
pub enum Edit {
    /// Creates an element with this tag.
    CreateElement(NodeId, &'static str),
    /// Creates a text node.
    CreateText(NodeId, String),
    /// Creates an invisible node, which takes the place of a [`Node::Nothing`].
    CreatePlaceholder(NodeId),
    /// Changes the text of a text node.
    SetText(NodeId, String),
    /// Sets an attribute, or what its prefix says: see [`crate::tree::Parts::attributes`].
    SetAttribute(NodeId, &'static str, String),
    /// Removes an attribute.
    RemoveAttribute(NodeId, &'static str),
    /// Replaces what is in an element by markup.
    SetMarkup(NodeId, String),
    /// Replaces the listeners of an element.
    Listen(NodeId, Box<Listeners>),
    /// Puts a node into a parent: before one of its children, or after all of them. A node that has a place already is moved.
    Insert {
        parent: NodeId,
        node: NodeId,
        before: Option<NodeId>,
    },
    /// Takes a node, with all that is in it, out of its parent.
    Remove { parent: NodeId, node: NodeId },
    /// Forgets a node that has been removed, itself or with one that it was in. Its number is free.
    Release(NodeId),
}

/// What events on an element do.
#[derive(Debug)]
pub struct Listeners {
    /// What a click or an input does.
    pub click: Option<On>,
    /// What a right click or a long press does.
    pub menu: Option<Msg>,
}

/// The tree that is in the document, with the number of each node.
#[derive(Debug, Default)]
pub struct RenderedTree {
    children: Vec<Placed>,
    numbers: Numbers,
}

/// A node of the tree that is in the document.
#[derive(Debug)]
struct Placed {
    id: NodeId,
    /// The node without its children and listeners.
    node: Node,
    children: Vec<Placed>,
    /// Whether it has had listeners.
    listens: bool,
}

impl RenderedTree {
    /// The children of each of these nodes that is in the tree, in their order.
    pub fn children_of(&self, parents: &BTreeSet<NodeId>) -> Vec<(NodeId, Vec<NodeId>)> {
        fn look(id: NodeId, children: &[Placed], parents: &BTreeSet<NodeId>, found: &mut Vec<(NodeId, Vec<NodeId>)>) {
            if parents.contains(&id) {
                found.push((id, children.iter().map(|child| child.id).collect()));
            }
            for child in children {
                look(child.id, &child.children, parents, found);
            }
        }
        let mut found = Vec::new();
        look(ROOT, &self.children, parents, &mut found);
        found
    }
}

/// Which numbers of nodes are free.
#[derive(Debug, Default)]
struct Numbers {
    released: Vec<NodeId>,
    /// The highest number that has been given out.
    highest: NodeId,
}

impl Numbers {
    fn next(&mut self) -> NodeId {
        self.released.pop().unwrap_or_else(|| {
            self.highest += 1;
            self.highest
        })
    }
}

/// The edits that change the document from the old tree to the new one, in order. The old tree becomes the new one.
///
/// A node is kept where the new tree has one of the same tag with the same key among the same siblings; without a key, at the same place
/// among them.
pub fn edits(old: &mut RenderedTree, new: Vec<Node>) -> Vec<Edit> {
    let mut diff = Diff {
        numbers: &mut old.numbers,
        edits: Vec::new(),
    };
    diff.children(ROOT, &mut old.children, new);
    diff.edits
}

/// A comparison under way.
struct Diff<'a> {
    numbers: &'a mut Numbers,
    edits: Vec<Edit>,
}

impl Diff<'_> {
    /// Compares the children of a node.
    fn children(&mut self, parent: NodeId, shown: &mut Vec<Placed>, new: Vec<Node>) {
        // Most lists of siblings stay what they are.
        if shown.len() == new.len() && shown.iter().zip(&new).all(|(old, new)| is_alike(&old.node, new)) {
            return shown
                .iter_mut()
                .zip(new)
                .for_each(|(placed, node)| self.change(placed, node));
        }
        let mut old: Vec<Option<Placed>> = core::mem::take(shown).into_iter().map(Some).collect();
        let matches: Vec<Option<(usize, Placed)>> = new
            .iter()
            .enumerate()
            .map(|(at, node)| take_match(&mut old, at, node))
            .collect();
        for gone in old.into_iter().flatten() {
            self.edits.push(Edit::Remove { parent, node: gone.id });
            self.release(gone);
        }
        // The kept nodes that have not been reached, in the order of the document.
        let mut ahead: Vec<(usize, NodeId)> = matches.iter().flatten().map(|(at, kept)| (*at, kept.id)).collect();
        ahead.sort_unstable_by_key(|(at, _)| core::cmp::Reverse(*at));
        for (node, kept) in new.into_iter().zip(matches) {
            let placed = match kept {
                Some((_, mut placed)) => {
                    self.change(&mut placed, node);
                    placed
                }
                None => self.create(node),
            };
            let node = placed.id;
            if ahead.last().is_some_and(|(_, id)| *id == node) {
                ahead.pop();
            } else {
                ahead.retain(|(_, id)| *id != node);
                let before = ahead.last().map(|(_, id)| *id);
                self.edits.push(Edit::Insert { parent, node, before });
            }
            shown.push(placed);
        }
    }

    fn create(&mut self, node: Node) -> Placed {
        let id = self.numbers.next();
        let mut placed = Placed {
            id,
            node: Node::Nothing,
            children: Vec::new(),
            listens: false,
        };
        match node {
            Node::Text(text) => {
                self.edits.push(Edit::CreateText(id, text.clone()));
                placed.node = Node::Text(text);
            }
            Node::Nothing => self.edits.push(Edit::CreatePlaceholder(id)),
            Node::Element(element) => {
                self.edits.push(Edit::CreateElement(id, element.tag));
                self.element(&mut placed, None, element);
            }
        }
        placed
    }

    /// Changes a node into one that is alike.
    fn change(&mut self, placed: &mut Placed, node: Node) {
        match (core::mem::replace(&mut placed.node, Node::Nothing), node) {
            (Node::Element(mut old), Node::Element(mut new)) if new.kept => {
                self.attributes(placed.id, Some(&old), &new);
                old.attributes = core::mem::take(&mut new.attributes);
                placed.node = Node::Element(old);
            }
            (Node::Element(old), Node::Element(new)) => self.element(placed, Some(old), new),
            (Node::Text(old), Node::Text(new)) => {
                if old != new {
                    self.edits.push(Edit::SetText(placed.id, new.clone()));
                }
                placed.node = Node::Text(new);
            }
            (_, node) => placed.node = node,
        }
    }

    /// Gives an element what the new tree says: attributes, what is in it, listeners.
    fn element(&mut self, placed: &mut Placed, old: Option<Element>, mut new: Element) {
        self.attributes(placed.id, old.as_ref(), &new);
        if let Some(markup) = &new.markup {
            if old.as_ref().and_then(|old| old.markup.as_ref()) != Some(markup) {
                self.edits.push(Edit::SetMarkup(placed.id, markup.clone()));
            }
        } else {
            let children = core::mem::take(&mut new.children);
            self.children(placed.id, &mut placed.children, children);
        }
        let (click, menu) = (new.click.take(), new.menu.take());
        if click.is_some() || menu.is_some() || placed.listens {
            placed.listens = true;
            let listeners = Box::new(Listeners { click, menu });
            self.edits.push(Edit::Listen(placed.id, listeners));
        }
        placed.node = Node::Element(new);
    }

    fn attributes(&mut self, id: NodeId, old: Option<&Element>, new: &Element) {
        let before = |name: &str| {
            let mut all = old.into_iter().flat_map(|old| &old.attributes);
            all.find(|(n, _)| *n == name).map(|(_, value)| value.as_str())
        };
        for (name, value) in &new.attributes {
            // A property may have been changed by the player.
            if before(name) != Some(value) || name.starts_with("prop:") {
                self.edits.push(Edit::SetAttribute(id, name, value.clone()));
            }
        }
        for (name, _) in old.into_iter().flat_map(|old| &old.attributes) {
            if !new.attributes.iter().any(|(n, _)| n == name) {
                self.edits.push(Edit::RemoveAttribute(id, name));
            }
        }
    }

    fn release(&mut self, gone: Placed) {
        self.edits.push(Edit::Release(gone.id));
        self.numbers.released.push(gone.id);
        for child in gone.children {
            self.release(child);
        }
    }
}

/// Takes the old node that a new one continues, with its place: the one with its key, or without a key the one at its place.
fn take_match(old: &mut [Option<Placed>], at: usize, node: &Node) -> Option<(usize, Placed)> {
    let continues = |place: &Option<Placed>| place.as_ref().is_some_and(|old| is_alike(&old.node, node));
    let found = match key(node) {
        Some(_) => old.iter().position(continues)?,
        None => Some(at).filter(|at| old.get(*at).is_some_and(continues))?,
    };
    old[found].take().map(|placed| (found, placed))
}

fn key(node: &Node) -> Option<&str> {
    match node {
        Node::Element(e) if !e.key.is_empty() => Some(&e.key),
        Node::Element(_) | Node::Text(_) | Node::Nothing => None,
    }
}

/// Whether the old node can be changed into the new one in place.
fn is_alike(old: &Node, new: &Node) -> bool {
    match (old, new) {
        (Node::Text(_), Node::Text(_)) | (Node::Nothing, Node::Nothing) => true,
        (Node::Element(a), Node::Element(b)) => {
            a.tag == b.tag && a.key == b.key && a.markup.is_some() == b.markup.is_some()
        }
        _ => false,
    }
}
