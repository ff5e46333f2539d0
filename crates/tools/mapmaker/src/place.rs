//! Finds a seat for everything that is read: names of spaces and provinces, armies and second forces.
//!
//! Each item has a list of places it could take, each with a cost of its own; two items that meet cost more. Items
//! take their best answer in turn, then pairs that still meet look for a better pair of places. No chance is used.

use crate::plane::{Area, Spot, dot, spot};

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Name of a space.
    Name,
    /// Where its army stands.
    Stack,
    /// Where a second force stands.
    Second,
    /// Name of a province, with its pennant.
    Title,
}

/// Something to be placed.
pub struct Item {
    /// What it is.
    pub what: What,
    /// Whose: index of the space, or of the title.
    pub owner: usize,
    /// Whether it is used often: names and provinces always, armies and second forces at walls.
    pub likely: bool,
    /// Where it could lie, and what that costs.
    pub options: Vec<(Area, f64)>,
}

/// What a meeting costs: per square unit, and for meeting at all.
fn price(a: &Item, b: &Item) -> (f64, f64) {
    use What::{Name, Second, Stack, Title};
    let own = a.owner == b.owner && a.what != Title && b.what != Title;
    let likely = |often: (f64, f64), rarely: (f64, f64)| if a.likely && b.likely { often } else { rarely };
    match (a.what, b.what) {
        (Name, Name) => (14.0, 500.0),
        (Name | Title, Title) | (Title, Name) => (12.0, 400.0),
        (Name, Stack) | (Stack, Name) => (8.0, 300.0),
        (Stack, Stack) => (5.0, 240.0),
        (Title, Stack) | (Stack, Title) => likely((3.0, 60.0), (0.5, 10.0)),
        (Stack | Name, Second) | (Second, Stack | Name) if own => (9.0, 400.0),
        (Name, Second) | (Second, Name) => likely((5.0, 120.0), (0.8, 0.0)),
        (Title, Second) | (Second, Title) => likely((0.4, 0.0), (0.0, 0.0)),
        (Stack, Second) | (Second, Stack) => likely((2.0, 30.0), (0.3, 0.0)),
        (Second, Second) => likely((1.5, 20.0), (0.1, 0.0)),
    }
}

/// A meeting that costs this much should not be.
const HARD: f64 = 200.0;

/// How close two items may come before they meet.
fn pad(a: &Item, b: &Item) -> f64 {
    use What::{Name, Second, Stack};
    match (a.what, b.what) {
        (Stack | Second, Stack | Second) => 1.0,
        (Name, Name) => 7.0,
        _ => 2.5,
    }
}

/// Places all items; gives each one's box. Several orders are tried, and the best arrangement is kept.
pub fn settle(items: &[Item]) -> Vec<Area> {
    let reach: Vec<Area> = items
        .iter()
        .map(|i| Area::hull(i.options.iter().map(|o| o.0)).grown(4.0))
        .collect();
    let rivals: Vec<Vec<usize>> = (0..items.len())
        .map(|i| {
            (0..items.len())
                .filter(|j| *j != i && reach[i].hit(reach[*j], 0.0) > 0.0)
                .collect()
        })
        .collect();
    let by = |key: &dyn Fn(usize) -> f64| {
        let mut order: Vec<usize> = (0..items.len()).collect();
        order.sort_by(|a, b| key(*a).total_cmp(&key(*b)));
        order
    };
    let mut orders = vec![by(&|i| i as f64), by(&|i| -(rivals[i].len() as f64))];
    for turn in (0..12).map(|k| f64::from(k) * std::f64::consts::TAU / 12.0) {
        let way = spot(libm::cos(turn), libm::sin(turn));
        orders.push(by(&|i| dot(reach[i].middle(), way)));
    }
    let mut now = best_of(items, &rivals, &orders);
    give_way(items, &rivals, &mut now);
    (0..items.len()).map(|i| lies(items, &now, i)).collect()
}

/// How far a province's name keeps off an army at walls: names and numbers reach out of its seat.
const REACH: f64 = 10.0;
/// What a province's name pays for a square unit of an army's reach.
const REACHED: f64 = 6.0;

/// A place that costs this much lies on what is read.
const BURIED: f64 = 2000.0;

/// Names of provinces that lie under an army at walls look once more for a place, where everything else stays.
fn give_way(items: &[Item], rivals: &[Vec<usize>], now: &mut [Option<usize>]) {
    for i in (0..items.len()).filter(|i| items[*i].what == What::Title) {
        let armies: Vec<Area> = rivals[i]
            .iter()
            .filter(|j| items[**j].what == What::Stack && items[**j].likely)
            .map(|j| lies(items, now, *j))
            .collect();
        let reached = |at: Area| armies.iter().map(|a| at.hit(*a, REACH)).sum::<f64>();
        if reached(lies(items, now, i)) == 0.0 {
            continue;
        }
        let costs = costs(items, now, &rivals[i], i, i);
        let priced = costs.iter().zip(&items[i].options);
        let priced = priced
            .map(|(cost, (area, _))| cost + REACHED * reached(*area))
            .enumerate();
        let found = priced.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(k, _)| k);
        // Better under an army than over another name.
        now[i] = found.filter(|k| costs[*k] < BURIED).or(now[i]);
    }
}

/// The best arrangement of several orders, found on as many threads as help.
fn best_of(items: &[Item], rivals: &[Vec<usize>], orders: &[Vec<usize>]) -> Vec<Option<usize>> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let share = orders.len().div_ceil(threads);
    let tries: Vec<_> = std::thread::scope(|scope| {
        let work = |part: &'_ [Vec<usize>]| {
            part.iter()
                .map(|order| arrange(items, rivals, order))
                .collect::<Vec<_>>()
        };
        let parts: Vec<_> = orders
            .chunks(share)
            .map(|part| scope.spawn(move || work(part)))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().expect("placing does not panic"))
            .collect()
    });
    let priced = tries.into_iter().map(|now| (total(items, rivals, &now), now));
    priced.min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are orders").1
}

/// Where an item lies; all have been placed.
fn lies(items: &[Item], now: &[Option<usize>], i: usize) -> Area {
    items[i].options[now[i].expect("all were placed in the first round")].0
}

/// What an arrangement costs.
fn total(items: &[Item], rivals: &[Vec<usize>], now: &[Option<usize>]) -> f64 {
    let one = |i: usize| {
        let pairs = rivals[i].iter().filter(|j| **j > i);
        let own = items[i].options[now[i].expect("all were placed in the first round")].1;
        own + pairs
            .map(|j| meeting(&items[i], lies(items, now, i), &items[*j], lies(items, now, *j)))
            .sum::<f64>()
    };
    (0..items.len()).map(one).sum()
}

/// Best answers in turn, then pairs and pushes, until nothing moves.
fn arrange(items: &[Item], rivals: &[Vec<usize>], order: &[usize]) -> Vec<Option<usize>> {
    let mut now: Vec<Option<usize>> = vec![None; items.len()];
    for _ in 0..8 {
        let before = now.clone();
        for &i in order {
            now[i] = Some(best(items, &now, &rivals[i], i));
        }
        if now == before {
            break;
        }
    }
    for _ in 0..6 {
        let mut moved = false;
        for &i in order {
            for &j in rivals[i].iter().filter(|j| **j > i) {
                moved |= part(items, &mut now, rivals, i, j);
            }
            moved |= push_in(items, &mut now, rivals, i);
        }
        if !moved {
            break;
        }
    }
    now
}

/// Something in the way of an item: where it lies and what meeting it costs.
struct Rival {
    area: Area,
    pad: f64,
    each: f64,
    once: f64,
}

impl Rival {
    fn cost(&self, at: Area) -> f64 {
        let hit = at.hit(self.area, self.pad);
        if hit == 0.0 {
            return 0.0;
        }
        hit * self.each
            + if at.hit(self.area, 0.0) > 0.0 {
                self.once
            } else {
                self.once / 6.0
            }
    }
}

/// All that is in the way of item `i`, but for `except`.
fn in_the_way(items: &[Item], now: &[Option<usize>], rivals: &[usize], i: usize, except: usize) -> Vec<Rival> {
    let placed = rivals
        .iter()
        .filter(|j| **j != except)
        .filter_map(|j| now[*j].map(|k| (&items[*j], items[*j].options[k].0)));
    let rival = |(other, area)| {
        let (each, once) = price(&items[i], other);
        Rival {
            area,
            pad: pad(&items[i], other),
            each,
            once,
        }
    };
    placed.map(rival).collect()
}

/// What each option of item `i` costs among all others but `except`.
fn costs(items: &[Item], now: &[Option<usize>], rivals: &[usize], i: usize, except: usize) -> Vec<f64> {
    let others = in_the_way(items, now, rivals, i, except);
    items[i]
        .options
        .iter()
        .map(|(area, own)| own + others.iter().map(|r| r.cost(*area)).sum::<f64>())
        .collect()
}

fn meeting(a: &Item, at: Area, b: &Item, bt: Area) -> f64 {
    let (each, once) = price(a, b);
    Rival {
        area: bt,
        pad: pad(a, b),
        each,
        once,
    }
    .cost(at)
}

fn best(items: &[Item], now: &[Option<usize>], rivals: &[usize], i: usize) -> usize {
    let costs = costs(items, now, rivals, i, i);
    let least = costs.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1));
    least.expect("every item has options").0
}

/// If two items meet, looks for the best pair of places for both; tells whether they moved.
fn part(items: &[Item], now: &mut [Option<usize>], rivals: &[Vec<usize>], i: usize, j: usize) -> bool {
    if meeting(&items[i], lies(items, now, i), &items[j], lies(items, now, j)) == 0.0 {
        return false;
    }
    let list = |k: usize, other: usize| -> Vec<(f64, usize)> {
        let mut all: Vec<_> = costs(items, now, &rivals[k], k, other).into_iter().zip(0..).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        all.truncate(160);
        all
    };
    let (mine, theirs) = (list(i, j), list(j, i));
    let mut least = f64::INFINITY;
    let mut pair = (now[i], now[j]);
    for (c, o) in &mine {
        for (d, p) in &theirs {
            if c + d >= least {
                break;
            }
            let sum = c + d + meeting(&items[i], items[i].options[*o].0, &items[j], items[j].options[*p].0);
            if sum < least {
                (least, pair) = (sum, (Some(*o), Some(*p)));
            }
        }
    }
    let moved = pair != (now[i], now[j]);
    (now[i], now[j]) = pair;
    moved
}

/// If an item meets others that it must not meet, tries its best places in turn and lets those it pushes away look again; keeps the first
/// arrangement that is better for all together. Tells whether one was found.
fn push_in(items: &[Item], now: &mut Vec<Option<usize>>, rivals: &[Vec<usize>], i: usize) -> bool {
    let met = |places: &[Option<usize>], k: usize| -> Vec<usize> {
        let meets =
            |j: &&usize| meeting(&items[k], lies(items, places, k), &items[**j], lies(items, places, **j)) > 0.0;
        rivals[k].iter().filter(meets).copied().collect()
    };
    let hard =
        |j: &usize| price(&items[i], &items[*j]).1 >= HARD && lies(items, now, i).hit(lies(items, now, *j), 0.0) > 0.0;
    if !rivals[i].iter().any(hard) {
        return false;
    }
    let mut order: Vec<usize> = (0..items[i].options.len()).collect();
    order.sort_by(|a, b| items[i].options[*a].1.total_cmp(&items[i].options[*b].1).then(a.cmp(b)));
    let least = total(items, rivals, now);
    for o in order.into_iter().take(60) {
        let mut tried = now.clone();
        tried[i] = Some(o);
        for _ in 0..2 {
            for j in met(&tried, i) {
                tried[j] = Some(best(items, &tried, &rivals[j], j));
                for k in met(&tried, j).into_iter().filter(|k| *k != i) {
                    tried[k] = Some(best(items, &tried, &rivals[k], k));
                }
            }
        }
        if total(items, rivals, &tried) < least - 0.5 {
            *now = tried;
            return true;
        }
    }
    false
}

/// Boxes of this size around a marker: directions on a square, so that sides and corners are all tried.
pub fn around(at: Spot, half: (f64, f64), size: (f64, f64), gaps: &[f64], steps: u32) -> Vec<(Area, f64, Spot)> {
    let mut out = Vec::new();
    for gap in gaps {
        for k in 0..8 * steps {
            let t = f64::from(k % (2 * steps)) / f64::from(steps) - 1.0;
            let way = match k / (2 * steps) {
                0 => Spot { x: 1.0, y: t },
                1 => Spot { x: -t, y: 1.0 },
                2 => Spot { x: -1.0, y: -t },
                _ => Spot { x: t, y: -1.0 },
            };
            let c = at
                + Spot {
                    x: way.x * (half.0 + gap + size.0 / 2.0),
                    y: way.y * (half.1 + gap + size.1 / 2.0),
                };
            out.push((Area::around(c, size.0, size.1), *gap, way));
        }
    }
    out
}
