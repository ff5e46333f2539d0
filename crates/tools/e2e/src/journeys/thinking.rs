//! The computer player's thought: it can be hurried, its time tells nothing of its hand, and its program may stop.

use super::against::{NOW, begin, considers, play, play_nothing_back, program_says, set_up, until_it_plays_a_card};
use super::offline::{Copy, RUNS, next_version};
use crate::{Browser, Find, Outcome, Robot, War, World, position};
use serde_json::Value;

/// What is offered when the program has stopped twice.
const WAYS: [&str; 3] = [
    "button:Try again",
    "button:Continue later",
    "button:Take both sides (shows its hand)",
];
/// An answer that is asked for at once is there within so many milliseconds.
const AT_ONCE: f64 = 600.0;
/// The Legate plays no card of its own accord before so many milliseconds.
const UNHURRIED: f64 = 2300.0;
/// So many windows with a card are timed, and as many without.
const WINDOWS: usize = 6;
/// While their times differ, more windows are timed, up to so many of each: a busy machine may be late with a few.
const MOST_WINDOWS: usize = 18;
/// How many milliseconds the median times of both may differ.
const ALIKE: f64 = 30.0;

/// Has new workers take their plan from the front of `window.plans`, where there is one: `silent` ignores what it is asked, `fails` stops
/// 700 ms after it is asked, time enough to read what the page says of the worker before. The last worker is `window.last`, whose plan can be
/// changed.
const PLANS: &str = "const Real = Worker;
    window.plans = ['silent', 'fails'];
    window.Worker = class extends Real {
        constructor(...all) {
            super(...all);
            this.plan = plans.shift();
            this.loaded = new Promise((done) => this.addEventListener('message', done, { once: true }));
            window.last = this;
        }
        postMessage(...all) {
            if (!this.plan) super.postMessage(...all);
            if (this.plan === 'fails') this.loaded.then(() => setTimeout(() => this.dispatchEvent(new Event('error')), 700));
        }
    };";

/// Notes each question to the computer player in `window.clock`: what was asked, after how many milliseconds it was answered (`took`), and
/// after how many the person wanted the answer at once (`pressed`).
const CLOCK: &str = "window.clock = [];
    let now = null;
    new MutationObserver(() => {
        const asked = document.querySelector('.considers') && document.querySelector('.prompt .ask').textContent;
        if (now && now.asked !== asked) {
            clock.push({ ...now, took: performance.now() - now.since });
            now = null;
        }
        if (asked && !now) now = { asked, since: performance.now(), pressed: null };
    }).observe(document, { childList: true, subtree: true, characterData: true });
    addEventListener('click', (event) => {
        if (now && event.target.closest('[data-choice=\"Play now\"]')) now.pressed ??= performance.now() - now.since;
    }, true);";

/// The Legate takes more than two seconds for a card. Who does not want to wait gets it at once.
pub fn hurried(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(CLOCK)?;
    browser.open("")?;
    begin(&mut browser, "Legate", "7")?;
    until_it_plays_a_card(&mut browser, &mut Robot::new(5))?;
    browser.look("clock.length = 0; return 0")?;
    browser.choose(NOW)?;
    let times = browser.await_script("the answer", "return clock[0]")?;
    let (pressed, took) = (millis(&times["pressed"]), millis(&times["took"]));
    world.note(format!("pressed after {pressed:.0} ms, answered after {took:.0} ms"));
    if took - pressed < AT_ONCE && pressed < UNHURRIED {
        return browser.verdict();
    }
    Err(format!("not at once: {times}"))
}

/// The program falls silent and is started anew; it stops again and the person tries again; it stops twice once more and the person
/// takes both sides, with both hands open.
pub fn stopped(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(PLANS)?;
    browser.open("")?;
    begin(&mut browser, "Recruit", "7")?;
    let mut robot = Robot::new(5);
    let mut told = false;
    play(&mut browser, &mut robot, |browser, seen| {
        told |= seen.notice().contains("restarted");
        browser.sees(WAYS[0])
    })?;
    if !told {
        return Err("the page did not say that the program was started anew".to_owned());
    }
    for way in WAYS {
        browser.find(way)?;
    }
    if browser.seen()?.notice().contains("restarted") {
        return Err("the page still says that the program was started anew".to_owned());
    }
    browser.tap(WAYS[0])?;
    play(&mut browser, &mut robot, |_, seen| {
        Ok(seen.side() == "rome" && !seen.choices().is_empty())
    })?;

    browser.look("last.plan = 'fails'; plans.push('fails'); return 0")?;
    play(&mut browser, &mut robot, |browser, _| browser.sees(WAYS[2]))?;
    browser.tap(WAYS[2])?;
    let hand = |of: &str| {
        format!(
            "return document.querySelector('.hand h2')?.textContent.startsWith('{of}') && document.querySelector('.hand [data-card]') !== null"
        )
    };
    browser.await_script("the computer player's hand", &hand("Carthage"))?;
    browser.choose("Other hand")?;
    browser.await_script("the person's hand", &hand("Rome"))?;
    if considers(&browser.seen()?) {
        return Err("the computer player is asked though a person has both sides".to_owned());
    }
    browser.verdict()
}

/// The host has only a newer version: the page says so where the computer player is wanted, and takes it.
pub fn outdated(world: &World) -> Outcome {
    let world = world.apart()?;
    let next = Copy::of(&world, "ais", |folder| {
        next_version(folder)?;
        let files = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
        let names = files.filter_map(|file| file.ok().map(|file| file.path()));
        for ai in names.filter(|name| name.to_string_lossy().contains("-ai-")) {
            std::fs::remove_file(ai).map_err(|error| error.to_string())?;
        }
        Ok(())
    })?;
    let mut browser = world.empty_browser()?;
    browser.open("")?;
    browser.find("css:[data-here=true] [data-door=new]")?;
    let old = browser.look(RUNS)?;
    world.show(next.folder());
    set_up(&mut browser, "Tribune")?;
    program_says(&browser, "A newer version")?;
    browser.tap("Take the new version")?;
    browser.await_script(
        "the new version",
        &format!("return document.documentElement.dataset.version !== {old}"),
    )?;
    // The file that the host has no more is heard of.
    browser.verdict_but("-ai-")
}

/// A window for a hidden card is answered after the same time, whether the computer player holds a card for it or not.
pub fn time_tells_nothing(world: &World) -> Outcome {
    let held = position::showing("a window with a card")?;
    let empty = position::showing("a window without a card")?;
    let asked = held.asked().ok_or("the search stops at a window")?;
    let seat = format!("{}, against the computer (Tribune)", asked.enemy().name());
    let mut browser = world.empty_browser()?;
    browser.before_each_page(CLOCK)?;
    browser.open("")?;
    play_nothing_back(&mut browser)?;
    set_up(&mut browser, "Tribune")?;
    program_says(&browser, "is on this device")?;
    browser.tap("Back")?;
    let mut times = [Vec::new(), Vec::new()];
    let mut difference = f64::INFINITY;
    for number in 1..=MOST_WINDOWS {
        for (which, war) in [&held, &empty].into_iter().enumerate() {
            let mut war = war.clone();
            war.envelope_mut().id = (2 * number + which) as u32;
            times[which].push(window(&mut browser, &war, &seat)?);
        }
        if number % WINDOWS == 0 {
            world.note(format!("{times:.0?}"));
            difference = median(&mut times[0]) - median(&mut times[1]);
            if difference.abs() <= ALIKE {
                return browser.verdict();
            }
        }
    }
    Err(format!(
        "a window with a card takes {difference:.0} ms more than one without"
    ))
}

/// The median of some times.
fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// From Home opens a war at a window of the computer player; after how many milliseconds that is answered.
fn window(browser: &mut Browser, war: &War, seat: &str) -> Outcome<f64> {
    browser.tap("css:[data-door=link]")?;
    browser.tap("css:[data-paste]")?;
    browser.type_text(&format!("{}{}", browser.address(), war.fragment()))?;
    browser.tap("css:[data-choice=Open]")?;
    browser.look("clock.length = 0; return 0")?;
    browser.tap(Find::Role("button", seat.to_owned()))?;
    let times = browser.await_script("the answer", "return clock[0]")?;
    browser.tap("Corvus: go home")?;
    Ok(millis(&times["took"]))
}

/// A number that the page has given.
fn millis(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::INFINITY)
}
