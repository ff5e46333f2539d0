//! The markers of the spaces: their control, walls and tribes, and the marks on them.

use crate::map::{class, escape, letter, n, symbol};
use crate::model::view_model::ViewModel;
use crate::tree::{Element, el};
use engine::layout::{Layout, Place};
use engine::scene::{BoardKind, Mark, Shape, SpaceShown};

/// All spaces, each a group with an accessible name, and the pennants of the provinces.
pub fn spaces(view_model: &ViewModel, layout: &Layout) -> Vec<Element> {
    let drawn = view_model.scene.spaces.iter().filter_map(|space| {
        let place = layout.places.get(usize::from(space.id.0))?;
        let (x, y) = place.at.units();
        let lit = view_model.lit.iter().any(|l| l.at == space.id);
        let name = [&*space.note, if lit { " May be chosen." } else { "" }].concat();
        let mut inside = String::new();
        match space.shape {
            Shape::Water | Shape::Harbour => waters(&mut inside, space, place),
            Shape::Disc | Shape::Square | Shape::LargeSquare | Shape::Oval => {
                put!(inside, r#"<circle class="target" cx="{}" cy="{}" r="22"/>"#, n(x), n(y));
                marker(&mut inside, space, x, y);
            }
        }
        lies(&mut inside, &space.marks, x, y);
        Some(
            el("g")
                .class(format!("space {} {}", kind(space.shape), class(space.control)))
                .attr("data-space", space.name)
                .attr("role", "button")
                .label(name)
                .markup(inside),
        )
    });
    let mut pennons = String::new();
    pennants(&mut pennons, view_model, layout);
    drawn.chain([el("g").markup(pennons)]).collect()
}

fn kind(shape: Shape) -> &'static str {
    match shape {
        Shape::Disc => "ordinary",
        Shape::Square => "walled_city",
        Shape::LargeSquare => "large_walled_city",
        Shape::Oval => "tribe",
        Shape::Water => "waters",
        Shape::Harbour => "harbour",
    }
}

fn marker(out: &mut String, space: &SpaceShown, x: f64, y: f64) {
    match space.shape {
        Shape::Disc => {
            put!(
                out,
                r#"<circle class="disc" cx="{0}" cy="{1}" r="10.5"/><circle class="rim" cx="{0}" cy="{1}" r="8"/>"#,
                n(x),
                n(y)
            );
            side_letter(out, space, x, y + 4.6);
        }
        Shape::Oval => {
            put!(
                out,
                r#"<ellipse class="disc" cx="{0}" cy="{1}" rx="15" ry="11"/><ellipse class="rim" cx="{0}" cy="{1}" rx="12.2" ry="8.2"/>{2}"#,
                n(x),
                n(y),
                symbol("tribe", x, y - 0.5, 14.0, "tribe-mark")
            );
        }
        Shape::Square => walls(out, space, x, y, 12.0),
        Shape::LargeSquare => walls(out, space, x, y, 14.0),
        Shape::Water | Shape::Harbour => {}
    }
}

/// A wash over a printed part of the sea in the colour of who controls it, with his letter at its lower edge. A harbour is printed in
/// the colour of its owner.
fn waters(out: &mut String, space: &SpaceShown, place: &Place) {
    let ((x, y), (w, h)) = (place.at.units(), place.half.units());
    let corner = if space.shape == Shape::Water { h } else { 9.0 };
    let (rx, left, top) = (if space.shape == Shape::Water { w } else { corner }, x - w, y - h);
    put!(
        out,
        r#"<rect class="wash" x="{}" y="{}" width="{}" height="{}" rx="{}" ry="{}"/>"#,
        n(left),
        n(top),
        n(2.0 * w),
        n(2.0 * h),
        n(rx),
        n(corner)
    );
    if space.shape == Shape::Water && space.control.is_some() {
        put!(out, r#"<circle class="disc" cx="{}" cy="{}" r="8"/>"#, n(x), n(y + h));
        side_letter(out, space, x, y + h + 4.6);
    }
}

fn side_letter(out: &mut String, space: &SpaceShown, x: f64, y: f64) {
    if let Some(side) = space.control {
        put!(
            out,
            r#"<text class="letter" x="{}" y="{}">{}</text>"#,
            n(x),
            n(y),
            letter(side)
        );
    }
}

fn walls(out: &mut String, space: &SpaceShown, x: f64, y: f64, r: f64) {
    let m = 2.0 * r / 7.0;
    let mut top = String::new();
    for k in 0..4 {
        put!(top, "h{}", n(m));
        if k < 3 {
            put!(top, "v{}h{}v{}", n(m * 0.8), n(m), n(-m * 0.8));
        }
    }
    put!(
        out,
        r#"<path class="disc" d="M{} {}{top}V{}H{}Z"/><path class="rim" d="M{} {}h{}V{}h{}Z"/>"#,
        n(x - r),
        n(y - r - m * 0.3),
        n(y + r),
        n(x - r),
        n(x - r + 3.0),
        n(y - r + 4.5),
        n(2.0 * r - 6.0),
        n(y + r - 3.0),
        n(6.0 - 2.0 * r),
    );
    side_letter(out, space, x - 1.5, y + 5.5);
    if space.capacity > 0 {
        put!(
            out,
            r#"<rect class="cap" x="{}" y="{}" width="12.5" height="13"/><text class="cap-text" x="{}" y="{}">{}</text>"#,
            n(x + r - 7.2),
            n(y + r - 8.5),
            n(x + r - 1.0),
            n(y + r + 2.3),
            space.capacity
        );
    }
}

/// Siege marks and the like, in a row beside the foot of the marker: a stack stands above it.
fn lies(out: &mut String, marks: &[Mark], x: f64, y: f64) {
    for (at, mark) in marks.iter().enumerate() {
        let left = x - 17.0 - 15.0 * at as f64;
        put!(
            out,
            r#"<g class="lies" role="img" aria-label="{}"><circle class="lies-disc" cx="{}" cy="{}" r="9"/>{}"#,
            escape(&mark.name),
            n(left),
            n(y + 12.0),
            symbol(mark.symbol, left, y + 12.0, 12.0, "lies-mark")
        );
        if mark.count > 1 {
            put!(
                out,
                r#"<text class="lies-text" x="{}" y="{}">{}</text>"#,
                n(left + 8.0),
                n(y + 8.0),
                mark.count
            );
        }
        out.push_str("</g>");
    }
}

/// The pennant beside the printed name of a region: a long shield, a round shield or an empty ring, by who controls it.
fn pennants(out: &mut String, view_model: &ViewModel, layout: &Layout) {
    let Some(board) = view_model.scene.boards.iter().find(|b| b.kind == BoardKind::Regions) else {
        return;
    };
    let cells: Vec<_> = board.rows.iter().flatten().collect();
    for seat in layout.pennants {
        let Some(cell) = cells
            .iter()
            .find(|c| c.text == seat.name || c.note.starts_with(seat.name))
        else {
            continue;
        };
        let (x, y) = seat.at.units();
        match cell.side {
            None => {
                put!(
                    out,
                    r#"<circle class="pennant neutral" cx="{}" cy="{}" r="4.5"/>"#,
                    n(x),
                    n(y)
                );
            }
            Some(side) => {
                let icon = if side == engine::Side::Rome {
                    "scutum"
                } else {
                    "roundel"
                };
                let flag = symbol(icon, x, y, 18.0, &format!("pennant {}", class(Some(side))));
                put!(
                    out,
                    r#"{flag}<text class="pennant-letter" x="{}" y="{}">{}</text>"#,
                    n(x),
                    n(y + 4.2),
                    letter(side)
                );
            }
        }
    }
}
