//! What lies on the map can be read: around a besieged city, and with large letters.

use super::budget::{attempt, up_to_the_siege};
use crate::{ALONE, Browser, Outcome, Screen, World, position};
use std::time::Duration;

/// The boxes of all stacks, and how much of the smaller of two that lie on each other is covered at most, in per cent.
const COVERED: &str = "const boxes = [...document.querySelectorAll('[data-stack]')].map((stack) => [stack.dataset.stack, stack.getBoundingClientRect()]);
    let most = [0, ''];
    boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const part = 100 * Math.max(0, wide) * Math.max(0, high) / Math.min(a.width * a.height, b.width * b.height);
        if (part > most[0]) most = [part, `${one} and ${other}`];
    }));
    return { stacks: boxes.length, most: most[0], who: most[1] };";

/// How large the map is, in per cent of the screen, and how many names on it are as large as text.
const MAP: &str = "const map = document.querySelector('.pane').getBoundingClientRect();
    const inside = (box) => box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom;
    const names = [...document.querySelectorAll('.lettering text')].map((text) => text.getBoundingClientRect()).filter(inside);
    return { part: 100 * map.width * map.height / (innerWidth * innerHeight), names: names.filter((box) => box.height >= 11).length };";

/// Around a city that is besieged the General, his CUs and the garrison lie beside each other.
pub fn siege(world: &World) -> Outcome {
    for screen in [Screen::LAPTOP, Screen::TABLET] {
        let war = position::showing("a siege")?;
        let mut browser = world.browser()?;
        browser.set_screen(screen)?;
        browser.open_link(&war, ALONE)?;
        browser.await_seen("the hand", |seen| !seen.cards().is_empty())?;
        up_to_the_siege(&mut browser, &war)?;
        attempt(&mut browser)?;
        std::thread::sleep(Duration::from_millis(900));
        let found = browser.look(COVERED)?;
        let number = |what: &str| found[what].as_f64().unwrap_or(f64::MAX);
        if number("stacks") < 3.0 || number("most") > 4.0 {
            return Err(format!("{screen:?}: stacks lie on each other: {found}"));
        }
        browser.verdict()?;
    }
    Ok(())
}

/// With letters of 150 per cent the map keeps its room, and as many names as before.
pub fn large_letters(world: &World) -> Outcome {
    for screen in [Screen::LAPTOP, Screen::TABLET] {
        let mut browser = world.browser()?;
        browser.set_screen(screen)?;
        browser.sit_down("Alone with both sides", "12")?;
        let before = measured(&browser)?;
        browser.tap("Menu")?;
        browser.tap("Settings")?;
        browser.tap("150%")?;
        browser.key("Escape")?;
        browser.await_gone("css:.over")?;
        let after = measured(&browser)?;
        if after.0 < before.0 * 0.6 || after.1 < before.1 * 0.5 {
            return Err(format!(
                "{screen:?}: the map, and its names, went from {before:?} to {after:?}"
            ));
        }
        browser.verdict()?;
    }
    Ok(())
}

fn measured(browser: &Browser) -> Outcome<(f64, f64)> {
    std::thread::sleep(Duration::from_millis(900));
    let found = browser.look(MAP)?;
    match (found["part"].as_f64(), found["names"].as_f64()) {
        (Some(part), Some(names)) if names > 0.0 => Ok((part, names)),
        _ => Err(format!("no map: {found}")),
    }
}
