//! The chromedriver process, and sessions with browsers through it (W3C WebDriver, and DevTools commands by its own
//! extension).

use crate::{Outcome, wire};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running chromedriver; dropped, it is killed.
pub struct Chromedriver {
    process: Child,
    address: String,
}

impl Chromedriver {
    /// Starts chromedriver on a free port.
    pub fn start() -> Outcome<Chromedriver> {
        let program = std::env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut command = Command::new(&program);
        command
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = command
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let speech = process.stdout.take().ok_or("chromedriver has no voice")?;
        let mut lines = BufReader::new(speech).lines();
        while let Some(Ok(line)) = lines.next() {
            let Some((_, rest)) = line.split_once("successfully on port ") else {
                continue;
            };
            let port = rest.trim_end_matches('.');
            let address = format!("http://127.0.0.1:{port}");
            // Its pipe must be emptied, or it stops when the pipe is full.
            std::thread::spawn(move || lines.for_each(drop));
            return Ok(Chromedriver { process, address });
        }
        drop(process.kill());
        Err(format!("{} did not start", program.display()))
    }

    /// Joins the browser that listens at `door`; if so, with a record of all that goes over the network.
    pub fn session(&self, door: &str, network: bool) -> Outcome<Session> {
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "debuggerAddress": door },
            "goog:loggingPrefs": { "browser": "ALL", "performance": if network { "ALL" } else { "OFF" } },
            "unhandledPromptBehavior": "ignore",
        } } });
        let answer = value(wire::send("POST", &format!("{}/session", self.address), Some(&wanted))?)?;
        let id = answer["sessionId"].as_str().ok_or("chromedriver gave no session")?;
        Ok(Session {
            base: format!("{}/session/{id}", self.address),
        })
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// One joined browser. It stays open when the session ends.
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

    /// A DevTools command to the current tab.
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
