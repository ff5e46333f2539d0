//! The browser engines that play the journeys, and what differs between their WebDriver programs.

use serde_json::{Value, json};
use std::ffi::OsString;

/// A browser engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrowserEngine {
    /// Chromium with chromedriver: all journeys, and DevTools commands beside WebDriver's.
    Chromium,
    /// WebKitGTK's MiniBrowser with WebKitWebDriver, on a virtual X display: it knows no other.
    WebKit,
    /// Firefox with geckodriver.
    Firefox,
}

impl BrowserEngine {
    /// All engines, by their names on the command line.
    pub const ALL: [(&'static str, BrowserEngine); 3] = [
        ("chromium", BrowserEngine::Chromium),
        ("webkit", BrowserEngine::WebKit),
        ("firefox", BrowserEngine::Firefox),
    ];

    /// The engine of this name.
    pub fn named(name: &str) -> Option<BrowserEngine> {
        let found = BrowserEngine::ALL.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, engine)| engine)
    }

    /// The browser: what the variable CHROMIUM, MINIBROWSER or FIREFOX names, or the customary one on the PATH.
    pub fn browser(self) -> OsString {
        program(match self {
            BrowserEngine::Chromium => ("CHROMIUM", "chromium"),
            BrowserEngine::WebKit => ("MINIBROWSER", "MiniBrowser"),
            BrowserEngine::Firefox => ("FIREFOX", "firefox"),
        })
    }

    /// The WebDriver program: what the variable CHROMEDRIVER, WEBKITDRIVER or GECKODRIVER names, or the one on the PATH.
    pub fn driver(self) -> OsString {
        program(match self {
            BrowserEngine::Chromium => ("CHROMEDRIVER", "chromedriver"),
            BrowserEngine::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
            BrowserEngine::Firefox => ("GECKODRIVER", "geckodriver"),
        })
    }

    /// What the driver is told when it starts, besides its port.
    pub(crate) fn driver_flags(self) -> &'static [&'static str] {
        match self {
            BrowserEngine::Chromium | BrowserEngine::WebKit => &[],
            // Its door for another protocol, which nobody uses: any free port.
            BrowserEngine::Firefox => &["--websocket-port=0"],
        }
    }

    /// What a browser that the driver starts shall be like. Less motion is asked for, as of Chromium.
    pub(crate) fn wanted(self) -> Value {
        let browser = self.browser();
        let browser = browser.to_string_lossy();
        match self {
            BrowserEngine::Chromium => json!({}),
            BrowserEngine::WebKit => {
                json!({ "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation"] } })
            }
            BrowserEngine::Firefox => json!({ "moz:firefoxOptions": {
                "binary": browser,
                "args": ["-headless"],
                "prefs": { "ui.prefersReducedMotion": 1 },
            } }),
        }
    }
}

fn program((variable, name): (&str, &str)) -> OsString {
    std::env::var_os(variable).unwrap_or_else(|| name.into())
}
