//! Foray. Each side has a hand and a deck of its own. An action is planned card by card, and nobody else learns of it before it is
//! carried out. Cards change owner, are laid on top of a deck, and come back into it. Through the test kit: `cargo run --example foray`.

use engine::{scene::*, *};
use serde::{Deserialize, Serialize};

/// The game: its rules are below.
pub struct Foray;

/// All that lies on the table: `laid` are cards of the hand, for an action that is still uncommitted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    round: u8,
    players: PerSide<Player>,
    laid: CardSet,
}

/// What a side has; the other side knows of its hand what is `known`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    hand: CardSet,
    known: CardSet,
    deck: DrawPile,
    discards: CardSet,
}

#[rustfmt::skip] // small functions on one line each
impl Rules for Foray {
    type State = State;
    type Event = (Side, &'static str, CardSet);
    type Setup = ();
    type Prompt = &'static str;
    type Die = ();
    const NAME: &'static str = "foray";
    const GAME: u8 = 12;
    const REVISION: u8 = 1;
    const OLDEST_SCHEMA: u16 = 1;

    fn start((): ()) -> State {
        let with = |cards| Player { deck: DrawPile::of(cards), ..Player::default() };
        let players = PerSide::new(with(CardSet::first(12)), with(CardSet::first(24).without(CardSet::first(12))));
        State { players, ..State::default() }
    }
    fn step(t: &mut Table<'_, Foray>) -> Flow<()> { round(t) }
    fn faces((): ()) -> u8 { 6 }
    fn die_id((): ()) -> u8 { 0 }
    fn prompt_id(prompt: &'static str) -> u8 { prompt.len() as u8 }
    fn pack((): ()) -> u32 { 0 }
    fn unpack(number: u32) -> Option<()> { (number == 0).then_some(()) }
    fn decks(s: &State) -> Vec<CardSet> { Side::BOTH.map(|side| s.own(side)).to_vec() }
    fn seen(s: &State, by: Side) -> CardSet {
        let (own, other) = (&s.players[by], &s.players[by.enemy()]);
        s.own(by).or(own.discards).or(other.discards).or(other.known).or(other.deck.open())
    }
    fn permute_cards(s: &mut State, names: &CardPermutation) {
        s.laid = names.set(s.laid);
        for player in [&mut s.players.rome, &mut s.players.carthage] {
            for set in [&mut player.hand, &mut player.known, &mut player.discards] { *set = names.set(*set) }
            player.deck.permute_cards(names);
        }
    }
    fn check(s: &State) -> Result<(), Unsound> {
        let all = Side::BOTH.map(|side| s.own(side).or(s.players[side].discards));
        let count = s.players.iter().map(|(_, p)| p.hand.len() + p.deck.len() + p.discards.len());
        Unsound("a card is missing or lies twice").unless(all[0].or(all[1]) == CardSet::first(24) && count.sum::<u32>() == 24)?;
        let known = s.players.iter().all(|(_, p)| p.known.without(p.hand).is_empty());
        Unsound("no card of the hand").unless(known && s.laid.without(s.players[s.side()].hand).is_empty())
    }
}

#[rustfmt::skip]
impl State {
    fn side(&self) -> Side { Side::BOTH[usize::from(self.round % 2)] }
    /// Hand and deck: the other side does not see in which of them a card lies.
    fn own(&self, side: Side) -> CardSet { self.players[side].hand.or(self.players[side].deck.cards()) }
}

/// 1: a side fills its hand, then it acts. Discards come back when the deck is empty. What was drawn from the top is known.
fn round(t: &mut Table<'_, Foray>) -> Flow<()> {
    let side = t.state.side();
    while t.state.players[side].hand.len() < 4 {
        let own = &mut t.state.players[side];
        if own.deck.is_empty() {
            own.deck.shuffle_in(core::mem::take(&mut own.discards));
        }
        let open = own.deck.open();
        let Some(card) = t.draw_from(|s| &mut s.players[side].deck)? else {
            break;
        };
        let own = &mut t.state.players[side];
        own.hand.insert(card);
        own.known = own.hand.and(own.known.or(open));
        t.emit((side, "draws", open));
    }
    act(t, side)?;
    t.state.round += 1;
    match t.state.round {
        30 => t.end(Outcome::new(Side::Rome, Rule("3"), "Thirty rounds.")).map(drop),
        _ => Ok(()),
    }
}

/// 2: a discard is laid on top of the deck, or up to three cards go on a foray; three bring back all that the enemy has discarded.
fn act(t: &mut Table<'_, Foray>, side: Side) -> Flow<()> {
    while let Choice::Card(card) = t.ask(Question::uncommitted(side, "lay", Rule("2")), &mut |s, o| {
        let (own, laid) = (&s.players[side], s.laid.len());
        let cards = [own.hand.or(own.discards), own.hand, own.hand, s.laid][laid as usize].without(s.laid);
        cards.iter().for_each(|card| o.offer(Choice::Card(card)));
        o.offer(Choice::Pass);
    })? {
        if t.state.players[side].discards.remove(card) {
            t.disclose();
            t.state.players[side].deck.lay_on_top(card);
            t.emit((side, "levies", t.state.players[side].deck.open()));
            return Ok(());
        }
        t.state.laid.insert(card);
    }
    t.disclose();
    let laid = core::mem::take(&mut t.state.laid);
    let lost = match laid.len() {
        3 => core::mem::take(&mut t.state.players[side.enemy()].discards),
        _ => CardSet::EMPTY,
    };
    let own = &mut t.state.players[side];
    (own.hand, own.known) = (own.hand.without(laid), own.known.without(laid));
    own.discards = own.discards.or(laid).or(lost);
    t.emit((side, "forays", laid));
    Ok(())
}

#[rustfmt::skip]
impl Present for Foray {
    fn scene(s: &State, by: Viewer) -> Scene {
        let pile = |id, cards: CardSet| Pile { id, title: id, count: cards.len() as u8, cards: cards.iter().collect(), ..Pile::default() };
        let open = |p: &Player| [pile("top", p.deck.open()), pile("known", p.known), pile("discards", p.discards)];
        let laid = if by.sees(s.side()) { s.laid } else { CardSet::EMPTY };
        let piles = s.players.iter().flat_map(|(_, p)| open(p)).chain([pile("laid", laid)]).collect();
        let cards = |side| by.sees(side).then(|| s.players[side].hand.iter().collect());
        let hands = Side::BOTH.map(|side| Hand { count: s.players[side].hand.len() as u8, apart: None, cards: cards(side) });
        Scene { piles, hands: PerSide::from(hands), ..Scene::default() }
    }
}

impl testkit::RandomPlay for Foray {}

fn main() {
    println!("{}", testkit::fuzz::<Foray>(&testkit::Campaign::default()).line(0));
}
