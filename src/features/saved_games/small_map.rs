//! The small map of a game: its land, and who holds what on it, for Home and for kept games.

use crate::features::saved_games::picture;
use crate::games;
use crate::games::GAMES;
use crate::tree::{Element, el};

/// The drawings of all small maps, fetched once each and never shown themselves: what [`small_map`] refers to.
pub fn drawings() -> impl Iterator<Item = Element> {
    let all = GAMES.iter().filter_map(|game| game.about.small);
    all.map(|map| {
        el("div.symbols")
            .key(map.id)
            .attr("aria-hidden", "true")
            .attr("data-file", map.svg)
    })
}

/// The map of the game of a place with the dots of a picture; without one each space is a dot that nobody holds. None where the game has no map.
pub fn small_map(game: usize, kept: &[u8]) -> Option<Element> {
    let map = games::about(game).small?;
    let view = [map.view.x, map.view.y, map.view.w, map.view.h].map(|n| (n / 10).to_string());
    let land = format!("<use href=\"#{}\"/>", map.id);
    let dots = picture::dots(kept, map.spots);
    let dots = dots.iter().filter(|(_, path)| !path.is_empty());
    let dots = dots.map(|(class, path)| format!("<path class=\"{class}\" d=\"{path}\"/>"));
    Some(
        el("svg.small-map")
            .attr("viewBox", view.join(" "))
            .attr("preserveAspectRatio", "xMidYMid slice")
            .attr("aria-hidden", "true")
            .markup([land].into_iter().chain(dots).collect::<String>()),
    )
}
