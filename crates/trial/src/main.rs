//! `trial`: the native tool. `docs/tools.md` lists its calls.

mod cases;

use hamilcar::Hamilcar;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    ExitCode::from(match args.first().map(String::as_str) {
        Some("cases") => cases::cases::<Hamilcar>(&args[1..]),
        Some("rules") if args.get(1).map(String::as_str) == Some("hamilcar") => {
            cases::rules::<Hamilcar>(Path::new("crates/hamilcar/cases"))
        }
        _ => {
            eprintln!("trial cases PATH... | rules GAME");
            2
        }
    })
}
