//! What a finger may tap next does not move away from it.

use super::budget;
use crate::{Browser, Outcome, Screen, World};
use std::time::Duration;

const PHONE: Screen = Screen {
    width: 390,
    height: 844,
    touch: true,
};
const TABLET: Screen = Screen {
    width: 800,
    height: 1280,
    touch: true,
};

/// Notes, picture by picture, how far the map and a space on it have moved within 450 ms of the next finger.
const WATCH: &str = "
    const boxes = () => ['.pane', '.pane [data-space] .target'].map((s) => document.querySelector(s).getBoundingClientRect());
    const still = boxes();
    window.farthest = -1;
    addEventListener('pointerup', () => {
        const began = performance.now();
        window.farthest = 0;
        const look = () => {
            if (performance.now() - began > 450) return;
            boxes().forEach((box, n) => {
                for (const edge of ['left', 'top', 'right', 'bottom']) {
                    window.farthest = Math.max(window.farthest, Math.abs(box[edge] - still[n][edge]));
                }
            });
            requestAnimationFrame(look);
        };
        look();
    }, { capture: true, once: true });
    return true;";

/// Three markers are placed: from tap to tap the question stays as high as it was, and the map where it is.
pub fn map(world: &World) -> Outcome {
    for screen in [PHONE, TABLET] {
        let mut browser = world.browser()?;
        browser.set_screen(screen)?;
        let seen = budget::to_a_card(&mut browser)?;
        let card = seen.cards().into_iter().find(|number| budget::ops(number) == 3);
        let card = card.ok_or("no card of 3 OPs")?.to_owned();
        browser.tap_card(&card)?;
        browser.await_seen("its uses", |seen| seen.offers("place PCs"))?;
        let before = height(&browser)?;
        stays(&mut browser, |browser| browser.choose("place PCs"))?;
        // All spaces in sight: none has to be looked for.
        if browser.sees("css:.map-tools:not(.open) .fold")? {
            browser.tap("css:.map-tools .fold")?;
        }
        browser.tap("The whole map")?;
        for _ in 0..3 {
            let seen = browser.await_seen("spaces", |seen| !seen.lit().is_empty())?;
            let name = seen.lit()[0].to_owned();
            stays(&mut browser, |browser| browser.tap_space(&name))?;
            browser.after(&seen)?;
        }
        browser.await_seen("the last of three", |seen| seen.offers("Confirm"))?;
        let after = height(&browser)?;
        if (before - after).abs() > 1.0 {
            return Err(format!("the question is {before} px high, then {after}"));
        }
        browser.verdict()?;
    }
    Ok(())
}

/// A march is planned to one goal after the other: the button that confirms it stays where the finger found it.
pub fn confirm(world: &World) -> Outcome {
    for screen in [PHONE, TABLET, Screen::LAPTOP] {
        let mut browser = world.browser()?;
        browser.set_screen(screen)?;
        let seen = budget::to_a_card(&mut browser)?;
        let card = seen.cards().into_iter().find(|number| budget::ops(number) == 3);
        let card = card.ok_or("no card of 3 OPs")?.to_owned();
        browser.tap_card(&card)?;
        browser.await_seen("generals", |seen| !seen.ready().is_empty())?;
        browser.tap_general("M. Valerius Maximus")?;
        let seen = browser.await_seen("goals", |seen| seen.lit().len() > 3)?;
        let goals: Vec<String> = seen.lit().into_iter().take(3).map(str::to_owned).collect();
        let mut places = Vec::new();
        for goal in &goals {
            browser.tap_space(goal)?;
            browser.await_seen("the way", |seen| seen.offers("Confirm"))?;
            std::thread::sleep(Duration::from_millis(900));
            places.push(edge(&browser)?);
        }
        let (least, most) = places
            .iter()
            .fold((f64::MAX, f64::MIN), |(a, b), at| (a.min(*at), b.max(*at)));
        if most - least > 2.0 {
            return Err(format!("{screen:?}: from goal to goal Confirm lies at {places:?}"));
        }
        browser.verdict()?;
    }
    Ok(())
}

/// Where the middle of the button lies that confirms, in CSS pixels from the top.
fn edge(browser: &Browser) -> Outcome<f64> {
    let middle = "const box = document.querySelector('[data-choice=Confirm]').getBoundingClientRect(); return box.top + box.height / 2";
    let middle = browser.look(middle)?.as_f64();
    middle.ok_or_else(|| "no Confirm".to_owned())
}

/// What a tap changes lets the map stay where it is at first.
fn stays(browser: &mut Browser, tap: impl Fn(&mut Browser) -> Outcome) -> Outcome {
    // What moves after the tap before has come to rest.
    std::thread::sleep(Duration::from_millis(1200));
    browser.look(WATCH)?;
    tap(browser)?;
    std::thread::sleep(Duration::from_millis(600));
    let farthest = browser.look("return window.farthest")?.as_f64().unwrap_or(-1.0);
    if !(0.0..1.0).contains(&farthest) {
        return Err(format!("the map moved by {farthest} px under the finger"));
    }
    Ok(())
}

fn height(browser: &Browser) -> Outcome<f64> {
    let height = browser.look("return document.querySelector('.prompt').offsetHeight")?;
    height.as_f64().ok_or_else(|| "no question".to_owned())
}
