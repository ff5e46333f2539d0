//! Cards that are paid and taken, and answers to what the other side or chance does.

use super::reasons::*;
use super::{battles, fleets, words, worth};
use crate::board::payment::Means;
use crate::data::cards::{LEADERS, SIEGE_ENGINES, STRATEGY_SET, symbols};
use crate::data::locations::capital;
use crate::data::places;
use crate::data::tracks::CYCLING;
use crate::present::words::names::{place, several, silver};
use crate::protocol::prompt::{OwnAsk, TableAsk, WindowAsk};
use crate::rules::actions::{draft, strategy};
use crate::rules::ending;
use crate::state::Action;
use crate::{Named, State};
use ::ai::{Advice, Reason};
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
            let points = |id| at.map_or(0, |at| battles::reinforced(s, side, at, id)) - keep(s, side, id) / 4;
            each_card(advice, points, |id, points| match (points, at) {
                (1.., Some(at)) => format!("strengthens the battle at {} with {id}", place(at)),
                _ => format!("spends {id} where it decides nothing"),
            });
        }
        OwnAsk::Card(Action::Reserve) => {
            let points = |id| {
                let troops = LEADERS.contains(id) || SIEGE_ENGINES.contains(id) || symbols(id).swords > 0;
                if troops {
                    4 * i32::from(symbols(id).swords) + 2
                } else {
                    -keep(s, side, id)
                }
            };
            each_card(advice, points, |id, points| match points {
                1.. => format!("keeps {id} for a battle"),
                _ => format!("puts {id} aside, which is of use in the hand"),
            });
        }
        OwnAsk::Card(_) => each_card(advice, |id| -2 * keep(s, side, id), |id, _| format!("gives up {id}")),
        OwnAsk::Take(action) => each_card(
            advice,
            |id| taken(s, side, action, id),
            |id, points| match points {
                1.. => format!("gains {id}"),
                _ => format!("gains {id}, which is not worth its price"),
            },
        ),
        OwnAsk::More {
            action: Action::Discard,
            count,
        } => discarded(s, side, count, advice),
        OwnAsk::Levy(_) => {
            let fights = s.battles().next().is_some() && s.of(side).silver >= 10;
            let points = |choice| if (choice == Choice::Yes) == fights { 8 } else { 0 };
            advice.each_saying(&FORCE, points, |choice, _| match choice {
                Choice::Yes => "brings troops to a battle at once".into(),
                _ => "pays no double price where no battle needs troops".into(),
            });
        }
        OwnAsk::HowMany => {
            let points = |choice| match choice {
                Choice::Number(count) => -4 * i32::from(count),
                _ => 0,
            };
            advice.each_saying(&COST, points, |choice, _| match choice {
                Choice::Number(count) => {
                    let price = CYCLING.get(usize::from(count).saturating_sub(1)).copied().unwrap_or(0);
                    format!("cycles {} for {}", several(count, "card"), silver(price))
                }
                _ => String::new(),
            });
        }
        OwnAsk::Act { .. } | OwnAsk::Where(_) | OwnAsk::From(_) | OwnAsk::Pay { .. } | OwnAsk::More { .. } => {}
    }
}

/// Gives each card its points, with what is said of the card so called; other answers have none.
fn each_card(advice: &mut Advice<'_>, points: impl Fn(CardId) -> i32, words: impl Fn(&str, i32) -> String) {
    of_each_card(advice, &CARDS, points, words);
}

/// The same for another reason.
fn of_each_card(
    advice: &mut Advice<'_>,
    reason: &'static Reason,
    points: impl Fn(CardId) -> i32,
    words: impl Fn(&str, i32) -> String,
) {
    let of_choice = |choice| match choice {
        Choice::Card(id) => points(id),
        _ => 0,
    };
    advice.each_saying(reason, of_choice, |choice, points| match choice {
        Choice::Card(id) => words(&words::of(id), points),
        _ => String::new(),
    });
}

/// Gives each card the points of being given up.
fn cheapest(s: &State, side: Side, advice: &mut Advice<'_>) {
    of_each_card(
        advice,
        &CHEAP,
        |id| -2 * keep(s, side, id),
        |id, _| format!("gives up {id}"),
    );
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
    let best = |at| {
        let cards = means.hand.iter().filter(|id| LEADERS.contains(*id) == leads);
        let worth = cards.map(|id| (id, battles::reinforced(s, side, at, id)));
        worth.max_by_key(|(_, worth)| *worth)
    };
    let points = |choice| match choice {
        Choice::Space(at) => best(at).map_or(0, |(_, worth)| worth),
        _ => 0,
    };
    advice.each_saying(&FORCE, points, |choice, points| match choice {
        Choice::Space(at) => {
            let card = best(at).map_or_else(String::new, |(id, _)| words::of(id));
            let verb = if points > 0 {
                "strengthens the battle at"
            } else {
                "changes nothing at"
            };
            format!("{verb} {} with {card}", place(at))
        }
        _ => String::new(),
    });
}

/// 5.4.2: dead weight goes, and what is of least use if nothing is dead.
fn discarded(s: &State, side: Side, count: u8, advice: &mut Advice<'_>) {
    let owned = s.owned(side);
    let rising = 4 * i32::from(count);
    let points = |id| match worth::is_dead(owned, id) {
        true => 10 - rising / 2,
        false => 2 - keep(s, side, id) - rising,
    };
    of_each_card(advice, &DEAD, points, |id, points| match points {
        1.. => format!("gets rid of {id}, which is of little use"),
        _ => format!("discards {id}, which is of use"),
    });
}

/// A question that a hidden hand answers.
pub(super) fn window(s: &State, side: Side, about: WindowAsk, advice: &mut Advice<'_>) {
    match about {
        WindowAsk::Raid(at) => {
            let saved = worth::taken(s, side.enemy(), at);
            block(s, side, saved, advice, || {
                format!("a raid on {}", words::token(s, side, at))
            });
        }
        WindowAsk::Bribe => block(s, side, 16, advice, || "a bribe".into()),
        WindowAsk::Pillage(_) => {
            let booty = s.of(side.enemy()).warships / 2;
            block(s, side, 5 + 4 * i32::from(booty), advice, || match booty {
                0 => "a pillage".into(),
                booty => format!("a pillage for {}", silver(booty)),
            });
        }
        WindowAsk::Leader => {
            let own = i32::from(s.of(side).warships);
            let other = i32::from(s.of(side.enemy()).warships);
            let close = (own - other).abs() <= 2;
            let fleets = || words::fleets(s, side);
            each_card(
                advice,
                |_| if close { 8 } else { -2 },
                |id, points| match points {
                    1.. => format!("adds {id} to a close battle: {}", fleets()),
                    _ => format!("spends {id} where it decides nothing: {}", fleets()),
                },
            );
        }
        WindowAsk::Colonist(at) => {
            let settle = worth::settled(s, side, at);
            each_card(
                advice,
                |id| settle - keep(s, side, id) / 5,
                |id, points| match points {
                    1.. => format!("settles {} with {id}", place(at)),
                    _ => format!("spends {id} on {}, which is worth less", place(at)),
                },
            );
        }
        WindowAsk::Bribed | WindowAsk::LeaderLost(_) | WindowAsk::Unpaid(_) | WindowAsk::Deserter(_) => {
            cheapest(s, side, advice);
        }
        WindowAsk::Council(_) => {
            let owned = s.owned(side);
            let points = |id| {
                if worth::is_dead(owned, id) {
                    10
                } else {
                    3 - keep(s, side, id)
                }
            };
            each_card(advice, points, |id, points| match points {
                1.. => format!("takes {id} out of the deck, which is of little use"),
                _ => format!("takes {id} out of the deck, which is of use"),
            });
        }
    }
}

/// Blocks if what it saves is worth more than the card, with the card that is worth least.
fn block(s: &State, side: Side, saved: i32, advice: &mut Advice<'_>, what: impl Fn() -> String) {
    let points = |id| saved - keep(s, side, id) / 2;
    of_each_card(advice, &SAFE, points, |id, points| match points {
        1.. => format!("uses {id} to stop {}", what()),
        _ => format!("spends {id} to stop {}, which costs less", what()),
    });
}

/// A question whose answers lie open.
pub(super) fn table(s: &State, side: Side, about: TableAsk, advice: &mut Advice<'_>) {
    match about {
        TableAsk::Conquest(at) => {
            let settle = worth::settled(s, side, at).max(5);
            let points = |choice| if choice == Choice::Yes { settle } else { 0 };
            advice.each_saying(&POINTS, points, |_, _| format!("settles {}", place(at)));
        }
        TableAsk::Loss { of, .. } if of == side => cheapest(s, side, advice),
        TableAsk::Loss { of, .. } => takes(s, of, advice),
        TableAsk::Drowned => cheapest(s, side, advice),
        TableAsk::Treachery => takes(s, side.enemy(), advice),
        TableAsk::Recall { .. } => {
            each_card(advice, |id| 2 * keep(s, side, id), |id, _| format!("brings {id} back"));
        }
        TableAsk::Corvus => {
            let points = |id| 6 + i32::from(crate::data::cards::HEAVY.contains(id));
            each_card(advice, points, |id, _| format!("adds {id} to the naval battle"));
        }
        TableAsk::Reroll { .. } => {
            let points = |choice| if choice == Choice::Pass { 0 } else { 10 };
            advice.each_saying(&FLEET, points, |choice, _| match choice {
                Choice::Number(face) => format!("rolls the die with a {face} again"),
                _ => "rolls a die again".into(),
            });
        }
        TableAsk::Retreat { .. } => retreat(s, side, advice),
        TableAsk::Wages { card, silver } => {
            let kept = 2 * keep(s, side, card) - worth::price(s.of(side).silver, silver);
            let points = |choice| if choice == Choice::Yes { kept } else { 0 };
            advice.each_saying(&CARDS, points, |_, points| {
                let (card, price) = (words::of(card), words::paid(silver));
                match points {
                    1.. => format!("keeps {card} for {price}"),
                    _ => format!("pays {price} for {card}, which is worth less"),
                }
            });
        }
        TableAsk::Rebellion(_) | TableAsk::Traitor(_) => {
            let points = |choice| match choice {
                Choice::Space(at) if s.owner(at) == Some(side) => -lost(s, side, at),
                Choice::Space(at) => lost(s, side.enemy(), at),
                _ => -8,
            };
            advice.each_saying(&DENIES, points, |choice, points| match choice {
                Choice::Space(at) if points < 0 => format!("loses {}", words::token(s, side, at)),
                Choice::Space(at) => format!("strikes {}", words::token(s, side.enemy(), at)),
                _ => "pays to prevent it".into(),
            });
        }
        TableAsk::PeaceDie { .. } => {
            let ahead = score(s, side) > score(s, side.enemy());
            let points = |choice| {
                if (choice == Named::AddOne.choice()) == ahead {
                    10
                } else {
                    0
                }
            };
            advice.each_saying(&POINTS, points, |_, _| {
                let score = words::score(s, side);
                if ahead {
                    format!("makes peace more likely while ahead: {score}")
                } else {
                    format!("makes peace no more likely while behind: {score}")
                }
            });
        }
    }
}

/// Gives each card of the other side the points of what it loses.
fn takes(s: &State, of: Side, advice: &mut Advice<'_>) {
    each_card(
        advice,
        |id| 2 * keep(s, of, id),
        |id, _| format!("takes {id} from {}", of.name()),
    );
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
    let points = |choice| match choice {
        Choice::Space(at) => 2 + fleets::course(s, side, places::fleet_at(at)) / 2,
        _ if weaker => -6,
        _ => 6,
    };
    advice.each_saying(&FLEET, points, |choice, points| match choice {
        Choice::Space(at) => fleets::said_of_course(s, side, places::fleet_at(at), points > 0),
        _ => format!("stays before {}", words::other_fleet(s, side)),
    });
}
