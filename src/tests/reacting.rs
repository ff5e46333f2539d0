//! Windows, marks, standing orders, switches and odds.

use crate::games;
use crate::games::Asked;
use crate::model::draft::Draft;
use crate::model::msg::{AnswerMsg, GameMsg, LinkMsg, SeatMsg};
use crate::model::orders::{Order, Scope, StopWhen, Stops};
use crate::model::record::Record;
use crate::model::seats::turn_of;
use crate::model::view_model::Button;
use crate::tests::secrets::page;
use crate::tests::*;
use engine::Choice;
use engine::scene::AskKind;

/// Plays by taps until a window bar stands there, so many times; what is seen then is looked at.
fn at_windows(players: usize, seed: u64, taps_at_most: usize, mut look: impl FnMut(&mut Model, Asked)) {
    let mut model = seated(players, seed);
    let mut lots = Lots(seed);
    for _ in 0..taps_at_most {
        let window = table(&model).view_model.window && table(&model).seats.handover.is_none();
        if let Some(asked) = table(&model).view_model.asked.clone().filter(|_| window) {
            look(&mut model, asked);
        }
        play_by_taps(&mut model, 1, &mut lots);
    }
}

#[test]
fn a_shared_table_stops_by_settings_and_never_by_what_is_held() {
    let mut windows = 0;
    at_windows(0, 70, 700, |model, asked| {
        windows += 1;
        let t = table(model);
        let poor = Asked {
            answers: asked
                .answers
                .iter()
                .filter(|a| a.choice == Choice::Pass)
                .cloned()
                .collect(),
            ..t.draft.preview.asked().expect("a window waits")
        };
        assert_eq!(t.seats.passes(&poor, &t.draft.preview), None, "{}", asked.title);
        assert!(t.view_model.cards.is_empty() && asked.answers.is_empty() != t.view_model.mine);
    });
    assert!(windows > 5, "{windows} windows");
}

#[test]
fn alone_a_window_stops_only_for_a_card_that_fits() {
    let mut windows = 0;
    for seed in 71..75 {
        at_windows(1, seed, 300, |model, asked| {
            windows += 1;
            assert!(asked.answers.len() > 1, "{}", asked.title);
            assert!(table(model).view_model.cards.is_empty());
            send(model, Msg::Answer(AnswerMsg::React(0)));
            let t = table(model);
            assert!(!t.view_model.window && t.seats.handover.is_none());
            let button = |b: &Button| b.refused.is_none() && b.choice != Choice::Pass;
            assert!(
                !t.view_model.cards.is_empty() || t.view_model.buttons.iter().any(button),
                "{asked:?}"
            );
            assert!(
                t.view_model.buttons.iter().any(|b| b.choice == Choice::Pass),
                "one may come back"
            );
        });
    }
    assert!(windows > 0, "no card fitted anywhere");
}

#[test]
fn a_card_of_an_open_hand_answers_its_window_at_a_tap() {
    let mut tapped = 0;
    for seed in 71..75 {
        at_windows(1, seed, 300, |model, asked| {
            let cards = asked.answers.iter().filter(|a| matches!(a.choice, Choice::Card(_)));
            let Some(choice @ Choice::Card(card)) = cards.map(|a| a.choice).next() else {
                return;
            };
            send(model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
            let t = table(model);
            assert!(t.pointing.tip.is_none(), "{:?}", t.pointing.tip);
            assert!(t.draft.choices().contains(&choice), "{}", asked.title);
            tapped += 1;
        });
    }
    assert!(tapped > 0, "no card fitted anywhere");
}

#[test]
fn a_window_silenced_for_the_turn_stays_silent_until_the_next() {
    let mut model = seated(0, 76);
    let mut lots = Lots(76);
    let (mut silenced, mut quiet) = (0, None::<(Side, u8, u8)>);
    for _ in 0..500 {
        let t = table(&model);
        if t.view_model.window && t.seats.handover.is_none() {
            let asked = t.view_model.asked.clone().expect("a window is asked");
            let now = (
                asked.to,
                asked.occasion.expect("a window is an occasion"),
                turn_of(&t.draft.preview),
            );
            assert_ne!(Some(now), quiet, "{} again", asked.title);
            quiet = Some(now);
            silenced += 1;
            let answers = t.game.answers().len();
            let told = |model: &Model| page(model).contains("is not asked again");
            // A tap that was not meant is taken back by the same button; nobody has answered by it.
            for silent in [true, false, true] {
                send(&mut model, Msg::Answer(AnswerMsg::MuteTurn));
                assert_eq!((table(&model).game.answers().len(), told(&model)), (answers, silent));
            }
            send(&mut model, Msg::Answer(AnswerMsg::Decline));
            assert!(table(&model).game.answers().len() > answers || !table(&model).draft.is_empty());
        }
        play_by_taps(&mut model, 1, &mut lots);
    }
    assert!(silenced > 3, "{silenced} windows were silenced");
}

#[test]
fn nobody_is_stopped_who_wants_no_stop_in_this_turn() {
    let mut model = seated(0, 77);
    for side in Side::BOTH {
        send(
            &mut model,
            Msg::Seat(SeatMsg::Stop(side, StopChange::When(StopWhen::Never))),
        );
    }
    let turn = turn_of(&table(&model).draft.preview);
    let mut lots = Lots(77);
    for _ in 0..300 {
        play_by_taps(&mut model, 1, &mut lots);
        let t = table(&model);
        if turn_of(&t.draft.preview) != turn {
            break;
        }
        // One window that stood there when the wish was uttered is answered by hand.
        assert!(
            !t.view_model.window || t.game.answers().len() < 3,
            "{:?}",
            t.view_model.asked
        );
    }
    let kept = Record::of(table(&model)).open().expect("just kept");
    assert_eq!(kept.seats.orders, table(&model).seats.orders);
}

#[test]
fn a_mark_changes_what_is_asked() {
    let mut model = seated(0, 78);
    let before = table(&model).seats.orders.stops.rome;
    send(&mut model, Msg::Seat(SeatMsg::Stop(Side::Rome, StopChange::Mark(0))));
    let t = table(&model);
    let turn = turn_of(&t.draft.preview);
    assert_eq!(
        before,
        Stops {
            turn: before.turn,
            ..Stops::default()
        }
    );
    assert_ne!(
        t.seats.orders.stops.rome.stops(t.seats.occasions, 0, turn),
        before.stops(t.seats.occasions, 0, turn)
    );
}

#[test]
fn standing_orders_answer_for_a_side_that_is_away_and_the_log_says_so() {
    let mut told = 0;
    for seed in 80..84 {
        let mut model = seated(2, seed);
        for at in 0..table(&model).seats.occasions.len() as u8 {
            let order = if table(&model).seats.occasions[usize::from(at)].hidden {
                Order::Decline
            } else {
                Order::Attempt(3)
            };
            // As a link from Carthage would bring them.
            send(
                &mut model,
                Msg::Seat(SeatMsg::Order(Side::Carthage, at, Scope::Everywhere, Some(order))),
            );
        }
        let mut lots = Lots(seed);
        for _ in 0..160 {
            let t = table(&model);
            if !t.view_model.mine {
                let asked = t.view_model.asked.as_ref().expect("somebody is asked");
                assert!(asked.occasion.is_none(), "{} was ordered", asked.title);
                play_elsewhere(&mut model);
                continue;
            }
            play_by_taps(&mut model, 1, &mut lots);
        }
        told += table(&model)
            .ticker
            .log
            .iter()
            .filter(|l| l.line.text.contains("by standing order"))
            .count();
    }
    assert!(told > 0, "no standing order was ever carried out");
}

#[test]
fn a_window_stops_for_a_marked_army_though_its_kind_is_not_marked() {
    let (mut silent, mut stopped) = (0, 0);
    for seed in 100..112 {
        let mut model = seated(0, seed);
        let occasions = table(&model).seats.occasions;
        let usual = occasions.iter().enumerate().filter(|(_, o)| o.hidden && !o.often);
        for side in Side::BOTH {
            for (at, _) in usual.clone() {
                send(&mut model, Msg::Seat(SeatMsg::Stop(side, StopChange::Mark(at as u8))));
            }
        }
        let scopes: Vec<Scope> = games::info(0)
            .generals()
            .iter()
            .take(12)
            .map(|g| Scope::Army(g.shown.unit))
            .collect();
        for scope in &scopes {
            send(
                &mut model,
                Msg::Seat(SeatMsg::Stop(Side::Rome, StopChange::Name(*scope))),
            );
        }
        let mut lots = Lots(seed);
        // A window that stood there when the marks were set is answered by hand.
        let begun = table(&model).game.answers().len();
        for _ in 0..400 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let later = t.view_model.window && t.game.answers().len() > begun;
            let Some(asked) = t.draft.preview.asked().filter(|_| later) else {
                silent += 1;
                continue;
            };
            let about = Scope::of(&asked, &t.draft.preview);
            assert!(
                asked.to == Side::Rome && about.iter().any(|s| scopes.contains(s)),
                "{about:?} {}",
                asked.title
            );
            stopped += 1;
        }
    }
    assert!(silent > 0 && stopped > 5, "{stopped} stops");
}

#[test]
fn an_armys_order_goes_before_its_spaces_and_that_before_the_one_for_everywhere() {
    let mut reactions = 0;
    for seed in 80..84 {
        let mut model = seated(2, seed);
        let mut lots = Lots(seed);
        for _ in 0..160 {
            let t = table(&model);
            if t.view_model.mine {
                play_by_taps(&mut model, 1, &mut lots);
                continue;
            }
            let asked = t.draft.preview.asked().expect("somebody is asked");
            if let (AskKind::Reaction, Some(occasion), Some(at)) = (asked.kind, asked.occasion, asked.at) {
                reactions += 1;
                let game = &t.draft.preview;
                let mut seats = t.seats.clone();
                let mut order = |scope, order| {
                    seats.orders.set(asked.to, occasion, scope, Some(order));
                    (seats.passes(&asked, game), seats.attempts(&asked, game))
                };
                let nothing = asked.decline();
                assert_eq!(order(Scope::Everywhere, Order::Decline), (nothing, nothing));
                assert_eq!(order(Scope::Space(at), Order::Ask), (None, None));
                for answer in &asked.answers {
                    if let Choice::Unit(unit) = answer.choice {
                        order(Scope::Army(unit), Order::Decline);
                    }
                }
                if asked
                    .answers
                    .iter()
                    .all(|a| matches!(a.choice, Choice::Unit(_) | Choice::Pass))
                {
                    assert_eq!(seats.passes(&asked, game), nothing);
                }
            }
            play_elsewhere(&mut model);
        }
    }
    assert!(reactions > 0, "nobody ever could react");
}

/// The other side, on another device, gives its first answer.
fn play_elsewhere(model: &mut Model) {
    let t = table(model);
    let choice = t
        .game
        .preview()
        .asked()
        .map(|a| a.answers[0].choice)
        .expect("an answer");
    let t = model.table.as_mut().expect("a game is on the table");
    model.saved_games.kept = vec![Record::of(t)];
    assert!(t.game.answer(choice));
    let again = Msg::Link(LinkMsg::Open(t.game.link()));
    send(model, again);
}

#[test]
fn more_marks_than_travel_with_a_game_are_refused_in_words() {
    let mut model = seated(2, 1);
    for space in 0..120 {
        for side in Side::BOTH {
            let scope = Scope::Space(engine::SpaceId(space));
            send(&mut model, Msg::Seat(SeatMsg::Stop(side, StopChange::Name(scope))));
        }
    }
    assert!(model.notice.is_some());
    let t = table(&model);
    let kept = Record::of(t).open().expect("just kept");
    assert!(t.seats.orders.marks.rome.len() > 50);
    assert_eq!(kept.seats.orders, t.seats.orders);
}

#[test]
fn undo_is_lit_exactly_where_it_does_something() {
    let (mut lit, mut dim) = (0, 0);
    for (players, seed) in [(1, 120), (1, 121), (0, 122), (2, 123)] {
        let mut model = seated(players, seed);
        let mut lots = Lots(seed);
        for tap in 0..220 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            if tap % 3 > 0 || t.hidden() || !t.view_model.mine {
                continue;
            }
            let (before, can) = ((t.game.answers(), t.draft.choices()), t.view_model.can_undo);
            send(&mut model, Msg::Answer(AnswerMsg::Undo));
            let t = table(&model);
            let moved = (t.game.answers(), t.draft.choices()) != before;
            assert_eq!(can, moved, "{:?}", t.view_model.asked);
            lit += u32::from(can);
            dim += u32::from(!can);
        }
    }
    assert!(lit > 20 && dim > 5, "{lit} lit, {dim} dim");
}

#[test]
fn optional_rules_travel_in_links_and_saves_and_stand_in_the_log() {
    let mut model = Model::default();
    for (switch, setting) in [(0, 1), (5, 1), (2, 1), (2, 0)] {
        send(&mut model, Msg::Game(GameMsg::Form(Field::Setting(switch, setting))));
    }
    send(&mut model, Msg::Game(GameMsg::Start(90)));
    let rules = |game: &AnyGame| game.agreed().iter().map(|(row, _)| row.rule.0).collect::<Vec<_>>();
    let game = &table(&model).game;
    assert_eq!(rules(game), ["16.1", "16.6"]);
    assert_eq!(
        rules(&AnyGame::from_link(&game.link()).expect("just made")),
        ["16.1", "16.6"]
    );
    assert_eq!(
        rules(&AnyGame::load(&game.save()).expect("just made")),
        ["16.1", "16.6"]
    );
    assert!(
        table(&model)
            .ticker
            .log
            .iter()
            .any(|l| l.line.text.contains("Price of Failure"))
    );
    send(&mut model, Msg::Game(GameMsg::Rematch(91)));
    assert_eq!(rules(&table(&model).game), ["16.1", "16.6"]);
}

/// What is chosen at a closed hand is shown, whatever windows of its own side are passed in silence on the way: none of them was
/// answered from the hand.
#[test]
fn silence_hides_nothing_that_was_chosen() {
    let mut passed = 0;
    for seed in 0..6 {
        let mut lots = Lots(seed);
        let game = AnyGame::new(0, 0, Seed(seed), Envelope::default());
        let mut table = Table::new(game, Mode::Together);
        for _ in 0..600 {
            let Some(asked) = table.game.preview().asked() else {
                break;
            };
            table.seats.open = None;
            let choice = asked.answers[lots.of(asked.answers.len())].choice;
            if !asked.secret {
                table.draft = Draft::new(&table.game.preview());
                table.gesture(&[choice]);
                passed += table.draft.free.iter().filter(|s| s.asked.secret).count();
                assert!(!table.hidden(), "{seed}: {} {choice:?}", asked.text);
            }
            table.give(choice);
        }
    }
    assert!(passed > 10, "windows were passed in silence: {passed}");
}

/// Who opens his hand at a window and has nothing for it is told so; before he opens it, nobody is.
#[test]
fn a_hand_without_an_answer_says_so() {
    const NOTHING: &str = "None of your cards can be played now.";
    let mut told = [0, 0];
    for seed in 77..80 {
        at_windows(0, seed, 400, |model, asked| {
            assert!(!page(model).contains(NOTHING), "a closed hand says nothing");
            send(model, Msg::Answer(AnswerMsg::React(0)));
            send(model, Msg::Seat(SeatMsg::Reveal(asked.to)));
            let game = &table(model).draft.preview;
            let empty = game.asked().is_some_and(|a| a.answers.len() == 1);
            assert_eq!(page(model).contains(NOTHING), empty, "{}", asked.title);
            told[usize::from(empty)] += 1;
        });
    }
    assert!(told[0] > 0 && told[1] > 0, "{told:?}");
}

/// What a tap does not name is not done: a panel of reactions that is let pass declares none, whatever stands preset.
#[test]
fn no_reaction_declares_none() {
    let mut panels = 0;
    for (game, seed) in (0..2).flat_map(|game| (1..9).map(move |seed| (game, seed))) {
        let (mut model, mut lots) = (seated_at(games::FIRST + game, 0, seed), Lots(seed));
        for _ in 0..300 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let rows = &t.view_model.rows;
            let reacts = rows.first().is_some_and(|row| row.asked.kind == AskKind::Reaction);
            if !reacts || !t.view_model.mine || t.view_model.window {
                continue;
            }
            let (before, first) = (
                t.game.answers().len() + t.draft.choices().len(),
                rows[0].asked.decline(),
            );
            let mut all = rows[0].asked.answers.iter().map(|a| a.choice);
            if let Some(choice) = all.find(|choice| Some(*choice) != first) {
                send(&mut model, Msg::Answer(AnswerMsg::Pick(0, choice)));
            }
            send(&mut model, Msg::Answer(AnswerMsg::Decline));
            assert_eq!(table(&model).game.answers().get(before).copied(), first);
            panels += 1;
        }
    }
    assert!(panels > 5, "{panels} panels");
}
