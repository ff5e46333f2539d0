//! What a question says, held against its answers.

use engine::{Choice, Game, Present, Seed};
use hannibal::present::words::names::short;
use hannibal::{Hannibal, Prompt, ReactionAsk};
use testkit::by_lot;

#[test]
fn who_may_intercept_is_named_and_nobody_else() {
    let mut asked = 0;
    for seed in 1..40 {
        let game = Game::<Hannibal>::new(hannibal::Setup::default(), Seed(seed));
        testkit::watch(game, 700, by_lot(Seed(seed ^ 0x5eed)), |game| {
            let Some(pending) = game.pending() else { return };
            let Prompt::Reaction(ReactionAsk::DeclareInterception(_)) = pending.question.about else {
                return;
            };
            let text = Hannibal::prompting(game.state(), &pending.question).text;
            let may = |unit| pending.legal.contains(&Choice::Unit(unit));
            for unit in game.state().generals_in_play(pending.question.to).iter() {
                let is_named = text.contains(&format!("{} on ", short(unit)));
                assert_eq!(is_named, may(unit), "{}: {text}", short(unit));
            }
            asked += 1;
        });
    }
    assert!(asked > 20, "{asked} interceptions");
}
