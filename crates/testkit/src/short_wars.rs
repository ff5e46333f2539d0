//! What a game's short wars promise.

use crate::{Tested, by_lot};
use engine::code::MOST_ANSWERS;
use engine::{CardSet, Present, Seed, ShortWar, Side, Timeline, Viewer};

/// So many wars of each are played at random.
const RANDOM_WARS: u32 = 3;

/// So many deals are compared.
const DEALS: u32 = 8;

/// Tries the short wars of a game: each begins where a side chooses its first card or action of a turn, with so many turns left as it says,
/// hands that its id deals and a table that is the same for every id; it ends, and its link opens where it stands. Returns their keys.
///
/// # Panics
/// If a promise is broken.
#[must_use]
pub fn short_wars_hold<R: Tested>() -> Vec<&'static str> {
    let wars = ShortWar::read(R::SHORT_WARS).expect("the file has blocks of short wars");
    for war in &wars {
        holds::<R>(war);
    }
    wars.iter().map(|war| war.key).collect()
}

fn holds<R: Tested>(war: &ShortWar) {
    let key = war.key;
    let whole = engine::code::open_link::<R>(war.link).unwrap_or_else(|error| panic!("{key}: {error}"));
    assert_eq!(whole.answers().len(), war.at, "{key}: its link ends where it begins");
    let begin = |id| war.begin::<R>(id).expect("the link has just been opened");
    let (first, again, other) = (begin(1), begin(1), begin(2));
    let (turn, asked) = (R::turn(first.state()), first.pending().expect("somebody is asked"));
    assert!(R::chooses_next(&asked.question), "{key}: {:?}", asked.question);
    assert_eq!(R::LAST_TURN - turn + 1, war.turns, "{key}: it is turn {turn}");
    assert!(
        is_first_of_turn(&whole, turn),
        "{key}: no card of the turn has been chosen"
    );
    assert_eq!((first.cursor(), first.undo_floor()), (war.at, war.at), "{key}");
    for side in Side::BOTH {
        let hands = [&first, &again].map(|war| hand(war, side));
        assert!(!hands[0].is_empty(), "{key}: {} has no hand", side.name());
        assert_eq!(hands[0], hands[1], "{key}: an id deals the same");
    }
    assert!(deals_anew(&whole), "{key}: both sides get other cards each time");
    let table = R::scene(whole.state(), Viewer::Public);
    for fork in [&first, &other] {
        assert_eq!(R::scene(fork.state(), Viewer::Public), table, "{key}");
    }
    for id in 1..=RANDOM_WARS {
        ends(begin(id), key);
    }
    let (won, of) = (i64::from(war.rome.0), i64::from(war.rome.1));
    // The square of 1.96 is 3.84; four times the variance of a share is one at most.
    let distance = 2 * won - of;
    assert!(
        100 * distance * distance <= 384 * of,
        "{key}: the sides are uneven: {won} of {of}"
    );
}

/// Whether both sides get other hands in forks of a war from where it stands. Where all of a hand is known to the other side, it stays.
#[must_use]
pub fn deals_anew<R: Present>(war: &Timeline<R>) -> bool {
    let hands = |side| (1..=DEALS).map(move |id| hand(&war.fork(war.cursor(), id, Viewer::Public), side));
    let other = |side| hands(side).filter(|dealt| *dealt != hand(war, side)).count();
    Side::BOTH.iter().all(|side| 2 * other(*side) > DEALS as usize)
}

/// Whether nobody has chosen a card or action of the turn before the war's last moment.
fn is_first_of_turn<R: Tested>(war: &Timeline<R>, turn: u8) -> bool {
    let mut past = war.clone();
    (0..war.cursor())
        .rev()
        .map_while(|answers| {
            past.seek(answers);
            (R::turn(past.state()) == turn)
                .then(|| past.pending().is_none_or(|asked| !R::chooses_next(&asked.question)))
        })
        .all(|before| before)
}

fn hand<R: Present>(war: &Timeline<R>, side: Side) -> CardSet {
    let hands = R::scene(war.state(), Viewer::Both).hands;
    hands[side].cards.iter().flatten().copied().collect()
}

/// Plays a war at random to its end, and opens its link half way.
fn ends<R: Tested>(mut war: Timeline<R>, key: &str) {
    let mut picks = by_lot(Seed(u64::from(war.envelope.id)));
    let begun = war.cursor() as u32;
    while let Some(pending) = war.pending() {
        let choice = picks(war.state(), pending);
        war.answer(choice).expect("a legal answer is taken");
        let answers = war.cursor() as u32;
        assert!(answers < MOST_ANSWERS, "{key}: it never ends");
        if answers == begun + 20 {
            let link = engine::code::to_link(&war);
            let copy = engine::code::open_link::<R>(&link).unwrap_or_else(|error| panic!("{key}: {error}"));
            assert_eq!(copy.state(), war.state(), "{key}: its link opens where it stands");
        }
    }
    assert!(war.outcome().is_some(), "{key}: it ends with a winner");
}
