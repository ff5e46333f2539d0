//! A position to look at: what lies open, and what the log last told, as text of its own kind. No seed, no answer, no hidden card.

use super::check::{sealed, unsealed};
use super::link::{LINK_CHARACTERS, LinkError, Rest, clean, clean_name, put_bytes, put_number, state_bytes};
use super::written::{MOST_BYTES, packed, unpacked};
use super::{alphabet, layouts, letters};
use crate::{CardId, CardPermutation, CardSet, Envelope, PerSide, Present, Rules, Seed, Side, Timeline, Viewer};

/// Number of this kind of link, in the upper half of its first byte.
pub(super) const POSITION: u8 = 2;
/// Most bytes of the log that travel along.
const MOST_TOLD: usize = 6 * 1024;

/// A line of the log that travels with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLine {
    /// How many sections enclose it, at most 3.
    pub depth: u8,
    /// Whose deed it is.
    pub side: Option<Side>,
    /// The line, as everybody may read it.
    pub text: String,
}

/// A position to look at.
pub struct Position<R: Rules> {
    /// The position as a game that asks nothing, with the players' names. Hidden cards are not those that lie there: only how many there
    /// are is true.
    pub game: Timeline<R>,
    /// What was told last.
    pub log: Vec<PositionLine>,
}

/// The position with every hidden card exchanged: how many lie where is kept, which they are is not. All worlds that look the same
/// to everybody come to the same position.
///
/// ```
/// use engine::{Rules, code};
/// let state = pig::Pig::start(());
/// assert_eq!(code::redacted::<pig::Pig>(&state), state, "it knows no cards");
/// ```
#[must_use]
pub fn redacted<R: Present>(state: &R::State) -> R::State {
    let seen = PerSide::new(R::seen(state, Side::Rome), R::seen(state, Side::Carthage));
    let hands = R::scene(state, Viewer::Both).hands;
    let held = |side: Side| hands[side].cards.iter().flatten().copied().collect::<CardSet>();
    let held = PerSide::new(held(Side::Rome), held(Side::Carthage));
    let place = |card: CardId| {
        [held.rome, held.carthage, seen.rome, seen.carthage]
            .iter()
            .fold(0, |place, set| place << 1 | u8::from(set.contains(card)))
    };
    let mut names = CardPermutation::identity();
    for deck in R::decks(state) {
        let hidden = deck.without(open::<R>(state, deck, seen));
        let mut dealt: Vec<CardId> = hidden.iter().collect();
        dealt.sort_by_key(|card| place(*card));
        for (card, name) in dealt.into_iter().zip(hidden.iter()) {
            names.call(card, name);
        }
    }
    let mut redacted = state.clone();
    R::permute_cards(&mut redacted, &names);
    redacted
}

/// The cards of a deck that lie open to everybody: those whose exchange for a hidden one would be seen, or could not be.
fn open<R: Present>(state: &R::State, deck: CardSet, seen: PerSide<CardSet>) -> CardSet {
    let known = deck.and(seen.rome).and(seen.carthage);
    let Some(hidden) = deck.without(known).iter().next() else {
        return known;
    };
    let scene = R::scene(state, Viewer::Public);
    let shows = |card: &CardId| {
        let mut names = CardPermutation::identity();
        names.swap(*card, hidden);
        let mut other = state.clone();
        R::permute_cards(&mut other, &names);
        R::check(&other).is_err() || R::scene(&other, Viewer::Public) != scene
    };
    known.iter().filter(shows).collect()
}

/// The position where a game stands, as far as everybody may know it, as the part of an address after `#`: to look at, never to play on. Of the log as much travels along as there is room
/// for, the latest lines first of all.
#[must_use]
pub fn to_position<R: Present>(game: &Timeline<R>, log: &[PositionLine]) -> String {
    let told = game.game().told_to(Viewer::Public);
    let bytes = state_bytes::<R>(&redacted::<R>(told.state()));
    let mut from = log.len();
    let mut room = MOST_TOLD;
    while let Some(line) = from.checked_sub(1).map(|at| &log[at]) {
        let Some(left) = room.checked_sub(line.text.len() + 2) else {
            break;
        };
        (room, from) = (left, from - 1);
    }
    let mut text = Vec::new();
    for line in &log[from..] {
        text.push(b'A' + line.depth.min(3) * 4 + line.side.map_or(0, |side| 1 + side as u8));
        text.extend(line.text.bytes().filter(|letter| *letter != b'\n'));
        text.push(b'\n');
    }
    let mut link = vec![POSITION << 4 | R::GAME];
    put_number(&mut link, u32::from(R::SCHEMA));
    put_number(&mut link, R::pack(game.setup()));
    for (_, name) in game.envelope.names.iter() {
        put_bytes(&mut link, clean_name(name).as_bytes());
    }
    for (whole, small) in [(bytes.len(), packed(&bytes)), (text.len(), letters::written(&text))] {
        put_number(&mut link, whole as u32);
        put_number(&mut link, small.len() as u32);
        link.extend(small);
    }
    sealed(link)
}

/// Whether a link is that of a position, and of which game.
#[must_use]
pub fn game_of_position(link: &str) -> Option<u8> {
    let head = link.get(..4).and_then(alphabet::from_text)?;
    (head[0] >> 4 == POSITION).then_some(head[0] & 15)
}

/// The position of a link.
///
/// # Errors
/// [`LinkError`], by name; [`LinkError::RulesChanged`] if positions are laid out in another way by now.
pub fn open_position<R: Present>(link: &str) -> Result<Position<R>, LinkError> {
    if game_of_position(link) != Some(R::GAME) {
        return Err(LinkError::NotOurs);
    }
    if link.len() > LINK_CHARACTERS {
        return Err(LinkError::TooLong);
    }
    let bytes = unsealed(link).ok_or(LinkError::Damaged)?;
    let mut rest = Rest(bytes.get(1..).ok_or(LinkError::Damaged)?);
    let schema = rest
        .number()
        .and_then(|n| u16::try_from(n).ok())
        .ok_or(LinkError::Damaged)?;
    if schema > R::SCHEMA {
        return Err(LinkError::NewerThanThisPage);
    }
    if schema < R::OLDEST_SCHEMA {
        return Err(LinkError::RulesChanged { made_with: 0, at: 0 });
    }
    body::<R>(&mut rest, schema).ok_or(LinkError::Damaged)
}

fn body<R: Present>(rest: &mut Rest<'_>, schema: u16) -> Option<Position<R>> {
    let setup = R::unpack(rest.number()?)?;
    let names = PerSide::new(rest.name()?, rest.name()?);
    let (bytes, small) = (rest.number()?, rest.number()?);
    let small = rest.taken(small as usize)?.to_vec();
    let (text, short) = (rest.number()? as usize, rest.number()?);
    let short = rest.taken(short as usize)?.to_vec();
    if bytes > MOST_BYTES || text > MOST_TOLD || !rest.0.is_empty() {
        return None;
    }
    let state = layouts::read(schema, &unpacked(small, bytes))?;
    R::check(&state).ok()?;
    let text = String::from_utf8(letters::read(short, text)).ok()?;
    let log: Option<Vec<PositionLine>> = text.lines().map(told).collect();
    let envelope = Envelope {
        names,
        ..Envelope::default()
    };
    Some(Position {
        game: Timeline::read_only(state, setup, Seed(0), envelope),
        log: log?,
    })
}

fn told(line: &str) -> Option<PositionLine> {
    let (mark, text) = line.split_at_checked(1)?;
    let mark = mark.as_bytes()[0].checked_sub(b'A').filter(|mark| *mark < 16)?;
    let side = *[None, Some(Side::Rome), Some(Side::Carthage)].get(usize::from(mark & 3))?;
    Some(PositionLine {
        depth: mark >> 2,
        side,
        text: clean(text, usize::MAX),
    })
}
