//! What an action lacks for a location (5.1, 5.2.1): the symbols that the hand cannot bring together, each on a card of its own.

use super::ask_own::symbol;
use super::names::{capital, list, place};
use crate::board::payment::{Means, all_ways, cards_of, needs, settlers, unpaid};
use crate::data::cards::card_of;
use crate::data::locations::{COUNT, DEVELOPABLE};
use crate::data::tracks::FORTIFICATION_PRICE;
use crate::data::ways::{Kind, joined};
use crate::protocol::need::Need;
use crate::protocol::prompt::{OwnAsk, Prompt};
use crate::state::Action;
use crate::{Named, State};
use engine::{CardSet, Lack, Question, Rule, SpaceId};

/// What a tapped location lacks for what could be done with it; nothing while something else is asked, or no action is left.
pub(crate) fn lacks(s: &State, question: &Question<Prompt>, at: SpaceId) -> Vec<Lack> {
    let side = question.to;
    let wanted = match question.about {
        Prompt::Own(OwnAsk::Act { left: 1.. }) => None,
        Prompt::Own(OwnAsk::Where(action)) => Some(action),
        _ => return Vec::new(),
    };
    if usize::from(at.0) >= COUNT {
        return Vec::new();
    }
    let means = Means::of(s, side);
    let actions = [Action::Settle, Action::Attack, Action::Develop, Action::Fortify];
    actions
        .into_iter()
        .filter(|action| wanted.is_none_or(|wanted| wanted == *action))
        .filter(|action| is_for(s, &means, *action, at))
        .filter_map(|action| {
            let lack = |because: String, rule: &'static str| Lack {
                action: Named::of(action).words().to_owned(),
                because,
                rule: Rule(rule),
            };
            if s.owned(side).contains(at) && !means.supplied.contains(at) {
                return Some(lack(format!("{} is out of supply.", place(at)), "4.4"));
            }
            let missing = missing(s, &means, action, at);
            (!missing.is_empty()).then(|| lack(sentence(missing, at), action.section()))
        })
        .collect()
}

/// Whether nothing but cards and Silver keeps an action from a location.
fn is_for(s: &State, means: &Means, action: Action, at: SpaceId) -> bool {
    let side = means.side;
    let own = s.of(side);
    match action {
        Action::Settle => s.unoccupied().contains(at) && s.towns_left(side) > 0 && is_open(s, means, at),
        Action::Attack => {
            let free = own.battle.is_none() && s.ending.is_none() && !means.embattled.contains(at);
            free && crate::rules::actions::attack::targets(s, side).contains(at) && is_open(s, means, at)
        }
        Action::Develop => {
            let quiet = !means.embattled.contains(at);
            quiet && own.towns.and(DEVELOPABLE).contains(at) && s.cities_left(side) > 0
        }
        Action::Fortify => {
            let fits = s.owned(side).without(means.embattled).contains(at)
                && !s.fortified.contains(at)
                && s.fortifications_left() > 0;
            fits && !means.with(Need::Fortification).is_empty()
        }
        _ => false,
    }
}

/// 5.1.1: whether a way leads there from an own location in supply, and no enemy Fleet closes it.
fn is_open(s: &State, means: &Means, at: SpaceId) -> bool {
    ways_to(s, means, at).next().is_some()
}

/// The kinds of connections by which an own location in supply leads to a location, if they are open.
fn ways_to(s: &State, means: &Means, at: SpaceId) -> impl Iterator<Item = Kind> {
    let closed = State::zone_of(at).is_none_or(|zone| s.is_hostile(zone, means.side));
    let live = means.live;
    [Kind::Road, Kind::Sea, Kind::Rough, Kind::Straits]
        .into_iter()
        .filter(move |kind| !joined(at, *kind).and(live).is_empty() && (*kind != Kind::Sea || !closed))
}

/// What is missing, in words: the fewest things of all ways that lead there.
fn missing(s: &State, means: &Means, action: Action, at: SpaceId) -> Vec<String> {
    let side = means.side;
    let then: &[Need] = match action {
        Action::Settle => settlers(s, side, at),
        Action::Attack => &[Need::Sword],
        Action::Develop => return with_own_card(means, at, Need::Colonist),
        _ => {
            let mut all = with_own_card(means, at, Need::Fortification);
            let price = u16::from(FORTIFICATION_PRICE);
            let short = price.saturating_sub(s.of(side).silver);
            all.extend((short > 0).then(|| super::names::silver(short)));
            return all;
        }
    };
    let by = |kind: Kind| {
        let from = cards_of(joined(at, kind)).and(means.hand);
        let needs = needs(s, side, kind, then);
        let (found, left) = without_from(means, from, &needs);
        let mut all = Vec::new();
        if !found {
            all.push(format!("the card of {}", neighbours(means, at, kind)));
        }
        all.extend(counted(&left));
        (left.len() + usize::from(!found), all)
    };
    let fewest = ways_to(s, means, at).map(by).min_by_key(|(count, _)| *count);
    fewest.map_or_else(Vec::new, |(_, all)| all)
}

/// Whether one of these cards is there to come from, and which needs the rest of the hand does not pay then, or without it.
fn without_from(means: &Means, from: CardSet, needs: &[Need]) -> (bool, Vec<Need>) {
    let left = |hand: CardSet| {
        let sets: Vec<(Need, CardSet)> = needs.iter().map(|need| (*need, hand.and(need.cards()))).collect();
        unpaid(&sets)
    };
    let each = from.iter().map(|card| {
        let mut hand = means.hand;
        hand.remove(card);
        left(hand)
    });
    match each.min_by_key(Vec::len) {
        Some(left) => (true, left),
        None => (false, left(means.hand)),
    }
}

/// The own locations in supply from which a way of this kind leads there: "Messana or Catana".
fn neighbours(means: &Means, at: SpaceId, kind: Kind) -> String {
    let own = joined(at, kind).and(all_ways(at)).and(means.live);
    let names: Vec<&str> = own.iter().map(place).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// What is missing beside the card of the location itself.
fn with_own_card(means: &Means, at: SpaceId, need: Need) -> Vec<String> {
    let (card, mut hand) = (card_of(at), means.hand);
    hand.remove(card);
    let mut all = Vec::new();
    if !means.hand.contains(card) {
        all.push(format!("the card of {}", place(at)));
    }
    all.extend(counted(&unpaid(&[(need, hand.and(need.cards()))])));
    all
}

/// "a Wagon", "2 Wagons".
fn counted(needs: &[Need]) -> Vec<String> {
    let mut all: Vec<(Need, usize)> = Vec::new();
    for need in needs {
        match all.iter_mut().find(|(same, _)| same == need) {
            Some((_, count)) => *count += 1,
            None => all.push((*need, 1)),
        }
    }
    let said = |(need, count): (Need, usize)| {
        let one = symbol(need);
        match count {
            1 => one.to_owned(),
            more => format!("{more} {}s", one.trim_start_matches("a ")),
        }
    };
    all.into_iter().map(said).collect()
}

/// "A Wagon and a Colonist are missing for Syracuse."
fn sentence(missing: Vec<String>, at: SpaceId) -> String {
    let several = missing.len() > 1 || missing[0].starts_with(|c: char| c.is_ascii_digit() && c != '1');
    let verb = if several { "are" } else { "is" };
    format!("{} {verb} missing for {}.", capital(&list(missing)), place(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::locations::at;
    use crate::{Hands, Setup};
    use engine::{CardId, Rules, Side};

    /// What Rome lacks for a place with these cards in hand.
    fn told(hand: &[CardId], at: SpaceId) -> Vec<(String, String)> {
        let mut s = Hands::start(Setup::default());
        s.phase = crate::state::Phase::Actions;
        s.round.left = 2;
        let own = s.of_mut(Side::Rome);
        for card in own.hand.iter().collect::<Vec<_>>() {
            own.hand.remove(card);
            own.discards.insert(card);
        }
        for card in hand {
            own.deck.take_out(*card);
            own.discards.remove(*card);
            own.hand.insert(*card);
        }
        let question = Question::uncommitted(Side::Rome, OwnAsk::Act { left: 2 }.into(), Rule("4.2"));
        let all = lacks(&s, &question, at).into_iter();
        all.map(|lack| (lack.action, lack.because)).collect()
    }

    fn said(action: &str, because: &str) -> Vec<(String, String)> {
        vec![(action.to_owned(), because.to_owned())]
    }

    #[test]
    fn what_is_missing_is_named_for_each_action() {
        let (messana, velia, catana) = (card_of(at::MESSANA), card_of(at::VELIA), card_of(at::CATANA));
        let tyndaris = told(&[messana], at::TYNDARIS);
        assert_eq!(tyndaris, said("settle", "A Wagon is missing for Tyndaris."));
        assert!(told(&[messana, velia], at::TYNDARIS).is_empty());
        let own = told(&[velia], at::CATANA);
        assert_eq!(
            own,
            said("develop", "The card of Catana and a Colonist are missing for Catana.")
        );
        assert_eq!(
            told(&[catana], at::CATANA),
            said("develop", "A Colonist is missing for Catana.")
        );
        let syracuse = told(&[catana], at::SYRACUSE);
        assert_eq!(
            syracuse,
            said("attack", "A Wagon and a Sword are missing for Syracuse.")
        );
    }

    /// 5.2.1: the way to Thapsus leads from Camarina, which is Rome's, and not from Hadrumetum, which is the enemy's.
    #[test]
    fn only_own_locations_in_supply_are_named_to_come_from() {
        let all = told(&[], at::HADRUMETUM);
        assert!(all.iter().all(|(_, because)| !because.contains("Thapsus")), "{all:?}");
        for place in (0..COUNT as u8).map(SpaceId) {
            for (action, because) in told(&[], place) {
                let s = Hands::start(Setup::default());
                let enemy = s.owned(Side::Carthage).iter().map(super::place);
                let mut named = enemy.filter(|name| because.contains(&format!("card of {name}")));
                assert_eq!(named.next(), None, "{action}: {because}");
            }
        }
    }

    #[test]
    fn a_place_without_a_card_to_come_from_says_which_would_do() {
        let [(action, because)] = &told(&[], at::TYNDARIS)[..] else {
            panic!("Tyndaris can be settled alone")
        };
        assert_eq!(action, "settle");
        assert_eq!(because, "The card of Messana and a Wagon are missing for Tyndaris.");
    }
}
