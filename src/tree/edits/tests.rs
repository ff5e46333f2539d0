//! Random trees follow one another in a document without a browser.

use crate::model::Tab;
use crate::model::msg::{LookMsg, Msg};
use crate::tree::edits::{Edit, NodeId, Placed, ROOT, RenderedTree, edits, key};
use crate::tree::{Element, Node, button, el};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How many documents are tried, and how many trees follow one another in each.
const DOCUMENTS: u64 = 150;

const TREES: u64 = 6;

/// Chance from a seed.
struct Chance(u64);

impl Chance {
    /// A number below this one.
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % limit
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

/// A node of the document in the tests.
#[derive(Debug, Default)]
struct Drawn {
    /// Tag, text, or nothing.
    what: String,
    attributes: BTreeMap<&'static str, String>,
    listeners: String,
    markup: String,
    children: Vec<NodeId>,
    parent: Option<NodeId>,
}

/// A document that refuses edits which no browser could apply.
struct Document(BTreeMap<NodeId, Drawn>);

impl Document {
    fn new() -> Self {
        Document(BTreeMap::from([(ROOT, Drawn::default())]))
    }

    fn node(&mut self, id: NodeId) -> &mut Drawn {
        self.0.get_mut(&id).expect("the node is there")
    }

    fn create(&mut self, id: NodeId, what: String) {
        let drawn = Drawn {
            what,
            ..Drawn::default()
        };
        assert!(self.0.insert(id, drawn).is_none(), "{id} is in use");
    }

    fn detach(&mut self, id: NodeId) {
        if let Some(parent) = self.node(id).parent.take() {
            self.node(parent).children.retain(|child| *child != id);
        }
    }

    fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::CreateElement(id, tag) => self.create(id, format!("<{tag}>")),
            Edit::CreateText(id, text) => self.create(id, text),
            Edit::CreatePlaceholder(id) => self.create(id, String::new()),
            Edit::SetText(id, text) => self.node(id).what = text,
            Edit::SetAttribute(id, name, value) => drop(self.node(id).attributes.insert(name, value)),
            Edit::RemoveAttribute(id, name) => {
                self.node(id).attributes.remove(name).expect("the attribute is there");
            }
            Edit::SetMarkup(id, markup) => self.node(id).markup = markup,
            Edit::Listen(id, listeners) => {
                self.node(id).listeners = format!("{:?} {:?}", listeners.click, listeners.menu);
            }
            Edit::Insert { parent, node, before } => {
                self.detach(node);
                self.node(node).parent = Some(parent);
                let children = &mut self.node(parent).children;
                let at = before.map_or(children.len(), |before| {
                    let found = children.iter().position(|child| *child == before);
                    found.expect("the sibling is there")
                });
                children.insert(at, node);
            }
            Edit::Remove { parent, node } => {
                assert_eq!(self.node(node).parent, Some(parent));
                self.detach(node);
            }
            Edit::Release(id) => drop(self.0.remove(&id).expect("the node is there")),
        }
    }

    /// What is in a node, as indented lines.
    fn outline(&self, id: NodeId, depth: usize, out: &mut String) {
        for child in &self.0[&id].children {
            let node = &self.0[child];
            assert_eq!(node.parent, Some(id));
            line(out, depth, &node.what, &node.attributes, &node.listeners, &node.markup);
            self.outline(*child, depth + 1, out);
        }
    }
}

fn line(
    out: &mut String,
    depth: usize,
    what: &str,
    attributes: &BTreeMap<&'static str, String>,
    listeners: &str,
    markup: &str,
) {
    let listeners = if listeners == "None None" { "" } else { listeners };
    writeln!(out, "{:depth$}{what} {attributes:?} {listeners} {markup}", "").expect("a string takes all");
}

/// What a tree says of the document, as indented lines.
fn outline(nodes: &[Node], depth: usize, out: &mut String) {
    for node in nodes {
        match node {
            Node::Text(text) => line(out, depth, text, &BTreeMap::new(), "", ""),
            Node::Nothing => line(out, depth, "", &BTreeMap::new(), "", ""),
            Node::Element(e) => {
                let attributes = e.attributes.iter().cloned().collect();
                let listeners = format!("{:?} {:?}", e.click, e.menu);
                let markup = e.markup.clone().unwrap_or_default();
                line(out, depth, &format!("<{}>", e.tag), &attributes, &listeners, &markup);
                outline(&e.children, depth + 1, out);
            }
        }
    }
}

/// Siblings: few keys, tags and values, so that much of one tree comes again in another.
fn siblings(chance: &mut Chance, depth: u64) -> Vec<Node> {
    let mut keys = vec!["a", "b", "c", "d", "e"];
    let mut node = |chance: &mut Chance| match chance.below(8) {
        0 => Node::Nothing,
        1 | 2 => Node::Text(chance.one_of(&["one", "two"]).into()),
        _ => {
            let mut element = el(chance.one_of(&["p", "p.quiet", "ul"]));
            if chance.below(4) > 0 && !keys.is_empty() {
                let at = chance.below(keys.len() as u64) as usize;
                element = element.key(keys.swap_remove(at));
            }
            for name in ["title", "data-x", "prop:value", "style:left"] {
                if chance.below(3) == 0 {
                    element.put(name, chance.one_of(&["0", "1"]).into());
                }
            }
            if chance.below(4) == 0 {
                element = element.click(Msg::Look(LookMsg::Tab(Tab::ALL[chance.below(3) as usize])));
            }
            if chance.below(6) == 0 {
                element = element.menu(Msg::Look(LookMsg::Tab(Tab::ALL[chance.below(3) as usize])));
            }
            if chance.below(6) == 0 {
                return element.markup(chance.one_of(&["<b>", "<i>"]).into()).into();
            }
            if depth > 0 {
                element.children = siblings(chance, depth - 1);
            }
            element.into()
        }
    };
    let count = chance.below(9);
    (0..count).map(|_| node(chance)).collect()
}

fn tree(seed: u64) -> Vec<Node> {
    siblings(&mut Chance(seed), 3)
}

/// A tree and its document.
struct Page {
    shown: RenderedTree,
    document: Document,
}

impl Page {
    fn new(first: Vec<Node>) -> Self {
        let mut page = Page {
            shown: RenderedTree::default(),
            document: Document::new(),
        };
        page.show(first);
        page
    }

    /// Shows a tree; the document must then be what the tree says.
    fn show(&mut self, new: Vec<Node>) {
        let mut wanted = String::new();
        outline(&new, 0, &mut wanted);
        self.show_as(new, &wanted);
    }

    fn show_as(&mut self, new: Vec<Node>, wanted: &str) {
        for edit in edits(&mut self.shown, new) {
            self.document.apply(edit);
        }
        let mut drawn = String::new();
        self.document.outline(ROOT, 0, &mut drawn);
        assert_eq!(drawn, *wanted);
        let count = placed(&self.shown.children);
        assert_eq!(self.document.0.len(), count + 1, "nothing is left in memory");
        let all = self.document.0.keys().copied().collect();
        let known = self.shown.children_of(&all);
        assert_eq!(known.len(), count + 1, "each has its children, if none");
        for (id, children) in known {
            assert_eq!(
                self.document.0[&id].children, children,
                "what is put back is what was there"
            );
        }
    }
}

fn placed(all: &[Placed]) -> usize {
    all.iter().map(|one| 1 + placed(&one.children)).sum()
}

/// The number of each element with a key, by its parent, key, tag and kind.
fn keyed(parent: NodeId, all: &[Placed], out: &mut BTreeMap<(NodeId, String, &'static str, bool), NodeId>) {
    for one in all {
        if let (Node::Element(e), Some(key)) = (&one.node, key(&one.node)) {
            out.insert((parent, key.into(), e.tag, e.markup.is_some()), one.id);
        }
        keyed(one.id, &one.children, out);
    }
}

#[test]
fn edits_applied_to_the_old_tree_give_the_new_one() {
    for seed in 0..DOCUMENTS {
        let mut page = Page::new(tree(seed));
        for next in 1..TREES {
            page.show(tree(seed + next * DOCUMENTS));
        }
        page.show(Vec::new());
    }
}

#[test]
fn an_element_with_a_key_keeps_its_node() {
    let mut kept = 0;
    for seed in 0..DOCUMENTS {
        let mut shown = RenderedTree::default();
        let mut before = BTreeMap::new();
        for next in 0..TREES {
            let changes = edits(&mut shown, tree(seed + next * DOCUMENTS));
            let created = |id: NodeId| {
                let creates = |edit: &Edit| matches!(edit, Edit::CreateElement(new, _) if *new == id);
                changes.iter().any(creates)
            };
            let mut after = BTreeMap::new();
            keyed(ROOT, &shown.children, &mut after);
            // A parent that is new has another list of children, even under a number that was used before.
            for (at, id) in after.iter().filter(|((parent, ..), _)| !created(*parent)) {
                if let Some(old) = before.get(at) {
                    assert!(old == id && !created(*id), "seed {seed}: {at:?}");
                    kept += 1;
                }
            }
            before = after;
        }
    }
    assert!(kept > 100, "only {kept} elements came again");
}

/// All keyed elements, at any depth, that chance picks.
fn some_keyed(nodes: &mut [Node], chance: &mut Chance, change: &mut impl FnMut(&mut Element)) {
    for node in nodes {
        if let Node::Element(element) = node {
            if !element.key.is_empty() && chance.below(2) == 0 {
                change(element);
            } else {
                some_keyed(&mut element.children, chance, change);
            }
        }
    }
}

#[test]
fn what_is_kept_changes_nothing_but_its_attributes() {
    for seed in 0..DOCUMENTS {
        let mut page = Page::new(tree(seed));
        let (mut old, mut new) = (tree(seed), tree(seed));
        let mark = |element: &mut Element| element.put("aria-busy", "true".into());
        some_keyed(&mut old, &mut Chance(seed), &mut { mark });
        some_keyed(&mut new, &mut Chance(seed), &mut |element| {
            mark(element);
            element.children.clear();
            element.click = None;
            element.kept = true;
        });
        let mut wanted = String::new();
        outline(&old, 0, &mut wanted);
        page.show_as(new, &wanted);
        page.show(tree(seed));
    }
}

#[test]
fn a_tree_that_comes_again_changes_nothing() {
    for seed in 0..DOCUMENTS {
        let mut page = Page::new(tree(seed));
        for edit in edits(&mut page.shown, tree(seed)) {
            let harmless = match &edit {
                Edit::Listen(..) => true,
                Edit::SetAttribute(_, name, _) => name.starts_with("prop:"),
                _ => false,
            };
            assert!(harmless, "seed {seed}: {edit:?}");
        }
    }
}

#[test]
fn one_that_comes_or_goes_moves_no_other() {
    let list = |keys: &str| -> Vec<Node> {
        let items = keys.chars().map(|key| el("li").key(key).text(key));
        vec![el("ul").all(items).into()]
    };
    let moves = |old: &str, new: &str| {
        let mut page = Page::new(list(old));
        let changes = edits(&mut page.shown, list(new));
        let inserts = |edit: &&Edit| matches!(edit, Edit::Insert { .. });
        let made = |edit: &&Edit| matches!(edit, Edit::CreateElement(..) | Edit::CreateText(..));
        let (inserts, made) = (
            changes.iter().filter(inserts).count(),
            changes.iter().filter(made).count(),
        );
        inserts - made
    };
    assert_eq!(moves("abcd", "bcd"), 0);
    assert_eq!(moves("abcd", "abd"), 0);
    assert_eq!(moves("abcd", "xabcd"), 0);
    assert_eq!(moves("abcd", "abxcd"), 0);
    assert_eq!(moves("abcd", "xabc"), 0);
    assert_eq!(moves("abcd", "dabc"), 1);
}

#[test]
fn another_click_replaces_the_one_before() {
    let mut page = Page::new(vec![button("Go", Msg::Look(LookMsg::Tab(Tab::Hand))).into()]);
    page.show(vec![button("Go", Msg::Look(LookMsg::Tab(Tab::Tracks))).into()]);
    page.show(vec![el("button").text("Go").into()]);
}
