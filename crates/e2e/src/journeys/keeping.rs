//! Nothing is lost: tab closed, tab crashed, browser killed, in the middle of a move.

use crate::{Browser, Outcome, Robot, Screen, Seen, World};

/// A way to lose the page, and what brings it back to the entrance.
type Death = (&'static str, fn(&mut Browser) -> Outcome);

const DEATHS: [Death; 3] = [
    ("the tab is closed", Browser::close_tab_and_return),
    ("the tab crashes", Browser::crash_tab_and_return),
    ("the browser is killed", Browser::kill_unheard_and_return),
];

/// A general is on his way: each death finds the same question, the same half-made move and the same table again.
pub fn in_mid_move(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "3")?;
    let mut robot = Robot::new(5);
    for (what, death) in DEATHS {
        let before = robot
            .play_until(&mut browser, 400, marching)
            .map_err(|words| format!("{what}: {words}"))?;
        death(&mut browser)?;
        let after = comes_back(&mut browser)?;
        same(&before, &after).map_err(|words| format!("{what}: {words}"))?;
        browser.verdict()?;
        robot.play_until(&mut browser, 400, |seen| !marching(seen))?;
    }
    Ok(())
}

/// Every answer counts from the moment at which the prompt has moved on: the browser is killed at that very moment, often.
pub fn at_once(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.set_screen(Screen::TABLET)?;
    browser.sit_down("Alone with both sides", "11")?;
    let mut robot = Robot::new(2);
    for round in 0..4 {
        let start = browser.seen()?;
        let log = start.log().len();
        let moved = robot.play_until(&mut browser, 200, |seen| {
            seen.log().len() > log + round && seen.sheet().is_none()
        })?;
        // The page writes before the next answer can be given; what it shows now it has to keep once that is possible.
        robot.play_until(&mut browser, 30, |seen| {
            seen.asked() != moved.asked() && seen.sheet().is_none()
        })?;
        browser.kill_unheard_and_return()?;
        let after = comes_back(&mut browser)?;
        let lines = moved.log().len();
        if after.log().len() < lines {
            return Err(format!("{} of {lines} lines of the log came back", after.log().len()));
        }
        browser.verdict()?;
    }
    Ok(())
}

fn marching(seen: &Seen) -> bool {
    seen.offers("Confirm") && seen.asked().to_lowercase().contains("march") && seen.sheet().is_none()
}

fn comes_back(browser: &mut Browser) -> Outcome<Seen> {
    browser.set_screen(browser.screen())?;
    browser.tap("css:[data-door=continue]")?;
    browser.await_seen("the table", |seen| seen.screen() == "table")
}

/// The same table, question and half-made answer.
fn same(before: &Seen, after: &Seen) -> Outcome {
    if before.position() != after.position() {
        return Err(format!(
            "another position:\n  {}\n  {}",
            before.position(),
            after.position()
        ));
    }
    if before.log() != after.log() {
        return Err(format!("another log: {:?}, {:?}", before.log(), after.log()));
    }
    if (before.asked(), before.choices(), before.lit()) != (after.asked(), after.choices(), after.lit()) {
        return Err(format!("another question:\n  {}\n  {}", before.words(), after.words()));
    }
    Ok(())
}
