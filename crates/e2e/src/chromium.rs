//! One Chromium process with a profile of its own. It is ours, not chromedriver's, so that it can be killed and started
//! again on the same profile.

use crate::{Outcome, wire};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
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

/// A running Chromium; dropped, it is killed and its profile removed.
pub struct Chromium {
    number: u32,
    profile: PathBuf,
    process: Child,
    port: u16,
}

impl Chromium {
    /// Starts a browser with a new, empty profile.
    pub fn start() -> Outcome<Chromium> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("corvus-e2e-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&profile).map_err(|error| format!("{}: {error}", profile.display()))?;
        let (process, port) = launch(&profile)?;
        Ok(Chromium {
            number,
            profile,
            process,
            port,
        })
    }

    /// Counts the browsers of this run.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Kills the browser as a power cut would, and starts it again on what it had kept.
    pub fn kill_and_restart(&mut self) -> Outcome {
        self.kill();
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

    fn kill(&mut self) {
        // The whole group: a browser is many processes, and none may finish its writing.
        #[cfg(unix)]
        let killed = Command::new("kill")
            .args(["-9", "--", &format!("-{}", self.process.id())])
            .status();
        #[cfg(unix)]
        drop(killed);
        // Already gone is as good.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        self.kill();
        drop(std::fs::remove_dir_all(&self.profile));
    }
}

fn launch(profile: &Path) -> Outcome<(Child, u16)> {
    let told = profile.join("DevToolsActivePort");
    drop(std::fs::remove_file(&told));
    let program = std::env::var_os("CHROMIUM").unwrap_or_else(|| "chromium".into());
    let mut command = Command::new(&program);
    command
        .args(FLAGS)
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg("about:blank");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut process = command
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Ok(text) = std::fs::read_to_string(&told)
            && let Some(port) = text.lines().next().and_then(|line| line.parse().ok())
        {
            return Ok((process, port));
        }
        if let Ok(Some(status)) = process.try_wait() {
            return Err(format!("{} ended at once ({status})", program.display()));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(process.kill());
    Err("Chromium did not open its debugging door".to_owned())
}
