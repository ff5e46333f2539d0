//! Wars that pass, and falsified lines that do not.

use super::map::{Marker, name};
use super::{Line, Report, Seen, Told, audited};
use crate::Hamilcar;
use crate::data::spaces::{COUNT, SPACES};
use crate::testing::golden::war;
use crate::{State, state};
use engine::{Side, SpaceId};
use testkit::audit::harness::{is_named, one_more};
use testkit::golden;
use testkit::log_from;

#[test]
fn every_war_passes() {
    let mut done = [0; 5];
    for (fighters, wars) in [(true, 80), (false, 40)] {
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
            done = [0, 1, 2, 3, 4].map(|at| done[at] + report.done.0[at].1);
        }
    }
    assert!(done.iter().all(|count| *count > 50), "{done:?}");
}

/// What the lines have told against what lies on the table.
fn differs(seen: &Seen, now: &State) -> Option<String> {
    let marker = |at: usize| match now.places[at].marker {
        state::Marker::None => Marker::Empty,
        state::Marker::Tribe(_) => Marker::Tribe,
        state::Marker::City(side) => Marker::City(side as usize),
        state::Marker::Pc(side) => Marker::Pc(side as usize),
    };
    let units = |at: usize, side: Side| {
        let all = now.place(SpaceId(at as u8)).all(side);
        [all.fighting(), all.trains].map(u32::from)
    };
    let told = |at: usize| {
        seen.map.marker(at) == marker(at)
            && Side::BOTH
                .into_iter()
                .all(|side| seen.troops.units(at, side as usize) == units(at, side))
    };
    let wrong = (0..COUNT).find(|at| !told(*at)).map(|at| name(at).to_owned());
    wrong.or((seen.map.miat != now.miat).then(|| "the Miat".to_owned()))
}

#[test]
fn the_log_tells_the_map() {
    for (fighters, seed) in [(true, 1), (true, 2), (true, 3), (false, 1), (false, 2), (false, 3)] {
        let mut game = war(fighters, seed);
        let lines = log_from(&game, 0);
        let (mut seen, mut read) = (Seen::set_up(), 0);
        game.seek(0);
        loop {
            let told = log_from(&game, read);
            for line in &told {
                assert_eq!(seen.map.settle(&Line::of(line)), Ok(()), "{line}");
                for said in seen.take(&Line::of(line)) {
                    assert_eq!(said, Ok(()), "{line}");
                }
            }
            read += told.len();
            let now = game.state();
            let quiet = now.march.is_none() && now.campaign.is_none();
            let last = &lines[read.saturating_sub(10)..read];
            if quiet {
                assert_eq!(seen.map.settle(&Line::of("")), Ok(()));
                assert_eq!(differs(&seen, now), None, "{last:#?}");
            }
            if read == lines.len() {
                break;
            }
            game.redo();
        }
    }
}

/// The log with one line put otherwise, or left out.
fn falsified(log: &str, at: usize, line: Option<&str>) -> Report {
    let lines = log.lines().enumerate();
    let put = |(i, said)| if i == at { line } else { Some(said) };
    audited(&lines.filter_map(put).collect::<Vec<_>>().join("\n"))
}

/// A line with another space in it: a Walled City, which holds no PC.
fn elsewhere(line: &str, before: &str, after: &str) -> Option<String> {
    let (head, rest) = line.split_once(before)?;
    let at = SPACES
        .iter()
        .position(|row| rest.strip_prefix(row.name).is_some_and(|rest| rest.starts_with(after)))?;
    let other = if name(at) == "Roma" { "Carthago" } else { "Roma" };
    Some(format!("{head}{before}{other}{}", rest.strip_prefix(name(at))?))
}

/// Ways to falsify a loss of PCs or Attrition that the line itself gives away.
fn lies(line: &str) -> Vec<String> {
    let lies = [
        elsewhere(line, "'s PC in ", " is isolated and lost."),
        elsewhere(line, " takes its PC off ", "."),
        elsewhere(line, " wins over ", ": its PC is flipped."),
        elsewhere(line, "Attrition in ", ": on ").filter(|_| !line.contains(" loses 0 of ")),
        one_more(line, "Victory Check: Rome holds "),
        one_more(line, "; Rome pays "),
        one_more(line, "; Carthage pays "),
        one_more(line, " in this battle: it costs "),
        one_more(line, "Allies: Rome "),
        one_more(line, " in column I (only +"),
        one_more(line, " of ").filter(|_| line.contains(" now bears ") || line.contains("Attrition in ")),
        line.contains(" rolls the red Siege Die ")
            .then(|| line.replace("red", "white")),
        one_more(line, ": on a ").filter(|_| line.contains("Attrition in ")),
    ];
    lies.into_iter().flatten().collect()
}

#[test]
fn a_golden_log_passes_and_every_falsified_line_is_named() {
    let mut told = [0; 3];
    for log in golden::logs::<Hamilcar>() {
        assert_eq!(audited(&log).findings, []);
        for (at, line) in log.lines().enumerate() {
            for lie in lies(line) {
                // The line itself, or the one right after that belies it.
                let findings = falsified(&log, at, Some(&lie)).findings;
                assert!(is_named(&findings, at), "{}, {lie}: {findings:?}", at + 1);
                told[0] += 1;
            }
            if line.contains(" is isolated and lost.") {
                assert!(!falsified(&log, at, None).findings.is_empty(), "without: {line}");
                told[1] += 1;
            }
            if line.contains(" takes its PC off ") || line.contains(" takes the PC off ") {
                assert!(!falsified(&log, at, None).findings.is_empty(), "without: {line}");
                told[2] += 1;
            }
        }
    }
    assert!(told.iter().all(|count| *count > 50), "{told:?}");
}

const BATTLE: &str = "\
Battle of Enna: Rome attacks, Flaccus with 4 CUs; Carthage stands, Gisco with 2 CUs, 1 Elephant and 1 Supply Train. (13.1)
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
    assert_eq!((report.done.count("battles"), report.done.count("pc_losses")), (1, 1));
}

#[test]
fn every_wrong_number_is_found() {
    let wrong = [
        ("Carthage 3. Dice levels: Rome 2", "Carthage 2. Dice levels: Rome 2"),
        (
            "Carthage 2. Dice levels: Rome 2, Carthage 2. (13.3.B)",
            "Carthage 2. Dice levels: Rome 2, Carthage 3. (13.3.B)",
        ),
        ("stands, Gisco with", "stands, Hanno with"),
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
Agrigentum falls to Rome. (14.4)
Rome rolls the red Siege Die before Enna: 1 point, 1 CU lost. (14.2)
Rome loses 1 CU in Enna. (14.2)
Enna now bears 1 of 2 points. (14.1)
";
    assert_eq!(audited(siege).findings, []);
    assert_eq!(audited(siege).done.count("sieges"), 3);
    let wrong = [
        ("bears 1 of 3", "bears 2 of 3"),
        ("Agrigentum falls to Rome. (14.4)\n", ""),
        ("Rome loses 1 CU in Enna", "Rome loses 2 CUs in Enna"),
        ("2 points. (14.2)\nCarthage", "3 points. (14.2)\nCarthage"),
    ];
    for (right, not) in wrong {
        assert!(siege.contains(right), "{right}");
        assert!(!audited(&siege.replacen(right, not, 1)).findings.is_empty(), "{not}");
    }
}

const LOSSES: &str = "\
The board is set: eleven Walled Cities, the Tribes, the PCs, the deck and the pools of Generals. (3.1)
Turn I begins: 264-262 BC. (2.1.K)
Carthage plays Flamen Martialis (#56, 1 OP) for its Event. (5.2.C1)
  Flamen Martialis (#56) works on M. Valerius Maximus. (17.1.56)
Rome plays Numidian Revolt (#25, 2 OPs) for its Event. (5.2.C1)
  Carthage takes its PC off Sicca. (17.1.25)
  Carthage takes its PC off Hippo Regius. (17.1.25)
Carthage plays Allied Auxiliaries (#34, 1 OP) for political control. (5.2.C2.2)
  Carthage places a PC in Catana. (5.2.C2.2)
Rome plays Surprise Raids (#52, 2 OPs) for its Event. (5.2.C1)
  Carthage takes its PC off Catana. (17.1.52)
Carthage plays Diplomacy (#51, 3 OPs) for its Event. (5.2.C1)
  Carthage wins over Croton: its PC is flipped. (17.1.51)
Rome plays Elephant Fright (#1, 2 OPs) to activate a General. (5.2.C2.1)
  Rome takes its PC off Potentia. (17.1.56)
  Rome takes its PC off Consentia. (17.1.56)
  M. Valerius Maximus is activated in Regium: 4 MPs. (7.1)
    M. Valerius Maximus marches from Regium to Consentia with 4 CUs (1 MP). (7.2.A)
    M. Valerius Maximus marches from Consentia to Croton with 3 CUs (1 MP). (7.2.A)
    Rome wins over Croton: its PC is flipped. (17.2.Valerius)
A. Claudius Caudex is displaced. (7.2.C)
A. Claudius Caudex leaves the war. (2.2.A)
Cn. Cornelius Scipio Asina joins the pool of Generals. (5.1.C)
Rome takes its PC off Paestum. (2.2.D2)
Rome takes its PC off Croton. (2.2.D2)
Lucania belongs to nobody now. (2.1.E)
Carthage hires Xanthippus for 5 PCs of the Miat. (5.2.C3)
";

#[test]
fn a_loss_is_as_large_and_where_its_rule_has_it() {
    let (fine, _) = LOSSES.rsplit_once("Carthage hires").expect("it is the last line");
    assert_eq!(audited(fine).findings, []);
    // Three of the PCs lie on the Miat: nobody is hired for 5.
    assert!(!audited(LOSSES).findings.is_empty());
    let lies = [
        ("off Sicca. (17.1.25)", "off Zama. (17.1.25)"),
        (
            "off Hippo Regius. (17.1.25)\n",
            "off Hippo Regius. (17.1.25)\n  Carthage takes its PC off Zama. (17.1.25)\n",
        ),
        ("off Catana. (17.1.52)", "off Camarina. (17.1.52)"),
        ("off Catana. (17.1.52)", "off Thermae. (17.1.52)"),
        (
            "over Croton: its PC is flipped. (17.1.51)",
            "over Catana: its PC is flipped. (17.1.51)",
        ),
        ("Rome takes its PC off Potentia. (17.1.56)\n", ""),
        ("off Potentia. (17.1.56)", "off Roma. (17.1.56)"),
        (
            "over Croton: its PC is flipped. (17.2",
            "over Lipara: its PC is flipped. (17.2",
        ),
        ("Rome takes its PC off Croton. (2.2.D2)\n", ""),
        (
            "off Croton. (2.2.D2)\n",
            "off Croton. (2.2.D2)\nRome takes its PC off Luceria. (2.2.D2)\n",
        ),
        ("off Croton. (2.2.D2)", "off Croton. (5.9)"),
        ("Lucania belongs to nobody now", "Apulia belongs to nobody now"),
        ("with 4 CUs (1 MP)", "with 5 CUs (1 MP)"),
    ];
    for (right, lie) in lies {
        assert!(fine.contains(right), "{right}");
        assert!(!audited(&fine.replacen(right, lie, 1)).findings.is_empty(), "{lie}");
    }
}
