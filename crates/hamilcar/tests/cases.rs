//! Runs the case files, and holds RULES.md against sections, functions and cases.

use hamilcar::Hamilcar;
use kernel::trial::cases::{Cased, covered};
use std::fs;
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn case_files() -> Vec<(String, String)> {
    let mut files: Vec<PathBuf> = fs::read_dir(here("cases"))
        .expect("the crate has a folder of cases")
        .map(|entry| entry.expect("a folder of the repository can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a case file is text");
        (
            path.file_name()
                .map(|name| name.to_string_lossy().into_owned())
                .unwrap_or_default(),
            text,
        )
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_case_holds() {
    let covered = covered::<Hamilcar>(&case_files());
    assert!(covered.cases > 0, "no case was found");
    assert!(covered.failures.is_empty(), "{}", covered.failures.join("\n"));
}

/// Each row `| 7.2.E | src/movement/land.rs: overrun | 07-movement.txt |` names what exists.
#[test]
fn rules_md_leads_to_sections_functions_and_cases() {
    let table = fs::read_to_string(here("RULES.md")).expect("the crate has its RULES.md");
    let cases = case_files();
    let mut listed = Vec::new();
    for row in table
        .lines()
        .filter(|line| line.starts_with("| ") && line[2..].starts_with(|c: char| c.is_ascii_digit()))
    {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [section, function, case] = cells[..] else {
            panic!("RULES.md: `{row}` has not three cells")
        };
        assert!(
            Hamilcar::sections().contains(&section),
            "RULES.md: there is no section {section}"
        );
        listed.push(section);
        if Hamilcar::later().contains(&section) {
            continue;
        }
        for place in function.split(';').map(str::trim) {
            let (file, name) = place.split_once(": ").unwrap_or((place, ""));
            let source =
                fs::read_to_string(here(file)).unwrap_or_else(|_| panic!("RULES.md: {section}: no file {file}"));
            let there = name.is_empty() || source.contains(&format!("fn {name}")) || source.contains(name);
            assert!(there, "RULES.md: {section}: no {name} in {file}");
        }
        let shown = |text: &str| {
            text.lines()
                .any(|l| l.starts_with("case ") && l.split_whitespace().any(|w| w == section))
        };
        let file = cases.iter().find(|(name, _)| name == case);
        assert!(
            file.is_some_and(|(_, text)| shown(text)),
            "RULES.md: {section}: no case of it in {case}"
        );
    }
    for section in Hamilcar::sections() {
        assert!(listed.contains(section), "RULES.md does not list {section}");
    }
}
