//! Battles played from arranged positions.

use super::{allies, land_battle};
use crate::data::battle_cards::BattleCard::{self, *};
use crate::data::generals::{self, who};
use crate::data::provinces::Province;
use crate::data::roads::{between, neighbours};
use crate::data::spaces::{self, at::*, space};
use crate::data::tables::HAND;
use crate::protocol::event::{BattleEvent, What};
use crate::state::{Denied, Entered, Force, Marker, Office, Onset, State, Where};
use crate::testing::test_table::{Dice, Falls, Played, empty, first, general, play, random_map, stand};
use crate::{BattleAsk, Prompt};
use engine::Side::{self, *};
use engine::{CardId, Choice, Halt, Question, Seed, Seeded, SpaceId};

fn pcs(s: &mut State, side: Side, province: Province, count: usize) {
    for at in province.spaces().iter().take(count) {
        s.place_mut(at).marker = match space(at).kind {
            spaces::Kind::Ordinary => Marker::Pc(side),
            spaces::Kind::Tribe => Marker::Tribe(Some(side)),
            _ => Marker::City(side),
        };
    }
}

fn helping(s: &State, side: Side, there: Province) -> u8 {
    allies(s, side, there, Denied::default())
}

#[test]
fn allies_in_spain_help_everywhere_in_it() {
    let mut s = empty();
    pcs(&mut s, Carthage, Province::Baetica, 5);
    pcs(&mut s, Carthage, Province::Orospeda, 5);
    pcs(&mut s, Carthage, Province::Celtiberia, 5);
    pcs(&mut s, Rome, Province::Idubeda, 7);
    for there in [Province::Baetica, Province::Idubeda, Province::Celtiberia] {
        assert_eq!((helping(&s, Carthage, there), helping(&s, Rome, there)), (3, 1), "14.2");
    }
    let denied = Denied {
        spanish: true,
        numidian: false,
    };
    assert_eq!(allies(&s, Carthage, Province::Baetica, denied), 0, "25, 31");
}

#[test]
fn allies_in_africa_count_numidia_twice() {
    let mut s = empty();
    pcs(&mut s, Carthage, Province::Carthage, 1);
    pcs(&mut s, Carthage, Province::Carthaginia, 7);
    pcs(&mut s, Rome, Province::WesternNumidia, 5);
    let there = Province::Carthaginia;
    assert_eq!((helping(&s, Carthage, there), helping(&s, Rome, there)), (2, 2), "14.2");
    let denied = Denied {
        spanish: false,
        numidian: true,
    };
    assert_eq!(allies(&s, Rome, there, denied), 0, "25, 32");
}

#[test]
fn allies_on_sicily_are_those_of_both_its_provinces() {
    let mut s = empty();
    pcs(&mut s, Rome, Province::Sicilia, 3);
    pcs(&mut s, Carthage, Province::Syracuse, 1);
    pcs(&mut s, Rome, Province::Campania, 2);
    let there = Province::Sicilia;
    assert_eq!((helping(&s, Rome, there), helping(&s, Carthage, there)), (1, 1), "14.2");
}

#[test]
fn at_cannae_both_sides_have_two_allies() {
    let mut s = empty();
    for province in [Province::GalliaCisalpinia, Province::Lucania] {
        pcs(&mut s, Carthage, province, 5);
    }
    for province in [Province::Campania, Province::Samnium, Province::Etruria] {
        pcs(&mut s, Rome, province, 5);
    }
    let there = Province::Apulia;
    assert_eq!((helping(&s, Rome, there), helping(&s, Carthage, there)), (2, 2), "14.3");
    pcs(&mut s, Rome, Province::Latium, 1);
    assert_eq!(helping(&s, Rome, there), 2, "Latium brings no allies");
    for province in [
        Province::Campania,
        Province::Samnium,
        Province::Etruria,
        Province::Apulia,
    ] {
        pcs(&mut s, Carthage, province, 5);
    }
    assert_eq!(helping(&s, Carthage, there), 6, "14.3: Carthage may have six in Italy");
}

/// Cards of these types, each time the next of its type.
fn cards(kinds: &[BattleCard]) -> Vec<CardId> {
    let mut used = [0; BattleCard::COUNT];
    kinds
        .iter()
        .map(|kind| {
            used[*kind as usize] += 1;
            kind.cards().nth(used[*kind as usize] - 1).expect("there are so many")
        })
        .collect()
}

fn battle_notes<T>(played: &Played<T>) -> Vec<&BattleEvent> {
    let notes = played.notes.iter();
    notes
        .filter_map(|event| match &event.what {
            What::Battle(event) => Some(event),
            _ => None,
        })
        .collect()
}

/// Varro with two CUs attacks Gisgo with one at Arpi, on a map without markers.
fn field() -> State {
    let mut s = empty();
    stand(&mut s, Rome, ARPI, 2, 0);
    stand(&mut s, Carthage, ARPI, 1, 0);
    general(&mut s, who::VARRO, Where::At(ARPI), Office::Consul);
    general(&mut s, who::GISGO, Where::At(ARPI), Office::None);
    s
}

fn onset(from: SpaceId) -> Onset {
    Onset::entering(ARPI, Rome, Entered::Road(from), who::VARRO)
}

#[test]
fn the_attacker_wins_with_a_card_that_is_not_matched() {
    let mut s = field();
    let from = neighbours(ARPI)[0];
    let plain = |at: &&SpaceId| space(**at).kind == spaces::Kind::Ordinary && **at != from;
    let refuge = *neighbours(ARPI).iter().find(plain).expect("there is one");
    s.place_mut(refuge).marker = Marker::Pc(Carthage);
    // Rome: rating 1 and two CUs; Carthage: rating 1 and one CU.
    let hands = cards(&[FrontalAssault, FrontalAssault, Probe, FlankLeft, FrontalAssault]);
    let falls = Falls::of(&[6, 1, 1], &hands);
    let mut player = |s: &State, q: &Question<Prompt>, legal: &[Choice]| match q.about {
        Prompt::Battle(BattleAsk::Counterattack) => Choice::Yes,
        _ => first(s, q, legal),
    };
    let played = play(s, falls, &mut player, |t| land_battle(t, onset(from)));
    assert_eq!(played.flow, Ok(Some(Rome)));
    let won = |e: &&BattleEvent| {
        matches!(
            e,
            BattleEvent::Won {
                with: Some(FrontalAssault),
                ..
            }
        )
    };
    assert_eq!(battle_notes(&played).iter().filter(|e| won(e)).count(), 1);
    let rounds = battle_notes(&played).iter().find_map(|e| match e {
        BattleEvent::Casualties { rounds, cus, .. } => Some((*rounds, *cus)),
        _ => None,
    });
    assert_eq!(rounds, Some((2, 0)), "one round matched, one not");
    assert_eq!(played.state.place(ARPI).outside.rome, Force::new(2, 0, 0));
    assert!(played.state.place(ARPI).outside.carthage.is_empty());
    assert_eq!(played.state.general(who::GISGO).at, Where::Displaced);
    assert!(played.falls.dice.is_empty());
}

/// A map at random with a battle about to begin.
fn arranged(dice: &mut Dice) -> Option<(State, Onset)> {
    let mut s = random_map(dice);
    let at = SpaceId(dice.below(spaces::COUNT) as u8);
    let attacker = [Rome, Carthage][dice.below(2)];
    let entered = match dice.below(8) {
        0 if space(at).port.is_some() => Entered::Sea(CARTHAGE),
        _ if neighbours(at).is_empty() => return None,
        _ => Entered::Road(neighbours(at)[dice.below(neighbours(at).len())]),
    };
    for side in [Rome, Carthage] {
        let elephants = if side == Carthage { dice.below(5) as u8 } else { 0 };
        s.place_mut(at).outside[side] = Force {
            cu: 1 + dice.below(10) as u8,
            elephants,
            trains: u8::from(side == Carthage && dice.one_in(4)),
        };
    }
    let (mut consuls, mut proconsuls) = (0, 0);
    for unit in generals::all() {
        let mine = generals::general(unit).side;
        if dice.one_in(3) || mine == attacker && unit == leader(attacker) {
            let office = match mine {
                Rome if consuls < 2 => {
                    consuls += 1;
                    Office::Consul
                }
                Rome if proconsuls < 2 => {
                    proconsuls += 1;
                    Office::Proconsul
                }
                Rome => continue,
                Carthage => Office::None,
            };
            general(&mut s, unit, Where::At(at), office);
        } else if unit == who::AFRICANUS {
            s.general_mut(unit).at = Where::ToCome;
        }
    }
    let mut onset = Onset::entering(at, attacker, entered, leader(attacker));
    onset.intercepted = dice.one_in(4);
    onset.botched = dice.one_in(4);
    let city = s.place(at).city();
    if let Some(owner) = city {
        s.place_mut(at).set_points(dice.below(3) as u8, engine::Side::Rome);
        let inside = Force::new(dice.below(usize::from(space(at).capacity) + 1) as u8, 0, 0);
        s.place_mut(at).inside = inside;
        if owner == attacker && dice.one_in(2) && !inside.is_empty() {
            onset.entered = Entered::Start;
            onset.sally = inside;
            onset.leader = None;
            s.place_mut(at).outside[attacker] = Force::NONE;
            for unit in s.generals_in(at, attacker).iter() {
                s.general_mut(unit).at = Where::Inside(at);
                onset.sally_generals.insert(unit);
            }
        }
    } else if s.place(at).is_tribe() {
        s.place_mut(at).set_points(dice.below(3) as u8, engine::Side::Rome);
    }
    let hands = dice.below(8);
    for n in 0..hands {
        let card = s.deck.nth(dice.below(s.deck.len() as usize) as u32)?;
        s.deck.remove(card);
        s.hands[if n % 2 == 0 { Rome } else { Carthage }].insert(card);
    }
    Some((s, onset))
}

const fn leader(side: Side) -> engine::UnitId {
    match side {
        Rome => who::PAULUS,
        Carthage => who::HANNIBAL,
    }
}

fn all_cus(s: &State, side: Side) -> u32 {
    spaces::all()
        .map(|at| u32::from(s.place(at).all(side).fighting()))
        .sum()
}

#[test]
fn random_battles_end_and_stay_sound() {
    let battles: u64 = std::env::var("BATTLES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(400);
    for seed in 0..battles {
        let mut dice = Dice::new(seed);
        let Some((s, onset)) = arranged(&mut dice) else {
            continue;
        };
        let before = [Rome, Carthage].map(|side| all_cus(&s, side));
        let began = s.clone();
        let falls = Falls {
            chance: Seeded::new(Seed(seed + 1_000_000)),
            ..Falls::of(&[], &[])
        };
        let mut asked = 0;
        let mut player = |_: &State, _: &Question<Prompt>, legal: &[Choice]| {
            asked += 1;
            assert!(asked < 2_000, "seed {seed}: the battle never ends");
            legal[dice.below(legal.len())]
        };
        let played = play(s, falls, &mut player, |t| land_battle(t, onset));
        let winner = match played.flow {
            Ok(winner) => winner,
            Err(Halt::Over(_)) => continue,
            Err(halt) => panic!("seed {seed}: {halt:?}"),
        };
        assert!(played.state.battle.is_none());
        account(seed, &played, &began, before, winner, onset);
    }
}

/// What the notes tell of losses is what is gone, and the space is the winner's.
fn account(
    seed: u64,
    played: &Played<Option<Side>>,
    began: &State,
    before: [u32; 2],
    winner: Option<Side>,
    onset: Onset,
) {
    let s = &played.state;
    let mut told = [0; 2];
    for event in battle_notes(played) {
        if let BattleEvent::Lost { side, units, .. } | BattleEvent::NoRetreat { side, units, .. } = event {
            told[*side as usize] += u32::from(units.fighting());
        }
    }
    let gone = [Rome, Carthage].map(|side| before[side as usize] - all_cus(s, side));
    assert_eq!(told, gone, "seed {seed}: all losses are told");
    let at = onset.at;
    if let Some(winner) = winner {
        assert!(
            s.place(at).outside[winner.enemy()].is_empty(),
            "seed {seed}: the loser has gone"
        );
        let lost = gone[winner.enemy() as usize];
        let hannibal =
            began.general(who::HANNIBAL).at.space().is_some() && s.general(who::HANNIBAL).at == Where::Eliminated;
        let pcs = began.pcs(winner.enemy()).len() - s.pcs(winner.enemy()).len();
        let death = if hannibal && winner == Rome { 5 } else { 0 };
        assert_eq!(pcs, lost / 2 + death, "seed {seed}: 15.5, 10.10");
    }
    for event in battle_notes(played) {
        match event {
            BattleEvent::Hand { hand, .. } => assert!(hand.cards() <= HAND),
            BattleEvent::Retreated { from, to, .. } => {
                assert_eq!(between(*from, *to), Some(crate::data::roads::Way::Road), "seed {seed}");
                assert_ne!(*to, at, "seed {seed}: 15.2");
            }
            _ => {}
        }
    }
}
