//! Cards that are paid and taken, and answers to what the other side or chance does.

use super::reasons::*;
use super::{battles, worth};
use crate::board::payment::Means;
use crate::data::cards::{LEADERS, SIEGE_ENGINES, STRATEGY_SET, symbols};
use crate::data::locations::capital;
use crate::data::places;
use crate::protocol::prompt::{OwnAsk, TableAsk, WindowAsk};
use crate::rules::actions::{draft, strategy};
use crate::rules::ending;
use crate::state::Action;
use crate::{Named, State};
use ::ai::Advice;
use engine::{CardId, Choice, Side, SpaceId};

/// What a card is worth to a side that has it.
fn keep(s: &State, side: Side, id: CardId) -> i32 {
    worth::of_card(s.owned(side), id)
}

/// A question of the own round about cards.
pub(super) fn own(s: &State, side: Side, about: OwnAsk, advice: &mut Advice<'_>) {
    match about {
        OwnAsk::Battle(action) => which_battle(s, side, action, advice),
        OwnAsk::Card(Action::Reinforce | Action::Leader) => {
            let at = s.underway.and_then(|underway| underway.target);
            each_card(advice, |id| {
                at.map_or(0, |at| battles::reinforced(s, side, at, id)) - keep(s, side, id) / 4
            });
        }
        OwnAsk::Card(Action::Reserve) => each_card(advice, |id| {
            let troops = LEADERS.contains(id) || SIEGE_ENGINES.contains(id) || symbols(id).swords > 0;
            if troops {
                4 * i32::from(symbols(id).swords) + 2
            } else {
                -keep(s, side, id)
            }
        }),
        OwnAsk::Card(_) => each_card(advice, |id| -2 * keep(s, side, id)),
        OwnAsk::Take(action) => each_card(advice, |id| taken(s, side, action, id)),
        OwnAsk::More {
            action: Action::Discard,
            count,
        } => discarded(s, side, count, advice),
        OwnAsk::Levy(_) => {
            let fights = s.battles().next().is_some() && s.of(side).silver >= 10;
            advice.each(&FORCE, |choice| if (choice == Choice::Yes) == fights { 8 } else { 0 });
        }
        OwnAsk::HowMany => advice.each(&COST, |choice| match choice {
            Choice::Number(count) => -4 * i32::from(count),
            _ => 0,
        }),
        OwnAsk::Act { .. } | OwnAsk::Where(_) | OwnAsk::From(_) | OwnAsk::Pay { .. } | OwnAsk::More { .. } => {}
    }
}

/// Gives each card its points; other answers have none.
fn each_card(advice: &mut Advice<'_>, points: impl Fn(CardId) -> i32) {
    advice.each(&CARDS, |choice| match choice {
        Choice::Card(id) => points(id),
        _ => 0,
    });
}

/// Gives each card the points of being given up.
fn cheapest(s: &State, side: Side, advice: &mut Advice<'_>) {
    advice.each(&CHEAP, |choice| match choice {
        Choice::Card(id) => -2 * keep(s, side, id),
        _ => 0,
    });
}

fn taken(s: &State, side: Side, action: Action, id: CardId) -> i32 {
    let silver = s.of(side).silver;
    if action == Action::BuyStrategy || STRATEGY_SET.contains(id) {
        let place = s.row.iter().position(|other| *other == id).unwrap_or(0);
        return worth::bought(s, side, id) - worth::price(silver, strategy::price(s, place));
    }
    worth::drafted(s, side, id) - worth::price(silver, draft::price(s, side, id))
}

fn which_battle(s: &State, side: Side, action: Action, advice: &mut Advice<'_>) {
    let means = Means::of(s, side);
    let leads = action == Action::Leader;
    advice.each(&FORCE, |choice| {
        let Choice::Space(at) = choice else { return 0 };
        let cards = means.hand.iter().filter(|id| LEADERS.contains(*id) == leads);
        cards.map(|id| battles::reinforced(s, side, at, id)).max().unwrap_or(0)
    });
}

/// 5.4.2: dead weight goes, and what is of least use if nothing is dead.
fn discarded(s: &State, side: Side, count: u8, advice: &mut Advice<'_>) {
    let owned = s.owned(side);
    let rising = 4 * i32::from(count);
    advice.each(&DEAD, |choice| match choice {
        Choice::Card(id) if worth::is_dead(owned, id) => 10 - rising / 2,
        Choice::Card(id) => 2 - keep(s, side, id) - rising,
        _ => 0,
    });
}

/// A question that a hidden hand answers.
pub(super) fn window(s: &State, side: Side, about: WindowAsk, advice: &mut Advice<'_>) {
    match about {
        WindowAsk::Raid(at) => block(s, side, worth::taken(s, side.enemy(), at), advice),
        WindowAsk::Bribe => block(s, side, 16, advice),
        WindowAsk::Pillage(_) => {
            let booty = i32::from(s.of(side.enemy()).warships / 2);
            block(s, side, 5 + 4 * booty, advice);
        }
        WindowAsk::Leader => {
            let own = i32::from(s.of(side).warships);
            let other = i32::from(s.of(side.enemy()).warships);
            let close = (own - other).abs() <= 2;
            each_card(advice, |_| if close { 8 } else { -2 });
        }
        WindowAsk::Colonist(at) => {
            let settle = worth::settled(s, side, at);
            each_card(advice, |id| settle - keep(s, side, id) / 5);
        }
        WindowAsk::Bribed | WindowAsk::LeaderLost(_) | WindowAsk::Unpaid(_) | WindowAsk::Deserter(_) => {
            cheapest(s, side, advice);
        }
        WindowAsk::Council(_) => {
            let owned = s.owned(side);
            each_card(advice, |id| {
                if worth::is_dead(owned, id) {
                    10
                } else {
                    3 - keep(s, side, id)
                }
            });
        }
    }
}

/// Blocks if what it saves is worth more than the card, with the card that is worth least.
fn block(s: &State, side: Side, saved: i32, advice: &mut Advice<'_>) {
    advice.each(&SAFE, |choice| match choice {
        Choice::Card(id) => saved - keep(s, side, id) / 2,
        _ => 0,
    });
}

/// A question whose answers lie open.
pub(super) fn table(s: &State, side: Side, about: TableAsk, advice: &mut Advice<'_>) {
    match about {
        TableAsk::Conquest(at) => {
            let settle = worth::settled(s, side, at).max(5);
            advice.each(&POINTS, |choice| if choice == Choice::Yes { settle } else { 0 });
        }
        TableAsk::Loss { of, .. } if of == side => cheapest(s, side, advice),
        TableAsk::Loss { of, .. } => each_card(advice, |id| 2 * keep(s, of, id)),
        TableAsk::Drowned => cheapest(s, side, advice),
        TableAsk::Treachery => each_card(advice, |id| 2 * keep(s, side.enemy(), id)),
        TableAsk::Recall { .. } => each_card(advice, |id| 2 * keep(s, side, id)),
        TableAsk::Corvus => each_card(advice, |id| 6 + i32::from(crate::data::cards::HEAVY.contains(id))),
        TableAsk::Reroll { .. } => advice.each(&FLEET, |choice| if choice == Choice::Pass { 0 } else { 10 }),
        TableAsk::Retreat { .. } => retreat(s, side, advice),
        TableAsk::Wages { card, silver } => {
            let kept = 2 * keep(s, side, card) - worth::price(s.of(side).silver, silver);
            advice.each(&CARDS, |choice| if choice == Choice::Yes { kept } else { 0 });
        }
        TableAsk::Rebellion(_) | TableAsk::Traitor(_) => advice.each(&DENIES, |choice| match choice {
            Choice::Space(at) if s.owner(at) == Some(side) => -lost(s, side, at),
            Choice::Space(at) => lost(s, side.enemy(), at),
            _ => -8,
        }),
        TableAsk::PeaceDie { .. } => {
            let ahead = score(s, side) > score(s, side.enemy());
            advice.each(&POINTS, |choice| {
                if (choice == Named::AddOne.choice()) == ahead {
                    10
                } else {
                    0
                }
            });
        }
    }
}

/// What a side loses with a location.
fn lost(s: &State, side: Side, at: SpaceId) -> i32 {
    let home = if at == capital(side) { 20 } else { 0 };
    home + worth::taken(s, side.enemy(), at)
}

fn score(s: &State, side: Side) -> u16 {
    ending::final_score(s, side).total()
}

/// 5.2.5: a Fleet that is beaten goes where it does most; after a draw it stays if it is not the weaker.
fn retreat(s: &State, side: Side, advice: &mut Advice<'_>) {
    let weaker = s.of(side).warships < s.of(side.enemy()).warships;
    advice.each(&FLEET, |choice| match choice {
        Choice::Space(place) => 2 + super::fleets::course(s, side, places::fleet_at(place)) / 2,
        _ if weaker => -6,
        _ => 6,
    });
}
