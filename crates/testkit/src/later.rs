//! What a new field of the state and a new switch of the set-up do to games that were begun without them: nothing.

use super::RandomPlay;
use super::setups::setups;
use core::fmt::Debug;
use core::marker::PhantomData;
use engine::code::{self, LinkError, Save, to_link};
use engine::internals::{link_with, mix, state_bytes};
use engine::{
    CardPermutation, CardSet, Choice, Decider, Decision, Envelope, Flow, Moment, PlayerView, Question, Random, Rules,
    Seed, Side, Table, Timeline, Unsound,
};
use serde::{Deserialize, Serialize};

/// Above the bits of every set-up.
const SWITCH: u32 = 1 << 31;

/// A game after a later change: the same rules, with a switch more and a field more.
struct Later<R>(PhantomData<R>);

/// Its set-up: the game's own, and a switch that is off by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct LaterSetup<S> {
    own: S,
    switch: bool,
}

/// Its position: the game's own, and a field that only the switch fills.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct LaterState<S> {
    own: S,
    #[serde(deserialize_with = "code::since::<1000, _, _>")]
    switch: bool,
    #[serde(deserialize_with = "code::since::<1000, _, _>")]
    segments: u32,
}

impl<R: Rules> Rules for Later<R> {
    type State = LaterState<R::State>;
    type Event = R::Event;
    type Setup = LaterSetup<R::Setup>;
    type Prompt = R::Prompt;
    type Die = R::Die;

    const NAME: &'static str = R::NAME;
    const GAME: u8 = R::GAME;
    const REVISION: u8 = R::REVISION + 1;
    const SCHEMA: u16 = 1000;
    const OLDEST_SCHEMA: u16 = R::OLDEST_SCHEMA;

    fn start(setup: Self::Setup) -> Self::State {
        LaterState {
            own: R::start(setup.own),
            switch: setup.switch,
            segments: 0,
        }
    }

    fn step(table: &mut Table<'_, Self>) -> Flow<()> {
        table.state.segments += u32::from(table.state.switch);
        let around = table.state.clone();
        let (own, flow) = table.step_below::<R, _>(around.own.clone(), |decider| Below { decider, around });
        table.state.own = own;
        flow
    }

    fn faces(die: R::Die) -> u8 {
        R::faces(die)
    }
    fn die_id(die: R::Die) -> u8 {
        R::die_id(die)
    }
    fn prompt_id(prompt: R::Prompt) -> u8 {
        R::prompt_id(prompt)
    }
    fn seen(state: &Self::State, by: Side) -> CardSet {
        R::seen(&state.own, by)
    }
    fn decks(state: &Self::State) -> Vec<CardSet> {
        R::decks(&state.own)
    }
    fn permute_cards(state: &mut Self::State, names: &CardPermutation) {
        R::permute_cards(&mut state.own, names);
    }
    fn check(state: &Self::State) -> Result<(), Unsound> {
        R::check(&state.own)
    }
    fn pack(setup: Self::Setup) -> u32 {
        R::pack(setup.own) | if setup.switch { SWITCH } else { 0 }
    }
    fn unpack(number: u32) -> Option<Self::Setup> {
        let own = R::unpack(number & !SWITCH)?;
        let switch = number & SWITCH != 0;
        Some(LaterSetup { own, switch })
    }
}

/// A decider of the later game, asked by the game's own rules.
struct Below<'a, R: Rules> {
    decider: &'a mut dyn Decider<Later<R>>,
    around: LaterState<R::State>,
}

impl<R: Rules> Decider<R> for Below<'_, R> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        self.around.own.clone_from(state);
        self.decider.decide(&self.around, question, legal)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        self.around.own.clone_from(state);
        self.decider.stops(&self.around, moment)
    }
}

/// Holds that games go on after a new field of the state and a new switch of the set-up, off by default, with a layout made for the
/// test: so many wars of every set-up, each at several moments, as links and as kept games.
///
/// # Panics
/// If one does not go on where it stood, or a link that no war has led to does.
pub fn wars_outlive_a_new_field<R: RandomPlay>(wars: u64) {
    for (which, tried) in setups::<R>().into_iter().enumerate() {
        for war in 0..wars {
            let number = mix(war ^ (which as u64) << 32);
            let mut game = Timeline::<R>::new(tried.setup, Seed(number), Envelope::default());
            game.play(&mut Random::forgetful(Seed(!number)));
            let whole = game.answers().len();
            for part in 0..=4 {
                game.seek(whole * part / 4);
                goes_on(&game);
            }
        }
    }
}

/// One game at one moment.
fn goes_on<R: RandomPlay>(game: &Timeline<R>) {
    let (at, link) = (game.cursor(), to_link(game));
    let later = code::open_link::<Later<R>>(&link).unwrap_or_else(|why| panic!("answer {at}: {why}\n{link}"));
    assert_eq!(later.state().own, *game.state());
    assert_eq!(later.cursor(), at);
    let asked = |legal: Option<&Vec<Choice>>| legal.cloned();
    assert_eq!(
        asked(later.pending().map(|p| &p.legal)),
        asked(game.pending().map(|p| &p.legal)),
        "answer {at}: another question waits"
    );
    if let Some(blind) = game.game().asked().and_then(|by| PlayerView::of(game.game(), by)) {
        let later =
            PlayerView::<Later<R>>::from_layout(R::SCHEMA, &blind.to_bytes()).expect("what a side knows is read anew");
        assert_eq!(later.game().state().own, *blind.game().state(), "answer {at}");
    }
    let kept = Save::from_text(&Save::of(game, "an old page").to_text()).expect("it has just been written");
    let kept = kept.open::<Later<R>>().expect("a kept game goes on as its link does");
    assert_eq!(kept.state(), later.state());
    let again = code::open_link::<Later<R>>(&to_link(&later)).expect("its own link opens");
    assert_eq!(again.state(), later.state());

    let start = state_bytes::<R>(&R::start(game.setup()));
    let elsewhere = link_with(game, R::REVISION, at as u32, &start);
    let opens = code::open_link::<Later<R>>(&elsewhere).is_ok();
    assert_eq!(
        opens,
        start == state_bytes::<R>(game.state()),
        "a position that the answers do not lead to"
    );
    let position = code::last_position::<Later<R>>(&elsewhere).expect("the older layout is read");
    assert_eq!(position.game.state(), &Later::<R>::start(position.game.setup()));

    let switched = LaterSetup {
        own: game.setup(),
        switch: true,
    };
    let switched = to_link(&Timeline::<Later<R>>::new(switched, game.seed(), Envelope::default()));
    assert!(code::open_link::<Later<R>>(&switched).is_ok(), "with the switch on");
    assert_eq!(
        code::open_link::<R>(&switched).err(),
        Some(LinkError::NewerThanThisPage),
        "a page without the switch knows that a newer one is needed"
    );
}
