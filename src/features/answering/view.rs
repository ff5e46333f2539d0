//! What is asked, with its buttons. The list of all answers is the full game for keyboard and screen reader.

use crate::features::answering::view_model::FEW;
use crate::features::answering::{action_list, foot, panel};
use crate::features::opponent::considering;
use crate::features::table::{board, inspect};
use crate::features::{battle_cards, coach, hand, odds, opponent, playback, reactions};
use crate::games::{ACTS, Asked};
use crate::map;
use crate::model::coach::Coach;
use crate::model::msg::{AnswerMsg, HelpMsg, LinkMsg, LookMsg, Msg, SeatMsg};
use crate::model::opponent::Opponent;
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::view_model::{Button, ViewModel};
use crate::model::{Sheet, Table, Target};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{main, quiet};
use crate::widgets::question::{ask, headline, why};
use engine::scene::AskKind;
use engine::text::capital;
use engine::{CardId, Choice};

/// The prompt.
pub fn prompt(table: &Table, opponent: &Opponent, coach: &Coach) -> Element {
    let view_model = &table.view_model;
    let window = if view_model.window { " window" } else { "" };
    let section = el("section")
        .class(format!("prompt {}{window}", map::class(view_model.to())))
        .label("What is asked")
        .attr("aria-busy", if table.keeping.saving { "true" } else { "false" });
    if table.playback.on() {
        return match table.seats.handover {
            Some(side) => playback::view::told(table, section).with(foot::handover(table, side)),
            None => playback::view::playing(table, section),
        };
    }
    let section = match (&view_model.outcome, &view_model.asked) {
        (Some(over), _) => section
            .with(ask(
                Some(over.winner),
                &format!("{} has won.", table.seats.name(over.winner)),
                &over.because,
                over.rule,
            ))
            .with(el("div.buttons").with(main("See the war", Msg::Look(LookMsg::Open(Sheet::End))))),
        (None, Some(asked)) if table.seats.mode == Mode::Watch => {
            considering::watching(table, opponent, section, asked)
        }
        (None, Some(asked)) if opponent::considers(table) => considering::considering(table, opponent, section, asked),
        (None, Some(asked)) => question(table, section, asked, coach),
        (None, None) if table.seats.mode == Mode::Look => {
            let word = table.game.read_only().unwrap_or_default();
            let home = button("Leave", Msg::Look(LookMsg::Go(Screen::Home)));
            section
                .with(ask(None, "A position to look at.", word, None))
                .with(el("div.buttons").with(home))
        }
        (None, None) => section.maybe(
            table
                .game
                .read_only()
                .map(|word| ask(None, "Rules have changed.", word, None)),
        ),
    };
    let late = table.keeping.waits.is_some();
    let late = late.then(|| el("p.doubt").text("Writing down the last answer; yours is next."));
    let tip = table.pointing.tip.as_ref();
    let tip = tip.filter(|_| table.pointing.fan.is_none() && (!ACTS || table.view_model.aims.is_empty()));
    section.maybe(late).maybe(tip.map(|tip| why(tip, "why")))
}

fn question(table: &Table, section: Element, asked: &Asked, coach: &Coach) -> Element {
    let view_model = &table.view_model;
    let text = match &view_model.plan {
        Some(plan) => plan.as_str(),
        None if view_model.mine || view_model.window || !asked.secret || battle_cards::at_the_edge(table) => {
            &asked.text
        }
        None => "",
    };
    let who = table.seats.name(asked.to);
    let several = view_model.window.then(|| reactions::view::happens(table)).flatten();
    let head = match &several {
        Some((happens, text)) => ask(Some(asked.to), happens, text, Some(asked.rule)),
        None if view_model
            .plan
            .as_ref()
            .is_some_and(|plan| plan.starts_with(&*asked.title)) =>
        {
            ask(Some(asked.to), "", text, Some(asked.rule))
        }
        None => ask(Some(asked.to), &headline(asked, who), text, Some(asked.rule)),
    };
    let section = section
        .with(head)
        .with(el("p.facts").all(facts(view_model)))
        .maybe(coach::view::hint(table, coach));
    let hushed = reactions::view::hushed(table);
    let section = match () {
        () if view_model.window => return section.maybe(hushed).all(reactions::view::bar(table, who)),
        () if !view_model.mine => return section.maybe(hushed).with(waiting(table, asked, who)),
        () if !view_model.rows.is_empty() => return section.maybe(hushed).all(panel::rows(table, coach)),
        () => {
            // The player has opened his hand for this question, so the page says that no card of it fits.
            let nothing = asked.kind == AskKind::Window && asked.answers.len() == 1;
            let nothing = nothing.then(|| el("p.doubt").text("None of your cards can be played now."));
            section
                .maybe(nothing)
                .maybe(pictured(view_model, asked))
                .maybe(acting(table))
                .maybe(offered(table))
                .maybe(hint(table, asked))
                .maybe((!view_model.risks.is_empty()).then(|| el("p.doubt.risk").text(view_model.risks.trim())))
                .with(action_list::uses(table).unwrap_or_else(|| buttons(table)))
                .maybe(effect(table, asked))
                .maybe(coach::warning::mark(table, coach))
        }
    };
    section.maybe(hushed).with(foot::foot(table, coach))
}

/// The board on which the answers lie: its name is the beginning of theirs.
fn pictured(view_model: &ViewModel, asked: &Asked) -> Option<Element> {
    let named = |title: &str| !title.is_empty() && asked.answers.iter().any(|a| a.label.starts_with(title));
    view_model
        .scene
        .boards
        .iter()
        .find(|b| named(&b.title))
        .map(board::tablet)
}

/// Where an action is chosen: why not, or how to find what a thing can do.
fn acting(table: &Table) -> Option<Element> {
    let chooses = ACTS && table.pointing.uses.is_none() && !table.view_model.aims.is_empty();
    match &table.pointing.tip {
        Some(tip) if chooses => Some(why(tip, "why")),
        _ => chooses.then(|| el("p.doubt").text("Tap a ringed place or a card: the page says what it can do.")),
    }
}

/// In a game of actions the cards that answer, where they are few and lie in a hand or open on the table: a button each. None while one is held
/// back.
fn few_cards(table: &Table) -> &[CardId] {
    let view_model = &table.view_model;
    let kind = view_model.asked.as_ref().map(|asked| asked.kind);
    let few = ACTS
        && matches!(kind, Some(AskKind::Window | AskKind::Card))
        && view_model.cards.len() <= FEW
        && table.draft.held.is_none()
        && view_model.scene.duel.is_none()
        && hand::view::elsewhere(table).is_empty();
    if few { &view_model.cards } else { &[] }
}

/// Where to tap, if what answers has no button.
fn hint(table: &Table, asked: &Asked) -> Option<Element> {
    if !ACTS {
        return None;
    }
    use AskKind::{Card, Destination, Pay, Window};
    let view_model = &table.view_model;
    let place = asked.kind == Destination && view_model.lit.len() > FEW;
    let card = matches!(asked.kind, Card | Pay | Window) && view_model.cards.len() > few_cards(table).len();
    let silent = table.draft.held.is_some() || view_model.scene.duel.is_some();
    let words = match (place, card && hand::view::elsewhere(table).is_empty()) {
        _ if silent => return None,
        (true, _) => "Tap a ringed place.",
        (false, true) => "Tap a ringed card.",
        (false, false) => return None,
    };
    Some(el("p.doubt").text(words))
}

/// A button for a card that answers, with its odds beside it.
fn card_button(table: &Table, card: CardId) -> Element {
    let label = table.draft.preview.label(Choice::Card(card));
    let tap = button(capital(&label), Msg::Answer(AnswerMsg::Tap(Target::Card(card)))).attr("data-choice", label);
    odds::view::beside(table, Choice::Card(card), tap)
}

/// The cards to choose among that lie in no hand and not open on the table.
fn offered(table: &Table) -> Option<Element> {
    let chooses = ACTS && table.draft.held.is_none();
    let cards = if chooses {
        hand::view::elsewhere(table)
    } else {
        Vec::new()
    };
    (!cards.is_empty()).then(|| inspect::listing(table, &cards))
}

/// The card that is being played where a challenge begins.
fn begun_with(table: &Table, asked: &Asked) -> Option<CardId> {
    table.challenge.as_ref().filter(|_| table.draft.is_empty())?;
    let Some(Choice::Card(card)) = table.game.answers().last().copied() else {
        return None;
    };
    let is_about = asked.title.starts_with(table.game.card(card).title);
    is_about.then_some(card)
}

/// What the Event of a card says, while its uses are open: below them, since it may be long.
fn effect(table: &Table, asked: &Asked) -> Option<Element> {
    let held = table.draft.held.filter(|held| matches!(held, Choice::Card(_)));
    let last = held.or(table.draft.free.last().map(|s| s.choice));
    let chosen = table.view_model.card.filter(|card| last == Some(Choice::Card(*card)));
    let card = chosen
        .or_else(|| begun_with(table, asked))
        .filter(|_| table.view_model.mine)?;
    let face = table.game.card(card);
    let name = if held.is_some() { face.title } else { face.kind };
    // The other side's Event cannot be played, and what a card of the hand gives to an action is not its text.
    let hand = &table.view_model.scene.hands[asked.to].cards;
    let gives = table.draft.acts() && hand.iter().flatten().any(|held| *held == card);
    if gives || face.side.is_some_and(|side| side != asked.to) {
        return None;
    }
    let words = el("p.effect").with(el("b").text(format!("{name}: ")));
    (asked.kind == AskKind::Buttons || held.is_some()).then(|| words.text(face.text))
}

fn facts(view_model: &ViewModel) -> Vec<Element> {
    let mut all = Vec::new();
    if let Some(r) = view_model
        .scene
        .route
        .as_ref()
        .filter(|r| view_model.to() == Some(r.side) && !view_model.lays())
    {
        // Only while the way goes on: buttons alone may ask after its end.
        if r.total > 0 && view_model.asked.as_ref().is_none_or(|a| a.kind != AskKind::Buttons) {
            let points = (0..r.total).map(|n| el("i").class(if n < r.spent { "" } else { "free" }));
            let label = format!("{} of {} MPs left", r.total.saturating_sub(r.spent), r.total);
            all.push(el("span.mp").attr("role", "img").label(label).all(points));
            // A question says it itself, the way that is planned does not.
            all.extend(view_model.left().map(|words| el("span").text(words)));
        }
        // Who is still being chosen, the rows count; who goes alone has no Units to count, and a voyage's question names its own limit.
        let goes = view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::March);
        if view_model.rows.is_empty() && r.units > 0 && goes {
            all.push(el("span").text(format!(
                "{} Unit{}, at most {}",
                r.units,
                if r.units == 1 { "" } else { "s" },
                r.limit
            )));
        }
    }
    if let Some(b) = &view_model.batch {
        // The question speaks of one debt; what is proposed and counted is all that is due at once.
        let left = view_model.asked.as_ref().map_or(0, |a| usize::from(a.left));
        let more = left > 0 && b.total > b.done + left;
        all.push(el("span.count").text(format!(
            "{} of {} chosen{}",
            b.done,
            b.total,
            if more { ", with what is due next" } else { "" }
        )));
    }
    all
}

fn buttons(table: &Table) -> Element {
    let view_model = &table.view_model;
    // A proposal of one answer is that answer's button.
    let only = view_model.proposed.first().filter(|_| view_model.proposed.len() == 1);
    let others = view_model
        .buttons
        .iter()
        .filter(|b| only.is_none_or(|a| a.choice != b.choice));
    // An action that is to be chosen has many that cannot be: they lie folded.
    let acts = ACTS && view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::Act);
    let (later, others): (Vec<&Button>, Vec<&Button>) = others.partition(|b| acts && b.refused.is_some());
    let clear = view_model
        .planned_from()
        .map(|_| button("Clear the path", Msg::Answer(AnswerMsg::Clear)));
    let acts_on = table.draft.acts();
    let back = view_model
        .card
        .filter(|_| !acts_on)
        .map(|card| quiet("Put the card back", Msg::Answer(AnswerMsg::Tap(Target::Card(card)))));
    // A question that a button has led to can be left again.
    let whither = view_model
        .asked
        .as_ref()
        .is_some_and(|a| a.kind == AskKind::Destination);
    let leave = ((whither || acts_on) && !table.draft.is_empty())
        .then(|| quiet("‹ Back", Msg::Answer(AnswerMsg::Undo)).attr("data-choice", "Back"));
    el("div.buttons")
        .maybe(clear)
        .maybe(foot::aside(table))
        .all(few_cards(table).iter().map(|card| card_button(table, *card)))
        .all(
            others
                .into_iter()
                .map(|b| odds::view::beside(table, b.choice, choice(b, view_model.lays()))),
        )
        .maybe(leave)
        .maybe(back)
        .maybe(reading(table))
        .maybe((!later.is_empty()).then(|| folded(&later)))
}

/// What cannot be done now, each with its reason at a tap.
fn folded(later: &[&Button]) -> Element {
    let summary = el("summary").text(format!("Not now: {}", later.len()));
    el("details.later")
        .with(summary)
        .with(el("div.buttons").all(later.iter().map(|b| choice(b, false))))
}

/// The way to read about the place that has just been chosen: a tap on it again would confirm.
fn reading(table: &Table) -> Option<Element> {
    let draft = &table.draft;
    let last = draft.choices_ahead().last();
    let last = last.or(draft.free.last().map(|answer| answer.choice));
    let Some(Choice::Space(at)) = last else { return None };
    let mut spaces = table.view_model.scene.spaces.iter();
    let name = spaces.find(|space| space.id == at)?.name;
    Some(quiet(
        format!("About {name}"),
        Msg::Look(LookMsg::Open(Sheet::Space(at))),
    ))
}

/// The button of an answer. One that rolls is what the question is about, but not where a good roll would be thrown again, nor where cards are
/// laid (`lays`): there it is the way out.
fn choice(of: &Button, lays: bool) -> Element {
    let words = capital(&of.label);
    let rolling = if lays || of.stands { button } else { main };
    match of.refused {
        None if of.rolls => {
            let rolls = if of.label.starts_with("roll") {
                ""
            } else {
                ": roll the die"
            };
            rolling(words + rolls, Msg::Answer(AnswerMsg::Choose(of.choice))).attr("data-choice", &of.label)
        }
        None if of.rare => quiet(words, Msg::Answer(AnswerMsg::Choose(of.choice))).attr("data-choice", &of.label),
        None => button(words, Msg::Answer(AnswerMsg::Choose(of.choice))).attr("data-choice", &of.label),
        Some(why) => button(&words, Msg::Answer(AnswerMsg::Refused(of.choice)))
            .class("dark")
            .attr("data-refused", &of.label)
            .label(format!("{words}: not now. {}", why.because)),
    }
}

fn waiting(table: &Table, asked: &Asked, who: &str) -> Element {
    // Another tab plays: the bar over the table leads back.
    if table.seats.elsewhere {
        return el("div.buttons");
    }
    let reveal = |words: String| {
        main(words, Msg::Seat(SeatMsg::Reveal(asked.to))).attr("data-choice", format!("I am {}", asked.to.name()))
    };
    if table.seats.mode == Mode::Together && !battle_cards::at_the_edge(table) {
        return foot::handover(table, asked.to);
    }
    let go = match table.seats.mode {
        Mode::Lesson(_) => main("Try again", Msg::Help(HelpMsg::Again)),
        Mode::Link(_) => main(format!("Send the link to {who}"), Msg::Link(LinkMsg::Share)),
        Mode::Together => reveal(format!("Show {who}’s hand")),
        Mode::Alone | Mode::Watch | Mode::Look | Mode::Challenge(_) | Mode::Against(..) => {
            reveal(format!("I am {who}: open my hand"))
        }
    };
    let pass = battle_cards::breaks_in(table)
        .then(|| button("No reaction", Msg::Answer(AnswerMsg::Decline)).attr("data-choice", "No reaction"));
    el("div.buttons.foot").with(go).maybe(pass)
}
