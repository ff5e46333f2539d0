//! Seats at one tablet: the screen stays on, a hand closes when nobody minds it, a view is kept, the table turns.

use super::follow::at_the_table;
use crate::{ALONE, Browser, Outcome, Robot, Screen, Seen, TOGETHER, World, position};

/// Counts how often the screen was asked to stay on.
const COUNT_LOCKS: &str = "Object.defineProperty(navigator, 'wakeLock', { value: {
    request(kind) {
        window.locks = (window.locks ?? 0) + (kind === 'screen');
        return Promise.resolve({ released: false, release() { this.released = true; return Promise.resolve(); } });
    } } });";

/// Where a space lies on the screen: it moves when one looks closer.
const VIEW: &str = "const box = document.querySelector('[data-space=Roma]').getBoundingClientRect();
    return `${Math.round(box.x)} ${Math.round(box.y)}`";

/// Notes at each move of the map whether fingers move it, the scale it is drawn at and where its spaces lie on the screen.
const NOTE_MOVES: &str = "window.moves = [];
    const world = document.querySelector('.world');
    new MutationObserver(() => moves.push({
        fingers: world.classList.contains('moving'),
        drawn: /scale\\(([^)]+)/.exec(world.style.transform)[1],
        spaces: [...document.querySelectorAll('[data-space]')].map((space) => space.getBoundingClientRect()),
    })).observe(world, { attributes: true });
    return 0";

/// Once the map has come to rest: the scales it was drawn at meanwhile, that of now, how many times as wide Roma has become and how far
/// the space that lies farthest from where the fingers left it is away from there.
const MOVES: &str = "const last = moves.at(-1), moved = moves.filter((move) => move.fingers);
    if (!moved.length || last.fingers) return null;
    const left = moved.at(-1), roma = [...document.querySelectorAll('[data-space]')].findIndex((e) => e.dataset.space === 'Roma');
    const far = (a, b) => Math.max(...['x', 'y', 'width', 'height'].map((side) => Math.abs(a[side] - b[side])));
    return {
        drawn: [...new Set(moved.map((move) => move.drawn))],
        now: last.drawn,
        wider: last.spaces[roma].width / moved[0].spaces[roma].width,
        off: Math.max(...last.spaces.map((space, at) => far(space, left.spaces[at]))),
    };";

/// The screen is asked to stay on while a game lies on the table, and let go at home.
pub fn awake(world: &World) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(COUNT_LOCKS)?;
    browser.open("")?;
    if !browser.look("return window.locks ?? null")?.is_null() {
        return Err("the screen is kept on before a game is open".to_owned());
    }
    browser.sit_down("Alone with both sides", "11")?;
    browser.await_script("the lock", "return window.locks > 0").map(drop)?;
    browser.verdict()
}

/// An open hand closes as soon as the page is left, and nothing of it stays in the document.
pub fn hand_closes(world: &World) -> Outcome {
    let war = position::showing("a card of turn 2")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    at_the_table(&mut browser)?;
    let open = |seen: &Seen| !seen.cards().is_empty();
    browser.await_seen("an open hand", open)?;
    browser.look("window.dispatchEvent(new Event('blur')); return 0")?;
    browser.await_seen("no hand", |seen| !open(seen))?;
    if browser
        .look("return document.querySelector('.hand [data-card]')")?
        .is_object()
    {
        return Err("a card of the closed hand is still there".to_owned());
    }
    browser.verdict()
}

/// A finger that rests on the edge of a closed hand opens it, whoever is asked, and closes it when it goes; a key opens it until it is closed.
pub fn hand_held_open(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("a card of turn 2")?, TOGETHER)?;
    let asked = browser.seen()?.side().to_owned();
    let other = if asked == "rome" { "Carthage" } else { "Rome" };
    let edge = format!("Hold to look at {other}’s hand");
    let count = "addEventListener('pointerup', () => { window.held = document.querySelectorAll('.hand [data-card]').length; }, true); return 0";
    browser.look(count)?;
    browser.hold(edge.as_str(), std::time::Duration::from_millis(700))?;
    browser.await_script("cards while it was held", "return window.held > 0")?;
    let closed = |seen: &Seen| seen.sheet() == Some("Change of seats") && seen.cards().is_empty();
    browser.await_seen("the hand-over again", closed)?;
    browser.find(edge.as_str())?;
    let lies = |browser: &Browser, words, some: bool| {
        let count = format!("return (document.querySelectorAll('.hand [data-card]').length > 0) === {some}");
        browser.await_script(words, &count).map(drop)
    };
    // A finger that leaves the edge closes it before it goes up.
    let count = "const cards = () => document.querySelectorAll('.hand [data-card]').length;
        addEventListener('pointermove', () => { window.most = Math.max(window.most ?? 0, cards()); }, true);
        addEventListener('pointerup', () => { window.left = cards(); }, true); return 0";
    browser.look(count)?;
    browser.drag(edge.as_str(), "css:.pane")?;
    browser.await_script(
        "a hand that closed on the way",
        "return window.most > 0 && window.left === 0",
    )?;
    browser.find(edge.as_str())?;
    browser.look("document.querySelector('[data-hold]').focus(); return 0")?;
    browser.key("Enter")?;
    lies(&browser, "opened by a key, and not held", true)?;
    browser.tap("css:[data-choice='Close the hand']")?;
    lies(&browser, "closed", false)?;
    browser.verdict()
}

/// Notes when a finger goes up how many cards lie at the far edge and in the open hand, and whether the page is turned.
const NOTE_GLANCE: &str = "const lies = (what) => document.querySelectorAll(what).length;
    window.state = () => [lies('.glance .card') > 0, lies('.hand [data-card]'), lies('.corvus.turned')];
    window.before = state();
    addEventListener('pointerup', () => { window.held = state(); }, true);
    return 0";

/// Face to face a finger on the far edge shows the hand of its player there: the page stays turned and the open hand open.
pub fn glance_face_to_face(world: &World) -> Outcome {
    for (width, height) in [(800, 1280), (1280, 800), (390, 844)] {
        let mut browser = world.browser()?;
        let touch = true;
        browser.set_screen(Screen { width, height, touch })?;
        browser.open_link(&position::showing("a card of turn 2")?, TOGETHER)?;
        browser.tap("Menu")?;
        browser.tap("Sit face to face")?;
        at_the_table(&mut browser)?;
        browser.await_seen("an open hand", |seen| !seen.cards().is_empty())?;
        browser.look(NOTE_GLANCE)?;
        browser.hold("css:.opposite [data-hold]", std::time::Duration::from_millis(700))?;
        let one_more = "return window.held?.[0] && !before[0] && held[1] === before[1] && held[2] === before[2]";
        browser.await_script("his hand beside the open one", one_more)?;
        browser.await_script("all as it was", "return state().join() === before.join()")?;
        browser.verdict()?;
    }
    Ok(())
}

/// What lies between two taps of a finger in a hurry.
const BETWEEN: std::time::Duration = std::time::Duration::from_millis(200);

/// Between two players the map stays bright and can be moved, both hands are closed, and one button opens the next; until then the last answer
/// can be taken back. A reload comes back to it, and no hand lies open.
pub fn hand_over(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("a card of turn 2")?, TOGETHER)?;
    browser.await_seen("the hand-over", |seen| seen.sheet() == Some("Change of seats"))?;
    let one = "return document.querySelectorAll('.prompt .main').length === 1
        && !document.querySelector('[aria-modal], [inert], [data-card]')";
    browser.await_script("one button, and no card", one)?;
    let whole = browser.look(VIEW)?;
    browser.tap("Closer")?;
    browser.wait_for("a moved map", || {
        Ok(Some(()).filter(|()| browser.look(VIEW).is_ok_and(|now| now != whole)))
    })?;
    at_the_table(&mut browser)?;
    browser.await_seen("an open hand", |seen| !seen.cards().is_empty())?;
    browser.reload()?;
    let closed = |seen: &Seen| seen.sheet() == Some("Change of seats") && seen.cards().is_empty();
    browser.await_seen("the hand-over, and no hand", closed)?;
    browser.verdict()
}

/// A tap that comes twice gives an answer and hands the tablet over; it opens no hand.
pub fn tapped_twice(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("a card of turn 2")?, TOGETHER)?;
    at_the_table(&mut browser)?;
    browser.tap("css:.hand [data-card]")?;
    browser.tap("css:.prompt [data-choice=discard]")?;
    let confirm = browser.find("css:.prompt [data-choice=Confirm]")?;
    let place = browser.place_of(&confirm)?;
    for _ in 0..2 {
        browser.press(place)?;
        browser.release(place)?;
        std::thread::sleep(BETWEEN);
    }
    let closed = |seen: &Seen| seen.sheet() == Some("Change of seats") && seen.cards().is_empty();
    browser.await_seen("the hand-over, and no hand", closed)?;
    std::thread::sleep(BETWEEN * 5);
    browser.await_seen("the hand-over still", closed)?;
    browser.verdict()
}

/// Taps a place twice, the second time when the page has answered the first. Both taps are of one moment, however long that takes.
const TWICE: &str =
    "const taps = [0, 1].map(() => new MouseEvent('click', { bubbles: true, detail: 1, clientX: x, clientY: y }));
    const tap = () => {
        document.elementFromPoint(x, y).dispatchEvent(taps.shift());
        window.tapped = 2 - taps.length;
    };
    tap();
    setTimeout(tap, 600);
    return 0";

/// The use of a card that activates a General.
const ACTIVATE: &str = "css:.prompt [data-choice=activate]";

/// A tap that comes twice on a question which another of the same side follows answers the first alone, though a button lies there again.
pub fn tapped_twice_by_one_side(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.set_screen(Screen::TABLET)?;
    browser.open_link(&position::showing("a card of turn 2")?, ALONE)?;
    let hand: Vec<String> = browser.seen()?.cards().into_iter().map(str::to_owned).collect();
    for card in &hand {
        browser.tap_card(card)?;
        browser.find(format!("css:.hand .chosen [data-card='{card}']").as_str())?;
        if browser.sees(ACTIVATE)? {
            break;
        }
    }
    let activate = browser.find(ACTIVATE)?;
    let place = browser.place_of(&activate)?;
    let (x, y) = place;
    browser.look(&format!("const [x, y] = [{x}, {y}]; {TWICE}"))?;
    browser.await_script("both taps", "return window.tapped === 2")?;
    let seen = browser.seen()?;
    if !seen.asked().contains("Activate a General") {
        return Err(format!("the second tap answered as well: {}", seen.words()));
    }
    let under = format!("return document.elementFromPoint({x}, {y}).closest('.prompt [data-choice]') !== null");
    browser.await_script("a button under the finger", &under)?;
    // Who means it taps there once more.
    browser.tap_at(place)?;
    browser.await_seen("the General", |seen| !seen.asked().contains("Activate a General"))?;
    browser.verdict()
}

/// Each player at one tablet has letters of his own size.
pub fn letters_of_each(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.open_link(&position::showing("a card of turn 2")?, TOGETHER)?;
    let first = at_the_table(&mut browser)?.side().to_owned();
    set_letters(&mut browser, "130")?;
    let mut robot = Robot::new(3);
    robot.play_until(&mut browser, 120, |seen| seen.side() != first && seen.sheet().is_none())?;
    set_letters(&mut browser, "100")?;
    robot.play_until(&mut browser, 120, |seen| seen.side() == first && seen.sheet().is_none())?;
    letters(&browser, "130")?;
    robot.play_until(&mut browser, 120, |seen| seen.side() != first && seen.sheet().is_none())?;
    letters(&browser, "100")?;
    browser.verdict()
}

fn set_letters(browser: &mut Browser, percent: &str) -> Outcome {
    browser.tap("Menu")?;
    browser.tap("Settings")?;
    browser.tap(format!("{percent}%").as_str())?;
    letters(browser, percent)?;
    browser.key("Escape")?;
    browser.await_gone("css:.over")
}

fn letters(browser: &Browser, percent: &str) -> Outcome {
    let worn = format!("return document.documentElement.dataset.text === '{percent}'");
    browser.await_script("the size of letters", &worn).map(drop)
}

/// What a player looks at is kept with the game: after a reload the map lies as he left it.
pub fn view_is_kept(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "12")?;
    let whole = browser.look(VIEW)?;
    browser.tap("Closer")?;
    browser.tap("Closer")?;
    let differs = |browser: &Browser, from: &serde_json::Value| {
        browser.wait_for("another view", || {
            let now = browser.look(VIEW)?;
            Ok(Some(now.clone()).filter(|now| now != from))
        })
    };
    differs(&browser, &whole)?;
    std::thread::sleep(std::time::Duration::from_millis(600));
    let close = browser.look(VIEW)?;
    browser.reload()?;
    browser.await_seen("the table", |seen| seen.screen() == "table")?;
    browser.wait_for("the view of before", || {
        Ok(Some(()).filter(|()| browser.look(VIEW).is_ok_and(|now| now == close)))
    })?;
    browser.verdict()
}

/// The table turns when the side is asked for whom it is turned, and not for the other.
pub fn table_turns(world: &World) -> Outcome {
    let war = position::showing("a card of turn 2")?;
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    let seen = at_the_table(&mut browser)?;
    let other = if seen.side().eq_ignore_ascii_case("rome") {
        "Carthage"
    } else {
        "Rome"
    };
    let own = if other == "Rome" { "Carthage" } else { "Rome" };
    let turned = "return document.querySelector('.corvus').classList.contains('turned')";
    for (side, turns) in [(other, false), (own, true)] {
        browser.tap("Menu")?;
        browser.tap("Settings")?;
        browser.choose(&format!("Turn the page for {side}"))?;
        browser.key("Escape")?;
        browser.await_gone("css:.over")?;
        if browser.look(turned)? != turns {
            return Err(format!("turned for {side} while {own} is asked: {}", !turns));
        }
    }
    browser.verdict()
}

/// Two fingers spread the map: it keeps the scale it was drawn at until it has come to rest, and then nothing moves from its place.
pub fn two_fingers(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.set_screen(Screen::TABLET)?;
    browser.open_link(&position::showing("a card of turn 4")?, ALONE)?;
    at_the_table(&mut browser)?;
    browser.look(NOTE_MOVES)?;
    browser.pinch((400.0, 400.0), 1.6)?;
    let moves = browser.await_script("the map at rest", MOVES)?;
    let number = |what: &str| moves[what].as_f64().unwrap_or(f64::MAX);
    let kept = moves["drawn"]
        .as_array()
        .is_some_and(|drawn| drawn.len() == 1 && drawn[0] != moves["now"]);
    if kept && (1.3..3.0).contains(&number("wider")) && number("off") < 0.5 {
        return browser.verdict();
    }
    Err(format!("two fingers left the map like this: {moves}"))
}
