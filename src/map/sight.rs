//! What the open question is about, as points of the map, and the camera that shows it.

use crate::map::camera::{Camera, Sizes};
use crate::map::origins;
use crate::model::Table;
use crate::model::map_move::MapMove;
use engine::SpaceId;

/// Whether some targets of a batch have been picked: then the map does not move under the finger.
pub fn picking(table: &Table) -> bool {
    let batch = table.view_model.batch.as_ref();
    batch.is_some_and(|b| !b.placed.is_empty())
}

/// Where a space lies on the map.
fn point(table: &Table, at: SpaceId) -> Option<(f64, f64)> {
    Some(table.game.layout().places.get(usize::from(at.0))?.at.units())
}

/// The space that the question is about.
pub fn asked(table: &Table) -> Option<(f64, f64)> {
    point(table, table.view_model.asked.as_ref()?.at?)
}

/// The places that are told of over the map: that of a refusal, of a line of the log.
pub fn told(table: &Table) -> impl Iterator<Item = (f64, f64)> {
    let tip = table.pointing.tip.as_ref().and_then(|tip| tip.at);
    let log = &table.ticker.log;
    let lasting = table.ticker.news.and_then(|at| log.get(at)).map(|line| &line.line);
    let played = table.playback.line.as_ref().map(|line| &line.line);
    let lines = played.into_iter().chain(lasting);
    let spaces = tip
        .into_iter()
        .chain(lines.filter_map(|line| line.spaces.first().copied()));
    spaces.filter_map(|at| point(table, at))
}

/// All legal targets: spaces, and stacks with a General who may be chosen.
pub fn lit(table: &Table) -> Vec<(f64, f64)> {
    let (layout, view_model) = (table.game.layout(), &table.view_model);
    let spaces = view_model.lit.iter();
    let places = spaces.filter_map(|l| point(table, l.at));
    let origins = origins::origins(&view_model.scene, layout);
    let standing = view_model.scene.stacks.iter().zip(origins.iter().copied());
    let ready = standing.filter(|(s, _)| s.generals.iter().any(|g| view_model.general(g.unit).is_some()));
    places.chain(ready.map(|(_, at)| at)).collect()
}

/// The spaces that the challenge on the table names.
fn named(table: &Table) -> impl Iterator<Item = (f64, f64)> {
    let spaces = table.challenge.iter().flat_map(|open| &open.named);
    spaces.filter_map(|at| point(table, *at))
}

/// The camera after a move that the game asks for: `own`, where the player left the map, unless what is to be seen lies outside.
/// `readable` is the smallest scale at which names can be read.
pub fn camera(own: Camera, to: MapMove, table: &Table, readable: f64, sizes: Sizes) -> Camera {
    match to {
        MapMove::Lit => own.gather(&lit(table), asked(table), readable, sizes),
        MapMove::Space(at) => point(table, at).map_or(own, |at| own.reveal(at, sizes)),
        MapMove::Challenge => {
            let seen: Vec<_> = lit(table).into_iter().chain(named(table)).collect();
            own.gather(&seen, asked(table), readable, sizes)
        }
        MapMove::Closer | MapMove::Farther | MapMove::Whole | MapMove::Region(_) | MapMove::Back | MapMove::Beyond => {
            own
        }
    }
}
