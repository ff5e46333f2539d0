//! Losses of PCs: as many are taken off the map as battles (13.6), the Victory Check (5.5), Mercenaries (5.2.C3, 16.3)
//! and unrest (16.5) cost.

use super::Auditor;
use super::read::{Line, SIDES, count, same, subject};

/// What is owed.
struct Debt {
    side: usize,
    section: String,
    owed: u32,
    paid: u32,
}

/// All losses of a log.
#[derive(Default)]
pub(super) struct Losses {
    debt: Option<Debt>,
    done: usize,
}

impl Auditor for Losses {
    fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        if let Some((side, owed)) = owes(line)? {
            let before = self.settled();
            self.debt = Some(Debt {
                side,
                section: line.section.to_owned(),
                owed,
                paid: 0,
            });
            return before;
        }
        if line.text.ends_with(" wins the war.") {
            // Who cannot pay has lost: nothing is owed any more.
            self.debt = None;
            return Ok(());
        }
        let Some(debt) = &mut self.debt else { return Ok(()) };
        if line.section == "17.2.Pulcher" && line.text.contains("1 more PC") {
            debt.owed += 1;
        }
        let taken = line.text.contains(" takes its PC off ") || line.text.contains(" takes the PC off ");
        if taken && line.section == debt.section {
            let (side, _) = line.subject().ok_or("nobody takes a PC off")?;
            same("who pays", SIDES[side], SIDES[debt.side])?;
            debt.paid += 1;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), String> {
        self.settled()
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Losses {
    /// What was owed has been paid by the time that something else is.
    fn settled(&mut self) -> Result<(), String> {
        let Some(debt) = self.debt.take() else { return Ok(()) };
        self.done += usize::from(debt.owed > 0);
        same(&format!("PCs taken off for {}", debt.section), debt.paid, debt.owed)
    }
}

/// Who owes how many PCs by a line.
fn owes(line: &Line<'_>) -> Result<Option<(usize, u32)>, String> {
    let text = line.text;
    Ok(match line.section {
        "13.6" | "9.4" if text.contains("it costs ") => {
            let (side, rest) = subject(text).ok_or("nobody pays for the battle")?;
            Some((side, count(rest, "PC")))
        }
        "5.5" if text.starts_with("Victory Check: ") => {
            let holds = |side: &str| {
                let (_, rest) = text.split_once(side)?;
                super::read::leading(rest.trim_start_matches(" holds").trim_start())
            };
            let held = [holds("Rome"), holds(" Carthage")];
            let [Some(rome), Some(carthage)] = held else {
                return Err("the Provinces cannot be read".to_owned());
            };
            Some((usize::from(carthage < rome), rome.abs_diff(carthage)))
        }
        "5.2.C3" | "16.3" if text.ends_with(" of the Miat.") && text.contains(" for ") => Some((1, count(text, "PC"))),
        "16.5" if text.contains(" at home, ") => {
            let side = SIDES
                .iter()
                .position(|side| text.contains(side))
                .ok_or("nobody pays for unrest")?;
            Some((side, count(&format!(" {text}"), "Tribe")))
        }
        _ => None,
    })
}
