//! How many Battle Cards a side has (14.1 to 14.4, 20.9), part by part.

use super::Seen;
use super::board::Marker;
use crate::data::provinces::{Province, Region};
use crate::data::spaces::SPACES;
use testkit::audit::read::{count, leading, number, same};

/// What a hand is made of, in the order in which the log names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hand {
    pub(super) rating: u32,
    pub(super) cus: u32,
    pub(super) allies: u32,
    pub(super) militia: u32,
    pub(super) tribe: u32,
    pub(super) interception: u32,
    /// One less for trying to avoid battle.
    pub(super) avoidance: u32,
    /// Fewer for the elephants, beyond the limit.
    pub(super) charge: u32,
}

/// Cards at most, before an elephant charge.
const MOST: u32 = 20;
/// Cards that Rome gets for allies in Italy at most.
const ITALIAN: u32 = 2;

impl Hand {
    /// Cards dealt.
    pub(super) fn cards(self) -> u32 {
        let all = self.rating + self.cus + self.allies + self.militia + self.tribe + self.interception;
        all.saturating_sub(self.avoidance).min(MOST).saturating_sub(self.charge)
    }

    /// "gets 12 Battle Cards: 3 for the general, 8 for CUs and 1 for allies."
    pub(super) fn read(text: &str) -> Result<Hand, String> {
        let part = |what: &str| -> u32 {
            let parts = text.split([':', ',']).flat_map(|part| part.split(" and "));
            let mut of = parts.filter(|part| part.trim_end_matches('.').trim_end().ends_with(what));
            of.next().and_then(|part| leading(part.trim())).unwrap_or(0)
        };
        let hand = Hand {
            rating: part("for the general"),
            cus: part("for CUs"),
            allies: part("for allies"),
            militia: part("for the militia"),
            tribe: part("for the Tribe"),
            interception: part("for the interception"),
            avoidance: part("less for trying to avoid battle"),
            charge: part("less for the elephants"),
        };
        let told = if text.contains("gets no Battle Card") {
            return Ok(hand);
        } else {
            number("cards", text.strip_prefix("gets ").and_then(leading))?
        };
        same("cards in all", told, hand.cards())?;
        same("a Battle Card", count(text, "Battle Card") > 0, true)?;
        Ok(hand)
    }
}

/// Cards for allies of a side in a battle at a place, when these stay away: those of Spain, those of both Numidias (14.2, 14.3).
pub(super) fn allies(seen: &Seen, at: usize, side: usize, away: [bool; 2]) -> u32 {
    let there = SPACES[at].province;
    let sicilian = |p: Province| matches!(p, Province::Sicilia | Province::Syracuse);
    let helps = |p: Province| match p.region() {
        Region::Italia | Region::Hispania | Region::Africa => p.region() == there.region(),
        Region::Islands | Region::Gallia => p == there || sicilian(p) && sicilian(there),
    };
    let absent = |p: Province| match p {
        Province::WesternNumidia | Province::EasternNumidia => away[1],
        _ => away[0] && p.region() == Region::Hispania,
    };
    let friends = Province::ALL
        .into_iter()
        .filter(|p| helps(*p) && !absent(*p) && seen.board.holds(side, *p));
    let sum = friends.map(|p| u32::from(p.allies())).sum();
    if side == 0 && there.region() == Region::Italia {
        ITALIAN.min(sum)
    } else {
        sum
    }
}

/// Cards of the militia: for Rome in Latium.
pub(super) fn militia(at: usize, side: usize) -> u32 {
    if side == 0 && SPACES[at].province == Province::Latium {
        2
    } else {
        0
    }
}

/// One card for a friendly Tribe in the space.
pub(super) fn tribe(seen: &Seen, at: usize, side: usize) -> u32 {
    u32::from(seen.board.marker(at) == Marker::Tribe(Some(side)))
}
