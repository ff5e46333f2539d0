//! The words of a lesson above the question, and the ring around what they speak of.

use crate::features::help::view::each;
use crate::features::log;
use crate::model::Table;
use crate::model::lesson::{GuideText, Highlight};
use crate::model::msg::{GuideMsg, HelpMsg, LookMsg, Msg};
use crate::model::screen::Screen;
use crate::tree::{Element, Node, button, el};
use crate::widgets::basic::{icon, main, quiet};

/// The words of the guide as the first thing in the prompt.
pub fn with(advice: Option<&GuideText>, table: &Table, mut prompt: Element) -> Element {
    if let Some(advice) = advice {
        prompt.children.insert(0, words(advice, table).into());
    }
    prompt
}

fn words(advice: &GuideText, table: &Table) -> Element {
    let lines = advice.lines.iter().filter_map(|at| table.ticker.log.get(*at));
    let lines = el("ol.log-all.onward.quoted").all(lines.map(|line| log::view::line(table, None, line)));
    let lines = Some(lines).filter(|_| !advice.lines.is_empty());
    let on = advice
        .next
        .map(|page| main("Go on", Msg::Help(HelpMsg::Guide(GuideMsg::Next(page)))).attr("data-guide", "next"));
    let strayed = advice
        .back
        .map(|_| el("p").text("This is not what the lesson had in mind. That is fine: play on, or take it back."));
    let back = advice
        .back
        .map(|_| button("Take it back", Msg::Help(HelpMsg::Guide(GuideMsg::TakeBack))).attr("data-guide", "back"));
    let home = advice
        .over
        .then(|| button("Home", Msg::Look(LookMsg::Go(Screen::Home))).attr("data-guide", "home"));
    let leave = Msg::Help(HelpMsg::Guide(GuideMsg::Leave));
    let goes_on = advice.over && table.view_model.outcome.is_none();
    let against = goes_on.then(|| {
        let go = Msg::Help(HelpMsg::Guide(GuideMsg::Against));
        main("Play on against the computer", go).attr("data-guide", "against")
    });
    let (aside, leave) = match advice.over {
        true => (None, Some(button("Play on with both sides", leave))),
        false => (
            Some(quiet("Play on with both sides", leave).label("Leave the lesson and play on with both sides")),
            None,
        ),
    };
    let [aside, leave] = [aside, leave].map(|leave| leave.map(|b| b.attr("data-guide", "leave")));
    let answers = advice.next.is_some() || advice.back.is_some() || advice.over;
    let head = el("header")
        .with(el("h2").with(icon("raven", 20)).text(" ").text(&advice.title))
        .maybe(aside);
    // How it goes on after the lesson is in sight however long its last words are.
    let sticks = if advice.over { "buttons sticks" } else { "buttons" };
    let buttons = el("div")
        .class(sticks)
        .maybe(on)
        .maybe(back)
        .maybe(against)
        .maybe(leave)
        .maybe(home);
    el("section.guide")
        .key("guide")
        .label("Lesson")
        .attr("data-told", &advice.title)
        .with(head)
        .maybe(strayed)
        .all(advice.words.iter().map(|line| el("p").text(line)))
        .maybe(lines)
        .maybe(answers.then_some(buttons))
}

/// Adds the ring to the elements that the lesson speaks of.
pub fn light(light: &[Highlight], nodes: &mut [Node]) {
    if light.is_empty() {
        return;
    }
    each(nodes, &mut |element| {
        let meant = |(name, value): &(&'static str, String)| light.iter().any(|(n, v)| n == name && v == value);
        if element.attributes.iter().any(meant) {
            element.put("data-lit", "true".into());
        }
    });
}
