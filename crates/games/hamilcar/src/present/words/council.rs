//! What the Carthaginian council, the Miat, comes to when it gives up PCs (15.3).

use super::names::{joined, list, mood};
use crate::state::{Mood, State};

/// What a Peaceful council means (15.3.D).
const PEACEFUL: &str =
    "it counts for Rome, no Carthaginian CU or Supply Train may leave Africa, and a Truce binds Carthage";

/// What the council comes to without so many of its PCs: without all of them, else without each.
pub(super) fn without(state: &State, pcs: u8) -> String {
    let there = state.miat.iter().filter(|pc| **pc).count();
    if there > 0 && usize::from(pcs) >= there {
        return format!(" With no PC left it is {}: {PEACEFUL}.", mood(Mood::Peaceful));
    }
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for slot in (0..state.miat.len()).filter(|slot| state.miat[*slot]) {
        let mut after = state.clone();
        after.miat[slot] = false;
        let mut less = Vec::new();
        if after.mood() != state.mood() {
            let means = match after.mood() {
                Mood::Neutral => " (no Carthaginian CU or Supply Train may leave Africa)".to_owned(),
                Mood::Peaceful => format!(" ({PEACEFUL})"),
                Mood::Warlike => String::new(),
            };
            less.push(format!("it is {}{means}", mood(after.mood())));
        }
        if after.miat_cus() < state.miat_cus() {
            less.push("it sends 1 CU less".to_owned());
        }
        if after.miat_generals() < state.miat_generals() {
            less.push("it sends 1 General less".to_owned());
        }
        let (words, slot) = (list(less), (slot + 1).to_string());
        match all.iter_mut().find(|(same, _)| *same == words) {
            Some((_, slots)) => slots.push(slot),
            None => all.push((words, vec![slot])),
        }
    }
    let told = all.into_iter().filter(|(words, _)| !words.is_empty());
    told.map(|(words, slots)| format!(" Without slot {}: {words}.", joined(slots, "or")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hamilcar, Setup};
    use engine::Rules;

    #[test]
    fn a_council_that_gives_up_its_last_pcs_is_peaceful() {
        let mut state = Hamilcar::start(Setup::default());
        state.miat.fill(true);
        let all = state.miat.len() as u8;
        assert!(without(&state, all).contains("With no PC left it is Peaceful"));
        assert!(!without(&state, all - 1).contains("Peaceful"));
        state.miat.fill(false);
        state.miat[0] = true;
        assert!(without(&state, 1).contains("a Truce binds Carthage"));
    }
}
