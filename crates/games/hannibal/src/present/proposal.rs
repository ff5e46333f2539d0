//! What the page proposes: where PC markers must be removed (10.10, 15.5, 22.2), those that cost their owner least; of an army, all that may go;
//! before an enemy, that a force stays whole, inside walls or outside (10.7).

use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::{Effect, card};
use crate::data::provinces;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::rules::isolation::isolated;
use crate::rules::movement::cus_beside_elephants;
use crate::state::{Marker, State};
use engine::{Choice, Question, Side, SpaceId, SpaceSet};
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
        Prompt::Reaction(ReactionAsk::UnitsInside { at, kind }) if question.rule.0 == "10.7" => {
            let there = state.place(at).all(question.to).of(kind);
            let wanted = Choice::Number(if goes_inside(state, question.to, at) { there } else { 0 });
            Some(wanted).filter(|n| legal.contains(n)).or(legal.first().copied())
        }
        Prompt::Reaction(ReactionAsk::GeneralInside { at, .. }) if question.rule.0 == "10.7" => {
            let place = state.place(at);
            let outside = place.outside[question.to].fighting() > place.inside.fighting();
            let wanted = if outside { Choice::No } else { Choice::Yes };
            Some(wanted).filter(|n| legal.contains(n)).or(legal.first().copied())
        }
        Prompt::Battle(BattleAsk::Match(_)) => legal.iter().copied().min_by_key(|choice| rank(*choice)),
        _ => legal.first().copied(),
    }
}

/// 10.7: whether a force goes behind its walls before the army that comes: if all of it finds room there and it has fewer CUs. It is not
/// divided: what has been said of one kind goes for the next.
fn goes_inside(state: &State, owner: Side, at: SpaceId) -> bool {
    let place = state.place(at);
    let (all, comes) = (place.all(owner), state.march.map_or(0, |m| m.units.fighting()));
    match place.inside.fighting() {
        0 => all.fighting() <= state.capacity(at) && all.fighting() < comes,
        _ => true,
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

/// What a side loses with a PC marker: first a Political Point, then allies, at once or when what hung on it is isolated, then how near the
/// province comes to being lost. What is isolated would go anyway (19.4).
fn cost(state: &State, side: Side, lost: SpaceSet, choice: Choice) -> u32 {
    let Choice::Space(at) = choice else { return u32::MAX };
    let province = provinces::of(at);
    let spaces = province.spaces();
    let own = spaces.iter().filter(|s| state.control(*s) == Some(side)).count() as u32;
    let mut after = state.clone();
    after.place_mut(at).marker = Marker::None;
    // What hung on this space alone is isolated without it.
    let gone = isolated(&after, side);
    let dragged = gone.without(lost).len();
    let (now, later) = (
        fewer(state, &after, side),
        fewer(&without(state, lost), &without(&after, gone), side),
    );
    let near = match (lost.contains(at), state.controls_province(side, province)) {
        (true, _) => 0,
        // A province that is no Political Point helps, if at all, on its own ground alone (14.3, 22.1).
        _ if !province.significant() => 1,
        (false, false) => 2,
        (false, true) => 8_u32.saturating_sub(own.saturating_sub(province.majority())),
    };
    now.max(later) * 1000 + dragged * 10 + near
}

/// The table without these PC markers.
fn without(state: &State, pcs: SpaceSet) -> State {
    let mut after = state.clone();
    for at in pcs.iter() {
        after.place_mut(at).marker = Marker::None;
    }
    after
}

/// How many Political Points fewer a side has.
fn fewer(before: &State, after: &State, side: Side) -> u32 {
    u32::from(before.points(side).saturating_sub(after.points(side)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::setup;
    use engine::{CardId, Rule};

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

    /// What hangs on a PC is lost with it: on tables with few PCs no province is given up, now or by isolation, while another PC would do.
    #[test]
    fn no_province_is_given_up_while_another_pc_would_do() {
        let mut dice = 7_u32;
        for _ in 0..60 {
            let mut state = setup::start(crate::Setup::default());
            for side in Side::BOTH {
                for at in state.pcs(side).iter() {
                    dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    if dice >> 30 == 0 {
                        state.place_mut(at).marker = Marker::None;
                    }
                }
                let question = Question::open(side, TurnAsk::RemovePc { left: 1 }.into(), Rule("15.5"));
                let legal: Vec<Choice> = state.pcs(side).iter().map(Choice::Space).collect();
                let points_without = |choice: &Choice| {
                    let Choice::Space(at) = choice else { return 0 };
                    let after = without(&state, [*at].into_iter().collect());
                    let settled = without(&after, isolated(&after, side));
                    after
                        .points(side)
                        .min(settled.points(side) + state.points(side) - base(&state, side))
                };
                let chosen = proposed(&state, &question, &legal).expect("something is proposed");
                let most = legal.iter().map(points_without).max();
                assert_eq!(Some(points_without(&chosen)), most, "{chosen:?}");
            }
        }
    }

    /// The Political Points that are left when what is isolated has gone.
    fn base(state: &State, side: Side) -> u8 {
        without(state, isolated(state, side)).points(side)
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
