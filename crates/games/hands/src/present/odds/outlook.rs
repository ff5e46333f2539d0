//! What a land battle looks like after a card (5.2.1 to 5.2.3): where the marker stands, where it must be, how many rounds are left, and
//! how likely it is that the other side can answer in its next round, counted over all hands that fit what lies open.

use super::ways::hands;
use crate::State;
use crate::board::payment::Means;
use crate::data::cards::{ELEPHANTS, LEADERS, empire};
use crate::data::locations::location;
use crate::data::tracks::{FIELD_ROUNDS, SIEGE_ROUNDS, TRACK, WON};
use crate::present::words::defender;
use crate::rules::actions::attack::can_join;
use crate::rules::battle;
use crate::state::Battle;
use engine::odds::{Chance, Odds, Part};
use engine::{CardId, CardSet, PerSide, Side, SpaceId};

/// Cards other than Leaders that a side adds in a round (4.2).
const ADDED: usize = 2;

/// The battle that an attack on a location would begin, in a copy of the table.
pub(crate) fn attacked(s: &State, attacker: Side, at: SpaceId) -> State {
    let mut then = s.clone();
    let start = battle::start(s, attacker, at);
    then.of_mut(attacker).battle = Some(Battle {
        at,
        siege: s.fortified.contains(at),
        round: 1,
        marker: -start,
        cards: PerSide::default(),
        combined: PerSide::default(),
        barred: false,
    });
    then
}

/// The outlook of a battle after a side has added a card to it.
pub(super) fn odds(s: &State, attacker: Side, side: Side, card: CardId) -> Option<Odds> {
    let fought = s.of(attacker).battle.as_ref()?;
    let at = fought.at;
    let markers = markers(s, attacker, side, card);
    let mut modifiers = vec![format!(
        "{} wins with {WON} or more for the attack, {} with 1 or more for the defence.",
        attacker.name(),
        defender(s, attacker, at),
    )];
    let rounds = if fought.siege { SIEGE_ROUNDS } else { FIELD_ROUNDS };
    modifiers.push(match rounds - fought.round {
        0 => "This is the last round of the attack.".to_owned(),
        1 => "1 round of the attack is left after this one.".to_owned(),
        left => format!("{left} rounds of the attack are left after this one."),
    });
    let after = Part {
        title: "Marker after it".to_owned(),
        outcomes: markers
            .iter()
            .map(|(marker, chance)| (standing(s, attacker, at, *marker), *chance))
            .collect(),
    };
    let good = (side == attacker).then(|| wins_next(s, attacker, &markers));
    let mut assumptions = vec![format!("{} adds nothing more in this round.", side.name())];
    if good.is_some() {
        let words = "The other side adds its two best cards and all its Leaders, without its Reserve and without Combined Arms.";
        assumptions.push(words.to_owned());
    }
    Some(Odds {
        about: format!("Battle of {}", location(at).name),
        good,
        goal: goal(attacker, &markers),
        forces: String::new(),
        parts: vec![after],
        modifiers,
        assumptions,
        further: None,
    })
}

/// What the number is the chance of. 5.2.3: with the marker on the side of the defence the battle ends before the next round of the attack.
fn goal(attacker: Side, markers: &[(i8, Chance)]) -> &'static str {
    if markers.iter().any(|(marker, _)| *marker >= 0) {
        return "that it is won next round, if you add nothing";
    }
    match attacker {
        Side::Rome => "to win: unless you add more, it ends, lost, when Carthage's round begins",
        Side::Carthage => "to win: unless you add more, it ends, lost, when Rome's round begins",
    }
}

/// Where the marker stands, for whom.
fn standing(s: &State, attacker: Side, at: SpaceId, marker: i8) -> String {
    match marker {
        0 => "0".to_owned(),
        1.. => format!("{marker} for {}", attacker.name()),
        _ => format!("{} for {}", -marker, defender(s, attacker, at)),
    }
}

/// Where the marker can stand after a card, by the die if it has one.
fn markers(s: &State, attacker: Side, side: Side, card: CardId) -> Vec<(i8, Chance)> {
    let fought = s.fought(attacker);
    let moved = |spaces: i8| {
        let spaces = if side == attacker { spaces } else { -spaces };
        (fought.marker + spaces).clamp(-TRACK, TRACK)
    };
    if !ELEPHANTS.contains(card) {
        return vec![(moved(battle::moves(s, attacker, side, card)), Chance::new(1, 1))];
    }
    let mut all: Vec<(i8, Chance)> = Vec::new();
    for face in 1..=6 {
        let marker = moved(battle::driven(s, attacker, side, card, face));
        match all.iter_mut().find(|(there, _)| *there == marker) {
            Some((_, chance)) => *chance = chance.or(Chance::new(1, 6)),
            None => all.push((marker, Chance::new(1, 6))),
        }
    }
    all
}

/// The chance that the attack wins at the start of its next round, if the defence answers as well as it can.
fn wins_next(s: &State, attacker: Side, markers: &[(i8, Chance)]) -> Chance {
    let none = Chance::new(0, 1);
    markers
        .iter()
        .filter(|(marker, _)| *marker >= WON)
        .fold(none, |all, (marker, chance)| {
            let unanswered = cannot_bring(s, attacker, (marker - WON + 1) as u32);
            let both = Chance::of_ways(
                u128::from(chance.of) * u128::from(unanswered.of),
                u128::from(chance.among) * u128::from(unanswered.among),
            );
            all.or(both)
        })
}

/// The chance that the defence cannot bring so many spaces in its next round.
fn cannot_bring(s: &State, attacker: Side, spaces: u32) -> Chance {
    let side = attacker.enemy();
    let fought = s.fought(attacker);
    if can_join(s, &Means::of(s, side), attacker).is_err() {
        return Chance::new(1, 1);
    }
    let own = s.of(side);
    let hidden = own.hidden();
    let strength = |card: CardId| most(s, fought, attacker, side, card);
    let known: Vec<(u32, bool)> = own
        .certain()
        .iter()
        .map(|card| (strength(card), LEADERS.contains(card)))
        .collect();
    let kinds = kinds(hidden, strength);
    let counted = Counted {
        kinds: &kinds,
        wanted: spaces,
    };
    let fewer = counted.ways(0, own.unknown(), &mut known.clone());
    Chance::of_ways(fewer, hands(hidden.len(), own.unknown()).max(1))
}

/// The most that a card can bring: War Elephants by their best face.
fn most(s: &State, fought: &Battle, attacker: Side, side: Side, card: CardId) -> u32 {
    match empire(card).and_then(|row| row.elephants) {
        Some(_) => (1..=6)
            .map(|face| battle::driven(s, attacker, side, card, face))
            .max()
            .unwrap_or(0)
            .max(0) as u32,
        None => u32::from(battle::strength(s, fought, side, attacker, card).unwrap_or(0)),
    }
}

/// Cards of one strength: how strong, whether Leaders, how many.
type Kind = (u32, bool, u32);

fn kinds(cards: CardSet, strength: impl Fn(CardId) -> u32) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for card in cards.iter() {
        let (strong, leads) = (strength(card), LEADERS.contains(card));
        match kinds
            .iter_mut()
            .find(|(other, leader, _)| (*other, *leader) == (strong, leads))
        {
            Some((.., count)) => *count += 1,
            None => kinds.push((strong, leads, 1)),
        }
    }
    kinds
}

/// Hands that bring less than is wanted are counted kind by kind.
struct Counted<'a> {
    kinds: &'a [Kind],
    wanted: u32,
}

impl Counted<'_> {
    /// Ways to hold so many more cards, of the kinds from `at` on, beside these.
    fn ways(&self, at: usize, held: u32, hand: &mut Vec<(u32, bool)>) -> u128 {
        let Some((strong, leads, count)) = self.kinds.get(at).copied() else {
            return u128::from(held == 0 && brings(hand) < self.wanted);
        };
        let before = hand.len();
        let mut ways = 0;
        for taken in 0..=count.min(held) {
            if taken > 0 {
                hand.push((strong, leads));
            }
            ways += hands(count, taken) * self.ways(at + 1, held - taken, hand);
        }
        hand.truncate(before);
        ways
    }
}

/// What a hand brings in a round: its two best cards, and all its Leaders.
fn brings(hand: &[(u32, bool)]) -> u32 {
    let mut others: Vec<u32> = hand
        .iter()
        .filter(|(_, leads)| !leads)
        .map(|(strong, _)| *strong)
        .collect();
    others.sort_unstable_by(|a, b| b.cmp(a));
    let leaders: u32 = hand.iter().filter(|(_, leads)| *leads).map(|(strong, _)| strong).sum();
    leaders + others.iter().take(ADDED).sum::<u32>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::{HEAVY, OF_ROME};
    use crate::data::locations::at;
    use crate::{Hands, Setup};
    use engine::Rules;

    /// Rome has attacked Panormus with three Legions; Carthage holds five of its cards.
    fn table() -> State {
        let mut s = Hands::start(Setup::default());
        let own = s.of_mut(Side::Carthage);
        let hand: Vec<CardId> = own.deck.cards().iter().take(5).collect();
        for card in hand {
            own.deck.take_out(card);
            own.hand.insert(card);
        }
        let mut s = attacked(&s, Side::Rome, at::PANORMUS);
        if let Some(fought) = &mut s.players.rome.battle {
            fought.marker = 3;
        }
        s
    }

    /// The count over all hands is that of drawing each of them.
    #[test]
    fn hands_are_counted_like_drawn_one_by_one() {
        let s = table();
        let own = s.of(Side::Carthage);
        let cards: Vec<CardId> = own.own().iter().collect();
        let fought = s.players.rome.battle.as_ref().expect("there is a battle");
        let strength = |card: CardId| {
            (
                most(&s, fought, Side::Rome, Side::Carthage, card),
                LEADERS.contains(card),
            )
        };
        let (mut all, mut fewer) = (0_u64, 0_u64);
        for bits in 0_u32..1 << cards.len() {
            if bits.count_ones() == own.hand.len() {
                let hand = cards.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
                let hand: Vec<(u32, bool)> = hand.map(|(_, card)| strength(*card)).collect();
                all += 1;
                fewer += u64::from(brings(&hand) < 2);
            }
        }
        assert_eq!(cannot_bring(&s, Side::Rome, 2), Chance::new(fewer, all));
    }

    #[test]
    fn a_legion_moves_the_marker_by_two() {
        let s = table();
        let legion = OF_ROME.and(HEAVY).nth(0).expect("Rome has Legions");
        assert_eq!(markers(&s, Side::Rome, Side::Rome, legion), [(5, Chance::new(1, 1))]);
    }
}
