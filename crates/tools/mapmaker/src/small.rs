//! The small map: land and provinces alone, with few points, for lists of games. It has the view box of the ground.

use crate::board::Board;
use crate::path::Path;
use crate::plane::{Spot, simple, spot};
use crate::provinces::pieces;
use geo::{Area as _, BooleanOps, Coord, LineString, MultiPolygon, Polygon, Rect};
use testkit::map_spec::MapSpec;

/// How far a drawn shore may lie beside the true one, in map units: less than a pixel where the map is 300 pixels wide.
const COARSE: f64 = 3.0;
/// The smallest island and the smallest part of a province that is drawn, in square map units.
const LEAST: f64 = 60.0;

/// The whole file: one group with the id `small-GAME`, which the page uses as often as it needs it. Its classes are those of the ground.
pub fn svg(game: &str, spec: &MapSpec, board: &Board) -> String {
    let (width, height) = (spec.frame.width, spec.frame.height);
    let view = Rect::new(Coord { x: 0.0, y: 0.0 }, Coord { x: width, y: height }).to_polygon();
    let rings = board.coast.lands.iter().map(|land| &land.ring);
    let lands = rings.map(|ring| Polygon::new(LineString::new(ring.clone()), vec![]));
    let coast: MultiPolygon<f64> = lands.flat_map(|land| land.intersection(&view)).collect();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs><g id=\"small-{game}\" class=\"ground\">\n<path class=\"land\" d=\"{}\"/>\n",
        path(&coast)
    );
    for (province, area) in spec.provinces.iter().zip(&board.provinces.areas) {
        out += &format!(
            "<g class=\"{} t{}\"><path class=\"fill\" d=\"{}\"/></g>\n",
            province.colour,
            province.shade,
            path(&area.intersection(&view))
        );
    }
    out + "</g></defs></svg>\n"
}

/// The larger parts of an area, their points on whole units.
fn path(area: &MultiPolygon<f64>) -> String {
    let mut path = Path::default();
    for part in pieces(area).into_iter().filter(|part| part.unsigned_area() > LEAST) {
        let ring: Vec<Spot> = simple(&part.exterior().0, COARSE)
            .iter()
            .map(|p| spot(p.x.round(), p.y.round()))
            .collect();
        if ring.len() > 3 {
            path.ring(&ring);
        }
    }
    path.data().to_owned()
}
