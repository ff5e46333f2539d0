//! Sets right what others have changed in the document: a translator puts elements in the place of our texts, an extension adds nodes or takes
//! some away. What the page changes it then puts there anew; what it does not touch stays as the others have made it, or a translator would
//! never come to an end.

use crate::browser::dom::{Nodes, Placed};
use crate::tree::edits::{NodeId, ROOT, RenderedTree};
use js_sys::Array;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord, Node};

/// Hears of what is taken out of the page.
pub struct Watch {
    observer: Option<MutationObserver>,
    /// The nodes out of which something has been taken.
    bereft: Rc<RefCell<Vec<Node>>>,
}

impl Watch {
    /// Watches this node and all that is in it.
    pub fn over(root: &Node) -> Watch {
        let bereft = Rc::new(RefCell::new(Vec::new()));
        let heard = Rc::clone(&bereft);
        let tell = Closure::<dyn Fn(Array)>::new(move |records| heard.borrow_mut().extend(losses(&records)));
        let options = MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        let observer = MutationObserver::new(tell.into_js_value().unchecked_ref()).ok();
        let observer = observer.filter(|observer| observer.observe_with_options(root, &options).is_ok());
        Watch { observer, bereft }
    }

    /// The nodes out of which something has been taken since the last drawing.
    pub fn bereft(&self) -> Vec<Node> {
        let mut bereft = self.bereft.take();
        bereft.extend(self.observer.iter().flat_map(|o| losses(&o.take_records())));
        bereft
    }

    /// Forgets what the page has just done itself.
    pub fn forget(&self) {
        if let Some(observer) = &self.observer {
            observer.take_records();
        }
    }
}

/// The nodes out of which something has been taken. A text in whose place something has been put is none: so a translator does it.
fn losses(records: &Array) -> Vec<Node> {
    let records = records.iter().map(JsCast::unchecked_into::<MutationRecord>);
    let lost = records.filter(|record| {
        let gone = record.removed_nodes();
        let elements = (0..gone.length()).any(|at| gone.item(at).is_some_and(|node| is_element(&node)));
        elements || gone.length() > 0 && record.added_nodes().length() == 0
    });
    lost.filter_map(|record| record.target()).collect()
}

fn is_element(node: &Node) -> bool {
    node.node_type() == Node::ELEMENT_NODE
}

impl Nodes {
    /// Counts what was in these nodes among what has been changed, so that it is looked for.
    pub fn touch_what_was_in(&mut self, nodes: &[Node]) {
        let placed = || {
            self.all
                .iter()
                .enumerate()
                .filter_map(|(id, placed)| Some((id, placed.as_ref()?)))
        };
        let parents: BTreeSet<NodeId> = placed()
            .filter(|(_, p)| nodes.contains(&p.node))
            .map(|(id, _)| id)
            .collect();
        let inside: Vec<NodeId> = placed()
            .filter(|(_, p)| parents.contains(&p.parent))
            .map(|(id, _)| id)
            .collect();
        self.touched.extend(inside);
    }

    /// After the edits: looks whether what they have changed lies where the page has put it, up to its root, and puts it back where it does
    /// not.
    pub fn mend(&mut self, shown: &RenderedTree) {
        let mut seen = BTreeSet::from([ROOT]);
        for id in core::mem::take(&mut self.touched) {
            let mut at = id;
            while seen.insert(at) {
                // A node that is released has no place any more.
                let Some(parent) = self.parent(at) else { break };
                if !self.lies_in(at, parent) {
                    self.strange.insert(parent);
                }
                at = parent;
            }
        }
        if self.strange.is_empty() {
            return;
        }
        for (parent, children) in shown.children_of(&core::mem::take(&mut self.strange)) {
            self.put_back(parent, &children);
        }
    }

    fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.all.get(id)?.as_ref().map(|placed| placed.parent)
    }

    fn lies_in(&self, id: NodeId, parent: NodeId) -> bool {
        self.node(id).parent_node().as_ref() == self.all[parent].as_ref().map(|Placed { node, .. }| node)
    }

    /// Makes these the only children of a node. Those that lie right are not moved: moved, they would lose focus and place.
    fn put_back(&self, parent: NodeId, children: &[NodeId]) {
        let into = self.node(parent);
        let ours: Vec<&Node> = children.iter().map(|child| self.node(*child)).collect();
        let there = into.child_nodes();
        let strangers = (0..there.length()).filter_map(|at| there.item(at));
        let strangers: Vec<Node> = strangers.filter(|node| !ours.contains(&node)).collect();
        for stranger in strangers {
            into.remove_child(&stranger).map(drop).unwrap_or_default();
        }
        let mut next = into.first_child();
        for child in ours {
            if next.as_ref() == Some(child) {
                next = child.next_sibling();
            } else {
                into.insert_before(child, next.as_ref()).map(drop).unwrap_or_default();
            }
        }
    }
}
