//! Programs that we start: each in a process group of its own, which is killed whole.

use crate::Outcome;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A program with all that it has started; dropped, it is killed.
pub struct Group {
    leader: Child,
    killed: bool,
}

impl Group {
    /// Starts a program without input; what it says goes where the caller has sent it.
    pub fn start(command: &mut Command) -> Outcome<Group> {
        command.stdin(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        match command.spawn() {
            Ok(leader) => Ok(Group { leader, killed: false }),
            Err(error) => Err(format!("{}: {error}", command.get_program().display())),
        }
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

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
    }
}
