//! `trial cases` and `trial rules`.

use registry::{Task, of_name};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use testkit::cases::{CaseLanguage, all_rules, case_files, check_offers, covered, game_named, parse, run};

/// Runs case files and folders of them, each by the rules of the game that it names, else of the game whose folder it lies in, after a
/// look at what the game offers to be read. Exit code 0 if all hold, 1 if one fails, 2 if nothing was found.
pub fn cases(paths: &[String]) -> u8 {
    let mut files: Vec<PathBuf> = paths.iter().flat_map(|path| case_files(Path::new(path))).collect();
    files.sort();
    if files.is_empty() {
        eprintln!("trial cases: no case file at {}", paths.join(", "));
        return 2;
    }
    let mut sorted: BTreeMap<u8, Files> = BTreeMap::new();
    let (mut count, mut failed) = (0, 0);
    for file in files {
        let name = file.display().to_string();
        match fs::read_to_string(&file).map_err(|error| error.to_string()) {
            Ok(text) => match game_of(&file, &text) {
                Ok(number) => sorted.entry(number).or_default().0.push((name, text)),
                Err(why) => {
                    eprintln!("FAIL {name}: {why}");
                    failed += 1;
                }
            },
            Err(why) => {
                eprintln!("FAIL {name}: {why}");
                failed += 1;
            }
        }
    }
    for (number, files) in sorted {
        let of_game = registry::with_number(number, files).expect("a game of the list is held");
        (count, failed) = (count + of_game.0, failed + of_game.1);
    }
    println!("cases={count} failed={failed}");
    u8::from(failed > 0)
}

/// The number of the game that a case file names, else of the innermost of its folders that is called like one.
fn game_of(file: &Path, text: &str) -> Result<u8, String> {
    let named = || {
        registry::built_in_games()
            .map(|game| game.name)
            .collect::<Vec<_>>()
            .join(", ")
    };
    if let Some(name) = game_named(text) {
        let game = of_name(name).ok_or_else(|| format!("no cases of `{name}` can be run; there are {}", named()))?;
        return Ok(game.number);
    }
    let path = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let mut parts = path.iter().rev().filter_map(|part| part.to_str());
    let game = parts.find_map(of_name);
    game.map(|game| game.number)
        .ok_or_else(|| format!("of which game is it? Begin it with `game NAME`, a name of {}", named()))
}

/// Files of one game, each with its name and text.
#[derive(Default)]
struct Files(Vec<(String, String)>);

impl Task for Files {
    type Output = (u32, u32);

    /// How many cases there are in these files, and how many fail.
    fn run<R: CaseLanguage>(self) -> (u32, u32) {
        let (mut count, mut failed) = (0, 0);
        if let Err(broken) = check_offers::<R>() {
            eprintln!("FAIL {broken}");
            failed += 1;
        }
        for (name, text) in &self.0 {
            match parse(text) {
                Err(error) => {
                    eprintln!("FAIL {name}: {error}");
                    failed += 1;
                }
                Ok(cases) => {
                    for case in cases {
                        count += 1;
                        let ran = run::<R>(&case);
                        if !ran.failures.is_empty() {
                            failed += 1;
                            eprintln!("FAIL {}", ran.report(name, &case));
                        }
                    }
                }
            }
        }
        (count, failed)
    }
}

/// `trial rules GAME`.
pub struct OfRules;

impl Task for OfRules {
    type Output = u8;

    fn run<R: CaseLanguage>(self) -> u8 {
        rules::<R>(&Path::new("crates/games").join(R::NAME).join("cases"))
    }
}

/// Which sections and house rules the cases of a folder show. Exit code 1 if one is missing, uncited or failing.
fn rules<R: CaseLanguage>(folder: &Path) -> u8 {
    let texts: Vec<(String, String)> = case_files(folder)
        .iter()
        .filter_map(|file| Some((file.display().to_string(), fs::read_to_string(file).ok()?)))
        .collect();
    let covered = covered::<R>(&texts);
    covered
        .failures
        .iter()
        .for_each(|failure| println!("failing: {failure}"));
    covered
        .missing
        .iter()
        .for_each(|section| println!("missing: {section}"));
    covered
        .uncited
        .iter()
        .for_each(|r| println!("uncited: {} {}", r.rule, r.because));
    println!(
        "sections={} house={} covered={} missing={} later={} uncited={}",
        R::sections().len(),
        all_rules::<R>().len() - R::sections().len(),
        covered.sections.len(),
        covered.missing.len(),
        R::later().len(),
        covered.uncited.len()
    );
    u8::from(!(covered.missing.is_empty() && covered.uncited.is_empty() && covered.failures.is_empty()))
}
