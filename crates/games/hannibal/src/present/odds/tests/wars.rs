//! What estimates say at the questions of random wars.

use crate::present::odds::duel::Field;
use crate::present::odds::{SEED, may_commit, odds_of, outcomes};
use crate::testing::test_table::{Dice, war_zone};
use crate::{BattleAsk, Hannibal, Prompt};
use engine::odds::{Chance, Odds, Standing};
use engine::{Choice, Game, Seed, Seeded, Side};
use testkit::Kinds;

/// Battles for each estimate: few, and no round number.
const FEW: u32 = 77;

/// Looks at every answer of random wars that may commit its side.
pub(super) fn look(wars: u64, mut at: impl FnMut(&Standing<'_, Hannibal>, Choice)) {
    for number in 0..wars {
        let state = war_zone(&mut Dice::new(number));
        let mut game = Game::<Hannibal>::from_state(state, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        for _ in 0..150 {
            let Some(pending) = game.pending() else { break };
            let (legal, about) = (pending.legal.clone(), pending.question.about);
            for choice in legal.iter().copied().filter(|choice| may_commit(about, *choice)) {
                at(&Standing::of(&game).expect("a question waits"), choice);
            }
            let choice = legal[player.pick(&legal)];
            game.answer(choice).expect("a legal answer is taken");
        }
    }
}

/// What a part tells apart makes up a whole.
fn is_whole(told: &Odds) {
    for part in &told.parts {
        let sum = part.outcomes.iter().map(|(_, chance)| *chance);
        let sum = sum.fold(Chance::new(0, 1), Chance::or);
        assert_eq!(
            sum.per_mille(),
            1_000,
            "{}, {}: {:?}",
            told.about,
            part.title,
            part.outcomes
        );
    }
}

#[test]
fn every_part_adds_up_to_one() {
    let (mut seen, mut fought) = (0, 0);
    look(4, |standing, choice| {
        if let Some(told) = odds_of(standing, choice, FEW) {
            is_whole(&told);
            seen += 1;
            fought += u32::from(told.parts.len() > 1);
        }
    });
    assert!(seen > 20 && fought > 10, "{seen}, {fought} of them with a battle");
}

/// 17.3: the battle has begun before the charge is declared; who leads it and from which deck it is dealt is known all the same.
#[test]
fn a_battle_that_has_begun_is_estimated_as_it_stands() {
    let mut charges = 0;
    look(24, |standing, choice| {
        if standing.pending.question.about != Prompt::Battle(BattleAsk::ElephantCharge) {
            return;
        }
        let battle = standing.state.battle.as_ref().expect("a charge belongs to a battle");
        for (tally, _) in outcomes(standing, choice).expect("a battle follows") {
            let field = tally.battle(standing.state).expect("hands are dealt after the charge");
            assert_eq!(field.punic_attack, battle.onset.attacker == Side::Carthage);
            assert_eq!(field.began, Side::BOTH.map(|side| battle.began[side].fighting()));
            assert_eq!(field.pool.iter().sum::<u8>(), 48);
            charges += 1;
        }
    });
    assert!(charges > 0);
}

/// Both led, both with three cards or more, neither with more than twice as many as the other: without a general, or with a handful
/// against many, an army can be as good as lost.
#[test]
fn no_battle_between_equals_is_certain() {
    let mut fields = std::collections::BTreeSet::new();
    look(16, |standing, choice| {
        let found = outcomes(standing, choice).unwrap_or_default();
        fields.extend(found.iter().filter_map(|(tally, _)| tally.battle(standing.state)));
    });
    let least = |field: &Field| field.cards[0].min(field.cards[1]);
    let most = |field: &Field| field.cards[0].max(field.cards[1]);
    fields.retain(|field| {
        least(field) >= 3 && most(field) <= 2 * least(field) && field.upto.iter().all(|upto| *upto > 0)
    });
    assert!(fields.len() > 3, "{}", fields.len());
    for field in &fields {
        let wins = super::estimate(field, 2_000, SEED).wins;
        assert!(wins.iter().all(|wins| *wins > 0), "{field:?}: {wins:?}");
    }
}
