//! Short wars as the page lists and opens them.

use engine::{Side, Viewer};
use registry::{AnyGame, built_in_games};

#[test]
fn each_is_listed_and_begins_by_its_id_alone() {
    for (game, info) in built_in_games().filter_map(|game| Some((game, game.info?))) {
        let wars = info.short_wars();
        assert_eq!(wars.is_empty(), !game.page, "{}", game.name);
        for war in &wars {
            let begin = |id| info.begin_short_war(war, id).expect("its link is of today's rules");
            let (first, again) = (begin(7), begin(7));
            assert_eq!((first.envelope().id, first.link()), (7, again.link()), "{}", war.key);
            assert_ne!(first.link(), begin(8).link(), "{}", war.key);
            let told = |by| first.log(by, &[]);
            let hands = Side::BOTH.map(Viewer::Seat).into_iter().chain([Viewer::Both]);
            for by in hands {
                assert!(
                    told(by) == told(Viewer::Public),
                    "{}: hands are dealt anew, and the log names none",
                    war.key
                );
            }
            let copy = AnyGame::from_link(&first.link()).expect("it has just been begun");
            assert!(copy.read_only().is_none() && copy.link() == first.link(), "{}", war.key);
        }
    }
}
