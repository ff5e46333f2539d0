//! What the page costs a slow device: bytes and time to begin, time to answer, smoothness, memory. The processor is slowed
//! four times. Headless Chromium has no graphics card here and paints with the processor, so that what is measured is more
//! than a real device of that speed would take.

mod coaching;
mod thinking;

use crate::{Browser, Outcome, Robot, Screen, World, position};
pub use coaching::coaching;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
pub use thinking::thinking;

/// How many times slower the processor is made.
const SLOWED: u32 = 4;
/// The network of the first load: 9 Mbit/s and 170 ms there and back.
const BYTES_PER_SECOND: u32 = 9_000_000 / 8;
const ROUND_TRIP: u32 = 170;
/// So often the first load is tried; the middle one counts.
const LOADS: usize = 5;
/// What a tap does has been drawn by then, and no looking of ours gets in its way.
const AFTER_A_TAP: Duration = Duration::from_millis(300);
/// So long a war may take.
const WAR: Duration = Duration::from_secs(40 * 60);

/// A value and how much it may be at most.
pub struct Measured {
    /// What it is.
    pub key: &'static str,
    /// How much it is.
    pub value: u64,
    /// How much it may be; 0 where nothing is asked.
    pub most: u64,
}

fn of(key: &'static str, value: f64, most: u64) -> Measured {
    let value = value.max(0.0).round() as u64;
    Measured { key, value, most }
}

/// Watches a page from its beginning.
const WATCH: &str = r#"
    window.shown = {};
    new MutationObserver((_, watch) => {
        for (const screen of ["home", "setup", "table"])
            if (!shown[screen] && document.querySelector(`[data-screen=${screen}]`))
                requestAnimationFrame(() => setTimeout(() => { shown[screen] ??= performance.now(); }));
        // Nothing of ours runs with each answer.
        if (shown.table) watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
    window.answers = new Map();
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (entry.interactionId)
                answers.set(entry.interactionId, Math.max(entry.duration, answers.get(entry.interactionId) ?? 0));
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
    for (const name of ["instantiate", "instantiateStreaming"]) {
        const made = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const result = await made.apply(WebAssembly, all);
            window.program = (result.instance ?? result).exports;
            return result;
        };
    }
"#;

fn slow(browser: &Browser, rate: u32) -> Outcome {
    browser
        .devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": rate }))
        .map(drop)
}

/// The first load, over a slow network with nothing kept: bytes, and when the first tap on "New game" has been answered.
pub fn first_load(world: &World) -> Outcome<Vec<Measured>> {
    let mut tries = Vec::new();
    for _ in 0..LOADS {
        tries.push(one_load(world)?);
    }
    tries.sort_by(|a, b| a.1.total_cmp(&b.1));
    let (home, answered, bytes, cost) = tries[LOADS / 2];
    Ok(vec![
        of("first_load_bytes", bytes, 768 * 1024),
        of("home_shown_ms", home, 0),
        of("new_game_answered_ms", answered, 2000),
        of("new_game_work_ms", cost, 0),
    ])
}

fn one_load(world: &World) -> Outcome<(f64, f64, f64, f64)> {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(WATCH)?;
    browser.devtools("Network.enable", &json!({}))?;
    let network = json!({
        "offline": false, "latency": ROUND_TRIP, "downloadThroughput": BYTES_PER_SECOND,
        "uploadThroughput": BYTES_PER_SECOND,
    });
    browser.devtools("Network.emulateNetworkConditions", &network)?;
    slow(&browser, SLOWED)?;
    clock(&browser)?;
    // Not through the driver, which would wait until everything is there.
    browser.look(&format!(
        "setTimeout(() => {{ location.href = {}; }})",
        json!(browser.address())
    ))?;
    let door = "const box = document.querySelector('[data-here=true] [data-door=new]')?.getBoundingClientRect();
        return box && box.width > 0 ? [box.left + box.width / 2, box.top + box.height / 2] : null";
    let place = browser.await_script("the door to a new game", door)?;
    let number = |value: &Value| value.as_f64().ok_or_else(|| format!("{value} is no number"));
    browser.tap_at((number(&place[0])?, number(&place[1])?))?;
    let home = browser.await_script("Home", "return window.shown?.home")?;
    let setup = browser.await_script("the form of a new game", "return window.shown?.setup")?;
    let cost = work(&browser, &["TaskDuration"])? * 1000.0;
    browser.tap("css:[data-door=start]")?;
    browser.await_script(
        "the table",
        "return window.shown?.table && document.querySelector('.ground[data-full] *')",
    )?;
    let files = browser.look(
        "const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return [...new Set(files.map((file) => file.name.split('#')[0]))]",
    )?;
    let files = files.as_array().into_iter().flatten().filter_map(Value::as_str);
    let bytes: u64 = files.map(|file| packed(world, file, browser.address())).sum();
    Ok((number(&home)?, number(&setup)?, bytes as f64, cost))
}

/// The bytes of a file as it goes over the network: what the service worker gives out has been fetched before, but counts.
fn packed(world: &World, file: &str, address: &str) -> u64 {
    let name = file.strip_prefix(address).unwrap_or_default();
    let name = if name.is_empty() { "index.html" } else { name };
    let length = |name: &str| {
        std::fs::metadata(world.folder().join(name))
            .ok()
            .map(|found| found.len())
    };
    length(&format!("{name}.br")).or_else(|| length(name)).unwrap_or(0)
}

impl Browser {
    /// Does something and notes what it cost: milliseconds of the page's own thread, by the clock of that thread, until all
    /// that it brings about is drawn. Other work of the machine does not count in it, and nothing of ours lies between: since
    /// something was looked for by its name the browser tells of every change of names and nodes, which is not the page's work.
    pub(crate) fn metered(&mut self, doing: impl FnOnce(&Browser) -> Outcome) -> Outcome {
        for listener in ["Accessibility.disable", "DOM.disable"] {
            // That it has not listened at all is no fault.
            self.devtools(listener, &json!({})).unwrap_or_default();
        }
        let before = work(self, &["TaskDuration"])?;
        doing(self)?;
        std::thread::sleep(AFTER_A_TAP);
        let cost = (work(self, &["TaskDuration"])? - before) * 1000.0;
        if let Some(costs) = &mut self.meter {
            costs.push(cost);
        }
        Ok(())
    }
}

/// A whole war by taps: how long the page takes from a tap to the next picture, and what it holds in memory.
pub fn war(world: &World) -> Outcome<Vec<Measured>> {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(WATCH)?;
    browser.recolour("prefers-reduced-motion=reduce")?;
    browser.open("")?;
    browser.sit_down("Alone with both sides", "12")?;
    slow(&browser, SLOWED)?;
    clock(&browser)?;
    browser.meter = Some(Vec::new());
    let begun = Instant::now();
    let mut robot = Robot::new(4);
    let mut third = None;
    browser.taps();
    let mut taps = 0;
    let mut seen = browser.seen()?;
    while seen.sheet() != Some("The war is over") && begun.elapsed() < WAR {
        robot.tap_something(&mut browser, &seen)?;
        taps += browser.taps();
        seen = browser.seen()?;
        if third.is_none() && is_turn_three(seen.when()) {
            third = Some(memory(&browser)?);
        }
        if taps % 200 < 1 {
            eprintln!("{taps} taps, {}, {} s", seen.when(), begun.elapsed().as_secs());
        }
    }
    let ended = seen.sheet() == Some("The war is over");
    let now = memory(&browser)?;
    let slow_ones = browser.look("return [...answers.values()]")?;
    let mut times: Vec<f64> = slow_ones
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    // What took less than a frame is not told of.
    times.resize((taps as usize).max(times.len()), 16.0);
    let mut costs = browser.meter.take().unwrap_or_default();
    let third = third.unwrap_or_else(|| now.clone());
    Ok(vec![
        of("war_ended", f64::from(u8::from(ended)), 0),
        of("taps", f64::from(taps), 0),
        of("answer_median_ms", share(&mut times, 0.5), 0),
        of("answer_p95_ms", share(&mut times, 0.95), 100),
        of("answer_max_ms", share(&mut times, 1.0), 0),
        of("answer_work_median_ms", share(&mut costs, 0.5), 0),
        of("answer_work_p95_ms", share(&mut costs, 0.95), 0),
        of("war_memory_kb", now.bytes() / 1024.0, 40 * 1024),
        of("war_program_kb", now.program / 1024.0, 0),
        of("war_program_in_turn_3_kb", third.program / 1024.0, 0),
        of("war_memory_growth_percent", 100.0 * now.bytes() / third.bytes(), 110),
        of("war_nodes", now.nodes, 6000),
        of("war_nodes_growth_percent", 100.0 * now.nodes / third.nodes, 110),
    ])
}

/// Watches a war as quickly as it goes: between two Recruits, to whom three taps lead from the Tribune.
///
/// # Errors
/// If the buttons are not there.
pub fn watch_recruits(browser: &mut Browser) -> Outcome {
    browser.tap("css:[data-here=true] [data-door=watch]")?;
    browser.tap("Faster")?;
    for button in ["css:[data-next-level=Rome]", "css:[data-next-level=Carthage]"] {
        for _ in 0..3 {
            browser.tap(button)?;
        }
    }
    Ok(())
}

/// A whole war that plays itself: what the page holds in memory at its end, and how much that is in per cent of turn 3.
pub fn watched(world: &World) -> Outcome<Vec<Measured>> {
    let mut browser = world.empty_browser()?;
    browser.before_each_page(WATCH)?;
    browser.open("")?;
    watch_recruits(&mut browser)?;
    let begun = Instant::now();
    let mut third = None;
    loop {
        let seen = browser.seen()?;
        if seen.sheet() == Some("The war is over") {
            break;
        }
        if begun.elapsed() > WAR {
            return Err(format!("the war goes on and on: {}", seen.words()));
        }
        if third.is_none() && is_turn_three(seen.when()) {
            third = Some(memory(&browser)?);
        }
        std::thread::sleep(AFTER_A_TAP);
    }
    let now = memory(&browser)?;
    let third = third.ok_or("the war ended before turn III")?;
    Ok(vec![
        of("wasm_kb", now.program / 1024.0, 0),
        of("heap_kb", now.heap / 1024.0, 0),
        of("memory_kb", now.bytes() / 1024.0, 40 * 1024),
        of("memory_growth_percent", 100.0 * now.bytes() / third.bytes(), 110),
        of("nodes", now.nodes, 6000),
        of("nodes_growth_percent", 100.0 * now.nodes / third.nodes, 110),
    ])
}

fn is_turn_three(when: &str) -> bool {
    when.split(|c: char| !c.is_alphanumeric()).any(|word| word == "III")
}

/// What the page holds.
#[derive(Clone)]
struct Memory {
    /// Bytes of the program.
    program: f64,
    /// Bytes of everything else, after collection.
    heap: f64,
    /// Nodes of the document.
    nodes: f64,
}

impl Memory {
    fn bytes(&self) -> f64 {
        self.program + self.heap
    }
}

fn memory(browser: &Browser) -> Outcome<Memory> {
    browser.devtools("HeapProfiler.collectGarbage", &json!({}))?;
    let program = browser.look("return window.program?.memory.buffer.byteLength ?? 0")?;
    let heap = browser.devtools("Runtime.getHeapUsage", &json!({}))?;
    // Nodes that nothing holds any more are counted until they are collected, so these are counted in the document.
    let nodes = browser.look(
        "const walk = document.createTreeWalker(document);
        let count = 1;
        while (walk.nextNode()) count++;
        return count;",
    )?;
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    Ok(Memory {
        program: number(&program),
        heap: number(&heap["usedSize"]),
        nodes: number(&nodes),
    })
}

/// Dragging and pinching a full map with fingers: how far the pictures lie apart, and how much work each is.
pub fn motion(world: &World) -> Outcome<Vec<Measured>> {
    let mut browser = world.empty_browser()?;
    browser.set_screen(Screen::TABLET)?;
    browser.open_link(&position::showing("a card of turn 4")?, crate::ALONE)?;
    std::thread::sleep(Duration::from_secs(1));
    // Units and Generals in the stacks; PCs and the pennants of Provinces.
    let counters = browser.count(".map .stacks .glyph, .map .spaces .rome, .map .spaces .carthage")?;
    browser.tap("Closer")?;
    browser.tap("Closer")?;
    std::thread::sleep(Duration::from_secs(1));
    slow(&browser, SLOWED)?;
    let (pan_gap, pan_work) = frames(&browser, || panned(&browser))?;
    let pinch = |browser: &Browser, factor: f64| {
        let gesture = json!({
            "x": 400, "y": 400, "scaleFactor": factor, "relativeSpeed": 300, "gestureSourceType": "touch",
        });
        browser.devtools("Input.synthesizePinchGesture", &gesture).map(drop)
    };
    let (pinch_gap, pinch_work) = frames(&browser, || {
        (0..6).try_for_each(|n| pinch(&browser, if n % 2 == 0 { 1.6 } else { 0.6 }))
    })?;
    Ok(vec![
        of("counters", counters as f64, 0),
        of("pan_frame_p95_ms", pan_gap, 20),
        of("pan_work_us", pan_work, 4000),
        of("pinch_frame_p95_ms", pinch_gap, 20),
        of("pinch_work_us", pinch_work, 4000),
    ])
}

/// What lies between two pictures in 95 of 100 cases, in milliseconds, while something is done; and how much script, style and
/// layout each took on average, in microseconds.
/// Drags the map to and fro.
fn panned(browser: &Browser) -> Outcome {
    [1, -1, 1, -1, 1, -1].into_iter().try_for_each(|way| {
        let gesture = json!({
            "x": 400, "y": 400, "xDistance": 200 * way, "yDistance": 150 * way, "speed": 300,
            "gestureSourceType": "touch", "preventFling": true,
        });
        browser.devtools("Input.synthesizeScrollGesture", &gesture).map(drop)
    })
}

fn frames(browser: &Browser, doing: impl Fn() -> Outcome) -> Outcome<(f64, f64)> {
    clock(browser)?;
    browser.look(
        "window.pictures = []; window.running = true;
        const next = (at) => { pictures.push(at); if (running) requestAnimationFrame(next); };
        requestAnimationFrame(next);",
    )?;
    let before = work(browser, &DRAWING)?;
    doing()?;
    let after = work(browser, &DRAWING)?;
    let at = browser.look("running = false; return pictures")?;
    let at: Vec<f64> = at.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let mut gaps: Vec<f64> = at.windows(2).map(|pair| pair[1] - pair[0]).collect();
    if gaps.len() < 30 {
        return Err(format!("only {} pictures were drawn", gaps.len()));
    }
    let work = (after - before) * 1e6 / gaps.len() as f64;
    Ok((share(&mut gaps, 0.95), work))
}

/// What is counted of a picture.
const DRAWING: [&str; 3] = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

/// From now on work is counted by the clock of the page's own thread: other work of the machine does not count in it.
fn clock(browser: &Browser) -> Outcome {
    browser
        .devtools("Performance.enable", &json!({ "timeDomain": "threadTicks" }))
        .map(drop)
}

/// Seconds of these kinds of work so far.
fn work(browser: &Browser, counted: &[&str]) -> Outcome<f64> {
    let told = browser.devtools("Performance.getMetrics", &json!({}))?;
    let all = told["metrics"].as_array().into_iter().flatten();
    let all = all.filter(|metric| counted.iter().any(|name| metric["name"] == *name));
    Ok(all.filter_map(|metric| metric["value"].as_f64()).sum())
}

/// The value below which this share lies.
fn share(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share).ceil() as usize;
    values.get(at.saturating_sub(1)).copied().unwrap_or(0.0)
}
