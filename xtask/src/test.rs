//! `test`: everything that must hold before a change is good.

use crate::browser::Engine;
use crate::{Outcome, bench, browser, page, run, tools};
use std::path::Path;
use std::time::Instant;

/// Games whose digest must be the same natively and in wasm.
const DIGEST_GAMES: &str = "80";
/// Thoughts of the computer player whose digest must be the same too.
const DIGEST_THOUGHTS: &str = "200";

/// A check and what it is called.
type Step = (&'static str, fn() -> Outcome);

/// What needs neither a browser nor a release build.
const QUICK: [Step; 6] = [
    ("tools", tools::for_checks),
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
    ("fuzz targets", fuzz_targets),
    ("documentation", documentation),
    ("tests", || {
        run::cargo(&["test", "--quiet", "--workspace", "--no-fail-fast"])
    }),
];

/// The rest, but for journeys in other engines than Chromium.
const REST: [Step; 8] = [
    ("cases of every rule", cases_of_every_rule),
    ("moves of the computer player", moves),
    ("challenges", challenges),
    ("page", || page::build().map(drop)),
    ("page by Trunk", page_by_trunk),
    ("random wars, natively and in wasm", random_wars),
    ("a bot by the interface for JavaScript", page::bot),
    ("journeys", || browser::journeys(&[])),
];

/// Runs the checks, the quick ones first, and stops at the first that fails. Names the engines that are not here and cannot be installed.
///
/// # Errors
/// Fails with the name of the check that did.
pub fn test(quick: bool) -> Outcome {
    let begun = Instant::now();
    let mut times = Vec::new();
    let mut left_out = Vec::new();
    let rest: &[Step] = if quick { &[] } else { &REST };
    for (name, step) in QUICK.iter().chain(rest) {
        timed(name, &mut times, step)?;
    }
    let others: &[Engine] = if quick { &[] } else { &browser::OTHERS };
    for engine in others {
        timed(&format!("journeys in {}", engine.name), &mut times, || {
            left_out.extend(browser::smoke(engine)?);
            Ok(())
        })?;
    }
    for words in &left_out {
        println!("\nleft out: {words}");
    }
    let verdict = match (quick, left_out.len()) {
        (true, _) => "well, as far as the quick checks go".to_owned(),
        (false, 0) => "all well".to_owned(),
        (false, count) => format!("well, but for {count} engines left out"),
    };
    println!(
        "\n{verdict}: {}; {} s in all",
        times.join(", "),
        begun.elapsed().as_secs()
    );
    Ok(())
}

/// Runs a check and notes how long it took.
fn timed(name: &str, times: &mut Vec<String>, step: impl FnOnce() -> Outcome) -> Outcome {
    eprintln!("\n== {name}");
    let start = Instant::now();
    step().map_err(|words| format!("{name}: {words}"))?;
    times.push(format!("{name} {} s", start.elapsed().as_secs()));
    Ok(())
}

/// They are a workspace of their own, which no other command compiles.
fn fuzz_targets() -> Outcome {
    let target = run::root().join("target").join("fuzz");
    let target = target.to_string_lossy();
    run::cargo(&[
        "check",
        "--quiet",
        "--manifest-path",
        "fuzz/Cargo.toml",
        "--target-dir",
        &target,
    ])
}

fn documentation() -> Outcome {
    let mut doc = run::cargo_command(&["doc", "--quiet", "--workspace", "--no-deps"]);
    run::succeed(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Cases of each game show every section and expect every refusal: `trial rules` fails otherwise.
fn cases_of_every_rule() -> Outcome {
    for game in page::games() {
        print!("{}", bench::trial(&["rules", game])?);
    }
    Ok(())
}

/// The computer player makes the moves that players called good, and not those that they called odd; and it solves what the odds alone say.
fn moves() -> Outcome {
    let names = ["moves", "tactics", "tactics-aside"];
    let files = page::games().flat_map(|game| names.map(|name| format!("crates/games/{game}/{name}.txt")));
    let files: Vec<String> = files.filter(|file| Path::new(file).exists()).collect();
    let mut call = vec!["moves"];
    call.extend(files.iter().map(String::as_str));
    print!("{}", bench::trial(&call)?);
    Ok(())
}

/// What is right in each challenge is still better than all else, by other worlds than those in which it was found.
fn challenges() -> Outcome {
    for game in page::games() {
        print!("{}", bench::trial(&["challenges", game, "--check"])?);
    }
    Ok(())
}

/// The journey that the page of Trunk makes: it starts, is played, loaded again and goes on without a server.
const WITHOUT_A_SERVER: &str = "offline: a game without a server";

/// Trunk leaves the very page that `xtask` leaves, and it plays.
fn page_by_trunk() -> Outcome {
    let page = page::trunk::build()?;
    page::trunk::same(&page, &run::root().join("dist"))?;
    browser::journeys_at(&page, &[WITHOUT_A_SERVER])
}

/// Random wars keep every law, and end in the same digest on this machine and in the browser; so do thoughts about questions of wars.
fn random_wars() -> Outcome {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from).to_string();
    for game in page::games() {
        let native = bench::trial(&["fuzz", game, "--games", DIGEST_GAMES, "--seed", "1", "--jobs", &jobs])?;
        print!("{native}");
        let wasm = bench::wasm_bench(&["digest", game, DIGEST_GAMES, "1"])?;
        let (native, wasm) = (run::value(&native, "digest")?, run::value(&wasm, "digest")?);
        println!("digest of {DIGEST_GAMES} wars of {game}: {native} natively, {wasm} in wasm");
        if native != wasm {
            return Err(format!("the rules of {game} differ between native and wasm"));
        }
        let native = bench::trial(&["thoughts", game, "--count", DIGEST_THOUGHTS])?;
        let wasm = bench::wasm_bench(&["thoughts", game, DIGEST_THOUGHTS])?;
        let (native, wasm) = (run::value(&native, "digest")?, run::value(&wasm, "digest")?);
        println!("digest of {DIGEST_THOUGHTS} thoughts of {game}: {native} natively, {wasm} in wasm");
        if native != wasm {
            return Err(format!("thoughts about {game} differ between native and wasm"));
        }
    }
    Ok(())
}
