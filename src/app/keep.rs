//! A game as it is kept.

use super::model::Table;
use super::seats::Mode;
use crate::games::{self, AnyGame};
use kernel::{Choice, Side};
use serde::{Deserialize, Serialize};

/// A game as it is written to the stores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Its id.
    pub id: u32,
    /// Counts what was written; the higher one wins.
    pub sequence: u32,
    /// When, in minutes since 1970; the port fills it in.
    pub minutes: u32,
    /// A title for the list.
    pub title: String,
    /// A second line for the list.
    pub about: String,
    /// The game itself, sealed.
    pub game: String,
    /// What has been chosen and not yet said.
    pub draft: Vec<Choice>,
    /// What was confirmed and waits behind a reaction, as the table has it.
    pub plan: Option<(Vec<Choice>, Side, u32)>,
}

impl Record {
    /// The table as a record.
    pub fn of(table: &Table) -> Self {
        let scene = &table.desk.scene;
        let (rome, carthage) = (table.seats.name(Side::Rome), table.seats.name(Side::Carthage));
        let mut draft = table.draft.choices();
        draft.extend(&table.draft.beyond);
        Record {
            id: table.id,
            sequence: table.sequence,
            minutes: 0,
            title: format!("{}: {rome} against {carthage}", table.game.about().title),
            about: format!("{}, {}", scene.turn, scene.phase),
            game: table.game.save(),
            draft,
            plan: table.plan.clone(),
        }
    }

    /// The table of a record.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn open(&self) -> Result<Table, String> {
        let game = AnyGame::load(&self.game)?;
        let mode = Mode::of(game.envelope().manner).ok_or("This game was kept by a newer page.")?;
        let mut table = Table::new(game, mode);
        table.sequence = self.sequence;
        table.plan.clone_from(&self.plan);
        table.draft.gesture(&self.draft, &|_, _| None);
        table.refresh();
        Ok(table)
    }

    /// The record as text, for a store that takes only text.
    pub fn to_text(&self) -> String {
        let bytes = postcard::to_allocvec(self).expect("numbers and text always have bytes");
        bytes.iter().map(|b| format!("{b:02x}")).collect()
    }

    /// The record of a text, if it is one.
    pub fn from_text(text: &str) -> Option<Self> {
        let digits = text.as_bytes().chunks(2);
        let bytes: Option<Vec<u8>> = digits
            .map(|d| u8::from_str_radix(core::str::from_utf8(d).ok()?, 16).ok())
            .collect();
        postcard::from_bytes(&bytes?).ok()
    }
}

/// Of two records of one game the one that has come further and is whole.
pub fn newer(a: Record, b: Record) -> Record {
    let worth = |r: &Record| (games::whole(&r.game), r.sequence, r.minutes);
    if worth(&b) > worth(&a) { b } else { a }
}
