//! Wars against the computer: both sides play, a link is taken over, there is no network, a whole war.

use super::follow::at_the_table;
use super::offline::READY;
use super::second::choose;
use super::seen::{comes_back, share};
use crate::{ALONE, Browser, Find, MORE, Outcome, Robot, Seen, World};
use std::time::{Duration, Instant};

/// The button that asks for the answer at once. It stands on the page while the computer player thinks.
pub(super) const NOW: &str = "Play now";
/// The buttons that a person in a hurry taps wherever they stand: his cards are discarded, and nothing is reacted to.
const HASTE: [&str; 5] = ["Confirm", "No reaction", "discard", "As proposed", "done"];
/// More taps than any of these journeys needs, whole wars aside.
const TAPS: u32 = 60;
/// More taps than a whole war needs.
const TAPS_OF_A_WAR: u32 = 30_000;
/// The computer player answers one question within this time, on a busy machine too.
const ANSWER: Duration = Duration::from_secs(20);
/// Between two looks at the page while the computer player thinks: its lines must not leave the log unseen.
const PAUSE: Duration = Duration::from_millis(50);
/// A war that is begun without the program has begun within this time.
const BEGINNING: Duration = Duration::from_millis(300);
/// With this variable in the environment whole wars are played, which takes minutes.
const DEEP: &str = "CORVUS_DEEP";

/// From Home begins a war of the chosen game against a level, with Rome for the person. Nothing is played back.
pub(super) fn begin(browser: &mut Browser, level: &str, seed: &str) -> Outcome {
    play_nothing_back(browser)?;
    set_up(browser, level)?;
    program_says(browser, "is on this device")?;
    browser.tap(MORE)?;
    browser.tap(Find::Begins("Seed".to_owned()))?;
    browser.type_text(seed)?;
    browser.tap("css:[data-door=start]")?;
    browser
        .await_seen("the table", |seen| seen.screen() == "table")
        .map(drop)
}

/// At Home sets the page to show what has happened at once.
pub(super) fn play_nothing_back(browser: &mut Browser) -> Outcome {
    browser.tap("button:Settings")?;
    browser.tap("No animation")?;
    browser.key("Escape")?;
    browser.await_gone("css:.over")
}

/// Goes from Home to the set-up of a war against a level, with Rome for the person.
pub(super) fn set_up(browser: &mut Browser, level: &str) -> Outcome {
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap(Find::Begins("Against the computer".to_owned()))?;
    browser.tap(Find::Begins(level.to_owned()))?;
    browser.tap(Find::Role("radio", "Rome".to_owned()))
}

/// Waits until the set-up says this of the computer player's program.
pub(super) fn program_says(browser: &Browser, words: &str) -> Outcome {
    let said = format!("return document.querySelector('.doubt[role=status]')?.textContent.includes('{words}')");
    browser.await_script(words, &said).map(drop)
}

/// Plays for the person by taps, and lets the computer player answer for itself, until what is seen fits.
///
/// # Errors
/// Fails if the computer player does not answer, or after too many taps.
pub(super) fn play(
    browser: &mut Browser,
    robot: &mut Robot,
    mut fits: impl FnMut(&Browser, &Seen) -> Outcome<bool>,
) -> Outcome<Seen> {
    let mut taps = 0;
    let mut asked = (String::new(), Instant::now());
    while taps < TAPS {
        let seen = browser.seen()?;
        if fits(browser, &seen)? {
            return Ok(seen);
        }
        if !considers(&seen) {
            tap(browser, robot, &seen)?;
            browser.after(&seen)?;
            taps += 1;
            asked.0.clear();
            continue;
        }
        if asked.0 != seen.asked() {
            asked = (seen.asked().to_owned(), Instant::now());
        }
        if asked.1.elapsed() > ANSWER {
            return Err(format!("the computer player does not answer: {}", seen.words()));
        }
        std::thread::sleep(PAUSE);
    }
    Err(format!("{TAPS} taps did not lead there: {}", browser.seen()?.words()))
}

/// One tap of a person in a hurry.
fn tap(browser: &mut Browser, robot: &mut Robot, seen: &Seen) -> Outcome {
    let quick = HASTE.into_iter().find(|choice| seen.offers(choice));
    match quick.filter(|_| seen.sheet().is_none()) {
        Some(choice) => browser.choose(choice),
        None => robot.tap_from_list(browser, seen),
    }
}

/// Plays until the computer player thinks about a card.
pub(super) fn until_it_plays_a_card(browser: &mut Browser, robot: &mut Robot) -> Outcome<Seen> {
    play(browser, robot, |_, seen| {
        Ok(considers(seen) && seen.asked().contains("Carthage plays a card"))
    })
}

/// Whether the computer player thinks about a question.
pub(super) fn considers(seen: &Seen) -> bool {
    seen.offers(NOW)
}

/// Whether the person is asked.
fn asks_rome(seen: &Seen) -> bool {
    seen.side() == "rome" && !seen.choices().is_empty()
}

/// Whether a line of the log on the page says that a side has played or discarded a card.
fn has_played(seen: &Seen, side: &str) -> bool {
    let ways = [format!("{side} plays "), format!("{side} discards ")];
    let played = |line: &&str| line.contains("(#") && ways.iter().any(|way| line.contains(way));
    seen.log().iter().any(played)
}

/// A war is set up and both sides play cards: the person by taps, the computer by itself. The page is loaded again while the computer
/// thinks about a card: it plays one all the same.
pub fn plays(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    begin(&mut browser, "Recruit", "7")?;
    let mut robot = Robot::new(5);
    let mut played = [false; 2];
    play(&mut browser, &mut robot, |_, seen| {
        for (side, played) in ["Rome", "Carthage"].into_iter().zip(&mut played) {
            *played |= has_played(seen, side);
        }
        Ok(played == [true; 2])
    })?;
    let before = until_it_plays_a_card(&mut browser, &mut robot)?;
    browser.reload()?;
    comes_back(&browser)?;
    let mut answered = false;
    let after = play(&mut browser, &mut robot, |_, seen| {
        answered |= seen.tells(&before, "Carthage") > 0;
        Ok(answered && asks_rome(seen))
    })?;
    world.note(format!("{} taps, {}", browser.taps(), after.when()));
    browser.verdict()
}

/// The link of a war against the computer asks whose seat is taken; a person takes both, and answers for the side that was the computer's.
pub fn taken_over(world: &World) -> Outcome {
    let (mut browser, before) = opened_elsewhere(world, ALONE)?;
    if !asks_rome(&before) {
        return Err(format!("Rome was asked: {}", before.words()));
    }
    let mut robot = Robot::new(6);
    let seen = play(&mut browser, &mut robot, |_, seen| Ok(seen.side() == "carthage"))?;
    if considers(&seen) || seen.choices().is_empty() {
        return Err(format!("a person cannot answer for Carthage: {}", seen.words()));
    }
    browser.choose(seen.choices()[0])?;
    browser.verdict()
}

/// The same link in the seat of Rome: the computer of this browser answers for Carthage, at the level of the war.
pub fn played_on(world: &World) -> Outcome {
    let (mut browser, _) = opened_elsewhere(world, "Rome, against the computer (Recruit)")?;
    let mut robot = Robot::new(6);
    let asked = play(&mut browser, &mut robot, |_, seen| Ok(considers(seen)))?;
    play(
        &mut browser,
        &mut robot,
        |_, seen| Ok(asks_rome(seen) && *seen != asked),
    )?;
    browser.verdict()
}

/// A war against the computer, opened by its link in a browser that does not know it, in a seat named as on the page; what is seen there.
fn opened_elsewhere(world: &World, seat: &str) -> Outcome<(Browser, Seen)> {
    let mut browser = world.browser()?;
    begin(&mut browser, "Recruit", "7")?;
    let before = play(&mut browser, &mut Robot::new(5), |_, seen| {
        Ok(asks_rome(seen) && !seen.cards().is_empty())
    })?;
    let shared = share(&mut browser)?;
    browser.verdict()?;
    drop(browser);

    let mut other = world.empty_browser()?;
    other.open(&shared)?;
    other.find("Whose seat is yours?")?;
    other.tap(Find::Role("button", seat.to_owned()))?;
    other.await_gone("Whose seat is yours?")?;
    let there = at_the_table(&mut other)?;
    if there.position() == before.position() {
        return Ok((other, there));
    }
    Err(format!("two positions: {} and {}", before.words(), there.words()))
}

/// Without a network: a program that has been fetched plays on. Where none has been fetched the set-up says so and begins no war against it.
pub fn without_a_network(world: &World) -> Outcome {
    let world = world.apart()?;
    let (mut never, mut fetched) = (world.browser()?, world.browser()?);
    // The program is fetched before the service worker is there to see it.
    set_up(&mut fetched, "Recruit")?;
    program_says(&fetched, "plays even without a network")?;
    never.await_script("\"Ready to play offline\"", READY)?;
    world.server().stop();

    fetched.reload()?;
    begin(&mut fetched, "Recruit", "7")?;
    play(&mut fetched, &mut Robot::new(5), |_, seen| {
        Ok(has_played(seen, "Carthage"))
    })?;
    fetched.verdict_but("sw.js")?;

    set_up(&mut never, "Recruit")?;
    program_says(&never, "cannot be fetched")?;
    never.tap("css:[data-door=start]")?;
    std::thread::sleep(BEGINNING);
    if never.seen()?.screen() != "setup" {
        return Err("a war has begun without the program".to_owned());
    }
    never.tap(Find::Begins("Alone with both sides".to_owned()))?;
    never.tap("css:[data-door=start]")?;
    never.await_seen("the table", |seen| seen.screen() == "table")?;
    never.verdict_but("net::ERR_")
}

/// A whole war of the first game.
pub fn whole_war(world: &World) -> Outcome {
    to_the_end(world, 0)
}

/// A whole war of the second game.
pub fn whole_second_war(world: &World) -> Outcome {
    to_the_end(world, 1)
}

/// A whole war in rounds of actions.
pub fn whole_war_of_rounds(world: &World) -> Outcome {
    to_the_end(world, 2)
}

/// Plays a war of the game in this place to its end, with the computer player hurried. Only where the environment asks for it.
fn to_the_end(world: &World, war: u8) -> Outcome {
    if std::env::var_os(DEEP).is_none() {
        world.note(format!("left out without {DEEP}"));
        return Ok(());
    }
    let mut browser = world.browser()?;
    choose(&mut browser, war)?;
    begin(&mut browser, "Tribune", "7")?;
    let over = |seen: &Seen| seen.sheet() == Some("The war is over");
    let end = Robot::new(5).play_until(&mut browser, TAPS_OF_A_WAR, over)?;
    world.note(format!("{} taps, {}", browser.taps(), end.when()));
    browser.verdict()
}
