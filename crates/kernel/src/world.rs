//! Other worlds: what a viewer has not seen lies elsewhere, and all that he has seen is the same.

use crate::retrace::retrace_watching;
use crate::{By, CardId, CardSet, Choice, Game, Lot, Nature, PerSide, Relabel, Rules, Seeded, Side, Step, Viewer};

/// A game's checkpoint and journal in another world.
pub(crate) struct World<R: Rules> {
    pub(crate) checkpoint: R::State,
    pub(crate) journal: Vec<Step>,
}

impl<R: Rules> World<R> {
    /// A world in which the cards that this viewer has not seen since the checkpoint have changed places, each with one of its deck. If he
    /// `forgets`, a card that he has seen is known only until it goes where he does not see it: cards are drawn from a set that it has
    /// come back to, and any card of the set may be the one drawn.
    pub(crate) fn of<N: Nature + Clone>(game: &Game<R, N>, by: Viewer, forgets: bool, chance: &mut Seeded) -> Self {
        let looks = looks(game, forgets);
        let mut names = Relabel::identity();
        let mut checkpoint = game.checkpoint().clone();
        for deck in R::decks(&checkpoint) {
            shuffle(deck.without(known(looks[0].later, by)), &mut names, chance);
        }
        R::relabel(&mut checkpoint, &names);
        let mut draws = looks.windows(2).filter(|two| two[0].drawn_from.is_some());
        let mut journal = game.journal().to_vec();
        for step in &mut journal {
            let drawn = forgets && step.by == By::Nature && matches!(step.choice, Choice::Card(_));
            if let Some([before, after]) = drawn.then(|| draws.next()).flatten() {
                let set = before.drawn_from.unwrap_or_default();
                if !set.and(known(before.until, by)).is_empty() {
                    shuffle(set.without(known(after.later, by)), &mut names, chance);
                }
            }
            step.choice = names.choice(step.choice);
        }
        World { checkpoint, journal }
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
pub(crate) fn shuffle(cards: CardSet, names: &mut Relabel, chance: &mut Seeded) {
    let cards: Vec<CardId> = cards.iter().collect();
    for last in (1..cards.len()).rev() {
        let faces = last as u8 + 1;
        let other = chance.pick(Lot::Die { id: 0, faces }) as usize;
        names.swap(cards[last], cards[other]);
    }
}
