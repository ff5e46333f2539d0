//! Challenges: the list, one that is failed and then solved by keys, one whose answer is shown; without a network, and what is remembered.

use super::coaching::{CONTINUATION, without_a_network};
use super::keyboard::{enter, from_list, words_of_the_list};
use crate::{Browser, Outcome, World};
use engine::Challenge;

/// How the challenge on the table stands.
const STATE: &str = "return document.querySelector('.challenge')?.dataset.state";

/// The first challenge by keys, wrongly and rightly; the answer to the second is shown; the list knows the one that was solved, also when the
/// page has been loaded again.
pub fn solved_and_failed(world: &World) -> Outcome {
    let world = world.apart()?;
    let mut browser = without_a_network(&world)?;
    // The page begins with the program of the first game.
    let challenges = registry::info(registry::FIRST).challenges();
    let [first, second, ..] = &challenges[..] else {
        return Err("the game has too few challenges".to_owned());
    };

    enter(&mut browser, "[data-here=true] [data-door=challenges]")?;
    enter(&mut browser, &row(first))?;
    fail(&mut browser, first)?;
    enter(&mut browser, "[data-way=why]")?;
    let said = "document.querySelector('.challenge .judged')?.textContent ?? ''";
    browser.await_script(
        "why it is wrong",
        &format!("return /percentage points|little wrong/.test({said})"),
    )?;
    enter(&mut browser, "[data-coach=continuation]")?;
    browser.await_script("how the war may go on", CONTINUATION)?;
    browser.key("Escape")?;
    for step in &first.steps {
        if state(&browser)? != "solved" {
            answer(&mut browser, step[0])?;
        }
    }
    browser.await_script("the challenge solved", &format!("{STATE} === 'solved'"))?;
    enter(&mut browser, "[data-way=list]")?;
    browser.await_script("the list", &counts(1, &challenges))?;

    browser.tap(format!("css:{}", row(second)).as_str())?;
    browser.tap("Show the answer")?;
    browser.await_script("the answer", &format!("{STATE} === 'shown'"))?;
    browser.tap("css:[data-coach=continuation]")?;
    browser.await_script("how the war may go on after what is right", CONTINUATION)?;
    browser.tap("Close")?;
    browser.tap("Try again")?;
    browser.await_script("the challenge again", &format!("{STATE} === 'open'"))?;

    browser.reload()?;
    browser.tap("css:[data-here=true] [data-door=challenges]")?;
    browser.await_script("the list, as it was kept", &counts(1, &challenges))?;
    browser.verdict_but("sw.js")
}

/// Answers wrongly, as soon as one answer alone is a whole one.
fn fail(browser: &mut Browser, challenge: &Challenge) -> Outcome {
    enter(browser, ".prompt [data-choice='All answers']")?;
    let words = words_of_the_list(browser)?;
    browser.key("Escape")?;
    for wrong in words
        .iter()
        .filter(|words| !challenge.steps[0].contains(&words.as_str()))
    {
        answer(browser, wrong)?;
        if state(browser)? == "wrong" {
            return Ok(());
        }
        browser.key("Control+z")?;
    }
    Err(format!("no wrong answer to {} is refused", challenge.key))
}

/// An answer from the list, confirmed where that is asked for.
fn answer(browser: &mut Browser, words: &str) -> Outcome {
    from_list(browser, words)?;
    browser.await_script("no list", "return document.querySelector('.answers') === null")?;
    let waits = "return document.querySelector(\".prompt [data-choice='Confirm']\") !== null";
    if browser.look(waits)? == true {
        enter(browser, ".prompt [data-choice='Confirm']")?;
    }
    Ok(())
}

fn state(browser: &Browser) -> Outcome<String> {
    Ok(browser.look(STATE)?.as_str().unwrap_or_default().to_owned())
}

fn row(challenge: &Challenge) -> String {
    format!(".challenges [data-challenge='{}']", challenge.key)
}

/// Whether the list says that so many have been solved.
fn counts(solved: usize, all: &[Challenge]) -> String {
    let words = format!("Solved: {solved} of {}", all.len());
    format!("return document.querySelector('dialog, .sheet')?.textContent.includes('{words}')")
}
