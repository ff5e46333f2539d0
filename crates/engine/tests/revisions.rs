//! Links and kept games that were made with other rules: followed where they lead where they led, else shown at their last position.

use core::fmt::Debug;
use core::marker::PhantomData;
use engine::code::{self, LinkError, Save};
use engine::{
    CardPermutation, CardSet, Choice, Envelope, Flow, Outcome, Question, Rule, Rules, Seed, Side, Table, Timeline,
    Unsound,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Four numbers are added. Revision 2 has the rules of 1; 3 counts the last number twice; 4 offers fewer; 5 is like 3 and lays its
/// positions out in another way. Those of 6 and 7 are [`Longer`]: 6 has the rules of 1 beside it, 7 fills the new field.
struct Sum<const REVISION: u8, S = Plain>(PhantomData<S>);

/// What lies on the table.
trait Sheet: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + 'static {
    /// How many numbers have been added, and to what.
    fn sum(&mut self) -> &mut (u8, u8);
    /// Writes a number into the field that has come since, if there is one.
    fn fill(&mut self, _: u8) {}
}

type Plain = (u8, u8);

impl Sheet for Plain {
    fn sum(&mut self) -> &mut (u8, u8) {
        self
    }
}

/// A position with a field more, in its midst.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Longer {
    #[serde(deserialize_with = "code::since::<2, _, _>")]
    last: u8,
    sum: (u8, u8),
}

impl Sheet for Longer {
    fn sum(&mut self) -> &mut (u8, u8) {
        &mut self.sum
    }
    fn fill(&mut self, n: u8) {
        self.last = n;
    }
}

impl<const REVISION: u8, S: Sheet> Rules for Sum<REVISION, S> {
    type State = S;
    type Event = ();
    type Setup = ();
    type Prompt = ();
    type Die = ();
    const NAME: &'static str = "sum";
    const GAME: u8 = 13;
    const REVISION: u8 = REVISION;
    const SCHEMA: u16 = if REVISION < 5 { 1 } else { 2 };
    const OLDEST_SCHEMA: u16 = if REVISION == 5 { 2 } else { 1 };

    fn start((): ()) -> S {
        S::default()
    }
    fn step(t: &mut Table<'_, Self>) -> Flow<()> {
        let (count, sum) = *t.state.sum();
        let side = Side::BOTH[usize::from(count % 2)];
        let most = if REVISION == 4 { 3 } else { 9 };
        let answer = t.ask(Question::open(side, (), Rule("1")), &mut |_, o| {
            (1..=most).for_each(|n| o.offer(Choice::Number(n)));
        })?;
        let Choice::Number(n) = answer else { return Ok(()) };
        let twice = matches!(REVISION, 3 | 5) && count == 3;
        *t.state.sum() = (count + 1, sum + if twice { 2 * n } else { n });
        if REVISION == 7 && count == 3 {
            t.state.fill(n);
        }
        if count == 4 {
            t.end(Outcome::new(side, Rule("2"), "Four numbers."))?;
        }
        Ok(())
    }
    fn faces((): ()) -> u8 {
        6
    }
    fn die_id((): ()) -> u8 {
        0
    }
    fn prompt_id((): ()) -> u8 {
        0
    }
    fn decks(_: &Self::State) -> Vec<CardSet> {
        Vec::new()
    }
    fn seen(_: &S, _: Side) -> CardSet {
        CardSet::EMPTY
    }
    fn permute_cards(_: &mut S, _: &CardPermutation) {}
    fn check(state: &S) -> Result<(), Unsound> {
        Unsound("at most five numbers").unless(state.clone().sum().0 <= 5)
    }
    fn pack((): ()) -> u32 {
        0
    }
    fn unpack(number: u32) -> Option<()> {
        (number == 0).then_some(())
    }
}

/// A game of the first revision after so many of the answers 5, 2, 3, 8.
fn old(answers: usize) -> Timeline<Sum<1>> {
    let mut game = Timeline::new((), Seed(1), Envelope::default());
    for n in [5, 2, 3, 8].into_iter().take(answers) {
        game.answer(Choice::Number(n)).expect("numbers up to nine are offered");
    }
    game
}

#[test]
fn the_same_rules_under_a_new_number_are_played_on() {
    let link = code::to_link(&old(4));
    let game = code::open_link::<Sum<2>>(&link).expect("its answers lead where they led");
    assert_eq!((*game.state(), game.cursor()), ((4, 18), 4));
    assert!(game.pending().is_some());
}

#[test]
fn what_leads_elsewhere_is_never_played_on() {
    let link = code::to_link(&old(4));
    let changed = |at| Some(LinkError::RulesChanged { made_with: 1, at });
    assert_eq!(code::open_link::<Sum<3>>(&link).err(), changed(4), "another sum");
    assert!(
        code::open_link::<Sum<4>>(&link).is_err(),
        "an answer that is not offered"
    );
    let early = code::to_link(&old(3));
    assert!(
        code::open_link::<Sum<3>>(&early).is_ok(),
        "the change comes later in the game"
    );
}

#[test]
fn it_opens_at_its_last_position_to_be_looked_at() {
    let link = code::to_link(&old(4));
    let position = code::last_position::<Sum<3>>(&link).expect("positions are laid out as they were");
    assert_eq!(
        (*position.game.state(), position.made_with, position.answers),
        ((4, 18), 1, 4)
    );
    assert!(position.to_string().starts_with("Made with rules 1"), "{position}");
    let mut game = position.game;
    assert!(game.pending().is_none() && game.outcome().is_none());
    assert!(game.answer(Choice::Number(1)).is_err(), "nothing is asked");
    assert!(!game.undo() && !game.redo());
    assert_eq!(game.log().count(), 0);
}

#[test]
fn a_kept_game_does_the_same() {
    let kept = Save::of(&old(4), "an old page").to_text();
    let save = Save::from_text(&kept).expect("it has just been written");
    assert!(save.open::<Sum<2>>().is_ok());
    assert!(save.open::<Sum<3>>().is_err());
    assert_eq!(
        save.position::<Sum<3>>().expect("laid out as it was").game.state(),
        &(4, 18)
    );
}

#[test]
fn another_layout_is_not_guessed_at() {
    let link = code::to_link(&old(4));
    let changed = LinkError::RulesChanged { made_with: 1, at: 4 };
    assert_eq!(code::last_position::<Sum<5>>(&link).err(), Some(changed));
    assert!(changed.to_string().contains("revision 1"), "{changed}");
}

/// A position of [`Longer`] as older links know it.
fn longer(sum: (u8, u8)) -> Longer {
    Longer { last: 0, sum }
}

#[test]
fn a_new_field_that_keeps_its_default_lets_old_games_be_played_on() {
    for answers in 0..=4 {
        let old = old(answers);
        let link = code::to_link(&old);
        let mut game = code::open_link::<Sum<6, Longer>>(&link).expect("its answers lead where they led");
        assert_eq!((game.state(), game.cursor()), (&longer(*old.state()), answers));
        assert!(game.answer(Choice::Number(1)).is_ok(), "it is played on");
        let again = code::open_link::<Sum<6, Longer>>(&code::to_link(&game)).expect("its own link opens");
        assert_eq!(again.state(), game.state());
    }
}

#[test]
fn a_kept_game_of_the_layout_before_is_played_on_too() {
    let save = Save::of(&old(4), "an old page");
    assert_eq!(
        save.open::<Sum<6, Longer>>()
            .expect("its answers lead where they led")
            .state(),
        &longer((4, 18))
    );
}

#[test]
fn a_new_field_that_has_come_to_something_leads_elsewhere() {
    let link = code::to_link(&old(4));
    let changed = Some(LinkError::RulesChanged { made_with: 1, at: 4 });
    assert_eq!(code::open_link::<Sum<7, Longer>>(&link).err(), changed);
    let position = code::last_position::<Sum<7, Longer>>(&link).expect("its layout is still read");
    assert_eq!(position.game.state(), &longer((4, 18)));
    let early = code::to_link(&old(3));
    assert!(
        code::open_link::<Sum<7, Longer>>(&early).is_ok(),
        "the field comes later"
    );
}

#[test]
fn a_newer_page_is_named() {
    let newer = Timeline::<Sum<3>>::new((), Seed(1), Envelope::default());
    let link = code::to_link(&newer);
    assert_eq!(
        code::open_link::<Sum<2>>(&link).err(),
        Some(LinkError::NewerThanThisPage)
    );
    assert_eq!(
        code::last_position::<Sum<2>>(&link).err(),
        Some(LinkError::NewerThanThisPage)
    );
}
