//! A player without plans: taps what may be tapped, at random but repeatable. Patient, and never stuck on one thing.

use crate::table::{Seen, ends_a_turn};
use crate::{Browser, Find, Outcome};

/// Taps in a row that change nothing before it gives up.
const MOST_IDLE: u32 = 25;

/// A random player at one browser.
pub struct Robot {
    state: u64,
    idle: u32,
}

/// Something a player can tap.
enum Touch {
    Choice(String),
    Space(String),
    Stack(String),
    Card(String),
    Kind(String),
}

impl Robot {
    /// A player of this seed.
    pub fn new(seed: u64) -> Robot {
        Robot { state: seed, idle: 0 }
    }

    /// Plays until what is seen fits, at most so many taps; gives what is seen then.
    ///
    /// # Errors
    /// Fails if nothing it taps changes anything, or the taps run out.
    pub fn play_until(
        &mut self,
        browser: &mut Browser,
        taps: u32,
        mut fits: impl FnMut(&Seen) -> bool,
    ) -> Outcome<Seen> {
        let mut seen = browser.seen()?;
        for _ in 0..taps {
            if fits(&seen) {
                return Ok(seen);
            }
            self.tap_something(browser, &seen)?;
            let next = browser.after(&seen)?;
            self.idle = if next == seen { self.idle + 1 } else { 0 };
            if self.idle > MOST_IDLE {
                return Err(format!("{MOST_IDLE} taps changed nothing: {}", seen.words()));
            }
            seen = next;
        }
        Err(format!("{taps} taps did not lead there: {}", seen.words()))
    }

    /// Taps one of the things that may be tapped.
    pub(crate) fn tap_something(&mut self, browser: &mut Browser, seen: &Seen) -> Outcome {
        match seen.sheet() {
            Some("Change of seats") => return browser.tap("css:.handover [data-choice^='I am']"),
            Some(title) if ends_a_turn(title) => return browser.tap("Go on"),
            Some(_) => return browser.tap("Close"),
            None => {}
        }
        let mut touches: Vec<Touch> = Vec::new();
        let own = |words: Vec<&str>, touch: fn(String) -> Touch| -> Vec<Touch> {
            words.into_iter().map(|word| touch(word.to_owned())).collect()
        };
        if let Some(first) = ["Confirm", "No reaction"]
            .into_iter()
            .find(|choice| seen.offers(choice))
        {
            touches.push(Touch::Choice(first.to_owned()));
        } else {
            let choices = seen
                .choices()
                .into_iter()
                // Who withdraws sees no battle.
                .filter(|choice| *choice != "All answers" && (*choice != "withdraw" || seen.kinds().is_empty()))
                .collect();
            // Kinds first, then one of the kind: many spaces shall not drown one button.
            let mut kinds = [
                own(if seen.plays_a_card() { Vec::new() } else { seen.kinds() }, Touch::Kind),
                own(choices, Touch::Choice),
                own(seen.lit(), Touch::Space),
                own(seen.ready(), Touch::Stack),
                own(if seen.plays_a_card() { Vec::new() } else { seen.cards() }, Touch::Card),
            ];
            let full: Vec<usize> = (0..kinds.len()).filter(|kind| !kinds[*kind].is_empty()).collect();
            if !full.is_empty() {
                touches = std::mem::take(&mut kinds[full[self.below(full.len())]]);
            }
        }
        if touches.is_empty() {
            // Between two positions there may be nothing for a moment.
            std::thread::sleep(std::time::Duration::from_millis(100));
            return Ok(());
        }
        let touch = touches.swap_remove(self.below(touches.len()));
        let tapped = match &touch {
            Touch::Choice(words) => browser.choose(words),
            Touch::Space(name) => browser.tap_space(name),
            Touch::Stack(key) => browser.tap_stack(key),
            Touch::Card(number) => browser.tap_card(number),
            Touch::Kind(name) => browser.tap(Find::Css(format!(".duel [data-kind=\"{name}\"]"))),
        };
        // What it aimed at may have gone with the last answer: then it looks again.
        if tapped.is_err() && browser.seen()? != *seen {
            Ok(())
        } else {
            tapped
        }
    }

    /// Taps one of all answers in their list, where the page has one. Nothing is hidden there as it may be on a map.
    pub(crate) fn tap_from_list(&mut self, browser: &mut Browser, seen: &Seen) -> Outcome {
        if seen.sheet().is_some() || !seen.offers("All answers") {
            return self.tap_something(browser, seen);
        }
        browser.choose("All answers")?;
        let count = "return document.querySelectorAll('.over .answers li').length";
        let count = browser.await_script("the list", count)?.as_u64().unwrap_or(1);
        let place = self.below(count as usize) + 1;
        browser.tap(Find::Css(format!(".over .answers li:nth-child({place}) button")))
    }

    fn below(&mut self, count: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % count
    }
}
