//! A game has at most 128 ids of a kind. The largest in sight has 118 cards.

use engine::{CardId, CardPermutation, CardSet, Lot, Nature, Seed, Seeded};

const CARDS: u32 = 128;

#[test]
fn a_set_holds_128_ids_and_keeps_them_apart() {
    let all = CardSet::first(CARDS);
    assert_eq!(all.len(), CARDS);
    assert_eq!(all.iter().collect::<CardSet>(), all);
    assert_eq!(all.nth(CARDS - 1), Some(CardId(127)));
    for card in all.iter() {
        let mut without = all;
        assert!(without.remove(card) && !without.remove(card));
        assert_eq!((without.len(), without.contains(card)), (CARDS - 1, false));
        assert!(without.insert(card));
        assert_eq!(without, all);
    }
    assert_eq!(
        CardSet::first(118).without(CardSet::first(117)).nth(0),
        Some(CardId(117))
    );
}

#[test]
fn each_of_128_cards_can_be_drawn_and_renamed() {
    let (mut left, mut names) = (CardSet::first(CARDS), CardPermutation::identity());
    let mut chance = Seeded::new(Seed(5));
    while !left.is_empty() {
        let at = chance.pick(Lot::Card(left));
        assert!(left.remove(left.nth(at).expect("chance picks a card of the set")));
    }
    (0..64).for_each(|low| names.swap(CardId(low), CardId(127 - low)));
    assert_eq!(names.card(CardId(127)), CardId(0));
    assert_eq!(names.set(CardSet::first(118)).len(), 118);
    assert_eq!(names.set(CardSet::first(CARDS)), CardSet::first(CARDS));
}

#[test]
fn a_stored_id_beyond_the_limit_is_refused() {
    assert_eq!(postcard::from_bytes::<CardId>(&[127]), Ok(CardId(127)));
    assert!(postcard::from_bytes::<CardId>(&[128]).is_err());
    let all = CardSet::first(CARDS);
    let bytes = postcard::to_allocvec(&all).expect("a set is plain data");
    assert_eq!(postcard::from_bytes::<CardSet>(&bytes), Ok(all));
}
