//! Looking closely at a space, a stack, a card, a pile: open to both seats at any time.

use super::small::{icon, side, sure};
use super::{App, card};
use crate::app::{Msg, Sheet, Target};
use kernel::scene::Stack;
use kernel::{CardId, SpaceId};
use leptos::prelude::*;

/// A space and what stands in it.
pub fn space(app: App, at: SpaceId) -> (String, AnyView) {
    let Some((space, stacks)) = app.peek(|t| {
        let space = t.desk.scene.spaces.iter().find(|s| s.id == at)?.clone();
        let stacks: Vec<Stack> = t
            .desk
            .scene
            .stacks
            .iter()
            .filter(|s| s.seat.space() == at)
            .cloned()
            .collect();
        Some((space, stacks))
    }) else {
        return (String::new(), ().into_any());
    };
    let body = view! {
        <p>{side(space.control)}" "{space.note.clone()}</p>
        {stacks.iter().map(|s| stack_body(app, s)).collect_view()}
        <p class="doubt">{sure(space.certainty)}</p>
    };
    (space.name.to_string(), body.into_any())
}

/// A stack: its generals with ratings, its units.
pub fn stack(app: App, key: &str) -> (String, AnyView) {
    let Some((stack, name)) = app.peek(|t| {
        let stack = t.desk.scene.stacks.iter().find(|s| s.key == key)?.clone();
        let name = t
            .desk
            .scene
            .spaces
            .iter()
            .find(|s| s.id == stack.seat.space())
            .map_or("", |s| s.name);
        Some((stack, name))
    }) else {
        return (String::new(), ().into_any());
    };
    let space = stack.seat.space();
    let body = view! {
        {stack_body(app, &stack)}
        <div class="buttons"><button on:click=move |_| app.send(Msg::Look(Sheet::Space(space)))>{format!("About {name}")}</button></div>
    };
    (name.to_string(), body.into_any())
}

fn stack_body(app: App, stack: &Stack) -> AnyView {
    let generals = stack.generals.iter().map(|g| {
        let unit = g.unit;
        let ready = app.peek(|t| t.desk.general(unit).is_some());
        view! {
            <li class="officer" data-general=g.full>
                {icon("general", 34)}
                <span><b>{g.full}</b><small>{g.office.clone()}</small><small class="doubt">{sure(g.certainty)}</small></span>
                <span class="ratings" role="img" aria-label=format!("Strategy {}, Battle {}", g.strategy, g.battle)>
                    <b class="strategy">{g.strategy}</b><b class="battle-rating">{g.battle}</b>
                </span>
                {ready.then(|| view! {
                    <button class="main" data-choice=g.full on:click=move |_| app.send(Msg::Tap(Target::General(unit)))>"Choose"</button>
                })}
            </li>
        }
    });
    let units = stack.units.iter().filter(|u| u.count > 0).map(|u| {
        view! { <li class="troop">{icon(u.symbol, 26)}<b>{u.count}</b><span>{u.name.clone()}</span></li> }
    });
    view! {
        <section class="force">
            <p>{side(Some(stack.side))}" "{stack.note.clone()}</p>
            <ul>{generals.collect_view()}{units.collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// A card at reading size.
pub fn card(app: App, id: CardId) -> (String, AnyView) {
    let Some((face, ready)) = app.peek(|t| Some((t.game.card(id), t.desk.cards.contains(&id)))) else {
        return (String::new(), ().into_any());
    };
    let doubt = if face.doubt.is_empty() {
        sure(face.certainty)
    } else {
        face.doubt
    };
    let body = view! {
        <div class=format!("{} big", card::classes(&face)) role="img" aria-label=card::name(&face)>{card::face(&face, true)}</div>
        <p class="doubt">{doubt}</p>
        {ready.then(|| view! {
            <div class="buttons"><button class="main" on:click=move |_| { app.send(Msg::Close); app.send(Msg::Tap(Target::Card(id))) }>"Play it"</button></div>
        })}
    };
    (face.title.to_string(), body.into_any())
}

/// A pile: how many cards, and those that lie open.
pub fn pile(app: App, at: usize) -> (String, AnyView) {
    let Some((pile, faces)) = app.peek(|t| {
        let pile = t.desk.scene.piles.get(at)?.clone();
        let faces: Vec<_> = pile.cards.iter().map(|c| t.game.card(*c)).collect();
        Some((pile, faces))
    }) else {
        return (String::new(), ().into_any());
    };
    let cards = faces.into_iter().map(|face| {
        let id = face.id;
        view! {
            <li><button class="row" on:click=move |_| app.send(Msg::Look(Sheet::Card(id)))><b>{face.title}</b><small>{face.number}" · "{face.ops}" OPs · "{face.kind}</small></button></li>
        }
    });
    let body = view! { <p>{pile.count}" cards."</p><ul class="menu">{cards.collect_view()}</ul> };
    (pile.title.to_string(), body.into_any())
}
