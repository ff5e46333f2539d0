//! Plays one section of the rules from an arranged position, with answers, dice and cards as the test says.

use crate::data::spaces::{self, at::*, space};
use crate::rules::setup;
use crate::state::{Force, Marker, Office, Phase, Place, Where};
use crate::{Board, Hannibal, Prompt, State, invariants};
use engine::Side::{Carthage, Rome};
use engine::{
    CardId, CardSet, Choice, Decider, Decision, EventSink, Flow, Lot, Nature, Question, Seed, Seeded, Side, SpaceId,
    Table, UnitId,
};
use std::collections::VecDeque;

/// A map without units, generals and hands, and without markers but for Walled Cities.
pub(crate) fn empty() -> State {
    let mut s = setup::start(crate::Setup::default());
    for place in &mut s.places {
        let marker = Some(place.marker).filter(|marker| matches!(marker, Marker::City(_)));
        *place = Place {
            marker: marker.unwrap_or_default(),
            ..Place::default()
        };
    }
    for general in &mut s.generals {
        general.at = Where::Pool;
        general.office = Office::None;
        general.leads = false;
    }
    s
}

/// CUs of a side in a space, outside walls.
pub(crate) fn stand(s: &mut State, side: Side, at: SpaceId, cu: u8, elephants: u8) {
    s.place_mut(at).outside[side] = Force::new(cu, elephants, 0);
}

/// A general comes to a place.
pub(crate) fn general(s: &mut State, unit: UnitId, at: Where, office: Office) {
    let general = s.general_mut(unit);
    general.at = at;
    general.office = office;
}

/// How a side answers: what is asked, and what may be answered.
pub(crate) type Player<'a> = dyn FnMut(&State, &Question<Prompt>, &[Choice]) -> Choice + 'a;

struct Answers<'a, 'b> {
    player: &'a mut Player<'b>,
}

impl Decider<Hannibal> for Answers<'_, '_> {
    fn decide(&mut self, state: &State, question: &Question<Prompt>, legal: &[Choice]) -> Decision {
        let choice = (self.player)(state, question, legal);
        if let Err(unsound) = invariants::check(state) {
            panic!("{} at {question:?}", unsound.0);
        }
        let mut sorted = legal.to_vec();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), legal.len(), "an answer is offered twice to {question:?}");
        let at = legal.iter().position(|c| *c == choice);
        Decision::Take(at.unwrap_or_else(|| panic!("{choice:?} is not offered to {question:?}: {legal:?}")))
    }
}

/// Dice and cards in order; when they are used up, chance.
#[derive(Clone)]
pub(crate) struct Falls {
    pub(crate) dice: VecDeque<u8>,
    pub(crate) cards: VecDeque<CardId>,
    pub(crate) chance: Seeded,
}

impl Falls {
    pub(crate) fn of(dice: &[u8], cards: &[CardId]) -> Self {
        Falls {
            dice: dice.iter().copied().collect(),
            cards: cards.iter().copied().collect(),
            chance: Seeded::new(Seed(7)),
        }
    }
}

impl Nature for Falls {
    fn pick(&mut self, lot: Lot) -> u32 {
        match lot {
            Lot::Die { .. } => match self.dice.pop_front() {
                Some(face) => u32::from(face) - 1,
                None => self.chance.pick(lot),
            },
            Lot::Card(set) => match self.cards.pop_front() {
                Some(card) => position(set, card),
                None => self.chance.pick(lot),
            },
            Lot::Unit(_) => self.chance.pick(lot),
        }
    }
}

fn position(set: CardSet, card: CardId) -> u32 {
    let at = set.iter().position(|c| c == card);
    u32::try_from(at.expect("the scripted card can be drawn")).expect("a set is small")
}

struct Notes(Vec<crate::Event>);

impl EventSink<crate::Event> for Notes {
    fn emit(&mut self, _: u8, event: crate::Event) {
        self.0.push(event);
    }
}

/// What came of it.
pub(crate) struct Played<T> {
    pub(crate) state: State,
    pub(crate) flow: Flow<T>,
    pub(crate) notes: Vec<crate::Event>,
    pub(crate) falls: Falls,
}

/// Plays a section.
pub(crate) fn play<T>(
    state: State,
    falls: Falls,
    player: &mut Player<'_>,
    section: impl FnOnce(&mut Board<'_>) -> Flow<T>,
) -> Played<T> {
    let (mut falls, mut notes) = (falls, Notes(Vec::new()));
    let mut answers = Answers { player };
    let mut table = Table::<Hannibal>::new(state, &[], &mut answers, &mut falls, &mut notes).explaining();
    let flow = section(&mut table);
    let state = table.state;
    if let Err(unsound) = invariants::check(&state) {
        panic!("{} at the end", unsound.0);
    }
    Played {
        state,
        flow,
        notes: notes.0,
        falls,
    }
}

/// The first answer to everything.
pub(crate) fn first(_: &State, _: &Question<Prompt>, legal: &[Choice]) -> Choice {
    legal[0]
}

/// Chance for arranging positions and for answering.
pub(crate) struct Dice(Seeded);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice(Seeded::new(Seed(seed)))
    }

    pub(crate) fn below(&mut self, faces: usize) -> usize {
        let faces = u8::try_from(faces).expect("few");
        self.0.pick(Lot::Die { id: 0, faces }) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A map at random: markers everywhere, and CUs in some spaces. The capitals are whose they were.
pub(crate) fn random_map(dice: &mut Dice) -> State {
    let mut s = empty();
    for at in spaces::all() {
        let owner = [None, Some(Rome), Some(Carthage)][dice.below(3)];
        s.place_mut(at).marker = match (space(at).kind, owner) {
            (spaces::Kind::Ordinary, Some(side)) => Marker::Pc(side),
            (spaces::Kind::Ordinary, None) => Marker::None,
            (spaces::Kind::Tribe, owner) => Marker::Tribe(owner.filter(|side| *side == Carthage)),
            (_, owner) => {
                let owner = owner.or(space(at).start).unwrap_or(Rome);
                Marker::City(if matches!(at, ROME | CARTHAGE) {
                    space(at).start.unwrap_or(owner)
                } else {
                    owner
                })
            }
        };
        if dice.one_in(6) {
            let side = [Rome, Carthage][dice.below(2)];
            let cu = 1 + dice.below(4) as u8;
            s.place_mut(at).outside[side] = Force::new(cu, 0, 0);
        }
    }
    s
}

/// A random map in the middle of a Strategy Phase, generals with their CUs and cards in both hands.
pub(crate) fn war_zone(dice: &mut Dice) -> State {
    let mut s = random_map(dice);
    let mut consuls = 0;
    for unit in crate::data::generals::all() {
        let side = crate::data::generals::general(unit).side;
        let at = SpaceId(dice.below(spaces::COUNT) as u8);
        let free = s.place(at).outside[side.enemy()].is_empty() && s.generals_in(at, side.enemy()).is_empty();
        let named = side == Carthage || consuls < 3;
        if !free || !named {
            if unit == crate::data::generals::who::AFRICANUS {
                s.general_mut(unit).at = Where::Eliminated;
            }
            continue;
        }
        let office = match (side, consuls) {
            (Carthage, _) => Office::None,
            (Rome, 2) => Office::Proconsul,
            (Rome, _) => Office::Consul,
        };
        consuls += u8::from(side == Rome);
        general(&mut s, unit, Where::At(at), office);
        let elephants = if unit == crate::data::generals::who::HANNIBAL {
            2
        } else {
            0
        };
        s.place_mut(at).outside[side] = Force::new(5 + dice.below(6) as u8, elephants, 0);
        if s.place(at).city() == Some(side.enemy()) || s.place(at).is_tribe() && s.control(at) != Some(side) {
            s.place_mut(at).set_points(dice.below(3) as u8, engine::Side::Rome);
        }
    }
    for card in s.deck.iter().take(28) {
        let side = [Rome, Carthage][dice.below(2)];
        if dice.one_in(2) {
            s.deck.remove(card);
            s.hands[side].insert(card);
        }
    }
    s.phase = Phase::Play([Rome, Carthage][dice.below(2)]);
    s
}
