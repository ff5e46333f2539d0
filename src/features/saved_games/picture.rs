//! The public map, small: for each space whose it is and whose army stands there, half a byte.

use engine::Side;
use engine::layout::Spot;
use engine::scene::Scene;

/// The picture of a public scene.
pub fn of(scene: &Scene) -> Vec<u8> {
    let mut halves: Vec<u8> = scene.spaces.iter().map(|s| bits(s.control)).collect();
    for stack in scene.stacks.iter().filter(|s| !s.generals.is_empty()) {
        let at = scene.spaces.iter().position(|s| s.id == stack.seat.space());
        if let Some(half) = at.and_then(|at| halves.get_mut(at)) {
            *half |= bits(Some(stack.side)) << 2;
        }
    }
    halves
        .chunks(2)
        .map(|two| two.iter().rev().fold(0, |byte, half| byte << 4 | half))
        .collect()
}

fn bits(side: Option<Side>) -> u8 {
    match side {
        None => 0,
        Some(Side::Rome) => 1,
        Some(Side::Carthage) => 2,
    }
}

/// What to draw of a picture: a css class and the path of its dots, armies first.
pub fn dots(picture: &[u8], spots: &[Spot]) -> Vec<(&'static str, String)> {
    let half = |at: usize| picture.get(at / 2).map_or(0, |byte| byte >> (at % 2 * 4) & 15);
    let path = |fits: &dyn Fn(u8) -> bool| {
        let mut path = String::new();
        for (at, spot) in spots.iter().enumerate().filter(|(at, _)| fits(half(*at))) {
            debug_assert!(at < 256, "spaces are numbered by a byte");
            path.push('M');
            path.push_str(&(spot.x / 10).to_string());
            path.push(' ');
            path.push_str(&(spot.y / 10).to_string());
            path.push_str("h0");
        }
        path
    };
    vec![
        ("army rome", path(&|half| half & 4 != 0)),
        ("army carthage", path(&|half| half & 8 != 0)),
        ("free", path(&|half| half & 3 == 0)),
        ("rome", path(&|half| half & 3 == 1)),
        ("carthage", path(&|half| half & 3 == 2)),
    ]
}
