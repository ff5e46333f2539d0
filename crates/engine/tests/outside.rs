//! Whatever comes from outside gets a named error or a game, never a panic.

#[path = "games/stones.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod stones;

use engine::code::{self, LinkError, Save, SaveError};
use engine::{Envelope, Lot, Nature, PerSide, Random, Seed, Seeded, Side, Timeline};
use pig::Pig;
use testkit::{any_answers, any_link, any_save};

/// Bytes from chance.
fn bytes(chance: &mut Seeded, length: usize) -> Vec<u8> {
    (0..length)
        .map(|_| chance.pick(Lot::Die { id: 0, faces: 255 }) as u8)
        .collect()
}

fn finished(seed: u64) -> Timeline<Pig> {
    let mut game = Timeline::<Pig>::new((), Seed(seed), Envelope::default());
    game.play(&mut Random::new(Seed(seed)));
    game
}

#[test]
fn any_bytes() {
    let mut chance = Seeded::new(Seed(11));
    for round in 0..3000 {
        let some = bytes(&mut chance, round % 90);
        any_link::<Pig>(&some);
        any_answers::<Pig>(&some);
        any_save::<Pig>(&some);
    }
}

#[test]
fn any_damage_to_a_link_is_noticed() {
    let link = code::to_link(&finished(3));
    let mut chance = Seeded::new(Seed(12));
    for _ in 0..3000 {
        let mut letters = link.clone().into_bytes();
        let at = chance.pick(Lot::Die {
            id: 0,
            faces: letters.len() as u8,
        }) as usize;
        letters[at] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ012345-_ .%"[chance.pick(Lot::Die { id: 0, faces: 37 }) as usize];
        let text = String::from_utf8(letters).expect("the letters are ASCII");
        match code::open_link::<Pig>(&text) {
            Ok(_) => assert_eq!(text, link),
            Err(error) => assert!(
                !matches!(error, LinkError::RulesChanged { .. } | LinkError::TooLong),
                "{error}"
            ),
        }
    }
    for cut in 0..link.len() {
        assert!(code::open_link::<Pig>(&link[..cut]).is_err());
    }
}

#[test]
fn links_of_others_are_named() {
    let stones = Timeline::<stones::Stones>::new(stones::Between::Die, Seed(1), Envelope::default());
    let foreign = code::to_link(&stones);
    assert_eq!(code::open_link::<Pig>(&foreign).err(), Some(LinkError::NotOurs));
    assert_eq!(code::game_of_link(&foreign), Ok(14));
    assert_eq!(
        code::open_link::<Pig>("Is this a link?").err(),
        Some(LinkError::NotOurs)
    );
    assert_eq!(
        code::open_link::<Pig>("PwABAAAAAAAA").err(),
        Some(LinkError::NewerThanThisPage)
    );
    let long = code::to_link(&finished(1)) + &"A".repeat(code::LINK_CHARACTERS);
    assert_eq!(code::open_link::<Pig>(&long).err(), Some(LinkError::TooLong));
}

#[test]
fn an_envelope_arrives_clean() {
    let mut game = finished(2);
    game.envelope = Envelope {
        id: 0xDEAD_BEEF,
        names: PerSide::new("Regulus\u{202E} the\n Consul of Rome".into(), "Ḥannibal Gīsqō".into()),
        manner: 3,
        conceded: Some(Side::Carthage),
        orders: vec![1, 2, 3],
    };
    let copy = code::open_link::<Pig>(&code::to_link(&game)).expect("a link opens");
    assert_eq!(
        copy.envelope.names,
        PerSide::new("Regulus the Cons".into(), "Ḥannibal Gīsqō".into())
    );
    let with_names = Envelope {
        names: copy.envelope.names.clone(),
        ..game.envelope.clone()
    };
    assert_eq!(copy.envelope, with_names);
}

#[test]
fn saves_are_read_or_named() {
    let save = Save::of(&finished(4), "build 1");
    let text = save.to_text();
    assert_eq!(Save::from_text(&text), Ok(save.clone()));
    assert_eq!(Save::from_text("something else"), Err(SaveError::NotOurs));
    assert_eq!(Save::from_text(&text[..text.len() - 2]), Err(SaveError::Damaged));
    assert!(save.position::<stones::Stones>().is_err(), "it is of another game");
    assert!(save.open::<Pig>().is_ok());
}
