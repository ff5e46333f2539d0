//! Provinces: each point of a landmass belongs to the province of the nearest space, along roads to the nearer end;
//! the borders between them are smoothed and cut at the coast.

use crate::coast::Coast;
use crate::plane::{Spot, between, cross, run, simple, smooth, spot};
use crate::warp::Warped;
use geo::{Area as _, BooleanOps, LineString, MultiLineString, MultiPolygon, Polygon};
use spade::handles::VoronoiVertex;
use spade::{DelaunayTriangulation, HasPosition, Point2, Triangulation};
use std::collections::BTreeMap;
use testkit::map_spec::{Frame, MapSpec, Walk};

/// The tinted areas and the lines between them.
pub struct Provinces {
    /// Area of each province, in the data's order.
    pub areas: Vec<MultiPolygon<f64>>,
    /// Borders on land, smoothed.
    pub borders: Vec<Vec<Spot>>,
}

/// Whose a piece of land is: a province, or land outside the game.
type Owner = Option<usize>;

#[derive(Clone, Copy)]
struct Seed {
    at: Spot,
    owner: Owner,
}

impl HasPosition for Seed {
    type Scalar = f64;
    fn position(&self) -> Point2<f64> {
        Point2::new(self.at.x, self.at.y)
    }
}

/// A border between two owners, from junction to junction, or a closed ring.
struct Border {
    left: Owner,
    right: Owner,
    line: Vec<Spot>,
    /// Junctions at its ends; `None` for a ring.
    ends: Option<(usize, usize)>,
}

/// Divides all land.
pub fn provinces(spec: &MapSpec, map: &Warped, coast: &Coast) -> Provinces {
    let home: Vec<Option<usize>> = map.at.iter().map(|p| coast.home(*p)).collect();
    let mut out = Provinces {
        areas: vec![MultiPolygon::new(vec![]); spec.provinces.len()],
        borders: Vec::new(),
    };
    for (k, land) in coast.lands.iter().enumerate() {
        let mut seeds = seeds(spec, map, &home, k);
        if seeds.is_empty() {
            if let Some(owner) = islet_owner(spec, map, coast, k) {
                out.areas[owner].0.push(land.polygon());
            }
            continue;
        }
        seeds.extend(
            map.outside
                .iter()
                .filter(|p| land.holds(**p))
                .map(|p| Seed { at: *p, owner: None }),
        );
        if let Some(owner) = seeds[0]
            .owner
            .filter(|_| seeds.iter().all(|s| s.owner == seeds[0].owner))
        {
            out.areas[owner].0.push(land.polygon());
            continue;
        }
        let borders = borders(&seeds, &spec.frame);
        for (owner, area) in out.areas.iter_mut().enumerate() {
            area.0
                .extend(area_of(Some(owner), &borders).intersection(&land.polygon()).0);
        }
        let lines = MultiLineString::new(borders.into_iter().map(|b| LineString::new(b.line)).collect());
        let dry = land.polygon().clip(&lines, false);
        out.borders
            .extend(dry.0.into_iter().map(|l| l.0).filter(|l| run(l) > 4.0));
    }
    out
}

/// Spaces and road thirds on one landmass.
fn seeds(spec: &MapSpec, map: &Warped, home: &[Option<usize>], land: usize) -> Vec<Seed> {
    let here = |i: usize| home[i] == Some(land);
    let owner = |i: usize| Some(spec.spaces[i].province);
    let mut out: Vec<Seed> = (0..map.at.len())
        .filter(|i| here(*i))
        .map(|i| Seed {
            at: map.at[i],
            owner: owner(i),
        })
        .collect();
    for r in spec
        .roads
        .iter()
        .filter(|r| r.walk != Walk::Strait && here(r.a) && here(r.b))
    {
        let (a, b) = (map.at[r.a], map.at[r.b]);
        out.push(Seed {
            at: between(a, b, 1.0 / 3.0),
            owner: owner(r.a),
        });
        out.push(Seed {
            at: between(a, b, 2.0 / 3.0),
            owner: owner(r.b),
        });
    }
    out
}

/// A small island goes with the nearest space, if that is near.
fn islet_owner(spec: &MapSpec, map: &Warped, coast: &Coast, k: usize) -> Owner {
    let land = &coast.lands[k];
    let (off, i) = (0..map.at.len())
        .map(|i| (land.off(map.at[i]), i))
        .min_by(|a, b| a.0.total_cmp(&b.0))?;
    (off < 46.0 && land.size < 1500.0).then(|| spec.spaces[i].province)
}

/// The edges of the Voronoi cells that part two owners, chained and smoothed.
fn borders(seeds: &[Seed], frame: &Frame) -> Vec<Border> {
    // A far ring of nobody's seeds closes all cells, so that no border runs to infinity.
    let far = (0..24)
        .map(|k| f64::from(k) * std::f64::consts::TAU / 24.0)
        .map(|t| Seed {
            at: spot(
                frame.width / 2.0 + 6000.0 * libm::cos(t),
                frame.height / 2.0 + 6000.0 * libm::sin(t),
            ),
            owner: None,
        });
    let mut net = DelaunayTriangulation::<Seed>::new();
    for seed in seeds.iter().copied().chain(far) {
        net.insert(seed).expect("seeds are finite numbers");
    }
    let mut at: BTreeMap<usize, Spot> = BTreeMap::new();
    let mut edges: Vec<(usize, usize, Owner, Owner)> = Vec::new();
    let mut of: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for edge in net.undirected_voronoi_edges() {
        let [VoronoiVertex::Inner(f), VoronoiVertex::Inner(g)] = edge.vertices() else {
            continue;
        };
        let [p, q] = edge.as_delaunay_edge().vertices().map(|v| *v.data());
        if p.owner == q.owner {
            continue;
        }
        let (f, g) = (f.fix().index(), g.fix().index());
        for (k, c) in [(f, net_center(&net, f)), (g, net_center(&net, g))] {
            at.insert(k, c);
        }
        let left = cross(at[&g] - at[&f], p.at - at[&f]) < 0.0; // y runs downwards
        let (l, r) = if left { (p.owner, q.owner) } else { (q.owner, p.owner) };
        of.entry(f).or_default().push(edges.len());
        of.entry(g).or_default().push(edges.len());
        edges.push((f, g, l, r));
    }
    chains(&at, &edges, &of)
}

fn net_center(net: &DelaunayTriangulation<Seed>, face: usize) -> Spot {
    let face = net
        .inner_faces()
        .find(|f| f.fix().index() == face)
        .expect("the face was named by this net");
    let c = face.circumcenter();
    spot(c.x, c.y)
}

/// Joins edges into borders: first those from junction to junction, then the rings.
fn chains(
    at: &BTreeMap<usize, Spot>,
    edges: &[(usize, usize, Owner, Owner)],
    of: &BTreeMap<usize, Vec<usize>>,
) -> Vec<Border> {
    let mut used = vec![false; edges.len()];
    let mut out = Vec::new();
    let junction = |k: usize| of[&k].len() != 2;
    let starts = of
        .keys()
        .copied()
        .filter(|k| junction(*k))
        .chain(of.keys().copied().filter(|k| !junction(*k)));
    for start in starts {
        for &first in &of[&start] {
            if used[first] {
                continue;
            }
            let (f, _, l, r) = edges[first];
            let (left, right) = if f == start { (l, r) } else { (r, l) };
            let (mut node, mut edge, mut line) = (start, first, vec![at[&start]]);
            loop {
                used[edge] = true;
                let (f, g, ..) = edges[edge];
                node = if f == node { g } else { f };
                line.push(at[&node]);
                if junction(node) || node == start {
                    break;
                }
                match of[&node].iter().find(|e| !used[**e]) {
                    Some(next) => edge = *next,
                    None => break,
                }
            }
            let ends = junction(start).then_some((start, node));
            let kept = if ends.is_some() { simple(&line, 3.5) } else { line };
            out.push(Border {
                left,
                right,
                line: smooth(&kept),
                ends,
            });
        }
    }
    out
}

/// The area inside the borders of one owner.
fn area_of(owner: Owner, borders: &[Border]) -> MultiPolygon<f64> {
    let mut open: Vec<(Vec<Spot>, usize, usize)> = Vec::new();
    let mut rings: Vec<Vec<Spot>> = Vec::new();
    for b in borders {
        let forward = b.left == owner;
        if !forward && b.right != owner {
            continue;
        }
        let mut line = b.line.clone();
        if !forward {
            line.reverse();
        }
        match b.ends {
            None => rings.push(line),
            Some((u, v)) => open.push(if forward { (line, u, v) } else { (line, v, u) }),
        }
    }
    while let Some((mut ring, start, mut end)) = open.pop() {
        while end != start {
            let next = open
                .iter()
                .position(|(_, u, _)| *u == end)
                .expect("borders of one owner close");
            let (line, _, v) = open.remove(next);
            ring.extend_from_slice(&line[1..]);
            end = v;
        }
        rings.push(ring);
    }
    let (mut solid, mut holes) = (Vec::new(), Vec::new());
    for ring in rings {
        let area = Polygon::new(LineString::new(ring), vec![]);
        // With the owner on the left and y downwards, an outer ring has negative area.
        if area.signed_area() < 0.0 {
            solid.push(area)
        } else {
            holes.push(area)
        }
    }
    MultiPolygon::new(solid).difference(&MultiPolygon::new(holes))
}

/// Which province a point of land belongs to, for those who only have the areas.
pub fn owner_at(areas: &[MultiPolygon<f64>], p: Spot) -> Owner {
    areas.iter().position(|area| {
        area.0.iter().any(|part| {
            crate::coast::holds(&part.exterior().0, p)
                && !part.interiors().iter().any(|hole| crate::coast::holds(&hole.0, p))
        })
    })
}

/// The pieces of an area by size, the largest first.
pub fn pieces(area: &MultiPolygon<f64>) -> Vec<&Polygon<f64>> {
    let mut out: Vec<_> = area.0.iter().collect();
    out.sort_by(|a, b| b.unsigned_area().total_cmp(&a.unsigned_area()));
    out
}
