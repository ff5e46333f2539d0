//! A game that can be told to break a promise.

use engine::scene::{Hand, Scene};
use engine::{
    CardId, CardPermutation, CardSet, Choice, Flow, Line, Outcome, PerSide, Present, Question, Refusal, Rule, Rules,
    Side, Table, Unsound, Viewer,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use testkit::RandomPlay;

pub const NONE: u8 = 0;
pub const SCENE_SHOWS_HANDS: u8 = 1;
pub const ASKS_WHO_HOLDS: u8 = 2;
pub const OPTIONS_SHOW_HANDS: u8 = 3;
pub const LOG_NAMES_DRAWS: u8 = 4;
pub const NEVER_ENDS: u8 = 5;
pub const PANICS: u8 = 6;
pub const UNSOUND: u8 = 7;
pub const IMPURE: u8 = 8;
pub const NAMES_TWICE: u8 = 9;
pub const HIDES_IN_A_LOCAL: u8 = 10;
pub const SAME_WORDS: u8 = 11;
pub const LEAVES_NO_ANSWER: u8 = 12;
pub const SCENE_SHOWS_UNTOLD: u8 = 13;
pub const SEES_UNCOMMITTED: u8 = 14;
pub const ASKS_BEFORE_IT_IS_TOLD: u8 = 15;
pub const ROLLS_BEFORE_IT_IS_TOLD: u8 = 16;

thread_local!(static CALLS: Cell<u32> = const { Cell::new(0) });

pub struct Faulty<const FAULT: u8>;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    turn: u8,
    sum: u32,
    played: CardSet,
    hands: PerSide<CardSet>,
    /// What the side whose turn it is has chosen from its hand, uncommitted.
    chosen: CardSet,
}

impl State {
    fn deck(&self) -> CardSet {
        CardSet::first(20).without(self.played.or(self.hands.rome).or(self.hands.carthage))
    }
}

type Faults<'a, const FAULT: u8> = Table<'a, Faulty<FAULT>>;

fn turn<const FAULT: u8>(t: &mut Faults<'_, FAULT>) -> Flow<()> {
    let side = Side::BOTH[usize::from(t.state.turn % 2)];
    let card = t.draw_card(t.state.deck())?;
    t.state.hands[side].insert(card);
    t.emit((side, card));
    if FAULT == ASKS_WHO_HOLDS && t.state.hands[side].contains(CardId(3)) {
        confirm(t, side, false)?;
    }
    while t.state.chosen.len() < 2 && !t.state.hands[side].without(t.state.chosen).is_empty() {
        let choice = t.ask(Question::uncommitted(side, 2, Rule("1")), &mut |s, o| {
            o.offer(Choice::Pass);
            let left = s.hands[side].without(s.chosen);
            left.iter().for_each(|card| o.offer(Choice::Card(card)));
        })?;
        let Choice::Card(card) = choice else { break };
        t.state.chosen.insert(card);
        match FAULT {
            ASKS_BEFORE_IT_IS_TOLD => drop(confirm(t, side, false)?),
            ROLLS_BEFORE_IT_IS_TOLD => drop(t.roll(6)?),
            _ => {}
        }
    }
    t.disclose();
    let chosen = core::mem::take(&mut t.state.chosen);
    t.state.hands[side] = t.state.hands[side].without(chosen);
    t.state.played = t.state.played.or(chosen);
    let play = Question::secret(side, 0, Rule("1"));
    let choice = t.ask(play, &mut |s, o| {
        o.offer(Choice::Pass);
        s.hands[side].iter().for_each(|card| o.offer(Choice::Card(card)));
        if FAULT == NAMES_TWICE {
            o.weigh(Choice::Named(1), || Err(Refusal::new(Rule("1"), "Never.")));
            o.weigh(Choice::Named(1), || Err(Refusal::new(Rule("1"), "Not now.")));
        }
    })?;
    if let Choice::Card(card) = choice {
        t.state.hands[side].remove(card);
        t.state.played.insert(card);
    }
    let local = FAULT == HIDES_IN_A_LOCAL && confirm(t, side.enemy(), false)?;
    confirm(t, side.enemy(), local)?;
    t.state.sum = t.state.sum.wrapping_mul(31).wrapping_add(t.roll(6)?.into());
    assert!(FAULT != PANICS || t.state.turn < 3, "the third turn");
    t.state.turn += 1;
    if FAULT != NEVER_ENDS && t.state.turn == 10 {
        t.end(Outcome::new(side, Rule("2"), "Ten turns."))?;
    }
    t.state.turn %= 12;
    if FAULT == NEVER_ENDS {
        t.state.played = CardSet::EMPTY;
        t.state.hands = PerSide::default();
    }
    Ok(())
}

fn confirm<const FAULT: u8>(t: &mut Faults<'_, FAULT>, side: Side, local: bool) -> Flow<bool> {
    let choice = t.ask(Question::open(side, 1, Rule("1")), &mut |s, o| {
        o.offer(Choice::Yes);
        let hidden = FAULT == OPTIONS_SHOW_HANDS && s.hands[side.enemy()].contains(CardId(5));
        let impure = FAULT == IMPURE && CALLS.with(|calls| calls.replace(calls.get() + 1)).is_multiple_of(7);
        let none = FAULT == LEAVES_NO_ANSWER && s.turn == 4;
        if !hidden && !impure {
            o.offer(Choice::No);
        }
        if local {
            o.offer(Choice::Named(2));
        }
        if none {
            *o = engine::Options::default();
        }
    })?;
    Ok(choice == Choice::Yes)
}

impl<const FAULT: u8> Rules for Faulty<FAULT> {
    type State = State;
    type Event = (Side, CardId);
    type Setup = ();
    type Prompt = u8;
    type Die = u8;
    const NAME: &'static str = "faulty";
    const GAME: u8 = 13;
    const REVISION: u8 = 1;
    const OLDEST_SCHEMA: u16 = 1;

    fn start((): ()) -> State {
        State::default()
    }
    fn step(t: &mut Table<'_, Self>) -> Flow<()> {
        turn(t)
    }
    fn faces(die: u8) -> u8 {
        die
    }
    fn die_id(_: u8) -> u8 {
        0
    }
    fn prompt_id(prompt: u8) -> u8 {
        prompt
    }
    fn pack((): ()) -> u32 {
        0
    }
    fn unpack(number: u32) -> Option<()> {
        (number == 0).then_some(())
    }
    fn decks(_: &State) -> Vec<CardSet> {
        vec![CardSet::first(20)]
    }
    fn seen(s: &State, by: Side) -> CardSet {
        let chosen = if FAULT == SEES_UNCOMMITTED {
            s.chosen
        } else {
            CardSet::EMPTY
        };
        s.hands[by].or(s.played).or(chosen)
    }
    fn permute_cards(s: &mut State, names: &CardPermutation) {
        for set in [&mut s.played, &mut s.chosen, &mut s.hands.rome, &mut s.hands.carthage] {
            *set = names.set(*set);
        }
    }
    fn check(s: &State) -> Result<(), Unsound> {
        Unsound("the fifth turn").unless(FAULT != UNSOUND || s.turn < 5)
    }
}

impl<const FAULT: u8> Present for Faulty<FAULT> {
    fn scene(s: &State, by: Viewer) -> Scene {
        let hand = |side| {
            let open = by.sees(side) || FAULT == SCENE_SHOWS_HANDS;
            let cards = open.then(|| s.hands[side].iter().collect());
            let count = s.hands[side].len() as u8;
            Hand {
                count,
                apart: None,
                cards,
            }
        };
        let hands = PerSide::from(Side::BOTH.map(hand));
        let chosen = if FAULT == SCENE_SHOWS_UNTOLD { s.chosen.len() } else { 0 };
        Scene {
            hands,
            turn: format!("{chosen} chosen"),
            ..Scene::default()
        }
    }
    fn label(_: &State, _: &Question<u8>, choice: Choice) -> String {
        if FAULT == SAME_WORDS {
            "so be it".into()
        } else {
            format!("{choice:?}")
        }
    }
    fn line((side, card): &(Side, CardId), by: Viewer) -> Option<Line> {
        let open = by.sees(*side) || FAULT == LOG_NAMES_DRAWS;
        let text = if open {
            format!("draws {card:?}")
        } else {
            "draws".into()
        };
        Some(Line {
            text,
            ..Line::default()
        })
    }
}

impl<const FAULT: u8> RandomPlay for Faulty<FAULT> {}
