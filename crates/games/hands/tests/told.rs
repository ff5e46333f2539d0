//! What changes on the tracks is told: Silver, VP, Prestige, Warships, the Pillage marker, and what a strategy card takes (7.1).

use engine::{Game, Present, Seed, Side, Viewer};
use hands::state::Action;
use hands::{Hands, OwnAsk, Prompt, State};
use testkit::{by_lot, setups};

type Tracks = [(&'static str, u32); 6];

/// What stands on the tracks of a side, each with the word by which a line tells that it changes.
fn tracks(state: &State, side: Side) -> Tracks {
    let own = state.of(side);
    [
        ("Silver", own.silver.into()),
        ("VP", own.vp.into()),
        ("Prestige", own.prestige.into()),
        ("Warship", own.warships.into()),
        ("illage", own.pillage.into()),
        (
            "the next Campaign takes",
            own.strategy.map_or(0, |owned| owned.price.into()),
        ),
    ]
}

#[test]
fn nothing_changes_on_a_track_without_a_line() {
    let mut changed = [0; 6];
    for (seed, tried) in (1..).zip(setups::<Hands>()) {
        let mut before: Option<([Tracks; 2], usize)> = None;
        let game = Game::<Hands>::new(tried.setup, Seed(seed));
        testkit::watch(game, 1500, by_lot(Seed(seed ^ 0x70_1D)), |game| {
            let now = Side::BOTH.map(|side| tracks(game.state(), side));
            if let Some((then, told)) = before {
                let fresh = game.log()[told.min(game.log().len())..].iter();
                let lines: Vec<String> = fresh
                    .filter_map(|entry| Hands::line(&entry.event, Viewer::Both))
                    .map(|line| line.text)
                    .collect();
                for (side, was, is) in [(Side::Rome, then[0], now[0]), (Side::Carthage, then[1], now[1])] {
                    for (at, ((word, was), (_, is))) in was.into_iter().zip(is).enumerate() {
                        // A card that is bought or lost has no price of its own to tell.
                        let bought = word.starts_with("the next")
                            && (was == 0 || is == 0)
                            && lines
                                .iter()
                                .any(|line| line.contains("buys") || line.contains("discards its"));
                        if was == is || bought {
                            continue;
                        }
                        changed[at] += 1;
                        let told = lines
                            .iter()
                            .any(|line| line.contains(word) && (line.contains(side.name()) || word == "Warship"));
                        assert!(told, "{word} of {}: {was}, then {is}, told by {lines:#?}", side.name());
                    }
                }
            }
            before = Some((now, game.log().len()));
        });
    }
    assert!(changed.iter().all(|count| *count > 0), "{changed:?}");
}

/// 5.3.4: the question for what pays says how many Ships the location takes, and where the Pillage marker comes to.
#[test]
fn a_pillage_says_its_price() {
    let mut said = 0;
    for (seed, tried) in (1..).zip(setups::<Hands>()) {
        let game = Game::<Hands>::new(tried.setup, Seed(seed));
        testkit::watch(game, 1500, by_lot(Seed(seed ^ 0x5417)), |game| {
            let question = &game.pending().expect("the game waits").question;
            let paid = matches!(
                question.about,
                Prompt::Own(OwnAsk::Pay {
                    action: Action::Pillage,
                    ..
                })
            );
            if !paid {
                return;
            }
            let text = Hands::prompting(game.state(), question).text;
            assert!(
                text.contains(" takes 1 Ship. ") || text.contains(" takes 2 Ships. "),
                "{text}"
            );
            assert!(text.contains("; the Pillage marker comes to "), "{text}");
            said += 1;
        });
    }
    assert!(said > 3, "{said} pillages");
}
