//! How likely it is that nobody blocks (5.2.4, 5.2.6, 5.3.4): exact, from what lies open.

use super::ways::hands;
use crate::State;
use crate::board::payment::Means;
use crate::data::cards::{BLOCKS_BRIBE, BLOCKS_PILLAGE, BLOCKS_RAID, card_of};
use crate::present::words::names::{cards, several};
use crate::state::Action;
use engine::odds::{Chance, Odds, Part};
use engine::{CardSet, Side, SpaceId};

/// The cards with which a side could block an action of the other.
fn blockers(s: &State, side: Side, action: Action, at: Option<SpaceId>) -> CardSet {
    let mut cards = match action {
        Action::Raid => BLOCKS_RAID,
        Action::Pillage => BLOCKS_PILLAGE,
        _ => BLOCKS_BRIBE,
    };
    if let Some(at) = at.filter(|at| Means::of(s, side).supplied.contains(*at)) {
        cards.insert(card_of(at));
    }
    cards
}

/// The chance that none of these cards is in the hand of a side, for all that lies open.
pub(super) fn none_held(s: &State, side: Side, cards: CardSet) -> Chance {
    let own = s.of(side);
    if !own.certain().and(cards).is_empty() {
        return Chance::new(0, 1);
    }
    let hidden = own.hidden();
    let (among, held) = (hidden.len(), own.unknown());
    let others = hidden.without(cards).len();
    Chance::of_ways(hands(others, held), hands(among, held).max(1))
}

/// The odds of a raid, a pillage or a bribe.
pub(super) fn odds(s: &State, side: Side, action: Action, at: Option<SpaceId>) -> Odds {
    let other = side.enemy();
    let blockers = blockers(s, other, action, at);
    let free = none_held(s, other, blockers);
    let known = s.of(other).certain().and(blockers);
    let held = Chance::new(free.among - free.of, free.among);
    let hand = several(s.of(other).hand.len() as u8, "card");
    let mut modifiers = vec![format!("{} has {hand} in hand.", other.name())];
    if !known.is_empty() {
        modifiers.push(format!("{} is known to hold a card that blocks.", other.name()));
    }
    let deduced = s.of(other).deduced.0;
    if !deduced.is_empty() {
        modifiers.push(format!(
            "In hand when the Draw deck ran out, and not played since: {}.",
            cards(deduced)
        ));
    }
    let fitting = s.of(other).own().and(blockers).len();
    modifiers.push(match fitting {
        0 => format!("{} has no card that blocks in hand or Draw deck.", other.name()),
        1 => format!("{} has 1 card that blocks in hand or Draw deck.", other.name()),
        more => format!("{} has {more} cards that block in hand or Draw deck.", other.name()),
    });
    Odds {
        about: match action {
            Action::Raid => "Raid",
            Action::Pillage => "Pillage",
            _ => "Bribe",
        }
        .to_owned(),
        good: Some(free),
        goal: "to get through",
        forces: String::new(),
        parts: vec![Part {
            title: "In the hand".to_owned(),
            outcomes: vec![
                ("no card that blocks".to_owned(), free),
                ("a card that blocks".to_owned(), held),
            ],
        }],
        modifiers,
        assumptions: vec!["Whoever can block does.".to_owned()],
        further: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::locations::at;
    use crate::{Hands, Setup};
    use engine::Rules;

    /// Rome with a hand of five among its thirteen starting cards.
    fn table() -> State {
        let mut s = Hands::start(Setup::default());
        let own = s.of_mut(Side::Rome);
        let hand: Vec<_> = own.deck.cards().iter().take(5).collect();
        for card in hand {
            own.deck.take_out(card);
            own.hand.insert(card);
        }
        s
    }

    #[test]
    fn one_card_among_thirteen_is_in_a_hand_of_five_five_times_in_thirteen() {
        let s = table();
        let messana = CardSet::from_iter([card_of(at::MESSANA)]);
        assert_eq!(none_held(&s, Side::Rome, messana), Chance::new(8, 13));
    }

    #[test]
    fn a_known_card_blocks_for_certain_and_a_card_proved_absent_does_not() {
        let mut s = table();
        let own = s.of_mut(Side::Rome);
        own.known = own.hand;
        let held = CardSet::from_iter(own.hand.nth(0));
        let other = CardSet::from_iter(own.deck.cards().nth(0));
        assert_eq!(none_held(&s, Side::Rome, held), Chance::new(0, 1));
        assert_eq!(none_held(&s, Side::Rome, other), Chance::new(1, 1));
        let own = s.of_mut(Side::Rome);
        own.known = CardSet::EMPTY;
        own.absent = other;
        assert_eq!(none_held(&s, Side::Rome, other), Chance::new(1, 1));
    }

    /// The chance is the share of hands without a blocker, whichever the true hand is.
    #[test]
    fn the_true_hand_does_not_matter() {
        let s = table();
        let mut other = s.clone();
        let own = other.of_mut(Side::Rome);
        let (out, into) = (own.hand.nth(0), own.deck.cards().nth(0));
        let (Some(out), Some(into)) = (out, into) else {
            panic!("five cards in hand, eight in the deck")
        };
        own.hand.remove(out);
        own.deck.take_out(into);
        own.hand.insert(into);
        own.deck.shuffle_in(CardSet::from_iter([out]));
        for place in [at::MESSANA, at::CATANA, at::PISA] {
            let cards = CardSet::from_iter([card_of(place)]);
            assert_eq!(none_held(&s, Side::Rome, cards), none_held(&other, Side::Rome, cards));
        }
    }
}
