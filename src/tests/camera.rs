//! The map moves by hand alone, or to show what lies outside the picture, and it comes back.

use crate::games::{FIELD, FIRST, ROUNDS};
use crate::map::camera::{Camera, Sizes};
use crate::map::sight;
use crate::model::map_move::MapMove;
use crate::tests::*;

/// The smallest scale at which names can be read.
const READABLE: f64 = 0.7;

/// The map's part of a laptop's, of a tablet's and of a phone's screen.
const PANES: [(f64, f64); 3] = [(852.0, 800.0), (800.0, 764.0), (390.0, 392.0)];

/// Plays by taps at random, 1,000 answers or more, and counts how often the map is not where the player left it. It is elsewhere only
/// where something that is to be seen cannot be seen from there, and it shows where the question is asked.
fn moves(game: usize, pane: (f64, f64)) -> usize {
    let (mut answers, mut moved) = (0, 0);
    for seed in 1.. {
        if answers >= 1_000 {
            break;
        }
        let (mut model, mut lots) = (seated_at(game, 1, seed), Lots(seed));
        let (_, _, w, h) = table(&model).game.layout().view.units();
        let sizes = Sizes { pane, map: (w, h) };
        let whole = Camera::whole(sizes);
        let own = if whole.scale < READABLE {
            whole.zoom(0.9 / whole.scale, (pane.0 / 2.0, pane.1 / 2.0), sizes)
        } else {
            whole
        };
        for _ in 0..2_000 {
            let mut all = taps(&model);
            if all.is_empty() || table(&model).view_model.outcome.is_some() {
                break;
            }
            let before = table(&model).keeping.sequence;
            let msg = all.swap_remove(lots.of(all.len()));
            let effects = send(&mut model, msg);
            model.sheets.clear();
            answers += usize::from(table(&model).keeping.sequence != before);
            let table = table(&model);
            for effect in effects {
                let Effect::Map(to) = effect else { continue };
                assert!(to.by_the_game(), "{to:?} is a move of the player");
                let next = sight::camera(own, to, table, READABLE, sizes);
                let layout = table.game.layout();
                let wanted: Vec<_> = match to {
                    MapMove::Lit => sight::asked(table).into_iter().chain(sight::lit(table)).collect(),
                    MapMove::Space(at) => vec![layout.places[usize::from(at.0)].at.units()],
                    _ => Vec::new(),
                };
                let hidden = wanted.iter().any(|at| !own.sees(*at, sizes));
                assert!(hidden || next == own, "{to:?}: {own:?} became {next:?}");
                assert!(
                    wanted
                        .first()
                        .is_none_or(|_| wanted.iter().any(|at| next.sees(*at, sizes))),
                    "{to:?}: nothing of it is shown"
                );
                moved += usize::from(next != own);
            }
        }
    }
    moved
}

#[test]
fn a_whole_map_stays_where_it_is() {
    for game in [FIRST, FIELD, ROUNDS] {
        for pane in &PANES[..2] {
            assert_eq!(moves(game, *pane), 0, "game {game} at {pane:?}");
        }
    }
}

#[test]
fn on_a_phone_the_map_moves_to_what_lies_outside_alone() {
    for game in [FIRST, FIELD, ROUNDS] {
        assert!(moves(game, PANES[2]) > 10, "game {game}: nothing lay outside");
    }
}
