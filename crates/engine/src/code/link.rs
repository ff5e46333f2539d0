//! A whole game as text: what agreed before it, its seed, its answers, and its last position for the day when other rules cannot follow
//! them.

use super::alphabet;
use super::check::{FNV, fnv, sealed, unsealed};
use super::position::POSITION;
use super::range::Writer;
use super::ranks::Ranks;
use super::written::{Written, packed};
use crate::{Dice, Envelope, Fork, PerSide, Rewound, Rules, Seed, Side, Timeline, Viewer};
use core::fmt;

/// Number of the format, in the upper half of a link's first byte.
const FORMAT: u8 = 1;
/// Numbers that later formats may take; all others are some other text.
const NEXT_FORMATS: core::ops::RangeInclusive<u8> = POSITION + 1..=4;
/// Longest link that is opened, in characters.
pub const LINK_CHARACTERS: usize = 16 * 1024;
/// Most answers that a link may hold.
pub const MOST_ANSWERS: u32 = 20_000;
/// Most rewinds that a link may tell of.
const MOST_REWINDS: u32 = 1_000;
/// Most forks of forks.
const MOST_FORKS: usize = 32;
/// Longest name, in characters.
const NAME: usize = 16;

/// Why a text is not opened as a game. Nothing kept is touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It is not a link of this game.
    NotOurs,
    /// A newer page made it.
    NewerThanThisPage,
    /// A part is missing or has changed.
    Damaged,
    /// More than 16 KB, 20,000 answers or the work allowed for it.
    TooLong,
    /// The rules have changed since: its answers do not lead where they led.
    RulesChanged {
        /// The revision it was made with.
        made_with: u8,
        /// How many answers were understood.
        at: u32,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::NotOurs => f.write_str("This is not a link to a game of ours."),
            LinkError::NewerThanThisPage => f.write_str("A newer page made this link: reload to get it."),
            LinkError::Damaged => f.write_str("Part of this link is missing or has changed: ask for it again."),
            LinkError::TooLong => f.write_str("This link is too long to be a game."),
            LinkError::RulesChanged { made_with, at } => {
                write!(
                    f,
                    "The rules have changed since this link was made (revision {made_with}): "
                )?;
                write!(f, "it cannot be followed beyond answer {at}.")
            }
        }
    }
}

impl core::error::Error for LinkError {}

/// The game up to the cursor as a link: the part of the address after `#`.
///
/// ```
/// use engine::{Choice, Envelope, Seed, Timeline, code};
/// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// game.answer(Choice::Pass)?;
/// let link = code::to_link(&game);
/// let copy = code::open_link::<pig::Pig>(&link).expect("the link has just been made");
/// assert_eq!((copy.state(), copy.cursor()), (game.state(), 1));
/// # Ok::<(), engine::NotOffered>(())
/// ```
#[must_use]
pub fn to_link<R: Rules>(game: &Timeline<R>) -> String {
    let position = state_bytes::<R>(game.state());
    link_with(game, R::REVISION, game.cursor() as u32, &position)
}

/// The link of a game that claims this revision, so many answers and a last position of these bytes: for tests, others than it has.
pub fn link_with<R: Rules>(game: &Timeline<R>, revision: u8, answers: u32, position: &[u8]) -> String {
    let envelope = &game.envelope;
    let mut bytes = vec![FORMAT << 4 | R::GAME, revision];
    put_number(&mut bytes, R::pack(game.setup()));
    bytes.extend(envelope.id.to_le_bytes());
    bytes.extend([envelope.manner, conceded_number(envelope.conceded)]);
    for (_, name) in envelope.names.iter() {
        put_bytes(&mut bytes, clean_name(name).as_bytes());
    }
    put_bytes(&mut bytes, &envelope.orders[..envelope.orders.len().min(255)]);
    bytes.extend(game.seed().0.to_le_bytes());
    let rewinds = &game.rewinds()[game.rewinds().len().saturating_sub(MOST_REWINDS as usize)..];
    put_number(&mut bytes, rewinds.len() as u32);
    for rewound in rewinds {
        put_rewound(&mut bytes, rewound, game.cursor() as u32);
    }
    put_number(&mut bytes, answers);
    bytes.extend(hash_of(position).to_le_bytes());
    let snapshot = packed(position);
    for number in [u32::from(R::SCHEMA), position.len() as u32, snapshot.len() as u32] {
        put_number(&mut bytes, number);
    }
    bytes.extend(snapshot);
    bytes.extend(coded_answers(game));
    sealed(bytes)
}

/// Any bytes as the body of a link whose checksum holds: what only malice or other rules could have made.
pub fn seal<R: Rules>(body: &[u8]) -> String {
    let mut bytes = vec![FORMAT << 4 | R::GAME, R::REVISION];
    bytes.extend(&body[..body.len().min(LINK_CHARACTERS)]);
    sealed(bytes)
}

/// A link after this harm to its bytes, with a checksum that holds: what only malice could have made.
pub fn resealed(link: &str, harm: impl FnOnce(&mut [u8])) -> Option<String> {
    let mut bytes = alphabet::from_text(link)?;
    bytes.truncate(bytes.len().checked_sub(4).filter(|left| *left > 0)?);
    harm(&mut bytes);
    Some(sealed(bytes))
}

fn coded_answers<R: Rules>(game: &Timeline<R>) -> Vec<u8> {
    let (mut ranks, mut writer) = (Ranks::new(), Writer::new());
    for answer in &game.answers()[..game.cursor()] {
        ranks.write(&mut writer, answer.tag, u32::from(answer.rank), u32::from(answer.of));
    }
    writer.finish()
}

/// The number of the game ([`Rules::GAME`]) that a link is of.
///
/// ```
/// use engine::code::{LinkError, game_of_link};
/// assert_eq!(game_of_link("EQEAAAAA"), Ok(1));
/// assert_eq!(game_of_link("hello"), Err(LinkError::NotOurs));
/// ```
///
/// # Errors
/// [`LinkError`] if it is no link, or one of a newer format.
pub fn game_of_link(link: &str) -> Result<u8, LinkError> {
    let head = link.get(..4).and_then(alphabet::from_text).ok_or(LinkError::NotOurs)?;
    match (head[0] >> 4, head[0] & 15) {
        (FORMAT, game) => Ok(game),
        (format, _) if NEXT_FORMATS.contains(&format) => Err(LinkError::NewerThanThisPage),
        _ => Err(LinkError::NotOurs),
    }
}

/// The id of the game that a link holds, read without its answers; none if it is damaged.
#[must_use]
pub fn id_of_link(link: &str) -> Option<u32> {
    let bytes = unsealed(link)?;
    let mut rest = Rest(bytes.get(2..)?);
    rest.number()?;
    rest.exact().map(u32::from_le_bytes)
}

/// What a link says before its answers.
pub(super) struct Header<R: Rules> {
    pub(super) revision: u8,
    pub(super) setup: R::Setup,
    pub(super) envelope: Envelope,
    pub(super) seed: Seed,
    pub(super) rewinds: Vec<Rewound>,
    pub(super) answers: u32,
    pub(super) last: Written,
    pub(super) coded: Vec<u8>,
}

/// Reads all of a link but its answers.
pub(super) fn read_header<R: Rules>(link: &str) -> Result<Header<R>, LinkError> {
    if game_of_link(link)? != R::GAME {
        return Err(LinkError::NotOurs);
    }
    if link.len() > LINK_CHARACTERS {
        return Err(LinkError::TooLong);
    }
    let bytes = unsealed(link).ok_or(LinkError::Damaged)?;
    let ([_, revision], body) = bytes.split_first_chunk().ok_or(LinkError::Damaged)?;
    if *revision > R::REVISION {
        return Err(LinkError::NewerThanThisPage);
    }
    let header = Rest(body).header(*revision).ok_or(LinkError::Damaged)?;
    let forks = header
        .rewinds
        .iter()
        .filter(|r| matches!(r.dice, Dice::Fork(_)))
        .count();
    let many = header.answers > MOST_ANSWERS || header.rewinds.len() > MOST_REWINDS as usize || forks > MOST_FORKS;
    if many { Err(LinkError::TooLong) } else { Ok(header) }
}

/// What is still to be read.
pub(super) struct Rest<'a>(pub(super) &'a [u8]);

impl Rest<'_> {
    fn header<R: Rules>(&mut self, revision: u8) -> Option<Header<R>> {
        let setup = R::unpack(self.number()?)?;
        let id = u32::from_le_bytes(self.exact()?);
        let [manner, conceded] = self.exact()?;
        let conceded = *[None, Some(Side::Rome), Some(Side::Carthage)].get(usize::from(conceded))?;
        let names = PerSide::new(self.name()?, self.name()?);
        let orders = self.bytes()?.to_vec();
        let seed = Seed(u64::from_le_bytes(self.exact()?));
        let rewinds = self.number()?.min(MOST_REWINDS + 1);
        let rewinds: Option<Vec<Rewound>> = (0..rewinds).map(|_| self.rewound()).collect();
        let answers = self.number()?;
        let rewinds = rewinds?;
        if rewinds.iter().any(|r| r.at > answers) {
            return None;
        }
        let hash = u32::from_le_bytes(self.exact()?);
        let (schema, bytes, length) = (self.number()?, self.number()?, self.number()?);
        let packed = self.taken(length as usize)?.to_vec();
        let envelope = Envelope {
            id,
            names,
            manner,
            conceded,
            orders,
        };
        Some(Header {
            revision,
            setup,
            envelope,
            seed,
            rewinds,
            answers,
            last: Written {
                hash,
                schema,
                bytes,
                packed,
            },
            coded: self.0.to_vec(),
        })
    }

    fn exact<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    /// Seven bits a byte, lowest first.
    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0_u64;
        for shift in (0..35).step_by(7) {
            let [byte] = self.exact()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return u32::try_from(number).ok();
            }
        }
        None
    }

    fn bytes(&mut self) -> Option<&[u8]> {
        let [length] = self.exact()?;
        self.taken(usize::from(length))
    }

    pub(super) fn taken(&mut self, length: usize) -> Option<&[u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn name(&mut self) -> Option<String> {
        let bytes = self.bytes()?;
        core::str::from_utf8(bytes).ok().map(clean_name)
    }

    fn rewound(&mut self) -> Option<Rewound> {
        let (at, back) = (self.number()?, self.number()?);
        let dice = match back & 3 {
            0 => Dice::Same,
            1 => Dice::New,
            kind => Dice::Fork(self.fork(kind == FORGETS)?),
        };
        Some(Rewound {
            at,
            back: back >> 2,
            dice,
        })
    }

    fn fork(&mut self, forgets: bool) -> Option<Fork> {
        let [by] = self.exact()?;
        let salt = self.number()?;
        let by = *FORKED_BY.get(usize::from(by))?;
        Some(Fork { by, salt, forgets })
    }
}

/// The kind of dice of a fork whose viewer keeps in mind all that he has seen since the checkpoint: the only kind of older links.
const REMEMBERS: u32 = 2;
/// The kind of dice of a fork whose viewer does not know where a card lies that has gone out of his sight.
const FORGETS: u32 = 3;

/// How a link numbers who forked.
const FORKED_BY: [Viewer; 4] = [
    Viewer::Public,
    Viewer::Seat(Side::Rome),
    Viewer::Seat(Side::Carthage),
    Viewer::Both,
];

/// A rewind that comes after the link's last answer has changed no card there, only dice to come.
fn put_rewound(bytes: &mut Vec<u8>, rewound: &Rewound, last: u32) {
    put_number(bytes, rewound.at.min(last));
    match rewound.dice {
        Dice::Same => put_number(bytes, rewound.back << 2),
        Dice::Fork(fork) if rewound.at <= last => {
            put_number(
                bytes,
                rewound.back << 2 | if fork.forgets { FORGETS } else { REMEMBERS },
            );
            let by = FORKED_BY.iter().position(|by| *by == fork.by);
            bytes.push(by.expect("every viewer has a number") as u8);
            put_number(bytes, fork.salt);
        }
        Dice::New | Dice::Fork(_) => put_number(bytes, rewound.back << 2 | 1),
    }
}

pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub(super) fn put_bytes(bytes: &mut Vec<u8>, some: &[u8]) {
    bytes.push(some.len() as u8);
    bytes.extend(some);
}

fn conceded_number(side: Option<Side>) -> u8 {
    side.map_or(0, |side| 1 + side as u8)
}

/// A name as it is shown: clean, at most 16 characters.
pub(super) fn clean_name(name: &str) -> String {
    clean(name, NAME).trim().to_owned()
}

/// Words of somebody's own as they are shown: no control characters, none that turn the direction of writing or hide, and no more
/// characters than `most`.
#[must_use]
pub fn clean(words: &str, most: usize) -> String {
    words.chars().filter(|c| !is_unseen(*c)).take(most).collect()
}

/// Whether a character is a control character, hides, or turns the direction of writing.
pub(super) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// A hash of the position's bytes, to notice that rules have changed.
pub(super) fn state_hash<R: Rules>(state: &R::State) -> u32 {
    hash_of(&state_bytes::<R>(state))
}

/// The position's bytes.
pub fn state_bytes<R: Rules>(state: &R::State) -> Vec<u8> {
    postcard::to_allocvec(state).expect("a state is plain data: nothing in it fails to serialise")
}

/// The hash of a position's bytes.
pub(super) fn hash_of(position: &[u8]) -> u32 {
    let hash = fnv(FNV, position);
    (hash ^ hash >> 32) as u32
}
