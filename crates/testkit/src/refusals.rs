//! How many things that cannot be chosen say no more than that.

use super::RandomPlay;
use super::straight::name_of;
use engine::scene::AskKind;
use engine::{Choice, Game, Viewer};
use std::collections::BTreeMap;

/// Things that cannot be chosen, and those among them without a reason of their own.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Refused {
    pub(super) things: u64,
    /// How many have no reason of their own, by prompt and kind of thing.
    pub(super) generic: BTreeMap<String, u64>,
}

impl Refused {
    /// Adds the spaces, own generals and cards in hand that the question that waits does not offer.
    pub(super) fn count<R: RandomPlay>(&mut self, game: &Game<R>) {
        let Some(pending) = game.pending() else { return };
        let side = pending.question.to;
        let kind = R::prompting(game.state(), &pending.question).kind;
        if !matches!(
            kind,
            AskKind::Card
                | AskKind::Lay
                | AskKind::General
                | AskKind::March
                | AskKind::Place
                | AskKind::Remove
                | AskKind::Destination
        ) {
            return;
        }
        let scene = R::scene(game.state(), Viewer::Seat(side));
        let spaces = scene.spaces.iter().map(|s| Choice::Space(s.id));
        let own = scene.stacks.iter().filter(|stack| stack.side == side);
        let generals = own.flat_map(|stack| &stack.generals).map(|g| Choice::Unit(g.unit));
        let cards = scene.hands[side].cards.iter().flatten().map(|c| Choice::Card(*c));
        let options = game.explained();
        for thing in spaces.chain(generals).chain(cards) {
            if !options.legal().contains(&thing) {
                self.things += 1;
                if !options.refused().iter().any(|(c, _)| *c == thing) {
                    let kind = name_of(&thing);
                    let kind = kind.split('.').next().unwrap_or_default();
                    let name = format!("{}.{kind}", name_of(&pending.question.about));
                    *self.generic.entry(name).or_default() += 1;
                }
            }
        }
    }

    pub(super) fn and(mut self, other: Refused) -> Refused {
        self.things += other.things;
        for (name, count) in other.generic {
            *self.generic.entry(name).or_default() += count;
        }
        self
    }

    /// The generic ones of a thousand.
    pub(super) fn per_mille(&self) -> u64 {
        self.generic.values().sum::<u64>() * 1000 / self.things.max(1)
    }
}
