//! Which sections of the rulebook and which house rules the cases show, found by running them.

use super::{CaseLanguage, Ran, all_rules, game_named, offers, parse, run};
use engine::Refusal;
use std::collections::BTreeSet;

/// What the cases of a game show.
#[derive(Clone, Debug, Default)]
pub struct Covered {
    /// How many cases there are, and the failures of those that fail.
    pub cases: usize,
    /// Failures, each with its file, and what is wrong with the cards, generals and occasions shown.
    pub failures: Vec<String>,
    /// Sections that a passing case shows: its heading names the section, a question, refusal or log line carries it, and something is expected.
    pub sections: BTreeSet<&'static str>,
    /// Sections without such a case that are not for later.
    pub missing: Vec<&'static str>,
    /// Refusals that no case expects.
    pub uncited: Vec<Refusal>,
}

/// Runs all case files (name and text) of a game, and looks over what it offers to be read.
#[must_use]
pub fn covered<R: CaseLanguage>(files: &[(String, String)]) -> Covered {
    let mut covered = Covered::default();
    let mut cited = BTreeSet::new();
    if let Err(broken) = offers::check::<R>() {
        covered.failures.push(broken);
    }
    for (name, text) in files {
        if let Some(other) = game_named(text).filter(|game| *game != R::NAME) {
            covered.failures.push(format!("{name}: it is a file of {other}"));
            continue;
        }
        let cases = match parse(text) {
            Ok(cases) => cases,
            Err(error) => {
                covered.failures.push(format!("{name}: {error}"));
                continue;
            }
        };
        for case in &cases {
            covered.cases += 1;
            let ran = run::<R>(case);
            if !ran.failures.is_empty() {
                covered.failures.push(ran.report(name, case));
                continue;
            }
            cited.extend(ran.cited.iter().map(|r| (r.rule.0, r.because)));
            shown::<R>(&case.sections, &ran, &mut covered.sections);
        }
    }
    let done = |section: &&'static str| !covered.sections.contains(*section) && !R::later().contains(section);
    covered.missing = all_rules::<R>().into_iter().filter(done).collect();
    covered.uncited = R::refusals()
        .into_iter()
        .filter(|r| !cited.contains(&(r.rule.0, r.because)))
        .collect();
    covered
}

fn shown<R: CaseLanguage>(heading: &[String], ran: &Ran, into: &mut BTreeSet<&'static str>) {
    let named = |section: &&'static str| heading.iter().any(|h| h == *section) && ran.sections.contains(*section);
    if ran.expectations > 0 {
        into.extend(all_rules::<R>().into_iter().filter(named));
    }
}
