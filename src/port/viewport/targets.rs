//! What the open question is about, as points of the map.

use super::layout;
use crate::draw::origins;
use crate::port::App;

/// Whether some targets of a batch have been picked: then the map does not move under the finger.
pub fn picking(app: App) -> bool {
    app.peek(|m| {
        m.shown()
            .and_then(|t| t.view_model.batch.as_ref())
            .is_some_and(|b| !b.placed.is_empty())
    })
}

/// The space that the question is about, as a point of the map.
pub fn asked(app: App) -> Option<(f64, f64)> {
    let at = app.peek(|m| m.shown()?.view_model.asked.as_ref()?.at)?;
    Some(layout(app).places.get(usize::from(at.0))?.at.units())
}

/// All legal targets, as points of the map.
pub fn lit(app: App) -> Vec<(f64, f64)> {
    let layout = layout(app);
    let mut points: Vec<(f64, f64)> = Vec::new();
    app.peek(|m| {
        let Some(table) = m.shown() else { return };
        let view_model = &table.view_model;
        let places = view_model
            .lit
            .iter()
            .filter_map(|l| layout.places.get(usize::from(l.at.0)));
        points.extend(places.map(|p| p.at.units()));
        let origins = origins::origins(&view_model.scene, layout);
        let standing = view_model.scene.stacks.iter().zip(origins.iter().copied());
        let ready = standing.filter(|(s, _)| s.generals.iter().any(|g| view_model.general(g.unit).is_some()));
        points.extend(ready.map(|(_, at)| at));
    });
    points
}
