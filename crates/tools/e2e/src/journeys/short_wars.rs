//! A short war: chosen at set-up, and played to its last card.

use crate::robot::Robot;
use crate::{Find, Outcome, World};

/// More taps than any short war takes.
const MOST_TAPS: u32 = 1500;

/// The short war with the fewest cards, from set-up to its last card, by somebody who plays both sides.
pub fn to_its_last_card(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    // The page begins with the program of the first game.
    let wars = registry::info(registry::FIRST).short_wars();
    let shortest = wars.iter().min_by_key(|war| war.cards);
    let name = shortest.ok_or("the game has no short war")?.name;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap(Find::Begins("Alone with both sides".to_owned()))?;
    browser.tap(Find::Css(format!("[data-length='{name}']")))?;
    browser.tap("css:[data-door=start]")?;
    browser.await_seen("the table", |seen| seen.screen() == "table")?;
    let mut robot = Robot::new(5);
    robot.play_until(&mut browser, MOST_TAPS, |seen| seen.sheet() == Some("The war is over"))?;
    browser.verdict()
}
