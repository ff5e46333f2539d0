//! Links and kept games that were made with other rules: followed where they lead where they led, else shown at their last position.

use kernel::code::{self, LinkError, Save};
use kernel::{
    CardSet, Choice, Envelope, Flow, Outcome, Question, Relabel, Rule, Rules, Seed, Side, Table, Timeline, Unsound,
};

/// Four numbers are added. Revision 2 has the rules of 1; 3 counts the last number twice; 4 offers fewer; 5 is like 3 and lays its
/// positions out in another way.
enum Sum<const REVISION: u8> {}

impl<const REVISION: u8> Rules for Sum<REVISION> {
    type State = (u8, u8);
    type Event = ();
    type Setup = ();
    type Prompt = ();
    type Die = ();
    const NAME: &'static str = "sum";
    const GAME: u8 = 13;
    const REVISION: u8 = REVISION;
    const SCHEMA: u16 = if REVISION < 5 { 1 } else { 2 };

    fn start((): ()) -> (u8, u8) {
        (0, 0)
    }
    fn step(t: &mut Table<'_, Self>) -> Flow<()> {
        let side = Side::BOTH[usize::from(t.state.0 % 2)];
        let most = if REVISION == 4 { 3 } else { 9 };
        let answer = t.ask(Question::open(side, (), Rule("1")), |_, o| {
            (1..=most).for_each(|n| o.offer(Choice::Number(n)));
        })?;
        let Choice::Number(n) = answer else { return Ok(()) };
        let twice = matches!(REVISION, 3 | 5) && t.state.0 == 3;
        t.state = (t.state.0 + 1, t.state.1 + if twice { 2 * n } else { n });
        if t.state.0 == 5 {
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
    fn decks() -> Vec<CardSet> {
        Vec::new()
    }
    fn seen(_: &(u8, u8), _: Side) -> CardSet {
        CardSet::EMPTY
    }
    fn relabel(_: &mut (u8, u8), _: &Relabel) {}
    fn check(state: &(u8, u8)) -> Result<(), Unsound> {
        Unsound("at most five numbers").unless(state.0 <= 5)
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
    let still = code::last_position::<Sum<3>>(&link).expect("positions are laid out as they were");
    assert_eq!((*still.game.state(), still.made_with, still.answers), ((4, 18), 1, 4));
    assert!(still.to_string().starts_with("Made with rules 1"), "{still}");
    let mut game = still.game;
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
