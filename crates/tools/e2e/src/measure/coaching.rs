//! What the coach costs a slow device: a hint, the curve of a review, and a whole review.

use super::{Measured, SLOWED, of, share};
use crate::war::War;
use crate::{ALONE, Browser, Outcome, World};
use ai::{Evaluate, war_of_policies};
use engine::Seed;
use registry::AiTask;
use std::time::{Duration, Instant};
use testkit::Tested;

/// The war between policies that is reviewed.
const SEED: u64 = 1;
/// Hints are asked for after so many parts of it, of as many and one.
const MOMENTS: usize = 4;
/// Each game has so many ids for its wars.
const IDS: u32 = 100;
/// A hint is asked for where there are at least so many answers.
const CHOICES: usize = 4;
/// So long a review may take.
const PATIENCE: Duration = Duration::from_secs(15 * 60);
/// Between two looks at the page.
const PAUSE: Duration = Duration::from_millis(50);

/// Hints and reviews of all games, in milliseconds. Workers cannot be slowed: what they take at full speed is multiplied.
pub fn coaching(world: &World) -> Outcome<Vec<Measured>> {
    let (mut hints, mut curves, mut reviews) = (Vec::new(), Vec::new(), Vec::new());
    let mut browser = world.empty_browser()?;
    for game in registry::built_in_games().filter(|game| game.page) {
        let played = registry::ai_with_number(game.number, Played);
        let mut war = played.ok_or_else(|| "a game without a computer player".to_owned())?;
        let id = u32::from(game.number) * IDS;
        war.envelope_mut().id = id;
        let (curve, review) = reviewed(&mut browser, &war)?;
        eprintln!("curve {curve:.0} ms, review {review:.0} ms at full speed");
        curves.push(curve);
        reviews.push(review);
        let answers = war.tape().len();
        for part in 1..=MOMENTS {
            war.seek(answers * part / (MOMENTS + 1));
            while war.legal().len() < CHOICES {
                war.seek(war.cursor() + 1);
            }
            // A war of its own: the page would go on with the one that it has kept.
            war.envelope_mut().id = id + part as u32;
            browser.open_link(&war, ALONE)?;
            browser.tap("Hint")?;
            hints.push(timed(
                &browser,
                "a hint",
                "return document.querySelector('[data-hint] li') !== null",
            )?);
        }
    }
    reviews.sort_by(f64::total_cmp);
    let slow = |millis: f64| millis * f64::from(SLOWED);
    let slowest = reviews.pop().unwrap_or_default();
    let other = reviews.pop().unwrap_or_default();
    Ok(vec![
        of("hint_median_ms", slow(share(&mut hints, 0.5)), 0),
        of("hint_max_ms", slow(share(&mut hints, 1.0)), 3000),
        of("curve_max_ms", slow(share(&mut curves, 1.0)), 10_000),
        of("review_of_slowest_game_ms", slow(slowest), 240_000),
        of("review_of_next_game_ms", slow(other), 60_000),
    ])
}

/// A whole war between policies.
struct Played;

impl AiTask for Played {
    type Output = War;

    fn run<R: Evaluate + Tested>(self) -> War {
        War::of(war_of_policies::<R>(Seed(SEED)))
    }
}

/// Milliseconds until the curve of a war is there, and until all of a side's decisions have been judged.
fn reviewed(browser: &mut Browser, war: &War) -> Outcome<(f64, f64)> {
    browser.open_link(war, ALONE)?;
    browser.tap("Menu")?;
    browser.tap("Review")?;
    let begun = Instant::now();
    timed(
        browser,
        "the curve",
        "return document.querySelector('.review .fortune') !== null",
    )?;
    let curve = begun.elapsed();
    let whole = "return document.querySelector('.review')?.textContent.includes('All decisions have been judged')";
    timed(browser, "the whole review", whole)?;
    Ok((curve.as_secs_f64() * 1000.0, begun.elapsed().as_secs_f64() * 1000.0))
}

/// Milliseconds until a script says yes.
fn timed(browser: &Browser, what: &str, script: &str) -> Outcome<f64> {
    let begun = Instant::now();
    while browser.look(script)? != true {
        if begun.elapsed() > PATIENCE {
            return Err(format!("waited {} s for {what}", PATIENCE.as_secs()));
        }
        std::thread::sleep(PAUSE);
    }
    Ok(begun.elapsed().as_secs_f64() * 1000.0)
}
