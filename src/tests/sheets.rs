//! The sheet of reactions of one moment: what it says, what its buttons let pass, and the wish for none in a battle.

use crate::features::answering::commit;
use crate::features::reactions;
use crate::features::reactions::view::passing;
use crate::games::Asked;
use crate::model::msg::{AnswerMsg, DeviceMsg, SeatMsg};
use crate::model::seats::fight;
use crate::tests::battles::{any, at_table, war};
use crate::tests::secrets::page;
use crate::tests::*;

/// Looks at each sheet of several questions in some wars of both games.
fn at_sheets(mut look: impl FnMut(&mut Model, Vec<Asked>)) {
    for (game, seed) in [(0, 1), (0, 2), (1, 1), (1, 2)] {
        let mut war = AnyGame::new(game, 0, Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        for _ in 0..900 {
            let Some(asked) = war.preview().asked() else { break };
            if asked.kind == AskKind::Window {
                let mut model = at_table(war.world(0, Viewer::Public), Mode::Together);
                let all = reactions::waiting(table(&model));
                if all.len() > 1 {
                    look(&mut model, all);
                }
            }
            war.answer(asked.answers[lots.of(asked.answers.len())].choice);
        }
    }
}

#[test]
fn a_sheet_says_what_happens_and_each_row_what_may_be_done() {
    let (mut sheets, mut open, mut sides) = (0, 0, 0);
    at_sheets(|model, all| {
        let page = page(model);
        let shows = |words: &str| page.contains(&words.replace('\'', "\\'")) || page.contains(words);
        sheets += 1;
        assert!(shows(&all[0].reacting.happens), "{}", all[0].title);
        for asked in &all {
            let words = &asked.reacting;
            assert!(!words.about.is_empty() && !words.act.is_empty(), "{}", asked.title);
            // What needs a hand that lies closed says whose.
            let hand = asked.kind == AskKind::Window && shows("look at your hand");
            assert!(shows(&words.about) && (hand || shows(words.act)), "{}", asked.title);
            assert_ne!(words.act, all[0].title, "a button is no question");
            // What is decided in the open is declined by name.
            if asked.kind == AskKind::Reaction {
                open += 1;
                assert!(
                    !words.pass.is_empty() && passing(table(model), &all).contains(&words.pass),
                    "{}",
                    asked.title
                );
            }
        }
        sides += u32::from(all.iter().any(|a| a.to != all[0].to));
        assert!(shows(&passing(table(model), &all)), "{}", passing(table(model), &all));
    });
    assert!(
        sheets > 20 && open > 3 && sides > 5,
        "{sheets} sheets, {open} open, {sides} of both sides"
    );
}

#[test]
fn face_to_face_each_side_says_for_itself_whether_it_reacts() {
    let (mut sheets, mut later) = (0, 0);
    at_sheets(|model, all| {
        if !reactions::both(&all) {
            return;
        }
        sheets += 1;
        let (first, second) = (all[0].to, all[0].to.enemy());
        let faced = model.device.seating(Some(second));
        send(model, Msg::Device(DeviceMsg::Device(faced)));
        let t = table(model);
        let own = reactions::waiting(t);
        assert!(own.iter().all(|asked| asked.to == first) && all.starts_with(&own));
        assert_eq!(
            (reactions::then(t), t.faces(), t.seats.open),
            (Some(second), Some(first), None)
        );
        let page = page(model);
        assert!(!page.contains("Nobody reacts") && !page.contains(&format!("{}: look", second.name())));
        assert!(
            page.contains(&format!("does not react, {} is asked.", second.name())),
            "{page}"
        );
        let answers = table(model).game.answers().len();
        send(model, Msg::Answer(AnswerMsg::Decline));
        // Nothing has been said for the other side, to which the page turns.
        let t = table(model);
        assert!(t.game.answers().len() > answers && t.game.answers().len() <= answers + own.len());
        assert_eq!((t.view_model.to(), t.faces()), (Some(second), Some(second)));
        later += u32::from(t.view_model.window);
    });
    assert!(
        sheets > 5 && later > 5,
        "{sheets} sheets, {later} windows of the other side"
    );
}

#[test]
fn who_taps_a_reaction_in_the_open_begins_with_trying_it() {
    let mut tapped = 0;
    at_sheets(|model, all| {
        let Some(at) = all.iter().position(|asked| asked.kind == AskKind::Reaction) else {
            return;
        };
        send(model, Msg::Answer(AnswerMsg::React(at)));
        let rows = &table(model).view_model.rows;
        let row = rows.first().expect("the panel of the reaction");
        assert_eq!(row.asked.title, all[at].title);
        assert_ne!(Some(row.chosen), row.asked.decline(), "{}", row.asked.title);
        tapped += 1;
    });
    assert!(tapped > 3, "{tapped} reactions");
}

#[test]
fn no_reactions_in_a_battle_says_what_it_gives_up_and_names_cards_of_each_kind() {
    let (mut land, mut sea) = (0, 0);
    at_sheets(|model, _| {
        let Some(board) = fight(&table(model).game.preview()) else {
            return;
        };
        let page = page(model);
        assert!(page.contains("until this battle is over"));
        let naval = page.contains("no longer plays a Counter Event or Tactic Card or Evades");
        assert_eq!(naval, board.starts_with("naval"), "{board}");
        assert!(naval || page.contains("no longer plays a Counter Event until"));
        *if naval { &mut sea } else { &mut land } += 1;
    });
    assert!(land > 0 && sea > 0, "{land} by land, {sea} at sea");
}

/// What leads to a battle waits to be said together with the first answer that is not free: the wish for no reactions holds from there.
#[test]
fn no_reactions_holds_where_what_led_to_the_battle_has_not_been_said_yet() {
    let mut battles = 0;
    for seed in 1..30 {
        let wanted = |game: &AnyGame, asked: &Asked| {
            asked.title.contains("back up") && {
                let mut model = at_table(game.world(0, Viewer::Both), Mode::Together);
                led_to_a_battle(&mut model, asked).is_some()
            }
        };
        let Some(game) = war(seed, wanted, any) else { continue };
        let asked = game.preview().asked().expect("found");
        let mut model = at_table(game, Mode::Together);
        let board = led_to_a_battle(&mut model, &asked);
        mute_both(&mut model);
        for _ in 0..30 {
            let t = table(&model);
            if fight(&t.game.preview()) != board || t.view_model.outcome.is_some() {
                break;
            }
            assert!(!t.view_model.window, "{:?}", t.view_model.asked);
            let asked = t.game.preview().asked().expect("the battle goes on");
            let choice = asked.answers[0].choice;
            let t = model.table.as_mut().expect("a game is on the table");
            t.gesture(&[choice]);
            commit::say(t, false);
        }
        battles += 1;
        if battles == 2 {
            return;
        }
    }
    panic!("{battles} battles");
}

/// Each side says that it wants no reactions in the battle, the one that is asked last.
pub fn mute_both(model: &mut Model) {
    let to = table(model).view_model.to().expect("somebody is asked");
    for side in [to.enemy(), to] {
        send(model, Msg::Answer(AnswerMsg::MuteFight(side)));
    }
}

/// Gives the first answer that leads to a window of a battle without being said.
fn led_to_a_battle(model: &mut Model, asked: &Asked) -> Option<&'static str> {
    for answer in &asked.answers {
        let t = model.table.as_mut().expect("a game is on the table");
        t.gesture(&[answer.choice]);
        t.refresh();
        if !t.draft.is_empty() && t.draft.held.is_none() && t.view_model.window {
            return fight(&t.draft.preview);
        }
        t.draft = crate::model::draft::Draft::new(&t.game.preview());
        t.refresh();
    }
    None
}

#[test]
fn who_plays_first_is_claimed_by_its_own_words_and_the_own_hand_can_be_read_before() {
    let mut asked = 0;
    for game in [0, 1] {
        let mut war = AnyGame::new(game, 0, Seed(4), Envelope::default());
        let claims = |game: &AnyGame| {
            let asked = game.preview().asked()?;
            let own = asked.kind == AskKind::Window && asked.reacting.act.starts_with("Claim it");
            own.then_some(asked.to)
        };
        let mut lots = Lots(4);
        while claims(&war).is_none() {
            let all = war.preview().asked().expect("the war goes on").answers;
            war.answer(all[lots.of(all.len())].choice);
        }
        let side = claims(&war).expect("found");
        let mut model = at_table(war, Mode::Together);
        for words in ["look at your hand", "says who "] {
            assert!(page(&model).contains(words), "{words}");
        }
        assert!(page(&model).contains(&format!("Hold to look at {}’s hand", side.name())));
        send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
        let t = table(&model);
        assert!(
            t.view_model.window && t.view_model.cards.is_empty(),
            "nothing has been said by looking"
        );
        assert!(t.view_model.scene.hands[side].cards.is_some() && page(&model).contains("Claim it with a Campaign"));
        asked += 1;
    }
    assert_eq!(asked, 2);
}

/// Text and count of a debt are one, or it is said that another is due with it.
#[test]
fn so_many_are_to_be_chosen_as_the_question_says() {
    let (mut debts, mut whole) = (0, 0);
    for (game, seed) in (0..2).flat_map(|game| (1..30).map(move |seed| (game, seed))) {
        let mut war = AnyGame::new(game, 0, Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        for _ in 0..900 {
            let Some(asked) = war.preview().asked() else { break };
            if asked.left > 0 && lots.of(3) == 0 {
                let model = at_table(war.world(0, Viewer::Both), Mode::Alone);
                let batch = table(&model).view_model.batch.clone().expect("a batch");
                debts += 1;
                let more = batch.total > usize::from(asked.left);
                assert_eq!(
                    more,
                    page(&model).contains("with what is due next"),
                    "{}: {batch:?}",
                    asked.text
                );
                // What goes of itself behind the last answer is counted too, and named in the proposal.
                let t = table(&model);
                let named = t.view_model.proposed.len() + t.view_model.follows.len();
                assert!(batch.total >= usize::from(asked.left), "{}: {batch:?}", asked.text);
                assert_eq!(named, batch.total, "{}: {batch:?}", asked.text);
                whole += usize::from(!t.view_model.follows.is_empty());
            }
            war.answer(asked.answers[lots.of(asked.answers.len())].choice);
        }
    }
    assert!(debts > 10 && whole > 0, "{debts} debts, of {whole} all must go");
}

/// An answer that asks nothing and changes nothing is dark, with the true reason; any other that is offered is not.
#[test]
fn an_answer_that_changes_nothing_says_so() {
    let (mut idle, mut others) = (0, 0);
    for seed in 1..20 {
        let mut war = AnyGame::new(1, 0, Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        for _ in 0..700 {
            let Some(asked) = war.preview().asked() else { break };
            let chooses = asked.answers.iter().find(|a| a.label == "choose units");
            if let Some(answer) = chooses.filter(|_| asked.kind == AskKind::March) {
                let mut next = war.preview();
                next.answer(answer.choice);
                // Nobody and nothing is asked for: the march goes on as it is, or is over where nothing else is left.
                let same = next.asked().is_none_or(|a| a.kind != AskKind::Compose);
                assert_eq!(answer.idle.is_some(), same, "{}: {:?}", asked.text, answer.idle);
                *if same { &mut idle } else { &mut others } += 1;
                if same && idle < 5 {
                    let mut model = at_table(war.world(0, Viewer::Both), Mode::Alone);
                    let button = table(&model)
                        .view_model
                        .buttons
                        .iter()
                        .find(|b| b.choice == answer.choice);
                    assert_eq!(button.and_then(|b| b.refused).map(|r| r.rule.0), Some("18.1"));
                    send(&mut model, Msg::Answer(AnswerMsg::Refused(answer.choice)));
                    assert!(table(&model).pointing.tip.is_some());
                }
            }
            war.answer(asked.answers[lots.of(asked.answers.len())].choice);
        }
    }
    assert!(idle > 0 && others > 20, "{idle} of {}", idle + others);
}

/// Each row of a sheet but the first, in the world in which it is looked at.
fn at_later_rows(mut look: impl FnMut(&mut Model, usize, Vec<Asked>)) {
    at_sheets(|model, all| {
        for at in 1..all.len() {
            let mut model = at_table(table(model).game.world(0, Viewer::Both), Mode::Together);
            send(&mut model, Msg::Answer(AnswerMsg::React(at)));
            let t = table(&model);
            let open = t.seats.open == Some(all[at].to) || all[at].kind == AskKind::Reaction;
            // In a battle the hand lies at its owner's edge.
            if !open {
                send(&mut model, Msg::Seat(SeatMsg::Reveal(all[at].to)));
            }
            look(&mut model, at, all.clone());
        }
    });
}

#[test]
fn whoever_looks_at_a_later_row_lets_nobody_pass() {
    let (mut hands, mut open) = (0, 0);
    at_later_rows(|model, at, all| {
        let said = table(model).game.answers().len();
        let war = table(model).game.world(0, Viewer::Both);
        let shown = table(model)
            .view_model
            .asked
            .clone()
            .expect("the row that is looked at");
        assert_eq!(
            (shown.to, &shown.text),
            (all[at].to, &all[at].text),
            "{}",
            all[at].title
        );
        // He takes it back, or closes his hand: all of them wait as before.
        assert!(table(model).view_model.can_undo);
        send(model, Msg::Answer(AnswerMsg::Undo));
        assert_eq!(reactions::waiting(table(model)), all);
        send(model, Msg::Answer(AnswerMsg::React(at)));
        if all[at].kind == AskKind::Window {
            send(model, Msg::Seat(SeatMsg::Reveal(all[at].to)));
            send(model, Msg::Seat(SeatMsg::Hide));
            assert_eq!(reactions::waiting(table(model)), all);
            send(model, Msg::Answer(AnswerMsg::React(at)));
            send(model, Msg::Seat(SeatMsg::Reveal(all[at].to)));
        } else {
            // The panel begins with trying it.
            let nothing = shown.decline().expect("a reaction can be declined");
            send(model, Msg::Answer(AnswerMsg::Pick(0, nothing)));
        }
        // He has seen enough and does nothing: his row is answered, the others wait, and nothing is said yet.
        send(model, Msg::Answer(AnswerMsg::Decline));
        assert_eq!(table(model).game.answers().len(), said);
        let left = reactions::waiting(table(model));
        let own = &all[at];
        let others: Vec<Asked> = all.iter().filter(|row| *row != own).cloned().collect();
        assert!(!left.contains(own), "{left:?}");
        assert!(
            others.starts_with(&left) || left.starts_with(&others),
            "{left:?} {others:?}"
        );
        // The page does not stop at it when its turn comes.
        send(model, Msg::Answer(AnswerMsg::Decline));
        let mut plain = at_table(war, Mode::Together);
        send(&mut plain, Msg::Answer(AnswerMsg::Decline));
        assert_eq!(table(model).game.answers(), table(&plain).game.answers());
        *if all[at].kind == AskKind::Window {
            &mut hands
        } else {
            &mut open
        } += 1;
    });
    assert!(hands > 5 && open > 3, "{hands} hands, {open} in the open");
}

/// A row that has been answered ahead of its turn is none of the sheet any more; the game asks it all the same, before the next.
#[test]
fn after_a_look_that_does_nothing_the_next_row_is_still_its_own() {
    let mut looked = 0;
    at_sheets(|model, all| {
        if all.len() < 3 || all[1].kind != AskKind::Window {
            return;
        }
        let mut model = at_table(table(model).game.world(0, Viewer::Both), Mode::Together);
        send(&mut model, Msg::Answer(AnswerMsg::React(1)));
        send(&mut model, Msg::Seat(SeatMsg::Reveal(all[1].to)));
        send(&mut model, Msg::Answer(AnswerMsg::Decline));
        let left = reactions::waiting(table(&model));
        let Some(next) = left.get(1) else { return };
        send(&mut model, Msg::Answer(AnswerMsg::React(1)));
        let shown = table(&model)
            .view_model
            .asked
            .as_ref()
            .expect("the row that is looked at");
        assert_eq!((shown.to, &shown.text), (next.to, &next.text), "{}", next.title);
        looked += 1;
    });
    assert!(looked > 3, "{looked} looks");
}

#[test]
fn a_reaction_in_a_later_row_is_said_together_with_what_passes_above_it() {
    let mut played = 0;
    at_later_rows(|model, at, all| {
        let said = table(model).game.answers().len();
        if all[at].kind == AskKind::Window {
            let cards = table(model).view_model.cards.clone();
            let Some(card) = cards.first() else { return };
            send(model, Msg::Answer(AnswerMsg::Tap(Target::Card(*card))));
        }
        for _ in 0..4 {
            if table(model).game.answers().len() == said {
                let rows = !table(model).view_model.rows.is_empty();
                let msg = if rows { AnswerMsg::Agree } else { AnswerMsg::Confirm };
                send(model, Msg::Answer(msg));
            }
        }
        let now = &table(model).game.answers()[said..];
        if now.len() > at {
            for asked in &all[..at] {
                assert!(now[..at].contains(&asked.decline().expect("it can be declined")));
            }
            played += 1;
        }
    });
    assert!(played > 5, "{played} reactions");
}
