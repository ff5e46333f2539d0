//! Lists in the place of the map: what lies under one finger, and every legal answer.

use crate::features::table::menu::row;
use crate::model::msg::{AnswerMsg, LookMsg, Msg};
use crate::model::{Table, Target};
use crate::tree::{button, el};
use crate::widgets::basic::ops;
use crate::widgets::sheet::Content;
use engine::text::capital;
use engine::{CardId, Choice};

/// The things that lie under one finger, by name.
pub fn under_a_finger(table: &Table, targets: &[Target]) -> Content {
    let scene = &table.view_model.scene;
    let rows = targets.iter().map(|target| {
        let name = match target {
            Target::Space(at) => scene.spaces.iter().find(|s| s.id == *at).map(|s| s.name.to_string()),
            Target::Stack(key) => scene.stacks.iter().find(|s| s.key == *key).map(|s| s.note.clone()),
            Target::General(_) | Target::Card(_) => None,
        };
        let name = name.unwrap_or_default();
        let mut row = row(
            &name,
            Msg::Look(LookMsg::Instead(Box::new(Msg::Answer(AnswerMsg::Tap(target.clone()))))),
        );
        row.attributes.push(("data-choice", name));
        row
    });
    Content::new("Which of them?", vec![el("ul.menu").all(rows)])
}

/// Every legal answer by name: with it the whole game can be played without the map.
pub fn sheet(table: &Table) -> Content {
    // One card stands for all that are alike.
    let alike = |card: CardId| {
        let duel = crate::games::DUELS && table.view_model.scene.duel.is_some();
        let title = table.game.card(card).title;
        duel.then(|| {
            table
                .view_model
                .cards
                .iter()
                .copied()
                .find(|c| table.game.card(*c).title == title)
        })
        .flatten()
    };
    let other = |choice: Choice| matches!(choice, Choice::Card(card) if alike(card).is_some_and(|first| first != card));
    let answers = table.view_model.asked.iter().flat_map(|a| &a.answers);
    let all = answers.filter(|a| !other(a.choice)).map(|answer| {
        let msg = message_of(table, answer.choice);
        let words = match answer.choice {
            Choice::Card(card) => {
                let face = table.game.card(card);
                match (alike(card), face.ops) {
                    (Some(_), 0) => face.title.into(),
                    (None, 0) => capital(&answer.label),
                    (_, points) => format!("{} (#{}, {})", face.title, face.number, ops(points)),
                }
            }
            Choice::Pass
            | Choice::Yes
            | Choice::No
            | Choice::Space(_)
            | Choice::Unit(_)
            | Choice::Number(_)
            | Choice::Named(_) => capital(&answer.label),
        };
        let choose = button(words, Msg::Look(LookMsg::Instead(Box::new(msg))))
            .class("row")
            .attr("data-choice", &answer.label);
        el("li").with(choose)
    });
    Content::new("All answers", vec![el("ul.menu.answers").all(all)])
}

/// The message by which an answer is given by its name: what lies on the map or in the hand is taken as by a tap there.
pub fn message_of(table: &Table, choice: Choice) -> Msg {
    match choice {
        // A tap on the map takes a plan back there; by name one may return.
        Choice::Space(at) if table.view_model.planned_from() != Some(at) => {
            Msg::Answer(AnswerMsg::Tap(Target::Space(at)))
        }
        Choice::Unit(unit) if table.view_model.general(unit).is_some() => {
            Msg::Answer(AnswerMsg::Tap(Target::General(unit)))
        }
        Choice::Card(card) => Msg::Answer(AnswerMsg::Tap(Target::Card(card))),
        other @ (Choice::Pass
        | Choice::Yes
        | Choice::No
        | Choice::Space(_)
        | Choice::Unit(_)
        | Choice::Number(_)
        | Choice::Named(_)) => Msg::Answer(AnswerMsg::Choose(other)),
    }
}
