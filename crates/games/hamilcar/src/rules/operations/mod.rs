//! Using a card (5.2.C): its Event, one of the Operations (5.2.C2), or nothing.

pub(crate) mod activate;
mod pcs;
mod ships;
mod split;
mod trains;
mod troops;

pub(crate) use pcs::{offer_spaces, pc_law, place_one_pc};
pub(crate) use ships::{refit, refit_law};
pub(crate) use trains::{TrainWith, place_train, train_law};

use crate::board::why_not;
use crate::data::cards::card;
use crate::protocol::refusals::turn as refusals;
use crate::rules::cards;
use crate::{Board, Named, TurnAsk, TurnEvent, ask, emit};
use engine::{CardId, Flow, Side};

/// When a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Played {
    /// As the card of one's turn (5.2.C).
    InTurn,
    /// A Campaign, to go first (5.2.B).
    ToGoFirst,
}

/// Asks what a card is used for, and does it.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn use_card(t: &mut Board<'_>, side: Side, id: CardId, played: Played) -> Flow<()> {
    let ops = card(id).ops;
    let answer = ask(t, side, TurnAsk::UseCard(id), "5.2.C", |s, o| {
        o.weigh(Named::Activate.choice(), || activate::any_law(s, side, ops));
        o.weigh(Named::PlacePcs.choice(), || pc_law(s, side));
        o.weigh(Named::RaiseTroops.choice(), || troops::law(s, side, id));
        o.weigh(Named::BuildShips.choice(), || ships::build_law(s, side, id));
        o.offer(Named::SplitOps.choice());
        o.weigh(Named::Event.choice(), || cards::law(s, side, id));
        o.weigh(Named::Discard.choice(), || match played {
            Played::InTurn => Ok(()),
            Played::ToGoFirst => Err(refusals::CAMPAIGN_IS_USED),
        });
        why_not::spaces(o, |_| refusals::CHOOSE_FIRST);
        why_not::own_generals(o, side, |unit| {
            activate::law(s, side, unit, ops)
                .err()
                .unwrap_or(refusals::CHOOSE_FIRST)
        });
        why_not::cards(o, refusals::NOT_A_CARD);
    })?;
    let how = Named::from_choice(answer).expect("named uses are offered");
    let section = match how {
        Named::Activate => "5.2.C2.1",
        Named::PlacePcs => "5.2.C2.2",
        Named::RaiseTroops => "5.2.C2.3",
        Named::BuildShips => "5.2.C2.4",
        Named::SplitOps => "5.2.C2.5",
        Named::Event => "5.2.C1",
        _ => "5.2.C5",
    };
    emit(t, section, TurnEvent::Played { side, card: id, how });
    t.within(|t| match how {
        Named::Activate => activate::activate(t, side, id),
        Named::PlacePcs => pcs::place_pcs(t, side, ops),
        Named::RaiseTroops => troops::raise(t, side),
        Named::BuildShips => {
            ships::build(t, side, id);
            Ok(())
        }
        Named::SplitOps => split::split(t, side, ops),
        Named::Event => cards::play(t, side, id),
        _ => Ok(()),
    })
}
