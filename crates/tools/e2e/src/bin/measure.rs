//! What the page costs a slow device: `measure FOLDER [load] [motion] [watched] [thinking] [coaching] [war]`. Each value has a line with what it may be at
//! most; the last line has all of them as `key=value`. Values that are too large make it fail.

use e2e::measure::{self, Measured};
use e2e::{Outcome, World};
use std::path::Path;
use std::process::ExitCode;

/// What can be measured.
type Part = (&'static str, fn(&World) -> Outcome<Vec<Measured>>);
const PARTS: [Part; 6] = [
    ("load", measure::first_load),
    ("motion", measure::motion),
    ("watched", measure::watched),
    ("thinking", measure::thinking),
    ("coaching", measure::coaching),
    ("war", measure::war),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((folder, wanted)) = words.split_first() else {
        eprintln!("usage: measure FOLDER [load] [motion] [watched] [thinking] [coaching] [war]");
        return ExitCode::from(2);
    };
    match run(Path::new(folder), wanted) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(words) => {
            eprintln!("measure: {words}");
            ExitCode::FAILURE
        }
    }
}

fn run(folder: &Path, wanted: &[String]) -> Outcome<bool> {
    let world = World::new(folder, Path::new("target/e2e"))?;
    let mut all = Vec::new();
    for (name, part) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            for measured in part(&world)? {
                let Measured { key, value, most } = measured;
                match most {
                    0 => println!("        {key} {value}"),
                    _ if value <= most => println!("ok      {key} {value}, at most {most}"),
                    _ => println!("TOO MUCH {key} {value}, at most {most}"),
                }
                all.push(measured);
            }
        }
    }
    let line: Vec<String> = all.iter().map(|m| format!("{}={}", m.key, m.value)).collect();
    println!("{}", line.join(" "));
    Ok(all.iter().all(|m| m.most == 0 || m.value <= m.most))
}
