//! The game as a link: shared, opened elsewhere, damaged.

use super::seen::{Moment, by_link, moment, same, share};
use crate::{ALONE, Browser, Find, Outcome, War, World, position};
use engine::{CardId, Side};

/// What a damaged link is told.
const DAMAGED: &str = "Part of this link is missing or has changed";

/// Rome shares; Carthage opens the link on a new device: the same position, one hand only on each.
pub fn other_seat(world: &World) -> Outcome {
    let mut war = position::search("Carthage to move, cards in both hands", |war| {
        war.cursor() > 30 && war.asked() == Some(Side::Carthage) && position::both_hold_cards(war)
    })?;
    war.envelope_mut().manner = by_link(Side::Carthage);
    let mut rome = world.empty_browser()?;
    rome.open(&war.fragment())?;
    moment(&rome, None)?;
    only_hand(&rome, &war, Side::Rome)?;
    let shared = share(&mut rome)?;

    let mut carthage = world.empty_browser()?;
    carthage.open(&shared)?;
    moment(&carthage, None)?;
    emptied(&carthage)?;
    only_hand(&carthage, &war, Side::Carthage)?;
    let (here, there) = (position(&rome)?, position(&carthage)?);
    if here != there {
        return Err(format!("two positions: {here}\n  and {there}"));
    }
    let back = share(&mut carthage)?;
    if back.len().abs_diff(shared.len()) > 4 {
        return Err(format!("the way back is another game: {shared} and {back}"));
    }
    rome.verdict()?;
    carthage.verdict()
}

/// A game of one player goes to another device: the same question, log and way back.
pub fn same_game(world: &World) -> Outcome {
    let war = position::search("an answer that can be taken back", |war| {
        war.cursor() > 40 && war.cursor() > war.undo_floor() && war.entries() > 20
    })?;
    let mut old = world.empty_browser()?;
    old.open_link(&war, ALONE)?;
    let before = moment(&old, None)?;
    let shared = share(&mut old)?;
    if !shared.starts_with(&format!("{}#", old.address())) {
        return Err(format!("a strange link: {shared}"));
    }
    let mut new = world.empty_browser()?;
    new.open(&shared)?;
    new.tap(ALONE)?;
    new.await_gone("Whose seat is yours?")?;
    emptied(&new)?;
    let after = moment(&new, None)?;
    same("opened", &before, &after)?;
    let (mut before, mut after) = (before, after);
    for tool in ["Undo", "Redo"] {
        before = step(&mut old, tool, &before)?;
        after = step(&mut new, tool, &after)?;
        same(tool, &before, &after)?;
        if position(&old)? != position(&new)? {
            return Err(format!("{tool} leads to two positions"));
        }
    }
    old.verdict()?;
    new.verdict()
}

/// Links with a letter changed, cut short, and no links at all are refused by name, by address and by paste; the game that
/// is kept goes on.
pub fn damaged(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    let kept = moment(&browser, None)?;
    let whole = position::moment(2, 60)?.fragment();
    let half = whole.len() / 2;
    let other = if whole.as_bytes()[half] == b'A' { "B" } else { "A" };
    let cases = [
        (format!("{}{other}{}", &whole[..half], &whole[half + 1..]), DAMAGED),
        (whole[..half].to_owned(), DAMAGED),
        (whole[..whole.len() - 1].to_owned(), DAMAGED),
        ("#hello".to_owned(), "link"),
    ];
    for (text, words) in &cases {
        browser.open("about:blank")?;
        browser.open(text)?;
        refused(&mut browser, text, words)?;
        emptied(&browser)?;
        goes_on(&mut browser, &kept)?;
        browser.tap("Corvus: go home")?;
        browser.tap("css:[data-door=link]")?;
        browser.tap("css:[data-paste]")?;
        let pasted = format!("{}{text}", browser.address());
        browser.type_text(&pasted)?;
        browser.tap("css:[data-choice=Open]")?;
        refused(&mut browser, text, words)?;
        browser.key("Escape")?;
        browser.await_gone("css:[data-paste]")?;
        goes_on(&mut browser, &kept)?;
        browser.tap("Corvus: go home")?;
    }
    browser.verdict()
}

/// Links that mail programs and chats have folded, quoted, packed and encoded on their way open, by paste and by address.
pub fn hurt(world: &World) -> Outcome {
    let mut war = position::moment(1, 40)?;
    let mut browser = world.browser()?;
    let home = browser.address().to_owned();
    let mut begun = None;
    let folded = |address: &str, between: &str| {
        let letters: Vec<char> = address.chars().collect();
        let lines = letters.chunks(72).map(String::from_iter);
        lines.collect::<Vec<_>>().join(between)
    };
    for (id, (hurt, pasted)) in [
        ("whole", true),
        ("folded", true),
        ("quoted", true),
        ("quoted-printable", true),
        ("packed", true),
        ("twice a #", false),
        ("spaces", false),
    ]
    .into_iter()
    .enumerate()
    {
        war.envelope_mut().id = id as u32 + 1;
        let address = format!("{home}{}", war.fragment());
        let text = match hurt {
            "whole" => address,
            "folded" => folded(&address, "\n"),
            "quoted" => format!("> {}\n> Your move!", folded(&address, "\n> ")),
            "quoted-printable" => folded(&address, "=\n"),
            "packed" => {
                let encoded = address.replace(':', "%3A").replace('/', "%2F").replace('#', "%23");
                format!("https://safe.example/?url={encoded}&data=05%7C01")
            }
            "twice a #" => address.replace('#', "#%23"),
            _ => folded(&address, "%20"),
        };
        if pasted {
            browser.tap("css:[data-door=link]")?;
            browser.tap("css:[data-paste]")?;
            browser.type_text(&text)?;
            browser.tap("css:[data-choice=Open]")?;
        } else {
            browser.open("about:blank")?;
            browser.open(&text)?;
        }
        let seat = Find::Role("button", ALONE.to_owned());
        browser.tap(seat).map_err(|words| format!("{hurt}: {words}"))?;
        let here = moment(&browser, None)?;
        same(hurt, begun.get_or_insert_with(|| here.clone()), &here)?;
        browser.tap("Corvus: go home")?;
        browser.find("css:[data-door=link]")?;
    }
    browser.verdict()
}

/// A refusal in words is shown, and closed.
fn refused(browser: &mut Browser, text: &str, words: &str) -> Outcome {
    let shown = browser.text(".notice p")?;
    if !shown.contains(words) {
        return Err(format!("{text} was refused with \"{shown}\""));
    }
    browser.tap("css:.notice button")?;
    browser.await_gone("css:.notice")
}

/// From Home the kept game goes on where it was.
fn goes_on(browser: &mut Browser, kept: &Moment) -> Outcome {
    super::seen::go_on(browser)?;
    same("the kept game", kept, &moment(browser, None)?)
}

/// Nothing of the link stays in the address bar.
fn emptied(browser: &Browser) -> Outcome {
    let shown = browser.shown_address()?;
    if shown.contains('#') {
        return Err(format!("the address bar still holds the link: {shown}"));
    }
    Ok(())
}

/// Goes back or forward by one step, if the table offers it.
fn step(browser: &mut Browser, tool: &str, from: &Moment) -> Outcome<Moment> {
    let found = browser.find(tool)?;
    if found.disabled {
        return Err(format!("{tool} is not offered"));
    }
    browser.tap(tool)?;
    moment(browser, Some(from))
}

/// The public position in words: when, the score, every stack, every track, whose each space is.
fn position(browser: &Browser) -> Outcome<String> {
    let script = "const words = (s) => [...document.querySelectorAll(s)].map((e) => e.textContent);
        const names = (s) => [...document.querySelectorAll(s)].map((e) => e.getAttribute('aria-label').replace(' May be chosen.', ''));
        return JSON.stringify([words('.when, .score, .boards li'), names('[data-stack], [data-space], .boards li')]);";
    let words = browser.look(script)?;
    Ok(words.as_str().unwrap_or_default().to_owned())
}

/// The hand of this side can be read, and nothing of the other's is anywhere in the document but what the log has told.
fn only_hand(browser: &Browser, war: &War, side: Side) -> Outcome {
    let html = browser.look("return document.documentElement.outerHTML")?;
    let html = html.as_str().unwrap_or_default();
    let log = browser.text(".log ol")?;
    let face = |card: CardId| war.card(card);
    let lies = |card: CardId| html.contains(&format!("data-card=\"{}\"", face(card).number));
    let mine = war.hand(side);
    if let Some(card) = mine.iter().find(|card| !lies(**card)) {
        return Err(format!("{} does not see \"{}\"", side.name(), face(*card).title));
    }
    for card in war.hand(side.enemy()) {
        let title = face(card).title;
        let known = log.contains(title) || mine.iter().any(|own| face(*own).title == title);
        if lies(card) || (!known && html.contains(title)) {
            return Err(format!("{} finds \"{title}\" in the document", side.name()));
        }
    }
    Ok(())
}
