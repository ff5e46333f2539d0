//! Battles of few cards, each for one rule.

mod hands;
mod sieges;

use super::land_battle;
use crate::data::battle_cards::BattleCard::{self, *};
use crate::data::cards::{ALLY_DESERTS, MAHARBAL};
use crate::data::generals::who::*;
use crate::data::roads::neighbours;
use crate::data::spaces::{Kind, all, at::*, space};
use crate::protocol::event::{BattleEvent, What};
use crate::state::{Entered, Force, Marker, Office, Onset, State, Where};
use crate::testing::test_table::{Falls, Played, empty, general, play, stand};
use crate::{BattleAsk, Named, Prompt};
use engine::Side::{self, *};
use engine::{CardId, Choice, Question, SpaceId, UnitId};

/// Cards of these types, each time the next of its type.
fn cards(kinds: &[BattleCard]) -> Vec<CardId> {
    let mut used = [0; BattleCard::COUNT];
    let next = |kind: &BattleCard| {
        used[*kind as usize] += 1;
        kind.cards().nth(used[*kind as usize] - 1).expect("there are so many")
    };
    kinds.iter().map(next).collect()
}

/// At Cannae, entered from Arpi, where a Roman marker lies; a Punic one lies beside it.
fn cannae(rome: (UnitId, u8), carthage: (UnitId, u8, u8)) -> State {
    let mut s = empty();
    stand(&mut s, Rome, CANNAE, rome.1, 0);
    stand(&mut s, Carthage, CANNAE, carthage.1, carthage.2);
    general(&mut s, rome.0, Where::At(CANNAE), Office::Consul);
    general(&mut s, carthage.0, Where::At(CANNAE), Office::None);
    // Campania helps nobody.
    s.place_mut(CAPUA).marker = Marker::City(Carthage);
    s.place_mut(ARPI).marker = Marker::Pc(Rome);
    s.place_mut(refuge()).marker = Marker::Pc(Carthage);
    s
}

/// A space beside Cannae, not Arpi, where a round marker lies.
fn refuge() -> SpaceId {
    let plain = |at: &&SpaceId| **at != ARPI && space(**at).kind == Kind::Ordinary;
    *neighbours(CANNAE).iter().find(plain).expect("there is one")
}

fn romans(unit: UnitId) -> Onset {
    Onset::entering(CANNAE, Rome, Entered::Road(ARPI), unit)
}

/// Yes to everything, the first card, no withdrawal; what the script says goes first.
fn fought(
    s: State,
    onset: Onset,
    dice: &[u8],
    hands: &[BattleCard],
    script: &[(BattleAsk, Choice)],
) -> Played<Option<Side>> {
    let mut script = script.to_vec();
    let mut player = |_: &State, q: &Question<Prompt>, legal: &[Choice]| {
        let Prompt::Battle(about) = q.about else {
            return legal[0];
        };
        match script.first() {
            Some((asked, choice)) if *asked == about => {
                let choice = *choice;
                script.remove(0);
                choice
            }
            _ => legal[0],
        }
    };
    let played = play(s, Falls::of(dice, &cards(hands)), &mut player, |t| {
        land_battle(t, onset)
    });
    assert!(script.is_empty(), "not asked: {script:?}");
    played
}

fn notes(played: &Played<Option<Side>>) -> impl Iterator<Item = &BattleEvent> {
    played.notes.iter().filter_map(|event| match &event.what {
        What::Battle(event) => Some(event),
        _ => None,
    })
}

fn told(played: &Played<Option<Side>>, wanted: &BattleEvent) -> bool {
    notes(played).any(|event| event == wanted)
}

/// 18.2: the example of Marcellus and Varro.
#[test]
fn consuls_change_places() {
    for (die, commander) in [(5, VARRO), (3, MARCELLUS)] {
        let mut s = cannae((MARCELLUS, 10), (MAGO, 1, 0));
        general(&mut s, VARRO, Where::At(CANNAE), Office::Consul);
        let script = [(BattleAsk::ChangeOfCommand, Choice::Yes)];
        let played = fought(s, romans(MARCELLUS), &[die], &[], &script);
        assert!(told(&played, &BattleEvent::CommandRolled { die, commander }), "18.2");
    }
}

#[test]
fn carthage_must_roll_when_it_attacks_both_consuls() {
    let mut s = cannae((MARCELLUS, 10), (MAGO, 1, 0));
    general(&mut s, VARRO, Where::At(CANNAE), Office::Consul);
    let onset = Onset::entering(CANNAE, Carthage, Entered::Road(ARPI), MAGO);
    let played = fought(s, onset, &[6], &[], &[]);
    assert!(notes(&played).any(|event| matches!(event, BattleEvent::CommandRolled { die: 6, .. })));
}

/// 14.8: who matches a Double Envelopment may attack without a roll, even without a general; after Maharbal's Cavalry he may not (25, 5).
#[test]
fn a_double_envelopment_gives_way() {
    let mut s = cannae((VARRO, 1), (GISGO, 2, 0));
    s.general_mut(GISGO).at = Where::Displaced;
    let hands = [DoubleEnvelopment, DoubleEnvelopment, DoubleEnvelopment, Probe];
    // Rome holds two Double Envelopments, Carthage one and a Probe.
    let played = fought(
        s,
        romans(VARRO),
        &[1, 1],
        &hands,
        &[(BattleAsk::TakeInitiative, Choice::Yes)],
    );
    assert!(told(&played, &BattleEvent::Initiative { side: Carthage }));
    assert_eq!(played.flow, Ok(Some(Carthage)), "its Probe is not matched");
    let mut s = cannae((VARRO, 1), (GISGO, 1, 0));
    s.deck.remove(MAHARBAL);
    s.hands.carthage.insert(MAHARBAL);
    let onset = Onset::entering(CANNAE, Carthage, Entered::Road(ARPI), GISGO);
    let hands = [Probe, FlankLeft, DoubleEnvelopment, FlankRight];
    let script = [
        (BattleAsk::Attack, Choice::Card(MAHARBAL)),
        (BattleAsk::Counterattack, Choice::No),
    ];
    let played = fought(s, onset, &[1, 1, 1], &hands, &script);
    assert_eq!(played.flow, Ok(Some(Carthage)));
    assert!(played.state.discards.contains(MAHARBAL));
}

/// 24: Hannibal plays a Probe as a Flank Left once a battle, and matches with one.
#[test]
fn hannibals_probe() {
    let s = cannae((VARRO, 1), (HANNIBAL, 1, 0));
    let onset = Onset::entering(CANNAE, Carthage, Entered::Road(ARPI), HANNIBAL);
    let hands = [Probe, Probe, Probe, Probe, Probe, FrontalAssault, FlankRight];
    let script = [(
        BattleAsk::AttackAs(Probe.cards().nth(0).expect("eight")),
        Named::AsFlankLeft.choice(),
    )];
    let played = fought(s.clone(), onset, &[6, 1], &hands, &script);
    let won = BattleEvent::Won {
        winner: Carthage,
        at: CANNAE,
        with: Some(FlankLeft),
    };
    assert!(told(&played, &won) && told(&played, &BattleEvent::Ability(HANNIBAL)));
    let hands = [FlankLeft, FlankLeft, Probe, Probe, Probe, Probe, Probe];
    let played = fought(
        s,
        romans(VARRO),
        &[6],
        &hands,
        &[(BattleAsk::Counterattack, Choice::No)],
    );
    assert!(
        told(&played, &BattleEvent::Ability(HANNIBAL)),
        "he matches the first Flank Left"
    );
    assert_eq!(played.flow, Ok(Some(Rome)), "and not the second");
}

/// 14.10, 14.12: the attacker who has no card left loses, and nothing is added to the Retreat Table.
#[test]
fn the_attacker_runs_out_of_cards() {
    let s = cannae((VARRO, 1), (GISGO, 1, 0));
    let hands = [Probe, Probe, Probe, Probe];
    let no = (BattleAsk::Counterattack, Choice::No);
    let played = fought(s, romans(VARRO), &[1, 3], &hands, &[no, no]);
    assert_eq!(played.flow, Ok(Some(Carthage)));
    let table = notes(&played).find_map(|event| match event {
        BattleEvent::RetreatTable { die, roll, lost, .. } => Some((*die, *roll, *lost)),
        _ => None,
    });
    assert_eq!(table, Some((3, 3, 1)), "a 3 costs two, and there was one");
    assert_eq!(played.state.general(VARRO).at, Where::Displaced, "10.10");
}

/// 14.12, 17.2: the first CU that the Retreat Table takes is one with Elephants.
#[test]
fn elephants_go_first() {
    let s = cannae((PAULUS, 10), (GISGO, 5, 2));
    let hands: Vec<BattleCard> = [FlankLeft; 9]
        .into_iter()
        .chain([FrontalAssault; 3])
        .chain([FlankRight; 8])
        .collect();
    let script = [(BattleAsk::ElephantCharge, Choice::No)];
    let played = fought(s, romans(PAULUS), &[1, 1], &hands, &script);
    assert_eq!(played.flow, Ok(Some(Rome)));
    let left: Force = all().fold(Force::NONE, |sum, at| sum.plus(played.state.place(at).outside.carthage));
    assert_eq!(
        left,
        Force::new(4, 1, 0),
        "two are lost on a 1, the first of them with Elephants"
    );
}

/// 24: Longus counterattacks on a 2 only where he has begun the battle as the attacker; Flaminius stops a withdrawal on a 4.
#[test]
fn abilities_in_battle() {
    let s = cannae((LONGUS, 2), (GISGO, 2, 0));
    let hands = [Probe, Probe, Probe, DoubleEnvelopment, DoubleEnvelopment, Probe];
    let onset = Onset::entering(CANNAE, Carthage, Entered::Road(ARPI), GISGO);
    let played = fought(
        s,
        onset,
        &[2],
        &[DoubleEnvelopment, Probe, Probe, Probe, Probe, Probe],
        &[],
    );
    let no = |event: &BattleEvent| {
        matches!(
            event,
            BattleEvent::Counterattack {
                upto: 2,
                side: Rome,
                ..
            }
        )
    };
    assert!(!notes(&played).any(no), "as the defender his rating counts");
    let s = cannae((FLAMINIUS, 2), (GISGO, 2, 0));
    let script = [
        (BattleAsk::Attack, Named::Withdraw.choice()),
        (BattleAsk::StopWithdrawal, Choice::Yes),
    ];
    let mut back = s.clone();
    back.place_mut(ARPI).marker = Marker::None;
    let played = fought(back, onset, &[1, 4], &hands, &script);
    let stopped = BattleEvent::Stopping {
        side: Rome,
        die: 4,
        upto: 4,
        succeeds: true,
    };
    assert!(told(&played, &stopped) && told(&played, &BattleEvent::Ability(FLAMINIUS)));
    let s = cannae((PAULUS, 2), (GISGO, 2, 0));
    let played = fought(s, onset, &[3], &[Probe, Probe, Probe, Probe, Probe, Probe, Probe], &[]);
    let yes = BattleEvent::Counterattack {
        side: Rome,
        die: 3,
        upto: 3,
        succeeds: true,
    };
    assert!(told(&played, &yes), "Paulus has begun the battle as the defender");
}

/// 16.2: a withdrawal ends the battle, and the army goes back where it came from.
#[test]
fn an_army_withdraws() {
    let s = cannae((VARRO, 2), (GISGO, 2, 0));
    let script = [
        (BattleAsk::Attack, Named::Withdraw.choice()),
        (BattleAsk::StopWithdrawal, Choice::No),
    ];
    let played = fought(s, romans(VARRO), &[1], &[], &script);
    assert_eq!(played.flow, Ok(None));
    assert_eq!(played.state.place(ARPI).outside.rome, Force::new(2, 0, 0));
    assert_eq!(played.state.general(VARRO).at, Where::At(ARPI));
    assert!(
        !notes(&played).any(|event| matches!(event, BattleEvent::Casualties { .. })),
        "no round, no casualties"
    );
}

/// 25, 59: an ally brings a card over.
#[test]
fn an_ally_deserts() {
    let mut s = cannae((VARRO, 1), (GISGO, 1, 0));
    s.deck.remove(ALLY_DESERTS);
    s.hands.rome.insert(ALLY_DESERTS);
    let script = [(BattleAsk::Attack, Choice::Card(ALLY_DESERTS))];
    let mut hands = cards(&[Probe, Probe, FlankLeft, FlankRight]);
    hands.push(hands[2]);
    let mut left = script.to_vec();
    let mut player = |_: &State, q: &Question<Prompt>, legal: &[Choice]| match (q.about, left.first()) {
        (Prompt::Battle(about), Some((asked, choice))) if *asked == about => {
            let choice = *choice;
            left.remove(0);
            choice
        }
        _ => legal[0],
    };
    let played = play(s, Falls::of(&[1, 1], &hands), &mut player, |t| {
        land_battle(t, romans(VARRO))
    });
    let card = hands[2];
    assert!(told(&played, &BattleEvent::Deserted { to: Rome, card }));
}

/// 15.5: the example: who has lost three CUs removes one PC marker, who has lost one removes none.
#[test]
fn markers_go_for_every_two_cus() {
    for (dice, cus, pcs) in [([6, 5], 3, 1), ([1, 3], 1, 0)] {
        let mut s = cannae((VARRO, 1), (GISGO, 4, 0));
        s.place_mut(HISPALIS).marker = Marker::Pc(Carthage);
        let hands = [
            Probe, FlankLeft, FlankRight, FlankRight, FlankRight, FlankRight, FlankRight,
        ];
        let before = s.pcs(Carthage).len();
        let probe = Choice::Card(Probe.cards().nth(0).expect("eight"));
        let played = fought(s, romans(VARRO), &dice, &hands, &[(BattleAsk::Attack, probe)]);
        let side = Carthage;
        assert!(told(&played, &BattleEvent::Consequences { side, cus, pcs }), "15.5");
        assert_eq!(played.state.pcs(Carthage).len(), before - u32::from(pcs));
    }
}

/// 15.6: who cannot remove enough markers sues for peace.
#[test]
fn the_loser_sues_for_peace() {
    let mut s = cannae((VARRO, 1), (GISGO, 4, 0));
    s.place_mut(refuge()).marker = Marker::None;
    let hands = [
        FlankLeft, Probe, FlankRight, FlankRight, FlankRight, FlankRight, FlankRight,
    ];
    let played = fought(s, romans(VARRO), &[1, 3], &hands, &[]);
    let over = played.flow.expect_err("the war is over");
    assert!(
        matches!(over, engine::Halt::Over(o) if o.winner == Rome && o.rule.0 == "15.6"),
        "{over:?}"
    );
}
