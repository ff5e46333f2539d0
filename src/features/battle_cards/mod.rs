//! A fight with cards of its own: how the table shows its questions. The tablet is not handed over for them, not even when the other side may
//! break in with a card. The hand of the side that is asked lies face down at its edge until the player opens it. The answer closes it again.

pub mod view;

use crate::games::{Answer, DUELS};
use crate::model::Table;
use crate::model::draft::Draft;
use crate::model::seats::Mode;
use crate::model::view_model::ViewModel;
use engine::scene::AskKind;
use engine::{CardId, Choice, Side};

impl ViewModel {
    /// Whether a card is to be laid down in a fight.
    pub fn lays(&self) -> bool {
        DUELS && self.asked.as_ref().is_some_and(|a| a.kind == AskKind::Lay)
    }

    /// Whether a card of the hand beside the map is to be chosen.
    pub fn asks_the_hand(&self) -> bool {
        self.mine && !self.cards.is_empty() && self.card.is_none() && self.scene.duel.is_none()
    }
}

/// Whether the side that is asked answers a window of the fight from its hand: it has said so in the open.
pub fn breaks_in(table: &Table) -> bool {
    let view_model = &table.view_model;
    let window = view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::Window);
    DUELS && table.seats.reacting && window && view_model.scene.duel.is_some()
}

/// Whether the hand of the side that is asked lies at its edge of the field: it is to lay a card, says what its card stands for, or breaks
/// in with one.
pub fn at_the_edge(table: &Table) -> bool {
    table.view_model.lays() || DUELS && table.draft.lays() || breaks_in(table)
}

/// Whether the fight asks something in the open of a side that holds cards of it: it decides with them in sight.
pub fn weighs(view_model: &ViewModel) -> bool {
    let Some(duel) = view_model
        .scene
        .duel
        .as_ref()
        .filter(|_| DUELS && view_model.mine && !view_model.lays())
    else {
        return false;
    };
    let asked = view_model
        .asked
        .as_ref()
        .filter(|a| !a.secret && a.kind != AskKind::Window);
    asked.is_some_and(|a| duel.hands[a.to].count > 0)
}

/// The side whose hand may be opened and closed at its edge: at a shared table, while it is to lay a card, breaks in with one, or is asked
/// something about the fight.
pub fn opens(table: &Table) -> Option<Side> {
    let here = table.seats.mode == Mode::Together && !table.seats.elsewhere && !table.past && !table.playback.on();
    let edge = at_the_edge(table) || weighs(&table.view_model);
    table
        .view_model
        .to()
        .filter(|_| here && edge && table.view_model.outcome.is_none())
}

/// The card that the game proposes where the side that is asked may as well lay none.
pub fn proposed(draft: &Draft) -> Option<Answer> {
    if !DUELS {
        return None;
    }
    let asked = draft.preview.asked().filter(|a| a.kind == AskKind::Lay)?;
    let choice = draft.preview.proposed().filter(|_| asked.offers(Choice::Pass))?;
    let answer = asked.answers.into_iter().find(|a| a.choice == choice);
    answer.filter(|a| matches!(a.choice, Choice::Card(_)))
}

/// Cards of one name, which are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alike {
    /// Their name.
    pub title: &'static str,
    /// All of them; those that the other side knows first, since they tell it least.
    pub cards: Vec<CardId>,
}

/// Cards by name, in the order in which they lie.
pub fn alike(table: &Table, cards: impl IntoIterator<Item = CardId>) -> Vec<Alike> {
    let mut all: Vec<Alike> = Vec::new();
    for card in cards {
        let title = table.game.card(card).title;
        match all.iter_mut().find(|a| a.title == title) {
            Some(same) => same.cards.push(card),
            None => all.push(Alike {
                title,
                cards: vec![card],
            }),
        }
    }
    let duel = table.view_model.scene.duel.as_ref();
    let known = |card: &CardId| duel.is_some_and(|d| d.known.rome.contains(card) || d.known.carthage.contains(card));
    for same in &mut all {
        same.cards.sort_by_key(|card| !known(card));
    }
    all
}
