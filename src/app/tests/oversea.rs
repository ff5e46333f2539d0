//! A space that is reached by sea alone lights up like one by land, and a tap on it settles who goes along.

use super::*;
use kernel::Choice;

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
            let by_button = |lit: &&view_model::Lit| matches!(lit.path[0], Choice::Named(_));
            let lit: Vec<_> = t.view_model.lit.iter().filter(by_button).cloned().collect();
            for lit in &lit {
                let mut draft = t.draft.clone();
                let before = draft.choices().len();
                draft.gesture(&lit.path, &|_, _| None);
                let said = [&draft.choices()[before..], &draft.beyond].concat();
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
            let lit = |at: &kernel::SpaceId| t.view_model.lit.iter().any(|lit| lit.at == *at);
            let Some(steps) = spaces.filter(|at| !lit(at)).find_map(|at| far::beyond(t, at)) else {
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
