//! What can be done with what was tapped: a button for each use, as it is proposed, and one to choose the cards oneself.

use crate::features::odds;
use crate::games::ACTS;
use crate::model::msg::{AnswerMsg, LookMsg, Msg};
use crate::model::{Sheet, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{quiet, rule};
use engine::Choice;
use engine::text::capital;

/// The uses, above the buttons of the question.
pub fn uses(table: &Table) -> Option<Element> {
    let uses = table.pointing.uses.as_ref().filter(|_| ACTS)?;
    let rows = uses.list.iter().enumerate().map(|(at, one)| {
        let brings = (!one.brings.is_empty()).then(|| el("small").text(&one.brings));
        let chance = one
            .chance
            .map(|(chance, goal)| el("small.odds").text(odds::view::likely(chance, goal)));
        let take = button(&one.label, Msg::Answer(AnswerMsg::Use(at)))
            .class("use")
            .attr("data-choice", one.label.clone())
            .maybe(brings)
            .maybe(chance);
        let pays = one.said < one.path.len();
        let change = pays.then(|| {
            button("…", Msg::Answer(AnswerMsg::Change(at)))
                .class("change")
                .label(format!("{}: choose the cards", one.label))
        });
        el("li").with(take).maybe(change)
    });
    let close = quiet("×", Msg::Look(LookMsg::CloseTip)).label("Close");
    let about = match uses.tapped {
        Choice::Space(at) => Some(Sheet::Space(at)),
        Choice::Card(card) => Some(Sheet::Card(card)),
        Choice::Pass | Choice::Yes | Choice::No | Choice::Unit(_) | Choice::Number(_) | Choice::Named(_) => None,
    };
    let read = about.map(|sheet| quiet("?", Msg::Look(LookMsg::Open(sheet))).label(format!("About {}", uses.title)));
    let head = el("p.uses-head")
        .with(el("b").text(&uses.title))
        .maybe(read)
        .with(close);
    let refused = uses.refused.iter().map(|(action, why)| {
        let words = format!("{}: not now. {} ", capital(action), why.because);
        el("p.doubt").text(words).with(rule(why.rule))
    });
    let lacking = uses.lacks.iter().map(|lack| {
        let words = format!("{}: not now. {} ", capital(&lack.action), lack.because);
        el("p.doubt").text(words).with(rule(lack.rule))
    });
    Some(
        el("div.uses")
            .with(head)
            .with(el("ul").all(rows))
            .all(refused)
            .all(lacking),
    )
}
