//! What the page proposes where PCs must be removed (4.1): those that cost their owner least; before an enemy, that a Force stays whole,
//! inside walls or outside (10.1); of a city whose Fleet Intercepts, that it keeps whom it holds (8.3); that a good roll stands.

use crate::board::politics::entries;
use crate::data::cards::SIEGE_ENGINEERS;
use crate::data::provinces;
use crate::present::odds;
use crate::protocol::prompt::{BattleAsk, CardAsk, NavalAsk, Prompt, ReactionAsk};
use crate::rules::isolation::isolated;
use crate::rules::victory;
use crate::state::{Kind, Marker};
use crate::{State, TurnAsk};
use engine::{Choice, Question, Side, SpaceId, SpaceSet};

/// Provinces in Italia that Rome needs (4.1).
const NEEDED_IN_ITALIA: u8 = 3;

/// The answer that costs the least; the first where the question is about something else.
pub(crate) fn proposed(state: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<Choice> {
    match question.about {
        Prompt::Turn(TurnAsk::RemovePc { .. }) => {
            let now = Now::of(state, question.to);
            legal.iter().copied().min_by_key(|choice| now.cost(*choice))
        }
        Prompt::Reaction(ReactionAsk::UnitsInside { at, kind }) => {
            let there = state.place(at).all(question.to).of(kind);
            let wanted = Choice::Number(if goes_inside(state, question.to, at) { there } else { 0 });
            Some(wanted).filter(|n| legal.contains(n)).or(legal.first().copied())
        }
        Prompt::Reaction(ReactionAsk::GeneralInside { at, .. }) => {
            let outside = state.outside(at, question.to).fighting() > state.place(at).inside.fighting();
            let wanted = if outside { Choice::No } else { Choice::Yes };
            Some(wanted).filter(|n| legal.contains(n)).or(legal.first().copied())
        }
        // Who besieges a city from this port goes on besieging it, as far as the rules let him.
        Prompt::Naval(NavalAsk::AddUnits(_)) if besieges(state, question.to) => fewest(legal),
        Prompt::Naval(NavalAsk::AddUnits(kind)) => match spared(state, question.to, kind) {
            Some(spared) => at_least(legal, spared),
            None => legal.first().copied(),
        },
        // A roll that may be repeated stands unless another promises more.
        Prompt::Battle(BattleAsk::SiegeAgain(_) | BattleAsk::ChargeAgain)
        | Prompt::Naval(NavalAsk::Reroll)
        | Prompt::Card(CardAsk::Whether(SIEGE_ENGINEERS)) => {
            odds::answer(state, question, legal).and_then(|at| legal.get(at).copied())
        }
        _ => legal.first().copied(),
    }
}

/// 10.1: whether a Force goes behind its walls before the Army that comes: if all of it finds room there and it has fewer CUs. It is not
/// divided: what has been said of one kind goes for the next.
fn goes_inside(state: &State, owner: Side, at: SpaceId) -> bool {
    let place = state.place(at);
    let (all, comes) = (place.all(owner), state.march.map_or(0, |m| m.units.fighting()));
    match place.inside.fighting() {
        0 => all.fighting() <= state.capacity(at) && all.fighting() < comes,
        _ => true,
    }
}

/// The port where the Intercepting Fleet lies.
fn port(state: &State) -> Option<SpaceId> {
    let fleet = state.interception.and_then(|i| i.fleet)?;
    fleet.route.spaces().last().copied()
}

/// Whether a side has Siege Points where its Intercepting Fleet lies.
fn besieges(state: &State, side: Side) -> bool {
    port(state).is_some_and(|at| state.place(at).points_of == Some(side))
}

/// How many of a kind go aboard out of an own Walled City: CUs for which there is no room inside, and no Supply Train. `None` in a port
/// without one.
fn spared(state: &State, side: Side, kind: Kind) -> Option<u8> {
    let at = port(state).filter(|at| state.place(*at).city() == Some(side))?;
    let beyond = state.place(at).all(side).fighting().saturating_sub(state.capacity(at));
    Some(if kind == Kind::Train { 0 } else { beyond })
}

/// The lowest number that is offered.
fn fewest(legal: &[Choice]) -> Option<Choice> {
    at_least(legal, 0)
}

/// The lowest number that is offered and no lower than this one, else the highest.
fn at_least(legal: &[Choice], wanted: u8) -> Option<Choice> {
    let numbers = || {
        legal.iter().filter_map(|choice| match choice {
            Choice::Number(number) => Some(*number),
            _ => None,
        })
    };
    let found = numbers().filter(|number| *number >= wanted).min();
    found.or_else(|| numbers().max()).map(Choice::Number)
}

/// What a side holds before a PC is removed.
struct Now<'a> {
    state: &'a State,
    side: Side,
    isolated: SpaceSet,
    entries: u32,
    italian: u8,
}

impl<'a> Now<'a> {
    fn of(state: &'a State, side: Side) -> Self {
        Now {
            state,
            side,
            isolated: isolated(state, side),
            entries: entries(state, side),
            italian: victory::italian_provinces(state),
        }
    }

    /// What the side loses with a PC: first the war, then entries of the Provincial Display, then Provinces in Italia, then how near
    /// the Province comes to being lost. A PC that is isolated would go anyway (5.4), one under an enemy Army may be flipped.
    fn cost(&self, choice: Choice) -> u32 {
        let (state, side) = (self.state, self.side);
        let mut after = state.clone();
        let mut dragged = SpaceSet::EMPTY;
        let near = match choice {
            Choice::Space(at) => {
                after.place_mut(at).marker = Marker::None;
                // What hung on this space alone is isolated without it.
                dragged = isolated(&after, side).without(self.isolated);
                let province = provinces::of(at);
                let own = province.spaces().iter().filter(|s| state.control(*s) == Some(side));
                let spare = (own.count() as u32).saturating_sub(province.majority());
                let held = state.controls_province(side, province);
                let enemy = state.place(at).outside[side.enemy()].fighting() > 0;
                match (self.isolated.contains(at), held, enemy) {
                    (true, ..) => 0,
                    _ if !province.significant() => 1,
                    (false, false, true) => 1,
                    (false, false, false) => 2,
                    (false, true, _) => 8_u32.saturating_sub(spare),
                }
            }
            Choice::Number(slot) => {
                // Slots are counted from 1.
                if let Some(pc) = after.miat.get_mut(usize::from(slot).wrapping_sub(1)) {
                    *pc = false;
                }
                let mood = if after.mood() == state.mood() { 0 } else { 100 };
                let sends = |s: &State| u32::from(s.miat_cus() + s.miat_generals());
                9 + mood + 20 * (sends(state) - sends(&after))
            }
            _ => return u32::MAX,
        };
        for at in dragged.iter() {
            after.place_mut(at).marker = Marker::None;
        }
        let near = near + 10 * dragged.len();
        let fewer = self.entries.saturating_sub(entries(&after, side));
        let italian = victory::italian_provinces(&after);
        let war = side == Side::Rome && italian < NEEDED_IN_ITALIA && italian < self.italian;
        u32::from(war) * 1000 + fewer * 100 + u32::from(self.italian.saturating_sub(italian)) * 50 + near
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::board::politics::display_of;
    use crate::data::generals::who;
    use crate::data::provinces::{Province, Region};
    use crate::rules::setup;
    use crate::state::{Attempt, Force};
    use engine::Rule;

    fn remove(state: &mut State, side: Side) -> Choice {
        let question = Question::open(side, TurnAsk::RemovePc { left: 1 }.into(), Rule("5.5"));
        let legal: Vec<Choice> = state.pcs(side).iter().map(Choice::Space).collect();
        let choice = proposed(state, &question, &legal).expect("something is proposed");
        let Choice::Space(at) = choice else {
            panic!("{choice:?} is no space")
        };
        state.place_mut(at).marker = Marker::None;
        choice
    }

    #[test]
    fn rome_keeps_its_provinces_as_long_as_there_are_other_pcs() {
        let mut state = setup::start(Setup::default());
        let (score, italian) = (display_of(&state), victory::italian_provinces(&state));
        let spare: u32 = Region::Italia
            .provinces()
            .map(|p| {
                let own = p
                    .spaces()
                    .iter()
                    .filter(|s| state.control(*s) == Some(Side::Rome))
                    .count() as u32;
                if own >= p.majority() { own - p.majority() } else { own }
            })
            .sum();
        for _ in 0..spare.min(4) {
            remove(&mut state, Side::Rome);
        }
        assert_eq!(
            (display_of(&state), victory::italian_provinces(&state)),
            (score, italian)
        );
    }

    /// 17.1 #3, 17.2: with a point won the Siege Die is not thrown away for another.
    #[test]
    fn a_siege_die_that_has_won_a_point_stands() {
        let mut state = setup::start(Setup::default());
        let at = provinces::Province::Samnium
            .spaces()
            .iter()
            .next()
            .expect("Samnium has spaces");
        let question = |about: Prompt| Question::open(Side::Rome, about, Rule("14.2"));
        for (points, wanted) in [(0, Choice::Yes), (1, Choice::No), (2, Choice::No)] {
            state.attempt = Some(Attempt {
                at,
                side: Side::Rome,
                general: who::FLACCUS,
                red: false,
                face: Some(1),
                points,
                to_lose: 0,
            });
            for about in [
                BattleAsk::SiegeAgain(at).into(),
                CardAsk::Whether(SIEGE_ENGINEERS).into(),
            ] {
                let chosen = proposed(&state, &question(about), &[Choice::Yes, Choice::No]);
                assert_eq!(chosen, Some(wanted), "{points} points, {about:?}");
            }
        }
    }

    #[test]
    fn the_miat_gives_the_pc_that_costs_the_least() {
        let mut state = setup::start(Setup::default());
        let question = Question::open(Side::Carthage, TurnAsk::RemovePc { left: 1 }.into(), Rule("15.3.A"));
        let mut gives = |pcs: [bool; 5]| {
            state.miat = pcs;
            let legal: Vec<Choice> = (1..).zip(pcs).filter(|s| s.1).map(|s| Choice::Number(s.0)).collect();
            proposed(&state, &question, &legal)
        };
        assert_eq!(gives([true, true, true, false, false]), Some(Choice::Number(3)));
        assert_eq!(gives([true, true, true, true, false]), Some(Choice::Number(4)));
    }

    #[test]
    fn with_three_provinces_in_italia_rome_gives_what_does_not_lose_the_war() {
        let mut state = setup::start(Setup::default());
        let mut last = None;
        for at in state.pcs(Side::Rome).iter() {
            if matches!(provinces::of(at), Province::Samnium | Province::Apulia) {
                last = Some(at);
                state.place_mut(at).marker = Marker::None;
            }
        }
        let last = last.expect("Rome has PCs in Apulia at set-up");
        state.place_mut(last).marker = Marker::Pc(Side::Rome);
        assert_eq!(victory::italian_provinces(&state), NEEDED_IN_ITALIA);
        for _ in 0..2 {
            remove(&mut state, Side::Rome);
            assert_eq!(victory::italian_provinces(&state), NEEDED_IN_ITALIA);
        }
    }

    /// What hangs on a PC is lost with it: no entry of the Display is given up, now or by isolation, while another PC would do.
    #[test]
    fn a_pc_on_which_others_hang_is_given_late() {
        let mut dice = 11_u32;
        let mut met = 0;
        for _ in 0..80 {
            let mut state = setup::start(Setup::default());
            for side in Side::BOTH {
                for at in state.pcs(side).iter() {
                    dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    match dice >> 29 {
                        0 | 1 => state.place_mut(at).marker = Marker::None,
                        2 | 3 => state.place_mut(at).outside[side.enemy()] = Force::new(1, 0, 0),
                        _ => {}
                    }
                }
                if state.pcs(side).is_empty() {
                    continue;
                }
                let lost = isolated(&state, side);
                let held = |pcs: SpaceSet| {
                    let mut after = state.clone();
                    pcs.iter().for_each(|at| after.place_mut(at).marker = Marker::None);
                    let gone = isolated(&after, side).without(lost);
                    gone.iter().for_each(|at| after.place_mut(at).marker = Marker::None);
                    (entries(&after, side), gone.len())
                };
                let all: Vec<(u32, u32)> = state
                    .pcs(side)
                    .iter()
                    .map(|at| held([at].into_iter().collect()))
                    .collect();
                let most = all.iter().map(|(entries, _)| *entries).max().expect("it has PCs");
                met += usize::from(all.iter().any(|(_, gone)| *gone > 0));
                let Choice::Space(given) = remove(&mut state.clone(), side) else {
                    panic!("a space is given")
                };
                assert_eq!(held([given].into_iter().collect()).0, most);
            }
        }
        assert!(met > 0, "on some PC others hang");
    }

    /// An Army that stands on a PC may flip it: it is given before another of no Province.
    #[test]
    fn a_pc_under_an_enemy_army_costs_less_than_another() {
        let mut state = setup::start(Setup::default());
        let mut own = Province::Lucania.spaces().and(state.pcs(Side::Rome)).iter();
        let kept = own.next().expect("Rome has PCs in Lucania at set-up");
        for at in own {
            state.place_mut(at).marker = Marker::None;
        }
        let alone = Now::of(&state, Side::Rome).cost(Choice::Space(kept));
        state.place_mut(kept).outside.carthage = Force::new(1, 0, 0);
        let trodden = Now::of(&state, Side::Rome).cost(Choice::Space(kept));
        assert!(trodden < alone, "{trodden}, {alone} without the Army");
    }
}
