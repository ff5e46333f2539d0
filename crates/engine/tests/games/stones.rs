//! A game for tests of undo: a turn is three stones, with something between the second and the third that the set-up names.

use engine::scene::Scene;
use engine::{
    CardPermutation, CardSet, Choice, Flow, Outcome, Present, Question, Rule, Rules, Side, SpaceId, SpaceSet, Table,
    Unsound, Viewer,
};
use serde::{Deserialize, Serialize};

/// Both sides place stones in turn.
pub struct Stones;

/// What happens between the second stone and the third.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Between {
    Nothing,
    Die,
    /// A question to the other side with one answer.
    Forced,
    /// A question to the other side with two.
    Asked,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub between: Between,
    pub stones: SpaceSet,
    pub faces: u32,
    pub turn: u8,
}

impl State {
    fn side(&self) -> Side {
        Side::BOTH[usize::from(self.turn % 2)]
    }
}

fn ask(t: &mut Table<'_, Stones>, to: Side, about: u8, answers: &[Choice]) -> Flow<Choice> {
    t.ask(Question::open(to, about, Rule("1")), &mut |_, o| {
        answers.iter().for_each(|c| o.offer(*c))
    })
}

fn place(t: &mut Table<'_, Stones>, side: Side) -> Flow<()> {
    let free: Vec<Choice> = (0..60)
        .map(SpaceId)
        .filter(|s| !t.state.stones.contains(*s))
        .map(Choice::Space)
        .collect();
    let Choice::Space(space) = ask(t, side, 0, &free)? else {
        unreachable!("only spaces are offered")
    };
    t.state.stones.insert(space);
    t.emit(space.0);
    Ok(())
}

impl Rules for Stones {
    type State = State;
    type Event = u8;
    type Setup = Between;
    type Prompt = u8;
    type Die = ();
    const NAME: &'static str = "stones";
    const GAME: u8 = 14;
    const REVISION: u8 = 2;
    const OLDEST_SCHEMA: u16 = 1;

    fn start(between: Between) -> State {
        let stones = SpaceSet::EMPTY;
        State {
            between,
            stones,
            faces: 0,
            turn: 0,
        }
    }
    fn step(t: &mut Table<'_, Self>) -> Flow<()> {
        let side = t.state.side();
        place(t, side)?;
        place(t, side)?;
        match t.state.between {
            Between::Nothing => {}
            Between::Die => t.state.faces = t.state.faces.wrapping_mul(7).wrapping_add(t.roll(())?.into()),
            Between::Forced => drop(ask(t, side.enemy(), 1, &[Choice::Pass])?),
            Between::Asked => drop(ask(t, side.enemy(), 2, &[Choice::Pass, Choice::Yes])?),
        }
        place(t, side)?;
        t.state.turn += 1;
        if t.state.turn == 12 {
            t.end(Outcome::new(side, Rule("2"), "Twelve turns."))?;
        }
        Ok(())
    }
    fn faces((): ()) -> u8 {
        6
    }
    fn die_id((): ()) -> u8 {
        0
    }
    fn prompt_id(prompt: u8) -> u8 {
        prompt
    }
    fn decks(_: &State) -> Vec<CardSet> {
        Vec::new()
    }
    fn seen(_: &State, _: Side) -> CardSet {
        CardSet::EMPTY
    }
    fn permute_cards(_: &mut State, _: &CardPermutation) {}
    fn check(state: &State) -> Result<(), Unsound> {
        Unsound("at most twelve turns").unless(state.turn <= 12)
    }
    fn pack(between: Between) -> u32 {
        between as u32
    }
    fn unpack(number: u32) -> Option<Between> {
        let all = [Between::Nothing, Between::Die, Between::Forced, Between::Asked];
        all.get(number as usize).copied()
    }
}

impl Present for Stones {
    fn scene(_: &State, _: Viewer) -> Scene {
        Scene::default()
    }
}
