//! Anything from outside: whatever the bytes, an error by name or a game, and never a panic. What the fuzz targets call.

use super::RandomPlay;
use engine::code::{
    LinkError, MOST_ANSWERS, Opened, Opening, Save, last_position, open_position, to_link, to_position,
};
use engine::internals::{link_with, mix, resealed, seal, state_bytes};
use engine::{CardId, Choice, Envelope, Game, Rules, Seed, Side, SpaceId, Timeline, UnitId, Viewer};

/// Opens bytes as a link: as they are, and as the body of a link whose checksum holds.
///
/// # Panics
/// If what opens does not come back from its own link.
pub fn any_link<R: RandomPlay>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(game) = engine::code::open_link::<R>(&text) {
        same_from_link(&game);
    }
    let sealed = seal::<R>(bytes);
    let mut opening = match Opening::<R>::new(&sealed) {
        Ok(opening) => opening,
        Err(LinkError::NotOurs) => panic!("a sealed link of this game is not recognised"),
        Err(_) => return,
    };
    loop {
        match opening.advance(100) {
            Ok(Opened::Part(rest)) => opening = *rest,
            Ok(Opened::Whole(game)) => break same_from_link(&game),
            Err(_) => break,
        }
    }
}

fn same_from_link<R: RandomPlay>(game: &Timeline<R>) {
    let copy = engine::code::open_link::<R>(&to_link(game)).expect("the link of a game that was opened opens");
    assert_eq!(copy.state(), game.state(), "the same game comes back");
}

/// Takes bytes as answers: a seed of eight, then two for each answer, of which every other is meant to be legal.
///
/// # Panics
/// If an answer is taken that was not offered, or refused that was, or a refused answer changes the game.
pub fn any_answers<R: RandomPlay>(bytes: &[u8]) {
    let (seed, rest) = bytes.split_first_chunk().unwrap_or((&[0; 8], bytes));
    let Some(setup) = R::unpack(0) else { return };
    let mut game = Game::<R>::new(setup, Seed(u64::from_le_bytes(*seed)));
    for pair in rest.chunks_exact(2) {
        let Some(pending) = game.pending() else { break };
        let legal = pending.legal.clone();
        if pair[0] >= 128 {
            let choice = legal[usize::from(pair[1]) % legal.len()];
            game.answer(choice).expect("a legal answer is taken");
            R::check(game.state()).expect("every position is sound");
            continue;
        }
        let choice = any_choice(pair[0], pair[1]);
        let before = game.state().clone();
        let taken = game.answer(choice).is_ok();
        assert_eq!(taken, legal.contains(&choice), "{choice:?} against what is legal");
        assert!(taken || *game.state() == before, "a refused answer changes nothing");
    }
}

fn any_choice(kind: u8, number: u8) -> Choice {
    match kind % 8 {
        0 => Choice::Pass,
        1 => Choice::Yes,
        2 => Choice::No,
        3 => Choice::Space(SpaceId(number)),
        4 => Choice::Card(CardId(number)),
        5 => Choice::Unit(UnitId(number)),
        6 => Choice::Number(number),
        _ => Choice::Named(number),
    }
}

/// Opens bytes as a position to look at: as they are, and as damage done to a real one whose checksum was mended after it.
///
/// # Panics
/// If a position that opens is unsound.
pub fn any_position<R: RandomPlay>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Some(setup) = R::unpack(0) else { return };
    let start = Timeline::<R>::read_only(R::start(setup), setup, Seed(0), Envelope::default());
    let real = to_position(&start, &[]);
    let mended = resealed(&real, |position| {
        for harm in bytes.chunks_exact(3) {
            let at = usize::from(u16::from_le_bytes([harm[0], harm[1]])) % position.len();
            position[at] = harm[2];
        }
    });
    for link in mended.iter().map(String::as_str).chain([&*text]) {
        if let Ok(position) = open_position::<R>(link) {
            R::check(position.game.state()).expect("what opens is sound");
            drop(R::scene(position.game.state(), Viewer::Public));
        }
    }
}

/// The link of a game as a page with other rules would have made it: it tells of more answers than lead anywhere today, and of
/// this last position.
///
/// ```
/// use engine::{Envelope, Seed, Timeline, code};
/// let game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// let link = testkit::link_of_other_rules(&game);
/// assert!(matches!(code::open_link::<pig::Pig>(&link), Err(code::LinkError::RulesChanged { made_with: 0, .. })));
/// assert!(code::last_position::<pig::Pig>(&link).is_ok());
/// ```
#[must_use]
pub fn link_of_other_rules<R: Rules>(game: &Timeline<R>) -> String {
    link_with(game, R::REVISION - 1, MOST_ANSWERS, &state_bytes::<R>(game.state()))
}

/// Reads bytes as a kept game: as they are, and as damage done to the last position of a real one whose checksums were mended after
/// it. The first byte says after how many answers it was kept, each three that follow change a byte of its position.
pub fn any_save<R: RandomPlay>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(save) = Save::from_text(&text) {
        drop((save.open::<R>(), save.position::<R>()));
    }
    let (Some((answers, damage)), Some(setup)) = (bytes.split_first(), R::unpack(0)) else {
        return;
    };
    let mut game = Timeline::<R>::new(setup, Seed(u64::from(*answers)), Envelope::default());
    for step in 0..u64::from(*answers) {
        let Some(pending) = game.pending() else { break };
        let at = mix(step ^ u64::from(*answers) << 32) % pending.legal.len() as u64;
        let choice = pending.legal[at as usize];
        game.answer(choice).expect("a legal answer is taken");
    }
    let mut position = state_bytes::<R>(game.state());
    for harm in damage.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([harm[0], harm[1]])) % position.len();
        position[at] = harm[2];
    }
    if let Ok(position) = last_position::<R>(&link_with(&game, R::REVISION, game.cursor() as u32, &position)) {
        for viewer in [Viewer::Public, Viewer::Both, Viewer::Seat(Side::Rome)] {
            drop(R::scene(position.game.state(), viewer));
        }
    }
}
