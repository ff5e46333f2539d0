//! Looking back: the log, any earlier moment, a link to one, a game of its own from there, paper.

use crate::{ALONE, Browser, Find, Outcome, War, World, position};
use serde_json::json;

/// The bar that says when it is.
const BAR: &str = ".looking .ask";

/// A war that is over.
fn finished() -> Outcome<War> {
    position::before_the_end(6, 0)
}

fn at_the_end(world: &World) -> Outcome<(Browser, War)> {
    let war = finished()?;
    let mut browser = world.empty_browser()?;
    browser.open_link(&war, ALONE)?;
    Ok((browser, war))
}

fn from_menu(browser: &mut Browser, entry: &str) -> Outcome {
    browser.tap("Menu")?;
    browser.tap(Find::Role("button", entry.to_owned()))
}

/// How many answers had been given at the moment that is looked at, and what the bar says.
fn moment(browser: &Browser, not: &str) -> Outcome<String> {
    let script = format!(
        "const said = document.querySelector('{BAR}')?.textContent; return said && said !== {} ? said : null",
        json!(not)
    );
    let said = browser.await_script("another moment", &script)?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// One turn of the log lies open at a time; words are found in all of it; a place leads to the map, a battle to its dice.
pub fn log(world: &World) -> Outcome {
    let (mut browser, _) = at_the_end(world)?;
    browser.tap("Menu")?;
    browser.tap("Turn I")?;
    browser.tap("All of this turn")?;
    let told = browser.text(".found ol")?;
    if !told.contains("Turn I begins") || told.contains("Turn II begins") {
        return Err(format!("not turn I alone: {told}"));
    }
    let nodes = browser.look("return document.querySelectorAll('*').length")?;
    if nodes.as_u64().unwrap_or(u64::MAX) > 6000 {
        return Err(format!("{nodes} elements with the log open"));
    }
    browser.tap("css:[data-search]")?;
    browser.type_text("victory check")?;
    let only = "const lines = [...document.querySelectorAll('.found .words')].map((e) => e.textContent);
        return lines.length > 1 && lines.every((l) => l.includes('Victory Check'))";
    browser.await_script("only the lines that say so", only)?;
    browser.tap("css:.sheet header .quiet")?;
    browser.tap("All of this turn")?;
    browser.tap("css:[data-search]")?;
    browser.type_text("places a PC")?;
    let name = browser.text(".found .named")?;
    browser.tap("css:.found .named")?;
    browser.await_gone("css:.over")?;
    browser.await_script("a ring on the map", "return document.querySelector('.halos .cursor')")?;
    world.note(format!("the log leads to {name}"));
    browser.verdict()
}

/// By step, by battle and by turn, by itself, and by the names of what happened; then back to the game.
pub fn replay(world: &World) -> Outcome {
    let (mut browser, _) = at_the_end(world)?;
    from_menu(&mut browser, "Look back")?;
    let mut said = moment(&browser, "")?;
    for way in [
        "The first moment",
        "The next turn",
        "One answer on",
        "One answer back",
        "The turn before",
        "The last moment",
    ] {
        browser.tap(way)?;
        said = moment(&browser, &said).map_err(|words| format!("{way}: {words}"))?;
    }
    browser.tap("The turn before")?;
    said = moment(&browser, &said)?;
    browser.tap("css:.events button:not(.on)")?;
    said = moment(&browser, &said)?;
    browser.await_script("the event is marked", "return document.querySelector('.events .on')")?;
    browser.tap("The first moment")?;
    said = moment(&browser, &said)?;
    browser.tap("Play")?;
    said = moment(&browser, &said)?;
    said = moment(&browser, &said)?;
    browser.tap("Pause")?;
    browser.find("Play")?;
    if !said.starts_with("Looking back") {
        return Err(format!("nothing says that this is the past: {said}"));
    }
    browser.tap("Back to the game")?;
    browser.await_gone(Find::Css(BAR.to_owned()))?;
    browser.verdict()
}

/// Back by two battles and on by one; then the dice of that one, and from there its place on the map.
pub fn battles(world: &World) -> Outcome {
    let (mut browser, _) = at_the_end(world)?;
    from_menu(&mut browser, "Look back")?;
    let mut said = vec![moment(&browser, "")?];
    for way in ["The battle before", "The battle before", "The next battle"] {
        browser.tap(way)?;
        let last = said.last().map_or("", String::as_str);
        let now = moment(&browser, last).map_err(|words| format!("{way}: {words}"))?;
        said.push(now);
    }
    let [_, last, before, again] = &said[..] else {
        return Err(format!("four moments: {said:?}"));
    };
    if last == before || again != last {
        return Err(format!("on from the battle before the last is the last: {said:?}"));
    }
    browser.tap("Die by die")?;
    let dice = browser.text(".over .sheet")?;
    if !dice.contains("What came of it") {
        return Err(format!("not the dice of a battle: {dice}"));
    }
    browser.tap("See it on the map")?;
    browser.await_gone("css:.over")?;
    let here = moment(&browser, "")?;
    if !here.starts_with("Looking back") {
        return Err(format!("nothing says that this is the past: {here}"));
    }
    browser.tap("Back to the game")?;
    browser.await_gone(Find::Css(BAR.to_owned()))?;
    browser.verdict()
}

/// A link with a moment opens there in a browser that has never seen the game; one with a moment that cannot be says so.
pub fn link_to_a_moment(world: &World) -> Outcome {
    let war = finished()?;
    let mut browser = world.empty_browser()?;
    browser.open(&format!("{}~40", war.fragment()))?;
    browser.tap(Find::Role("button", ALONE.to_owned()))?;
    let said = moment(&browser, "")?;
    if !said.contains("answer 40 of") {
        return Err(format!("another moment: {said}"));
    }
    let mut browser = world.empty_browser()?;
    browser.open(&format!("{}~99999", war.fragment()))?;
    let shown = browser.text(".notice p")?;
    if !shown.contains("moment") {
        return Err(format!("it was opened with \"{shown}\""));
    }
    browser.verdict()
}

/// A game of its own from a moment has a name of its own, and the old one stays.
pub fn fork(world: &World) -> Outcome {
    let (mut browser, _) = at_the_end(world)?;
    from_menu(&mut browser, "Look back")?;
    let said = moment(&browser, "")?;
    browser.tap("The turn before")?;
    moment(&browser, &said)?;
    browser.tap("Play on from here")?;
    browser.tap("css:[data-choice=\"With new dice\"]")?;
    browser.await_gone(Find::Css(BAR.to_owned()))?;
    let told = browser.text(".notice p")?;
    if !told.contains("from turn") {
        return Err(format!("a fork without a name: {told}"));
    }
    browser.await_seen("a question again", |seen| !seen.asked().contains("has won"))?;
    browser.verdict()
}

/// The position fits on paper with the log after it, and no hand is on it.
pub fn paper(world: &World) -> Outcome {
    let (mut browser, _) = at_the_end(world)?;
    from_menu(&mut browser, "Print")?;
    browser.find("css:[data-choice=Print]")?;
    let paper = browser
        .session
        .devtools("Page.printToPDF", &json!({ "printBackground": true }))?;
    let paper = paper["data"].as_str().map_or(0, str::len);
    if paper < 5000 {
        return Err(format!("{paper} characters of paper"));
    }
    // Paper is light in every theme.
    let ink = "return getComputedStyle(document.documentElement).getPropertyValue('--ink')";
    browser.look("document.documentElement.dataset.theme = 'light'")?;
    let light = browser.look(ink)?;
    browser.look("document.documentElement.dataset.theme = 'dark'")?;
    let dark = browser.look(ink)?;
    browser.medium("print")?;
    if dark == light || browser.look(ink)? != light {
        return Err(format!("paper has the ink of the dark theme: {dark}"));
    }
    let hidden = "return ['.hand', '.prompt', '.over', '.log'].every((s) => getComputedStyle(document.querySelector(s)).display === 'none')
        && getComputedStyle(document.querySelector('.paper')).display !== 'none'
        && document.querySelector('.paper pre').textContent.includes('Turn I begins')";
    browser.await_script("no hand on paper, and the log", hidden)?;
    browser.medium("")?;
    browser.verdict()
}

/// The log goes out as a file of plain text.
pub fn export(world: &World) -> Outcome {
    let (mut browser, _) = at_the_end(world)?;
    browser.look(
        "const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return make.call(URL, blob); };",
    )?;
    from_menu(&mut browser, "The whole log")?;
    browser.tap("Save as a file")?;
    let text = browser.await_script("the file", "return window.saved")?;
    let text = text.as_str().unwrap_or_default();
    if !text.contains("Turn I begins") || !text.contains(" wins the war.") {
        return Err(format!("not the whole log: {} characters", text.len()));
    }
    browser.verdict()
}
