//! `trial cases PATH...` and `trial rules GAME`.

use hamilcar::Hamilcar;
use hannibal::Hannibal;
use kernel::Rules;
use kernel::trial::cases::{Cased, all_rules, case_files, check_offers, covered, game_named, parse, run};
use std::fs;
use std::path::{Path, PathBuf};

/// Runs case files and folders of them, each by the rules of the game that it names, else of the game whose folder it lies in, after a
/// look at what the game offers to be read. Exit code 0 if all hold, 1 if one fails, 2 if nothing was found.
pub fn cases(paths: &[String]) -> u8 {
    let mut files: Vec<PathBuf> = paths.iter().flat_map(|path| case_files(Path::new(path))).collect();
    files.sort();
    if files.is_empty() {
        eprintln!("trial cases: no case file at {}", paths.join(", "));
        return 2;
    }
    let (mut of_hamilcar, mut of_hannibal, mut failed) = (Vec::new(), Vec::new(), 0);
    for file in files {
        let sorted = fs::read_to_string(&file)
            .map_err(|error| error.to_string())
            .and_then(|text| match game_of(&file, &text).as_deref() {
                Some(Hamilcar::NAME) => Ok((&mut of_hamilcar, text)),
                Some(Hannibal::NAME) => Ok((&mut of_hannibal, text)),
                Some(other) => Err(format!(
                    "no cases of `{other}` can be run; there are {}",
                    GAMES.join(" and ")
                )),
                None => Err("of which game is it? Begin it with `game hannibal` or `game hamilcar`".to_owned()),
            });
        match sorted {
            Ok((files, text)) => files.push((file.display().to_string(), text)),
            Err(why) => {
                eprintln!("FAIL {}: {why}", file.display());
                failed += 1;
            }
        }
    }
    let games = [run_files::<Hamilcar>(&of_hamilcar), run_files::<Hannibal>(&of_hannibal)];
    let (count, failed) = games
        .into_iter()
        .fold((0, failed), |all, game| (all.0 + game.0, all.1 + game.1));
    println!("cases={count} failed={failed}");
    u8::from(failed > 0)
}

/// The games that have cases.
const GAMES: [&str; 2] = [Hamilcar::NAME, Hannibal::NAME];

/// The game that a case file names, else the innermost of its folders that is called like one.
fn game_of(file: &Path, text: &str) -> Option<String> {
    let path = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let folder = || {
        let parts = path.iter().filter_map(|part| part.to_str());
        { parts }.rev().find(|part| GAMES.contains(part))
    };
    game_named(text).or_else(folder).map(str::to_owned)
}

/// How many cases of one game there are in files of these names and texts, and how many fail.
fn run_files<R: Cased>(files: &[(String, String)]) -> (u32, u32) {
    let (mut count, mut failed) = (0, 0);
    if files.is_empty() {
        return (0, 0);
    }
    if let Err(broken) = check_offers::<R>() {
        eprintln!("FAIL {broken}");
        failed += 1;
    }
    for (name, text) in files {
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

/// Which sections and house rules the cases of a folder show. Exit code 1 if one is missing, uncited or failing.
pub fn rules<R: Cased>(folder: &Path) -> u8 {
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
