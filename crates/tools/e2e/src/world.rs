//! What all journeys share: the page on a server of ours, the engine, and what that needs.

use crate::browser_engine::BrowserEngine;
use crate::display::Display;
use crate::profile::Profile;
use crate::{Browser, Outcome};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

/// The page is served under a sub-path, because hosts do that.
const PREFIX: &str = "/games/corvus";

/// The page on a server, an engine, and a folder for pictures.
pub struct World {
    folder: PathBuf,
    server: serve::Server,
    address: String,
    engine: BrowserEngine,
    display: Option<Arc<Display>>,
    pictures: PathBuf,
    notes: Mutex<Vec<String>>,
}

impl World {
    /// Serves `folder` to Chromium; pictures go to `pictures`.
    pub fn new(folder: &Path, pictures: &Path) -> Outcome<World> {
        World::of(BrowserEngine::Chromium, folder, pictures)
    }

    /// The same for browsers of another engine.
    pub fn of(engine: BrowserEngine, folder: &Path, pictures: &Path) -> Outcome<World> {
        if !folder.join("index.html").is_file() {
            return Err(format!("{} holds no page: run `cargo xtask dist`", folder.display()));
        }
        let server = serve::start(site(folder), 0).map_err(|error| error.to_string())?;
        std::fs::create_dir_all(pictures).map_err(|error| format!("{}: {error}", pictures.display()))?;
        let display = match engine {
            BrowserEngine::WebKit => Some(Arc::new(Display::start()?)),
            BrowserEngine::Chromium | BrowserEngine::Firefox => None,
        };
        Ok(World {
            folder: folder.to_owned(),
            address: server.address(),
            server,
            engine,
            display,
            pictures: pictures.to_owned(),
            notes: Mutex::default(),
        })
    }

    /// A browser with an empty profile, at the page, which stands.
    pub fn browser(&self) -> Outcome<Browser> {
        let mut browser = self.empty_browser()?;
        browser.open("")?;
        browser.await_gone("css:#boot")?;
        Ok(browser)
    }

    /// A world of its own with the same engine, whose server may be stopped and shown other folders.
    pub fn apart(&self) -> Outcome<World> {
        let server = serve::start(site(&self.folder), 0).map_err(|error| error.to_string())?;
        Ok(World {
            folder: self.folder.clone(),
            address: server.address(),
            server,
            engine: self.engine,
            display: self.display.clone(),
            pictures: self.pictures.clone(),
            notes: Mutex::default(),
        })
    }

    /// Keeps what a journey has measured, for the person at the terminal: it is printed with the journey's name.
    pub fn note(&self, words: String) {
        self.noted().push(words);
    }

    /// What was noted since the last call.
    pub fn notes(&self) -> Vec<String> {
        std::mem::take(&mut self.noted())
    }

    fn noted(&self) -> MutexGuard<'_, Vec<String>> {
        self.notes.lock().expect("nobody breaks down while noting")
    }

    /// The folder of the page.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The server.
    pub fn server(&self) -> &serve::Server {
        &self.server
    }

    /// Serves another folder from now on.
    pub fn show(&self, folder: &Path) {
        self.server.show(site(folder));
    }

    /// A browser with an empty profile, at no page yet.
    pub fn empty_browser(&self) -> Outcome<Browser> {
        self.browser_with(None)
    }

    /// A browser with an empty profile that blocks all cookies and all that sites keep, at no page yet. Chromium's alone.
    pub fn browser_without_cookies(&self) -> Outcome<Browser> {
        self.browser_with(Some(
            json!({ "profile": { "default_content_setting_values": { "cookies": 2 } } }),
        ))
    }

    fn browser_with(&self, preferences: Option<Value>) -> Outcome<Browser> {
        let display = self.display.as_deref().map(Display::name);
        let profile = Profile::new()?;
        if let Some(preferences) = preferences {
            profile.prefer(&preferences)?;
        }
        Browser::start(self.engine, profile, display, &self.address, &self.pictures)
    }
}

fn site(folder: &Path) -> serve::Site {
    serve::Site::new(folder).under(PREFIX)
}
