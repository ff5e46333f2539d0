//! The case files of a folder.

use super::{CaseLanguage, covered};
use std::fs;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// The case files at a path, those of its folders among them, in the order of their names.
#[must_use]
pub fn case_files(path: &Path) -> Vec<PathBuf> {
    let found = WalkDir::new(path).sort_by_file_name().into_iter().flatten();
    let files = found
        .filter(|found| found.file_type().is_file())
        .map(DirEntry::into_path);
    files
        .filter(|file| file == path || file.extension().is_some_and(|ending| ending == "txt"))
        .collect()
}

/// Runs the case files of a game's crate.
///
/// # Panics
/// If there is none, or one fails.
pub fn every_case_holds<R: CaseLanguage>(folder: &str) {
    let named = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a case file is text");
        (file.display().to_string(), text)
    };
    let files = case_files(&Path::new(folder).join("cases"));
    let covered = covered::<R>(&files.into_iter().map(named).collect::<Vec<_>>());
    assert!(covered.cases > 0, "no case was found");
    assert!(covered.failures.is_empty(), "{}", covered.failures.join("\n"));
}
