//! What an answer has come to is told, and a way is drawn only for who goes it: at positions of games that go on by taps.

use crate::map;
use crate::model::msg::{LookMsg, PastMsg};
use crate::tests::deciding::at_positions;
use crate::tests::secrets::page;
use crate::tests::*;
use engine::Choice;
use engine::scene::{Seat, Show, Stack};

/// A node with another key is a new one: a screen reader says it, and it comes in once more.
#[test]
fn the_same_word_said_twice_is_a_new_one() {
    let mut model = Model::default();
    let mut seen = Vec::new();
    for _ in 0..2 {
        send(
            &mut model,
            Msg::Browser(BrowserMsg::Notice(Some("There is no room.".into()))),
        );
        let page = format!("{:?}", crate::view::page(&model));
        let at = page.find("notice-").expect("the word has a key");
        seen.push(page[at..at + 9].to_owned());
    }
    assert_ne!(seen[0], seen[1]);
}

#[test]
fn what_the_last_answer_came_to_lies_there_until_the_next() {
    let mut told = 0;
    at_positions(20..24, 120, |model| {
        let t = table(model);
        if !t.draft.is_empty() || t.ticker.log.len() == t.ticker.old || t.keeping.saving {
            return;
        }
        let last = t.ticker.log.len() - 1;
        for _ in 0..last {
            send(model, Msg::Look(LookMsg::News));
        }
        let t = table(model);
        assert_eq!(t.ticker.news, Some(last), "{}", t.ticker.log[last].line.text);
        told += 1;
    });
    assert!(told > 20, "{told} answers");
}

/// On a small screen it is one line, so that the question has the room; a tap unfolds it, and with the next answer it goes.
#[test]
fn what_has_been_fought_out_is_folded_until_it_is_looked_at() {
    let (mut told, mut gone) = (0, 0);
    let report = |model: &Model, class: &str| format!("{:?}", crate::view::page(model)).contains(class);
    at_positions(20..44, 200, |model| {
        let t = table(model);
        if t.ticker.fought.is_none() || t.chosen() || t.playback.on() || t.seats.handover.is_some() {
            gone += usize::from(!report(model, "battle report"));
            return;
        }
        assert!(report(model, "\"battle report folded\""));
        send(model, Msg::Look(LookMsg::UnfoldReport));
        assert!(report(model, "\"battle report\""));
        send(model, Msg::Look(LookMsg::UnfoldReport));
        assert!(report(model, "\"battle report folded\""));
        told += 1;
    });
    assert!(told > 0 && gone > 20, "{told} reports, {gone} questions without");
}

/// A game in which whoever may Intercept does, up to the first question whose title ends so.
fn at_sea(seed: u64, title: &str) -> Option<AnyGame> {
    let mut game = AnyGame::new(0, 0, Seed(seed), Envelope::default());
    let mut lots = Lots(seed);
    for _ in 0..3000 {
        let asked = game.preview().asked()?;
        if asked.title.ends_with(title) {
            return Some(game);
        }
        let reacts = asked.answers.iter().find(|a| a.choice == Choice::Yes);
        let lot = &asked.answers[lots.of(asked.answers.len())];
        game.answer(reacts.unwrap_or(lot).choice);
    }
    None
}

/// A roll that ends a step of a fight is seen at the next question, though it lies on the table no more.
#[test]
fn dice_are_shown_at_the_question_after_them() {
    let mut gone = 0;
    for seed in 0..8 {
        let Some(game) = at_sea(seed, "maneuver before its roll?") else {
            continue;
        };
        let mut model = crate::tests::battles::at_table(game, Mode::Alone);
        let mut lots = Lots(seed);
        for _ in 0..40 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            if t.view_model.outcome.is_some() || t.view_model.scene.facts.is_empty() {
                break;
            }
            // What is told on the map goes away again.
            model.table.as_mut().expect("a game is on the table").ticker.news = None;
            let t = table(&model);
            let rolled = |l: &&crate::games::LogLine| match &l.line.show {
                Some(Show::Dice(dice)) => !dice.iter().all(|die| t.view_model.scene.dice.contains(die)),
                _ => false,
            };
            let shown: String = crate::view::page(&model).iter().map(|node| node.readable()).collect();
            for line in t.ticker.log[t.ticker.old..].iter().filter(rolled) {
                assert!(shown.contains(&line.line.text), "{}", line.line.text);
                gone += 1;
            }
        }
    }
    assert!(gone > 3, "{gone} rolls of fights that went on");
}

/// Whom a Fleet that answers takes aboard is drawn aboard while its way is planned, and stands in no port any more.
#[test]
fn who_has_gone_aboard_on_a_planned_way_is_drawn_aboard() {
    let (mut aboard, mut held) = (0, 0);
    for seed in 0..30 {
        let Some(game) = at_sea(seed, "Intercepting Fleet") else {
            continue;
        };
        let mut model = crate::tests::battles::at_table(game, Mode::Alone);
        let mut lots = Lots(seed);
        for _ in 0..30 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            if t.view_model.outcome.is_some() {
                break;
            }
            let pieces = |stacks: &[Stack]| {
                let at_sea = stacks.iter().filter(|s| matches!(s.seat, Seat::AtSea(_)));
                at_sea
                    .map(|s| (s.generals.clone(), s.units.clone()))
                    .collect::<Vec<_>>()
            };
            let planned = t.draft.preview.scene(Viewer::Public).stacks;
            let fleets = planned.iter().filter(|s| matches!(s.seat, Seat::AtSea(_)));
            if t.draft.is_empty() || fleets.count() < 2 {
                continue;
            }
            assert_eq!(pieces(&t.view_model.scene.stacks), pieces(&planned), "seed {seed}");
            aboard += 1;
            held += usize::from(t.view_model.confirm.is_some());
        }
    }
    assert!(
        aboard > 10 && held > 2,
        "{aboard} questions, {held} ways to be confirmed"
    );
}

#[test]
fn a_way_is_drawn_only_for_who_goes_it() {
    let (mut drawn, mut others) = (0, 0);
    at_positions(0..30, 300, |model| {
        let t = table(model);
        let view_model = &t.view_model;
        let Some(asked) = view_model.asked.as_ref().filter(|_| view_model.confirm.is_some()) else {
            return;
        };
        let way = map::route(view_model, t.game.layout()).contains("way-head");
        let goes = matches!(asked.kind, AskKind::March | AskKind::Destination);
        let own = view_model.scene.route.as_ref().is_none_or(|r| r.side == asked.to);
        let from = view_model.path.get(view_model.gone.max(1) - 1);
        let mut stacks = view_model.scene.stacks.iter();
        let stands = stacks.any(|s| s.side == asked.to && Some(s.seat.space()) == from.copied());
        assert!(!way || goes && (own || stands), "{}", asked.title);
        drawn += usize::from(way);
        let held = t.draft.held.is_some_and(|held| matches!(held, Choice::Space(_)));
        others += usize::from(held && view_model.scene.route.is_some() && !(goes && own));
    });
    assert!(
        drawn > 50 && others > 0,
        "{drawn} ways, {others} other choices during a march"
    );
}

#[test]
fn a_way_of_several_spaces_into_a_fight_shows_its_odds() {
    let mut weighed = 0;
    at_positions(0..10, 200, |model| {
        while !table(model).weighing.left.is_empty() {
            send(model, Msg::Look(LookMsg::Weigh));
        }
        let t = table(model);
        let Some(held) = t.draft.held.filter(|_| !t.draft.beyond.is_empty()) else {
            return;
        };
        let mut odds = t.weighing.odds.iter().filter(|(choice, _)| *choice == held);
        weighed += usize::from(odds.any(|(_, odds)| odds.assumptions.iter().any(|a| a.contains("before the last"))));
    });
    assert!(weighed > 0, "{weighed} ways");
}

#[test]
fn not_to_react_is_called_as_in_its_row() {
    let mut stood = 0;
    at_positions(0..12, 200, |model| {
        let view_model = &table(model).view_model;
        let [row] = view_model.rows.as_slice() else { return };
        if row.asked.kind != AskKind::Reaction || table(model).seats.handover.is_some() {
            return;
        }
        let label = row.asked.answers.iter().find(|a| Some(a.choice) == row.asked.decline());
        let words = engine::text::capital(&label.expect("he may let it be").label);
        assert!(page(model).matches(&words).count() > 1, "{words}");
        stood += 1;
    });
    assert!(stood > 5, "{stood} reactions");
}

/// A window says whither an army is about to go, who stands there, and who meets whom in a battle.
#[test]
fn a_window_says_in_full_what_it_reacts_to() {
    let (mut bound, mut meetings) = (0, 0);
    for (game, seed) in (0..2).flat_map(|game| (1..25).map(move |seed| (game, seed))) {
        let mut war = AnyGame::new(games::FIRST + game, 0, Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        for _ in 0..700 {
            let Some(asked) = war.preview().asked() else { break };
            if asked.kind == AskKind::Window {
                let scene = war.preview().scene(Viewer::Public);
                let text = &asked.text;
                let goes = ["is about to go on", "is about to sail", "is sailing from"];
                if let Some((_, after)) = goes.iter().find_map(|words| text.split_once(words)) {
                    let named = scene.spaces.iter().any(|s| after.contains(&format!(" to {}", s.name)));
                    assert!(named, "{text}");
                    bound += 1;
                }
                if text.contains("Battle") && text.contains(" begins") {
                    assert!(text.contains(" against ") || text.contains(" and "), "{text}");
                    meetings += 1;
                }
            }
            war.answer(asked.answers[lots.of(asked.answers.len())].choice);
        }
    }
    assert!(bound > 10 && meetings > 3, "{bound} on the way, {meetings} battles");
}

/// What lies over the map hides a place until the next answer: a tap on the map takes it away, now and while looking back.
#[test]
fn a_tap_on_the_map_takes_the_told_line_away() {
    let (mut model, mut lots, mut told) = (seated(1, 3), Lots(3), 0);
    for _ in 0..200 {
        play_by_taps(&mut model, 1, &mut lots);
        if table(&model).ticker.news.is_none() {
            continue;
        }
        send(&mut model, Msg::Look(LookMsg::CloseTip));
        assert_eq!(table(&model).ticker.news, None);
        send(&mut model, Msg::Past(PastMsg::Begin));
        let lies = |model: &Model| model.past.as_ref().and_then(|past| past.table.ticker.news);
        told += usize::from(lies(&model).is_some());
        send(&mut model, Msg::Look(LookMsg::CloseTip));
        assert_eq!(lies(&model), None);
        send(&mut model, Msg::Past(PastMsg::Leave));
    }
    assert!(told > 0, "the last line is told while looking back");
}
