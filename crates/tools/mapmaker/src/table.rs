//! Writes the layout of a map as Rust tables for the game's crate.

use crate::afloat::Afloat;
use crate::board::Board;
use crate::options::PENNANT;
use crate::path::{Path, tenths};
use crate::plane::{Area, Spot, spot};
use testkit::map_spec::{Berth, Frame, MapSpec, Walk};

const HEAD: &str = "\
//! Where everything of this map is drawn. Written by `cargo run --release -p mapmaker -- GAME`; not to be edited by hand.

use engine::layout::{Feeler, Layout, NamedSpot, NamedZone, Place, Spot, Way, WayKind, Zone};
use engine::layout::{at, feeler, named, place, seat, way, zone};

/// The layout of the map.
pub static LAYOUT: Layout = Layout {
    view: VIEW,
    bleed: BLEED,
    places: &PLACES,
    ways: &WAYS,
    open_sea: OPEN_SEA,
    feelers: &FEELERS,
    pennants: &PENNANTS,
    regions: &REGIONS,
    tracks: &TRACKS,
};
";

/// The whole file.
pub fn table(game: &str, spec: &MapSpec, board: &Board) -> String {
    let mut out = HEAD.replace("GAME", game);
    if spec.open_sea.is_none() {
        out = out.replace("at, feeler, named", "at, named");
    }
    let Frame { width, height, .. } = spec.frame;
    let [x0, y0, x1, y1] = spec.frame.bleed;
    let seat = board.lanes.seat.unwrap_or(spot(width / 2.0, height / 2.0));
    out += &format!(
        "\nconst VIEW: Zone = {};\nconst BLEED: Zone = {};\nconst OPEN_SEA: Spot = {};\n",
        zone(Area::new(0.0, 0.0, width, height)),
        zone(Area::new(x0, y0, x1, y1)),
        at(seat)
    );
    list(&mut out, "PLACES", "Place", places(spec, board));
    list(&mut out, "WAYS", "Way", ways(spec, board));
    list(&mut out, "FEELERS", "Feeler", feelers(spec, board));
    list(&mut out, "PENNANTS", "NamedSpot", pennants(spec, board));
    list(&mut out, "REGIONS", "NamedZone", regions(spec, board));
    let tracks = spec
        .tracks
        .iter()
        .map(|(id, x, y, w, h)| named(id, Area::new(*x, *y, x + w, y + h)));
    list(&mut out, "TRACKS", "NamedZone", tracks.collect());
    out
}

fn list(out: &mut String, name: &str, of: &str, rows: Vec<String>) {
    *out += &format!("\n#[rustfmt::skip]\nstatic {name}: [{of}; {}] = [\n", rows.len());
    rows.iter().for_each(|row| {
        *out += &format!("    {row},\n");
    });
    out.push_str("];\n");
}

fn at(p: Spot) -> String {
    format!("at({}, {})", tenths(p.x), tenths(p.y))
}

fn zone(area: Area) -> String {
    let [x0, y0, x1, y1] = [area.x0, area.y0, area.x1, area.y1].map(tenths);
    format!("zone({x0}, {y0}, {}, {})", x1 - x0, y1 - y0)
}

fn named(name: &str, area: Area) -> String {
    format!("named(\"{name}\", {})", zone(area))
}

fn places(spec: &MapSpec, board: &Board) -> Vec<String> {
    let row = |(i, space): (usize, &testkit::map_spec::Space)| {
        let (rx, ry) = space.kind.half();
        let port = board.lanes.anchors[i].map_or("None".into(), |p| format!("Some({})", at(p)));
        let [name, stack, second] = [board.names[i], board.stacks[i], board.seconds[i]].map(zone);
        format!(
            "place({}, {}, {name}, {stack}, {second}, {port}) /* {} */",
            at(board.map.at[i]),
            at(spot(rx, ry)),
            space.name
        )
    };
    let berth = |berth: &Berth| {
        let (rx, ry) = berth.kind.half();
        let [first, second] = berth.seats().map(zone);
        format!(
            "place({}, {}, {}, {first}, {second}, None) /* {} */",
            at(berth.centre()),
            at(spot(rx, ry)),
            zone(berth.name()),
            berth.lines.join(" ")
        )
    };
    let spaces = spec.spaces.iter().enumerate().map(row);
    spaces.chain(spec.berths.iter().map(berth)).collect()
}

fn ways(spec: &MapSpec, board: &Board) -> Vec<String> {
    let row =
        |kind: &str, a: usize, b: usize, path: &Path| format!("way(WayKind::{kind}, {a}, {b}, \"{}\")", path.data());
    let mut out = Vec::new();
    for (k, link) in spec.roads.iter().enumerate() {
        let mut path = Path::default();
        match board.roads.iter().find(|r| r.link == k) {
            Some(road) => path.to(road.a).bend(road.handle, road.b),
            None => path.to(board.map.at[link.a]).line(board.map.at[link.b]),
        };
        let kind = match link.walk {
            Walk::Road => "Road",
            Walk::Strait => "Strait",
            Walk::Pass | Walk::HighPass => "Pass",
            Walk::Rough => "Rough",
        };
        out.push(row(kind, link.a, link.b, &path));
    }
    for (link, line) in spec.lanes.iter().zip(&board.lanes.lines) {
        let mut path = Path::default();
        path.to(board.map.at[link.a])
            .spline(line, true)
            .line(board.map.at[link.b]);
        out.push(row("Lane", link.a, link.b, &path));
    }
    for ((a, b), line) in spec.passages.iter().zip(&board.passages) {
        let (from, to) = (&spec.berths[*a], &spec.berths[*b]);
        let mut path = Path::default();
        path.to(from.centre()).spline(line, true).line(to.centre());
        let id = |k: &usize| spec.spaces.len() + k;
        out.push(row("Passage", id(a), id(b), &path));
    }
    out
}

fn feelers(spec: &MapSpec, board: &Board) -> Vec<String> {
    let (Some(sea), Some(seat)) = (&spec.open_sea, board.lanes.seat) else {
        return Vec::new();
    };
    let row = |(port, line): (&usize, &Vec<Spot>)| {
        let mut path = Path::default();
        path.to(board.map.at[*port]).spline(line, true).line(seat);
        format!("feeler({port}, \"{}\")", path.data())
    };
    sea.ports.iter().zip(&board.lanes.feelers).map(row).collect()
}

fn pennants(spec: &MapSpec, board: &Board) -> Vec<String> {
    let titles = Board::titles_of(spec).into_iter().zip(&board.titles);
    let seat = |area: &Area| spot(area.x1 - PENNANT / 2.0 + 2.0, area.middle().y);
    titles
        .map(|((_, province), area)| format!("seat(\"{}\", {})", spec.provinces[province].name, at(seat(area))))
        .collect()
}

/// A region's box holds its spaces with their names and armies, and stays in the view.
fn regions(spec: &MapSpec, board: &Board) -> Vec<String> {
    let all = spec.regions.iter().map(|region| {
        let here = (0..spec.spaces.len()).filter(|i| spec.provinces[spec.spaces[*i].province].region == *region);
        let hull = Area::hull(here.flat_map(|i| [board.names[i], board.stacks[i], board.seconds[i]])).grown(8.0);
        named(
            region,
            Area::new(
                hull.x0.max(0.0),
                hull.y0.max(0.0),
                hull.x1.min(spec.frame.width),
                hull.y1.min(spec.frame.height),
            ),
        )
    });
    all.collect()
}
