//! Runs the case files.

use hands::Hands;
use kernel::trial::cases::{case_files, covered, every_case_holds};
use std::fs;
use std::path::Path;

#[test]
fn every_case_holds_true() {
    every_case_holds::<Hands>(env!("CARGO_MANIFEST_DIR"));
}

/// Each refusal of the rules is expected by a case, by its own section.
#[test]
fn every_refusal_has_its_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let read = |file: std::path::PathBuf| {
        let text = fs::read_to_string(&file).expect("a case file is text");
        (file.display().to_string(), text)
    };
    let files: Vec<(String, String)> = case_files(&folder).into_iter().map(read).collect();
    let uncited = covered::<Hands>(&files).uncited;
    let words: Vec<String> = uncited
        .iter()
        .map(|why| format!("{} {}", why.rule, why.because))
        .collect();
    assert!(words.is_empty(), "no case expects:\n{}", words.join("\n"));
}
