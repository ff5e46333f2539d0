//! How many taps a deed takes, from the hand to the result; and giving up.

use crate::{ALONE, Browser, Outcome, Seen, TOGETHER, War, World, position};
use engine::{CardId, Choice};

/// Three markers: card, use, three spaces, Confirm.
pub fn three_markers(world: &World) -> Outcome {
    let (mut browser, before) = with_three_ops(world)?;
    browser.await_seen("its uses", |seen| seen.offers("place PCs"))?;
    browser.choose("place PCs")?;
    for _ in 0..3 {
        let seen = browser.await_seen("spaces", |seen| !seen.lit().is_empty())?;
        let name = seen.lit()[0].to_owned();
        browser.tap_space(&name)?;
        browser.after(&seen)?;
    }
    browser.choose("Confirm")?;
    let placed = |seen: &Seen| seen.tells(&before, " a PC in ") == 3;
    browser.await_seen("three PCs", placed)?;
    within(&mut browser, 6)
}

/// A general with all he may take, two spaces on: card, general, goal, Confirm.
pub fn march(world: &World) -> Outcome {
    const GENERAL: &str = "M. Valerius Maximus";
    let (mut browser, before) = with_three_ops(world)?;
    browser.await_seen("generals", |seen| !seen.ready().is_empty())?;
    browser.tap_general(GENERAL)?;
    browser.await_seen("goals", |seen| seen.lit().contains(&"Paestum"))?;
    browser.tap_space("Paestum")?;
    browser.await_seen("the way", |seen| seen.offers("Confirm"))?;
    browser.choose("Confirm")?;
    browser.await_seen("a march of two spaces", |seen| {
        seen.tells(&before, " marches from ") == 2
    })?;
    within(&mut browser, 4)
}

/// All reactions declined: one tap. One interception: two.
pub fn reactions(world: &World) -> Outcome {
    let war = position::showing("many reactions")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    let before = browser.await_seen("the sheet", |seen| seen.rows() >= 2)?;
    browser.taps();
    browser.choose("No reaction")?;
    browser.await_seen("the battle", |seen| seen.rows() == 0 && seen.asked() != before.asked())?;
    within(&mut browser, 1)?;

    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    let before = browser.await_seen("the sheet", |seen| seen.rows() >= 2)?;
    browser.taps();
    browser.tap("css:.prompt [data-row]:last-child [role=radio]:not([aria-checked=true])")?;
    browser.choose("Confirm")?;
    browser.await_seen("an interception", |seen| seen.tells(&before, " to intercept") > 0)?;
    within(&mut browser, 2)
}

/// A siege roll: card, general, siege.
pub fn siege(world: &World) -> Outcome {
    let war = position::showing("a siege")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, ALONE)?;
    let before = browser.await_seen("the hand", |seen| !seen.cards().is_empty())?;
    browser.taps();
    up_to_the_siege(&mut browser, &war)?;
    attempt(&mut browser)?;
    browser.await_seen("the roll", |seen| seen.tells(&before, "14.") > 0)?;
    within(&mut browser, 3)
}

/// The card and the general, up to the button that throws the Siege Die.
pub fn up_to_the_siege(browser: &mut Browser, war: &War) -> Outcome {
    for answer in &war.tape()[war.cursor()..war.cursor() + 3] {
        let seen = browser.seen()?;
        match *answer {
            Choice::Card(card) => browser.tap_card(&war.card(card).number.to_string())?,
            Choice::Unit(unit) => browser.tap_general(war.general(unit))?,
            // The tap on the general says what the card is for.
            _ => continue,
        }
        browser.after(&seen)?;
    }
    Ok(())
}

/// Throws the Siege Die at a city or a Tribe.
pub fn attempt(browser: &mut Browser) -> Outcome {
    let of = |seen: &Seen| ["siege", "subjugate"].into_iter().find(|choice| seen.offers(choice));
    let seen = browser.await_seen("an attempt", |seen| of(seen).is_some())?;
    browser.choose(of(&seen).unwrap_or_default())
}

/// Losses as they are proposed: one tap.
pub fn losses(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("losses to choose")?, ALONE)?;
    let before = browser.await_seen("the question", |seen| seen.offers("As proposed"))?;
    browser.taps();
    browser.choose("As proposed")?;
    browser.await_seen("the losses", |seen| seen.tells(&before, " loses ") > 0)?;
    within(&mut browser, 1)
}

/// Giving up takes two steps.
pub fn concede(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "5")?;
    browser.tap("Menu")?;
    browser.tap("Concede")?;
    browser.choose("Concede")?;
    let seen = browser.await_seen("the second step", |seen| seen.sheet().is_some())?;
    if seen.sheet() == Some("The war is over") {
        return Err("one step was enough to concede".to_owned());
    }
    browser.choose("Concede")?;
    browser.await_seen("the end", |seen| seen.sheet() == Some("The war is over"))?;
    browser.verdict()
}

/// A card of 3 OPs has been tapped, which is the first tap that counts; and what was seen before.
fn with_three_ops(world: &World) -> Outcome<(Browser, Seen)> {
    let mut browser = world.browser()?;
    let before = to_a_card(&mut browser)?;
    let card = before.cards().into_iter().find(|number| ops(number) == 3);
    let card = card.ok_or_else(|| format!("no card of 3 OPs: {}", before.words()))?;
    browser.taps();
    browser.tap_card(card)?;
    Ok((browser, before))
}

/// Begins a game and plays on to Rome's question for a card.
pub fn to_a_card(browser: &mut Browser) -> Outcome<Seen> {
    browser.sit_down("Alone with both sides", "7")?;
    for _ in 0..12 {
        let seen = browser.await_seen("a question", |seen| !seen.asked().is_empty())?;
        if seen.side() == "rome" && seen.asked().contains("plays a card") {
            return Ok(seen);
        }
        let rome = seen
            .choices()
            .into_iter()
            .find(|choice| choice.starts_with("Rome"))
            .map(str::to_owned);
        let any = ["No reaction", "Pass", "pass", "no card"]
            .into_iter()
            .find(|choice| seen.offers(choice));
        match (rome, any) {
            (Some(choice), _) => browser.choose(&choice)?,
            (None, Some(choice)) => browser.choose(choice)?,
            (None, None) => match seen.choices().first() {
                Some(choice) => browser.choose(choice)?,
                None => return Err(format!("nothing to choose: {}", seen.words())),
            },
        }
        browser.after(&seen)?;
    }
    Err("Rome is never asked for a card".to_owned())
}

/// OPs of a card, by its printed number.
pub fn ops(number: &str) -> u8 {
    let game = registry::info(registry::FIRST);
    let faces = (0..60).map(|id| game.card(CardId(id)));
    let mut found = faces.filter(|face| face.number.to_string() == number);
    found.next().map_or(0, |face| face.ops)
}

fn within(browser: &mut Browser, budget: u32) -> Outcome {
    let taps = browser.taps();
    if taps > budget {
        return Err(format!("{taps} taps where {budget} are the budget"));
    }
    browser.verdict()
}
