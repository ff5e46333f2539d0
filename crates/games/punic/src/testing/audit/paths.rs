//! Paths over the map, for isolation.

use std::collections::BTreeSet;

/// Whether a path leads from a space to such an end: over these connections, and between both through open spaces alone.
pub fn leads(from: usize, joined: &[[usize; 2]], end: &impl Fn(usize) -> bool, open: &impl Fn(usize) -> bool) -> bool {
    let mut been = BTreeSet::new();
    let mut here = vec![from];
    while let Some(at) = here.pop() {
        if end(at) {
            return true;
        }
        if !been.insert(at) || at != from && !open(at) {
            continue;
        }
        for [a, b] in joined {
            match at {
                at if at == *a => here.push(*b),
                at if at == *b => here.push(*a),
                _ => {}
            }
        }
    }
    false
}
