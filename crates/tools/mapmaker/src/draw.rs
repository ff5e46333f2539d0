//! The svg: the ground under the counters, layer by layer. Classes only; all paint is in `style/map.css`.

use crate::afloat;
use crate::board::Board;
use crate::hills::hills;
use crate::letters::{BASELINE, NOTE, NOTED_HEIGHT};
use crate::options::PENNANT;
use crate::path::{Path, number as n};
use crate::plane::{Spot, gap, simple, turned, unit};
use crate::provinces::pieces;
use geo::{Area as _, MultiPolygon};
use testkit::map_spec::{MapSpec, Note, Walk};

/// How far a drawn shore may lie beside the one that everything is placed by, in map units.
const FINE: f64 = 0.6;

/// The whole file. What is written stands last, so that the page can lay it over what lights up. The name of space n has the id `map-name-n`. Symbols (`#i-…`) come from `static/symbols.svg`, which the page has in its document.
pub fn svg(spec: &MapSpec, board: &Board) -> String {
    let layers = [
        ("sea", sea(spec, board)),
        ("lands", provinces(spec, board)),
        ("hills", mole_hills(spec, board)),
        ("lanes", lanes(spec, board)),
        ("roads", roads(spec, board)),
        ("ports", ports(spec, board)),
        ("written", written(spec, board)),
    ];
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ground\" viewBox=\"0 0 {} {}\" overflow=\"visible\" aria-hidden=\"true\">\n",
        spec.frame.width, spec.frame.height
    );
    for (class, layer) in layers {
        out += &format!("<g class=\"{class}\">{layer}</g>\n");
    }
    out + "</svg>\n"
}

fn sea(spec: &MapSpec, board: &Board) -> String {
    let [x0, y0, x1, y1] = spec.frame.bleed;
    let mut coast = Path::default();
    board.coast.lands.iter().for_each(|land| {
        coast.ring(&simple(&land.ring, FINE));
    });
    format!(
        "<defs><path id=\"map-coast\" d=\"{}\"/></defs><path class=\"water\" d=\"M{x0} {y0}H{x1}V{y1}H{x0}z\"/>\
         <use href=\"#map-coast\" class=\"shoal s3\"/><use href=\"#map-coast\" class=\"shoal s2\"/>\
         <use href=\"#map-coast\" class=\"shoal s1\"/><use href=\"#map-coast\" class=\"land\"/>",
        coast.data()
    )
}

fn provinces(spec: &MapSpec, board: &Board) -> String {
    let mut out = String::new();
    for (k, (province, area)) in spec.provinces.iter().zip(&board.provinces.areas).enumerate() {
        out += &format!(
            "<g class=\"province {} t{}\"><clipPath id=\"map-c{k}\"><path id=\"map-p{k}\" d=\"{}\"/></clipPath>\
             <use href=\"#map-p{k}\" class=\"fill\"/><use href=\"#map-p{k}\" class=\"rim\" clip-path=\"url(#map-c{k})\"/></g>",
            province.colour,
            province.shade,
            area_path(area)
        );
    }
    let mut borders = Path::default();
    for line in &board.provinces.borders {
        borders.spline(&simple(line, 0.4), false);
    }
    out + &format!(
        "<path class=\"border\" d=\"{}\"/><use href=\"#map-coast\" class=\"shore\"/>",
        borders.data()
    )
}

fn area_path(area: &MultiPolygon<f64>) -> String {
    let mut path = Path::default();
    for part in pieces(area).into_iter().filter(|p| p.unsigned_area() > 8.0) {
        path.ring(&simple(&part.exterior().0, FINE));
        for hole in part.interiors() {
            path.ring(&simple(&hole.0, FINE));
        }
    }
    path.data().to_owned()
}

fn mole_hills(spec: &MapSpec, board: &Board) -> String {
    let mut d = String::new();
    for p in hills(spec, board) {
        d += &format!(
            "M{} {}q3-9 7-9.5q4 .5 7 9.5m-6-7q1.5 3 2 6.5",
            n(p.x - 7.0),
            n(p.y + 3.0)
        );
    }
    format!("<path class=\"hill\" d=\"{d}\"/>")
}

fn mark(symbol: &str, at: Spot, size: f64, class: &str) -> String {
    let (x, y, size) = (n(at.x - size / 2.0), n(at.y - size / 2.0), n(size));
    format!("<use href=\"#i-{symbol}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" class=\"{class}\"/>")
}

fn lanes(spec: &MapSpec, board: &Board) -> String {
    let mut feelers = Path::default();
    board.lanes.feelers.iter().filter(|f| f.len() > 1).for_each(|f| {
        feelers.spline(f, false);
    });
    let mut lanes = Path::default();
    for line in &board.lanes.lines {
        lanes.spline(line, false);
    }
    let mut out = format!(
        "<path class=\"feeler\" d=\"{}\"/><path id=\"map-lanes\" class=\"lane-bed\" d=\"{1}\"/><path class=\"lane\" d=\"{1}\"/>",
        feelers.data(),
        lanes.data()
    );
    for (p, storms) in &board.lanes.storms {
        for k in 0..*storms {
            let x = p.x + (f64::from(k) - f64::from(storms - 1) / 2.0) * 9.5;
            out += &mark("bolt", Spot { x, y: p.y }, 14.0, "storm");
        }
    }
    out + &open_sea(spec, board) + &afloat::drawn(spec, &board.passages)
}

fn open_sea(spec: &MapSpec, board: &Board) -> String {
    let (Some(sea), Some(Spot { x, y })) = (&spec.open_sea, board.lanes.seat) else {
        return String::new();
    };
    let at = |dx: f64, dy: f64| Spot { x: x + dx, y: y + dy };
    let mut out = mark("wave", at(-38.0, 24.0), 15.0, "wave");
    for k in 0..sea.storms {
        out += &mark("bolt", at(22.0 + 10.0 * f64::from(k), 24.0), 13.0, "storm");
    }
    out
}

fn roads(spec: &MapSpec, board: &Board) -> String {
    let mut out = String::new();
    let class = |walk: Walk| match walk {
        Walk::Road | Walk::Strait => "road",
        Walk::Pass | Walk::HighPass => "pass",
        Walk::Rough => "rough",
    };
    for kind in ["road", "pass", "rough"] {
        let mut path = Path::default();
        for road in board.roads.iter().filter(|r| class(spec.roads[r.link].walk) == kind) {
            path.to(road.a).bend(road.handle, road.b);
        }
        if !path.data().is_empty() {
            out += &format!(
                "<path class=\"road-bed\" d=\"{0}\"/><path class=\"{kind}\" d=\"{0}\"/>",
                path.data()
            );
        }
    }
    for road in &board.roads {
        out += &saddle(spec.roads[road.link].walk, road.middle());
    }
    for strait in spec.roads.iter().filter(|r| r.walk == Walk::Strait) {
        let (a, b) = (board.map.at[strait.a], board.map.at[strait.b]);
        let ahead = unit(b - a);
        let aside = turned(ahead) * 5.0;
        let (mut bed, mut planks) = (Path::default(), Path::default());
        bed.to(a).line(b);
        let mut t = 15.0;
        while t < gap(a, b) - 12.0 {
            planks.to(a + ahead * t - aside).line(a + ahead * t + aside);
            t += 5.5;
        }
        out += &format!(
            "<path class=\"strait-bed\" d=\"{}\"/><path class=\"strait\" d=\"{}\"/>",
            bed.data(),
            planks.data()
        );
    }
    out
}

/// The mark of a mountain pass: two peaks, dark ones with snow where it is one of the highest.
fn saddle(walk: Walk, at: Spot) -> String {
    let (x, y) = (n(at.x - 9.0), n(at.y + 5.0));
    match walk {
        Walk::Road | Walk::Strait | Walk::Rough => String::new(),
        Walk::Pass => format!("<path class=\"saddle\" d=\"M{x} {y}l5-8 4 5 3.500-5.500 5.500 8.500z\"/>"),
        Walk::HighPass => format!(
            "<path class=\"saddle high\" d=\"M{x} {y}l6-12 4 6.500 3-4.500 5 10z\"/>\
             <path class=\"snow\" d=\"M{} {}l2-4 2 3.500-1.500 1z\"/>",
            n(at.x - 5.0),
            n(at.y - 3.0)
        ),
    }
}

fn ports(spec: &MapSpec, board: &Board) -> String {
    let mut moorings = Path::default();
    let mut out = String::new();
    for (i, space) in spec.spaces.iter().enumerate() {
        let Some(q) = board.lanes.anchors[i] else { continue };
        moorings.to(board.map.at[i]).line(q);
        let (radius, symbol, size) = if space.major {
            ("9", "trident", 14.0)
        } else {
            ("7", "anchor", 9.5)
        };
        out += &format!(
            "<circle class=\"port\" cx=\"{}\" cy=\"{}\" r=\"{radius}\"/>",
            n(q.x),
            n(q.y)
        );
        out += &mark(symbol, q, size, "port-mark");
    }
    format!("<path class=\"mooring\" d=\"{}\"/>{out}", moorings.data())
}

fn written(spec: &MapSpec, board: &Board) -> String {
    let mut out = open_sea_name(spec, board) + &harbours(spec, board);
    for water in &spec.waters {
        let (x, y) = (n(water.x), n(water.y));
        let turn = if water.turn == 0 {
            String::new()
        } else {
            format!(" transform=\"rotate({} {x} {y})\"", water.turn)
        };
        out += &format!(
            "<text class=\"sea-name\" x=\"{x}\" y=\"{y}\"{turn}>{}</text>",
            water.text
        );
    }
    for ((text, province), area) in Board::titles_of(spec).into_iter().zip(&board.titles) {
        let x = area.middle().x - (PENNANT - 2.0) / 2.0;
        let colour = spec.provinces[province].colour;
        let text = text.to_uppercase();
        out += &format!(
            "<text class=\"title {colour}\" x=\"{}\" y=\"{}\">{text}</text>",
            n(x),
            n(area.y1 - BASELINE)
        );
    }
    out + &names(spec, board)
}

fn open_sea_name(spec: &MapSpec, board: &Board) -> String {
    let (Some(sea), Some(Spot { x, y })) = (&spec.open_sea, board.lanes.seat) else {
        return String::new();
    };
    let [first, second] = sea.lines.map(str::to_uppercase);
    format!(
        "<g class=\"open-sea\"><text x=\"{0}\" y=\"{1}\">{first}</text><text x=\"{0}\" y=\"{2}\">{second}</text>\
         <text class=\"fact\" x=\"{3}\" y=\"{4}\">{5}</text></g>",
        n(x),
        n(y - 12.0),
        n(y + 7.0),
        n(x - 8.0),
        n(y + 28.5),
        sea.cost
    )
}

fn harbours(spec: &MapSpec, board: &Board) -> String {
    let mut out = String::new();
    for (space, words) in spec.spaces.iter().zip(&board.lanes.harbours) {
        if let Some(words) = words {
            out += &format!(
                "<text class=\"harbour\" x=\"{}\" y=\"{}\">{}</text>",
                n(words.x0),
                n(words.y1 - 1.5),
                space.harbour
            );
        }
    }
    out
}

fn names(spec: &MapSpec, board: &Board) -> String {
    let mut out = String::from("<g class=\"names\">");
    for (id, (space, area)) in spec.spaces.iter().zip(&board.names).enumerate() {
        // Far away names are written larger: one with marks after it, or with its marker, grows the other way.
        let (x, ends) = match space.notes.len() {
            0 if area.x1 <= board.map.at[id].x => (area.x1 - 1.0, " ends"),
            0 => (area.x0 + 1.0, ""),
            marks => (area.x1 - 3.0 - NOTE * marks as f64, " ends"),
        };
        out += &format!(
            "<text id=\"map-name-{id}\" class=\"{}{ends}\" x=\"{}\" y=\"{}\">{}</text>",
            space.kind.class(),
            n(x),
            n(area.y1 - BASELINE),
            space.name
        );
    }
    out + &afloat::names(spec) + "</g>" + &notes(spec, board)
}

/// The marks after the names.
fn notes(spec: &MapSpec, board: &Board) -> String {
    let mut out = String::new();
    for (space, area) in spec.spaces.iter().zip(&board.names) {
        for (k, note) in space.notes.iter().enumerate() {
            let x = area.x1 - 1.0 - NOTE * ((space.notes.len() - k) as f64 - 0.5);
            let at = Spot {
                x,
                y: area.y1 - NOTED_HEIGHT / 2.0 + 0.2,
            };
            out += &match note {
                Note::Worth { vp, golden } => format!(
                    "<circle class=\"coin{}\" cx=\"{}\" cy=\"{}\" r=\"6.8\"/><text class=\"coin-text\" x=\"{1}\" y=\"{3}\">{vp}</text>",
                    if *golden { " golden" } else { "" },
                    n(at.x),
                    n(at.y),
                    n(at.y + 4.1)
                ),
                Note::Colonist => mark("figure", at, 15.0, "note"),
                Note::Shield => mark("scutum", at, 15.0, "note"),
                Note::Supply => mark("standard", at, 15.0, "note"),
            };
        }
    }
    out
}
