//! Reading lines of expansion and of fights (5.1, 5.2, 5.3.4).

use super::deed::{Deed, End, Token, Trade};
use super::names::{card_first, cards_first, place_first, waters, with};
use super::words::price;
use testkit::audit::read::{SIDES, between, leading};

pub(super) fn expands(side: usize, rest: &str) -> Option<Deed> {
    if let Some(at) = rest.strip_prefix("settles ") {
        let (at, rest) = place_first(at)?;
        let (from, rest) = match rest.strip_prefix(" from ") {
            Some(from) => place_first(from).map(|(from, rest)| (Some(from), rest))?,
            None => (None, rest),
        };
        let (with, _) = with(rest)?;
        Some(Deed::Settled { side, at, from, with })
    } else if let Some(at) = rest.strip_prefix("makes ") {
        let (at, rest) = place_first(at)?;
        let (with, _) = cards_first(rest.strip_prefix(" a City by playing ")?)?;
        Some(Deed::Developed { side, at, with })
    } else {
        let (at, rest) = place_first(rest.strip_prefix("fortifies ")?)?;
        let (with, _) = with(rest.strip_prefix(" for 3 Silver")?)?;
        Some(Deed::Fortified { side, at, with })
    }
}

/// Battles that end, and raids.
pub(super) fn fights(side: usize, rest: &str) -> Option<Deed> {
    let after = |words: &str| rest.strip_prefix(words);
    let over = |at: &str, end: End| {
        let (at, _) = place_first(at)?;
        Some(Deed::Over {
            attacker: Some(side),
            at,
            end,
        })
    };
    if let Some(at) = after("wins the battle of ") {
        return over(at, End::Attacker);
    }
    if let Some(at) = after("withdraws from the siege of ") {
        return over(at, End::Withdrawn);
    }
    if rest.starts_with("settles ") {
        return expands(side, rest);
    }
    if let Some(now) = rest.strip_prefix("gains 1 Prestige and has ") {
        return Some(Deed::Prestige {
            side,
            now: leading(now)?,
        });
    }
    Some(if let Some(card) = after("loses ") {
        let (card, _) = card_first(card)?;
        Deed::Lost { side, card }
    } else if let Some(cards) = after("takes ") {
        let (cards, _) = cards_first(cards)?;
        Deed::Disbanded { side, cards }
    } else if let Some(token) = after("captures the ") {
        let (token, at) = token.split_once(" of ")?;
        let token = match token {
            "Town" => Token::Town,
            "City" => Token::City,
            _ => Token::Capital,
        };
        Deed::Captured {
            side,
            at: place_first(at)?.0,
            token,
        }
    } else if let Some(at) = after("raids ") {
        let (at, rest) = place_first(at)?;
        let (with, rest) = with(rest)?;
        Deed::Raids {
            side,
            at,
            with,
            supplied: supplied(rest),
        }
    } else {
        return common(side, rest);
    })
}

/// 5.2.4, 5.3.4: whether a line does not say that the location is out of supply.
fn supplied(rest: &str) -> bool {
    rest != ": out of supply, its own card cannot block."
}

/// What several sections tell in the same words: blocks and cards that go back.
pub(super) fn common(side: usize, rest: &str) -> Option<Deed> {
    if let Some(card) = rest.strip_prefix("blocks it with ") {
        let (card, _) = card_first(card)?;
        Some(Deed::Blocked { side, card })
    } else if let Some(card) = rest.strip_prefix("returns ") {
        let (card, _) = card_first(card)?;
        Some(Deed::Returned { side, card })
    } else {
        None
    }
}

/// 5.2.5
pub(super) fn sails(side: usize, rest: &str) -> Option<Deed> {
    if let Some(zone) = rest.strip_prefix("engages the enemy Fleet in ") {
        let zone_of = waters(zone)??;
        let (_, paid) = zone.split_once(" Sea Zone")?;
        let (with, _) = with(paid)?;
        Some(Deed::Engaged {
            side,
            zone: zone_of,
            with,
        })
    } else if rest.starts_with("captures a Warship") {
        Some(Deed::ShipCaptured { side })
    } else if rest.starts_with("loses ") && rest.contains(" the battle at sea") || rest.contains(": nobody wins") {
        let sunk = [
            rest.strip_prefix("loses ").and_then(leading)?,
            rest.split_once("Carthage ").and_then(|(_, rest)| leading(rest))?,
        ];
        let (_, end) = rest.split_once(": ")?;
        let winner = SIDES.iter().position(|side| end.starts_with(side));
        Some(Deed::NavalOver { sunk, winner })
    } else {
        fights(side, rest)
    }
}

pub(super) fn bribes(side: usize, rest: &str) -> Option<Deed> {
    if rest.starts_with("tries to bribe") {
        let (_, paid) = rest.split_once(" with ")?;
        let (with, _) = cards_first(paid)?;
        Some(Deed::Bribes { side, with })
    } else if rest.starts_with("shows ") || rest.starts_with("has no card") {
        Some(Deed::Other)
    } else {
        common(side, rest)
    }
}

/// 5.3.1 to 5.3.3
pub(super) fn earns(side: usize, rest: &str) -> Option<Deed> {
    if let Some(silver) = rest.strip_prefix("takes ") {
        let (_, paid) = silver.split_once(" Silver")?;
        let (with, _) = with(paid)?;
        return Some(Deed::Money {
            side,
            how: Trade::Coin,
            silver: leading(silver)?,
            ship: None,
            with,
        });
    }
    if let Some(traded) = rest.strip_prefix("trades ") {
        let (with, rest) = cards_first(traded)?;
        let (ship, rest) = card_first(rest.strip_prefix(" with the Ship of ")?)?;
        return Some(Deed::Money {
            side,
            how: Trade::Trader,
            silver: price(rest)?,
            ship: Some(ship),
            with,
        });
    }
    let (with, rest) = with(rest.strip_prefix("sells Wine")?)?;
    Some(Deed::Money {
        side,
        how: Trade::Merchant,
        silver: price(rest)?,
        ship: None,
        with,
    })
}

/// 5.3.4
pub(super) fn pillages(side: usize, rest: &str) -> Option<Deed> {
    if let Some(at) = rest.strip_prefix("tries to pillage ") {
        let (at, rest) = place_first(at)?;
        let (with, rest) = with(rest)?;
        return Some(Deed::Pillages {
            side,
            at,
            with,
            supplied: supplied(rest),
        });
    }
    let Some(at) = rest.strip_prefix("pillages ") else {
        return common(side, rest);
    };
    let (at, rest) = place_first(at)?;
    Some(Deed::Pillaged {
        side,
        at,
        taken: leading(rest.strip_prefix(": ")?)?,
        bank: between(rest, " and ", " Silver from the bank").map_or(Some(0), leading)?,
        marker: rest.rsplit_once(" at ").and_then(|(_, at)| leading(at))?,
    })
}
