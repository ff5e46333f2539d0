//! Other worlds: what a viewer has not seen lies elsewhere, and all that he has seen is the same.

use crate::retrace::retrace_watching;
use crate::{
    By, CardId, CardPermutation, CardSet, Choice, Game, Lot, Nature, PerSide, Rules, Seeded, Side, Step, Viewer,
};

/// A game's checkpoint and journal in one of its worlds.
#[derive(Clone, Debug)]
pub struct World<R: Rules> {
    /// The position at the start of the segment.
    pub checkpoint: R::State,
    /// What has been answered, rolled and drawn since.
    pub journal: Vec<Step>,
}

/// All worlds that a viewer cannot tell from the one he plays in: cards that he has not seen since the checkpoint change places, each with
/// one of its deck.
pub struct Worlds<R: Rules> {
    checkpoint: R::State,
    journal: Vec<Step>,
    /// Cards that change places at the checkpoint, deck by deck.
    hidden: Vec<CardSet>,
    /// For each step of the journal the cards that change places before it; none at most steps.
    redealt: Vec<CardSet>,
}

impl<R: Rules> Worlds<R> {
    /// The worlds of this viewer. If he `forgets`, a card that he has seen is known only until it goes where he does not see it: cards are
    /// drawn from a set that it has come back to, and any card of the set may be the one drawn.
    pub fn of<N: Nature + Clone>(game: &Game<R, N>, by: Viewer, forgets: bool) -> Self {
        let looks = looks(game, forgets);
        let (checkpoint, journal) = (game.checkpoint().clone(), game.journal().to_vec());
        let decks = R::decks(&checkpoint).into_iter();
        let hidden = decks.map(|deck| deck.without(known(looks[0].later, by))).collect();
        let mut draws = looks.windows(2).filter(|two| two[0].drawn_from.is_some());
        let redealt = journal.iter().map(|step| {
            let drawn = forgets && step.by == By::Nature && matches!(step.choice, Choice::Card(_));
            let Some([before, after]) = drawn.then(|| draws.next()).flatten() else {
                return CardSet::EMPTY;
            };
            let set = before.drawn_from.unwrap_or_default();
            let comes_back = !set.and(known(before.until, by)).is_empty();
            if comes_back {
                set.without(known(after.later, by))
            } else {
                CardSet::EMPTY
            }
        });
        let redealt = redealt.collect();
        Worlds {
            checkpoint,
            journal,
            hidden,
            redealt,
        }
    }

    /// Whether cards that the viewer had seen were dealt a second time since the checkpoint: then his knowledge of them ends in its midst.
    pub fn deals_again(&self) -> bool {
        self.redealt.iter().any(|cards| !cards.is_empty())
    }

    /// One of the worlds, each as likely as any other.
    #[must_use]
    pub fn sample(&self, chance: &mut Seeded) -> World<R> {
        self.renamed(|_, cards, names| shuffle(cards, names, chance))
    }

    /// The world that stands for all: the same for each of them.
    pub fn canonical(&self) -> World<R> {
        self.renamed(|before, cards, names| {
            let mut places: Vec<CardId> = cards.iter().map(|card| names.card(card)).collect();
            places.sort_unstable();
            let mut cards: Vec<CardId> = match before {
                Some(_) => cards.iter().collect(),
                None => self.by_place(cards),
            };
            // A stable sort: cards that are never drawn stay ordered by where they lie.
            cards.sort_by_key(|card| self.drawn_at(*card, before));
            for (card, place) in cards.into_iter().zip(places) {
                names.call(card, place);
            }
        })
    }

    /// The world in which `exchange` has let cards change names: at the checkpoint, then before steps of the journal.
    fn renamed(&self, mut exchange: impl FnMut(Option<usize>, CardSet, &mut CardPermutation)) -> World<R> {
        let mut names = CardPermutation::identity();
        for cards in &self.hidden {
            exchange(None, *cards, &mut names);
        }
        let mut checkpoint = self.checkpoint.clone();
        R::permute_cards(&mut checkpoint, &names);
        let mut journal = self.journal.clone();
        for (at, step) in journal.iter_mut().enumerate() {
            if !self.redealt[at].is_empty() {
                exchange(Some(at), self.redealt[at], &mut names);
            }
            step.choice = names.choice(step.choice);
        }
        World { checkpoint, journal }
    }

    /// Hidden cards of one deck, ordered by where they lie at the checkpoint. Cards that lie in the same places come in any order.
    fn by_place(&self, cards: CardSet) -> Vec<CardId> {
        let mut ordered: Vec<CardId> = cards.iter().collect();
        let [first, second, ..] = ordered[..] else {
            return ordered;
        };
        ordered.sort_by_cached_key(|card| {
            let mut names = CardPermutation::identity();
            for deck in &self.hidden {
                let name = if *deck == cards {
                    Some(second)
                } else {
                    deck.iter().next()
                };
                for other in deck.iter() {
                    names.call(other, name.unwrap_or(other));
                }
            }
            names.call(*card, first);
            let mut marked = self.checkpoint.clone();
            R::permute_cards(&mut marked, &names);
            postcard::to_allocvec(&marked).expect("a position can be written")
        });
        ordered
    }

    /// At which step of the journal a card that has its name since `before` is named, unless it changes places earlier.
    fn drawn_at(&self, card: CardId, before: Option<usize>) -> usize {
        let from = before.unwrap_or(0);
        for at in from..self.journal.len() {
            if before != Some(at) && self.redealt[at].contains(card) {
                break;
            }
            if self.journal[at].choice == Choice::Card(card) {
                return at;
            }
        }
        usize::MAX
    }
}

/// What lies open at a moment of a segment.
#[derive(Clone, Copy)]
struct Look {
    /// What each side has seen since the checkpoint, this moment included.
    until: PerSide<CardSet>,
    /// What each side sees at this moment or later.
    later: PerSide<CardSet>,
    /// The set from which a card is drawn at this moment.
    drawn_from: Option<CardSet>,
}

/// The moments of a segment: its checkpoint, each answer, its present end, and if wanted each draw.
fn looks<R: Rules, N: Nature + Clone>(game: &Game<R, N>, draws: bool) -> Vec<Look> {
    let mut looks = Vec::new();
    let mut look = |state: &R::State, drawn_from: Option<CardSet>| {
        let seen = PerSide::from(Side::BOTH.map(|side| R::seen(state, side)));
        looks.push(Look {
            until: seen,
            later: seen,
            drawn_from,
        });
    };
    look(game.checkpoint(), None);
    retrace_watching::<R>(game.checkpoint().clone(), game.journal(), &mut |state, lot| match lot {
        None => look(state, None),
        Some(Lot::Card(set)) if draws => look(state, Some(set)),
        Some(_) => {}
    });
    look(game.state(), None);
    for at in 1..looks.len() {
        looks[at].until = either(looks[at - 1].until, looks[at].until);
    }
    for at in (1..looks.len()).rev() {
        looks[at - 1].later = either(looks[at - 1].later, looks[at].later);
    }
    looks
}

fn either(one: PerSide<CardSet>, other: PerSide<CardSet>) -> PerSide<CardSet> {
    PerSide::new(one.rome.or(other.rome), one.carthage.or(other.carthage))
}

/// The cards among these that this viewer knows.
fn known(seen: PerSide<CardSet>, by: Viewer) -> CardSet {
    match by {
        Viewer::Seat(side) => seen[side],
        Viewer::Public => seen.rome.and(seen.carthage),
        Viewer::Both => seen.rome.or(seen.carthage),
    }
}

/// Lets cards change names among themselves.
pub fn shuffle(cards: CardSet, names: &mut CardPermutation, chance: &mut Seeded) {
    let cards: Vec<CardId> = cards.iter().collect();
    for last in (1..cards.len()).rev() {
        let faces = last as u8 + 1;
        let other = chance.pick(Lot::Die { id: 0, faces }) as usize;
        names.swap(cards[last], cards[other]);
    }
}
