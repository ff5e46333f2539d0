//! Lines of land battles, raids and bribes (5.2).

use super::names::{cards, linked, marker, one, several, strike, titled, token_name, with};
use crate::protocol::event::{BattleEnd, What};
use engine::scene::Show;
use engine::words::{Told, die, tells};
use engine::{Side, SpaceId};

/// The line of what happens in a fight on land (5.2).
pub(super) fn tell(what: &What) -> Told {
    match what {
        What::Attacked { .. }
        | What::Reinforced { .. }
        | What::Elephants { .. }
        | What::CombinedArms { .. }
        | What::BattleRound { .. } => fights(what),
        What::BattleOver { attacker, at, end } => {
            let side = (*end != BattleEnd::Draw).then_some(*attacker);
            tells(side, over(*attacker, *at, *end)).at(&[*at])
        }
        What::Raids { .. }
        | What::Blocked { .. }
        | What::Bribes { .. }
        | What::HandShown { .. }
        | What::NobodyToBribe(_) => strikes(what),
        What::Prestige { side, now } => tells(*side, format!("{} gains 1 Prestige and has {now}.", side.name())),
        What::Lost { side, card } => tells(*side, format!("{} loses {}.", side.name(), titled(*card))),
        What::Disbanded { side, cards: all } => tells(
            *side,
            format!(
                "{} takes {} from the battle into its Discard pile.",
                side.name(),
                cards(*all)
            ),
        ),
        _ => tokens(what),
    }
}

/// 5.2.1, 5.2.2: a battle begins and goes on.
fn fights(what: &What) -> Told {
    match what {
        What::Attacked {
            side,
            at,
            from,
            with: paid,
            start,
        } => tells(
            *side,
            format!(
                "{} attacks {} from {}{}: the marker starts {}.",
                side.name(),
                linked(*at),
                linked(*from),
                with(*paid),
                marker(-*start)
            ),
        )
        .at(&[*at]),
        What::Reinforced {
            side,
            at,
            card,
            marker: now,
        } => tells(
            *side,
            format!(
                "{} sends {} to {}: the marker stands {}.",
                side.name(),
                one(*card),
                linked(*at),
                marker(*now)
            ),
        )
        .at(&[*at]),
        What::Elephants {
            side,
            at,
            face,
            moves,
            marker: now,
        } => tells(
            *side,
            format!(
                "The War Elephants in {} roll {face}{}: the marker stands {}.",
                linked(*at),
                charge(*moves),
                marker(*now)
            ),
        )
        .at(&[*at])
        .shows(Show::Dice(vec![die(*side, "War Elephants", *face)])),
        What::CombinedArms { side, at, marker: now } => tells(
            *side,
            format!(
                "{} has Combined Arms in {}: the marker stands {}.",
                side.name(),
                linked(*at),
                marker(*now)
            ),
        )
        .at(&[*at]),
        What::BattleRound {
            side,
            at,
            round,
            marker: now,
        } => tells(
            *side,
            format!(
                "{}'s attack on {} goes into round {round}: the marker stands {}.",
                side.name(),
                linked(*at),
                marker(*now)
            ),
        )
        .at(&[*at]),
        _ => tells(None, ""),
    }
}

/// What the die of War Elephants does.
fn charge(moves: i8) -> String {
    let count = several(moves.unsigned_abs(), "space");
    if moves < 0 {
        format!(" and run wild, {count} against their side")
    } else {
        format!(" and move it {count}")
    }
}

/// 5.2.3, 5.6.2: how a battle has ended.
fn over(attacker: Side, at: SpaceId, end: BattleEnd) -> String {
    let (who, field) = (attacker.name(), linked(at));
    match end {
        BattleEnd::Attacker => format!("{who} wins the battle of {field}."),
        BattleEnd::Defender => format!("The defence of {field} holds: {who} loses the battle."),
        BattleEnd::Draw => format!("The battle of {field} ends in a draw."),
        BattleEnd::Withdrawn => format!("{who} withdraws from the siege of {field}."),
    }
}

/// 5.2.3, 5.2.4, 4.5: tokens that leave the map.
fn tokens(what: &What) -> Told {
    match what {
        What::TokenCaptured { side, at, token } => tells(
            *side,
            format!(
                "{} captures the {} of {}.",
                side.name(),
                token_name(*token),
                linked(*at)
            ),
        )
        .at(&[*at]),
        What::SyracuseFalls(side) => {
            tells(*side, format!("Free Syracuse falls to {}.", side.name())).at(&[crate::data::locations::at::SYRACUSE])
        }
        What::BecomesTown { side, at } => {
            tells(*side, format!("{} is a Town of {} now.", linked(*at), side.name())).at(&[*at])
        }
        What::WallsGone { at } => tells(
            None,
            format!("The Fortification of {} goes back to the stock.", linked(*at)),
        )
        .at(&[*at]),
        What::LeftEmpty(at) => tells(None, format!("{} is left unoccupied.", linked(*at))).at(&[*at]),
        _ => tells(None, ""),
    }
}

/// 5.2.4, 5.2.6: raids, bribes, and what blocks them.
fn strikes(what: &What) -> Told {
    match what {
        What::Raids {
            side,
            at,
            with: paid,
            supplied,
        } => tells(*side, strike(*side, "raids", *at, *paid, *supplied)).at(&[*at]),
        What::Blocked { side, card } => tells(*side, format!("{} blocks it with {}.", side.name(), one(*card))),
        What::Bribes { side, with: paid } => tells(
            *side,
            format!(
                "{} tries to bribe a mercenary of {}{} for 1 Silver.",
                side.name(),
                side.enemy().name(),
                with(*paid)
            ),
        ),
        What::HandShown { side, cards: all } if all.is_empty() => {
            tells(*side, format!("{} shows that its hand is empty.", side.name()))
        }
        What::HandShown { side, cards: all } => {
            tells(*side, format!("{} shows its hand: {}.", side.name(), cards(*all)))
        }
        What::NobodyToBribe(side) => tells(*side, format!("{} has no card that can be bribed.", side.name())),
        _ => tells(None, ""),
    }
}
