//! A march that is planned: its counter, the way from where it set out and the words agree, and what it says of MPs comes true.

use crate::features::answering::commit;
use crate::features::planned_move::reachable;
use crate::games::{Asked, FIELD, FIRST};
use crate::model::msg::{AnswerMsg, SeatMsg};
use crate::tests::battles::at_table;
use crate::tests::*;
use crate::tree::Node;
use engine::{Choice, SpaceId};
use std::collections::BTreeMap;

/// Somebody who answers by chance, and who when he `fights` goes where the enemy is and reacts.
pub(super) fn answer(game: &AnyGame, asked: &Asked, fights: bool, lots: &mut Lots) -> Choice {
    let all = &asked.answers;
    let any = all[lots.of(all.len())].choice;
    if !fights || lots.of(6) == 0 {
        return any;
    }
    let does = || all.iter().map(|a| a.choice).filter(|c| Some(*c) != asked.decline());
    match asked.kind {
        AskKind::March => {
            let stacks = game.scene(Viewer::Public).stacks;
            let enemy = |at: SpaceId| stacks.iter().any(|s| s.side != asked.to && s.seat.space() == at);
            let near = does().find(|c| draft::space(*c).is_some_and(enemy));
            near.unwrap_or(any)
        }
        AskKind::Reaction | AskKind::Window => does().nth(lots.of(does().count())).unwrap_or(any),
        AskKind::Buttons | AskKind::Compose => all[0].choice,
        _ => any,
    }
}

/// The number before "MPs left" or "of 4 MPs left" on the page.
fn left(model: &Model) -> Option<u32> {
    // What is said aloud, behind the screen, may be of earlier.
    let page: String = crate::view::page(model).iter().take(2).map(Node::readable).collect();
    let (before, _) = page.split_once(" MPs left")?;
    let mut words = before.rsplit(|c: char| !c.is_ascii_alphanumeric());
    words.nth(2)?.parse().ok()
}

/// Lays nothing on the table but the question, and opens the hand that it is put to.
fn opened(model: &mut Model, answers: usize) {
    let t = model.table.as_mut().expect("a game is on the table");
    t.game.back_to(answers);
    t.playing.plan = None;
    commit::moved(t);
    t.keeping.saving = false;
    for _ in 0..2 {
        let t = table(model);
        match (t.seats.handover, t.view_model.to()) {
            (Some(side), _) => send(model, Msg::Seat(SeatMsg::Reveal(side))),
            (None, Some(to)) if !t.view_model.mine => send(model, Msg::Seat(SeatMsg::Reveal(to))),
            _ => return,
        };
    }
}

/// Where the army stands that the game moves, as it is drawn.
fn counter(t: &Table) -> Option<SpaceId> {
    t.view_model
        .scene
        .stacks
        .iter()
        .find(|s| s.active)
        .map(|s| s.seat.space())
}

/// Whether a side has a stack in a space.
fn stands(t: &Table, side: Side, at: SpaceId) -> bool {
    let mut stacks = t.view_model.scene.stacks.iter();
    stacks.any(|s| s.side == side && s.seat.space() == at)
}

/// What is wrong with the plan that lies on the table, towards a space.
fn seen(t: &Table, goal: SpaceId) -> Option<String> {
    let view_model = &t.view_model;
    let name = |at: &SpaceId| view_model.scene.spaces[usize::from(at.0)].name;
    let asked = view_model.asked.as_ref()?;
    if view_model.confirm.is_none() {
        let there = counter(t).filter(|_| view_model.marches() && draft::walks(asked.kind));
        let apart = there.is_some() && asked.kind == AskKind::March && there != asked.at;
        return apart.then(|| format!("stands in {there:?}, asked {:?}", asked.at));
    }
    let from = view_model.path.get(view_model.gone.max(1) - 1);
    if view_model.along.as_ref().is_some_and(|army| army.side != asked.to) {
        return Some("the other side's army goes along".to_owned());
    }
    if view_model.path.last() != Some(&goal) {
        return Some(format!("the way {:?} leads elsewhere", view_model.path));
    }
    let Some(from) = from.filter(|_| view_model.path.len() > 1) else {
        return Some(format!("no way is drawn: {:?}", view_model.path));
    };
    let march = asked.kind == AskKind::March;
    if march && Some(*from) != counter(t) || !stands(t, asked.to, *from) {
        return Some(format!(
            "the way {:?} does not begin at {:?}",
            view_model.path,
            counter(t)
        ));
    }
    // Who lands where his Fleet lies goes nowhere else: nothing is said of a way.
    if *from == goal {
        return None;
    }
    let words = view_model.plan.as_deref().unwrap_or_default();
    (!words.starts_with(name(from))).then(|| format!("the words begin elsewhere: {words}"))
}

/// Says the plan, with the other side letting everything pass: the MPs that the game still has, and whether a die fell.
fn after(model: &mut Model, side: Side) -> (Option<u32>, bool) {
    let chance = table(model).draft.preview.progress().chance;
    send(model, Msg::Answer(AnswerMsg::Confirm));
    let t = model.table.as_mut().expect("a game is on the table");
    while let Some(asked) = t.game.preview().asked().filter(|a| a.to != side) {
        let Some(no) = asked.decline() else { break };
        t.game.answer(no);
        commit::play_on(t);
    }
    let preview = t.game.preview();
    let route = preview.route();
    let left = route.map(|r| u32::from(r.total.saturating_sub(r.spent)));
    (left, preview.progress().chance != chance)
}

/// The game where a way ends, the other side letting everything pass, and the MPs spent there. `None` if a die falls before the last step.
fn at_end_of(t: &Table, path: &[Choice]) -> Option<(crate::games::Preview, u8)> {
    let mut game = t.draft.preview.clone();
    let first = game.asked()?;
    for (n, choice) in path.iter().enumerate() {
        let chance = game.progress().chance;
        game.answer(*choice);
        let passed = reachable::let_pass(&mut game, &first, chance, &t.seats);
        if n + 1 < path.len() {
            passed?;
        }
    }
    let spent = game.route()?.spent;
    Some((game, spent))
}

/// A goal that one step more from another goal reaches for fewer MPs than the way that the page has to it.
fn dearer(t: &Table) -> Option<String> {
    let first = t.draft.preview.asked()?;
    let lit = &t.view_model.lit;
    let cost = |to: SpaceId| at_end_of(t, &lit.iter().find(|l| l.at == to)?.path).map(|(_, spent)| spent);
    for way in lit.iter().filter(|way| way.contested.is_empty()) {
        let Some((game, _)) = at_end_of(t, &way.path) else {
            continue;
        };
        let Some(asked) = game.asked().filter(|a| a.to == first.to && a.kind == first.kind) else {
            continue;
        };
        for to in asked.answers.iter().filter_map(|a| draft::space(a.choice)) {
            let path: Vec<Choice> = way.path.iter().copied().chain([Choice::Space(to)]).collect();
            let by_here = at_end_of(t, &path).map(|(_, spent)| spent);
            if let (Some(has), Some(less)) = (cost(to), by_here)
                && less < has
            {
                return Some(format!("to {to:?} for {has} MPs, by {:?} for {less}", way.at));
            }
        }
    }
    None
}

/// What has been looked at: plans of marches and of other ways, and in how many of them MPs were said.
#[derive(Default)]
struct Looked {
    marches: usize,
    others: usize,
    said: usize,
}

/// Plays wars of a game, random and fighting, and looks at plans in them until there are enough.
fn looked_at(game: usize, wars: u64, least: usize) {
    let mut looked = Looked::default();
    let mut wrong: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 1..=wars {
        let mut lots = Lots(seed);
        let envelope = Envelope {
            id: 1,
            ..Envelope::default()
        };
        let mut model = at_table(AnyGame::new(game, 0, Seed(seed), envelope), Mode::Together);
        for _ in 0..4000 {
            let t = model.table.as_mut().expect("a game is on the table");
            let Some(asked) = t.game.preview().asked() else { break };
            let march = asked.kind == AskKind::March;
            if draft::walks(asked.kind) && (!march || looked.marches < least && lots.of(20) == 0) {
                let answers = t.game.answers().len();
                opened(&mut model, answers);
                if let Some(dear) = dearer(table(&model)).filter(|_| march) {
                    *wrong
                        .entry(format!("seed {seed} answers {answers} {dear}"))
                        .or_default() += 1;
                }
                let lit: Vec<SpaceId> = table(&model).view_model.lit.iter().map(|l| l.at).collect();
                for goal in lit.into_iter().filter(|_| lots.of(3) == 0) {
                    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(goal))));
                    *(if march { &mut looked.marches } else { &mut looked.others }) += 1;
                    let t = table(&model);
                    let at = format!("{:?} {} {:?}", asked.kind, asked.rule.0, asked.title);
                    if let Some(what) = seen(t, goal) {
                        *wrong
                            .entry(format!("seed {seed} answers {answers} {at} {what}"))
                            .or_default() += 1;
                    }
                    let planned = t.view_model.confirm.is_some();
                    if march && !planned {
                        *wrong
                            .entry(format!("seed {seed} answers {answers} {at} goes on unconfirmed"))
                            .or_default() += 1;
                    }
                    let stops = t
                        .view_model
                        .confirm
                        .as_ref()
                        .is_some_and(|words| words.ends_with("and stop"));
                    let said = left(&model).filter(|_| planned);
                    if let Some(said) = said {
                        looked.said += 1;
                        let (now, dice) = after(&mut model, asked.to);
                        // The next march of a campaign may begin at once.
                        let on = table(&model)
                            .game
                            .preview()
                            .route()
                            .is_some_and(|route| route.spent > 0);
                        if stops && on {
                            *wrong
                                .entry(format!("seed {seed} answers {answers} goes on after \"and stop\""))
                                .or_default() += 1;
                        }
                        if !dice && now.is_some_and(|now| now != said) {
                            *wrong
                                .entry(format!("seed {seed} answers {answers} {at} says {said}, then {now:?}"))
                                .or_default() += 1;
                        }
                    }
                    opened(&mut model, answers);
                }
            }
            let t = model.table.as_mut().expect("a game is on the table");
            let choice = answer(&t.game, &asked, seed % 2 == 0, &mut lots);
            t.game.answer(choice);
        }
        if looked.marches >= least && looked.others >= least / 10 {
            break;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let Looked { marches, others, said } = looked;
    assert!(
        marches >= least && others >= least / 10 && said >= least / 2,
        "{marches} marches, {others} others, {said} said"
    );
}

/// Ten times as many with `CORVUS_DEEP`.
fn times() -> usize {
    if std::env::var_os("CORVUS_DEEP").is_some() {
        10
    } else {
        1
    }
}

#[test]
fn a_planned_march_of_the_first_war_is_seen_and_its_points_are_those_left_after_it() {
    looked_at(FIRST, 60 * times() as u64, 200 * times());
}

#[test]
fn a_planned_march_of_the_second_war_is_seen_and_its_points_are_those_left_after_it() {
    looked_at(FIELD, 60 * times() as u64, 200 * times());
}

/// The words of a plan name all who march, the other Generals and each kind of unit, and the own spaces that are isolated by it.
#[test]
fn a_plan_says_who_comes_along() {
    let (mut several, mut plans, mut isolated) = (0, 0, 0);
    for seed in 1..12 {
        let mut model = seated(1, seed);
        let mut lots = Lots(seed);
        for _ in 0..300 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            if t.view_model.outcome.is_some() {
                break;
            }
            let (Some(plan), Some(_)) = (&t.view_model.plan, t.view_model.planned_from()) else {
                continue;
            };
            let stacks = t.draft.preview.scene(Viewer::Public).stacks;
            // The plan may be that of a Fleet or Force that answers: who marches on the other side does not come along.
            let marches = |s: &&engine::scene::Stack| s.active && Some(s.side) == t.view_model.to();
            let Some(army) = stacks.iter().find(marches) else {
                continue;
            };
            let units = army.units.iter().filter(|u| u.count > 0).map(|u| u.name.as_str());
            let others: Vec<&str> = army.generals.iter().skip(1).map(|g| g.name).chain(units).collect();
            assert!(others.iter().all(|name| plan.contains(name)), "{plan}: {others:?}");
            several += usize::from(army.generals.len() > 1);
            if let Some((_, names)) = plan.split_once(" lost when the turn ends: ") {
                let own = |name: &str| {
                    let mut spaces = t.view_model.scene.spaces.iter();
                    spaces.any(|s| s.name == name && s.control == t.view_model.to())
                };
                let first = names.split([',', '.']).next().unwrap_or_default();
                let first = first.split(" and ").next().unwrap_or_default();
                assert!(own(first), "{first} is not one's own: {plan}");
                isolated += 1;
            }
            plans += 1;
        }
    }
    assert!(
        plans > 50 && several > 0 && isolated > 0,
        "{plans} plans, {several} of several Generals, {isolated} that isolate"
    );
}

/// A war in which, three steps on, the other side may react before the MPs of the step are spent.
const BEFORE_A_WINDOW: &str = "#EgIAcJwP7goAAAAAp_QiQpOYWJAAHPB5KhUCygq4AQA7CBEZNTBq5VD_7OINeRyLt3Bmu4luVi73jOokfmbZveDhPC_kGwf06UBToHCnSCfTPz1uon54PQPWz32gUuehCZm3ugV3K-lM-O_h5KhFKyOiLRGTOhPZN2YIXEpXtst9iK32zNdwPjsJ0ztgQU8dL5GtsOc9j0MpmAqawPX-YKy4jTiw0ZYSrz3MC6Ds-dJ1Dd2RSd7gzjKepdPEm_AEV4IpAbayVEwsFjZGE7nnFimut0cbIIAFUv_Pnu9nsW76QDCY9RA";

/// 10.5: Mutina is three MPs away by road, and four with Attrition over a pass; two spaces lie beyond it.
#[test]
fn a_march_goes_by_road_where_a_window_stands_before_its_last_step() {
    let mut game = AnyGame::from_link(BEFORE_A_WINDOW).expect("the link is whole");
    for _ in 0..3 {
        let asked = game.preview().asked().expect("somebody is asked");
        let wanted = ["Minor Campaign (#39)", "event", "Publius Scipio"];
        let answer = asked.answers.iter().find(|a| wanted.contains(&&*a.label));
        game.answer(answer.expect("one of them is legal").choice);
    }
    let model = at_table(game, Mode::Together);
    let view_model = &table(&model).view_model;
    let names = |spaces: &[SpaceId]| -> Vec<&str> {
        let name = |at: &SpaceId| view_model.scene.spaces[usize::from(at.0)].name;
        spaces.iter().map(name).collect()
    };
    let ways: Vec<Vec<&str>> = view_model.lit.iter().map(|lit| names(&lit.spaces)).collect();
    for way in [
        vec!["Falerii", "Ariminum", "Mutina"],
        vec!["Falerii", "Ariminum", "Mutina", "Boii"],
        vec!["Falerii", "Ariminum", "Mutina", "Verona"],
    ] {
        assert!(ways.contains(&way), "{way:?} is not among {ways:#?}");
    }
}

/// Who marches to the relief of a city is asked who sallies out of it, with no die between: the march is confirmed before.
#[test]
fn a_step_to_another_question_is_confirmed() {
    let mut found = 0;
    for (game, seed) in [FIRST, FIELD]
        .into_iter()
        .flat_map(|game| (1..80).map(move |seed| (game, seed)))
    {
        let mut lots = Lots(seed);
        let envelope = Envelope {
            id: 1,
            ..Envelope::default()
        };
        let mut war = AnyGame::new(game, 0, Seed(seed), envelope);
        for _ in 0..4000 {
            let preview = war.preview();
            let Some(asked) = preview.asked() else { break };
            let steps = asked.answers.iter().filter(|_| asked.kind == AskKind::March);
            let leaves = |at: &SpaceId| {
                let mut after = preview.clone();
                after.answer(Choice::Space(*at));
                let next = after
                    .asked()
                    .filter(|next| next.to == asked.to && !draft::walks(next.kind));
                next.is_some() && after.progress() == preview.progress()
            };
            if let Some(at) = steps.filter_map(|a| draft::space(a.choice)).find(leaves) {
                let mut model = at_table(war, Mode::Alone);
                send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Space(at))));
                let view_model = &table(&model).view_model;
                assert_eq!(view_model.path.last(), Some(&at), "{game} seed {seed} {}", asked.title);
                assert_eq!(
                    view_model.confirm.as_deref(),
                    Some("Confirm the march"),
                    "{game} seed {seed}"
                );
                found += 1;
                break;
            }
            let choice = answer(&war, &asked, seed % 2 == 0, &mut lots);
            war.answer(choice);
        }
        if found > 2 {
            break;
        }
    }
    assert!(found > 0, "nobody sallies out");
}
