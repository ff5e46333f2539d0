//! Somebody who plays on, whatever is asked: by real taps on what the page offers.

use crate::{Browser, Outcome};
use serde_json::json;
use std::time::Duration;

/// Time for the page to answer a tap.
const BREATH: Duration = Duration::from_millis(60);

/// Begins a game from Home: who plays ("Two", "Alone"), the seed of its dice.
pub fn begin(browser: &mut Browser, players: &str, seed: u64) -> Outcome {
    browser.tap("css:[data-door=new]")?;
    browser.tap(format!("begins:{players}").as_str())?;
    browser.tap("css:summary")?;
    browser.tap("begins:Seed")?;
    browser.type_text(&seed.to_string())?;
    browser.tap("css:[data-door=start]")?;
    at_the_table(browser)
}

/// Waits for the table.
pub fn at_the_table(browser: &Browser) -> Outcome {
    browser
        .await_script(
            "the table",
            "return !!document.querySelector('[data-screen=table] .prompt')",
        )
        .map(drop)
}

/// Opens a link with both sides in one's own hands.
pub fn open_link(browser: &mut Browser, link: &str) -> Outcome {
    browser.open("about:blank")?;
    browser.open(link)?;
    browser.await_script(
        "a seat or the table",
        "return !!document.querySelector('.over, [data-screen=table] .prompt')",
    )?;
    if browser.sees("Both sides, alone")? {
        browser.tap("Both sides, alone")?;
    }
    at_the_table(browser)
}

/// What the log says, newest and oldest lines alike.
pub fn log(browser: &mut Browser) -> Outcome<String> {
    while there(browser, ".over")? {
        browser.tap("css:.over header button")?;
        std::thread::sleep(BREATH);
    }
    browser.tap("All of it")?;
    let text = browser.text(".over .log-all")?;
    browser.tap("css:.over header button")?;
    browser.await_gone("css:.over")?;
    Ok(text)
}

/// Whether there is such a thing now.
pub fn there(browser: &Browser, selector: &str) -> Outcome<bool> {
    Ok(browser.look(&format!("return !!document.querySelector({})", json!(selector)))? == true)
}

/// Where the next tap goes: the first of these that is there.
const NEXT: &str = r#"
    const first = selectors => selectors.find(s => document.querySelector(s)) ?? '';
    return first([
        '.over [data-winner]', '.curtain [data-choice]', '.over header button', '.prompt [data-choice="No reaction" i]',
        '.prompt [data-choice^="I am"]', '.prompt [data-choice=Confirm]', '.prompt [data-choice="As proposed"]',
        '.slot.ready:not(.chosen) [data-card]',
        '.prompt .buttons [data-choice]:not([data-choice="All answers"])', '.prompt [data-choice="All answers"]',
    ]);
"#;

/// One tap: declines, confirms, takes what is proposed, plays a card, or gives the first answer there is. Tells what was tapped; empty
/// when the war is over.
pub fn step(browser: &mut Browser) -> Outcome<String> {
    let next = browser.await_script("something to tap", NEXT)?;
    let next = next.as_str().unwrap_or_default().to_owned();
    if next.contains("data-winner") {
        return Ok(String::new());
    }
    let next = if next.contains("data-card") && there(browser, ".slot.chosen")? {
        ".prompt .buttons [data-choice]:not([data-choice=\"All answers\"])".to_owned()
    } else {
        next
    };
    browser.tap(format!("css:{next}").as_str())?;
    if next.contains("All answers") && opens(browser, ".over .sheet-body [data-choice]")? {
        browser.tap("css:.over .sheet-body [data-choice]")?;
    }
    std::thread::sleep(BREATH);
    Ok(next)
}

/// Whether something appears soon; a table in motion may have closed it again.
fn opens(browser: &Browser, selector: &str) -> Outcome<bool> {
    for _ in 0..20 {
        if there(browser, selector)? {
            return Ok(true);
        }
        std::thread::sleep(BREATH);
    }
    Ok(false)
}
