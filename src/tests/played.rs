//! What happens without a tap is played in order, and both may agree to go back.

use crate::features::playback::recap_for;
use crate::features::replay::rewind::moments;
use crate::games::{FIELD, FIRST, ROUNDS};
use crate::model::learn::BRIEF;
use crate::model::msg::{AnswerMsg, LookMsg, PastMsg};
use crate::model::playback::Play;
use crate::model::rewind::RewindMsg;
use crate::model::seats::Computer;
use crate::tests::battles::at_table;
use crate::tests::*;
use crate::tree::Node;
use engine::scene::Tells;

/// A table on a screen where things can move.
fn moving(players: usize, seed: u64) -> Model {
    let mut model = seated(players, seed);
    model.device.moves = true;
    model
}

/// Plays by taps until something is played.
fn until_played(model: &mut Model, lots: &mut Lots) {
    for _ in 0..600 {
        play_by_taps(model, 1, lots);
        if table(model).playback.on() {
            return;
        }
    }
    panic!("nothing was ever played");
}

#[test]
fn input_waits_until_everything_has_been_seen_and_any_answer_skips() {
    let (mut model, mut lots) = (moving(1, 11), Lots(11));
    until_played(&mut model, &mut lots);
    let shown = table(&model);
    assert!(!shown.view_model.mine && shown.view_model.lit.is_empty() && shown.view_model.buttons.is_empty());
    let answers = shown.game.answers();
    send(&mut model, Msg::Answer(AnswerMsg::Confirm));
    assert!(!table(&model).playback.on(), "an answer ends it");
    assert_eq!(table(&model).game.answers(), answers, "and does no more than that");
}

#[test]
fn played_to_its_end_the_table_is_the_one_that_is_skipped_to() {
    let (mut slow, mut quick) = (moving(1, 12), moving(1, 12));
    until_played(&mut slow, &mut Lots(12));
    until_played(&mut quick, &mut Lots(12));
    send(&mut quick, Msg::Look(LookMsg::Play(Play::Skip)));
    let mut steps = 0;
    while table(&slow).playback.on() {
        send(&mut slow, Msg::Look(LookMsg::Play(Play::Next(1))));
        steps += 1;
        assert!(steps < 400, "it comes to an end");
    }
    assert_eq!(table(&slow).view_model.scene, table(&quick).view_model.scene);
    assert_eq!(table(&slow).view_model.asked, table(&quick).view_model.asked);
}

#[test]
fn the_page_turns_to_the_next_player_when_the_dice_have_been_seen() {
    let (mut rolls, mut turns) = (0, 0);
    for seed in 21..31 {
        let (mut model, mut lots) = (moving(0, seed), Lots(seed));
        for _ in 0..400 {
            let before = table(&model).faces();
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let Some(side) = t.playback.rolled.filter(|_| t.playback.on()) else {
                send(&mut model, Msg::Look(LookMsg::Play(Play::Skip)));
                continue;
            };
            assert!(t.seats.open.is_some() || t.faces() == Some(side));
            rolls += 1;
            send(&mut model, Msg::Look(LookMsg::Play(Play::Skip)));
            let t = table(&model);
            assert_eq!(t.faces(), t.seats.faces(t.view_model.to()));
            turns += u32::from(before == Some(side) && t.faces() == Some(side.enemy()));
        }
    }
    assert!(rolls > 10 && turns > 3, "{rolls} rolls, {turns} turns of the page");
}

#[test]
fn what_has_happened_since_ones_last_turn_is_the_end_of_the_log() {
    let (mut model, mut lots, mut moments) = (seated(0, 14), Lots(14), 0);
    // Points that a side wins by itself do not hide what came before them.
    let mut points = 0;
    for _ in 0..1000 {
        play_by_taps(&mut model, 1, &mut lots);
        let t = table(&model);
        let closed = t.seats.open.is_none() && t.seats.handover.is_none() && t.draft.is_empty();
        let Some(side) = recap_for(t).filter(|_| closed && t.view_model.outcome.is_none()) else {
            continue;
        };
        let (mut lines, mut own, mut begun) = (0, true, false);
        for l in &t.ticker.log {
            let mine = l.line.side == Some(side);
            if mine && l.line.tells == Tells::Played {
                (lines, own, begun) = (0, true, true);
            }
            own = own && (l.depth > 0 && begun || mine && l.line.tells != Tells::Points);
            lines += usize::from(!own);
            points += usize::from(begun && !own && mine && l.line.tells == Tells::Points);
        }
        let shown: String = crate::view::page(&model).iter().map(Node::readable).collect();
        if lines > 1 && begun {
            moments += 1;
            assert!(
                shown.contains(&format!("Since your last turn: {lines} lines")),
                "{lines}: {shown}"
            );
        }
    }
    assert!(moments > 5 && points > 5, "{moments} moments, points in {points}");
}

#[test]
fn going_back_needs_both_and_stays_in_the_log() {
    let mut model = seated(0, 13);
    play_by_taps(&mut model, 120, &mut Lots(13));
    let before = table(&model).game.answers().len();
    let (to, _) = moments(table(&model)).pop().expect("something has been done");
    send(&mut model, Msg::Past(PastMsg::Rewind(RewindMsg::To(to))));
    send(&mut model, Msg::Past(PastMsg::Rewind(RewindMsg::Agree(Side::Rome))));
    send(&mut model, Msg::Past(PastMsg::Rewind(RewindMsg::Go(true))));
    assert_eq!(table(&model).game.answers().len(), before, "one alone cannot");
    send(&mut model, Msg::Past(PastMsg::Rewind(RewindMsg::Agree(Side::Carthage))));
    send(&mut model, Msg::Past(PastMsg::Rewind(RewindMsg::Go(true))));
    assert_eq!(table(&model).game.answers().len(), to);
    let says = |l: &crate::games::LogLine| l.line.text.contains("taken back. The same dice");
    assert!(table(&model).ticker.log.iter().any(says));
}

#[test]
fn the_tablet_can_be_taken_while_the_last_answer_is_played() {
    let read = |model: &Model| crate::view::page(model).iter().map(Node::readable).collect::<String>();
    let (mut model, mut lots, mut taken) = (moving(0, 16), Lots(16), 0);
    for at in 0..4800 {
        if at % 1200 == 0 {
            (model, lots) = (moving(0, 16 + at / 1200), Lots(16));
        }
        play_by_taps(&mut model, 1, &mut lots);
        let t = table(&model);
        let Some(side) = t.seats.handover.filter(|_| t.playback.on()) else {
            send(&mut model, Msg::Look(LookMsg::Play(Play::Skip)));
            continue;
        };
        let before = read(&model);
        assert!(before.contains("open your hand"), "{before}");
        assert!(t.view_model.scene.hands[side].cards.is_none(), "no hand is open");
        send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
        let t = table(&model);
        assert!(!t.playback.on() && t.view_model.scene.hands[side].cards.is_some());
        taken += 1;
    }
    assert!(taken > 20, "{taken} times");
}

#[test]
fn what_comes_with_a_new_turn_lies_open_until_its_first_card_is_chosen() {
    let (mut model, mut lots) = (seated(1, 16), Lots(16));
    let told = |model: &Model| {
        let page: String = crate::view::page(model).iter().map(Node::readable).collect();
        page.contains("Reinforcements") && page.contains("Put the report away")
    };
    let plays = |model: &Model| {
        let t = table(model);
        t.draft.is_empty() && t.view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::Card)
    };
    for _ in 0..6000 {
        play_by_taps(&mut model, 1, &mut lots);
        if plays(&model) && told(&model) {
            break;
        }
    }
    assert!(plays(&model) && told(&model), "no turn began");
    let card = table(&model).view_model.cards[0];
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
    assert!(!told(&model), "the card is looked at now");
    send(&mut model, Msg::Answer(AnswerMsg::Undo));
    assert!(told(&model));
    send(&mut model, Msg::Look(LookMsg::CloseReport));
    assert!(!told(&model), "it has been put away");
}

/// Before its first turn a side is led to what the war is about, and nothing is told that has happened since.
#[test]
fn the_first_question_leads_to_the_war_in_brief() {
    for place in [FIRST, FIELD, ROUNDS] {
        let mut game = AnyGame::new(place, 0, Seed(7), Envelope::default());
        let first = loop {
            let asked = game.preview().asked().expect("a war has begun");
            if matches!(asked.kind, AskKind::Card | AskKind::Act) {
                break asked;
            }
            game.answer(asked.decline().unwrap_or(asked.answers[0].choice));
        };
        let model = at_table(game, Mode::Against(first.to, Computer::of(1)));
        let shown: String = crate::view::page(&model).iter().map(Node::readable).collect();
        assert!(
            shown.contains(BRIEF) && !shown.contains("Since your last turn"),
            "{shown}"
        );
    }
}
