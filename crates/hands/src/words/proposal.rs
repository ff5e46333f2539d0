//! What the page proposes: it pays with what is worth least to its owner, dead weight first, and never with the only Colonist or Ship if
//! another card pays. Where it takes, it takes what is worth most.

use crate::State;
use crate::battle;
use crate::data::cards::{Card, HEAVY, card, symbols};
use crate::data::locations::location;
use crate::data::ways::between;
use crate::payment::{self, Means, Need};
use crate::prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
use crate::state::Action;
use kernel::{CardId, CardSet, Choice, Question, Side, SpaceId};

/// What the only Colonist or the only Ship of a hand is worth above all else.
const ONLY: u32 = 100;
/// What each further card of a way costs.
const STEP: u32 = 4;

/// The answer that costs least, or takes most; the first where nothing can be weighed.
pub(crate) fn proposed(s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<Choice> {
    let by = question.to;
    let own = |cards: &dyn Fn(CardId) -> u32| pick(legal, cards);
    let chosen = match question.about {
        Prompt::Own(about) => of_round(s, by, about, legal),
        Prompt::Window(
            WindowAsk::Bribed | WindowAsk::LeaderLost(_) | WindowAsk::Unpaid(_) | WindowAsk::Deserter(_),
        )
        | Prompt::Table(TableAsk::Drowned) => own(&worth),
        Prompt::Table(TableAsk::Loss { of, .. }) if of == by => own(&worth),
        Prompt::Table(TableAsk::Loss { .. } | TableAsk::Treachery | TableAsk::Recall { .. }) => {
            own(&|id| most(worth(id)))
        }
        Prompt::Table(TableAsk::Corvus) => own(&|id| u32::from(!HEAVY.contains(id))),
        Prompt::Table(TableAsk::Rebellion(_) | TableAsk::Traitor(_)) if legal.first() != Some(&Choice::Pass) => {
            location_of_most(s, by, legal)
        }
        Prompt::Table(TableAsk::Retreat { draw: false, .. }) => legal.last().copied(),
        _ => None,
    };
    chosen.or_else(|| legal.first().copied())
}

/// The card of the least cost among the answers.
fn pick(legal: &[Choice], cost: &dyn Fn(CardId) -> u32) -> Option<Choice> {
    let of = |choice: &Choice| match choice {
        Choice::Card(card) => cost(*card),
        _ => u32::MAX,
    };
    legal
        .iter()
        .copied()
        .min_by_key(of)
        .filter(|choice| matches!(choice, Choice::Card(_)))
}

/// Turns a worth into a cost: the most is chosen first.
const fn most(worth: u32) -> u32 {
    u32::MAX / 2 - worth
}

/// What a card is worth to its owner, in half Silver.
fn worth(id: CardId) -> u32 {
    let box_ = symbols(id);
    let shown = [
        (2, box_.silver),
        (2, u8::from(box_.ship)),
        (3, u8::from(box_.colonist)),
        (1, u8::from(box_.wagon)),
        (1, u8::from(box_.wine)),
        (2, box_.swords),
    ];
    let printed: u32 = shown.into_iter().map(|(each, count)| each * u32::from(count)).sum();
    match card(id) {
        Card::Empire(row, _) => printed + 2 * u32::from(row.silver),
        _ => printed,
    }
}

/// What a card of the hand is worth in a round: nothing if it is dead weight (4.4), the most if it is the last of its kind.
fn in_hand(means: &Means, id: CardId) -> u32 {
    if !means.hand.contains(id) {
        return 0;
    }
    let only = [Need::Colonist, Need::Ship]
        .into_iter()
        .any(|need| means.with(need) == CardSet::from_iter([id]));
    worth(id) + if only { ONLY } else { 0 }
}

/// What is proposed for a question of the own round.
fn of_round(s: &State, by: Side, about: OwnAsk, legal: &[Choice]) -> Option<Choice> {
    let means = Means::of(s, by);
    let coins = |id: CardId| most(u32::from(symbols(id).silver));
    match about {
        OwnAsk::Pay { need: Need::Coin, .. }
        | OwnAsk::More {
            action: Action::Trader, ..
        } => pick(legal, &coins),
        OwnAsk::More {
            action: Action::Discard,
            count: 1..,
        } => Some(Choice::Pass),
        OwnAsk::Pay { .. } | OwnAsk::More { .. } | OwnAsk::Card(Action::Return) => {
            pick(legal, &|id| in_hand(&means, id))
        }
        OwnAsk::From(to) => pick(legal, &|id| in_hand(&means, id) + way(s, by, SpaceId(id.0), to)),
        OwnAsk::Card(Action::Reserve) => pick(legal, &|id| most(worth(id))),
        OwnAsk::Card(Action::Reinforce) => pick(legal, &|id| reinforcement(s, by, id)),
        _ => None,
    }
}

/// 5.1.1: what a connection costs beside its Location card.
fn way(s: &State, by: Side, from: SpaceId, to: SpaceId) -> u32 {
    let cards = between(from, to).map_or(0, |kind| payment::transport(s, by, kind).len());
    cards as u32 * STEP
}

/// 5.2.2: the strongest card first, of equals the one that is worth least.
fn reinforcement(s: &State, by: Side, id: CardId) -> u32 {
    let at = s.underway.and_then(|underway| underway.target);
    let found = s.battles().find(|(_, battle)| Some(battle.at) == at);
    let strength = found.and_then(|(attacker, battle)| battle::strength(s, battle, by, attacker, id));
    most(u32::from(strength.unwrap_or(0)) * ONLY) + worth(id)
}

/// 4.7: the location of the fewest VP where a side chooses among its own, of the most where it chooses for the other.
fn location_of_most(s: &State, by: Side, legal: &[Choice]) -> Option<Choice> {
    let cost = |choice: &Choice| match choice {
        Choice::Space(at) if s.owner(*at) == Some(by) => u32::from(location(*at).vp),
        Choice::Space(at) => most(u32::from(location(*at).vp)),
        _ => u32::MAX,
    };
    legal.iter().copied().min_by_key(cost)
}
