//! A WebDriver program (chromedriver, WebKitWebDriver, geckodriver), and sessions with browsers through it: W3C WebDriver, and
//! chromedriver's own extension for DevTools commands.

use crate::browser_engine::BrowserEngine;
use crate::process::Group;
use crate::{Outcome, wire};
use serde_json::{Value, json};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// A loaded machine may take this long to start a driver.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running driver of one browser; dropped, it is killed, with the browser if that was started by it.
pub struct Driver {
    engine: BrowserEngine,
    address: String,
    _process: Group,
}

impl Driver {
    /// Starts the engine's driver on a free port. What its browser keeps lies in `profile`; it is seen on `display`, an X server.
    pub fn start(engine: BrowserEngine, profile: &Path, display: Option<&str>) -> Outcome<Driver> {
        let program = engine.driver();
        let port = free_port()?;
        let mut command = Command::new(&program);
        command.arg(format!("--port={port}")).args(engine.driver_flags());
        if let Some(display) = display {
            still(profile)?;
            command.env("DISPLAY", display).env_remove("WAYLAND_DISPLAY");
            for folder in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
                command.env(folder, profile);
            }
        }
        let mut process = Group::start_silent(&mut command)?;
        let address = format!("http://127.0.0.1:{port}");
        let begun = Instant::now();
        while wire::send("GET", &format!("{address}/status"), None).is_err() {
            process
                .still_runs()
                .map_err(|words| format!("{} {words}", program.display()))?;
            if begun.elapsed() > PATIENCE {
                return Err(format!("{} does not answer", program.display()));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(Driver {
            engine,
            address,
            _process: process,
        })
    }

    /// Starts a browser with the driver.
    pub fn launch(&self) -> Outcome<Session> {
        self.session(self.engine.wanted())
    }

    /// Joins the Chromium that listens at `door`; if so, with a record of all that goes over the network.
    pub fn join(&self, door: &str, network: bool) -> Outcome<Session> {
        self.session(json!({
            "goog:chromeOptions": { "debuggerAddress": door },
            "goog:loggingPrefs": { "browser": "ALL", "performance": if network { "ALL" } else { "OFF" } },
            "unhandledPromptBehavior": "ignore",
        }))
    }

    fn session(&self, wanted: Value) -> Outcome<Session> {
        let wanted = json!({ "capabilities": { "alwaysMatch": wanted } });
        let answer = value(wire::send("POST", &format!("{}/session", self.address), Some(&wanted))?)?;
        let id = answer["sessionId"].as_str().ok_or("the driver gave no session")?;
        Ok(Session {
            base: format!("{}/session/{id}", self.address),
        })
    }
}

/// Asks programs of this profile for less motion, as GTK's settings do it.
fn still(profile: &Path) -> Outcome {
    let folder = profile.join("gtk-3.0");
    let written = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(folder.join("settings.ini"), "[Settings]\ngtk-enable-animations=0\n"));
    written.map_err(|error| format!("{}: {error}", folder.display()))
}

fn free_port() -> Outcome<u16> {
    let found = TcpListener::bind(("127.0.0.1", 0)).and_then(|door| door.local_addr());
    found.map(|at| at.port()).map_err(|error| error.to_string())
}

/// A session with one browser. A Chromium stays open when it ends: it was only joined.
pub struct Session {
    base: String,
}

impl Session {
    /// A WebDriver command with a body.
    pub fn post(&self, path: &str, body: &Value) -> Outcome<Value> {
        value(wire::send("POST", &format!("{}/{path}", self.base), Some(body))?)
    }

    /// A WebDriver command without one.
    pub fn get(&self, path: &str) -> Outcome<Value> {
        value(wire::send("GET", &format!("{}/{path}", self.base), None)?)
    }

    /// Runs a function body in the page and gives what it returns.
    pub fn run(&self, script: &str, arguments: &Value) -> Outcome<Value> {
        self.post("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// A DevTools command to the current tab: of Chromium alone.
    pub fn devtools(&self, command: &str, params: &Value) -> Outcome<Value> {
        self.post("goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// Leaves the browser. It may be dead already, and that is fine.
    pub fn leave(&self) {
        drop(wire::send("DELETE", &self.base, None));
    }
}

/// The `value` of an answer, or its error in words.
fn value(mut answer: Value) -> Outcome<Value> {
    let value = answer["value"].take();
    match value["error"].as_str() {
        None => Ok(value),
        Some(error) => {
            let words = value["message"]
                .as_str()
                .unwrap_or_default()
                .lines()
                .next()
                .unwrap_or_default();
            Err(format!("{error}: {words}"))
        }
    }
}
