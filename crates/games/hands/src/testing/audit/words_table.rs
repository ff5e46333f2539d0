//! Reading lines that begin with no side: of the map, of dice and of the Campaign.

use super::deed::{Crew, Deed, End};
use super::names::{card_first, cards_first, place_first};
use super::words::{faces, marker};
use engine::CardId;
use testkit::audit::read::{Line, SIDES, between, leading};

/// What such a line tells.
pub(super) fn says(line: &Line<'_>) -> Option<Deed> {
    let text = line.text;
    if text.starts_with("Agreed: ") {
        return Some(Deed::Agreed);
    }
    match line.section {
        "3" => Some(Deed::Other),
        "2" => {
            let card = text.strip_prefix("The card of ")?;
            let (at, rest) = place_first(card)?;
            let whence = rest.strip_prefix(" comes from ")?;
            let battle = whence.starts_with("a battle");
            Some(Deed::CardTaken { at, battle })
        }
        "4.5" => Some(Deed::SyracuseFalls { side: last_side(text)? }),
        "5.2" | "5.2.2" => fights(text),
        "5.2.3" | "5.2.4" | "5.6.2" | "4.7" | "6F" | "7.3" => happens(text),
        "5.2.5" => at_sea(text),
        "5.3.4" => {
            let lost = text.strip_prefix("The pillage costs ")?;
            let side = SIDES.iter().position(|side| lost.starts_with(side))?;
            let vp = lost.strip_prefix(SIDES[side])?.trim_start();
            Some(Deed::Shamed { side, vp: leading(vp)? })
        }
        _ => counts(text),
    }
}

/// The side that a text ends with.
fn last_side(text: &str) -> Option<usize> {
    SIDES
        .iter()
        .position(|side| text.strip_suffix('.').is_some_and(|text| text.ends_with(side)))
}

/// The War Elephants of a battle.
fn fights(text: &str) -> Option<Deed> {
    let (at, rest) = place_first(text.strip_prefix("The War Elephants in ")?)?;
    let face = leading(rest.strip_prefix(" roll ")?)?;
    let moves = if let Some((_, wild)) = rest.split_once(" and run wild, ") {
        -(leading(wild)? as i32)
    } else {
        rest.split_once(" and move it ")
            .and_then(|(_, spaces)| leading(spaces))? as i32
    };
    let marker = marker(rest)?;
    Some(Deed::Elephants {
        at,
        face,
        moves,
        marker,
    })
}

/// What becomes of battles and locations, and what Events do to them.
fn happens(text: &str) -> Option<Deed> {
    let after = |words: &str| text.strip_prefix(words);
    let over = |at: &str, attacker: Option<usize>, end: End| {
        let (at, _) = place_first(at)?;
        Some(Deed::Over { attacker, at, end })
    };
    if let Some(at) = after("The defence of ") {
        let attacker = SIDES.iter().position(|side| text.contains(&format!(" {side} loses")));
        return over(at, attacker, End::Defender);
    }
    if let Some(at) = after("The battle of ").and_then(|at| at.strip_suffix(" ends in a draw.")) {
        return over(at, None, End::Draw);
    }
    if let Some(card) = after("Event: ") {
        return Some(Deed::EventDrawn {
            card: drawn(card.strip_suffix('.')?)?,
        });
    }
    if let Some(dice) = after("The dice show ") {
        return storm(dice);
    }
    if let Some(face) = after("The die shows ") {
        return event_die(face).or_else(|| storm(face));
    }
    if let Some(face) = after("The die of Peace shows ") {
        return peace(face);
    }
    if let Some(at) = after("A traitor in ") {
        let (at, rest) = place_first(at)?;
        let marker = marker(rest)?;
        return Some(Deed::Betrayed { at, marker });
    }
    if let Some(at) = after("A traitor opens the walls of ") {
        let (at, _) = place_first(at)?;
        return Some(Deed::WallsOpened { at });
    }
    if text == "The Fate Token is set aside." {
        return Some(Deed::FateToken { side: None });
    }
    if text.ends_with(" comes to nothing.") {
        return Some(Deed::Ignored);
    }
    if text.ends_with(" are shuffled.") {
        return Some(Deed::Other);
    }
    if let Some(leaves) = leader(text) {
        return Some(leaves);
    }
    if let Some(at) = after("The Fortification of ") {
        let (at, _) = place_first(at)?;
        return Some(Deed::WallsGone { at });
    }
    let (at, rest) = place_first(text)?;
    if rest == " is left unoccupied." {
        return Some(Deed::LeftEmpty { at });
    }
    let side = SIDES
        .iter()
        .position(|side| rest.contains(&format!("Town of {side}")) || rest.contains(&format!("{side}'s Town")))?;
    Some(if rest.starts_with(" rises: ") {
        Deed::TownGone { side, at }
    } else {
        Deed::BecomesTown { side, at }
    })
}

/// "Consul I of Rome leaves the battle of Lilybaeum for the Discard pile: the marker stands at 0."
fn leader(text: &str) -> Option<Deed> {
    let (card, rest) = card_first(text)?;
    let leaves = |side: &str| rest.strip_prefix(&format!(" of {side} leaves the "));
    let side = SIDES.iter().position(|side| leaves(side).is_some())?;
    let battle = match leaves(SIDES[side])?.strip_prefix("battle of ") {
        Some(field) => Some((place_first(field)?.0, marker(field)?)),
        None => None,
    };
    Some(Deed::LeaderLeaves { side, card, battle })
}

/// The Event of a title: the log does not say which of two alike.
fn drawn(title: &str) -> Option<CardId> {
    use crate::data::cards::{EVENTS, FIRST_EVENT};
    let at = EVENTS.iter().position(|row| row.title == title)?;
    Some(CardId((FIRST_EVENT + at) as u8))
}

/// "3, changed to 2: it falls to Rome."
fn event_die(text: &str) -> Option<Deed> {
    let face = leading(text)?;
    let shifted = between(text, "changed to ", ":").map_or(Some(face), leading)?;
    let side = last_side(text)?;
    Some(Deed::EventDie { face, shifted, side })
}

/// "2 and 5: Rome loses 1 Warship.", "2: Rome loses 1 Warship."
fn storm(text: &str) -> Option<Deed> {
    let (dice, rest) = text.split_once(": ")?;
    let side = SIDES.iter().position(|side| rest.starts_with(side))?;
    let (_, lost) = rest.split_once(" loses ")?;
    Some(Deed::WarshipsLost {
        side,
        lost: leading(lost)?,
        faces: faces(dice)?,
    })
}

/// "4, with 1 added by Diplomacy; with the turns it comes to 6."
fn peace(text: &str) -> Option<Deed> {
    let changed = i32::from(text.contains("1 added")) - i32::from(text.contains("1 taken off"));
    let (_, sum) = text.rsplit_once("comes to ")?;
    Some(Deed::PeaceDie {
        face: leading(text)?,
        changed,
        comes_to: leading(sum)?,
    })
}

/// 5.2.5: who goes aboard, and dice.
fn at_sea(text: &str) -> Option<Deed> {
    if let Some((card, rest)) = card_first(text) {
        if rest == " goes aboard for the Corvus." {
            return Some(Deed::InfantrySails { card });
        }
        let side = SIDES
            .iter()
            .position(|side| rest == format!(" of {side} goes aboard."))?;
        return Some(Deed::LeaderSails { side, card });
    }
    if let Some(rest) = text.strip_prefix("The Veteran Crews of ") {
        let side = SIDES.iter().position(|side| rest.starts_with(side))?;
        let from = rest.split_once(" roll a ").and_then(|(_, from)| leading(from))?;
        let to = rest.rsplit_once(": ").and_then(|(_, to)| leading(to))?;
        return Some(Deed::Rerolled { side, from, to });
    }
    let (who, rest) = text.split_once(" roll ").or_else(|| text.split_once(" rolls "))?;
    let side = SIDES.iter().position(|side| who.ends_with(&format!(" of {side}")))?;
    let of = if who.starts_with("The Warship") {
        Crew::Warships
    } else if who.starts_with("The Light Infantry") {
        Crew::Light
    } else if who.starts_with("The Heavy Infantry") {
        Crew::Heavy
    } else {
        Crew::Leader(card_first(who.strip_prefix("The men of ")?)?.0)
    };
    let (dice, hits) = rest.split_once(": ")?;
    Some(Deed::Dice {
        side,
        of,
        faces: faces(dice)?,
        hits: leading(hits)?,
    })
}

/// The Campaign, the turns, the strategy cards and the end.
fn counts(text: &str) -> Option<Deed> {
    if text == "The Campaign of this turn is carried out." {
        return Some(Deed::CampaignBegins);
    }
    if let Some(turn) = text.strip_prefix("Turn ") {
        return leading(turn).map(Deed::Turn);
    }
    if text.starts_with("The end is near: ") {
        return Some(Deed::EndIsNear);
    }
    if let Some(at) = text.strip_prefix("The Serpent of Africa bars ") {
        let (at, _) = place_first(at)?;
        return Some(Deed::Barred { at });
    }
    if let Some((cards, " leaves the row of strategy cards.")) = cards_first(text) {
        return Some(Deed::Cycled {
            side: None,
            cards,
            silver: 0,
        });
    }
    if let Some((card, " comes into the row of strategy cards.")) = card_first(text) {
        return Some(Deed::IntoRow { card });
    }
    Some(Deed::Other)
}
