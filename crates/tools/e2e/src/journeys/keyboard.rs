//! A move by keyboard alone, from Home on.

use super::seen::{Moment, moment};
use crate::position;
use crate::table::{ALONE, ends_a_turn};
use crate::{Browser, Outcome, World};
use serde_json::json;

/// Whatever the focus is moved to is no farther than this many presses of Tab.
const MOST_TABS: u32 = 120;
/// So many questions may come before the march.
const MOST_ANSWERS: u32 = 40;
/// Of the answers to a question that of these that comes first; else the first there is.
const WISHES: [&str; 6] = ["activate", "stand", "no interception", "no reaction", "pass", "done"];
/// What goes on, wherever it is offered.
const READY: [&str; 3] = ["Confirm", "As proposed", "No reaction"];
/// A turn has no more questions and handovers than this.
const TURN: u32 = 300;
/// So many Generals march a step in the turn that is played whole.
const MARCHES: u32 = 2;
/// In a round of actions that of these that comes first.
const ROUND: [&str; 2] = ["end the round", "take money"];
/// What a browser does with them is its own: they find, go back, copy or enlarge.
const MODIFIED: [&str; 6] = [
    "Control+i",
    "Alt+i",
    "Control+ArrowDown",
    "Alt+ArrowRight",
    "Meta+ArrowUp",
    "Control+Enter",
];
/// Where the cursor of the map is.
const CURSOR: &str = "const ring = document.querySelector('ellipse.cursor'); return ring && `${ring.getAttribute('cx')} ${ring.getAttribute('cy')}`";
/// The answer that only the question for the next step of a march has.
const STOP: &str = "stop";

/// Every answer from the list.
pub fn by_the_list(world: &World) -> Outcome {
    play(world, from_list)
}

/// The step of the march by the arrow keys of the map.
pub fn by_the_map(world: &World) -> Outcome {
    play(world, |browser, _| {
        tab_to(browser, "main.pane")?;
        // The first arrow goes to a space that may be entered, Enter enters it.
        browser.key("ArrowRight")?;
        browser.key("Enter")
    })
}

/// The first turn from Home to its end, both sides at one table: the first two Generals march a step, other cards are discarded.
pub fn whole_turn(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    sit_down(&mut browser, false)?;
    let (mut marches, mut steps, mut handovers) = (0, 0, 0);
    for _ in 0..TURN {
        let seen = browser.seen()?;
        match seen.sheet() {
            Some(title) if ends_a_turn(title) && handovers >= 10 && steps == MARCHES => return browser.verdict(),
            Some("Change of seats") => {
                handovers += 1;
                enter(&mut browser, ".handover [data-choice^='I am']")?;
            }
            Some(sheet) => return Err(format!("{sheet} after {handovers} handovers and {steps} steps")),
            None => match READY.iter().find(|ready| seen.offers(ready)) {
                Some(ready) => enter(&mut browser, &format!(".prompt [data-choice='{ready}']"))?,
                None => {
                    enter(&mut browser, ".prompt [data-choice='All answers']")?;
                    let words = words_of_the_list(&browser)?;
                    let there = |wish: &str| words.iter().any(|word| word == wish);
                    let wish = match () {
                        () if there(STOP) && steps == marches => Some(STOP),
                        () if there(STOP) => {
                            steps += 1;
                            None
                        }
                        () if there("activate") && marches < MARCHES => {
                            marches += 1;
                            Some("activate")
                        }
                        () if there("discard") => Some("discard"),
                        () => WISHES.into_iter().find(|wish| there(wish)),
                    };
                    let wish = wish.or(words.first().map(String::as_str)).ok_or("an empty list")?;
                    enter(&mut browser, &format!(".answers [data-choice={}]", json!(wish)))?;
                }
            },
        }
        browser.after(&seen)?;
    }
    Err(format!(
        "{TURN} answers do not end the turn: {}",
        browser.seen()?.words()
    ))
}

/// A round of actions, by the list of all answers, until the other side is asked to act. After each answer the focus is on what goes on; the
/// first is taken back and given again.
pub fn a_round(world: &World) -> Outcome {
    let war = position::showing("Rome may take money")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, ALONE)?;
    let (mut told, mut back) = (false, false);
    for _ in 0..TURN {
        let seen = browser.seen()?;
        let focus = "return document.activeElement?.dataset.choice === 'Back'";
        if browser.look(focus)?.as_bool() == Some(true) {
            return Err(format!("the focus is on the way back: {}", seen.words()));
        }
        if !back && browser.sees("css:.prompt [data-choice=Back]")? {
            back = true;
            let question = "return document.querySelector('.prompt .ask').textContent";
            let (here, mut now) = (browser.look(question)?, seen.clone());
            for (key, same) in [("Control+z", false), ("Control+Shift+z", true)] {
                browser.key(key)?;
                browser.after(&now)?;
                now = browser.seen()?;
                if (browser.look(question)? == here) != same {
                    return Err(format!("{key} leads to {}", now.words()));
                }
            }
        }
        told |= seen.log().iter().any(|line| line.contains("Rome takes"));
        if seen.side() == "carthage" && told {
            if !back {
                return Err("nothing could be taken back".to_owned());
            }
            return browser.verdict();
        }
        if let Some(ready) = READY.iter().find(|ready| seen.offers(ready)) {
            enter(&mut browser, &format!(".prompt [data-choice={}]", json!(ready)))?;
        } else {
            enter(&mut browser, ".prompt [data-choice='All answers']")?;
            let words = words_of_the_list(&browser)?;
            let wish = ROUND.into_iter().find(|wish| words.iter().any(|word| word == wish));
            let wish = wish.or(words.first().map(String::as_str)).ok_or("an empty list")?;
            enter(&mut browser, &format!(".answers [data-choice={}]", json!(wish)))?;
        }
        browser.after(&seen)?;
    }
    Err(format!("the round does not end: {}", browser.seen()?.words()))
}

/// On the map keys with a modifier are left to the browser: they move no cursor, open no sheet, answer nothing and are not held back.
pub fn modifiers(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    let begun = moment(&browser, None)?;
    browser.look("document.querySelector('main.pane').focus()")?;
    browser.key("ArrowRight")?;
    let at = browser.await_script("the cursor of the map", CURSOR)?;
    browser.look(
        "window.held = 0; window.came = 0;
         addEventListener('keydown', (event) => setTimeout(() => { came += 1; held += event.defaultPrevented; }));",
    )?;
    for key in MODIFIED {
        browser.look("came = 0")?;
        browser.key(key)?;
        browser.await_script(key, "return came === 2")?;
        if browser.sees("css:.over")? {
            return Err(format!("{key} opens a sheet"));
        }
        let now = browser.look(CURSOR)?;
        if now != at {
            return Err(format!("{key} moves the cursor of the map from {at} to {now}"));
        }
        if browser.look("return held")? != 0 {
            return Err(format!("{key} is held back from the browser"));
        }
    }
    if moment(&browser, None)? != begun {
        return Err("a key with a modifier has answered".to_owned());
    }
    browser.key("i")?;
    browser.find("css:.over .sheet")?;
    browser.verdict()
}

/// From Home to the table of a new game.
fn sit_down(browser: &mut Browser, alone: bool) -> Outcome {
    browser.find("css:[data-here=true] [data-door=new]")?;
    enter(browser, "[data-here=true] [data-door=new]")?;
    browser.find("css:[data-screen=setup]")?;
    tab_to(browser, "[name=players]")?;
    if alone {
        browser.key("ArrowDown")?;
    }
    enter(browser, "details summary")?;
    tab_to(browser, "details input")?;
    browser.key("7")?;
    enter(browser, "[data-door=start]")?;
    browser.find("css:[data-screen=table]").map(drop)
}

/// Starts a game for one, comes to a march, goes one space and stops.
fn play(world: &World, go: impl Fn(&mut Browser, &str) -> Outcome) -> Outcome {
    let mut browser = world.browser()?;
    sit_down(&mut browser, true)?;
    let mut now = moment(&browser, None)?;
    for _ in 0..MOST_ANSWERS {
        let answers = answers(&mut browser)?;
        if answers.last().is_some_and(|last| last == STOP) || answers.first().is_some_and(|first| first == STOP) {
            return one_step(&mut browser, &now, &answers, go);
        }
        now = answer(&mut browser, &now, &answers)?;
    }
    Err(format!("{MOST_ANSWERS} answers led to no march: {}", now.asked))
}

/// The answers to the question by their words; none when it is a panel with a Confirm.
fn answers(browser: &mut Browser) -> Outcome<Vec<String>> {
    if !browser.sees("css:.prompt [data-choice='All answers']")? {
        return Ok(Vec::new());
    }
    enter(browser, ".prompt [data-choice='All answers']")?;
    let words = words_of_the_list(browser)?;
    browser.key("Escape")?;
    browser.await_gone("css:.answers")?;
    Ok(words)
}

/// The answers of the list that lies open.
pub fn words_of_the_list(browser: &Browser) -> Outcome<Vec<String>> {
    browser.find("css:.answers")?;
    let words =
        browser.look("return [...document.querySelectorAll('.answers [data-choice]')].map((e) => e.dataset.choice)")?;
    let words = words.as_array().into_iter().flatten();
    Ok(words.filter_map(|word| word.as_str().map(str::to_owned)).collect())
}

fn answer(browser: &mut Browser, now: &Moment, answers: &[String]) -> Outcome<Moment> {
    for ready in READY {
        let button = format!(".prompt [data-choice='{ready}']");
        if browser.sees(format!("css:{button}").as_str())? {
            enter(browser, &button)?;
            return moment(browser, Some(now));
        }
    }
    let wish = WISHES.iter().find(|wish| answers.iter().any(|answer| answer == *wish));
    let words = wish.copied().or(answers.first().map(String::as_str));
    from_list(browser, words.ok_or("a question without answers")?)?;
    moment(browser, Some(now))
}

/// Goes one space and stops there: the log tells of it.
fn one_step(
    browser: &mut Browser,
    now: &Moment,
    answers: &[String],
    go: impl Fn(&mut Browser, &str) -> Outcome,
) -> Outcome {
    let lit = browser.look("return [...document.querySelectorAll('[data-space]')].filter((e) => e.getAttribute('aria-label').endsWith('May be chosen.')).map((e) => e.dataset.space)")?;
    let to = answers.iter().find(|answer| {
        lit.as_array()
            .is_some_and(|lit| lit.iter().any(|at| at == answer.as_str()))
    });
    go(browser, to.ok_or("no space may be entered")?)?;
    let planned = moment(browser, Some(now))?;
    enter(browser, ".prompt [data-choice=Confirm]")?;
    let done = moment(browser, Some(&planned))?;
    for words in [" OPs) to ", "is activated in", "marches from", "stops in"] {
        let [before, after] = [now, &done].map(|moment| moment.log.matches(words).count());
        if after != before + 1 {
            return Err(format!(
                "\"{words}\" is told {before} times, then {after} times: {}",
                done.log
            ));
        }
    }
    browser.verdict()
}

/// Chooses an answer from the list of all answers.
pub fn from_list(browser: &mut Browser, words: &str) -> Outcome {
    enter(browser, ".prompt [data-choice='All answers']")?;
    browser.find("css:.answers")?;
    enter(browser, &format!(".answers [data-choice={}]", json!(words)))
}

/// Moves the focus to a button and presses it.
pub fn enter(browser: &mut Browser, selector: &str) -> Outcome {
    tab_to(browser, selector)?;
    browser.key("Enter")
}

/// Presses Tab until the focus is there; Shift+Tab if it lies before, for behind its last element the page is left.
fn tab_to(browser: &mut Browser, selector: &str) -> Outcome {
    let there = format!(
        "const now = document.activeElement ?? document.body, all = [...document.querySelectorAll({})];
        const before = (e) => e.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
        return now.matches({}) ? 'there' : now !== document.body && all.length && all.every(before) ? 'Shift+Tab' : 'Tab'",
        json!(selector),
        json!(selector),
    );
    for _ in 0..MOST_TABS {
        match browser.look(&there)?.as_str() {
            Some("there") => return Ok(()),
            Some(key) => browser.key(key)?,
            None => return Err("no focus".to_owned()),
        }
    }
    Err(format!(
        "{MOST_TABS} presses of Tab do not lead to {selector}; the focus is on \"{}\"",
        browser.focused()?
    ))
}
