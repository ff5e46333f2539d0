//! The table of weights, to play by and as a game has it.

use super::ascent::Counts;
use super::questions::Features;
use ai::{WHOLE_WEIGHT, Weight, Weights};
use engine::{PerSide, Side};
use std::fmt::Write;

/// A kind of question with the weights of its reasons that do not count as a whole for both sides.
struct Row<'a> {
    ask: u8,
    /// What it is called; empty if it has not been met.
    asks: &'a str,
    weights: Vec<Weight>,
}

/// The rows of the table.
fn rows<'a>(features: &'a Features, counts: &Counts) -> Vec<Row<'a>> {
    let part = |side: Side, at: usize| (counts.0[side][at] * f64::from(WHOLE_WEIGHT)).round() as u8;
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (at, feature) in features.sorted() {
        let counts = PerSide::new(part(Side::Rome, at), part(Side::Carthage, at));
        if Side::BOTH.iter().all(|side| i32::from(counts[*side]) == WHOLE_WEIGHT) {
            continue;
        }
        let weight = Weight {
            reason: feature.reason,
            counts,
        };
        if rows.last().is_none_or(|row| row.ask != feature.ask) {
            rows.push(Row {
                ask: feature.ask,
                asks: &feature.asks,
                weights: Vec::new(),
            });
        }
        let row = rows.last_mut().expect("there is one of this kind");
        if row.asks.is_empty() {
            row.asks = &feature.asks;
        }
        row.weights.push(weight);
    }
    rows
}

/// A table to play by. It is kept to the end of the program.
pub fn leaked(features: &Features, counts: &Counts) -> &'static [Weights] {
    let each = |row: &Row<'_>| Weights {
        ask: row.ask,
        reasons: Vec::leak(row.weights.clone()),
    };
    Vec::leak(rows(features, counts).iter().map(each).collect())
}

/// A line for each weight.
pub fn told(features: &Features, counts: &Counts) -> String {
    let mut text = String::new();
    for row in rows(features, counts) {
        for Weight { reason, counts } in row.weights {
            let (asks, name) = (row.asks, reason.name);
            writeln!(text, "{asks:24} {name:16} {:4} {:4}", counts.rome, counts.carthage).expect("a text takes all");
        }
    }
    text
}

/// The source of the table. Reasons are named there by their names in capitals.
pub fn file(features: &Features, counts: &Counts) -> String {
    let rows = rows(features, counts);
    let capitals = |weight: &Weight| weight.reason.name.to_uppercase().replace([' ', '-'], "_");
    let mut named: Vec<String> = rows.iter().flat_map(|row| &row.weights).map(capitals).collect();
    named.sort();
    named.dedup();
    let mut text = format!(
        "//! What the points of reasons count for Rome and for Carthage, by kind of question, in sixteenths. `trial learn` has found it and writes it.\n\n\
         use super::reasons::{{{}}};\nuse ::ai::{{Weights, weight}};\n\n\
         /// Sorted by kinds of question.\n#[rustfmt::skip]\npub(super) const WEIGHTS: &[Weights] = &[\n",
        named.join(", ")
    );
    for row in &rows {
        writeln!(text, "    // {}", row.asks).expect("a text takes all");
        writeln!(text, "    Weights {{ ask: {}, reasons: &[", row.ask).expect("a text takes all");
        for weight in &row.weights {
            let (name, counts) = (capitals(weight), weight.counts);
            writeln!(text, "        weight(&{name}, {}, {}),", counts.rome, counts.carthage).expect("a text takes all");
        }
        text.push_str("    ] },\n");
    }
    text.push_str("];\n");
    text
}
