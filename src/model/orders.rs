//! What the page answers for a player: where it stops for him, and his standing orders while he is away. It goes by what lies
//! open and by these settings alone, never by what is held; only somebody alone, who sees both hands, may be spared what he cannot use.

use crate::games::{Asked, Preview, replayed};
use engine::scene::Occasion;
use engine::{PerSide, Side, SpaceId, UnitId, Viewer};
use serde::{Deserialize, Serialize};

/// Most answers given by standing order that are remembered.
const REMEMBERED: usize = 24;

/// The format of the bytes.
const FORMAT: u8 = 2;

/// The mark of a side that is asked at each step of a march again, though it has just let the same pass: behind those of all occasions.
pub const EACH_STEP: u8 = 31;

/// Most bytes of orders that travel with a game.
const ROOM: usize = 255;

/// When the page stops for a side that might hold a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StopWhen {
    /// Two at a table: where it is marked. Alone: when a card of the hand can be played, where it is marked.
    #[default]
    Marked,
    /// At every occasion.
    Always,
    /// Not again in this turn.
    Never,
}

/// Where the page stops for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stops {
    /// When it stops.
    pub when: StopWhen,
    /// Occasions that are marked otherwise than by default, one bit each; the last bit is [`EACH_STEP`].
    pub changed: u32,
    /// Occasions at which it does not stop again in this turn.
    pub quiet: u32,
    /// The turn for which [`Stops::quiet`] and [`StopWhen::Never`] hold.
    pub turn: u8,
}

impl Stops {
    /// Whether the player wants the page to stop at an occasion: the default of the occasion, unless he has changed it.
    pub fn marked(&self, all: &[Occasion], occasion: u8) -> bool {
        let usual = all.get(usize::from(occasion)).is_some_and(|o| !o.often);
        usual != (self.changed >> occasion & 1 == 1)
    }

    /// Whether it is asked at each step of a march, whatever it has just let pass.
    pub fn each_step(&self) -> bool {
        self.when == StopWhen::Always || self.changed >> EACH_STEP & 1 == 1
    }

    /// The settings that hold in a turn: what was meant for an earlier one is over.
    pub fn in_turn(mut self, turn: u8) -> Self {
        if self.turn != turn {
            (self.quiet, self.turn) = (0, turn);
            if self.when == StopWhen::Never {
                self.when = StopWhen::Marked;
            }
        }
        self
    }

    /// Whether it stops at an occasion in this turn.
    pub fn stops(self, all: &[Occasion], occasion: u8, turn: u8) -> bool {
        let now = self.in_turn(turn);
        let quiet = now.quiet >> occasion & 1 == 1;
        match now.when {
            StopWhen::Never => false,
            StopWhen::Always => !quiet,
            StopWhen::Marked => !quiet && now.marked(all, occasion),
        }
    }
}

/// What a player who is away has ordered for an occasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Order {
    /// He is asked.
    #[default]
    Ask,
    /// Nothing is done.
    Decline,
    /// It is tried if it succeeds in at least so many cases of six.
    Attempt(u8),
}

/// What an order or a mark is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Scope {
    /// Wherever nothing else has been said.
    Everywhere,
    /// What happens in a space.
    Space(SpaceId),
    /// What happens to a general's army, or is done by it.
    Army(UnitId),
}

impl Scope {
    /// What a question is about, by what lies open: the generals who march or stand where it is asked, then that space.
    pub fn of(asked: &Asked, game: &Preview) -> Vec<Scope> {
        let stacks = game.scene(Viewer::Public).stacks;
        let there = stacks
            .iter()
            .filter(|s| s.active || asked.at == Some(s.seat.space()))
            .flat_map(|s| &s.generals);
        let armies = there.map(|g| Scope::Army(g.unit));
        armies.chain(asked.at.map(Scope::Space)).collect()
    }
}

/// A standing order of a side. The order of the fields is that in which they travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingOrder {
    /// The occasion for which it holds.
    pub occasion: u8,
    /// What it is for.
    pub scope: Scope,
    /// What has been ordered.
    pub order: Order,
}

/// All stops, marks and standing orders, as they travel with the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    /// Where the page stops for each side.
    pub stops: PerSide<Stops>,
    /// Spaces and armies for which the page stops, whatever the occasion.
    pub marks: PerSide<Vec<Scope>>,
    /// Standing orders by occasion and by what they are for; what is not named is asked.
    pub standing: PerSide<Vec<StandingOrder>>,
    /// Answers that were given by standing order, by their place, the latest last.
    pub given: Vec<(u32, Side)>,
    /// Answers, by their place, from which the game was played again after a die had been seen.
    #[serde(skip)]
    pub replayed: Vec<u32>,
}

impl Orders {
    /// From the bytes in a game's envelope; none if there are none, or others'.
    pub fn of(bytes: &[u8]) -> Self {
        let (replayed, rest) = replayed::split(bytes);
        let body = rest.strip_prefix(&[FORMAT]);
        let orders: Option<Orders> = body.and_then(|body| postcard::from_bytes(body).ok());
        Orders {
            replayed,
            ..orders.unwrap_or_default()
        }
    }

    /// The bytes for a game's envelope: at most 255. Answers given long ago are left out if need be.
    pub fn bytes(&self) -> Vec<u8> {
        let mut short = self.clone();
        loop {
            let body = postcard::to_allocvec(&short).expect("numbers always have bytes");
            let bytes = replayed::joined(&self.replayed, [&[FORMAT], body.as_slice()].concat());
            if bytes.len() <= ROOM || short.given.is_empty() {
                return bytes;
            }
            short.given.remove(0);
        }
    }

    /// Whether they travel with the game.
    pub fn fit(&self) -> bool {
        self.bytes().len() <= ROOM
    }

    /// The standing order of a side for an occasion and the first of these that has one, else for everywhere.
    pub fn order(&self, side: Side, occasion: u8, about: &[Scope]) -> Order {
        let named = about.iter().find_map(|scope| self.own(side, occasion, *scope));
        named
            .or(self.own(side, occasion, Scope::Everywhere))
            .unwrap_or_default()
    }

    /// What has been ordered for exactly this.
    pub fn own(&self, side: Side, occasion: u8, scope: Scope) -> Option<Order> {
        let mut all = self.standing[side].iter();
        all.find(|o| (o.occasion, o.scope) == (occasion, scope))
            .map(|o| o.order)
    }

    /// Gives a standing order, or none of its own.
    pub fn set(&mut self, side: Side, occasion: u8, scope: Scope, order: Option<Order>) {
        self.standing[side].retain(|o| (o.occasion, o.scope) != (occasion, scope));
        let order = order.filter(|o| (scope, *o) != (Scope::Everywhere, Order::Ask));
        self.standing[side].extend(order.map(|order| StandingOrder { occasion, scope, order }));
    }

    /// Marks a space or an army, or not any more.
    pub fn mark(&mut self, side: Side, scope: Scope) {
        let marks = &mut self.marks[side];
        let before = marks.len();
        marks.retain(|s| *s != scope);
        if marks.len() == before {
            marks.push(scope);
        }
    }

    /// Whether a space or an army that a question is about has been marked.
    pub fn marked(&self, asked: &Asked, game: &Preview) -> bool {
        let marks = &self.marks[asked.to];
        !marks.is_empty() && Scope::of(asked, game).iter().any(|s| marks.contains(s))
    }

    /// Whether a side has named a space or an army in its standing orders.
    pub fn names(&self, side: Side) -> bool {
        self.standing[side].iter().any(|o| o.scope != Scope::Everywhere)
    }

    /// Remembers that the answer with this place was given by standing order.
    pub fn remember(&mut self, answer: usize, side: Side) {
        self.forget_from(answer);
        self.given.push((answer as u32, side));
        if self.given.len() > REMEMBERED {
            self.given.remove(0);
        }
    }

    /// Answers from this place on have been taken back.
    pub fn forget_from(&mut self, answer: usize) {
        self.given.retain(|(at, _)| (*at as usize) < answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rule;

    const ALL: [Occasion; 2] = [
        Occasion {
            rule: Rule("1"),
            title: "seldom",
            hidden: true,
            often: false,
            only: None,
        },
        Occasion {
            rule: Rule("1"),
            title: "often",
            hidden: true,
            often: true,
            only: None,
        },
    ];

    #[test]
    fn it_stops_where_it_is_marked_and_what_was_for_a_turn_ends_with_it() {
        let mut stops = Stops::default();
        assert!(stops.stops(&ALL, 0, 1) && !stops.stops(&ALL, 1, 1));
        stops.changed = 0b11;
        assert!(!stops.stops(&ALL, 0, 1) && stops.stops(&ALL, 1, 1));
        stops = Stops {
            quiet: 1,
            turn: 1,
            ..Stops::default()
        };
        assert!(!stops.stops(&ALL, 0, 1) && stops.stops(&ALL, 0, 2));
        stops = Stops {
            when: StopWhen::Never,
            turn: 2,
            ..Stops::default()
        };
        assert!(!stops.stops(&ALL, 0, 2) && stops.stops(&ALL, 0, 3));
        stops.when = StopWhen::Always;
        assert!(stops.stops(&ALL, 1, 2));
    }

    #[test]
    fn orders_travel_in_255_bytes_and_other_bytes_are_no_orders() {
        let mut orders = Orders::default();
        for occasion in 0..20 {
            orders.set(Side::Rome, occasion, Scope::Everywhere, Some(Order::Attempt(3)));
            orders.set(Side::Carthage, occasion, Scope::Everywhere, Some(Order::Decline));
        }
        for answer in 0..400 {
            orders.remember(answer * 50, Side::Rome);
        }
        orders.set(Side::Rome, 1, Scope::Army(UnitId(3)), Some(Order::Ask));
        orders.mark(Side::Rome, Scope::Space(SpaceId(9)));
        let bytes = orders.bytes();
        assert!(orders.fit() && bytes.len() <= ROOM, "{}", bytes.len());
        assert_eq!(Orders::of(&bytes).standing, orders.standing);
        assert_eq!(Orders::of(&bytes).marks, orders.marks);
        assert_eq!(Orders::of(b"\x09nonsense"), Orders::default());
        assert_eq!(Orders::of(&[]), Orders::default());
        for space in 0..60 {
            orders.mark(Side::Rome, Scope::Space(SpaceId(space)));
        }
        assert!(!orders.fit());
    }

    #[test]
    fn what_is_named_goes_before_what_holds_everywhere() {
        let (mut orders, side) = (Orders::default(), Side::Rome);
        let (army, space) = (Scope::Army(UnitId(3)), Scope::Space(SpaceId(9)));
        orders.set(side, 5, Scope::Everywhere, Some(Order::Decline));
        orders.set(side, 5, space, Some(Order::Attempt(2)));
        assert_eq!(orders.order(side, 5, &[]), Order::Decline);
        assert_eq!(orders.order(side, 5, &[army, space]), Order::Attempt(2));
        orders.set(side, 5, army, Some(Order::Ask));
        assert_eq!(orders.order(side, 5, &[army, space]), Order::Ask);
        orders.set(side, 5, army, None);
        orders.set(side, 5, space, None);
        assert!(!orders.names(side));
        orders.set(side, 5, Scope::Everywhere, Some(Order::Ask));
        assert_eq!(orders, Orders::default());
    }
}
