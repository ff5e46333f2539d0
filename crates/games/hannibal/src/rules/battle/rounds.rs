//! Battle rounds: attack, match, and how a battle is won (14.6, 14.7, 14.9, 14.10).

use super::{battle, battle_mut, events, initiative, of, withdrawal};
use crate::board::why_not;
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::{ALLY_DESERTS, MAHARBAL, Window};
use crate::data::generals::who;
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::counter_events;
use crate::state::{Attack, Ended, State};
use crate::{Board, ask, ask_in_secret, emit};
use engine::{CardId, Choice, Flow, Options, Side};

/// What the attacker does.
enum Move {
    Plays(CardId),
    Withdraws,
    Nothing,
}

/// Round after round, until somebody has won or withdrawn.
pub(super) fn fight(t: &mut Board<'_>) -> Flow<Ended> {
    loop {
        t.round()?;
        let side = battle(t).attacker;
        match attack(t, side)? {
            Move::Plays(card) => plays(t, side, card)?,
            Move::Withdraws => {
                if withdrawal::attempt(t, side)? {
                    return Ok(Ended::Withdrawn(side));
                }
                continue;
            }
            Move::Nothing => {
                emit(t, "14.10", BattleEvent::Exhausted { side });
                return Ok(won(t, side.enemy(), None));
            }
        }
        if !matches(t, side.enemy())? {
            emit(t, "14.7", BattleEvent::Unmatched { side: side.enemy() });
            let with = battle(t).attack.map(|attack| attack.kind);
            return Ok(won(t, side, with));
        }
        initiative::after_a_round(t)?;
        let battle = battle_mut(t);
        (battle.attack, battle.matched) = (None, None);
    }
}

fn won(t: &mut Board<'_>, winner: Side, with: Option<BattleCard>) -> Ended {
    let at = battle(t).at();
    emit(t, "14.10", BattleEvent::Won { winner, at, with });
    Ended::Won { winner, with }
}

/// The attacker plays a card, withdraws, or has nothing left to play (14.6, 14.10, 16.1).
fn attack(t: &mut Board<'_>, side: Side) -> Flow<Move> {
    loop {
        let empty = of(&t.state).hands[side].is_empty();
        let last_card = side == Side::Carthage && counter_events::could_hold(&t.state, side, MAHARBAL);
        if empty && !last_card && !events::might_win_a_deserter(&t.state, side) {
            return Ok(Move::Nothing);
        }
        let answer = ask_in_secret(t, side, BattleAsk::Attack, "14.6", |s, o| {
            let hand = of(s).hands[side];
            for kind in by_length(s, side) {
                hand.and(kind.cards())
                    .iter()
                    .for_each(|card| o.offer(Choice::Card(card)));
            }
            if hand.is_empty() {
                o.offer(Choice::Pass);
            } else {
                o.weigh(Named::Withdraw.choice(), || withdrawal::may_withdraw(s, side));
            }
            strategy_cards(s, o, side, side == Side::Carthage);
            not_those(s, o, side);
        })?;
        match answer {
            Choice::Card(ALLY_DESERTS) => {
                counter_events::played(t, side, Window::BattleRound, ALLY_DESERTS);
                events::deserter(t, side)?;
            }
            Choice::Card(card) => return Ok(Move::Plays(card)),
            Choice::Pass => return Ok(Move::Nothing),
            _ => return Ok(Move::Withdraws),
        }
    }
}

/// The types in a hand, the one it holds most of first.
fn by_length(s: &State, side: Side) -> [BattleCard; BattleCard::COUNT] {
    let hand = of(s).hands[side];
    let mut kinds = BattleCard::ALL;
    kinds[..BattleCard::PLAIN.len()].sort_by_key(|kind| core::cmp::Reverse(hand.and(kind.cards()).len()));
    kinds
}

/// Ally Deserts, and Maharbal's Cavalry where it counts, if they are in hand.
fn strategy_cards(s: &State, o: &mut Options, side: Side, cavalry: bool) {
    let hand = s.hands[side];
    if cavalry && hand.contains(MAHARBAL) {
        o.offer(Choice::Card(MAHARBAL));
    }
    if hand.contains(ALLY_DESERTS) && events::answers(s, side, Window::BattleRound, ALLY_DESERTS).is_ok() {
        o.offer(Choice::Card(ALLY_DESERTS));
    }
}

fn not_those(s: &State, o: &mut Options, side: Side) {
    if o.explaining() {
        for card in crate::data::battle_cards::deck().iter() {
            let mine = of(s).hands[side].contains(card);
            o.explain(Choice::Card(card), || {
                if mine {
                    law::DOES_NOT_MATCH
                } else {
                    law::NOT_YOUR_BATTLE_CARD
                }
            });
        }
        why_not::nothing_else(s, o, side, law::PLAY_A_BATTLE_CARD);
    }
}

/// A card leaves a hand and lies open.
fn lay(t: &mut Board<'_>, side: Side, card: CardId) {
    if is_battle_card(card) {
        let battle = battle_mut(t);
        battle.hands[side].remove(card);
        battle.played.insert(card);
    } else {
        counter_events::played(t, side, Window::BattleRound, card);
    }
}

/// The attacker's card is turned; a Reserve stands for the type that he names, and so does Hannibal's Probe (14.9, 24).
fn plays(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    lay(t, side, card);
    let printed = if is_battle_card(card) {
        BattleCard::of(card)
    } else {
        BattleCard::DoubleEnvelopment
    };
    let kind = match printed {
        BattleCard::Reserve => named_type(t, side, card, &BattleCard::PLAIN, "14.9")?,
        BattleCard::Probe if hannibal_leads(&t.state, side) => {
            let kind = named_type(t, side, card, &HANNIBALS_PROBE, "24")?;
            if kind != BattleCard::Probe {
                hannibals_probe(t);
            }
            kind
        }
        _ => printed,
    };
    let battle = battle_mut(t);
    battle.rounds += 1;
    battle.attack = Some(Attack { card, kind });
    let round = battle.rounds;
    emit(
        t,
        "14.6",
        BattleEvent::Attacks {
            round,
            side,
            card,
            kind,
        },
    );
    Ok(())
}

/// What Hannibal's Probe may stand for.
const HANNIBALS_PROBE: [BattleCard; 4] = [
    BattleCard::Probe,
    BattleCard::FlankLeft,
    BattleCard::FlankRight,
    BattleCard::DoubleEnvelopment,
];

fn named_type(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    kinds: &[BattleCard],
    section: &'static str,
) -> Flow<BattleCard> {
    let answer = ask(t, side, BattleAsk::AttackAs(card), section, |s, o| {
        kinds.iter().for_each(|kind| o.offer(as_type(*kind).choice()));
        why_not::nothing_else(s, o, side, law::NAME_THE_TYPE);
    })?;
    let kind = kinds.iter().find(|kind| as_type(**kind).choice() == answer);
    Ok(*kind.expect("only these types are offered"))
}

/// The type that an answer names for a Reserve, or for Hannibal's Probe (14.9, 24).
pub(crate) fn type_named(choice: Choice) -> Option<BattleCard> {
    let names = |kind: &BattleCard| *kind != BattleCard::Reserve && as_type(*kind).choice() == choice;
    BattleCard::ALL.into_iter().find(names)
}

const fn as_type(kind: BattleCard) -> Named {
    match kind {
        BattleCard::FrontalAssault => Named::AsFrontalAssault,
        BattleCard::FlankLeft => Named::AsFlankLeft,
        BattleCard::FlankRight => Named::AsFlankRight,
        BattleCard::Probe | BattleCard::Reserve => Named::AsProbe,
        BattleCard::DoubleEnvelopment => Named::AsDoubleEnvelopment,
    }
}

/// Whether Hannibal commands and has not yet used his Probe (24).
fn hannibal_leads(s: &State, side: Side) -> bool {
    let battle = of(s);
    side == Side::Carthage && battle.commanders.carthage == Some(who::HANNIBAL) && !battle.probed
}

fn hannibals_probe(t: &mut Board<'_>) {
    battle_mut(t).probed = true;
    emit(t, "24", BattleEvent::Ability(who::HANNIBAL));
}

/// The defender matches the attack, or does not (14.7).
fn matches(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    loop {
        let attack = battle(t).attack.expect("the attacker has played");
        let cavalry = side == Side::Carthage && attack.kind == BattleCard::DoubleEnvelopment;
        let could = cavalry && counter_events::could_hold(&t.state, side, MAHARBAL)
            || events::might_win_a_deserter(&t.state, side);
        if battle(t).hands[side].is_empty() && !could {
            return Ok(false);
        }
        let answer = ask_in_secret(t, side, BattleAsk::Match(attack.kind), "14.7", |s, o| {
            let hand = of(s).hands[side];
            let mut offer = |kind: BattleCard| {
                hand.and(kind.cards())
                    .iter()
                    .for_each(|card| o.offer(Choice::Card(card)));
            };
            offer(attack.kind);
            offer(BattleCard::Reserve);
            let probes = attack.kind != BattleCard::Probe && HANNIBALS_PROBE.contains(&attack.kind);
            if probes && hannibal_leads(s, side) {
                offer(BattleCard::Probe);
            }
            strategy_cards(s, o, side, cavalry);
            o.offer(Choice::Pass);
            not_those(s, o, side);
        })?;
        match answer {
            Choice::Card(ALLY_DESERTS) => {
                counter_events::played(t, side, Window::BattleRound, ALLY_DESERTS);
                events::deserter(t, side)?;
            }
            Choice::Card(card) => {
                lay(t, side, card);
                battle_mut(t).matched = Some(card);
                emit(t, "14.7", BattleEvent::Matches { side, card });
                let probe = is_battle_card(card) && BattleCard::of(card) == BattleCard::Probe;
                if probe && attack.kind != BattleCard::Probe {
                    hannibals_probe(t);
                }
                return Ok(true);
            }
            _ => return Ok(false),
        }
    }
}
