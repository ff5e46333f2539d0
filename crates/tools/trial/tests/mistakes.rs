//! What `trial cases` says to mistakes: each file of `mistakes` has some, and beside them what must be said of them, in comments
//! `# says WORDS` and `# says-not WORDS`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Files below this crate's tests.
fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path)
}

/// The exit code of `trial cases` of one file, and everything that it says, file names without their folders.
fn cases(file: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_trial"))
        .arg("cases")
        .arg(file)
        .output()
        .expect("the tool starts");
    let said = [output.stderr, output.stdout].concat();
    let said = String::from_utf8(said).expect("it writes text");
    let folder = format!("{}/", file.parent().expect("a file lies in a folder").display());
    (output.status.code(), said.replace(&folder, ""))
}

#[test]
fn each_mistake_is_named() {
    let entries = fs::read_dir(here("mistakes")).expect("there is a folder of mistakes");
    let mut files: Vec<PathBuf> = { entries }
        .map(|entry| entry.expect("a folder of the repository can be listed").path())
        .collect();
    files.sort();
    assert!(files.len() >= 13, "only {} files of mistakes were found", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("a case file is text");
        let lines = |mark: &str| -> Vec<String> {
            let said = text.lines().filter_map(|line| line.strip_prefix(mark));
            said.map(|words| words.trim().to_owned()).collect()
        };
        let (code, said) = cases(&file);
        let name = file.display();
        assert_eq!(code, Some(1), "{name} has mistakes, but the tool says:\n{said}");
        let wanted = lines("# says ");
        assert!(!wanted.is_empty(), "{name} does not say what must be said of it");
        for words in wanted {
            assert!(said.contains(&words), "{name}: `{words}` is not said, but:\n{said}");
        }
        for words in lines("# says-not ") {
            assert!(!said.contains(&words), "{name}: `{words}` is said:\n{said}");
        }
        for inner in ["SpaceId(", "UnitId(", "CardId(", "Some(", "None", " { "] {
            assert!(
                !said.contains(inner),
                "{name}: `{inner}` is no word of the page:\n{said}"
            );
        }
    }
}

/// A file in no game's folder says itself whose rules are meant.
#[test]
fn a_file_names_its_game_wherever_it_lies() {
    let (code, said) = cases(&here("both-games/hannibal.txt"));
    assert_eq!((code, said.as_str()), (Some(0), "cases=1 failed=0\n"));
    let (code, said) = cases(&here("both-games/hamilcar.txt"));
    assert_eq!((code, said.as_str()), (Some(0), "cases=1 failed=0\n"));
}

/// When nobody reads on, as after `| head -1`, the tool ends as other programs do.
#[test]
fn a_broken_pipe_is_no_panic() {
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    let child = Command::new(env!("CARGO_BIN_EXE_trial"))
        .args(["cases", &here("both-games").to_string_lossy()])
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(141));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
