//! How many taps a deed takes, from the hand to the result; and giving up.

use super::player::{begin, log, step, there};
use crate::{Browser, Outcome, World};

/// The budget of taps, from the hand to the result.
pub fn taps(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    begin(&mut browser, "Alone", 7)?;
    to_a_card(&mut browser)?;
    // Three markers: card, use, three spaces, Confirm.
    let taps = [
        "css:[data-card=\"11\"]",
        "css:.prompt [data-choice=\"place PCs\"]",
        "css:[data-space=Pisae]",
        "css:[data-space=Aleria]",
        "css:[data-space=Nuoro]",
        "css:.prompt [data-choice=Confirm]",
    ];
    all(&mut browser, &taps)?;
    expect(&mut browser, &["Pisae", "Aleria", "Nuoro"], "three markers in six taps")?;
    // A general with all he may take, two spaces on: card, general, goal, Confirm.
    let mut browser = world.browser()?;
    begin(&mut browser, "Alone", 7)?;
    to_a_card(&mut browser)?;
    let taps = [
        "css:[data-card=\"11\"]",
        "css:[data-general=\"M. Valerius Maximus\"]",
        "css:[data-space=Paestum]",
        "css:.prompt [data-choice=Confirm]",
    ];
    all(&mut browser, &taps)?;
    expect(
        &mut browser,
        &["from Regium to Consentia", "from Consentia to Paestum"],
        "a march in four taps",
    )?;
    browser.verdict()
}

/// Plays on to the question for a card of Rome.
fn to_a_card(browser: &mut Browser) -> Outcome {
    let card = "return !!document.querySelector('.prompt.rome') && !!document.querySelector('.slot.ready [data-card]') \
                && !document.querySelector('.prompt [data-choice=\"No reaction\" i]')";
    for _ in 0..12 {
        if browser.look(card)? == true {
            return Ok(());
        }
        if there(browser, ".prompt [data-choice^=\"Rome goes\"]")? {
            browser.tap("css:.prompt [data-choice^=\"Rome goes\"]")?;
        } else {
            step(browser)?;
        }
    }
    Err("Rome is never asked for a card".to_owned())
}

fn all(browser: &mut Browser, taps: &[&str]) -> Outcome {
    taps.iter().try_for_each(|what| browser.tap(*what))
}

fn expect(browser: &mut Browser, words: &[&str], what: &str) -> Outcome {
    let log = log(browser)?;
    match words.iter().find(|w| !log.contains(**w)) {
        None => Ok(()),
        Some(missing) => Err(format!("{what}: the log does not say \"{missing}\": {log}")),
    }
}

/// Giving up takes two steps.
pub fn concede(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    begin(&mut browser, "Alone", 5)?;
    browser.tap("Menu")?;
    browser.tap("Concede")?;
    browser.tap("css:.over [data-choice=Concede]")?;
    if there(&browser, "[data-winner]")? {
        return Err("one step was enough to concede".to_owned());
    }
    browser.tap("css:.over [data-choice=Concede]")?;
    browser.await_script("the end", "return !!document.querySelector('[data-winner]')")?;
    browser.verdict()
}
