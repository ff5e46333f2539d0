//! Small parts: symbols, the mark of a side, rule chips, certainty.

use crate::draw;
use kernel::scene::Certainty;
use kernel::{Rule, Side};
use leptos::prelude::*;

/// A symbol of the sheet.
pub fn icon(id: &str, size: u32) -> AnyView {
    let href = format!("#i-{}", draw::counters::known(id));
    view! {
        <svg class="i" width=size height=size aria-hidden="true"><use_ href=href></use_></svg>
    }
    .into_any()
}

/// The mark of a side: long or round shield with its letter; an empty ring for nobody.
pub fn side(of: Option<Side>) -> AnyView {
    match of {
        Some(side) => view! {
            <span class=format!("side {}", draw::class(of)) role="img" aria-label=side.name()>{draw::letter(side)}</span>
        }
        .into_any(),
        None => view! { <span class="side neutral" role="img" aria-label="Nobody"></span> }.into_any(),
    }
}

/// A section of the rules.
pub fn rule(section: Rule) -> AnyView {
    view! { <span class="rule" data-rule=section.0><span class="unseen">"Rule "</span>"§ "{section.0}</span> }
        .into_any()
}

/// How sure a value is, in a word.
pub fn sure(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Sourced => "Printed in a public source.",
        Certainty::Inferred => "Follows from a source.",
        Certainty::Reconstructed => "Reconstructed: no public source was found.",
    }
}

/// A sentence with a capital letter at its head.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
