//! Lays trees into the document and keeps what has not changed.

use super::browser::chance;
use crate::app::Msg;
use crate::port::App;
use crate::port::browser::document;
use crate::tree::{Element, Node, On};
use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;

const SVG: &str = "http://www.w3.org/2000/svg";
/// The tags that live in the svg namespace.
const DRAWN: [&str; 4] = ["svg", "g", "use", "rect"];

/// A piece as it lies in the document.
pub struct Laid {
    node: web_sys::Node,
    shown: Node,
    inside: Vec<Laid>,
    slot: Option<usize>,
}

/// What a click on an element does, and what a long press.
type Deed = (Option<On>, Option<Msg>);

thread_local! {
    /// What clicks do, by the number that an element carries.
    static SLOTS: RefCell<Vec<Option<Deed>>> = const { RefCell::new(Vec::new()) };
}

/// Makes the children of `parent` look like `wanted`.
pub fn lay(parent: &web_sys::Node, laid: &mut Vec<Laid>, wanted: Vec<Node>) {
    // Where nothing comes, goes or changes places the document is not asked where things lie.
    if laid.len() == wanted.len() && laid.iter().zip(&wanted).all(|(l, node)| alike(&l.shown, node)) {
        return laid.iter_mut().zip(wanted).for_each(|(l, node)| change(l, node));
    }
    let mut old: Vec<Option<Laid>> = core::mem::take(laid).into_iter().map(Some).collect();
    let mut place = parent.first_child();
    for (at, node) in wanted.into_iter().enumerate() {
        let found = match key(&node) {
            Some(wanted) => old
                .iter()
                .position(|o| o.as_ref().is_some_and(|o| key(&o.shown) == Some(wanted))),
            None => (at < old.len() && old[at].as_ref().is_some_and(|o| key(&o.shown).is_none())).then_some(at),
        };
        let kept = found.and_then(|at| old[at].take());
        let next = match kept {
            Some(mut kept) if alike(&kept.shown, &node) => {
                change(&mut kept, node);
                kept
            }
            Some(kept) => {
                let fresh = make(node);
                parent
                    .replace_child(&fresh.node, &kept.node)
                    .map(drop)
                    .unwrap_or_default();
                if place.as_ref() == Some(&kept.node) {
                    place = Some(fresh.node.clone());
                }
                forget(kept);
                fresh
            }
            None => make(node),
        };
        if place.as_ref() == Some(&next.node) {
            place = next.node.next_sibling();
        } else {
            parent
                .insert_before(&next.node, place.as_ref())
                .map(drop)
                .unwrap_or_default();
        }
        laid.push(next);
    }
    for gone in old.into_iter().flatten() {
        parent.remove_child(&gone.node).map(drop).unwrap_or_default();
        forget(gone);
    }
}

/// The element that the page is laid into, in the place of the boot screen.
pub fn root() -> web_sys::Element {
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

fn key(node: &Node) -> Option<&str> {
    match node {
        Node::Element(e) if !e.key.is_empty() => Some(&e.key),
        _ => None,
    }
}

/// Whether one can be changed into the other in place.
fn alike(old: &Node, new: &Node) -> bool {
    match (old, new) {
        (Node::Text(_), Node::Text(_)) | (Node::Nothing, Node::Nothing) => true,
        (Node::Element(a), Node::Element(b)) => {
            a.tag == b.tag && a.key == b.key && a.markup.is_some() == b.markup.is_some()
        }
        _ => false,
    }
}

fn make(node: Node) -> Laid {
    let document = document();
    let made: web_sys::Node = match &node {
        Node::Text(text) => document.create_text_node(text).into(),
        Node::Nothing => document.create_comment("").into(),
        Node::Element(e) => {
            let namespace = DRAWN.contains(&e.tag).then_some(SVG);
            let element = match namespace {
                Some(_) => document.create_element_ns(namespace, e.tag),
                None => document.create_element(e.tag),
            };
            element.expect("our tags are names of elements").into()
        }
    };
    let mut laid = Laid {
        node: made,
        shown: Node::Nothing,
        inside: Vec::new(),
        slot: None,
    };
    if let Node::Element(new) = node {
        dress(&mut laid, None, new);
    } else {
        laid.shown = node;
    }
    laid
}

fn change(laid: &mut Laid, node: Node) {
    match (core::mem::replace(&mut laid.shown, Node::Nothing), node) {
        (Node::Element(mut old), Node::Element(mut new)) if new.kept => {
            wear(laid.node.unchecked_ref(), Some(&old), &new);
            old.attributes = core::mem::take(&mut new.attributes);
            laid.shown = Node::Element(old);
        }
        (Node::Element(old), Node::Element(new)) => dress(laid, Some(old), new),
        (Node::Text(old), Node::Text(new)) => {
            if old != new {
                laid.node.set_node_value(Some(&new));
            }
            laid.shown = Node::Text(new);
        }
        (_, node) => laid.shown = node,
    }
}

/// Gives an element the attributes of the new one in the place of those of the old one.
fn wear(element: &web_sys::Element, old: Option<&Element>, new: &Element) {
    let before = |name: &str| {
        old.and_then(|o| o.attributes.iter().find(|(n, _)| *n == name))
            .map(|(_, value)| value.as_str())
    };
    for (name, value) in &new.attributes {
        if before(name) != Some(value) || name.starts_with("prop:") {
            set(element, name, value);
        }
    }
    for (name, _) in old.into_iter().flat_map(|o| &o.attributes) {
        if !new.attributes.iter().any(|(n, _)| n == name) {
            element.remove_attribute(name).unwrap_or_default();
        }
    }
}

fn dress(laid: &mut Laid, old: Option<Element>, mut new: Element) {
    let element: &web_sys::Element = laid.node.unchecked_ref();
    wear(element, old.as_ref(), &new);
    if let Some(markup) = &new.markup {
        if old.as_ref().and_then(|o| o.markup.as_ref()) != Some(markup) {
            element.set_inner_html(markup);
        }
    } else {
        lay(&laid.node, &mut laid.inside, core::mem::take(&mut new.children));
    }
    if new.click.is_some() || new.menu.is_some() || laid.slot.is_some() {
        let does = Some((new.click.take(), new.menu.take()));
        SLOTS.with_borrow_mut(|slots| match laid.slot {
            Some(slot) => slots[slot] = does,
            None => {
                let free = slots.iter().position(Option::is_none).unwrap_or(slots.len());
                slots.resize_with(slots.len().max(free + 1), || None);
                slots[free] = does;
                laid.slot = Some(free);
                Reflect::set(&laid.node, &"corvus".into(), &JsValue::from_f64(free as f64)).unwrap_or_default();
            }
        });
    }
    laid.shown = Node::Element(new);
}

fn set(element: &web_sys::Element, name: &str, value: &str) {
    if let Some(name) = name.strip_prefix("style:") {
        let style = Reflect::get(element, &"style".into()).unwrap_or_default();
        Reflect::set(&style, &name.into(), &value.into()).unwrap_or_default();
    } else if let Some(name) = name.strip_prefix("prop:") {
        let value = if name == "checked" {
            JsValue::from_bool(value == "true")
        } else {
            value.into()
        };
        let now = Reflect::get(element, &name.into()).unwrap_or_default();
        if now != value {
            Reflect::set(element, &name.into(), &value).unwrap_or_default();
        }
    } else {
        element.set_attribute(name, value).unwrap_or_default();
    }
}

fn forget(laid: Laid) {
    if let Some(slot) = laid.slot {
        SLOTS.with_borrow_mut(|slots| slots[slot] = None);
    }
    laid.inside.into_iter().for_each(forget);
}

/// The nearest element with something to do, from the target of an event upwards.
fn slot(event: &web_sys::Event) -> Option<(web_sys::Element, usize)> {
    let mut at = event.target()?.dyn_into::<web_sys::Element>().ok();
    // What has left the document does nothing: its number may have gone to another.
    at = at.filter(|target| target.is_connected());
    while let Some(element) = at {
        if let Some(slot) = Reflect::get(&element, &"corvus".into()).ok().and_then(|v| v.as_f64()) {
            return Some((element, slot as usize));
        }
        at = element.parent_element();
    }
    None
}

/// Whether a right click or a long press does something here.
pub fn has_menu(event: &web_sys::Event) -> bool {
    slot(event).is_some_and(|(_, slot)| SLOTS.with_borrow(|slots| matches!(slots.get(slot), Some(Some((_, Some(_)))))))
}

/// What a click, an input or a right click does; `true` if it did something.
pub fn happen(app: App, event: &web_sys::Event, menu: bool) -> bool {
    let Some((element, slot)) = slot(event) else {
        return false;
    };
    // What is done is done once: the page is drawn anew before anything else can be.
    let deed = SLOTS.with_borrow_mut(|slots| {
        let (click, right) = slots.get_mut(slot)?.as_mut()?;
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
    match deed {
        Some(On::Typed(make, n)) => {
            let value = Reflect::get(&element, &"value".into()).ok().and_then(|v| v.as_string());
            app.send(make(n, value.unwrap_or_default()));
        }
        Some(On::Send(msg) | On::Backdrop(msg)) => app.send(msg),
        Some(On::Chance(make)) => app.send(make(chance())),
        None => return false,
    }
    true
}
