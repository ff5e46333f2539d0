//! Kept games: named, copied, deleted and brought back, as files; stores that refuse, are full or hold damaged records.

use super::deaths::next_line;
use super::seen::{each, go_on, moment, same};
use crate::{ALONE, Browser, Outcome, World, position};
use std::path::{Path, PathBuf};

/// The names of the kept games, the latest first.
const NAMES: &str = "return [...document.querySelectorAll('[data-slot] b')].map((b) => b.textContent).join(' | ')";
const HOME: &str = "Corvus: go home";
/// Games without a name: more than a page would keep that lets the oldest go.
const MANY: u64 = 8;
/// Leaves no room in local storage.
const FILL: &str = "let left = 6e6, number = 0;
    while (left >= 1) {
      try { localStorage.setItem('filler' + number, 'x'.repeat(left)); number += 1; } catch { left = Math.floor(left / 2); }
    }";

/// At Home with one game, forty answers old.
fn at_home(world: &World) -> Outcome<Browser> {
    let mut browser = world.browser()?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    moment(&browser, None)?;
    browser.tap(HOME)?;
    browser.find("css:[data-slot]")?;
    Ok(browser)
}

/// Waits until the list of kept games is this.
fn listed(browser: &Browser, names: &str) -> Outcome {
    let shown = || {
        browser
            .look(NAMES)
            .map(|now| now.as_str().unwrap_or_default().to_owned())
    };
    let found = browser.wait_for(names, || Ok((shown()? == names).then_some(())));
    found.map_err(|words| format!("{words}: {}", shown().unwrap_or_default()))
}

/// Waits until the database has what local storage has: the list shows a change before it is written.
fn both_hold(browser: &Browser) -> Outcome {
    let same = "return new Promise((told) => indexedDB.open('corvus').onsuccess = (opened) => {
          const base = opened.target.result, games = base.transaction('games').objectStore('games');
          games.getAll().onsuccess = (all) => {
            base.close();
            const first = Object.keys(localStorage).filter((key) => key.startsWith('corvus/game/'));
            told(first.length > 0 && first.every((key) => all.target.result.includes(localStorage.getItem(key))));
          };
        });";
    browser.await_script("both stores to hold the same", same).map(drop)
}

/// Opens what can be done with the first game of the list.
fn more(browser: &mut Browser) -> Outcome {
    browser.tap("css:[data-slot] button.quiet")?;
    browser.find("css:[data-name]").map(drop)
}

/// A name, a copy, away and back, and all of it still there after a kill.
pub fn slots(world: &World) -> Outcome {
    let mut browser = at_home(world)?;
    let pictures = browser.count(".kept .small-map")?;
    if pictures != 1 {
        return Err(format!("{pictures} small maps"));
    }
    more(&mut browser)?;
    browser.tap("css:[data-name]")?;
    browser.type_text("Friday's war")?;
    browser.tap("Save the name")?;
    listed(&browser, "Friday's war")?;
    more(&mut browser)?;
    browser.tap("Make a copy")?;
    listed(&browser, "Copy of Friday's war | Friday's war")?;
    more(&mut browser)?;
    browser.tap("button:Delete")?;
    listed(&browser, "Friday's war")?;
    browser.tap("css:.bar-over.deleted button.main")?;
    listed(&browser, "Copy of Friday's war | Friday's war")?;
    browser.look("for (const key of Object.keys(localStorage)) if (key.startsWith('corvus/game/')) localStorage.setItem(key.replace('game', 'view') + 'r', '')")?;
    let views = "return Object.keys(localStorage).filter((key) => key.startsWith('corvus/view/')).length";
    more(&mut browser)?;
    browser.tap("button:Delete")?;
    listed(&browser, "Friday's war")?;
    let there = browser.look(views)?;
    browser.reload()?;
    listed(&browser, "Friday's war")?;
    let left = browser.await_script("the views of the game that is left", &format!("{views} === 1"))?;
    if there != 2 || left != true {
        return Err(format!("{there} views, then {left}"));
    }
    browser.kill_and_return()?;
    listed(&browser, "Friday's war")?;
    browser.verdict()
}

/// A folder for the files of a journey.
fn folder(name: &str) -> Outcome<PathBuf> {
    let folder = std::env::temp_dir().join(format!("corvus-files-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

fn import(browser: &Browser, file: &Path, text: &str) -> Outcome<String> {
    std::fs::write(file, text).map_err(|error| error.to_string())?;
    browser.choose_file("[data-import]", file)?;
    browser.find("css:[data-found]")?;
    browser.text(".found")
}

/// All games go to a file, the file to another device: it says what it adds, adds that, and never replaces anything.
pub fn files(world: &World) -> Outcome {
    let folder = folder("files")?;
    let mut old = at_home(world)?;
    old.download_to(&folder)?;
    old.tap("Save all as a file")?;
    let text = old.downloaded(&folder.join("corvus-games.txt"))?;
    go_on(&mut old)?;
    let begun = moment(&old, None)?;
    old.verdict()?;

    let mut new = world.browser()?;
    let file = folder.join("sent.txt");
    let words = import(&new, &file, &text)?;
    if !words.contains("New here") {
        return Err(format!("a new game is said to be: {words}"));
    }
    new.tap("Add 1 game")?;
    go_on(&mut new)?;
    same("on the other device", &begun, &moment(&new, None)?)?;
    let further = next_line(&mut new, &begun)?;
    new.tap(HOME)?;
    for (text, wanted) in [
        (text.clone(), "further already"),
        (text[..text.len() / 2].to_owned(), "missing or has changed"),
    ] {
        let words = import(&new, &file, &text)?;
        if !words.contains(wanted) {
            return Err(format!("not \"{wanted}\": {words}"));
        }
        new.tap("button:Close")?;
        new.await_gone("css:[data-found]")?;
    }
    go_on(&mut new)?;
    same("after two files that add nothing", &further, &moment(&new, None)?)?;
    drop(std::fs::remove_dir_all(folder));
    new.verdict()
}

/// One store refuses: it is said, and the game is there after a kill of the page. Both refuse: it is said, and the game can be played.
pub fn refused(world: &World) -> Outcome {
    let local = "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };";
    let database = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };";
    for (spoilt, words, keeps) in [
        (local.to_owned(), "the other still works", true),
        (database.to_owned(), "the other still works", true),
        (format!("{local}{database}"), "keeps nothing", false),
    ] {
        let mut browser = world.empty_browser()?;
        browser.before_each_page(&spoilt)?;
        browser.open_link(&position::moment(1, 40)?, ALONE)?;
        let said = browser.text(".notice p")?;
        if !said.contains(words) {
            return Err(format!("{spoilt} is told so: {said}"));
        }
        browser.tap("css:.notice button")?;
        let begun = moment(&browser, None)?;
        let told = next_line(&mut browser, &begun)?;
        if keeps {
            browser.open("about:blank")?;
            browser.open("")?;
            go_on(&mut browser)?;
            same(&spoilt, &told, &moment(&browser, None)?)?;
        } else {
            browser.tap(HOME)?;
            browser.find("css:.warning")?;
            go_on(&mut browser)?;
            same(&spoilt, &told, &moment(&browser, None)?)?;
        }
        browser.verdict()?;
    }
    Ok(())
}

/// A browser that refuses locks, alone or with all else that keeps something, as where cookies are blocked: the game is played, goes back Home and
/// comes again, and what is not kept is said.
pub fn refused_locks(world: &World) -> Outcome {
    let no = "throw new DOMException('no', 'SecurityError');";
    // An empty tab has none.
    let locks = "if (window.LockManager) LockManager.prototype.request = async () => { throw new DOMException('no', 'SecurityError'); };";
    let storages = ["localStorage", "sessionStorage", "indexedDB"]
        .map(|name| format!("Object.defineProperty(window, '{name}', {{ get() {{ {no} }} }});"))
        .concat();
    let cases = [
        ("locks alone", locks.to_owned(), true),
        ("locks and all stores", format!("{locks}{storages}"), false),
    ];
    each(
        cases
            .iter()
            .map(|(name, spoilt, keeps)| (*name, without(world, spoilt, *keeps))),
    )
}

/// Plays an answer, goes Home and comes back, in a browser that is spoilt so.
fn without(world: &World, spoilt: &str, keeps: bool) -> Outcome {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(spoilt)?;
    browser.open_link(&position::moment(1, 40)?, ALONE)?;
    if !keeps {
        let said = browser.text(".notice p")?;
        if !said.contains("keeps nothing") {
            return Err(format!("a browser that keeps nothing is told so: {said}"));
        }
        browser.tap("css:.notice button")?;
    }
    let begun = moment(&browser, None)?;
    let told = next_line(&mut browser, &begun)?;
    browser.tap(HOME)?;
    go_on(&mut browser)?;
    same("without locks", &told, &moment(&browser, None)?)?;
    browser.verdict()
}

/// No room in either store: games without a name give way, then it is said with a way out, and what has a name stays.
pub fn full(world: &World) -> Outcome {
    let mut browser = at_home(world)?;
    more(&mut browser)?;
    browser.tap("css:[data-name]")?;
    browser.type_text("Ours")?;
    browser.tap("Save the name")?;
    listed(&browser, "Ours")?;
    both_hold(&browser)?;
    browser.look("IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };")?;
    browser.look(FILL)?;
    browser.tap("css:[data-here=true] [data-door=new]")?;
    browser.tap("css:[data-door=start]")?;
    let words = browser.await_script(
        "a word about the store",
        "return document.querySelector('.notice p')?.textContent",
    )?;
    if !words.as_str().unwrap_or_default().contains("full") {
        return Err(format!("a full store is told so: {words}"));
    }
    browser.find("Save all as a file")?;
    browser.reload()?;
    listed(&browser, "Ours")?;
    go_on(&mut browser)?;
    moment(&browser, None)?;
    browser.verdict()
}

/// Local storage is full and the database has room: nothing is said, and no game goes from the database.
pub fn local_full(world: &World) -> Outcome {
    let mut browser = at_home(world)?;
    for seed in 2..=MANY {
        browser.sit_down("Alone with both sides", &seed.to_string())?;
        moment(&browser, None)?;
        browser.tap(HOME)?;
    }
    both_hold(&browser)?;
    browser.look(FILL)?;
    go_on(&mut browser)?;
    let begun = moment(&browser, None)?;
    let told = next_line(&mut browser, &begun)?;
    let all = format!(
        "return new Promise((told) => indexedDB.open('corvus').onsuccess = (opened) => {{
          const base = opened.target.result;
          base.transaction('games').objectStore('games').count().onsuccess = (count) => {{ base.close(); told(count.target.result === {MANY}); }};
        }});"
    );
    browser.await_script("all games in the database", &all)?;
    let said = browser.sees("css:.notice")? || browser.sees("css:.over")?;
    browser.reload()?;
    same("loaded again", &told, &moment(&browser, None)?)?;
    browser.tap(HOME)?;
    let kept = browser.count("[data-slot]")?;
    if kept != MANY {
        return Err(format!("{kept} games of {MANY} are kept"));
    }
    if said {
        return Err("a full local storage is said though it made room for the game".to_owned());
    }
    browser.verdict()
}

/// Changes the records of all games: in local storage, or in both stores.
fn damage(browser: &Browser, both: bool) -> Outcome {
    browser.look(
        "for (const key of Object.keys(localStorage)) if (key.startsWith('corvus/game/')) {
           const text = localStorage.getItem(key);
           localStorage.setItem(key, text.slice(0, -20) + 'AAAA' + text.slice(-16));
         }",
    )?;
    if both {
        browser.look(
            "window.damaged = false;
             indexedDB.open('corvus').onsuccess = (opened) => {
               const base = opened.target.result, games = base.transaction('games', 'readwrite').objectStore('games');
               games.transaction.oncomplete = () => { base.close(); window.damaged = true; };
               games.getAllKeys().onsuccess = (keys) => keys.target.result.forEach((key) => {
                 games.get(key).onsuccess = (got) => games.put(got.target.result.slice(0, -99), key);
               });
             };",
        )?;
        browser.await_script("the damage", "return window.damaged")?;
    }
    browser.look("return 1").map(drop)
}

/// One copy is damaged: the other serves. Both are: the game is listed by name, says so, goes to a file, and nothing else suffers.
pub fn damaged(world: &World) -> Outcome {
    let mut browser = at_home(world)?;
    go_on(&mut browser)?;
    let begun = moment(&browser, None)?;
    browser.tap(HOME)?;
    damage(&browser, false)?;
    browser.reload()?;
    go_on(&mut browser)?;
    same("one copy damaged", &begun, &moment(&browser, None)?)?;
    browser.tap(HOME)?;
    damage(&browser, true)?;
    browser.reload()?;
    let row = browser.text("[data-slot]")?;
    if !row.contains("Damaged") || !row.contains("both sides, alone") {
        return Err(format!("a damaged game is listed as: {row}"));
    }
    browser.tap("css:[data-slot] button.row")?;
    browser.find("Save as a file")?;
    browser.tap("button:Close")?;
    browser.sit_down("Alone with both sides", "7")?;
    moment(&browser, None)?;
    browser.tap(HOME)?;
    browser.tap("css:[data-slot]:last-child button.row")?;
    browser.tap("button:Delete")?;
    let title = registry::about(registry::FIRST).title;
    listed(&browser, &format!("{title}: both sides, alone"))?;
    browser.verdict()
}

/// A game with which the page has stopped twice opens some answers earlier, and a copy of it stays.
pub fn earlier(world: &World) -> Outcome {
    let mut browser = at_home(world)?;
    browser.look(
        "const key = Object.keys(localStorage).find((k) => k.startsWith('corvus/game/'));
         localStorage.setItem('corvus/opening', parseInt(key.slice(12), 16) + ' 2');",
    )?;
    browser.reload()?;
    browser.tap("css:[data-door=continue]")?;
    browser.tap("begins:Open it as it stood")?;
    moment(&browser, None)?;
    browser.tap(HOME)?;
    let copies = browser.count("[data-slot]")?;
    if copies != 2 {
        return Err(format!("{copies} games are kept"));
    }
    browser.verdict()
}
