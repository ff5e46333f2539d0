//! Others change the page's own nodes: a translator puts elements in the place of its texts, extensions add nodes and take some away.

use crate::{ALONE, Browser, Outcome, Robot, Screen, World, position};

/// What Google's translator does to each text, old or new: it puts two elements in its place. The words stay, so that they can be compared.
const TRANSLATOR: &str = "
    const wrap = (text) => {
      if (!text.parentElement || !text.data.trim() || text.parentElement.closest('font, script, style, textarea, svg, #boot')) return;
      const outer = document.createElement('font'), inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const all = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    new MutationObserver((records) => records.forEach((record) => {
      if (record.type === 'characterData') wrap(record.target);
      record.addedNodes.forEach((node) => (node.nodeType === 3 ? wrap(node) : node.nodeType === 1 && all(node)));
    })).observe(document, { childList: true, subtree: true, characterData: true });
";

/// What extensions do: one for the dark writes attributes, one for grammar puts elements of its own beside and into others, one that hides what
/// it takes for advertisements takes nodes away.
const EXTENSIONS: &str = "
    for (const button of document.querySelectorAll('button, p')) button.setAttribute('data-darkreader-inline-color', '');
    for (const part of document.querySelectorAll('.prompt, .hand, .log, .log ol, .buttons')) part.prepend(document.createElement('grammarly-extension'));
    document.querySelector('.prompt .buttons').remove();
    document.querySelector('.prompt .ask span').firstChild.remove();
    document.querySelector('.log li')?.remove();
";

/// What is read off the page, to be compared.
const WORDS: &str = "
    const words = (selector) => [...document.querySelectorAll(selector)].map((part) => part.textContent);
    return [words('.prompt'), words('.prompt button'), words('.top'), words('.hand h2'), words('.log li'), words('.over .sheet'), words('.spoken p')];
";

/// Waits until both pages have come to rest with the same words.
fn alike(strange: &Browser, plain: &Browser) -> Outcome {
    let found = strange.wait_for("the same words on both pages", || {
        let (one, other) = (strange.look(WORDS)?, plain.look(WORDS)?);
        if one == other {
            Ok(Some(()))
        } else {
            Err(format!("it says {one}\n  and should {other}"))
        }
    });
    found.map_err(|words| words.chars().take(6000).collect())
}

/// Two browsers play the same by the same taps; what is done to the first must not be noticed.
fn play(strange: &mut Browser, plain: &mut Browser, taps: u32) -> Outcome {
    let mut robots = [Robot::new(5), Robot::new(5)];
    for tap in 0..taps {
        for (browser, robot) in [&mut *strange, &mut *plain].into_iter().zip(&mut robots) {
            let seen = browser.seen()?;
            robot.tap_something(browser, &seen)?;
            browser.after(&seen)?;
        }
        alike(strange, plain).map_err(|words| format!("after {tap} taps: {words}"))?;
    }
    Ok(())
}

/// A page that is translated asks what it should ask, and its buttons say what they do.
pub fn translated(world: &World) -> Outcome {
    for wars in 0..2 {
        let mut both = [world.empty_browser()?, world.empty_browser()?];
        both[0].before_each_page(TRANSLATOR)?;
        for browser in &mut both {
            browser.set_screen(Screen::DESK)?;
            match wars {
                0 => browser.open_link(&position::moment(1, 40)?, ALONE)?,
                _ => browser.open_link(&position::showing("a round of turn 2")?, ALONE)?,
            }
        }
        let [strange, plain] = &mut both;
        if strange.count(".prompt font font")? == 0 {
            return Err("nothing is translated".to_owned());
        }
        play(strange, plain, 30)?;
        strange.verdict()?;
    }
    Ok(())
}

/// What an extension has taken away is there again with the next tap, and what it has added does no harm.
pub fn extended(world: &World) -> Outcome {
    let mut both = [world.empty_browser()?, world.empty_browser()?];
    for browser in &mut both {
        browser.set_screen(Screen::DESK)?;
        browser.open_link(&position::moment(1, 40)?, ALONE)?;
    }
    let [strange, plain] = &mut both;
    for round in 0..4 {
        strange.look(EXTENSIONS)?;
        for browser in [&mut *strange, &mut *plain] {
            browser.tap("Menu")?;
            browser.find("css:.over")?;
            browser.key("Escape")?;
            browser.await_gone("css:.over")?;
        }
        alike(strange, plain).map_err(|words| format!("round {round}: {words}"))?;
        play(strange, plain, 4)?;
    }
    strange.verdict()
}
