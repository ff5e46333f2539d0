//! How many taps two at one tablet need for what they do: a war that is known beforehand is played again, each time by the tap that gets on
//! farthest with its answers.

mod cost;

use crate::features::planned_move::reachable;
use crate::games::{Asked, FIELD, FIRST, ROUNDS};
use crate::tests::battles::{at_table, fought};
use crate::tests::six_cards::cost::cost;
use crate::tests::*;
use engine::Choice;
use engine::scene::Tells;

/// More tries than a card needs to come about.
const TRIES: u64 = 4000;

/// More answers than a card has.
const LONGEST: usize = 160;

/// What a card shall come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum InstallEffect {
    Event,
    LongMarch,
    TwoMarkers,
    March,
    VoyageIntoBattle,
    NavalBattle,
}

/// What was seen while a card was played.
#[derive(Default)]
struct Happened {
    event: bool,
    steps: usize,
    markers: usize,
    reactions: usize,
    sailed: bool,
    at_sea: bool,
    part: bool,
    laid: usize,
    as_another: bool,
    inside: bool,
    by: Option<Side>,
    stopped: bool,
    answers: usize,
}

impl Happened {
    fn saw(&mut self, asked: &Asked, choice: Choice) {
        let label = asked
            .answers
            .iter()
            .find(|a| a.choice == choice)
            .map(|a| a.label.as_str());
        self.answers += 1;
        self.event |= label == Some("event");
        let space = matches!(choice, Choice::Space(_));
        self.steps += usize::from(space && asked.kind == AskKind::March);
        self.markers += usize::from(space && asked.kind == AskKind::Place);
        self.stopped |= asked.kind == AskKind::Place && !space;
        let by = *self.by.get_or_insert(asked.to);
        self.inside |= asked.kind == AskKind::Compose && asked.to != by;
        self.as_another |= asked.title.contains("as what?");
        self.reactions += usize::from(matches!(asked.kind, AskKind::Reaction | AskKind::Window));
        self.laid += usize::from(asked.kind == AskKind::Lay && matches!(choice, Choice::Card(_)));
        self.part |= asked.kind == AskKind::Compose && asked.answers.first().is_some_and(|a| a.choice != choice);
        self.sailed |= matches!(label, Some("go to sea" | "sail"));
    }

    fn is(&self, deed: InstallEffect) -> bool {
        let fought = self.laid > 0;
        match deed {
            InstallEffect::Event => self.event && self.answers - self.reactions <= 2,
            InstallEffect::LongMarch => self.steps == 4 && self.reactions > 0 && !self.sailed && !fought && !self.event,
            InstallEffect::TwoMarkers => self.markers == 2 && self.steps == 0 && !self.stopped,
            InstallEffect::March => (1..4).contains(&self.steps) && !self.sailed && !fought && !self.event,
            InstallEffect::NavalBattle => self.at_sea,
            // Two rounds: an attack and its answer each, or none to the second.
            InstallEffect::VoyageIntoBattle => {
                self.sailed && self.part && (3..5).contains(&self.laid) && !self.as_another && !self.inside
            }
        }
    }
}

/// Whether a Naval Battle is being fought.
fn at_sea(game: &AnyGame) -> bool {
    let boards = game.scene(Viewer::Public).boards;
    boards.iter().any(|board| board.id == "naval_battle")
}

/// The card that waits is played at random, but that reactions are let pass, until it has come to the deed.
fn played(game: &mut AnyGame, deed: InstallEffect, seed: u64) -> bool {
    let begun = game.answers().len();
    let wishes: &[&str] = match deed {
        InstallEffect::Event => &["event"],
        InstallEffect::TwoMarkers => &["place PCs"],
        InstallEffect::LongMarch | InstallEffect::March => &["activate"],
        InstallEffect::VoyageIntoBattle => &["activate", "choose units", "go to sea"],
        InstallEffect::NavalBattle => &["activate", "sail"],
    };
    for number in 0..TRIES {
        game.back_to(begun);
        game.resume();
        let mut lots = Lots(seed << 32 | number);
        let (mut happened, mut been, mut goal) = (Happened::default(), Vec::new(), None);
        while let Some(asked) = game.preview().asked().filter(|_| happened.answers < LONGEST) {
            if happened.answers > 0 && asked.kind == AskKind::Card && !fought(game) {
                break;
            }
            // Each wish comes true once.
            let fresh = |label: &&str| {
                asked
                    .answers
                    .iter()
                    .find(|a| a.label == *label && !been.contains(&a.choice))
            };
            let wished = wishes.iter().find_map(fresh);
            let meets = deed == InstallEffect::NavalBattle && asked.kind == AskKind::Reaction;
            let passes = matches!(asked.kind, AskKind::Window | AskKind::Reaction) && !meets;
            // A march goes the way that a tap on its end plans.
            if asked.kind == AskKind::March && happened.steps == 0 && goal.is_none() {
                let mut ways = reachable::spaces(&game.preview(), &seats::Seats::default());
                ways.retain(|lit| (lit.path.len() == 4) == (deed == InstallEffect::LongMarch));
                let at = lots.of(ways.len());
                goal = Some(ways.into_iter().nth(at).map_or(Vec::new(), |lit| lit.path));
            }
            let steps = goal
                .as_mut()
                .filter(|_| asked.kind == AskKind::March && deed != InstallEffect::VoyageIntoBattle);
            let on = steps.and_then(|way| (!way.is_empty()).then(|| way.remove(0)).or(asked.decline()));
            // Losses as they are proposed; of an army nearly all go along.
            let losses = game.preview().proposed().filter(|_| asked.kind == AskKind::Remove);
            let along = asked.kind == AskKind::Compose && lots.of(3) > 0;
            let most = asked.answers.first().filter(|_| along).map(|a| a.choice);
            let lot = asked.answers[lots.of(asked.answers.len())].choice;
            let quiet = asked.decline().filter(|_| passes).or(losses).or(most);
            let choice = quiet.or(wished.map(|a| a.choice)).or(on).unwrap_or(lot);
            been.push(choice);
            happened.saw(&asked, choice);
            game.answer(choice);
            happened.at_sea |= deed == InstallEffect::NavalBattle && at_sea(game);
        }
        if happened.answers < LONGEST && happened.is(deed) {
            return true;
        }
    }
    false
}

/// The same war, at its beginning.
fn again(game: &AnyGame, at: usize) -> AnyGame {
    let mut game = game.past();
    game.back_to(at);
    game.resume();
    game
}

/// A beginning of a war in which all these deeds come about, one after the other: its answers, and the war.
fn beginning(place: usize, deeds: &[InstallEffect], seed: u64) -> Option<AnyGame> {
    let envelope = Envelope {
        id: 1,
        ..Envelope::default()
    };
    let mut game = AnyGame::new(place, 0, Seed(seed), envelope);
    // Who goes first, and what comes before the first card.
    while let Some(asked) = game.preview().asked().filter(|asked| asked.kind != AskKind::Card) {
        let lot = Lots(seed).of(asked.answers.len());
        let quiet = asked.decline().filter(|_| asked.secret);
        game.answer(quiet.unwrap_or(asked.answers[lot].choice));
    }
    deeds.iter().all(|deed| played(&mut game, *deed, seed)).then_some(game)
}

/// Holds two such beginnings to so many taps.
fn take_few_taps(place: usize, deeds: &[InstallEffect], most: usize) {
    let games = (1..200).filter_map(|seed| Some((seed, beginning(place, deeds, seed)?)));
    let mut wars = 0;
    for (seed, game) in games.take(2) {
        let tape = game.answers();
        let mut model = at_table(again(&game, 0), Mode::Together);
        let cost = cost(&mut model, &tape);
        println!("seed {seed}: {cost:?} for {} answers", tape.len());
        assert!(cost.taps <= most, "seed {seed}: {cost:?}");
        assert!(cost.battle_gates <= cost.laid.div_ceil(2) * 2, "seed {seed}: {cost:?}");
        wars += 1;
    }
    assert_eq!(wars, 2, "such beginnings in two hundred wars");
}

/// An evening's beginning: an Event, a march of four spaces past a reaction, two markers, a march, a voyage with a part of an army into a battle of two
/// rounds, two markers. Of the taps up to eight answer what a battle asks besides: the elephants, an avoided battle, a march on from the port, the PCs
/// that it costs.
#[test]
fn six_cards_of_two_at_one_tablet_take_few_taps() {
    use InstallEffect::{Event, LongMarch, March, TwoMarkers, VoyageIntoBattle};
    take_few_taps(
        FIELD,
        &[Event, LongMarch, TwoMarkers, March, VoyageIntoBattle, TwoMarkers],
        56,
    );
}

/// The same number of cards with a Naval Battle.
#[test]
fn six_cards_with_a_naval_battle_take_few_taps() {
    use InstallEffect::{Event, March, NavalBattle, TwoMarkers};
    take_few_taps(FIRST, &[Event, March, TwoMarkers, NavalBattle, March, TwoMarkers], 56);
}

/// Four rounds of a game in rounds: what is done by lot, what it is paid with as proposed.
#[test]
fn four_rounds_take_few_taps() {
    for seed in 1..3 {
        let mut game = AnyGame::new(ROUNDS, 0, Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        let rounds = |game: &AnyGame| {
            let log = game.log(Viewer::Public, &[]).into_iter();
            log.filter(|line| line.line.tells == Tells::Round).count()
        };
        while rounds(&game) < 5 {
            let asked = game.preview().asked().expect("four rounds are played");
            let passes = matches!(asked.kind, AskKind::Window | AskKind::Reaction);
            let lot = asked.answers[lots.of(asked.answers.len())].choice;
            let pays = game.preview().proposed().filter(|_| asked.kind != AskKind::Act);
            game.answer(asked.decline().filter(|_| passes).or(pays).unwrap_or(lot));
        }
        let tape = game.answers();
        let mut model = at_table(again(&game, 0), Mode::Together);
        let cost = cost(&mut model, &tape);
        println!("seed {seed}: {cost:?} for {} answers", tape.len());
        assert!(cost.taps <= 28, "seed {seed}: {cost:?}");
    }
}
