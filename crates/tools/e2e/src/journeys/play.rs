//! Playing: whole turns by taps, a war watched to its end.

use crate::{ALONE, Outcome, Robot, Screen, World, measure, position};

/// More taps than any turn of two takes.
const TAPS: u32 = 1500;

/// Two at one tablet play the whole first turn, card by card, each with his own hand.
pub fn first_turn(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.set_screen(Screen::TABLET)?;
    browser.sit_down("Two at this table", "7")?;
    let seen = Robot::new(1).play_until(&mut browser, TAPS, |seen| seen.turn_is_over())?;
    world.note(format!("{} taps, {} lines of log", browser.taps(), seen.log().len()));
    browser.verdict()?;
    browser.tap("Go on")?;
    browser.await_seen("turn II", |seen| !seen.turn_is_over() && seen.when().contains("II"))?;
    browser.verdict()
}

/// One person with both sides plays a turn, and the tablet is never handed over.
pub fn alone_without_a_hand_over(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "12")?;
    browser.look(
        "window.handovers = 0;
        new MutationObserver(() => { window.handovers += document.querySelector('.buttons.handover') ? 1 : 0; })
            .observe(document.body, { childList: true, subtree: true });",
    )?;
    let mut robot = Robot::new(4);
    robot.play_until(&mut browser, TAPS, |seen| seen.turn_is_over())?;
    match browser.look("return window.handovers")?.as_u64() {
        Some(0) => browser.verdict(),
        handovers => Err(format!("the tablet was handed over to somebody alone ({handovers:?})")),
    }
}

/// Who wants no odds is shown none after the page has been loaded again either, until he wants them.
pub fn odds_stay_hidden(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("many reactions")?, ALONE)?;
    browser.find("css:.prompt .odds")?;
    for wish in ["Hide", "Show"] {
        browser.tap("Menu")?;
        browser.tap("Settings")?;
        browser.tap(wish)?;
        browser.reload()?;
        super::seen::comes_back(&browser)?;
        browser.await_script("the prompt", "return document.querySelector('.prompt .main') !== null")?;
        let shown = browser.count(".prompt .odds")? > 0;
        if shown && wish == "Hide" {
            return Err("odds are shown to somebody who wants none".to_owned());
        }
    }
    browser.find("css:.prompt .odds")?;
    browser.verdict()
}

/// A whole war plays itself before a spectator, from set-up to victory.
pub fn watched_to_the_end(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    measure::watch_recruits(&mut browser)?;
    let begun = std::time::Instant::now();
    while browser.seen()?.sheet() != Some("The war is over") {
        if begun.elapsed().as_secs() > 120 {
            return Err(format!("the war goes on and on: {}", browser.seen()?.words()));
        }
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    browser.verdict()
}

/// The last answers of a war, the victory with its section and the way there, and the rematch with sides changed.
pub fn victory_and_rematch(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let war = position::before_the_end(3, 4)?;
    browser.open_link(&war, ALONE)?;
    let mut robot = Robot::new(9);
    robot.play_until(&mut browser, TAPS, |seen| seen.sheet() == Some("The war is over"))?;
    let words = browser.text(".over .sheet")?;
    for part in ["has won", "The way there"] {
        if !words.contains(part) {
            return Err(format!("the end does not say \"{part}\": {words}"));
        }
    }
    browser.choose("Rematch")?;
    let seen = browser.await_seen("the rematch", |seen| seen.sheet().is_none() && seen.screen() == "table")?;
    if !seen.log().is_empty() && seen.log().len() > 10 {
        return Err(format!("a rematch begins anew: {:?}", seen.log()));
    }
    browser.verdict()
}
