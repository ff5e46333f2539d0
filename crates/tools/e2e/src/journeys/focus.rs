//! The focus: a sheet that is closed gives it back to what opened it, or to what stands in its place.

use crate::{ALONE, Browser, Find, Outcome, Screen, World, position};
use serde_json::json;

/// What opens a sheet on the table, and the key that does it.
const OPENERS: [(&str, &str); 8] = [
    (".tools [aria-label=Menu]", "Enter"),
    (".prompt .rule", "Enter"),
    (".prompt [data-choice='All answers']", "Enter"),
    (".hand .read", "Enter"),
    (".hand .slot:last-child .read", "Enter"),
    (".pile", "Enter"),
    (".log .rule", "Enter"),
    ("main.pane", "i"),
];

fn at_the_table(world: &World) -> Outcome<Browser> {
    let mut browser = world.empty_browser()?;
    browser.set_screen(Screen::DESK)?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    browser.seen()?;
    Ok(browser)
}

/// The focus is on the element that was remembered.
fn is_back(browser: &Browser, what: &str) -> Outcome {
    let back = browser.await_script("the focus", "return document.activeElement === window.opener_");
    back.map(drop).map_err(|words| {
        let at = browser
            .look("return document.activeElement?.outerHTML.slice(0, 200)")
            .unwrap_or_default();
        format!("{what}: {words}; it is on {at}")
    })
}

/// By keys and by the mouse.
pub fn comes_back(world: &World) -> Outcome {
    let mut browser = at_the_table(world)?;
    for (opener, key) in OPENERS {
        let focus = format!("(window.opener_ = document.querySelector({})).focus()", json!(opener));
        browser.look(&focus)?;
        browser.key(key)?;
        browser
            .find("css:.over .sheet")
            .map_err(|words| format!("{opener}: {words}"))?;
        browser.key("Escape")?;
        browser.await_gone("css:.over")?;
        is_back(&browser, opener)?;
        if key == "Enter" {
            browser.tap(Find::Css(opener.to_owned()))?;
            browser.find("css:.over .sheet")?;
            browser.tap("css:.over .sheet header .quiet")?;
            browser.await_gone("css:.over")?;
            is_back(&browser, &format!("{opener} by mouse"))?;
        }
    }
    browser.verdict()
}

/// A sheet over a sheet; and a sheet in which an answer is given, after which the question is another.
pub fn in_its_place(world: &World) -> Outcome {
    let mut browser = at_the_table(world)?;
    browser.look("(window.opener_ = document.querySelector('.hand .read')).focus()")?;
    browser.key("Enter")?;
    browser.find("css:.over .sheet .rule")?;
    browser.look("document.querySelector('.over .sheet .rule').focus()")?;
    browser.key("Enter")?;
    browser.find("css:.over .help-steps")?;
    for _ in 0..2 {
        browser.key("Escape")?;
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    browser.await_gone("css:.over")?;
    is_back(&browser, "two sheets")?;
    for _ in 0..5 {
        browser.look("document.querySelector(\".prompt [data-choice='All answers']\").focus()")?;
        browser.key("Enter")?;
        browser.find("css:.over .answers button")?;
        browser.look("document.querySelector('.over .answers button').focus()")?;
        browser.key("Enter")?;
        browser.await_gone("css:.over .answers")?;
        let on = browser.await_script(
            "the focus on something of the question",
            "const on = document.activeElement; return on.closest('.prompt, .over') && !on.matches('.rule') && on.outerHTML.slice(0, 99)",
        );
        on.map_err(|words| {
            let at = browser
                .look("return document.activeElement?.outerHTML.slice(0, 200)")
                .unwrap_or_default();
            format!("{words}; it is on {at}")
        })?;
        if browser.sees("css:.over")? {
            browser.key("Escape")?;
        }
    }
    browser.verdict()
}

/// Escape ends a composition of an input method and leaves the sheet open; by itself it closes the sheet.
pub fn composition(world: &World) -> Outcome {
    let mut browser = at_the_table(world)?;
    browser.tap("Menu")?;
    browser.tap("button:Rules")?;
    browser.find("css:.over input")?;
    let escape = |code: &str| {
        format!(
            "const field = document.querySelector('.over input'); field.focus();
             field.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Escape', bubbles: true, cancelable: true, {code} }}));"
        )
    };
    for composing in ["isComposing: true", "keyCode: 229"] {
        browser.look(&escape(composing))?;
        std::thread::sleep(std::time::Duration::from_millis(200));
        if !browser.sees("css:.over input")? {
            return Err(format!("the sheet is closed by a key of a composition ({composing})"));
        }
    }
    browser.look(&escape("keyCode: 27"))?;
    browser.await_gone("css:.over input")?;
    browser.verdict()
}
