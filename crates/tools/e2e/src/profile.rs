//! The folder in which one browser keeps what it keeps.

use crate::Outcome;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A new, empty folder; dropped, it is removed.
pub struct Profile {
    number: u32,
    folder: PathBuf,
}

impl Profile {
    /// Makes the folder.
    pub fn new() -> Outcome<Profile> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("corvus-e2e-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Profile { number, folder })
    }

    /// Writes preferences of Chromium, before it starts.
    pub fn prefer(&self, preferences: &Value) -> Outcome {
        let folder = self.folder.join("Default");
        let write = || {
            std::fs::create_dir_all(&folder)
                .and_then(|()| std::fs::write(folder.join("Preferences"), preferences.to_string()))
        };
        write().map_err(|error| format!("{}: {error}", folder.display()))
    }

    /// Counts the browsers of this run.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // What stays takes room at most.
        drop(std::fs::remove_dir_all(&self.folder));
    }
}
