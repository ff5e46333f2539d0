//! What the review says of the war card by card: where it turned, what dice and draws gave in all, and where most.

use crate::features::log;
use crate::model::Table;
use crate::model::msg::{CoachMsg, Msg, ReviewMsg};
use crate::model::review::{KnownFortune, Review, per_cent};
use crate::tree::{Element, el};
use crate::widgets::basic::quiet;
use ai::{LATE, LATE_REPLAYS, REPLAYS};
use engine::Side;
use engine::words::several;

/// Parts of 4096 in whole points of a hundred, rounded.
const fn points(parts: i32) -> i32 {
    (parts * 100 + 2048 * parts.signum()) / 4096
}

/// A number with its sign: "+12", "−31".
fn signed(points: i32) -> String {
    match points {
        0.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The cards at which the war turned, by their numbers on the curve.
pub fn turning(review: &Review) -> Option<Element> {
    let known = review.known_fortune().filter(|known| !known.turning.is_empty())?;
    let points_of = known.turning.iter().map(|point| {
        let turn = review.turn(point.from);
        // With the card on the table.
        let at = point.to.min(point.from + 1);
        let look =
            quiet("Look", Msg::Coach(CoachMsg::Review(ReviewMsg::Look(at)))).label(format!("Look at it: {turn}"));
        let turn = if review.turn(point.to) == turn {
            turn.to_owned()
        } else {
            format!("{turn} to its end")
        };
        let (before, after) = (per_cent(point.before), per_cent(point.after));
        let head = el("b").text(format!("{turn}: from {before}% to {after}%"));
        let dice = match points(point.fortune) {
            0 => ". ".to_owned(),
            by => format!(", {} by dice and draws. ", signed(by)),
        };
        el("li")
            .with(el("p").with(head).text(dice).with(look))
            .with(el("ul.log").all(point.told.iter().map(log::view::plain)))
    });
    let words = "A chance changes by what either side plays, and by what comes to hand: not each of these is a fault.";
    Some(
        el("section.turning")
            .with(el("h3").text("Where the war turned"))
            .with(el("ol").all(points_of))
            .with(el("p.doubt").text(words)),
    )
}

/// Dice and draws apart from all that was decided.
pub fn section(table: &Table, review: &Review) -> Option<Element> {
    let known = review.known_fortune()?;
    let moments = known.moments.iter().map(|moment| {
        let look = quiet("Look", Msg::Coach(CoachMsg::Review(ReviewMsg::Look(moment.at))))
            .label(format!("Look at it: {}", moment.turn));
        let head = el("b").text(format!("{}: {}", moment.turn, signed(points(moment.gave))));
        el("li")
            .with(el("p").with(head).text(" ").with(look))
            .with(el("ul.log").all(moment.told.iter().map(log::view::plain)))
    });
    let words = format!(
        "Each card was played again {REPLAYS} times with the same answers, but other dice and draws; the last {LATE} of a war that is over \
         {LATE_REPLAYS} times and on to its end. What a side did \
         counts the effect of its cards and actions, including the other side’s replies, against not playing them: a good card gains, even where a better one would have gained more. \
         What a hand is worth shows only when it is played."
    );
    Some(
        el("section.fortune")
            .with(el("h3").text("Dice and draws"))
            .with(el("p").text(in_all(known, review.side)))
            .with(el("p").text(sum(table, known)))
            .maybe((!known.moments.is_empty()).then(|| el("p").text("Where dice did most:")))
            .with(el("ol").all(moments))
            .with(el("p.doubt").text(words)),
    )
}

/// "Overall, they took 31 ± 3 percentage points from Rome."
fn in_all(known: &KnownFortune, side: Side) -> String {
    // Within twice its standard error a mean lies nearly always.
    let (gave, within) = (points(known.sum.fortune), points(2 * known.sum.error).max(1));
    let (name, size) = (side.name(), gave.unsigned_abs());
    if size <= within.unsigned_abs() {
        let points = several(u8::try_from(within).unwrap_or(u8::MAX), "percentage point");
        return format!("Overall, they favoured neither side by more than {points}.");
    }
    if gave > 0 {
        format!("Overall, they gave {name} {size} ± {within} percentage points.")
    } else {
        format!("Overall, they took {size} ± {within} percentage points from {name}.")
    }
}

/// "50% at the beginning, −31 by dice and draws, +44 by what Rome did, −66 by what Carthage did, +3 where a turn or the war ended: 0% at the end."
fn sum(table: &Table, known: &KnownFortune) -> String {
    let sum = &known.sum;
    let [begin, end, fortune, rome, carthage] =
        [sum.begin, sum.end, sum.fortune, sum.by.rome, sum.by.carthage].map(points);
    let between = end - begin - fortune - rome - carthage;
    let when = match table.game.over() {
        None => "now",
        Some(_) if table.game.envelope().conceded.is_some() => "when it was given up",
        Some(_) => "at the end",
    };
    format!(
        "{begin}% at the beginning, {} by dice and draws, {} by what Rome did, {} by what Carthage did, {} where a turn or the war ended: {end}% {when}.",
        signed(fortune),
        signed(rome),
        signed(carthage),
        signed(between)
    )
}
