//! Challenges: opened from Home, solved, failed and shown; nothing of them is kept but that they have been solved.

use crate::games::GAMES;
use crate::model::challenges::{ChallengeState, Solved};
use crate::model::install::script::Back;
use crate::model::msg::{AnswerMsg, ChallengeMsg, DeviceMsg, InstallMsg, KeepMsg, OpponentMsg};
use crate::tests::coaching::{judged, verdict};
use crate::tests::*;
use crate::tree::Node;
use crate::view;
use engine::{Challenge, Choice};

/// A challenge on the table, by its place in the list of a game.
pub(super) fn begun(game: usize, place: usize) -> Model {
    let mut model = Model::default();
    send(&mut model, Msg::Challenge(ChallengeMsg::List(game)));
    send(&mut model, Msg::Challenge(ChallengeMsg::Begin(place)));
    model
}

pub(super) fn readable(model: &Model) -> String {
    view::page(model).iter().map(Node::readable).collect()
}

fn state(model: &Model) -> &ChallengeState {
    &table(model).challenge.as_ref().expect("a challenge").state
}

/// The games of the page, with their challenges.
pub(super) fn all() -> impl Iterator<Item = (usize, Vec<Challenge>)> {
    let games = GAMES.iter().filter(|game| game.page);
    games.map(|game| (game.place(), games::info(game.place()).challenges()))
}

/// The answers at the table with these words, or with others.
fn offered(model: &Model, is: impl Fn(&str) -> bool) -> Vec<Choice> {
    let asked = table(model).draft.preview.asked().expect("a question waits");
    let fit = asked.answers.iter().filter(|answer| is(&answer.label));
    fit.map(|answer| answer.choice).collect()
}

/// Chooses an answer and confirms it, as a player does.
fn answer(model: &mut Model, choice: Choice) -> Vec<Effect> {
    let mut effects = send(model, Msg::Answer(AnswerMsg::Choose(choice)));
    if *state(model) == ChallengeState::Open && !table(model).draft.is_empty() {
        effects.extend(send(model, Msg::Answer(AnswerMsg::Confirm)));
    }
    effects
}

/// Gives the right answers of a challenge one by one.
fn solve(model: &mut Model, challenge: &Challenge) -> Vec<Effect> {
    let mut effects = Vec::new();
    let start = table(model).challenge.as_ref().expect("a challenge").start;
    for (at, step) in challenge.steps.iter().enumerate() {
        // What is forced the page has answered itself.
        let given = table(model).game.answers().len() + table(model).draft.choices().len();
        if given > start + at || *state(model) == ChallengeState::Solved {
            continue;
        }
        let right = offered(model, |words| words == step[0]);
        let right = right
            .first()
            .unwrap_or_else(|| panic!("{}: {} is not offered", challenge.key, step[0]));
        effects.extend(answer(model, *right));
    }
    effects.extend(finish(model));
    effects
}

/// Goes on by any answer as long as what has been chosen asks on and is not confirmed.
fn finish(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    for _ in 0..20 {
        if table(model).draft.is_empty() {
            break;
        }
        let Some(next) = offered(model, |_| true).last().copied() else {
            break;
        };
        effects.extend(answer(model, next));
    }
    effects
}

#[test]
fn each_challenge_is_solved_by_its_answers_and_by_no_other() {
    let mut windows = 0;
    for (game, challenges) in all() {
        for (place, challenge) in challenges.iter().enumerate() {
            let key = challenge.key;
            let mut model = begun(game, place);
            let words: String = crate::view::page(&model).iter().map(Node::readable).collect();
            assert!(!words.contains("When am I asked?"), "{key}: it is asked once");
            windows += usize::from(table(&model).view_model.window);
            let before = table(&model).game.answers();
            for wrong in offered(&model, |words| !challenge.steps[0].contains(&words)) {
                let mut model = begun(game, place);
                answer(&mut model, wrong);
                // An answer that waits for others is judged with them.
                if table(&model).draft.is_empty() {
                    assert!(matches!(state(&model), ChallengeState::Wrong(_)), "{key}: {wrong:?}");
                    assert_eq!(table(&model).game.answers(), before, "{key}: the war has not gone on");
                    assert!(table(&model).view_model.mine, "{key}: another answer is awaited");
                }
            }
            let effects = solve(&mut model, challenge);
            assert_eq!(*state(&model), ChallengeState::Solved, "{key}");
            let kept = effects
                .iter()
                .any(|effect| matches!(effect, Effect::Solved(solved) if solved.has(games::number_of(game), key)));
            assert!(kept, "{key} is remembered");
            assert!(
                !effects.iter().any(|effect| matches!(effect, Effect::Save(_))),
                "{key}: nothing else is kept"
            );
        }
    }
    assert!(windows > 0, "some begin with a question to react");
}

/// Several answers may be confirmed at once: what is said of them names them all, or the first and the last that are wrong.
#[test]
fn answers_that_are_wrong_together_are_named_together() {
    let mut named = 0;
    for (game, challenges) in all() {
        for (place, challenge) in challenges.iter().enumerate() {
            let first = begun(game, place);
            for wrong in offered(&first, |words| !challenge.steps[0].contains(&words)) {
                let mut model = begun(game, place);
                answer(&mut model, wrong);
                finish(&mut model);
                let ChallengeState::Wrong(said) = state(&model) else {
                    continue;
                };
                let words = readable(&model);
                let name = match said.name.as_str() {
                    "" => "That".to_owned(),
                    name => format!("“{name}”"),
                };
                let told = format!("{name} is not the best answer.");
                assert!(words.contains(&told), "{}: {words}", challenge.key);
                let others = matches!(&said.confirmed[said.place..], [_, next, ..] if *next != Choice::Pass);
                let joined = said.name.contains(", then ") || said.name.contains(" … ");
                assert!(!others || joined, "{}: {words}", challenge.key);
                named += u32::from(others);
            }
        }
    }
    assert!(named > 0, "some answers are confirmed together");
}

#[test]
fn what_is_over_takes_no_answer_and_begins_anew() {
    for (game, challenges) in all() {
        let mut model = begun(game, 0);
        let all = offered(&model, |_| true);
        let wrong = offered(&model, |words| !challenges[0].steps[0].contains(&words))[0];
        send(&mut model, Msg::Challenge(ChallengeMsg::Show));
        assert_eq!(*state(&model), ChallengeState::Shown);
        assert!(
            !model.solved.has(games::number_of(game), challenges[0].key),
            "what was shown is not solved"
        );
        let shown = readable(&model);
        for line in challenges[0].why.iter().chain([&challenges[0].steps[0][0]]) {
            assert!(shown.to_lowercase().contains(&line.to_lowercase()), "{line}: {shown}");
        }
        for choice in all {
            send(&mut model, Msg::Answer(AnswerMsg::Choose(choice)));
            assert!(table(&model).draft.is_empty() && *state(&model) == ChallengeState::Shown);
        }
        send(&mut model, Msg::Challenge(ChallengeMsg::Again));
        assert_eq!(*state(&model), ChallengeState::Open);
        answer(&mut model, wrong);
        assert!(!matches!(state(&model), ChallengeState::Shown));
    }
}

#[test]
fn no_step_back_leads_before_the_moment() {
    for (game, challenges) in all() {
        assert!(!challenges.is_empty(), "each game of the page has some");
        for (place, challenge) in challenges.iter().enumerate() {
            let mut model = begun(game, place);
            let start = table(&model).game.answers();
            assert!(!table(&model).view_model.can_undo, "{}", challenge.key);
            let right = offered(&model, |words| words == challenge.steps[0][0]);
            answer(&mut model, right[0]);
            for _ in 0..20 {
                send(&mut model, Msg::Answer(AnswerMsg::Undo));
                assert!(table(&model).game.answers().starts_with(&start), "{}", challenge.key);
            }
        }
    }
}

#[test]
fn each_challenge_is_a_table_of_its_own() {
    let ids =
        all().flat_map(|(game, challenges)| (0..challenges.len()).map(move |place| table(&begun(game, place)).id));
    let ids: Vec<u32> = ids.collect();
    let different: std::collections::BTreeSet<&u32> = ids.iter().collect();
    assert_eq!(different.len(), ids.len());
    assert!(!ids.contains(&0), "0 is the id of no kept game");
}

#[test]
fn what_is_said_aloud_is_the_task_and_then_what_was_right() {
    for (game, challenges) in all() {
        let mut model = begun(game, 0);
        let said = |model: &Model| {
            model
                .spoken
                .sentences
                .iter()
                .map(|one| one.words.clone())
                .collect::<String>()
        };
        assert!(said(&model).contains(challenges[0].task), "{}", said(&model));
        send(&mut model, Msg::Challenge(ChallengeMsg::Show));
        assert!(said(&model).contains(challenges[0].why[0]), "{}", said(&model));
    }
}

#[test]
fn a_challenge_shows_no_hand_but_that_of_its_side() {
    for (game, challenges) in all() {
        for (place, challenge) in challenges.iter().enumerate() {
            let model = begun(game, place);
            let t = table(&model);
            let side = t.view_model.to().expect("a side is asked");
            assert_eq!(t.viewer(), Viewer::Seat(side), "{}", challenge.key);
            assert_eq!(t.seats.own(), Some(side));
            assert!(!crate::features::coach::is_allowed(t), "the coach would give it away");
        }
    }
}

#[test]
fn the_list_says_what_has_been_solved() {
    for (game, challenges) in all() {
        let mut model = Model::default();
        let mut solved = Solved::default();
        solved.add(games::number_of(game), challenges[1].key);
        send(&mut model, Msg::Device(DeviceMsg::Solved(solved)));
        send(&mut model, Msg::Challenge(ChallengeMsg::List(game)));
        assert_eq!(
            (model.screen, model.sheets.last()),
            (Screen::Home, Some(&Sheet::Challenges))
        );
        let shown = readable(&model);
        assert!(shown.contains(&format!("Solved: 1 of {}", challenges.len())), "{shown}");
        for one in &challenges {
            assert!(
                shown.contains(one.title) && shown.contains(one.task),
                "{}: {shown}",
                one.key
            );
        }
    }
}

#[test]
fn the_list_of_another_program_comes_behind_a_reload() {
    let mut model = Model::default();
    let back = Back::from_text("challenges").expect("a text of the script's");
    send(&mut model, Msg::Device(DeviceMsg::Install(InstallMsg::Back(back))));
    assert!(model.sheets.is_empty(), "the stores are read first");
    send(&mut model, Msg::Keep(KeepMsg::Loaded(Vec::new())));
    assert_eq!(model.sheets.last(), Some(&Sheet::Challenges));
}

/// The first challenge of a game after a wrong answer, and the request that asks why it is wrong.
pub(super) fn failed(game: usize, challenges: &[Challenge]) -> (Model, ai::message::JudgeRequest) {
    let mut model = begun(game, 0);
    let wrong = offered(&model, |words| !challenges[0].steps[0].contains(&words));
    let is_wrong = |model: &Model| matches!(state(model), ChallengeState::Wrong(_));
    for choice in wrong {
        answer(&mut model, choice);
        if is_wrong(&model) {
            break;
        }
        model = begun(game, 0);
    }
    assert!(is_wrong(&model) && readable(&model).contains("Try another."));
    let request = judged(send(&mut model, Msg::Challenge(ChallengeMsg::Why)));
    assert!(readable(&model).contains("The coach is thinking."));
    (model, request.expect("the coach is asked"))
}

#[test]
fn the_coach_says_why_an_answer_is_wrong() {
    for (game, challenges) in all() {
        let (mut model, request) = failed(game, &challenges);
        let blind = table(&model).game.blind();
        assert_eq!(Some(&request.question.blind), blind.as_ref(), "what its side knows");
        update(&mut model, verdict(&request, 700));
        let words = readable(&model);
        assert!(
            words.contains("percentage points of the chance to win. It leaves Roma open."),
            "{words}"
        );

        let (mut model, request) = failed(game, &challenges);
        update(&mut model, verdict(&request, 0));
        assert!(readable(&model).contains("little wrong"), "no fault was found");

        let (mut model, request) = failed(game, &challenges);
        let number = request.question.number;
        update(
            &mut model,
            Msg::Opponent(OpponentMsg::Said(ai::message::Reply::Failed { number })),
        );
        assert!(readable(&model).contains("cannot say why"), "nothing can be said");

        let (mut model, request) = failed(game, &challenges);
        update(&mut model, Msg::Opponent(OpponentMsg::Missing));
        assert!(readable(&model).contains("cannot say why now"));
        assert!(readable(&model).contains("Why?"), "it can be asked again");
        update(&mut model, verdict(&request, 700));
        assert!(
            !readable(&model).contains("percentage points"),
            "what was given up says nothing"
        );
    }
}
