//! What is agreed on and ordered beforehand: the optional rules of a game, and standing orders of a player who is away.

use super::seen::{by_link, moment, share};
use crate::position::{Passage, beyond_a_reaction};
use crate::{ALONE, Browser, Find, MORE, Outcome, World};
use engine::scene::Switch;

/// What the log says of an answer that was ordered.
const TOLD: &str = "answers by standing order";
/// The occasions at which an army may react on land, by their place.
const REACTIONS: [u8; 2] = [16, 17];

/// At set-up, the handicap of three PCs for Rome: behind none and those of one and two.
const THREE_FOR_ROME: &str = "css:[data-switch='H.1'] label:nth-child(4)";
/// What the log says when the cards of the first turn are dealt.
const TURN_BEGINS: &str = "Turn I begins";

/// The optional rules of the rulebook.
fn optional() -> impl Iterator<Item = &'static Switch> {
    let game = registry::info(registry::FIRST);
    game.switches().iter().filter(|switch| !switch.is_house_rule())
}

/// All six are switched on; they stand in the log, travel in the link, and can be read again on the other device.
pub fn optional_rules(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap("css:[name=players]")?;
    browser.tap(MORE)?;
    for switch in optional() {
        browser.tap(format!("css:[data-switch='{}']", switch.rule.0).as_str())?;
    }
    browser.tap("css:[data-door=start]")?;
    browser.await_seen("the table", |seen| seen.screen() == "table")?;
    agreed(&mut browser)?;
    let shared = share(&mut browser)?;
    let mut other = world.empty_browser()?;
    other.open(&shared)?;
    other.tap(ALONE)?;
    other.await_gone("Whose seat is yours?")?;
    agreed(&mut other)?;
    other.tap("Menu")?;
    other.tap("About the data")?;
    let words = other.text("[data-agreed]")?;
    for switch in optional() {
        if !words.contains(switch.title) {
            return Err(format!("\"{}\" was agreed on and is not there: {words}", switch.title));
        }
    }
    browser.verdict()?;
    other.verdict()
}

/// A handicap of three PCs for Rome: they are placed on the open map before the first turn begins, and lie there then.
pub fn handicap(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap(Find::Begins("Alone with both sides".to_owned()))?;
    browser.tap(MORE)?;
    browser.tap(THREE_FOR_ROME)?;
    browser.tap("css:[data-door=start]")?;
    let first = browser.await_seen("the first PC", |seen| seen.asked().contains("Rome places 3 PCs"))?;
    if first.side() != "rome" || first.tells_at_all(TURN_BEGINS) {
        return Err(format!("Rome alone is asked before the first turn: {}", first.words()));
    }
    let mut placed: Vec<String> = Vec::new();
    for _ in 0..3 {
        let seen = browser.await_seen("a free space", |seen| !seen.lit().is_empty())?;
        let space = seen.lit()[0].to_owned();
        browser.tap_space(&space)?;
        let held = browser.await_seen("Confirm", |seen| seen.offers("Confirm"))?;
        browser.choose("Confirm")?;
        browser.after(&held)?;
        placed.push(space);
    }
    let begun = browser.await_seen("the first turn", |seen| seen.tells_at_all(TURN_BEGINS))?;
    for space in &placed {
        let lies = |place: &&str| place.starts_with(space.as_str()) && place.contains("Roman");
        if !begun.tells_at_all(&format!("places a PC in {space}")) || !begun.places().iter().any(lies) {
            return Err(format!("no PC of Rome in {space}: {:?}", begun.log()));
        }
    }
    browser.verdict()
}

/// The log tells of each optional rule, once.
fn agreed(browser: &mut Browser) -> Outcome {
    let told = |log: Vec<&str>| {
        let lines = log.iter().filter(|line| line.contains("Optional rule: "));
        lines.count() == optional().count()
    };
    browser
        .await_seen("six optional rules in the log", |seen| told(seen.log()))
        .map(drop)
}

/// A player who is away has ordered to let an army pass: it passes, the log says so here and there, and nobody waits for a link.
pub fn standing(world: &World) -> Outcome {
    let (mut away, mut mover, passage) = seats(world, |_, _| Ok(()))?;
    let before = mover.seen()?;
    let planned = plan(&mut mover, &passage)?;
    if planned.contains("The other side is asked") {
        return Err(format!("the other side has ordered to let it pass: {planned}"));
    }
    let after = go(&mut mover)?;
    if after.tells(&before, TOLD) == 0 {
        return Err(format!("no order was carried out: {:?}", after.told_since(&before)));
    }
    let back = share(&mut mover)?;
    away.open("about:blank")?;
    away.open(&back)?;
    away.await_seen("the same line there", |seen| {
        seen.log().iter().any(|line| line.contains(TOLD))
    })?;
    mover.verdict()?;
    away.verdict()
}

/// Elsewhere armies may pass, but in one space the player who is away wants to be asked: there the march waits for him.
pub fn named(world: &World) -> Outcome {
    let (mut away, mut mover, passage) = seats(world, |away, passage| {
        away.tap_space(passage.past)?;
        away.tap(format!("About {}", passage.past).as_str())?;
        away.tap("css:.sheet [data-scope]")?;
        order(away, "Ask")?;
        away.tap("button:Close")?;
        away.tap("button:Close")
    })?;
    let before = mover.seen()?;
    let planned = plan(&mut mover, &passage)?;
    if !planned.contains(&format!("In {} the other side may ", passage.past)) {
        return Err(format!(
            "the other side wants to be asked in {}: {planned}",
            passage.past
        ));
    }
    let after = go(&mut mover)?;
    if after.side() == before.side() {
        return Err(format!("the march did not wait: {}", after.words()));
    }
    mover.find(crate::Find::Begins("Send the link to".to_owned()))?;
    mover.verdict()?;
    away.verdict()
}

/// The one who is away gives orders on a device of his own and sends the link; the one who marches opens it on another.
fn seats(world: &World, more: impl Fn(&mut Browser, &Passage) -> Outcome) -> Outcome<(Browser, Browser, Passage)> {
    let mut passage = beyond_a_reaction()?;
    let marches = passage.war.asked().ok_or("a march is asked for its next step")?;
    passage.war.envelope_mut().manner = by_link(marches);
    let mut away = world.empty_browser()?;
    away.open(&passage.war.fragment())?;
    moment(&away, None)?;
    away.tap("Menu")?;
    away.tap("Standing orders")?;
    order(&mut away, "Decline")?;
    away.tap("button:Close")?;
    more(&mut away, &passage)?;
    let shared = share(&mut away)?;
    let mut mover = world.empty_browser()?;
    mover.open(&shared)?;
    moment(&mover, None)?;
    Ok((away, mover, passage))
}

/// The same order for every window and for every reaction of armies, on the sheet that lies open.
fn order(away: &mut Browser, words: &str) -> Outcome {
    away.tap(format!("css:.sheet-rows > li:first-child [data-choice={words}]").as_str())?;
    REACTIONS
        .iter()
        .try_for_each(|at| away.tap(format!("css:[data-order='{at}'] [data-choice={words}]").as_str()))
}

/// Plans the march beyond the enemy and gives the words of the plan.
fn plan(mover: &mut Browser, passage: &Passage) -> Outcome<String> {
    let begun = moment(mover, None)?;
    mover.tap_space(passage.to)?;
    moment(mover, Some(&begun)).map(|planned| planned.asked)
}

/// Confirms what is planned, and lets own windows pass.
fn go(mover: &mut Browser) -> Outcome<crate::Seen> {
    let planned = mover.seen()?;
    mover.choose("Confirm")?;
    let mut after = mover.after(&planned)?;
    while after.offers("No reaction") {
        mover.choose("No reaction")?;
        after = mover.after(&after)?;
    }
    Ok(after)
}
