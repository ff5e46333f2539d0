//! Short wars: chosen at set-up in every mode, begun anew by a rematch, and remembered while another program is loaded.

use crate::games::GAMES;
use crate::model::msg::{Field, GameMsg, LookMsg};
use crate::model::past::Past;
use crate::model::review::{Review, Thoroughness, VerdictSubject};
use crate::model::seats::Computer;
use crate::model::{Form, LEVEL, log_index};
use crate::tests::*;
use crate::tree::Node;

/// A short war of a game, begun by such players.
fn begun(game: usize, at: usize, players: usize, chance: u64) -> Model {
    let mut model = Model::default();
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    let form = [
        Field::War(game),
        Field::Players(players),
        Field::Lot(SideChoice::Chosen(Side::Rome)),
        Field::ShortWar(Some(at)),
    ];
    for field in form {
        send(&mut model, Msg::Game(GameMsg::Form(field)));
    }
    send(&mut model, Msg::Game(GameMsg::Start(chance)));
    model
}

#[test]
fn a_short_war_begins_at_its_moment_in_every_mode_and_comes_again() {
    let modes = [
        Mode::Together,
        Mode::Alone,
        Mode::Link(Side::Rome),
        Mode::Against(Side::Rome, Computer::of(LEVEL)),
    ];
    for game in GAMES.iter().filter(|game| game.page) {
        let wars = games::info(game.place()).short_wars();
        assert!(!wars.is_empty(), "{}", game.about.title);
        for (at, war) in wars.iter().enumerate() {
            for (players, mode) in modes.into_iter().enumerate() {
                let mut model = begun(game.place(), at, players, 7);
                let t = table(&model);
                assert_eq!((t.seats.mode, t.game.answers().len()), (mode, war.at), "{}", war.key);
                assert!(t.game.over().is_none() && !t.view_model.can_undo, "{}", war.key);
                let first = t.game.answers();
                send(&mut model, Msg::Game(GameMsg::Rematch(9)));
                let again = &table(&model).game;
                assert!(
                    again.answers() == first && again.envelope().id != 0,
                    "{}: it comes again",
                    war.key
                );
            }
        }
    }
}

/// Who opens it has played nothing yet, and answers are counted from its beginning.
#[test]
fn what_others_have_done_before_a_short_war_is_not_told_as_ones_own() {
    for game in GAMES.iter().filter(|game| game.page) {
        for at in 0..games::info(game.place()).short_wars().len() {
            let mut model = begun(game.place(), at, 0, 7);
            let words = |model: &Model| -> String { crate::view::page(model).iter().map(Node::readable).collect() };
            assert!(
                !words(&model).contains("Since your last turn"),
                "{}: {at}",
                game.about.title
            );
            let begun = games::info(game.place()).short_wars()[at].at;
            let mut lots = Lots(at as u64);
            while table(&model).game.answers().len() == begun {
                play_by_taps(&mut model, 1, &mut lots);
            }
            let given = table(&model).game.answers().len();
            let past = Past::of(table(&model), given);
            assert_eq!(past.counted(), format!("answer {0} of {0}", given - begun));
            let before = Past::of(table(&model), begun - 1).counted();
            assert_eq!(before, format!("answer {} of {begun} before this short war", begun - 1));
        }
    }
}

/// What others have answered before it began is neither judged nor told at its end.
#[test]
fn a_review_and_the_end_of_a_short_war_begin_where_it_begins() {
    let mut left_out = 0;
    for game in GAMES.iter().filter(|game| game.page) {
        let mut model = begun(game.place(), 0, 1, 7);
        let at = table(&model).game.answers().len();
        play_by_taps(&mut model, 30, &mut Lots(7));
        let side = table(&model).view_model.to().expect("a side is asked");
        let mut review = Review::new(table(&model), side);
        assert_eq!(review.per_mille(), 0, "{}", game.about.title);
        let judged: Vec<usize> = core::iter::from_fn(|| {
            let (place, _) = review.next()?;
            review.hear(VerdictSubject::Answer(place, Thoroughness::Quick), None);
            Some(review.moments[place].at)
        })
        .collect();
        assert!(review.is_whole() && !judged.is_empty(), "{}", game.about.title);
        assert!(judged.iter().all(|judged| *judged >= at), "{}", game.about.title);

        let fights = log_index::fights(&table(&model).ticker.log).len();
        let log = &table(&model).ticker.log;
        let decisive = log_index::decisive(log, at, fights);
        assert!(decisive.iter().all(|fight| log[fight.start].moment >= at));
        left_out += log_index::decisive(log, 0, fights).len() - decisive.len();
        assert_eq!(table(&model).ticker.begun, at);
    }
    assert!(left_out > 0, "something was fought before");
}

#[test]
fn set_up_tells_what_a_short_war_is() {
    for game in GAMES.iter().filter(|game| game.page) {
        let mut model = Model::default();
        send(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
        send(&mut model, Msg::Game(GameMsg::Form(Field::War(game.place()))));
        let words = |model: &Model| -> String { crate::view::page(model).iter().map(Node::readable).collect() };
        for war in games::info(game.place()).short_wars() {
            for part in [war.name, war.history[0], war.history[1]] {
                assert!(words(&model).contains(part), "{}: {part}", war.key);
            }
        }
        assert!(words(&model).contains("Seed of the dice"));
        send(&mut model, Msg::Game(GameMsg::Form(Field::ShortWar(Some(0)))));
        assert!(
            !words(&model).contains("Seed of the dice"),
            "its dice and rules are its own"
        );
        let text = model.form.to_text(game.place());
        assert_eq!(Form::from_text(&text, game.place()).short_war, Some(0));
        let other = GAMES
            .iter()
            .find(|other| other.place() != game.place())
            .expect("there are several games");
        assert_eq!(
            Form::from_text(&model.form.to_text(other.place()), other.place()).short_war,
            None
        );
        send(&mut model, Msg::Game(GameMsg::Form(Field::War(other.place()))));
        assert_eq!(model.form.short_war, None, "another game has other short wars");
    }
}
