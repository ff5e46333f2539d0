//! What is confirmed stays under the finger: from tap to tap map, hand and the foot of the question lie where they lay. Face to face the map
//! lies still when the page turns.

use crate::{ALONE, Browser, Outcome, Robot, Screen, War, World, position};
use serde_json::Value;

/// Taps at each size.
const TAPS: usize = 16;
/// Screens with a mouse: nothing is held for a finger, so each tap is followed by the layout that stays.
const SIZES: [(u32, u32); 3] = [(800, 1280), (390, 844), (1280, 800)];
/// The number of the game whose battles are fought with cards of their own.
const SECOND: u8 = 2;
/// More than so many findings say nothing new.
const FINDINGS: usize = 24;

/// Notes at each press where the map, the hand and what confirms lie.
const WATCH: &str = "
    const name = (e) => e.dataset.choice ?? e.dataset.card ?? e.ariaLabel ?? e.textContent;
    const rests = (e) => !e.closest('.foot .pair') && e.getClientRects().length > 0;
    window.places = () => {
        const all = {}, box = (key, e, edges) => {
            const at = e.getBoundingClientRect();
            all[key] = edges.map((edge) => Math.round(at[edge]));
        };
        const part = (key, ...edges) => {
            const e = document.querySelector(key);
            if (e?.getClientRects().length) box(key, e, edges);
        };
        part('.prompt', 'top', 'bottom');
        if (!document.querySelector('.has-ongoing')) part('.pane', 'top', 'bottom');
        if (!document.querySelector('.has-duel')) part('.hand', innerWidth > innerHeight ? 'top' : 'bottom');
        part('.tabs', 'top');
        for (const e of document.querySelectorAll('.foot button')) if (rests(e)) box('foot ' + name(e), e, ['bottom']);
        for (const e of document.querySelectorAll('.hand > .cards .slot:not(.chosen)')) if (rests(e)) box('card ' + name(e.firstChild), e, ['top']);
        return { all, cards: document.querySelectorAll('.hand > .cards .slot').length, tab: document.querySelector('.table').dataset.tab,
            kind: ['looking', 'guide', 'ongoing', 'duel'].map((part) => document.querySelector('.has-' + part) !== null).join() };
    };
    addEventListener('pointerdown', (e) => {
        const button = e.target.closest('button');
        window.before = { at: [e.clientX, e.clientY], name: button && name(button), foot: !!button?.closest('.foot'),
            prompt: !!button?.closest('.prompt'), ...window.places() };
    }, { capture: true });
    return true;";

/// What has moved since the last press, and what commits something else where it was.
const COMPARE: &str = "
    const { before } = window, wrong = [];
    if (!before || !document.querySelector('.prompt') || document.querySelector('.over')) return wrong;
    window.before = null;
    const now = window.places(), same = now.kind === before.kind && now.tab === before.tab;
    for (const [key, was] of Object.entries(before.all)) {
        const is = now.all[key];
        const moves = key === '.prompt' ? is && Math.abs(was[1] - is[1]) > 2 : true;
        if (!is || !moves || (!same && key !== '.prompt' && !key.startsWith('foot') && key !== '.tabs')) continue;
        if (key.startsWith('card') && now.cards !== before.cards) continue;
        if (was.some((edge, n) => Math.abs(edge - is[n]) > 2)) wrong.push(`${before.name}: ${key} from ${was} to ${is}`);
    }
    const there = document.elementFromPoint(...before.at)?.closest('.prompt [data-choice]');
    const other = there && before.prompt && there.dataset.choice !== before.name && !there.disabled;
    if (other && there.closest('.foot') && !there.matches('.quiet') && !before.foot) {
        wrong.push(`${before.name}: ${there.dataset.choice} stands there then`);
    }
    return wrong;";

/// Plays a war by taps on each screen, and adds what moves.
fn plays(world: &World, what: &str, war: &War, wrong: &mut Vec<String>) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(war, ALONE)?;
    browser.look(WATCH)?;
    let mut robot = Robot::new(5);
    for (width, height) in SIZES {
        let touch = false;
        browser.set_screen(Screen { width, height, touch })?;
        for _ in 0..TAPS {
            let seen = browser.seen()?;
            robot.tap_something(&mut browser, &seen)?;
            browser.after(&seen)?;
            for words in findings(&browser)? {
                wrong.push(format!("{what}, {width}x{height}: {words}"));
            }
        }
    }
    browser.verdict()
}

fn findings(browser: &Browser) -> Outcome<Vec<String>> {
    let found = browser.look(COMPARE)?;
    let words = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(words.map(str::to_owned).collect())
}

/// A war of each game, by a player without plans.
pub fn the_finger(world: &World) -> Outcome {
    let mut wrong = Vec::new();
    plays(world, "marches", &position::showing("a card of turn 2")?, &mut wrong)?;
    let begins = position::moment_of(SECOND, 1, 61)?;
    plays(world, "the second war", &begins, &mut wrong)?;
    plays(world, "rounds", &position::showing("a round of turn 2")?, &mut wrong)?;
    if wrong.is_empty() {
        return Ok(());
    }
    let some: Vec<&str> = wrong.iter().take(FINDINGS).map(String::as_str).collect();
    Err(format!("{} findings:\n  {}", wrong.len(), some.join("\n  ")))
}

/// Two sit face to face: the page turns to the other player, and the map has not moved.
pub fn face_to_face(world: &World) -> Outcome {
    for (width, height) in [(800, 1280), (1280, 800), (390, 844)] {
        let mut browser = world.browser()?;
        let touch = true;
        browser.set_screen(Screen { width, height, touch })?;
        browser.sit_down("Two at this table", "7")?;
        browser.tap("Menu")?;
        browser.tap("Sit face to face")?;
        browser.await_seen("the table", |seen| seen.sheet().is_none())?;
        browser.find("css:.has-opposite")?;
        let place = "const { x, y, width, height } = document.querySelector('.pane').getBoundingClientRect();
            return [x, y, width, height].map(Math.round)";
        let (before, turned) = (browser.look(place)?, "css:.corvus.turned");
        let was = browser.sees(turned)?;
        browser.choose("No reaction")?;
        browser.wait_for("the page to turn", || Ok((browser.sees(turned)? != was).then_some(())))?;
        let after = browser.look(place)?;
        if before != after {
            return Err(format!("{width}x{height}: the map lay at {before}, then at {after}"));
        }
        browser.verdict()?;
    }
    Ok(())
}
