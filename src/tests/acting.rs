//! Rounds of actions: what a tap offers is legal and does what it says, an action is taken back as a whole, and what has no use says why.

use crate::features::answering::commit;
use crate::games::{Asked, ROUNDS};
use crate::model::msg::LookMsg;
use crate::model::settings::Speed;
use crate::model::uses::Use;
use crate::tests::battles::at_table;
use crate::tests::*;
use crate::tree::Node;
use engine::Choice;
use engine::scene::{BoardKind, Shape};
use std::collections::BTreeMap;

/// A war is left after so many answers.
const LONGEST: usize = 1500;

/// So many things are tapped at each question.
const TAPPED: usize = 8;

/// Ten times as many wars with `CORVUS_DEEP`.
pub(super) fn times() -> u64 {
    if std::env::var_os("CORVUS_DEEP").is_some() {
        10
    } else {
        1
    }
}

/// Plays wars alone and looks at the questions for an action that are wanted. Whatever is done there is taken back afterwards.
pub(super) fn at_actions(
    wars: u64,
    wanted: impl Fn(&Asked, &mut Lots) -> bool,
    mut look: impl FnMut(&mut Model, &mut Lots),
) {
    for seed in 1..=wars * times() {
        let (game, mut player) = AnyGame::tried(ROUNDS, seed);
        let (mut model, mut lots) = (at_table(game, Mode::Alone), Lots(seed));
        for _ in 0..LONGEST {
            let t = model.table.as_mut().expect("a game is on the table");
            let Some(asked) = t.game.preview().asked() else { break };
            if asked.kind == AskKind::Act && wanted(&asked, &mut lots) {
                let here = t.game.answers().len();
                back(&mut model, here);
                look(&mut model, &mut lots);
                back(&mut model, here);
            }
            let t = model.table.as_mut().expect("a game is on the table");
            let choice = t.game.pick(&mut player).expect("a question waits");
            t.game.answer(choice);
        }
    }
}

/// Lays nothing on the table but the question after so many answers.
pub(super) fn back(model: &mut Model, answers: usize) {
    model.sheets.clear();
    let t = model.table.as_mut().expect("a game is on the table");
    t.game.back_to(answers);
    t.playing.plan = None;
    t.playing.gesture_spans.clear();
    commit::moved(t);
    (t.keeping.saving, t.keeping.waits) = (false, None);
}

pub(super) fn asked(model: &Model) -> Asked {
    table(model).view_model.asked.clone().expect("a question waits")
}

/// Everything that can be pointed at: spaces, Fleets, cards of the own hand and of piles that lie open.
pub(super) fn things(t: &Table) -> Vec<Target> {
    let scene = &t.view_model.scene;
    let to = t.view_model.to().expect("somebody is asked");
    let spaces = scene.spaces.iter().map(|s| Target::Space(s.id));
    let stacks = scene.stacks.iter().filter(|s| s.generals.is_empty());
    let hand = scene.hands[to].cards.iter().flatten();
    let piles = scene.piles.iter().flat_map(|pile| &pile.cards);
    spaces
        .chain(stacks.map(|s| Target::Stack(s.key.clone())))
        .chain(hand.chain(piles).map(|card| Target::Card(*card)))
        .collect()
}

fn answers(model: &Model) -> Vec<Choice> {
    table(model).game.answers()
}

/// What a side has on its tracks, as far as it is a number, and the strength of its battles less that of the other side.
fn has(model: &Model, side: Side) -> BTreeMap<String, i32> {
    let scene = table(model).game.scene(Viewer::Public);
    let standing = scene
        .boards
        .into_iter()
        .filter(|board| board.kind == BoardKind::Standing);
    let cells = standing.flat_map(|board| board.rows).flatten();
    let own = cells.filter(|cell| cell.side == Some(side));
    let tracks = own.filter_map(|cell| Some((cell.under, cell.text.parse().ok()?)));
    let strengths = scene.facts.iter().filter(|fact| fact.title.ends_with(": strength"));
    let ahead = strengths.filter_map(|fact| {
        let of = |side: Side| fact.value[side].parse::<i32>().ok();
        Some((format!("Marker {}", fact.title), of(side)? - of(side.enemy())?))
    });
    tracks.chain(ahead).collect()
}

/// What has changed, in the words of a use.
fn changed(before: &BTreeMap<String, i32>, after: &BTreeMap<String, i32>) -> BTreeMap<String, i32> {
    let by = |(what, old): (&String, &i32)| {
        let short = if what.starts_with("Marker") { "Marker" } else { what };
        Some((short.to_owned(), after.get(what)? - old))
    };
    before.iter().filter_map(by).filter(|(_, by)| *by != 0).collect()
}

/// The words of a use, read again: "Silver −3, VP +1".
fn read(brings: &str) -> BTreeMap<String, i32> {
    let words = brings.split(", ").filter(|part| !part.is_empty());
    let one = |part: &str| {
        let (what, by) = part.rsplit_once(' ').expect("it names a track and a number");
        let by = by.replace('−', "-").parse().expect("it is a number");
        (what.to_owned(), by)
    };
    words.map(one).collect()
}

/// What of a path the log does not tell: its spaces and its cards.
fn uncommitted(t: &Table, path: &[Choice]) -> Vec<Choice> {
    let told = &t.ticker.log[t.ticker.old..];
    let text: String = told.iter().map(|l| l.line.text.as_str()).collect();
    let spaces = &t.view_model.scene.spaces;
    let tells = |choice: &Choice| match choice {
        Choice::Space(at) => {
            let named = spaces.iter().any(|s| s.id == *at && text.contains(s.name));
            named || told.iter().any(|l| l.line.spaces.contains(at))
        }
        Choice::Card(card) => {
            text.contains(t.game.card(*card).title) || told.iter().any(|l| l.line.cards.contains(card))
        }
        _ => true,
    };
    path.iter().filter(|choice| !tells(choice)).copied().collect()
}

/// Failures by what is wrong, with how often.
#[derive(Default)]
pub(super) struct Wrong(BTreeMap<String, usize>);

impl Wrong {
    pub(super) fn unless(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            *self.0.entry(what()).or_default() += 1;
        }
    }

    pub(super) fn none(&self) {
        let all: Vec<String> = self.0.iter().map(|(what, n)| format!("{n} × {what}")).collect();
        assert!(all.is_empty(), "{}", all.join("\n"));
    }
}

/// What has been looked at.
#[derive(Default, Debug)]
struct Looked {
    uses: usize,
    brought: usize,
    undone: usize,
    changed: usize,
    reasons: usize,
}

fn tap(model: &mut Model, target: &Target) {
    send(model, Msg::Answer(AnswerMsg::Tap(target.clone())));
}

/// Carries out a use: it is legal, it does what its label says, and one step goes back before it and forth again.
fn carried_out(model: &mut Model, one: &Use, at: usize, wrong: &mut Wrong, looked: &mut Looked) {
    let first = asked(model);
    let (here, before) = (answers(model).len(), has(model, first.to));
    let chance = table(model).game.preview().progress().chance;
    let action = first.answers.iter().find(|a| a.choice == one.path[0]);
    let begins = action.is_some_and(|a| one.label.starts_with(&*engine::text::capital(&a.label)));
    wrong.unless(begins, || format!("{} does not say its action", one.label));
    send(model, Msg::Answer(AnswerMsg::Use(at)));
    let after = answers(model);
    let given = after[here..].starts_with(&one.path);
    wrong.unless(given, || {
        format!("{} gives {:?}, not {:?}", one.label, &after[here..], one.path)
    });
    let uncommitted = uncommitted(table(model), &one.path);
    wrong.unless(uncommitted.is_empty(), || {
        let old = table(model).ticker.old;
        let log: Vec<&str> = table(model).ticker.log[old..].iter().map(|l| &*l.line.text).collect();
        format!(
            "{}: the log does not tell {uncommitted:?}: {log:?}",
            action.map_or("", |a| &a.label)
        )
    });
    let chanced = table(model).game.preview().progress().chance != chance;
    if !chanced && after.len() == here + one.path.len() {
        looked.brought += usize::from(!one.brings.is_empty());
        let real = changed(&before, &has(model, first.to));
        wrong.unless(real == read(&one.brings), || {
            format!("{} brings {:?}, not {}", one.label, real, one.brings)
        });
    }
    if chanced || !table(model).view_model.can_undo {
        wrong.unless(chanced, || format!("{} cannot be taken back", one.label));
        return;
    }
    send(model, Msg::Answer(AnswerMsg::Undo));
    let stands = answers(model).len() == here && table(model).draft.is_empty();
    wrong.unless(stands, || {
        format!("one step back from {} is {:?}", one.label, asked(model).title)
    });
    send(model, Msg::Answer(AnswerMsg::Redo));
    wrong.unless(answers(model) == after, || {
        format!("redo of {} gives {:?}", one.label, answers(model))
    });
    looked.undone += 1;
}

/// Chooses the cards of a use by hand: it leads to the same action, which one step takes back.
fn by_hand(model: &mut Model, one: &Use, at: usize, wrong: &mut Wrong) {
    let here = answers(model).len();
    send(model, Msg::Answer(AnswerMsg::Change(at)));
    let drafted = table(model).draft.choices();
    let still = answers(model).len() == here && drafted.starts_with(&one.path[..one.said]);
    wrong.unless(still, || {
        format!("the cards of {} are not to be chosen: {drafted:?}", one.label)
    });
    for choice in &one.path[one.said..] {
        // A question with one answer does not stop its side.
        let gone = table(model).draft.choices().len();
        if one.path[..gone.min(one.path.len())].contains(choice) {
            continue;
        }
        wrong.unless(asked(model).offers(*choice), || {
            format!("{choice:?} of {} is not offered", one.label)
        });
        let answer = match choice {
            Choice::Card(card) => AnswerMsg::Tap(Target::Card(*card)),
            other => AnswerMsg::Choose(*other),
        };
        send(model, Msg::Answer(answer));
        if table(model).view_model.confirm.is_some() {
            send(model, Msg::Answer(AnswerMsg::Confirm));
        }
    }
    if table(model).view_model.window && !table(model).draft.is_empty() {
        send(model, Msg::Answer(AnswerMsg::Decline));
    }
    let given = answers(model).split_off(here);
    let same = given.starts_with(&one.path);
    wrong.unless(same, || {
        let (drafted, title) = (table(model).draft.choices(), asked(model).title);
        format!(
            "by hand {} gives {given:?}, drafts {drafted:?} at {title:?}, not {:?}",
            one.label, one.path
        )
    });
    if same && table(model).view_model.can_undo {
        send(model, Msg::Answer(AnswerMsg::Undo));
        let stands = answers(model).len() == here && table(model).draft.is_empty();
        wrong.unless(stands, || {
            format!("one step back from {} by hand is {:?}", one.label, asked(model).title)
        });
    }
}

/// What has no use gives a reason with its section, and answers nothing.
fn refused(model: &Model, target: &Target, wrong: &mut Wrong, looked: &mut Looked) {
    let tip = table(model).pointing.tip.as_ref();
    wrong.unless(tip.is_some(), || format!("{target:?} gives neither uses nor a reason"));
    let Some(tip) = tip else { return };
    let none = tip.because.starts_with("No action");
    looked.reasons += usize::from(!none);
    wrong.unless(none || !tip.rule.0.is_empty(), || {
        format!("{target:?} has no section: {}", tip.because)
    });
    let actions = asked(model).answers;
    let said = actions.iter().map(|a| format!("{}: ", engine::text::capital(&a.label)));
    let reasons = said.filter(|action| tip.because.contains(action)).count();
    wrong.unless(reasons <= 3, || {
        format!("{target:?} gives more than three reasons: {}", tip.because)
    });
}

#[test]
fn what_a_tap_offers_does_what_it_says() {
    let (mut wrong, mut looked) = (Wrong::default(), Looked::default());
    at_actions(
        12,
        |_, lots| lots.of(12) == 0,
        |model, lots| {
            let here = answers(model).len();
            let mut all = things(table(model));
            for _ in 0..TAPPED {
                let target = all.swap_remove(lots.of(all.len()));
                tap(model, &target);
                let still = answers(model).len() == here && table(model).draft.is_empty();
                wrong.unless(still, || format!("{target:?} answers"));
                let Some(uses) = table(model).pointing.uses.clone() else {
                    refused(model, &target, &mut wrong, &mut looked);
                    back(model, here);
                    continue;
                };
                let at = lots.of(uses.list.len());
                let one = &uses.list[at];
                looked.uses += 1;
                carried_out(model, one, at, &mut wrong, &mut looked);
                back(model, here);
                if one.said < one.path.len() {
                    looked.changed += 1;
                    tap(model, &target);
                    by_hand(model, one, at, &mut wrong);
                    back(model, here);
                }
            }
        },
    );
    println!("{looked:?}");
    wrong.none();
    let least = [
        looked.uses,
        looked.brought,
        looked.undone,
        looked.changed,
        looked.reasons,
    ];
    assert!(least.iter().all(|n| *n > 50), "{looked:?}");
}

#[test]
fn nobody_who_plays_alone_ends_a_round_unasked() {
    let mut ends = 0;
    let last = |asked: &Asked, _: &mut Lots| asked.answers.len() == 1;
    at_actions(3, last, |model, _| {
        let t = model.table.as_mut().expect("a game is on the table");
        let here = t.game.answers().len();
        commit::play_on(t);
        assert_eq!(t.game.answers().len(), here, "a round is ended unasked");
        ends += 1;
    });
    assert!(ends > 5, "{ends} rounds with nothing left to do");
}

/// What is proposed for a part of an action is not said before the whole of it: one step goes back to choosing.
#[test]
fn what_is_proposed_for_a_part_of_an_action_waits_for_the_rest() {
    let (mut waits, mut said) = (0, 0);
    at_actions(
        4,
        |_, lots| lots.of(12) == 0,
        |model, _| {
            let here = answers(model).len();
            let first = asked(model);
            for action in &first.answers {
                send(model, Msg::Answer(AnswerMsg::Choose(action.choice)));
                if table(model).draft.is_empty() || table(model).view_model.proposed.is_empty() {
                    back(model, here);
                    continue;
                }
                let drafted = table(model).draft.choices().len();
                send(model, Msg::Answer(AnswerMsg::Propose));
                let t = table(model);
                if t.game.answers().len() == here {
                    assert!(t.draft.choices().len() > drafted, "{}: nothing is chosen", action.label);
                    send(model, Msg::Answer(AnswerMsg::Undo));
                    assert_eq!(table(model).draft.choices().len(), drafted, "{}", action.label);
                    waits += 1;
                } else {
                    let next = t.game.preview().asked();
                    let goes_on = next.is_some_and(|next| matches!(next.kind, AskKind::Pay | AskKind::Card));
                    assert!(!goes_on, "{}: half of it is said", action.label);
                    said += 1;
                }
                back(model, here);
            }
        },
    );
    assert!(waits > 10 && said > 10, "{waits} waited, {said} were said");
}

/// An action about a place that cannot be done says why where the place is tapped, beside what can be done there.
#[test]
fn what_is_about_a_place_and_cannot_be_done_says_why_there() {
    let (mut beside, mut alone) = (0, 0);
    at_actions(
        6,
        |_, lots| lots.of(12) == 0,
        |model, _| {
            let game = table(model).game.preview();
            let refused = game.refusals().into_iter();
            let here = refused.filter_map(|(action, why)| Some((game.concerns(action)?, why)));
            for (at, why) in here.collect::<Vec<_>>() {
                tap(model, &Target::Space(at));
                let pointing = &table(model).pointing;
                if let Some(uses) = &pointing.uses {
                    assert!(uses.refused.iter().any(|(_, told)| *told == why), "{}", why.because);
                    beside += 1;
                } else {
                    let tip = pointing.tip.as_ref().expect("it gives a reason");
                    assert!(tip.because.contains(why.because), "{}: {}", why.because, tip.because);
                    alone += 1;
                }
            }
        },
    );
    assert!(beside > 10 && alone > 10, "{beside} beside uses, {alone} alone");
}

/// Waters and harbours are where Fleets lie: nobody holds them as a place.
#[test]
fn who_holds_what_counts_no_water() {
    let (game, _) = AnyGame::tried(ROUNDS, 1);
    let mut model = at_table(game, Mode::Alone);
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Holdings)));
    let words = Node::Element(crate::view::topmost(&model).expect("it is open")).readable();
    let t = table(&model);
    let waters = t.view_model.scene.spaces.iter();
    let waters = waters.filter(|s| matches!(s.shape, Shape::Water | Shape::Harbour));
    let names: Vec<&str> = waters.map(|s| s.name).collect();
    assert!(
        names.len() > 3 && names.iter().all(|name| !words.contains(name)),
        "{words}"
    );
    assert!(words.contains(&format!(" {}", t.game.about().places)), "{words}");
}

/// Where nothing is played back the map goes to where something has happened.
#[test]
fn what_is_not_played_is_brought_into_sight() {
    let mut seen = 0;
    at_actions(
        6,
        |_, lots| lots.of(12) == 0,
        |model, lots| {
            let here = answers(model).len();
            let all = things(table(model));
            for _ in 0..TAPPED {
                if table(model).pointing.uses.is_none() {
                    tap(model, &all[lots.of(all.len())]);
                }
            }
            if table(model).pointing.uses.is_none() {
                return;
            }
            model.table.as_mut().expect("a game is on the table").playback.pace = Speed::Off;
            let effects = send(model, Msg::Answer(AnswerMsg::Use(0)));
            let t = table(model);
            let told = t.ticker.log[t.ticker.old..].iter().any(|l| !l.line.spaces.is_empty());
            if told && t.game.answers().len() > here {
                assert!(effects.iter().any(|e| matches!(e, Effect::Map(_))), "{effects:?}");
                seen += 1;
            }
        },
    );
    assert!(seen > 10, "{seen} actions were seen");
}
