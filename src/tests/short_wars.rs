//! Short wars: chosen at set-up in every mode, begun anew by a rematch, and remembered while another program is loaded.

use crate::games::GAMES;
use crate::model::msg::{Field, GameMsg, LookMsg};
use crate::model::seats::Computer;
use crate::model::{Form, LEVEL};
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
