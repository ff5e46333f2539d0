//! Undo, waiting, fans, plans and reasons: what the page adds to a question, at positions of games that go on by taps.

use crate::model::msg::{AnswerMsg, KeepMsg, SeatMsg};
use crate::model::record::Record;
use crate::tests::secrets::page;
use crate::tests::*;
use engine::{CardId, Choice};

/// Positions of games for one, a tap apart.
pub(super) fn at_positions(seeds: core::ops::Range<u64>, taps_each: usize, mut look: impl FnMut(&mut Model)) {
    for seed in seeds {
        let mut model = seated(1, seed);
        let mut lots = Lots(seed);
        for _ in 0..taps_each {
            play_by_taps(&mut model, 1, &mut lots);
            if table(&model).view_model.outcome.is_some() {
                break;
            }
            look(&mut model);
        }
    }
}

#[test]
fn alone_undo_goes_back_beyond_a_question_to_the_other_side() {
    let mut farther = 0;
    at_positions(20..24, 120, |model| {
        let game = &table(model).game;
        if !table(model).draft.is_empty() || !game.can_undo(true) || game.can_undo(false) {
            return;
        }
        farther += 1;
        let (log, answers) = (table(model).ticker.log.len(), game.answers());
        send(model, Msg::Answer(AnswerMsg::Undo));
        let now = table(model).game.answers();
        if now == answers {
            // What lies between here and a die the page has answered itself.
            return;
        }
        assert!(now.len() < answers.len() && answers.starts_with(&now));
        assert!(table(model).ticker.log.len() <= log);
        // Whoever took something back before this position can go forward beyond it.
        while table(model).game.can_redo() && table(model).game.answers().len() < answers.len() {
            send(model, Msg::Answer(AnswerMsg::Redo));
        }
        assert_eq!(table(model).game.answers(), answers);
    });
    assert!(farther > 10, "{farther} positions where it matters");
}

#[test]
fn what_is_chosen_and_not_yet_said_opens_as_it_was_kept() {
    let mut counts = [0; 3];
    at_positions(30..36, 150, |model| {
        let t = table(model);
        let opened = Record::of(t).open().expect("it was kept just now");
        let parts = |t: &Table| {
            let steps: Vec<Choice> = t.draft.free.iter().map(|s| s.choice).collect();
            (steps, t.draft.held, t.draft.beyond.clone())
        };
        assert_eq!(parts(&opened), parts(t));
        for (count, there) in counts.iter_mut().zip([
            !t.draft.free.is_empty(),
            t.draft.held.is_some(),
            !t.draft.beyond.is_empty(),
        ]) {
            *count += usize::from(there);
        }
    });
    assert!(counts.iter().all(|n| *n > 5), "{counts:?} moments");
}

/// Who has answered takes it back until the other has opened his hand for what he is asked, as far as no die or draw was part of it; then no more,
/// also when that hand has been closed again.
#[test]
fn two_at_a_table_undo_no_farther_than_what_the_other_has_looked_at() {
    let (mut taken, mut refused) = (0, 0);
    for seed in 25..31 {
        let (mut model, mut lots) = (seated(0, seed), Lots(seed));
        for _ in 0..400 {
            let before = table(&model).game.answers().len();
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let (here, chance) = (t.game.answers().len(), t.game.preview().progress().chance);
            if !t.draft.is_empty() || t.view_model.outcome.is_some() || here <= before {
                continue;
            }
            let free = t.game.can_undo(false);
            let Some(next) = t.seats.handover else {
                assert!(
                    !t.view_model.can_undo || free,
                    "a question of the other side is taken back"
                );
                continue;
            };
            if free || !t.view_model.can_undo {
                continue;
            }
            if taken % 2 == 0 {
                send(&mut model, Msg::Answer(AnswerMsg::Undo));
                let t = table(&model);
                let asked = t.game.preview().asked().expect("the war goes on");
                assert_eq!((asked.to, t.game.preview().progress().chance), (next.enemy(), chance));
                assert!(t.game.answers().len() < here && t.seats.open.is_none());
                send(&mut model, Msg::Answer(AnswerMsg::Redo));
                assert_eq!(table(&model).game.answers().len(), here);
            } else {
                send(&mut model, Msg::Seat(SeatMsg::Reveal(next)));
                assert!(!table(&model).view_model.can_undo, "he has looked");
                send(&mut model, Msg::Seat(SeatMsg::Hide));
                assert!(!table(&model).view_model.can_undo, "and closed his hand again");
                send(&mut model, Msg::Answer(AnswerMsg::Undo));
                assert_eq!(table(&model).game.answers().len(), here);
                refused += 1;
            }
            taken += 1;
        }
    }
    assert!(taken > 20 && refused > 10, "{taken} taken back, {refused} looked at");
}

#[test]
fn an_answer_given_while_the_last_one_is_written_has_its_turn_then() {
    let mut model = seated(1, 8);
    let mut unwritten = Vec::new();
    while !table(&model).keeping.saving {
        let msg = taps(&model).remove(0);
        unwritten = update(&mut model, msg);
    }
    let before = (table(&model).game.answers(), table(&model).draft.choices());
    let next = taps(&model).remove(0);
    update(&mut model, next);
    let t = table(&model);
    assert_eq!((t.game.answers(), t.draft.choices()), before);
    assert!(t.keeping.waits.is_some());
    for effect in unwritten {
        if let Effect::Save(record) = effect {
            update(&mut model, Msg::Keep(KeepMsg::Saved(record, true, true)));
        }
    }
    let t = table(&model);
    assert!(t.keeping.waits.is_none());
    assert_ne!((t.game.answers(), t.draft.choices()), before);
}

#[test]
fn a_stack_fans_out_with_the_reason_and_folds_again() {
    let mut fanned = 0;
    at_positions(30..32, 60, |model| {
        let (stacks, view_model) = (
            table(model).view_model.scene.stacks.clone(),
            table(model).view_model.clone(),
        );
        let dull = stacks.iter().find(|s| {
            let ready = s.generals.iter().any(|g| view_model.general(g.unit).is_some());
            let marches = s.active && view_model.planned_from().is_some();
            !ready && !marches && !view_model.lit.iter().any(|l| l.at == s.seat.space())
        });
        let Some(stack) = dull else { return };
        let tap = Msg::Answer(AnswerMsg::Tap(Target::Stack(stack.key.clone())));
        update(model, tap.clone());
        let t = table(model);
        assert_eq!(
            t.pointing.fan.as_ref().map(|f| f.key.as_str()),
            Some(stack.key.as_str())
        );
        assert_eq!(
            t.pointing.tip.is_some(),
            !view_model.lit.is_empty() || !view_model.generals.is_empty()
        );
        assert!(model.sheets.is_empty());
        fanned += 1;
        update(model, tap);
        assert!(table(model).pointing.fan.is_none());
    });
    assert!(fanned > 20, "{fanned} stacks were fanned out");
}

#[test]
fn a_plan_names_the_spaces_where_the_other_side_is_asked() {
    let mut plans = 0;
    let mut kinds = std::collections::BTreeSet::new();
    at_positions(40..46, 90, |model| {
        // A second tap on a goal would commit.
        let fresh = table(model).draft.held.is_none();
        let asked = table(model).view_model.asked.as_ref();
        let marching = asked.is_some_and(|a| fresh && a.kind == AskKind::March);
        let lit = table(model).view_model.lit.clone();
        let Some(far) = lit
            .into_iter()
            .rfind(|l| marching && !l.contested.is_empty() && l.path.len() > 1)
        else {
            return;
        };
        send(model, Msg::Answer(AnswerMsg::Tap(Target::Space(far.at))));
        let t = table(model);
        // Those the army has been tried in freely are not held back: nobody is asked there.
        assert_eq!(t.view_model.contested, far.contested, "{:?}", t.view_model.plan);
        let plan = t.view_model.plan.as_deref().unwrap_or_default();
        for acts in t.view_model.reactions.iter().filter(|acts| !acts.is_empty()) {
            assert!(acts.iter().all(|act| plan.contains(act)), "{plan}: {acts:?}");
            kinds.extend(acts.iter().cloned());
        }
        plans += 1;
        send(model, Msg::Answer(AnswerMsg::Undo));
    });
    assert!(plans > 5, "{plans} plans");
    assert!(kinds.contains("intercept"), "{kinds:?}");
}

#[test]
fn a_march_says_how_far_a_space_lies() {
    let mut far = 0;
    at_positions(50..54, 90, |model| {
        let asked = table(model)
            .view_model
            .asked
            .clone()
            .filter(|a| a.kind == AskKind::March);
        let Some(asked) = asked else { return };
        let spaces: Vec<_> = table(model).view_model.scene.spaces.iter().map(|s| s.id).collect();
        for at in spaces {
            let lit = table(model).view_model.lit.iter().any(|l| l.at == at);
            if lit || asked.offers(Choice::Space(at)) || table(model).view_model.path.contains(&at) {
                continue;
            }
            update(model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
            let tip = table(model).pointing.tip.clone();
            far += usize::from(tip.is_some_and(|tip| tip.because.contains("spaces away by road")));
        }
    });
    assert!(far > 20, "{far} spaces far off");
}

#[test]
fn what_is_proposed_is_named_taken_in_one_tap_and_taken_back_in_one() {
    let mut taken = 0;
    at_positions(60..66, 200, |model| {
        let t = table(model);
        let shown = crate::view::page(model);
        let offered = shown.iter().any(|node| node.readable().contains("As proposed"));
        let proposed = t.view_model.proposed.clone();
        assert_eq!(offered, !proposed.is_empty());
        let (Some(first), true) = (proposed.first(), t.draft.is_empty()) else {
            return;
        };
        assert_ne!(first.choice, Choice::Pass, "{:?}", t.view_model.asked);
        for answer in &proposed {
            assert!(
                answer.choice == Choice::Pass || shown.iter().any(|node| node.readable().contains(&answer.label)),
                "{} is not named",
                answer.label
            );
        }
        let before = t.game.answers().len();
        send(model, Msg::Answer(AnswerMsg::Propose));
        let after = table(model).game.answers();
        assert_eq!(after[before], first.choice);
        if table(model).view_model.can_undo && table(model).draft.is_empty() {
            send(model, Msg::Answer(AnswerMsg::Undo));
            assert_eq!(
                table(model).game.answers().len(),
                before,
                "one step back takes all of it back"
            );
            taken += usize::from(proposed.len() > 1);
        }
    });
    assert!(taken > 0, "no proposal of several was taken back");
}

#[test]
fn a_tap_on_the_army_that_marches_takes_the_planned_way_back_and_says_so() {
    let mut cleared = 0;
    at_positions(40..46, 90, |model| {
        let t = table(model);
        let Some(from) = t.view_model.planned_from() else {
            return;
        };
        assert!(
            !t.view_model.lit.iter().any(|l| l.at == from),
            "its own space is no goal"
        );
        let active = t
            .view_model
            .scene
            .stacks
            .iter()
            .find(|s| s.active)
            .map(|s| s.key.clone());
        let said = t.game.answers();
        let taps = [Some(Target::Space(from)), active.map(Target::Stack)];
        for target in taps.into_iter().flatten() {
            send(model, Msg::Answer(AnswerMsg::Tap(target)));
            let t = table(model);
            assert_eq!(t.game.answers(), said, "nothing has been answered");
            let tip = t.pointing.tip.as_ref().expect("it is told");
            assert!(tip.because.contains("taken back"), "{}", tip.because);
            assert!(t.view_model.planned_from().is_none() && t.view_model.confirm.is_none());
            cleared += 1;
            send(model, Msg::Answer(AnswerMsg::Redo));
            if table(model).view_model.planned_from() != Some(from) {
                return;
            }
        }
    });
    assert!(cleared > 5, "{cleared} plans taken back");
}

#[test]
fn a_payment_is_asked_by_itself_and_its_words_count_what_is_marked() {
    let mut payments = 0;
    at_positions(60..66, 200, |model| {
        let view_model = &table(model).view_model;
        let (Some(asked), Some(batch)) = (&view_model.asked, &view_model.batch) else {
            return;
        };
        if view_model.proposed.is_empty() || asked.title != "Rome removes PCs" || !batch.placed.is_empty() {
            return;
        }
        let counted = format!(" {} PC", batch.total);
        assert!(asked.text.contains(&counted), "{} of {}", asked.text, batch.total);
        assert_eq!(view_model.proposed.len(), batch.total);
        payments += 1;
    });
    assert!(payments > 0, "{payments} payments");
}

#[test]
fn a_hand_that_nobody_touches_says_why_it_closes_and_keeps_what_was_chosen() {
    let (mut model, mut lots) = (seated(0, 21), Lots(21));
    loop {
        play_by_taps(&mut model, 1, &mut lots);
        let t = table(&model);
        let secret = t
            .game
            .preview()
            .asked()
            .is_some_and(|a| a.secret && a.kind == AskKind::Card);
        if secret && t.seats.open.is_some() && !t.draft.is_empty() {
            break;
        }
    }
    let chosen = table(&model).draft.choices();
    let side = table(&model).seats.open.expect("the hand lies open");
    send(&mut model, Msg::Seat(SeatMsg::Idle));
    assert_eq!(table(&model).seats.handover, Some(side));
    let said = model.notice.clone().unwrap_or_default();
    assert!(said.contains("After 1 minute"), "{said}");
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    assert!(model.notice.is_none(), "whoever plays on has read it");
    assert_eq!(table(&model).draft.choices(), chosen);
    send(&mut model, Msg::Seat(SeatMsg::Hide));
    assert!(model.notice.is_none(), "whoever puts the tablet down knows");
    send(&mut model, Msg::Seat(SeatMsg::Idle));
    assert!(model.notice.is_none(), "a closed hand closes no more");
}

#[test]
fn uses_that_lay_open_come_back_with_the_hand_and_are_nowhere_meanwhile() {
    let mut model = seated_at(2, 0, 5);
    let mut lots = Lots(5);
    let tapped = loop {
        let t = table(&model);
        let chooses = t.seats.open.is_some() && t.view_model.mine && !t.view_model.aims.is_empty();
        let cards = t.view_model.aims.iter().filter_map(|aim| match aim {
            Choice::Card(card) => Some(*card),
            _ => None,
        });
        let held = |card: &CardId| {
            let hands = &t.view_model.scene.hands;
            t.view_model
                .to()
                .and_then(|to| hands[to].cards.as_ref())
                .is_some_and(|all| all.contains(card))
        };
        match cards.filter(|_| chooses).find(held) {
            Some(card) => break card,
            None => play_by_taps(&mut model, 1, &mut lots),
        }
    };
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(tapped))));
    let title = table(&model).pointing.uses.as_ref().expect("the card has uses").list[0]
        .label
        .clone();
    let side = table(&model).seats.open.expect("the hand lies open");
    assert!(page(&model).contains(&title));
    send(&mut model, Msg::Seat(SeatMsg::Idle));
    assert!(!page(&model).contains(&title), "{title} is still there");
    // The other side looks into its own hand meanwhile.
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side.enemy())));
    assert!(!page(&model).contains(&title), "{title} is there for the other side");
    send(&mut model, Msg::Seat(SeatMsg::Hide));
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    assert!(page(&model).contains(&title), "{title} comes back");
}
