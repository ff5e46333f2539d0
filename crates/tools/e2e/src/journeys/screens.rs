//! Screens of every size, both ways round, with letters of every size: question, map and hand are there, and nothing is squeezed away.

use super::learning::guided;
use super::second::choose;
use crate::{ALONE, Browser, Find, Outcome, Screen, War, World, position};
use serde_json::Value;
use std::time::Duration;

/// Width and height of screens, in CSS pixels: phones, tablets, laptops, desks, windows that are enlarged, and the edges between layouts.
/// Each is looked at both ways round.
const SIZES: [(u32, u32); 15] = [
    (320, 480),
    (320, 568),
    (360, 640),
    (390, 844),
    (512, 640),
    (520, 900),
    (521, 900),
    (699, 900),
    (700, 720),
    (768, 1024),
    (800, 1280),
    (400, 1280),
    (900, 901),
    (1080, 1920),
    (1440, 2560),
];
/// Sizes of letters, in per cent.
const LETTERS: [u32; 2] = [100, 200];
/// More than so many findings say nothing new.
const FINDINGS: usize = 24;

/// What is wrong on the screen. A field of cards takes the place of the map; a panel that somebody has opened may take more of it.
const LOOK: &str = "
    const wrong = [], say = (words) => wrong.push(words);
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? { width: 0, height: 0, top: 0, bottom: 0 };
    const table = document.querySelector('.table'), has = (part) => table.classList.contains('has-' + part);
    if (table.scrollHeight > table.clientHeight + 1) say(`the table is ${table.scrollHeight - table.clientHeight} px too high`);
    if (table.scrollWidth > table.clientWidth + 1) say(`the table is ${table.scrollWidth - table.clientWidth} px too wide`);
    const map = box('.pane'), part = Math.min(map.width / innerWidth, map.height / innerHeight);
    const least = has('duel') ? 0.05 : has('battle') ? 0.28 : 0.39;
    if (part < least) say(`the map is ${Math.round(map.width)}x${Math.round(map.height)}`);
    const whole = (selector, least) => {
        const part = document.querySelector(selector), { height, top, bottom } = box(selector);
        if (height < Math.min(least, part?.scrollHeight ?? least) - 1) say(`${selector} is ${Math.round(height)} px high`);
        else if (top < -1 || bottom > innerHeight + 1) say(`${selector} lies outside`);
    };
    whole('.prompt', 76);
    whole('.top', 40);
    if (has('battle')) whole('.battle', 60);
    const tabs = box('.tabs').height > 0;
    if (tabs) whole('.tabs', 40);
    if (!tabs && !has('duel')) { whole('.hand', 56); whole('.log', 24); }
    if (tabs && table.dataset.tab === '1' && !has('duel')) whole('.hand', 56);
    return wrong;
";

fn screen((width, height): (u32, u32)) -> Screen {
    let touch = width.max(height) < 1300;
    Screen { width, height, touch }
}

/// What is wrong with letters of each size, in one look.
fn at_each_size_of_letters() -> String {
    format!(
        "const look = () => {{ {LOOK} }};
         return {LETTERS:?}.flatMap((letters) => {{
           document.documentElement.dataset.text = letters;
           return look().map((words) => `at ${{letters}}%: ${{words}}`);
         }});"
    )
}

/// Looks at what lies there on all screens, and adds what is wrong.
fn sweep(browser: &mut Browser, what: &str, wrong: &mut Vec<String>) -> Outcome {
    for (short, long) in SIZES {
        for size in [(short, long), (long, short)] {
            browser.set_screen(screen(size))?;
            let found = browser.look(&at_each_size_of_letters())?;
            for words in found.as_array().into_iter().flatten().filter_map(Value::as_str) {
                let (width, height) = size;
                wrong.push(format!("{what}, {width}x{height} {words}"));
            }
        }
    }
    Ok(())
}

fn verdict(wrong: &[String]) -> Outcome {
    if wrong.is_empty() {
        return Ok(());
    }
    let some = wrong.iter().take(FINDINGS).map(String::as_str);
    Err(format!(
        "{} findings:\n  {}",
        wrong.len(),
        some.collect::<Vec<_>>().join("\n  ")
    ))
}

/// Opens a war in a browser of its own, sweeps, then looks back and sweeps again.
fn at(world: &World, what: &str, war: &War, wrong: &mut Vec<String>) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(war, ALONE)?;
    browser.seen()?;
    sweep(&mut browser, what, wrong)?;
    browser.set_screen(Screen::LAPTOP)?;
    browser.tap("Menu")?;
    browser.tap(Find::Role("button", "Look back".to_owned()))?;
    browser.find("css:.prompt.looking")?;
    sweep(&mut browser, &format!("{what}, looking back"), wrong)?;
    browser.verdict()
}

/// A question, a battle and the look back of each war.
pub fn every_size(world: &World) -> Outcome {
    let mut wrong = Vec::new();
    at(world, "a march", &position::showing("many reactions")?, &mut wrong)?;
    at(world, "a siege", &position::showing("a siege")?, &mut wrong)?;
    at(
        world,
        "a battle of the second war",
        &position::showing("a battle on land")?,
        &mut wrong,
    )?;
    at(world, "a round", &position::showing("a round of turn 2")?, &mut wrong)?;
    at(world, "two battles", &position::showing("two battles")?, &mut wrong)?;
    verdict(&wrong)
}

/// The lessons, each where it has much to say: at its first page, and beside a battle.
pub fn lessons(world: &World) -> Outcome {
    let mut wrong = Vec::new();
    for (war, pages) in [
        (0, ["The board", "A battle, and how it went"]),
        (1, ["The map", "The cards are dealt"]),
        (2, ["The board", "The marker"]),
    ] {
        for page in pages {
            let mut browser = world.browser()?;
            choose(&mut browser, war)?;
            guided(&mut browser, |title| title == page)?;
            sweep(&mut browser, &format!("the lesson at \"{page}\""), &mut wrong)?;
            browser.verdict()?;
        }
    }
    verdict(&wrong)
}

/// On a tablet the map is as high beside a long question as beside a short one, so that its foot is not cut off.
pub fn steady_map(world: &World) -> Outcome {
    for size in [(800, 1280), (1280, 800), (768, 1024)] {
        let mut browser = world.empty_browser()?;
        browser.set_screen(screen(size))?;
        browser.open_link(&position::showing("many reactions")?, ALONE)?;
        let heights =
            "return [document.querySelector('.pane').clientHeight, document.querySelector('.prompt').scrollHeight]";
        let before = browser.look(heights)?;
        browser.look("document.querySelector('.prompt .ask').append(' and so on'.repeat(80))")?;
        std::thread::sleep(Duration::from_millis(100));
        let after = browser.look(heights)?;
        if before[0] != after[0] || before[1] == after[1] {
            return Err(format!("{size:?}: map and question were {before} high, then {after}"));
        }
    }
    Ok(())
}
