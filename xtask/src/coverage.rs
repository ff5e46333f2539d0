//! `coverage`: which lines of a rules crate its case files run, and nothing else. What the computer player has to know is left out: it holds no
//! rule, and no case asks it.

use crate::Outcome;
use crate::page::{self, failed};
use crate::{run, tools};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Runs each game's case files with counters compiled in; the last line is for programs.
///
/// # Errors
/// Fails if the tools are missing, a case fails, or the counters cannot be read.
pub fn coverage() -> Outcome {
    let (cov, profdata) = (tools::llvm("llvm-cov")?, tools::llvm("llvm-profdata")?);
    let folder = run::scratch("coverage");
    std::fs::create_dir_all(&folder).map_err(|error| failed("make", &folder, &error))?;
    let mut build = run::cargo_command(&["build", "--quiet", "--package", "trial", "--target-dir"]);
    build
        .arg(&folder)
        .env("RUSTFLAGS", "-C instrument-coverage")
        .env("CARGO_INCREMENTAL", "0");
    // Build scripts and macros carry counters too; theirs are of no interest.
    build.env("LLVM_PROFILE_FILE", folder.join("build-%m.profraw"));
    run::succeed(&mut build)?;
    let trial = folder
        .join("debug")
        .join(format!("trial{}", std::env::consts::EXE_SUFFIX));

    let mut last = Vec::new();
    for game in page::games() {
        let (raw, merged) = (
            folder.join(format!("{game}.profraw")),
            folder.join(format!("{game}.profdata")),
        );
        let home = format!("crates/games/{game}");
        let mut cases = run::command(&trial.to_string_lossy());
        cases
            .args(["cases", &format!("{home}/cases")])
            .env("LLVM_PROFILE_FILE", &raw);
        run::succeed(&mut cases)?;
        run::succeed(
            run::command(&profdata.to_string_lossy())
                .args(["merge", "-sparse", "-o"])
                .arg(&merged)
                .arg(&raw),
        )?;
        let mut export = run::command(&cov.to_string_lossy());
        export
            .args([
                "export",
                "--format=lcov",
                "--ignore-filename-regex",
                "/src/ai/",
                "--instr-profile",
            ])
            .arg(&merged)
            .arg(&trial);
        let report = run::output(export.arg(run::root().join(&home).join("src")))?;
        last.push(format!("{game}={}", told(game, &lines(&report))));
    }
    println!("{}", last.join(" "));
    Ok(())
}

/// For each file, each line that can run, and how often it did.
type Lines = BTreeMap<PathBuf, BTreeMap<u32, u64>>;

/// Reads `SF:` and `DA:` records of an lcov report.
fn lines(report: &str) -> Lines {
    let mut files = Lines::new();
    let mut file = PathBuf::new();
    for record in report.lines() {
        if let Some(path) = record.strip_prefix("SF:") {
            file = PathBuf::from(path);
        } else if let Some((line, count)) = record.strip_prefix("DA:").and_then(|pair| pair.split_once(','))
            && let (Ok(line), Ok(count)) = (line.parse(), count.parse::<u64>())
        {
            *files.entry(file.clone()).or_default().entry(line).or_default() += count;
        }
    }
    files
}

/// Prints what was not run and gives the percentage of lines that were, rounded down.
fn told(game: &str, files: &Lines) -> u64 {
    let (mut all, mut run_lines) = (0, 0);
    for (file, lines) in files {
        let idle: Vec<u32> = lines
            .iter()
            .filter(|(_, count)| **count == 0)
            .map(|(line, _)| *line)
            .collect();
        (all, run_lines) = (all + lines.len() as u64, run_lines + (lines.len() - idle.len()) as u64);
        if !idle.is_empty() {
            let file = file.strip_prefix(run::root()).unwrap_or(file as &Path);
            println!("{}: {}", file.display(), ranges(&idle));
        }
    }
    println!("{game}: {run_lines} of {all} lines run");
    (run_lines * 100).checked_div(all).unwrap_or(0)
}

/// `3-5 9` for 3, 4, 5, 9.
fn ranges(lines: &[u32]) -> String {
    let parts = lines.chunk_by(|one, next| one + 1 == *next);
    let words = parts.map(|part| match part {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_counted_by_file_and_line() {
        let files = lines("SF:/a.rs\nDA:1,0\nDA:2,4\nDA:1,0\nend_of_record\nSF:/b.rs\nDA:7,1\n");
        assert_eq!(files.len(), 2);
        assert_eq!(files[Path::new("/a.rs")], BTreeMap::from([(1, 0), (2, 4)]));
        assert_eq!(told("a", &files), 66);
    }

    #[test]
    fn neighbours_are_joined() {
        assert_eq!(ranges(&[3, 4, 5, 9, 11, 12]), "3-5 9 11-12");
    }
}
