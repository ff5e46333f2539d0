//! Runs the case files.

use hannibal::Hannibal;
use kernel::trial::cases::covered;
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
    let covered = covered::<Hannibal>(&case_files());
    assert!(covered.cases > 0, "no case was found");
    assert!(covered.failures.is_empty(), "{}", covered.failures.join("\n"));
}
