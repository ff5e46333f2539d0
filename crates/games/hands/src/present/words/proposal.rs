//! What the page proposes: it pays with what is worth least to its owner, dead weight first, and never with the only Colonist or Ship if
//! another card pays. Where it takes, it takes what is worth most.

use crate::State;
use crate::board::payment::{self, Means};
use crate::data::cards::{Card, ELEPHANTS, HEAVY, LEADERS, LOCATION_SET, card, symbols};
use crate::data::locations::location;
use crate::data::ways::between;
use crate::present::odds::attacked;
use crate::protocol::need::Need;
use crate::protocol::prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
use crate::rules::actions::money::traded;
use crate::rules::battle;
use crate::state::Action;
use engine::{CardId, CardSet, Choice, Question, Side, SpaceId};

/// What the only Colonist or the only Ship of a hand is worth above all else.
const ONLY: u32 = 100;
/// What each further card of a way costs.
const STEP: u32 = 4;
/// More than all cards of a hand are worth together.
const ABOVE: u32 = 1000;
/// More Silver than one action brings, and more than a card moves the marker.
const MUCH: u32 = 100;

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
    // Of cards with the same coin the one that is worth least.
    let coins = |id: CardId| (MUCH - u32::from(symbols(id).silver)) * ABOVE + in_hand(&means, id);
    match about {
        OwnAsk::Pay { need: Need::Coin, .. }
        | OwnAsk::More {
            action: Action::Trader, ..
        } => pick(legal, &coins),
        OwnAsk::Pay {
            action: Action::Trader, ..
        } => pick(legal, &|id| (MUCH - trade(s, &means, id)) * ABOVE + in_hand(&means, id)),
        OwnAsk::Pay {
            action: Action::Attack,
            need: Need::Sword,
        } => {
            let then = attacked(s, by, s.underway?.target?);
            pick(legal, &|id| force(&then, by, by, id) + in_hand(&means, id))
        }
        OwnAsk::More {
            action: Action::Discard,
            count: 1..,
        } => Some(Choice::Pass),
        OwnAsk::Pay { .. } | OwnAsk::More { .. } | OwnAsk::Card(Action::Return) => {
            pick(legal, &|id| in_hand(&means, id) + first(s, &means, id))
        }
        OwnAsk::From(to) => pick(legal, &|id| {
            in_hand(&means, id) + way(s, by, SpaceId(id.0), to) + first(s, &means, id)
        }),
        OwnAsk::Levy(_) => Some(Choice::No),
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

/// 5.3.2: the Silver that a trade brings with this Ship: the coins of the best other Location cards.
fn trade(s: &State, means: &Means, ship: CardId) -> u32 {
    let mut others = means.with(Need::Coin).and(LOCATION_SET);
    others.remove(ship);
    let mut coins: Vec<u8> = others.iter().map(|id| symbols(id).silver).collect();
    coins.sort_unstable_by(|a, b| b.cmp(a));
    let most = usize::from(traded(s, means.side));
    coins.into_iter().take(most).map(u32::from).sum()
}

/// What the card that should open the attack under way costs as anything else: the one that is proposed for it.
fn first(s: &State, means: &Means, id: CardId) -> u32 {
    let attack = s.underway.filter(|underway| underway.action == Action::Attack);
    let Some(at) = attack.and_then(|underway| underway.target) else {
        return 0;
    };
    let then = attacked(s, means.side, at);
    let cost = |id: CardId| force(&then, means.side, means.side, id) + in_hand(means, id);
    let best = means.with(Need::Sword).iter().min_by_key(|id| cost(*id));
    if best == Some(id) { ONLY } else { 0 }
}

/// 5.2.1, 5.2.2: what speaks against a card in a battle: least against the one that moves the marker furthest. A Leader comes last, for he
/// may join without an action.
fn force(s: &State, attacker: Side, side: Side, id: CardId) -> u32 {
    let sixths: i32 = if ELEPHANTS.contains(id) {
        (1..=6)
            .map(|face| i32::from(battle::driven(s, attacker, side, id, face)))
            .sum()
    } else {
        6 * i32::from(battle::moves(s, attacker, side, id))
    };
    let leads = if LEADERS.contains(id) { MUCH } else { 0 };
    (2 * MUCH + leads).saturating_add_signed(-sixths) * ABOVE
}

/// 5.2.2: the card that moves the marker furthest first, of equals the one that is worth least.
fn reinforcement(s: &State, by: Side, id: CardId) -> u32 {
    let at = s.underway.and_then(|underway| underway.target);
    let found = s.battles().find(|(_, battle)| Some(battle.at) == at);
    found.map_or(0, |(attacker, _)| force(s, attacker, by, id)) + worth(id)
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
