//! A game as it is kept: one record, with what the list shows of it, sealed by a checksum.

use crate::features::saved_games::picture;
use crate::features::{heading, opponent};
use crate::games;
use crate::games::AnyGame;
use crate::model::Table;
use crate::model::record::{Damage, Record, RecordV1};
use crate::model::review::KeptReview;
use crate::model::saved_games::Slot;
use crate::model::seats::Mode;
use engine::{Side, code};

/// What the text of a record begins with: the number is that of its layout.
const PREFIX: &str = "k2.";

/// Most characters of a line of the list.
pub const LINE: usize = 100;

/// The longest text that is read as a record, in characters.
const LONGEST: usize = 200_000;

impl Record {
    /// The table as a record.
    pub fn of(table: &Table) -> Self {
        let scene = &table.view_model.scene;
        let name = |side| table.seats.name(side);
        // A reaction that is looked at is not kept: whoever opens the game chooses anew among all that open together.
        let looks = table.draft.looks();
        let mut draft = if looks { Vec::new() } else { table.draft.choices() };
        draft.extend(table.draft.beyond.iter().filter(|_| !looks));
        let about = match &table.view_model.outcome {
            Some(over) => format!("{} has won", name(over.winner)),
            None => {
                let asked = heading::whose_turn(table).map(|words| format!(" · {words}"));
                format!("{} · {}{}", scene.turn, scene.phase, asked.unwrap_or_default())
            }
        };
        let title = [
            table.game.about().title,
            ": ",
            name(Side::Rome),
            " against ",
            name(Side::Carthage),
        ];
        let title = match table.seats.mode {
            Mode::Lesson(_) => format!("{}: a guided first game", title[0]),
            Mode::Against(own, computer) => {
                format!("{}: {} against {}", title[0], own.name(), opponent::named(computer))
            }
            Mode::Link(_) => format!("{}, by link", title.concat()),
            Mode::Together => format!("{}, at one table", title.concat()),
            Mode::Alone => format!("{}: both sides, alone", title[0]),
            Mode::Challenge(_) => format!("{}: a challenge", title[0]),
            Mode::Watch | Mode::Look => title.concat(),
        };
        Record {
            id: table.id,
            sequence: table.keeping.sequence,
            kind: games::place_of(&table.game) as u8,
            over: table.view_model.outcome.is_some(),
            name: table.keeping.slot.name.clone(),
            title,
            about,
            picture: picture::of(&table.game.preview().scene(engine::Viewer::Public)),
            game: table.game.save(),
            draft,
            plan: table.playing.plan.clone(),
            lesson: table.keeping.slot.lesson,
            reviews: table.keeping.slot.reviews.clone(),
            follows: table.keeping.slot.follows,
            ..Record::default()
        }
    }

    /// The table of a record.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn open(&self) -> Result<Table, String> {
        let (game, mode) = self.read()?;
        let mut table = self.table(game, mode);
        table.playing.plan.clone_from(&self.plan);
        table.draft.gesture(&self.draft, &|_, _| None);
        let asked = table.draft.preview.asked().filter(|_| table.draft.held.is_none());
        if asked.is_some_and(|asked| table.seats.passes(&asked, &table.draft.preview).is_some()) {
            table.draft.hold_last();
        }
        table.refresh();
        Ok(table)
    }

    /// The table as it stood so many answers earlier.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn open_earlier(&self, answers: usize) -> Result<Table, String> {
        let (mut game, mode) = self.read()?;
        game.back(answers);
        Ok(self.table(game, mode))
    }

    /// The game of a record, and how it is played.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn read(&self) -> Result<(AnyGame, Mode), String> {
        if let Some(damage) = self.damage {
            return Err(damage.words().into());
        }
        let game = AnyGame::load(&self.game)?;
        let mode = Mode::of(game.envelope().manner).ok_or(Damage::Newer.words())?;
        Ok((game, mode))
    }

    fn table(&self, game: AnyGame, mode: Mode) -> Table {
        let mut table = Table::new(game, mode);
        table.id = self.id;
        table.keeping.sequence = self.sequence;
        table.keeping.slot = Slot::of(self);
        table
    }

    /// What the list calls it: the name that the player gave it, or its title.
    pub fn called(&self) -> &str {
        match (self.name.as_str(), self.title.as_str()) {
            ("", "") => "A game without a name",
            ("", title) => title,
            (name, _) => name,
        }
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        if self.damage.is_some() {
            return self.game.clone();
        }
        let text = self.text_with(&self.reviews);
        // Reviews never make a war too long to be read.
        if text.len() > LONGEST {
            self.text_with(&[])
        } else {
            text
        }
    }

    fn text_with(&self, reviews: &[KeptReview]) -> String {
        let mut bytes = postcard::to_allocvec(self).expect("numbers and text always have bytes");
        if self.lesson || !reviews.is_empty() {
            bytes.push(u8::from(self.lesson));
        }
        if !reviews.is_empty() {
            bytes = postcard::to_extend(reviews, bytes).expect("numbers and text always have bytes");
        }
        [PREFIX, &code::sealed(bytes)].concat()
    }

    /// The record of a text, if it is whole.
    ///
    /// # Errors
    /// Why it is not.
    pub fn from_text(text: &str) -> Result<Self, Damage> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(Damage::NotOurs);
        }
        let record: Record = if let Some(letters) = text.strip_prefix(PREFIX) {
            let bytes = code::unsealed(letters).ok_or(Damage::Changed)?;
            let (mut record, rest): (Record, _) = postcard::take_from_bytes(&bytes).map_err(|_| Damage::Changed)?;
            if let Some((lesson, reviews)) = rest.split_first() {
                record.lesson = *lesson == 1;
                // Those of another page are of no use: the war can be reviewed anew.
                record.reviews = postcard::from_bytes(reviews).unwrap_or_default();
            }
            record
        } else if text.starts_with('k') && text.split_once('.').is_some_and(|(k, _)| is_newer(k)) {
            return Err(Damage::Newer);
        } else {
            let bytes = from_digits(text).ok_or(Damage::NotOurs)?;
            let old: RecordV1 = postcard::from_bytes(&bytes).map_err(|_| Damage::Changed)?;
            old.into()
        };
        if games::whole(&record.game) {
            Ok(record)
        } else {
            Err(Damage::Changed)
        }
    }

    /// The record of a text that was found under an id: what can be read of it, if it is damaged.
    pub fn found(id: Option<u32>, text: &str) -> Self {
        match Self::from_text(text) {
            Ok(mut record) if id.is_none_or(|id| id == record.id) => {
                for words in [&mut record.name, &mut record.title, &mut record.about] {
                    *words = code::clean(words, LINE);
                }
                record
            }
            Ok(_) => Self::damaged(id, text, Damage::Changed),
            Err(damage) => Self::damaged(id, text, damage),
        }
    }

    fn damaged(id: Option<u32>, text: &str, damage: Damage) -> Self {
        let head = head(text).unwrap_or_default();
        let clean = |words: &str| code::clean(words, LINE);
        Record {
            id: id.unwrap_or(head.id),
            name: clean(&head.name),
            title: clean(&head.title),
            about: clean(&head.about),
            game: text.trim().to_string(),
            damage: Some(damage),
            picture: Vec::new(),
            ..head
        }
    }
}

/// Whether a prefix is that of a layout which this page does not know.
fn is_newer(prefix: &str) -> bool {
    prefix.trim_start_matches('k').parse::<u32>().is_ok_and(|n| n > 2)
}

/// What the list shows of a record whose rest may be damaged.
fn head(text: &str) -> Option<Record> {
    let text = text.trim().get(..4096.min(text.trim().len()))?;
    let Some(letters) = text.strip_prefix(PREFIX) else {
        let whole = text.len() & !1;
        let digits = text.bytes().take(whole).position(|b| !b.is_ascii_hexdigit());
        let bytes = from_digits(text.get(..digits.unwrap_or(whole) & !1)?)?;
        let ((id, sequence, minutes, title, about), _) =
            postcard::take_from_bytes::<(u32, u32, u32, String, String)>(&bytes).ok()?;
        return Some(Record {
            id,
            sequence,
            minutes,
            title,
            about,
            ..Record::default()
        });
    };
    let good = letters
        .bytes()
        .position(|b| !(b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
    let bytes = code::bytes_of(letters.get(..good.unwrap_or(letters.len()) & !3)?)?;
    type Head = (u32, u32, u32, u32, u8, bool, String, String, String);
    let ((id, sequence, writer, minutes, kind, over, name, title, about), _) =
        postcard::take_from_bytes::<Head>(&bytes).ok()?;
    Some(Record {
        id,
        sequence,
        writer,
        minutes,
        kind,
        over,
        name,
        title,
        about,
        ..Record::default()
    })
}

/// The bytes of hexadecimal digits.
fn from_digits(text: &str) -> Option<Vec<u8>> {
    let digit = |b: u8| char::from(b).to_digit(16);
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some((digit(*high)? << 4 | digit(*low)?) as u8),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}

/// The newer of two records of one game; a damaged one is never the newer.
pub fn newer(a: Record, b: Record) -> Record {
    let worth = |r: &Record| (r.damage.is_none(), r.sequence, r.minutes);
    if worth(&b) > worth(&a) { b } else { a }
}

/// What a write to a store may do to what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteCheck {
    /// It replaces it.
    Write,
    /// The same page has already written a later record.
    Done,
    /// Another page has gone on from where this one began: it is not replaced.
    Beaten,
}

/// Whether a record may take the place of another: only of what it was made from, of what its own page wrote before it, and of what is
/// older than either. So no page ever sets a game back, with locks between tabs or without.
pub fn verdict(mine: &Record, there: Option<&Record>) -> WriteCheck {
    let Some(there) = there.filter(|t| t.damage.is_none()) else {
        return WriteCheck::Write;
    };
    if there.writer == mine.writer {
        return if there.sequence > mine.sequence {
            WriteCheck::Done
        } else {
            WriteCheck::Write
        };
    }
    if (there.sequence, there.writer) == mine.follows || there.sequence < mine.follows.0 {
        return WriteCheck::Write;
    }
    WriteCheck::Beaten
}
