//! One Chromium process with a profile of its own. It is ours, not chromedriver's, so that it can be killed and started
//! again on the same profile.

use crate::browser_engine::BrowserEngine;
use crate::process::Group;
use crate::{Outcome, wire};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Quiet, closed to the network's noise, and able to run as root in a container.
/// Less motion is asked for: what happens is played only where a journey is about that.
const FLAGS: [&str; 17] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--password-store=basic",
    "--hide-scrollbars",
    // A name for this machine that is no secure origin, as a laptop has for a tablet.
    "--host-resolver-rules=MAP laptop.test 127.0.0.1",
    "--force-prefers-reduced-motion",
    // Larger than any screen we play on: what changes outside the window is not shown, and when it was shown would never be told.
    "--window-size=1920,1440",
    "--remote-debugging-port=0",
];
/// A loaded machine may take this long to start a browser.
const PATIENCE: Duration = Duration::from_secs(40);

/// A running Chromium; dropped, it is killed.
pub struct Chromium {
    profile: PathBuf,
    process: Group,
    port: u16,
}

impl Chromium {
    /// Starts a browser with the profile of this folder.
    pub fn start(profile: &Path) -> Outcome<Chromium> {
        let (process, port) = launch(profile)?;
        Ok(Chromium {
            profile: profile.to_owned(),
            process,
            port,
        })
    }

    /// Kills the browser as a power cut would, and starts it again on what it had kept.
    pub fn kill_and_restart(&mut self) -> Outcome {
        self.process.kill();
        (self.process, self.port) = launch(&self.profile)?;
        Ok(())
    }

    /// Where its debugging door is: `127.0.0.1:PORT`.
    pub fn door(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Opens an empty tab and closes all others, crashed ones too.
    pub fn only_a_fresh_tab(&self) -> Outcome {
        let door = self.door();
        let fresh = wire::send("PUT", &format!("http://{door}/json/new?about:blank"), None)?;
        let tabs = wire::send("GET", &format!("http://{door}/json/list"), None)?;
        for tab in tabs.as_array().into_iter().flatten() {
            if tab["type"] == "page" && tab["id"] != fresh["id"] {
                let id = tab["id"].as_str().unwrap_or_default();
                wire::send("GET", &format!("http://{door}/json/close/{id}"), None)?;
            }
        }
        Ok(())
    }
}

fn launch(profile: &Path) -> Outcome<(Group, u16)> {
    let told = profile.join("DevToolsActivePort");
    drop(std::fs::remove_file(&told));
    let mut command = Command::new(BrowserEngine::Chromium.browser());
    command
        .args(FLAGS)
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg("about:blank");
    let mut process = Group::start_silent(&mut command)?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Ok(text) = std::fs::read_to_string(&told)
            && let Some(port) = text.lines().next().and_then(|line| line.parse().ok())
        {
            return Ok((process, port));
        }
        process.still_runs().map_err(|words| format!("Chromium {words}"))?;
        std::thread::sleep(Duration::from_millis(20));
    }
    Err("Chromium did not open its debugging door".to_owned())
}
