//! Packages of Debian and Ubuntu.

use crate::{Outcome, run};
use std::path::Path;

/// The right to install packages on this machine.
pub struct Apt {
    root: bool,
}

impl Apt {
    /// As root, or with a sudo that asks nothing; the words say why nothing can be installed here.
    pub fn here() -> Result<Apt, String> {
        if !Path::new("/usr/bin/apt-get").exists() {
            return Err("this is no Debian or Ubuntu, so nothing was installed".to_owned());
        }
        let root = run::output(run::command("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
        if root || run::works(run::command("sudo").args(["-n", "true"])) {
            Ok(Apt { root })
        } else {
            Err("they can be installed only by root".to_owned())
        }
    }

    /// Installs the packages of the first list that can be installed.
    ///
    /// # Errors
    /// Fails if none can.
    pub fn install(&self, lists: &[&[&str]]) -> Outcome {
        // An update that fails for one of many sources does no harm if the packages are found.
        if let Err(words) = self.get(&["update", "-q"]) {
            eprintln!("{words}; going on with the lists as they are");
        }
        let mut outcome = Err("no package is named".to_owned());
        for list in lists {
            eprintln!("installing {} with apt", list.join(" and "));
            outcome = self.get(&[&["install", "-q", "-y", "--no-install-recommends"], *list].concat());
            if outcome.is_ok() {
                break;
            }
        }
        outcome
    }

    fn get(&self, words: &[&str]) -> Outcome {
        let mut command = run::command(if self.root { "apt-get" } else { "sudo" });
        if !self.root {
            command.args(["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        }
        run::succeed(command.env("DEBIAN_FRONTEND", "noninteractive").args(words))
    }
}
