//! A virtual X display (Xvfb), for the engine that cannot do without one.

use crate::Outcome;
use crate::process::Group;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// A running Xvfb; dropped, it is killed.
pub struct Display {
    name: String,
    _server: Group,
}

impl Display {
    /// Starts Xvfb, the variable XVFB's or the one on the PATH, on the first display that is free. It is larger than any screen we play on.
    pub fn start() -> Outcome<Display> {
        let program = std::env::var_os("XVFB").unwrap_or_else(|| "Xvfb".into());
        let mut command = Command::new(&program);
        command
            .args(["-displayfd", "1", "-screen", "0", "2000x1500x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut server = Group::start(&mut command)?;
        let mut number = String::new();
        let told = BufReader::new(server.speech()?).read_line(&mut number);
        match number.trim() {
            number if told.is_ok() && !number.is_empty() => Ok(Display {
                name: format!(":{number}"),
                _server: server,
            }),
            _ => Err(format!("{} did not start", program.display())),
        }
    }

    /// Its name for the variable DISPLAY.
    pub fn name(&self) -> &str {
        &self.name
    }
}
