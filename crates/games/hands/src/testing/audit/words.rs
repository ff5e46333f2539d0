//! Reading a line of the log: which deed its words tell.

use super::deed::Deed;
use super::names::{card_first, cards_first, place_first, waters, with};
use super::words_fight::{bribes, common, earns, expands, fights, pillages, sails};
use super::words_table::says;
use engine::CardSet;
use testkit::audit::read::{Line, SIDES, leading, subject};

impl Deed {
    /// What a line tells; an error where its words cannot be read.
    pub(super) fn of(line: &Line<'_>) -> Result<Deed, String> {
        read(line).ok_or_else(|| format!("the line cannot be read: {}", line.text))
    }
}

fn read(line: &Line<'_>) -> Option<Deed> {
    // "Rome is a Town of Rome now.": the location, not the side.
    let place = |rest: &str| rest.starts_with("is a Town") || rest.starts_with("is left");
    if let Some((side, rest)) = subject(line.text).filter(|(_, rest)| !place(rest)) {
        return match line.section {
            "4.1" => counts(side, rest),
            "4.7" => struck(side, rest),
            _ => does(line.section, side, rest),
        };
    }
    if let Some((side, rest)) = owner(line.text) {
        return owns(side, rest);
    }
    says(line)
}

/// The side whose name a text begins with as an owner: "Rome's Fleet sails".
fn owner(text: &str) -> Option<(usize, &str)> {
    let of = |at: usize| Some((at, text.strip_prefix(SIDES[at])?.strip_prefix("'s ")?));
    of(0).or_else(|| of(1))
}

/// What is said of something that a side owns.
fn owns(side: usize, rest: &str) -> Option<Deed> {
    if rest.starts_with("round begins: ") {
        Some(Deed::Round { side })
    } else if let Some(to) = rest.strip_prefix("Fleet sails to ") {
        let to = waters(to)?;
        Some(Deed::Sailed { side, to })
    } else if let Some(attack) = rest.strip_prefix("attack on ") {
        let (at, rest) = place_first(attack)?;
        let round = leading(rest.strip_prefix(" goes into round ")?)?;
        Some(Deed::Goes {
            side,
            at,
            round,
            marker: marker(rest)?,
        })
    } else {
        Some(Deed::Other)
    }
}

/// Where a marker stands at the end of a text: above 0 for the attacker.
pub(super) fn marker(text: &str) -> Option<i32> {
    let (_, at) = text.rsplit_once(" at ")?;
    let number = leading(at)? as i32;
    Some(if at.ends_with("for the defender.") {
        -number
    } else {
        number
    })
}

/// Dice in words: "2, 5 and 6".
pub(super) fn faces(text: &str) -> Option<Vec<u32>> {
    let all = text.split(", ").flat_map(|part| part.split(" and "));
    all.map(|face| face.parse().ok()).collect()
}

/// An amount after " for ", 0 where nothing is paid.
pub(super) fn price(text: &str) -> Option<u32> {
    text.strip_prefix(" for ").map_or(Some(0), leading)
}

/// What a side does in its round, by the section.
fn does(section: &str, side: usize, rest: &str) -> Option<Deed> {
    let after = |words: &str| rest.strip_prefix(words);
    Some(match section {
        "5.1.1" | "5.1.2" | "5.1.3" => return expands(side, rest),
        "5.2.1" => {
            let (at, rest) = place_first(after("attacks ")?)?;
            let (from, rest) = place_first(rest.strip_prefix(" from ")?)?;
            let (with, rest) = with(rest)?;
            Deed::Attacked {
                side,
                at,
                from,
                with,
                marker: marker(rest)?,
            }
        }
        "5.2.2" => match after("sends ") {
            Some(sent) => {
                let (card, rest) = card_first(sent)?;
                let (at, rest) = place_first(rest.strip_prefix(" to ")?)?;
                Deed::Reinforced {
                    side,
                    at,
                    card,
                    marker: marker(rest)?,
                }
            }
            None => {
                let (at, rest) = place_first(after("has Combined Arms in ")?)?;
                Deed::Combined {
                    side,
                    at,
                    marker: marker(rest)?,
                }
            }
        },
        "5.2.3" | "5.2.4" | "5.6.2" => return fights(side, rest),
        "5.2.5" => return sails(side, rest),
        "5.2.6" => return bribes(side, rest),
        "5.3.1" | "5.3.2" | "5.3.3" => return earns(side, rest),
        "5.3.4" => return pillages(side, rest),
        "5.6.3" => {
            let rest = after("builds a Warship for ")?;
            let (_, paid) = rest.split_once(" Silver")?;
            let (with, _) = with(paid)?;
            Deed::Built {
                side,
                silver: leading(rest)?,
                with,
            }
        }
        "5.6.4" => Deed::Passed { side },
        "4.3" => Deed::FleetLost { side },
        "6F" => Deed::FateToken { side: Some(side) },
        "6.2" => Deed::FinalScore { side },
        "7.1" => return maintains(side, rest),
        "7.2" => return plays(side, rest),
        _ => return manages(side, rest),
    })
}

/// 4, 5.4, 5.5: cards and strategy cards.
fn manages(side: usize, rest: &str) -> Option<Deed> {
    let after = |words: &str| rest.strip_prefix(words);
    Some(if let Some(card) = after("drafts ") {
        let (card, rest) = card_first(card)?;
        let with = match rest.split_once(" and the Colonist of ") {
            Some((_, paid)) => cards_first(paid)?.0,
            None => CardSet::EMPTY,
        };
        let levy = rest.ends_with("on top of the Draw deck.");
        Deed::Drafted {
            side,
            card,
            silver: price(rest)?,
            levy,
            with,
        }
    } else if let Some(card) = after("discards its ") {
        Deed::Dropped {
            side,
            card: card_first(card)?.0,
        }
    } else if let Some(cards) = after("discards ") {
        let (cards, rest) = cards_first(cards)?;
        Deed::Discarded {
            side,
            cards,
            silver: price(rest)?,
        }
    } else if let Some(silver) = after("takes its Reserve into its hand for ") {
        let (_, cards) = silver.split_once(": ")?;
        Deed::Retrieved {
            side,
            cards: cards_first(cards)?.0,
            silver: leading(silver)?,
        }
    } else if let Some(card) = after("buys ") {
        let (card, rest) = card_first(card)?;
        Deed::Bought {
            side,
            card,
            silver: price(rest)?,
        }
    } else if let Some(cards) = after("cycles ") {
        let (cards, rest) = cards_first(cards)?;
        Deed::Cycled {
            side: Some(side),
            cards,
            silver: price(rest)?,
        }
    } else if rest.starts_with("returns ") {
        return common(side, rest);
    } else {
        Deed::Other
    })
}

fn maintains(side: usize, rest: &str) -> Option<Deed> {
    if let Some(silver) = rest.strip_prefix("pays ") {
        let (_, card) = silver.split_once(" to keep ")?;
        Some(Deed::Maintained {
            side,
            card: card_first(card)?.0,
            silver: leading(silver)?,
            next: leading(card.split_once("the next Campaign takes ")?.1)?,
        })
    } else {
        let (card, _) = card_first(rest.strip_prefix("cannot pay for ")?)?;
        Some(Deed::Flipped { side, card })
    }
}

/// 7.2
fn plays(side: usize, rest: &str) -> Option<Deed> {
    let after = |words: &str| rest.strip_prefix(words);
    Some(if let Some(price) = after("plays its Deus Ex Machina card for ") {
        let (_, card) = price.split_once(": ")?;
        Deed::DeusPlayed {
            side,
            card: card_first(card)?.0,
            price: leading(price)?,
        }
    } else if let Some(ships) = after("is given ") {
        Deed::ShipsGiven {
            side,
            ships: leading(ships)?,
        }
    } else if let Some(vp) = after("scores ") {
        Deed::PointsGained { side, vp: leading(vp)? }
    } else if rest.ends_with(" from its Discard pile into its hand.") {
        Deed::Other
    } else if let Some(silver) = after("takes ") {
        Deed::SilverGained {
            side,
            silver: leading(silver)?,
        }
    } else {
        return common(side, rest);
    })
}

/// 4.1: income and VP of both sides, and Campaign itself.
fn counts(side: usize, rest: &str) -> Option<Deed> {
    if side != 0 {
        return Some(Deed::Other);
    }
    let counts = |rest: &str| {
        let (_, other) = rest.rsplit_once(", Carthage ")?;
        Some([leading(rest)?, leading(other)?])
    };
    match rest.strip_prefix("takes ") {
        Some(silver) => counts(silver).map(Deed::Income),
        None => counts(rest.strip_prefix("scores ")?).map(Deed::Points),
    }
}

/// 4.7: what an Event does to a side.
fn struck(side: usize, rest: &str) -> Option<Deed> {
    let after = |words: &str| rest.strip_prefix(words);
    Some(if let Some(lost) = after("loses ") {
        let count = leading(lost)?;
        if lost.contains(" Silver") {
            Deed::SilverLost { side, silver: count }
        } else {
            Deed::WarshipsLost {
                side,
                lost: count,
                faces: Vec::new(),
            }
        }
    } else if let Some(silver) = after("takes ") {
        Deed::SilverGained {
            side,
            silver: leading(silver)?,
        }
    } else if let Some(vp) = after("scores ") {
        Deed::PointsGained { side, vp: leading(vp)? }
    } else if let Some(silver) = after("pays ") {
        let (_, card) = silver.split_once(" for ")?;
        Deed::Paid {
            side,
            card: card_first(card)?.0,
            silver: leading(silver)?,
        }
    } else if rest.starts_with("discards ") {
        Deed::Other
    } else {
        return common(side, rest);
    })
}
