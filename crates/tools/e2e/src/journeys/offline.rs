//! Without a network, and from one version to the next.

use super::seen::{comes_back, moment, same};
use crate::{ALONE, Browser, Outcome, Robot, World, position};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// True once the page can do without a network.
pub const READY: &str = "return document.querySelector('[data-offline=ready]') !== null";
/// The version that the page runs.
pub const RUNS: &str = "return document.documentElement.dataset.version";
/// Taps of a short stretch of play.
const TAPS: u32 = 12;

/// A copy of the page's folder that is taken away again.
pub struct Copy(PathBuf);

impl Copy {
    /// A copy in which `change` has been made, as a version of its own.
    pub fn of(world: &World, name: &str, change: impl FnOnce(&Path) -> Outcome) -> Outcome<Copy> {
        let folder = std::env::temp_dir().join(format!("corvus-copy-{}-{name}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        copy(world.folder(), &folder)?;
        let copy = Copy(folder);
        change(&copy.0)?;
        serve::offline::write(&copy.0).map_err(|error| error.to_string())?;
        // What was packed was another version.
        for file in ["index.html.br", "sw.js.br"] {
            drop(std::fs::remove_file(copy.0.join(file)));
        }
        Ok(copy)
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn copy(from: &Path, to: &Path) -> Outcome {
    for entry in WalkDir::new(from) {
        let entry = entry.map_err(|error| error.to_string())?;
        let failed = |error: std::io::Error| format!("{}: {error}", entry.path().display());
        let place = to.join(entry.path().strip_prefix(from).map_err(|error| error.to_string())?);
        if entry.file_type().is_dir() {
            std::fs::create_dir_all(place).map_err(failed)?;
        } else {
            std::fs::copy(entry.path(), place).map_err(failed)?;
        }
    }
    Ok(())
}

/// A file that belongs to the version and has no hash in its name.
fn file() -> String {
    format!("static/help/{}-glossary.txt", registry::GAMES[0].name)
}

/// Adds a line to the file without a hash: the least that makes another version.
pub fn next_version(folder: &Path) -> Outcome {
    drop(std::fs::remove_file(folder.join(format!("{}.br", file()))));
    let file = folder.join(file());
    let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
    std::fs::write(&file, format!("{text}\n")).map_err(|error| error.to_string())
}

fn length_of_file(browser: &Browser) -> Outcome<u64> {
    let length = browser.look(&format!(
        "return fetch('{}').then((r) => r.text()).then((t) => t.length)",
        file()
    ))?;
    length
        .as_u64()
        .ok_or_else(|| format!("{} was not to be had: {length}", file()))
}

/// After the first visit the server is gone: a game is begun, played, loaded again and gone on with, and help is there.
/// Nothing was asked of any network since "ready", and nothing of another origin ever.
pub fn without_a_server(world: &World) -> Outcome {
    let world = world.apart()?;
    let mut browser = world.empty_browser()?;
    browser.record_network()?;
    browser.open("")?;
    browser.await_script("\"Ready to play offline\"", READY)?;
    world.server().requests();
    world.server().stop();
    browser.sit_down("Alone with both sides", "12")?;
    let mut taps = 0;
    Robot::new(4).play_until(&mut browser, 10 * TAPS, |_| {
        taps += 1;
        taps > TAPS
    })?;
    let before = moment(&browser, None)?;
    browser.reload()?;
    comes_back(&browser)?;
    same("without a server", &before, &moment(&browser, None)?)?;
    if length_of_file(&browser)? == 0 {
        return Err("the help is empty".to_owned());
    }
    browser.tap("Menu")?;
    browser.tap("Share as a link")?;
    browser.find("css:.over .sheet")?;
    browser.tap("button:Close")?;
    let foreign: Vec<String> = browser.network()?;
    let own = |address: &String| {
        address.starts_with(browser.address())
            || address.starts_with("data:")
            || address.starts_with("blob:")
            || address.starts_with("about:")
    };
    if let Some(address) = foreign.iter().find(|address| !own(address)) {
        return Err(format!("another origin was asked: {address}"));
    }
    if foreign.len() < 5 {
        return Err(format!("the record of the network is empty: {foreign:?}"));
    }
    match world.server().requests().as_slice() {
        // The browser itself looks for a new version when a page is opened.
        asked if asked.iter().all(|path| path.ends_with("/sw.js")) => browser.verdict_but("sw.js"),
        asked => Err(format!("asked of the network after \"ready\": {asked:?}")),
    }
}

/// A new version in mid-game: the old one goes on until it is taken, and in another tab until it is taken there; the game
/// stands where it stood, and the old files go when no tab runs them.
pub fn new_version(world: &World) -> Outcome {
    let world = world.apart()?;
    let next = Copy::of(&world, "next", next_version)?;
    let mut browser = world.browser()?;
    browser.await_script("\"Ready to play offline\"", READY)?;
    let (old, length) = (browser.look(RUNS)?, length_of_file(&browser)?);
    let first = browser.second_tab()?;
    let second = browser.tab()?;
    browser.look_at(&first)?;
    browser.open_link(&position::showing("many reactions")?, ALONE)?;
    moment(&browser, None)?;

    world.show(next.folder());
    browser.tap("Menu")?;
    browser.tap("Settings")?;
    browser.tap("css:.over [data-offline]")?;
    // The browser may have looked by itself.
    if browser.sees("css:.over .newer button")? || browser.tap("Check for a new version").is_ok() {
        browser.find("css:.over .newer button")?;
    }
    browser.tap("button:Close")?;
    if browser.look(RUNS)? != old || length_of_file(&browser)? != length {
        return Err("a new version came unasked".to_owned());
    }
    while browser.seen()?.sheet().is_some() {
        browser.tap("button:Close")?;
    }
    let before = moment(&browser, None)?;
    browser.tap("Menu")?;
    browser.tap("css:.over .newer button")?;
    let taken = format!(
        "return document.documentElement.dataset.version !== {old} && document.querySelector('[data-screen=table]') !== null"
    );
    browser.await_script("the new version with the game that lay open", &taken)?;
    same("with the new version", &before, &moment(&browser, None)?)?;
    if length_of_file(&browser)? != length + 1 {
        return Err("the new version has old files".to_owned());
    }

    browser.look_at(&second)?;
    if browser.look(RUNS)? != old || length_of_file(&browser)? != length {
        return Err("the other tab lost its version".to_owned());
    }
    browser.tap("css:.newer button")?;
    browser.await_script(
        "the new version in the other tab",
        &format!("return document.documentElement.dataset.version !== {old}"),
    )?;
    browser.await_script(
        "the old version to be taken away",
        &format!(
            "return caches.keys().then((names) => names.length === 2 && !names.some((name) => name.endsWith({old})))"
        ),
    )?;
    browser.verdict()
}

/// A tablet that opens a laptop's server over plain http is told what it must do without, and plays.
pub fn plain_http(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    let address = browser.address().replace("127.0.0.1", "laptop.test");
    browser.open(&address)?;
    browser.await_script(
        "what is denied to be known",
        "return document.querySelector('[data-offline=never]') !== null",
    )?;
    browser.tap("css:[data-offline]")?;
    let words = browser.text(".over .sheet")?;
    if !words.contains("begins with http") || !words.contains("playing offline") {
        return Err(format!("what is missing is not said: {words}"));
    }
    browser.tap("button:Close")?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap("css:[data-door=start]")?;
    browser.await_seen("the table", |seen| seen.screen() == "table")?;
    browser.verdict()
}
