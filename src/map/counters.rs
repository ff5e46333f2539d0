//! A stack of counters: general, combat units, wagon, names on a ribbon.

use crate::map::{class, escape, n, symbol};
use engine::Side;
use engine::scene::{Counter, GeneralShown, RatingShape, Stack};

/// Half the size of the box in which every stack is drawn, in map units, and how far its middle lies to the right of and below the origin.
/// It is the same at each nearness, so that an army stands where it is however the map is zoomed.
pub const HALF: (f64, f64) = (19.0, 18.0);

/// The drawing of a stack around the origin, three times: as it is shown near by, on the whole map, and on a map so small that side and
/// strength alone can be read. Which is seen is said by the class of the map (`port::viewport::overlays`).
pub fn stack(stack: &Stack) -> String {
    let [left, top, right, low] = whole_box(stack);
    let (w, h) = (right - left, low - top);
    let k = (2.0 * HALF.0 / w).min(2.0 * HALF.1 / h);
    let (x, y) = (-(left + right) / 2.0 * k, -(top + low) / 2.0 * k);
    format!(
        r#"<g class="all" transform="translate({} {}) scale({k:.3})">{}</g><g class="token">{}</g><g class="tally">{}</g>"#,
        n(x),
        n(y),
        whole(stack),
        token(stack),
        tally(stack)
    )
}

/// What counts as the strength of a stack: its troops, or its ships where it has no troops.
fn strength(stack: &Stack) -> u32 {
    let sum = |of: &dyn Fn(&&Counter) -> bool| stack.units.iter().filter(of).map(|u| u32::from(u.count)).sum();
    let troops: u32 = sum(&|u| u.symbol != "wagon" && !is_ship(u.symbol));
    if troops > 0 {
        troops
    } else {
        sum(&|u| is_ship(u.symbol))
    }
}

/// A stack on the whole map: who leads it, with the rating by which cards activate him, or what it is; its strength, and a sign where there is
/// more than that.
fn token(stack: &Stack) -> String {
    let mut out = String::new();
    let some = |of: &dyn Fn(&str) -> bool| stack.units.iter().any(|u| u.count > 0 && of(u.symbol));
    let icon = match stack
        .units
        .iter()
        .filter(|u| u.count > 0)
        .max_by_key(|u| (u.symbol != "wagon", u.symbol == "elephant"))
    {
        _ if !stack.generals.is_empty() => "general",
        Some(unit) => unit.symbol,
        None => "general",
    };
    let (x, y) = (-3.0, -1.0);
    shield(&mut out, stack.side, x, y, 30.0, 32.0, "face");
    shield(&mut out, stack.side, x, y, 25.5, 27.5, "line");
    out.push_str(&symbol(known(icon), x, y - 1.5, 23.0, "glyph"));
    if let Some(rating) = stack.generals.first().and_then(first_rating) {
        put!(
            out,
            r#"<circle class="rating" cx="-11" cy="9.5" r="7.5"/><text class="rating-text" x="-11" y="14">{rating}</text>"#
        );
    }
    let strength = strength(stack);
    if strength > 0 {
        badge(&mut out, 10.0, 9.0, &strength.to_string());
    }
    let kinds = stack.units.iter().filter(|u| u.count > 0).count();
    if some(&|s| s == "elephant") && icon != "elephant" {
        put!(
            out,
            r#"<g class="more"><circle class="badge" cx="11" cy="-10" r="7.5"/>{}</g>"#,
            symbol("elephant", 11.0, -10.0, 11.0, "more-mark")
        );
    } else if stack.generals.len() > 1
        || kinds > 1
        || !stack.generals.is_empty() && some(&|s| s == "wagon" || is_ship(s))
    {
        out.push_str(r#"<g class="more"><circle class="badge" cx="13" cy="-11" r="6"/><path class="plus" d="M10 -11h6M13 -14v6"/></g>"#);
    }
    if matches!(stack.seat, engine::scene::Seat::Inside(_)) {
        battlement(&mut out, -18.0, -18.0, 4);
    }
    out
}

/// The rating of a General that stands in a circle: that by which cards activate him.
fn first_rating(general: &GeneralShown) -> Option<u8> {
    let mut ratings = general.ratings.iter();
    ratings
        .find(|rating| rating.frame == RatingShape::Circle)
        .map(|rating| rating.value)
}

/// A stack on a map too small for pictures: a plate with its strength, or with a star for a General alone.
fn tally(stack: &Stack) -> String {
    let strength = strength(stack);
    let text = if strength > 0 {
        strength.to_string()
    } else {
        "\u{2217}".to_owned()
    };
    let mut out = String::new();
    shield(&mut out, stack.side, 0.0, 0.0, 36.0, 32.0, "face");
    put!(out, r#"<text class="tally-text" x="0" y="9">{text}</text>"#);
    out
}

/// Merlons over a stack that stands inside walls.
fn battlement(out: &mut String, left: f64, top: f64, merlons: usize) {
    let teeth = "v-4h3.5v4h3.5".repeat(merlons);
    put!(
        out,
        r#"<path class="battlement" d="M{0} {1}{teeth}v3H{0}z"/>"#,
        n(left),
        n(top)
    );
}

/// A stack as it is shown near by, around an origin of its own.
fn whole(stack: &Stack) -> String {
    let side = stack.side;
    let mut out = String::with_capacity(1600);
    let wagon = stack.units.iter().find(|u| u.symbol == "wagon" && u.count > 0);
    let ships = stack.units.iter().find(|u| is_ship(u.symbol));
    let troops: Vec<&Counter> = stack
        .units
        .iter()
        .filter(|u| u.count > 0 && u.symbol != "wagon" && ships.is_none_or(|s| s.symbol != u.symbol))
        .collect();
    let count: u32 = troops.iter().map(|u| u32::from(u.count)).sum();
    let face = troops
        .iter()
        .find(|u| u.symbol == "elephant")
        .or(troops.first())
        .map(|u| u.symbol);
    match stack.generals.first() {
        Some(first) => {
            let cx = if face.is_some() { -13.0 } else { 0.0 };
            if let Some(icon) = face {
                unit(&mut out, side, icon, 13.0, -4.0, 28.0, count);
            }
            general(&mut out, side, first, cx, -6.0);
            if let Some(wagon) = wagon {
                train(&mut out, side, 14.0, -21.0, wagon.count);
            }
        }
        None => {
            let x = if wagon.is_some() && face.is_some() { 8.0 } else { 0.0 };
            if let Some(icon) = face {
                unit(&mut out, side, icon, x, 0.0, 28.0, count);
            }
            if let Some(wagon) = wagon {
                train(
                    &mut out,
                    side,
                    if face.is_some() { -12.0 } else { 0.0 },
                    6.0,
                    wagon.count,
                );
            }
        }
    }
    if let Some(ships) = ships.filter(|s| s.count > 0) {
        unit(&mut out, side, "ship-ready", 35.0, -16.0, 20.0, u32::from(ships.count));
    }
    if !stack.generals.is_empty() {
        ribbon(&mut out, &stack.generals);
    }
    if matches!(stack.seat, engine::scene::Seat::Inside(_)) {
        let (left, top, merlons) = if stack.generals.is_empty() {
            (-14.0, -15.0, 4)
        } else {
            (-28.0, -26.0, 8)
        };
        battlement(&mut out, left, top, merlons);
    }
    out
}

/// The frame of a stack that may be tapped.
pub fn frame() -> String {
    let mut out = String::new();
    for class in ["pick-line", "pick"] {
        put!(
            out,
            r#"<rect class="can {class}" x="{}" y="{}" width="{}" height="{}" rx="8"/>"#,
            n(-HALF.0 - 1.0),
            n(-HALF.1 - 1.0),
            n(2.0 * HALF.0 + 2.0),
            n(2.0 * HALF.1 + 2.0)
        );
    }
    out
}

/// Left, top, right and lower edge, in map units.
pub type Edges = (f64, f64, f64, f64);

/// The box of a stack's drawing around its origin.
pub fn edges((x, y): (f64, f64)) -> Edges {
    (x - HALF.0, y - HALF.1, x + HALF.0, y + HALF.1)
}

/// The box of what is drawn near by, around an origin of its own: counters with their badges, Warships beside them, the ribbon of names.
fn whole_box(stack: &Stack) -> [f64; 4] {
    let some = |of: &dyn Fn(&str) -> bool| stack.units.iter().any(|u| u.count > 0 && of(u.symbol));
    let (wagon, ships) = (some(&|s| s == "wagon"), some(&is_ship));
    let troops = some(&|s| s != "wagon" && !is_ship(s));
    let (mut left, mut top, mut right, mut low): Edges = if stack.generals.is_empty() {
        let left = if wagon { -22.0 } else { -14.0 };
        let right = if wagon && troops { 30.0 } else { 22.0 };
        (left, -15.0, right, 21.0)
    } else {
        let half = ribbon_half(&stack.generals).min(30.0);
        let top = if wagon { -29.0 } else { -26.0 };
        let (left, right) = if troops || wagon { (-28.0, 34.0) } else { (-15.0, 15.0) };
        (-half.max(-left), top, half.max(right), 28.0)
    };
    if ships {
        (top, right) = (top.min(-26.0), 50.0);
        if !troops && stack.generals.is_empty() {
            (left, low) = (24.0, 1.0);
        }
    }
    [left, top, right, low]
}

fn is_ship(symbol: &str) -> bool {
    symbol.starts_with("ship") || symbol == "warship" || symbol == "trireme"
}

/// A shield: long for Rome, round for Carthage.
pub fn shield(out: &mut String, side: Side, x: f64, y: f64, w: f64, h: f64, class: &str) {
    let round = if side == Side::Rome { 5.0 } else { w.min(h) / 2.0 };
    put!(
        out,
        r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="{}"/>"#,
        n(x - w / 2.0),
        n(y - h / 2.0),
        n(w),
        n(h),
        n(round)
    );
}

/// A counter of units with its number.
pub fn unit(out: &mut String, side: Side, icon: &str, x: f64, y: f64, size: f64, count: u32) {
    for k in (1..count.min(3)).rev() {
        let shift = 1.6 * f64::from(k);
        shield(out, side, x + shift, y + shift, size, size, "edge");
    }
    shield(out, side, x, y, size, size, "face");
    shield(out, side, x, y, size - 4.5, size - 4.5, "line");
    out.push_str(&symbol(known(icon), x, y, size * 0.62, "glyph"));
    if count > 0 {
        badge(out, x + size / 2.0 - 2.0, y + size / 2.0 - 1.0, &count.to_string());
    }
}

/// Symbols that games name and the sheet spells otherwise.
pub fn known(icon: &str) -> &str {
    match icon {
        "punic" => "hoplite",
        "warship" => "ship-ready",
        "fleet" => "trireme",
        "crossed-swords" => "swords",
        other => other,
    }
}

fn badge(out: &mut String, x: f64, y: f64, text: &str) {
    let w = 14.0 + 6.0 * (text.len() as f64 - 1.0);
    put!(
        out,
        r#"<rect class="badge" x="{}" y="{}" width="{}" height="15" rx="7.5"/><text class="badge-text" x="{}" y="{}">{text}</text>"#,
        n(x - w / 2.0),
        n(y - 7.5),
        n(w),
        n(x),
        n(y + 4.3)
    );
}

fn train(out: &mut String, side: Side, x: f64, y: f64, count: u8) {
    out.push_str(r#"<g class="st">"#);
    shield(out, side, x, y, 19.0, 15.0, "face");
    out.push_str(&symbol("wagon", x, y, 14.0, "glyph"));
    if count > 1 {
        put!(
            out,
            r#"<circle class="badge" cx="{0}" cy="{1}" r="6"/><text class="badge-text small" x="{0}" y="{2}">{count}</text>"#,
            n(x + 10.0),
            n(y - 4.0),
            n(y - 0.2)
        );
    }
    out.push_str("</g>");
}

/// A bust over a foot of numbers, each in its frame.
pub fn general(out: &mut String, side: Side, general: &GeneralShown, x: f64, y: f64) {
    let (w, h) = (30.0, 38.0);
    shield(out, side, x, y, w, h, "face");
    shield(out, side, x, y, w - 4.5, h - 4.5, "line");
    out.push_str(&symbol("general", x, y - 6.5, 23.0, "glyph"));
    let foot = y + h / 2.0 - 9.0;
    for rating in &general.ratings {
        match rating.frame {
            RatingShape::Circle => {
                put!(
                    out,
                    r#"<circle class="foot" cx="{}" cy="{}" r="7"/>"#,
                    n(x - 7.0),
                    n(foot)
                );
            }
            RatingShape::Square => put!(
                out,
                r#"<rect class="foot" x="{}" y="{}" width="13" height="13.6" rx="1.5"/>"#,
                n(x + 0.6),
                n(foot - 6.8)
            ),
        }
    }
    for rating in &general.ratings {
        let dx = match rating.frame {
            RatingShape::Circle => -7.0,
            RatingShape::Square => 7.0,
        };
        put!(
            out,
            r#"<text class="foot-text" x="{}" y="{}">{}</text>"#,
            n(x + dx),
            n(foot + 4.3),
            rating.value
        );
    }
}

/// The words on the ribbon.
fn names(generals: &[GeneralShown]) -> String {
    match generals {
        [one] => one.name.to_string(),
        [one, two] => format!("{} + {}", one.name, two.name),
        [one, more @ ..] => format!("{} + {}", one.name, more.len()),
        [] => String::new(),
    }
}

/// Half the width of the ribbon.
pub fn ribbon_half(generals: &[GeneralShown]) -> f64 {
    2.8 * names(generals).chars().count() as f64 + 5.5
}

fn ribbon(out: &mut String, generals: &[GeneralShown]) {
    let (name, w) = (names(generals), 2.0 * ribbon_half(generals));
    put!(
        out,
        r#"<rect class="ribbon" x="{}" y="13.5" width="{}" height="14.5" rx="3"/><text class="ribbon-text" x="0" y="24.6">{}</text>"#,
        n(-w / 2.0),
        n(w),
        escape(&name)
    );
}

/// The css classes of a stack.
pub fn classes(stack: &Stack, lit: bool) -> String {
    format!(
        "stack {}{}{}{}",
        class(Some(stack.side)),
        if stack.active { " active" } else { "" },
        if lit { " ready" } else { "" },
        match stack.seat {
            engine::scene::Seat::Inside(_) => " inside",
            engine::scene::Seat::AtSea(_) => " at-sea",
            engine::scene::Seat::Outside(_) => "",
        }
    )
}
