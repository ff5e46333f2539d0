//! The face of a card.

use super::small::{icon, sure};
use crate::draw;
use kernel::Side;
use kernel::scene::{CardFace, Certainty};
use leptos::prelude::*;

/// Css classes of a card.
pub fn classes(face: &CardFace) -> String {
    let counter = if face.kind.contains("Counter") { " counter" } else { "" };
    format!("card {}{counter}", face.side.map_or("both", |s| draw::class(Some(s))))
}

/// Accessible name of a card.
pub fn name(face: &CardFace) -> String {
    let whose = match face.side {
        None => "either side’s event",
        Some(Side::Rome) => "Rome’s event",
        Some(Side::Carthage) => "Carthage’s event",
    };
    format!(
        "{}, card {}: {} OPs, {whose}, {}. {}",
        face.title, face.number, face.ops, face.kind, face.text
    )
}

/// What is printed on it.
pub fn face(face: &CardFace, full: bool) -> AnyView {
    let marks = face
        .symbols
        .iter()
        .map(|s| icon(s, if full { 22 } else { 14 }))
        .collect_view();
    let mark = match face.certainty {
        Certainty::Sourced => "",
        Certainty::Inferred => "≈",
        Certainty::Reconstructed => "?",
    };
    view! {
        <span class="ops">{face.ops}</span>
        <span class="marks">{marks}</span>
        <span class="art">{icon(face.art, if full { 118 } else { 44 })}</span>
        <span class="name">{face.title}</span>
        <span class="text">{face.text}</span>
        <span class="foot">
            <span class="num">{face.number}</span>
            <span class="sure" title=sure(face.certainty)>{mark}</span>
            <span class="kind">{face.kind}</span>
        </span>
    }
    .into_any()
}
