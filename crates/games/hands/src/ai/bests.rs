//! The best of each kind that an action could be about (4.2, 5).

use super::actions::attacked;
use super::{battles, worth};
use crate::State;
use crate::board::payment::Means;
use crate::data::cards::{COINS, LEADERS, LOCATION_SET, SWORDS, WINES, symbols};
use crate::data::tracks::WINE;
use crate::rules::actions::{attack, draft, money, strategy};
use crate::state::Action;
use engine::{CardId, CardSet, Side, SpaceId, SpaceSet};

/// Points of force that decides nothing.
pub(super) const NO_FORCE: i32 = -20;

/// The Silver that an action brings.
pub(super) fn gained(s: &State, means: &Means, action: Action) -> u8 {
    match action {
        Action::TakeMoney => best_coins(means.hand.and(COINS), 1),
        Action::Trader => {
            let most = usize::from(money::traded(s, means.side));
            best_coins(means.hand.and(COINS).and(LOCATION_SET), most)
        }
        Action::Merchant => WINE * means.hand.and(WINES).and(LOCATION_SET).len() as u8,
        _ => 1,
    }
}

/// 5.2.1: the best attack, with its worth.
pub(super) fn best_attack(s: &State, means: &Means) -> Option<(SpaceId, i32)> {
    best(
        attack::targets(s, means.side),
        |at| attacked(s, means.side, at, means.hand),
        |at| attack::attacks(s, means, at).is_ok(),
    )
}

/// 5.4.1: the best card that can be drafted, with its worth less its price.
pub(super) fn best_draft(s: &State, means: &Means) -> Option<(CardId, i32)> {
    let (side, has) = (means.side, s.of(means.side).silver);
    let on_offer = draft::on_offer(s, side).iter();
    let worth = on_offer
        .filter(|card| draft::drafts(s, means, *card).is_ok())
        .map(|card| {
            let worth = worth::drafted(s, side, card) - worth::price(has, draft::price(s, side, card));
            (card, worth)
        });
    worth.max_by_key(|(_, worth)| *worth)
}

/// 5.5.1: the place in the row of the best strategy card that can be bought, with its worth less its price.
pub(super) fn best_strategy(s: &State, side: Side) -> Option<(usize, i32)> {
    let has = s.of(side).silver;
    let places = (0..s.row.len()).filter(|place| strategy::buys(s, side, *place).is_ok());
    let worth = places.map(|place| {
        let price = worth::price(has, strategy::price(s, place));
        (place, worth::bought(s, side, s.row[place]) - price)
    });
    worth.max_by_key(|(_, worth)| *worth)
}

/// 5.2.2: the card of these that adds most to a battle, where that is, and how many points; none if all are worth no more than [`NO_FORCE`].
pub(super) fn best_added(s: &State, means: &Means, cards: CardSet) -> Option<(CardId, SpaceId, i32)> {
    let mut best: Option<(CardId, SpaceId, i32)> = None;
    for (attacker, battle) in s.battles() {
        if attack::can_join(s, means, attacker).is_ok() {
            let joins = |id: &CardId| LEADERS.contains(*id) || attack::reinforces(s, means, attacker, *id).is_ok();
            for id in means.hand.and(cards).iter().filter(joins) {
                let worth = battles::reinforced(s, means.side, battle.at, id);
                if worth > best.map_or(NO_FORCE, |(.., most)| most) {
                    best = Some((id, battle.at, worth));
                }
            }
        }
    }
    best
}

/// The card of a hand that is worth least, with its worth.
pub(super) fn worst_card(s: &State, side: Side) -> Option<(CardId, i32)> {
    let owned = s.owned(side);
    let hand = s.of(side).hand.iter();
    hand.map(|id| (id, worth::of_card(owned, id)))
        .min_by_key(|(_, worth)| *worth)
}

/// The place that is worth most, with what it is worth, of those that are worth something and can be reached.
pub(super) fn best(
    among: SpaceSet,
    worth: impl Fn(SpaceId) -> i32,
    can: impl Fn(SpaceId) -> bool,
) -> Option<(SpaceId, i32)> {
    let mut best: Option<(SpaceId, i32)> = None;
    for at in among.iter() {
        let points = worth(at);
        if points > best.map_or(0, |(_, most)| most) && can(at) {
            best = Some((at, points));
        }
    }
    best
}

/// The Silver of the best so many of these coins.
fn best_coins(coins: CardSet, most: usize) -> u8 {
    let mut silver: Vec<u8> = coins.iter().map(|id| symbols(id).silver).collect();
    silver.sort_unstable_by(|a, b| b.cmp(a));
    silver.iter().take(most).sum()
}

/// The cards that reinforce a battle, beside Leaders (5.2.2).
pub(super) fn troops() -> CardSet {
    SWORDS.or(LOCATION_SET).without(LEADERS)
}
