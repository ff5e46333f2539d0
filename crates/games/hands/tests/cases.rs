//! Runs the case files.

use hands::Hands;
use std::fs;
use std::path::Path;
use testkit::cases::{case_files, covered};

/// Every case holds, and each refusal of the rules is expected by one.
#[test]
fn every_case_holds_and_every_refusal_has_one() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let read = |file: std::path::PathBuf| {
        let text = fs::read_to_string(&file).expect("a case file is text");
        (file.display().to_string(), text)
    };
    let files: Vec<(String, String)> = case_files(&folder).into_iter().map(read).collect();
    let covered = covered::<Hands>(&files);
    assert!(covered.cases > 0, "no case was found");
    assert!(covered.failures.is_empty(), "{}", covered.failures.join("\n"));
    let uncited = covered.uncited.iter();
    let words: Vec<String> = uncited.map(|why| format!("{} {}", why.rule, why.because)).collect();
    assert!(words.is_empty(), "no case expects:\n{}", words.join("\n"));
}
