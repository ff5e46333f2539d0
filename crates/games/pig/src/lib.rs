//! Pig with tripping. Roll and add to the pot, or hold and score it; a 1 loses the pot. After each roll the
//! other side may trip you with a card of its hidden hand. The whole game, run through the test kit: `cargo run -p trial -- fuzz pig`.

#[cfg(feature = "testing")]
mod testing;
use engine::{about::About, scene::*, *};
use serde::{Deserialize, Serialize};

/// The game: its rules are below.
pub struct Pig;

/// All that lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    second: bool,
    score: PerSide<u8>,
    pot: u8,
    played: CardSet,
    hands: PerSide<CardSet>,
}

const EMPTY: Refusal = Refusal::new(Rule("1.1"), "Roll before you hold: the pot is empty.");
#[rustfmt::skip] // small functions on one line each
impl Rules for Pig {
    type State = State;
    type Event = (Side, &'static str, u8);
    type Setup = ();
    type Prompt = &'static str;
    type Die = u8;
    const NAME: &'static str = "pig";
    const GAME: u8 = 15;
    const REVISION: u8 = 1;
    const OLDEST_SCHEMA: u16 = 1;

    fn start((): ()) -> State { State::default() }
    fn step(t: &mut Table<'_, Pig>) -> Flow<()> { turn(t) }
    fn faces(die: u8) -> u8 { die }
    fn die_id(_: u8) -> u8 { 0 }
    fn prompt_id(prompt: &'static str) -> u8 { u8::from(prompt == "trip") }
    fn pack((): ()) -> u32 { 0 }
    fn unpack(number: u32) -> Option<()> { (number == 0).then_some(()) }
    fn decks(_: &State) -> Vec<CardSet> { vec![CardSet::first(12)] }
    fn seen(s: &State, by: Side) -> CardSet { s.hands[by].or(s.played) }
    fn permute_cards(s: &mut State, names: &CardPermutation) {
        for set in [&mut s.played, &mut s.hands.rome, &mut s.hands.carthage] { *set = names.set(*set) }
    }
    fn check(s: &State) -> Result<(), Unsound> {
        Unsound("a card is in two hands").unless(s.hands.rome.and(s.hands.carthage).is_empty())
    }
}

impl State {
    fn deck(&self) -> CardSet {
        CardSet::first(12).without(self.played.or(self.hands.rome).or(self.hands.carthage))
    }
}

/// 1: a side draws a card, and rolls until it holds, throws a 1 or is tripped.
fn turn(t: &mut Table<'_, Pig>) -> Flow<()> {
    let side = Side::BOTH[usize::from(t.state.second)];
    if !t.state.deck().is_empty() {
        let card = t.draw_card(t.state.deck())?;
        t.state.hands[side].insert(card);
        t.emit((side, "draws a card", 0));
    }
    while rolls_on(t, side)? {
        let face = t.roll(6)?;
        t.emit((side, "rolls", face));
        t.state.pot = if face == 1 { 0 } else { t.state.pot.saturating_add(face) };
        if face == 1 || tripped(t, side.enemy())? {
            break;
        }
    }
    t.emit((side, "scores", t.state.pot));
    t.state.score[side] += core::mem::take(&mut t.state.pot).min(30);
    t.state.second = !t.state.second;
    if t.state.score[side] >= 30 {
        t.end(Outcome::new(side, Rule("3"), "Thirty points."))?;
    }
    Ok(())
}

/// 1.1: holding takes a pot.
fn rolls_on(t: &mut Table<'_, Pig>, side: Side) -> Flow<bool> {
    let choice = t.ask(Question::open(side, "go", Rule("1")), &mut |s, o| {
        o.offer(Choice::Yes);
        o.weigh(Choice::No, || EMPTY.unless(s.pot > 0));
    })?;
    Ok(choice == Choice::Yes)
}

/// 2: an even card halves the pot, an odd one ends the turn. Asked always, so that silence tells nothing.
fn tripped(t: &mut Table<'_, Pig>, side: Side) -> Flow<bool> {
    let choice = t.ask(Question::secret(side, "trip", Rule("2")), &mut |s, o| {
        o.offer(Choice::Pass);
        s.hands[side].iter().for_each(|card| o.offer(Choice::Card(card)));
    })?;
    let Choice::Card(card) = choice else { return Ok(false) };
    t.state.hands[side].remove(card);
    t.state.played.insert(card);
    t.state.pot /= 2 - card.0 % 2;
    t.emit((side, "trips with card", card.0));
    Ok(card.0 % 2 == 1)
}

#[rustfmt::skip]
impl Present for Pig {
    const ABOUT: About = About { war: "Thirty points", edition: "version with tripping", ..About::titled("Pig") };

    fn scene(s: &State, by: Viewer) -> Scene {
        let cards = |side| by.sees(side).then(|| s.hands[side].iter().collect());
        let hands = Side::BOTH.map(|side| Hand { count: s.hands[side].len() as u8, apart: None, cards: cards(side) });
        Scene { turn: format!("pot {}", s.pot), hands: PerSide::from(hands), score: s.score, ..Scene::default() }
    }
}
