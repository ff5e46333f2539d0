//! Applies edits to the document, and finds what an event on an element does.

mod mend;

use crate::browser::focus;
use crate::browser::handle::App;
use crate::browser::window::{chance, document};
use crate::tree::edits::{Edit, Listeners, NodeId, ROOT, RenderedTree, edits};
use crate::tree::{Node, On};
use std::cell::RefCell;
use std::collections::BTreeSet;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement, SvgElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The tags of the SVG namespace.
const SVG_TAGS: [&str; 4] = ["svg", "g", "use", "rect"];

#[wasm_bindgen]
extern "C" {
    /// An element of the page. Its property `corvus` holds the number of its listeners.
    #[wasm_bindgen(extends = web_sys::Element)]
    type Numbered;
    #[wasm_bindgen(method, getter, js_name = corvus)]
    fn number(this: &Numbered) -> Option<u32>;
    #[wasm_bindgen(method, setter, js_name = corvus)]
    fn set_number(this: &Numbered, number: u32);
}

/// The page as it is in the document.
struct Page {
    shown: RenderedTree,
    nodes: Nodes,
    /// Hears of what something else than the page takes away.
    watch: mend::Watch,
}

/// The nodes of the document by their numbers.
struct Nodes {
    all: Vec<Option<Placed>>,
    /// The numbers of nodes that the edits under way change, or put something into.
    touched: BTreeSet<NodeId>,
    /// The numbers of nodes whose children are not those that the page has put there.
    strange: BTreeSet<NodeId>,
}

/// A node of the document, and the number of the node that the page has put it into.
struct Placed {
    node: web_sys::Node,
    parent: NodeId,
}

thread_local! {
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
    /// What events on elements do, by the numbers of their nodes. Apart from the page: events come while it is edited.
    static LISTENERS: RefCell<Vec<Option<Listeners>>> = const { RefCell::new(Vec::new()) };
}

/// Makes the document look like the tree. The first time the page takes the place of the boot screen.
pub fn show(tree: Vec<Node>) {
    PAGE.with_borrow_mut(|page| {
        let page = page.get_or_insert_with(Page::new);
        let bereft = page.watch.bereft();
        if !bereft.is_empty() {
            page.nodes.touch_what_was_in(&bereft);
        }
        for edit in edits(&mut page.shown, tree) {
            page.nodes.apply(edit);
        }
        page.nodes.mend(&page.shown);
        page.watch.forget();
    });
}

impl Page {
    fn new() -> Self {
        let root: web_sys::Node = root().into();
        let watch = mend::Watch::over(&root);
        let placed = Placed {
            node: root,
            parent: ROOT,
        };
        Page {
            shown: RenderedTree::default(),
            nodes: Nodes {
                all: vec![Some(placed)],
                touched: BTreeSet::new(),
                strange: BTreeSet::new(),
            },
            watch,
        }
    }
}

/// Creates the element that holds the page, in the place of the boot screen.
fn root() -> web_sys::Element {
    let document = document();
    let root = document.create_element("div").expect("our tags are names of elements");
    root.set_class_name("corvus");
    let body = document.body().expect("our page has a body");
    body.append_child(&root).map(drop).unwrap_or_default();
    if let Some(boot) = document.get_element_by_id("boot") {
        boot.remove();
    }
    root
}

impl Nodes {
    /// Applies one edit. A browser refuses none of them (the property tests of `tree::edits` hold their order), unless a translator or an
    /// extension has changed the document meanwhile: then [`Nodes::mend`] sets it right.
    fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::CreateElement(id, tag) => {
                let made = if SVG_TAGS.contains(&tag) {
                    document().create_element_ns(Some(SVG), tag)
                } else {
                    document().create_element(tag)
                };
                self.put(id, made.expect("our tags are names of elements").into());
            }
            Edit::CreateText(id, text) => self.put(id, document().create_text_node(&text).into()),
            Edit::CreatePlaceholder(id) => self.put(id, document().create_comment("").into()),
            Edit::SetText(id, text) => {
                self.node(id).set_node_value(Some(&text));
                self.touched.insert(id);
            }
            Edit::SetAttribute(id, name, value) => {
                set(self.element(id), name, &value);
                self.touched.insert(id);
            }
            Edit::RemoveAttribute(id, name) => {
                unset(self.element(id), name);
                self.touched.insert(id);
            }
            Edit::SetMarkup(id, markup) => {
                self.element(id).set_inner_html(&markup);
                self.touched.insert(id);
            }
            Edit::Listen(id, listeners) => listen(self.element(id), id, *listeners),
            Edit::Insert { parent, node, before } => {
                let next = before.map(|before| self.node(before));
                let done = self.node(parent).insert_before(self.node(node), next).is_ok();
                if let Some(placed) = &mut self.all[node] {
                    placed.parent = parent;
                }
                self.changed(parent, done);
            }
            Edit::Remove { parent, node } => {
                let done = self.node(parent).remove_child(self.node(node)).is_ok();
                self.changed(parent, done);
            }
            Edit::Release(id) => {
                self.all[id] = None;
                LISTENERS.with_borrow_mut(|all| {
                    if let Some(listeners) = all.get_mut(id) {
                        *listeners = None;
                    }
                });
            }
        }
    }

    /// Remembers that a node has been put into a parent or taken out of it, or that it could not be done.
    fn changed(&mut self, parent: NodeId, done: bool) {
        self.touched.insert(parent);
        if !done {
            self.strange.insert(parent);
        }
    }

    fn put(&mut self, id: NodeId, node: web_sys::Node) {
        self.all.resize_with(self.all.len().max(id + 1), || None);
        self.all[id] = Some(Placed { node, parent: ROOT });
    }

    fn node(&self, id: NodeId) -> &web_sys::Node {
        let placed = self.all[id].as_ref();
        &placed.expect("edits name nodes that have been created").node
    }

    fn element(&self, id: NodeId) -> &web_sys::Element {
        self.node(id).unchecked_ref()
    }
}

/// Replaces the listeners of an element; the first time writes its number on it.
fn listen(element: &web_sys::Element, id: NodeId, listeners: Listeners) {
    let before = LISTENERS.with_borrow_mut(|all| {
        all.resize_with(all.len().max(id + 1), || None);
        all[id].replace(listeners)
    });
    if before.is_none() {
        element.unchecked_ref::<Numbered>().set_number(id as u32);
    }
}

fn set(element: &web_sys::Element, name: &str, value: &str) {
    if let Some(name) = name.strip_prefix("style:") {
        set_style(element, name, value);
    } else if let Some(name) = name.strip_prefix("prop:") {
        set_property(element, name, value);
    } else {
        element.set_attribute(name, value).unwrap_or_default();
    }
}

/// Sets a property of the style of an element, which may be one of an SVG image.
fn set_style(element: &web_sys::Element, name: &str, value: &str) {
    let style = match element.dyn_ref::<HtmlElement>() {
        Some(element) => element.style(),
        None => element.unchecked_ref::<SvgElement>().style(),
    };
    style.set_property(name, value).unwrap_or_default();
}

/// Sets what a player may have changed since: the words of a field, or whether a button is checked. It is written only when it differs, for
/// writing moves the cursor of a field.
fn set_property(element: &web_sys::Element, name: &str, value: &str) {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        match name {
            "checked" if input.checked() != (value == "true") => input.set_checked(value == "true"),
            "value" if input.value() != value => input.set_value(value),
            "checked" | "value" => {}
            _ => debug_assert!(false, "fields have no {name}"),
        }
    } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>()
        && area.value() != value
    {
        area.set_value(value);
    }
}

/// The words of a field.
fn typed(element: &web_sys::Element) -> String {
    match element.dyn_ref::<HtmlInputElement>() {
        Some(input) => input.value(),
        None => element.dyn_ref().map_or_else(String::new, HtmlTextAreaElement::value),
    }
}

fn unset(element: &web_sys::Element, name: &str) {
    if name.starts_with("style:") {
        set(element, name, "");
    } else {
        element.remove_attribute(name).unwrap_or_default();
    }
}

/// The nearest element with listeners, from the target of an event upwards, and its number.
fn listening(event: &web_sys::Event) -> Option<(web_sys::Element, usize)> {
    let mut at = event.target()?.dyn_into::<web_sys::Element>().ok();
    // An element outside the document does nothing: its number may belong to another node by now.
    at = at.filter(|target| target.is_connected());
    while let Some(element) = at {
        if let Some(id) = element.unchecked_ref::<Numbered>().number() {
            return Some((element, id as usize));
        }
        at = element.parent_element();
    }
    None
}

/// Whether there is a listener for a right click or a long press at the target of an event.
pub fn has_menu(event: &web_sys::Event) -> bool {
    listening(event).is_some_and(|(_, id)| {
        LISTENERS.with_borrow(|all| {
            all.get(id)
                .is_some_and(|found| matches!(found, Some(l) if l.menu.is_some()))
        })
    })
}

/// Sends the message of a click, an input or a right click. `true` if there was one.
pub fn dispatch(app: App, event: &web_sys::Event, menu: bool) -> bool {
    let Some((element, id)) = listening(event) else {
        return false;
    };
    // A listener is taken when it fires: a second click before the next drawing does nothing.
    let action = LISTENERS.with_borrow_mut(|all| {
        let Listeners { click, menu: right } = all.get_mut(id)?.as_mut()?;
        let typing = event.type_() == "input";
        let on_it = || event.target().as_deref() == Some(&element);
        match click {
            _ if menu => right.take().map(On::Send),
            Some(On::Typed(make, n)) if typing => Some(On::Typed(*make, *n)),
            Some(On::Typed(..)) => None,
            Some(On::Backdrop(_)) if !on_it() => None,
            _ if typing => None,
            _ => click.take(),
        }
    });
    let msg = match action {
        Some(On::Typed(make, n)) => make(n, typed(&element)),
        Some(On::Send(msg) | On::Backdrop(msg)) => msg,
        Some(On::Chance(make)) => make(chance()),
        Some(On::ChanceOf(make, which)) => make(which, chance()),
        None => return false,
    };
    focus::sent_by(&element, || app.send(msg));
    true
}
