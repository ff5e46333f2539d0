//! How many taps each action of a round takes, at questions of wars: the best way that the table, the hand, the piles and the buttons give.

use crate::games::{Answer, Asked};
use crate::tests::acting::{asked, at_actions, back, things};
use crate::tests::*;
use engine::Choice;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// More taps than any action takes.
const MOST: usize = 12;

/// A question is looked at if it offers an action that has been looked at less often.
const FEW: usize = 3;

/// How often an action took so many taps, by the words of its button.
type Times = BTreeMap<String, BTreeMap<usize, usize>>;

/// So many taps an action may take, by the words of its button.
const BUDGET: [(&str, usize); 17] = [
    ("settle", 2),
    ("take money", 2),
    ("trade", 2),
    ("draft", 3),
    ("discard", 2),
    ("reserve a card", 2),
    ("attack", 2),
    ("reinforce", 2),
    ("sail", 2),
    ("engage the Fleet", 3),
    ("build a Warship", 2),
    ("develop", 2),
    ("raid", 2),
    ("pillage", 2),
    ("buy a strategy card", 2),
    ("cycle strategy cards", 2),
    ("end the round", 1),
];

/// How many taps it takes to point at a thing and to take its first use: one more where its pile must be opened.
fn pointed(t: &Table, target: &Target) -> usize {
    let closed = |card| {
        let mut open = t.view_model.scene.piles.iter().filter(|pile| pile.spread);
        let to = t.view_model.to().expect("somebody is asked");
        let mut hand = t.view_model.scene.hands[to].cards.iter().flatten();
        !hand.any(|other| other == card) && !open.any(|pile| pile.cards.contains(card))
    };
    match target {
        Target::Card(card) if closed(card) => 3,
        _ => 2,
    }
}

/// The fewest taps to any use of each action, by what is pointed at.
fn by_uses(model: &mut Model, lots: &mut Lots) -> BTreeMap<Choice, usize> {
    let mut best = BTreeMap::new();
    for target in things(table(model)) {
        let taps = pointed(table(model), &target);
        // Of the many cards of closed piles some will do.
        if taps > 2 && lots.of(8) > 0 {
            continue;
        }
        send(model, Msg::Answer(AnswerMsg::Tap(target)));
        let uses = table(model).pointing.uses.iter().flat_map(|uses| &uses.list);
        for one in uses {
            let least = best.entry(one.path[0]).or_insert(taps);
            *least = taps.min(*least);
        }
    }
    best
}

/// So many taps an action takes that begins with its button, and goes on as proposed or else with the first answer.
fn by_buttons(model: &mut Model, action: &Answer) -> usize {
    let here = table(model).game.answers().len();
    send(model, Msg::Answer(AnswerMsg::Choose(action.choice)));
    let mut taps = 1;
    while table(model).game.answers().len() == here && taps < MOST {
        let view_model = table(model).view_model.clone();
        let first = || asked(model).answers[0].choice;
        let next = match () {
            () if view_model.window => AnswerMsg::Decline,
            () if view_model.confirm.is_some() => AnswerMsg::Confirm,
            () if !view_model.proposed.is_empty() => AnswerMsg::Propose,
            () => match first() {
                Choice::Space(at) => AnswerMsg::Tap(Target::Space(at)),
                Choice::Card(card) => AnswerMsg::Tap(Target::Card(card)),
                other => AnswerMsg::Choose(other),
            },
        };
        send(model, Msg::Answer(next));
        taps += 1;
    }
    taps
}

#[test]
fn each_action_takes_as_few_taps_as_it_may() {
    let seen = RefCell::new(Times::new());
    let wanted = |asked: &Asked, lots: &mut Lots| {
        let seen = seen.borrow();
        let few = |label: &str| seen.get(label).is_none_or(|times| times.values().sum::<usize>() < FEW);
        let offers = |label: &str| asked.answers.iter().any(|a| a.label == label);
        BUDGET.iter().any(|(label, _)| few(label) && offers(label)) || lots.of(200) == 0
    };
    at_actions(24, wanted, |model, lots| {
        let here = table(model).game.answers().len();
        let uses = by_uses(model, lots);
        for action in asked(model).answers.iter().filter(|a| a.idle.is_none()) {
            let best = uses.get(&action.choice).copied().filter(|taps| *taps < 3);
            let best = best.unwrap_or_else(|| {
                back(model, here);
                by_buttons(model, action).min(uses.get(&action.choice).copied().unwrap_or(MOST))
            });
            *seen
                .borrow_mut()
                .entry(action.label.clone())
                .or_default()
                .entry(best)
                .or_default() += 1;
        }
    });
    let seen = seen.into_inner();
    println!("taps, and at how many questions: {seen:#?}");
    let mut wrong = Vec::new();
    for (label, most) in BUDGET {
        let taps = seen.get(label);
        let more = taps.into_iter().flatten().filter(|(taps, _)| **taps > most);
        wrong.extend(more.map(|(taps, times)| format!("{label}: {taps} taps, {times} times, not {most}")));
        wrong.extend(taps.is_none().then(|| format!("{label} never came up")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
