//! What a question says, held against its answers.

use engine::{Choice, Game, Present, Seed};
use hannibal::{Hannibal, Prompt, ReactionAsk};
use testkit::by_lot;

#[test]
fn who_may_intercept_is_named_and_nobody_else() {
    let mut asked = 0;
    for seed in 1..200 {
        let game = Game::<Hannibal>::new(hannibal::Setup::default(), Seed(seed));
        testkit::watch(game, 700, by_lot(Seed(seed ^ 0x5eed)), |game| {
            let Some(pending) = game.pending() else { return };
            let Prompt::Reaction(ReactionAsk::DeclareInterception(_)) = pending.question.about else {
                return;
            };
            let text = Hannibal::prompting(game.state(), &pending.question).text;
            let dice = |text: &str| text.matches(" on 1 to ").count() + text.matches(" on a 1").count();
            let may = pending.legal.iter().filter(|choice| matches!(choice, Choice::Unit(_)));
            assert_eq!(dice(&text), may.clone().count(), "{text}");
            for unit in may {
                let name = Hannibal::label(game.state(), &pending.question, *unit);
                let last = name.rsplit(' ').next().unwrap_or_default();
                assert!(text.contains(&format!("{last} on ")), "{name}: {text}");
            }
            asked += 1;
        });
    }
    assert!(asked > 20, "{asked} interceptions");
}
