//! One person's browser: its tab, its screen, its profile, and the three ways to lose it.

use crate::browser_engine::BrowserEngine;
use crate::chromium::Chromium;
use crate::driver::{Driver, Session};
use crate::profile::Profile;
use crate::{Outcome, faults};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long anything on the page may take to come about.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// How often is looked.
const PAUSE: Duration = Duration::from_millis(30);

/// A screen to play on, in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Fingers instead of a mouse.
    pub touch: bool,
}

impl Screen {
    /// A laptop with a mouse.
    pub const LAPTOP: Screen = Screen {
        width: 1280,
        height: 800,
        touch: false,
    };
    /// A tablet, upright.
    pub const TABLET: Screen = Screen {
        width: 800,
        height: 1280,
        touch: true,
    };
    /// A phone, upright.
    pub const PHONE: Screen = Screen {
        width: 390,
        height: 844,
        touch: true,
    };
    /// A desk with a mouse.
    pub const DESK: Screen = Screen {
        width: 1920,
        height: 1080,
        touch: false,
    };
}

/// A tab of a browser.
#[derive(Clone, Debug)]
pub struct Tab(Value);

/// A browser with its own profile and one tab in view.
pub struct Browser {
    pub(crate) engine: BrowserEngine,
    pub(crate) session: Session,
    // In this order they end: the driver may still be needed to end a browser, and nobody writes into a profile that is removed.
    chromium: Option<Chromium>,
    driver: Driver,
    profile: Profile,
    address: String,
    pictures: PathBuf,
    pub(crate) screen: Screen,
    pub(crate) taps: u32,
    /// Where the last tap was, and when.
    pub(crate) last_tap: Option<(crate::pointer::Point, std::time::Instant)>,
    pub(crate) meter: Option<Vec<f64>>,
    faults: Vec<String>,
}

impl Browser {
    pub(crate) fn start(
        engine: BrowserEngine,
        profile: Profile,
        display: Option<&str>,
        address: &str,
        pictures: &Path,
    ) -> Outcome<Browser> {
        let driver = Driver::start(engine, profile.folder(), display)?;
        let chromium = match engine {
            BrowserEngine::Chromium => Some(Chromium::start(profile.folder())?),
            BrowserEngine::WebKit | BrowserEngine::Firefox => None,
        };
        let session = match &chromium {
            Some(chromium) => driver.join(&chromium.door(), false)?,
            None => driver.launch()?,
        };
        let browser = Browser {
            engine,
            session,
            chromium,
            driver,
            profile,
            address: address.to_owned(),
            pictures: pictures.to_owned(),
            screen: Screen::LAPTOP,
            taps: 0,
            last_tap: None,
            meter: None,
            faults: Vec::new(),
        };
        browser.prepare()?;
        Ok(browser)
    }

    /// What must be told to each new tab.
    pub(crate) fn prepare(&self) -> Outcome {
        match self.engine {
            BrowserEngine::Chromium => self.before_each_page(faults::WATCH)?,
            BrowserEngine::WebKit | BrowserEngine::Firefox => {}
        }
        self.show_screen()
    }

    /// Runs a script before any other in every page that this tab opens from now on.
    pub fn before_each_page(&self, script: &str) -> Outcome {
        let what = json!({ "source": script });
        self.session
            .devtools("Page.addScriptToEvaluateOnNewDocument", &what)
            .map(drop)
    }

    /// A DevTools command to the tab.
    pub(crate) fn devtools(&self, command: &str, params: &Value) -> Outcome<Value> {
        self.session.devtools(command, params)
    }

    fn show_screen(&self) -> Outcome {
        let Screen { width, height, touch } = self.screen;
        if self.engine != BrowserEngine::Chromium {
            return self.resize(width, height);
        }
        self.show_size()?;
        let fingers = json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } });
        self.session.devtools("Emulation.setTouchEmulationEnabled", &fingers)?;
        Ok(())
    }

    /// Gives Chromium's page the size of the screen.
    fn show_size(&self) -> Outcome {
        let Screen { width, height, touch } = self.screen;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
        let shown = self.session.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        shown.map(drop)
    }

    /// Makes the window so large that the page in it has this size, or as near to it as the engine's windows allow.
    fn resize(&self, width: u32, height: u32) -> Outcome {
        let rect = |width, height| json!({ "x": 0, "y": 0, "width": width, "height": height });
        self.session.post("window/rect", &rect(width, height))?;
        let inner = self.look("return [innerWidth, innerHeight]")?;
        let whole = |wanted: u32, got: &Value| 2 * wanted - got.as_u64().map_or(wanted, |got| (got as u32).min(wanted));
        let (width, height) = (whole(width, &inner[0]), whole(height, &inner[1]));
        self.session.post("window/rect", &rect(width, height)).map(drop)
    }

    /// The screen the page is seen on.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Changes the screen the page is seen on.
    pub fn set_screen(&mut self, screen: Screen) -> Outcome {
        let fingers = std::mem::replace(&mut self.screen, screen).touch;
        if self.engine == BrowserEngine::Chromium && fingers == screen.touch {
            return self.show_size();
        }
        self.show_screen()
    }

    /// Asks the page for other colours, by media features such as `prefers-color-scheme=dark` or `prefers-contrast=more`.
    pub fn recolour(&mut self, features: &str) -> Outcome {
        let each = features
            .split_whitespace()
            .filter_map(|feature| feature.split_once('='));
        let all: Vec<_> = each
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        let media = json!({ "features": all });
        self.session.devtools("Emulation.setEmulatedMedia", &media).map(drop)
    }

    /// Shows the page as it goes to a medium such as `print`, or to none in particular (`""`).
    pub fn medium(&mut self, medium: &str) -> Outcome {
        let media = json!({ "media": medium });
        self.session.devtools("Emulation.setEmulatedMedia", &media).map(drop)
    }

    /// The page's own address, with a slash at its end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Goes to `path` below the page's address (`""`, `"#link"`), or to a whole address.
    pub fn open(&mut self, path: &str) -> Outcome {
        let whole = path.contains("://") || path.starts_with("about:");
        let address = if whole {
            path.to_owned()
        } else {
            format!("{}{path}", self.address)
        };
        self.travel("url", &json!({ "url": address }))
    }

    /// Loads the page again.
    pub fn reload(&mut self) -> Outcome {
        self.travel("refresh", &json!({}))
    }

    /// Goes back in the tab's history.
    pub fn back(&mut self) -> Outcome {
        self.travel("back", &json!({}))
    }

    /// Leaves the page for another, or for itself, and listens to that.
    fn travel(&mut self, command: &str, body: &Value) -> Outcome {
        if self.engine == BrowserEngine::Chromium {
            return self.session.post(command, body).map(drop);
        }
        self.hear()?;
        self.session.post(command, body)?;
        self.look(faults::LISTEN).map(drop)
    }

    /// The address the tab shows, fragment included.
    pub fn shown_address(&self) -> Outcome<String> {
        self.session
            .get("url")
            .map(|value| value.as_str().unwrap_or_default().to_owned())
    }

    /// Runs a function body in the page and gives what it returns. For looking, never for playing. By value: what the driver's own way
    /// of running scripts returns stays in the page's memory.
    pub fn look(&self, script: &str) -> Outcome<Value> {
        self.evaluate(&format!("(() => {{ {script}\n}})()"))
    }

    /// What an expression comes to in the page, once it is settled.
    pub(crate) fn evaluate(&self, expression: &str) -> Outcome<Value> {
        if self.engine != BrowserEngine::Chromium {
            return self.session.run(&format!("return ({expression})"), &json!([]));
        }
        let asked =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true });
        let mut told = self.session.devtools("Runtime.evaluate", &asked)?;
        match told.get("exceptionDetails") {
            Some(what) => Err(format!("javascript error: {}", what["exception"]["description"])),
            None => Ok(told["result"]["value"].take()),
        }
    }

    /// How many taps there have been since this was last asked.
    pub fn taps(&mut self) -> u32 {
        std::mem::take(&mut self.taps)
    }

    /// Waits until a script returns something true, and gives it.
    pub fn await_script(&self, what: &str, script: &str) -> Outcome<Value> {
        self.wait_for(what, || {
            self.look(script)
                .map(|value| Some(value).filter(|value| !matches!(value, Value::Null | Value::Bool(false))))
        })
    }

    /// Tries until there is something, within the patience of a player.
    pub fn wait_for<T>(&self, what: &str, mut attempt: impl FnMut() -> Outcome<Option<T>>) -> Outcome<T> {
        let begun = Instant::now();
        loop {
            let last = match attempt() {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => String::new(),
                Err(words) => format!(": {words}"),
            };
            if begun.elapsed() > PATIENCE {
                return Err(format!("waited {} s for {what}{last}", PATIENCE.as_secs()));
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Saves what is seen as `NAME.png` and gives the file.
    pub fn picture(&self, name: &str) -> Outcome<PathBuf> {
        let file = self.pictures.join(format!("{name}.png"));
        self.picture_to(&file)?;
        Ok(file)
    }

    /// Saves what is seen.
    pub fn picture_to(&self, file: &Path) -> Outcome {
        let data = match self.engine {
            BrowserEngine::Chromium => {
                let png = json!({ "format": "png" });
                self.session.devtools("Page.captureScreenshot", &png)?["data"].take()
            }
            BrowserEngine::WebKit | BrowserEngine::Firefox => self.session.get("screenshot")?,
        };
        let data = data.as_str().unwrap_or_default();
        let bytes = BASE64_STANDARD.decode(data).map_err(|error| error.to_string())?;
        std::fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Closes the tab, as a person does, and opens the page in a new one.
    pub fn close_tab_and_return(&mut self) -> Outcome {
        self.hear()?;
        let old = self.session.get("window")?;
        let new = self.session.post("window/new", &json!({ "type": "tab" }))?;
        self.session.post("window", &json!({ "handle": old }))?;
        // Closing lets the page say goodbye (`pagehide`), as in life.
        self.session.devtools("Page.close", &json!({}))?;
        self.session.post("window", &json!({ "handle": new["handle"] }))?;
        self.prepare()?;
        self.open("")
    }

    /// Crashes the tab's process in mid-air and opens the page anew.
    pub fn crash_tab_and_return(&mut self) -> Outcome {
        self.hear()?;
        // The command cannot be answered: whoever would answer is dead.
        drop(self.session.devtools("Page.crash", &json!({})));
        self.session.leave();
        self.chromium()?.only_a_fresh_tab()?;
        self.rejoin()
    }

    /// Kills the whole browser as a power cut would, starts it on the same profile and opens the page.
    pub fn kill_and_return(&mut self) -> Outcome {
        self.hear()?;
        self.kill_unheard_and_return()
    }

    /// The same without listening to the console first, which would take time: for kills right after a tap.
    pub fn kill_unheard_and_return(&mut self) -> Outcome {
        self.chromium()?.kill_and_restart()?;
        self.session.leave();
        self.rejoin()
    }

    fn rejoin(&mut self) -> Outcome {
        let door = self.chromium()?.door();
        self.session = self.driver.join(&door, false)?;
        self.prepare()?;
        self.open("")
    }

    /// The process that is ours to kill.
    fn chromium(&mut self) -> Outcome<&mut Chromium> {
        self.chromium
            .as_mut()
            .ok_or_else(|| "only Chromium is killed and joined again".to_owned())
    }

    /// Collects console errors before a tab is lost; `verdict` judges them.
    fn hear(&mut self) -> Outcome {
        match self.engine {
            BrowserEngine::Chromium => self.faults.extend(faults::heard(&self.session)?),
            BrowserEngine::WebKit | BrowserEngine::Firefox => {
                let heard = self.look(faults::TAKE)?;
                let heard = heard.as_array().into_iter().flatten().filter_map(Value::as_str);
                self.faults.extend(heard.map(str::to_owned));
            }
        }
        Ok(())
    }

    /// From now on all that the tab asks of any network is recorded.
    pub fn record_network(&mut self) -> Outcome {
        self.session.leave();
        let door = self.chromium()?.door();
        self.session = self.driver.join(&door, true)?;
        self.prepare()
    }

    /// The addresses that the tab has asked for since the last call.
    pub fn network(&self) -> Outcome<Vec<String>> {
        let log = self.session.post("se/log", &json!({ "type": "performance" }))?;
        let events = log.as_array().into_iter().flatten();
        let events = events.filter_map(|entry| serde_json::from_str::<Value>(entry["message"].as_str()?).ok());
        let asked = events.filter(|event| event["message"]["method"] == "Network.requestWillBeSent");
        let address = |event: Value| event["message"]["params"]["request"]["url"].as_str().map(str::to_owned);
        Ok(asked.filter_map(address).collect())
    }

    /// Opens a second tab at the page and looks at it; gives what leads back to the first.
    pub fn second_tab(&mut self) -> Outcome<Tab> {
        let old = self.session.get("window")?;
        let new = self.session.post("window/new", &json!({ "type": "tab" }))?;
        self.look_at(&Tab(new["handle"].clone()))?;
        self.prepare()?;
        self.open("")?;
        Ok(Tab(old))
    }

    /// The tab that is looked at.
    pub fn tab(&self) -> Outcome<Tab> {
        self.session.get("window").map(Tab)
    }

    /// Looks at another tab.
    pub fn look_at(&self, tab: &Tab) -> Outcome {
        self.session.post("window", &json!({ "handle": tab.0 })).map(drop)
    }

    /// The same, but for what must be said about one thing.
    pub fn verdict_but(&mut self, thing: &str) -> Outcome {
        self.hear()?;
        self.faults.retain(|fault| !fault.contains(thing));
        self.judged()
    }

    /// Fails if the console has said anything bad since the start or the last verdict.
    pub fn verdict(&mut self) -> Outcome {
        self.hear()?;
        self.judged()
    }

    /// Judges what has been heard, and forgets it.
    fn judged(&mut self) -> Outcome {
        match self.faults.as_slice() {
            [] => Ok(()),
            faults => {
                let words = format!("the console says:\n    {}", faults.join("\n    "));
                self.faults.clear();
                Err(words)
            }
        }
    }
}

impl Drop for Browser {
    /// Leaves a last picture, for a journey that failed.
    fn drop(&mut self) {
        let file = self.pictures.join(format!("last-{}.png", self.profile.number()));
        drop(self.picture_to(&file));
        self.session.leave();
    }
}
