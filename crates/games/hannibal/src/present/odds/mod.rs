//! The odds of what commits to dice: interception (12), avoiding (13.1), pursuit (13.4), Naval Combat (11.5), Attrition (21), sieges and
//! subjugation (20), Change of Command (18.2), elephant charges (17.3), withdrawals (16) and Events (25) exactly, by following every die
//! through the rules themselves; a battle of cards by an estimate.
//!
//! `policy` answers what comes up on the way, `tally` takes down what came of it, `duel` plays a battle of cards under the policy that it
//! names, `estimate` does so again and again, `words` says it all, `because` with what makes it so.

mod because;
mod duel;
mod estimate;
mod policy;
mod tally;
mod words;

#[cfg(test)]
mod tests;

pub use policy::answer;

use crate::data::battle_cards::{BattleCard, deck, is_battle_card};
use crate::data::generals::general;
use crate::data::generals::who::HANNIBAL;
use crate::protocol::event::What;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::rules::battle::{initiative_upto, type_named};
use crate::rules::movement::{Roll, upto};
use crate::state::Battle;
use crate::{Event, Hannibal, Named, State};
use duel::{Field, Stage, types};
use engine::odds::{Chance, Inquiry, Odds, Standing, distribution, simulation};
use engine::{Choice, Decision, Lot, Question, Seed, Side};
use estimate::{Drawing, SLICE};
use tally::Tally;

/// Runs of the rules after which odds are given up, rather than let a page wait for them.
const MOST_RUNS: u32 = 10_000;

/// The same for an Event that brings Attrition upon many forces: their dice are tried out before all ways are followed (25, 21).
const MOST_OF_AN_EVENT: u32 = 1_000;

/// The seed of all estimates: the same position tells the same odds.
const SEED: Seed = Seed(0xCA22_0216);

/// The inquiry that all odds of this game make.
pub(crate) struct Matter {
    /// Whether who may try to avoid battle does (13.1).
    pub(crate) avoids: bool,
}

impl Inquiry<Hannibal> for Matter {
    type Tally = Tally;

    fn answer(&self, s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Decision {
        let avoids = self.avoids && matches!(question.about, Prompt::Reaction(ReactionAsk::DeclareAvoid(_)));
        let answer = if avoids {
            punic::easiest(legal, |unit| upto(unit, Roll::Avoid))
        } else {
            policy::answer(s, question, legal)
        };
        answer.map_or(Decision::Cut, Decision::Take)
    }

    fn hear(&self, tally: &mut Tally, event: &Event) -> bool {
        tally.hear(event) || self.avoids && (matches!(event.what, What::Battle(_)) || tally.reactions.got_away())
    }

    fn matters(&self, _: &State, lot: Lot) -> bool {
        matches!(lot, Lot::Die { .. })
    }
}

/// The odds of an answer, if it commits to dice or to a battle.
#[must_use]
pub fn odds(standing: &Standing<'_, Hannibal>, choice: Choice) -> Option<Odds> {
    odds_of(standing, choice, SLICE)
}

/// The same with so many battles played for an estimate: the more, the narrower its margin.
#[must_use]
pub fn odds_of(standing: &Standing<'_, Hannibal>, choice: Choice, battles: u32) -> Option<Odds> {
    let question = standing.pending.question;
    let (exact, fields) = match in_battle(standing.state, question.to, question.about, choice) {
        Some(field) => (words::battle(standing.state), vec![(field, 1)]),
        None if may_commit(question.about, choice) => {
            let outcomes = outcomes(standing, choice)?;
            let mut exact = words::odds(standing, choice, &outcomes)?;
            let fields = fields(standing.state, &outcomes);
            if !fields.is_empty() {
                exact.forces = words::forces(&fields, question.to);
                if matches!(question.about, Prompt::Movement(_)) {
                    let tried = tried(standing, choice, &Matter { avoids: true });
                    let tried = tried.into_iter().map(|(tally, chance)| (tally.reactions, chance));
                    punic::may_avoid(&mut exact, tried, |unit| general(unit).short);
                }
            }
            (exact, fields)
        }
        None => return None,
    };
    if fields.is_empty() {
        return Some(exact);
    }
    Some(Drawing::of(fields, SEED).odds(exact, question.to, battles))
}

/// The battles that may follow the dice, each with the millionths of its chance.
fn fields(s: &State, outcomes: &[(Tally, Chance)]) -> Vec<(Field, u32)> {
    let weight = |chance: &Chance| u128::from(chance.of) * 1_000_000 / u128::from(chance.among);
    let fights = outcomes
        .iter()
        .filter_map(|(tally, chance)| Some((tally.battle(s)?, weight(chance).max(1) as u32)));
    fights.collect()
}

/// Runs with dice where there is none to follow, or where there are too many ways to follow them all.
const TRIES: u32 = 200;

/// All that the dice before a battle can bring; one outcome where none is rolled but a battle follows.
pub(crate) fn outcomes(standing: &Standing<'_, Hannibal>, choice: Choice) -> Option<Vec<(Tally, Chance)>> {
    let found = tried(standing, choice, &Matter { avoids: false });
    let anything = found.iter().any(|(tally, _)| *tally != Tally::default());
    anything.then_some(found)
}

/// What an inquiry finds, every die followed where that is possible.
fn tried(standing: &Standing<'_, Hannibal>, choice: Choice, matter: &Matter) -> Vec<(Tally, Chance)> {
    let most = match standing.pending.question.about {
        Prompt::Turn(_) | Prompt::Card(_) => MOST_OF_AN_EVENT,
        _ => MOST_RUNS,
    };
    distribution(standing, choice, matter, most).unwrap_or_else(|| {
        let tried = simulation(standing, choice, matter, TRIES, SEED);
        let share = |count| Chance::new(count, u64::from(TRIES));
        tried.into_iter().map(|(tally, count)| (tally, share(count))).collect()
    })
}

/// Whether dice or a battle can follow an answer to this question before its side decides again.
fn may_commit(about: Prompt, choice: Choice) -> bool {
    match about {
        Prompt::Battle(BattleAsk::Attack) => choice == Named::Withdraw.choice(),
        Prompt::Battle(about) => matches!(
            about,
            BattleAsk::ElephantCharge
                | BattleAsk::ChangeOfCommand
                | BattleAsk::StopWithdrawal
                | BattleAsk::JoinSortie { .. }
                | BattleAsk::JoinSortieGeneral { .. }
        ),
        Prompt::Movement(about) => !matches!(
            about,
            MovementAsk::TakeGeneral(_) | MovementAsk::TakeUnits(_) | MovementAsk::TakeMoved { .. }
        ),
        Prompt::Reaction(_) => true,
        Prompt::Turn(TurnAsk::UseCard(_)) => choice == Named::Event.choice(),
        Prompt::Card(about) => matches!(about, CardAsk::Target { .. }),
        Prompt::Turn(_) => false,
    }
}

/// A battle under way as the asked side sees it, after its answer.
fn in_battle(s: &State, by: Side, about: Prompt, choice: Choice) -> Option<Field> {
    let battle = s.battle.as_ref().filter(|battle| battle.dealt.is_some())?;
    let mut field = field(battle, by);
    let Prompt::Battle(about) = about else { return None };
    let mine = &mut field.known[by as usize];
    let mut lay = |card: BattleCard| {
        mine[card as usize] = mine[card as usize].saturating_sub(1);
        field.cards[by as usize] -= 1;
    };
    match (about, choice) {
        (BattleAsk::Attack, Choice::Card(card)) if is_battle_card(card) => {
            let kind = BattleCard::of(card);
            lay(kind);
            field.rounds += 1;
            field.stage = attack(if kind == BattleCard::Reserve {
                BattleCard::FrontalAssault
            } else {
                kind
            });
        }
        (BattleAsk::AttackAs(_), Choice::Named(_)) => {
            field.rounds += 1;
            field.stage = attack(type_named(choice)?);
        }
        (BattleAsk::Match(_), Choice::Card(card)) if is_battle_card(card) => {
            lay(BattleCard::of(card));
            let gives_way = battle.attack.is_some_and(crate::state::Attack::gives_way);
            field.stage = Stage::Matched { gives_way };
        }
        (BattleAsk::Counterattack, Choice::Yes) => field.stage = Stage::Roll,
        (BattleAsk::TakeInitiative, Choice::Yes) => field.punic_attack = !field.punic_attack,
        (BattleAsk::Counterattack | BattleAsk::TakeInitiative, Choice::No) => {}
        _ => return None,
    }
    Some(field)
}

fn attack(kind: BattleCard) -> Stage {
    Stage::Match {
        kind: kind as u8,
        gives_way: kind == BattleCard::DoubleEnvelopment,
    }
}

/// A battle as it lies on the table: the viewer's own cards and those that lie open are known, the rest is drawn.
fn field(battle: &Battle, by: Side) -> Field {
    let seen = |side: Side| {
        let hand = battle.hands[side];
        if side == by { hand } else { hand.and(battle.shown) }
    };
    let unseen = deck()
        .without(battle.played)
        .without(seen(by))
        .without(seen(by.enemy()));
    let upto =
        |side: Side| battle.commanders[side].map_or(0, |unit| initiative_upto(unit, side == battle.onset.attacker));
    Field {
        punic_attack: battle.attacker == Side::Carthage,
        upto: Side::BOTH.map(upto),
        probe: battle.commanders.carthage == Some(HANNIBAL) && !battle.probed,
        began: Side::BOTH.map(|side| battle.began[side].fighting()),
        cards: Side::BOTH.map(|side| battle.hands[side].len() as u8),
        known: Side::BOTH.map(|side| types(seen(side))),
        pool: types(unseen),
        rounds: battle.rounds,
        stage: Stage::Attack,
    }
}
