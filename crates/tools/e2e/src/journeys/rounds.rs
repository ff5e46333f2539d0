//! A war that is played in rounds of actions: each action by taps on the place, the card or the deck that it is for, battles, a Campaign,
//! the end.

use super::follow::{at_the_table, follow};
use super::second::guided_to_the_end;
use crate::table::ALONE;
use crate::{Browser, Outcome, TOGETHER, War, World, position};
use engine::{Choice, Side, Viewer};

/// Where an action is found.
enum Door {
    /// On the map: the place that it is for.
    Map,
    /// In the hand: a card that it is for, or that pays.
    Hand,
    /// In a pile of its own side: a sheet is opened first.
    Deck,
    /// Among the cards that lie open on the table.
    Row,
}

/// The actions of a round, each at the first moment of a war at which it may be chosen, with the beginning of what is told of it.
const ACTIONS: [(Side, &str, Door, &str); 11] = [
    (Side::Rome, "settle", Door::Map, "Rome settles"),
    (Side::Carthage, "attack", Door::Map, "Carthage attacks"),
    (Side::Rome, "develop", Door::Map, "Rome makes"),
    (Side::Carthage, "sail", Door::Map, "Carthage's Fleet sails"),
    (Side::Rome, "build a Warship", Door::Map, "Rome builds"),
    (Side::Carthage, "take money", Door::Hand, "Carthage takes"),
    (Side::Rome, "trade", Door::Hand, "Rome trades"),
    (Side::Carthage, "reserve a card", Door::Hand, "Carthage puts"),
    (Side::Rome, "draft", Door::Deck, "Rome drafts"),
    (Side::Carthage, "draft", Door::Deck, "Carthage drafts"),
    (Side::Carthage, "buy a strategy card", Door::Row, "Carthage buys"),
];

/// Every action by its door, two taps or three.
pub fn actions_by_taps(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    for (side, action, door, told) in ACTIONS {
        let war = position::showing(&format!("{} may {action}", side.name()))?;
        browser.open_link(&war, ALONE)?;
        by_its_door(&mut browser, &war, action, &door, told)
            .map_err(|words| format!("{action} of {}: {words}", side.name()))?;
        browser.verdict()?;
        browser = world.empty_browser()?;
    }
    Ok(())
}

/// The guided game by taps as it is told, to its end.
pub fn guided_game(world: &World) -> Outcome {
    guided_to_the_end(world, 2, 40)
}

/// The answer of an action.
fn answer_of(war: &War, action: &str) -> Outcome<Choice> {
    let mut legal = war.legal().into_iter();
    let found = legal.find(|choice| war.label(*choice) == action);
    found.ok_or_else(|| format!("{action} is not offered"))
}

/// What an action of this moment is for first, as the game proposes it.
fn first_aim(war: &War, action: Choice) -> Outcome<Choice> {
    let mut ahead = war.clone();
    ahead.answer(action)?;
    if ahead.asked().ok_or("nothing is asked")? != war.asked().ok_or("nothing was asked")? {
        return Err("the other side is asked".to_owned());
    }
    let named = |choice: &Choice| matches!(choice, Choice::Space(_) | Choice::Card(_));
    { ahead.proposed() }
        .filter(named)
        .or_else(|| ahead.legal().into_iter().find(named))
        .ok_or_else(|| "it is for nothing".to_owned())
}

fn by_its_door(browser: &mut Browser, war: &War, action: &str, door: &Door, told: &str) -> Outcome {
    let before = at_the_table(browser)?;
    let answer = answer_of(war, action)?;
    let aim = match war.concerns(answer) {
        Some(at) => Choice::Space(at),
        None => first_aim(war, answer)?,
    };
    match (door, aim) {
        (Door::Map, Choice::Space(at)) => browser.tap_space(war.space(at))?,
        (Door::Hand | Door::Row, Choice::Card(card)) => browser.tap_card(&war.card(card).number.to_string())?,
        (Door::Deck, Choice::Card(card)) => {
            let holds = |pile: &&engine::scene::Pile| pile.cards.contains(&card);
            let scene = war.scene(Viewer::Public);
            let pile = scene.piles.iter().find(holds).ok_or("the card lies in no pile")?;
            browser.tap(format!("css:[data-pile='{}']", pile.id).as_str())?;
            browser.await_seen("the sheet", |seen| seen.sheet().is_some())?;
            browser.choose(war.card(card).title)?;
        }
        (_, aim) => return Err(format!("{aim:?} is not behind that door")),
    }
    let label = engine::text::capital(action);
    let uses = browser.await_seen("the uses", |seen| use_of(&seen.choices(), &label).is_some())?;
    let choice = use_of(&uses.choices(), &label).ok_or("it is not among the uses")?;
    browser.choose(&choice)?;
    browser.await_seen(told, |seen| seen.tells(&before, told) > 0)?;
    Ok(())
}

/// The use of an action among what is offered: its words, and what goes into it.
fn use_of(choices: &[&str], label: &str) -> Option<String> {
    let found = choices.iter().find(|choice| {
        let rest = choice.strip_prefix(label);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    });
    found.map(|choice| (*choice).to_owned())
}

/// From where something is told on, so many answers of a war before and after, by taps of both sides at one table.
fn around(world: &World, shows: &str, before: usize, after: usize) -> Outcome<Browser> {
    let position::Course { mut war, end, .. } = position::course(shows)?;
    let at = war.cursor();
    let end = (at + after).min(end);
    war.seek(at.saturating_sub(before));
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    follow(&mut browser, &mut war, end)?;
    Ok(browser)
}

/// A Campaign with its Event, and the round that follows.
pub fn campaign(world: &World) -> Outcome {
    let mut browser = around(world, "an Event is drawn", 12, 10)?;
    at_the_table(&mut browser)?;
    browser.verdict()
}

/// A raid that may be blocked.
pub fn raid(world: &World) -> Outcome {
    let mut browser = around(world, "a raid is blocked", 6, 4)?;
    browser.await_seen("the block", |seen| seen.log().iter().any(|line| line.contains("block")))?;
    browser.verdict()
}

/// A battle at sea with a Leader.
pub fn at_sea(world: &World) -> Outcome {
    let mut browser = around(world, "a Leader sails", 6, 8)?;
    at_the_table(&mut browser)?;
    browser.verdict()
}

/// Two at one table: whatever is asked, no card of the hand of the other side is in the document, and none at all while the tablet is handed over.
pub fn closed_hands(world: &World) -> Outcome {
    let position::Course { mut war, end, .. } = position::course("a raid is blocked")?;
    let end = end.min(60);
    war.seek(0);
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    let mut handovers = 0;
    while war.cursor() < end {
        let seen = browser.seen()?;
        let lie = browser.look("return [...document.querySelectorAll('[data-card]')].map((e) => e.dataset.card)")?;
        let lie: Vec<u8> = lie
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|card| card.as_str()?.parse().ok())
            .collect();
        let between = seen.sheet() == Some("Change of seats");
        handovers += u32::from(between);
        for side in Side::BOTH {
            let asked = seen.side().eq_ignore_ascii_case(side.name());
            let open = { war.hand(side).into_iter() }.find(|card| lie.contains(&war.card(*card).number));
            if let Some(card) = open.filter(|_| between || !asked) {
                return Err(format!(
                    "{}'s {} lies open: {}",
                    side.name(),
                    war.card(card).title,
                    seen.words()
                ));
            }
        }
        at_the_table(&mut browser)?;
        let next = war.cursor() + 1;
        follow(&mut browser, &mut war, next)?;
    }
    if handovers == 0 {
        return Err("the tablet was never handed over".to_owned());
    }
    browser.verdict()
}

/// The last answers of a war.
pub fn to_the_end(world: &World) -> Outcome {
    let position::Course { mut war, end, .. } = position::course("a war of rounds")?;
    war.seek(end.saturating_sub(14));
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    follow(&mut browser, &mut war, end)?;
    browser.await_seen("the end", |seen| seen.asked().contains("has won"))?;
    browser.verdict()
}
