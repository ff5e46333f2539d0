//! How many taps two at one tablet need for what they do: a war that is known beforehand is played again, each time by the tap that gets on
//! farthest with its answers.

use super::battles::{at_table, fought};
use super::witness::Lay;
use super::*;
use crate::app::msg::{AnswerMsg, SeatMsg};
use crate::app::series::Row;
use crate::games::{Asked, FIELD};
use kernel::Choice;

/// More tries than a card needs to come about.
const TRIES: u64 = 4000;
/// More answers than a card has.
const LONGEST: usize = 160;

/// What a card shall come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Event,
    LongMarch,
    TwoMarkers,
    March,
    VoyageIntoBattle,
}

/// What was seen while a card was played.
#[derive(Default)]
struct Happened {
    event: bool,
    steps: usize,
    markers: usize,
    reactions: usize,
    sailed: bool,
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
        self.sailed |= label == Some("go to sea");
    }

    fn is(&self, deed: Deed) -> bool {
        let fought = self.laid > 0;
        match deed {
            Deed::Event => self.event && self.answers - self.reactions <= 2,
            Deed::LongMarch => self.steps == 4 && self.reactions > 0 && !self.sailed && !fought && !self.event,
            Deed::TwoMarkers => self.markers == 2 && self.steps == 0 && !self.stopped,
            Deed::March => (1..4).contains(&self.steps) && !self.sailed && !fought && !self.event,
            // Two rounds: an attack and its answer each, or none to the second.
            Deed::VoyageIntoBattle => {
                self.sailed && self.part && (3..5).contains(&self.laid) && !self.as_another && !self.inside
            }
        }
    }
}

/// The card that waits is played at random, but that reactions are let pass, until it has come to the deed.
fn played(game: &mut AnyGame, deed: Deed, seed: u64) -> bool {
    let begun = game.answers().len();
    let wishes: &[&str] = match deed {
        Deed::Event => &["event"],
        Deed::TwoMarkers => &["place PCs"],
        Deed::LongMarch | Deed::March => &["activate"],
        Deed::VoyageIntoBattle => &["activate", "choose units", "go to sea"],
    };
    for number in 0..TRIES {
        game.back_to(begun);
        game.resume();
        let mut lots = Lots(seed << 32 | number);
        let (mut happened, mut been, mut goal) = (Happened::default(), Vec::new(), None);
        while let Some(asked) = game.sketch().asked().filter(|_| happened.answers < LONGEST) {
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
            let passes = matches!(asked.kind, AskKind::Window | AskKind::Reaction);
            // A march goes the way that a tap on its end plans.
            if asked.kind == AskKind::March && happened.steps == 0 && goal.is_none() {
                let mut ways = reach::spaces(&game.sketch(), &seats::Seats::default());
                ways.retain(|lit| (lit.path.len() == 4) == (deed == Deed::LongMarch));
                let at = lots.of(ways.len());
                goal = Some(ways.into_iter().nth(at).map_or(Vec::new(), |lit| lit.path));
            }
            let steps = goal
                .as_mut()
                .filter(|_| asked.kind == AskKind::March && deed != Deed::VoyageIntoBattle);
            let on = steps.and_then(|way| (!way.is_empty()).then(|| way.remove(0)).or(asked.decline()));
            // Losses as they are proposed; of an army nearly all go along.
            let losses = game.sketch().proposed().filter(|_| asked.kind == AskKind::Remove);
            let along = asked.kind == AskKind::Compose && lots.of(3) > 0;
            let most = asked.answers.first().filter(|_| along).map(|a| a.choice);
            let lot = asked.answers[lots.of(asked.answers.len())].choice;
            let quiet = asked.decline().filter(|_| passes).or(losses).or(most);
            let choice = quiet.or(wished.map(|a| a.choice)).or(on).unwrap_or(lot);
            been.push(choice);
            happened.saw(&asked, choice);
            game.answer(choice);
        }
        if happened.answers < LONGEST && happened.is(deed) {
            return true;
        }
    }
    false
}

/// What a war has cost so far.
#[derive(Default, Debug)]
struct Cost {
    taps: usize,
    /// How often a hand had to be opened.
    gates: usize,
    /// The same in battles, and how many cards were laid there.
    battle_gates: usize,
    laid: usize,
}

/// How much of the tape is said or chosen, and how much of it is said; none if the table has left its way.
fn along(t: &Table, tape: &[Choice]) -> Option<(usize, usize)> {
    let said = t.game.answers();
    if said.len() >= tape.len() {
        return said.starts_with(tape).then_some((tape.len(), tape.len()));
    }
    let chosen = [said.clone(), t.draft.choices()].concat();
    let mut at = chosen.len();
    let holds = tape.starts_with(&chosen) || chosen.starts_with(tape);
    let planned = t.playing.plan.as_ref().filter(|_| t.draft.is_empty());
    let beyond = planned.map_or(&t.draft.beyond, |plan| &plan.answers);
    for step in beyond {
        let skips = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::No) && *choice != step;
        at += tape.get(at..)?.iter().take_while(skips).count();
        if tape.get(at) != Some(step) {
            return None;
        }
        at += 1;
    }
    holds.then_some((at.min(tape.len()), said.len()))
}

/// The taps that bring a panel to the answers of the tape: one for each step of a number, and for each other answer.
fn compose(model: &mut Model, tape: &[Choice]) -> usize {
    let from = table(model).game.answers().len() + table(model).draft.choices().len();
    let mut taps = 0;
    for n in 0..table(model).view_model.rows.len() {
        let Some(row) = table(model).view_model.rows.get(n).cloned() else {
            break;
        };
        let Some(wanted) = tape.get(from + n).copied() else {
            break;
        };
        if row.chosen == wanted || !row.asked.offers(wanted) {
            continue;
        }
        taps += steps(&row, wanted);
        send(model, Msg::Answer(AnswerMsg::Pick(n, wanted)));
    }
    taps
}

/// How often the sign beside a number is tapped.
fn steps(row: &Row, wanted: Choice) -> usize {
    let place = |choice| row.asked.answers.iter().position(|a| a.choice == choice);
    match (row.chosen, wanted) {
        (Choice::Number(_), Choice::Number(_)) => {
            place(row.chosen).zip(place(wanted)).map_or(1, |(a, b)| a.abs_diff(b))
        }
        _ => 1,
    }
}

/// The best of these taps, if one gets on.
fn best(model: &mut Model, tape: &[Choice]) -> Option<Msg> {
    let here = along(table(model), tape);
    let mut found: Option<(Option<(usize, usize)>, Msg)> = None;
    let lay = Lay::of(table(model));
    let mut all = taps(model);
    let t = table(model);
    let fights = t.view_model.window && seats::fight(&t.game.sketch()).is_some();
    let quiet = t.view_model.to().filter(|_| fights);
    all.extend(quiet.map(|side| Msg::Answer(AnswerMsg::MuteFight(side))));
    all.push(Msg::Answer(AnswerMsg::Propose));
    let next = tape.get(table(model).game.answers().len() + table(model).draft.choices().len() + 1);
    if let Some(Choice::Space(at)) = next {
        all.push(Msg::Answer(AnswerMsg::Tap(Target::Space(*at))));
    }
    for msg in all {
        send(model, msg.clone());
        let led = along(table(model), tape).filter(|_| model.table.is_some());
        lay.again(model);
        if led > here && found.as_ref().is_none_or(|(most, _)| led >= *most) {
            found = Some((led, msg));
        }
    }
    found.map(|(_, msg)| msg)
}

/// Plays the tape to its end from where the table stands.
fn cost(model: &mut Model, tape: &[Choice]) -> Cost {
    let mut cost = Cost::default();
    while table(model).game.answers().len() < tape.len() {
        let t = table(model);
        let gate = t
            .seats
            .handover
            .or(t.view_model.to().filter(|_| !t.view_model.mine && !t.view_model.window));
        let battle = t.view_model.scene.duel.is_some();
        let laid = t.view_model.lays() && !t.draft.is_empty();
        let rows = !t.view_model.rows.is_empty() && !t.view_model.window && gate.is_none();
        let msg = if let Some(side) = gate {
            cost.gates += 1;
            cost.battle_gates += usize::from(battle);
            Msg::Seat(SeatMsg::Reveal(side))
        } else {
            cost.taps += if rows { compose(model, tape) } else { 0 };
            best(model, tape).unwrap_or_else(|| {
                let t = table(model);
                let next = &tape[t.game.answers().len()..];
                panic!(
                    "no tap leads to {:?} of {:?}",
                    &next[..next.len().min(6)],
                    t.view_model.asked
                )
            })
        };
        cost.laid += usize::from(laid && matches!(msg, Msg::Answer(AnswerMsg::Confirm | AnswerMsg::Tap(_))));
        cost.taps += 1;
        send(model, msg);
        // A sheet that came of itself is closed.
        cost.taps += usize::from(!model.sheets.is_empty());
        model.sheets.clear();
    }
    cost
}

/// The same war, at its beginning.
fn again(game: &AnyGame, at: usize) -> AnyGame {
    let mut game = game.past();
    game.back_to(at);
    game.resume();
    game
}

/// More taps than these take, with what a battle asks besides: the elephants, an avoided battle, a march on from the port.
const MOST: usize = 56;

/// An evening's beginning: an Event, a march of four spaces past a reaction, two markers, a march, a voyage with a part of an army into a battle of two
/// rounds, two markers.
#[test]
fn six_cards_of_two_at_one_tablet_take_few_taps() {
    use Deed::{Event, LongMarch, March, TwoMarkers, VoyageIntoBattle};
    let deeds = [Event, LongMarch, TwoMarkers, March, VoyageIntoBattle, TwoMarkers];
    let mut wars = 0;
    for seed in 1..200 {
        let envelope = Envelope {
            id: 1,
            ..Envelope::default()
        };
        let mut game = AnyGame::new(FIELD, 0, Seed(seed), envelope);
        // Who goes first, and what comes before the first card.
        while let Some(asked) = game.sketch().asked().filter(|asked| asked.kind != AskKind::Card) {
            let lot = Lots(seed).of(asked.answers.len());
            game.answer(
                asked
                    .decline()
                    .filter(|_| asked.secret)
                    .unwrap_or(asked.answers[lot].choice),
            );
        }
        if !deeds.iter().all(|deed| played(&mut game, *deed, seed)) {
            continue;
        }
        let tape = game.answers();
        let mut model = at_table(again(&game, 0), Mode::Together);
        let cost = cost(&mut model, &tape);
        println!("seed {seed}: {cost:?} for {} answers", tape.len());
        assert!(cost.taps <= MOST, "seed {seed}: {cost:?}");
        assert!(cost.battle_gates <= cost.laid.div_ceil(2) * 2, "seed {seed}: {cost:?}");
        wars += 1;
        if wars == 2 {
            return;
        }
    }
    panic!("{wars} such beginnings in two hundred wars");
}
