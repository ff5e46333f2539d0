//! Browsers and their drivers: found, or installed where that is ours to do; and the programs that drive them.

use crate::{Outcome, apt, run, tools};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A browser engine that plays journeys.
pub struct Engine {
    /// Its name, for people.
    pub name: &'static str,
    /// What the program of the journeys calls it.
    word: &'static str,
    programs: &'static [Program],
    /// Debian packages with the programs: the first list that can be installed, for Debian and Ubuntu name them differently.
    packages: &'static [&'static [&'static str]],
}

/// A program: the variable that names it, names it goes by (best first), and who brings it.
struct Program {
    variable: &'static str,
    names: &'static [&'static str],
    package: &'static str,
}

const CHROMIUM: Engine = Engine {
    name: "Chromium",
    word: "chromium",
    programs: &[
        Program {
            variable: "CHROMIUM",
            names: &[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
                "chrome",
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            ],
            package: "Debian's `chromium`",
        },
        Program {
            variable: "CHROMEDRIVER",
            names: &["chromedriver", "/usr/lib/chromium-browser/chromedriver"],
            package: "Debian's `chromium-driver`, of the same version",
        },
    ],
    packages: &[
        &["chromium", "chromium-driver"],
        &["chromium-browser", "chromium-chromedriver"],
    ],
};

/// As Safari, as far as a machine without Apple's system can have it.
const WEBKIT: Engine = Engine {
    name: "WebKit",
    word: "webkit",
    programs: &[
        Program {
            variable: "MINIBROWSER",
            names: &[
                "/usr/lib/ARCH-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                "/usr/lib/ARCH-linux-gnu/webkit2gtk-4.0/MiniBrowser",
                "/usr/lib/webkit2gtk-4.1/MiniBrowser",
                "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
                "MiniBrowser",
            ],
            package: "Debian's `libwebkit2gtk-4.1-0`",
        },
        Program {
            variable: "WEBKITDRIVER",
            names: &["WebKitWebDriver"],
            package: "Debian's `webkit2gtk-driver`",
        },
        Program {
            variable: "XVFB",
            names: &["Xvfb"],
            package: "Debian's `xvfb`",
        },
    ],
    packages: &[&["webkit2gtk-driver", "xvfb"]],
};

const FIREFOX: Engine = Engine {
    name: "Firefox",
    word: "firefox",
    programs: &[
        Program {
            variable: "FIREFOX",
            names: &[
                "firefox-esr",
                "firefox",
                "/Applications/Firefox.app/Contents/MacOS/firefox",
            ],
            package: "Debian's `firefox-esr`",
        },
        Program {
            variable: "GECKODRIVER",
            names: &[tools::GECKODRIVER.0],
            package: "cargo's `geckodriver`",
        },
    ],
    packages: &[&["firefox-esr"], &["firefox"]],
};

/// The engines beside Chromium: they play the journeys of the smoke.
pub const OTHERS: [Engine; 2] = [WEBKIT, FIREFOX];

/// Variables with the paths of an engine's programs.
type Found = Vec<(&'static str, PathBuf)>;

/// What became of the search for an engine.
enum Search {
    /// All its programs are there.
    Had(Found),
    /// Some are not, and this is no machine on which we can install them; the words say which and why.
    CannotBeHad(String),
}

/// Runs the journeys in `dist`, all or those whose names contain one of `filter`; `--engine NAME` before those says in which engine.
///
/// # Errors
/// Fails if there is no browser or a journey fails.
pub fn journeys(words: &[&str]) -> Outcome {
    let (engine, filter) = match words {
        ["--engine", word, filter @ ..] => {
            let known = [CHROMIUM, WEBKIT, FIREFOX]
                .into_iter()
                .find(|known| known.word == *word);
            (known.ok_or_else(|| format!("`{word}` is no engine"))?, filter)
        }
        _ => (CHROMIUM, words),
    };
    play(&engine, found_or_installed(&engine)?, &run::root().join("dist"), filter)
}

/// Runs the journeys with these words in their names in Chromium, at the page in another folder than `dist`.
///
/// # Errors
/// Fails if there is no browser or a journey fails.
pub fn journeys_at(page: &Path, filter: &[&str]) -> Outcome {
    play(&CHROMIUM, found_or_installed(&CHROMIUM)?, page, filter)
}

/// Runs the journeys of the smoke in another engine. Words instead of a failure if it is not here and we cannot install it.
///
/// # Errors
/// Fails if a journey does, or if the engine could be installed and was not.
pub fn smoke(engine: &Engine) -> Outcome<Option<String>> {
    match search(engine)? {
        Search::Had(programs) => play(engine, programs, &run::root().join("dist"), &[]).map(|()| None),
        Search::CannotBeHad(words) => Ok(Some(words)),
    }
}

fn play(engine: &Engine, programs: Found, page: &Path, filter: &[&str]) -> Outcome {
    let mut command = e2e("e2e", programs);
    if engine.word == CHROMIUM.word {
        command.env("AXE", tools::axe()?);
    }
    command.arg(page).args(["--engine", engine.word]);
    run::succeed(command.args(filter))
}

/// A binary of the `e2e` crate, told where Chromium and its driver are.
///
/// # Errors
/// Fails if there is no browser and none can be installed.
pub fn driver(binary: &str) -> Outcome<Command> {
    Ok(e2e(binary, found_or_installed(&CHROMIUM)?))
}

fn e2e(binary: &str, programs: Found) -> Command {
    let mut command = run::cargo_command(&["run", "--release", "--quiet", "--package", "e2e", "--bin", binary, "--"]);
    command.envs(programs);
    command
}

fn found_or_installed(engine: &Engine) -> Outcome<Found> {
    match search(engine)? {
        Search::Had(programs) => Ok(programs),
        Search::CannotBeHad(words) => Err(words),
    }
}

/// Finds all programs of an engine, and installs what is missing where we can.
fn search(engine: &Engine) -> Outcome<Search> {
    let gecko = tools::GECKODRIVER.0;
    let from_cargo = |program: &&Program| program.names == [gecko];
    let packaged = || engine.programs.iter().filter(|program| !from_cargo(program));
    if packaged().any(|program| found(program).is_none()) {
        match apt::Apt::here() {
            Ok(apt) => apt.install(engine.packages).map_err(|words| missing(engine, &words))?,
            Err(why) => return Ok(Search::CannotBeHad(missing(engine, &why))),
        }
    }
    let built = engine.programs.iter().find(from_cargo);
    if built.is_some_and(|program| found(program).is_none()) {
        tools::geckodriver()?;
    }
    let all = engine.programs.iter();
    let all: Option<Found> = all.map(|program| Some((program.variable, found(program)?))).collect();
    all.map(Search::Had)
        .ok_or_else(|| missing(engine, "they were installed, but are not where they are looked for"))
}

/// What the environment names, or the first of the program's names that is there.
fn found(program: &Program) -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(program.variable) {
        return Some(PathBuf::from(path)).filter(|path| path.is_file());
    }
    let folders = run::search_path();
    program.names.iter().find_map(|name| {
        let name = name.replace("ARCH", std::env::consts::ARCH) + std::env::consts::EXE_SUFFIX;
        std::env::split_paths(&folders)
            .map(|folder| folder.join(&name))
            .find(|path| path.is_file())
    })
}

fn missing(engine: &Engine, why: &str) -> String {
    let lacking = engine.programs.iter().filter(|program| found(program).is_none());
    let names: Vec<String> = lacking
        .map(|program| {
            let (package, variable) = (program.package, program.variable);
            format!(
                "{} ({package}, or set {variable} to its path)",
                program.names[0].rsplit('/').next().unwrap_or_default()
            )
        })
        .collect();
    format!("journeys in {} need {}: {why}", engine.name, names.join(" and "))
}
