//! Odds against dice, against the rules, and against every hand.

mod narrowing;
mod wars;

use super::duel::{Duel, Field, Fought, Next, Types};
use super::estimate::{Drawing, Estimate};
use super::{Matter, odds, outcomes};
use crate::Hannibal;
use crate::data::battle_cards::{BattleCard, deck};
use crate::data::generals::who::*;
use crate::data::spaces::at::*;
use crate::protocol::event::{BattleEvent, What};
use crate::rules::battle::{initiative_upto, land_battle};
use crate::state::{Entered, Marker, Office, Onset, State, Where};
use crate::testing::test_table::{Dice, Falls, empty, general, play, stand};
use crate::{BattleAsk, Prompt};
use engine::odds::{Standing, simulation};
use engine::{CardId, Choice, PerSide, Question, Seed, Side};
use std::collections::BTreeMap;

/// So many battles of one kind.
fn estimate(field: &Field, battles: u32, seed: Seed) -> Estimate {
    Drawing::of(vec![(*field, 1)], seed).draw(battles).clone()
}

/// Plays a duel with these dice, and says how many it took.
fn with_dice(mut duel: Duel, dice: &[u8]) -> (Fought, usize) {
    let mut used = 0;
    loop {
        match duel.step() {
            Next::Over(fought) => return (fought, used),
            Next::Die(upto) => {
                if dice[used] <= upto {
                    duel.turn();
                }
                used += 1;
            }
            Next::Goes => {}
        }
    }
}

/// The policy, answering the rules.
fn policy(s: &State, q: &Question<Prompt>, legal: &[Choice]) -> Choice {
    let Some(battle) = &s.battle else { return legal[0] };
    let both = || {
        let (mine, theirs) = (battle.hands[q.to].len(), battle.hands[q.to.enemy()].len());
        if mine > 0 && theirs > 0 {
            Choice::Yes
        } else {
            Choice::No
        }
    };
    match q.about {
        Prompt::Battle(BattleAsk::Counterattack | BattleAsk::TakeInitiative) => both(),
        _ => legal[0],
    }
}

#[test]
fn a_duel_goes_as_the_rules_have_it() {
    for seed in 0..400 {
        let mut chance = Dice::new(seed);
        let cus = [1 + chance.below(8) as u8, 1 + chance.below(8) as u8];
        let punic = [HANNIBAL, GISGO, HASDRUBAL][chance.below(3)];
        let roman = [LONGUS, PAULUS, VARRO][chance.below(3)];
        let attacker = Side::BOTH[chance.below(2)];
        let mut s = empty();
        stand(&mut s, Side::Rome, ARPI, cus[0], 0);
        stand(&mut s, Side::Carthage, ARPI, cus[1], 0);
        general(&mut s, roman, Where::At(ARPI), Office::Consul);
        general(&mut s, punic, Where::At(ARPI), Office::None);
        s.place_mut(CAPUA).marker = Marker::City(Side::Carthage);
        let mut cards: Vec<CardId> = Vec::new();
        let mut left = deck();
        while !left.is_empty() {
            let card = left.nth(chance.below(left.len() as usize) as u32).expect("below");
            left.remove(card);
            cards.push(card);
        }
        let dice: Vec<u8> = (0..60).map(|_| 1 + chance.below(6) as u8).collect();
        let leader = if attacker == Side::Rome { roman } else { punic };
        let onset = Onset::entering(ARPI, attacker, Entered::Road(CANNAE), leader);
        let played = play(s, Falls::of(&dice, &cards), &mut policy, |t| land_battle(t, onset));
        let mut hands = PerSide::<Types>::default();
        let mut told = None;
        let (mut casualties, mut table, mut rounds) = (0, 0, 0);
        for event in &played.notes {
            let What::Battle(event) = &event.what else { continue };
            match event {
                BattleEvent::Dealt { side, cards } => hands[*side] = super::types(cards.iter().copied().collect()),
                BattleEvent::Won { winner, with, .. } => told = Some((*winner, *with)),
                BattleEvent::Casualties { cus, rounds: r, .. } => (casualties, rounds) = (*cus, *r),
                BattleEvent::RetreatTable { lost, .. } => table = *lost,
                _ => {}
            }
        }
        let field = Field {
            punic_attack: attacker == Side::Carthage,
            upto: [
                initiative_upto(roman, attacker == Side::Rome),
                initiative_upto(punic, attacker == Side::Carthage),
            ],
            probe: punic == HANNIBAL,
            began: cus,
            ..Field::default()
        };
        let (fought, used) = with_dice(field.with(hands), &dice);
        assert_eq!(told, Some((fought.winner, fought.with)), "seed {seed}");
        assert_eq!(fought.rounds, rounds, "seed {seed}");
        let lost = fought.losses(cus, dice[used], dice[used + 1]);
        let loser = fought.winner.enemy() as usize;
        assert_eq!(lost[loser], casualties.min(cus[loser]) + table, "seed {seed}");
        assert_eq!(lost[1 - loser], casualties.min(cus[1 - loser]), "seed {seed}");
    }
}

/// The chance that Rome wins, over all hands and all dice; in units of a whole.
fn every_hand(field: &Field) -> f64 {
    let mut hands = PerSide::new(field.known[0], field.known[1]);
    deal(field, &mut hands, field.pool)
}

fn deal(field: &Field, hands: &mut PerSide<Types>, pool: Types) -> f64 {
    let count = |hand: &Types| hand.iter().sum::<u8>();
    let Some(side) = Side::BOTH
        .into_iter()
        .find(|side| count(&hands[*side]) < field.cards[*side as usize])
    else {
        return every_die(field.with(*hands));
    };
    let all = f64::from(count(&pool));
    let mut chance = 0.0;
    for kind in 0..BattleCard::COUNT {
        if pool[kind] == 0 {
            continue;
        }
        let mut rest = pool;
        rest[kind] -= 1;
        hands[side][kind] += 1;
        chance += f64::from(pool[kind]) / all * deal(field, hands, rest);
        hands[side][kind] -= 1;
    }
    chance
}

fn every_die(mut duel: Duel) -> f64 {
    loop {
        match duel.step() {
            Next::Over(fought) => return if fought.winner == Side::Rome { 1.0 } else { 0.0 },
            Next::Die(upto) => {
                let succeeds = f64::from(upto) / 6.0;
                let mut turned = duel;
                turned.turn();
                return succeeds * every_die(turned) + (1.0 - succeeds) * every_die(duel);
            }
            Next::Goes => {}
        }
    }
}

#[test]
fn an_estimate_agrees_with_every_hand_of_a_tiny_deck() {
    let decks: [(Types, [u8; 2]); 4] = [
        ([3, 2, 1, 1, 1, 1], [3, 2]),
        ([2, 2, 2, 0, 2, 1], [3, 4]),
        ([4, 1, 1, 2, 2, 0], [2, 4]),
        ([1, 1, 1, 1, 1, 4], [4, 4]),
    ];
    for (number, (pool, cards)) in decks.into_iter().enumerate() {
        for punic_attack in [false, true] {
            let field = Field {
                punic_attack,
                upto: [2, 4],
                probe: number % 2 == 0,
                began: cards,
                cards,
                pool,
                ..Field::default()
            };
            let exact = every_hand(&field);
            let drawn = estimate(&field, 20_000, Seed(number as u64));
            let told = f64::from(drawn.wins(Side::Rome).per_mille()) / 1000.0;
            let error = (exact * (1.0 - exact) / 20_000.0).sqrt();
            assert!(
                (told - exact).abs() <= 4.0 * error + 0.001,
                "deck {number}: {told} for {exact}"
            );
        }
    }
}

/// A card known to be held counts.
#[test]
fn own_cards_count() {
    let mut field = Field {
        upto: [2, 2],
        began: [5, 5],
        cards: [6, 6],
        pool: BattleCard::ALL.map(BattleCard::in_deck),
        ..Field::default()
    };
    let blind = estimate(&field, 4_000, Seed(3)).wins(Side::Rome).per_mille();
    field.known[0] = [0, 6, 0, 0, 0, 0];
    field.pool[1] -= 6;
    let strong = estimate(&field, 4_000, Seed(3)).wins(Side::Rome).per_mille();
    assert!(strong > blind + 50, "{strong} {blind}");
}

/// Commitments of random wars: what the dice before a battle can bring, against dice.
#[test]
fn exact_odds_agree_with_dice() {
    let wars = std::env::var("WARS").ok().and_then(|n| n.parse().ok()).unwrap_or(8);
    let mut sorts: BTreeMap<String, u32> = BTreeMap::new();
    wars::look(wars, |standing, choice| {
        let Some(told) = odds(standing, choice) else { return };
        assert!(
            told.modifiers.iter().all(|line| line.ends_with('.')),
            "{:?}",
            told.modifiers
        );
        let seen = sorts.entry(told.about.clone()).or_default();
        *seen += 1;
        if *seen <= 3 {
            agrees(standing, choice, &told.about);
        }
    });
    assert!(sorts.len() > 4, "{sorts:?}");
}

fn agrees(standing: &Standing<'_, Hannibal>, choice: Choice, about: &str) {
    let found = outcomes(standing, choice).expect("odds come from outcomes");
    let games = 600;
    let thrown = simulation(standing, choice, &Matter { avoids: false }, games, Seed(0xD1CE));
    for (tally, chance) in &found {
        let p = chance.of as f64 / chance.among as f64;
        let n = f64::from(games);
        let seen = thrown.get(tally).copied().unwrap_or(0) as f64;
        let error = (n * p * (1.0 - p)).sqrt();
        assert!(
            (seen - n * p).abs() <= 4.5 * error + 1.0,
            "{about}: {tally:?} {seen} of {games}"
        );
    }
    let known = thrown.keys().all(|tally| found.iter().any(|(known, _)| known == tally));
    assert!(known, "{about}: dice bring nothing that is not foreseen");
}
