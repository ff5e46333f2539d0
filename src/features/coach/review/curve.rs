//! The curve of a review: a side's chance in the course of the war.

use crate::map;
use crate::model::Table;
use crate::model::past::TurnStart;
use crate::model::review::{JudgedAnswer, Review, TurningPoint, per_cent};
use crate::tree::{Element, el};

/// Where the chart begins and ends, from left to right.
const CHART: (usize, usize) = (24, 292);

/// Chances at the beginning of a war that are called even, in per cent.
const EVEN_FROM: u32 = 45;
const EVEN_TO: u32 = 55;
/// The least distance of two numbers of turns.
const ROOM: usize = 12;

/// The chance of the side from card to card; until that is known, at each of its answers.
fn points(table: &Table, review: &Review) -> Vec<(usize, u16)> {
    let mut points: Vec<(usize, u16)> = match review.known_fortune() {
        Some(known) => {
            let first = known
                .stretches
                .first()
                .map(|one| (one.from as usize, known.sum.begin as u16));
            let others = known.stretches.iter();
            let others = others.map(|one| (one.to as usize, one.chance(review.side)));
            first.into_iter().chain(others).collect()
        }
        None => {
            let place = |moment: &JudgedAnswer| Some((moment.at, moment.verdict.as_ref()?.best.estimate?.chance));
            review.moments.iter().filter_map(place).collect()
        }
    };
    // What the war has come to is its last point, also where it was given up.
    let won = table
        .game
        .over()
        .filter(|_| review.known_fortune().is_some() || review.is_whole());
    points.extend(won.map(|over| (review.answers.len(), if over.winner == review.side { 4096 } else { 0 })));
    points
}

/// The chance at a moment between two points of the curve.
fn on_the_line(points: &[(usize, u16)], at: usize) -> Option<u16> {
    let next = points.iter().position(|(to, _)| *to > at);
    let last = next.unwrap_or(points.len()).checked_sub(1);
    let Some((from, before)) = last.and_then(|last| points.get(last)) else {
        return points.first().map(|(_, chance)| *chance);
    };
    let Some((to, after)) = next.and_then(|next| points.get(next)) else {
        return Some(*before);
    };
    let (way, gone) = ((to - from) as i32, (at - from) as i32);
    let rise = i32::from(*after) - i32::from(*before);
    Some((i32::from(*before) + rise * gone / way) as u16)
}

/// The chance of the side in the course of the war as a line, with a mark at each fault; the lists say the same in words.
pub fn curve(table: &Table, review: &Review) -> Option<Element> {
    let (left, right) = CHART;
    let whole = (review.answers.len() - review.begun).max(1);
    let across = |at: usize| left + at.saturating_sub(review.begun) * (right - left) / whole;
    let down = |chance: u16| 90 - usize::from(chance) * 80 / 4096;
    let points = points(table, review);
    let ((_, first), (_, last)) = (points.first()?, points.last()?);
    let mut line = String::new();
    for (n, (at, chance)) in points.iter().enumerate() {
        line += &format!("{}{} {}", if n == 0 { "M" } else { "L" }, across(*at), down(*chance));
    }
    let turns = turns_played(review).map(|turn| format!("M{0} 10V90", across(turn.moment)));
    let ground = turns.collect::<String>() + &format!("M{left} 10H{right}M{left} 50H{right}M{left} 90H{right}");
    let shares = [(100, 10), (50, 50), (0, 90)];
    let shares = shares.map(|(share, y)| format!(r#"<text x="{}" y="{}">{share}%</text>"#, left - 3, y + 2));
    let mark = |(_, moment): (usize, &JudgedAnswer)| {
        let (x, y) = (across(moment.at), down(on_the_line(&points, moment.at)?));
        Some(format!(r#"<circle cx="{x}" cy="{y}" r="2.5"/>"#))
    };
    let marks: String = review.faults().filter_map(mark).collect();
    let names = turn_numbers(review, across);
    let turned = review.known_fortune().map_or(&[][..], |known| &known.turning);
    let mut before: Option<(usize, usize)> = None;
    let number = |(n, point): (usize, &TurningPoint)| {
        let middle = usize::midpoint(across(point.from), across(point.to));
        // A number stands right of a line that falls, so that it is not crossed, and above a number that would touch it.
        let x = (middle + if point.after < point.before { 6 } else { 0 }).min(right);
        let y = usize::midpoint(down(point.before), down(point.after)).clamp(20, 88);
        let touches = |(left, level): (usize, usize)| x < left + ROOM && y.abs_diff(level) < ROOM;
        let y = if before.is_some_and(touches) { y - 9 } else { y };
        before = Some((x, y));
        format!(r#"<text class="turned" x="{x}" y="{y}">{}</text>"#, n + 1)
    };
    let turned: String = turned.iter().enumerate().map(number).collect();
    let side = map::class_of(review.side);
    let drawn = format!(
        r#"<path class="ground" d="{ground}"/>{}{names}<path class="{side}" d="{line}"/>{marks}{turned}"#,
        shares.concat()
    );
    let (first, last) = (per_cent(*first), per_cent(*last));
    let words = format!("{}’s chances: from {first}% to {last}%", review.side.name());
    Some(
        el("figure")
            .with(
                el("svg.score-line")
                    .attr("viewBox", "0 0 300 100")
                    .attr("role", "img")
                    .label(&words)
                    .markup(drawn),
            )
            .with(el("figcaption.doubt").text(words + ". " + &legend(review, first))),
    )
}

/// What is said below the chart: its signs, and why it does not begin in the middle.
fn legend(review: &Review, first: u32) -> String {
    let signs = if review.known_fortune().is_some_and(|known| !known.turning.is_empty()) {
        "Upright lines are turns, dots are faults, numbers are the turning points below."
    } else {
        "Upright lines are turns, dots are faults."
    };
    // Until fortune is known the curve begins at the first answer that has been judged.
    let favoured = match first {
        _ if review.known_fortune().is_none() => None,
        0..EVEN_FROM => Some(review.side.enemy()),
        EVEN_FROM..=EVEN_TO => None,
        _ => Some(review.side),
    };
    let favoured = favoured.map(|side| format!(" {} had the better chances from the start.", side.name()));
    signs.to_owned() + &favoured.unwrap_or_default()
}

/// The turns that were played here: a short war begins in the middle of one that others have begun.
fn turns_played(review: &Review) -> impl Iterator<Item = &TurnStart> {
    let before = review.turns.iter().filter(|turn| turn.moment <= review.begun).count();
    review.turns.iter().skip(before.saturating_sub(1))
}

/// The numbers of the turns under the chart, where there is room for them.
fn turn_numbers(review: &Review, across: impl Fn(usize) -> usize) -> String {
    let mut last = None;
    let number = |turn: &TurnStart| {
        let x = across(turn.moment);
        let room = last.is_none_or(|last| x >= last + ROOM);
        let name = turn.name.split(' ').next_back();
        let name = name.filter(|name| room && !name.is_empty())?;
        last = Some(x);
        Some(format!(r#"<text class="turn" x="{x}" y="98">{name}</text>"#))
    };
    turns_played(review).filter_map(number).collect()
}
