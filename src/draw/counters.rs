//! A stack of counters: general, combat units, wagon, names on a ribbon.

use super::{class, escape, n, symbol};
use kernel::Side;
use kernel::scene::{Counter, Frame, GeneralShown, Stack};

/// The drawing of a stack around the origin.
pub fn stack(stack: &Stack) -> String {
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
    if matches!(stack.seat, kernel::scene::Seat::Inside(_)) {
        let (left, top, merlons) = if stack.generals.is_empty() {
            (-14.0, -15.0, 4)
        } else {
            (-28.0, -26.0, 8)
        };
        let teeth = "v-4h3.5v4h3.5".repeat(merlons);
        put!(
            out,
            r#"<path class="battlement" d="M{0} {1}{teeth}v3H{0}z"/>"#,
            n(left),
            n(top)
        );
    }
    out
}

/// The frame of a stack that may be tapped.
pub fn frame(stack: &Stack) -> String {
    let (w, h, y) = if stack.generals.is_empty() {
        (34.0, 34.0, 0.0)
    } else {
        (66.0, 61.0, 0.5)
    };
    let mut out = String::new();
    for class in ["pick-line", "pick"] {
        put!(
            out,
            r#"<rect class="can {class}" x="{}" y="{}" width="{}" height="{}" rx="8"/>"#,
            n(-w / 2.0),
            n(y - h / 2.0),
            n(w),
            n(h)
        );
    }
    out
}

/// The names on the ribbon of a stack: it is wider than the frame and lies on it.
pub fn label(stack: &Stack) -> String {
    let mut out = String::new();
    if !stack.generals.is_empty() {
        ribbon(&mut out, &stack.generals);
    }
    out
}

/// Left, top, right and lower edge, in map units.
pub type Edges = (f64, f64, f64, f64);

/// The box of a stack's drawing around its origin: counters with their badges, Warships beside them, the ribbon of names.
pub fn edges(stack: &Stack, (x, y): (f64, f64)) -> Edges {
    let some = |of: &dyn Fn(&str) -> bool| stack.units.iter().any(|u| u.count > 0 && of(u.symbol));
    let (wagon, ships) = (some(&|s| s == "wagon"), some(&|s| is_ship(s)));
    let troops = some(&|s| s != "wagon" && !is_ship(s));
    let (mut left, mut top, mut right, mut low): Edges = if stack.generals.is_empty() {
        let left = if wagon { -22.0 } else { -14.0 };
        let right = if wagon && troops { 30.0 } else { 22.0 };
        (left, -15.0, right, 21.0)
    } else {
        let half = ribbon_half(&stack.generals);
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
    (x + left, y + top, x + right, y + low)
}

fn is_ship(symbol: &str) -> bool {
    symbol.starts_with("ship") || symbol == "warship" || symbol == "trireme"
}

/// Half the width and height that a stack takes, and how far its middle lies above the origin.
pub fn extent(stack: &Stack) -> (f64, f64) {
    if stack.generals.is_empty() {
        (20.0, 17.0)
    } else {
        (29.0, 27.0)
    }
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
            Frame::Circle => {
                put!(
                    out,
                    r#"<circle class="foot" cx="{}" cy="{}" r="7"/>"#,
                    n(x - 7.0),
                    n(foot)
                );
            }
            Frame::Square => put!(
                out,
                r#"<rect class="foot" x="{}" y="{}" width="13" height="13.6" rx="1.5"/>"#,
                n(x + 0.6),
                n(foot - 6.8)
            ),
        }
    }
    for rating in &general.ratings {
        let dx = match rating.frame {
            Frame::Circle => -7.0,
            Frame::Square => 7.0,
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
            kernel::scene::Seat::Inside(_) => " inside",
            kernel::scene::Seat::AtSea(_) => " at-sea",
            kernel::scene::Seat::Outside(_) => "",
        }
    )
}
