//! Answers behind which a die lies, and beside which no odds stand.

use super::RandomPlay;
use super::cases::chances::short_of_one;
use super::player::Kinds;
use super::setups::setup_of;
use super::straight::name_of;
use engine::odds::Standing;
use engine::{By, Step};
use engine::{Choice, Game, Seed, Seeded, Viewer};
use std::collections::BTreeMap;

/// Tags of steps below this one are dice; those above are draws.
const DICE: u8 = 64;
/// The tag of a card that is drawn.
const CARDS: u8 = 254;
/// Reactions that are declined, one after another, before a die is no longer that of the answer.
const MOST_DECLINED: u32 = 20;

/// Looks at every legal answer of so many random wars, of each kind of question at so many positions at most: the answers that lead to a
/// die as soon as nobody reacts and that show no odds. By the names of their questions, with how many there were, the words of the first
/// and what came of it.
///
/// ```
/// let found = testkit::unweighed::<pig::Pig>(0..2, 20);
/// assert!(!found.is_empty(), "the small game throws dice and shows no odds");
/// ```
/// # Panics
/// If the outcomes of some odds are not all that can come of it.
#[must_use]
pub fn unweighed<R: RandomPlay>(wars: core::ops::Range<u64>, of_each: usize) -> BTreeMap<String, (usize, String)> {
    let (mut found, mut looked) = (BTreeMap::new(), BTreeMap::<u8, usize>::new());
    for number in wars {
        let mut state = R::start(setup_of::<R>(number));
        R::rare_start(&mut state, number);
        let mut game = Game::<R>::from_state(state, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        while let (Some(standing), Some(pending)) = (Standing::of(&game), game.pending()) {
            let looked = looked.entry(R::prompt_id(pending.question.about)).or_default();
            if pending.legal.len() > 1 && *looked < of_each {
                *looked += 1;
                for choice in &pending.legal {
                    let Some(told) = throws(&game, *choice) else { continue };
                    let odds = R::odds(&standing, *choice);
                    let short = odds.as_ref().and_then(short_of_one);
                    assert_eq!(short, None, "war {number}: the chances do not add up to one");
                    if odds.is_none() {
                        let label = R::label(game.state(), &pending.question, *choice);
                        let name = name_of(&pending.question.about);
                        let first = || (0, format!("war {number}, {label}: {told}"));
                        found.entry(name).or_insert_with(first).0 += 1;
                    }
                }
            }
            let choice = pending.legal[player.pick(&pending.legal)];
            game.answer(choice).expect("a legal answer is taken");
        }
    }
    found
}

/// Whether a die falls within the segment after an answer, as soon as nobody reacts and before anybody decides; or a card is drawn, where
/// battles are fought with them. What is told of it.
fn throws<R: RandomPlay>(game: &Game<R>, choice: Choice) -> Option<String> {
    let (mut ahead, segments) = (game.clone(), game.segments());
    let before = game.steps().len();
    let mut next = Some(choice);
    for _ in 0..MOST_DECLINED {
        ahead.answer(next?).expect("a legal answer is taken");
        let die = |step: &Step| step.by == By::Nature && (step.tag < DICE || R::DUELS && step.tag == CARDS);
        if ahead.steps()[before..].iter().any(die) {
            // What falls when a phase has ended is not the answer's.
            let lines = ahead.log()[game.log().len().min(ahead.log().len())..].iter();
            let told: Vec<String> = lines
                .filter_map(|entry| Some(R::line(&entry.event, Viewer::Public)?.text))
                .collect();
            return (ahead.segments() == segments).then(|| told.join(" "));
        }
        next = ahead
            .pending()
            .filter(|_| ahead.segments() == segments)
            .and_then(|pending| {
                R::occasion(&pending.question)?;
                [Choice::Pass, Choice::No]
                    .into_iter()
                    .find(|c| pending.legal.contains(c))
            });
    }
    None
}
