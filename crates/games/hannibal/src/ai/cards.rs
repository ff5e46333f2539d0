//! Which card, and for what (7.2, 8).

use super::army::{Army, NEVER};
use super::events;
use super::field::Field;
use super::outlook::Outlook;
use super::pcs::Spots;
use super::posts::Posts;
use super::reasons::{EVENT, KEEP, MUSTER, NEARLY, OPS, STOP, TARGET};
use super::recall;
use super::words::{gains, leaves, led, sends};
use crate::data::cards::card;
use crate::data::generals::{COUNT as GENERALS, general};
use crate::present::words::names::{more, several};
use crate::rules::{cards, siege};
use crate::state::reach;
use crate::{Named, State};
use ::ai::Advice;
use engine::{CardId, Choice, Side, UnitId};

/// Points against an Event that changes nothing.
const VAIN: i32 = 150;

/// What a card's uses come to, in points.
pub(super) struct Uses {
    /// Where PCs could come.
    pub(super) spots: Spots,
    pcs: [i32; 3],
    /// The best first.
    generals: Vec<Activation>,
}

/// What comes of a general's activation.
struct Activation {
    unit: UnitId,
    /// His Strategy Rating.
    rating: u8,
    /// Points by road.
    by_road: i32,
    /// Points if the card has a ship: by sea where he is in a port.
    by_ship: i32,
}

impl Activation {
    fn with(&self, ship: bool) -> i32 {
        if ship { self.best() } else { self.by_road }
    }

    /// Points by road or by sea.
    fn best(&self) -> i32 {
        self.by_road.max(self.by_ship)
    }
}

impl Uses {
    pub(super) fn of(s: &State, side: Side) -> Self {
        let outlook = Outlook::of(s, side);
        let in_play = s.generals_in_play(side).iter();
        let mut generals = Vec::with_capacity(GENERALS);
        generals.extend(in_play.map(|unit| {
            let (by_road, by_ship) = activation(s, &outlook, unit);
            Activation {
                unit,
                rating: s.strategy_rating(unit),
                by_road,
                by_ship,
            }
        }));
        generals.sort_unstable_by_key(|activation| -activation.best());
        let spots = Spots::of(s, side, outlook.survey);
        Uses {
            pcs: spots.best(s, side),
            spots,
            generals,
        }
    }

    /// The best activation of a general whom so many OPs move.
    pub(super) fn move_by(&self, ops: u8, ship: bool) -> i32 {
        let moved = self.generals.iter().filter(|general| general.rating <= ops);
        moved.map(|general| general.with(ship)).max().unwrap_or(NEVER)
    }

    /// The best activations of so many generals.
    pub(super) fn move_all(&self, generals: u8) -> i32 {
        let moved = self.generals.iter().take(usize::from(generals));
        moved.map(|general| general.best().max(0)).sum()
    }

    /// The best activation of a general whom so many OPs move, in words.
    pub(super) fn moving(&self, s: &State, ops: u8, ship: bool) -> String {
        let moved = self.generals.iter().filter(|general| general.rating <= ops);
        match moved.max_by_key(|general| general.with(ship)) {
            Some(activation) => sends(s, &Outlook::of(s, general(activation.unit).side), activation.unit, ship),
            None => format!("moves no general with {}", several(ops, "OP")),
        }
    }

    /// So many PCs in words.
    fn placing(&self, s: &State, side: Side, ops: u8) -> String {
        let spots = self.spots.best_spaces(s, side);
        let placed = spots.len().min(usize::from(ops)) as u8;
        match spots.first() {
            Some(best) if placed > 1 => {
                let gains = gains(s, &self.spots.survey, side, *best);
                format!("{gains}, with {}", more(placed - 1, "PC"))
            }
            Some(best) => gains(s, &self.spots.survey, side, *best),
            None => "places no PC".into(),
        }
    }

    /// The best that can be done with a card, in words.
    fn doing(&self, s: &State, side: Side, id: CardId) -> String {
        let row = card(id);
        match self.best(s, side, id) {
            best if best == self.move_by(row.ops, row.ship) => self.moving(s, row.ops, row.ship),
            best if best == self.place(row.ops) => self.placing(s, side, row.ops),
            _ => self.brings(s, side, id),
        }
    }

    /// So many PCs: they stay, and an army goes on.
    fn place(&self, ops: u8) -> i32 {
        5 * self.pcs.iter().take(usize::from(ops)).sum::<i32>() / 2
    }

    /// The best that can be done with a card.
    fn best(&self, s: &State, side: Side, id: CardId) -> i32 {
        let row = card(id);
        let event = if cards::law(s, side, id).is_ok() {
            self.event(s, side, id)
        } else {
            0
        };
        self.move_by(row.ops, row.ship).max(self.place(row.ops)).max(event)
    }
}

/// What an activation is worth for a general, by road and with a ship.
fn activation(s: &State, outlook: &Outlook, unit: UnitId) -> (i32, i32) {
    let Some(at) = s.general(unit).at.space() else {
        return (NEVER, NEVER);
    };
    if s.campaign.as_ref().is_some_and(|c| reach(c.general(unit)) == 0) {
        return (NEVER, NEVER);
    }
    let army = Army::led_by(s, unit);
    let posts = Posts::of(s, &outlook.survey, army);
    if siege::may_attempt(s, unit).is_ok() {
        let worth = army.attempt(s, outlook, &posts, at);
        return (worth, worth);
    }
    let (_, there) = s.stack(army.side, s.general(unit).at);
    let leads = if s.commander(there) == Some(unit) { 0 } else { 7 };
    let left = leads + posts.at(at);
    let field = Field::of(s, outlook, army, &posts, Some(at));
    let by_road = field.beyond(at) - left;
    let by_ship = if crate::data::spaces::space(at).port.is_some() {
        field.overseas(s, army, at) - left
    } else {
        by_road
    };
    (by_road, by_ship)
}

/// What speaks against an activation: what the army is of use for where it stands, or that nothing is worth its way.
fn keeps(s: &State, outlook: &Outlook, unit: UnitId) -> String {
    let army = Army::led_by(s, unit);
    let posts = Posts::of(s, &outlook.survey, army);
    let post = army.from.filter(|at| posts.at(*at) > 0);
    match post {
        Some(at) => leaves(s, outlook, army, at),
        None => format!("finds nothing worth a march for {}", led(army)),
    }
}

/// The card that does most.
pub(super) fn which(s: &State, side: Side, advice: &mut Advice<'_>) {
    let uses = recall::uses(s, side);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Card(id) = choice else { continue };
        let ops = card(*id).ops;
        advice.give_saying(at, &OPS, 4 * i32::from(ops), || format!("has {}", several(ops, "OP")));
        advice.give_saying(at, &TARGET, uses.best(s, side, *id).max(0) / 2, || {
            uses.doing(s, side, *id)
        });
        if card(*id).counter {
            advice.give_saying(at, &KEEP, -4, || "spends a Counter Event".into());
        }
    }
}

/// Whether Rome spends a Campaign to go first (7.3).
pub(super) fn pre_empt(s: &State, side: Side, advice: &mut Advice<'_>) {
    let uses = recall::uses(s, side);
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Card(id) => {
                advice.give_saying(at, &EVENT, uses.event(s, side, *id) / 2, || uses.brings(s, side, *id));
            }
            _ => advice.give_saying(at, &KEEP, 40, || "keeps a Campaign for a better moment".into()),
        }
    }
}

/// What a card is used for.
pub(super) fn what_for(s: &State, side: Side, id: CardId, advice: &mut Advice<'_>) {
    let (uses, row) = (recall::uses(s, side), card(id));
    for (at, choice) in advice.legal().iter().enumerate() {
        match Named::from_choice(*choice) {
            Some(Named::Activate) => {
                let points = uses.move_by(row.ops, row.ship);
                advice.give_saying(at, &TARGET, points, || match points {
                    1.. => uses.moving(s, row.ops, row.ship),
                    _ => format!("finds nothing worth a march with {}", several(row.ops, "OP")),
                });
            }
            Some(Named::PlacePcs) => {
                advice.give_saying(at, &NEARLY, uses.place(row.ops), || uses.placing(s, side, row.ops));
            }
            Some(Named::Event) if !cards::has_effect(s, side, id) => {
                advice.give_saying(at, &STOP, -VAIN, || format!("plays {} with no effect", row.title));
            }
            Some(Named::Event) => {
                let points = if events::marches(id) { 1 } else { 2 } * uses.event(s, side, id);
                advice.give_saying(at, &EVENT, points, || match points {
                    1.. => uses.brings(s, side, id),
                    _ => format!("finds nothing worth {}", row.title),
                });
            }
            Some(Named::RaiseTroops) => advice.give_saying(at, &MUSTER, 10, || "raises a CU".into()),
            _ => advice.give_saying(at, &STOP, -40, || "does nothing with the card".into()),
        }
    }
}

/// Who is activated (8.2, 10.11).
pub(super) fn who(s: &State, side: Side, advice: &mut Advice<'_>) {
    let uses = recall::recalled(s, side);
    let known = |unit| {
        let generals = uses.iter().flat_map(|uses| &uses.generals);
        let mut known = generals.filter(|general| general.unit == unit);
        known.next().map(|general| (general.by_road, general.by_ship))
    };
    let mut outlook = None;
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Unit(unit) => {
                let (by_road, by_ship) = known(*unit).unwrap_or_else(|| {
                    let outlook = outlook.get_or_insert_with(|| Outlook::of(s, side));
                    activation(s, outlook, *unit)
                });
                let points = by_road.max(by_ship);
                advice.give_saying(at, &TARGET, points, || {
                    let outlook = Outlook::of(s, side);
                    match points {
                        1.. => sends(s, &outlook, *unit, by_ship > by_road),
                        _ => keeps(s, &outlook, *unit),
                    }
                });
            }
            _ => advice.give(at, &STOP, 0),
        }
    }
}

/// Whether a Counter Event is played now (8.4): where much is at stake.
pub(super) fn counter(s: &State, side: Side, advice: &mut Advice<'_>) {
    let fought = s
        .battle
        .as_ref()
        .map_or(0, |b| b.began[side.enemy()].fighting() + b.began[side].fighting());
    let marching = s.march.map_or(0, |m| m.units.fighting());
    let stake = i32::from(fought.max(marching));
    let points = |choice| match choice {
        Choice::Card(_) => 33 * stake / 10 - 3,
        _ => 0,
    };
    advice.each_saying(&EVENT, points, |_, points| match points {
        1.. if fought >= marching => format!("counts in a battle of {}", several(fought, "CU")),
        1.. => format!("counts against a march of {}", several(marching, "CU")),
        _ => "spends a card where no CU is at stake".into(),
    });
}
