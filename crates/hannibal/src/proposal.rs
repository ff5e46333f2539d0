//! What the page proposes: where PC markers must be removed (10.10, 15.5, 22.2), those that cost their owner least; of an army, all that may go.

use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::{Effect, card};
use crate::data::provinces;
use crate::isolation::isolated;
use crate::movement::cus_beside_elephants;
use crate::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, TurnAsk};
use crate::state::{Marker, State};
use kernel::{Choice, Question, Side, SpaceSet};
use punic::Kind;

/// The answer that costs the least; the first where the question is about something else.
pub(crate) fn proposed(state: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<Choice> {
    match question.about {
        Prompt::Turn(TurnAsk::RemovePc { .. }) => {
            let lost = isolated(state, question.to);
            legal
                .iter()
                .copied()
                .min_by_key(|choice| cost(state, question.to, lost, *choice))
        }
        // 56: who takes markers off the enemy wants those that cost him most.
        Prompt::Card(CardAsk::Target { card: id, .. }) if matches!(card(id).effect, Effect::GrainShortage { .. }) => {
            let enemy = question.to.enemy();
            let lost = isolated(state, enemy);
            legal.iter().copied().rev().max_by_key(|choice| match choice {
                Choice::Space(_) => cost(state, enemy, lost, *choice),
                _ => 0,
            })
        }
        // 10.8: the elephants of an army go with it, before CUs beyond ten.
        Prompt::Movement(MovementAsk::TakeUnits(Kind::Cu)) => {
            let cus = cus_beside_elephants(state);
            let number = |choice: &Choice| matches!(choice, Choice::Number(count) if *count <= cus);
            legal.iter().copied().find(number).or(legal.last().copied())
        }
        Prompt::Battle(BattleAsk::Match(_)) => legal.iter().copied().min_by_key(|choice| rank(*choice)),
        _ => legal.first().copied(),
    }
}

/// A plain Battle Card matches before a Reserve, and any Battle Card before a Strategy Card or none.
fn rank(choice: Choice) -> u8 {
    match choice {
        Choice::Card(card) if is_battle_card(card) => u8::from(BattleCard::of(card) == BattleCard::Reserve),
        Choice::Pass => 2,
        _ => 3,
    }
}

/// What a side loses with a PC marker: first a Political Point, then allies, then how near the province comes to being lost. What is
/// isolated would go anyway (19.4).
fn cost(state: &State, side: Side, lost: SpaceSet, choice: Choice) -> u32 {
    let Choice::Space(at) = choice else { return u32::MAX };
    let province = provinces::of(at);
    let spaces = province.spaces();
    let own = spaces.iter().filter(|s| state.control(*s) == Some(side)).count() as u32;
    let mut after = state.clone();
    after.place_mut(at).marker = Marker::None;
    // What hung on this space alone is isolated without it.
    let dragged = isolated(&after, side).without(lost).len();
    let points = u32::from(state.points(side).saturating_sub(after.points(side)));
    let held = state.controls_province(side, province);
    // A province that is no Political Point helps, if at all, on its own ground alone (14.3, 22.1).
    let counts = province.significant();
    let falls = held && counts && !after.controls_province(side, province);
    let near = match (lost.contains(at), held) {
        (true, _) => 0,
        _ if !counts => 1,
        (false, false) => 2,
        (false, true) => 8_u32.saturating_sub(own.saturating_sub(province.majority())),
    };
    points * 1000 + u32::from(falls) * 500 + dragged * 10 + near
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup;
    use kernel::{CardId, Rule};

    #[test]
    fn points_are_given_up_last() {
        let mut state = setup::start(crate::Setup::default());
        let side = Side::Rome;
        let points = state.points(side);
        for _ in 0..4 {
            let question = Question::open(side, TurnAsk::RemovePc { left: 1 }.into(), Rule("22.2"));
            let legal: Vec<Choice> = state.pcs(side).iter().map(Choice::Space).collect();
            let Some(Choice::Space(at)) = proposed(&state, &question, &legal) else {
                panic!("a space is proposed");
            };
            state.place_mut(at).marker = Marker::None;
        }
        assert_eq!(state.points(side), points);
    }

    #[test]
    fn what_counts_nowhere_is_given_up_first() {
        let state = setup::start(crate::Setup::default());
        let side = Side::Carthage;
        let question = Question::open(side, TurnAsk::RemovePc { left: 1 }.into(), Rule("22.2"));
        let legal: Vec<Choice> = state.pcs(side).iter().map(Choice::Space).collect();
        let chosen = proposed(&state, &question, &legal);
        assert_eq!(chosen, Some(Choice::Space(crate::data::spaces::at::BALEARES)));
    }

    #[test]
    fn a_grain_shortage_takes_what_costs_most() {
        let state = setup::start(crate::Setup::default());
        let about = CardAsk::Target {
            card: CardId(55),
            left: 3,
        };
        let question = Question::open(Side::Carthage, about.into(), Rule("25.56"));
        let legal: Vec<Choice> = state.pcs(Side::Rome).iter().map(Choice::Space).collect();
        let chosen = proposed(&state, &question, &legal).expect("something is proposed");
        let lost = isolated(&state, Side::Rome);
        let dearest = legal.iter().map(|choice| cost(&state, Side::Rome, lost, *choice)).max();
        assert_eq!(Some(cost(&state, Side::Rome, lost, chosen)), dearest);
    }

    #[test]
    fn a_plain_card_matches_before_a_reserve() {
        let first = |kind: BattleCard| kind.cards().iter().next().map(Choice::Card);
        let plain = first(BattleCard::Probe);
        let reserve = first(BattleCard::Reserve);
        let question = Question::secret(Side::Rome, BattleAsk::Match(BattleCard::Probe).into(), Rule("14.7"));
        let offered = |all: &[Option<Choice>]| {
            let legal: Vec<Choice> = all.iter().flatten().copied().chain([Choice::Pass]).collect();
            proposed(&setup::start(crate::Setup::default()), &question, &legal)
        };
        assert_eq!(offered(&[reserve, plain, Some(Choice::Card(CardId(58)))]), plain);
        assert_eq!(offered(&[reserve]), reserve);
        assert_eq!(offered(&[Some(Choice::Card(CardId(58)))]), Some(Choice::Pass));
    }
}
