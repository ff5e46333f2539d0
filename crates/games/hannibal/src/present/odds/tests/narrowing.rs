//! An estimate goes on where it stood, and narrows until it is fine enough.

use super::estimate;
use super::wars::look;
use crate::data::battle_cards::BattleCard;
use crate::present::odds::duel::Field;
use crate::present::odds::estimate::{Drawing, FINE, SLICE};
use crate::present::odds::{odds, odds_of};
use engine::odds::Odds;
use engine::{Seed, Side};

/// Two armies of equals, all cards unknown.
fn even() -> Field {
    Field {
        upto: [2, 3],
        began: [8, 8],
        cards: [10, 11],
        pool: BattleCard::ALL.map(BattleCard::in_deck),
        ..Field::default()
    }
}

/// All that odds say.
fn said(odds: &Odds) -> String {
    let (good, parts) = (odds.good, &odds.parts);
    format!("{} {good:?} {parts:?} {:?}", odds.about, odds.assumptions)
}

#[test]
fn slices_come_to_the_same_as_one_long_run() {
    let mut drawing = Drawing::of(vec![(even(), 1)], Seed(4));
    for _ in 0..4 {
        drawing.draw(SLICE);
    }
    assert_eq!(*drawing.draw(1), estimate(&even(), 4 * SLICE + 1, Seed(4)));
}

#[test]
fn the_margin_begins_within_two_points_and_falls_to_half_a_point() {
    let told = Odds::default;
    let margin = |odds: &Odds| {
        let words = odds.parts[0].title.strip_prefix("Result: an estimate, within ");
        let words = words.and_then(|rest| rest.strip_suffix(" points")).expect("a margin");
        words.replace('.', "").parse::<u32>().expect("tenths of a point")
    };
    let mut odds = Drawing::of(vec![(even(), 1)], Seed(5)).odds(told(), Side::Rome, SLICE);
    assert!(margin(&odds) <= 20, "{}", margin(&odds));
    let mut slices = 1;
    while let Some(further) = odds.further.clone() {
        let next = further();
        assert!(margin(&next) <= margin(&odds));
        (odds, slices) = (next, slices + 1);
    }
    assert_eq!(margin(&odds), FINE);
    assert_eq!(slices, 8);
}

/// One battle in four is one that Rome cannot win, the others are ones that it cannot lose.
#[test]
fn battles_are_drawn_as_often_as_the_dice_bring_them_about() {
    let lost = Field {
        punic_attack: true,
        cards: [0, 4],
        began: [1, 4],
        pool: BattleCard::ALL.map(BattleCard::in_deck),
        ..Field::default()
    };
    let won = Field {
        punic_attack: false,
        cards: [4, 0],
        ..lost
    };
    let mut drawing = Drawing::of(vec![(lost, 250), (won, 750)], Seed(6));
    for _ in 0..100 {
        let counted = drawing.draw(10);
        let due = counted.runs * 3 / 4;
        assert!(
            counted.wins[0].abs_diff(due) <= 2,
            "{:?} of {}",
            counted.wins,
            counted.runs
        );
    }
}

#[test]
fn odds_of_random_wars_go_on_where_they_stood() {
    let mut estimates = 0;
    look(8, |standing, choice| {
        if estimates == 6 {
            return;
        }
        let Some(told) = odds(standing, choice) else { return };
        let battle = told.parts.iter().any(|part| part.title.contains("an estimate"));
        assert!(battle || told.further.is_none(), "exact odds do not go on");
        let Some(further) = told.further else { return };
        let long = odds_of(standing, choice, 2 * SLICE).expect("as before");
        assert_eq!(said(&further()), said(&long));
        assert_eq!(said(&further()), said(&long), "the same again");
        estimates += 1;
    });
    assert_eq!(estimates, 6);
}
