//! A space that is reached by sea alone lights up like one by land, and a tap on it settles who goes along.

use crate::features::planned_move::unreachable;
use crate::games::{Answer, Asked, Preview};
use crate::model::view_model::Lit;
use crate::tests::*;
use engine::{Choice, SpaceId};

#[test]
fn a_tap_on_a_space_across_the_sea_leads_there_with_as_much_as_goes() {
    let (mut across, mut smaller, mut tapped) = (0, 0, 0);
    for (game, seed) in (0..2).flat_map(|game| (1..4).map(move |seed| (game, seed))) {
        let mut model = seated_at(games::FIRST + game, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..250 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let marches = t.view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::March);
            if !marches || t.draft.held.is_some() || t.draft.walked() {
                continue;
            }
            let by_button = |lit: &&Lit| matches!(lit.path[0], Choice::Named(_));
            let lit: Vec<_> = t.view_model.lit.iter().filter(by_button).cloned().collect();
            for lit in &lit {
                let mut draft = t.draft.clone();
                let before = draft.choices().len();
                // Windows at which the page does not stop are let pass on the way.
                draft.gesture(&lit.path, &|asked, game| t.seats.passes(asked, game));
                let mut said = [&draft.choices()[before..], &draft.beyond].concat();
                said.retain(|choice| *choice != Choice::Pass);
                assert_eq!(said, lit.path, "game {game}, seed {seed}");
                let buttons = lit.path.iter().filter(|choice| matches!(choice, Choice::Named(_)));
                smaller += usize::from(buttons.count() > 1);
                across += 1;
            }
            if let Some(lit) = lit.first().filter(|_| lots.of(3) == 0) {
                send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(lit.at))));
                let t = table(&model);
                assert!(t.view_model.confirm.is_some(), "{:?}", t.view_model.asked);
                tapped += 1;
            }
        }
    }
    assert!(across > 30 && tapped > 3, "{across} spaces, {tapped} tapped");
    assert!(smaller > 0, "no army sails in part");
}

#[test]
fn a_tap_on_a_space_behind_a_die_plans_the_whole_way_and_tells_nothing_of_the_die() {
    let mut planned = 0;
    for seed in 1..5 {
        let mut model = seated_at(games::FIRST + 1, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..250 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let spaces = t.view_model.scene.spaces.iter().map(|space| space.id);
            let lit = |at: &SpaceId| t.view_model.lit.iter().any(|lit| lit.at == *at);
            let Some(steps) = spaces.filter(|at| !lit(at)).find_map(|at| unreachable::beyond(t, at)) else {
                continue;
            };
            let Some(Choice::Space(to)) = steps.last().copied() else {
                panic!("steps are spaces")
            };
            let here = t.draft.choices();
            send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(to))));
            let t = table(&model);
            if t.draft.beyond.is_empty() {
                continue;
            }
            let said = [t.draft.choices(), t.draft.beyond.clone()].concat();
            assert!(said.ends_with(&steps), "{said:?} after {here:?} is not {steps:?}");
            assert!(t.view_model.confirm.is_some() && t.view_model.path.last() == Some(&to));
            assert!(t.view_model.warns.is_empty() && !t.view_model.fights.contains(&to));
            planned += 1;
        }
    }
    assert!(planned > 0, "no way leads through a die");
}

/// The spaces that a march reaches by a button and then one step, whatever its side answers in between, before any die.
fn one_lane_away(game: &Preview, title: &str, found: &mut Vec<SpaceId>, depth: usize) {
    let Some(asked) = game.asked().filter(|_| depth > 0) else {
        return;
    };
    let walks = matches!(asked.kind, AskKind::March | AskKind::Destination);
    for answer in &asked.answers {
        let mut next = game.clone();
        match answer.choice {
            Choice::Space(at) if walks => found.extend((asked.title != title && !found.contains(&at)).then_some(at)),
            _ if !walks && next.answer(answer.choice) && next.progress() == game.progress() => {
                one_lane_away(&next, title, found, depth - 1);
            }
            _ => {}
        }
    }
}

#[test]
fn each_space_one_lane_away_lights_up_whatever_is_asked_before_the_fleet_is_at_sea() {
    let mut lanes = 0;
    for (game, seed) in (0..2).flat_map(|game| (1..7).map(move |seed| (game, seed))) {
        let mut model = seated_at(games::FIRST + game, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..300 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let marches = |asked: &&Asked| asked.kind == AskKind::March;
            let Some(asked) = t.view_model.asked.as_ref().filter(marches) else {
                continue;
            };
            if t.draft.held.is_some() || t.draft.walked() {
                continue;
            }
            let button = |a: &&Answer| !a.rare && matches!(a.choice, Choice::Named(_));
            let mut found = Vec::new();
            for answer in asked.answers.iter().filter(button) {
                let mut next = t.draft.preview.clone();
                if next.answer(answer.choice) && next.progress() == t.draft.preview.progress() {
                    one_lane_away(&next, &asked.title, &mut found, 6);
                }
            }
            for at in &found {
                let lit = t.view_model.lit.iter().any(|lit| lit.at == *at);
                assert!(lit, "game {game}, seed {seed}: {at:?} of {}", asked.title);
            }
            lanes += found.len();
        }
    }
    assert!(lanes > 100, "{lanes} spaces");
}

/// By somebody who plays both sides, where nobody holds the card that a window is for.
#[test]
fn one_gesture_sails_over_several_lanes() {
    let mut voyages = 0;
    for seed in 1..30 {
        let mut model = seated_at(games::FIRST, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..250 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let by_sea = |lit: &&Lit| lit.spaces.len() > 1 && matches!(lit.path[0], Choice::Named(_));
            let marches = t.view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::March);
            let Some(lit) = t.view_model.lit.iter().filter(|_| marches).find(by_sea).cloned() else {
                continue;
            };
            send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(lit.at))));
            send(&mut model, Msg::Answer(AnswerMsg::Confirm));
            voyages += 1;
            let Some(asked) = table(&model).game.preview().asked() else {
                continue;
            };
            let idle = asked.kind == AskKind::Window && asked.answers.len() == 1;
            assert!(!idle, "seed {seed}: {} stops the voyage", asked.title);
        }
    }
    assert!(voyages > 20, "{voyages} voyages");
}
