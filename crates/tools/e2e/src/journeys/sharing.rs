//! Sharing: a code that a camera reads, a position that shows no hand, two games that part, links from files and the clipboard.

use super::seen::{go_on, moment, same, share};
use crate::picture::Picture;
use crate::{ALONE, Browser, Outcome, Screen, TOGETHER, World, position};
use engine::Side;
use serde_json::json;

/// The sheet with the link.
fn share_sheet(browser: &mut Browser) -> Outcome {
    browser.tap("Menu")?;
    browser.tap("Share as a link")?;
    browser.find("css:[data-link]").map(drop)
}

fn shown_link(browser: &Browser) -> Outcome<String> {
    let link = browser.await_script("the link", "return document.querySelector('[data-link]')?.value")?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

/// The code is read back from its picture, blurred, turned and halved, in light and in dark, on a laptop and on a tablet.
pub fn code_read_back(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(&position::moment(3, 30)?, ALONE)?;
    for (screen, colours) in [
        (Screen::LAPTOP, "prefers-color-scheme=light"),
        (Screen::TABLET, "prefers-color-scheme=dark"),
    ] {
        browser.set_screen(screen)?;
        browser.recolour(colours)?;
        share_sheet(&mut browser)?;
        let wanted = shown_link(&browser)?;
        browser.tap("Show as a code")?;
        let drawn = "const svg = document.querySelector('.code svg'), box = svg?.getBoundingClientRect();
            return box && getComputedStyle(document.querySelector('.sheet')).opacity === '1' &&
                [box.width / svg.viewBox.baseVal.width, box.top, box.bottom <= innerHeight && box.right <= innerWidth];";
        let drawn = browser.await_script("the code", drawn)?;
        if drawn[0].as_f64().is_none_or(|pixels| pixels < 4.0) || drawn[2] != true {
            return Err(format!("a module is too small, or the code leaves the screen: {drawn}"));
        }
        let picture = Picture::read(&browser.picture(&format!("code-{}", screen.width))?)?;
        let read = picture.code()?;
        if read != wanted {
            return Err(format!("the code says {read}, the link is {wanted}"));
        }
        let bad = picture.blurred().turned(5.0).halved().code()?;
        if bad != wanted {
            return Err(format!("blurred, turned and halved the code says {bad}"));
        }
        browser.tap("button:Close")?;
        browser.await_gone("css:.code")?;
        browser.tap("button:Close")?;
        browser.await_gone("css:[data-link]")?;
    }
    browser.verdict()
}

/// Where a code would be too small for a camera, the page says so.
pub fn no_code_where_it_cannot_be_read(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.open_link(&position::moment(3, 260)?, ALONE)?;
    browser.set_screen(Screen {
        width: 320,
        height: 480,
        touch: true,
    })?;
    share_sheet(&mut browser)?;
    if browser.sees("Show as a code")? {
        browser.tap("Show as a code")?;
        let words = browser.text(".sheet-body p")?;
        if !words.contains("too small") || browser.count(".code")? > 0 {
            return Err(format!("a code is shown: {words}"));
        }
    }
    browser.verdict()
}

/// A shared position shows the public table and its log, no hand, and is not kept.
pub fn position_to_look_at(world: &World) -> Outcome {
    let war = position::search("cards in both hands", |war| {
        war.cursor() > 40 && position::both_hold_cards(war)
    })?;
    let mut browser = world.empty_browser()?;
    browser.open_link(&war, TOGETHER)?;
    super::follow::at_the_table(&mut browser)?;
    share_sheet(&mut browser)?;
    let whole = shown_link(&browser)?;
    browser.tap("css:[data-choice=Position]")?;
    let position = browser.await_script(
        "the link of the position",
        &format!(
            "const link = document.querySelector('[data-link]')?.value; return link && link !== {} && link;",
            json!(whole)
        ),
    )?;
    let position = position.as_str().unwrap_or_default().to_owned();

    let mut other = world.empty_browser()?;
    other.open(&position)?;
    other.find("css:[data-screen=table]")?;
    let asked = other.text(".prompt")?;
    if !asked.contains("A position to look at") {
        return Err(format!("the page says {asked}"));
    }
    let html = other.look("return document.documentElement.outerHTML")?;
    let html = html.as_str().unwrap_or_default();
    let told = other.text(".log ol")?;
    for side in [Side::Rome, Side::Carthage] {
        for card in war.hand(side) {
            let face = war.card(card);
            let shows = html.contains(&format!("data-card=\"{}\"", face.number));
            if shows || !told.contains(face.title) && html.contains(face.title) {
                return Err(format!("{}'s \"{}\" is in the document", side.name(), face.title));
            }
        }
    }
    other.tap("Corvus: go home")?;
    other.find("css:[data-here=true] [data-door=new]")?;
    if other.sees("css:[data-door=continue]")? {
        return Err("the position has been kept as a game".to_owned());
    }
    other.verdict()?;
    browser.verdict()
}

/// A game that parts from the kept one is kept beside it, and the page shows where they part.
pub fn two_games(world: &World) -> Outcome {
    let trunk = position::moment(5, 50)?;
    let mut branches = [trunk.clone(), trunk.clone()];
    for (n, war) in branches.iter_mut().enumerate() {
        let mut way = n;
        for _ in 0..12 {
            let legal = war.legal();
            if legal.is_empty() {
                break;
            }
            way = (way * 7 + n + 1) % legal.len();
            let choice = if n == 0 { legal[0] } else { legal[legal.len() - 1] };
            war.answer(choice).map_err(|_| "a legal answer is refused".to_owned())?;
        }
    }
    let mut browser = world.empty_browser()?;
    browser.open_link(&branches[0], ALONE)?;
    let mine = moment(&browser, None)?;
    browser.open("about:blank")?;
    browser.open(&branches[1].fragment())?;
    browser.find("Two games")?;
    let words = browser.text(".sheet-body")?;
    if !words.contains("Both are kept") || !words.contains("The last that both tell") {
        return Err(format!("the page says {words}"));
    }
    browser.tap("css:[data-choice='That moment']")?;
    browser.await_gone("Two games")?;
    let asked = browser.text(".prompt")?;
    if !asked.contains("A position to look at") {
        return Err(format!("the moment is shown as {asked}"));
    }
    browser.tap("Corvus: go home")?;
    browser.open("about:blank")?;
    browser.open(&branches[0].fragment())?;
    browser.find("css:[data-screen=table]")?;
    same("my own game", &mine, &moment(&browser, None)?)?;
    browser.verdict()
}

/// The question stands; the button "Copy" of the sheet with the link puts a text on the clipboard, which is given back.
fn send_on(browser: &mut Browser) -> Outcome<String> {
    browser.look(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.copied = text; return Promise.resolve(); } } })",
    )?;
    browser.tap("begins:Send the link to")?;
    browser.tap("button:Copy")?;
    let copied = browser.await_script("a text on the clipboard", "return window.copied")?;
    Ok(copied.as_str().unwrap_or_default().to_owned())
}

/// The place of the game that is played in rounds.
const ROUNDS: u8 = 2;

/// A war is sent by link, opened elsewhere, a round is played there and it is sent back: six taps of both players together. What is copied says
/// what it is, and so does the title of the page.
pub fn six_taps(world: &World) -> Outcome {
    let mut carthage = world.browser()?;
    super::second::choose(&mut carthage, ROUNDS)?;
    let title = registry::about(ROUNDS.into()).title;
    carthage.tap("css:[data-here=true] [data-door=by-link]")?;
    carthage.tap("css:label:nth-child(3) > [name=lot]")?;
    carthage.tap("css:[data-door=start]")?;
    carthage.await_seen("the table", |seen| seen.screen() == "table")?;
    carthage.taps();
    let sent = send_on(&mut carthage)?;
    let says = |text: &str, line: &str| match text.strip_prefix(line).and_then(|rest| rest.strip_prefix(": ")) {
        Some(address) => Ok(address.to_owned()),
        None => Err(format!("not \"{line}: …\" but: {text}")),
    };
    let address = says(&sent, &format!("{title}, turn 1, Rome to play"))?;

    let mut rome = world.empty_browser()?;
    rome.open(&address)?;
    rome.await_seen("Rome's turn", |seen| seen.offers("pass"))?;
    rome.choose("pass")?;
    rome.await_seen("the end of its round", |seen| seen.offers("end the round"))?;
    rome.choose("end the round")?;
    let line = format!("{title}, turn 1, Carthage to play");
    let back = says(&send_on(&mut rome)?, &line)?;
    let title = rome.look("return document.title")?;
    if title != json!(format!("{line} · Corvus")) {
        return Err(format!("the page is called {title}"));
    }
    carthage.open("about:blank")?;
    carthage.open(&back)?;
    carthage.await_seen("Carthage's turn", |seen| {
        seen.screen() == "table" && seen.offers("pass")
    })?;
    let taps = carthage.taps() + rome.taps();
    if taps != 6 {
        return Err(format!("{taps} taps where six are the budget"));
    }
    carthage.verdict()?;
    rome.verdict()
}

/// A link is found in a file and on the clipboard; a file that holds none is refused by name.
pub fn from_file_and_clipboard(world: &World) -> Outcome {
    let mut first = world.empty_browser()?;
    first.open_link(&position::moment(1, 40)?, ALONE)?;
    let kept = moment(&first, None)?;
    let shared = share(&mut first)?;
    let mut browser = world.browser()?;
    let choose = |browser: &mut Browser, text: &str| -> Outcome {
        browser.tap("css:[data-door=link]")?;
        browser.find("css:[data-link-file]")?;
        let give = format!(
            "const files = new DataTransfer(), field = document.querySelector('[data-link-file]');
             files.items.add(new File([{}], 'link.txt', {{ type: 'text/plain' }}));
             field.files = files.files;
             field.dispatchEvent(new Event('change', {{ bubbles: true }}));",
            json!(text)
        );
        browser.look(&give).map(drop)
    };
    choose(&mut browser, "nothing that could be a link")?;
    let refused = browser.text(".notice p")?;
    if !refused.contains("link") {
        return Err(format!("a file without a link is refused with \"{refused}\""));
    }
    browser.tap("css:.notice button")?;
    browser.await_gone("css:.notice")?;
    browser.key("Escape")?;
    browser.await_gone("css:[data-link-file]")?;
    choose(&mut browser, &format!("Hanno writes: your move!\n\n{shared}\n"))?;
    browser.tap(ALONE)?;
    browser.await_gone("Whose seat is yours?")?;
    same("from a file", &kept, &moment(&browser, None)?)?;
    browser.tap("Corvus: go home")?;
    let words = format!(
        "Object.defineProperty(navigator, 'clipboard', {{ value: {{ readText: () => Promise.resolve({}) }} }})",
        json!(shared)
    );
    browser.look(&words)?;
    browser.tap("css:[data-door=link]")?;
    browser.tap("css:[data-choice=Clipboard]")?;
    browser.find("css:[data-screen=table]")?;
    same("from the clipboard", &kept, &moment(&browser, None)?)?;
    browser.tap("Corvus: go home")?;
    go_on(&mut browser)?;
    browser.verdict()
}
