//! What happens without a tap is seen, and may be skipped; both may agree to go back beyond a die.

use super::budget::{attempt, up_to_the_siege};
use super::follow::at_the_table;
use crate::{ALONE, Browser, Outcome, TOGETHER, World, position};

/// Opens the moments one may go back to and takes the third of them.
fn third_moment(browser: &mut Browser) -> Outcome {
    browser.tap("Menu")?;
    browser.tap("Go back beyond a die")?;
    browser.tap("css:.over li:nth-child(3) [data-moment]")
}

fn told(browser: &Browser, words: &str) -> Outcome {
    browser
        .await_seen(words, |seen| seen.log().iter().any(|line| line.contains(words)))
        .map(drop)
}

/// At one table nothing goes back until both have agreed; then the log says so, and with which dice.
pub fn both_agree(world: &World) -> Outcome {
    let war = position::showing("a card of turn 2")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    at_the_table(&mut browser)?;
    third_moment(&mut browser)?;
    let ready = "return !document.querySelector('[data-choice=\"Go back, same dice\"]').disabled";
    for side in ["Rome", "Carthage"] {
        if browser.look(ready)? == true {
            return Err(format!("it goes back before {side} has agreed"));
        }
        browser.choose(&format!("{side} agrees"))?;
    }
    browser.await_script("the way back", ready)?;
    browser.choose("Go back, same dice")?;
    browser.await_gone("css:.over")?;
    at_the_table(&mut browser)?;
    told(&browser, "taken back. The same dice fall from here.")?;
    browser.verdict()
}

/// Somebody alone needs nobody's word; with new dice the log says that.
pub fn alone_new_dice(world: &World) -> Outcome {
    let war = position::showing("a card of turn 2")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, ALONE)?;
    third_moment(&mut browser)?;
    browser.choose("Go back, new dice")?;
    browser.await_gone("css:.over")?;
    told(&browser, "taken back. Other dice fall from here.")?;
    browser.verdict()
}

/// A siege roll is played where motion is wanted: the page waits and says so, a tap skips, and the log holds it all. Where motion is not
/// wanted, nothing is played.
pub fn played(world: &World) -> Outcome {
    for (wanted, motion) in [("no-preference", true), ("reduce", false)] {
        let war = position::showing("a siege")?;
        let mut browser = world.browser()?;
        browser.recolour(&format!("prefers-reduced-motion={wanted}"))?;
        browser.open_link(&war, ALONE)?;
        browser.await_seen("the hand", |seen| !seen.cards().is_empty())?;
        let watch = "window.played = 0; new MutationObserver(() => {
                if (document.querySelector('.prompt[aria-busy=true] [data-choice=Skip]')) window.played += 1;
            }).observe(document.body, { subtree: true, childList: true, attributes: true }); return 0";
        browser.look(watch)?;
        up_to_the_siege(&mut browser, &war)?;
        attempt(&mut browser)?;
        if motion {
            browser.await_script("something played", "return window.played > 0")?;
            browser.key("Escape")?;
        }
        browser.await_script(
            "rest",
            "return document.querySelector('.prompt')?.getAttribute('aria-busy') !== 'true'",
        )?;
        told(&browser, "Siege Die")?;
        if !motion && browser.look("return window.played")? != 0 {
            return Err("something is played though no motion is wanted".to_owned());
        }
        browser.verdict()?;
    }
    Ok(())
}
