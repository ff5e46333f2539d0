//! `trial audit LOG`: recomputes each Land and Naval Battle, each Siege and Subjugation and each loss of PCs from the text of the log alone, with
//! arithmetic of its own: nothing here knows the rules' code.

mod battle;
mod pcs;
mod read;
mod sea;
mod siege;

use read::Line;
use std::fs;

/// Findings that are told one by one.
const TOLD: usize = 10;

/// Something that recomputes one thing as the lines go by.
trait Auditor {
    /// Takes a line; says what does not fit.
    fn take(&mut self, line: &Line<'_>) -> Result<(), String>;
    /// What is left open at the end of the log.
    fn end(&mut self) -> Result<(), String>;
    /// How many of its things it has recomputed.
    fn done(&self) -> usize;
}

/// Audits a log; the exit code.
pub fn audit(path: &str) -> Result<u8, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let report = audited(&text);
    for (line, what) in report.findings.iter().take(TOLD) {
        println!("FAIL seed=- answer=- link=- what={path}:{line}: {what}");
    }
    let [battles, sea, sieges, pcs] = report.done;
    println!(
        "lines={} battles={battles} naval_battles={sea} sieges={sieges} pc_losses={pcs} failed={}",
        report.lines,
        report.findings.len()
    );
    Ok(u8::from(!report.findings.is_empty()))
}

/// What came of it.
#[derive(Debug)]
struct Report {
    lines: usize,
    /// Land and Naval Battles, attempts and losses of PCs that were recomputed.
    done: [usize; 4],
    /// The number of a line and what does not fit.
    findings: Vec<(usize, String)>,
}

fn audited(text: &str) -> Report {
    let mut battles = battle::Battles::default();
    let mut sea = sea::Sea::default();
    let mut sieges = siege::Sieges::default();
    let mut losses = pcs::Losses::default();
    let (mut findings, mut count) = (Vec::new(), 0);
    for (at, raw) in text.lines().enumerate() {
        count += 1;
        let line = Line::of(raw);
        let auditors: [&mut dyn Auditor; 4] = [&mut battles, &mut sea, &mut sieges, &mut losses];
        for auditor in auditors {
            findings.extend(auditor.take(&line).err().map(|what| (at + 1, what)));
        }
    }
    let auditors: [&mut dyn Auditor; 4] = [&mut battles, &mut sea, &mut sieges, &mut losses];
    for auditor in auditors {
        findings.extend(auditor.end().err().map(|what| (count, what)));
    }
    Report {
        lines: count,
        done: [battles.done(), sea.done(), sieges.done(), losses.done()],
        findings,
    }
}

#[cfg(test)]
mod tests {
    use super::audited;
    use crate::golden::war;
    use crate::show::log_from;

    #[test]
    fn every_war_passes() {
        let mut done = [0; 4];
        for (fighters, wars) in [(true, 60), (false, 20)] {
            for seed in 1..=wars {
                let log = log_from(&war(fighters, seed), 0).join("\n");
                let report = audited(&log);
                let story = |line: usize| {
                    let lines: Vec<&str> = log.lines().take(line).collect();
                    lines[lines.len().saturating_sub(12)..].join("\n")
                };
                let told = report
                    .findings
                    .first()
                    .map(|(line, what)| format!("{}\n{what}", story(*line)));
                assert_eq!(told, None, "war {seed}, fighters: {fighters}");
                done = [0, 1, 2, 3].map(|at| done[at] + report.done[at]);
            }
        }
        assert!(done.iter().all(|count| *count > 50), "{done:?}");
    }

    const BATTLE: &str = "\
Battle of Enna: Rome attacks, Valerius with 4 CUs; Carthage stands, Hanno with 2 CUs, 1 Elephant and 1 Supply Train. (13.1)
CUs: Rome 4, Carthage 3. Dice levels: Rome 2, Carthage 1. (13.3.A)
Allies: Rome 1, Carthage 2. Dice levels: Rome 2, Carthage 2. (13.3.B)
Battle Rating of the General: Rome 1, Carthage 1. Dice levels: Rome 2, Carthage 2. (13.3.C)
The elephants charge against Battle Rating 1: 4 less 2 is 2; Carthage may reroll a die. (13.3.D)
Rome rolls the large Battle Die: 2 horse heads, 1 figure. (13.4)
Carthage rolls the large Battle Die: 1 figure, 3 circles. (13.4)
Carthage has Rome's large Battle Die rolled again: 1 horse head, 2 circles. (13.3.D)
Rome suffers 3 hits, Carthage 2 hits. (13.4)
Carthage wins the Battle of Enna. (13.4)
Rome loses 3 CUs in Enna. (13.4)
Carthage loses 1 CU and 1 Elephant in Enna. (13.4)
Rome has lost 3 Units in this battle: it costs 1 PC. (13.6)
Half of 3, rounded down, is 1. (15.1)
Rome takes its PC off Roma. (13.6)
";

    #[test]
    fn a_battle_is_recomputed() {
        let report = audited(BATTLE);
        assert_eq!(report.findings, []);
        assert_eq!(report.done, [1, 0, 0, 1]);
    }

    #[test]
    fn every_wrong_number_is_found() {
        let wrong = [
            ("Carthage 3. Dice levels: Rome 2", "Carthage 2. Dice levels: Rome 2"),
            (
                "Carthage 2. Dice levels: Rome 2, Carthage 2. (13.3.B)",
                "Carthage 2. Dice levels: Rome 2, Carthage 3. (13.3.B)",
            ),
            ("4 less 2 is 2", "4 less 2 is 3"),
            ("Carthage has Rome's", "Rome has Rome's"),
            ("Rome suffers 3 hits", "Rome suffers 4 hits"),
            ("Carthage wins the", "Rome wins the"),
            ("Rome loses 3 CUs", "Rome loses 2 CUs"),
            ("lost 3 Units", "lost 4 Units"),
            ("costs 1 PC.", "costs 2 PCs."),
            ("Rome takes its PC off Roma. (13.6)\n", ""),
        ];
        for (right, not) in wrong {
            assert!(BATTLE.contains(right), "{right}");
            assert!(!audited(&BATTLE.replace(right, not)).findings.is_empty(), "{not}");
        }
    }

    #[test]
    fn a_siege_is_recomputed() {
        let siege = "\
Rome rolls the red Siege Die before Agrigentum: 2 points. (14.2)
Carthage gives 1 CU and 1 Supply Train inside Agrigentum to cancel a Siege Point. (14.3)
Agrigentum now bears 1 of 3 points. (14.1)
Rome rolls the red Siege Die before Agrigentum: 2 points. (14.2)
Agrigentum now bears 3 of 3 points. (14.1)
Agrigentum falls to Rome and loses no Unit. (14.4)
Rome rolls the red Siege Die before Enna: 1 point, 1 CU lost. (14.2)
Rome loses 1 CU in Enna. (14.2)
Enna now bears 1 of 2 points. (14.1)
";
        assert_eq!(audited(siege).findings, []);
        assert_eq!(audited(siege).done, [0, 0, 3, 0]);
        let wrong = [
            ("bears 1 of 3", "bears 2 of 3"),
            ("Agrigentum falls to Rome and loses no Unit. (14.4)\n", ""),
            ("Rome loses 1 CU in Enna", "Rome loses 2 CUs in Enna"),
            ("2 points. (14.2)\nCarthage", "3 points. (14.2)\nCarthage"),
        ];
        for (right, not) in wrong {
            assert!(siege.contains(right), "{right}");
            assert!(!audited(&siege.replacen(right, not, 1)).findings.is_empty(), "{not}");
        }
    }
}
