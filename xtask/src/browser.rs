//! Chromium and chromedriver: found, or installed where that is ours to do; and the programs that drive them.

use crate::Outcome;
use crate::{run, tools};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names Chromium goes by, best first.
const CHROMIUM: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const CHROMEDRIVER: [&str; 2] = ["chromedriver", "/usr/lib/chromium-browser/chromedriver"];

/// Runs the journeys in `dist`, all or those whose names contain one of `filter`.
///
/// # Errors
/// Fails if there is no browser or a journey fails.
pub fn journeys(filter: &[&str]) -> Outcome {
    let axe = tools::axe()?;
    run::succeed(
        driver("e2e")?
            .env("AXE", axe)
            .arg(run::root().join("dist"))
            .args(filter),
    )
}

/// A binary of the `e2e` crate, told where browser and driver are.
///
/// # Errors
/// Fails if there is no browser and none can be installed.
pub fn driver(binary: &str) -> Outcome<Command> {
    let (chromium, chromedriver) = found_or_installed()?;
    let mut command = run::cargo_command(&["run", "--release", "--quiet", "--package", "e2e", "--bin", binary, "--"]);
    command.env("CHROMIUM", chromium).env("CHROMEDRIVER", chromedriver);
    Ok(command)
}

fn found_or_installed() -> Outcome<(PathBuf, PathBuf)> {
    if let Some(pair) = found() {
        return Ok(pair);
    }
    install()?;
    found().ok_or_else(|| missing("they were installed, but are not on the PATH"))
}

fn found() -> Option<(PathBuf, PathBuf)> {
    Some((program("CHROMIUM", &CHROMIUM)?, program("CHROMEDRIVER", &CHROMEDRIVER)?))
}

/// What the environment names, or the first of `names` that is there.
fn program(variable: &str, names: &[&str]) -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(variable) {
        return Some(PathBuf::from(path)).filter(|path| path.is_file());
    }
    let folders = run::search_path();
    names.iter().find_map(|name| {
        let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        std::env::split_paths(&folders)
            .map(|folder| folder.join(&name))
            .find(|path| path.is_file())
    })
}

/// Installs both through apt: on Debian and Ubuntu, as root or with a sudo that asks nothing.
fn install() -> Outcome {
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err(missing("this is no Debian or Ubuntu, so nothing was installed"));
    }
    let root = run::output(run::command("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root && !run::works(run::command("sudo").args(["-n", "true"])) {
        return Err(missing("they can be installed only by root"));
    }
    let apt = |words: &[&str]| {
        let mut command = run::command(if root { "apt-get" } else { "sudo" });
        if !root {
            command.args(["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        }
        command.env("DEBIAN_FRONTEND", "noninteractive").args(words);
        run::succeed(&mut command)
    };
    eprintln!("installing chromium and chromium-driver with apt");
    // An update that fails for one of many sources does no harm if the packages are found.
    if let Err(words) = apt(&["update", "-q"]) {
        eprintln!("{words}; going on with the lists as they are");
    }
    apt(&[
        "install",
        "-q",
        "-y",
        "--no-install-recommends",
        "chromium",
        "chromium-driver",
    ])
    .or_else(|_| apt(&["install", "-q", "-y", "chromium-browser", "chromium-chromedriver"]))
    .map_err(|words| missing(&words))
}

fn missing(why: &str) -> String {
    let mut names = Vec::new();
    if program("CHROMIUM", &CHROMIUM).is_none() {
        names.push("Chromium (Debian package `chromium`, or set CHROMIUM to its path)");
    }
    if program("CHROMEDRIVER", &CHROMEDRIVER).is_none() {
        names.push("chromedriver of the same version (`chromium-driver`, or set CHROMEDRIVER)");
    }
    format!("the browser journeys need {}: {why}", names.join(" and "))
}
