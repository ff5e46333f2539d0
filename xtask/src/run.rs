//! Other programs, run from the workspace's root; and where things lie.

use crate::Outcome;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// The workspace's root.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
}

/// Cargo's target directory.
pub fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    root().join(target)
}

/// A folder of our own below cargo's target directory.
pub fn scratch(name: &str) -> PathBuf {
    target().join("xtask").join(name)
}

/// `program`, started at the root, with what cargo installs within reach.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).env("PATH", search_path());
    command
}

/// PATH, with cargo's own folder before it.
pub fn search_path() -> OsString {
    let mut folders = Vec::new();
    folders.extend(cargo_home().map(|home| home.join("bin")));
    folders.extend(std::env::home_dir().map(|home| home.join(".cargo/bin")));
    if let Some(path) = std::env::var_os("PATH") {
        folders.extend(std::env::split_paths(&path));
    }
    std::env::join_paths(folders).unwrap_or_else(|_| std::env::var_os("PATH").unwrap_or_default())
}

/// The cargo that runs us.
pub fn cargo_command(words: &[&str]) -> Command {
    let mut command = command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    command.args(words);
    command
}

/// Runs cargo and lets it speak for itself.
///
/// # Errors
/// Fails when cargo does.
pub fn cargo(words: &[&str]) -> Outcome {
    succeed(&mut cargo_command(words))
}

/// Runs a command to its end.
///
/// # Errors
/// Fails if it cannot be started or does not succeed.
pub fn succeed(command: &mut Command) -> Outcome {
    let status = command
        .status()
        .map_err(|error| format!("{}: {error}", shown(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed ({status})", shown(command)))
    }
}

/// How often work that takes long says what it is.
const EVERY: Duration = Duration::from_secs(10);

/// Says what is being done, and again every ten seconds until it is done.
///
/// # Errors
/// Fails as the work does.
pub fn doing<T>(what: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    eprintln!("{what}");
    let begun = Instant::now();
    let (done, over) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while over.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{what}: {} s", begun.elapsed().as_secs());
            }
        });
        let outcome = work();
        drop(done);
        outcome
    })
}

/// Cargo's own folder.
fn cargo_home() -> Option<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
}

/// The folders with the sources of dependencies: the compiler writes these paths into the words of panics.
pub fn registries() -> Vec<String> {
    let folders = cargo_home().and_then(|home| std::fs::read_dir(home.join("registry/src")).ok());
    let folders = folders.into_iter().flatten().flatten();
    folders
        .map(|folder| folder.path().to_string_lossy().into_owned())
        .collect()
}

/// Runs a command, shows what it says on stderr, and gives back its stdout.
///
/// # Errors
/// Fails if it cannot be started or does not succeed; its stdout is shown then.
pub fn output(command: &mut Command) -> Outcome<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{}: {error}", shown(command)))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    print!("{text}");
    Err(format!("{} failed ({})", shown(command), output.status))
}

/// Whether a command can be started and succeeds; it says nothing.
pub fn works(command: &mut Command) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

/// The value of `key=` in the last line of a tool's output.
///
/// # Errors
/// Fails if the last line has no such key or its value is no whole number.
pub fn value(text: &str, key: &str) -> Outcome<u64> {
    let line = text.trim_end().lines().last().unwrap_or_default();
    let found = line
        .split(' ')
        .filter_map(|pair| pair.split_once('='))
        .find(|(name, _)| *name == key);
    found
        .and_then(|(_, value)| value.parse().ok())
        .ok_or_else(|| format!("no number `{key}=` in `{line}`"))
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or(command.get_program());
    let mut words = vec![program.to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    format!("`{}`", words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::value;

    #[test]
    fn values_are_read_from_the_last_line() {
        let text = "noise digest=1\ngames=20 digest=77\n";
        assert_eq!(value(text, "digest"), Ok(77));
        assert!(value(text, "stuck").is_err());
    }
}
