//! The rules help from wherever a section is named, what can be looked up, and the guided first game.

use crate::{Browser, Find, Outcome, World};
use serde_json::{Value, json};

/// A chip opens its section: in the prompt, in a refusal, below a card, in the log; and the help leads on and back.
pub fn rules_from_everywhere(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.sit_down("Alone with both sides", "4646")?;
    browser.await_script("a hand", "return document.querySelector('.slot .read')")?;
    open_chip(&mut browser, ".prompt .ask .rule")?;
    let first = sheet(&browser)?;
    browser.tap("begins:Next section")?;
    let next = browser.wait_for(
        "the next section",
        || Ok(Some(sheet(&browser)?).filter(|s| *s != first)),
    )?;
    browser.tap("css:.help-ways button")?;
    browser.wait_for("the way back", || {
        Ok(Some(()).filter(|()| sheet(&browser).is_ok_and(|s| s == first)))
    })?;
    if next == first {
        return Err("the next section is the same".to_owned());
    }
    browser.tap("Close")?;
    browser.await_seen("the table", |seen| seen.sheet().is_none())?;

    let dark = browser.seen()?.lit().is_empty();
    if dark {
        browser.tap_space("Roma")?;
        browser.await_script("a refusal", "return document.querySelector('.pane .why .rule')")?;
        open_chip(&mut browser, ".pane .why .rule")?;
        browser.tap("Close")?;
    }

    browser.tap("css:.slot .read")?;
    open_chip(&mut browser, ".sheet-body > .doubt .rule")?;
    if !rule_of(&browser)?.contains("17.1") {
        return Err(format!("a card leads to {}", rule_of(&browser)?));
    }
    browser.tap("Close")?;
    browser.tap("Close")?;
    open_chip(&mut browser, ".log .rule")?;
    browser.tap("Close")?;
    browser.verdict()
}

/// The search puts the best first, terms are told, cards and generals are found by name and say how sure they are.
pub fn looked_up(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.tap("button:Rules")?;
    browser.tap("css:[data-search=rules]")?;
    browser.type_text("retreat")?;
    browser.await_script(
        "retreats first",
        "return document.querySelector('[data-found] [data-section]')?.dataset.section.startsWith('13.5')",
    )?;
    browser.tap("css:[data-found] [data-section]")?;
    browser.await_script("the section", "return document.querySelector('.sheet .help-steps')")?;
    browser.tap("button:Terms")?;
    browser.await_script("the terms", "return document.querySelectorAll('.terms dt').length > 50")?;
    browser.tap("Close")?;
    browser.tap("button:Cards and Generals")?;
    browser.tap("css:[data-search=names]")?;
    browser.type_text("corvus")?;
    browser.await_script(
        "one card",
        "return document.querySelectorAll('.answers .row').length < 6",
    )?;
    browser.tap("css:.answers .row")?;
    browser.await_script(
        "its face",
        "return document.querySelector('.sheet .card.big + .doubt .rule')",
    )?;
    browser.tap("Close")?;
    browser.tap("Close")?;
    browser.tap("button:About the data")?;
    browser.await_script(
        "three grades",
        "return document.querySelectorAll('.sheet .prose li').length >= 3",
    )?;
    browser.verdict()
}

/// The whole lesson by taps as it is told, to its end; the page is closed in the middle.
pub fn guided_game(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    let told = guided(&mut browser, |_| false)?;
    if told.len() < 50 {
        return Err(format!("only {} steps were told: {told:?}", told.len()));
    }
    if browser.seen()?.sheet().is_some() {
        browser.tap("Close")?;
        browser.await_seen("the table", |seen| seen.sheet().is_none())?;
    }
    browser.tap("css:[data-guide=leave]")?;
    browser.await_script("no guide", "return !document.querySelector('.guide')")?;
    browser.verdict()
}

/// Follows the lesson from Home until a title fits or to its end; gives the titles of what was told.
pub(super) fn guided(browser: &mut Browser, fits: impl Fn(&str) -> bool) -> Outcome<Vec<String>> {
    browser.tap("css:[data-here=true] [data-door=learn]")?;
    let mut told: Vec<String> = Vec::new();
    let (mut closed, mut read) = (false, false);
    loop {
        let now = settled(browser)?;
        if now["over"] == true || now["told"].as_str().is_some_and(&fits) {
            return Ok(told);
        }
        let title = now["told"].as_str().unwrap_or_default().to_owned();
        if now["strayed"] == true || told.len() > 150 {
            return Err(format!("after {:?} the guide is lost at {title:?}", told.last()));
        }
        told.push(title.clone());
        // Pages that are only read are told again after a reload, so the page is closed where an answer came before.
        if told.len() >= 30 && !closed && !read {
            closed = true;
            browser.reload()?;
            super::seen::comes_back(browser)?;
            let again = settled(browser)?;
            if again["told"] != json!(title) {
                return Err(format!("closed at {title:?}, it goes on at {}", again["told"]));
            }
        }
        read = now["next"] == true;
        obey(browser, &now)?;
    }
}

/// Something else that is legal: the guide says so, and takes it back, or lets the newcomer play on.
pub fn strayed(world: &World) -> Outcome {
    let mut browser = world.browser()?;
    browser.tap("css:[data-here=true] [data-door=learn]")?;
    let mut now = settled(&browser)?;
    while now["next"] == true {
        obey(&mut browser, &now)?;
        now = settled(&browser)?;
    }
    browser.tap("css:.hand .slot:not(:has([data-lit])) .card")?;
    browser.await_script("a word", "return document.querySelector('[data-guide=back]')")?;
    browser.tap("css:[data-guide=back]")?;
    browser.await_script("the page again", "return !document.querySelector('[data-guide=back]')")?;
    if settled(&browser)?["told"] != now["told"] {
        return Err("what was taken back is not back".to_owned());
    }
    browser.tap("css:[data-guide=leave]")?;
    browser.await_seen("the game goes on", |seen| !seen.cards().is_empty())?;
    browser.verdict()
}

/// What the guide says and what it lights, once the page has come to rest.
pub(super) fn settled(browser: &Browser) -> Outcome<Value> {
    const LOOK: &str = r#"
        const guide = document.querySelector(".guide"), busy = document.querySelector(":is(.prompt, .log)[aria-busy=true]");
        if (!guide || busy || guide.dataset.told === "One moment.") return null;
        const shown = (e) => e.getClientRects().length > 0 && !e.disabled;
        const lit = [...document.querySelectorAll("[data-lit]")].filter(shown);
        const of = (scope) => lit.find((e) => e.closest(scope));
        const button = of(".prompt") ?? of(".fan"), card = of(".hand"), space = lit.find((e) => e.dataset.space);
        const stack = lit.find((e) => e.dataset.stack), kind = lit.find((e) => e.dataset.kind);
        const next = !!guide.querySelector("[data-guide=next]"), over = !!guide.querySelector("[data-guide=home]");
        if (!next && !over && lit.length === 0 && !guide.querySelector("[data-guide=back]")) return null;
        return {
            told: guide.dataset.told, next, over, strayed: !!guide.querySelector("[data-guide=back]"),
            sheet: !!document.querySelector(".over"),
            kind: kind?.dataset.kind ?? null, choice: button?.dataset.choice ?? null, card: card?.dataset.card ?? null,
            space: space?.dataset.space ?? null, stack: stack?.dataset.stack ?? null,
            signature: guide.textContent + document.querySelector(".prompt").textContent + lit.map((e) => e.outerHTML.length),
        };
    "#;
    browser.wait_for("the guide", || {
        Ok(Some(browser.look(LOOK)?).filter(|now| !now.is_null()))
    })
}

/// Does what the guide says and waits until it says something else.
pub(super) fn obey(browser: &mut Browser, now: &Value) -> Outcome {
    if now["sheet"] == true {
        browser.tap("Close")?;
        return browser.await_seen("the table", |seen| seen.sheet().is_none()).map(drop);
    }
    let words = |name: &str| now[name].as_str().map(str::to_owned);
    if now["next"] == true {
        browser.tap("css:[data-guide=next]")?;
    } else if let Some(choice) = words("choice") {
        browser.tap(Find::Css(format!(
            ".prompt [data-choice={0}], .fan [data-choice={0}]",
            json!(choice)
        )))?;
    } else if let Some(kind) = words("kind") {
        browser.tap(Find::Css(format!(".duel [data-kind={}]", json!(kind))))?;
    } else if let Some(card) = words("card") {
        browser.tap_card(&card)?;
    } else if let Some(space) = words("space") {
        browser.tap_space(&space)?;
    } else if let Some(stack) = words("stack") {
        browser.tap_stack(&stack)?;
    } else {
        return Err(format!("nothing lights up at {now}"));
    }
    browser.wait_for("something else to do", || {
        Ok(Some(()).filter(|()| settled(browser).is_ok_and(|then| then["signature"] != now["signature"])))
    })
}

/// Opens the section of the first such chip, once the words are here.
fn open_chip(browser: &mut Browser, chip: &str) -> Outcome {
    browser.tap(Find::Css(chip.to_owned()))?;
    browser
        .await_script("the section", "return document.querySelector('.sheet .help-steps')")
        .map(drop)
}

/// The title of the sheet.
fn sheet(browser: &Browser) -> Outcome<String> {
    let title = browser.look("return document.querySelector('.over .sheet h2')?.textContent ?? ''")?;
    Ok(title.as_str().unwrap_or_default().to_owned())
}

/// The number of the section that lies open.
fn rule_of(browser: &Browser) -> Outcome<String> {
    let number = browser.look("return document.querySelector('.over .sheet-body > .doubt')?.textContent ?? ''")?;
    Ok(number.as_str().unwrap_or_default().to_owned())
}
