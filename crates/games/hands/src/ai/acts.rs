//! What actions do, in words (4.2, 5).

use super::actions::{bribe_chance, fortified, most_drawn, raid_chance};
use super::bests::{best_added, best_attack, best_draft, best_strategy, gained, troops, worst_card};
use super::{battles, fleets, words, worth};
use crate::State;
use crate::board::payment::Means;
use crate::data::cards::LEADERS;
use crate::data::locations::location;
use crate::data::places;
use crate::data::tracks::FORTIFICATION_PRICE;
use crate::present::words::names::{place, several, silver, vp};
use crate::rules::actions::{draft, strategy};
use crate::state::Action;
use engine::{CardSet, Side, SpaceId};

/// What an action does as it can be done best.
pub(super) fn said(s: &State, means: &Means, action: Action, points: i32) -> String {
    let side = means.side;
    let own = s.of(side);
    let enemy = side.enemy().name();
    match action {
        Action::Develop => {
            let campaigns = worth::campaigns(s).max(0) as u8;
            match campaigns {
                0 => "makes a City".into(),
                left => format!("makes a City, with its income for {}", several(left, "more Campaign")),
            }
        }
        Action::Fortify => {
            let at = s.owned(side).iter().max_by_key(|at| fortified(s, side, *at));
            at.map_or_else(String::new, |at| said_at(s, means, action, at, points))
        }
        Action::Attack => {
            best_attack(s, means).map_or_else(String::new, |(at, _)| said_at(s, means, action, at, points))
        }
        Action::Reinforce => force(s, means, troops()),
        Action::Leader => force(s, means, LEADERS),
        Action::Engage => format!("meets {}", words::other_fleet(s, side)),
        Action::Pillage => {
            let step = format!("steps to {} on the Pillage track", own.pillage + 1);
            match own.warships / 2 {
                0 => step,
                booty => format!("takes {} from {enemy} and {step}", silver(booty)),
            }
        }
        Action::Build => format!("makes the Fleet stronger: {}", words::fleets(s, side)),
        Action::SeaMove => fleets::said_of_course(s, side, fleets::best_course(s, side).0, points > 0),
        Action::Bribe => {
            let verb = if points > 0 { "takes" } else { "is unlikely to take" };
            format!(
                "{verb} a mercenary from {enemy}{}",
                words::chance(bribe_chance(s, side))
            )
        }
        Action::TakeMoney | Action::Trader | Action::Merchant | Action::Pass => {
            let gained = silver(gained(s, means, action));
            match points {
                1.. => format!("brings {gained}"),
                _ => format!("brings {gained} where there {} already", there_is(own.silver)),
            }
        }
        Action::Draft => match best_draft(s, means) {
            Some((card, _)) if points > 0 => {
                format!("drafts {} for {}", words::of(card), silver(draft::price(s, side, card)))
            }
            _ => "finds no card that is worth its price".into(),
        },
        Action::Discard => {
            let idle = own.hand.without(means.hand).len() as u8;
            format!("gets rid of {} that cannot be used", several(idle, "card"))
        }
        Action::Return => match worst_card(s, side) {
            Some((card, _)) if points > 0 => format!("takes {} out of the deck", words::of(card)),
            _ => "takes a card out of the deck that is of use".into(),
        },
        Action::Reserve | Action::Cycle => String::new(),
        Action::Retrieve => {
            let cards = several(own.reserve.len() as u8, "card");
            match points {
                1.. => format!("brings {cards} of the Reserve into a battle"),
                _ => format!("pays for a Reserve that decides nothing: {cards}"),
            }
        }
        Action::BuyStrategy => match best_strategy(s, side) {
            Some((at, _)) if points > 0 => {
                format!("buys {} for {}", words::of(s.row[at]), silver(strategy::price(s, at)))
            }
            _ => "finds no strategy card that is worth its price".into(),
        },
        Action::DropStrategy => "gives up a strategy card".into(),
        Action::DrawCards => match points {
            1.. => {
                let cards = several(most_drawn(s, side), "card");
                format!("draws {cards} with {} left", several(s.round.left, "action"))
            }
            _ if own.deck.is_empty() => "has no card left to draw".into(),
            _ => "draws cards with no action left for them".into(),
        },
        Action::Withdraw => withdraws(s, side, points),
        Action::DeusExMachina => match points {
            1.. => format!("plays Deus Ex Machina while it can: turn {}", s.turn),
            _ => format!("plays Deus Ex Machina early: turn {}", s.turn),
        },
        Action::Settle | Action::Raid => String::new(),
    }
}

/// "is no Silver", "are 12 Silver".
fn there_is(has: u16) -> String {
    let verb = if has > 1 { "are" } else { "is" };
    format!("{verb} {}", silver(has))
}

/// 5.2.2: the card of these that adds most.
fn force(s: &State, means: &Means, cards: CardSet) -> String {
    match best_added(s, means, cards) {
        Some((card, at, 1..)) => format!("strengthens the battle at {} with {}", place(at), words::of(card)),
        Some((card, at, _)) => format!("changes nothing at {} with {}", place(at), words::of(card)),
        None => "finds no battle that it can decide".into(),
    }
}

/// 5.2.4: a raid.
pub(super) fn raids(s: &State, side: Side, at: SpaceId) -> String {
    let chance = raid_chance(s, side, at);
    let token = words::token(s, side.enemy(), at);
    format!("takes {token} by a raid{}", words::chance(chance))
}

/// 5.6.2: a siege is given up.
fn withdraws(s: &State, side: Side, points: i32) -> String {
    let score = words::score(s, side);
    match &s.of(side).battle {
        _ if s.ending.is_some() && points == 60 => format!("ends the war while ahead: {score}"),
        _ if s.ending.is_some() && points == -60 => format!("ends the war while behind: {score}"),
        Some(battle) if points > 0 => format!("gives up the siege of {}, which is lost", place(battle.at)),
        Some(battle) => format!("gives up the siege of {}", place(battle.at)),
        None => "gives up a siege".into(),
    }
}

/// What an action does in a place.
pub(super) fn said_at(s: &State, means: &Means, action: Action, at: SpaceId, points: i32) -> String {
    let (side, there) = (means.side, place(at));
    match action {
        Action::Develop => match points {
            1.. => format!("makes a City of {}: {} in each Campaign", there, vp(location(at).vp)),
            _ => format!("makes {there} a better prize for {}", side.enemy().name()),
        },
        Action::Fortify => match points {
            1.. => format!("makes {there} safer for {}", silver(FORTIFICATION_PRICE)),
            _ => format!("spends {} on {there}, which is safe", silver(FORTIFICATION_PRICE)),
        },
        Action::Attack => {
            let chance = battles::chance_of_attack(s, side, at, means.hand);
            let verb = if points > 0 { "may win" } else { "is unlikely to win" };
            format!("{verb} the battle at {there}{}", words::chance(chance))
        }
        Action::Raid => raids(s, side, at),
        Action::Pillage => {
            let chance = fleets::chance_to_pillage(s, side, at);
            format!("pillages {there} unblocked{}", words::chance(chance))
        }
        Action::SeaMove => fleets::said_of_course(s, side, places::fleet_at(at), points > 0),
        _ => format!("is about {there}, which can become a City"),
    }
}
