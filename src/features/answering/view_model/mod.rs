//! Everything the table shows, worked out once after each change: what lies where, what lights up, which buttons there are.

mod route;
mod words;

use crate::features::answering::propose::{follows, forced, price, proposed};
use crate::features::answering::tap_actions;
use crate::features::planned_move::{oversea, reachable};
use crate::games::{ACTS, AnyGame, Asked, DUELS, Preview};
use crate::model::draft::{Draft, space};
use crate::model::question_panel;
use crate::model::question_panel::Pick;
use crate::model::seats::{Mode, Seats};
use crate::model::view_model::{Batch, Button, Lit, ViewModel};
use engine::scene::{AskKind, Scene};
use engine::{Choice, Side, UnitId};

/// Most answers on the map or in the hand that are buttons as well.
pub const FEW: usize = 4;

/// Most targets of an action that are buttons as well: each has its odds beside it.
const TARGETS: usize = 8;

impl ViewModel {
    /// Shows nothing that could be tapped for an answer.
    pub fn take_no_answer(&mut self) {
        (self.can_undo, self.can_redo) = (false, false);
        self.lit.clear();
        self.generals.clear();
        self.cards.clear();
        self.aims.clear();
        self.buttons.clear();
        self.rows.clear();
        self.proposed.clear();
    }

    /// What lies on the table and what is asked, with nothing to be touched.
    pub fn bare(scene: Scene, asked: Option<Asked>) -> Self {
        ViewModel {
            scene,
            asked,
            ..ViewModel::default()
        }
    }

    /// Works out what to show.
    pub fn of(game: &AnyGame, draft: &Draft, seats: &Seats, picks: &[Pick]) -> Self {
        let outcome = game.over();
        let viewer = seats.viewer(outcome.is_some());
        let mut view_model = ViewModel::bare(
            draft.shown.scene(viewer),
            draft.preview.asked().filter(|_| outcome.is_none()),
        );
        view_model.card = draft
            .choices()
            .iter()
            .find_map(|c| if let Choice::Card(card) = c { Some(*card) } else { None });
        view_model.can_redo = draft.can_redo() || (draft.is_empty() && game.can_redo());
        view_model.outcome = outcome;
        let Some(asked) = view_model.asked.clone() else {
            return view_model;
        };
        view_model.mine = seats.shows(&asked);
        view_model.window = seats.window(&asked) && !(DUELS && seats.reacting && view_model.scene.duel.is_some());
        if view_model.mine && !view_model.window {
            view_model.ask(game, draft, seats, &asked, picks);
        } else if let Some(shown) = view_model.asked.as_mut()
            && !view_model.mine
        {
            shown.answers.clear();
            if asked.secret && !matches!(asked.kind, AskKind::Window | AskKind::Lay) {
                shown.text = String::new();
            }
        }
        if view_model.card.is_some() && seats.mode == Mode::Together {
            view_model.plays_unseen(game.preview().scene(viewer));
        }
        view_model
    }

    /// At a shared table both sides look at the boards and at what has been played in a fight: they show nothing of a card that has been
    /// picked up and not yet put down.
    fn plays_unseen(&mut self, said: Scene) {
        self.scene.boards = said.boards;
        self.scene.duel = said.duel;
    }

    fn ask(&mut self, game: &AnyGame, draft: &Draft, seats: &Seats, asked: &Asked, picks: &[Pick]) {
        self.rows = question_panel::rows(&draft.preview, picks);
        self.light(draft, seats, asked);
        self.generals = reachable::generals(&draft.preview);
        if ACTS && asked.kind == AskKind::Act {
            self.aims = tap_actions::aims(&draft.preview, asked);
        }
        let stands = draft.preview.proposed() == Some(Choice::No);
        let many = asked.answers.len() > if draft.acts() { TARGETS } else { FEW };
        for answer in asked.placed() {
            match answer.choice {
                Choice::Card(card) => self.cards.push(card),
                Choice::Space(_) if many || !matches!(asked.kind, AskKind::Destination | AskKind::Buttons) => {}
                choice @ (Choice::Pass
                | Choice::Yes
                | Choice::No
                | Choice::Space(_)
                | Choice::Unit(_)
                | Choice::Number(_)
                | Choice::Named(_)) => self.buttons.push(Button {
                    label: answer.label.clone(),
                    choice,
                    refused: answer.idle,
                    rare: answer.rare,
                    rolls: draft.preview.throws(choice),
                    stands,
                }),
            }
        }
        for (choice, refusal) in draft.preview.refusals() {
            if matches!(choice, Choice::Named(_) | Choice::Yes | Choice::No | Choice::Pass) {
                let label = draft.preview.label(choice);
                self.buttons.push(Button {
                    label,
                    choice,
                    refused: Some(refusal),
                    rare: false,
                    rolls: false,
                    stands,
                });
            }
        }
        self.buttons.sort_by_key(|button| button.rare);
        if let Some(kind) = draft.batch_kind() {
            let placed = draft.batch();
            // A player who ends it earlier places no more.
            let held = draft.held.filter(|held| *held != Choice::Pass);
            let left = if held.is_some() {
                0
            } else {
                reachable::batch_left(&draft.preview, kind)
            };
            let behind = held.map_or(0, |held| 1 + forced(&draft.preview, held).len());
            let said = draft.batch_answers().count() + behind;
            let done = said.max(placed.len());
            self.last_of_batch(draft);
            self.batch = Some(Batch {
                placed,
                done,
                total: done + left,
                removes: kind == AskKind::Remove,
            });
        }
        self.route(game, draft, seats);
        self.confirm = self.confirm_label(game, draft, asked);
        if self.confirm.is_none() && draft.walked() {
            // The question is about where he is by now: there he is seen.
            let route = self.scene.route.take();
            self.scene = draft.preview.scene(seats.viewer(false));
            self.scene.route = route;
        }
        if self.confirm.is_none() {
            self.proposed = proposed(draft);
            self.follows = follows(draft, &self.proposed);
            self.price = price(draft, &self.proposed);
        }
        if let Some(from) = self.planned_from() {
            self.lit.retain(|lit| lit.at != from);
        }
        // Where several lie on the map, another may still be chosen.
        let mapped = matches!(draft.held, Some(Choice::Unit(_) | Choice::Space(_)));
        if draft.held.is_some() {
            let other = |button: &Button| mapped && draft.held != Some(button.choice) && button.refused.is_none();
            let other_place = |button: &Button| matches!(button.choice, Choice::Unit(_) | Choice::Space(_));
            self.buttons.retain(|button| other(button) && other_place(button));
        }
        // What is to be confirmed is not turned into something else by a tap on the map.
        if matches!(draft.held, Some(Choice::Named(_))) {
            self.generals.clear();
        }
        if self.confirm.is_some() && asked.kind == AskKind::March {
            self.buttons.retain(|b| b.choice != Choice::Pass);
        }
        self.plan = self.plan_in_words(draft.stops(), words::one_by_one(draft));
    }

    /// The last of a batch is shown where it will lie, though it is held back, under the title of the first.
    fn last_of_batch(&mut self, draft: &Draft) {
        let Some(choice) = draft.held else { return };
        let first = draft.batch_answers().last();
        if let (Some(asked), Some(first)) = (&mut self.asked, first) {
            asked.title.clone_from(&first.asked.title);
        }
        let mut next = draft.preview.clone();
        let chance = next.progress().chance;
        if next.answer(choice) && next.progress().chance == chance {
            let after = next.scene(engine::Viewer::Public);
            if after.phase == self.scene.phase {
                self.scene.spaces = after.spaces;
                self.scene.stacks = after.stacks;
                self.scene.boards = after.boards;
                self.scene.score = after.score;
            }
        }
    }

    fn light(&mut self, draft: &Draft, seats: &Seats, asked: &Asked) {
        self.lit = match asked.kind {
            AskKind::Place | AskKind::Remove if draft.held.is_some() => Vec::new(),
            AskKind::March if !draft.walked() => marched(&draft.preview, asked, seats),
            AskKind::Compose => self.once_composed(draft, seats),
            AskKind::March | AskKind::Destination => reachable::spaces(&draft.preview, seats),
            AskKind::Card
            | AskKind::Lay
            | AskKind::Buttons
            | AskKind::General
            | AskKind::Place
            | AskKind::Remove
            | AskKind::Reaction
            | AskKind::Window
            | AskKind::Dice
            | AskKind::Act
            | AskKind::Pay => asked
                .answers
                .iter()
                .filter_map(|a| {
                    let at = space(a.choice)?;
                    Some(Lit {
                        at,
                        path: vec![a.choice],
                        spaces: vec![at],
                        contested: Vec::new(),
                    })
                })
                .collect(),
        };
    }

    /// Where the army goes that stands composed on the panel: a tap there confirms the panel as well.
    fn once_composed(&self, draft: &Draft, seats: &Seats) -> Vec<Lit> {
        let composed = question_panel::answers(&self.rows);
        let mut army = draft.preview.clone();
        let all = !composed.is_empty() && composed.iter().all(|choice| army.answer(*choice));
        let free = all && army.progress() == draft.preview.progress();
        let next = army
            .asked()
            .filter(|next| free && next.kind == AskKind::March && Some(next.to) == self.to());
        let mut lit = next.map_or(Vec::new(), |next| marched(&army, &next, seats));
        for lit in &mut lit {
            lit.path = [&composed[..], &lit.path].concat();
        }
        lit
    }

    /// Whether the side that is asked marches or sails itself.
    pub fn marches(&self) -> bool {
        self.scene.route.as_ref().is_some_and(|r| Some(r.side) == self.to())
    }

    /// Whether this general may be tapped.
    pub fn general(&self, unit: UnitId) -> Option<&[Choice]> {
        let found = self.generals.iter().find(|lit| lit.unit == unit);
        found.map(|lit| lit.path.as_slice())
    }

    /// The row of the panel that may name this general.
    pub fn row_of(&self, unit: UnitId) -> Option<usize> {
        self.rows.iter().position(|row| row.asked.offers(Choice::Unit(unit)))
    }

    /// Which side is asked.
    pub fn to(&self) -> Option<Side> {
        self.asked.as_ref().map(|a| a.to)
    }
}

/// Where a march leads that has not set out: by land, and by a button across the sea.
fn marched(game: &Preview, asked: &Asked, seats: &Seats) -> Vec<Lit> {
    let by_land = reachable::spaces(game, seats);
    let oversea = oversea::spaces(game, asked, &by_land, seats);
    [by_land, oversea].concat()
}
