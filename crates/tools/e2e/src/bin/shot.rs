//! Takes pictures of the page: `shot [--engine ENGINE] FOLDER-OR-ADDRESS WIDTHxHEIGHT[t] OUT.png [STEP]...`
//!
//! ENGINE is `chromium`, `webkit` or `firefox`; the last two know no `hover`, `wheel` and `media`.
//! `t` after the size means a touch screen. A FOLDER is served under the strict policy; `dist` is made by
//! `cargo xtask dist`; `dist#LINK` opens a link. Steps, each one argument, are done in order before the picture:
//! `tap NAME`, `tap css:SELECTOR`, `tap begins:NAME`, `at X,Y`, `hold NAME`, `hover NAME`, `drag X,Y X,Y`, `wheel X,Y DY`,
//! `key NAME`, `type TEXT`, `wait NAME`, `sleep MS`, `size WxH[t]`, `reload`, `media FEATURE=VALUE...`, `look SCRIPT` (prints what it
//! returns), `names` (prints what is on the page), `shot FILE`, `listen` (takes steps from standard input, one a line, and
//! says `ok` or what went wrong after each, so that one can play with the page open). Console errors are printed at the end and fail the run.

use e2e::{Browser, BrowserEngine, Outcome, Screen, World};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (engine, words) = match words.as_slice() {
        [flag, engine, words @ ..] if flag == "--engine" => (BrowserEngine::named(engine), words),
        words => (Some(BrowserEngine::Chromium), words),
    };
    let (Some(engine), [place, size, out, steps @ ..]) = (engine, words) else {
        eprintln!("usage: shot [--engine ENGINE] FOLDER-OR-ADDRESS WIDTHxHEIGHT[t] OUT.png [STEP]...");
        return ExitCode::from(2);
    };
    match shoot(engine, place, size, out, steps) {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            eprintln!("shot: {words}");
            ExitCode::FAILURE
        }
    }
}

fn shoot(engine: BrowserEngine, place: &str, size: &str, out: &str, steps: &[String]) -> Outcome {
    let remote = place.contains("://");
    let (folder, fragment) = place.split_once('#').unwrap_or((place, ""));
    let world = World::of(
        engine,
        Path::new(if remote { "dist" } else { folder }),
        Path::new("target/e2e"),
    )?;
    let mut browser = world.empty_browser()?;
    browser.set_screen(screen(size)?)?;
    match (remote, fragment) {
        (true, _) => browser.open(place)?,
        (false, "") => browser.open("")?,
        (false, link) => browser.open(&format!("#{link}"))?,
    }
    browser.await_script("the page to mount", "return !document.getElementById('boot')")?;
    let outcome = steps.iter().try_for_each(|step| {
        let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
        take(&mut browser, verb, rest).map_err(|words| format!("{step}: {words}"))
    });
    // One frame and the fonts: a picture of what a person sees, also after a step that failed.
    std::thread::sleep(Duration::from_millis(250));
    browser.picture_to(Path::new(out))?;
    outcome.and(browser.verdict())
}

fn take(browser: &mut Browser, verb: &str, rest: &str) -> Outcome {
    match verb {
        "tap" => browser.tap(rest),
        "at" => browser.tap_at(point(rest)?),
        "hold" => browser.hold(rest, Duration::from_millis(800)),
        "hover" => browser.hover(rest),
        "drag" => {
            let (from, to) = rest.split_once(' ').ok_or("drag X,Y X,Y")?;
            browser.drag_between(point(from)?, point(to)?)
        }
        "wheel" => {
            let (place, by) = rest.split_once(' ').ok_or("wheel X,Y DY")?;
            browser.wheel(point(place)?, by.parse().map_err(|_| "DY is a number")?)
        }
        "key" => browser.key(rest),
        "type" => browser.type_text(rest),
        "wait" => browser.find(rest).map(drop),
        "sleep" => {
            std::thread::sleep(Duration::from_millis(rest.parse().map_err(|_| "milliseconds, please")?));
            Ok(())
        }
        "size" => browser.set_screen(screen(rest)?),
        "reload" => browser.reload(),
        "media" => browser.recolour(rest),
        "look" => browser.look(rest).map(|value| println!("{value}")),
        "names" => browser.everything().map(|all| {
            for found in all {
                println!(
                    "{} \"{}\"{}",
                    found.role,
                    found.name,
                    if found.disabled { " (disabled)" } else { "" }
                );
            }
        }),
        "shot" => browser.picture_to(Path::new(rest)),
        "listen" => listen(browser),
        _ => Err("that is no step; the top of shot.rs lists them".to_owned()),
    }
}

fn listen(browser: &mut Browser) -> Outcome {
    for line in std::io::stdin().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match take(browser, verb, rest) {
            Ok(()) => println!("ok"),
            Err(words) => println!("{line}: {words}"),
        }
    }
    Ok(())
}

fn screen(size: &str) -> Outcome<Screen> {
    let (numbers, touch) = size.strip_suffix('t').map_or((size, false), |numbers| (numbers, true));
    let parts = numbers
        .split_once('x')
        .and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    let (width, height) = parts.ok_or_else(|| format!("`{size}` is no size such as 1280x800"))?;
    Ok(Screen { width, height, touch })
}

fn point(words: &str) -> Outcome<(f64, f64)> {
    let parts = words
        .split_once(',')
        .and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
    parts.ok_or_else(|| format!("`{words}` is no place such as 100,200"))
}
