//! Whatever may be answered can be tapped: over random and fighting wars each legal answer has a target, a button or a row on the page,
//! which gives just that answer and asks for one Confirm at most. The list of all answers does not count.

use crate::games::{Asked, FIELD, FIRST, Preview, ROUNDS};
use crate::model::msg::{AnswerMsg, SeatMsg};
use crate::model::question_panel;
use crate::model::queued_answers::QueuedAnswers;
use crate::model::view_model::ViewModel;
use crate::tests::battles::at_table;
use crate::tests::*;
use crate::tree::{Node, On};
use engine::{CardId, Choice, SpaceId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// So many questions of each kind are looked at in two games together, and so many in all.
const OF_EACH_KIND: usize = 300;

const IN_ALL: usize = 3000;

/// After so many wars a kind that is still short of questions fails the test.
const WARS: u64 = 400;

/// A war is left after so many answers.
const LONGEST: usize = 4000;

/// In so many wars each kind that the game asks comes up.
const EVERY_KIND: u64 = 12;

/// So often a war goes back to a kind that is rare, and so many answers.
const RETURNS: usize = 120;

const BACK: usize = 6;

/// Of each question so many answers are sent.
const SENT: usize = 1;

/// How the table lay when the question was put: everything that a tap may change and that is not the game.
pub(super) struct Lay {
    draft: draft::Draft,
    seats: seats::Seats,
    view_model: Arc<ViewModel>,
    picks: Vec<question_panel::Pick>,
    plan: Option<QueuedAnswers>,
    answers: usize,
}

impl Lay {
    pub(super) fn of(t: &Table) -> Self {
        Lay {
            draft: t.draft.clone(),
            seats: t.seats.clone(),
            view_model: t.view_model.clone(),
            picks: t.playing.picks.clone(),
            plan: t.playing.plan.clone(),
            answers: t.game.answers().len(),
        }
    }

    /// Puts everything back.
    pub(super) fn again(&self, model: &mut Model) {
        model.sheets.clear();
        let t = model.table.as_mut().expect("a game is on the table");
        if t.game.answers().len() > self.answers {
            t.game.back_to(self.answers);
            t.game.resume();
        }
        (t.draft, t.seats, t.view_model) = (self.draft.clone(), self.seats.clone(), self.view_model.clone());
        (t.pointing.fan, t.playing.tried, t.keeping.waits, t.keeping.saving) = (None, None, None, false);
        t.playing.plan.clone_from(&self.plan);
        t.pointing.close();
        t.playing.picks.clone_from(&self.picks);
        t.playing.gesture_spans.clear();
    }
}

/// The question that waits on the table, whole.
fn waits(t: &Table) -> Option<Asked> {
    t.draft.preview.asked()
}

/// Opens what the answer needs to be seen: the hand that is handed over, the cards of a reaction.
fn open(model: &mut Model, reacts: bool) {
    for _ in 0..3 {
        let t = table(model);
        let to = t.view_model.to().expect("somebody is asked");
        let msg = match t.seats.handover {
            Some(side) => Msg::Seat(SeatMsg::Reveal(side)),
            None if t.view_model.window && reacts => Msg::Answer(AnswerMsg::React(0)),
            None if !t.view_model.window && !t.view_model.mine => Msg::Seat(SeatMsg::Reveal(to)),
            None => return,
        };
        send(model, msg);
    }
}

/// All that gives this answer on the page as it lies there.
fn witnesses(t: &Table, choice: Choice) -> Vec<Msg> {
    let view_model = &t.view_model;
    let declines = waits(t).and_then(|a| a.decline()) == Some(choice);
    if view_model.window {
        return declines
            .then_some(Msg::Answer(AnswerMsg::Decline))
            .into_iter()
            .collect();
    }
    let mut all = Vec::new();
    let only = |path: &[Choice]| path == [choice];
    all.extend(
        view_model
            .lit
            .iter()
            .filter(|l| only(&l.path))
            .map(|l| Msg::Answer(AnswerMsg::Tap(Target::Space(l.at)))),
    );
    let generals = view_model.generals.iter().filter(|lit| only(&lit.path));
    all.extend(generals.map(|lit| Msg::Answer(AnswerMsg::Tap(Target::General(lit.unit)))));
    let cards = view_model.cards.iter().filter(|card| Choice::Card(**card) == choice);
    all.extend(cards.map(|card| Msg::Answer(AnswerMsg::Tap(Target::Card(*card)))));
    if let Some(row) = view_model.rows.first() {
        all.extend(
            row.asked
                .offers(choice)
                .then_some(Msg::Answer(AnswerMsg::Pick(0, choice))),
        );
    } else {
        let buttons = view_model
            .buttons
            .iter()
            .filter(|b| b.refused.is_none() && b.choice == choice);
        all.extend(buttons.map(|b| Msg::Answer(AnswerMsg::Choose(b.choice))));
    }
    all
}

/// Whether a button or a card on the page sends this message. What else there is has messages of its own.
fn drawn(model: &Model, msg: &Msg) -> bool {
    fn sends(nodes: &[Node], msg: &str) -> bool {
        nodes.iter().any(|node| match node {
            Node::Element(element) => {
                let click = element.click.as_ref();
                // A list does it after it has closed: the message lies in another.
                click.is_some_and(|on| matches!(on, On::Send(sent) if format!("{sent:?}").contains(msg)))
                    || sends(&element.children, msg)
            }
            Node::Text(_) | Node::Nothing => false,
        })
    }
    // Cards of a fight and the rest of a batch have messages of their own.
    let kind = table(model).view_model.asked.as_ref().map(|asked| asked.kind);
    if matches!(kind, Some(AskKind::Lay | AskKind::Remove)) {
        return true;
    }
    let own = matches!(msg, Msg::Answer(AnswerMsg::Choose(_) | AnswerMsg::Tap(Target::Card(_))));
    !own || sends(&crate::view::page(model), &format!("{msg:?}"))
}

/// What was answered from this question on: said to the game, or else drafted.
fn given(t: &Table, lay: &Lay) -> Vec<Choice> {
    let before = lay.draft.choices().len();
    let mut all = t.game.answers().split_off(lay.answers);
    if all.is_empty() {
        all = t.draft.choices();
    }
    all.split_off(before.min(all.len()))
}

/// Whether these answers are just this one: what follows says no to something, has no other answer, or are the rows of the same panel.
/// What follows a die is not looked at: whoever has been back sees other dice.
fn just(preview: &Preview, choice: Choice, given: &[Choice], panel: bool) -> bool {
    let mut game = preview.clone();
    let chance = game.progress().chance;
    let follows = |game: &mut Preview, next: Choice| {
        let fits = |a: &Asked| panel || a.answers.len() == 1 || a.decline() == Some(next);
        game.progress().chance != chance || game.asked().is_some_and(|a| fits(&a)) && game.answer(next)
    };
    let Some((first, rest)) = given.split_first() else {
        return false;
    };
    *first == choice && game.answer(choice) && rest.iter().all(|next| follows(&mut game, *next))
}

fn named(t: &Table, choice: Choice) -> String {
    format!("{choice:?} “{}”", t.draft.preview.label(choice))
}

/// Sends what should give an answer, and Confirm or Agree where they are offered; what is wrong with it, if anything.
fn sent(model: &mut Model, lay: &Lay, choice: Choice, msg: Msg) -> Result<(), String> {
    let panel = matches!(msg, Msg::Answer(AnswerMsg::Pick(..)));
    let preview = lay.draft.preview.clone();
    let wrong = |model: &Model, when: &str| {
        let t = table(model);
        let given = given(t, lay);
        if just(&preview, choice, &given, panel) {
            return Ok(());
        }
        let tip = t.pointing.tip.as_ref().map(|tip| &tip.because);
        Err(format!("{when} {msg:?} gives {given:?}, tip {tip:?}"))
    };
    send(model, msg.clone());
    if panel {
        send(model, Msg::Answer(AnswerMsg::Agree));
    }
    wrong(model, "")?;
    if table(model).game.answers().len() == lay.answers && table(model).view_model.confirm.is_some() {
        send(model, Msg::Answer(AnswerMsg::Confirm));
        wrong(model, "Confirm after")?;
        let t = table(model);
        if t.game.answers().len() == lay.answers && t.view_model.confirm.is_some() {
            return Err(format!("{msg:?} is confirmed twice"));
        }
    }
    Ok(())
}

/// The things on the table that show what an answer names.
fn targets(t: &Table, choice: Choice) -> Vec<Target> {
    let stacks = t.view_model.scene.stacks.iter();
    let at = |space: SpaceId| {
        let here = stacks.clone().filter(move |s| s.seat.space() == space);
        here.map(|s| Target::Stack(s.key.clone()))
    };
    match choice {
        Choice::Space(space) => [Target::Space(space)].into_iter().chain(at(space)).collect(),
        Choice::Unit(unit) => {
            let his = stacks.clone().filter(|s| s.generals.iter().any(|g| g.unit == unit));
            let mut all: Vec<Target> = his.map(|s| Target::Stack(s.key.clone())).collect();
            if !all.is_empty() {
                all.push(Target::General(unit));
            }
            all
        }
        Choice::Card(card) => vec![Target::Card(card)],
        _ => Vec::new(),
    }
}

/// A pack of cards of one title: the first of them stands for all.
fn stands_for(t: &Table, card: CardId, among: &Asked) -> bool {
    let title = t.game.card(card).title;
    let mut cards = among.answers.iter().filter_map(|a| match a.choice {
        Choice::Card(other) => Some(other),
        _ => None,
    });
    cards.find(|other| t.game.card(*other).title == title) == Some(card)
}

/// What is wrong with the question that waits at the table. All answers must have a witness; of so many, by lot, each is sent.
fn look(model: &mut Model, lots: &mut Lots, sends: usize) -> Vec<String> {
    let Some(asked) = waits(table(model)) else {
        return Vec::new();
    };
    let lay = Lay::of(table(model));
    let mut opened = |reacts| {
        lay.again(model);
        open(model, reacts);
        Lay::of(table(model))
    };
    // Who declines needs no hand.
    let (closed, open) = (opened(false), opened(true));
    let mut wrong = Vec::new();
    let (all, first) = (asked.answers.len(), lots.of(asked.answers.len()));
    // What changes nothing has a button that says why instead.
    let effective = asked.answers.iter().filter(|a| a.idle.is_none());
    for (at, choice) in effective.map(|a| a.choice).enumerate() {
        if let Choice::Card(card) = choice
            && !stands_for(table(model), card, &asked)
        {
            continue;
        }
        let lay = if asked.decline() == Some(choice) {
            &closed
        } else {
            &open
        };
        lay.again(model);
        let name = named(table(model), choice);
        let found = witnesses(table(model), choice);
        if found.is_empty() {
            wrong.push(format!("{name} has no witness"));
        }
        if (at + all - first) % all >= sends {
            continue;
        }
        let hidden = found.iter().any(|msg| !drawn(model, msg));
        wrong.extend(hidden.then(|| format!("{name} is not drawn")));
        for msg in found {
            let why = sent(model, lay, choice, msg).err();
            wrong.extend(why.map(|why| format!("{name}: {why}")));
            lay.again(model);
        }
        let taps = table(model).view_model.mine && !table(model).view_model.window;
        for target in targets(table(model), choice).into_iter().filter(|_| taps) {
            send(model, Msg::Answer(AnswerMsg::Tap(target.clone())));
            let tip = table(model).pointing.tip.as_ref().map(|tip| tip.because.clone());
            wrong.extend(tip.map(|because| format!("{target:?} may be chosen, but: {because}")));
            lay.again(model);
        }
    }
    lay.again(model);
    let about = format!("{:?} {:?}: ", asked.kind, asked.title);
    wrong.into_iter().map(|what| [&about, &*what].concat()).collect()
}

/// What somebody answers who marches at the enemy and reacts wherever he can, if the question lets him.
fn at_the_enemy(game: &AnyGame, asked: &Asked) -> Option<Choice> {
    let all = asked.answers.iter().map(|a| a.choice);
    let mut does = all.filter(|c| Some(*c) != asked.decline());
    match asked.kind {
        AskKind::March => {
            let stacks = game.scene(Viewer::Public).stacks;
            let enemy = |at| stacks.iter().any(|s| s.side != asked.to && s.seat.space() == at);
            does.find(|c| draft::space(*c).is_some_and(enemy))
        }
        AskKind::Reaction | AskKind::Window => does.next(),
        _ => None,
    }
}

/// Questions by kind.
type Seen = BTreeMap<String, usize>;

/// How many questions of a kind are looked at in one game: half of them where both games ask such questions.
fn wanted(kind: &str, depth: usize) -> usize {
    match kind {
        "Lay" | "Dice" => OF_EACH_KIND * depth,
        _ => OF_EACH_KIND * depth / 2,
    }
}

fn enough(seen: &Seen, depth: usize) -> bool {
    let in_all = seen.values().sum::<usize>() >= IN_ALL * depth / 2;
    in_all && seen.iter().all(|(kind, n)| *n >= wanted(kind, depth))
}

/// Plays wars of a game, random and fighting, at the table for two and alone, and looks at questions of each kind until there are enough.
/// Where a kind is rare the war goes back a little after each and comes to it again by other dice.
fn look_at_wars(game: usize) {
    // Ten times as many with `CORVUS_DEEP`, and every answer is sent.
    let deep = std::env::var_os("CORVUS_DEEP").is_some();
    let (depth, sends) = if deep { (10, usize::MAX) } else { (1, SENT) };
    let (mut seen, mut wrong) = (Seen::new(), Seen::new());
    for seed in 1..=WARS * depth as u64 {
        if enough(&seen, depth) {
            break;
        }
        let mut lots = Lots(seed);
        let mode = [Mode::Together, Mode::Alone][seed as usize / 2 % 2];
        let fights = seed / 4 % 2 == 0;
        let (game, mut player) = AnyGame::tried(game, seed);
        let (mut model, mut returns) = (at_table(game, mode), RETURNS);
        for _ in 0..LONGEST {
            let t = model.table.as_mut().expect("a game is on the table");
            let Some(asked) = t.game.preview().asked() else { break };
            let kind = format!("{:?}", asked.kind);
            let wanted = wanted(&kind, depth);
            let count = seen.entry(kind).or_default();
            let asks = mode == Mode::Together || asked.answers.len() > 1;
            let rare = *count < wanted / 4 || seed > EVERY_KIND;
            if asks && (rare || lots.of(6) == 0) && (*count < wanted || lots.of(60) == 0) {
                *count += 1;
                let short = *count < wanted;
                (t.draft, t.keeping.saving) = (draft::Draft::new(&t.game.preview()), false);
                t.seats.turn_to(Some(&asked), &t.draft.preview);
                t.refresh();
                for what in look(&mut model, &mut lots, sends) {
                    *wrong.entry(what).or_default() += 1;
                }
                if short && returns > 0 && seed > EVERY_KIND {
                    returns -= 1;
                    let t = model.table.as_mut().expect("a game is on the table");
                    t.game.back(BACK);
                    continue;
                }
            }
            let t = model.table.as_mut().expect("a game is on the table");
            let fight = at_the_enemy(&t.game, &asked).filter(|_| fights && lots.of(8) > 0);
            let choice = fight.or(t.game.pick(&mut player)).expect("a question waits");
            t.game.answer(choice);
        }
    }
    println!("{seen:?}");
    let all: Vec<String> = wrong.iter().map(|(what, times)| format!("{times} × {what}")).collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
    assert!(enough(&seen, depth), "{seen:?}");
}

#[test]
fn every_answer_of_the_first_war_can_be_tapped() {
    look_at_wars(FIRST);
}

#[test]
fn every_answer_of_the_second_war_can_be_tapped() {
    look_at_wars(FIELD);
}

#[test]
fn every_answer_of_the_third_war_can_be_tapped() {
    look_at_wars(ROUNDS);
}
