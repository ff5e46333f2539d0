//! Lines of set-up and of a round: hand, expansion, Silver, cards (3, 4, 5.1, 5.3 to 5.5).

use super::names::{cards, linked, one, several, silver, titled, with};
use crate::protocol::event::{Pile, What};
use crate::state::Action;
use engine::words::{Told, tells};
use engine::{CardId, CardSet, Side, Viewer};

/// The line of what happens in a round (4, 5).
pub(super) fn tell(what: &What, by: Viewer) -> Told {
    match what {
        What::SetUp => tells(
            None,
            "The war begins: each side takes its locations, its Silver, its Fleet and a hand of 5 cards.",
        ),
        What::Agreed(said) => tells(None, format!("Agreed: {said}.")),
        What::RoundBegins { side, actions } => tells(
            *side,
            format!("{}'s round begins: {}.", side.name(), several(*actions, "action")),
        ),
        What::Drew { side, cards } => tells(*side, drew(*side, *cards, by.sees(*side))),
        What::Reshuffled(side) => tells(
            *side,
            format!("{}'s Discard pile goes back into the Draw deck.", side.name()),
        ),
        What::DrawsWith { side, card } => tells(*side, format!("{} plays {}.", side.name(), titled(*card))),
        What::Settled { .. } | What::CardTaken { .. } | What::Developed { .. } | What::Fortified { .. } => {
            expands(what)
        }
        What::Money { .. } | What::Passed(_) => earns(what),
        _ => manages(what),
    }
}

/// 4: a draw. Which cards they are, their owner alone reads.
fn drew(side: Side, drawn: CardSet, seen: bool) -> String {
    let count = several(drawn.len() as u8, "card");
    if seen {
        format!("{} draws {count}: {}.", side.name(), cards(drawn))
    } else {
        format!("{} draws {count}.", side.name())
    }
}

/// 5.1: what a side does to its locations.
fn expands(what: &What) -> Told {
    match what {
        What::Settled {
            side,
            at,
            from,
            with: paid,
        } => {
            let from = from.map_or_else(String::new, |from| format!(" from {}", linked(from)));
            let said = format!("{} settles {}{from}{}.", side.name(), linked(*at), with(*paid));
            tells(*side, said).at(&[*at])
        }
        What::CardTaken { side, at, whence } => tells(
            *side,
            format!(
                "The card of {} comes from {} to {}'s Discard pile{}.",
                linked(*at),
                pile(*whence, side.enemy()),
                side.name(),
                if *whence == Pile::Deck {
                    "; that deck is shuffled"
                } else {
                    ""
                }
            ),
        )
        .at(&[*at]),
        What::Developed { side, at, with: paid } => tells(
            *side,
            format!(
                "{} makes {} a City by playing {}.",
                side.name(),
                linked(*at),
                cards(*paid)
            ),
        )
        .at(&[*at]),
        What::Fortified { side, at, with: paid } => tells(
            *side,
            format!("{} fortifies {} for 3 Silver{}.", side.name(), linked(*at), with(*paid)),
        )
        .at(&[*at]),
        _ => tells(None, ""),
    }
}

/// Where the card of a captured location lay.
fn pile(whence: Pile, loser: Side) -> String {
    let whose = loser.name();
    match whence {
        Pile::Hand => format!("{whose}'s hand"),
        Pile::Deck => format!("{whose}'s Draw deck"),
        Pile::Discards => format!("{whose}'s Discard pile"),
        Pile::Reserve => format!("{whose}'s Reserve"),
        Pile::Empire => format!("{whose}'s Empire deck"),
        Pile::Battle => "a battle".into(),
        Pile::Neutral => "the neutral cards".into(),
    }
}

/// 5.3, 5.6.4: Silver from the bank.
fn earns(what: &What) -> Told {
    match what {
        What::Money {
            side,
            action,
            silver: coins,
            ship,
            with: paid,
        } => {
            let (who, sum) = (side.name(), silver(*coins));
            let said = match action {
                Action::Trader => {
                    let ship = ship.map_or_else(String::new, |ship| format!(" with the Ship of {}", titled(ship)));
                    format!("{who} trades {}{ship} for {sum}.", cards(*paid))
                }
                Action::Merchant => format!("{who} sells Wine{} for {sum}.", with(*paid)),
                _ => format!("{who} takes {sum}{}.", with(*paid)),
            };
            tells(*side, said)
        }
        What::Passed(side) => tells(*side, format!("{} passes and takes 1 Silver.", side.name())),
        _ => tells(None, ""),
    }
}

/// 5.4, 5.5: Empire cards and strategy cards.
fn manages(what: &What) -> Told {
    match what {
        What::Drafted {
            side,
            card,
            silver: price,
            levy,
            with: paid,
        } => {
            let on_top = if *levy {
                ", by Emergency Levy on top of the Draw deck"
            } else {
                ""
            };
            let said = format!(
                "{} drafts {}{}{}{on_top}.",
                side.name(),
                one(*card),
                paying(*price),
                manpower(*paid)
            );
            tells(*side, said)
        }
        What::Discarded {
            side,
            cards: all,
            silver: price,
        } => tells(
            *side,
            format!("{} discards {}{}.", side.name(), cards(*all), paying(*price)),
        ),
        What::Returned { side, card, to } => tells(*side, returned(*side, *card, *to)),
        What::Reserved { side, card } => tells(*side, format!("{} puts {} in its Reserve.", side.name(), one(*card))),
        What::Retrieved { side, cards: all } => tells(
            *side,
            format!(
                "{} takes its Reserve into its hand for {}: {}.",
                side.name(),
                silver(all.len()),
                cards(*all)
            ),
        ),
        _ => strategy(what),
    }
}

/// " for 3 Silver", or nothing where it costs nothing.
fn paying(price: u8) -> String {
    if price > 0 {
        format!(" for {}", silver(price))
    } else {
        String::new()
    }
}

/// 5.4.3: where a card goes. That of a location goes to the neutral cards if nobody controls it.
fn returned(side: Side, card: CardId, to: Pile) -> String {
    let whither = if to == Pile::Neutral {
        "the neutral cards"
    } else {
        "its Empire deck"
    };
    format!("{} returns {} to {whither}.", side.name(), one(card))
}

/// The Colonist that a draft costs beside its Silver.
fn manpower(paid: CardSet) -> String {
    if paid.is_empty() {
        String::new()
    } else {
        format!(" and the Colonist of {}", cards(paid))
    }
}

/// 5.5: strategy cards.
fn strategy(what: &What) -> Told {
    match what {
        What::Bought {
            side,
            card,
            silver: price,
        } => tells(
            *side,
            format!("{} buys {} for {}.", side.name(), titled(*card), silver(*price)),
        ),
        What::Dropped { side, card } => tells(*side, format!("{} discards its {}.", side.name(), titled(*card))),
        What::Cycled {
            side,
            cards: all,
            silver: price,
        } => {
            let names = cards(*all);
            match side {
                Some(side) => tells(*side, format!("{} cycles {names}{}.", side.name(), paying(*price))),
                None => {
                    let verb = if all.len() == 1 { "leaves" } else { "leave" };
                    tells(None, format!("{names} {verb} the row of strategy cards."))
                }
            }
        }
        What::IntoRow(card) => tells(None, format!("{} comes into the row of strategy cards.", titled(*card))),
        What::StrategiesReshuffled => tells(None, "The discarded strategy cards are shuffled."),
        _ => tells(None, ""),
    }
}
