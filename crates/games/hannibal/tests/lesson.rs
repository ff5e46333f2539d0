//! The guided first game is walked as it is written: its questions come, and its answers are on their buttons.

use engine::{Choice, Game, Present, Seed, Side};
use hannibal::Hannibal;

const LESSON: &str = include_str!("../../../../static/help/hannibal-lesson.txt");

/// The words after this head, of each line that has it.
fn after(head: &'static str) -> impl Iterator<Item = &'static str> {
    LESSON.lines().filter_map(move |line| line.strip_prefix(head))
}

#[test]
fn the_lesson_is_walked_to_the_next_turn() {
    let seed = after("seed ").next().and_then(|n| n.parse().ok());
    let mut game = Game::<Hannibal>::new(
        hannibal::Setup::default(),
        Seed(seed.expect("the lesson names its seed")),
    );
    let mut pages = after("ask: ").zip(after("do: ")).peekable();
    assert_eq!(after("ask: ").count(), after("do: ").count());
    let foe: Vec<_> = after("foe: ").filter_map(|rule| rule.split_once(" => ")).collect();
    while let Some(pending) = game.pending().filter(|_| game.state().turn == 1) {
        let (question, legal) = (&pending.question, &pending.legal);
        let words = Hannibal::prompting(game.state(), question);
        let asks = |some: &str| words.title.contains(some) || words.text.contains(some);
        let labelled = |label: &str| {
            let mut all = legal.iter().copied();
            all.find(|choice| Hannibal::label(game.state(), question, *choice) == label)
        };
        let choice = if question.to == Side::Rome {
            let written = foe
                .iter()
                .find_map(|(some, label)| labelled(label).filter(|_| asks(some)));
            let idle = || [Choice::Pass, Choice::No].into_iter().find(|c| legal.contains(c));
            written.or_else(idle).or(legal.first().copied())
        } else {
            let told = pages.next_if(|(some, label)| asks(some) && labelled(label).is_some());
            let only = legal.first().copied().filter(|_| legal.len() == 1);
            told.and_then(|(_, label)| labelled(label)).or(only)
        };
        let choice = choice.unwrap_or_else(|| panic!("{:?} comes before {:?}", words.title, pages.peek()));
        game.answer(choice).expect("a legal answer is taken");
    }
    assert_eq!(pages.next(), None, "every page is told");
    assert!(game.outcome().is_none());
}
