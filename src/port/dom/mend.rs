//! Sets right what others have changed in the document: a translator puts elements in the place of our texts, an extension adds nodes or takes
//! some away. What the page changes it then puts there anew; what it does not touch stays as the others have made it, or a translator would
//! never come to an end.

use super::{Nodes, Placed};
use crate::tree::edits::{Id, ROOT, Shown};
use js_sys::Array;
use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord, Node};

/// Hears of elements that are taken out of the page.
pub struct Watch {
    observer: Option<MutationObserver>,
    heard: Rc<Cell<bool>>,
}

impl Watch {
    /// Watches this node and all that is in it.
    pub fn over(root: &Node) -> Watch {
        let heard = Rc::new(Cell::new(false));
        let told = Rc::clone(&heard);
        let tell = Closure::<dyn Fn(Array)>::new(move |records| told.set(told.get() || takes_elements(&records)));
        let options = MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        let observer = MutationObserver::new(tell.into_js_value().unchecked_ref()).ok();
        let observer = observer.filter(|observer| observer.observe_with_options(root, &options).is_ok());
        Watch { observer, heard }
    }

    /// Whether an element has been taken out since the last drawing.
    pub fn heard(&self) -> bool {
        let late = self
            .observer
            .as_ref()
            .is_some_and(|o| takes_elements(&o.take_records()));
        self.heard.replace(false) || late
    }

    /// Forgets what the page has just done itself.
    pub fn forget(&self) {
        if let Some(observer) = &self.observer {
            observer.take_records();
        }
    }
}

fn takes_elements(records: &Array) -> bool {
    records.iter().any(|record| {
        let gone = record.unchecked_into::<MutationRecord>().removed_nodes();
        (0..gone.length()).any(|at| gone.item(at).is_some_and(|node| is_element(&node)))
    })
}

fn is_element(node: &Node) -> bool {
    node.node_type() == Node::ELEMENT_NODE
}

impl Nodes {
    /// Counts all elements among those that have been changed, so that each is looked for.
    pub fn touch_elements(&mut self) {
        let all = self.all.iter().enumerate();
        let elements = all.filter(|(_, placed)| placed.as_ref().is_some_and(|p| is_element(&p.node)));
        self.touched.extend(elements.map(|(id, _)| id));
    }

    /// After the edits: looks whether what they have changed lies where the page has put it, up to its root, and puts it back where it does
    /// not.
    pub fn mend(&mut self, shown: &Shown) {
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

    fn parent(&self, id: Id) -> Option<Id> {
        self.all.get(id)?.as_ref().map(|placed| placed.parent)
    }

    fn lies_in(&self, id: Id, parent: Id) -> bool {
        self.node(id).parent_node().as_ref() == self.all[parent].as_ref().map(|Placed { node, .. }| node)
    }

    /// Makes these the only children of a node. Those that lie right are not moved: moved, they would lose focus and place.
    fn put_back(&self, parent: Id, children: &[Id]) {
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
