//! The page itself, before any game: it starts, it obeys, it comes back.

use super::offline::{Copy, READY, next_version};
use super::seen::{self, go_on, moment, same, share};
use crate::{Browser, Outcome, Screen, World};

/// The page mounts, on every screen, with nothing bad on the console.
pub fn starts(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.await_script("the page to mount", "return !document.getElementById('boot')")?;
    for screen in [Screen::LAPTOP, Screen::TABLET, Screen::PHONE, Screen::DESK] {
        browser.set_screen(screen)?;
        browser.reload()?;
        browser.await_script("the page to mount", "return !document.getElementById('boot')")?;
        browser.verdict()?;
    }
    Ok(())
}

/// What the policy forbids does not happen, and the harness hears of it: else no journey could be trusted.
pub fn breach_is_heard(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.verdict()?;
    browser.look("document.body.setAttribute('style', 'color: red')")?;
    match browser.verdict() {
        Err(words) if words.contains("securitypolicyviolation") => Ok(()),
        Err(words) => Err(format!("an inline style was heard otherwise: {words}")),
        Ok(()) => Err("an inline style went unheard".to_owned()),
    }
}

/// Tab closed, tab crashed, browser killed: the page starts again, and what it had stored is there.
pub fn comes_back(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let mounted = "return !document.getElementById('boot')";
    browser.await_script("the page to mount", mounted)?;
    browser.close_tab_and_return()?;
    browser.await_script("the page after a closed tab", mounted)?;
    browser.crash_tab_and_return()?;
    browser.await_script("the page after a crash", mounted)?;
    browser.kill_and_return()?;
    browser.await_script("the page after a kill", mounted)?;
    browser.verdict()
}

/// A page that is loaded again has the table as its first picture, also if that is done once more while it loads, and so has one that comes
/// by link.
pub fn table_first(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(
        "window.screens = [];
        new MutationObserver(() => {
            const screen = document.querySelector('[data-screen]')?.dataset.screen;
            if (screen && screen !== screens.at(-1)) screens.push(screen);
        }).observe(document, { childList: true, subtree: true, attributes: true });
        new MutationObserver(() => {
            if (sessionStorage.again) location.reload();
            sessionStorage.removeItem('again');
        }).observe(document, { subtree: true, attributeFilter: ['data-back'] });",
    )?;
    browser.open("")?;
    browser.sit_down("Alone with both sides", "12")?;
    let before = moment(&browser, None)?;
    browser.reload()?;
    same("after a reload", &before, &moment(&browser, None)?)?;
    only_the_table(&browser)?;
    browser.look("sessionStorage.again = 1")?;
    browser.reload()?;
    browser.await_script(
        "the second reload",
        "return !sessionStorage.again && document.querySelector('.corvus') !== null",
    )?;
    same("after two", &before, &moment(&browser, None)?)?;
    only_the_table(&browser)?;
    let shared = share(&mut browser)?;
    browser.open("about:blank")?;
    browser.open(&shared)?;
    seen::comes_back(&browser)?;
    only_the_table(&browser)?;
    browser.verdict()
}

/// Fails if this page has shown another screen than the table.
fn only_the_table(browser: &Browser) -> Outcome {
    match browser.look("return screens.join()")?.as_str() {
        Some("table") => Ok(()),
        screens => Err(format!("the table was not the first picture: {screens:?}")),
    }
}

/// A browser without WebAssembly is told so by the page alone.
pub fn no_webassembly(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page("delete window.WebAssembly")?;
    browser.open("")?;
    let told = "return document.getElementById('boot-words')?.textContent.includes('no WebAssembly')";
    browser.await_script("a sentence about WebAssembly", told).map(drop)
}

/// The program breaks down at the table: the page says that the game is saved, gives it out as a file, and leads back to it.
pub fn breakdown(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(
        "const make = URL.createObjectURL; window.files = [];
        URL.createObjectURL = (blob) => { blob.text().then((text) => files.push(text)); return make(blob); };",
    )?;
    browser.open("")?;
    browser.sit_down("Alone with both sides", "12")?;
    let before = moment(&browser, None)?;
    browser.look("dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }))")?;
    browser.find("css:#broken")?;
    if browser.sees("css:.corvus")? {
        return Err("what the dead program drew is still there".to_owned());
    }
    browser.tap("Save my games as a file")?;
    browser.await_script(
        "the file",
        "return files.some((text) => text.trim().split('\\n').length === 2)",
    )?;
    browser.tap("Load again")?;
    go_on(&mut browser)?;
    same("after a breakdown", &before, &moment(&browser, None)?)
}

/// A version that breaks down while it starts: the games are given out, nothing runs in circles, and a mended version is
/// taken by loading again.
pub fn broken_version(world: &World) -> Outcome {
    let world = world.apart()?;
    let broken = Copy::of(&world, "broken", |folder| {
        let program = |name: &str| name.ends_with(".wasm");
        let files = std::fs::read_dir(folder).map_err(|error| error.to_string())?.flatten();
        for file in files.filter(|file| program(&file.file_name().to_string_lossy())) {
            let path = file.path();
            drop(std::fs::remove_file(path.with_extension("wasm.br")));
            std::fs::write(path, trapping()).map_err(|error| error.to_string())?;
        }
        Ok(())
    })?;
    let mended = Copy::of(&world, "mended", next_version)?;
    let mut browser = world.browser()?;
    browser.await_script("\"Ready to play offline\"", READY)?;
    world.show(broken.folder());
    browser.tap("css:[data-offline]")?;
    browser.tap("Check for a new version")?;
    browser.tap("css:.over .newer button")?;
    browser.find("css:#broken")?;
    world.show(mended.folder());
    browser.reload()?;
    browser.find("css:#broken")?;
    let waits = "return navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)";
    browser.await_script("the mended version", waits)?;
    browser.tap("Load again")?;
    let mounted = "return !document.getElementById('boot') && document.querySelector('.corvus') !== null";
    browser.await_script("the page to mount", mounted).map(drop)
}

/// A program whose start function is a trap (WebAssembly: type, function, start and code section).
fn trapping() -> Vec<u8> {
    b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x08\x01\0\x0a\x05\x01\x03\0\0\x0b".to_vec()
}
