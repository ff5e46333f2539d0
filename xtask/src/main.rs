//! `cargo xtask`: builds, serves, tests and measures. Each command installs what it lacks, then does its job.
//!
//! The last line of stdout of `size`, `bench`, `measure` and `coverage` is made for programs: `key=value`, separated by spaces.
#![allow(
    clippy::disallowed_types,
    reason = "tools measure time; only rules must not know a clock"
)]

mod apt;
mod bench;
mod bindgen;
mod browser;
mod circles;
mod coverage;
mod imports;
mod page;
mod play;
mod renew;
mod run;
mod size;
mod test;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [--port P]   build the page and serve it on this machine
  test [--quick]    formatting, clippy, docs, all native tests; unless quick also fuzz, native against wasm, browser journeys
  dist              leave the page in dist/, for any static host and any sub-path
  finish            called by Trunk: make its page whole, or a draft of it
  js-api [bot]      the rules for JavaScript as a wasm module with types; with bot, the bot of its documentation plays in a browser
  size              what a first load fetches:  files= raw= brotli= gzip= offline=
  bench             speed of the rules:  native= native_reexecuted= wasm= wasm_reexecuted= game_bytes=
  map GAME          draw static/maps/GAME.svg anew
  renew GAME        write anew what mirrors its rules and rows: map, revision, documents, reasons, golden wars, moves, the page's war
  coverage          lines of each rules crate that its case files run, in per cent:  GAME=
  circles [SRC...]  modules of a crate that name each other in a circle:  circles= modules= largest=
  measure [PART]    what the page costs a slow device: load, motion, watched, war; fails where it is too much
  e2e [NAME]        the browser journeys, or those with NAME in their name; with --engine webkit or firefox before NAME, those of the smoke";

/// What went wrong, in words for the person at the terminal.
type Outcome<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["play"] => play::play(play::PORT),
        ["play", "--port", port] => match port.parse() {
            Ok(port) => play::play(port),
            Err(_) => return misused(&format!("`{port}` is no port")),
        },
        ["test"] => test::test(false),
        ["test", "--quick"] => test::test(true),
        ["dist"] => page::build().map(|folder| println!("{}", folder.display())),
        ["finish"] => page::of_trunk(),
        ["js-api"] => page::js_api().map(|folder| println!("{}", folder.display())),
        ["js-api", "bot"] => page::bot(),
        ["size"] => size::size(),
        ["bench"] => bench::bench(),
        ["map", game] => run::cargo(&["run", "--release", "--quiet", "--package", "mapmaker", "--", game]),
        ["renew", game] => renew::renew(game),
        ["coverage"] => coverage::coverage(),
        ["circles", folders @ ..] => circles::circles(folders),
        ["measure", parts @ ..] => {
            page::build().and_then(|folder| run::succeed(browser::driver("measure")?.arg(folder).args(parts)))
        }
        ["e2e", words @ ..] => page::build().and_then(|_| browser::journeys(words)),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => return misused("that is no command"),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            eprintln!("xtask: {words}");
            ExitCode::FAILURE
        }
    }
}

fn misused(words: &str) -> ExitCode {
    eprintln!("xtask: {words}\n{USAGE}");
    ExitCode::from(2)
}
