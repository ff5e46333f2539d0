//! Programs that we start: each in a process group of its own, which is killed whole.
//!
//! Such a group outlives us if we are killed, for nothing is dropped then, and an interrupt from the terminal does not reach it. So each has a
//! watch: a shell whose input is a pipe from us. The pipe closes when we end, however that comes, and the shell kills the group.

use crate::Outcome;
use std::process::{Child, ChildStdout, Command, Stdio};

/// What the watch does, with the number of the group as its argument.
const WATCH: &str = r#"read -r _; kill -s KILL -- "-$1""#;

/// A program with all that it has started; dropped, it is killed, and also if we are killed ourselves.
pub struct Group {
    leader: Child,
    /// The shell that kills the group when we end; none where there are no groups.
    watch: Option<Child>,
    killed: bool,
}

impl Group {
    /// Starts a program without input; what it says goes where the caller has sent it.
    pub fn start(command: &mut Command) -> Outcome<Group> {
        command.stdin(Stdio::null());
        let leader = apart(command)?;
        let mut group = Group {
            leader,
            watch: None,
            killed: false,
        };
        if cfg!(unix) {
            let mut shell = Command::new("sh");
            shell
                .args(["-c", WATCH, "watch", &group.leader.id().to_string()])
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            group.watch = Some(apart(&mut shell)?);
        }
        Ok(group)
    }

    /// The same, with nothing of what it says.
    pub fn start_silent(command: &mut Command) -> Outcome<Group> {
        Group::start(command.stdout(Stdio::null()).stderr(Stdio::null()))
    }

    /// What it says from now on, if its output is piped.
    pub fn speech(&mut self) -> Outcome<ChildStdout> {
        self.leader
            .stdout
            .take()
            .ok_or_else(|| "a program without a voice".to_owned())
    }

    /// Fails if the program has ended.
    pub fn still_runs(&mut self) -> Outcome {
        match self.leader.try_wait() {
            Ok(None) => Ok(()),
            Ok(Some(status)) => Err(format!("ended at once ({status})")),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Kills the whole group as a power cut would: a browser is many processes, and none may finish its writing.
    pub fn kill(&mut self) {
        // Its number may be another program's by now.
        if std::mem::replace(&mut self.killed, true) {
            return;
        }
        // The watch goes first: after the group its number may be another program's.
        if let Some(mut watch) = self.watch.take() {
            drop(watch.kill());
            drop(watch.wait());
        }
        #[cfg(unix)]
        let killed = Command::new("kill")
            .args(["-9", "--", &format!("-{}", self.leader.id())])
            .stderr(Stdio::null())
            .status();
        #[cfg(unix)]
        drop(killed);
        // Already gone is as good.
        drop(self.leader.kill());
        drop(self.leader.wait());
    }
}

/// Starts a program in a process group of its own.
fn apart(command: &mut Command) -> Outcome<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
        .spawn()
        .map_err(|error| format!("{}: {error}", command.get_program().display()))
}

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Read;
    use std::time::{Duration, Instant};

    /// Starts a program that starts another, as a browser does. Both hold the pipe that is returned.
    fn started() -> (Group, ChildStdout) {
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 60 & wait"]).stdout(Stdio::piped());
        let mut group = Group::start(&mut command).expect("there is a shell");
        let pipe = group.speech().expect("its output is piped");
        (group, pipe)
    }

    /// Whether all that hold the pipe end before they would by themselves.
    fn ends(mut pipe: ChildStdout) -> bool {
        let begun = Instant::now();
        pipe.read_to_end(&mut Vec::new()).is_ok() && begun.elapsed() < Duration::from_secs(50)
    }

    #[test]
    fn a_group_ends_when_it_is_dropped() {
        let (group, pipe) = started();
        drop(group);
        assert!(ends(pipe), "what it had started goes with it");
    }

    #[test]
    fn a_group_ends_when_the_pipe_to_its_watch_closes() {
        let (mut group, pipe) = started();
        let watch = group.watch.as_mut().expect("each group has a watch");
        // The system closes it when we are killed.
        drop(watch.stdin.take());
        assert!(ends(pipe), "the watch kills the whole group");
    }
}
