//! What happens without a tap is seen: after each answer all that came of it is played in order, dice first, and input waits until
//! it has been seen or skipped. What is played and for how long follows from what lies open alone.

pub mod ticker;
pub mod view;

use crate::games::LogLine;
use crate::map::origins;
use crate::model::Table;
use crate::model::effect::Effect;
use crate::model::map_move::MapMove;
use crate::model::playback::{Frame, FrameAnimation, Glide, Play, Playback};
use crate::model::seats::Mode;
use crate::model::settings::Speed;
use crate::model::view_model::ViewModel;
use engine::layout::Layout;
use engine::scene::{Scene, Show, Stack};
use engine::{Side, SpaceId};
use std::sync::Arc;

/// How many lines of the log are shown: those that are still to be played back come one by one.
pub fn lines_shown(table: &Table) -> usize {
    if table.playback.on() {
        table.ticker.old + table.playback.told
    } else {
        table.ticker.log.len()
    }
}

/// How long dice lie before the next thing happens, in milliseconds.
const DICE: u32 = 800;

/// How long a move is seen.
const MOVE: u32 = 550;

/// How long a line is told.
const LINE: u32 = 350;

/// So long at this speed.
fn paced(speed: Speed, millis: u32) -> u32 {
    match speed {
        Speed::Off => 0,
        Speed::Quick => millis / 2,
        Speed::Normal => millis,
        Speed::Slow => millis * 2,
    }
}

/// What the other device has answered since this table was left is given here once more, so that it can be seen: none of it if
/// it does not fit.
pub fn retrace(mut left: Table, choices: &[engine::Choice], pace: Speed) -> Playback {
    left.playback.pace = pace;
    if pace != Speed::Off && choices.iter().all(|choice| left.give(*choice)) {
        left.playback
    } else {
        Playback::default()
    }
}

/// Begins to play what the last answers have brought, over what was shown `before`. The first `own` of them were the player's own:
/// of these only what moves or falls is seen.
pub fn begin(table: &mut Table, before: &Scene, own: usize) -> Vec<Effect> {
    let shots = core::mem::take(&mut table.playback.shots);
    let first = table.playback.first;
    let told = if shots.is_empty() {
        Vec::new()
    } else {
        table.game.told(first)
    };
    let mut frames = frames(before, shots, &told, first, own, table.playback.pace);
    if frames.is_empty() {
        return Vec::new();
    }
    let dice = frames
        .iter()
        .filter_map(|frame| frame.line.as_ref())
        .find(|l| is_dice(l));
    let rolled = dice.and_then(|dice| dice.line.side);
    frames.reverse();
    let playback = &mut table.playback;
    playback.frames = frames;
    playback.rest = Some(table.view_model.clone());
    playback.rolled = rolled;
    playback.told = 0;
    playback.run = playback.run.wrapping_add(1);
    table.view_model = Arc::new(still(&table.view_model, before));
    next(table)
}

/// The things to be seen in their order.
fn frames(
    before: &Scene,
    shots: Vec<Scene>,
    told: &[(usize, LogLine)],
    first: usize,
    own: usize,
    pace: Speed,
) -> Vec<Frame> {
    let mut frames = Vec::new();
    let mut shown: Arc<Scene> = Arc::new(before.clone());
    for (n, scene) in shots.into_iter().enumerate() {
        let lines: Vec<&LogLine> = told.iter().filter(|(at, _)| *at == first + n).map(|(_, l)| l).collect();
        let moved = !alike(&shown, &scene);
        let dice = lines.iter().rposition(|l| is_dice(l));
        if !moved && dice.is_none() && (n < own || lines.is_empty()) {
            continue;
        }
        // Dice fall while everything stands where it stood; what they cost is seen after the last of them.
        let turns = dice.map_or(0, |at| at + 1);
        let scene = Arc::new(scene);
        let mut fresh = moved.then(|| scene.clone());
        for (at, line) in lines.iter().enumerate() {
            let scene = if at >= turns { fresh.take() } else { None };
            let millis = match () {
                () if is_dice(line) => DICE,
                () if scene.is_some() => MOVE,
                () => LINE,
            };
            frames.push(Frame {
                scene,
                line: Some((*line).clone()),
                millis: paced(pace, millis),
            });
        }
        frames.extend(fresh.map(|scene| Frame {
            scene: Some(scene),
            line: None,
            millis: paced(pace, MOVE),
        }));
        shown = scene;
    }
    frames
}

/// Whether a line shows dice.
fn is_dice(told: &LogLine) -> bool {
    matches!(told.line.show, Some(Show::Dice(_)))
}

/// Whether the same pieces lie in the same places.
fn alike(a: &Scene, b: &Scene) -> bool {
    let stack = |a: &Stack, b: &Stack| {
        let units = a.units.iter().zip(&b.units).all(|(a, b)| a.count == b.count);
        a.key == b.key
            && a.seat == b.seat
            && a.units.len() == b.units.len()
            && units
            && a.generals.len() == b.generals.len()
    };
    let stacks = a.stacks.iter().zip(&b.stacks).all(|(a, b)| stack(a, b));
    let spaces = a.spaces.iter().zip(&b.spaces);
    a.stacks.len() == b.stacks.len()
        && stacks
        && spaces
            .into_iter()
            .all(|(a, b)| a.control == b.control && a.marks == b.marks)
}

/// The table as it lies while something is played: everything to be answered comes afterwards.
fn still(rest: &ViewModel, scene: &Scene) -> ViewModel {
    let mut scene = scene.clone();
    scene.hands.clone_from(&rest.scene.hands);
    scene.piles.clone_from(&rest.scene.piles);
    scene.route = None;
    let mut asked = rest.asked.clone();
    if let Some(asked) = &mut asked {
        asked.answers.clear();
    }
    ViewModel::bare(scene, asked)
}

/// The next thing is seen; after the last everything can be answered.
pub fn next(table: &mut Table) -> Vec<Effect> {
    let Some(frame) = table.playback.frames.pop() else {
        return end(table);
    };
    let mut animation = FrameAnimation::default();
    let mut at = frame.line.as_ref().and_then(|l| l.line.spaces.first().copied());
    table.playback.gone.clear();
    if let Some(scene) = &frame.scene {
        let layout = table.game.layout();
        animation = between(&table.view_model.scene, scene, layout);
        table.playback.gone = gone(&table.view_model.scene, scene, layout);
        at = at.or_else(|| Some(moved_to(&animation, scene)).flatten());
        let rest = table
            .playback
            .rest
            .as_ref()
            .expect("there is a frame only while it is played");
        table.view_model = Arc::new(still(rest, scene));
    }
    animation.millis = frame.millis;
    table.playback.told += usize::from(frame.line.is_some());
    table.playback.line = frame.line;
    let mut effects: Vec<Effect> = at.map(|at| Effect::Map(MapMove::Space(at))).into_iter().collect();
    effects.push(Effect::Play(animation, table.playback.run));
    effects
}

/// Everything has been seen, or is not wanted.
pub fn end(table: &mut Table) -> Vec<Effect> {
    let rest = table.playback.rest.take();
    table.playback.clear();
    let Some(rest) = rest else {
        return Vec::new();
    };
    table.view_model = rest;
    let mut effects = vec![Effect::Settle];
    effects.push(crate::features::answering::commit::look(table));
    effects.extend(crate::features::playback::ticker::linger(table));
    effects
}

/// What the clock and the player do to what is played.
pub fn update(table: &mut Table, play: Play) -> Vec<Effect> {
    match play {
        Play::Next(run) if table.playback.on() && run == table.playback.run => next(table),
        Play::Next(_) => Vec::new(),
        Play::Skip => end(table),
    }
}

fn moved_to(animation: &FrameAnimation, scene: &Scene) -> Option<SpaceId> {
    let key = &animation.moves.first()?.key;
    scene.stacks.iter().find(|s| s.key == *key).map(|s| s.seat.space())
}

fn total(stack: &Stack) -> u32 {
    stack.units.iter().map(|u| u32::from(u.count)).sum::<u32>() + stack.generals.len() as u32
}

/// What leads from one scene to the next.
pub fn between(before: &Scene, after: &Scene, layout: &'static Layout) -> FrameAnimation {
    let mut animation = FrameAnimation::default();
    let (was, is) = (origins::origins(before, layout), origins::origins(after, layout));
    for (stack, to) in after.stacks.iter().zip(is.iter().copied()) {
        let Some((old, from)) = before.stacks.iter().zip(was.iter()).find(|(s, _)| s.key == stack.key) else {
            continue;
        };
        let (a, b) = (old.seat.space(), stack.seat.space());
        if a != b {
            let way = layout.way(a, b, false).or_else(|| layout.way(a, b, true));
            animation.moves.push(Glide {
                key: stack.key.clone(),
                from: *from,
                to,
                way: way.map_or("", |(way, _)| way.path),
                backwards: way.is_some_and(|(_, backwards)| backwards),
            });
        }
        if total(stack) < total(old) {
            animation.struck.push(stack.key.clone());
        }
    }
    let spaces = before.spaces.iter().zip(&after.spaces);
    let turned = spaces.filter(|(a, b)| a.control != b.control).map(|(_, b)| b.name);
    animation.turned = turned.collect();
    animation
}

/// The stacks that lie on the table no more.
fn gone(before: &Scene, after: &Scene, layout: &'static Layout) -> Vec<(Stack, (f64, f64))> {
    let origins = origins::origins(before, layout);
    let all = before.stacks.iter().zip(origins.iter().copied());
    let left = all.filter(|(s, _)| !after.stacks.iter().any(|o| o.key == s.key));
    left.map(|(s, at)| (s.clone(), at)).collect()
}

/// For whom something is shown since his last turn: whoever is asked and sits here, unless one person plays both sides.
pub fn recap_for(table: &Table) -> Option<Side> {
    let to = table.view_model.to()?;
    let here = match table.seats.mode {
        Mode::Together => true,
        Mode::Link(own) | Mode::Against(own, _) => own == to,
        Mode::Alone | Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_) => false,
    };
    here.then_some(to)
}
