//! PCs that a side takes off the map by its own choice (10.10, 15.5, 22.2): how many, no more and no fewer.

use super::board::{Turned, turned};
use super::{Auditor, Seen};
use crate::data::tracks::LAST_TURN;
use testkit::audit::read::{Line, SIDES, leading, number, same};

/// What Hannibal's death costs (10.10).
const DEATH: u32 = 5;

/// All losses of a log.
#[derive(Default)]
pub(super) struct Losses {
    /// Whose PCs go by which section, and how many are left to go.
    due: Option<(usize, &'static str, u32)>,
    done: usize,
}

impl Auditor<Seen> for Losses {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if let Some(Turned::Off(side, _)) = turned(line)?
            && ["10.10", "15.5", "22.2"].contains(&line.section)
        {
            let Some((owes, section, left)) = &mut self.due else {
                return Err("nobody owes a PC".to_owned());
            };
            *left = left.checked_sub(1).ok_or("more PCs go than are owed")?;
            self.done += 1;
            return same(
                "whose PC goes by which section",
                (SIDES[side], line.section),
                (SIDES[*owes], *section),
            );
        }
        // Generals who are lost with Hannibal leave the map before his PCs do (10.10).
        let leaves = line.section == "10.10" && line.text.contains(" is displaced in ");
        if line.section == "19.1" || leaves {
            return Ok(());
        }
        let paid = self.paid(line, seen);
        let falls_due = self.falls_due(line, seen);
        paid.and(falls_due)
    }

    fn end(&mut self) -> Result<(), String> {
        match self.due.take() {
            Some((side, _, left)) if left > 0 => Err(format!("{} still owes {left} PCs", SIDES[side])),
            _ => Ok(()),
        }
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Losses {
    /// What was owed is paid before something else happens, or the war is lost for it (15.6, 22.3).
    fn paid(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let sues = ["15.6", "22.3"].contains(&line.section);
        let Some((side, _, left)) = self.due.take() else {
            return same("a side that cannot pay", sues, false);
        };
        if sues {
            let have = seen.board.pcs(side).count() as u32;
            return same("whether it can pay", have >= left, false);
        }
        same(&format!("PCs that {} still owes", SIDES[side]), left, 0)
    }

    fn falls_due(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        if let Some((side, rest)) = line.subject()
            && rest.starts_with("has lost ")
            && line.section == "15.5"
        {
            let cus = number("CUs", rest.strip_prefix("has lost ").and_then(leading))?;
            let pcs = number("PCs", rest.split_once(" it costs ").and_then(|(_, rest)| leading(rest)))?;
            self.due = Some((side, "15.5", cus / 2));
            return same("PCs for a battle", pcs, cus / 2);
        }
        if text == "Hannibal is lost and leaves the game." {
            self.due = Some((1, "10.10", DEATH.min(seen.board.pcs(1).count() as u32)));
        } else if text.starts_with("Political Points: ") && seen.board.turn < u32::from(LAST_TURN) {
            let [rome, carthage] = seen.board.score();
            self.due = Some((usize::from(rome >= carthage), "22.2", rome.abs_diff(carthage)));
        } else if line.section == "22.4" {
            let [rome, carthage] = seen.board.score();
            let winner = SIDES[usize::from(rome <= carthage)];
            return same("who wins", text, format!("{winner} wins the war.").as_str());
        }
        Ok(())
    }
}
