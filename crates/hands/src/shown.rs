//! The game shows itself: the page, the case files and the command line ask here.

use crate::{Event, Hands, Setup, State};
use kernel::scene::{Hand, Pile, Scene, Switch};
use kernel::{CardSet, Line, PerSide, Shown, Side, Viewer};

impl Shown for Hands {
    fn scene(s: &State, by: Viewer) -> Scene {
        let pile = |id, cards: CardSet| Pile {
            id,
            title: id,
            count: cards.len() as u8,
            cards: cards.iter().collect(),
        };
        let mut piles = vec![];
        for side in Side::BOTH {
            let own = s.of(side);
            piles.extend([
                pile("top", own.deck.open()),
                pile("known", own.known),
                pile("discards", own.discards),
                pile("reserve", own.reserve),
                pile("empire", own.empire),
                pile("fighting", s.fighting(side)),
            ]);
        }
        let cards = |side| by.sees(side).then(|| s.of(side).hand.iter().collect());
        let hands = Side::BOTH.map(|side| Hand {
            count: s.of(side).hand.len() as u8,
            apart: None,
            cards: cards(side),
        });
        Scene {
            turn: format!("{} {:?} {:?} {:?}", s.turn, s.phase, s.round, s.naval),
            piles,
            hands: PerSide::from(hands),
            ..Scene::default()
        }
    }
    fn line(event: &Event, by: Viewer) -> Option<Line> {
        let text = match &event.what {
            crate::What::Drew { side, cards } if !by.sees(*side) => format!("{side:?} drew {}", cards.len()),
            what => format!("{what:?}"),
        };
        Some(Line {
            text,
            ..Line::default()
        })
    }
    fn switches() -> &'static [Switch] {
        Setup::SWITCHES
    }
}
