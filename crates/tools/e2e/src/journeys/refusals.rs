//! Browsers that refuse what the page would like to use, one thing or all: it plays, and what it says is true.

use super::deaths::next_line;
use super::second::choose;
use super::seen::{each, go_on, moment, same};
use crate::{ALONE, Browser, Outcome, World, position};

const HOME: &str = "Corvus: go home";
/// What is said where nothing is kept.
const FORGETFUL: &str = "keeps nothing";

/// Something that a browser refuses.
struct Refusal {
    name: &'static str,
    /// What makes a page believe that it is refused.
    script: &'static str,
    /// Whether games are kept all the same.
    keeps: bool,
}

const fn refusal(name: &'static str, script: &'static str, keeps: bool) -> Refusal {
    Refusal { name, script, keeps }
}

/// What is refused one by one: as a browser has it that lacks it, or whose user, administrator or private window forbids it.
const REFUSALS: [Refusal; 10] = [
    refusal(
        "no clipboard",
        "Object.defineProperty(Navigator.prototype, 'clipboard', { get() { return undefined; } });",
        true,
    ),
    refusal(
        "a clipboard that refuses",
        "if (window.Clipboard) Clipboard.prototype.writeText = Clipboard.prototype.readText = async () => { throw new DOMException('no', 'NotAllowedError'); };",
        true,
    ),
    refusal(
        "no worker",
        "window.Worker = function () { throw new DOMException('no', 'SecurityError'); };",
        true,
    ),
    refusal(
        "a screen that may not stay on",
        "if (window.WakeLock) WakeLock.prototype.request = async () => { throw new DOMException('no', 'NotAllowedError'); };",
        true,
    ),
    refusal(
        "no full screen",
        "delete Element.prototype.requestFullscreen; delete Document.prototype.exitFullscreen;",
        true,
    ),
    refusal(
        "no database",
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });",
        true,
    ),
    refusal(
        "no local storage",
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
        true,
    ),
    refusal(
        "no service worker",
        "if (window.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('no', 'SecurityError'); };",
        true,
    ),
    refusal(
        "no channel to other tabs",
        "window.BroadcastChannel = function () { throw new DOMException('no', 'SecurityError'); };",
        true,
    ),
    refusal(
        "no storage of a tab",
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
        true,
    ),
];

/// Plays an answer, copies a link, goes Home and comes back, and turns to another war and begins it. Says no word that is not true.
fn plays(browser: &mut Browser, keeps: bool) -> Outcome {
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    let notices = |browser: &Browser| browser.look("return document.querySelector('.notice p')?.textContent ?? ''");
    let begun = moment(browser, None)?;
    let said = notices(browser)?.as_str().unwrap_or_default().to_owned();
    if said.contains(FORGETFUL) == keeps {
        return Err(format!("at the table it says \"{said}\""));
    }
    if !said.is_empty() {
        browser.tap("css:.notice button")?;
    }
    let told = next_line(browser, &begun)?;
    if notices(browser)? != "" {
        return Err(format!("it says it again: {}", notices(browser)?));
    }
    browser.tap("Menu")?;
    browser.tap("Share as a link")?;
    browser.tap("button:Copy")?;
    let copied = browser.await_script(
        "a word about the copy",
        "return [...document.querySelectorAll('[aria-live], [aria-live] p')].find((part) => part.textContent.startsWith('Cop'))?.textContent",
    )?;
    for channel in ["css:[data-link]", "css:a[download]"] {
        browser
            .find(channel)
            .map_err(|words| format!("after {copied}: {words}"))?;
    }
    browser.tap("button:Close")?;
    browser.tap(HOME)?;
    let warned = browser.count(".warning")? > 0;
    if warned == keeps {
        return Err(format!("at Home it warns: {warned}"));
    }
    browser.tap("Where games are kept")?;
    let words = browser.text(".over .sheet-body")?;
    if words.contains("Games are kept") != keeps {
        return Err(format!("it says where games are kept: {words}"));
    }
    browser.find("Save all as a file")?;
    browser.tap("button:Close")?;
    go_on(browser)?;
    same("come back from Home", &told, &moment(browser, None)?)?;
    browser.tap(HOME)?;
    choose(browser, 2)?;
    browser.sit_down("Alone with both sides", "3")?;
    browser.tap(HOME)?;
    choose(browser, 1)?;
    if !keeps {
        return browser.find("css:.warning").map(drop);
    }
    let listed = "return document.querySelectorAll('[data-slot]').length > 1";
    browser.await_script("both games in the list", listed).map(drop)
}

/// Each thing by itself: the page plays.
pub fn one_by_one(world: &World) -> Outcome {
    let alone = |refusal: &Refusal| {
        let mut browser = world.empty_browser()?;
        browser.before_each_page(refusal.script)?;
        plays(&mut browser, refusal.keeps)?;
        browser.verdict()
    };
    each(REFUSALS.iter().map(|refusal| (refusal.name, alone(refusal))))
}

/// All of it at once: the page plays.
pub fn all_at_once(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    let each = REFUSALS
        .iter()
        .map(|refusal| format!("try {{ {} }} catch {{}}", refusal.script));
    browser.before_each_page(&each.collect::<String>())?;
    browser.open("")?;
    browser.await_gone("css:#boot")?;
    // It is said before a game is begun.
    browser.await_script("a warning", "return document.querySelector('.warning')")?;
    plays(&mut browser, false)?;
    browser.verdict()
}

/// A browser that blocks all cookies, and with them every store: the page plays.
pub fn no_cookies(world: &World) -> Outcome {
    let mut browser = world.browser_without_cookies()?;
    browser.open("")?;
    browser.await_gone("css:#boot")?;
    let refused = browser.look("try { localStorage; return false; } catch { return true; }")?;
    if refused != true {
        return Err("this browser blocks nothing".to_owned());
    }
    plays(&mut browser, false)?;
    browser.verdict()
}

/// What a screen that may not stay on, and a computer player that does not start, are told of.
pub fn said(world: &World) -> Outcome {
    let cases = ["a screen that may not stay on", "no worker"];
    each(
        cases
            .into_iter()
            .zip([dark(world, cases[0]), unstarted(world, cases[1])]),
    )
}

/// A browser at Home that refuses the thing of this name.
fn refusing(world: &World, name: &str) -> Outcome<Browser> {
    let refused = REFUSALS.iter().find(|refusal| refusal.name == name);
    let mut browser = world.empty_browser()?;
    browser.before_each_page(refused.ok_or("no such refusal")?.script)?;
    browser.open("")?;
    Ok(browser)
}

fn dark(world: &World, name: &str) -> Outcome {
    let mut browser = refusing(world, name)?;
    browser.sit_down("Alone with both sides", "3")?;
    browser.tap("Menu")?;
    browser.tap("Settings")?;
    browser.await_script(
        "a word about the screen",
        "return document.querySelector('.over').textContent.includes('cannot keep the screen on')",
    )?;
    browser.verdict()
}

fn unstarted(world: &World, name: &str) -> Outcome {
    let mut browser = refusing(world, name)?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap("begins:Against the computer")?;
    browser.await_script(
        "a word about the computer player",
        "return document.body.textContent.includes('the browser does not start it')",
    )?;
    browser.verdict()
}
