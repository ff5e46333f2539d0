//! What the review says of dice and draws: what they gave in all, and where most.

use crate::features::log;
use crate::model::msg::{CoachMsg, Msg, ReviewMsg};
use crate::model::review::{KnownFortune, Review};
use crate::tree::{Element, el};
use crate::widgets::basic::quiet;
use ai::REPLAYS;
use engine::Side;

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

/// Dice and draws apart from all that was decided.
pub fn section(review: &Review) -> Option<Element> {
    let known = review.fortune()?;
    let moments = known.moments.iter().map(|moment| {
        let look = quiet("Look", Msg::Coach(CoachMsg::Review(ReviewMsg::Look(moment.at))))
            .label(format!("Look at it: {}", moment.turn));
        let head = el("b").text(format!("{}: {}", moment.turn, signed(points(moment.gave))));
        el("li")
            .with(el("p").with(head).text(" ").with(look))
            .with(el("ul.log").all(moment.told.iter().map(log::view::plain)))
    });
    let words = format!(
        "Each card was played again {REPLAYS} times with the same answers, but other dice and draws. What a hand is worth shows only when it is played."
    );
    Some(
        el("section.fortune")
            .with(el("h3").text("Dice and draws"))
            .with(el("p").text(in_all(known, review.side)))
            .with(el("p").text(sum(known)))
            .with(el("ol").all(moments))
            .with(el("p.doubt").text(words)),
    )
}

/// "Dice and draws took 31 percentage points from Rome, give or take 2."
fn in_all(known: &KnownFortune, side: Side) -> String {
    let (fortune, error) = (known.sum.fortune, known.sum.error);
    let (gave, within) = (points(fortune), points(error).max(1));
    let name = side.name();
    match gave {
        _ if fortune.abs() <= 2 * error || gave == 0 => format!(
            "In all dice and draws favoured nobody: {} ± {within} percentage points for {name}.",
            signed(gave)
        ),
        1.. => format!("In all they gave {name} {gave} ± {within} percentage points."),
        _ => format!(
            "In all they took {} ± {within} percentage points from {name}.",
            gave.unsigned_abs()
        ),
    }
}

/// "50% at the beginning, −31 by dice and draws, −19 by what both sides held and played: 0% at the end."
fn sum(known: &KnownFortune) -> String {
    let (begin, end, fortune) = (
        points(known.sum.begin),
        points(known.sum.end),
        points(known.sum.fortune),
    );
    let play = end - begin - fortune;
    format!(
        "{begin}% at the beginning, {} by dice and draws, {} by what both sides held and played: {end}% now.",
        signed(fortune),
        signed(play)
    )
}
