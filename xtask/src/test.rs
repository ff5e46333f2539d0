//! `test`: everything that must hold before a change is good.

use crate::{Outcome, bench, browser, page, run, tools};
use std::time::Instant;

/// Games whose digest must be the same natively and in wasm.
const DIGEST_GAMES: &str = "200";

/// A check and what it is called.
type Step = (&'static str, fn() -> Outcome);

/// Runs all checks, the quick ones first, and stops at the first that fails.
///
/// # Errors
/// Fails with the name of the check that did.
pub fn test() -> Outcome {
    let begun = Instant::now();
    let steps: [Step; 9] = [
        ("tools", || tools::for_checks().and_then(|()| tools::for_page())),
        ("formatting", || run::cargo(&["fmt", "--all", "--check"])),
        ("clippy", || {
            run::cargo(&[
                "clippy",
                "--quiet",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ])
        }),
        ("documentation", documentation),
        ("tests", || run::cargo(&["test", "--quiet", "--workspace"])),
        ("cases of every rule", cases_of_every_rule),
        ("page", || page::build().map(drop)),
        ("random wars, natively and in wasm", random_wars),
        ("journeys", || browser::journeys(&[])),
    ];
    let mut times = Vec::new();
    for (name, step) in steps {
        eprintln!("\n== {name}");
        let start = Instant::now();
        step().map_err(|words| format!("{name}: {words}"))?;
        times.push(format!("{name} {} s", start.elapsed().as_secs()));
    }
    println!(
        "\nall well: {}; {} s in all",
        times.join(", "),
        begun.elapsed().as_secs()
    );
    Ok(())
}

fn documentation() -> Outcome {
    let mut doc = run::cargo_command(&["doc", "--quiet", "--workspace", "--no-deps"]);
    run::succeed(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Cases of each game show every section and expect every refusal: `trial rules` fails otherwise.
fn cases_of_every_rule() -> Outcome {
    for game in bench::GAMES {
        print!("{}", bench::trial(&["rules", game])?);
    }
    Ok(())
}

/// Random wars keep every law, and end in the same digest on this machine and in the browser.
fn random_wars() -> Outcome {
    for game in bench::GAMES {
        let native = bench::trial(&["fuzz", game, "--games", DIGEST_GAMES, "--seed", "1"])?;
        print!("{native}");
        let wasm = bench::probe(&["digest", game, DIGEST_GAMES, "1"])?;
        let (native, wasm) = (run::value(&native, "digest")?, run::value(&wasm, "digest")?);
        println!("digest of {DIGEST_GAMES} wars of {game}: {native} natively, {wasm} in wasm");
        if native != wasm {
            return Err(format!("the rules of {game} differ between native and wasm"));
        }
    }
    Ok(())
}
