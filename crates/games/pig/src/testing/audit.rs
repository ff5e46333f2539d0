//! Recomputes the pots of a log from its text alone.

use testkit::audit::{Done, Report};

/// How the log of every whole war begins.
pub(super) const BEGINNING: &str = "(Rome, \"draws a card\", 0)";

/// Recomputes each pot: what was rolled, halved by even cards that trip, and nothing after a 1.
pub(super) fn audited(log: &str) -> Report {
    let (mut findings, mut lines, mut pots, mut pot) = (Vec::new(), 0, 0, 0_u32);
    for line in log.lines() {
        lines += 1;
        match read(line) {
            Some(("draws a card", _)) => {}
            Some(("rolls", 1)) => pot = 0,
            Some(("rolls", face)) => pot += face,
            Some(("trips with card", card)) => pot /= 2 - card % 2,
            Some(("scores", told)) => {
                if told != pot {
                    findings.push((lines, format!("the pot holds {pot}, and {told} are scored")));
                }
                (pots, pot) = (pots + 1, 0);
            }
            _ => findings.push((lines, format!("what is `{line}`?"))),
        }
    }
    Report {
        lines,
        done: Done::of([("pots", pots)]),
        findings,
    }
}

/// What a line says that a side does, and its number.
fn read(line: &str) -> Option<(&str, u32)> {
    let mut parts = line.strip_prefix('(')?.strip_suffix(')')?.splitn(3, ", ");
    let (_side, does, number) = (parts.next()?, parts.next()?, parts.next()?);
    Some((does.trim_matches('"'), number.parse().ok()?))
}
