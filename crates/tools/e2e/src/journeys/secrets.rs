//! At one tablet nothing of a closed hand is anywhere in the browser: document, accessibility tree, title, address, history, keys of the stores.

use super::follow::follow;
use crate::{Browser, Outcome, Screen, TOGETHER, War, World, position};
use engine::{CardId, Side, Viewer};
use serde_json::{Value, json};

/// At most so many answers are looked at.
const STEPS: usize = 60;

/// A fleet is formed, sails, is intercepted and fights with Tactic Cards; after each answer everything is searched.
pub fn at_one_tablet(world: &World) -> Outcome {
    let course = position::course("three rounds at sea")?;
    let mut war = course.war;
    let mut browser = world.browser()?;
    browser.open_link(&war, TOGETHER)?;
    let begun = war.cursor();
    for end in begun..course.end.min(begun + STEPS) {
        follow(&mut browser, &mut war, end)?;
        look(&browser, &war).map_err(|words| format!("after {end} answers: {words}"))?;
    }
    browser.verdict()
}

/// A whole turn by touch on a tablet, side by side.
pub fn side_by_side(world: &World) -> Outcome {
    a_turn(world, false)
}

/// The same face to face: the page turns to whoever is asked.
pub fn face_to_face(world: &World) -> Outcome {
    a_turn(world, true)
}

/// After each answer of a turn everything is searched, and the question lies at the edge of the side that is asked.
fn a_turn(world: &World, facing: bool) -> Outcome {
    let course = position::course("a short turn")?;
    let mut war = course.war;
    let mut browser = world.browser()?;
    browser.set_screen(Screen::TABLET)?;
    browser.open_link(&war, TOGETHER)?;
    if facing {
        browser.tap("Menu")?;
        browser.tap("Sit face to face")?;
        browser.await_gone("css:.over")?;
    }
    let mut edges = Vec::new();
    let begun = war.cursor();
    for end in begun + 1..=course.end {
        follow(&mut browser, &mut war, end)?;
        look(&browser, &war).map_err(|words| format!("after {end} answers: {words}"))?;
        let edge = browser.look(
            "const box = document.querySelector('.prompt').getBoundingClientRect();
            return `${document.querySelector('.table').dataset.asked} ${box.top + box.bottom < innerHeight ? 'above' : 'below'}`",
        )?;
        let edge = edge.as_str().unwrap_or_default().to_owned();
        if !edges.contains(&edge) {
            edges.push(edge);
        }
    }
    edges.sort();
    world.note(format!("{} answers, {edges:?}", course.end - begun));
    let sides = edges.iter().map(|edge| edge.split(' ').next()).collect::<Vec<_>>();
    let places = edges.iter().filter(|edge| edge.ends_with("above")).count();
    if edges.len() != 2 || sides[0] == sides[1] || places != usize::from(facing) {
        return Err(format!("the question lies so: {edges:?}"));
    }
    browser.verdict()
}

/// Everything in the browser that somebody could read, in words.
fn everywhere(browser: &Browser) -> Outcome<Vec<(&'static str, String)>> {
    let words = |script: &str| -> Outcome<String> {
        let found = browser.look(script)?;
        Ok(found.as_str().map_or_else(|| found.to_string(), str::to_owned))
    };
    let tree = browser.session.devtools("Accessibility.getFullAXTree", &json!({}))?;
    let names = |value: &Value| {
        let nodes = value["nodes"].as_array().cloned().unwrap_or_default();
        let said = nodes.iter().flat_map(|node| {
            let own = [
                &node["name"]["value"],
                &node["description"]["value"],
                &node["value"]["value"],
            ];
            own.map(|words| words.as_str().unwrap_or_default().to_owned())
        });
        said.collect::<Vec<_>>().join("\n")
    };
    let databases = "return (async () => {
        const told = [];
        for (const { name, version } of await indexedDB.databases()) {
            told.push(name, version);
            const base = await new Promise((done) => indexedDB.open(name).onsuccess = (e) => done(e.target.result));
            for (const store of base.objectStoreNames) {
                told.push(store);
                const keys = base.transaction(store).objectStore(store).getAllKeys();
                told.push(...await new Promise((done) => keys.onsuccess = () => done(keys.result)));
            }
            base.close();
        }
        return told.join(' ');
    })()";
    let keys = "const all = [...Array(localStorage.length).keys()].map((n) => localStorage.key(n));
        return all.concat(Object.keys(sessionStorage)).join(' ');";
    Ok(vec![
        ("document", words("return document.documentElement.outerHTML")?),
        ("accessibility tree", names(&tree)),
        ("title", words("return document.title")?),
        ("address", words("return location.href")?),
        ("history", words("return JSON.stringify(history.state)")?),
        ("keys", words(keys)?),
        ("keys of the database", words(databases)?),
    ])
}

/// No card of a hand lies open but of the side that is asked, and what does not lie open is told nowhere.
fn look(browser: &Browser, war: &War) -> Outcome {
    let all = everywhere(browser)?;
    if !all
        .iter()
        .any(|(place, words)| *place == "keys of the database" && words.contains("games"))
    {
        return Err("the database could not be searched".to_owned());
    }
    let (document, asked) = (
        &all[0].1,
        browser.look("return document.querySelector('.table')?.dataset.asked")?,
    );
    let lies = |card: CardId| document.contains(&format!("data-card=\"{}\"", war.card(card).number));
    let held = |side: Side| war.hand(side);
    // The log and the question are made of what lies open alone; the test kit holds both to it. Some questions name the cards that answer them.
    let told = browser.look(
        "return [...document.querySelectorAll('.log .words, .spoken, [role=status]')].map((e) => e.textContent).join(' ')",
    )?;
    let told = told.as_str().unwrap_or_default();
    // What everybody knows stands on boards: a card that was shown and went back into a hand too.
    let known = format!("{:?}", war.scene(Viewer::Public));
    for side in Side::BOTH {
        let open = asked.as_str() == Some(&side.name().to_lowercase()) && held(side).into_iter().any(lies);
        if open {
            continue;
        }
        for card in held(side) {
            let face = war.card(card);
            if lies(card) {
                return Err(format!("{}'s \"{}\" lies open", side.name(), face.title));
            }
            let other = held(side.enemy()).iter().any(|c| war.card(*c).title == face.title);
            let public = war.open_cards().iter().any(|c| war.card(c).title == face.title);
            if other || public || told.contains(face.title) || known.contains(face.title) {
                continue;
            }
            for (place, words) in &all {
                if words.contains(face.title) && !spoken(words, face.title) {
                    let near = around(words, face.title);
                    return Err(format!(
                        "{}'s \"{}\" stands in the {place}: …{near}…",
                        side.name(),
                        face.title
                    ));
                }
            }
        }
    }
    let seed = [war.seed().to_string(), format!("{:x}", war.seed())];
    for (place, words) in &all {
        if war.seed() > 99_999 && seed.iter().any(|seed| words.contains(seed)) {
            return Err(format!("the seed stands in the {place}"));
        }
    }
    Ok(())
}

/// What stands around a title, to find where it is told.
fn around(words: &str, title: &str) -> String {
    let (before, after) = words.split_once(title).unwrap_or_default();
    let last: Vec<char> = before.chars().rev().take(200).collect();
    let first: String = after.chars().take(80).collect();
    format!("{}{title}{first}", last.into_iter().rev().collect::<String>())
}

/// Whether a title is a common word of the table too, as some are: a place, a general, a kind of Unit.
fn spoken(words: &str, title: &str) -> bool {
    !title.contains(' ') && words.matches(title).count() > 1
}
