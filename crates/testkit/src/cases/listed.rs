//! `RULES.md` of a game against its sections, its sources and its case files.

use super::{CaseLanguage, all_rules, first_difference};
use std::fs;
use std::path::Path;

/// Whether a source defines a thing of this name.
fn defines(source: &str, name: &str) -> bool {
    ["fn", "const", "static", "struct", "enum"].iter().any(|what| {
        source.match_indices(&format!("{what} {name}")).any(|(at, found)| {
            let after = source[at + found.len()..].chars().next();
            !after.is_some_and(|c| c.is_alphanumeric() || c == '_')
        })
    })
}

/// Whether a case of this file names the section in its heading.
fn shows(cases: &str, section: &str) -> bool {
    cases
        .lines()
        .filter_map(|line| line.strip_prefix("case "))
        .any(|heading| heading.split_whitespace().any(|word| word == section))
}

/// Checks the `RULES.md` of a game's crate against its sections, its sources and its cases.
///
/// # Panics
/// Where a section is missing, stands in another place, or has no function or no case.
pub fn every_section_has_its_function_and_its_case<R: CaseLanguage>(folder: &str) {
    let here = |path: &str| Path::new(folder).join(path);
    let table = fs::read_to_string(here("RULES.md")).expect("the crate has its RULES.md");
    let mut listed = Vec::new();
    for row in table.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [section, _, functions, case] = cells[..] else {
            panic!("`{row}` has not four cells")
        };
        listed.push(section);
        let later = R::later().contains(&section);
        assert_eq!(
            later,
            functions == "later",
            "{section}: is it played or left for later?"
        );
        if later {
            continue;
        }
        for function in functions.split("; ") {
            let place = function.trim_matches('`').split_once(": ");
            let (file, name) = place.unwrap_or_else(|| panic!("{section}: `{function}` is no `file: name`"));
            // A file of another crate is named from the folder of all crates.
            let source =
                fs::read_to_string(here("src").join(file)).or_else(|_| fs::read_to_string(here("..").join(file)));
            let source = source.unwrap_or_else(|_| panic!("{section}: there is no {file}"));
            assert!(defines(&source, name), "{section}: {file} has no {name}");
        }
        let cases = fs::read_to_string(here("cases").join(case));
        let cases = cases.unwrap_or_else(|_| panic!("{section}: there is no cases/{case}"));
        assert!(shows(&cases, section), "{section}: cases/{case} has no case of it");
    }
    if let Some(what) = first_difference(&listed, &all_rules::<R>()) {
        panic!("RULES.md lists every section in order, then the house rules: {what}");
    }
}
