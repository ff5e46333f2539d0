//! What the table tells before an answer and after it: odds of what is proposed and of who is sent, what a place lacks, what has been
//! played in a fight, that no way to retreat is left, and the final score by its parts.

use crate::features::odds;
use crate::features::replay::rewind;
use crate::games::{Asked, ROUNDS};
use crate::model::log_index;
use crate::model::msg::LookMsg;
use crate::tests::acting::{asked, at_actions, back};
use crate::tests::battles::{any, at_table, fought, war};
use crate::tests::secrets::page;
use crate::tests::*;
use engine::Choice;
use engine::scene::{Shape, Tells};

/// Works out all odds of the question that waits.
fn weigh(model: &mut Model) {
    send(model, Msg::Look(LookMsg::CloseTip));
    while !table(model).weighing.left.is_empty() {
        send(model, Msg::Look(LookMsg::Weigh));
    }
}

/// The button of a proposal commits to what its last answer commits to: an attack shows its odds there, before any card is chosen.
#[test]
fn a_proposal_shows_the_odds_of_its_last_answer() {
    let mut shown = 0;
    at_actions(
        6,
        |_, lots| lots.of(8) == 0,
        |model, _| {
            let here = table(model).game.answers().len();
            for action in asked(model).answers {
                send(model, Msg::Answer(AnswerMsg::Choose(action.choice)));
                let mut first = table(model).view_model.buttons.iter().map(|b| b.choice);
                let place = first.find(|choice| matches!(choice, Choice::Space(_)));
                place
                    .into_iter()
                    .for_each(|at| drop(send(model, Msg::Answer(AnswerMsg::Choose(at)))));
                let proposed = table(model).view_model.proposed.clone();
                let mut game = table(model).draft.preview.clone();
                if let Some((last, before)) = proposed.split_last()
                    && before.iter().all(|answer| game.answer(answer.choice))
                    && let Some(odds) = game.odds(last.choice)
                {
                    weigh(model);
                    let found = table(model).weighing.odds.iter().find(|(c, _)| *c == last.choice);
                    assert_eq!(found.map(|(_, odds)| odds.good), Some(odds.good), "{}", odds.about);
                    shown += 1;
                }
                back(model, here);
            }
        },
    );
    assert!(shown > 10, "{shown} proposals with odds");
}

/// At sea both sides are asked for Leaders: the bar says what the battle comes to without one, the same whatever is held, and the open hand
/// what it comes to with each.
#[test]
fn odds_stand_beside_sending_somebody_to_sea() {
    let (mut bars, mut cards) = (0, 0);
    for seed in 1..=40 {
        let (mut game, mut player) = AnyGame::tried(ROUNDS, seed);
        for _ in 0..1500 {
            let Some(asked) = game.preview().asked() else { break };
            let without = asked.decline().filter(|_| asked.kind == AskKind::Window);
            if without.is_some_and(|pass| game.preview().odds(pass).is_some()) {
                let worlds = (1..5).map(|number| game.world(number, Viewer::Public));
                let mut models: Vec<Model> = worlds.map(|world| at_table(world, Mode::Together)).collect();
                models.iter_mut().for_each(weigh);
                assert!(!table(&models[0]).weighing.odds.is_empty(), "the bar has odds");
                let first = page(&models[0]);
                assert!(models.iter().all(|model| page(model) == first), "odds tell of a hand");
                bars += 1;
                let mut model = at_table(game.world(1, Viewer::Seat(asked.to)), Mode::Link(asked.to));
                send(&mut model, Msg::Answer(AnswerMsg::React(0)));
                weigh(&mut model);
                for card in table(&model).view_model.cards.clone() {
                    let odds = &table(&model).weighing.odds;
                    assert!(odds.iter().any(|(choice, _)| *choice == Choice::Card(card)));
                    cards += 1;
                }
            }
            let choice = game.pick(&mut player).expect("a question waits");
            game.answer(choice);
        }
    }
    assert!(bars > 3 && cards > 3, "{bars} bars, {cards} cards");
}

/// A tap on a location with which nothing can be done names what is missing, and leads to what it is.
#[test]
fn a_tap_on_a_place_says_what_it_lacks() {
    let (mut missing, mut beside) = (0, 0);
    at_actions(
        3,
        |asked, lots| !asked.title.contains("ends") && lots.of(10) == 0,
        |model, _| {
            let spaces = table(model).view_model.scene.spaces.clone();
            for space in spaces
                .iter()
                .filter(|s| !matches!(s.shape, Shape::Water | Shape::Harbour))
            {
                let lacks = table(model).game.preview().lacks(space.id);
                send(model, Msg::Answer(AnswerMsg::Tap(Target::Space(space.id))));
                let t = table(model);
                let about = format!("About {}", space.name);
                if let Some(lack) = lacks.first() {
                    match (&t.pointing.tip, &t.pointing.uses) {
                        (Some(tip), None) => {
                            assert!(tip.because.contains(&lack.because), "{}", tip.because);
                            missing += 1;
                        }
                        (None, Some(uses)) => {
                            assert_eq!(uses.lacks, lacks);
                            beside += 1;
                        }
                        other => panic!("{}: {other:?}", space.name),
                    }
                    assert!(page(model).contains(&lack.because));
                }
                assert!(page(model).contains(&about), "{about}");
                send(model, Msg::Look(LookMsg::CloseTip));
            }
        },
    );
    assert!(missing > 50 && beside > 0, "{missing} tips, {beside} beside uses");
}

#[test]
fn cards_played_in_a_fight_are_counted_in_the_open() {
    let wanted = |game: &AnyGame, _: &Asked| {
        let duel = game.scene(Viewer::Public).duel;
        fought(game) && duel.is_some_and(|duel| duel.round > 1 && duel.played.len() > 2)
    };
    let game = { 1..60 }
        .find_map(|seed| war(seed, wanted, any))
        .expect("a battle of rounds");
    let duel = game.scene(Viewer::Public).duel.expect("a battle is fought");
    let title = game.card(duel.played[0]).title;
    let same = duel
        .played
        .iter()
        .filter(|card| game.card(**card).title == title)
        .count();
    for mode in [Mode::Together, Mode::Alone] {
        let page = page(&at_table(game.past(), mode));
        let (_, words) = page.split_once("Played: ").expect("what has been played is told");
        let (words, _) = words.split_once('.').expect("the sentence ends");
        assert!(words.contains(&format!("{title} ×{same}")), "{words}");
    }
}

#[test]
fn the_end_of_a_war_of_points_shows_its_parts() {
    let mut shown = 0;
    for seed in 1..=30 {
        let (mut game, mut player) = AnyGame::tried(ROUNDS, seed);
        for _ in 0..4000 {
            let Some(choice) = game.pick(&mut player) else { break };
            game.answer(choice);
        }
        let parts = game.counted();
        if game.over().is_none() || parts.is_empty() {
            continue;
        }
        let score = game.scene(Viewer::Public).score;
        let sum = |of: Side| parts.iter().map(|(_, part)| part[of]).sum::<u16>();
        assert_eq!(
            [sum(Side::Rome), sum(Side::Carthage)],
            [u16::from(score.rome), u16::from(score.carthage)]
        );
        let mut model = at_table(game, Mode::Alone);
        model.table.iter_mut().for_each(|t| t.refresh());
        send(&mut model, Msg::Look(LookMsg::Open(Sheet::End)));
        let page = page(&model);
        assert!(parts.iter().all(|(part, _)| page.contains(part)));
        shown += 1;
    }
    assert!(shown > 0, "a war that is counted");
}

/// The battles that decided a war are told with their turn, what they cost and who fell in them.
#[test]
fn the_end_of_a_war_dates_what_decided_it() {
    let (mut dated, mut fell) = (0, 0);
    let places = games::GAMES.iter().filter(|game| game.page).map(games::Listed::place);
    for (game, seed) in places.flat_map(|game| [(game, 1), (game, 2), (game, 3)]) {
        let (mut war, mut player) = AnyGame::tried(game, seed);
        while let Some(choice) = war.pick(&mut player).filter(|_| war.answers().len() < 4000) {
            war.answer(choice);
        }
        let mut model = at_table(war, Mode::Alone);
        model.table.iter_mut().for_each(|t| t.refresh());
        send(&mut model, Msg::Look(LookMsg::Open(Sheet::End)));
        let (page, table) = (page(&model), table(&model));
        if table.game.over().is_none() {
            continue;
        }
        for fight in log_index::decisive(&table.ticker.log, table.ticker.begun, 3) {
            let lines = &table.ticker.log[fight.clone()];
            let before = table.ticker.log[..fight.start].iter();
            let began = before.rev().find(|line| line.line.tells == Tells::Turn);
            let turn: Vec<&str> = began
                .map_or("", |line| line.line.text.as_str())
                .split(' ')
                .take(2)
                .collect();
            let turn = turn.join(" ");
            let lost = log_index::lost(lines);
            let deaths = lines.iter().filter(|line| line.line.tells == Tells::Death);
            let deaths: String = deaths.map(|line| format!(" {}", line.line.text)).collect();
            let words = format!("{turn}. Lost: Rome {}, Carthage {}.{deaths}", lost.rome, lost.carthage);
            assert!(page.contains(&words), "{words}");
            dated += 1;
            fell += usize::from(!deaths.is_empty());
        }
    }
    assert!(dated > 1 && fell > 0, "{dated} battles, {fell} with a lost leader");
}

/// Beside the cards of a battle stands what throws a die at once: it says so, and how likely it is to succeed.
#[test]
fn to_withdraw_says_that_a_die_falls_and_shows_its_odds() {
    let mut shown = 0;
    for seed in 1..60 {
        let lays = |game: &AnyGame, _: &Asked| {
            game.preview().asked().is_some_and(|asked| {
                asked.kind == AskKind::Lay && asked.answers.iter().any(|a| matches!(a.choice, Choice::Named(_)))
            })
        };
        let Some(game) = war(seed, lays, any) else { continue };
        let mut model = at_table(game, Mode::Alone);
        let all = table(&model).view_model.buttons.iter();
        let Some(rolls) = all.filter(|b| b.rolls).map(|b| b.choice).next() else {
            continue;
        };
        weigh(&mut model);
        assert!(table(&model).weighing.odds.iter().any(|(choice, _)| *choice == rolls));
        assert!(page(&model).contains(": roll the die"));
        shown += 1;
    }
    assert!(shown > 3, "{shown} battles that one may leave");
}

/// Where an army is composed and a die falls with the last row, its Confirm has the odds of all rows as they stand.
#[test]
fn a_panel_that_lets_a_die_fall_has_its_odds() {
    let mut shown = 0;
    for game in games::built_in_games().map(games::Listed::place) {
        for seed in 1..=24 {
            let (mut war, mut player) = AnyGame::tried(game, seed);
            for _ in 0..700 {
                let Some(asked) = war.preview().asked() else { break };
                if asked.kind == AskKind::Compose {
                    let mut model = at_table(war.past(), Mode::Alone);
                    let all = odds::composed(table(&model));
                    let mut preview = war.preview();
                    let (last, before) = all.split_last().expect("a panel has rows");
                    let said = before.iter().all(|choice| preview.answer(*choice));
                    if let Some(odds) = preview.odds(*last).filter(|_| said) {
                        weigh(&mut model);
                        let found = table(&model).weighing.odds.iter().find(|(choice, _)| choice == last);
                        assert_eq!(found.map(|(_, odds)| odds.good), Some(odds.good), "{}", odds.about);
                        shown += 1;
                    }
                }
                let Some(choice) = war.pick(&mut player) else { break };
                war.answer(choice);
            }
        }
    }
    assert!(shown > 3, "{shown} panels with odds");
}

/// A step back, and going back to what a line of the log tells, never leaves a card chosen whose use is still to be said.
#[test]
fn no_step_back_leaves_a_card_chosen() {
    let (mut steps, mut moments) = (0, 0);
    let chosen = |t: &Table| {
        let answers = t.game.answers();
        let begun = t.game.begun(answers.len());
        answers[begun..].iter().any(|choice| matches!(choice, Choice::Card(_)))
    };
    for game in games::built_in_games().map(games::Listed::place) {
        let mut model = seated_at(game, 1, 5);
        let mut lots = Lots(5);
        for _ in 0..250 {
            play_by_taps(&mut model, 1, &mut lots);
            let here = table(&model).game.answers().len();
            if !table(&model).draft.is_empty() {
                continue;
            }
            send(&mut model, Msg::Answer(AnswerMsg::Undo));
            if table(&model).game.answers().len() < here {
                assert!(!chosen(table(&model)), "{game}: a card stays chosen");
                steps += 1;
                send(&mut model, Msg::Answer(AnswerMsg::Redo));
                assert_eq!(table(&model).game.answers().len(), here);
            }
        }
        for (at, _) in rewind::moments(table(&model)) {
            let mut past = table(&model).game.past();
            past.seek(at);
            let answers = past.answers();
            let begun = past.begun(answers.len());
            assert!(!answers[begun..].iter().any(|choice| matches!(choice, Choice::Card(_))));
            moments += 1;
        }
    }
    assert!(steps > 20 && moments > 20, "{steps} steps, {moments} moments");
}

/// What draws cards stands before what may be done with the hand, among the buttons and among the uses of a card.
#[test]
fn drawing_stands_before_all_else() {
    let mut met = 0;
    at_actions(
        6,
        |_, _| true,
        |model, _| {
            let draws = |label: &str| label.to_lowercase().starts_with("draw cards");
            let (t, first) = (table(model), asked(model));
            if !first.answers.iter().any(|answer| draws(&answer.label)) {
                return;
            }
            assert!(draws(&t.view_model.buttons[0].label));
            let to = t.view_model.to().expect("somebody is asked");
            for card in t.view_model.scene.hands[to].cards.clone().unwrap_or_default() {
                send(model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
                let uses = table(model).pointing.uses.as_ref();
                let labels: Vec<&str> = uses.iter().flat_map(|uses| &uses.list).map(|one| &*one.label).collect();
                assert!(!labels.iter().skip(1).any(|label| draws(label)), "{labels:?}");
                met += usize::from(labels.first().is_some_and(|label| draws(label)));
                send(model, Msg::Look(LookMsg::CloseTip));
            }
        },
    );
    assert!(met > 5, "{met} cards that draw");
}

/// The plan of a march that ends a siege says so before it is confirmed.
#[test]
fn a_march_that_ends_a_siege_says_so_before_it_is_confirmed() {
    let mut told = 0;
    for game in games::built_in_games()
        .map(games::Listed::place)
        .filter(|game| *game != ROUNDS)
    {
        for seed in 1..=60 {
            let (mut war, mut player) = AnyGame::tried(game, seed);
            for _ in 0..500 {
                let Some(asked) = war.preview().asked() else { break };
                let preview = war.preview();
                let mut answers = asked.answers.iter().map(|answer| answer.choice);
                let leaves = answers.find(|choice| !preview.gives_up(*choice).is_empty());
                if let Some(Choice::Space(at)) = leaves.filter(|_| asked.kind == AskKind::March) {
                    let mut model = at_table(war.past(), Mode::Alone);
                    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
                    let planned = table(&model).view_model.plan.clone().unwrap_or_default();
                    assert!(planned.contains(&preview.gives_up(Choice::Space(at))), "{planned}");
                    told += 1;
                }
                let Some(choice) = war.pick(&mut player) else { break };
                war.answer(choice);
            }
        }
    }
    assert!(told > 3, "{told} sieges given up");
}

/// Before an attack that leaves no way to retreat is confirmed, the question says so; the way to read about its place stands there too.
#[test]
fn an_attack_without_a_retreat_says_so_before_it_is_confirmed() {
    let mut told = 0;
    for game in games::built_in_games()
        .map(games::Listed::place)
        .filter(|game| *game != ROUNDS)
    {
        for seed in 1..=60 {
            let (mut war, mut player) = AnyGame::tried(game, seed);
            for _ in 0..500 {
                let Some(asked) = war.preview().asked() else { break };
                let preview = war.preview();
                let risky = asked
                    .answers
                    .iter()
                    .find(|answer| !preview.risks(answer.choice).is_empty());
                if let Some(Choice::Space(at)) = risky.map(|answer| answer.choice)
                    && asked.kind == AskKind::March
                {
                    let mut model = at_table(war.past(), Mode::Alone);
                    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
                    let view_model = &table(&model).view_model;
                    if view_model.fights.contains(&at) {
                        let page = page(&model);
                        assert!(page.contains(preview.risks(Choice::Space(at)).trim()));
                        let mut spaces = view_model.scene.spaces.iter();
                        let name = spaces.find(|space| space.id == at).map_or("", |space| space.name);
                        assert!(page.contains(&format!("About {name}")));
                        told += 1;
                    }
                }
                let Some(choice) = war.pick(&mut player) else { break };
                war.answer(choice);
            }
        }
    }
    assert!(told > 3, "{told} attacks without a retreat");
}
