//! Which die is worth rolling again: a Battle Die (13.3.D), the Siege Die (17.1 #3).

use crate::State;
use crate::data::dice::{self, Die};
use crate::data::generals::who;
use crate::data::tracks::{NAVAL_COLUMN_SIZES, losses};
use crate::protocol::buttons::Named;
use crate::rules::battle::hits;
use crate::rules::siege;
use crate::state::{Battle, Charge, Dice};
use engine::{Choice, PerSide, Side};

/// Faces of every die.
const FACES: core::ops::RangeInclusive<u8> = 1..=6;

const DICE: [(Named, Side, bool); 4] = [
    (Named::RerollRomeLarge, Side::Rome, true),
    (Named::RerollRomeSmall, Side::Rome, false),
    (Named::RerollCarthageLarge, Side::Carthage, true),
    (Named::RerollCarthageSmall, Side::Carthage, false),
];

type Both = PerSide<Dice>;

/// The lowest die of a charge that gives the same rights as this one.
pub(super) fn same_rights(charge: Charge) -> u8 {
    let rights = |die| Side::BOTH.map(|side| Charge { die, ..charge }.rerolls(side));
    FACES
        .into_iter()
        .find(|die| rights(*die) == rights(charge.die))
        .unwrap_or(charge.die)
}

/// Whether more faces of the die of a charge let Carthage reroll than let Rome.
pub(super) fn charge_helps(s: &State) -> bool {
    let now = Charge::announced(s);
    let count = |side| {
        let gives = |die: &u8| Charge { die: *die, ..now }.rerolls(side);
        FACES.filter(gives).count()
    };
    count(Side::Carthage) > count(Side::Rome)
}

/// Whether the charge as it fell lets Carthage reroll and not Rome.
pub(super) fn charge_hurts(s: &State) -> bool {
    let charge = s.battle.as_ref().and_then(|b| b.charge);
    charge.is_some_and(|c| c.rerolls(Side::Carthage) && !c.rerolls(Side::Rome))
}

/// The index of the reroll with which a side wins most often, of passing if none helps.
pub(super) fn best(s: &State, by: Side, legal: &[Choice]) -> usize {
    let Some(battle) = &s.battle else { return 0 };
    let pass = legal.iter().position(|c| *c == Choice::Pass).unwrap_or(0);
    let mut best = (pass, 6 * worth(s, battle, by, battle.dice));
    for (at, choice) in legal.iter().enumerate() {
        let Some((_, side, large)) = DICE.iter().find(|(named, ..)| named.choice() == *choice) else {
            continue;
        };
        let worth = over_faces(battle.dice, *side, *large, |dice| worth(s, battle, by, dice));
        if worth > best.1 {
            best = (at, worth);
        }
    }
    best.0
}

/// In how many cases of six a side wins with these dice. After Rome Carthage may still roll one again: any by the charge, one of its
/// own if Barca commands.
fn worth(s: &State, battle: &Battle, by: Side, dice: Both) -> u32 {
    let wins = |dice, side| u32::from(winner(battle, dice) == side);
    let charge = battle.charge.is_some_and(|charge| charge.rerolls(Side::Carthage));
    let barca = s.is_able(battle.commanders.carthage, who::BARCA);
    if by == Side::Carthage || !charge && !barca {
        return 6 * wins(dice, by);
    }
    let reply = DICE
        .iter()
        .filter(|(_, side, large)| dice[*side].face(*large).is_some() && (charge || *side == Side::Carthage))
        .map(|(_, side, large)| over_faces(dice, *side, *large, |dice| wins(dice, Side::Carthage)))
        .fold(6 * wins(dice, Side::Carthage), u32::max);
    6 - reply
}

/// The sum over the faces of a die rolled again.
fn over_faces(dice: Both, side: Side, large: bool, worth: impl Fn(Both) -> u32) -> u32 {
    FACES
        .map(|face| {
            let mut dice = dice;
            dice[side].set(large, face);
            worth(dice)
        })
        .sum()
}

/// Who wins with these dice (13.4).
fn winner(battle: &Battle, dice: Both) -> Side {
    let suffered = hits(dice);
    let (attacker, defender) = (battle.attacker, battle.attacker.enemy());
    if suffered[attacker] < suffered[defender] {
        attacker
    } else {
        defender
    }
}

/// Whether the Siege Die brings more points on average, as far as they are needed, if it is rolled again.
pub(super) fn siege_again(s: &State) -> bool {
    let Some(attempt) = &s.attempt else { return false };
    let missing = siege::needed(s, attempt.at).saturating_sub(s.place(attempt.at).points);
    let die = if attempt.red { Die::SiegeRed } else { Die::SiegeWhite };
    let useful = |points: u8| usize::from(points.min(missing));
    let faces = dice::faces(die);
    let all: usize = faces.iter().map(|face| useful(face.siege)).sum();
    all > useful(attempt.points) * faces.len()
}

/// Whether a Battle Roll at sea brings more hits on average if it is rolled again (17.2, Hamilcar).
pub(super) fn battle_roll_again(s: &State) -> bool {
    let Some(roll) = s.naval.as_ref().and_then(|battle| battle.roll) else {
        return false;
    };
    let added = roll.result - roll.die as i8;
    let column = NAVAL_COLUMN_SIZES[usize::from(roll.column.clamp(1, 5)) - 1];
    let hits = |die: u8| losses(column, (die as i8 + added).max(0) as u8);
    let all: u8 = { FACES }.map(hits).sum();
    all > 6 * hits(roll.die)
}
