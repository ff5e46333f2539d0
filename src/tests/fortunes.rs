//! What a review says of dice and draws.

use crate::games::{AiTask, GAMES, LogLine};
use crate::model::msg::{CoachMsg, OpponentMsg, ReviewMsg};
use crate::model::opponent::OpponentEffect;
use crate::tests::battles::at_table;
use crate::tests::reviewing::{after, asked, of, review, words};
use crate::tests::*;
use ai::message::{FortuneRequest, Reply};
use ai::{Evaluate, Fault, Fortune, Stretch};
use engine::scene::Tells;
use engine::{PlayedGame, Side};
use testkit::cases::CaseLanguage;

/// What the program says of the fortune of a war.
struct ReckonFortune<'q>(&'q FortuneRequest);

impl AiTask for ReckonFortune<'_> {
    type Output = Vec<Stretch>;

    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        let war = PlayedGame::<R>::from_bytes(&self.0.war).expect("what the page writes can be read");
        Fortune::<R>::reckoned(&war, Seed(self.0.seed.into())).expect("the war comes about")
    }
}

/// The request for the fortune of a war among the effects of a message, if there is one.
pub(super) fn reckoned(effects: &[Effect]) -> Option<FortuneRequest> {
    effects.iter().find_map(|effect| match effect {
        Effect::Opponent(OpponentEffect::Fortune(request)) => Some(request.clone()),
        _ => None,
    })
}

/// The program tells the fortune that it was asked for.
pub(super) fn reckon(model: &mut Model, request: &FortuneRequest) -> Vec<Effect> {
    let game = games::number_of(model.war());
    let stretches = games::ai_with_number(game, ReckonFortune(request)).expect("the game has a computer player");
    let number = request.number;
    update(
        model,
        Msg::Opponent(OpponentMsg::Said(Reply::Fortune { number, stretches })),
    )
}

/// Dice and draws stand apart, with a sum that is right as it is printed, and the cards at which they gave most.
#[test]
fn what_dice_and_draws_gave_is_told_apart() {
    let mut named = 0;
    for listed in GAMES.iter().filter(|listed| listed.page) {
        let mut model = at_table(after(listed.place(), 400), Mode::Alone);
        asked(&mut model, review(ReviewMsg::Open(Side::Carthage)));
        let known = of(&model).known_fortune().expect("it has been reckoned");
        let words = words(&model);
        assert!(words.contains("Dice and draws"), "{words}");
        let (_, sum) = words.split_once("percentage points").expect("in points");
        let (sum, _) = sum
            .split_once("% at the end")
            .or(sum.split_once("% now"))
            .expect("to where it has come");
        let number = |text: &str| -> i32 {
            let digits: String = text
                .chars()
                .filter(|c| c.is_ascii_digit() || matches!(c, '−' | '+'))
                .collect();
            digits.replace('−', "-").parse().expect("a number")
        };
        let sum = sum.rsplit_once('.').map_or(sum, |(_, sum)| sum);
        let parts: Vec<&str> = sum.split([',', ':']).collect();
        let [begin, fortune, rome, carthage, between, end] = parts[..] else {
            panic!("{sum}")
        };
        let given = [begin, fortune, rome, carthage, between].map(number);
        assert_eq!(given.iter().sum::<i32>(), number(end), "{sum}");
        assert!(given[2] != 0 && given[3] != 0, "both sides did something: {sum}");
        // What is left over by rounding is said to have come where turns ended.
        assert!((given[4] - known.sum.between * 100 / 4096).abs() <= 3, "{sum}");
        for moment in &known.moments {
            assert!(
                !moment.told.is_empty() && moment.at <= of(&model).answers.len(),
                "{}",
                moment.turn
            );
            named += 1;
        }
        let back = known.moments.first().map(|moment| moment.at);
        if let Some(at) = back {
            send(&mut model, review(ReviewMsg::Look(at)));
            assert_eq!(model.past.as_ref().map(|past| past.at), Some(at), "it can be looked at");
        }
    }
    assert!(named > 0, "no card is named");
}

/// The cards at which the chance changed most are told in the order of the war, each with what came of it, and stand as numbers on the curve.
#[test]
fn where_the_war_turned_is_told() {
    let mut named = 0;
    for listed in GAMES.iter().filter(|listed| listed.page) {
        for side in Side::BOTH {
            let mut model = at_table(after(listed.place(), 400), Mode::Alone);
            asked(&mut model, review(ReviewMsg::Open(side)));
            let known = of(&model).known_fortune().expect("it has been reckoned");
            let places: Vec<usize> = known.turning.iter().map(|point| point.from).collect();
            assert!(places.is_sorted() && places.len() <= 3, "{places:?}");
            let least = Fault::Mistake.least();
            let changes = known.turning.iter().map(|point| point.before.abs_diff(point.after));
            assert!(changes.clone().all(|change| change >= least), "a small change is named");
            let change = |one: &Stretch| one.chance(side).abs_diff(one.chance_before(side));
            let most = known.stretches.iter().map(change).max().filter(|most| *most >= least);
            assert_eq!(changes.max(), most, "the greatest change is named");
            assert!(
                known.turning.iter().all(|point| !point.told.is_empty()),
                "each says how it began"
            );
            let story = table(&model).game.log(Viewer::Seat(side), &[]);
            for point in &known.turning {
                let of_it = story
                    .iter()
                    .filter(|line| (point.from + 1..=point.to).contains(&line.moment));
                assert_eq!(point.told.len(), of_it.clone().count().min(4), "what happened is told");
                let counts = |line: &LogLine| {
                    let falls = [Tells::Won, Tells::Falls, Tells::Death, Tells::Region];
                    falls.contains(&line.line.tells) || !line.line.spaces.is_empty()
                };
                let some = of_it.skip(1).any(counts);
                assert_eq!(
                    point.told.iter().skip(1).any(counts),
                    some,
                    "what counts goes before the rest"
                );
                assert!(point.told.is_sorted_by_key(|line| line.moment), "in its order");
            }
            let words = words(&model);
            assert_eq!(words.contains("Where the war turned"), !places.is_empty(), "{words}");
            named += places.len();
        }
    }
    assert!(named > 3, "{named} cards are named");
}

/// A hint goes before the fortune of the war, which is asked for again; what cannot be reckoned is left out, and the answers are judged.
#[test]
fn fortune_gives_way_and_may_be_unknown() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    let first = reckoned(&update(&mut model, review(ReviewMsg::Open(Side::Rome)))).expect("it is asked for");
    send(&mut model, Msg::Look(LookMsg::Close));
    send(&mut model, Msg::Coach(CoachMsg::Ask));
    let number = model.coach.hint.as_ref().expect("a hint is waited for").number;
    let answers = Vec::new();
    let effects = update(
        &mut model,
        Msg::Opponent(OpponentMsg::Said(Reply::Hint { number, answers })),
    );
    let again = reckoned(&effects).expect("it is asked for again");
    assert_eq!((&again.war, again.seed), (&first.war, first.seed));
    let late = Reply::Fortune {
        number: first.number,
        stretches: Vec::new(),
    };
    assert!(
        asked(&mut model, Msg::Opponent(OpponentMsg::Said(late))).is_none(),
        "nobody waits for it"
    );
    let failed = Reply::Failed { number: again.number };
    let request = asked(&mut model, Msg::Opponent(OpponentMsg::Said(failed)));
    assert!(request.is_some() && of(&model).known_fortune().is_none());
    assert!(!words(&model).contains("Dice and draws"));
}

/// What stops the program is not asked for again: the answers are judged without it.
#[test]
fn what_stops_the_program_is_not_reckoned_again() {
    let mut model = at_table(after(games::FIRST, 60), Mode::Alone);
    assert!(reckoned(&update(&mut model, review(ReviewMsg::Open(Side::Rome)))).is_some());
    let request = asked(&mut model, Msg::Opponent(OpponentMsg::Silent));
    assert!(request.is_some() && of(&model).known_fortune().is_none());
}
