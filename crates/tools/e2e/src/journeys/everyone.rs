//! Everybody can use every screen: axe-core finds nothing, buttons are as large as a finger, nothing is wider than the screen, in light and
//! dark, on a laptop and on a phone.

use crate::audit::Auditor;
use crate::{ALONE, Browser, Find, Outcome, Robot, Screen, TOGETHER, War, World, position};

/// A random player comes so far that much lies on the table.
const TAPS: u32 = 60;
/// The narrowest screen on which everything must find room.
const NARROW: Screen = Screen {
    width: 320,
    height: 640,
    touch: true,
};
/// Lines that stand wider than the screen and cannot be scrolled to, and a table that does not lie still.
const CUT_OFF: &str = "
    const page = document.scrollingElement;
    const wide = page.scrollWidth > innerWidth + 1 ? ['the page'] : [];
    if (document.querySelector('.table') && page.scrollHeight > innerHeight) wide.push('the table is higher');
    for (const e of document.querySelectorAll('.sheet, .prompt, header.top, nav.tabs, .entry, .notice')) {
        const box = e.getBoundingClientRect();
        if (box.width && (box.left < -1 || box.right > innerWidth + 1 || e.scrollWidth > e.clientWidth + 1)) wide.push(e.className);
    }
    return wide;";

/// A tour of the page, with what was found wrong on the way.
struct Tour {
    auditor: Auditor,
    browser: Browser,
    faults: Vec<String>,
}

impl Tour {
    fn begin(world: &World) -> Outcome<Tour> {
        let mut tour = Tour {
            auditor: Auditor::new()?,
            browser: world.browser()?,
            faults: Vec::new(),
        };
        tour.theme("light")?;
        Ok(tour)
    }

    /// In this theme, and still: what is half faded in has no contrast yet.
    fn theme(&mut self, theme: &str) -> Outcome {
        self.browser
            .recolour(&format!("prefers-color-scheme={theme} prefers-reduced-motion=reduce"))?;
        let themed = format!("return document.documentElement.dataset.theme === '{theme}'");
        self.browser.await_script("the theme", &themed).map(drop)
    }

    /// Looks at what is shown, on two screens and in two themes.
    fn look(&mut self, place: &str) -> Outcome {
        for (size, screen) in [("laptop", Screen::LAPTOP), ("phone", Screen::PHONE)] {
            self.browser.set_screen(screen)?;
            for (theme, colours) in [("light", false), ("dark", true)] {
                self.theme(theme)?;
                let found = self.auditor.faults(&self.browser, colours)?;
                self.note(place, &format!("{size}, {theme}"), found);
            }
            let small = self.auditor.small(&self.browser)?;
            self.note(place, &format!("{size}, under 44 pixels"), small);
        }
        self.browser.set_screen(NARROW)?;
        self.cut_off(place, "320 pixels")?;
        self.browser.set_screen(Screen::PHONE)?;
        self.letters("200")?;
        self.cut_off(place, "a phone with large letters")?;
        self.letters("100")?;
        self.theme("light")?;
        self.browser.set_screen(Screen::LAPTOP)
    }

    fn cut_off(&mut self, place: &str, screen: &str) -> Outcome {
        let wide = self.browser.look(CUT_OFF)?;
        let wide = wide.as_array().into_iter().flatten().map(ToString::to_string).collect();
        self.note(place, &format!("larger than {screen}"), wide);
        Ok(())
    }

    fn letters(&self, percent: &str) -> Outcome {
        let script = format!("document.documentElement.dataset.text = '{percent}'");
        self.browser.look(&script).map(drop)
    }

    fn note(&mut self, place: &str, how: &str, found: Vec<String>) {
        self.faults
            .extend(found.into_iter().map(|words| format!("{place}, {how}: {words}")));
    }

    /// Opens a sheet by a tap, looks, closes it.
    fn sheet(&mut self, place: &str, button: &str) -> Outcome {
        self.browser.tap(button)?;
        self.browser.find("css:.over .sheet")?;
        self.look(place)?;
        self.browser.key("Escape")?;
        self.browser.await_gone("css:.over .sheet")
    }

    /// Opens a sheet from the menu, looks, closes it.
    fn entry(&mut self, button: &str) -> Outcome {
        self.browser.tap("Menu")?;
        self.sheet(button, button)
    }

    /// A position on the table.
    fn position(&mut self, place: &str, war: &War, seat: &str) -> Outcome {
        self.browser.open_link(war, seat)?;
        self.look(place)
    }

    /// The page as it goes to paper.
    fn paper(&mut self) -> Outcome {
        self.browser.medium("print")?;
        let found = self.auditor.faults(&self.browser, true)?;
        self.note("on paper", "print", found);
        self.browser.medium("")?;
        self.theme("light")
    }

    fn end(mut self) -> Outcome {
        if !self.faults.is_empty() {
            self.faults.sort();
            return Err(format!("{} faults:\n  {}", self.faults.len(), self.faults.join("\n  ")));
        }
        self.browser.verdict()
    }
}

/// Home, set-up and what can be opened there.
pub fn entrance(world: &World) -> Outcome {
    let mut tour = Tour::begin(world)?;
    tour.browser.find("css:[data-here=true] [data-door=new]")?;
    tour.look("home")?;
    for sheet in [
        "Settings",
        "About the data",
        "Cards and Generals",
        "css:[data-door=link]",
    ] {
        tour.sheet(sheet, sheet)?;
    }
    tour.browser.tap("Cards and Generals")?;
    tour.browser
        .tap("css:.over .sheet-body button.row, .over .sheet-body .card")?;
    tour.look("a card of the browser")?;
    tour.browser.open("about:blank")?;
    tour.browser.open("")?;
    tour.browser.tap("css:[data-here=true] [data-door=new]")?;
    tour.browser.tap(crate::MORE)?;
    tour.look("set-up")?;
    tour.end()
}

/// The table and every sheet of its menu.
pub fn table(world: &World) -> Outcome {
    let mut tour = Tour::begin(world)?;
    tour.browser.sit_down("Alone with both sides", "7")?;
    tour.look("the first question")?;
    let mut robot = Robot::new(11);
    robot.play_until(&mut tour.browser, TAPS * 4, |seen| {
        seen.log().len() > 10 && seen.sheet().is_none() && seen.cards().len() > 2
    })?;
    tour.look("the table")?;
    for button in [
        "Settings",
        "Cards and Generals",
        "Tracks and boxes",
        "The whole log",
        "Share as a link",
        "Concede",
    ] {
        tour.entry(button)?;
    }
    tour.sheet("the menu", "Menu")?;
    tour.sheet("all answers", "css:.prompt [data-choice='All answers']")?;
    tour.sheet("a card", "css:.slot .read")?;
    tour.sheet("a pile", "css:.pile")?;
    tour.browser.tap("css:main.pane")?;
    tour.browser.key("ArrowRight")?;
    tour.browser.key("i")?;
    tour.browser.find("css:.over .sheet")?;
    tour.look("a space")?;
    tour.end()
}

/// Hard questions: reactions, a window, a battle at sea, a retreat, a hand at a window, the end.
pub fn questions(world: &World) -> Outcome {
    let mut tour = Tour::begin(world)?;
    tour.position("reactions", &position::showing("many reactions")?, ALONE)?;
    tour.browser.tap("css:.prompt button.odds")?;
    tour.browser.find("css:.over .sheet")?;
    tour.look("odds")?;
    tour.position("a siege", &position::showing("a siege")?, ALONE)?;
    tour.position("losses", &position::showing("losses to choose")?, ALONE)?;
    tour.position("a window", &position::showing("a window with a card")?, TOGETHER)?;
    tour.browser.choose("React")?;
    tour.browser.await_seen("the hand", |seen| !seen.offers("React"))?;
    tour.look("a hand at a window")?;
    let mut course = position::course("three rounds at sea")?;
    let at = (course.war.cursor() + 6).min(course.end);
    course.war.seek(at);
    tour.position("a battle at sea", &course.war, ALONE)?;
    tour.position("near the end", &position::before_the_end(6, 4)?, ALONE)?;
    tour.browser.tap("Menu")?;
    tour.browser.tap("Concede")?;
    for _ in 0..2 {
        tour.browser.tap("css:.over .sheet-body .main")?;
    }
    tour.browser
        .await_seen("the end", |seen| seen.sheet() == Some("The war is over"))?;
    tour.look("the end")?;
    tour.end()
}

/// What is learned, kept, shared and looked back at.
pub fn beside(world: &World) -> Outcome {
    let mut tour = Tour::begin(world)?;
    tour.browser.tap("button:Rules")?;
    tour.browser
        .await_script("the words", "return document.querySelector('.over [data-section]')")?;
    tour.look("the rules")?;
    tour.browser.tap("css:.over summary")?;
    tour.browser.tap("css:.over details[open] [data-section]")?;
    tour.browser
        .await_script("a section", "return document.querySelector('.sheet .help-steps')")?;
    tour.look("a section of the rules")?;
    tour.browser.tap("button:Terms")?;
    tour.browser
        .await_script("the terms", "return document.querySelector('.terms dt')")?;
    tour.look("the terms")?;
    tour.browser.open("about:blank")?;
    tour.browser.open("")?;
    tour.browser.tap("css:[data-here=true] [data-door=learn]")?;
    tour.browser.find("css:[data-guide=next]")?;
    tour.look("the lesson")?;

    tour.position("the end of a war", &position::before_the_end(6, 0)?, ALONE)?;
    for button in ["Print", "Look back"] {
        tour.browser.tap("Menu")?;
        tour.browser.tap(Find::Role("button", button.to_owned()))?;
        if button == "Print" {
            tour.look("before printing")?;
            tour.paper()?;
            tour.browser.tap("button:Close")?;
            tour.browser.await_gone("css:.over .sheet")?;
        }
    }
    tour.browser.find("css:.looking .ask")?;
    tour.look("looking back")?;
    tour.sheet("a game of its own", "Play on from here")?;
    tour.browser.tap("Back to the game")?;
    tour.browser.await_gone("css:.looking .ask")?;
    tour.browser.open_link(&position::moment(3, 30)?, ALONE)?;
    tour.browser.tap("Menu")?;
    tour.browser.tap("Share as a link")?;
    tour.browser.tap("Show as a code")?;
    tour.browser.find("css:.code")?;
    tour.look("a code")?;
    tour.browser.key("Escape")?;
    tour.browser.await_gone("css:.code")?;
    tour.browser.key("Escape")?;
    tour.browser.await_gone("css:.over .sheet")?;

    tour.browser.tap("Corvus: go home")?;
    tour.browser.find("css:[data-slot]")?;
    tour.look("home with games")?;
    tour.sheet("a kept game", "css:[data-slot] button.quiet")?;
    tour.sheet("where games are kept", "Where games are kept")?;
    tour.end()
}

/// Going back when both agree.
pub fn going_back(world: &World) -> Outcome {
    let mut tour = Tour::begin(world)?;
    tour.browser.open_link(&position::moment(3, 200)?, TOGETHER)?;
    tour.browser.tap("Menu")?;
    tour.browser.tap("Go back beyond a die")?;
    tour.browser.find("css:[data-moment]")?;
    tour.look("the moments to go back to")?;
    tour.browser.tap("css:li:nth-child(3) [data-moment]")?;
    tour.browser.find("css:[data-choice='Rome agrees']")?;
    tour.look("nobody agrees yet")?;
    for side in ["Rome", "Carthage"] {
        tour.browser.tap(&*format!("css:[data-choice='{side} agrees']"))?;
        let agrees = format!("return document.querySelector('[aria-pressed=true][data-choice=\"{side} agrees\"]')");
        tour.browser.await_script(side, &agrees)?;
    }
    tour.look("both agree")?;
    tour.browser.tap("Go back, new dice")?;
    tour.browser.await_gone("css:.over .sheet")?;
    tour.end()
}

/// Kept games of both wars, one of them damaged; one is deleted and lies in a file beside games that are known and damaged.
pub fn kept(world: &World) -> Outcome {
    let mut tour = Tour::begin(world)?;
    for war in [0, 1] {
        super::second::choose(&mut tour.browser, war)?;
        tour.browser.sit_down("Alone with both sides", "7")?;
        tour.browser.tap("Corvus: go home")?;
        tour.browser.find("css:[data-slot]")?;
    }
    let text = tour.browser.look(
        "const games = Object.keys(localStorage).filter((key) => key.startsWith('corvus/game/')).map((key) => localStorage.getItem(key));
         const damaged = games[0].slice(0, -20) + 'AAAA' + games[0].slice(-16);
         localStorage.setItem('corvus/game/0000dead', damaged);
         return [...games, damaged].join('\\n');",
    )?;
    let text = text.as_str().ok_or("no games are kept")?.to_owned();
    tour.browser.reload()?;
    tour.browser
        .await_script("a damaged game", "return document.querySelector('[data-slot] .doubt')")?;
    tour.look("games of both wars")?;
    tour.browser.tap("css:li[data-slot]:not(:has(.doubt)) button.quiet")?;
    tour.browser.tap("button:Delete")?;
    tour.browser.find("css:.bar-over.deleted")?;
    tour.look("a deleted game")?;
    let file = std::env::temp_dir().join(format!("corvus-kept-{}.txt", std::process::id()));
    std::fs::write(&file, text).map_err(|error| error.to_string())?;
    tour.browser.choose_file("[data-import]", &file)?;
    tour.browser.find("css:[data-found].adds")?;
    tour.look("games in a file")?;
    drop(std::fs::remove_file(file));
    tour.end()
}
