//! The hand that may be seen here, the other's count, the piles.

use super::small::side;
use super::{App, card};
use crate::app::seats::Mode;
use crate::app::{Msg, Sheet, Table, Target};
use kernel::{CardId, Side};
use leptos::prelude::*;

/// Whose hand lies in front, and its cards.
type Front = Option<(Side, Vec<(CardId, bool, bool)>)>;

fn front(table: &Table, turned: bool) -> Front {
    let desk = &table.desk;
    let to = desk.to().or(desk.scene.active).unwrap_or(Side::Rome);
    let whose = match table.seats.mode {
        Mode::Link(side) => side,
        Mode::Together if desk.outcome.is_none() => table.seats.open?,
        _ if turned => to.enemy(),
        _ => to,
    };
    let held = desk.scene.hands[whose].cards.clone()?;
    let mut cards: Vec<CardId> = held;
    if let Some(card) = desk.card.filter(|c| !cards.contains(c) && whose == to) {
        cards.push(card);
        cards.sort();
    }
    Some((
        whose,
        cards
            .into_iter()
            .map(|c| (c, desk.cards.contains(&c), desk.card == Some(c)))
            .collect(),
    ))
}

/// How many cards the front hand has, for the tab.
pub fn count(table: &Table) -> usize {
    front(table, false).map_or(0, |(_, cards)| cards.len())
}

/// The hand and what lies beside it.
pub fn hand(app: App) -> impl IntoView {
    let turned = RwSignal::new(false);
    let shown = Memo::new(move |_| app.table(move |t| front(t, turned.get())).get());
    let counts = app.table(|t| (t.desk.scene.hands.rome.count, t.desk.scene.hands.carthage.count));
    let piles = app.table(|t| {
        t.desk
            .scene
            .piles
            .iter()
            .map(|p| (p.title, p.count))
            .collect::<Vec<_>>()
    });
    let both = app.table(|t| matches!(t.seats.mode, Mode::Alone | Mode::Watch) || t.desk.outcome.is_some());
    view! {
        <section class="hand" aria-label="Hand">
            <h2>
                {move || shown.get().map_or_else(|| "Hands".to_string(), |(s, _)| format!("{}’s hand", s.name()))}
                <span class="held" aria-label="Cards in hand">
                    {side(Some(Side::Rome))}<b>{move || counts.get().0}</b>{side(Some(Side::Carthage))}<b>{move || counts.get().1}</b>
                </span>
                {move || both.get().then(|| view! {
                    <button class="quiet" data-choice="Other hand" on:click=move |_| turned.update(|t| *t = !*t)>"Other hand"</button>
                })}
            </h2>
            {move || shown.get().map(|(_, cards)| view! {
                <div class="cards">
                    {cards.into_iter().map(|(id, ready, chosen)| small_card(app, id, ready, chosen)).collect_view()}
                </div>
            })}
            <div class="piles">
                {move || piles.get().into_iter().enumerate().map(|(n, (title, count))| view! {
                    <button class="pile" data-pile=title on:click=move |_| app.send(Msg::Look(Sheet::Pile(n)))>{title}" "<b>{count}</b></button>
                }).collect_view()}
            </div>
        </section>
    }
}

fn small_card(app: App, id: CardId, ready: bool, chosen: bool) -> AnyView {
    let Some(face) = app.peek(|t| Some(t.game.card(id))) else {
        return ().into_any();
    };
    let number = face.number.to_string();
    view! {
        <div class="slot" class:ready=ready class:chosen=chosen>
            <button class=card::classes(&face) data-card=number aria-label=card::name(&face) aria-pressed=chosen.to_string()
                on:click=move |_| app.send(Msg::Tap(Target::Card(id)))
                on:contextmenu=move |e| { e.prevent_default(); app.send(Msg::Look(Sheet::Card(id))) }>
                {card::face(&face, false)}
            </button>
            <button class="read" aria-label=format!("Read {}", face.title) on:click=move |_| app.send(Msg::Look(Sheet::Card(id)))>"i"</button>
        </div>
    }
    .into_any()
}
