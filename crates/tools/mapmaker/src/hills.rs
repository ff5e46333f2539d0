//! Mole-hills of the old maps along the ranges, left out wherever something is to be read.

use crate::board::Board;
use crate::plane::{Area, Spot, along, off_line, run};
use testkit::map_spec::{MapSpec, Room};

/// Feet of the hills.
pub fn hills(spec: &MapSpec, board: &Board) -> Vec<Spot> {
    let roads: Vec<Vec<Spot>> = board.roads.iter().map(|r| r.line()).collect();
    let mut taken: Vec<Area> = board.names.iter().chain(&board.titles).copied().collect();
    taken.extend((0..board.map.at.len()).map(|i| board.marker(spec, i).grown(4.0)));
    let mut out = Vec::new();
    // Where little room is left for them, more are tried on both sides of the ridge.
    let rows: &[f64] = match spec.room {
        Room::Bare => &[0.0],
        Room::Ample => &[0.0, -11.0, 11.0, -22.0],
    };
    let ridges = rows
        .iter()
        .flat_map(|row| board.map.ridges.iter().map(move |ridge| (*row, ridge)));
    for (row, ridge) in ridges {
        for k in 0..(run(ridge) / 13.0) as u32 {
            let p = along(ridge, f64::from(k) * 13.0);
            let p = Spot {
                x: p.x,
                y: p.y + row + if k % 2 == 1 { 3.5 } else { -3.5 },
            };
            let here = Area::new(p.x - 8.0, p.y - 7.0, p.x + 8.0, p.y + 4.0);
            let read = taken.iter().any(|o| here.hit(*o, 3.0) > 0.0);
            let walked = roads.iter().any(|r| off_line(Spot { x: p.x, y: p.y - 1.0 }, r) < 7.0);
            if read || walked || !board.coast.dry(p) || board.coast.off(p) < 8.0 {
                continue;
            }
            taken.push(Area::new(p.x - 4.0, p.y - 4.0, p.x + 4.0, p.y + 3.0));
            out.push(p);
        }
    }
    out
}
